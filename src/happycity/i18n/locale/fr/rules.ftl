### Les règles avec nos propres mots, un message par numéro de docs/rules.md, avec un titre.
### Là où les livrets se taisent, nos décisions commencent par { -ruling }.

rule-group-S = Préparation
rule-group-B = La manche
rule-group-E = Fin et décompte
rule-group-X = Mode Expert
rule-group-G = L’extension Grozilla
rule-group-L = Ce qui change d’une édition à l’autre

## Préparation

rule-S1-title = Les joueurs et le premier joueur
rule-S1 = On joue de deux à cinq. L’un des joueurs prend la carte Prem’s et reste le premier joueur toute la partie ; on joue en sens horaire, toujours vers la gauche. À une vraie table, la personne la plus joyeuse commence (dans l’édition américaine, celle qui a visité une autre ville le plus récemment). Dans ce programme, c’est la personne assise à la première place qui commence ; les places sont tirées au sort ou choisies avant la partie.

rule-S2-title = Les trois pioches de bâtiments
rule-S2 = Les 66 bâtiments, 33 en deux exemplaires, sont triés par coût en trois pioches : la pioche 1 contient ceux qui coûtent de 1 à 3 pièces (28 cartes), la pioche 2 ceux à 4 ou 5 (20 cartes), la pioche 3 ceux de 6 à 9 (18 cartes). Chaque pioche est mélangée à part et posée face cachée. Le dos des cartes montre à tous combien de cartes de chaque couleur contient la pioche. Pioche 1 : 12 jaunes, 8 bleues, 4 violettes, 2 orange, 2 vertes. Pioche 2 : 6 jaunes, 6 bleues, 4 violettes, 4 orange. Pioche 3 : 12 orange, 4 bleues, 2 vertes.

rule-S3-title = Les paquets d’habitations
rule-S3 = Il y a trois paquets d’habitations : maisons, immeubles et résidences de luxe. Chaque paquet compte une carte de moins qu’il n’y a de joueurs.

rule-S4-title = Les bâtiments spéciaux
rule-S4 = On tire au hasard autant de bâtiments spéciaux qu’il y a de joueurs, plus deux, et on les étale face conditions visible. Ils viennent du paquet du mode choisi : 18 cartes en mode Familial, 38 en mode Expert. Aucun ne s’ajoute ensuite ; les autres restent dans la boîte.

rule-S5-title = Ce que chacun reçoit au départ
rule-S5 = Chaque joueur reçoit 2 pièces et un Happy Market, première carte de sa ville. En mode Familial, on utilise sa face blanche : elle n’a pas de couleur et donne 1 de revenu. Les Happy Market en trop restent dans la boîte.

rule-S6-title = La réserve
rule-S6 = La boîte contient 30 pièces, vingt de valeur 1 et dix de valeur 5 ; ensemble, elles forment la réserve. { -ruling } La réserve ne s’épuise jamais.

## La manche

rule-B1-title = Phase de revenus
rule-B1 = Une manche s’ouvre sur la phase de revenus : tous les joueurs prennent en même temps dans la réserve autant de pièces que leur ville montre de revenu. À la première manche, cela fait 1 pièce chacun, celle du Happy Market. Les livrets conseillent d’augmenter ses revenus dès le début, pour ne pas se laisser distancer.

rule-B2-title = Phase d’actions
rule-B2 = Vient ensuite la phase d’actions : en partant du premier joueur, chacun joue un tour, fait des étapes 1 à 4 dans cet ordre.

rule-B3-title = Étape 1 : défausser
rule-B3 = Vous pouvez défausser un bâtiment visible de la zone centrale. (Au tout premier tour de la partie, il n’y en a pas.) Il part face cachée sur la défausse de sa propre pioche, et personne n’a le droit de fouiller une défausse.

rule-B4-title = Étape 2 : compléter la zone centrale
rule-B4 = Vous devez ramener la zone centrale à trois cartes visibles. Piochez-les une à une, chacune dans la pioche de votre choix ; vous voyez chaque carte avant de choisir la pioche de la suivante.

rule-B5-title = Quand une pioche est vide
rule-B5 = Une pioche vide se reforme en mélangeant sa propre défausse. { -ruling } Cela se fait au moment où quelqu’un y pioche, cartes défaussées pendant ce même tour comprises. Une pioche dont la défausse est vide aussi ne peut plus servir ; si c’est le cas de toutes, l’étape s’arrête avec moins de trois cartes visibles.

rule-B6-title = Étape 3 : acheter une carte ou prendre une pièce
rule-B6 = Vous devez faire une chose et une seule : acheter un bâtiment visible de la zone centrale, acheter une habitation, ou ne rien acheter et prendre 1 pièce dans la réserve.

rule-B7-title = Payer et poser une carte
rule-B7 = Pour acheter une carte, versez son coût à la réserve et ajoutez-la à votre ville. Une ville a dix emplacements : de 1 à 5 sur la ligne du haut, de gauche à droite, puis de 6 à 10 en dessous ; on les remplit dans cet ordre. Une carte qui ne coûte rien s’achète quand même.

rule-B8-title = Jamais deux fois le même nom
rule-B8 = Aucune ville ne peut avoir deux cartes du même nom. { -ruling } Une carte recouverte par un monstre, ou qui a quitté la ville, ne bloque plus son nom.

rule-B9-title = Étape 4 : prendre un bâtiment spécial
rule-B9 = Après avoir acheté, ou pris une pièce, vous pouvez prendre un des bâtiments spéciaux disponibles si votre ville remplit maintenant ses conditions. Il va dans votre prochain emplacement, face nom visible. Les conditions indiquent combien de cartes de certaines couleurs la ville doit avoir au minimum ; peu importe depuis quand elle les a.

rule-B10-title = Un seul bâtiment spécial
rule-B10 = Chaque joueur ne peut prendre qu’un bâtiment spécial de toute la partie. Remplir les conditions n’oblige personne à le prendre.

rule-B11-title = Les bâtiments spéciaux dans la ville
rule-B11 = Le revenu d’un bâtiment spécial compte dès la phase de revenus suivante ; ses habitants et ses cœurs comptent à la fin. { -ruling } Les bâtiments spéciaux n’ont pas de couleur.

## Fin et décompte

rule-E1-title = La dernière manche
rule-E1 = Dès qu’une ville reçoit sa dixième carte, bâtiments spéciaux compris, on joue la manche jusqu’au bout, pour que chacun ait eu le même nombre de tours. Puis la partie est finie.

rule-E2-title = Jamais de onzième carte
rule-E2 = Aucune ville ne reçoit de onzième carte, pas même un bâtiment spécial.

rule-E3-title = Le bonheur
rule-E3 = Le bonheur d’une ville est le nombre de ses habitants multiplié par le nombre de ses cœurs. Chaque symbole barré en retire un. Les livrets conseillent les cartes vertes pour les habitants et les orange pour les cœurs. { -ruling } Le calcul se fait à la lettre, même si un nombre est négatif : deux nombres négatifs donnent des points positifs.

rule-E4-title = Qui gagne
rule-E4 = La ville la plus heureuse gagne. À bonheur égal, la personne à qui il reste le plus de pièces passe devant ; les jetons Stop-Zilla ne sont pas des pièces. { -ruling } Si l’égalité persiste, la victoire est partagée.

rule-E5-title = Variante pour les plus jeunes
rule-E5 = On additionne les habitants et les cœurs au lieu de les multiplier. { -ruling } Les effets sur les points s’appliquent alors à cette somme.

rule-E6-title = Exemples de calcul
rule-E6 = Une ville avec Happy Market, Magasin de chaussures, École, Maison, Musée, Studios de cinéma, Aciérie, Résidence de luxe, Spa et Zoo a 5 habitants et 9 − 1 cœurs : 5 × 8 = 40 points. De même, 7 habitants et 7 − 1 cœurs font 42 points, et 2 habitants et 3 cœurs en font 6. Avec Happy Market, Magasin de chaussures, École et Maison, qui achète le Musée peut prendre les Studios de cinéma. Avec une carte bleue et deux vertes, on peut prendre le Parking à dragons.

## Mode Expert

rule-X1-title = Les bâtiments spéciaux experts
rule-X1 = Les 38 bâtiments spéciaux experts remplacent ceux du mode Familial. 37 d’entre eux sont des cartes imprimées, quelques-unes avec un titre de notre cru ; la Fontaine arc-en-ciel est de notre invention et remplace la seule carte qu’aucune source ne montre.

rule-X2-title = Les Happy Market colorés
rule-X2 = Les cinq Happy Market sont posés sur la table, face colorée visible, un par couleur. Une fois les bâtiments spéciaux révélés, chacun en choisit un : d’abord le dernier joueur, assis à droite du premier, puis les autres en sens antihoraire, et le premier joueur à la fin. La carte compte comme une carte de sa couleur pour les conditions et donne 1 de revenu.

rule-X3-title = Les voisins
rule-X3 = Vos voisins sont les adversaires assis juste à votre gauche et juste à votre droite. À quatre ou cinq, certains adversaires ne sont pas des voisins. { -ruling } À deux, les deux voisins sont l’unique adversaire, qui compte une seule fois.

rule-X4-title = L’effet
rule-X4 = L’effet d’une carte, c’est tout son revenu et tous ses symboles.

rule-X5-title = Le revenu
rule-X5 = Le revenu est tout ce qui porte le symbole de revenu, y compris ce qu’ajoutent des cartes comme le Billard ou le Barbier. Les pièces de la Salle de jeux d’arcade et du Louvre ne sont pas du revenu. { -ruling } Celles du Château de Versailles non plus.

rule-X6-title = Quand on compte
rule-X6 = Les décomptes et les comparaisons regardent la table telle qu’elle est à cet instant ; les effets « à la fin » regardent le décompte final. Un Happy Market coloré est une carte de sa couleur pour tous les décomptes : le livret américain le traite comme un bâtiment de cette sorte.

rule-X7-title = Les effets immédiats
rule-X7 = Ce qu’une carte fait « tout de suite » se produit quand on la prend.

rule-X8-title = L’ordre d’une phase de revenus
rule-X8 = { -ruling } D’abord, les Salles de jeux d’arcade paient ; puis les propriétaires du Louvre choisissent ; puis tous les revenus sont calculés ensemble et payés, avec ce que le Louvre ajoute ; enfin, le Château de Versailles prend ses pièces.

rule-X9-title = L’ordre à la fin
rule-X9 = { -ruling } Une fois le dernier tour joué, cadeau de Corgzilla compris, on procède dans cet ordre : les choix du Sphinx, dans l’ordre des places ; les pièces des Salles de jeux d’arcade ; les revenus, avec ce que copient le Sphinx et la Pyramide de Khéops ; les habitants et les cœurs ; leur produit ou leur somme ; le Jardin japonais ou la Salle de concert. Il n’y a plus ni revenu, ni Louvre, ni Versailles.

rule-X10-title = Port, Aéroport, Gare
rule-X10 = Le Port rend les cartes bleues moins chères de 3 pièces, l’Aéroport les vertes, la Gare les orange. Un prix ne descend jamais sous 0. { -ruling } Le prix d’une carte n’est réduit qu’une fois, et les habitations sont concernées.

rule-X11-title = Hotdog Shop
rule-X11 = Les bâtiments de la zone centrale vous coûtent 1, 4 ou 6 pièces, selon qu’ils viennent de la pioche 1, 2 ou 3. Rien ne change pour les habitations ni pour les cartes de la quatrième pioche.

rule-X12-title = Tunnel sous-marin
rule-X12 = La prochaine carte que vous achetez, quelle qu’elle soit, ne coûte rien ; cela ne vaut qu’une fois. { -ruling } On ne peut pas garder cette gratuité pour plus tard ni y ajouter de jetons, et elle est consommée même par une carte qui n’aurait rien coûté de toute façon.

rule-X13-title = Château
rule-X13 = Chaque fois qu’un voisin paie réellement 4 pièces ou plus pour une carte, toutes réductions déduites, vous prenez 1 pièce dans la réserve. Un jeton Stop-Zilla dépensé compte pour 2 pièces payées. { -ruling } C’est une seule pièce par achat, si cher soit‑il.

rule-X14-title = Barbier
rule-X14 = Votre revenu augmente de 3 tant que, sans ces 3, il est strictement le plus bas de la table. Les bâtiments spéciaux des autres comptent dans cette comparaison. { -ruling } Si deux Barbiers sont actifs, grâce à un Sphinx, on compare tous les revenus sans les 3 d’aucun Barbier.

rule-X15-title = Escape room
rule-X15 = Votre revenu augmente de 2 tant que personne d’autre n’a moins de cartes jaunes que vous.

rule-X16-title = Billard
rule-X16 = Votre revenu augmente de 1 par couleur différente parmi les cartes posées avant le Billard. Une carte multicolore n’apporte qu’une de ses couleurs. { -ruling } Les couleurs sont réparties de la façon qui rapporte le plus.

rule-X17-title = Marché bio
rule-X17 = Votre revenu augmente de 1 par paire formée d’un cœur et d’un habitant dans votre ville. On retire d’abord les symboles barrés. Avec 4 cœurs et 4 − 1 habitants, cela fait 3 ; avec 3 cœurs et 2 habitants, 2. { -ruling } Il n’y a jamais moins de 0 paire.

rule-X18-title = Bowling, Bar à sushis, Boulangerie
rule-X18 = Du revenu pour les cartes de votre ville : 3 par carte violette avec le Bowling, 1 par carte bleue avec le Bar à sushis, 2 par carte verte avec la Boulangerie.

rule-X19-title = Salle de concert
rule-X19 = Vous prenez tout de suite deux fois le revenu de votre ville, et votre revenu habituel continue. À la fin, vous perdez autant de points que votre revenu, après la multiplication : un revenu de 7 vous coûte 7 points.

rule-X20-title = Magasin de farces et attrapes
rule-X20 = Vous prenez tout de suite 1 pièce par carte de votre ville, celle-ci comprise. Un bâtiment recouvert et le monstre posé dessus ne font qu’une carte.

rule-X21-title = Tour à drones
rule-X21 = La Tour à drones a 2 cœurs. Quand on la prend, chaque joueur prend tout de suite 1 pièce, son propriétaire aussi.

rule-X22-title = Salle de jeux d’arcade
rule-X22 = Avant chaque phase de revenus, vous prenez 2 pièces si vous en avez au moins une ; à la même condition, encore une fois avant le décompte final. Ces pièces ne sont pas du revenu.

rule-X23-title = Le Château de Versailles
rule-X23 = Après chaque phase de revenus, vous prenez 1 pièce à l’adversaire qui en a le plus, ou à chacun d’eux si plusieurs en ont autant. { -ruling } Ces pièces ne sont pas du revenu, et personne ne descend sous 0 pièce.

rule-X24-title = Le Louvre
rule-X24 = À chacune des deux prochaines phases de revenus, vous recevez aussi autant de pièces que le revenu d’un adversaire, que vous choisissez à chaque fois ; les 3 d’un Barbier en font partie s’il les touche. Ces pièces ne sont pas du revenu. { -ruling } Les phases qui ne se jouent plus sont perdues.

rule-X25-title = Big Ben
rule-X25 = Quand vous n’achetez rien, vous prenez 8 pièces au lieu de 1. (Le 8 est notre lecture d’un chiffre flou.)

rule-X26-title = La Statue de la Liberté
rule-X26 = La Statue de la Liberté a 4 cœurs. La dernière carte de votre ville est défaussée tout de suite et la statue prend son emplacement ; ce peut être justement la carte qui a permis de remplir la condition. Si la dernière carte est recouverte, elle reste, et c’est le bâtiment d’avant qui part. { -ruling } Un bâtiment va sur la défausse de sa pioche ; une habitation ou une carte de la quatrième pioche quitte la partie. Les jetons gagnés et les monstres déplacés avec la carte défaussée le restent. Comme elle n’ajoute aucune carte, même une ville de dix cartes peut prendre la statue.

rule-X27-title = Galerie d’art
rule-X27 = Elle copie le revenu et les symboles de la carte posée juste avant elle, mais pas sa couleur. Si cette carte est détruite, il n’y a rien à copier.

rule-X28-title = La Pyramide de Khéops
rule-X28 = À la fin, elle copie le revenu et les symboles de la carte d’un voisin au même emplacement : neuvième carte chez vous, elle copie une neuvième carte. Elle ne copie jamais un bâtiment spécial, et jamais une couleur. { -ruling } Si les deux voisins ont une telle carte, c’est celle qui vous donne le plus de points, et celle de gauche si elles en donnent autant. Une carte recouverte reste la carte de son emplacement : elle peut être choisie, et ne donne rien.

rule-X29-title = Le Sphinx
rule-X29 = À la fin, vous choisissez le bâtiment spécial d’un adversaire à copier, ou vous en tirez un parmi ceux restés dans la boîte, sans le voir avant. S’il n’y en a aucun à copier, vous devez tirer. Seul son effet est copié, du côté du nom, comme s’il occupait l’emplacement du Sphinx. { -ruling } Un bâtiment spécial recouvert ne peut pas être copié, et un Sphinx recouvert ne fait rien. Ce qu’une carte fait quand on la prend, ou « désormais », appartient au passé : une Statue de la Liberté donne 4 cœurs sans rien défausser, une Tour à drones donne 2 cœurs, une Salle de concert ne fait que retirer des points. Une Salle de jeux d’arcade paie ses pièces de la fin.

rule-X30-title = Le Pont du Golden Gate
rule-X30 = Regardez les cartes à gauche, à droite, au-dessus et au-dessous de lui dans la grille de deux lignes de cinq ; les emplacements 5 et 6 ne se touchent pas. Si deux d’entre elles partagent une couleur, il a un cœur et un habitant ; si trois en partagent une, deux cœurs et un habitant.

rule-X31-title = La Grande Muraille
rule-X31 = Si les deux cartes des emplacements suivants partagent une couleur, elle a 3 cœurs, sinon 1. { -ruling } Elle en a 1 aussi quand il n’y a pas deux cartes après elle.

rule-X32-title = Bar à burgers, La Pyramide maya
rule-X32 = Le Bar à burgers a 3 cœurs si vous avez strictement plus de cartes bleues que tous les autres, 2 si vous êtes à égalité en tête, sinon 1. La Pyramide maya a 3 cœurs si vous avez strictement plus de cartes vertes que tous les autres, sinon 1, même en cas d’égalité.

rule-X33-title = Stonehenge, La Tour penchée, Le Machu Picchu
rule-X33 = Stonehenge a un habitant par carte bleue, la Tour penchée un cœur par carte jaune, dans la ville d’un voisin. { -ruling } C’est le voisin qui vous donne le plus de points. Le Machu Picchu a un habitant par carte orange de votre voisin de gauche.

rule-X34-title = Éolienne, La Cathédrale à bulbes, Le Parthénon
rule-X34 = L’Éolienne a un cœur par carte verte de votre ville. La Cathédrale à bulbes a 3 cœurs si votre ville n’a aucune carte orange. Le Parthénon a 4 habitants si votre ville n’a aucune carte verte.

rule-X35-title = Le Taj Mahal
rule-X35 = Il a 3 cœurs si, au décompte final, votre revenu est strictement inférieur à celui de vos deux voisins, leurs bâtiments spéciaux compris ; sinon 1.

rule-X36-title = Statue moaï
rule-X36 = À la fin, elle a 2 cœurs si votre ville a exactement neuf cartes, et 4 si elle en a moins, la Statue moaï comprise. Un bâtiment recouvert et le monstre posé dessus ne font qu’une carte.

rule-X37-title = Jardin japonais
rule-X37 = Si vous avez strictement moins de 30 points à la fin, ils comptent double.

rule-X38-title = Fontaine arc-en-ciel
rule-X38 = Une carte de notre invention : elle a 2 cœurs et 2 habitants si votre ville a les cinq couleurs, sinon 1 cœur et 1 habitant. Ici, une carte multicolore compte pour toutes ses couleurs.

## L’extension Grozilla

rule-G1-title = La quatrième pioche
rule-G1 = Grozilla se joue en mode Familial comme en mode Expert. Ses 20 bâtiments multicolores, un exemplaire de chacun, sont mélangés à ses 5 monstres et forment une quatrième pioche, avec des coûts de 0 à 9. On y pioche comme dans les autres, mais elle ne se reforme jamais. { -ruling } Ce qu’on en défausse quitte la partie.

rule-G2-title = Les jetons Stop-Zilla
rule-G2 = Il y a 15 jetons Stop-Zilla, 3 de chaque couleur. { -ruling } Il y a un monstre par couleur : chaque jeton en montre un.

rule-G3-title = Un monstre est pioché
rule-G3 = Un monstre pioché en complétant la zone centrale se place, avec son pion, devant la ville du joueur qui l’a pioché, et non dans un emplacement. Son effet dure tant qu’il y reste. Le joueur continue de piocher.

rule-G4-title = Étape 3a : gagner des jetons
rule-G4 = Après un achat, prenez un jeton de chaque couleur dont la nouvelle carte est la troisième ou la sixième dans votre ville, s’il en reste de cette couleur. Une carte multicolore peut en donner plusieurs. Un Happy Market coloré compte, un bâtiment spécial jamais. { -ruling } Si une ville y parvient une deuxième fois après une destruction, elle gagne de nouveau un jeton.

rule-G5-title = Étape 3b : faire partir un monstre
rule-G5 = Ensuite, si le monstre placé devant votre ville a une couleur en commun avec la carte achetée, il passe chez votre voisin de gauche. Un monstre qui recouvre un bâtiment ne bouge plus jamais.

rule-G6-title = Un jeton renvoie un monstre
rule-G6 = Qui reçoit un monstre, de la pioche ou de sa droite, en ayant un jeton de sa couleur doit utiliser ce jeton et faire passer le monstre à gauche aussitôt, avant toute destruction. Le monstre peut continuer son voyage de la même façon. { -ruling } Il peut faire le tour de la table et revenir à son point de départ.

rule-G7-title = Payer avec des jetons
rule-G7 = Lors d’un achat, un jeton peut être dépensé comme 2 pièces. { -ruling } On ne rend pas la monnaie.

rule-G8-title = Les jetons utilisés
rule-G8 = Un jeton utilisé quitte la partie.

rule-G9-title = De deux monstres, le premier détruit
rule-G9 = Si un deuxième monstre arrive devant une ville, le premier détruit aussitôt un bâtiment, que choisit le propriétaire de la ville : le monstre le recouvre jusqu’à la fin de la partie. Un bâtiment recouvert n’a plus ni nom, ni effet, ni couleur, mais son emplacement reste occupé ; l’effet du monstre continue. Le jeu s’interrompt pour ce choix, quel que soit le joueur dont c’est le tour, puis reprend. { -ruling } On peut choisir n’importe quelle carte non recouverte, même le Happy Market ou le bâtiment spécial ; le perdre ne permet pas d’en prendre un autre. S’il n’y en a aucune, le premier monstre quitte la partie.

rule-G10-title = Les cartes multicolores
rule-G10 = Une carte multicolore compte pour toutes ses couleurs, y compris pour les effets des adversaires et pour les réductions. L’exception : prendre un bâtiment spécial. À ce moment-là, chaque carte compte pour une seule de ses couleurs, à votre choix. Dans l’exemple imprimé, le Skatepark rapporte un jeton bleu et un jeton orange et permet de prendre le Parthénon, mais pas le Jardin japonais : une carte multicolore n’est qu’une carte, et le Jardin en demande six quand la ville n’en a que cinq.

rule-G11-title = Bâtiments détruits et dix cartes
rule-G11 = Un bâtiment détruit compte toujours parmi les dix cartes d’une ville.

rule-G12-title = Les monstres
rule-G12 = Grozilla (vert) interdit l’étape 1 au joueur dont il visite la ville. Poulpzilla (violet) baisse de 1 le revenu de ce joueur. Avec Corgzilla (orange), ce joueur donne une pièce de la réserve à un adversaire à la fin de chacun de ses tours. Catzilla (bleu) retire un habitant, Pioupiouzilla (jaune) un cœur. Tout cela vaut à tout moment, devant la ville ou sur un bâtiment. { -ruling } La pièce de Corgzilla, l’habitant de Catzilla et le cœur de Pioupiouzilla sont des nombres que nous avons choisis, ainsi que toutes les couleurs sauf le vert de Grozilla. Un monstre pioché à l’étape 2 interdit l’étape 1 à partir du prochain tour de ce joueur. Le revenu ne descend jamais sous 0.

rule-G13-title = Exemples
rule-G13 = Avec un Happy Market vert et une Maison, l’Igloo est la troisième carte verte : il rapporte un jeton vert, et Grozilla s’en va. Les deux joueurs suivants à gauche ont des jetons verts et le font passer ; le quatrième joueur le garde. Dans une autre ville, Pioupiouzilla attend quand Catzilla est pioché : Pioupiouzilla recouvre la Maison, et le tour continue.

rule-G14-title = L’ordre d’un tour
rule-G14 = { -ruling } Un tour se déroule ainsi : payer ; la pièce du Château ; poser la carte ; l’étape 3a ; l’étape 3b, avec tous les passages et destructions ; l’étape 4 ; le cadeau de Corgzilla ; joueur suivant.

## Ce qui change d’une édition à l’autre

rule-L1-title = Le contenu de la boîte
rule-L1 = La boîte française et la britannique ont 140 cartes : 66 bâtiments, 5 Happy Market, 12 habitations, 18 bâtiments spéciaux du mode Familial, 38 du mode Expert et la carte Prem’s. La polonaise en a 139, avec 9 habitations et 40 cartes expertes. Dans l’édition polonaise, un paquet d’habitations n’a donc jamais plus de 3 cartes ; les cartes expertes sont celles de notre catalogue. Toutes les autres éditions suivent la boîte française.

rule-L2-title = Les mots anglais
rule-L2 = L’anglais américain dit citizens, residences, bonus buildings et building supply là où l’anglais britannique dit inhabitants, dwellings, special buildings et central area : habitants, habitations, bâtiments spéciaux et zone centrale. Le résumé britannique dit que le tour de table s’arrête quand une ville a dix cartes ; il veut dire la dernière manche, comme ici (R-E1).

rule-L3-title = Les titres des cartes
rule-L3 = Les titres imprimés des cartes sont connus en français, et quelques-uns dans d’autres langues. Tous les autres sont nos traductions, et la référence le signale.

# Les cartes en mots : leurs noms, ce que font les bâtiments spéciaux et les monstres, ce qui est imprimé.
# Les titres sont ceux de l’édition française, sauf là où la provenance dit que le titre ou la carte est de nous.

## Couleurs

colour-yellow = jaune
colour-blue = bleu
colour-orange = orange
colour-purple = violet
colour-green = vert
colour-none = blanc

## Happy Market et habitations

card-happy-market = Happy Market
card-house = Maison
card-apartment-building = Immeuble
card-luxury-residence = Résidence de luxe

## Bâtiments, pioche par pioche

card-haunted-house = Maison hantée
card-factory = Usine
card-steelworks = Aciérie
card-grocery = Épicerie
card-shoe-shop = Magasin de chaussures
card-school = École
card-police-station = Commissariat
card-library = Bibliothèque
card-park = Square
card-florist = Fleuriste
card-pastry-shop = Pâtisserie
card-bookshop = Librairie
card-bank = Banque
card-igloo = Igloo
card-museum = Musée
card-observatory = Observatoire
card-hospital = Hôpital
card-hardware-store = Magasin de bricolage
card-perfumery = Parfumerie
card-shopping-mall = Centre commercial
card-garage = Garage
card-offices = Bureaux
card-grand-hotel = Palace
card-restaurant = Restaurant
card-laboratory = Laboratoire
card-university = Université
card-spa = Spa
card-casino = Casino
card-ski-resort = Station de ski
card-zoo = Zoo
card-treehouse = Cabane
card-stadium = Stade
card-amusement-park = Parc d’attraction

## Bâtiments multicolores (Grozilla)

card-joke-drive = Blague Drive
card-saloon = Saloon
card-swiss-chalet = Chalet suisse
card-magic-tower = La Tour de magie
card-skatepark = Skatepark
card-hug-fest = Hug Fest
card-food-truck = Food truck
card-houseboat = Péniche
card-farm-shop = Magasin à la ferme
card-workshop-loft = Loft d’artiste
card-brewery = Brasserie
card-recycling-centre = Recyclerie
card-town-hall = Mairie
card-holiday-village = Village vacances
card-science-park = Parc scientifique
card-castle-hotel = Château-hôtel
card-eco-district = Écoquartier
card-festival-hall = Palais des fêtes
card-film-set = Décor de cinéma
card-botanical-dome = Dôme botanique

## Monstres (Grozilla)

card-grozilla = Grozilla
card-catzilla = Catzilla
card-pioupiouzilla = Pioupiouzilla
card-poulpzilla = Poulpzilla
card-corgzilla = Corgzilla

## Bâtiments spéciaux, mode Familial

card-dinosaur-park = Parc à dinosaures
card-ball-pool = Piscine olympique à boules
card-cat-cafe = Bar à chats
card-toy-shop = Magasin de jouets
card-nightclub = Discothèque
card-superhero-academy = Académie de super-héros
card-dragon-parking = Parking à dragons
card-candy-factory = Fabrique de bonbons
card-film-studios = Studios de cinéma
card-labyrinth = Labyrinthe
card-ghost-hunters-hq = QG de chasseurs de fantômes
card-martian-embassy = Ambassade de Mars
card-pirate-ship = Bateau pirate
card-chocolate-factory = Chocolaterie
card-unicorn-ranch = Ranch de licornes
card-dream-factory = Fabrique à rêves
card-aqua-pony-club = Club d’aquaponey
card-wizard-school = École de sorciers

## Bâtiments spéciaux, mode Expert

card-great-pyramid = La Pyramide de Khéops
card-castle = Château
card-joke-shop = Magasin de farces et attrapes
card-port = Port
card-airport = Aéroport
card-art-gallery = Galerie d’art
card-bowling-alley = Bowling
card-concert-hall = Salle de concert
card-moai = Statue moaï
card-train-station = Gare
card-statue-of-liberty = La Statue de la Liberté
card-hotdog-shop = Hotdog Shop
card-barber = Barbier
card-sphinx = Le Sphinx
card-versailles = Le Château de Versailles
card-burger-bar = Bar à burgers
card-undersea-tunnel = Tunnel sous-marin
card-drone-tower = Tour à drones
card-escape-room = Escape room
card-machu-picchu = Le Machu Picchu
card-big-ben = Big Ben
card-golden-gate-bridge = Le Pont du Golden Gate
card-stonehenge = Stonehenge
card-sushi-bar = Bar à sushis
card-wind-turbine = Éolienne
card-taj-mahal = Le Taj Mahal
card-louvre = Le Louvre
card-organic-market = Marché bio
card-bakery = Boulangerie
card-maya-pyramid = La Pyramide maya
card-leaning-tower = La Tour penchée
card-arcade = Salle de jeux d’arcade
card-great-wall = La Grande Muraille
card-billiards = Billard
card-onion-dome-cathedral = La Cathédrale à bulbes
card-japanese-garden = Jardin japonais
card-parthenon = Le Parthénon
card-rainbow-fountain = Fontaine arc-en-ciel

## Ce que font les monstres
# L’« hôte » est la personne dont le monstre occupe la ville, devant ou dedans.

effect-grozilla = Son hôte n’a pas le droit de défausser une carte de la zone centrale.
effect-catzilla = La ville de son hôte compte 1 habitant de moins.
effect-pioupiouzilla = La ville de son hôte compte 1 cœur de moins.
effect-poulpzilla = Le revenu de son hôte baisse de 1, sans jamais descendre sous 0.
effect-corgzilla = À la fin de chacun de ses tours, son hôte offre 1 pièce de la réserve à l’adversaire de son choix.

## Ce que font les bâtiments spéciaux experts
# « Vous », c’est le propriétaire ; le « revenu » est ce que paie la phase de revenus, et rien d’autre.

effect-great-pyramid = À la fin : copie le revenu et les symboles, mais pas la couleur, de la carte d’un voisin au même emplacement, au mieux pour vous. Ne copie jamais un bâtiment spécial.
effect-castle = Chaque fois qu’un voisin débourse réellement 4 pièces ou plus pour une carte, prenez 1 pièce de la réserve.
effect-joke-shop = Tout de suite : 1 pièce par carte de votre ville, celle-ci comprise.
effect-port = Désormais, les cartes bleues vous coûtent 3 pièces de moins, sans descendre sous 0.
effect-airport = Désormais, les cartes vertes, habitations comprises, vous coûtent 3 pièces de moins, sans descendre sous 0.
effect-art-gallery = Copie le revenu et les symboles, mais pas la couleur, de la carte qui la précède dans votre ville.
effect-bowling-alley = +3 de revenu par carte violette de votre ville.
effect-concert-hall = Tout de suite : recevez en pièces deux fois le revenu de votre ville. À la fin : perdez autant de points que le revenu de votre ville.
effect-moai = À la fin : 2 cœurs si votre ville a exactement 9 cartes, celle-ci comprise ; 4 cœurs si elle en a moins.
effect-train-station = Désormais, les cartes orange vous coûtent 3 pièces de moins, sans descendre sous 0.
effect-statue-of-liberty = 4 cœurs. Tout de suite : défaussez la dernière carte de votre ville ; la statue prend son emplacement.
effect-hotdog-shop = Désormais, les bâtiments de la zone centrale vous coûtent le prix le plus bas de leur pioche : 1, 4 ou 6 pièces. Ni les habitations ni la quatrième pioche ne sont concernées.
effect-barber = +3 de revenu tant que le revenu de votre ville, sans ce bonus, est strictement le plus bas de la table.
effect-sphinx = À la fin : copie l’effet du bâtiment spécial d’un adversaire, à votre choix, ou d’un bâtiment spécial tiré de la boîte sans le voir.
effect-versailles = Après chaque phase de revenus : prenez 1 pièce à l’adversaire qui en a le plus, ou à chacun d’eux en cas d’égalité.
effect-burger-bar = 3 cœurs si vous avez strictement le plus de cartes bleues de la table, 2 si vous êtes à égalité en tête, sinon 1.
effect-undersea-tunnel = La prochaine carte que vous achetez, quelle qu’elle soit, est gratuite (une seule fois).
effect-drone-tower = 2 cœurs. Tout de suite : chaque joueur, vous compris, prend 1 pièce de la réserve.
effect-escape-room = +2 de revenu tant que personne n’a moins de cartes jaunes que vous.
effect-machu-picchu = 1 habitant par carte orange dans la ville de votre voisin de gauche.
effect-big-ben = Désormais, ne rien acheter vous rapporte 8 pièces au lieu de 1.
effect-golden-gate-bridge = Si deux cartes qui le touchent (à gauche, à droite, au-dessus, au-dessous) partagent une couleur : 1 cœur et 1 habitant. Si trois en partagent une : 2 cœurs et 1 habitant.
effect-stonehenge = 1 habitant par carte bleue dans la ville d’un voisin, au mieux pour vous.
effect-sushi-bar = +1 de revenu par carte bleue de votre ville.
effect-wind-turbine = 1 cœur par carte verte de votre ville.
effect-taj-mahal = À la fin : 3 cœurs si le revenu de votre ville est strictement inférieur à celui de vos deux voisins, sinon 1.
effect-louvre = À chacune des 2 prochaines phases de revenus : recevez, en plus de votre revenu, autant de pièces que le revenu d’un adversaire de votre choix.
effect-organic-market = +1 de revenu par paire formée d’un cœur et d’un habitant de votre ville.
effect-bakery = +2 de revenu par carte verte de votre ville.
effect-maya-pyramid = 3 cœurs si vous avez strictement le plus de cartes vertes de la table, sinon 1.
effect-leaning-tower = 1 cœur par carte jaune dans la ville d’un voisin, au mieux pour vous.
effect-arcade = Avant chaque phase de revenus et avant le décompte final : 2 pièces si vous en avez au moins une.
effect-great-wall = 3 cœurs si les deux cartes qui la suivent dans votre ville partagent une couleur, sinon 1.
effect-billiards = +1 de revenu par couleur différente parmi les cartes qui le précèdent dans votre ville ; une carte multicolore n’apporte qu’une couleur.
effect-onion-dome-cathedral = 3 cœurs tant que votre ville n’a aucune carte orange.
effect-japanese-garden = À la fin : vos points comptent double s’il y en a strictement moins de 30.
effect-parthenon = 4 habitants tant que votre ville n’a aucune carte verte.
effect-rainbow-fountain = 2 cœurs et 2 habitants tant que votre ville a les cinq couleurs, sinon 1 cœur et 1 habitant.

## Ce que font les éléments d’effet
# Pour les cartes de paquets personnels sans texte à elles. Un $…gain est un texte comme « 1 de revenu et 2 cœurs » ;
# les autres arguments sont les paramètres de l’élément, $from devenant $least.

symbol-none = rien
symbols = { $parts }
symbols-always = Donne toujours { $gain }.

piece-per-colour =
    Donne { $gain } par carte { own-colour-card } { $of ->
        [left] dans la ville de votre voisin de gauche
        [neighbour] dans la ville d’un voisin, au mieux pour vous
       *[city] de votre ville
    }.
piece-most-of-colour = Donne { $most-gain } si vous avez strictement le plus de cartes { own-colour-cards } de la table, { $tied-gain } si vous êtes à égalité en tête, sinon { $otherwise-gain }.
piece-fewest-of-colour = Donne { $gain } tant que personne n’a moins de cartes { own-colour-cards } que vous.
piece-lowest-income = Donne { $gain } tant que le revenu de votre ville, sans ce bonus, est strictement le plus bas de la table.
piece-without-colour = Donne { $gain } tant que votre ville n’a aucune carte { own-colour-card }.
piece-all-colours = Donne { $gain } tant que votre ville a les cinq couleurs, sinon { $otherwise-gain }.
piece-adjacent-share = Si deux cartes qui la touchent (à gauche, à droite, au-dessus, au-dessous) partagent une couleur : { $two-gain }. Si trois en partagent une : { $three-gain }.
piece-next-share = Donne { $gain } si les { $cards } cartes qui la suivent dans votre ville partagent une couleur, sinon { $otherwise-gain }.
piece-colours-before = Donne { $gain } par couleur différente parmi les cartes qui la précèdent dans votre ville.
piece-pairs = Donne { $gain } par paire formée d’un cœur et d’un habitant de votre ville.
piece-copy-previous = Copie le revenu et les symboles, mais pas la couleur, de la carte qui la précède dans votre ville.
piece-copy-same-slot = À la fin : copie le revenu et les symboles, mais pas la couleur, de la carte d’un voisin au même emplacement, au mieux pour vous. Ne copie jamais un bâtiment spécial.
piece-copy-special = À la fin : copie l’effet du bâtiment spécial d’un adversaire, à votre choix, ou d’un bâtiment spécial tiré de la boîte sans le voir.
piece-below-neighbours-income = À la fin : { $gain } si le revenu de votre ville est strictement inférieur à celui de vos deux voisins, sinon { $otherwise-gain }.
piece-few-cards = À la fin : { $gain } si votre ville a exactement { $exactly } cartes, celle-ci comprise ; { $fewer-gain } si elle en a moins.
piece-lose-income =
    À la fin : perdez { $times ->
        [1] autant de points que le revenu de votre ville
       *[other] { $times } fois autant de points que le revenu de votre ville
    }.
piece-double-below = À la fin : vos points comptent { $times } fois s’il y en a strictement moins de { $points }.
piece-discount = Désormais, les cartes { own-colour-cards } vous coûtent { amount-coins } de moins, sans descendre sous 0.
piece-deck-price = Désormais, les bâtiments des pioches 1, 2 et 3 de la zone centrale vous coûtent respectivement au plus { $prices } pièces.
piece-next-free = La prochaine carte que vous achetez, quelle qu’elle soit, est gratuite (une seule fois).
piece-toll =
    Chaque fois qu’un voisin débourse réellement { $least ->
        [one] { $least } pièce
       *[other] { $least } pièces
    } ou plus pour une carte, prenez { amount-coins } de la réserve.
piece-instead-of-buying = Désormais, ne rien acheter vous rapporte { amount-coins } au lieu de 1.
piece-coins-per-card = Tout de suite : { amount-coins } par carte de votre ville, celle-ci comprise.
piece-coins-times-income =
    Tout de suite : recevez en pièces { $times ->
        [1] le revenu de votre ville
       *[other] { $times } fois le revenu de votre ville
    }.
piece-coins-for-all = Tout de suite : chaque joueur, vous compris, prend { amount-coins } de la réserve.
piece-replace-last = Tout de suite : défaussez la dernière carte de votre ville ; celle-ci prend son emplacement.
piece-coins-before-income =
    Avant chaque phase de revenus et avant le décompte final : { amount-coins }{ $having ->
        [0] {""}
        [one] {" "}si vous avez déjà au moins { $having } pièce
       *[other] {" "}si vous avez déjà au moins { $having } pièces
    }.
piece-steal-after-income = Après chaque phase de revenus : prenez { amount-coins } à l’adversaire qui en a le plus, ou à chacun d’eux en cas d’égalité.
piece-borrow-income =
    { $phases ->
        [one] À la prochaine phase de revenus
       *[other] À chacune des { $phases } prochaines phases de revenus
    } : recevez, en plus de votre revenu, autant de pièces que le revenu d’un adversaire de votre choix.
piece-no-discard = Son hôte n’a pas le droit de défausser une carte de la zone centrale.
piece-gift = À la fin de chacun de ses tours, son hôte offre { amount-coins } de la réserve à l’adversaire de son choix.

## Ce qui est imprimé sur une carte

provenance-printed = Valeurs, conditions, effet et titre français comme sur la carte imprimée.
provenance-title-ours = Conditions et effet comme sur la carte imprimée ; son titre n’a jamais été vu, celui-ci est de nous.
provenance-digit-blurred = Comme sur la carte imprimée ; un chiffre flou a été lu de notre mieux.
provenance-numbers-house = Le nom est imprimé ; les valeurs sont de nous.
provenance-colours-inferred = Le nom est imprimé ; les couleurs se déduisent d’un exemple de la règle ; les valeurs sont de nous.
provenance-colours-in-part = Le nom est imprimé ; le bleu et l’orange viennent d’un exemple de la règle ; le violet et les valeurs sont de nous.
provenance-colour-house = Nom et effet sont imprimés ; la couleur est de nous.
provenance-colour-and-coin-house = Nom et effet sont imprimés ; la couleur et le nombre de pièces sont de nous.
provenance-symbol-and-colour-house = L’existence de la carte et son effet sur le décompte final sont imprimés ; le symbole et la couleur sont de nous.
provenance-stand-in = De nous : elle remplace la seule carte experte qu’aucune source ne montre.
provenance-house = De nous : aucune source ne montre cette carte.
provenance-pack = Issue d’un paquet personnalisé.

## Titres
# Les cartes dont le titre est celui de l’édition française ; les autres titres sont de nous.
titles-printed =
    happy-market house apartment-building luxury-residence haunted-house factory steelworks grocery shoe-shop
    school police-station library park florist pastry-shop bookshop bank igloo museum observatory hospital
    hardware-store perfumery shopping-mall garage offices grand-hotel restaurant laboratory university spa
    casino ski-resort zoo treehouse stadium amusement-park joke-drive saloon swiss-chalet magic-tower
    skatepark hug-fest grozilla catzilla pioupiouzilla poulpzilla corgzilla dinosaur-park ball-pool cat-cafe
    toy-shop nightclub superhero-academy dragon-parking candy-factory film-studios labyrinth ghost-hunters-hq
    martian-embassy pirate-ship chocolate-factory unicorn-ranch dream-factory aqua-pony-club wizard-school
    great-pyramid castle joke-shop port airport art-gallery bowling-alley concert-hall moai train-station
    statue-of-liberty hotdog-shop barber sphinx versailles undersea-tunnel escape-room machu-picchu big-ben
    golden-gate-bridge stonehenge taj-mahal louvre organic-market bakery arcade billiards japanese-garden
    parthenon
title-translated = Le titre est de nous.

### Les leçons : de courtes parties écrites d’avance, où l’on apprend en jouant. Chaque étape dit pourquoi, puis quoi faire.
### Les noms des cartes sont ceux de cards.ftl.


## Les conseils de la première partie


## Le jeu en une page

overview-goal = Le but
overview-goal-text = Bâtissez la ville la plus heureuse. À la fin, multipliez vos habitants par vos cœurs : le plus haut score l’emporte.
overview-round = Une manche
overview-income = D’abord, chacun prend les pièces de son revenu. Puis chaque joueur, à son tour, joue quatre étapes.
overview-discard = Vous pouvez défausser un bâtiment visible.
overview-draw = Complétez à trois bâtiments visibles, dans les pioches de votre choix.
overview-buy = Achetez une carte, ou prenez une pièce.
overview-claim = Si vos couleurs le permettent, vous pouvez prendre un bâtiment spécial : gratuit, un seul par joueur.
overview-end = La fin
overview-end-text = Dès qu’une ville a dix cartes, on finit la manche, puis on compte les points.
overview-tip = Augmentez tôt votre revenu. Les cartes vertes amènent des habitants, les orange des cœurs. Jamais deux cartes du même nom dans une ville.
overview-expert = Le mode Expert
overview-expert-text = Chacun choisit un Happy Market de couleur, et 38 bâtiments spéciaux ont leur propre pouvoir : tout de suite, toujours ou à la fin.
overview-grozilla = Grozilla
overview-grozilla-text = Une quatrième pioche contient des bâtiments multicolores et des monstres. Achetez une carte de la couleur d’un monstre, ou dépensez un jeton, et il passe chez votre voisin de gauche.
coach-goal =
    { $scoring ->
        [sum] Vos points : les habitants plus les cœurs. Remplissez dix emplacements et réunissez le plus possible des uns et des autres.
       *[product] Vos points : les habitants fois les cœurs. Remplissez dix emplacements en gardant l’équilibre entre les deux.
    }
coach-income = Le revenu d’abord : un commerce bon marché vous paie à chaque manche. Les cartes chères peuvent attendre.
coach-colours = Les cartes vertes amènent des habitants, les orange des cœurs. Les marques d’une pioche montrent les couleurs qui y restent.
coach-special = Il ne manque que { $needs } pour { $special }. Un bâtiment spécial est gratuit : il n’occupe qu’un emplacement.
coach-balance =
    { $lacks ->
        [hearts] Sans cœurs, pas de points : n’importe quoi fois 0 fait 0. Guettez une carte avec un cœur.
       *[citizens] Sans habitants, pas de points : n’importe quoi fois 0 fait 0. Une Maison en amène un pour peu de pièces.
    }
coach-claim = Vous remplissez les conditions d’un bâtiment spécial ! Il est gratuit, mais vous ne pouvez en prendre qu’un par partie.
lesson-family-title = Premiers pas : la partie familiale
lesson-expert-title = Le mode Expert
lesson-grozilla-title = Grozilla !
lesson-family-about = Une courte partie contre un bot : piocher, acheter, encaisser, prendre un bâtiment spécial, compter.
lesson-expert-about = Un Happy Market de couleur, et des bâtiments spéciaux qui font bien plus que compter.
lesson-grozilla-about = Une quatrième pioche où dorment des monstres, et comment les envoyer chez le voisin.

## Premiers pas

lesson-family-goal = Bienvenue à la mairie ! Vous avez la carte Prem’s. Avec dix cartes, vous allez bâtir la ville la plus heureuse : le bonheur, c’est les habitants fois les cœurs. D’abord, trois bâtiments doivent être visibles dans la zone centrale. Pour chacun, vous choisissez la pioche : la pioche 1 contient les moins chers. Piochez-en un.
lesson-family-draw-more = Un Magasin de chaussures ! La pièce dans son coin est son coût ; la pièce en bas est le revenu qu’il rapporte à chaque manche. Piochez encore une carte pas chère.
lesson-family-draw-deck-2 = Les pioches plus chères ont de meilleures cartes. Les marques de couleur sur une pioche disent ce qui s’y trouve encore : au départ, la pioche 1 a surtout des cartes jaunes et bleues, la pioche 3 surtout des orange. Prenez la troisième carte dans la pioche 2.
lesson-family-buy-first = Le Musée a deux cœurs, mais coûte 4, et vous avez 3 pièces : 2 de départ et 1 de revenu. D’abord du revenu, c’est un bon plan : achetez le Magasin de chaussures.
lesson-family-income-discard = Nouvelle manche, et vos commerces ont payé : vous avez 3 pièces. Avant de compléter la zone centrale, vous pouvez défausser une carte visible. La Bibliothèque irait trop bien à Milo : défaussez-la.
lesson-family-refill = Complétez maintenant la zone centrale : il y faut trois cartes. Le Musée vous attend ; piochez quelque chose de pas cher.
lesson-family-refill-again = Encore une.
lesson-family-dwelling = Pas besoin de piocher les habitations : elles forment trois paquets à côté de la zone centrale, chacun avec une carte de moins qu’il n’y a de joueurs. Une Maison coûte 1 et amène un habitant. Achetez-la.
lesson-family-crossed = Milo a acheté l’Usine : elle rapporte, mais son cœur barré comptera moins un à la fin. Vous avez maintenant 4 pièces, assez pour le Musée ; gardez donc les cartes visibles.
lesson-family-draw-towards = Regardez les bâtiments spéciaux : chacun demande des couleurs, et celles que vous avez sont cochées. Votre Maison est verte ; le Musée sera bleu. Complétez avec la pioche 2.
lesson-family-hearts = Achetez le Musée : deux cœurs. Des cœurs sans habitants ne valent rien, et inversement ; il faut donc les deux : les cartes vertes apportent surtout des habitants, les orange des cœurs.
lesson-family-special = Une carte bleue et une verte : les conditions du Magasin de jouets sont remplies ! Un bâtiment spécial ne coûte rien mais occupe un emplacement, et vous ne pouvez en prendre qu’un par partie. Prenez-le : 2 de revenu.
lesson-family-happiness = Votre revenu est de 4, et vous avez déjà 1 habitant fois 2 cœurs : 2 points de bonheur. Gardez les deux cartes : il vous faut l’Hôpital.
lesson-family-names = Au passage : aucune ville ne peut avoir deux cartes du même nom. Piochez une carte pas chère.
lesson-family-grow = Achetez l’Hôpital : deux habitants d’un coup. Regardez votre bonheur : 3 fois 2.

## Mode Expert

lesson-expert-draft = En mode Expert, chacun choisit un Happy Market coloré, le dernier joueur en premier. Sa couleur compte pour tout. Deux sont déjà partis ; prenez le vert.
lesson-expert-specials = Ici, les bâtiments spéciaux ont d’autres pouvoirs. Touchez-en un pour lire ce qu’il fait. Certains agissent tout de suite, d’autres toujours, d’autres seulement à la fin. Piochez une carte.
lesson-expert-at-once = Le Magasin de farces et attrapes agit tout de suite : une pièce par carte de votre ville. Il demande deux cartes vertes, et votre Happy Market en est une. Continuez à piocher.
lesson-expert-neighbours = Certaines cartes regardent vos voisins : les joueurs à votre gauche et à votre droite. Ici, ce sont les deux autres. Piochez la dernière carte.
lesson-expert-second-green = Une Maison est verte : c’est la deuxième. Achetez-la.
lesson-expert-claim = Prenez le Magasin de farces et attrapes : trois cartes, donc trois pièces. Un départ rapide, mais c’était votre seul bâtiment spécial. D’autres attendent plus longtemps pour en avoir un plus fort.
lesson-expert-coins = Voilà le mode Expert : un plan dès le premier tour. À partir d’ici, la partie est à vous. Gardez les cartes, puis jouez comme vous voulez.

## Grozilla

lesson-grozilla-fourth-deck = Avec Grozilla, il y a une quatrième pioche. Elle contient des bâtiments de plusieurs couleurs, et des monstres. Du courage : piochez-y.
lesson-grozilla-multicolour = La Péniche est bleue et verte, et compte pour les deux (mais pour une seule couleur quand vous prenez un bâtiment spécial). Piochez-y encore une fois…
lesson-grozilla-monster-here = Catzilla ! Il y a un monstre par couleur. Un monstre reste devant votre ville jusqu’à ce que vous vous en débarrassiez ; celui-ci retire un habitant. Vous continuez à piocher ; plutôt dans la pioche 1.
lesson-grozilla-go-on = Encore une carte.
lesson-grozilla-chase = Catzilla est un monstre bleu. Qui achète une carte de la couleur d’un monstre le chasse chez son voisin de gauche. La Péniche est en partie bleue : achetez-la !
lesson-grozilla-destroyed = Milo a pioché un deuxième monstre ; le premier a donc dû détruire un bâtiment : il le recouvre jusqu’à la fin de la partie. L’emplacement reste occupé. Gardez les cartes.
lesson-grozilla-tokens = La troisième et la sixième carte d’une couleur donnent un jeton Stop-Zilla. Il chasse aussitôt un monstre de sa couleur, ou vaut 2 pièces lors d’un achat. Piochez une carte, et la partie est à vous.

### La page de « happycity balance », pour qui crée des cartes.

balance-title = Rapport d’équilibre
balance-played-by = Joué par { $bots }
balance-mode =
    { $mode ->
        [family] Mode Familial
       *[expert] Mode Expert
    }
balance-grozilla = Avec Grozilla
balance-sum = Habitants plus cœurs
balance-players =
    { $low ->
        [2] { $high ->
            [2] 2 joueurs
           *[other] De 2 à { $high } joueurs
        }
        [3] { $high ->
            [3] 3 joueurs
           *[other] De 3 à { $high } joueurs
        }
        [4] { $high ->
            [4] 4 joueurs
           *[other] De 4 à { $high } joueurs
        }
       *[other] { $high } joueurs
    }
balance-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
balance-seed = Graine { $seed }
balance-pack = Cartes : { $name }
balance-caution = Ces chiffres montrent ce qui va de pair avec la victoire, non ce qui la cause. Une ville forte peut s’offrir de bonnes cartes, et de bonnes cartes font une ville forte ; seules des parties jouées avec des cartes modifiées permettent de trancher.

## Constats

balance-best = Le plus lié à la victoire
balance-worst = Le moins lié à la victoire
balance-best-seat = La meilleure place
balance-typical = Une partie typique
balance-difference = { $value } points de pourcentage de victoires
balance-seat = Place { $number }
balance-best-seat-about = à { $players } joueurs, elle gagne { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des parties ; la part équitable est de { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-rounds = { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } manches
balance-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points par joueur

## Cartes

balance-cards = Bâtiments et habitations
balance-cards-about = La part des victoires des places qui ont acheté la carte, moins celle des places qui auraient pu l’acheter et ne l’ont pas fait, en points de pourcentage. La barre est l’intervalle à 95 % ; verte, elle est tout entière au-dessus de zéro, rouge, tout entière au-dessous.
balance-prices = Prix et valeur
balance-prices-about = Chaque carte selon son prix et la différence ci-dessus. Celles qui s’écartent des autres du même prix méritent un second regard.
balance-specials = Bâtiments spéciaux
balance-specials-about = De même pour les places qui remplissaient les conditions : celles qui ont pris le bâtiment face à celles qui l’ont laissé. « Pris » dit, parmi les parties où il était proposé, dans combien quelqu’un l’a pris.
balance-markets = Happy Market
balance-markets-about = Les places qui ont choisi cette couleur au départ face à celles qui en ont choisi une autre.
balance-market = Happy Market ({ $colour })
balance-head-card = Carte
balance-head-wins = Écart de victoires
balance-head-points = Points
balance-head-bought = Achetée
balance-head-taken = Pris
balance-head-chosen = Choisi
balance-head-seats = Pris / possible
balance-cost = Prix
balance-badge-house = de nous
balance-badge-pack = paquet
balance-too-few = trop peu pour le dire
balance-never = jamais prise
balance-star = Presque tous ceux qui pouvaient le prendre l’ont fait ; on les compare donc à toutes les places qui ne l’ont pas pris dans les parties où il était proposé.

## Parties

balance-seats = Places
balance-seats-about = À quelle fréquence chaque place gagne ; la ligne pointillée est la part équitable. La place 1 joue en premier.
balance-length = Durée
balance-length-about = Les parties selon leur nombre de manches.
balance-money = Argent
balance-money-about = Ce qu’un joueur possède au moment d’acheter, et à quelle fréquence rien n’est acheté.
balance-chart-coins = Pièces en main, par manche
balance-chart-unspent = Tours sans achat, par manche
balance-chart-legal = Actions permises par décision, par manche
balance-left = Pièces restantes à la fin :
balance-choices = Choix
balance-choices-about = Tout ce qu’il y a à décider. Le tableau donne les décisions d’une partie × les actions permises pour chacune.
balance-head-phase = Décision

## Méthode

balance-method = Comment ces chiffres sont obtenus
balance-method-strata = Une place n’est comparée qu’à la même place, du même bot, à une table de même taille ; les résultats sont réunis avec les poids de Mantel et Haenszel.
balance-method-interval = Les intervalles sont à 95 %. Ils comptent des donnes entières, car des places qui partagent leurs cartes ne sont pas indépendantes. Les taux ont l’intervalle de Wilson. Un côté de moins de 30 places n’est pas montré.
balance-method-many = Avec autant de cartes, environ une sur vingt paraîtra, par le seul hasard, meilleure ou moins bonne qu’elle ne l’est : fiez‑vous à ce qui revient avec une autre graine.
balance-method-house = Les cartes marquées « de nous » ont des valeurs ou des effets qu’aucune source ne montre, et le jeu imprimé peut différer ; « paquet » marque les cartes de votre propre fichier.
balance-method-bots = Les bots jouent comme des bots. Les plus forts, comme normal ou hard, tirent parti de cartes dont un bot simple ne sait que faire.
balance-faults =
    { $count ->
        [one] Une fois, un bot n’a pas donné de réponse valable ; une action par défaut a été jouée.
       *[other] { $count } fois, un bot n’a pas donné de réponse valable ; une action par défaut a été jouée.
    }
balance-version = Happy City { $version }, version { $rules } des règles

### La progression, sur la page des statistiques.

progress-title = Ce que vous avez accompli
progress-now =
    { $wins ->
        [0] Votre prochaine victoire ouvrira une nouvelle série.
        [one] Vous avez gagné votre dernière partie.
       *[other] Vous avez gagné vos { $wins } dernières parties.
    }
progress-longest =
    { $wins ->
        [one] Vous n’avez pas encore gagné deux fois de suite.
       *[other] Votre plus longue série est de { $wins } victoires.
    }
progress-days =
    { $days ->
        [one] Vous n’avez pas encore joué deux jours de suite.
       *[other] Vous avez joué jusqu’à { $days } jours de suite.
    }
progress-ladder = Bots à battre
progress-kind-grozilla = Avec Grozilla
progress-beaten = Battu le { $date }.
progress-met =
    { $wins ->
        [one] { $wins } victoire sur { $games }.
       *[other] { $wins } victoires sur { $games }.
    }
progress-best = Meilleure ville : { amount-points }.
progress-tried = Pas encore battu.
progress-untried = Pas encore rencontré.
progress-achievements = Des histoires à raconter
progress-earned = Première fois le { $date }.
progress-times =
    { $times ->
        [one] Une fois pour l’instant.
       *[other] { $times } fois pour l’instant.
    }
progress-cities = Vos plus belles villes
progress-city = { amount-points } le { $date }
progress-watch = Revoir la partie

achievement-fifty = Une ville heureuse
achievement-fifty-help = Bâtissez une ville de 50 points.
achievement-hundred = Une métropole heureuse
achievement-hundred-help = Bâtissez une ville de 100 points.
achievement-harmony = En harmonie
achievement-harmony-help = Gagnez avec autant d’habitants que de cœurs.
achievement-colours = De toutes les couleurs
achievement-colours-help = Gagnez avec les cinq couleurs dans votre ville.
achievement-no-special = Rien de spécial
achievement-no-special-help = Gagnez sans bâtiment spécial face à quelqu’un qui en possède un.
achievement-negative = Malgré ses défauts
achievement-negative-help = Gagnez avec, dans votre ville, un bâtiment qui vous coûte des revenus, des habitants ou des cœurs.
achievement-one-coin = Jusqu’au dernier sou
achievement-one-coin-help = Gagnez avec une pièce au plus.
achievement-one-point = D’un cheveu
achievement-one-point-help = Gagnez avec un seul point d’avance.
achievement-by-coins = Un sou est un sou
achievement-by-coins-help = À égalité de points, gagnez grâce aux pièces qui vous restent.
achievement-double = Deux fois plus heureuse
achievement-double-help = Gagnez avec au moins deux fois plus de points que chacun des autres.
achievement-comeback = De la dernière place à la première
achievement-comeback-help = Soyez dernier à la moitié des manches, puis gagnez.
achievement-head-start = Déjà installé
achievement-head-start-help = Remplissez votre ville de dix cartes avant qu’une autre n’en compte huit.
achievement-five = La meilleure des cinq
achievement-five-help = Gagnez une partie à cinq joueurs.
achievement-monsters = Toujours debout
achievement-monsters-help = Gagnez après la visite de trois monstres dans votre ville.

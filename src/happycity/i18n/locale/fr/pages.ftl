### Les pages du navigateur autres que la table. Ce que les deux partagent se trouve dans web.ftl.

## Choisir une partie

web-mode-family-help = Vite appris : bâtir, encaisser, compter.
web-mode-expert-help = 38 bâtiments spéciaux aux pouvoirs bien à eux.
web-grozilla-help = Des monstres, une quatrième pioche et des jetons pour les arrêter.
web-new-here = Première visite ? Apprenez en jouant

## Salle d’attente

# $number (number): of the seat
web-add-bot-seat = Ajouter un bot à la place { $number }
web-lan-done = Les appareils du même réseau peuvent ouvrir ce lien.
web-lan-none = Cet ordinateur n’est dans aucun réseau que d’autres appareils pourraient utiliser.
web-qr-help = À scanner avec un téléphone.
web-you-are-away = Un bot joue à votre place.
web-take-back = Je suis de retour
web-go-away = Je m’absente un moment
web-go-away-help = Les autres n’ont pas à attendre : un bot joue à votre place jusqu’à ce que vous reveniez.
web-bot-for = Laisser un bot jouer pour { $name } en attendant

## Règles et cartes, statistiques, leçons, à propos

# $text: what was searched for
web-nothing-found = Rien trouvé pour « { $text } ».
web-show-all = Tout afficher
# One player's result in a list. $points (number)
web-score-of = { $name } { $points }
web-kept-replays = Parties déjà revues
web-stats-played =
    Vous avez joué { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et en avez gagné { $wins } : { $share }.
web-stats-points = Votre ville fait en moyenne { $mean } points ; la meilleure en a fait { $best }.
web-stats-mode = { $wins } sur { $games } gagnées, { $mean } points en moyenne, { $best } au mieux.
# $lesson: title of a lesson
web-lesson-start = Commencer : { $lesson }
# $version: such as 0.1.0
web-version = Version { $version }
web-again = Réessayer

## Calculateur de score

web-calc-pick = Cartes de { $name }
web-calc-add-to = Ajouter des cartes à la ville de { $name }
web-calc-done = Terminé
web-calc-none = aucun
web-calc-market = Couleur du Happy Market
web-calc-take-out = Retirer la carte
web-calc-clear = Recommencer
web-calc-why = D’où vient le bonheur

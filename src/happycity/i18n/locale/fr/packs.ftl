### Jouer dans le navigateur avec ses propres cartes. Chargé là où l’on peut ouvrir un paquet, et avec les parties qui en ont un.

pack-choose = Cartes d’un fichier…
pack-choose-help = Un paquet change ou ajoute des cartes. La partie reste alors sur cet appareil.
pack-reading = Lecture des cartes…
# $name (text): the pack’s; $cards (number): those that are new or not as in the box
pack-chosen =
    { $cards ->
        [one] { $name } : { $cards } carte nouvelle ou modifiée
       *[other] { $name } : { $cards } cartes nouvelles ou modifiées
    }
pack-put-back = Retirer ce paquet

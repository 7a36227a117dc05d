### Pourquoi un bot choisirait une action : une raison chacun, en une phrase. Pour les conseils et les analyses.

## Acheter une carte, ou rien

reason-last-round = La dixième carte : cette manche devient la dernière.
reason-claim-available = Avec elle, vous pouvez prendre { $special }.
reason-monster-away = Elle chasse { $monster } chez { $player }.
reason-happiness-gain = Elle vaut { amount-points } tout de suite.
reason-token = Elle rapporte un jeton Stop-Zilla { $colour }.
reason-income = Elle ajoute { $income } à votre revenu pendant environ { $turns ->
        [one] { $turns } manche
       *[other] { $turns } manches
    } encore.
reason-progress = Elle vous rapproche de ce bâtiment spécial : { $special } ; { $cards ->
        [0] il ne manque plus rien
        [one] il manque { $cards } carte
       *[other] il manque { $cards } cartes
    }.
reason-citizens = { amount-citizens } de plus, à multiplier plus tard par les cœurs.
reason-hearts = { amount-hearts } de plus, à multiplier plus tard par les habitants.
reason-no-gain = Elle n’apporte plus de points.
reason-fills-slot = Elle remplit un emplacement et coûte peu.
reason-save = Au prochain tour, il y aura assez de pièces pour { $card } ({ amount-price }).
reason-nothing-better = Aucune des cartes ne vaut son prix maintenant.
reason-nothing-else = Rien d’autre n’est possible.

## La zone centrale

reason-denies = { $player } pourrait acheter { $card } et gagner { amount-points }.
reason-discard-owned = Votre ville a déjà { $card } : faites de la place pour une autre carte.
reason-discard-expensive = { $card } coûte trop cher pour l’instant : faites de la place pour une autre carte.
reason-discard-renew = { $card } n’aide guère : faites de la place pour une autre carte.
reason-keep-card = Mieux vaut laisser { $card } sur la table.
reason-keep = Rien sur la table ne mérite d’être défaussé.
reason-draw-special = Il y a { $percent } % de chances que la pioche { $deck } révèle une carte qui donne accès à { $special }.
reason-draw = Il y a { $percent } % de chances que la pioche { $deck } révèle une nouvelle carte à votre portée.
reason-draw-later = Aucune carte de la pioche { $deck } n’est encore à votre portée : ce qu’elle révèle est pour un autre tour.

## Bâtiments spéciaux et Happy Market

reason-claim-points = { $special } donne { amount-points } maintenant, et vous ne pouvez prendre qu’un bâtiment spécial.
reason-claim-income = { $special } ajoute { $income } à votre revenu.
reason-claim = { $special } aide votre ville, et quelqu’un d’autre pourrait prendre cette carte.
reason-wait = { $special } pourrait être préférable ; cartes encore manquantes : { $cards }.
reason-pass = Aucun des bâtiments spéciaux ne mérite d’être pris.
reason-market = Bâtiments spéciaux disponibles qui demandent cette couleur ({ $colour }) : { $count }.

## Monstres, Le Louvre, Le Sphinx

reason-destroy = Votre ville peut se passer de cette carte : { $card }. Avec le nouveau monstre, cela coûte { amount-points }.
reason-destroy-harmless = Votre ville ne perd aucun point sans { $card }.
reason-gift = { $player } a { amount-points } : c’est l’adversaire le moins dangereux.
reason-gift-points = { $player } a { amount-points }.
reason-louvre = { $player } a un revenu de { $income }.
reason-sphinx = Copier { $special } change vos points de { $points }.
reason-sphinx-box = Bâtiments spéciaux encore dans la boîte que vous pourriez préférer : { $count }.

### Les mots que d’autres messages partagent. Un message cité par { amount-coins } voit les mêmes arguments.
### Vocabulaire : docs/translating.md. Les messages own-… n’existent qu’en français : ils accordent les couleurs.

-ruling = Notre décision :

list-and = { $first } et { $rest }
list-last = { $first } et { $rest }
list-comma = { $first }, { $rest }
# « 2 bleues » : il s’agit toujours de cartes.
list-need =
    { $count } { $count ->
        [one] { own-colour-card }
       *[other] { own-colour-cards }
    }

moment = { $day }/{ $month }/{ $year } { $hour }:{ $minute }
player-seat = Joueur { $number }

## Les couleurs au féminin (une carte, des cartes). « orange » est invariable.
own-colour-card =
    { $colour ->
        [bleu] bleue
        [violet] violette
        [vert] verte
        [blanc] blanche
       *[other] { $colour }
    }
own-colour-cards =
    { $colour ->
        [jaune] jaunes
        [bleu] bleues
        [violet] violettes
        [vert] vertes
        [blanc] blanches
       *[other] { $colour }
    }
own-colour-tokens =
    { $colour ->
        [jaune] jaunes
        [bleu] bleus
        [violet] violets
        [vert] verts
        [blanc] blancs
       *[other] { $colour }
    }

amount-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
amount-price =
    { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
amount-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amount-income = { $income } de revenu
amount-citizens =
    { $citizens ->
        [one] { $citizens } habitant
       *[other] { $citizens } habitants
    }
amount-hearts =
    { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    }

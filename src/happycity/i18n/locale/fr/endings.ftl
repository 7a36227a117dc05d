### La fin d’une partie et son analyse.


## Analyse

review-costly = Les décisions qui ont coûté le plus
review-line = Manche { $round }. { $name } : « { $action } ». Mieux : « { $best } ».
review-line-you = Manche { $round }. Vous : « { $action } ». Mieux : « { $best } ».
review-cost = { $name } y a perdu { $cost } de chances de gagner ({ $before } → { $after }).
review-cost-you = Vous y avez perdu { $cost } de vos chances de gagner ({ $before } → { $after }).
review-played = joué
review-better = mieux
review-next = { $name } joue maintenant « { $action } ».
review-next-you = Vous jouez maintenant « { $action } ».
review-instead = Mieux : « { $best } ».
review-well = Rien de mieux n’a été trouvé.
review-chances = Chances de gagner : { $chances }.
review-chance-of = { $name } { $chance }
review-total =
    { $name } : { $good } décisions sur { $decisions } valaient la meilleure ; coût total des autres, en victoires : { $cost }.
review-moves = Les coups
ending-keep = La garder dans mes parties
ending-kept = Dans mes parties : la revoir
ending-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
ending-win = Vous avez bâti la ville la plus heureuse : { amount-points } !
ending-shared = Vous partagez la victoire avec { $names } : { amount-points } !
ending-lost =
    { $count ->
        [one] { $winners } gagne avec { amount-points }.
       *[other] { $winners } se partagent la victoire avec { amount-points }.
    } À vous la { ending-place }, avec { $own }.
ending-tie = À égalité de points : { $names }. Les pièces restantes ont départagé.
ending-series = Partie n° { $game }. Victoires jusqu’ici : { $tally }.
ending-asked = { $name } aimerait rejouer.
ending-begun = La partie suivante a commencé.
ending-join = J’en suis
ending-decline = Non merci
ending-to-table = À la table
ending-review = Qu’aurais-je pu mieux faire ?
ending-challenge = Défier quelqu’un
ending-both = Les deux villes côte à côte
ending-day = Ville du jour : le bilan
ending-install = Ajouter le jeu à votre écran d’accueil ?
ending-install-yes = Installer
ending-install-no = Ne plus demander
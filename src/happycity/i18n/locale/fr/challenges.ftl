### Défis : « Faites mieux ». Chargés avec leur page.
### $name : une personne. $points, $count, $seat : nombres. $levels : niveaux de bots, « facile et normal ».

challenge-title = Faites mieux que moi
challenge-lead = Les mêmes cartes, la même place, les mêmes bots.
challenge-by = { $name } a bâti une ville de { amount-points } avec ces cartes. Ferez‑vous mieux ?
challenge-by-own = Vous avez bâti une ville de { amount-points } avec ces cartes. Envoyez le lien à quelqu’un.
challenge-against =
    { $count ->
        [1] L’adversaire est un bot de niveau « { $levels } ».
       *[other] Les adversaires sont des bots de niveaux « { $levels } ».
    } { $seat ->
        [1] Vous commencez.
       *[other] Vous jouez en position { $seat }.
    }
challenge-people = Des bots de niveau « normal » remplacent les personnes qui étaient assises là. Tous les bots font un nombre fixe de simulations par décision, afin que chacun rencontre les mêmes adversaires.
challenge-once = Le premier essai compte, sans annulation ni conseil. Recharger la page le poursuit.
challenge-limits = Le lien ne révèle pas les cartes. Il ne peut empêcher ni un autre essai dans un autre navigateur, ni que quelqu’un les connaisse pour avoir regardé la première partie.
challenge-limits-device = Ce lien contient toute la partie : il fonctionne donc sans serveur. Il ne peut empêcher un second essai sur un autre appareil, et qui le décortique peut y lire les cartes.
challenge-reply = Votre ville, pour { $name }
challenge-reply-help = Aucun serveur ne dira votre résultat à { $name }. Renvoyez ce lien : il montre les deux villes.
challenge-link = Lien à envoyer
challenge-share = Envoyer le lien
challenge-both = Les deux villes
challenge-waiting = Personne n’a encore fini ce défi. Les villes de vos amis apparaîtront ici.
challenge-waiting-reply = Personne n’a encore répondu. La réponse est aussi un lien : il montre les deux villes.
challenge-above = { $name } a { amount-points } d’avance.
challenge-level = Les deux villes ont le même score.
challenge-gone = Cette partie n’est plus conservée ici.

## Refus.

error-no-challenge = Cette partie ne peut pas devenir un défi : ses cartes étaient choisies, elle suivait d’autres règles, ou c’est une ville d’aujourd’hui.
error-no-such-challenge = Ce défi n’est pas ici. Les défis sont conservés 90 jours.
error-bad-challenge-link = Ce lien est endommagé, ou il vient d’une autre version de Happy City. Demandez-en un nouveau.

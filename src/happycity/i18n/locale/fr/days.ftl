### La ville du jour et ses résultats. Chargés avec sa page.
### $points, $coins, $place, $players, $round, $days, $simulations : nombres. $date : une date en texte. $name, $other : des personnes.

## La page. $time : ce qui reste du jour, « 3:12:05 ». $level : « facile ».

days-today = Aujourd’hui, { $date }
days-past = Les villes du { $date }
days-ends = Nouvelles villes dans { $time } (minuit UTC).
days-ended = Ce jour est passé : ses villes restent ouvertes à l’entraînement.
days-to-today = Vers les villes du jour
days-grozilla = Expert avec Grozilla
days-against =
    { $count ->
        [1] Contre un bot de niveau « { $level } ».
       *[other] Contre { $count } bots de niveau « { $level } ».
    } { $seat ->
        [1] Vous commencez.
       *[other] Vous jouez en position { $seat }.
    }
days-play = Jouer
days-go-on = Continuer
days-practise = S’entraîner
days-practise-help = Entraînement avec conseils et annulation. Il ne change aucun résultat.
days-more = Le bilan
days-result = { amount-points }
days-won = Gagné
days-lost = Pas gagné
days-running = Votre essai a commencé.
days-new-day = Un nouveau jour a commencé : voici les nouvelles villes.

## Ensuite.

days-place =
    { $players ->
        [1] Vous êtes la première personne à finir cette ville ici.
       *[other] Place { $place } sur { $players }.
    }
days-nobody = Personne n’a encore fini cette ville ici.
days-everybody = Les résultats de tout le monde
days-bar =
    { $range } points : { $players ->
        [1] une personne
       *[other] { $players } personnes
    }
days-here = Seul un serveur connaît les résultats des autres. Cet appareil garde votre propre historique.
days-bot = Ce qu’a joué le bot avec la même donne
days-bot-help = Un bot fort ({ $simulations } simulations par décision) joue à votre place, avec les mêmes cartes et les mêmes adversaires.
days-bots-changed = Les bots ont changé depuis votre partie : voici ceux d’aujourd’hui, avec les mêmes cartes.
days-bot-show = Le laisser jouer
days-bot-plays =
    { $done ->
        [1] Le bot joue : une décision pour l’instant…
       *[other] Le bot joue : { $done } décisions pour l’instant…
    }
days-parting = Vos chemins se séparent à la manche { $round }.
days-alike = Vous avez décidé exactement comme le bot.
days-my-line-gone = La partie elle-même n’est plus conservée ici ; le résultat reste.

## Deux villes côte à côte.

line-round = Manche { $round }
line-city = { $name } : { amount-points }, { amount-coins }
line-you = Vous
line-bot = Bot fort
line-buy = Acheter { $card }
line-nothing = Aucune décision dans cette manche
line-points = Points, manche par manche

## Calendrier et règle du jeu.

days-calendar = Votre calendrier
days-streak =
    { $days ->
        [0] Une ville finie commence une nouvelle série.
        [1] Votre série dure depuis un jour.
       *[other] Votre série dure depuis { $days } jours.
    }
days-longest =
    { $days ->
        [1] Plus longue série : un jour.
       *[other] Plus longue série : { $days } jours.
    }
days-before = Mois précédent
days-after = Mois suivant
days-cell = { $date } : { $count } sur 3 finies
days-rules = Ce qui compte
days-rules-once = Chaque jour propose trois villes, les mêmes dans le monde entier, de minuit à minuit UTC. Votre premier essai à chacune compte, sans annulation ni conseil. Si vous rechargez la page ou revenez plus tard, vous continuez le même essai. Tous les suivants sont de l’entraînement.
days-rules-bots = Les bots font un nombre fixe de simulations par décision, sans jamais regarder l’heure : qui décide comme vous reçoit les mêmes réponses, sur chaque serveur et sans réseau. Une nouvelle version du jeu peut amener d’autres bots ; votre place se compte parmi ceux qui ont rencontré les mêmes.
days-rules-limits = Il n’y a pas de comptes ici, et l’on ne peut donc pas tout empêcher : un autre navigateur, ou un navigateur dont les données ont été effacées, passe pour une nouvelle personne ; sans réseau, c’est l’horloge de l’appareil qui dit quel jour on est ; et comme chacun peut déduire la donne de la date, qui le veut vraiment peut regarder les cartes à l’avance.

## Refus. $value : ce qui était demandé.

error-no-such-day = Il n’y a pas de ville du jour « { $value } ».
error-day-over = Ce jour est passé. Ses villes ne sont ouvertes qu’à l’entraînement.
error-try-first = Finissez d’abord l’essai qui compte ; vous pourrez ensuite vous entraîner et voir le bilan.
error-counted-try = C’est l’essai qui compte : personne ne peut y aider, et aucun bot ne peut être remplacé.

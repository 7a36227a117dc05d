### Les problèmes : « Que joueriez-vous ? »

error-no-such-puzzle = Ce problème n’existe pas ; il a peut-être été retiré.

puzzles-about = Des positions tirées de parties entre bots forts, où une seule décision est nettement la meilleure. Votre premier essai compte pour votre classement.
puzzles-untried = Vous n’avez encore essayé aucun problème. Tout le monde commence à { $rating }.
puzzles-rating = Votre classement : { $rating }
puzzles-rating-provisional = Votre classement provisoire : { $rating }
puzzles-solved =
    { $attempts ->
        [one] Un problème essayé, { $solved } résolu du premier coup.
       *[other] { $attempts } problèmes essayés. Résolus du premier coup : { $solved }.
    }
puzzles-today = Le problème du jour
puzzles-today-open = Le même pour tout le monde ; un nouveau à minuit (UTC).
puzzles-today-solved = Vous l’avez résolu. Le prochain arrive à minuit (UTC).
puzzles-today-missed = Vous l’avez essayé. Le prochain arrive à minuit (UTC).
puzzles-next = Problème suivant
puzzles-kind = Mode
puzzles-kind-all = Tous les modes
puzzles-kind-family = Familial
puzzles-kind-expert = Expert
puzzles-kind-grozilla = Expert avec Grozilla
puzzles-themes = Par thème
puzzles-tried = { $tried } sur { $all } essayés
puzzles-all-tried = Vous les avez tous essayés.

puzzle-theme-save = Épargner ou dépenser
puzzle-theme-save-help = Acheter maintenant, ou prendre une pièce ?
puzzle-theme-purchase = Quelle carte ?
puzzle-theme-purchase-help = Plusieurs sont abordables, une seule est la bonne.
puzzle-theme-deny = En priver les autres
puzzle-theme-deny-help = Quelqu’un d’autre attend une carte.
puzzle-theme-clear = Défausser ou garder
puzzle-theme-clear-help = Une nouvelle carte aiderait‑elle votre ville ?
puzzle-theme-claim = Prendre ou attendre
puzzle-theme-claim-help = Un seul bâtiment spécial par partie : celui-ci, maintenant ?
puzzle-theme-finish = Compléter la ville
puzzle-theme-finish-help = La dixième carte met fin à la partie. Est-ce le moment ?
puzzle-theme-last-round = Dernière manche
puzzle-theme-last-round-help = Plus qu’un tour pour gagner.
puzzle-theme-monsters = Monstres
puzzle-theme-monsters-help = Dépenser un jeton, céder, ou le faire partir ?
puzzle-theme-effect = Pouvoirs spéciaux
puzzle-theme-effect-help = Quelle carte ou quel revenu vous aide le plus ?

puzzle-question = Que joueriez‑vous ?
puzzle-rated = Problème classé { $rating }
puzzle-you = Vous
puzzle-counts = Votre premier essai compte.
puzzle-practice = Vous avez déjà essayé ce problème : c’est un entraînement.
puzzle-right = Bien joué !
puzzle-wrong = Il y a mieux.
puzzle-best-is = Le mieux : { $best }
puzzle-themes = Thème : { $themes }
puzzle-rating-changed = Votre classement : { $before } → { $after }
puzzle-chances = Ce que vaut chaque choix
puzzle-chances-help = Vos chances de gagner ensuite, si tout le monde continue à bien jouer.
puzzle-yours = Votre choix
puzzle-best = Le mieux
puzzle-line = Une suite possible
puzzle-line-start = C’était la position.
puzzle-again = Réessayer
puzzle-all = Tous les problèmes

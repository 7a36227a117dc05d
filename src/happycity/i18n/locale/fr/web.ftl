### Le client du navigateur. Boutons et titres sont courts ; les aides sont des phrases entières.
### $player, $name : le nom d’une personne. $card, $special, $monster : noms de cartes.

## Partout

web-tagline = Bâtissez la petite ville la plus heureuse de toutes.
web-home = Accueil
web-close = Fermer
web-skip = Aller au contenu
web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-auto = Selon l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-sound = Sons
web-use-keys = Jouer avec les lettres et les chiffres du clavier
web-no-motion = Réduire les animations
web-show-keys = Afficher les touches sur les boutons
web-keys = Clavier
web-pace = Vitesse des bots
web-pace-value =
    { $pace ->
        [0] Immédiate
        [400] Rapide
        [900] Normale
        [1800] Calme
       *[other] Lente
    }
web-guest = Anonyme
web-you = vous
web-somebody = quelqu’un
web-more = Plus
web-about = À propos et licences
web-fan-work = Projet de fans non officiel, ni réalisé ni approuvé par l’éditeur du jeu imprimé.

## Ennuis

error-no-server = Pas de connexion pour l’instant. Vous pourrez continuer dès qu’elle sera rétablie.
web-offline-shell = Le serveur est injoignable pour l’instant. Les règles, les cartes et les relectures déjà vues restent disponibles.
web-offline-alone = Pas de connexion au serveur : vous jouez sur cet appareil. Les salons à plusieurs reviendront avec elle.
web-alone = Jouer hors ligne
web-alone-ready = C’est prêt : tous les modes contre des bots fonctionnent hors ligne sur cet appareil.
web-alone-fetching = { $done } Mo sur { $size } téléchargés
web-alone-missing = Téléchargez le jeu une fois ({ $size } Mo) pour jouer hors ligne.
web-alone-failed = Le téléchargement a échoué. Ce qui est déjà arrivé est conservé.
web-alone-fetch = Télécharger { $size } Mo
web-trouble-connecting = Un instant…
web-trouble-connecting-help = La ville se construit.
web-trouble-gone = Il n’y a rien ici
web-trouble-gone-help = Cette page n’existe pas, ou n’existe plus.
web-trouble-reload = Nouvelle version disponible
web-trouble-reload-help = Rechargez la page pour continuer ; rien n’est perdu.
web-trouble-offline = Pas de connexion
web-trouble-offline-help = Le serveur est injoignable, et cette page n’a encore jamais été ouverte ici. Réessayez plus tard.
web-trouble-elsewhere = Ouvert dans un autre onglet
web-trouble-elsewhere-help = Vos parties sur cet appareil sont ouvertes dans un autre onglet. Elles reviendront ici quand il sera fermé.
web-reload = Recharger
web-reconnecting = Pas de connexion. Rien n’est perdu : vous continuerez dès qu’elle sera rétablie.
web-slow = Pas encore de réponse. Votre coup est gardé et sera renvoyé.
web-go-on-alone = Continuer hors ligne

## Pages

web-page-play = Nouvelle partie
web-page-play-help = Contre des bots, tout de suite.
web-page-day = La ville du jour
web-page-day-help = La même donne pour tout le monde, une fois par jour.
web-day-finished = Terminées aujourd’hui : { $count } sur 3.
web-day-streak =
    { $days ->
        [one] Votre série : un jour.
       *[other] Votre série : { $days } jours.
    }
web-page-friends = Jouer entre amis
web-page-friends-help = Un lien ou un code QR suffit pour les inviter.
web-page-pass = À tour de rôle
web-page-pass-help = Plusieurs personnes, un seul appareil.
web-page-rooms = Salons publics
web-page-rooms-help = Rejoindre d’autres joueurs, ou les regarder.
web-page-learn = Apprendre
web-page-learn-help = Apprendre en jouant, en quelques minutes.
web-page-puzzles = Problèmes
web-page-puzzles-help = Que joueriez‑vous ?
web-page-rules = Règles et cartes
web-page-rules-help = Toutes les règles numérotées, toutes les cartes.
web-page-cards = Cartes
web-page-calculator = Calcul du score
web-page-calculator-help = Vous avez la boîte ? Calculez le score de chaque ville et voyez d’où il vient.
web-page-stats = Mes statistiques
web-page-stats-help = Parties, victoires et relectures.
web-page-import = Ouvrir une partie
web-page-import-help = Revoir une partie enregistrée, ou la poursuivre.

## Accueil et nouvelles parties

web-play-now = Jouer
web-starting = Démarrage…
web-change = Changer
web-continue = Continuer
web-dismiss = Masquer cette partie
web-options-line =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $mode ->
        [expert] mode Expert
       *[family] mode Familial
    }{ $grozilla ->
        [true] {" "}+ Grozilla
       *[false] {""}
    }{ $scoring ->
        [sum] , somme pour les plus jeunes
       *[product] {""}
    }
web-status-lobby = On attend des joueurs
web-status-playing = Partie en cours
# $open (number): seats that wait for somebody.
web-seats-free =
    { $open ->
        [one] { $open } place libre
       *[other] { $open } places libres
    }
web-players = Joueurs
web-mode = Mode
web-mode-family = Familial
web-mode-expert = Expert
web-grozilla = Avec l’extension Grozilla
web-bot-level = Force des adversaires
web-more-options = Plus d’options
web-scoring = Décompte final
web-scoring-product = Habitants fois cœurs
web-scoring-sum = Habitants plus cœurs (pour les plus jeunes)
web-edition = Édition
web-edition-fr = Française
web-edition-en-GB = Britannique
web-edition-en-US = Américaine
web-edition-pl = Polonaise
web-names = Noms
web-your-name = Votre nom
web-public = Rendre ce salon public
web-start = Commencer
web-open-room = Ouvrir un salon
web-no-rooms = Aucun salon public n’est ouvert pour l’instant. Ouvrez-en un !
web-level-easy = facile
web-level-normal = normal
web-level-hard = difficile
web-level-champion = champion
web-level-greedy = simple
web-level-random = fantasque
# Les noms des bots, un par place.
web-bot-0 = Olive
web-bot-1 = Milo
web-bot-2 = Luna
web-bot-3 = Otto
web-bot-4 = Zoé
web-bot-of = adversaire { $level }

## Salle d’attente

web-lobby = Avant la partie
web-seats = Places
web-seat-open = Place libre
web-host = hôte
web-offline = hors ligne
web-asked = lit les scores
web-away = absence : un bot joue
web-add-bot = Ajouter un bot
web-fill-bots = Compléter avec des bots
web-shuffle-seats = Mélanger les places
web-remove = Retirer
web-remove-name = Retirer { $name }
web-removed = L’hôte a libéré votre place.
web-join = Rejoindre
web-watch = Regarder
web-sit-down = Prendre une place
web-watching = Vous regardez
# $names: a list of people, perhaps with “2 spectators” at its end.
web-watching-list = Dans le public : { $names }
web-room-full = Toutes les places sont prises
web-wait-for-host = L’hôte lance la partie quand tout le monde est là.
web-wait-for-answer = On attend la réponse de { $names }.
web-seats-open-help =
    { $open ->
        [one] { $open } place est encore libre : invitez quelqu’un ou ajoutez un bot.
       *[other] { $open } places sont encore libres : invitez du monde ou ajoutez des bots.
    }
web-room-options = Options du salon
web-allow-hints = Autoriser les conseils
web-clock = Temps par décision
web-clock-value =
    { $seconds ->
        [0] Sans limite
        [86400] 1 jour
       *[other] { $seconds } secondes
    }
web-clock-left = Temps restant
web-clock-days =
    { $days ->
        [one] { $days } jour { $hours } h
       *[other] { $days } jours { $hours } h
    }
web-invite = Inviter
web-invite-help = Toute personne qui ouvre ce lien peut s’asseoir ou regarder. Aucun compte n’est nécessaire.
web-link = Lien
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = Code QR du lien
web-lan-help = Ce lien ne fonctionne que sur cet ordinateur.
web-lan-open = Partager le jeu sur le réseau local

## La table

web-table-title = La table
web-round = Manche { $round }
web-last-round = Dernière manche
web-central = Zone centrale
web-decks = Pioches
web-face-up = Bâtiments visibles
web-dwellings = Habitations
web-specials = Bâtiments spéciaux
web-special-taken-by = { $name } a déjà le sien.
web-no-specials = Il ne reste aucun bâtiment spécial.
web-others = Les autres villes
web-actions = Vos actions
web-steps = Étapes d’un tour
web-step-discard = Défausser
web-step-draw = Compléter
web-step-buy = Acheter
web-step-claim = Spécial
web-your-turn = À vous de jouer
# $question: what the player is asked
web-your-turn-asks = À vous de jouer. { $question }
web-waiting-for = On attend { $player } : { $phase }
web-choose = Choisir
web-buy = Acheter
web-discard = Défausser
web-claim = Prendre
web-undo = Annuler le coup
web-undo-ask = Demander l’accord des autres pour annuler
web-undo-asked = { $name } demande à annuler un coup.
web-agree = Accepter
web-refuse = Refuser
# $name: the host. $other: who is to be removed.
web-removal-asked = { $name } demande à retirer { $other } de la partie. Êtes‑vous d’accord ?
web-removal-asked-me = { $name } demande aux autres de vous retirer de la partie.
web-removal-sent = Les autres doivent dire s’ils sont d’accord pour retirer { $other } de la partie.
web-removal-ask = Demander à retirer { $name }
web-removal-help = Les autres joueurs doivent être d’accord. Un bot prend la place.
web-hint = Conseil
web-hint-play = Jouer ce coup
web-hint-chance = Chances de gagner : environ { $chance } (score attendu : { $points }).
web-log = Ce qui s’est passé
web-log-and-chat = Journal et discussion
# $count (number): messages not seen yet
web-log-and-chat-new = Journal et discussion, { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
web-chat = Votre message
web-chat-line = { $name } : { $text }
web-send = Envoyer
web-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-another-device = Jouer sur un autre appareil
web-another-device-help = Ouvrez ce lien sur l’autre appareil. C’est votre place : ne le donnez à personne d’autre. Il est valable sept jours.
web-unlink = Déconnecter les autres appareils
web-unlinked = Seul ce navigateur a encore votre place. Les liens que vous avez créés ne fonctionnent plus.
web-report = Signaler ce message
web-reported = Merci. L’exploitant de ce serveur peut maintenant lire ce message.
web-leave = Quitter la partie (un bot garde ma place jusqu’à mon retour)
web-leave-room = Quitter ce salon
web-city-of = Chez { $player }
web-open-city = Voir cette ville : { $player }
web-city-slots =
    { $cards ->
        [one] { $cards } carte sur 10
       *[other] { $cards } cartes sur 10
    }
web-cards-of-ten = { web-city-slots }
web-slot-card = Emplacement { $slot } : { $card }
web-income = Revenu
web-citizens = Habitants
web-hearts = Cœurs
web-points = Bonheur actuel
web-coins = Pièces
web-numbers-label = Revenu { $income }, habitants { $citizens }, cœurs { $hearts }, bonheur { $points }
web-tokens-label = Jetons Stop-Zilla : { $tokens }
web-free-card = Prochaine carte gratuite
web-louvre-left =
    { $phases ->
        [one] Louvre : encore { $phases } fois
       *[other] Louvre : encore { $phases } fois
    }
web-deck-label = Pioche { $deck } : reste { $left }, défausse { $discarded }. Encore cachées : { $mix }. { $reason }
web-dwelling-label = { $card }, reste { $left }
web-missing-coins =
    { $missing ->
        [one] Il manque { $missing } pièce
       *[other] Il manque { $missing } pièces
    }
web-why-already-in-city = Déjà dans votre ville
web-why-pile-empty = Épuisée
web-why-city-full = Ville pleine
web-why-not-face-up = Pas disponible
web-why-wrong-phase = Pas maintenant
web-why-lesson-other = Pas dans cette leçon
web-need-progress = { $colour } : { $have } sur { $need }

## Cartes

web-card-costs =
    { $price ->
        [one] coûte { $price } pièce
       *[other] coûte { $price } pièces
    }
web-card-needs = il faut { $needs }
web-card-house = Sur cette carte, tout ne vient pas du jeu imprimé : une partie est de nous
web-card-covered = { $card } : carte détruite, recouverte par { $monster }
web-covered-by = Détruit : { $monster } recouvre ce bâtiment. Il n’a plus ni nom, ni effet, ni couleur, mais son emplacement compte.
web-costs = Coûte
web-price-reduced = { amount-price } au lieu de { $printed }
web-gives = Donne
web-needs = Il faut
web-rule-link = Lire la règle { $rule }
web-kind-yellow = commerce
web-kind-blue = institution
web-kind-orange = loisirs
web-kind-purple = industrie
web-kind-green = logement

## Choix

web-choice-market = Sa couleur compte pour les conditions et les effets pendant toute la partie.
web-choice-destroy = Le bâtiment choisi est recouvert jusqu’à la fin de la partie ; son emplacement reste occupé.
web-choice-gift = La pièce vient de la réserve.
web-choice-louvre = En plus de votre revenu, vous recevez celui de cette ville.
web-choice-sphinx = Choisissez ce qui sera copié pour le décompte final, ou tirez un bâtiment spécial sans le voir.
web-pay-title = Payer : { $card }
web-pay-help = Chaque jeton Stop-Zilla vaut 2 pièces ; on ne rend pas la monnaie.

## Ce qui s’est passé dans le salon

web-log-joined = { $name } arrive.
web-log-left = { $name } s’en va.
web-log-renamed = { $name } a un nouveau nom.
web-log-host = { $name } est maintenant l’hôte.
web-log-started = La partie commence.
web-log-undone = Un coup a été annulé.
web-log-undo-asked = { $name } demande à annuler un coup.
web-log-undo-agreed = { $name } est d’accord.
web-log-undo-refused = Le coup est maintenu.
# $other: who is to be removed.
web-log-removal-asked = { $name } demande aux autres de retirer { $other } de la partie.
web-log-removal-agreed = { $name } est d’accord.
web-log-removal-refused = { $name } n’est pas d’accord : { $other } reste dans la partie.
web-log-away = { $name } s’absente ; un bot continue.
web-log-back = { $name } est de retour.
web-log-rematch = Encore une partie !
web-log-clock = Temps écoulé : un bot décide pour { $name }.
web-log-closed = Le salon est fermé.

## La fin

web-game-over = La partie est finie
web-score = Score
web-winner = victoire
web-winners =
    { $count ->
        [one] { $winners } a bâti la ville la plus heureuse : { amount-points } !
       *[other] { $winners } se partagent la victoire : { amount-points } !
    }
web-source = Origine
web-coins-left = Pièces restantes : { $coins }
web-chart-points = Bonheur par manche
web-chart-income = Revenu par manche
web-chart-coins = Pièces par manche
web-chart-chance = Chances de gagner
web-as-table = En tableau
web-see-table = Voir la table
web-export = Enregistrer la partie
web-replay = Revoir
web-rematch = Rejouer

## Relecture et analyse

web-replay-start = Le début de la partie.
# $action: an action as in a menu. Shown when the log has nothing to say about a decision.
web-replay-action = { $name } : { $action }.
web-previous = Reculer
web-next = Avancer
web-run = Lecture
web-pause = Pause
web-moment = Moment
web-moment-of = { $at } sur { $last }
web-view-from = Vu par
web-share-moment = Partager ce moment
web-branch = Continuer à partir d’ici
web-review = Analyse
web-review-help = Un bot examine chaque décision et dit lesquelles ont coûté le plus.
web-review-start = Analyser cette partie
web-nothing-missed = On n’aurait guère pu mieux jouer.

## Apprendre

web-lesson = Leçon
web-lesson-watch = Regardez ce qui se passe.
web-lesson-free = Vous savez tout ce qu’il faut : continuez comme vous voulez ! La partie s’achève avec la manche où une ville reçoit sa dixième carte.
web-lesson-over = Bravo ! Vous avez joué une partie entière.
web-first-game = Jouer ma première partie
web-lesson-now = Maintenant : { $action }
web-lesson-step = Étape { $step } sur { $steps }

## Choisir une partie

web-mode-family-help = Vite appris : bâtir, encaisser, compter.
web-mode-expert-help = 38 bâtiments spéciaux aux pouvoirs bien à eux.
web-grozilla-help = Des monstres, une quatrième pioche et des jetons pour les arrêter.
web-new-here = Première visite ? Apprenez en jouant
web-puzzle-today = Le problème du jour
web-puzzle-tried = Déjà essayé. Le suivant arrive à minuit (UTC).

## Salle d’attente

# $number (number): of the seat
web-add-bot-seat = Ajouter un bot à la place { $number }
web-lan-done = Les appareils du même réseau peuvent ouvrir ce lien.
web-lan-none = Cet ordinateur n’est sur aucun réseau accessible à d’autres appareils.
web-qr-help = À scanner avec un téléphone.
web-you-are-away = Un bot joue à votre place.
web-take-back = Je suis de retour
web-go-away = Je m’absente un moment
web-go-away-help = Les autres n’ont pas à attendre : un bot joue à votre place jusqu’à ce que vous reveniez.
web-bot-for = Laisser un bot jouer pour { $name } en attendant

## Listes et pannes

web-wins =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
# One player's result in a list. $points (number)
web-score-of = { $name } { $points }
web-again = Réessayer

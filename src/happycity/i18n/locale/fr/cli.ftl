### La ligne de commande.

cli-app = Happy City, le jeu de cartes où l’on bâtit une ville. Projet de fans non officiel.

## happycity play
cli-play = Jouer dans ce terminal, contre des bots ou à plusieurs sur un même clavier.
cli-play-save = Une partie enregistrée à poursuivre.
cli-option-mode = family (familial) ou expert.
cli-option-players = Le nombre de joueurs à la table, de 2 à 5.
cli-option-grozilla = Jouer avec l’extension Grozilla.
cli-option-scoring = product (habitants fois cœurs) ou sum (habitants plus cœurs).
cli-option-edition = L’édition dont viennent les paquets d’habitations : fr, en-GB, en-US ou pl.
cli-option-bots = Des bots pour les autres places, séparés par des virgules, comme easy,hard.
cli-option-name = Votre nom ; une fois par personne à ce clavier.
cli-option-seats = Toutes les places dans l’ordre, comme Ana,bot:hard,Bob.
cli-option-seed = Un nombre ou un texte hexadécimal qui fixe tous les tirages au hasard.
cli-option-think-ms = Combien de temps un bot peut réfléchir à une décision, en millisecondes.
cli-option-resume = Poursuivre la dernière partie jouée.
cli-option-trust = Exécuter aussi les fichiers Python des paquets et les programmes qui jouent comme bots, même s’ils viennent d’ailleurs.
cli-option-plain = Des questions et des réponses numérotées au lieu du plein écran ; automatique s’il n’y a pas de terminal.
cli-option-no-save = Ne pas enregistrer la partie.

## happycity join
cli-join = Prendre place dans un salon d’un serveur ; les autres peuvent être dans un navigateur, un terminal, ou être des programmes.
cli-join-link = L’invitation, comme http://192.168.1.20:24890/r/k3v9q2mjh7wtx4bn6rzd.
cli-option-own-name = Votre nom.
cli-option-watch = Seulement regarder.

## happycity cards
cli-cards = Consulter une carte : ce qu’elle coûte, demande et fait.
cli-cards-query = Un nom ou un bout de nom ; sans rien, toutes les cartes.
cli-option-as-json = Écrire du JSON pour des programmes.

## happycity rules
cli-rules = Consulter une règle.
cli-rules-query = Un numéro comme B7, ou des mots ; sans rien, tous les titres.
cli-rules-none = Aucune règle ne parle de ceci : « { $typed } ».

## happycity score
cli-score = Compter une ville et dire d’où vient chaque point.
cli-score-file = Une position ou une partie enregistrée (JSON) ; - est l’entrée standard.
cli-score-city = Une ville : les noms des cartes dans l’ordre des emplacements, séparés par des virgules, par exemple "happy market (bleu), maison (catzilla), sphinx (château), grozilla, 7 pièces". Une fois par ville, les voisins côte à côte.
cli-score-name = À qui est la ville ; une fois par ville, dans le même ordre.
error-city-entry = « { $typed } » est incompréhensible. Entre parenthèses peuvent figurer la couleur d’un Happy Market, le monstre qui recouvre une carte ou ce que copie un Sphinx.
error-market-colour-missing = En mode Expert, un Happy Market a une couleur : écrivez « happy market (bleu) ».
error-sphinx-copy-missing = Le décompte dépend de ce que copie cette carte ({ $special }) : écrivez « sphinx (château) ».
error-other-cities-missing = Cette carte ({ $special }) regarde d’autres villes : donnez chacune avec --city, dans l’ordre des places.
error-second-monster = Un seul monstre se tient devant une ville, et { $monster } serait le deuxième : celui qui recouvre une carte s’écrit « maison (catzilla) ».
error-card-unclear = « { $card } » peut désigner plusieurs cartes : { $expected }.
error-typed-other-mode =
    { $mode ->
        [expert] Ce bâtiment spécial ({ $special }) est du mode Expert : ajoutez --mode expert.
       *[family] Ce bâtiment spécial ({ $special }) est du mode Familial, et cette ville se compte en mode Expert.
    }
error-typed-needs-grozilla = Cette carte ({ $card }) vient de l’extension Grozilla : ajoutez --grozilla.
error-typed-market-colour = Un Happy Market n’a de couleur qu’en mode Expert : ne l’écrivez pas, ou ajoutez --mode expert.
error-typed-market-first = Un Happy Market est toujours la première carte de sa ville : écrivez-le en premier.
error-typed-second-special = { $special } et { $card } sont deux bâtiments spéciaux, et une ville ne peut en avoir qu’un.
error-typed-twice = Cette carte y figure deux fois : { $card }. Aucune ville ne peut avoir deux cartes du même nom.
error-typed-coins-twice = Les pièces d’une ville ne se donnent qu’une fois.
error-typed-coins = « { $typed } » n’est pas un nombre de pièces : écrivez par exemple « 7 pièces », { $most } au plus.
error-typed-colour = « { $colour } » n’est pas une couleur ; les couleurs sont jaune, bleu, orange, violet et vert.
error-typed-card = Aucune carte ne s’appelle « { $card } » dans cette partie ; séparez les cartes par des virgules.
score-city-number = La ville { $number }

## happycity stats
cli-stats = Ce qu’ont donné vos parties finies : victoires par mode et par bot, bâtiments préférés.
cli-stats-name = Les parties de cette personne ; sinon les vôtres, d’après le nom sous lequel vous jouez.
cli-stats-none = Aucune partie n’a encore été finie.
cli-stats-none-of = { $name } n’a encore fini aucune partie.
cli-stats-others = Parties des autres qui ont joué ici ({ $names }) : happycity stats --name NOM
cli-stats-bot = contre { $bot }
cli-stats-line =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $percent } % de victoires, { $mean } points en moyenne, { $best } au mieux
cli-stats-buildings = Bâtiments préférés :

## happycity bench
cli-bench = Mesurer combien de parties au hasard cette machine joue par seconde.
cli-option-seconds = Combien de temps mesurer chaque mode.
cli-bench-compiled = Le cœur compilé, deux joueurs au hasard :
cli-bench-interpreted = Le cœur interprété, deux joueurs au hasard :
cli-bench-line = { $games } parties/s, { $actions } actions/s

## Exemples sous l’aide d’une commande, un par ligne. Seuls les mots après # sont pour les gens.
cli-examples = Exemples :
cli-app-examples =
    happycity                        # jouer dans le navigateur
    happycity play                   # jouer dans ce terminal
    happycity cards "golden gate"    # que fait cette carte ?
    happycity rules monstre          # que disent les règles ?
    happycity --lang pl cards        # dans une autre langue
cli-play-examples =
    happycity play                                   # choisir dans un menu
    happycity play --mode expert --bots hard,easy    # trois joueurs
    happycity play --name Ana --name Bob             # deux personnes à un clavier
    happycity play --resume                          # reprendre où l’on en était
    happycity play --plain                           # questions et réponses numérotées
cli-join-examples =
    happycity join http://192.168.1.20:24890/r/k3v9q2mjh7wtx4bn6rzd --name Ana
cli-cards-examples =
    happycity cards golden gate
    happycity cards --json | jq -r '.[].name'
cli-rules-examples =
    happycity rules monstre
    happycity rules R-B7
cli-score-examples =
    happycity score --city "happy market, maison, musée, école"
    happycity score -m expert -g -c "happy market (bleu), maison (catzilla), école, 7 pièces"
    happycity score partie-finie.json --json
cli-stats-examples =
    happycity stats
    happycity stats --name Ana
    happycity stats --json | jq .win_rate
cli-bench-examples =
    happycity bench --seconds 5
cli-serve-examples =
    happycity serve                                    # pour cette machine
    happycity serve --lan                              # pour toute la maison
    happycity serve --origin https://play.example.org --proxies 127.0.0.1
cli-site-examples =
    happycity site public                              # pour n’importe quel hébergeur
cli-admin-examples =
    happycity admin list
    happycity admin backup games.backup
    happycity admin purge --days 30
cli-referee-examples =
    echo '{ "{" }"cmd": "new", "seed": 1{ "}" }' | happycity referee
cli-verify-examples =
    happycity verify partie-finie.json
cli-replay-examples =
    happycity replay partie-finie.json           # en phrases
    happycity replay partie-finie.json --full    # à l’écran
    happycity replay partie-finie.json --json | jq -r .event
cli-review-examples =
    happycity review partie-finie.json
    happycity review partie-finie.json --think-ms 1000    # regarder plus longtemps
    happycity review partie-finie.json --all --json | jq .loss
cli-help-examples =
    happycity help play
cli-simulate-examples =
    happycity simulate --games 100000 --players 4 --mode expert
    happycity simulate --bots greedy,random --json | jq .seats
cli-tournament-examples =
    happycity tournament --bots hard,greedy --games 200 --think-ms 100
    happycity tournament --bots ./my_bot.py:MyBot,normal --mode expert --grozilla
cli-balance-examples =
    happycity balance --mode expert --games 2000
    happycity balance --cards my-pack.toml --bots normal --output my-pack    # vos propres cartes
cli-bots-examples =
    happycity bots
    happycity bots --json | jq -r '.[].name'

cli-option-lang = La langue, comme en-GB, fr ou pl ; ou HAPPYCITY_LANG.
cli-option-version = Afficher la version et terminer.

## happycity help
cli-help = Afficher l’aide d’une commande.
cli-help-command = Une commande ; sans rien, la liste de toutes.

## happycity referee
cli-referee = Jouer une partie par l’entrée et la sortie standard : un objet JSON par ligne, dans les deux sens.
cli-option-cards = Un fichier avec vos propres cartes ; peut être donné plusieurs fois.

## happycity verify
cli-verify = Contrôler une partie enregistrée : elle se rejoue, ses cartes découlent de sa graine, son résultat est juste.
cli-record = Une partie enregistrée (JSON).
cli-verify-ok =
    La partie enregistrée est juste : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $draws ->
        [one] { $draws } carte révélée
       *[other] { $draws } cartes révélées
    }.

## happycity replay
cli-replay = Raconter une partie enregistrée, événement par événement.
cli-option-full = La regarder en plein écran, en avant et en arrière.
error-full-or-json = --full montre la partie à l’écran : n’écrivez pas --json.
error-options-with-file = Un fichier dit lui-même à quoi l’on joue : n’écrivez pas --mode, --grozilla ni --scoring, ou mettez-les dans le fichier (« options »).
error-options-with-save = Une partie enregistrée connaît ses joueurs, ses options et ses cartes : ne les donnez pas avec elle.
error-options-with-seats = --seats nomme tous ceux qui sont à la table : n’écrivez pas --players, --bots ni --name.
error-no-terminal = Il faut un terminal pour cela ; sans terminal, n’écrivez pas --full.
cli-option-upto = S’arrêter après ce nombre d’actions.
cli-option-json = Écrire un objet JSON par événement au lieu de phrases.

## happycity review
cli-review = Faire revoir une partie enregistrée par un bot : quelles décisions ont coûté le plus, et ce qui valait mieux.
cli-review-think-ms = Combien de temps examiner chaque décision, en millisecondes ; 120 sans indication, 700 sans le cœur compilé.
cli-review-all = Examiner aussi les décisions des bots.
cli-review-json = Écrire un objet JSON par décision au lieu des pires en phrases.

## Des fichiers illisibles
error-file-unreadable = { $file } est illisible : { $reason }.
error-file-too-long = { $file } dépasse { $most } octets et n’a donc pas été lu.
error-no-json-in-file =
    { $file ->
        [stdin] L’entrée standard
       *[other] { $file }
    } ne contient pas d’objet JSON tel qu’une partie enregistrée ou une position.
error-not-a-record =
    { $file ->
        [stdin] L’entrée standard
       *[other] { $file }
    } n’est pas une partie enregistrée de Happy City.
error-score-what = Donnez soit une ville, par exemple --city "musée, maison", soit un fichier.

## Qui peut s’asseoir à une table
error-too-many-seats = Une table de { $players } joueurs ne peut pas en accueillir { $seats } ; donnez moins de noms et de bots, ou plus de joueurs.
error-bad-player-name = « { $value } » ne peut pas être un nom ; un nom a de 1 à { $most } caractères visibles.
error-same-player-name = Deux personnes s’appellent { $value } ; donnez-leur des noms différents.
error-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.

## Ce que dit de lui-même l’analyseur des options. $value : ce qu’on a tapé, ou ce qui s’y trouve.
cli-parser-usage = Utilisation :
cli-parser-options = Options :
cli-parser-commands = Commandes :
cli-parser-arguments = Arguments :
cli-parser-some-options = [OPTIONS]
cli-parser-command = COMMANDE [ARGUMENTS]...
cli-parser-help = Afficher cette aide et terminer.
cli-parser-install-completion = Installer la complétion pour ce shell.
cli-parser-show-completion = Afficher la complétion pour ce shell, à copier ou à adapter.
cli-parser-default = [par défaut : { $value }]
cli-parser-required = [obligatoire]
cli-parser-try = Pour de l’aide, tapez « { $command } ».
cli-parser-no-option = Il n’y a pas d’option { $value }
cli-parser-possible = (options possibles : { $value })
cli-parser-no-command = Il n’y a pas de commande « { $value } ».
cli-parser-mean = Vouliez‑vous dire { $value } ?
cli-parser-missing-command = Il manque une commande.
cli-parser-missing = Il manque : « { $value } ».
cli-parser-extra = Arguments en trop ({ $value })
cli-parser-invalid = Valeur impossible pour « { $value } » :
cli-parser-number = ce n’est pas un nombre.
cli-parser-least = le minimum est { $value }.
cli-parser-most = le maximum est { $value }.

cli-metavar-ADDRESS = ADRESSE
cli-metavar-ADDRESSES = ADRESSES
cli-metavar-CARDS = CARTES
cli-metavar-COMMAND = COMMANDE
cli-metavar-DATABASE = BASE
cli-metavar-DAYS = JOURS
cli-metavar-DIR = DOSSIER
cli-metavar-EDITION = ÉDITION
cli-metavar-FILE = FICHIER
cli-metavar-FOLDER = DOSSIER
cli-metavar-HOSTS = NOMS
cli-metavar-HOURS = HEURES
cli-metavar-LANGUAGE = LANGUE
cli-metavar-MODE = MODE
cli-metavar-NAME = NOM
cli-metavar-RECORD = PARTIE
cli-metavar-ROOM = SALON
cli-metavar-SAVE = PARTIE
cli-metavar-SEATS = PLACES
cli-metavar-SEED = GRAINE
cli-metavar-TEXT = TEXTE
cli-metavar-WAY = FAÇON
cli-metavar-WORD = MOT

### Le laboratoire : simulate, tournament, bots.

## Commandes et options

lab-simulate = Jouer beaucoup de parties, les bots à des places fixes, et afficher des moyennes.
lab-tournament = Faire s’affronter des bots en parties dupliquées : chaque donne est jouée dans toutes les dispositions de places.
lab-balance = Faire jouer beaucoup de parties à des bots et écrire une page pour qui crée des cartes : le lien des cartes et des places avec la victoire, la durée, l’argent, les choix.
lab-bots = Énumérer les bots.
lab-option-bots = Des bots séparés par des virgules : un par place, ou moins, qui font alors le tour de la table. Un budget peut suivre, comme dans hard:200ms ou hard:5000.
lab-option-players = Le nombre de joueurs à la table, de 2 à 5 ; par défaut, autant que de bots.
lab-option-games = Combien de parties ; un tournoi arrondit à des séries complètes de parties dupliquées.
lab-option-think-ms = Combien de temps les bots sans budget propre peuvent réfléchir à une décision, en millisecondes.
lab-option-seed = Un nombre ou un texte hexadécimal qui fixe tous les tirages au hasard.
lab-option-jobs = Combien de processus jouent ; 0 prend tous les processeurs.
lab-option-csv = Écrire des valeurs séparées par des virgules.
lab-option-results = Un fichier qui garde les parties : un tournoi interrompu y reprend, un tournoi fini peut être prolongé.
lab-option-output = Écrire une ligne par partie, par place et par décision dans des fichiers de ce dossier.
lab-option-format = Le format de ces fichiers : parquet ou csv.
lab-option-page = Le dossier de balance.html et balance.json ; par défaut « balance ».
lab-option-every-table = Le nombre de joueurs à la table ; sans cette option, tous les nombres de 2 à 5 sont joués.
lab-option-table-games = Combien de parties pour chaque nombre de joueurs, arrondi à des séries complètes de parties dupliquées.
lab-option-cluster = L’adresse d’un ordonnanceur dask.distributed, comme tcp://host:8786.

## Bots

bot-random = joue n’importe quelle action permise
bot-greedy = regarde un coup plus loin et prend ce qui embellit le plus sa ville
bot-easy = réfléchit un peu ; pour les premières parties
bot-normal = réfléchit assez pour être un bon adversaire
bot-hard = réfléchit en profondeur
bot-champion = le plus fort, une seconde par décision
lab-other-bots = D’autres peuvent s’y joindre : my_bot.py:MyBot est une classe dans un fichier Python, exec:./mybot n’importe quel programme qui parle en lignes JSON.

## Tableaux

lab-head-bot = Bot
lab-head-seat = Place
lab-head-games = Parties
lab-head-wins = Victoires
lab-head-rate = Réussite
lab-head-interval = Intervalle à 95 %
lab-head-points = Points
lab-head-rating = Classement
lab-head-ms = ms/coup
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-simulated = { $games } parties, { $actions } actions, { NUMBER($rounds, maximumFractionDigits: 2) } manches par partie, en { NUMBER($seconds, maximumFractionDigits: 2) } s : { $speed } parties par seconde.
lab-balance-written = « { $page } » et « { $data } » sont écrits : { $games } parties en { NUMBER($seconds, maximumFractionDigits: 1) } s.
lab-same-again = La même graine redonne le même résultat.
lab-played-again = { $games } parties, { $deals } donnes, { NUMBER($seconds, maximumFractionDigits: 1) } s. { lab-same-again }
lab-by-the-clock = Les bots qui réfléchissent selon l’horloge, et ceux des autres, peuvent décider autrement la prochaine fois.
lab-played-by-the-clock = { $games } parties, { $deals } donnes, { NUMBER($seconds, maximumFractionDigits: 1) } s. { lab-by-the-clock }

## Ce que les bots ont fait de travers. Une action par défaut est jouée à la place.

lab-fault-bot-crashed = { $bot } a échoué { $count } fois ; une action par défaut a été jouée à la place.
lab-fault-bot-silent = { $bot } n’a pas répondu à temps { $count } fois ; une action par défaut a été jouée à la place.
lab-fault-bot-nonsense = { $bot } a répondu n’importe quoi { $count } fois ; une action par défaut a été jouée à la place.
lab-fault-bot-illegal = { $bot } a choisi une action interdite { $count } fois ; une action par défaut a été jouée à la place.
lab-fault-first = La première fois : { $sentence }

## Ce qui ne peut pas être joué

error-bots-do-not-fit = { $bots ->
    [0] Nommez au moins un bot.
    [1] Un bot ne convient pas à une table de { $players } joueurs.
   *[other] { $bots } bots ne conviennent pas à une table de { $players } joueurs : nommez-en un par place, ou moins.
}
error-bots-not-a-list = Les bots forment une liste, comme ["greedy", MyBot], et non { $value }.
error-not-a-bot = { $value } ne peut pas jouer : un bot est un nom, ou une classe (pas une instance) avec la méthode decide(view, legal) qui ne porte pas le nom d’un bot intégré.
error-bot-not-importable = Les autres processus ne peuvent pas importer { $bot } : placez cette classe dans son propre fichier, ou jouez avec jobs=1.
error-no-games = Impossible de jouer { $games } parties : demandez-en au moins une.
error-bad-results = La ligne { $line } de « { $path } » n’est pas un résultat de tournoi.
error-other-results = « { $path } » contient les résultats d’un autre tournoi (champ différent : { $field }).
error-bot-changed = « { $path } » contient les résultats de { $bot } d’avant le changement de son fichier : gardez les nouveaux dans un autre.
error-no-results-file = « { $path } » n’est pas un fichier ordinaire : on ne peut pas y garder de résultats.
error-output-exists = « { $path } » existe déjà : choisissez un autre dossier.
error-output-or-results = Choisissez --output ou --results : ce qu’un fichier de résultats contient déjà n’est pas rejoué.
error-no-cluster = Aucun cluster ne répond à « { $address } » : { $reason }.
error-cluster-differs = Les machines de « { $address } » ont Happy City { $found }, mais ici c’est { $expected }.

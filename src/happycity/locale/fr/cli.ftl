### La ligne de commande.

cli-app = Happy City, le jeu de cartes où l’on bâtit une ville. Œuvre de fans, non officielle.

## happycity play
cli-play = Jouer dans ce terminal, contre des bots ou à plusieurs sur un même clavier.
cli-play-save = Une partie enregistrée à poursuivre.
cli-option-mode = family (familial) ou expert.
cli-option-players = Combien de joueurs à la table, de 2 à 5.
cli-option-grozilla = Jouer avec l’extension Grozilla.
cli-option-scoring = product (habitants fois cœurs) ou sum (habitants plus cœurs).
cli-option-edition = L’édition dont viennent les paquets d’habitations : fr, en-GB, en-US ou pl.
cli-option-bots = Des bots pour les autres places, séparés par des virgules, comme easy,hard.
cli-option-name = Votre nom ; une fois par personne à ce clavier.
cli-option-seats = Toutes les places dans l’ordre, comme Ana,bot:hard,Bob.
cli-option-seed = Un nombre ou un texte hexadécimal qui décide de tous les hasards.
cli-option-think-ms = Combien de temps un bot peut réfléchir à une décision, en millisecondes.
cli-option-resume = Poursuivre la dernière partie jouée.
cli-option-plain = Des questions et des réponses numérotées au lieu du plein écran ; d’office là où il n’y a pas de terminal.
cli-option-no-save = Ne pas garder la partie.

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
cli-option-upto = S’arrêter après ce nombre d’actions.
cli-option-json = Écrire un objet JSON par événement au lieu de phrases.

## Des fichiers illisibles
error-file-unreadable = { $file } est illisible : { $reason }.

## Qui peut s’asseoir à une table
error-too-many-seats = Une table de { $players } joueurs ne peut pas en accueillir { $seats } ; donnez moins de noms et de bots, ou plus de joueurs.
error-bad-player-name = « { $value } » ne peut pas être un nom ; un nom a de 1 à { $most } caractères visibles.
error-same-player-name = Deux personnes s’appellent { $value } ; donnez-leur des noms différents.
error-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.

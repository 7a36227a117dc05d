### Démarrer un serveur et s’en occuper : ce que lit son exploitant. Le navigateur ne le charge pas.

## Démarrage

error-unknown-database = « { $value } » n’est pas une base de données connue de Happy City ; donnez un fichier, ou une adresse qui commence par postgresql://.
error-database-in-use = Un autre Happy City utilise { $value } ; arrêtez-le d’abord, ou donnez un autre fichier avec --database.
error-file-damaged = { $file } est endommagé ({ $reason }) ; restaurez une sauvegarde avec « happycity admin restore ».
error-not-a-database = { $value } n’est pas une base de données ; donnez un autre fichier avec --database ou HAPPYCITY_DATABASE.
error-database-unusable = La base de données { $value } est inutilisable : { $reason }. Vérifiez qu’elle tourne et que l’adresse, l’utilisateur et le mot de passe sont justes.
error-database-too-new = Cette base de données vient d’un Happy City plus récent (son schéma est { $value }, celui-ci va jusqu’à { $expected }) ; mettez le programme à jour.
error-no-room-for-copy = Le disque est trop plein pour copier les parties avant leur mise à jour ({ $value }).
error-workers-need-postgres = Plusieurs processus exigent PostgreSQL : donnez --database postgresql://…, ou un seul processus avec SQLite.
error-port-taken = Le port { $value } est inutilisable : { $reason }.
cli-serve-ready = Happy City est prêt : { $url }
cli-serve-running = Happy City tourne déjà : { $url }
cli-serve-lan = Sur votre réseau : { $url }
error-bad-backup = { $value } n’est pas une sauvegarde intacte des parties de Happy City.
error-backup-in-place = { $value } est la base de données elle-même ; indiquez le fichier d’une sauvegarde.
error-tool-missing = Pour cela, il faut installer { $value }.
error-tool-failed = { $value } a échoué : { $reason }

## happycity serve
site-command = Écrire le jeu en fichiers statiques : n’importe quel hébergeur, n’importe quel dossier, aucun serveur.
site-folder = Le dossier de destination.
site-written = { $files } fichiers dans { $path }. Tout hébergeur peut les servir ; essayez : python -m http.server --directory { $path }
serve-command = Tenir un serveur, pour la famille ou pour beaucoup de monde.
serve-option-host = L’adresse d’écoute ; 127.0.0.1 désigne ce seul ordinateur.
serve-option-port = Le port d’écoute ; 0 en prend un libre.
serve-option-database = Où garder les parties : un fichier, ou une adresse qui commence par postgresql://.
serve-option-workers = Combien de processus ; à partir de deux, il faut PostgreSQL.
serve-option-lan = Partager le jeu sur le réseau local.
serve-option-hosts = Les noms sous lesquels on peut s’adresser au serveur, séparés par des virgules.
serve-option-origin = L’adresse que voient les joueurs, comme https://play.example.org.
serve-option-proxies = Les adresses des mandataires placés devant, dont les en-têtes de transfert font foi.
serve-option-metrics = Un port de cet ordinateur pour Prometheus ; 0 pour aucun.
serve-option-logs = text ou json.

## happycity admin
admin-command = S’occuper des parties d’un serveur.
admin-list = Énumérer les salons.
admin-bans = Afficher qui est exclu, et pourquoi.
admin-close = Fermer des salons.
admin-closed =
    { $rooms ->
        [one] { $rooms } salon fermé.
       *[other] { $rooms } salons fermés.
    }
admin-delete = Effacer des salons avec tout ce qui s’y est dit et joué.
admin-export = Afficher des salons avec leur journal, un objet JSON par ligne.
admin-reports = Énumérer les messages que des joueurs ont signalés.
admin-purge = Effacer les salons auxquels personne n’a touché depuis un certain nombre de jours.
admin-purged =
    { $rooms ->
        [one] { $rooms } salon effacé.
       *[other] { $rooms } salons effacés.
    }
admin-option-days = Les salons que personne n’a touchés depuis ce nombre de jours.
admin-option-unplayed = Aussi tous les salons où personne n’a joué et où rien n’a changé depuis ce nombre d’heures.
admin-option-player = Aussi tous les salons où quelqu’un de ce nom a une place.
admin-option-origin = Aussi tous les salons créés depuis cette adresse (ou ce réseau IPv6), telle que l’affiche « happycity admin list ».
admin-option-reason = Pourquoi, pour vos propres notes.
admin-argument-room = L’identifiant d’un salon, comme l’affiche « happycity admin list ».
admin-argument-address = Une adresse IP ou un réseau, comme 203.0.113.0/24.
admin-argument-entry = Une adresse IP, un réseau, ou l’identifiant d’un salon : alors l’adresse depuis laquelle il a été créé.
admin-argument-file = Le fichier de la sauvegarde.
admin-ban = Exclure une adresse ou un réseau.
admin-unban = Réadmettre une adresse ou un réseau.
admin-backup = Copier toutes les parties dans un fichier.
admin-restore = Remettre une sauvegarde en place ; le serveur doit être arrêté.
admin-no-rooms = Il n’y a encore aucun salon.
admin-no-bans = Personne n’est exclu.
admin-no-reports = Rien n’a été signalé.
admin-head-room = salon
admin-head-status = état
admin-head-changed = modifié
admin-head-mode = mode
admin-head-players = joueurs
admin-head-events = événements
admin-head-address = adresse
admin-head-since = depuis
admin-head-reason = raison
admin-head-origin = origine
admin-head-times = fois
admin-head-name = nom
admin-head-text = message

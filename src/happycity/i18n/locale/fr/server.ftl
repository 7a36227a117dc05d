### Ce que le serveur refuse et ce qu’il dit au démarrage : une phrase chacun.

## Salons

error-stale = La table a changé entre-temps : regardez-la de nouveau avant de décider.
error-not-your-seat = C’est à quelqu’un d’autre de décider.
error-no-seat = Vous n’avez pas de place dans ce salon.
error-not-host = Seul l’hôte du salon peut faire cela.
error-no-such-room = Ce salon n’existe pas ; il a peut-être été fermé, ou le lien est incomplet.
error-bad-address = « { $value } » n’est ni une adresse ni un réseau ; écrivez par exemple 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/64.
error-not-banned = { $address } n’est pas exclue ; ban et unban doivent nommer la même adresse ou le même réseau.
# $room: the id of a room.
error-no-origin = On ne sait plus d’où { $room } a été créé ; cela n’est gardé que sept jours.
error-no-such-game = Cette partie n’a pas été jouée dans ce salon.
error-no-such-person = Cette personne n’est pas dans ce salon.
error-no-such-message = Ce message n’existe pas dans ce salon.
error-room-full = Il n’y a plus de place libre dans ce salon.
error-seat-taken = Cette place est prise.
error-too-many-seated = Il y a déjà plus de personnes assises ; demandez d’abord à quelqu’un de passer spectateur.
error-seats-open = Des places sont encore libres : attendez du monde ou complétez avec des bots.
error-not-in-lobby = Ce n’est possible qu’avant le début de la partie.
error-not-playing = Aucune partie n’est en cours ici.
error-not-over = La partie n’est pas encore finie.
error-not-away = Aucun bot ne joue pour vous : il n’y a rien à reprendre.
error-still-here = Un bot ne peut remplacer qu’un joueur dont la connexion est perdue depuis une minute.
error-you-are-away = Un bot joue pour vous ; dites d’abord que vous êtes de retour.
error-closed = Ce salon a été fermé.
error-room-worn-out = Il s’est passé trop de choses dans ce salon pour continuer ; veuillez en ouvrir un nouveau.
error-bad-settings = Le réglage « { $field } » n’est pas possible.
error-no-such-bot = Aucun bot ne s’appelle « { $value } » ; il y a { $expected }.
error-no-such-lesson = Aucune leçon ne s’appelle « { $value } » ; il y a { $expected }.
error-lesson-other = Dans cette leçon, jouez maintenant « { $action } ».

## Personnes

error-bad-name = Choisissez un nom qui contient des lettres ou des chiffres.
error-bad-nonce = Un nonce est fait de 2 à 64 chiffres hexadécimaux, en nombre pair et en minuscules.
error-muted = L’hôte vous a retiré la parole.
error-chat-off = La discussion est coupée dans ce salon.
error-empty-text = Ce message est vide.
error-too-long = Ce message dépasse { $most } caractères.
error-hints-off = Les conseils sont coupés dans ce salon.
error-hint-budget = Cela fait beaucoup de conseils ; attendez un peu avant d’en redemander.
error-undo-off = L’annulation est coupée dans ce salon.
error-nothing-to-take-back = Il n’y a rien à annuler.
error-undo-waiting = Quelqu’un a déjà demandé une annulation ; répondez d’abord.
error-no-undo-asked = Personne n’attend votre réponse.
error-undo-away = Un bot joue pour { $name }, qui ne peut pas répondre : pour l’instant, seul ce qui n’a révélé aucune carte peut être annulé.
error-removal-waiting = Vous avez déjà demandé à retirer quelqu’un ; attendez la réponse des autres.
error-nobody-to-agree = On ne peut retirer personne d’une partie en cours sans l’accord des autres joueurs, et il n’y a personne à consulter. Si sa connexion est perdue, un bot peut jouer à sa place.
error-no-removal-asked = Personne n’attend votre réponse.
error-bad-token = Ce lien de place ou ce code n’est pas valable ici.
error-not-allowed = Ce n’est pas permis.

## Requêtes

error-bad-message = Ce message est illisible : regardez « { $field } ».
error-too-large = C’est trop volumineux ; le maximum est { $most }.
error-too-fast = C’était trop rapide ; attendez un peu.
error-too-busy = Le serveur est occupé ; réessayez dans un instant.
error-database-away = Les parties sont inaccessibles pour l’instant ; réessayez dans un instant.
error-database-damaged = La base de données est endommagée ({ $reason }) ; l’exploitant du serveur peut restaurer une sauvegarde.
error-database-unwritable = Le serveur ne peut pas écrire sur son disque ({ $reason }) ; ce qui a été confirmé est conservé, et son exploitant peut libérer de la place.
error-server-full = Le serveur a autant de salons qu’il peut en accueillir ; réessayez plus tard.
error-shutdown = Le serveur redémarre ; réessayez dans un instant.
error-not-a-folder = { $path } n’est pas un dossier.
error-folder-not-empty = { $path } contient d’autres fichiers ; choisissez un dossier neuf ou vide.
error-no-client = Cette installation n’a pas de client pour navigateur.
error-needs-server = Il faut une connexion à un serveur : c’est fait pour jouer avec d’autres personnes.
error-no-pictures = Impossible de dessiner des images ici : il manque les fichiers nécessaires.
error-storage-full = Il n’y a plus de place sur cet appareil pour un coup de plus. Libérez-en, puis réessayez : rien n’est perdu.
error-other-tab = Vos parties sur cet appareil sont ouvertes dans un autre onglet.
error-other-protocol = Cette page vient d’une autre version du jeu ; rechargez-la.
error-foreign-origin = Cette requête vient de la page d’un autre site.
error-unknown-host = Ce serveur ne s’appelle pas « { $value } » ; la personne qui le gère peut ajouter ce nom avec --hosts.
error-banned = Cette adresse n’a pas le droit de jouer ici.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-record = Cette partie n’existe pas ; elle a peut-être expiré et été effacée.
error-no-such-job = Cette analyse n’existe pas.
error-no-packs = Les parties avec un paquet de cartes personnel ne peuvent pas être montrées ici.
error-no-network = Cet ordinateur n’est sur aucun réseau accessible à d’autres.

## happycity verify, pour une partie jouée sur un serveur
finding-fair-unreadable = La preuve du mélange est illisible.
finding-fair-commitment = Le secret du mélange n’est pas celui auquel le serveur s’était engagé.
finding-fair-seed = La graine ne découle pas du secret du serveur et des nonces des joueurs.
finding-fair-deal = Les cartes ne viennent pas de la seule graine prouvée : la partie enregistrée en impose certaines.

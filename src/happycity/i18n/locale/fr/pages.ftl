### Les pages du client web sur les règles, les cartes, les parties enregistrées et les statistiques, et la calculatrice. Chargées avec elles.

## À propos

web-operator = Ce serveur est tenu par { $operator }.
web-licence-own = Le programme est un logiciel libre sous licence MIT.
web-licence-pictures = Images : Fluent Emoji de Microsoft, licence MIT. Les cartes, les symboles et les icônes sont de notre main.
web-licence-font = Polices : Fredoka et Baloo 2, SIL Open Font License 1.1.
web-licences = Texte intégral des licences
web-api-docs = Pour les programmeurs
# $version: such as 0.1.0
web-version = Version { $version }

## Règles et cartes

web-monster = Monstre
web-cards = Cartes
web-rules = Règles
web-search = Chercher
web-contents = Sommaire
web-titles-help = Les titres sont ceux des cartes imprimées quand nous les connaissons ; les autres sont nos traductions.
web-cards-start = Happy Market et habitations
web-cards-deck1 = Pioche 1 : coût 1 à 3
web-cards-deck2 = Pioche 2 : coût 4 ou 5
web-cards-deck3 = Pioche 3 : coût 6 à 9
web-cards-family = Bâtiments spéciaux (mode Familial)
web-cards-expert = Bâtiments spéciaux (mode Expert)
web-cards-deck4 = Bâtiments multicolores (Grozilla)
web-cards-monsters = Monstres (Grozilla)
# $text: what was searched for
web-nothing-found = Rien trouvé pour « { $text } ».
web-show-all = Tout afficher
# The rules about a card, which also answer questions about it
web-card-rules = Règles et réponses
web-card-kind-rules = Les règles de sa catégorie
web-all-cards = Toutes les cartes

## Parties enregistrées

web-not-a-record = Ce n’est pas une partie enregistrée de Happy City.
web-record-file = Choisir un fichier…
web-record-drop = Ou déposez le fichier ici.
web-record-text = Ou collez son contenu ici
web-show-replay = Afficher

## Statistiques et données personnelles

web-recent = Dernières parties
web-stats-shared = Les parties jouées à plusieurs sur cet appareil figurent dans la liste, mais ne comptent pas.
web-stats-server = Sur le serveur
web-stats-device = Sur cet appareil
web-no-games = Aucune partie finie pour l’instant. Jouez-en une !
web-data = Vos données
web-data-help = Ce serveur conserve vos parties, vos messages et vos noms jusqu’à 90 jours après la dernière activité du salon (l’exploitant peut choisir une autre durée), ainsi que vos résultats et vos essais de problèmes pendant 400 jours. Si vous demandez des notifications, il garde aussi l’adresse du service de notifications de votre navigateur, jusqu’à ce que vous les désactiviez ou quittiez le salon. L’adresse depuis laquelle un salon est créé est gardée sept jours. Un cookie aléatoire identifie votre navigateur ; votre adresse n’est conservée nulle part ailleurs.
web-data-download = Télécharger mes données
web-data-erase = Effacer mes données
web-data-erase-ask = Effacer vos noms, vos messages, vos résultats et vos notifications sur ce serveur ? Les parties restent telles qu’elles ont été jouées, sans votre nom. C’est irréversible.
web-data-erased = Vos noms, vos messages, vos résultats et vos notifications ont été effacés.
web-data-both = Tout en une fois
web-data-both-help = Ce que ce serveur conserve à votre sujet et ce que garde cet appareil, ensemble.
web-data-both-download = Tout télécharger
web-data-both-erase = Tout effacer
web-data-both-erase-ask = Effacer vos noms, messages, résultats et notifications sur ce serveur, ainsi que toutes les parties de cet appareil, même inachevées, ses résultats, ses problèmes et ses relectures ? C’est irréversible.
web-data-both-erased = Vos noms, messages, résultats et notifications sur ce serveur et tout ce qui concerne les parties sur cet appareil ont été effacés.
web-data-device = Vos données sur cet appareil
web-data-device-help = Ce navigateur garde les parties jouées sur cet appareil, avec leurs noms et leurs messages, vos résultats, vos villes du jour et vos problèmes, les parties enregistrées et celles que vous avez revues, jusqu’à ce que vous les effaciez. Rien n’est envoyé à un serveur, sauf une partie que vous lui confiez vous-même. Vos réglages, votre nom, votre visage et les fichiers pour jouer sans réseau restent.
web-data-device-none = Il n’y a aucune partie ici pour le moment.
web-data-device-download = Télécharger les données de cet appareil
web-data-device-erase = Effacer les données de cet appareil
web-data-device-erase-ask = Effacer de cet appareil toutes les parties jouées ou revues, même inachevées, les résultats et les problèmes, ainsi que sa liste des parties gardées sur le serveur ? C’est irréversible.
web-data-device-erased = Les parties, les résultats et les problèmes de cet appareil ont été effacés.
web-data-device-open = Une partie de cet appareil est ouverte dans un autre onglet. Fermez-la d’abord, puis effacez.
web-data-device-failed = Le navigateur n’a pas permis de modifier son stockage. Réessayez.
web-kept-replays = Parties déjà revues
web-kept-games = Parties de cet appareil, gardées par le serveur
web-stats-played =
    Vous avez joué { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et en avez gagné { $wins } : { $share }.
web-stats-points = Vos villes font en moyenne { $mean } points ; la meilleure en a fait { $best }.
web-stats-mode = { $wins } sur { $games } gagnées, { $mean } points en moyenne, { $best } au mieux.

## Leçons

web-lesson-steps =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
# $lesson: title of a lesson
web-lesson-start = Commencer : { $lesson }

## Calculatrice de score

web-name = Nom
web-covered-label = Monstre sur { $card }
web-add-city = Ajouter une ville
web-sphinx-copies = Le Sphinx copie
web-group-dwelling = Habitations
web-group-deck1 = Pioche 1
web-group-deck2 = Pioche 2
web-group-deck3 = Pioche 3
web-group-deck4 = Bâtiments multicolores
web-group-special = Bâtiments spéciaux
web-calc-pick = Cartes : { $name }
web-calc-add-to = Ajouter des cartes à cette ville : { $name }
web-calc-done = Terminé
web-calc-none = aucun
web-calc-market = Couleur du Happy Market
web-calc-take-out = Retirer cette carte
web-calc-clear = Recommencer
web-calc-why = D’où vient le bonheur

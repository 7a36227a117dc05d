### Ce qui cloche dans une partie enregistrée, une position, des options ou une ligne d’un programme, en une phrase.

## Des lignes qu’un programme envoie

error-bad-json = Cette ligne n’est pas du JSON valide : { $reason }.
error-bad-command = « { $value } » n’est pas une commande ; on attend : { $expected }.
error-no-game = Aucune partie n’est commencée : envoyez d’abord « new » ou « load ».
error-line-too-long = Cette ligne dépasse { $most } octets et n’a pas été lue.
error-too-deep = Ce JSON est imbriqué trop profondément pour être une commande.
error-duplicate-field = Le champ { $field } y figure deux fois : impossible de savoir lequel est le bon.
error-not-options = Les options s’écrivent Options(mode="expert", players=3), et non { $value }.
error-cannot-reveal = « { $action } » ne peut pas révéler { $card } maintenant.
error-notation-parts = Une position en une ligne compte { $expected } éléments séparés par des espaces ; celle-ci en compte { $found }.
error-notation-part = L’élément { $number } de la position est illisible : « { $value } ».
error-missing-extra = Il faut pour cela la bibliothèque { $library }, qui n’est pas installée : pip install "happycity[{ $extra }]".
error-internal-error = Quelque chose s’est mal passé dans le programme lui-même ({ $reason }). La partie est restée comme elle était ; merci de nous le signaler.

## Champs des options, mises en place, positions et parties enregistrées. $field est le chemin du champ.

field-whole = Ceci

error-missing-field = Champ manquant, pourtant nécessaire : { $field }.
error-unknown-field = Champ inconnu ici : { $field } ; on attend : { $expected }.
error-wrong-type =
    { $field } doit être { $expected ->
        [number] un nombre entier
        [flag] true ou false
        [text] un texte entre guillemets droits
        [list] une liste
       *[object] un objet avec des champs nommés
    }, et non { $value }.
error-out-of-range = { $field } doit être un nombre entier de { $low } à { $high }, et non { $value }.
error-too-many-entries = { $field } a { $value } éléments, et le maximum est { $most }.
error-bad-options = { $field } ne peut pas être « { $value } » ; on attend : { $expected }.
error-unknown-option = { $field } n’est pas une option ; les options sont : { $expected }.
error-bad-seed = « { $value } » n’est pas une graine ; une graine est un nombre entier à partir de 0, ou un texte de chiffres hexadécimaux.

error-unknown-id = { $field } cite « { $card } », et cette carte n’existe pas ici.
error-no-such-special = { $field } cite « { $card } », qui n’est pas un bâtiment spécial de ce mode.
error-no-such-monster = { $field } cite « { $card } », qui n’est pas un monstre.
error-not-a-building = { $field } cite « { $card } », et seuls des bâtiments se trouvent dans la zone centrale.
error-not-of-this-deck = { $field } cite { $card }, qui n’appartient pas à la pioche { $deck }.
error-not-in-the-box = { $field } cite { $card }, qui ne peut pas être dans la boîte : la carte est sur la table ou de l’autre mode.
error-needs-grozilla = { $field } n’a de sens qu’avec Grozilla, et cette partie se joue sans.
error-needs-special = { $field } n’a de sens que dans une ville qui a le bâtiment spécial en question, non recouvert.
error-too-many-copies =
    { $field } contient { $card } trop souvent : le jeu { $most ->
        [0] n’a pas de telle carte à mettre là
        [1] en a un exemplaire
       *[other] en a { $most } exemplaires
    }.
error-too-many-cards = { $field } a { $value } cartes, et il y a de la place pour { $most }.
error-too-many-decks = { $field } a { $value } pioches, et cette partie en a { $most }.
error-too-many-specials = { $field } a { $value } bâtiments spéciaux, et { $most } sont disponibles.
error-too-many-tokens-held = { $field } compte trop de jetons { own-colour-tokens } : il y en a { $most } dans le jeu.
error-special-twice = { $field } cite { $card } une deuxième fois, et il n’y en a qu’un exemplaire.
error-second-special = { $field } est { $card }, un deuxième bâtiment spécial, et une ville ne peut en avoir qu’un.
error-special-not-in-cards = { $field } est { $card }, qui ne figure pas parmi les cartes de cette ville.
error-duplicate-name = { $field } est encore { $card }, et aucune ville ne peut avoir deux cartes du même nom.
error-market-not-first = { $field } place { $card } plus loin dans la ville, et un Happy Market est toujours la première carte.
error-needs-expert = { $field } donne une couleur à { $card }, qui n’en a qu’en mode Expert.
error-colour-of-market = { $field } donne une couleur à { $card }, et seul un Happy Market s’écrit avec une couleur.
error-cannot-be-copied = { $field } nomme { $card }, qu’aucun Sphinx ne peut copier ici : seulement un bâtiment spécial d’un adversaire ou de la boîte.
error-wrong-number-of-cities = { $field } a { $value } villes, et les options annoncent { $players } joueurs.
error-unknown-phase = { $field } ne peut pas être « { $value } » ; on attend : { $expected }.
error-seat-unknown = { $field } vaut { $value }, et les places de cette partie vont de 0 à { $last }.
error-seat-is-not-turn = { $field } vaut { $value }, mais à cet instant c’est au joueur dont c’est le tour de décider : place { $turn }.
error-turns-differ = { $field } vaut { $value }, mais selon la position c’est le tour de la place { $turn }.
error-phase-not-asked = { $field } ne convient pas : dans cette position, la partie ne peut pas attendre { $phase }.

## Parties enregistrées

error-record-illegal = L’action { $number } de la partie enregistrée, « { $action } », ne peut pas être jouée. { $reason }
error-record-options-differ = { $field } vaut { $value }, mais la position de la partie enregistrée indique { $position }.
error-record-draw-impossible = { $field } annonce { $told }, mais c’est { $card } qui a été piochée là.
error-record-needs-specials = { $field } manque et la mise en place ne cite pas les bâtiments spéciaux : la partie ne peut pas être redistribuée.
error-record-needs-draws = { $field } ne dit pas la carte { $number }, et sans graine personne ne sait laquelle c’était.
error-record-too-new = { $field } vaut { $value }, et ce programme va jusqu’à { $most } : la partie a été enregistrée par une version plus récente.

## Ce que peut révéler un contrôle (happycity verify)

finding-unplayable = La partie enregistrée ne peut pas être rejouée. { $reason }
finding-draws-count = La partie enregistrée annonce { $told } cartes révélées, et ses actions en révèlent { $number }.
finding-no-seed = La partie enregistrée n’a pas de graine : sa donne ne peut pas être contrôlée.
finding-seed-differs = La graine et les cartes révélées se contredisent : la carte { $number } était { $card }, et la graine donne { $other }.
finding-wrong-result = Le résultat noté n’est pas celui auquel mènent les actions de la partie.

# Fichiers de cartes et paquets personnels refusés. Une phrase nomme le fichier, la carte, le champ et ce qui irait.
# $file, $card et $field sont comme dans le fichier ; $value est ce qui s’y trouve ; $allowed énumère ce qui est permis.

## Lire le fichier

error-pack-not-found = Il n’y a pas de fichier de cartes { $file }.
error-not-a-catalogue = « { $value } » n’est pas un catalogue de cartes : { $function }("my-pack.toml") en charge un.
error-pack-no-file = { $file } n’est pas un fichier ordinaire ; un paquet doit en être un.
error-pack-unreadable = Le fichier de cartes { $file } est illisible : { $detail }.
error-pack-too-big = { $file } est trop volumineux : un paquet peut faire au plus { $most } octets.
error-pack-line-too-long = { $file }, ligne { $line } : une ligne peut avoir au plus { $most } caractères.
error-pack-not-utf-8 = { $file } n’est pas du texte UTF-8 (octet { $value }) ; enregistrez-le en UTF-8.
error-pack-toml = { $file } n’est pas du TOML valide : { $detail }.
error-pack-separator = { $file } contient la ligne "{ $value }", qui sépare les paquets dans une partie enregistrée ; retirez-la.
error-pack-too-many = Trop de paquets : au plus { $most } peuvent servir ensemble.
error-pack-hash = Le paquet de { $file } n’est pas celui qui avait été enregistré : son empreinte diffère.
error-no-such-pack = Les cartes de ce paquet ne sont pas sur cet appareil.

## The Python file of a pack. $piece: the name of an effect piece in it. $hook: a method of Python.

error-pack-untrusted = { $file } exécute le fichier Python { $python } avec tous vos droits : si vous lui faites confiance, ajoutez --trust, ou trust=True en Python.
error-pack-python-here = { $file } a besoin du fichier Python { $python }, qu’un navigateur n’exécute jamais : jouez avec lui dans le terminal ou depuis Python.
error-pack-python-file = { $file }, { $card } : { $field } doit être le nom d’un fichier en .py placé à côté du paquet, et non "{ $value }".
error-pack-python-missing = { $file }, { $card } : { $field } et le fichier Python lui-même vont ensemble ; il manque l’un des deux.
error-pack-python-failed =
    { $file } est inutilisable : { $detail }{ $line ->
        [0] .
       *[other] {" "}(ligne { $line }).
    }
error-pack-python-empty = { $file } ne contient aucun élément d’effet : un élément est une sous-classe de CustomEffect, de happycity.effects.
error-pack-python-unnamed = { $file } : la classe { $piece } ne nomme pas son élément ; ajoutez piece = "…".
error-pack-python-name = { $file }, { $piece } : le nom d’un élément est fait de mots en minuscules reliés par des traits d’union, { $longest } caractères au plus.
error-pack-python-taken = { $file }, { $piece } : un élément d’effet porte déjà ce nom ; choisissez-en un autre.
error-pack-python-idle = { $file }, { $piece } : l’élément ne fait rien ; il doit définir au moins l’une de ces méthodes : { $allowed }.
error-pack-python-signature = { $file }, { $piece } : { $hook } doit accepter ({ $expected }).
error-pack-python-param = { $file }, { $piece } : le nom d’un paramètre est fait de mots en minuscules reliés par des traits d’union, et sa valeur se déclare avec Param(…) ; « { $value } » ne convient pas.
error-pack-python-undeclared = { $file }, ligne { $line } : { $piece } lit le paramètre { $value }, que parameters ne déclare pas.
error-pack-python-text = { $file }, { $piece } : texts doit dire en une ligne, pour « { $language } », ce que fait l’élément.
error-pack-python-unknown = { $file }, { $piece } : son texte cite { $value }, qui n’est pas un paramètre ; sont possibles { $allowed }.
error-python-on-cluster = « { $pack } » exécute un fichier Python, ce que seule cette machine peut faire : jouez sans --cluster.
error-effect-failed = L’élément d’effet { $piece } a échoué dans { $hook } : { $detail }
error-effect-out-of-range = L’élément d’effet { $piece } a renvoyé { $value } dans { $hook } ; il faut un nombre de { $low } à { $most }.

## Champs

error-pack-field-missing =
    { $file }, { $card } : le champ { $field } manque ; ce doit être { $expected ->
        [number] un nombre entier
        [colours] une liste de couleurs, comme ["blue"]
        [id] un identifiant en minuscules, comme "ice-rink"
        [needs] une table de couleurs et de nombres, comme {"{"} blue = 2, green = 1 {"}"}
        [numbers] une liste de nombres entiers
        [header] une table [pack] avec le nom du paquet
       *[text] un texte entre guillemets droits
    }.
error-pack-field-unknown = { $file }, { $card } : il n’y a pas de champ { $field } ; les champs sont { $allowed }.
error-pack-type =
    { $file }, { $card } : { $field } doit être { $expected ->
        [number] un nombre entier
        [colours] une liste de couleurs, comme ["blue"]
        [effects] une liste de tables, comme [{"{"} piece = "next-free" {"}"}]
        [header] une table [pack] avec le nom du paquet
        [id] un identifiant en minuscules, comme "ice-rink"
        [ids] une liste d’identifiants de cartes, comme ["casino"]
        [needs] une table de couleurs et de nombres, comme {"{"} blue = 2, green = 1 {"}"}
        [numbers] une liste de nombres entiers
        [table] une table entre crochets, comme [{ $field }]
        [tables] des tables entre doubles crochets, comme [[{ $field }]]
        [words] une table de langues et de textes, comme {"{"} fr = "Patinoire" {"}"}
       *[text] un texte entre guillemets droits
    }, et non { $value }.
error-pack-number = { $file }, { $card } : { $field } doit être un nombre entier de { $low } à { $high }, et non { $value }.
error-pack-choice = { $file }, { $card } : { $field } doit être l’une de ces valeurs : { $allowed }, et non { $value }.
error-pack-text =
    { $file }, { $card } : { $field } doit être une ligne de 1 à { $longest } caractères sans caractère de contrôle, et non { $value }.
error-pack-language = { $file }, { $card } : { $field } doit nommer des langues comme "fr" ou "en-GB", et non { $value }.
error-pack-length = { $file }, { $card } : { $field } doit avoir exactement { $length } nombres, et non { $value }.

## Cartes

error-pack-id =
    { $file }, { $card } : { $field } doit être fait de mots en minuscules reliés par des traits d’union, au plus { $longest } caractères, comme "ice-rink", et non { $value }.
error-pack-id-reserved = { $file }, { $card } : { $field } doit être différent ; "{ $value }" a déjà un sens dans une action.
error-pack-twice = { $file }, { $card } : { $field } { $value } y figure deux fois ; chaque carte ne peut figurer qu’une fois dans un fichier.
error-pack-kind =
    { $file }, { $card } : { $field } doit être différent ; "{ $value }" est déjà de la sorte { $kind }, et pour changer cette carte il faut la placer sous [[{ $kind }]].
error-pack-fixed = { $file }, { $card } : { $field } doit être l’une de ces valeurs : { $allowed } ; ces cartes peuvent être modifiées, mais on ne peut pas en ajouter.
error-pack-cost =
    { $file }, { $card } : { $field } doit aller de { $low } à { $high } dans la pioche { $deck }, et non { $value }.
error-pack-colours =
    { $file }, { $card } : { $field } doit être { $most ->
        [1] une seule couleur
       *[other] de 1 à { $most } couleurs différentes
    }, et non { $value }.
error-pack-needs = { $file }, { $card } : { $field } doit demander de 1 à { $most } cartes en tout, et non { $value }.
error-pack-family-effects =
    { $file }, { $card } : { $field } doit être vide sur un bâtiment spécial familial, qui ne montre que des symboles ; donnez-lui pack = "expert".
error-pack-effects = { $file }, { $card } : { $field } doit avoir au plus { $most } éléments, et non { $value }.
error-pack-piece-host = { $file }, { $card } : { $field } ne peut pas être "{ $value }" sur cette sorte de carte ; sont possibles { $allowed }.
error-pack-piece-idle = { $file }, { $card } : { $field } "{ $value }" ne fait rien ; au moins un nombre parmi { $allowed } doit être différent de 0.
error-pack-neighbour-mixed =
    { $file }, { $card } : { $field } doit être 0 ou le seul nombre de "{ $value }" : pour les cartes d’un voisin, cet élément donne soit du revenu, soit des symboles, car le voisin le plus avantageux pourrait ne pas être le même.
error-pack-piece-alone = { $file }, { $card } : { $field } doit contenir "{ $value }" seul, car ce qu’il copie prend la place de tous les autres éléments.
error-pack-piece-twice =
    { $file }, { $card } : { $field } répète "{ $value }" ; un élément peut figurer une fois sur une carte, ou une fois par couleur.

## Paquets entiers

error-pack-remove-unknown = { $file }, { $card } : { $field } doit être l’identifiant d’une carte, et non { $value }.
error-pack-remove-fixed = { $file }, { $card } : { $field } ne peut pas être "{ $value }" ; les habitations et les Happy Market peuvent être modifiés, mais pas retirés.
error-pack-total =
    Avec { $file }, il y aurait { $value } { $field ->
        [names] bâtiments et habitations
        [monsters] monstres
        [family-specials] bâtiments spéciaux du mode Familial
        [expert-specials] bâtiments spéciaux du mode Expert
        [deck-1] cartes dans la pioche 1
        [deck-2] cartes dans la pioche 2
        [deck-3] cartes dans la pioche 3
       *[deck-4] cartes dans la pioche 4
    } ; il en faut de { $low } à { $high }.

### Le jeu dans le terminal : mode ligne, plein écran, et réponses sur les cartes.
### $player, $seat : un joueur. $card, $special, $monster : noms de cartes. $typed : ce qu’on a tapé.

## Mode ligne : le début et la fin

terminal-welcome =
    { $mode ->
        [expert] Happy City, partie experte. À la table : { $names }.
       *[family] Happy City, partie familiale. À la table : { $names }.
    }
terminal-welcome-help = Répondez par un numéro, ou tapez « help » pour voir ce que vous pouvez demander d’autre.
terminal-bot-name =
    { $name } (bot { $bot ->
        [random] au hasard
        [greedy] glouton
        [easy] facile
        [hard] difficile
       *[other] { $bot }
    })
terminal-goodbye = Au revoir ! La partie est gardée telle qu’elle est.
terminal-goodbye-resume = Pour la reprendre : happycity play { $file }
terminal-goodbye-unsaved = Au revoir ! Cette partie n’est pas gardée.
terminal-saved-over = Toute la partie est dans { $file } ; « happycity replay » la raconte, « happycity review » dit ce qu’on aurait pu mieux jouer.
terminal-saved = Enregistré : { $file }.
terminal-save-how = La partie s’enregistre automatiquement dans { $file }. Tapez « save » et un nom de fichier pour en faire une copie.
terminal-save-how-unsaved = Cette partie ne s’enregistre pas automatiquement. Tapez « save » et un nom de fichier pour en faire une copie.
terminal-ask-welcome = Happy City. Répondez par un numéro, ou appuyez sur Entrée pour celui entre crochets.
terminal-ask-unfinished = À quelle partie voulez‑vous jouer ?
terminal-ask-new = une nouvelle partie
terminal-ask-mode = Quel mode ?
terminal-ask-players = Combien de joueurs, de 2 à 5 ?
terminal-ask-grozilla = Avec l’extension Grozilla ?
terminal-ask-scoring = Comment compter les points ?
terminal-ask-against = Qui sont les autres ?
terminal-ask-mixed = je choisis pour chaque place
terminal-ask-seat = Qui occupe la place { $number } ?
terminal-ask-person = une personne à ce clavier
terminal-ask-name = Comment vous appelez‑vous ?
terminal-ask-name-of = Comment s’appelle la personne à la place { $number } ?
terminal-ask-number = « { $typed } » n’est pas une des réponses ; tapez un de ces numéros : { $answers }.

## Mode ligne : ce qu’il y a sur la table

terminal-round =
    { $last ->
        [yes] Manche { $round }, la dernière.
       *[no] Manche { $round }.
    }
terminal-standing =
    { $player } : { amount-coins }, { amount-income }, { amount-citizens }, { amount-hearts }, { amount-points } ; { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
terminal-label = { $label } :
terminal-central = Cartes visibles :
terminal-central-empty = Aucune carte visible.
terminal-costs = coûte { $price }
terminal-specials = Bâtiments spéciaux :
terminal-needs-met = conditions remplies
terminal-needs-missing = il manque { $missing }
terminal-deck =
    { $left ->
        [0] vide ; sa défausse serait mélangée
        [one] { $left } carte : { $mix }
       *[other] { $left } cartes : { $mix }
    }
terminal-monsters =
    { $count ->
        [one] { $count } monstre
       *[other] { $count } monstres
    }
terminal-deck-number = Pioche { $deck }
terminal-left = reste : { $left }
terminal-dwellings = Habitations :
terminal-covered = { $card }, sous { $monster }
terminal-monster-here = { $monster } est ici.
terminal-tokens = Jetons Stop-Zilla : { $tokens }

## Mode ligne : réponses et commandes

terminal-no-such-answer = { $typed } n’est pas parmi les réponses ; tapez un numéro de 1 à { $last }, ou « help ».
terminal-not-understood = « { $typed } » ne veut rien dire ici ; tapez un numéro de 1 à { $last }, ou « help ».
terminal-no-such-player = Aucun nom de joueur ne commence par « { $typed } ».
terminal-no-such-card = Aucune carte ne porte un nom qui ressemble à « { $typed } ».
terminal-possible = C’est possible maintenant.
terminal-all-possible = Tout ce qu’on peut choisir à cette étape est dans la liste.
terminal-undone = Votre dernier choix est annulé.
terminal-hint = Conseil : { $action }.
terminal-hint-chance = Chances de gagner : environ { $percent } % (score attendu : { $points }).
terminal-help = Répondez par un numéro, ou avec des mots comme « buy museum ». Vous pouvez aussi taper :
terminal-help-table = table : tout ce qu’il y a sur la table
terminal-help-city = city, seul ou suivi d’un nom : les villes
terminal-help-hint = hint : ce que ferait quelqu’un d’expérience
terminal-help-why = why : ce qui n’est pas possible maintenant, et pourquoi ; ou why et une action, comme « why buy school »
terminal-help-undo = undo : annuler votre dernier choix
terminal-help-card = card et un nom : ce qu’une carte coûte et fait
terminal-help-log = log : ce qui s’est passé dernièrement
terminal-help-score = score : d’où viennent les points de chacun
terminal-help-save = save et un nom de fichier : garder une copie
terminal-help-say = say et un texte : dire quelque chose à la table
terminal-help-agree = agree : laisser quelqu’un reprendre son choix
terminal-help-refuse = refuse : maintenir le choix
terminal-help-back = back : reprendre votre place quand un bot joue pour vous
terminal-help-start = start : commencer la partie, si vous êtes l’hôte
terminal-help-again = again : une autre partie, après la fin
terminal-help-quit = quit : partir ; la partie est gardée

## Feuilles de score

terminal-result = Le résultat :
terminal-result-line =
    { $won ->
        [yes] { $player } gagne avec { amount-points } et { amount-coins }.
       *[no] { $player } a { amount-points } et { amount-coins }.
    }
terminal-sheet = { $player } a { amount-points } :
terminal-part-income = revenu { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }
terminal-part-citizens = habitants { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }
terminal-part-hearts = cœurs { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }
terminal-part-points = points { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }
terminal-part-none = rien

## Les cartes en quelques lignes. $shades : les couleurs d’une carte.

cards-head = { $name } : { $kind }
cards-building = bâtiment { $shades } de la pioche { $deck }, { amount-price }, { $copies } dans le jeu
cards-dwelling =
    habitation { $shades ->
        [bleu] bleue
        [violet] violette
        [vert] verte
       *[other] { $shades }
    }, { amount-price }
cards-market = la première carte de chacun
cards-special =
    { $pack ->
        [expert] bâtiment spécial expert
       *[family] bâtiment spécial familial
    }
cards-monster = monstre { $colour }
cards-needs = Cartes nécessaires : { $missing }.

## Fichiers
error-file-unwritable = Impossible d’écrire { $file } : { $reason }.

## Plein écran : titres

terminal-round-short = Manche { $round }
terminal-last-round = dernière manche
terminal-title-central = Zone centrale
terminal-title-decks = Pioches
terminal-title-dwellings = Habitations
terminal-title-city = Chez { $name }
terminal-title-players = Joueurs
terminal-title-specials = Bâtiments spéciaux
terminal-title-others = Les autres villes
terminal-title-waiting = Les autres jouent
terminal-title-replay = Une partie enregistrée
terminal-title-over = La partie est finie
terminal-title-pay = Comment voulez‑vous payer ?
terminal-title-unfinished = Quelle partie voulez‑vous poursuivre ?
terminal-title-scores = D’où viennent les points
terminal-title-news = Journal
terminal-title-log = Ce qui s’est passé, du plus récent au plus ancien
terminal-title-help = Touches et symboles
terminal-title-charts = Manche par manche
terminal-title-review = Ce qu’on aurait pu mieux jouer
terminal-tokens-short = jetons
terminal-thinking = { $name } réfléchit…
terminal-thinking-hint = Un conseil se prépare…

## Plein écran : les étapes d’un tour, en un ou deux mots

terminal-step-discard = défausser
terminal-step-draw = compléter
terminal-step-buy = acheter
terminal-step-claim = spécial
terminal-step-market = choix d’un Happy Market
terminal-step-destroy = un bâtiment est détruit
terminal-step-gift = un cadeau de Corgzilla
terminal-step-louvre = Le Louvre
terminal-step-sphinx = Le Sphinx

## Plein écran : les questions d’un tour en bref, 36 lettres au plus

terminal-short-discard = Défausser une carte ?
terminal-short-draw = Dans quelle pioche ?
terminal-short-buy = Qu’achetez‑vous avec { amount-coins } ?
terminal-short-claim = Prendre un bâtiment spécial ?

## Plein écran : noms des touches, un ou deux mots chacun

terminal-key-hint = Conseil
terminal-key-undo = Annuler
terminal-key-city = Villes
terminal-key-scores = Points
terminal-key-log = Journal
terminal-key-help = Aide
terminal-key-home = Retour
terminal-key-leave = Partir
terminal-key-quit = Quitter
terminal-key-table = Table
terminal-key-again = Rejouer
terminal-key-chat = Discuter
terminal-key-return = Reprendre
terminal-key-begin = Commencer
terminal-key-agree = Accepter
terminal-key-refuse = Refuser
terminal-key-next = Avancer
terminal-key-previous = Reculer
terminal-key-next-turn = Tour suivant
terminal-key-previous-turn = Tour précédent
terminal-key-start = Début
terminal-key-end = Fin
terminal-key-run = Lecture
terminal-key-results = Résultat
terminal-key-review = Analyse

## Plein écran : la fenêtre d’aide

terminal-keys-choose = faire ce choix
terminal-keys-arrows = aller à un choix et le faire
terminal-keys-tab = aller de carte en carte, et en choisir une
terminal-keys-hint = ce que ferait quelqu’un d’expérience
terminal-keys-undo = annuler votre dernier choix
terminal-keys-city = regarder la ville suivante
terminal-keys-scores = d’où viennent les points de chacun
terminal-keys-log = tout ce qui s’est passé
terminal-keys-chat = dire quelque chose aux autres du salon
terminal-keys-home = retour à votre ville
terminal-keys-leave = partir ; la partie est gardée
terminal-keys-step = avancer ou reculer d’une action
terminal-keys-turn = aller au tour suivant ou revenir au précédent
terminal-keys-ends = aller au début ou à la fin
terminal-keys-run = laisser défiler, ou arrêter
terminal-keys-results = résultat, feuilles de score et graphiques
terminal-keys-review = quelles décisions ont coûté le plus, et ce qui valait mieux
terminal-keys-mouse = À la souris : cliquez sur une carte, une pioche ou un choix ; survolez-les pour lire ce qu’ils font.
terminal-legend-symbols = { $coin } pièces et revenu   { $citizen } habitants   { $heart } cœurs
terminal-legend-city = ★ bâtiment spécial   ❖ plusieurs couleurs   ♆ monstre   ✖ recouvert
terminal-legend-deck = la pioche 1 cache 28 cartes, dont 12 jaunes
terminal-legend-needs = { $tick } vous l’avez   { $missing } il manque encore

## Plein écran : le menu

terminal-menu-continue = Reprendre : { $names }
terminal-menu-unfinished = Reprendre une des { $count } parties
terminal-menu-nothing-unfinished = Aucune partie inachevée pour l’instant
terminal-menu-damaged =
    { $count ->
        [one] Une partie enregistrée endommagée
       *[other] { $count } parties enregistrées endommagées
    }
terminal-menu-start = Commencer une partie
terminal-menu-mode = Mode
terminal-menu-family = familial
terminal-menu-expert = expert
terminal-menu-players = Joueurs
terminal-menu-grozilla = Grozilla
terminal-menu-yes = oui
terminal-menu-no = non
terminal-menu-scoring = Points
terminal-menu-product = habitants × cœurs
terminal-menu-sum = habitants + cœurs
terminal-menu-seat = Place { $number }
terminal-menu-bot =
    bot { $bot ->
        [random] au hasard
        [greedy] glouton
        [easy] facile
        [hard] difficile
       *[other] { $bot }
    }
terminal-menu-person = { $name }
terminal-menu-language = Langue
# The name of this language, in itself.
terminal-language-name = Français
terminal-menu-watch = Revoir une partie enregistrée
terminal-menu-quit = Quitter
terminal-menu-help = ↑ ↓ pour se déplacer, ← → pour changer, Entrée pour choisir
terminal-menu-name = Votre nom
terminal-menu-nothing-saved = Aucune partie n’a encore été enregistrée.

## Les parties enregistrées, au choix

terminal-shelf-game =
    { $mode ->
        [expert] Partie experte
       *[family] Partie familiale
    } à { $players }{ $grozilla ->
        [yes] {" "}avec Grozilla
       *[no] {""}
    }, { $round ->
        [0] terminée
       *[other] manche { $round }
    }
terminal-shelf-against = { $people } contre { $bots }
terminal-shelf-names = { $names }
terminal-shelf-line = { $game } : { $players } ({ $when })
terminal-shelf-older =
    { $count ->
        [one] une partie plus ancienne…
       *[other] { $count } parties plus anciennes…
    }
terminal-shelf-damaged =
    { $newer ->
        [yes] La partie enregistrée { $file } vient d’une version plus récente de Happy City et ne peut pas être ouverte ici.
       *[no] La partie enregistrée { $file } est endommagée et ne peut pas être ouverte.
    }

## Plein écran : la fin et les relectures

terminal-banner-line = { amount-points }, { amount-coins }
terminal-chart-points = Points (maximum : { $most })
terminal-chart-coins = Pièces (maximum : { $most })
terminal-chart-income = Revenu (maximum : { $most })
terminal-replay-at = Action { $number } sur { $last }
terminal-replay-next = Ensuite : { $action }
terminal-replay-unfinished = Cette partie n’a pas été jouée jusqu’au bout.

## Analyse
terminal-review-line = Manche { $round }, { $name } : « { $action } ». Mieux : « { $best } » (chances de gagner : +{ $percent } %).
terminal-review-looking = Un bot examine chaque décision : { $number } actions sur { $last }…
terminal-review-choose = Entrée ou un chiffre montre la table à ce moment, Échap ferme.
terminal-review-nothing = On n’aurait guère pu mieux jouer.

## Dans un salon d’un serveur

terminal-room-waiting = On attend les autres et le début de la partie.
terminal-waiting-for = On attend { $name }
terminal-room-chat = { $name } : { $text }
terminal-room-undone = { $name } annule son dernier choix.
terminal-room-joined = { $name } arrive.
terminal-room-left = { $name } s’en va.
terminal-room-away = Un bot joue pour { $name }.
terminal-room-back = { $name } est de retour.
terminal-room-host = { $name } est maintenant l’hôte.
terminal-room-started = La partie commence.
terminal-room-rematch = { $name } propose une autre partie.
terminal-room-closed = Le salon a été fermé.
terminal-room-undo-asked = { $name } voudrait reprendre son dernier choix.
terminal-room-undo-agreed = { $name } est d’accord.
terminal-room-undo-refused = Le choix est maintenu.
terminal-room-undo-sent = Les autres sont consultés.
terminal-room-undo-how = { $name } voudrait reprendre son dernier choix : tapez « agree » pour accepter ou « refuse » pour refuser.
terminal-room-undo-keys = { $name } voudrait reprendre son dernier choix : y accepte, x refuse.
# $other: who is to be removed.
terminal-room-removal-asked = { $name } demande aux autres de retirer { $other } de la partie.
terminal-room-removal-agreed = { $name } est d’accord.
terminal-room-removal-refused = { $name } n’est pas d’accord : { $other } reste dans la partie.
terminal-room-removal-how = { $name } demande à retirer { $other } de la partie : tapez « agree » pour accepter ou « refuse » pour refuser.
terminal-room-removal-keys = { $name } demande à retirer { $other } : y accepte, x refuse.
terminal-room-free = libre
terminal-room-host-mark = { $name } (hôte)
terminal-room-invite = Les autres peuvent entrer par ce lien : { $link }
terminal-room-you-start = Vous êtes l’hôte : tapez « start » pour commencer ; des bots prennent les places libres.
terminal-room-you-begin = Vous êtes l’hôte : appuyez sur b pour commencer ; des bots prennent les places libres.
terminal-room-watching = Vous regardez la partie.
terminal-room-again = Tapez « again » pour une autre partie, ou « quit ».
terminal-room-over = La partie est finie ; tapez « quit » pour partir, ou attendez la suivante.
terminal-room-not-now = « { $typed } » ne veut rien dire pendant que les autres jouent ; tapez « help » pour voir ce que vous pouvez demander.
terminal-room-goodbye = Au revoir ! Votre place est gardée : happycity join { $link }
terminal-room-goodbye-watching = Au revoir ! Pour revenir : happycity join { $link }
terminal-room-clock = Temps écoulé : un bot décide pour { $name }.
terminal-room-time = Encore { $time } pour cette décision.
terminal-room-lent-how = Un bot joue pour vous : tapez « back » pour reprendre votre place.
terminal-room-lent-keys = Un bot joue pour vous : appuyez sur k pour reprendre votre place.
terminal-room-lost = La connexion est perdue ; nouvel essai…
terminal-title-chat = Dites quelque chose à la table
terminal-title-room = Le salon
error-bad-link = « { $value } » n’est pas une invitation ; une invitation ressemble à http://192.168.1.20:24890/r/k3v9q2mjh7wtx4bn6rzd.
error-server-away = Le serveur { $address } ne répond pas : { $reason }.
error-server-answer = Le serveur a donné une réponse qui n’a pas de sens ici ({ $value }).

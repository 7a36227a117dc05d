### La table du client du navigateur : ce qui demande deux fois, les choix, l’aide et les touches.

## Ce qui demande encore une fois

table-cancel = Annuler
table-confirm-pass = Vous pourriez prendre un bâtiment spécial maintenant. Y renoncer ?
table-confirm-skip = C’est votre dernier tour et vous pourriez encore acheter une carte. Ne rien acheter ?
table-confirm-destroy = Ce bâtiment sera perdu jusqu’à la fin de la partie. Confirmer ?
table-confirm-sphinx = Le Sphinx ne copie qu’une fois. Confirmer ?
table-confirm-leave = La partie continue sans vous : un bot joue à votre place jusqu’à votre retour. Partir maintenant ?
table-leave = Partir
table-setting-confirm = Demander confirmation avant les coups qui font perdre quelque chose
table-setting-coach = Conseils du hibou dans la première partie
table-setting-awake = Garder l’écran allumé pendant une partie
table-setting-vibrate = Vibrer quand c’est à moi de jouer
table-setting-offer = Proposer d’installer le jeu
table-install = Installer le jeu sur cet appareil

## Sur la table

table-try-counts =
    { $kind ->
        [day] Ville du jour : l’essai compte
       *[other] Défi : l’essai compte
    }
table-try-practice =
    { $kind ->
        [day] Ville du jour : entraînement
       *[other] Défi : entraînement
    }
table-draw = Piocher
table-deck = Pioche { $deck }
table-deck-costs = Ses cartes coûtent { $costs } pièces.
table-deck-left =
    { $left ->
        [0] Il n’y reste aucune carte.
        [one] Il y reste { $left } carte.
       *[other] Il y reste { $left } cartes.
    }
table-deck-discarded =
    { $discarded ->
        [0] Aucune de ses cartes n’a été défaussée.
        [one] { $discarded } carte est dans sa défausse, mélangée quand la pioche est vide.
       *[other] { $discarded } cartes sont dans sa défausse, mélangée quand la pioche est vide.
    }
table-deck-gone =
    { $discarded ->
        [0] Elle n’est jamais remélangée. Aucune carte n’a quitté la partie.
        [one] Elle n’est jamais remélangée. { $discarded } carte a quitté la partie.
       *[other] Elle n’est jamais remélangée. { $discarded } cartes ont quitté la partie.
    }
table-deck-colours = Couleurs encore cachées :
table-playing = joue
table-special-taken = Vous avez déjà le vôtre.
table-why-points = D’où vient ce bonheur
table-looked-at = { $special } regarde cet emplacement

## Choix

table-slot = Emplacement { $slot }
table-market-wanted =
    { $count ->
        [0] Aucun bâtiment spécial disponible ne la demande
        [one] { $count } bâtiment spécial disponible la demande
       *[other] { $count } bâtiments spéciaux disponibles la demandent
    }
table-market-order = Le dernier joueur choisit en premier, le premier joueur en dernier.
table-monster-covers = recouvre un bâtiment
table-monster-arrives = arrive
table-sphinx-box = Personne ne sait lequel ce sera.
table-your-tokens = Vos jetons
table-coins-after = il vous restera { amount-coins }
table-pay-more = Ajoutez un jeton : les pièces seules ne suffisent pas.
table-purse = Vous avez

## Aide

table-help = Aide
table-coach = Un conseil du hibou
table-signs = Symboles
table-sign-crossed = Barré : compte −1
table-sign-effect = Effet décrit par un texte : touchez la carte
table-key-choose = faire ou choisir quelque chose, dans l’ordre affiché
table-key-arrows = parcourir tout ce qui peut être fait maintenant
table-key-enter = valider ou confirmer
table-key-escape = annuler, ou fermer ce qui est ouvert
table-key-tab = atteindre tout le reste : cartes, villes, boutons
table-key-again = reprendre une question mise de côté
table-key-undo = annuler un coup
table-key-hint = conseil
table-key-log = journal et discussion
table-key-skip = passer l’animation
table-key-help = cette aide

### Refus : ce qui ne va pas et ce qui irait, en une phrase chacun.
### Les arguments portent partout le même nom : card, special, monster (noms), colour, phase, price, coins, slot, deck.

## Une action que les règles ne permettent pas maintenant

error-game-over = La partie est finie : plus rien ne peut être joué.
error-wrong-phase = « { $action } » n’est pas possible maintenant : la partie attend { $phase }.
error-too-expensive = Pas assez d’argent pour { $card } : il faut { amount-price }, et vous avez { amount-coins }.
error-already-in-city = Votre ville a déjà { $card }, et aucune ville ne peut avoir deux cartes du même nom.
error-not-face-up = { $card } n’est pas visible dans la zone centrale : impossible de choisir cette carte.
error-pile-empty = Il n’y a plus d’exemplaire de cette carte : { $card }. Choisissez-en une autre.
error-city-full = Votre ville a déjà ses dix cartes et n’en accepte plus.
error-deck-empty = La pioche { $deck } et sa défausse sont vides : piochez ailleurs.
error-deck-used-up = La pioche { $deck } est épuisée et n’est jamais reformée : piochez ailleurs.
error-no-such-deck = Cette pioche n’existe pas dans cette partie : les pioches vont de 1 à { $decks }.
error-special-not-offered = { $special } ne fait pas partie des bâtiments spéciaux disponibles.
error-conditions-unmet = Votre ville ne remplit pas encore les conditions pour { $special } : il lui manque { $missing }.
error-already-has-special = Vous avez déjà pris { $special }, et chaque joueur ne peut prendre qu’un bâtiment spécial par partie.
error-tokens-not-held = Vous n’avez pas autant de jetons Stop-Zilla { own-colour-tokens }.
error-too-many-tokens = Pour un prix de { amount-price }, c’est trop de jetons : chacun vaut 2 pièces et on ne rend pas la monnaie, donc aucun ne doit être gaspillé.
error-market-taken = Quelqu’un d’autre a choisi le Happy Market { $colour } : prenez une autre couleur.
error-no-such-slot = Cet emplacement n’existe pas : une ville a les emplacements 1 à 10.
error-slot-covered = Un monstre recouvre déjà l’emplacement { $slot } : choisissez un autre bâtiment.
error-slot-empty = Il n’y a pas de carte à l’emplacement { $slot } : choisissez un emplacement occupé.
error-no-such-seat = Cette place n’existe pas dans cette partie : on les compte à partir de 0, et la dernière est { $last }.
error-own-seat = Choisissez un adversaire, pas vous-même.
error-cannot-copy = Impossible de copier { $special } : choisissez un bâtiment spécial adverse non recouvert, ou tirez-en un de la boîte.
error-box-empty = Il ne reste aucun bâtiment spécial dans la boîte : copiez celui d’un adversaire.
# $id : le numéro d’une action. $game : la partie du lot, à partir de 0.
error-illegal-id = L’action { $id } n’est pas permise maintenant dans la partie { $game } : choisissez-en une que le masque autorise.
error-no-such-id = Un numéro d’action est un nombre entier de 0 à { $last }, et non { $id }.
error-bad-batch = Un pas demande { $games } nombres entiers, un par partie, de 0 à { $last }.
error-pack-in-environment = Les numéros d’action et les observations n’existent que pour les cartes imprimées : une partie avec le paquet { $pack } n’en a pas.

## Des mots qui ne disent rien au jeu

error-unknown-card = Aucune carte ne s’appelle « { $card } » dans cette partie.
error-not-for-sale = { $card } ne s’achète pas : seuls les bâtiments et les habitations ont un prix.
error-unknown-action = « { $action } » n’est pas une action ; on attend : { $expected }.
# Les mots des actions sont les mêmes dans toutes les langues.
error-unknown-colour = « { $colour } » n’est pas une couleur ; les couleurs sont yellow (jaune), blue (bleu), orange, purple (violet) et green (vert).

error-nothing-to-undo =
    { $most ->
        [0] Rien n’a encore été joué : il n’y a rien à annuler.
        [one] On ne peut pas garder { $value } actions : une seule a été jouée.
       *[other] On ne peut pas garder { $value } actions : { $most } seulement ont été jouées.
    }

### The table of the browser client: what asks twice, the choices, help and keys.

## What asks once more

table-cancel = Cancel
table-confirm-pass = You could take a special building now. Leave it?
table-confirm-skip = This is your last turn, and you could still buy a card. Buy nothing?
table-confirm-destroy = This building is lost until the end of the game. Are you sure?
table-confirm-sphinx = The Sphinx copies only once. Are you sure?
table-confirm-leave = The game goes on without you: a bot plays for you until you return. Leave now?
table-leave = Leave
table-setting-confirm = Ask again before moves that give something up
table-setting-coach = Tips from the owl in the first game
table-setting-awake = Keep the screen on during a game
table-setting-vibrate = Vibrate when it is my turn
table-install = Install the game on this device

## On the table

table-draw = Draw
table-deck = Deck { $deck }
table-deck-costs = Its cards cost { $costs } coins.
table-deck-left =
    { $left ->
        [0] No card is left in it.
        [one] { $left } card is left in it.
       *[other] { $left } cards are left in it.
    }
table-deck-discarded =
    { $discarded ->
        [0] Nothing has been discarded from it.
        [one] { $discarded } card lies on its discard pile, which is shuffled when the deck runs out.
       *[other] { $discarded } cards lie on its discard pile, which is shuffled when the deck runs out.
    }
table-deck-gone =
    { $discarded ->
        [0] It is never reshuffled. No card has left the game.
        [one] It is never reshuffled. { $discarded } card has left the game.
       *[other] It is never reshuffled. { $discarded } cards have left the game.
    }
table-deck-colours = Colours still hidden:
table-playing = playing
table-special-taken = You have taken yours.
table-why-points = Why this happiness
table-looked-at = { $special } looks at this slot

## Choices

table-slot = Slot { $slot }
# $count (number): special buildings on offer that ask for this colour
table-market-wanted =
    { $count ->
        [0] No special building on offer asks for it
        [one] { $count } special building on offer asks for it
       *[other] { $count } special buildings on offer ask for it
    }
table-market-order = The last player chooses first, the first player last.
table-monster-covers = covers a building
table-monster-arrives = is arriving
table-sphinx-box = Nobody knows which one it will be.
table-your-tokens = Your tokens
# $coins (number): what stays in the purse
table-coins-after = leaves you { amount-coins }
table-pay-more = Hand over another token: the coins alone do not suffice.
table-purse = You have

## Help

table-help = Help
table-coach = A tip from the owl
table-signs = Signs
table-sign-crossed = Crossed out: counts −1
table-sign-effect = Has an effect in words: tap the card
table-key-choose = do or choose something, in the order shown
table-key-arrows = walk over everything that can be done now
table-key-enter = do it, also when asked again
table-key-escape = cancel, or close what is open
table-key-tab = reach everything else: cards, cities, buttons
table-key-again = bring back a question that was put aside
table-key-undo = undo
table-key-hint = hint
table-key-log = log and chat
table-key-skip = skip the animation
table-key-help = this help

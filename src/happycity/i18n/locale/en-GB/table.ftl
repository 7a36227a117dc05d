### The table of the browser client: what asks twice, the choices, help and keys.

## What asks once more

table-cancel = Cancel
table-confirm-pass = You can take a special building now. Pass anyway?
table-confirm-skip = This is your last turn, and you can still buy a card. Buy nothing?
table-confirm-destroy = This building is lost for the rest of the game. Are you sure?
table-confirm-sphinx = The Sphinx can copy only once. Are you sure?
table-confirm-leave = The game goes on without you, and a bot plays for you until you return. Leave now?
table-leave = Leave
table-setting-confirm = Confirm moves that give something up
table-setting-coach = Tips from the owl in your first game
table-setting-awake = Keep the screen on during a game
table-setting-vibrate = Vibrate when it is my turn
table-setting-offer = Offer to install the game
table-install = Install the game on this device

## On the table

# $kind (text): day (a city of the day) or challenge.
table-try-counts =
    { $kind ->
        [day] City of the day: it counts
       *[other] Challenge: it counts
    }
table-try-practice =
    { $kind ->
        [day] City of the day: practice
       *[other] Challenge: practice
    }
table-draw = Draw
table-deck = Deck { $deck }
table-deck-costs = Its cards cost { $costs } coins.
table-deck-left =
    { $left ->
        [0] It has no cards left.
        [one] It has { $left } card left.
       *[other] It has { $left } cards left.
    }
table-deck-discarded =
    { $discarded ->
        [0] No card has been discarded from it.
        [one] { $discarded } card is in its discard pile, which is shuffled when the deck runs out.
       *[other] { $discarded } cards are in its discard pile, which is shuffled when the deck runs out.
    }
table-deck-gone =
    { $discarded ->
        [0] It is never reshuffled. No cards have left the game.
        [one] It is never reshuffled. { $discarded } card has left the game.
       *[other] It is never reshuffled. { $discarded } cards have left the game.
    }
table-deck-colours = Colours still hidden:
table-playing = playing
table-special-taken = You have taken yours.
table-why-points = Happiness explained
table-looked-at = { $special } looks at this slot

## Choices

table-slot = Slot { $slot }
# $count (number): special buildings on offer that ask for this colour
table-market-wanted =
    { $count ->
        [0] No special building on offer needs it
        [one] { $count } special building on offer needs it
       *[other] { $count } special buildings on offer need it
    }
table-market-order = The last player chooses first, and the first player chooses last.
table-monster-covers = covers a building
table-monster-arrives = is arriving
table-sphinx-box = Nobody knows which one it will be.
table-your-tokens = Your tokens
# $coins (number): what stays in the purse
table-coins-after = leaves you { amount-coins }
table-pay-more = Add another token: you do not have enough coins.
table-purse = You have

## Help

table-help = Help
table-coach = A tip from the owl
table-signs = Symbols
table-sign-crossed = Crossed out: counts −1
table-sign-effect = Has a written effect: tap the card
table-key-choose = choose an action, in the order shown
table-key-arrows = move between the available actions
table-key-enter = select or confirm
table-key-escape = cancel, or close what is open
table-key-tab = move to everything else: cards, cities, buttons
table-key-again = reopen a question you put aside
table-key-undo = undo
table-key-hint = hint
table-key-log = log and chat
table-key-skip = skip the animation
table-key-help = this help

### A game in words: steps, actions, questions and events.
### $player, $to, $from: players' names. $card, $special, $monster: names of cards. $coins, $price: numbers.

# The name of the game: in the corner, in the window's title and at the start.
game-title = Happy City

## What the game is waiting for ("the game is waiting for ...")

phase-market = the choice of a Happy Market
phase-discard = step 1, discarding a card
phase-draw = step 2, refilling the central area
phase-buy = step 3, buying a card or taking a coin
phase-claim = step 4, taking a special building
phase-destroy = the choice of a building to destroy
phase-gift = the choice of who gets Corgzilla's coin
phase-louvre = the Louvre's choice of an opponent
phase-sphinx = the Sphinx's choice of a special building
phase-over = nothing, since it is over

## Questions to the player who must decide

prompt-market = { $player }, which Happy Market do you want?
prompt-discard = { $player }, do you want to discard a card of the central area?
prompt-draw = { $player }, from which deck do you draw?
prompt-buy = { $player }, what do you buy with { amount-coins }?
prompt-claim = { $player }, do you want a special building? You may take only one in the whole game.
prompt-destroy = { $player }, { $arriving } is coming: which of your buildings does { $monster } destroy?
prompt-gift = { $player }, Corgzilla gives away a coin of the bank: who gets it?
prompt-louvre = { $player }, whose income does your Louvre bring you as well?
prompt-sphinx = { $player }, which special building does your Sphinx copy?

## Actions, as choices in a menu

action-market = Take the { $colour } Happy Market
action-discard = Discard { $card }
action-keep = Keep all cards
action-draw = Draw from deck { $deck }
action-buy = Buy { $card } for { amount-price }
# $tokens: a list of colours. $coins: what is left to pay in coins.
action-buy-with =
    Buy { $card } for { $coins ->
        [0] the { $tokens } { $tokens-count ->
            [one] token
           *[other] tokens
        }
       *[other] { amount-coins } and the { $tokens } { $tokens-count ->
            [one] token
           *[other] tokens
        }
    }
action-coin =
    Buy nothing and take { $coins ->
        [one] a coin
       *[other] { amount-coins }
    }
action-claim = Take { $special }
action-pass = Take no special building
action-destroy = Let it destroy { $card } (slot { $slot })
action-gift = Give it to { $to }
action-louvre = Choose { $to }
action-sphinx = Copy { $special }
action-sphinx-box = Draw a special building from the box, unseen

## What happened

event-market-chosen = { $player } takes the { $colour } Happy Market.
event-income = { $player } receives { amount-coins } of income.
# $reason: the id of the card that gives or takes them, $cause: its name. $coins: less than 0 if they are lost.
event-coins =
    { $reason ->
        [coin] { $player } buys nothing and takes { amount-coins }.
        [castle] { $player } takes { amount-coins }: a neighbour's purchase pays the Castle.
        [arcade] { $player } takes { amount-coins } from the Arcade.
        [louvre] { $player } also receives { amount-coins } through the Louvre.
        [versailles] { $coins ->
            [-1] { $player } loses a coin to the Palace of Versailles.
           *[other] { $player } takes { amount-coins } through the Palace of Versailles.
        }
        [concert-hall] { $player } takes { amount-coins }: twice the city's income for the Concert Hall.
        [joke-shop] { $player } takes { amount-coins }: one for each card of the city, for the Joke Shop.
        [drone-tower] { $player } takes { amount-coins } from the Drone Tower.
        [corgzilla] { $player } receives { amount-coins }, Corgzilla's gift.
       *[other] { $coins ->
            [-1] { $player } loses a coin to { $cause }.
           *[other] { $player } takes { amount-coins } for { $cause }.
        }
    }
event-discarded = { $player } discards { $card } to deck { $deck }.
event-drawn = { $player } draws { $card } from deck { $deck }.
event-reshuffled =
    The discard pile of deck { $deck } is shuffled into a new deck of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
# $tokens: a list of colours, empty if only coins are paid.
event-bought =
    { $tokens-count ->
        [0] { $player } buys { $card } for { amount-coins }.
        [one] { $player } buys { $card } for { amount-coins } and the { $tokens } token.
       *[other] { $player } buys { $card } for { amount-coins } and the { $tokens } tokens.
    }
event-claimed = { $player } takes the special building { $special }.
event-replaced = { $player } discards { $card } to make room (slot { $slot }).
event-token-gained = { $player } gains a { $colour } Stop-Zilla token.
event-token-spent = { $player } uses up a { $colour } Stop-Zilla token.
event-monster-arrived = { $monster } comes to the city of { $player }.
event-monster-passed = { $monster } moves on from { $player } to { $to }.
event-monster-left = { $monster } finds nothing to destroy in the city of { $player } and leaves the game.
event-destroyed = { $monster } destroys { $card } in the city of { $player } (slot { $slot }).
# $from: whose special building it is, "null" if it was drawn from the box.
event-copied =
    { $from ->
        [null] The Sphinx of { $player } draws { $special } from the box and copies it.
       *[other] The Sphinx of { $player } copies { $special } of { $from }.
    }
event-round-started = Round { $round } begins.
event-round-ended = Round { $round } is over.
event-last-round = { $player } has ten cards: this is the last round.
# $winners: a list of names.
event-over =
    { $winners-count ->
        [one] The game is over, and { $winners } wins.
       *[other] The game is over; { $winners } share the win.
    }

## Lines of a score sheet: where income, inhabitants, hearts and points come from.
## $special: the special building at work. $from: whose cards are counted.

score-card = { $card }
score-covered = { $monster } on { $card }
score-monster = { $monster }
score-copied-special = Sphinx as { $special }
score-per-colour =
    { $special }: { $cards ->
        [one] one { $colour } card of { $from }
       *[other] { $cards } { $colour } cards of { $from }
    }
score-most-of-colour = { $special }: comparing { $colour } cards
score-fewest-of-colour = { $special }: nobody has fewer { $colour } cards
score-lowest-income = { $special }: the lowest income at the table
score-without-colour = { $special }: no { $colour } card in the city
score-all-colours = { $special }: colours in the city
score-adjacent-share = { $special }: cards beside it share a colour
score-next-share = { $special }: the cards after it
score-colours-before = { $special }: different colours before it
score-pairs = { $special }: pairs of a heart and an inhabitant
score-copy-previous = { $special }: as the card before it
score-copy-same-slot = { $special }: as { $card } of a neighbour
score-below-neighbours-income = { $special }: income beside the neighbours'
score-few-cards = { $special }: number of cards in the city
score-income-floor = Income is never below 0
score-product = { amount-citizens } × { amount-hearts }
score-sum = { amount-citizens } + { amount-hearts }
score-lose-income = { $special }: less for { amount-income }
score-double-below = { $special }: more for only { amount-points }

### A game in words: steps, actions, questions and events.
### $player, $to, $from: players' names. $card, $special, $monster: names of cards. $coins, $price: numbers.

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
# $reason: why. $coins: how many, less than 0 if lost. $from: who loses a coin to Versailles.
event-coins =
    { $reason ->
        [coin] { $player } buys nothing and takes { amount-coins }.
        [castle] { $player } takes { amount-coins }: a neighbour's purchase pays the Castle.
        [arcade] { $player } takes { amount-coins } from the Arcade.
        [louvre] { $player } also receives { amount-coins } through the Louvre.
        [versailles] { $coins ->
            [-1] { $player } loses a coin to the Palace of Versailles.
           *[other] { $player } takes { amount-coins } with the Palace of Versailles.
        }
        [concert-hall] { $player } takes { amount-coins }: twice the city's income for the Concert Hall.
        [joke-shop] { $player } takes { amount-coins }: one for each card of the city, for the Joke Shop.
        [drone-tower] { $player } takes { amount-coins } from the Drone Tower.
        [corgzilla] { $player } receives { amount-coins }, Corgzilla's gift.
       *[other] { $player } has { amount-coins } more.
    }
event-discarded = { $player } discards { $card } to deck { $deck }.
event-drawn = { $player } draws { $card } from deck { $deck }.
event-reshuffled = The discard pile of deck { $deck } is shuffled into a new deck.
# $tokens: a list of colours, empty if only coins are paid.
event-bought =
    { $tokens-count ->
        [0] { $player } buys { $card } for { amount-coins }.
        [one] { $player } buys { $card } for { amount-coins } and the { $tokens } token.
       *[other] { $player } buys { $card } for { amount-coins } and the { $tokens } tokens.
    }
event-claimed = { $player } takes the special building { $special }.
event-replaced = { $player } discards { $card }, and the Statue of Liberty takes its slot.
event-token-gained = { $player } gains a { $colour } Stop-Zilla token.
event-token-spent = { $player } uses up a { $colour } Stop-Zilla token.
event-monster-arrived = { $monster } comes to the city of { $player }.
event-monster-passed = { $monster } moves on from { $player } to { $to }.
event-monster-left = { $monster } finds nothing to destroy in the city of { $player } and leaves the game.
event-destroyed = { $monster } destroys { $card } in the city of { $player } (slot { $slot }).
# $box: "true" if the special building was drawn from the box.
event-copied =
    { $box ->
        [true] The Sphinx of { $player } draws { $special } from the box and copies it.
       *[other] The Sphinx of { $player } copies { $special }.
    }
event-round-ended = Round { $round } is over.
event-last-round = { $player } has ten cards: this is the last round.
# $winners: a list of names.
event-game-over =
    { $winners-count ->
        [one] The game is over, and { $winners } wins.
       *[other] The game is over; { $winners } share the win.
    }

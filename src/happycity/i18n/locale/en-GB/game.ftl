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
phase-gift = the choice of who gets Corgzilla’s coin
phase-louvre = the Louvre’s choice of an opponent
phase-sphinx = the Sphinx’s choice of a special building
phase-over = nothing: it is over

## Questions to the player who must decide

prompt-market = { $player }, which Happy Market do you want?
prompt-discard = { $player }, do you want to discard a card from the central area?
prompt-draw = { $player }, which deck will you draw from?
prompt-buy = { $player }, what will you buy with { amount-coins }?
prompt-claim = { $player }, do you want a special building? You may take only one per game.
prompt-destroy = { $player }, { $arriving } is coming: which of your buildings will { $monster } destroy?
prompt-gift = { $player }, Corgzilla gives away a coin from the bank: who gets it?
prompt-louvre = { $player }, whose income does your Louvre copy?
prompt-sphinx = { $player }, which special building will your Sphinx copy?

## Actions, as choices in a menu

action-market = Take the { $colour } Happy Market
action-discard = Discard { $card }
action-keep = Keep all cards
action-draw = Draw from deck { $deck }
action-buy =
    { $price ->
        [0] Buy { $card } for free
       *[other] Buy { $card } for { amount-price }
    }
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
action-sphinx-box = Draw an unseen special building from the box

## What happened

event-market-chosen = { $player } takes the { $colour } Happy Market.
event-income = { $player } receives { amount-coins } in income.
# $reason: the id of the card that gives or takes them, $cause: its name. $coins: less than 0 if they are lost.
event-coins =
    { $reason ->
        [coin] { $player } buys nothing and takes { amount-coins }.
        [castle] { $player } takes { amount-coins }: the Castle earns from a neighbour’s purchase.
        [arcade] { $player } takes { amount-coins } from the Arcade.
        [louvre] { $player } also receives { amount-coins } thanks to the Louvre.
        [versailles]
            { $coins ->
                [-1] { $player } loses a coin to the Palace of Versailles.
               *[other] { $player } takes { amount-coins } thanks to the Palace of Versailles.
            }
        [concert-hall] { $player } takes { amount-coins }: twice the city’s income, thanks to the Concert Hall.
        [joke-shop] { $player } takes { amount-coins }: one for each card in the city, thanks to the Joke Shop.
        [drone-tower] { $player } takes { amount-coins } from the Drone Tower.
        [corgzilla] { $player } receives { amount-coins }, a gift from Corgzilla.
       *[other]
            { $coins ->
                [-1] { $player } loses a coin to { $cause }.
               *[other] { $player } takes { amount-coins } thanks to { $cause }.
            }
    }
event-discarded = { $player } discards { $card } (deck { $deck }).
event-drawn = { $player } draws { $card } from deck { $deck }.
event-reshuffled =
    The discard pile of deck { $deck } is shuffled into a new deck of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
# $tokens: a list of colours, empty if only coins are paid.
event-bought =
    { $player } buys { $card } { $tokens-count ->
        [0]
            { $coins ->
                [0] for free
               *[other] for { amount-coins }
            }
        [one]
            { $coins ->
                [0] with the { $tokens } token
               *[other] for { amount-coins } and the { $tokens } token
            }
       *[other]
            { $coins ->
                [0] with the { $tokens } tokens
               *[other] for { amount-coins } and the { $tokens } tokens
            }
    }.
event-claimed = { $player } takes the special building { $special }.
event-replaced = { $player } discards { $card } to make room (slot { $slot }).
event-token-gained =
    { $player } gains { $colour ->
        [orange] an
       *[other] a
    } { $colour } Stop-Zilla token.
event-token-spent =
    { $player } uses { $colour ->
        [orange] an
       *[other] a
    } { $colour } Stop-Zilla token.
event-monster-arrived = { $monster } comes to { $player }’s city.
event-monster-passed = { $monster } moves on from { $player } to { $to }.
event-monster-left = { $monster } finds nothing to destroy in { $player }’s city and leaves the game.
event-destroyed = { $monster } destroys { $card } in { $player }’s city (slot { $slot }).
# $from: whose special building it is, "null" if it was drawn from the box.
event-copied =
    { $from ->
        [null] { $player }’s Sphinx draws { $special } from the box and copies it.
       *[other] { $player }’s Sphinx copies { $from }’s { $special }.
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

score-own-piece = { $special }: its own effect
score-card = { $card }
score-covered = { $monster } on { $card }
score-monster = { $monster }
score-copied-special = Sphinx as { $special }
score-per-colour =
    { $special }: { $cards ->
        [one] one { $colour } card in { $from }’s city
       *[other] { $cards } { $colour } cards in { $from }’s city
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
score-copy-previous = { $special }: copies the card before it
score-copy-same-slot = { $special }: copies a neighbour’s { $card }
score-below-neighbours-income = { $special }: income compared with the neighbours’
score-few-cards = { $special }: number of cards in the city
score-income-floor = Income is never below 0
score-product = { amount-citizens } × { amount-hearts }
score-sum = { amount-citizens } + { amount-hearts }
score-lose-income = { $special }: points lost for { amount-income }
score-double-below = { $special }: doubles { amount-points }

## The same questions, to the only person at this screen.

prompt-market-you = Which Happy Market do you want?
prompt-discard-you = Do you want to discard a card from the central area?
prompt-draw-you = Which deck will you draw from?
prompt-buy-you = What will you buy with { amount-coins }?
prompt-claim-you = Do you want a special building? You may take only one per game.
prompt-destroy-you = { $arriving } is coming: which of your buildings will { $monster } destroy?
prompt-gift-you = Corgzilla gives away a coin from the bank: who gets it?
prompt-louvre-you = Whose income does your Louvre copy?
prompt-sphinx-you = Which special building will your Sphinx copy?

## The same events, told to the player they happen to.

event-market-chosen-you = You take the { $colour } Happy Market.
event-income-you = You receive { amount-coins } in income.
event-coins-you =
    { $reason ->
        [coin] You buy nothing and take { amount-coins }.
        [castle] You take { amount-coins }: the Castle earns from a neighbour’s purchase.
        [arcade] You take { amount-coins } from the Arcade.
        [louvre] You also receive { amount-coins } thanks to the Louvre.
        [versailles]
            { $coins ->
                [-1] You lose a coin to the Palace of Versailles.
               *[other] You take { amount-coins } thanks to the Palace of Versailles.
            }
        [concert-hall] You take { amount-coins }: twice your city’s income, thanks to the Concert Hall.
        [joke-shop] You take { amount-coins }: one for each card in your city, thanks to the Joke Shop.
        [drone-tower] You take { amount-coins } from the Drone Tower.
        [corgzilla] You receive { amount-coins }, a gift from Corgzilla.
       *[other]
            { $coins ->
                [-1] You lose a coin to { $cause }.
               *[other] You take { amount-coins } thanks to { $cause }.
            }
    }
event-discarded-you = You discard { $card } (deck { $deck }).
event-drawn-you = You draw { $card } from deck { $deck }.
event-bought-you =
    You buy { $card } { $tokens-count ->
        [0]
            { $coins ->
                [0] for free
               *[other] for { amount-coins }
            }
        [one]
            { $coins ->
                [0] with the { $tokens } token
               *[other] for { amount-coins } and the { $tokens } token
            }
       *[other]
            { $coins ->
                [0] with the { $tokens } tokens
               *[other] for { amount-coins } and the { $tokens } tokens
            }
    }.
event-claimed-you = You take the special building { $special }.
event-replaced-you = You discard { $card } to make room (slot { $slot }).
event-token-gained-you =
    You gain { $colour ->
        [orange] an
       *[other] a
    } { $colour } Stop-Zilla token.
event-token-spent-you =
    You use { $colour ->
        [orange] an
       *[other] a
    } { $colour } Stop-Zilla token.
event-monster-arrived-you = { $monster } comes to your city.
event-monster-passed-you = { $monster } moves on from your city to { $to }.
event-monster-left-you = { $monster } finds nothing to destroy in your city and leaves the game.
event-destroyed-you = { $monster } destroys { $card } in your city (slot { $slot }).
event-copied-you =
    { $from ->
        [null] Your Sphinx draws { $special } from the box and copies it.
       *[other] Your Sphinx copies { $from }’s { $special }.
    }
event-last-round-you = You have ten cards: this is the last round.
event-over-you = The game is over, and you win!

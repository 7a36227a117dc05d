### American English: only what differs from British English (en-GB).

## What the game is waiting for ("the game is waiting for ...")

phase-draw = step 2, refilling the building supply
phase-claim = step 4, taking a bonus building
phase-sphinx = the Sphinx's choice of a bonus building

## Questions to the player who must decide

prompt-discard = { $player }, do you want to discard a card of the building supply?
prompt-claim = { $player }, do you want a bonus building? You may take only one in the whole game.
prompt-sphinx = { $player }, which bonus building does your Sphinx copy?

## Actions, as choices in a menu

action-pass = Take no bonus building
action-sphinx-box = Draw a bonus building from the box, unseen

## What happened

event-coins =
    { $reason ->
        [coin] { $player } buys nothing and takes { amount-coins }.
        [castle] { $player } takes { amount-coins }: a neighbor's purchase pays the Castle.
        [arcade] { $player } takes { amount-coins } from the Arcade.
        [louvre] { $player } also receives { amount-coins } through the Louvre.
        [versailles]
            { $coins ->
                [-1] { $player } loses a coin to the Palace of Versailles.
               *[other] { $player } takes { amount-coins } through the Palace of Versailles.
            }
        [concert-hall] { $player } takes { amount-coins }: twice the city's income for the Concert Hall.
        [joke-shop] { $player } takes { amount-coins }: one for each card of the city, for the Joke Shop.
        [drone-tower] { $player } takes { amount-coins } from the Drone Tower.
        [corgzilla] { $player } receives { amount-coins }, Corgzilla's gift.
       *[other]
            { $coins ->
                [-1] { $player } loses a coin to { $cause }.
               *[other] { $player } takes { amount-coins } for { $cause }.
            }
    }
event-claimed = { $player } takes the bonus building { $special }.

## Lines of a score sheet: where income, inhabitants, hearts and points come from.
## $special: the special building at work. $from: whose cards are counted.

score-all-colours = { $special }: colors in the city
score-adjacent-share = { $special }: cards beside it share a color
score-colours-before = { $special }: different colors before it
score-pairs = { $special }: pairs of a heart and a citizen
score-copy-same-slot = { $special }: as { $card } of a neighbor
score-below-neighbours-income = { $special }: income beside the neighbors'

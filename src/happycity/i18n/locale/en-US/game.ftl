### American English: only what differs from British English (en-GB).

## What the game is waiting for ("the game is waiting for ...")

phase-draw = step 2, refilling the building supply
phase-claim = step 4, claiming a bonus building
phase-sphinx = the Sphinx’s choice of a bonus building

## Questions to the player who must decide

prompt-discard = { $player }, do you want to discard a card from the building supply?
prompt-claim = { $player }, do you want to claim a bonus building? You may claim only one per game.
prompt-sphinx = { $player }, which bonus building will your Sphinx copy?

## Actions, as choices in a menu

action-pass = Claim no bonus building
action-sphinx-box = Draw an unseen bonus building from the box

## What happened

event-coins =
    { $reason ->
        [coin] { $player } buys nothing and takes { amount-coins }.
        [castle] { $player } takes { amount-coins }: the Castle earns from a neighbor’s purchase.
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
event-claimed = { $player } claims the bonus building { $special }.

## Lines of a score sheet: where income, inhabitants, hearts and points come from.
## $special: the special building at work. $from: whose cards are counted.

score-all-colours = { $special }: colors in the city
score-adjacent-share = { $special }: cards beside it share a color
score-colours-before = { $special }: different colors before it
score-pairs = { $special }: pairs of a heart and a citizen
score-copy-same-slot = { $special }: copies a neighbor’s { $card }
score-below-neighbours-income = { $special }: income compared with the neighbors’
prompt-discard-you = Do you want to discard a card from the building supply?
prompt-claim-you = Do you want to claim a bonus building? You may claim only one per game.
prompt-sphinx-you = Which bonus building will your Sphinx copy?
event-coins-you =
    { $reason ->
        [coin] You buy nothing and take { amount-coins }.
        [castle] You take { amount-coins }: the Castle earns from a neighbor’s purchase.
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
event-claimed-you = You claim the bonus building { $special }.
action-claim = Claim { $special }

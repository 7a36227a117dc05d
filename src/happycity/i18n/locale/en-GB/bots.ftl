### Why a bot would choose an action: one reason each, as a full sentence. Shown as hints and in reviews.

## Buying a card, or none

# $points (number): points gained, which may be negative.
reason-last-round = The tenth card: this becomes the last round.
reason-claim-available = With it you can take { $special }.
# $player: who gets the monster.
reason-monster-away = It drives { $monster } away to { $player }.
reason-happiness-gain = It is worth { amount-points } at once.
reason-token =
    It brings { $colour ->
        [orange] an
       *[other] a
    } { $colour } Stop-Zilla token.
# $income, $turns (numbers): coins each round, and for about how many rounds.
reason-income = It adds { $income } to your income for about { $turns ->
        [one] { $turns } more round
       *[other] { $turns } more rounds
    }.
# $cards (number): cards still missing for the special building.
reason-progress =
    It is a step towards { $special }: { $cards ->
        [0] nothing more is missing
        [one] { $cards } card is missing
       *[other] { $cards } cards are missing
    }.
reason-citizens = { amount-citizens } more, to be multiplied by hearts later.
reason-hearts = { amount-hearts } more, to be multiplied by inhabitants later.
reason-no-gain = It no longer brings any points.
reason-fills-slot = It fills a slot and costs little.
reason-save = Next turn there will be enough coins for { $card } ({ amount-price }).
reason-nothing-better = No card is worth its price now.
reason-nothing-else = Nothing else is possible.

## The central area

# $player: the opponent who could buy it. $points: what it would give that player.
reason-denies = { $player } could buy { $card } and gain { amount-points }.
reason-discard-owned = Your city already has { $card }: make room for another card.
reason-discard-expensive = { $card } is too expensive now: make room for another card.
reason-discard-renew = { $card } helps little: make room for another card.
reason-keep-card = { $card } is worth keeping on the table.
reason-keep = Nothing on the table is worth discarding.
# $percent (number): the chance in per cent.
reason-draw-special = The chance that deck { $deck } reveals a card that makes { $special } possible is { $percent }%.
reason-draw = The chance that deck { $deck } reveals a new card you can afford is { $percent }%.
reason-draw-later = You cannot yet afford any card from deck { $deck }: what it reveals is for a later turn.

## Special buildings and Happy Markets

reason-claim-points = { $special } gives { amount-points } now, and you may take only one special building.
reason-claim-income = { $special } adds { $income } to your income.
reason-claim = { $special } helps your city, and somebody else could take it.
reason-wait = { $special } may be better; cards missing for it: { $cards }.
reason-pass = None of the special buildings is worth taking.
# $count (number): how many special buildings on offer ask for the colour.
reason-market = Special buildings on offer that need { $colour }: { $count }.

## Monsters, the Louvre, the Sphinx

reason-destroy = Your city can spare { $card }: together with the new monster that costs { amount-points }.
reason-destroy-harmless = Your city loses no points without { $card }.
reason-gift = { $player } has { amount-points } and is the least dangerous.
reason-gift-points = { $player } has { amount-points }.
reason-louvre = { $player } has an income of { $income }.
# $points (number): points gained, which may be negative.
reason-sphinx = Copying { $special } changes your points by { $points }.
reason-sphinx-box = The box still holds special buildings you might prefer: { $count }.

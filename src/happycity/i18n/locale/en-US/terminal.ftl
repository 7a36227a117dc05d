### American English: only what differs from British English (en-GB).

## Line mode: what lies on the table

terminal-specials = Bonus buildings:
terminal-dwellings = Residences:

## Score sheets

terminal-part-citizens =
    citizens { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }

## Cards in a few lines. $shades: the colours of a card.

cards-dwelling = { $shades } residence, { amount-price }
cards-special =
    { $pack ->
        [expert] expert bonus building
       *[family] family bonus building
    }

## Full screen: titles

terminal-title-central = Building supply
terminal-title-dwellings = Residences
terminal-title-specials = Bonus buildings

## Full screen: the steps of a turn, in one or two words

terminal-step-claim = bonus

## Full screen: the questions of a turn in short, at most 36 letters

terminal-short-claim = Claim a bonus building?

## Full screen: labels of keys, one or two words each

terminal-key-next = Forward

## Full screen: the help window

terminal-keys-step = one action forward or back
terminal-keys-results = result, score sheets, and charts
terminal-legend-symbols = { $coin } coins and income   { $citizen } citizens   { $heart } hearts
terminal-legend-city = ★ bonus building   ❖ several colors   ♆ monster   ✖ covered by one

## Full screen: the menu

terminal-menu-product = citizens × hearts
terminal-menu-sum = citizens + hearts

terminal-language-name = English (American)
terminal-keys-mouse = With a mouse: click a card, a deck, or a choice; point at it to read about it.

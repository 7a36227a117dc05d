### American English: only what differs from British English (en-GB).

achievement-harmony-help = Win with as many citizens as hearts.
achievement-colours = All the colors
achievement-colours-help = Win with all five colors in your city.
achievement-no-special-help = Win without a bonus building against somebody who has one.
achievement-negative-help = Win with a building in your city that costs you income, citizens, or hearts.

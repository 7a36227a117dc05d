### American English: only what differs from British English (en-GB).

balance-cards = Buildings and residences
balance-specials = Bonus buildings
balance-markets-about = Seats that chose this color at the start against seats that chose another.
balance-sum = Citizens plus hearts
balance-specials-about = The same for seats that met the conditions: those that claimed the building against those that left it. “Claimed” is how often somebody claimed it in the games that had it on offer.
balance-head-taken = Claimed
balance-never = never claimed
balance-star = Nearly everybody who could claim it did, so these are compared with all seats that did not claim it in games that had it on offer.

"""The small integers in which the core speaks: phases, kinds of action, events."""

from typing import Final

NOTHING: Final = -1
"""No card, no seat, no monster."""

SLOTS: Final = 10
"""Places of a city: two rows of five (R-B7, R-E1)."""
ROW: Final = 5
SEATS: Final = 5
"""Players at the most (R-S1)."""
SHOWN: Final = 3
"""Face-up cards of a full central area (R-B4)."""

# Phases, in the order of `PHASES` (interface.md).
MARKET: Final = 0
DISCARD: Final = 1
DRAW: Final = 2
BUY: Final = 3
CLAIM: Final = 4
DESTROY: Final = 5
GIFT: Final = 6
LOUVRE: Final = 7
SPHINX: Final = 8
OVER: Final = 9

PHASES: Final = ("market", "discard", "draw", "buy", "claim", "destroy", "gift", "louvre", "sphinx", "over")

# Kinds of action. The first nine share their number with the phase in which they are played.
KEEP: Final = 9
COIN: Final = 10
PASS: Final = 11
BOX: Final = 12

# Events, one per thing that a player at the table would see. Comments name the four numbers that go with each.
E_MARKET: Final = 0  # seat, card
E_INCOME: Final = 1  # seat, coins
E_COINS: Final = (
    2  # seat, coins (negative: lost), card that gives or takes them (NOTHING: the coin of step 3)
)
E_DISCARDED: Final = 3  # seat, card
E_DRAWN: Final = 4  # seat, deck, card
E_RESHUFFLED: Final = 5  # deck, cards
E_BOUGHT: Final = 6  # seat, card, coins, packed tokens
E_CLAIMED: Final = 7  # seat, card, slot
E_REPLACED: Final = 8  # seat, card, slot
E_TOKEN: Final = 9  # seat, colour, gained (1) or spent on a monster (-1)
E_ARRIVED: Final = 10  # seat, monster
E_PASSED: Final = 11  # from seat, monster, to seat
E_LEFT: Final = 12  # seat, monster
E_DESTROYED: Final = 13  # seat, slot, card, monster
E_COPIED: Final = 14  # seat, card, seat copied from (NOTHING: the box)
E_ROUND: Final = 15  # round that begins
E_ROUND_ENDED: Final = 16  # round
E_LAST_ROUND: Final = 17  # seat
E_OVER: Final = 18

"""The numbers that a saved game carries."""

from __future__ import annotations

from typing import Final

RECORD_VERSION: Final = 1
"""The form of a record (`happycity` in it)."""

RULES_VERSION: Final = 2
"""The rules a game is played by (`rules` in a record). It rises with every change of what an action does; the older
behaviour then stays behind its number.

1. The first rules.
2. The Great Pyramid may look at a covered card, which gives nothing (R-X28).
"""

FIRST_RULES_VERSION: Final = 1
"""The rules of a record that does not say."""

BOTS_VERSION: Final = 1
"""The choices of the built-in bots. It rises with every change of what one chooses with a given seed and a number of
simulations, so that cities of the day name their opponents. `tests/bots/test_version.py` notices."""

PROTOCOL: Final = 2
"""What clients of a server receive at hello.

1. The first protocol.
2. People have avatars; reactions.
"""

PROGRAM_PROTOCOL: Final = 1
"""What program bots receive at hello."""

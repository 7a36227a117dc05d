"""What all environments of one ruleset share: the layout of ids and features, and a table to copy."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from happycity.cards import default_catalogue
from happycity.envs.core.env_game import EnvGame
from happycity.envs.core.layout import Layout
from happycity.errors import BadOptions
from happycity.game.codec import Codec
from happycity.game.options import Options, validate_options
from happycity.rules.moves import Moves
from happycity.rules.table import blank_table
from happycity.schema.validate import abbreviate, whole_number

MAX_ROUNDS: Final = 200
"""Players who never buy would never end a game. After this round it is cut off, and nobody has won."""
MAX_COUNT: Final = 1_000_000


class Ruleset:
    """The layout of a game with these options."""

    def __init__(self, options: Options) -> None:
        self.options = validate_options(options)
        self.codec = Codec.of(default_catalogue())
        facts = self.codec.facts
        players, expert, grozilla = options.players, options.expert, options.grozilla
        self.layout = Layout(facts, players, expert, grozilla)
        by_sum = options.scoring == "sum"
        self.blank = blank_table(facts, players, expert, grozilla, by_sum, options.dwellings)

    @staticmethod
    @lru_cache(maxsize=64)
    def of(options: Options) -> Ruleset:
        """The ruleset of these options; made once."""
        return Ruleset(options)

    def new_game(self, max_rounds: int = MAX_ROUNDS) -> EnvGame:
        """A game to be dealt."""
        return EnvGame(self.layout, self.blank, check_count("max_rounds", max_rounds), Moves())


def check_count(field: str, value: object) -> int:
    """The value, if it is a number of games or rounds. Raises BadOptions."""
    return check_number(field, value, 1, MAX_COUNT)


def check_number(field: str, value: object, low: int, high: int) -> int:
    """The value, if it is a whole number in these bounds, of Python or of numpy. Raises BadOptions."""
    number = whole_number(value)
    if number is not None and low <= number <= high:
        return number
    raise BadOptions("bad-options", field=field, value=abbreviate(value), expected=f"{low} … {high}")

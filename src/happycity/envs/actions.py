"""Action ids: each decision of a ruleset has a fixed number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from happycity.cards import COLOURS
from happycity.envs.core.layout import LAYOUT_VERSION, PAY, TOKEN
from happycity.envs.ruleset import Ruleset
from happycity.errors import BadNotation, IllegalAction
from happycity.game.actions import Action
from happycity.game.options import Options
from happycity.rules.codes import GIFT, LOUVRE
from happycity.rules.moves import argument_of, kind_of
from happycity.schema.validate import abbreviate, whole_number

RELATIVE: Final = {GIFT: "gift", LOUVRE: "louvre"}
"""Actions that name an opponent. Environments count from the one who decides: +1 is the next player to the left."""


@dataclass(frozen=True, slots=True)
class ActionSpace:
    """The actions of a ruleset, in the order of their ids.

    A purchase with tokens is a row of actions: `buy igloo`, `token green`, `pay`. Other ids are actions of a `Game`.

    >>> space = action_space(Options(mode="expert"))
    >>> space.version, space.names[space.id_of("buy museum")]
    ('expert-1', 'buy museum')
    """

    version: str
    """The mode and the number of this list. Ids that have the same version have the same meaning."""
    names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.names)

    def id_of(self, name: str) -> int:
        """The id of an action by its name. Raises BadNotation.

        >>> action_space(Options()).id_of("keep")
        0
        """
        if name not in self.names:
            kinds = dict.fromkeys(
                f"{each.partition(' ')[0]} …" if " " in each else each for each in self.names
            )
            raise BadNotation("unknown-action", action=abbreviate(name), expected=" · ".join(kinds))
        return self.names.index(name)

    def path(self, action: str, seat: int, players: int, *, tokens: bool = False) -> list[int]:
        """The ids by which a seat plays an action of a `Game`, one after the other.

        A purchase takes several ids where tokens can be spent on it, even if none is: say so with `tokens`.

        >>> space = action_space(Options(grozilla=True))
        >>> [space.names[number] for number in space.path("buy igloo with blue,green", 0, 2)]
        ['buy igloo', 'token blue', 'token green', 'pay']
        """
        parsed = Action.parse(action)
        if parsed.seat is not None:
            return [self.id_of(f"{parsed.kind} +{(parsed.seat - seat) % players}")]
        if parsed.kind != "buy" or not (tokens or parsed.tokens):
            return [self.id_of(parsed)]
        return [
            self.id_of(f"buy {parsed.card}"),
            *(self.id_of(f"token {colour}") for colour in parsed.tokens),
            self.id_of("pay"),
        ]


def action_space(options: Options) -> ActionSpace:
    """The action ids of a ruleset. They depend on the mode and on Grozilla, not on the number of players.

    >>> space = action_space(Options())
    >>> space.version, len(space), space.names[0]
    ('family-1', 93, 'keep')
    """
    rules = Ruleset.of(options)
    version = f"{options.mode}{'-grozilla' if options.grozilla else ''}-{LAYOUT_VERSION}"
    return ActionSpace(version, tuple(action_name(rules, number) for number in range(rules.layout.actions)))


def action_id(action: object, actions: int) -> int:
    """An action id that somebody chose, an integer of Python or of numpy. Raises IllegalAction for anything else."""
    number = whole_number(action)
    if number is None or not 0 <= number < actions:
        raise IllegalAction("no-such-id", id=abbreviate(action), last=actions - 1)
    return number


def action_name(rules: Ruleset, number: int) -> str:
    """The name of an id."""
    move = rules.layout.moves[number]
    kind = kind_of(move)
    if kind == TOKEN:
        return f"token {COLOURS[argument_of(move)]}"
    if kind == PAY:
        return "pay"
    if kind in RELATIVE:
        return f"{RELATIVE[kind]} +{argument_of(move)}"
    return str(rules.codec.decode(move))

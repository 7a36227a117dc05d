"""What the shell needs from outside: a place to store rows, somebody who thinks for bots, time and fresh ids."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from happycity.bots.levels import BUILT_IN
from happycity.rooms.ids import ALPHABET, ID_LENGTH
from happycity.rooms.view import TableView

if TYPE_CHECKING:
    from happycity.bots.explain import AdviceJson
    from happycity.pictures import Art
    from happycity.schema.game import View
    from happycity.schema.responses import ReviewedMove

LOCAL_MARK: Final = "l"
"""The first letter of every id made here. A server's ids do not have it, so an id says who answers for it."""
Row = tuple[str, str]
"""A key and a JSON text."""


class Storage(Protocol):
    """A durable map from keys to texts."""

    async def write(self, rows: Sequence[Row]) -> bool:
        """Store rows, all or none. False if the first key is taken: nothing is stored then.

        Raises OSError if there is no space left, or the storage is gone.
        """

    async def read(self, prefix: str) -> list[str]:
        """The texts of all keys with a prefix, ordered by key."""

    async def entries(self, prefix: str) -> list[Row]:
        """The same, with the keys."""


class Thinker(Protocol):
    """Thinks for bots, elsewhere: it must not hold up the room. Raises OSError if it fails.

    `pack` is the text of a custom pack, if the game has one.
    """

    async def choose(self, bot: str, view: View, legal: list[str], seed: int, pack: str | None) -> str:
        """A bot's choice."""

    async def rank(self, view: View, pack: str | None) -> list[AdviceJson]:
        """Every action by rank."""

    async def judge(self, view: View, action: str, number: int, pack: str | None) -> ReviewedMove:
        """A decision, and what would have been best."""


class Drawing(Protocol):
    """Letters, drawings and messages for pictures: a browser fetches them when the first is drawn. Raises OSError."""

    async def art(self) -> Art:
        """Letters and drawings."""

    async def add_messages(self, locale: str) -> None:
        """Make the messages of a language known to `i18n`."""


class Chance:
    """Time, ids and secrets. A test supplies its own."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def id(self) -> str:
        """The id of a room, a record or a review: 95 random bits."""
        return LOCAL_MARK + "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH - 1))

    def secret(self) -> str:
        """The secret of a shuffle: 256 bits in hex."""
        return secrets.token_hex(32)


@dataclass(frozen=True, slots=True)
class Outside:
    """Everything from outside."""

    storage: Storage
    thinker: Thinker
    chance: Chance = field(default_factory=Chance)
    bots: tuple[str, ...] = BUILT_IN
    drawing: Drawing | None = None
    view: TableView = field(default_factory=TableView)
    """Shared by all rooms, because many cities have the same cards."""

"""Where the page's first worker comes in: JavaScript objects become what the shell needs from outside.

Everything crosses the border as JSON text, which is quicker than a proxy for each value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from happycity import __version__, i18n
from happycity.schema.json_text import decode, encode
from happycity.worker.api import Api
from happycity.worker.connection import Connection
from happycity.worker.outside import Outside

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from happycity.bots.explain import AdviceJson
    from happycity.i18n.patterns import CompiledFile
    from happycity.pictures import Art
    from happycity.schema.game import View
    from happycity.schema.responses import ReviewedMove
    from happycity.worker.outside import Row


PICTURE_PARTS: Final = ("first", "pictures")
"""The messages that pictures need."""


class Host(Protocol):
    """The functions of web/src/worker/room.ts. A promise that fails raises OSError."""

    def write(self, rows: str) -> Awaitable[bool]: ...
    def read(self, prefix: str) -> Awaitable[str]: ...
    def entries(self, prefix: str) -> Awaitable[str]: ...
    def think(self, question: str) -> Awaitable[str]: ...
    def art(self) -> Awaitable[str]: ...
    def words(self, locale: str, part: str) -> Awaitable[str]: ...


class HostStorage:
    """IndexedDB."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def write(self, rows: Sequence[Row]) -> bool:
        """Store rows, all or none."""
        try:
            return bool(await self.host.write(encode(rows)))
        except Exception as error:  # noqa: BLE001 - a promise fails with any value
            raise OSError(str(error)) from None

    async def read(self, prefix: str) -> list[str]:
        """The texts of all keys with a prefix."""
        rows: list[str] = decode(await self.host.read(prefix))
        return rows

    async def entries(self, prefix: str) -> list[Row]:
        """The same, with the keys."""
        pairs: list[list[str]] = decode(await self.host.entries(prefix))
        return [(key, text) for key, text in pairs]


class HostThinker:
    """The second worker."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def choose(self, bot: str, view: View, legal: list[str], seed: int, pack: str | None) -> str:
        """A bot's choice."""
        return str(await self._ask("choose", bot, view, legal, seed, pack))

    async def rank(self, view: View, pack: str | None) -> list[AdviceJson]:
        """Every action by rank."""
        ranked: list[AdviceJson] = await self._ask("rank", view, pack)  # type: ignore[assignment]  # as `thinking` answers
        return ranked

    async def judge(self, view: View, action: str, number: int, pack: str | None) -> ReviewedMove:
        """A decision, and what would have been best."""
        judged: ReviewedMove = await self._ask("judge", view, action, number, pack)  # type: ignore[assignment]
        return judged

    async def _ask(self, *question: object) -> object:
        try:
            answer = await self.host.think(encode(question))
        except Exception as error:  # noqa: BLE001 - a promise fails with any value
            raise OSError(str(error)) from None
        return decode(answer)


class HostDrawing:
    """The files of the site, fetched once."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._art: Art | None = None
        self._added: set[str] = set()

    async def art(self) -> Art:
        """Letters and drawings."""
        if self._art is None:
            from happycity.pictures import Art

            self._art = Art.read(await self._fetched(self.host.art()))
        return self._art

    async def add_messages(self, locale: str) -> None:
        """Make the messages of a language known to `i18n`."""
        if locale in self._added:
            return
        for part in PICTURE_PARTS:
            content: CompiledFile = decode(await self._fetched(self.host.words(locale, part)))
            i18n.add(locale, content["messages"])
        self._added.add(locale)

    async def _fetched(self, promise: Awaitable[str]) -> str:
        try:
            return await promise
        except Exception as error:  # noqa: BLE001 - a promise fails with any value
            raise OSError(str(error)) from None


class Shell:
    """What the worker's JavaScript calls."""

    version = __version__

    def __init__(self, host: Host, locale: str) -> None:
        self.api = Api(Outside(HostStorage(host), HostThinker(host), drawing=HostDrawing(host)), locale)

    async def request(self, method: str, address: str, body: str) -> str:
        """Answer a request: the JSON of its status and its response."""
        return encode(await self.api.answer(method, address, decode(body)))

    def connect(
        self, room: str, after: int, send: Callable[[str], None], close: Callable[[int, str], None]
    ) -> Connection:
        """Open a connection to a room."""
        return Connection(self.api, room, after, send, close)

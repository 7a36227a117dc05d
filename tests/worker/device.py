"""A device without a browser: memory in place of IndexedDB, and bots that think at once."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Sequence
from typing import Any

from happycity.bots import make
from happycity.cards import Catalogue, catalogue_from_pack
from happycity.rooms.advice import judge_decision, rank_actions
from happycity.rooms.ids import ALPHABET, ID_LENGTH
from happycity.rooms.view import TableView
from happycity.worker.api import Api
from happycity.worker.connection import Connection
from happycity.worker.outside import LOCAL_MARK, Chance, Outside, Row

Json = dict[str, Any]
NOW = 1_790_000_000_000
numbers = itertools.count(1)


class Memory:
    """A storage that can be full."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.full = False
        self.order: list[str] = []
        """Keys as they were written, and what a page was shown between them."""

    async def write(self, rows: Sequence[Row]) -> bool:
        if self.full:
            raise OSError("quota")
        if rows[0][0] in self.rows:
            return False
        self.rows.update(rows)
        self.order.append(rows[0][0])
        return True

    async def read(self, prefix: str) -> list[str]:
        return [text for _, text in await self.entries(prefix)]

    async def entries(self, prefix: str) -> list[Row]:
        return [(key, self.rows[key]) for key in sorted(self.rows) if key.startswith(prefix)]


class Mind:
    """Thinks at once. It can be out of its mind."""

    broken = False

    async def choose(self, bot: str, view: Any, legal: list[str], seed: int, pack: str | None) -> str:
        if self.broken:
            raise OSError
        return make(bot, seed=seed, catalogue=_cards(pack)).decide(view, legal)

    async def rank(self, view: Any, pack: str | None) -> Any:
        return rank_actions(view, 5, _cards(pack))

    async def judge(self, view: Any, action: str, number: int, pack: str | None) -> Any:
        return judge_decision(view, action, number, _cards(pack))


def _cards(pack: str | None) -> Catalogue | None:
    return None if pack is None else catalogue_from_pack(pack)


class Seeded(Chance):
    """The same ids and secrets every time, at one moment. Ids may look like a server's."""

    def __init__(self, seed: object, mark: str = LOCAL_MARK) -> None:
        self.random = random.Random(f"{seed}")
        self.mark = mark
        self.moment = NOW

    def now_ms(self) -> int:
        return self.moment

    def monotonic(self) -> float:
        return 0.0

    def id(self) -> str:
        return (self.mark + "".join(self.random.choices(ALPHABET, k=ID_LENGTH)))[:ID_LENGTH]

    def token(self) -> str:
        return self.random.randbytes(32).hex()

    def secret(self) -> str:
        return self.random.randbytes(32).hex()


class Device:
    """A worker and what is around it."""

    def __init__(
        self, memory: Memory | None = None, chance: Seeded | None = None, view: TableView | None = None
    ) -> None:
        self.memory = memory or Memory()
        self.mind = Mind()
        self.chance = chance or Seeded(1)
        self.api = Api(Outside(self.memory, self.mind, self.chance, view=view or TableView()))

    async def ask(self, method: str, address: str, body: Any = None) -> Any:
        status, answer = await self.api.answer(method, address, body)
        assert status < 300, answer
        return json.loads(json.dumps(answer))

    async def refusal(self, method: str, address: str, body: Any = None) -> tuple[int, str]:
        status, answer = await self.api.answer(method, address, body)
        assert isinstance(answer, dict)
        return status, answer["code"]

    async def new_game(self, *seats: str, **body: Any) -> str:
        """A game that has begun; its room."""
        options = {"players": len(seats), **body.pop("options", {})}
        settings = {"pace": 0, **body.pop("settings", {})}
        whole = {
            "name": "Ana",
            "start": True,
            "seats": list(seats),
            "options": options,
            "settings": settings,
            **body,
        }
        return str((await self.ask("POST", "/api/rooms", whole))["room"]["id"])

    async def open(self, room: str, after: int = 0) -> Page:
        page = Page(self, room, after)
        await page.say(type="hello", protocol=2)
        return page


class Page:
    """A page that shows a room."""

    def __init__(self, device: Device, room: str, after: int = 0) -> None:
        self.device = device
        self.frames: list[Json] = []
        self.closed: tuple[int, str] | None = None
        self.connection = Connection(device.api, room, after, self._receive, self._close)
        self.name = f"page{next(numbers)}"
        self.count = 0

    def _receive(self, text: str) -> None:
        frame = json.loads(text)
        self.frames.append(frame)
        if frame["type"] == "event":
            self.device.memory.order.append(f"shown {frame['seq']}")

    def _close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    async def say(self, **message: Any) -> Json:
        """Send a message; the last frame that came back."""
        if message["type"] != "hello":
            self.count += 1
            message = {"id": f"{self.name}-{self.count}", **message}
        await self.connection.receive(json.dumps(message))
        return self.frames[-1]

    def of(self, kind: str) -> list[Json]:
        return [frame for frame in self.frames if frame["type"] == kind]

    @property
    def table(self) -> Json:
        return next(frame["table"] for frame in reversed(self.frames) if frame.get("table"))

    @property
    def seq(self) -> int:
        return int(max(frame.get("seq", 0) for frame in self.frames))

    async def play(self, action: str) -> Json:
        return await self.say(type="command", seq=self.seq, action=action)

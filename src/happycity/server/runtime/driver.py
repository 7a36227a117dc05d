"""Drive a room: its bots, its clock, and the host's decide_succession. One small task for each room that needs it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

from happycity.errors import HappyCityError
from happycity.rooms.decide import MOST_MISSES, RoomDecision, decide_action, decide_away
from happycity.rooms.lessons import scripted
from happycity.rooms.people import HUMAN
from happycity.rooms.room import CLOSED, PLAYING, Room
from happycity.server.runtime.live_room import LiveRoom, now_ms
from happycity.server.socket.wire import Message

if TYPE_CHECKING:
    from happycity.server.runtime.registry import RoomRegistry

ADOPT: Final = 3.0
"""Seconds between looks for rooms whose process has died."""
SHOWN: Final = 0.3
"""A bot that thinks for longer than this is announced."""

logger = logging.getLogger("happycity.server")


def _same(room: Room, seq: int, seat: int) -> bool:
    """Is it still the same decision? A move that was never written may have had the place of another process's."""
    return room.table_seq == seq and room.deciding == seat


class Drivers:
    """The tasks of all rooms that are driven from here."""

    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.watches: dict[str, asyncio.Task[None]] = {}
        self.closing = False

    def drives(self, room: str) -> bool:
        """Is a room being driven from here?"""
        return room in self.tasks

    def look(self, live: LiveRoom) -> None:
        """A room has changed: begin to drive it if it needs that."""
        if self.closing:
            return
        name = live.room.id
        if live.room.driven and name not in self.tasks:
            self.tasks[name] = asyncio.create_task(self._drive(live), name=f"drive {name}")
        if self._host_absent(live) and name not in self.watches:
            self.watches[name] = asyncio.create_task(self._watch_host(live), name=f"host of {name}")

    async def close(self) -> None:
        """Stop driving."""
        self.closing = True
        tasks = [*self.tasks.values(), *self.watches.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def adopt(self) -> None:
        """Open every room that needs a driver and has none: after a start, and when another process died."""
        while True:
            with contextlib.suppress(Exception):
                for name in await self.registry.leases.orphans():
                    with contextlib.suppress(Exception):  # one that is broken must not hold up the others
                        await self._adopt(name)
            if not self.registry.database.is_postgres:
                return
            await asyncio.sleep(ADOPT)

    async def _adopt(self, name: str) -> None:
        live = await self.registry.room(name)
        self.look(live)
        if not live.room.driven:
            await self.registry.leases.excuse(name, live.room.seq)

    async def _drive(self, live: LiveRoom) -> None:
        name = live.room.id
        try:
            while await self._needed(live):
                if await self._leased(name):
                    await self._step(live)
                else:
                    await self._wait(live, ADOPT)
        finally:
            await self._give_back(name)
            del self.tasks[name]
        if name in self.registry.live:  # it may have changed, or been read anew, while we were ending
            self.look(self.registry.live[name])

    async def _needed(self, live: LiveRoom) -> bool:
        """Is there something to drive? A human who plays decides soon, and then a bot is next: stay so long."""
        while self.registry.live.get(live.room.id) is live and not self.closing:
            live.changed.clear()
            if live.room.driven:
                return True
            await self._wait(live, self.registry.config.idle)
            if not live.changed.is_set():
                return False
        return False

    async def _leased(self, name: str) -> bool:
        try:
            return await self.registry.leases.own(name)
        except Exception:  # noqa: BLE001 - the database is away; try again soon
            await asyncio.sleep(1)
            return False

    async def _give_back(self, name: str) -> None:
        """Keep trying while the database is away: a lease that we forget could not be taken by anybody."""
        while not self.closing:  # in the end all leases are given back at once
            try:
                await self.registry.leases.give_back(name)
            except Exception:  # noqa: BLE001 - the database is away; try again soon
                await asyncio.sleep(1)
            else:
                return

    async def _wait(self, live: LiveRoom, seconds: float) -> None:
        """Until something changes, or for some seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # unlike wait_for it never swallows a cancellation
                await live.changed.wait()

    async def _step(self, live: LiveRoom) -> None:
        """Let a bot decide, or wait for the human until the clock runs out."""
        room = live.room
        seat = room.deciding
        if seat is None or room.play is None:
            return
        try:
            if live.full:  # whatever a bot decides could not be written
                await live.submit(lambda _room: RoomDecision("closed", {"reason": "worn-out"}))
            elif room.seats[seat].kind != HUMAN:
                await self._bot(live, room.table_seq, seat)
            elif room.deadline is None:
                return
            elif now_ms() < room.deadline:
                await self._wait(live, (room.deadline - now_ms()) / 1000)
            else:
                await self._clock(live, room.table_seq, seat)
        except HappyCityError as error:
            logger.warning("a driven room refused", extra={"room": room.id, "code": error.code})
            await self._wait(live, 1)
        except Exception:
            logger.exception("a driven room failed", extra={"room": room.id})
            await asyncio.sleep(1)

    async def _bot(self, live: LiveRoom, seq: int, seat: int) -> None:
        """A bot's move, at a pace that people can follow; dropped if the table has changed meanwhile."""
        started = time.monotonic()
        pace = live.room.settings.pace / 1000
        action = await self._chosen(live, seat, live.room.seats[seat].bot or live.room.settings.bot, pace)
        rest = pace - (time.monotonic() - started)
        if rest > 0:
            await asyncio.sleep(rest)

        def make(room: Room) -> RoomDecision | None:
            same = _same(room, seq, seat) and room.seats[seat].kind != HUMAN
            return decide_action(room, action, "bot") if same else None

        await live.submit(make)
        self.registry.metrics.bot_moves += 1

    async def _chosen(self, live: LiveRoom, seat: int, bot: str, pace: float) -> str:
        """What a bot chooses; the learner's opponents follow the lesson."""
        told = scripted(live.room)
        if told is not None:
            return told
        assert live.room.play is not None
        game = live.room.play.game
        legal = [str(action) for action in game.legal()]
        seed = 1000 * len(game.actions) + seat  # from what everybody knows, so a choice tells nothing hidden
        thought = asyncio.ensure_future(self.registry.bot_pool.decide(bot, game.view(seat), legal, seed))
        if pace:
            done, _ = await asyncio.wait([thought], timeout=SHOWN)
            if not done:
                live.send(Message({"type": "thinking", "seat": seat}))
        return await thought

    async def _clock(self, live: LiveRoom, seq: int, seat: int) -> None:
        """The time is up: a bot plays this decision; after three in a row it takes the seat."""
        if live.room.misses.get(seat, 0) >= MOST_MISSES:
            await live.submit(
                lambda room: decide_away(room, seat, "clock") if _same(room, seq, seat) else None
            )
            return
        action = await self._chosen(live, seat, live.room.settings.bot, 0.0)

        def make(room: Room) -> RoomDecision | None:
            return decide_action(room, action, "clock") if _same(room, seq, seat) else None

        await live.submit(make)
        if live.room.misses.get(seat, 0) >= MOST_MISSES and live.room.seats[seat].kind == HUMAN:
            await live.submit(
                lambda room: decide_away(room, seat, "clock") if room.status == PLAYING else None
            )

    # The host

    def _host_absent(self, live: LiveRoom) -> bool:
        """Is the host away while somebody else with a seat is here?"""
        room = live.room
        if room.host is None or any(room.host in connection.people for connection in live.connections):
            return False
        here, _ = live.present()
        others = any(person.id in here for person in room.humans() if person.id != room.host)
        return room.host not in here and others and room.status != CLOSED

    async def _watch_host(self, live: LiveRoom) -> None:
        try:
            await asyncio.sleep(self.registry.config.host_grace)
            if not self._host_absent(live):
                return

            def make(room: Room) -> RoomDecision | None:
                here, _ = live.present()
                heirs = [p.id for p in room.humans() if p.id in here and p.id != room.host]
                if not heirs or room.host in here:
                    return None
                return RoomDecision("host", {"person": heirs[0], "reason": "gone"})

            with contextlib.suppress(HappyCityError):
                await live.submit(make)
        finally:
            self.watches.pop(live.room.id, None)

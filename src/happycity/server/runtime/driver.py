"""Drivers: one small task per room that moves its bots, watches its clock and replaces an absent host."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from happycity.errors import HappyCityError
from happycity.rooms.clock import has_missed_too_often
from happycity.rooms.decide import decide_action, decide_away, decide_closed, decide_heir
from happycity.rooms.lessons import expected_action
from happycity.rooms.people import HUMAN
from happycity.rooms.room import CLOSED, PLAYING
from happycity.server.http.networks import client_group
from happycity.server.runtime.fair_queue import NOBODY
from happycity.server.socket.wire import Message

if TYPE_CHECKING:
    from happycity.rooms.decision import RoomDecision
    from happycity.rooms.room import Room
    from happycity.server.ops.metrics import Metrics
    from happycity.server.runtime.bot_pool import BotPool
    from happycity.server.runtime.clock import Clock
    from happycity.server.runtime.leases import Leases
    from happycity.server.runtime.live_room import LiveRoom
    from happycity.server.runtime.registry import RoomRegistry

ADOPT_S: Final = 3.0
"""Time between looks for rooms that are due, and for those whose process has died."""
AHEAD_S: Final = 2 * ADOPT_S
"""A room is opened this long before its clock runs out."""
RETRY_S: Final = 1.0
THINKING_S: Final = 0.3
"""Clients hear of a bot that thinks for longer than this."""

logger = logging.getLogger("happycity.server")


class RoomDrivers:
    """The tasks of all rooms that are driven from here."""

    def __init__(
        self,
        registry: RoomRegistry,
        leases: Leases,
        bot_pool: BotPool,
        metrics: Metrics,
        clock: Clock,
        idle_s: float,
        host_grace_s: float,
    ) -> None:
        self.registry = registry
        self.leases = leases
        self.bot_pool = bot_pool
        self.metrics = metrics
        self.clock = clock
        self.idle_s = idle_s
        self.host_grace_s = host_grace_s
        self._drives: dict[str, asyncio.Task[None]] = {}
        self._host_watches: dict[str, asyncio.Task[None]] = {}
        self._is_closing = False

    def is_driving(self, room: str) -> bool:
        """Is a room being driven from here?"""
        return room in self._drives

    def on_change(self, live: LiveRoom) -> None:
        """Begin to drive a room that has changed, if it needs that."""
        if self._is_closing:
            return
        name = live.room.id
        if live.room.is_driven and name not in self._drives and not self._may_rest(live):
            self._drives[name] = asyncio.create_task(self._drive(live), name=f"drive {name}")
        if _is_host_absent(live) and name not in self._host_watches:
            self._host_watches[name] = asyncio.create_task(self._watch_host(live), name=f"host of {name}")

    async def close(self) -> None:
        """Stop driving."""
        self._is_closing = True
        tasks = [*self._drives.values(), *self._host_watches.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def adopt_orphans(self) -> None:
        """Open every room that needs a driver soon and has none: it rested, or its process has died."""
        while True:
            with contextlib.suppress(Exception):
                for name in await self.leases.orphans(self.clock.now_ms() + int(1000 * AHEAD_S)):
                    with contextlib.suppress(Exception):  # a broken room must not hold up the others
                        await self._adopt(name)
            await asyncio.sleep(ADOPT_S)

    async def _adopt(self, name: str) -> None:
        if self.is_driving(name) or (self.registry.is_full and name not in self.registry.live):
            return
        live = await self.registry.room(name)
        self.on_change(live)
        if not live.room.is_driven:
            await self.leases.mark_undriven(name, live.room.seq)

    # One room

    async def _drive(self, live: LiveRoom) -> None:
        name = live.room.id
        try:
            while await self._is_needed(live):
                if await self._acquire(name):
                    await self._step(live)
                else:
                    await _wait_for_change(live, ADOPT_S)
        finally:
            await self._release(name)
            del self._drives[name]
        if name in self.registry.live:  # it may have changed, or been reloaded, while we were ending
            self.on_change(self.registry.live[name])

    async def _is_needed(self, live: LiveRoom) -> bool:
        """Is there something to drive? After a human's decision a bot may be next, so wait for it a while."""
        while self.registry.owns(live) and not self._is_closing:
            live.changed.clear()
            if self._may_rest(live):
                return False
            if live.room.is_driven:
                return True
            await _wait_for_change(live, self.idle_s)
            if not live.changed.is_set():
                return False
        return False

    def _may_rest(self, live: LiveRoom) -> bool:
        """May an unwatched room leave memory until its clock runs out?"""
        left_ms = live.clock_left_ms()
        if left_ms is None or live.connections:
            return False
        is_quiet = self.clock.monotonic() - live.touched >= self.idle_s
        return is_quiet and left_ms > 1000 * AHEAD_S

    async def _acquire(self, name: str) -> bool:
        try:
            return await self.leases.acquire(name)
        except Exception:  # noqa: BLE001 - the database may be away for any reason
            await asyncio.sleep(RETRY_S)
            return False

    async def _release(self, name: str) -> None:
        """Retry while the database is away: nobody could take a lease that we forget to release."""
        while not self._is_closing:  # at the end all leases are released at once
            try:
                await self.leases.release(name)
            except Exception:  # noqa: BLE001 - the database may be away for any reason
                await asyncio.sleep(RETRY_S)
            else:
                return

    async def _step(self, live: LiveRoom) -> None:
        """Move a bot, or wait for the human until the clock runs out."""
        room = live.room
        seat = room.deciding
        if seat is None or room.play is None:
            return
        try:
            if live.is_full:  # a bot's move could not be written
                await live.submit(lambda room: decide_closed(room, "worn-out", self.clock.now_ms()))
            elif room.seats[seat].kind != HUMAN:
                await self._move_bot(live, room.table_seq, seat)
            elif room.deadline is not None:
                await self._watch_clock(live, seat)
        except HappyCityError as error:
            logger.warning("a driven room refused", extra={"room": room.id, "code": error.code})
            await _wait_for_change(live, RETRY_S)
        except Exception:
            logger.exception("a driven room failed", extra={"room": room.id})
            await asyncio.sleep(RETRY_S)

    async def _move_bot(self, live: LiveRoom, seq: int, seat: int) -> None:
        """Play a bot's move, at a pace that people can follow; drop it if the table has changed meanwhile."""
        started = self.clock.monotonic()
        pace_s = live.room.settings.pace / 1000
        bot = live.room.seats[seat].bot or live.room.settings.bot
        action = await self._choose(live, seat, bot, announce=pace_s > 0)
        rest_s = pace_s - (self.clock.monotonic() - started)
        if rest_s > 0:
            await asyncio.sleep(rest_s)

        def decide(room: Room) -> RoomDecision | None:
            is_current = _is_same_decision(room, seq, seat) and room.seats[seat].kind != HUMAN
            return decide_action(room, action, "bot", self.clock.now_ms()) if is_current else None

        await live.submit(decide)
        self.metrics.bot_moves += 1

    async def _choose(self, live: LiveRoom, seat: int, bot: str, *, announce: bool) -> str:
        """A bot's choice. In a lesson the bots follow the script."""
        expected = expected_action(live.room)
        if expected is not None:
            return expected
        assert live.room.play is not None
        game, seed = live.room.play.game, live.room.play.bot_seed(seat)
        legal = [str(action) for action in game.legal()]
        if len(legal) == 1:
            return legal[0]
        bot = live.room.deal.bot_name(bot)
        choice = asyncio.ensure_future(self.bot_pool.decide(bot, game.view(seat), legal, seed, _lane(live)))
        if announce:
            done, _ = await asyncio.wait([choice], timeout=THINKING_S)
            if not done:
                live.send(Message({"type": "thinking", "seat": seat}))
        return await choice

    async def _watch_clock(self, live: LiveRoom, seat: int) -> None:
        left_ms = live.clock_left_ms() or 0
        if left_ms > 0:
            await _wait_for_change(live, min(self.idle_s, left_ms / 1000))
        else:
            await self._run_out(live, live.room.table_seq, seat)

    async def _run_out(self, live: LiveRoom, seq: int, seat: int) -> None:
        """The clock has run out: a bot plays this decision; after three in a row it takes the seat."""

        def leave(room: Room) -> RoomDecision | None:
            is_current = _is_same_decision(room, seq, seat)
            return decide_away(room, seat, "clock", self.clock.now_ms()) if is_current else None

        def play(room: Room) -> RoomDecision | None:
            is_current = _is_same_decision(room, seq, seat)
            return decide_action(room, action, "clock", self.clock.now_ms()) if is_current else None

        def leave_afterwards(room: Room) -> RoomDecision | None:
            is_playing = room.status == PLAYING
            return decide_away(room, seat, "clock", self.clock.now_ms()) if is_playing else None

        if has_missed_too_often(live.room, seat):
            await live.submit(leave)
            return
        action = await self._choose(live, seat, live.room.settings.bot, announce=False)
        await live.submit(play)
        if has_missed_too_often(live.room, seat) and live.room.seats[seat].kind == HUMAN:
            await live.submit(leave_afterwards)

    # The host

    async def _watch_host(self, live: LiveRoom) -> None:
        """Replace a host who stays absent."""
        try:
            await asyncio.sleep(self.host_grace_s)
            if not _is_host_absent(live):
                return

            def decide(room: Room) -> RoomDecision | None:
                return decide_heir(room, live.presence.everywhere().people, self.clock.now_ms())

            with contextlib.suppress(HappyCityError):
                await live.submit(decide)
        finally:
            self._host_watches.pop(live.room.id, None)


def _is_same_decision(room: Room, seq: int, seat: int) -> bool:
    """Is the decision still open? Another process's event may have taken the place of a move never written."""
    return room.table_seq == seq and room.deciding == seat


def _lane(live: LiveRoom) -> str:
    """Who waits for a bot in this room: the client of one of its players, else of somebody who watches."""
    here = sorted((not each.people, client_group(each.address)) for each in live.connections)
    return here[0][1] if here else NOBODY


def _is_host_absent(live: LiveRoom) -> bool:
    """Is the host without a connection while somebody else with a seat is connected?"""
    room = live.room
    if room.host is None or room.status == CLOSED or live.presence.is_here(room.host):
        return False
    return any(live.presence.is_here(person.id) for person in room.humans() if person.id != room.host)


async def _wait_for_change(live: LiveRoom, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):  # unlike wait_for it never swallows a cancellation
            await live.changed.wait()

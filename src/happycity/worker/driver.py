"""The driver of a room: it moves the bots and watches the clock."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

from happycity.bots.api import default_action
from happycity.errors import HappyCityError
from happycity.rooms.clock import has_missed_too_often
from happycity.rooms.decide import decide_action, decide_away
from happycity.rooms.lessons import expected_action
from happycity.rooms.people import HUMAN
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import PLAYING
from happycity.schema.json_text import dump

if TYPE_CHECKING:
    from happycity.rooms.decision import RoomDecision
    from happycity.rooms.room import Room
    from happycity.worker.live_room import LiveRoom

RETRY_S: Final = 1.0
THINKING_S: Final = 0.3
"""Pages hear of a bot that thinks for longer than this."""


class Driver:
    """One task while a room needs it."""

    def __init__(self, live: LiveRoom) -> None:
        self.live = live
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def on_change(self) -> None:
        """The room has changed: a bot or the clock may have to act."""
        self._changed.set()
        if self._task is None and self.live.room.is_driven:
            self._task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        """Stop driving."""
        if self._task is not None:
            self._task.cancel()

    async def _drive(self) -> None:
        try:
            while self.live.room.is_driven:
                self._changed.clear()
                try:
                    await self._step()
                except HappyCityError:  # no space for a bot's move, or nobody to think about it: try again
                    await self._wait(RETRY_S)
        finally:
            self._task = None

    async def _wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()

    async def _step(self) -> None:
        """Move a bot, or wait for the human until the clock runs out."""
        room = self.live.room
        seat = room.deciding
        assert seat is not None
        if room.seats[seat].kind != HUMAN:
            await self._move_bot(room.table_seq, seat)
        elif room.deadline is not None:
            left_ms = room.deadline - self.live.outside.chance.now_ms()
            await (self._wait(left_ms / 1000) if left_ms > 0 else self._run_out(room.table_seq, seat))

    async def _move_bot(self, seq: int, seat: int) -> None:
        """Play a bot's move, at a pace that people can follow; drop it if the table has changed meanwhile."""
        started = time.monotonic()
        room = self.live.room
        pace_s = room.settings.pace / 1000
        action = await self._choose(seat, room.seats[seat].bot or room.settings.bot, announce=pace_s > 0)
        await asyncio.sleep(max(0, pace_s - (time.monotonic() - started)))

        def decide(room: Room) -> RoomDecision | None:
            is_current = _is_same_decision(room, seq, seat) and room.seats[seat].kind != HUMAN
            return decide_action(room, action, "bot", self._now()) if is_current else None

        await self.live.submit(decide)

    async def _choose(self, seat: int, bot: str, *, announce: bool) -> str:
        """A bot's choice. In a lesson the bots follow the script. Whatever goes wrong, the action is legal."""
        room = self.live.room
        expected = expected_action(room)
        if expected is not None:
            return expected
        assert room.play is not None
        game = room.play.game
        legal = [str(action) for action in game.legal()]
        if len(legal) == 1:
            return legal[0]
        bot, thinker = room.deal.bot_name(bot), self.live.outside.thinker
        pack = None if game.catalogue.pack is None else game.catalogue.pack.content
        choice = asyncio.ensure_future(
            thinker.choose(bot, game.view(seat), legal, room.play.bot_seed(seat), pack)
        )
        if announce and not (await asyncio.wait([choice], timeout=THINKING_S))[0]:
            self.live.send(dump({"type": "thinking", "seat": seat}))
        try:
            action = await choice
        except OSError:
            if room.deal.shared is not None:  # everybody meets the same bot there
                raise Refusal("too-busy") from None
            return default_action(legal)
        return action if action in legal else default_action(legal)

    async def _run_out(self, seq: int, seat: int) -> None:
        """The clock has run out: a bot plays this decision; after three in a row it takes the seat."""
        live = self.live
        action = await self._choose(seat, live.room.settings.bot, announce=False)

        def play(room: Room) -> RoomDecision | None:
            is_current = _is_same_decision(room, seq, seat)
            return decide_action(room, action, "clock", self._now()) if is_current else None

        def leave(room: Room) -> RoomDecision | None:
            is_gone = room.status == PLAYING and has_missed_too_often(room, seat)
            is_gone = is_gone and room.seats[seat].kind == HUMAN
            return decide_away(room, seat, "clock", self._now()) if is_gone else None

        await live.submit(play)
        await live.submit(leave)

    def _now(self) -> int:
        return self.live.outside.chance.now_ms()


def _is_same_decision(room: Room, seq: int, seat: int) -> bool:
    """Is the decision still open?"""
    return room.table_seq == seq and room.deciding == seat

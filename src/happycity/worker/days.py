"""The city of the day on this device: its tries, and a strong bot's line. Only a server knows how everybody did."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from happycity.rooms.days import city_of_day, find_day, parse_deal, plan_day, today
from happycity.rooms.history import record_of
from happycity.rooms.lines import STRONG_BOT, STRONG_SIMULATIONS, line_of, parting_round, play_line
from happycity.rooms.records import read_record
from happycity.rooms.refusal import Refusal
from happycity.rooms.tries import Try, summarise_days
from happycity.worker.tries import has_ended, reopen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.rooms.days import DayDeal
    from happycity.rooms.decide import JoinRequest
    from happycity.schema.deals import BotLine, DayResult, Days, Line
    from happycity.worker.live_room import LiveRoom
    from happycity.worker.registry import RoomRegistry


@dataclass(slots=True)
class LineInPlay:
    """How far a line is that is being played."""

    done: int = 0
    failed: bool = False
    task: asyncio.Task[None] | None = None


class DeviceDays:
    """The cities of the day of this device."""

    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        self.log = registry.log
        self.outside = registry.outside
        self._lines: dict[str, LineInPlay] = {}

    async def find(self, day: str, size: str) -> DayDeal:
        """The deal of a day that has begun by this device's clock. A try of an earlier release keeps its own deal."""
        deal = find_day(day, size, self.outside.chance.now_ms())
        city = city_of_day(day, size)
        tried = [each for each in await self.log.tries("day") if each.deal.startswith(city)]
        return parse_deal(min(tried, key=lambda each: each.began).deal) if tried else deal

    def _is_today(self, day: str) -> bool:
        return day == today(self.outside.chance.now_ms())

    async def days(self) -> Days:
        """Today's cities, and my tries."""
        return summarise_days(await self.log.tries("day"), self.outside.chance.now_ms())

    async def enter(
        self, deal: DayDeal, people: Sequence[JoinRequest], pace: int, *, practice: bool
    ) -> LiveRoom:
        """Begin the try that counts, or go on with it; or practise."""
        plan, mine = plan_day(deal, pace, counted=not practice), await self.log.find_try("day", deal.id)
        if practice:
            await self._check_open(deal.day, mine)
            return await self.registry.create(plan, people, start=True)
        if mine is None:
            if not self._is_today(deal.day):
                raise Refusal("day-over")
            chance = self.outside.chance
            mine = await self.log.claim_try("day", Try(deal.id, chance.id(), chance.now_ms()))
        return await reopen(self.registry, mine, plan, people)

    async def _check_open(self, day: str, mine: Try | None) -> None:
        """Nobody sees a deal of today or a line through it before their own try is over."""
        if self._is_today(day) and not (mine is not None and await has_ended(self.registry, mine)):
            raise Refusal("try-first")

    async def result(self, deal: DayDeal) -> DayResult:
        """How a city of the day went."""
        mine = await self.log.find_try("day", deal.id)
        return {
            "day": deal.day, "deal": deal.to_payload(), "counts": mine is None and self._is_today(deal.day),
            "mine": mine.to_payload() if mine else None, "line": await self._my_line(deal, mine),
            "players": None, "place": None, "histogram": None, "simulations": STRONG_SIMULATIONS,
            "bots_changed": deal.has_other_bots,
        }  # fmt: skip

    async def _my_line(self, deal: DayDeal, mine: Try | None) -> Line | None:
        if mine is None or not mine.is_finished:
            return None
        record = record_of(await self.log.events(mine.room), 1, await self.log.deal(mine.room, 1))
        return line_of(read_record(record), deal.seat, record["players"][deal.seat])

    async def line(self, deal: DayDeal) -> BotLine:
        """A strong bot's line through a deal that I have played. It is played while somebody asks."""
        mine = await self.log.find_try("day", deal.id)
        await self._check_open(deal.day, mine)
        stored = await self.log.bot_line(deal.id)
        played = self._lines.get(deal.id)
        if stored is None and (played is None or played.failed):
            played = self._lines[deal.id] = LineInPlay()
            played.task = asyncio.create_task(self._play(deal, played))
        ours = await self._my_line(deal, mine)
        return {
            "status": "playing" if stored is None else "finished", "done": played.done if played else 0,
            "line": stored,
            "parting": parting_round(ours, stored) if ours and stored else None,
        }  # fmt: skip

    async def _play(self, deal: DayDeal, played: LineInPlay) -> None:
        """Play a whole game and store the line. If that fails, the next request begins again."""
        try:
            walk = play_line(deal)
            question = next(walk)
            while True:
                action = await self.outside.thinker.choose(*question, None)
                played.done += 1
                question = walk.send(action)
        except OSError:
            played.failed = True
        except StopIteration as end:
            await self.log.save_bot_line(deal.id, line_of(end.value, deal.seat, f"bot:{STRONG_BOT}"))

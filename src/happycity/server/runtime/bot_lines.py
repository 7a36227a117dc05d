"""Lines of a strong bot through cities of the day: played once per process when somebody asks, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.rooms.lines import play_line
from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.game.game import Game
    from happycity.rooms.days import DayDeal
    from happycity.server.runtime.bot_pool import BotPool
    from happycity.server.runtime.tasks import BackgroundTasks

MAX_LINES: Final = 60
MAX_PLAYING: Final = 4
WAIT_S: Final = 1.5
"""How long a request waits for a line: on the compiled core most are played by then."""


@dataclass(slots=True)
class PlayedLine:
    """A line that is being played, or was."""

    done: int = 0
    """Decisions so far."""
    game: Game | None = None


class BotLines:
    """The lines of this process."""

    def __init__(self, bot_pool: BotPool, tasks: BackgroundTasks) -> None:
        self.bot_pool = bot_pool
        self.tasks = tasks
        self._lines: OrderedDict[str, PlayedLine] = OrderedDict()

    async def line(self, deal: DayDeal) -> PlayedLine:
        """The line through a deal, perhaps still being played."""
        found = self._lines.get(deal.id)
        if found is None:
            if sum(line.game is None for line in self._lines.values()) >= MAX_PLAYING:
                raise Refusal("too-busy")
            found = self._lines[deal.id] = PlayedLine()
            self.tasks.spawn(self._play(deal, found), "bot's line")
            self._drop_oldest()
        self._lines.move_to_end(deal.id)
        for _ in range(10):
            if found.game is None:
                await asyncio.sleep(WAIT_S / 10)
        return found

    def _drop_oldest(self) -> None:
        finished = [id for id, line in self._lines.items() if line.game is not None]
        for id in finished[: max(0, len(self._lines) - MAX_LINES)]:
            del self._lines[id]

    async def _play(self, deal: DayDeal, line: PlayedLine) -> None:
        """Play a whole game. If that fails, the next request begins again."""
        try:
            walk = play_line(deal)
            question = next(walk)
            while True:
                async with self.bot_pool.advising:
                    action = await self.bot_pool.decide(*question)
                line.done += 1
                question = walk.send(action)
        except StopIteration as end:
            line.game = end.value
        finally:
            if line.game is None:
                self._lines.pop(deal.id, None)

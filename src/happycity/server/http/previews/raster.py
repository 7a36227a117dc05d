"""SVG becomes PNG, in the processes of the bots: the library holds Python's lock while it works."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from happycity.rooms.refusal import Refusal
from happycity.server.runtime.fair_queue import NOBODY

if TYPE_CHECKING:
    from happycity.server.runtime.bot_pool import BotPool

CACHE_BYTES: Final = 24_000_000
"""About two hundred pictures."""
MAX_WAITING: Final = 16
"""Pictures that are drawn or wait. Beyond that the icon will do."""


class Rasteriser:
    """Makes pictures, a few at once, and keeps the newest by their content."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.is_there = find_spec("resvg_py") is not None
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}

    async def png(self, svg: str) -> bytes:
        """The picture. Two who ask for the same one wait for the same work."""
        key = hashlib.sha256(svg.encode()).hexdigest()
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._drawing.get(key)
        if task is None:
            if len(self._drawing) >= MAX_WAITING:
                raise Refusal("too-busy")
            task = self._drawing[key] = asyncio.create_task(self._make(key, svg))
        return await asyncio.shield(task)

    async def _make(self, key: str, svg: str) -> bytes:
        try:
            async with self.pool.advising:  # like hints: the bots at the tables go on
                made = await self.pool.run(NOBODY, rasterise, svg)
        finally:
            del self._drawing[key]
        self._kept[key] = made
        while sum(map(len, self._kept.values())) > CACHE_BYTES:
            self._kept.popitem(last=False)
        return made


def rasterise(svg: str) -> bytes:
    """The PNG of an SVG, without the fonts of this machine."""
    import resvg_py

    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)

"""Hints and reviews: a strong bot looks at a game, within a budget for each room and address."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from happycity.game.game import Game
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import PLAYING
from happycity.rooms.sanitize import fresh_id, is_id
from happycity.schema.responses import ReviewedMove, ReviewSoFar
from happycity.schema.validate import Json
from happycity.server.http.limits import Limits
from happycity.server.runtime.bot_pool import LOST, RETRIES
from happycity.server.runtime.live_room import LiveRoom, now_ms
from happycity.server.runtime.registry import RoomRegistry
from happycity.store.reviews import load_review, save_review

HINT_MS: Final = 700
MOST_HINTS: Final = 20
"""Hints that may be thought about or wait for it; the last one waits for some quarter of a minute."""
MOST_JOBS: Final = 50
"""Reviews that may run at once."""
JOB_KEPT: Final = 3600.0
WRITTEN: Final = 2.0
"""Seconds after which a review is written down again, for other processes to tell."""

hints_by_room = Limits(1 / 5, 30, "hint-budget")
hints_by_address = Limits(1 / 3, 60, "hint-budget")
reviews_by_address = Limits(1 / 300, 6, "hint-budget")


@dataclass(slots=True)
class Job:
    """One review that runs or has run."""

    of: int
    moves: list[ReviewedMove] = field(default_factory=list)
    finished: bool = False
    at: float = field(default_factory=time.monotonic)

    def words(self) -> ReviewSoFar:
        """How far it is."""
        done = self.of if self.finished else (self.moves[-1]["n"] if self.moves else 0)
        return {"done": done, "of": self.of, "finished": self.finished, "moves": self.moves}


_jobs: dict[str, Job] = {}
_asking: set[str] = set()
"""Rooms in which somebody waits for a hint."""


async def hint(registry: RoomRegistry, live: LiveRoom, people: tuple[str, ...], address: str) -> Json:
    """What a strong bot would do in this person's place."""
    room = live.room
    if not room.settings.hints:
        raise Refusal("hints-off")
    if room.status != PLAYING or room.play is None or room.deciding is None:
        raise Refusal("not-playing")
    if room.seats[room.deciding].person not in people:
        raise Refusal("not-your-seat" if people else "no-seat")
    if room.id in _asking or len(_asking) >= MOST_HINTS:
        raise Refusal("too-busy")
    hints_by_room.check(room.id)
    hints_by_address.check(address)
    game, seat, seq = room.play.game, room.deciding, room.seq
    _asking.add(room.id)
    try:
        ranked: list[Json] = await asked(registry, advised, game.view(seat), HINT_MS)
    finally:
        _asking.discard(room.id)
    choices = [{"action": each["action"], "value": each["win"], "points": each["points"]} for each in ranked]
    best = ranked[0]
    return {
        "seq": seq,
        "seat": seat,
        "action": best["action"],
        "reasons": [best["reason"]],
        "choices": choices,
    }


async def asked(registry: RoomRegistry, work: Callable[..., Any], *words: object) -> Any:
    """What a process of the bots answers."""
    for _ in range(RETRIES):
        with contextlib.suppress(*LOST):
            async with registry.bot_pool.advising:
                return await registry.bot_pool.run(work, *words)
    raise Refusal("too-busy")


def advised(view: Json, ms: int) -> list[Json]:
    """In a process of the bots: every action by rank, with its win chance, points and a reason."""
    from happycity.bots.api import Budget
    from happycity.bots.explain import explain

    return [advice.to_json() for advice in explain(view, budget=Budget(ms=ms))]


def judged(view: Json, action: str, number: int) -> Json:
    """In a process of the bots: a decision looked at again."""
    from happycity.bots.explain import REVIEW, decision

    return decision(view, action, number, budget=REVIEW).to_json()


async def start_review(registry: RoomRegistry, game: Game, address: str) -> str:
    """Begin a review of all that was played in a game."""
    reviews_by_address.check(address)
    now = time.monotonic()
    for name in [name for name, job in _jobs.items() if now - job.at > JOB_KEPT]:
        del _jobs[name]
    if sum(not job.finished for job in _jobs.values()) >= MOST_JOBS:
        raise Refusal("too-busy")
    name = fresh_id()
    job = Job(len(game.actions))
    await save_review(registry.database, name, job.words(), now_ms())
    _jobs[name] = job
    registry.background(_written(registry, name, job, game), "review")
    return name


async def _written(registry: RoomRegistry, name: str, job: Job, game: Game) -> None:
    """Let a review run, and write down how far it is."""
    work = asyncio.create_task(_review(registry, job, game), name="reviewing")
    try:
        while not work.done():
            await asyncio.wait([work], timeout=WRITTEN)
            with contextlib.suppress(Exception):  # this process can tell it meanwhile
                await save_review(registry.database, name, job.words(), now_ms())
        await work
    finally:
        work.cancel()


async def _review(registry: RoomRegistry, job: Job, game: Game) -> None:
    """Look at one decision after the other. Whatever goes wrong, nobody waits for ever."""
    try:
        walked = game.copy()
        walked.undo(0)
        for number, action in enumerate(map(str, game.actions)):
            if len(walked.legal()) > 1:
                with contextlib.suppress(Refusal):  # nothing can be said about this one
                    job.moves.append(await asked(registry, judged, walked.view(walked.seat), action, number))
            walked.play(action)
    finally:
        job.finished = True


async def review_words(registry: RoomRegistry, name: str) -> ReviewSoFar:
    """How far a review is, whichever process runs it."""
    job = _jobs.get(name)
    if job is not None:
        return job.words()
    found = await load_review(registry.database, name, now_ms()) if is_id(name) else None
    if found is None:
        raise Refusal("no-such-job")
    return found

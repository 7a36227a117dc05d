"""Hints and reviews: a strong bot looks at a game, within a budget per room and address."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar, TypeVarTuple

from happycity.rooms.advice import (
    HINT_MS,
    Review,
    check_hint,
    decisions_of,
    hint_frame,
    judge_decision,
    rank_actions,
    spread,
)
from happycity.rooms.ids import is_id
from happycity.rooms.refusal import Refusal
from happycity.server.http.limits import Limits
from happycity.server.runtime.bot_pool import LOST, MAX_ATTEMPTS
from happycity.server.runtime.fair_queue import NOBODY
from happycity.store.reviews import load_review, save_review

if TYPE_CHECKING:
    from happycity.game.game import Game
    from happycity.schema.responses import ReviewSoFar
    from happycity.schema.socket import HintFrame
    from happycity.server.runtime.bot_pool import BotPool
    from happycity.server.runtime.clock import Clock
    from happycity.server.runtime.ids import Ids
    from happycity.server.runtime.live_room import LiveRoom
    from happycity.server.runtime.tasks import BackgroundTasks
    from happycity.store.database import Database

Ts = TypeVarTuple("Ts")
R = TypeVar("R")

MAX_HINTS: Final = 20
"""Hints in progress or waiting; the last one waits for some 15 seconds."""
MAX_REVIEWS: Final = 50
"""Reviews that may run at once."""
REVIEW_TTL_S: Final = 3600.0
SAVE_S: Final = 2.0
"""Time between two saves of a review, for other processes to report."""


class Advisor:
    """Gives hints and reviews games."""

    def __init__(
        self, database: Database, bot_pool: BotPool, tasks: BackgroundTasks, clock: Clock, ids: Ids
    ) -> None:
        self.database = database
        self.bot_pool = bot_pool
        self.tasks = tasks
        self.clock = clock
        self.ids = ids
        self.reviews: dict[str, Review] = {}
        self._hinted_rooms: set[str] = set()
        """Rooms in which somebody waits for a hint."""
        self._hints_by_room = Limits(1 / 5, 30, "hint-budget")
        self._hints_by_address = Limits(1 / 3, 60, "hint-budget")
        self._reviews_by_address = Limits(1 / 300, 6, "hint-budget")

    # Hints

    async def hint(
        self, live: LiveRoom, people: tuple[str, ...], address: str, request_id: str | None
    ) -> HintFrame:
        """What a strong bot would do in this person's place."""
        room = live.room
        request = check_hint(room, people)
        if room.id in self._hinted_rooms or len(self._hinted_rooms) >= MAX_HINTS:
            raise Refusal("too-busy")
        self._hints_by_room.check(room.id)
        self._hints_by_address.check(address)
        self._hinted_rooms.add(room.id)
        try:
            ranked = await self.ask(address, rank_actions, request.game.view(request.seat), HINT_MS)
        finally:
            self._hinted_rooms.discard(room.id)
        return hint_frame(request, ranked, request_id)

    async def ask(self, lane: str, work: Callable[[*Ts], R], *args: *Ts) -> R:
        """Run a function in a process of the bots, for a client or for nobody."""
        for _ in range(MAX_ATTEMPTS):
            with contextlib.suppress(*LOST):
                async with self.bot_pool.advising:
                    return await self.bot_pool.run(lane, work, *args)
        raise Refusal("too-busy")

    # Reviews

    async def start_review(self, game: Game, address: str) -> str:
        """Begin to review a whole game; the id of the review."""
        self._reviews_by_address.check(address)
        now = self.clock.monotonic()
        for id in [id for id, review in self.reviews.items() if now - review.began_at > REVIEW_TTL_S]:
            del self.reviews[id]
        if sum(not review.finished for review in self.reviews.values()) >= MAX_REVIEWS:
            raise Refusal("too-busy")
        id, review = self.ids.id(), Review(len(game.actions), now)
        await save_review(self.database, id, review.to_payload(), self.clock.now_ms())
        self.reviews[id] = review
        self.tasks.spawn(self._run_review(id, review, game), "review")
        return id

    async def _run_review(self, id: str, review: Review, game: Game) -> None:
        """Run a review, and save how far it is."""
        work = asyncio.create_task(self.review_game(review, game), name="reviewing")
        try:
            while not work.done():
                await asyncio.wait([work], timeout=SAVE_S)
                with contextlib.suppress(Exception):  # this process can report it meanwhile
                    await save_review(self.database, id, review.to_payload(), self.clock.now_ms())
            await work
        finally:
            work.cancel()

    async def review_game(self, review: Review, game: Game) -> None:
        """Judge every decision, soon some of each round. Whatever goes wrong, the review ends."""
        try:
            decisions = []
            for decision in decisions_of(game):
                decisions.append(decision)
                await asyncio.sleep(0)  # others need not wait while the game is walked through
            review.decisions = len(decisions)
            for decision in spread(decisions):
                with contextlib.suppress(Refusal):  # no process could judge this one
                    review.moves.append(await self.ask(NOBODY, judge_decision, *decision))
        finally:
            review.finished = True

    async def review_progress(self, id: str) -> ReviewSoFar:
        """How far a review is, whichever process runs it."""
        review = self.reviews.get(id)
        if review is not None:
            return review.to_payload()
        stored = await load_review(self.database, id, self.clock.now_ms()) if is_id(id) else None
        if stored is None:
            raise Refusal("no-such-job")
        return stored

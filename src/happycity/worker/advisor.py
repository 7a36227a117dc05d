"""Hints and reviews."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from happycity.rooms.advice import Review, check_hint, decisions_of, hint_frame
from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.game.game import Game
    from happycity.schema.responses import ReviewSoFar
    from happycity.schema.socket import HintFrame
    from happycity.worker.live_room import LiveRoom
    from happycity.worker.outside import Outside


class Advisor:
    """Asks the thinker for advice."""

    def __init__(self, outside: Outside) -> None:
        self.outside = outside
        self._reviews: dict[str, Review] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def hint(self, live: LiveRoom, id: str | None) -> HintFrame:
        """What a strong bot would do in this person's place."""
        request = check_hint(live.room, live.people)
        try:
            view = request.game.view(request.seat)
            ranked = await self.outside.thinker.rank(view, _pack_text(request.game))
        except OSError:
            raise Refusal("too-busy") from None
        return hint_frame(request, ranked, id)

    def start_review(self, game: Game) -> str:
        """Begin to review a game; the id of the review."""
        id = self.outside.chance.id()
        review = self._reviews[id] = Review(len(game.actions), self.outside.chance.now_ms() / 1000)
        task = asyncio.create_task(self._review(review, game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return id

    async def _review(self, review: Review, game: Game) -> None:
        """Judge one decision after the other. Whatever goes wrong, the review ends."""
        try:
            for decision in decisions_of(game):
                with contextlib.suppress(OSError):
                    judged = await self.outside.thinker.judge(*decision, _pack_text(game))
                    review.moves.append(judged)
        finally:
            review.finished = True

    def progress(self, id: str) -> ReviewSoFar:
        """How far a review is."""
        if id not in self._reviews:
            raise Refusal("no-such-job")
        return self._reviews[id].to_payload()


def _pack_text(game: Game) -> str | None:
    """The text of a game's custom pack."""
    pack = game.catalogue.pack
    return None if pack is None else pack.content

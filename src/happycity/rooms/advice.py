"""Hints and reviews: who may have one, and what a strong bot says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeVar

from happycity.rooms.refusal import Refusal
from happycity.rooms.room import PLAYING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.bots.explain import AdviceJson
    from happycity.cards import Catalogue
    from happycity.game.game import Game
    from happycity.rooms.room import Room
    from happycity.schema.game import View
    from happycity.schema.responses import ReviewedMove, ReviewSoFar
    from happycity.schema.socket import HintFrame

T = TypeVar("T")

HINT_MS: Final = 700


@dataclass(frozen=True, slots=True)
class HintRequest:
    """A decision that somebody wants a hint for."""

    game: Game
    seat: int
    seq: int


def check_hint(room: Room, people: Sequence[str]) -> HintRequest:
    """What a hint is about, if one of these people may have it now."""
    if not room.settings.hints:
        raise Refusal("hints-off")
    if room.status != PLAYING or room.play is None or room.deciding is None:
        raise Refusal("not-playing")
    if room.seats[room.deciding].person not in people:
        raise Refusal("not-your-seat" if people else "no-seat")
    return HintRequest(room.play.game, room.deciding, room.seq)


def hint_frame(request: HintRequest, ranked: Sequence[AdviceJson], id: str | None) -> HintFrame:
    """The hint: every action by rank, and the reason for the best."""
    best = ranked[0]
    return {
        "type": "hint",
        "id": id,
        "seq": request.seq,
        "seat": request.seat,
        "action": best["action"],
        "reasons": [best["reason"]],
        "choices": [
            {"action": each["action"], "value": each["win"], "points": each["points"]} for each in ranked
        ],
    }


@dataclass(slots=True)
class Review:
    """A review that runs or has run."""

    of: int
    began_at: float
    decisions: int = 0
    """How many decisions it judges; known as soon as it runs."""
    moves: list[ReviewedMove] = field(default_factory=list)
    finished: bool = False

    def to_payload(self) -> ReviewSoFar:
        """How far it is."""
        done = self.of if self.finished else self.of * len(self.moves) // max(self.decisions, 1)
        moves = sorted(self.moves, key=lambda move: move["n"])
        return {"done": done, "of": self.of, "finished": self.finished, "moves": moves}


def decisions_of(game: Game) -> Iterator[tuple[View, str, int]]:
    """The decisions of a game that had a choice: what the player saw, the action, and its number."""
    walked = game.copy()
    walked.undo(0)
    for number, action in enumerate(map(str, game.actions)):
        if len(walked.legal()) > 1:
            yield walked.view(walked.seat), action, number
        walked.play(action)


def spread(decisions: Sequence[T]) -> Iterator[T]:
    """The decisions in an order that soon covers the whole game: every eighth, then those between."""
    for first in (0, 4, 2, 6, 1, 5, 3, 7):
        yield from decisions[first::8]


# Where bots think


def rank_actions(view: View, ms: int, catalogue: Catalogue | None = None) -> list[AdviceJson]:
    """Every action by rank."""
    from happycity.bots.api import Budget
    from happycity.bots.explain import explain

    return [advice.to_json() for advice in explain(view, budget=Budget(ms=ms), catalogue=catalogue)]


def judge_decision(view: View, action: str, number: int, catalogue: Catalogue | None = None) -> ReviewedMove:
    """A decision, and what would have been best."""
    from happycity.bots.explain import REVIEW, decision

    return decision(view, action, number, budget=REVIEW, catalogue=catalogue).to_json()

"""Explain a position: the legal actions ranked, each with its win chance, expected points and one reason.

Reasons are message ids with arguments (locale/*/bots.ftl); clients translate them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypedDict

from happycity.bots.api import Budget
from happycity.bots.calibration import chances_of
from happycity.bots.reasons import reason_for
from happycity.bots.search_bot import SearchBot
from happycity.bots.view import table_of
from happycity.rules import COMPILED

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from happycity.bots.search.search import Search
    from happycity.cards import Catalogue
    from happycity.errors import Message
    from happycity.game.actions import Action
    from happycity.game.codec import Codec
    from happycity.game.game import Game
    from happycity.rules.table import Table
    from happycity.schema import room
    from happycity.schema.game import View
    from happycity.schema.responses import ReviewedMove

HINT: Final = Budget(ms=300)
REVIEW: Final = Budget(ms=120 if COMPILED else 700)
"""For each of about a hundred decisions in a game. On the slow core less would be guessing."""


class AdviceJson(TypedDict):
    """An `Advice` as JSON."""

    action: str
    win: float
    points: float
    weight: float
    reason: room.Reason


@dataclass(frozen=True, slots=True)
class Advice:
    """What to expect from one action."""

    action: Action
    win: float
    """The chance to win; a shared win counts as its share."""
    chances: tuple[float, ...]
    """Everybody's chance to win, by seat. They add up to 1."""
    points: float
    """Expected points at the end."""
    weight: float
    """The share of simulations that went to this action: how sure the search is."""
    reason: Message

    def to_json(self) -> AdviceJson:
        return {
            "action": str(self.action),
            "win": round(self.win, 4),
            "points": round(self.points, 2),
            "weight": round(self.weight, 4),
            "reason": {"code": self.reason.code, "args": dict(self.reason.arguments)},
        }


def explain(
    view: View, *, budget: Budget = HINT, seed: int = 0, catalogue: Catalogue | None = None
) -> list[Advice]:
    """Rank every legal action of a view. The action that the search would play comes first."""
    table, codec = table_of(view, catalogue)
    search = SearchBot(budget, seed, every_action=True).search(table)
    ranked = sorted(range(search.choices()), key=lambda index: -search.choice(index)[1])
    return [_advice(search, index, table, codec) for index in ranked]


def _advice(search: Search, index: int, table: Table, codec: Codec) -> Advice:
    """What the search found about one action."""
    move, tries, _, points = search.choice(index)
    shares = [search.share(index, seat) / max(tries, 1) for seat in range(table.players)]
    chances = chances_of(table, shares)
    return Advice(
        action=codec.decode(move),
        win=chances[table.seat],
        chances=chances,
        points=points / max(tries, 1),
        weight=tries / max(search.simulations, 1),
        reason=reason_for(table, codec, move),
    )


def explain_game(game: Game, *, budget: Budget = HINT, seed: int = 0) -> list[Advice]:
    """Explain the current position of a game. Only the view is used, so no secret leaks."""
    if game.over:
        return []
    return explain(game.view(game.seat), budget=budget, seed=seed, catalogue=game.catalogue)


@dataclass(frozen=True, slots=True)
class Decision:
    """A reviewed decision."""

    number: int
    """Actions played before it."""
    seat: int
    played: Advice
    best: Advice

    @property
    def loss(self) -> float:
        """The win chance it cost, as far as the search can tell."""
        return max(0.0, self.best.win - self.played.win)

    def to_json(self) -> ReviewedMove:
        """The action played, the best one with its reason, the loss, and everybody's chance with each of the two."""
        best = self.best.to_json()
        return {
            "n": self.number,
            "seat": self.seat,
            "action": str(self.played.action),
            "best": best["action"],
            "reason": best["reason"],
            "loss": round(self.loss, 4),
            "chance": best["win"],
            "chances": [round(chance, 4) for chance in self.best.chances],
            "after": [round(chance, 4) for chance in self.played.chances],
        }


def decision(
    view: View, action: str, number: int, *, budget: Budget, seed: int = 0, catalogue: Catalogue | None = None
) -> Decision:
    """Review one decision in which `action` was played."""
    advice = explain(view, budget=budget, seed=seed, catalogue=catalogue)
    played = next((each for each in advice if each.action == action), advice[-1])
    if not played.weight:  # the search never tried it, so nothing can be said against it
        played = replace(played, win=advice[0].win, chances=advice[0].chances)
    return Decision(number, view["you"], played, advice[0])


def review(
    game: Game, *, seats: Collection[int] | None = None, budget: Budget = REVIEW, seed: int = 0
) -> Iterator[Decision]:
    """Review every real decision of a game, or those of some seats, from the view of the seat that decided."""
    replay = game.copy()
    replay.undo(0)
    for number, action in enumerate(game.actions):
        if len(replay.legal()) > 1 and (seats is None or replay.seat in seats):
            view = replay.view(replay.seat)
            yield decision(view, action, number, budget=budget, seed=seed, catalogue=game.catalogue)
        replay.play(action)

"""Explanations: for any position the actions by rank, with win chance, expected points and one reason for each.

Reasons are message ids with arguments (locale/*/bots.ftl), so that every client says them in its own language.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from happycity.bots.api import Budget
from happycity.bots.reasons import Reason, reason_for
from happycity.bots.search_bot import SearchBot
from happycity.bots.view import table_of
from happycity.rules import COMPILED

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from happycity.bots.api import View
    from happycity.cards import Catalogue
    from happycity.game.actions import Action
    from happycity.game.game import Game

HINT = Budget(ms=300)
REVIEW = Budget(ms=120 if COMPILED else 700)
"""For each decision: a game has a hundred of them. On the slow core less would be guessing."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What may be expected of one action."""

    action: Action
    win: float
    """The chance to win; a shared win counts as its share."""
    points: float
    """Points to be expected at the end."""
    weight: float
    """Which part of the simulations went to this action: how sure the search is of it."""
    reason: Reason

    def to_json(self) -> dict[str, Any]:
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
    """Every legal action of a view, the one the search would play first."""
    table, codec = table_of(view, catalogue)
    search = SearchBot(budget, seed, every_action=True).search(table)
    choices = [search.choice(index) for index in range(search.choices())]
    return [
        Advice(
            action=codec.action(move),
            win=wins / max(tries, 1),
            points=points / max(tries, 1),
            weight=tries / max(search.simulations, 1),
            reason=reason_for(table, codec, move),
        )
        for move, tries, wins, points in sorted(choices, key=lambda choice: -choice[1])
    ]


def explain_game(game: Game, *, budget: Budget = HINT, seed: int = 0) -> list[Advice]:
    """The same for a game in progress; nobody's secret is looked at, the view is all there is."""
    if game.over:
        return []
    return explain(game.view(game.seat), budget=budget, seed=seed, catalogue=game.catalogue)


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a game, looked at again."""

    number: int
    """Actions that had been played before."""
    seat: int
    played: Advice
    best: Advice

    @property
    def loss(self) -> float:
        """What it cost in chance to win, as far as the search can tell."""
        return max(0.0, self.best.win - self.played.win)

    def to_json(self) -> dict[str, Any]:
        """What was done, what would have been best and why, what it cost, and the chance to win before."""
        best = self.best.to_json()
        return {
            "n": self.number,
            "seat": self.seat,
            "action": str(self.played.action),
            "best": best["action"],
            "reason": best["reason"],
            "loss": round(self.loss, 4),
            "chance": best["win"],
        }


def decision(
    view: View, action: str, number: int, *, budget: Budget, seed: int = 0, catalogue: Catalogue | None = None
) -> Decision:
    """One decision looked at again: `action` is what was played."""
    advice = explain(view, budget=budget, seed=seed, catalogue=catalogue)
    played = next((each for each in advice if each.action == action), advice[-1])
    if not played.weight:  # the search never tried it, so nothing can be said against it
        played = replace(played, win=advice[0].win)
    return Decision(number, view["you"], played, advice[0])


def review(
    game: Game, *, seats: Collection[int] | None = None, budget: Budget = REVIEW, seed: int = 0
) -> Iterator[Decision]:
    """All real decisions of a game one by one, or those of some seats, as whoever decided saw the table."""
    walked = game.copy()
    walked.undo(0)
    for number, action in enumerate(game.actions):
        if len(walked.legal()) > 1 and (seats is None or walked.seat in seats):
            seen = walked.view(walked.seat)
            yield decision(seen, action, number, budget=budget, seed=seed, catalogue=game.catalogue)
        walked.play(action)

"""Explanations: for any position the actions by rank, with win chance, expected points and one reason for each.

Reasons are message ids with arguments (locale/*/bots.ftl), so that every client says them in its own language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from happycity.actions import Action
from happycity.bots.api import Budget, View
from happycity.bots.levels import SearchBot
from happycity.bots.reasons import Reason, reason_for
from happycity.bots.view import table_of
from happycity.cards import Catalogue
from happycity.game import Game

HINT = Budget(ms=300)


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
    table, lexicon = table_of(view, catalogue)
    search = SearchBot(budget, seed, every_action=True).think(table)
    choices = [search.choice(index) for index in range(search.choices())]
    return [
        Advice(
            action=lexicon.action(move),
            win=wins / max(tries, 1),
            points=points / max(tries, 1),
            weight=tries / max(search.simulations, 1),
            reason=reason_for(table, lexicon, move),
        )
        for move, tries, wins, points in sorted(choices, key=lambda choice: -choice[1])
    ]


def explain_game(game: Game, *, budget: Budget = HINT, seed: int = 0) -> list[Advice]:
    """The same for a game in progress; nobody's secret is looked at, the view is all there is."""
    if game.over:
        return []
    return explain(game.view(game.seat), budget=budget, seed=seed, catalogue=game.catalogue)


def review(game: Game, *, budget: Budget = HINT, seed: int = 0) -> list[Mapping[str, Any]]:
    """A finished or running game, decision by decision: what was played, what was best, and what it cost."""
    reviewed: list[Mapping[str, Any]] = []
    for number, played in enumerate(game.actions):
        position = game.copy()
        position.undo(to=number)
        if len(position.legal()) < 2:
            continue
        advice = explain_game(position, budget=budget, seed=seed)
        own = next((a for a in advice if a.action == played), advice[-1])
        reviewed.append(
            {
                "number": number,
                "seat": position.seat,
                "played": own.to_json(),
                "best": advice[0].to_json(),
                "lost": round(max(0.0, advice[0].win - own.win), 4),
            }
        )
    return reviewed

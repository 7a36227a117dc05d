"""How the games went: seats, length, money and choices, for one number of players."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from happycity.game.state import PHASE_NAMES
from happycity.lab.report.comparison import rate
from happycity.lab.statistics import WIN_PARTS, Sums

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.lab.plan import Plan
    from happycity.lab.report.ledger import DealFacts, Series
    from happycity.lab.report.schema import PhaseBalance, RoundBalance, SeatBalance, TableBalance


class Played:
    """The games of one number of players, in the order of their deals."""

    def __init__(self, plan: Plan, deals: Sequence[DealFacts]) -> None:
        self.plan = plan
        self.deals = sorted(deals, key=lambda facts: facts.deal)
        self.games = len(deals) * len(plan.seatings)
        self.series: Series = {}
        self.lengths: Counter[int] = Counter()
        for facts in self.deals:
            self.lengths.update(facts.rounds)
            for key, sums in facts.series.items():
                self.series.setdefault(key, Sums()).merge(sums)

    def mean(self, measure: str, at: int) -> float:
        """The mean of a measure."""
        return self.series[measure, at].to_json()["mean"]

    def places(self, measure: str) -> list[int]:
        """The rounds or phases in which something was measured."""
        return sorted(place for name, place in self.series if name == measure)


def summarize_games(played: Played) -> TableBalance:
    """Everything about these games that is not about one card."""
    series = played.series
    return {
        "players": played.plan.options.players,
        "games": played.games,
        "seats": [summarize_seat(played, seat) for seat in range(played.plan.options.players)],
        "rounds": series["rounds", 0].to_json(),
        "lengths": {str(rounds): played.lengths[rounds] for rounds in sorted(played.lengths)},
        "actions": series["actions", 0].to_json(),
        "points": series["points", 0].to_json(),
        "coins_left": series["left", 0].to_json(),
        "by_round": [summarize_round(played, number) for number in played.places("coins")],
        "by_phase": [summarize_phase(played, phase) for phase in played.places("choices")],
    }


def summarize_seat(played: Played, seat: int) -> SeatBalance:
    """The share of wins of a seat."""
    by_deal = []
    for deal in played.deals:
        parts = [facts.win_parts for facts in deal.seats if facts.seat == seat]
        by_deal.append((sum(parts) / WIN_PARTS, len(parts)))
    return {"seat": seat, "wins": rate(by_deal)}


def summarize_round(played: Played, number: int) -> RoundBalance:
    """The turns of a round."""
    return {
        "round": number,
        "games": sum(count for rounds, count in played.lengths.items() if rounds >= number),
        "coins": played.mean("coins", number),
        "unspent": played.mean("unspent", number),
        "legal": played.mean("legal", number),
    }


def summarize_phase(played: Played, phase: int) -> PhaseBalance:
    """The decisions of a phase."""
    return {
        "phase": PHASE_NAMES[phase],
        "decisions": played.series["choices", phase].count / played.games,
        "legal": played.mean("choices", phase),
    }

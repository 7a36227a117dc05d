"""What luck alone decides: a deal is played twice with the same cards, by bots that differ in their random numbers."""

from pathlib import Path

import pytest

from happycity.bots.api import Budget
from happycity.cards import default_catalogue
from happycity.rules.facts import Facts
from happycity.rules.table import blank_table

TOOLS = Path(__file__).resolve().parents[2] / "tools"


def test_a_deal_ends_alike_with_the_same_bots_and_not_always_with_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(TOOLS)
    import luck

    monkeypatch.setattr(luck, "BUDGET", Budget(simulations=4))
    blank = blank_table(Facts(default_catalogue()), 2, False, False, False, 1)
    first = [luck.play_game(blank, deal, 0) for deal in range(8)]
    assert first == [luck.play_game(blank, deal, 0) for deal in range(8)]
    assert first != [luck.play_game(blank, deal, 1) for deal in range(8)]
    assert all(sum(wins) == 1 for wins in first)
    same = [luck.same_winner(blank, deal) for deal in range(8)]
    assert 0 < sum(same) < 8

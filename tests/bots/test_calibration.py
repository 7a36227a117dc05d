"""Chances in hints and reviews: what the search says, mapped so that it comes true."""

import pytest

from happycity import Game, Options
from happycity.bots.api import Budget
from happycity.bots.calibration import calibrated, chances_of, exponents, kind_of
from happycity.bots.explain import explain_game
from happycity.bots.search_bot import SearchBot
from happycity.bots.view import table_of

SHARES = (0.5, 0.3, 0.2)


@pytest.mark.parametrize("exponent", [0.5, 0.8, 1.0, 1.25, 2.0])
def test_everybodys_chances_add_up_and_keep_their_order(exponent: float) -> None:
    chances = calibrated(SHARES, exponent)
    assert sum(chances) == pytest.approx(1)
    assert list(chances) == sorted(chances, reverse=True)


@pytest.mark.parametrize("exponent", [0.5, 1.0, 2.0])
def test_more_wins_never_mean_a_smaller_chance(exponent: float) -> None:
    mapped = [calibrated((wins / 20, 1 - wins / 20), exponent)[0] for wins in range(21)]
    assert mapped == sorted(mapped)
    assert mapped[::10] == pytest.approx([0, 0.5, 1])


def test_an_exponent_above_one_says_more_and_below_one_less() -> None:
    assert calibrated((0.7, 0.3), 1.5)[0] > 0.7 > calibrated((0.7, 0.3), 0.7)[0]


def test_an_action_that_was_never_tried_has_no_chances() -> None:
    assert calibrated((0.0, 0.0), 0.9) == (0.0, 0.0)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("grozilla", [False, True])
def test_hints_show_the_mapped_chances_of_their_kind_of_game(players: int, grozilla: bool) -> None:
    game = Game(Options(players=players, mode="expert", grozilla=grozilla), seed=3)
    while game.phase != "buy":
        game.play(game.legal()[0])
    table, codec = table_of(game.view(game.seat))
    assert exponents()[kind_of(table)] > 0
    budget = Budget(simulations=60)
    hints = {hint.action: hint for hint in explain_game(game, budget=budget)}
    search = SearchBot(budget, 0, every_action=True).search(table)
    for index in range(search.choices()):
        move, tries, _, _ = search.choice(index)
        if tries:
            hint = hints[codec.decode(move)]
            assert hint.chances == chances_of(
                table, [search.share(index, seat) / tries for seat in range(players)]
            )
            assert hint.win == hint.chances[game.seat]

"""The search: reproducible, in time, and right where everybody can see what is right."""

import time
from typing import Any

import pytest

from happycity import Game, Options
from happycity.bots import make
from happycity.bots.api import Budget
from happycity.bots.learned import policy_for
from happycity.bots.levels import LEVELS
from happycity.bots.search.position import random_numbers, settled
from happycity.bots.search.search import Search, Settings
from happycity.bots.search_bot import SearchBot
from happycity.bots.view import table_of
from happycity.schema.game import Mode
from tests.bots.positions import RIVAL, last_turn

OWN = ["happy-market", "igloo", "bank", "hospital", "luxury-residence", "observatory", "shopping-mall"]


def choice(game: Game, simulations: int = 300, seed: int = 1) -> str:
    bot = SearchBot(Budget(simulations=simulations), seed)
    return bot.decide(game.view(game.seat), game.legal())


def searched(game: Game, simulations: int = 300) -> str:
    """What the tree alone says, nothing counted out."""
    table, codec = table_of(game.view(game.seat))
    search = Search(settled(table), policy_for(table), Settings(), random_numbers(settled(table), 1))
    search.run(simulations)
    return codec.decode(search.best())


@pytest.mark.parametrize("find", [choice, searched])
def test_finds_the_purchase_that_wins(find: Any) -> None:
    rival = [*RIVAL[:9], "spa"]
    game = last_turn([*OWN, "library"], rival, coins=8, central=["zoo", "steelworks", "offices"])
    assert find(game) == "buy zoo"


@pytest.mark.parametrize("find", [choice, searched])
def test_claims_what_wins(find: Any) -> None:
    own = ["happy-market", "treehouse", "school", "hospital", "museum", "library"]
    game = last_turn(own, RIVAL, phase="claim", specials=["film-studios", "dinosaur-park"])
    assert {"claim film-studios", "claim dinosaur-park", "pass"} == set(game.legal())
    assert find(game) == "claim film-studios"


def test_sacrifices_the_building_that_only_hurts() -> None:
    own = ["happy-market", "steelworks", "hospital", "museum", "spa", "luxury-residence"]
    game = last_turn(
        own,
        RIVAL,
        phase="destroy",
        options={"grozilla": True},
        seat=1,
        interrupted={"phase": "draw", "turn": 1, "monster": "grozilla"},
        city={"monster": "catzilla"},
        central=["zoo", "garage"],
        setup={"decks": [["park"], ["offices"], ["casino"], []]},
    )
    assert choice(game) == "destroy 2"


def three(phase: str, cities: list[dict[str, Any]], **more: Any) -> Game:
    options = {"players": 3, "mode": "expert", "grozilla": True}
    position = {"options": options, "phase": phase, "turn": 2, "cities": cities, **more}
    return Game.from_position(position, seed=1)


def test_gives_the_coin_to_whom_it_does_not_help() -> None:
    """Seats 0 and 2 tie in points and coins: a coin for seat 0 would break the tie."""
    tied = ["happy-market:blue", "school", "library"]
    game = three(
        "gift",
        [
            {
                "coins": 3,
                "cards": [*tied, "bank", "florist", "house", "steelworks", "grocery", "igloo", "museum"],
            },
            {"coins": 0, "cards": ["happy-market:green", "park"]},
            {
                "coins": 3,
                "monster": "corgzilla",
                "cards": [
                    "happy-market:yellow",
                    "hospital",
                    "library",
                    "bookshop",
                    "pastry-shop",
                    "park",
                    "bank",
                ],
            },
        ],
        last_round=True,
    )
    assert set(game.legal()) == {"gift 0", "gift 1"}
    assert choice(game) == "gift 1"


def test_borrows_the_higher_income() -> None:
    louvre = ["happy-market:yellow", "grocery", "casino", "garage", "house", "louvre"]
    game = three(
        "louvre",
        [
            {"coins": 1, "cards": ["happy-market:blue", "school", "library"]},
            {"coins": 1, "cards": ["happy-market:green", "perfumery", "grand-hotel", "spa"]},
            {"coins": 1, "cards": louvre, "louvre_left": 2},
        ],
        round=6,
    )
    assert choice(game, 1500) == "louvre 1"


def test_the_sphinx_copies_what_is_worth_most() -> None:
    game = three(
        "sphinx",
        [
            {"coins": 1, "cards": ["happy-market:blue", "school", "park", "drone-tower"]},
            {"coins": 1, "cards": ["happy-market:green", "steelworks", "castle"]},
            {"coins": 1, "cards": ["happy-market:yellow", "museum", "house", "igloo", "hospital", "sphinx"]},
        ],
        last_round=True,
    )
    assert "sphinx castle" in game.legal()
    assert choice(game) in ("sphinx drone-tower", "sphinx box")
    assert choice(game) != "sphinx castle"


@pytest.mark.parametrize("mode", ["family", "expert"])
def test_the_same_seed_thinks_the_same(mode: Mode) -> None:
    game = Game(Options(mode=mode, players=3, grozilla=True), seed=11)
    for _ in range(25):
        if game.over:
            break
        first, again = choice(game, 60, 5), choice(game, 60, 5)
        assert first == again
        game.play(first)


def test_the_order_in_which_a_table_lies_does_not_matter() -> None:
    game = Game(Options(mode="expert"), seed=4)
    while game.phase != "buy":
        game.play(game.legal()[0])
    table, _ = table_of(game.view(0))
    turned = table.copy()
    for pile in turned.piles:
        pile.cards[0], pile.cards[1] = pile.cards[1], pile.cards[0]
    bot = SearchBot(Budget(simulations=80), 3)
    assert bot.table_move(table) == bot.table_move(turned)


def test_thinking_by_the_clock_ends() -> None:
    """On a busy machine it may end late, but it has not thought for longer."""
    game = Game(seed=2)
    bot = make("hard:50ms")
    start = time.process_time()
    assert bot.decide(game.view(0), game.legal()) in game.legal()
    assert time.process_time() - start < 1.5


def test_the_clock_is_asked_from_outside() -> None:
    """An explanation uses all of its time."""
    ticks = iter(range(100))
    table, _ = table_of(Game(seed=2).view(0))
    bot = SearchBot(Budget(ms=3000), 0, every_action=True, clock=lambda: float(next(ticks)))
    assert bot.search(table).simulations == 32 * 3


def test_with_two_limits_the_nearer_one_ends_the_search() -> None:
    table, _ = table_of(Game(seed=2).view(0))
    for budget, expected in ((Budget(3000, 500), 32 * 3), (Budget(3000, 40), 40), (Budget(1, 5), 5)):
        ticks = iter(range(100))
        bot = SearchBot(budget, 0, every_action=True, clock=lambda: float(next(ticks)))  # noqa: B023
        assert bot.search(table).simulations == expected


def test_a_slow_machine_limits_a_level_by_the_clock_without_making_it_stronger() -> None:
    limited = {name: make(name, at_most_ms=700).budget for name in ("easy", "hard", "champion")}  # type: ignore[attr-defined]
    assert limited == {
        "easy": Budget(700, 30),
        "hard": Budget(700, 5000),
        "champion": Budget(700),
    }
    assert make("hard:50ms", at_most_ms=700).budget == Budget(50)  # type: ignore[attr-defined]
    assert make("greedy", at_most_ms=700).decide(Game(seed=2).view(0), ["draw 1"]) == "draw 1"


@pytest.mark.parametrize("options", [Options(), Options(mode="expert", grozilla=True, players=4)])
def test_a_bot_that_is_certain_stops_and_chooses_as_if_it_had_gone_on(options: Options) -> None:
    game = Game(options, seed=6)
    stopped = 0
    while not game.over:
        table, _ = table_of(game.view(game.seat))
        if len(game.legal()) > 1:
            search = SearchBot(Budget(simulations=300), 1).search(table)
            played, simulations = search.best(), search.simulations
            search.run(300 - simulations)
            assert search.best() == played
            stopped += simulations < 300
        game.play(make("easy", seed=game.seat).decide(game.view(game.seat), game.legal()))
    assert stopped > 5


def test_a_bot_by_the_clock_stops_when_the_rest_of_its_time_cannot_change_its_choice() -> None:
    """At one slice a second a lead of more than the slices left decides."""
    game = Game(seed=2)
    ticks = iter(range(10_000))
    table, _ = table_of(game.view(0))
    search = SearchBot(Budget(ms=1_000_000), 0, clock=lambda: float(next(ticks))).search(table)
    tries = sorted((search.choice(i)[1] for i in range(search.choices())), reverse=True)
    assert search.simulations < 32 * 1000
    assert tries[0] - tries[1] > 32 * 1000 - search.simulations


def test_levels_think_more_and_more() -> None:
    """As README and docs/ladder.md tell them: the figures of the ladder are theirs."""
    budgets = {level.name: level.budget for level in LEVELS.values() if level.searches}
    assert budgets == {
        "easy": Budget(simulations=30),
        "normal": Budget(simulations=400),
        "hard": Budget(simulations=5000),
        "champion": Budget(ms=1000),
    }


def test_a_search_does_not_touch_the_table() -> None:
    game = Game(Options(mode="expert", grozilla=True), seed=9)
    before = game.state()
    choice(game, 200)
    assert game.state() == before


def test_a_game_that_cannot_end_is_no_trap() -> None:
    """One card is left to buy, and no city can ever be filled: simulations stop all the same."""
    position = {
        "options": {"players": 2},
        "phase": "buy",
        "turn": 0,
        "central": ["school"],
        "dwellings": {"house": 0, "apartment-building": 0, "luxury-residence": 0},
        "cities": [{"coins": 5, "cards": ["happy-market"]}, {"coins": 5, "cards": ["happy-market"]}],
        "setup": {"decks": [[], [], []]},
    }
    assert choice(Game.from_position(position, seed=1), 50) in ("buy school", "coin")

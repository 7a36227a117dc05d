"""The end counted out: the same values as trying everything without any shortcut."""

import pytest

from happycity import Game
from happycity.bots.search.endgame import MARGIN, SCALE, Endgame
from happycity.bots.search.position import settled
from happycity.bots.view import table_of
from happycity.rules.codes import BOX, DRAW, NOTHING, OVER
from happycity.rules.count import Count
from happycity.rules.engine import cards_to_draw, play
from happycity.rules.legal import legal
from happycity.rules.moves import Moves, argument_of, kind_of
from happycity.rules.table import Table
from tests.bots.positions import RIVAL, last_turn

OWN = ["happy-market", "igloo", "bank", "hospital", "luxury-residence", "observatory", "shopping-mall"]
SMALL = {"decks": [["grocery", "haunted-house", "grocery"], ["garage", "museum"], ["zoo", "zoo", "spa"]]}


def value_of(table: Table, seat: int) -> float:
    """The win, and a little for the lead."""
    points = [int(p) for p in list(Count(table).points)[: table.players]]
    keys = [(points[s], int(table.cities[s].coins)) for s in range(table.players)]
    share = (keys[seat] == max(keys)) / keys.count(max(keys))
    ahead = points[seat] - max(p for other, p in enumerate(points) if other != seat)
    return (1 - MARGIN) * share + MARGIN * (0.5 + 0.5 * ahead / (SCALE + abs(ahead)))


def brute(table: Table) -> list[float]:
    """Everybody's value with best play: every action, every single card."""
    if table.phase == OVER:
        return [value_of(table, seat) for seat in range(table.players)]
    return max((mean(table, move) for move in moves_of(table)), key=lambda values: values[int(table.seat)])


def moves_of(table: Table) -> list[int]:
    moves = Moves()
    legal(table, moves)
    return [moves.get(index) for index in range(moves.count)]


def mean(table: Table, move: int) -> list[float]:
    chances = 1
    if kind_of(move) == DRAW:
        chances = int(cards_to_draw(table, argument_of(move)))
    elif kind_of(move) == BOX:
        chances = int(table.boxed)
    sums = [0.0] * int(table.players)
    for chance in range(chances):
        child = table.copy()
        play(child, move, chance)
        sums = [total + value for total, value in zip(sums, brute(child), strict=True)]
    return [total / chances for total in sums]


def solved(game: Game) -> tuple[str, list[float], Table]:
    table, codec = table_of(game.view(game.seat))
    endgame = Endgame(table, 1_000_000)
    move = endgame.solve(settled(table))
    assert move != NOTHING
    return codec.decode(move), list(endgame.values[0])[: table.players], table


@pytest.mark.parametrize(
    ("phase", "turn", "central"),
    [
        ("buy", 1, ["steelworks", "garage", "casino"]),
        ("draw", 1, ["steelworks", "garage"]),
        ("discard", 1, ["steelworks", "stadium"]),
        ("buy", 0, ["steelworks", "offices"]),
    ],
)
def test_values_are_those_of_trying_everything(phase: str, turn: int, central: list[str]) -> None:
    game = last_turn(OWN, RIVAL[:9], coins=8, central=central, phase=phase, setup=SMALL, turn=turn)
    action, values, table = solved(game)
    assert values == pytest.approx(brute(table))
    assert action in game.legal()


def test_tokens_that_cannot_help_change_no_value() -> None:
    game = last_turn(
        OWN,
        RIVAL,
        coins=4,
        central=["garage", "museum"],
        setup={"decks": [["school"], ["hospital"], ["zoo"], []]},
        phase="draw",
        options={"grozilla": True},
        city={"tokens": {"green": 1, "blue": 1}},
    )
    _, values, table = solved(game)
    assert values == pytest.approx(brute(table), abs=1e-3)


@pytest.mark.rule("R-E4", "R-G7")
def test_tokens_are_paid_where_the_coins_kept_decide_a_tie() -> None:
    """The Observatory makes a tie in points. Who pays for it with coins alone has none left, like the rival."""
    own = ["happy-market", "hospital", "treehouse", "bank", "pastry-shop", "shopping-mall"]
    game = last_turn(
        own,
        RIVAL,
        coins=4,
        central=["observatory"],
        options={"grozilla": True},
        setup={"decks": [[], [], [], []]},
        city={"tokens": {"green": 1}},
    )
    action, values, table = solved(game)
    assert {"buy observatory", "buy observatory with green"} <= set(game.legal())
    assert action == "buy observatory with green"
    assert values == pytest.approx(brute(table))


def test_too_much_to_count_is_given_back() -> None:
    game = Game(seed=3)
    table, _ = table_of(game.view(0))
    endgame = Endgame(table, 500)
    assert endgame.solve(settled(table)) == NOTHING
    assert endgame.given_up()

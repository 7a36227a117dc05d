"""The built-in bots: always legal, the table left alone, the same choice from a table and from a view."""

import json
from collections.abc import Iterator

import pytest

from happycity.bots import make
from happycity.bots.api import TableBot
from happycity.bots.view import table_of
from happycity.cards import default_catalogue
from happycity.game.codec import Codec
from happycity.game.dealer import ScriptedDealer, deal
from happycity.game.options import Options
from happycity.game.seeds import derive_key
from happycity.game.state import build_view
from happycity.lab.match import Player, play_game
from happycity.rules.codes import OVER
from happycity.rules.engine import play
from happycity.rules.legal import legal
from happycity.rules.moves import Moves
from happycity.rules.table import Pile, Table
from happycity.rules.turn import start
from happycity.schema.game import View

MODES = {
    "family": Options(mode="family"),
    "expert": Options(mode="expert"),
    "grozilla": Options(mode="expert", grozilla=True),
    "family-grozilla": Options(mode="family", grozilla=True),
}
QUICK = ("random", "greedy", "easy:8", "normal:12", "hard:16", "champion:16")
CODEC = Codec.of(default_catalogue())


def options_of(mode: str, players: int) -> Options:
    return Options.from_json({**MODES[mode].to_json(), "players": players})


def positions(options: Options, seed: int, every: int) -> Iterator[Table]:
    """Some decisions of a random game."""
    dealer = ScriptedDealer(derive_key(seed))
    table = deal(options, CODEC, dealer)
    start(table)
    moves, chooser = Moves(), make("random", seed=seed)
    assert isinstance(chooser, TableBot)
    number = 0
    while table.phase != OVER:
        legal(table, moves)
        if moves.count > 1:
            number += 1
            if number % every == 0:
                yield table
        move = chooser.table_move(table)
        play(table, move, dealer.chance(table, move))


def view_of(table: Table, options: Options) -> View:
    """A view as a program gets it: through JSON."""
    received: View = json.loads(json.dumps(build_view(table, CODEC, options, int(table.seat))))
    return received


def actions_of(table: Table) -> list[str]:
    moves = Moves()
    legal(table, moves)
    return [str(CODEC.decode(moves.get(i))) for i in range(moves.count)]


def play_all(mode: str, players: int, seeds: range) -> None:
    """Games in which every built-in bot takes its turn; an illegal action of ours raises."""
    options = options_of(mode, players)
    for seed in seeds:
        names = [QUICK[(seed + seat) % len(QUICK)] for seat in range(players)]
        play_game(options, seed, [Player(make(name, seed=seed), name) for name in names])


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", MODES)
def test_no_bot_offers_an_illegal_action(mode: str, players: int) -> None:
    play_all(mode, players, range(24))


@pytest.mark.torture
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("mode", MODES)
def test_no_bot_offers_an_illegal_action_in_ten_thousand_games(mode: str, part: int) -> None:
    play_all(mode, 2 + part % 4, range(500 * part, 500 * (part + 1)))


@pytest.mark.parametrize("mode", MODES)
def test_greedy_is_legal_and_leaves_the_table_alone(mode: str) -> None:
    check_choices("greedy", mode, every=9)


@pytest.mark.slow
@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("mode", MODES)
def test_choices_are_legal_and_leave_the_table_alone(bot: str, mode: str) -> None:
    check_choices(bot, mode, every=3)


def check_choices(bot: str, mode: str, every: int) -> None:
    options = options_of(mode, 3)
    for table in positions(options, seed=5, every=every):
        before = view_of(table, options)
        mind = make(bot, seed=1)
        assert isinstance(mind, TableBot)
        move = mind.table_move(table)
        assert CODEC.decode(move) in actions_of(table)
        assert view_of(table, options) == before


@pytest.mark.slow
@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("mode", MODES)
def test_a_view_tells_a_bot_as_much_as_the_table(bot: str, mode: str) -> None:
    """The same choice from both: so nothing that a view does not show can have been used."""
    options = options_of(mode, 3)
    for table in positions(options, seed=8, every=4):
        by_table, by_view = make(bot, seed=3), make(bot, seed=3)
        assert isinstance(by_table, TableBot)
        chosen = CODEC.decode(by_table.table_move(table))
        assert by_view.decide(view_of(table, options), actions_of(table)) == chosen


@pytest.mark.parametrize("mode", MODES)
def test_a_view_makes_the_same_table(mode: str) -> None:
    options = options_of(mode, 4)
    for table in positions(options, seed=2, every=5):
        again, _ = table_of(view_of(table, options))
        assert view_of(again, options) == view_of(table, options)
        assert [held(pile) for pile in again.piles] == [held(pile) for pile in table.piles]


def held(pile: Pile) -> tuple[list[int], list[int]]:
    """What a deck and its discard pile hold, in any order."""
    cards = list(pile.cards)
    return sorted(cards[: pile.left]), sorted(cards[len(cards) - pile.discarded :])

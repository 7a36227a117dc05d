"""Games as values: copies, pickles, equality, keys, text."""

from __future__ import annotations

import copy
import json
import pickle
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import happycity
from happycity import Game, Options
from happycity.cards import load_catalogue
from happycity.errors import BadArgument, BadOptions, BadPosition, IllegalAction
from happycity.schema.game import Setup
from tests.support.games import EVERY, finished, lively, name, steps

ROOT = Path(__file__).parents[2]
EXPERT = Options(players=3, mode="expert", grozilla=True)


def middle(options: Options = EXPERT, seed: int = 4, actions: int = 40) -> Game:
    """A game some actions after its start."""
    game, rng = Game(options, seed=seed), random.Random(seed)
    for _ in range(actions):
        game.play(lively(game, rng))
    return game


def play_on(game: Game, seed: int = 9) -> str:
    """Everything that happens until the end."""
    rng = random.Random(seed)
    while not game.over:
        game.play(lively(game, rng))
    return json.dumps([game.record(), game.events, game.state()])


@pytest.mark.parametrize(
    "duplicate", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game)), Game.copy]
)
@pytest.mark.parametrize("loaded", [False, True])
def test_a_duplicate_is_independent_and_gets_the_same_cards(duplicate, loaded: bool) -> None:
    game = middle()
    if loaded:
        game = Game.from_position(game.position(), seed=8)
        game.play(game.legal()[0])
    before = game.notation()
    twin = duplicate(game)
    assert twin == game
    assert (twin.actions, twin.draws, twin.seed) == (game.actions, game.draws, game.seed)
    first = play_on(twin)
    assert game.notation() == before
    assert play_on(game) == first
    game.undo(2)
    twin.undo(2)
    assert twin == game


def test_equality_is_what_the_table_shows_and_remembers() -> None:
    game = middle()
    other = game.copy(seed=99)
    assert game == other
    assert game.key() == other.key()
    assert game.seed != other.seed
    assert game.actions != other.actions
    assert game.position()["setup"] != other.position()["setup"]
    other.play(other.legal()[0])
    assert game != other
    assert game.key() != other.key()
    assert game != "a game"
    assert Game(seed=1, rules=1) != Game(seed=1)


def test_another_way_to_the_same_table_is_equal_whatever_the_order_of_discards() -> None:
    setup: Setup = {"decks": [["bookshop", "bank", "florist"]]}
    options = Options()
    games = [
        Game(options, seed=1, setup=setup),
        Game(options, seed=2, setup={**setup, "specials": Game(seed=1).state()["specials"]}),
    ]
    for game in games:
        for action in ("draw 1", "draw 1", "draw 1"):
            game.play(action)
    assert games[0] == games[1]
    assert games[0].key() == games[1].key()


def test_a_game_is_not_hashable() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game(seed=1))


def test_a_key_is_the_same_on_every_machine() -> None:
    code = "from happycity import Game; print(Game(seed=1).key())"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == Game(seed=1).key()


def test_a_pack_makes_another_game() -> None:
    catalogue = load_catalogue(str(ROOT / "examples" / "my-pack.toml"))
    game = Game(seed=1, catalogue=catalogue)
    assert game != Game(seed=1)
    assert pickle.loads(pickle.dumps(game)) == game


@pytest.mark.parametrize("options", EVERY, ids=name)
def test_a_finished_game_is_pickled_with_its_history(options: Options) -> None:
    game = finished(options, seed=3)
    twin = pickle.loads(pickle.dumps(game))
    assert json.dumps(twin.record()) == json.dumps(game.record())
    assert twin.events == game.events


def test_a_copy_with_a_seed_is_a_fresh_determinisation() -> None:
    game = middle(Options(), actions=0)
    orders = {json.dumps(game.copy(seed=seed).position()["setup"]["decks"]) for seed in range(20)}
    assert len(orders) == 20
    again = game.copy(seed=7)
    assert again.position() == game.copy(seed=7).position()
    assert again.unseen() == game.unseen()
    assert again.actions == ()
    play_on(again)
    assert json.dumps(Game.from_record(again.record()).record()) == json.dumps(again.record())
    assert happycity.verify(again.record()) == []


def test_play_reveals_the_card_that_is_asked_for() -> None:
    game = Game(seed=1)
    for chance in game.chances("draw 1"):
        branch = game.copy()
        branch.play("draw 1", reveals=chance.card)
        assert branch.draws == (chance.card,)
        branch.play("draw 2")
        twin = pickle.loads(pickle.dumps(branch))
        assert twin == branch
        branch.undo()
        assert branch.draws == (chance.card,)
        assert play_on(branch) == play_on(Game.from_record(branch.record(), upto=1))


def test_a_revealed_card_comes_again_after_undo() -> None:
    game = Game(seed=1)
    game.play("draw 1", reveals="florist")
    game.undo()
    game.play("draw 1")
    assert game.draws == ("florist",)


@pytest.mark.parametrize(
    ("action", "card"), [("draw 1", "museum"), ("draw 1", "no-such-card"), ("keep", "bank")]
)
def test_what_cannot_be_revealed_is_refused_and_nothing_happens(action: str, card: str) -> None:
    game = Game(seed=1)
    game.play("draw 1")
    while game.phase != "discard":
        game.play(game.legal()[0])
    if action != "keep":
        game.play("keep")
    before = json.dumps(game.record())
    with pytest.raises(IllegalAction) as refused:
        game.play(action, reveals=card)
    assert refused.value.code in ("cannot-reveal", "wrong-phase", "area-full")
    assert json.dumps(game.record()) == before


def test_repr_and_str_tell_where_the_game_stands() -> None:
    game = Game(Options(players=3, mode="expert", grozilla=True), seed=2)
    assert repr(game) == "<Game: 3 players, expert with grozilla, round 1, market, seat 2>"
    for _ in range(60):
        game.play(game.legal()[0])
    text = str(game)
    assert f"round {game.round}" in text
    for seat, city in enumerate(game.state()["cities"]):
        assert f"seat {seat}" in text
        assert f"{city['coins']} coin{'s' * (city['coins'] != 1)}, income {city['income']}, " in text
        for card in city["cards"]:
            assert card["id"] in text
    assert "winners" in str(finished(Options(), seed=1))
    assert not re.search(r"\b1 (coin|citizen|heart|point)s", "".join(map(str, steps(Game(seed=1), 1))))


@pytest.mark.parametrize("options", ["family", {"mode": "expert"}, None, 2])
def test_something_else_than_options_is_refused_with_a_sentence(options: object) -> None:
    with pytest.raises(
        BadOptions, match=r'^Options are written Options\(mode="expert", players=3\), not .+\.$'
    ):
        Game(options)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_is_one_kind_of_mistake(seat: int) -> None:
    game = Game(EXPERT, seed=1)
    for method in (game.view, game.score_sheet, game.looks_at):
        with pytest.raises(BadArgument):
            method(seat)
    with pytest.raises(BadArgument):
        game.price("no-such-card")
    with pytest.raises(BadArgument):
        game.progress("no-such-card")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda parts: parts[:-1], "notation-parts"),
        (lambda parts: [], "notation-part"),
        (lambda parts: ["2", *parts[1:]], "notation-part"),
        (lambda parts: [*parts[:2], "x,draw,0", *parts[3:]], "notation-part"),
        (lambda parts: [*parts[:5], "1,1", *parts[6:]], "notation-part"),
        (lambda parts: [*parts[:-1], "3;school;crown=1"], "notation-part"),
        (lambda parts: [*parts[:-1], "3;no-such-card"], "unknown-id"),
    ],
)
def test_a_bad_line_is_refused_with_a_sentence(change, code: str) -> None:
    line = " ".join(change(Game(seed=1).notation().split()))
    with pytest.raises(BadPosition) as refused:
        Game.from_notation(line)
    assert refused.value.code == code
    assert str(refused.value).endswith(".")


def test_a_line_that_is_no_text_is_refused() -> None:
    with pytest.raises(BadPosition):
        Game.from_notation(5)  # type: ignore[arg-type]


def test_every_public_name_is_there_and_listed() -> None:
    for public in vars(happycity)["__all__"]:
        assert getattr(happycity, public) is not None
    assert {"lab", "bots", "cards"} <= {*dir(happycity)}
    assert happycity.lab.__name__ == "happycity.lab"
    with pytest.raises(AttributeError):
        getattr(happycity, "no_such_name")  # noqa: B009


@pytest.mark.parametrize("seat", ["0", None, 1.0, True, [0]])
def test_what_is_no_seat_gets_the_same_sentence(seat: Any) -> None:
    game = Game(EXPERT, seed=1)
    for method in (game.view, game.score_sheet, game.looks_at):
        with pytest.raises(BadArgument, match=r"^There is no such seat in this game: .*the last one is 2\.$"):
            method(seat)
    if seat is not None:
        for about in (lambda: game.price("museum", seat), lambda: game.progress("castle", seat)):
            with pytest.raises(BadArgument, match="no such seat"):
                about()


def test_a_seat_may_be_a_number_of_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    game = middle()
    seat = numpy.int64(1)
    assert json.dumps(game.view(seat)) == json.dumps(game.view(1))
    assert game.score_sheet(seat) == game.score_sheet(1)
    assert game.looks_at(seat) == game.looks_at(1)
    assert game.price("museum", seat) == game.price("museum", 1)
    assert game.progress("castle", seat) == game.progress("castle", 1)
    options = Options(players=numpy.int64(3), mode="expert", grozilla=True)
    assert options == EXPERT
    assert json.dumps(options.to_json()) == json.dumps(EXPERT.to_json())
    game.undo(numpy.int64(3))
    assert len(game.actions) == 3


@pytest.mark.parametrize("card", [5, None, ["museum"]])
def test_a_card_is_named_by_its_id(card: Any) -> None:
    game = Game(seed=1)
    for method in (game.price, game.progress):
        with pytest.raises(BadArgument):
            method(card)
    if card is not None:
        with pytest.raises(IllegalAction, match="cannot"):
            game.play("draw 1", reveals=card)


@pytest.mark.parametrize("to", ["1", 1.5, True, -1, 2])
def test_undo_counts_actions(to: Any) -> None:
    game = Game(seed=1)
    game.play("draw 1")
    with pytest.raises(IllegalAction, match=r"^Only one action has been played"):
        game.undo(to)
    assert len(game.actions) == 1


def test_a_catalogue_is_shown_in_a_line() -> None:
    catalogue = load_catalogue(str(ROOT / "examples" / "my-pack.toml"))
    assert repr(catalogue).endswith(" monsters, pack My pack>")
    assert "\n" not in repr(catalogue)
    assert len(repr(catalogue)) < 100

"""The laboratory from Python: trusted bots play in this process."""

from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from happycity import Game, IllegalAction, Options, lab
from happycity.bots.factory import make
from happycity.cards import load_catalogue
from happycity.errors import BadOptions, BadPack
from happycity.game.codec import Codec
from happycity.game.lazy_view import LazyView
from happycity.lab.api import is_importable
from happycity.lab.workers import count_processes
from tests.support.games import EVERY, name, steps

ROOT = Path(__file__).parents[2]


class First:
    """Plays the first legal action, and keeps what it saw."""

    seen: ClassVar[list[Any]] = []

    def decide(self, view: Any, legal: Sequence[str]) -> str:
        self.seen.append((view, legal))
        return legal[0]


class Dice:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def decide(self, view: Any, legal: Sequence[str]) -> str:
        return self.rng.choice(legal)


class Reader:
    """Asks greedy with the view that it gets."""

    def decide(self, view: Any, legal: Sequence[str]) -> str:
        return make("greedy").decide(view, legal)


class Cheat:
    def decide(self, view: Any, legal: Sequence[str]) -> str:
        return "buy everything"


class Broken:
    def decide(self, view: Any, legal: Sequence[str]) -> str:
        raise ZeroDivisionError("my own bug")


def plain(result: Any) -> str:
    """A result without its times and names."""
    drop = ("seconds", "ms_per_move", "bot", "reproducible")
    if isinstance(result, dict):
        return str({key: plain(value) for key, value in result.items() if key not in drop})
    return str([plain(value) for value in result]) if isinstance(result, list) else str(result)


def test_classes_and_names_play_together() -> None:
    result = lab.tournament([First, "greedy", Dice], games=12, mode="expert", grozilla=True)
    assert [bot["bot"] for bot in result["bots"]] == ["First", "greedy", "Dice"]
    assert result["games"] == 12
    assert result["players"] == 3
    assert lab.simulate([Dice, First], games=5)["games"] == 5


def test_a_seed_repeats_the_games_in_any_number_of_processes() -> None:
    match = {"games": 8, "mode": "expert"}
    first = lab.tournament([Dice, "greedy"], **match)  # type: ignore[arg-type]
    assert plain(first) == plain(lab.tournament([Dice, "greedy"], **match))  # type: ignore[arg-type]
    assert plain(first) == plain(lab.tournament([Dice, "greedy"], jobs=2, **match))  # type: ignore[arg-type]
    assert plain(first) != plain(lab.tournament([Dice, "greedy"], seed=2, **match))  # type: ignore[arg-type]


def test_a_class_that_reads_the_view_decides_like_the_bot_that_reads_the_table() -> None:
    reader = lab.simulate([Reader, "random"], games=4, mode="expert", grozilla=True)
    assert plain(reader) == plain(lab.simulate(["greedy", "random"], games=4, mode="expert", grozilla=True))


@pytest.mark.parametrize("options", EVERY[::3], ids=name)
def test_a_lazy_view_is_the_view_however_it_is_read(options: Options) -> None:
    codec = Codec.of(Game(options, seed=1).catalogue)
    for game in list(steps(Game(options, seed=1), 1))[::9]:
        view = game.view(game.seat)
        for key, value in view.items():
            assert LazyView(game._table, codec, options)[key] == value

        def lazy(game: Game = game) -> LazyView:
            return LazyView(game._table, codec, options)

        assert lazy() == view
        assert json.loads(json.dumps(lazy())) == json.loads(json.dumps(view))
        assert {**lazy()} == dict(lazy()) == lazy().copy() == copy.deepcopy(lazy()) == view
        assert pickle.loads(pickle.dumps(lazy())) == view
        assert set(lazy()) == set(lazy().keys()) == set(view)
        assert len(lazy()) == len(view)
        assert "unseen" in lazy()
        assert "seed" not in lazy()
        assert lazy().get("seed", 5) == 5
        assert lazy().get("phase") == view["phase"]
        assert repr(dict(lazy())) == repr(lazy())
        assert not lazy() != view  # noqa: SIM202 - dictionaries have a method of their own for it
        assert lazy() | {"mine": 1} == view | {"mine": 1}
        assert {*reversed(lazy())} == set(view)
        assert lazy().pop("phase") == lazy().setdefault("phase", None) == view["phase"]
        with pytest.raises(KeyError):
            lazy()["seed"]


def test_a_view_that_a_bot_keeps_does_not_change() -> None:
    First.seen.clear()
    lab.simulate([First, "random"], games=1)
    rounds = [view["round"] for view, _ in First.seen]
    assert rounds == sorted(rounds)
    assert rounds[0] == 1
    assert rounds[-1] > 3


def test_the_error_of_a_trusted_bot_is_its_own() -> None:
    with pytest.raises(ZeroDivisionError, match="my own bug"):
        lab.simulate([Broken, "random"], games=1)
    with pytest.raises(IllegalAction, match="buy everything"):
        lab.simulate([Cheat, "random"], games=1)


@pytest.mark.parametrize("bots", ["greedy", First, {"greedy"}])
def test_bots_are_a_list(bots: Any) -> None:
    with pytest.raises(BadOptions, match=r"^Bots are a list"):
        lab.simulate(bots, games=1)


@pytest.mark.parametrize("bot", [First(), 5, dict, type("random", (First,), {})])
def test_what_cannot_make_a_bot_is_refused_in_a_sentence(bot: Any) -> None:
    with pytest.raises(BadOptions, match="cannot play"):
        lab.tournament([bot, "random"], games=2)


def test_no_jobs_means_one_process_for_each_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("happycity.lab.workers.usable_cores", lambda: 2)
    assert count_processes(0) == 2
    assert plain(lab.simulate(["easy:5"], games=4, jobs=0)) == plain(lab.simulate(["easy:5"], games=4))
    for play in (lab.simulate, lab.tournament, lab.dataset, lab.balance):
        with pytest.raises(BadOptions, match="jobs cannot be “−1”"):
            play(["greedy", "random"], games=2, jobs=-1)


@pytest.mark.parametrize(
    ("field", "value"),
    [("games", "10"), ("games", 1.5), ("games", True), ("jobs", "2"), ("think_ms", 0), ("think_ms", "1s")],
)
def test_numbers_of_a_match_are_whole(field: str, value: object) -> None:
    options: Any = {"games": 2, field: value}
    for play in (lab.simulate, lab.tournament, lab.dataset, lab.balance):
        with pytest.raises(BadOptions, match=f"^{field} cannot be"):
            play(["greedy", "random"], **options)


def test_numbers_of_a_match_may_be_of_numpy_and_options_are_known() -> None:
    numpy = pytest.importorskip("numpy")
    result = lab.simulate(["random"], games=numpy.int64(3), jobs=numpy.int32(1))
    assert json.loads(json.dumps(result))["games"] == 3
    misspelt: Any = {"player": 3}
    with pytest.raises(
        BadOptions, match=r"^player is not an option; the options are players .* catalogue\.$"
    ):
        lab.simulate(["random"], games=2, **misspelt)


def test_a_class_that_other_processes_cannot_import_is_refused_in_a_sentence() -> None:
    class Local(First):
        pass

    assert is_importable(First)
    for play in (lab.simulate, lab.tournament, lab.dataset, lab.balance):
        with pytest.raises(BadOptions, match="Other processes cannot import Local"):
            play([Local, "random"], games=2, jobs=2)
    assert lab.simulate([Local, "random"], games=2)["games"] == 2
    code = "from tests.lab.test_from_python import *\nclass Cell(First): pass\nprint(is_importable(Cell))"
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert answer.stdout == "False\n", "as in a notebook"


def test_what_is_not_a_catalogue_is_refused_in_a_sentence() -> None:
    pack: Any = "my-pack.toml"
    for play in (lambda: Game(catalogue=pack), lambda: lab.simulate(["random"], games=1, catalogue=pack)):
        with pytest.raises(BadPack, match=r"“my-pack\.toml” is not a catalogue of cards"):
            play()


def test_another_catalogue_plays_other_games() -> None:
    cards = load_catalogue(ROOT / "examples" / "my-pack.toml")
    played = lab.simulate(["greedy", "random"], games=10, catalogue=cards)
    assert plain(played) != plain(lab.simulate(["greedy", "random"], games=10))
    randomly = lab.simulate(["random"], games=500, catalogue=cards)
    assert plain(randomly) != plain(lab.simulate(["random"], games=500))

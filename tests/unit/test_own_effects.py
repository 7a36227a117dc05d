"""Effect pieces from a pack's own Python file: what they may do, what they must have, and who may run them."""

import copy
import json
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest

from happycity import Game, Options, verify
from happycity.cards import Catalogue, Special, catalogue_from_pack, load_catalogue, own_pieces
from happycity.cards.card_text import card_effect
from happycity.cards.model import NEXT_PYTHON
from happycity.errors import BadOptions, BadPack, EffectFailed, HappyCityError
from happycity.lab.plan import Plan
from happycity.rooms.records import read_record
from happycity.rooms.refusal import Refusal
from happycity.schema.game import Setup

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "own-effect.toml"

PACK = """[pack]
name = "Ours"
python = "ours.py"
[[special]]
id = "garden"
pack = "expert"
needs = { green = 1 }
effects = [{ piece = "ours" }]
"""
GOOD = """from happycity.effects import CustomEffect, Param
class Ours(CustomEffect):
    "Ours."
    piece = "ours"
    texts = {"en-GB": "Gives something."}
    def taken(self, table, seat):
        table.gain(seat, 7, self.card)
"""


def example() -> Catalogue:
    return load_catalogue(EXAMPLE, trust=True)


def pack(tmp_path: Path, python: str, toml: str = PACK, *, trust: bool = True) -> Catalogue:
    (tmp_path / "ours.py").write_text(python, encoding="utf-8")
    (tmp_path / "ours.toml").write_text(toml, encoding="utf-8")
    return load_catalogue(tmp_path / "ours.toml", trust=trust)


def about_to_claim(catalogue: Catalogue, special: str, *cards: str, coins: int = 5) -> Game:
    """A game in which seat 0 may claim the special building."""
    own = ["happy-market:yellow", *cards]
    position = {
        "options": {"mode": "expert"},
        "phase": "claim",
        "turn": 0,
        "specials": [special],
        "cities": [{"coins": coins, "cards": own}, {"coins": 9, "cards": ["happy-market:blue"]}],
    }
    return Game.from_position(position, seed=1, catalogue=catalogue)


def refusal(tmp_path: Path, python: str, toml: str = PACK) -> BadPack:
    with pytest.raises(BadPack) as caught:
        pack(tmp_path, python, toml)
    assert "{" not in str(caught.value)
    return caught.value


def test_the_example_plays_scores_and_is_put_into_words() -> None:
    game = about_to_claim(example(), "botanical-garden", "house", "apartment-building", "spa")
    before = game.score_sheet(0).hearts
    game.play("claim botanical-garden")
    assert game.score_sheet(0).hearts == before + 2, "a heart for each of two dwellings"
    (line,) = [line for line in game.score_sheet(0).lines if line.code == "own-piece"]
    assert (line.hearts, line.arguments["special"]) == (2, "botanical-garden")
    while game.round == 1:
        game.play(game.legal()[-1])
    stolen = [
        each for each in game.events if each["event"] == "coins" and each["reason"] == "botanical-garden"
    ]
    assert [(each["seat"], each["coins"]) for each in stolen] == [(1, -1), (0, 1)]
    garden = game.catalogue.find("botanical-garden")
    assert isinstance(garden, Special)
    assert card_effect(garden).startswith("For each dwelling of your city: 1 heart.")
    assert card_effect(garden, "pl").startswith("Za każdy budynek mieszkalny w twoim mieście: 1 serce.")


@pytest.mark.parametrize("seed", range(5))
def test_whole_games_copies_pickles_and_records_keep_the_effect(seed: int) -> None:
    setup: Setup = {"specials": ["botanical-garden", "stonehenge", "big-ben"]}
    game = Game(Options(players=3, mode="expert"), seed=seed, catalogue=example(), setup=setup)
    rng = random.Random(seed)
    while not game.over:
        game.play(rng.choice([each for each in game.legal() if each.startswith("claim")] or game.legal()))
    assert copy.deepcopy(game) == pickle.loads(pickle.dumps(game)) == game
    record = json.loads(json.dumps(game.record()))
    assert Game.from_record(record, trust=True).events == game.events


def test_nothing_runs_without_trust(tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    python = f"open({str(ran)!r}, 'w').close()\n" + GOOD
    with pytest.raises(BadPack) as caught:
        pack(tmp_path, python, trust=False)
    assert caught.value.code == "pack-untrusted"
    assert "ours.py" in str(caught.value)
    content = PACK + NEXT_PYTHON + python
    foreign = {"name": "Ours", "sha256": own_pieces._digest(content), "content": content}
    record = {**Game(seed=1, catalogue=example()).record(), "pack": foreign}
    with pytest.raises(BadPack, match=r"ours\.py"):
        Game.from_record(record)
    assert [finding.code for finding in verify(record)] == ["unplayable"]
    with pytest.raises(Refusal) as refused:
        read_record(record)
    assert refused.value.code == "no-packs", "never in a room, never in the browser"
    assert not ran.exists()
    verify(record, trust=True)
    assert ran.exists(), "with trust it does run"


def test_a_cluster_never_gets_a_python_file() -> None:
    plan = Plan(("random", "random"), Options(mode="expert"), 1, pack=example().pack)
    plan.check()
    with pytest.raises(BadOptions, match="only this machine") as caught:
        plan.check("tcp://127.0.0.1:8786")
    assert caught.value.code == "python-on-cluster"


def test_the_command_line_asks_for_trust_and_simulates() -> None:
    command = [
        sys.executable,
        "-m",
        "happycity",
        "--lang",
        "en-GB",
        "simulate",
        "--mode",
        "expert",
        "--games",
        "4",
    ]
    command += ["--cards", str(EXAMPLE)]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "--trust" in refused.stderr
    # Two processes: each reads the pack anew.
    played = subprocess.run(
        [*command, "--trust", "--jobs", "2", "--json"], capture_output=True, text=True, check=False
    )
    assert json.loads(played.stdout)["games"] == 4, played.stderr


@pytest.mark.parametrize(
    ("change", "code", "says"),
    [
        (("piece = ", "name = "), "pack-python-unnamed", "Ours"),
        (('"ours"', '"Our Piece"'), "pack-python-name", "lower-case"),
        (('"ours"', '"toll"'), "pack-python-taken", "toll"),
        (("def taken", "def seldom"), "pack-python-idle", "before_income"),
        (("self, table, seat", "self, table"), "pack-python-signature", "self, table, seat"),
        (('"en-GB"', '"fr"'), "pack-python-text", "en-GB"),
        (("Gives something.", "Gives {coins}."), "pack-python-unknown", "coins"),
        (("Gives something.", "Gives {gain.__class__}."), "pack-python-unknown", "gain"),
        (("CustomEffect)", "object)"), "pack-python-empty", "CustomEffect"),
        (("import CustomEffect", "import Nothing"), "pack-python-failed", "line 1"),
        (("def taken", "def taken("), "pack-python-failed", "line 6"),
        (('piece = "ours"', 'piece = "ours"; parameters = {"coins": 3}'), "pack-python-param", "coins"),
        (("7, self", 'self.params.number("coins"), self'), "pack-python-undeclared", "line 7"),
        (("7, self", "self.params.colour(), self"), "pack-python-undeclared", "colour"),
    ],
)
def test_a_piece_that_lacks_something_is_refused_when_it_is_loaded(
    tmp_path: Path, change: tuple[str, str], code: str, says: str
) -> None:
    error = refusal(tmp_path, GOOD.replace(*change))
    assert error.code == code
    assert says in str(error)


def test_a_card_must_give_the_parameters_that_its_piece_has(tmp_path: Path) -> None:
    python = GOOD.replace('piece = "ours"', 'piece = "ours"; parameters = {"coins": Param(1, 9)}')
    assert refusal(tmp_path, python).code == "pack-field-missing"
    toml = PACK.replace('piece = "ours"', 'piece = "ours", coins = 10')
    assert refusal(tmp_path, python, toml).code == "pack-number"
    pack(tmp_path, python, PACK.replace('piece = "ours"', 'piece = "ours", coins = 9'))


@pytest.mark.parametrize("name", ["../ours.py", "ours.txt", "/tmp/ours.py"])
def test_the_file_lies_beside_the_pack(tmp_path: Path, name: str) -> None:
    assert refusal(tmp_path, GOOD, PACK.replace("ours.py", name)).code == "pack-python-file"


def test_a_record_brings_what_its_pack_names() -> None:
    for content in (PACK, PACK.replace('python = "ours.py"\n', "") + NEXT_PYTHON + GOOD):
        with pytest.raises(BadPack) as caught:
            catalogue_from_pack(content, trust=True)
        assert caught.value.code == "pack-python-missing"


@pytest.mark.parametrize(
    "body",
    ["1 / 0", "table.gain(seat, -100, self.card)", "table.gain(seat, 10**30, self.card)", "table.sing()"],
)
def test_an_effect_that_fails_is_one_sentence_and_changes_nothing(tmp_path: Path, body: str) -> None:
    catalogue = pack(tmp_path, GOOD.replace("table.gain(seat, 7, self.card)", body))
    game = about_to_claim(catalogue, "garden", "igloo")
    before, legal = game.state(), game.legal()
    with pytest.raises(EffectFailed) as caught:
        game.play("claim garden")
    assert isinstance(caught.value, HappyCityError)
    if "10**30" not in body:  # too large for a table, or for the compiled core before it
        assert caught.value.code == ("effect-out-of-range" if "-100" in body else "effect-failed")
    assert "ours" in str(caught.value)
    assert (game.state(), game.legal(), game.actions) == (before, legal, ())
    game.play("pass")


@pytest.mark.parametrize(
    ("hook", "value"),
    [
        ("price(self, table, card, price)", "-1"),
        ("price(self, table, card, price)", "'free'"),
        ("coin(self, coins)", "10**6"),
        ("points(self, points, income)", "2.5"),
        ("income(self, table, seat, slot)", "10**30"),
        ("final_copy(self, table, seat, slot)", "9999"),
    ],
)
def test_numbers_that_no_table_holds_are_refused(tmp_path: Path, hook: str, value: str) -> None:
    python = GOOD.replace("taken(self, table, seat)", hook).replace(
        "table.gain(seat, 7, self.card)", f"return {value}"
    )
    game = about_to_claim(pack(tmp_path, python), "garden", "igloo")

    def play_on() -> None:
        game.play("claim garden")
        while not game.over:
            game.play("coin" if "coin" in game.legal() and game.round < 4 else game.legal()[0])
            game.state()

    with pytest.raises(EffectFailed, match=hook.partition("(")[0]):
        play_on()

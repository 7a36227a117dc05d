"""The base package needs librt and mypy_extensions only; what needs more says which extra brings it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import happycity
from happycity.errors import MissingExtra
from happycity.extras import EXTRAS, require

ROOT = Path(__file__).parents[2]
ONLY_THE_BASE = """
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        allowed = {*sys.stdlib_module_names, "happycity", "librt", "mypy_extensions"}
        if name.partition(".")[0] not in allowed and not name.startswith("happycity_") and "__mypyc" not in name:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Block())
"""


def run_base(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python where only the base package is installed."""
    return subprocess.run(
        [sys.executable, "-c", ONLY_THE_BASE + code, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "HAPPYCITY_LANG": "en-GB"},
    )


def test_the_base_plays_a_match_of_bots() -> None:
    code = """
from happycity import Game, Options
from happycity.bots.factory import make
game = Game(Options(players=2, mode="expert", grozilla=True), seed=1)
bots = [make("greedy"), make("normal:5")]
while not game.over:
    game.play(bots[game.seat].decide(game.view(game.seat), game.legal()))
print(len(game.outcome.points))
"""
    assert run_base(code).stdout == "2\n"


def test_without_openskill_a_rating_is_null() -> None:
    code = """
from happycity import Options
from happycity.lab.plan import Plan
from happycity.lab.tables import tournament_csv, tournament_table
from happycity.lab.tournaments import tournament
result = tournament(Plan(("greedy", "random"), Options(), 1), 2)
print([bot["rating"] for bot in result["bots"]], len(tournament_csv(result).splitlines()))
"""
    assert run_base(code).stdout == "[None, None] 3\n"


@pytest.mark.parametrize("command", [[], ["serve"], ["play"], ["simulate"], ["bots"]])
def test_without_an_extra_a_command_says_in_one_sentence_which_one_to_install(command: list[str]) -> None:
    answer = run_base("from happycity.cli import main; main()", *command)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr.count("\n") == 1
    assert 'pip install "happycity[play]"' in answer.stderr


def test_a_missing_library_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r'pyarrow, .*: pip install "happycity\[lab\]"') as refused:
        require("pyarrow")
    assert isinstance(refused.value, ImportError)
    with pytest.raises(ModuleNotFoundError):
        require("happycity.no_such_module")


def test_every_extra_is_declared() -> None:
    declared = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text())["project"]
    assert {*EXTRAS} == {*declared["optional-dependencies"]} - {"test", "lint", "docs"}
    assert [line.partition("=")[0].strip(">") for line in declared["dependencies"]] == [
        "librt",
        "mypy_extensions",
    ]


def test_python_dash_m_is_the_command() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "happycity", "--version"], capture_output=True, text=True, check=True
    )
    assert answer.stdout == f"happycity {happycity.__version__}\n"


@pytest.mark.parametrize("module", ["happycity", "backend"])
def test_an_older_python_is_told_in_one_sentence(module: str) -> None:
    """Whoever imports a source tree, and pip when it builds one."""
    code = f"import sys; sys.version_info = (3, 10, 13); sys.version = '3.10.13 (main)'; import {module}"
    answer = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "_build")])},
    )
    assert answer.stderr == "Happy City needs Python 3.11 or newer; this is Python 3.10.13.\n"


def test_dir_lists_the_public_names_before_they_are_imported() -> None:
    code = "import happycity; print(*(name for name in dir(happycity) if not name.startswith('__')))"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    packages = {"bots", "cards", "effects", "envs", "lab"}
    assert set(answer.stdout.split()) == {*vars(happycity)["__all__"], *packages}


def test_openspiel_and_batches_need_no_other_framework() -> None:
    pytest.importorskip("pyspiel")
    code = """
import sys
sys.modules.update(dict.fromkeys(("gymnasium", "pettingzoo")))
import pyspiel, happycity.envs.openspiel
from happycity import envs
print(pyspiel.load_game("happycity(players=3)").num_players(), envs.BatchedEnv(2).n, "aec" in dir(envs))
for name in ("aec", "HappyCityEnv"):
    try:
        getattr(envs, name)
    except ImportError as error:
        print(error)
"""
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, *sentences = answer.stdout.splitlines()
    assert first == "3 2 False"
    assert (
        sentences
        == ['This needs the library gymnasium, which is not installed: pip install "happycity[rl]".'] * 2
    )


def test_without_its_extra_a_package_is_no_attribute_but_its_import_names_the_extra() -> None:
    code = """
import happycity
print(hasattr(happycity, "envs"), hasattr(happycity, "lab"))
for attempt in ("happycity.envs", "import happycity.envs"):
    try:
        exec(attempt)
    except (AttributeError, ImportError) as error:
        print(type(error).__name__, "numpy" in str(error), "rl" in str(error))
"""
    answers = ["False True", "AttributeError True True", "MissingExtra True True"]
    assert run_base(code).stdout.splitlines() == answers

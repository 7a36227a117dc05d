"""`happycity simulate`: the JSON of the interface, exact sums, the same for any number of processes."""

import json
import math
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from happycity.errors import BadOptions
from happycity.game.options import Options
from happycity.lab.plan import Plan
from happycity.lab.schema import SimulationResult
from happycity.lab.simulations import TASK_GAMES, random_tasks, random_totals, simulate
from happycity.lab.statistics import Sums
from happycity.lab.tables import fault_counts, simulation_csv, simulation_table
from happycity.schema.game import Mode

RANDOM = Plan(("random",), Options(), seed=1)


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    code = "from happycity.cli.main import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False, timeout=120
    )


def without_time(result: SimulationResult) -> SimulationResult:
    return {**result, "seconds": 0}


@pytest.mark.core
def test_the_json_is_that_of_the_interface() -> None:
    result = simulate(RANDOM, 40)
    assert list(result) == ["games", "actions", "seconds", "reproducible", "rounds", "points", "seats"]
    assert result["games"] == 40
    assert 40 * 50 < result["actions"] < 40 * 120
    assert set(result["rounds"]) == set(result["points"]) == {"mean", "sd"}
    assert [set(seat) for seat in result["seats"]] == [{"bot", "wins", "points"}] * 2
    assert sum(seat["wins"] for seat in result["seats"]) == 40


def test_what_bots_do_wrong_is_told_by_seat(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("class Bad:\n    def decide(self, view, legal):\n        1 / 0\n")
    result = simulate(Plan((f"{path}:Bad", "random"), Options(players=3), seed=2), 2)
    assert result["reproducible"] is False
    first, second, third = result["seats"]
    assert "faults" not in second
    for seat in (first, third):
        assert fault_counts(seat)["bot-crashed"] > 10
        assert "ZeroDivisionError" in str(seat["faults"]["first"])
    table = simulation_table(result, "en-GB")
    assert f"failed {first['faults']['bot-crashed']} times" in table
    assert "may decide differently next time" in table
    assert simulation_csv(result).splitlines()[1].endswith(f",{first['faults']['bot-crashed']}")


@pytest.mark.core
@pytest.mark.parametrize("mode", ["family", "expert"])
@pytest.mark.parametrize("players", [2, 3])
def test_bots_of_any_kind_are_counted_alike(mode: Mode, players: int) -> None:
    options = Options(players=players, mode=mode, grozilla=mode == "expert")
    result = simulate(Plan(("greedy", "random"), options, seed=2), 2)
    assert [seat["bot"] for seat in result["seats"]] == (["greedy", "random"] * 3)[:players]
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(2)
    assert result["games"] == 2


def test_portions_merge_exactly() -> None:
    """The sums of parts are the sums of the whole, whoever plays which games."""
    options, games, seed, _ = random_tasks(RANDOM, 60)[0].args
    whole = asdict(random_totals(options, games, seed, 0))
    parts = [asdict(random_totals(options, 20, seed, first)) for first in (40, 0, 20)]
    for key in ("games", "actions", "rounds", "rounds_squared"):
        assert whole[key] == sum(part[key] for part in parts)
    for key in ("points", "points_squared", "wins"):
        assert whole[key] == [sum(values) for values in zip(*(part[key] for part in parts), strict=True)]


@pytest.mark.slow
def test_processes_change_nothing() -> None:
    games = TASK_GAMES + 500
    assert without_time(simulate(RANDOM, games, jobs=1)) == without_time(simulate(RANDOM, games, jobs=2))


@pytest.mark.slow
def test_random_games_inside_the_core_and_outside_agree() -> None:
    """The same distribution: the means of both ways lie within five standard errors."""
    inside = simulate(RANDOM, 20_000)
    plan = Plan(("random", "random"), Options(), seed=9, rotated=False)
    outside = Sums()
    from happycity.lab.deals import play_deal

    for deal in range(1500):
        for points in play_deal(plan, deal)["points"][0]:
            outside.add(points)
    sd = inside["points"]["sd"]
    assert abs(inside["points"]["mean"] - outside.to_json()["mean"]) < 5 * sd / math.sqrt(outside.count)


def test_the_yardstick_agrees() -> None:
    """Actions per game and mean points of random family games, 2 to 5 players (design: targets)."""
    for players, actions, points in ((2, 77.6, 26.2), (5, 166.9, 20.0)):
        result = simulate(Plan(("random",), Options(players=players), seed=4), 400)
        assert result["actions"] / 400 == pytest.approx(actions, rel=0.04)
        assert result["points"]["mean"] == pytest.approx(points, rel=0.12)


def test_sums_are_those_of_the_textbook() -> None:
    sums = Sums()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        sums.add(value)
    assert sums.to_json() == {"mean": 5.0, "sd": pytest.approx(math.sqrt(32 / 7))}
    assert Sums().to_json() == {"mean": 0.0, "sd": 0.0}


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(BadOptions, match="0 games"):
        simulate(RANDOM, 0)
    with pytest.raises(BadOptions, match="3 bots do not fit"):
        Plan(("random",) * 3, Options(), seed=1)


def test_the_command_prints_one_json_object_and_no_bar() -> None:
    done = command("simulate", "--games", "50", "--players", "3", "--mode", "expert", "--seed", "5", "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert len(json.loads(done.stdout)["seats"]) == 3
    assert json.loads(done.stdout)["seats"][2]["bot"] == "random"


def test_the_command_speaks_to_people_and_spreadsheets() -> None:
    printed = command("simulate", "--games", "20")
    assert "20 games" in printed.stdout
    table = command("simulate", "--games", "20", "--csv").stdout.splitlines()
    assert table[0] == "seat,bot,games,wins,points_mean,points_sd,faults"
    assert len(table) == 3
    wrong = command("simulate", "--bots", "zufall")
    assert wrong.returncode == 2
    assert "zufall" in wrong.stderr
    assert "Traceback" not in wrong.stderr


def test_bots_are_listed() -> None:
    listed = command("bots").stdout
    for name in ("random", "greedy", "easy", "normal", "hard", "champion", "exec:"):
        assert name in listed

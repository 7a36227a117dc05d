"""Rows for data frames: `lab.dataset` and `--output`."""

from __future__ import annotations

import csv
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from happycity import Game, Options, lab
from happycity.cli import main
from happycity.errors import BadOptions, MissingExtra
from happycity.lab.data import TABLES
from happycity.lab.output import open_output
from happycity.lab.plan import Plan
from happycity.lab.tournaments import tournament

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
MATCH = ["--bots", "greedy,random", "--games", "4", "--mode", "expert", "--grozilla", "--json"]


def read_csv(folder: Path, table: str) -> list[dict[str, str]]:
    with (folder / f"{table}.csv").open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def test_the_rows_of_a_game_replay_it() -> None:
    data = lab.dataset(["greedy", "random"], games=3, mode="expert", grozilla=True)
    plan = Plan(("greedy", "random"), Options(mode="expert", grozilla=True), 1)
    for number in range(3):
        game = Game(plan.options, seed=plan.deal_seed(number))
        for row in (row for row in data["decisions"] if row["game"] == number):
            assert (row["phase"], row["seat"], row["round"]) == (game.phase, game.seat, game.round)
            assert row["legal"] == len(game.legal())
            drawn = len(game.draws)
            game.play(str(row["action"]))
            assert game.draws[drawn:] == ((row["reveals"],) if row["reveals"] else ())
        assert game.outcome is not None
        seats = [row for row in data["seats"] if row["game"] == number]
        assert tuple(row["points"] for row in seats) == game.outcome.points
        assert tuple(row["coins"] for row in seats) == game.outcome.coins
        assert tuple(row["seat"] for row in seats if row["won"]) == game.outcome.winners
        assert [row["special"] for row in seats] == [city["special"] for city in game.state()["cities"]]
        assert data["games"][number]["actions"] == len(game.actions)


def test_rows_have_the_columns_and_types_that_are_promised() -> None:
    data: Any = lab.dataset(["random"], games=5, players=3)
    for table, columns in TABLES.items():
        for row in data[table]:
            assert list(row) == list(columns)
            for name, kind in columns.items():
                assert type(row[name]) is kind or (row[name] is None and name in ("special", "reveals"))


def test_every_column_is_documented() -> None:
    for table, columns in TABLES.items():
        section = DOCUMENT.partition(f"### `{table}`")[2].partition("\n#")[0]
        for column in columns:
            assert f"| `{column}`" in section, (table, column)


def test_any_number_of_processes_gives_the_same_rows() -> None:
    one = lab.dataset(["easy:5", "greedy"], games=6, seed=3)
    assert one == lab.dataset(["easy:5", "greedy"], games=6, seed=3, jobs=2)


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_output_as_csv(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([command, *MATCH, "--output", str(tmp_path / "new"), "--format", "csv", "--jobs", "1"])
    result = json.loads(capsys.readouterr().out)
    games = read_csv(tmp_path / "new", "games")
    assert len(games) == result["games"]
    assert [row["game"] for row in games] == [str(number) for number in range(len(games))]
    seats = read_csv(tmp_path / "new", "seats")
    assert len(seats) == 2 * result["games"]
    key = "seats" if command == "simulate" else "bots"
    for bot in result[key]:
        won = sum(float(row["won"]) for row in seats if row["bot"] == bot["bot"])
        assert won == pytest.approx(bot["wins"])
    decisions = read_csv(tmp_path / "new", "decisions")
    assert len(decisions) == sum(int(row["actions"]) for row in games)


def test_output_as_parquet_has_the_same_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    main(["simulate", *MATCH, "--output", str(tmp_path)])
    data: Any = lab.dataset(["greedy", "random"], games=4, mode="expert", grozilla=True)
    for table, columns in TABLES.items():
        read = parquet.read_table(tmp_path / f"{table}.parquet")
        assert read.column_names == list(columns)
        assert read.to_pylist() == data[table]


@pytest.mark.parametrize("play", [lab.simulate, lab.tournament])
def test_python_writes_the_files_of_the_command(play: Any, tmp_path: Path) -> None:
    match = {"games": 4, "mode": "expert", "grozilla": True}
    command = "simulate" if play is lab.simulate else "tournament"
    main([command, *MATCH, "--output", str(tmp_path / "typed"), "--format", "csv", "--jobs", "1"])
    play(["greedy", "random"], output=tmp_path / "called", format="csv", **match)
    for table in TABLES:
        assert read_csv(tmp_path / "typed", table) == read_csv(tmp_path / "called", table)
    with pytest.raises(BadOptions, match=r"games\.csv” already exists"):
        play(["greedy", "random"], output=str(tmp_path / "called"), format="csv", **match)


def test_files_are_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", *MATCH, "--output", str(tmp_path), "--format", "csv"]
    main(command)
    with pytest.raises(SystemExit):
        main(command)
    assert "games.csv" in capsys.readouterr().err


def test_without_pyarrow_one_sentence_names_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(import_module("sys").modules, "pyarrow.parquet", None)
    with pytest.raises(MissingExtra, match=r"happycity\[lab\]"), open_output(tmp_path / "new", "parquet"):
        pass
    assert not (tmp_path / "new").exists()


def test_another_format_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"parquet \| csv"), open_output(tmp_path, "xlsx"):
        pass


def test_output_and_results_exclude_each_other(tmp_path: Path) -> None:
    plan = Plan(("greedy", "random"), Options(), 1)
    with (
        open_output(tmp_path / "new", "csv") as sink,
        pytest.raises(BadOptions, match="--output or --results"),
    ):
        tournament(plan, 2, results=tmp_path / "results", sink=sink)


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_pack_is_played_with(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = str(ROOT / "examples" / "my-pack.toml")
    answers = []
    for cards in ([], ["--cards", pack]):
        main([command, "--bots", "greedy,random", "--games", "6", "--json", "--jobs", "1", *cards])
        answers.append(json.loads(capsys.readouterr().out))
    assert [seat["points"] for seat in answers[0].get("seats", answers[0].get("bots"))] != [
        seat["points"] for seat in answers[1].get("seats", answers[1].get("bots"))
    ]
    with pytest.raises(SystemExit):
        main([command, "--bots", "greedy,random", "--cards", str(tmp_path / "none.toml")])
    assert "none.toml" in capsys.readouterr().err

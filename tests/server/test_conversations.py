"""Conversations that an older build had, word for word, and databases that it wrote.

`tools/conversations.py` recorded them. What depends on time or chance is masked by one function
(`tests.support.conversation.tape.masked`); everything else must stay as it was, to the order of the fields.
"""

from __future__ import annotations

import itertools
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import tool
from tests.support.conversation import fixture, scenes
from tests.support.conversation.present import HERE, ROOMS, later, sqlite_copy
from tests.support.conversation.stage import command, environment
from tests.support.conversation.tape import Difference, Tape, masked, plain

pytestmark = pytest.mark.slow

ON_POSTGRES = ("trio", "lobby", "rematch")
WHOLE = "opens"
"""The conversation that looks at every room of the fixture and plays on in each game."""
numbers = itertools.count()


def recorded(name: str) -> Path:
    return scenes.CONVERSATIONS / f"{name}.jsonl"


def psql(address: str, *words: str) -> None:
    program = str(tool().find_programs() / "psql")
    subprocess.run(
        [program, "-q", "-v", "ON_ERROR_STOP=1", *words, address],
        check=True,
        stdout=subprocess.DEVNULL,
        cwd="/",
    )


@pytest.fixture
def written(postgres: str) -> Iterator[str]:
    """The address of a PostgreSQL with what the older build wrote."""
    name = f"written_{next(numbers)}"
    address = f"{postgres.rpartition('/')[0]}/{name}"
    psql(postgres, "-c", f"CREATE DATABASE {name}")
    psql(address, "-f", str(fixture.POSTGRES))
    psql(address, *(word for statement in later("postgresql") for word in ("-c", statement)))
    yield address
    psql(postgres, "-c", f"DROP DATABASE {name} WITH (FORCE)")


def test_every_conversation_is_recorded() -> None:
    assert {path.stem for path in scenes.CONVERSATIONS.glob("*.jsonl")} == set(scenes.SCENES)


@pytest.mark.parametrize("name", [name for name in scenes.SCENES if name != WHOLE])
def test_a_conversation_is_what_it_was(name: str, tmp_path: Path) -> None:
    scenes.performed(name, sqlite_copy(tmp_path), tmp_path, recorded(name))


@pytest.mark.parametrize("name", ON_POSTGRES)
def test_a_conversation_is_the_same_on_postgres(name: str, written: str, tmp_path: Path) -> None:
    scenes.performed(name, written, tmp_path, recorded(name))


def goes_on(database: str, folder: Path) -> None:
    """Every room is readable, every running game takes moves, every game that is over can be verified."""
    tape = scenes.performed(WHOLE, database, folder, recorded(WHOLE))
    assert len(tape.records) == sum(len(room["over"]) for room in HERE["rooms"].values())
    for number, record in enumerate(tape.records):
        file = folder / f"{number}.json"
        file.write_text(json.dumps(record), encoding="utf-8")
        done = subprocess.run(
            command("verify", str(file)), env=environment(), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_a_file_of_an_older_build_opens_and_its_games_go_on(tmp_path: Path) -> None:
    goes_on(sqlite_copy(tmp_path), tmp_path)


def test_a_postgres_of_an_older_build_opens_and_its_games_go_on(written: str, tmp_path: Path) -> None:
    goes_on(written, tmp_path)


def test_the_operator_finds_what_was_there(tmp_path: Path) -> None:
    database = sqlite_copy(tmp_path)

    def told(*words: str) -> list[dict[str, object]]:
        done = subprocess.run(
            command("admin", *words, "--json", "--database", database),
            env=environment(), capture_output=True, text=True, check=True,
        )  # fmt: skip
        return [json.loads(line) for line in done.stdout.splitlines()]

    assert {str(room["id"]) for room in told("list")} == set(ROOMS.values())
    assert [(each["address"], each["reason"]) for each in told("bans")] == [(HERE["banned"], "spam")]


def test_a_difference_is_seen(tmp_path: Path) -> None:
    """Another name, another order, a frame too many or too few, another way of writing."""
    frames = ['{"type":"ack","id":"x","seq":1}', '{"type":"pong","time":1789000000000,"id":null}']
    first = Tape([])
    for frame in frames:
        first.heard("ana", frame)
    file = tmp_path / "tape.jsonl"
    file.write_text("\n".join(first.lines) + "\n")
    same = Tape([], file)
    same.heard("ana", frames[0])
    same.heard("ana", frames[1].replace("17890", "17990"))
    same.finish()
    for other in (
        '{"type":"ack","id":"x","sequence":1}',
        '{"id":"x","type":"ack","seq":1}',
        '{"type":"ack", "id":"x","seq":1}',
    ):
        with pytest.raises(Difference):
            Tape([], file).heard("ana", other)
    with pytest.raises(Difference):
        same.heard("ana", frames[1])
    with pytest.raises(Difference):
        Tape([], file).finish()


def test_only_time_and_chance_are_masked() -> None:
    room, fresh = "k3v9q2mjh7wtx4bn6rzd", "z3v9q2mjh7wtx4bn6rzd"
    words = {
        "at": 1_789_000_000_000,
        "since": None,
        "seq": 7,
        "commitment": "aa",
        "id": room,
        "token": "t",
        "created": 3,
    }
    assert masked(words, frozenset({room, "aa"})) == {**words, "at": "<time>", "token": "<token>"}
    words = {
        "commitment": "bb",
        "fair": f"{fresh}/1",
        "path": f"/r/{fresh}#seat=a-b_c",
        "id": "ana-1",
        "time": 12,
    }
    told = {
        "commitment": "<commitment>",
        "fair": "<id>/1",
        "path": "/r/<id>#seat=<token>",
        "id": "ana-1",
        "time": 12,
    }
    assert plain(masked(words, frozenset({room}))) == plain(told)

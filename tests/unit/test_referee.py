"""The referee: answers as in interface.md, and whatever is sent to it, a refused line changes nothing."""

from __future__ import annotations

import io
import json
import os
import random
import string
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from happycity import Game, Options
from happycity.cli.referee import Referee, serve
from happycity.game.actions import FORMS
from happycity.jsonlines import MAX_LINE_BYTES
from tests.support.games import EVERY, finished, name

Json = dict[str, Any]
LINES = 100_000 if os.environ.get("TORTURE") else 10_000


def ask(referee: Referee, **command: Any) -> Json:
    answer: Json = json.loads(json.dumps(referee.answer(json.dumps(command).encode())))
    return answer


# Commands


def test_a_game_is_played_line_by_line() -> None:
    referee = Referee()
    new = ask(referee, cmd="new", options={"players": 3}, seed=1, setup={"decks": [["school"]]})
    assert list(new) == ["ok", "state", "legal"]
    assert new["legal"] == ["draw 1", "draw 2", "draw 3"]
    played = ask(referee, cmd="play", action="draw 1")
    assert list(played) == ["ok", "events", "state", "legal"]
    assert played["events"] == [{"event": "drawn", "seat": 0, "card": "school", "deck": 1}]
    assert ask(referee, cmd="state") == {"ok": True, "state": played["state"]}
    assert ask(referee, cmd="legal") == {"ok": True, "legal": played["legal"]}
    record = ask(referee, cmd="record", players=["Ana"])["record"]
    assert (record["actions"], record["draws"], record["players"]) == (["draw 1"], ["school"], ["Ana"])
    again = Referee()
    assert ask(again, cmd="load", record=record)["state"] == played["state"]
    assert ask(referee, cmd="view", seat=1)["view"]["you"] == 1
    assert ask(referee, cmd="undo")["state"] == new["state"]
    assert ask(referee, cmd="events")["events"][0] == {"event": "round-started", "round": 1}


@pytest.mark.parametrize("options", EVERY[::5], ids=name)
def test_a_position_is_loaded(options: Options) -> None:
    state = finished(options, 2).state()
    loaded = ask(Referee(), cmd="load", position=state, seed=1)
    assert loaded == {"ok": True, "state": state, "legal": []}


def test_a_bot_is_asked_and_its_choice_not_played() -> None:
    referee = Referee()
    before = ask(referee, cmd="new", seed=1)
    chosen = ask(referee, cmd="choose", bot="random", think_ms=50)
    assert chosen["action"] in before["legal"]
    assert ask(referee, cmd="state")["state"] == before["state"]


REFUSED: list[tuple[Json, str]] = [
    ({"cmd": "state"}, "no-game"),
    ({"cmd": "fly"}, "bad-command"),
    ({"cmd": 3}, "bad-command"),
    ({"cmd": ["new"]}, "bad-command"),
    ({}, "missing-field"),
    ({"cmd": "new", "options": {"players": 6}}, "bad-options"),
    ({"cmd": "new", "options": []}, "bad-options"),
    ({"cmd": "new", "seed": -1}, "bad-seed"),
    ({"cmd": "new", "seed": 1.0}, "bad-seed"),
    ({"cmd": "new", "setup": 3}, "wrong-type"),
    ({"cmd": "load"}, "missing-field"),
    ({"cmd": "load", "position": []}, "wrong-type"),
    ({"cmd": "load", "record": {}}, "missing-field"),
]


@pytest.mark.parametrize(("command", "code"), REFUSED)
def test_a_wrong_command_is_refused_in_a_sentence(command: Json, code: str) -> None:
    answer = ask(Referee(), **command)
    assert list(answer) == ["ok", "code", "args", "error"]
    assert (answer["ok"], answer["code"]) == (False, code)
    assert answer["error"].endswith(".")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"cmd": "play", "action": "buy museum"}, "wrong-phase"),
        ({"cmd": "play", "action": 3}, "unknown-action"),
        ({"cmd": "play", "action": ["coin"]}, "unknown-action"),
        ({"cmd": "play"}, "missing-field"),
        ({"cmd": "undo"}, "nothing-to-undo"),
        ({"cmd": "undo", "to": 5}, "out-of-range"),
        ({"cmd": "view", "seat": 2}, "out-of-range"),
        ({"cmd": "record", "players": [1]}, "wrong-type"),
        ({"cmd": "choose", "bot": "hal9000"}, "bot-not-built-in"),
        ({"cmd": "choose", "bot": "exec:touch /tmp/oops"}, "bot-not-built-in"),
        ({"cmd": "choose", "bot": "my_bot.py:MyBot"}, "bot-not-built-in"),
        ({"cmd": "choose", "bot": "hard:my_bot.py:MyBot"}, "bad-budget"),
        ({"cmd": "choose", "bot": 3}, "wrong-type"),
        ({"cmd": "choose", "bot": "random", "think_ms": "long"}, "wrong-type"),
        ({"cmd": "choose", "bot": "random", "think_ms": 0}, "out-of-range"),
    ],
)
def test_a_refusal_leaves_the_game_as_it_was(command: Json, code: str) -> None:
    referee = Referee()
    before = ask(referee, cmd="new", seed=1)
    answer = ask(referee, **command)
    assert (answer["ok"], answer["code"]) == (False, code)
    assert ask(referee, cmd="state")["state"] == before["state"]


def test_a_refusal_recommends_what_would_be_taken() -> None:
    referee = Referee()
    ask(referee, cmd="new", seed=1)
    error = ask(referee, cmd="choose", bot="exec:ls")["error"]
    assert "champion" in error
    assert "./mybot" not in error
    played = ask(referee, cmd="play", action="fly")["error"]
    assert all(form in played for form in FORMS.values())


def test_a_string_in_the_wrong_place_keeps_its_quotation_marks() -> None:
    for coins, quoted in (("3", '"3"'), (True, "true"), ([3], "[…]"), (1.5, "1.5")):
        cities = [{"coins": coins, "cards": ["happy-market"]}, {"coins": 0, "cards": ["happy-market"]}]
        position = {"options": {}, "phase": "buy", "turn": 0, "cities": cities}
        refused = ask(Referee(), cmd="load", position=position)
        assert refused["error"] == f"cities[0].coins must be a whole number, not {quoted}."
    answer = Referee().answer(b'"new"')
    assert not answer["ok"]
    assert answer["error"] == 'This must be an object with named fields, not "new".'


def test_the_example_of_the_interface() -> None:
    position = {
        "options": {}, "phase": "buy", "turn": 0, "central": ["museum"],
        "cities": [{"coins": 3, "cards": ["happy-market"]}, {"coins": 0, "cards": ["happy-market"]}],
    }  # fmt: skip
    referee = Referee()
    ask(referee, cmd="load", position=position)
    answer = ask(referee, cmd="play", action="buy museum")
    assert (answer["code"], answer["args"]["price"], answer["args"]["coins"]) == ("too-expensive", 4, 3)


# Lines


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "bad-json"),
        (b"{", "bad-json"),
        (b"[1]", "wrong-type"),
        (b"null", "wrong-type"),
        (b'"new"', "wrong-type"),
        (b'{"cmd": NaN}', "bad-json"),
        (b'{"cmd": "new", "seed": Infinity}', "bad-json"),
        (b'{"cmd": "new", "seed": 1e999}', "bad-seed"),
        (b'{"cmd": "new", "seed": ' + b"9" * 5000 + b"}", "bad-json"),
        (b'{"cmd": "new", "cmd": "state"}', "duplicate-field"),
        (b'{"cmd": "new", "options": {"players": 2, "players": 3}}', "duplicate-field"),
        (b'{"cmd": "\xff"}', "bad-json"),
        (b'{"cmd": "new"} {"cmd": "new"}', "bad-json"),
        (b'{"cmd": "\\ud800"}', "bad-command"),
        (b"[" * 100_000, "too-deep"),
        (b'{"a":' * 500 + b"1" + b"}" * 500, "too-deep"),
        (b'{"cmd": "' + b"x" * MAX_LINE_BYTES + b'"}', "line-too-long"),
        (b'{"cmd": "new\\u0000"}', "bad-command"),
    ],
)
def test_a_line_that_is_no_command_is_refused(line: bytes, code: str) -> None:
    answer = Referee().answer(line)
    assert not answer["ok"]
    assert answer["code"] == code
    json.dumps(answer, allow_nan=False).encode()


def test_every_line_has_one_answer_also_a_very_long_one() -> None:
    sent = b'{"cmd": "new", "seed": 1}\n' + b"x" * (3 * MAX_LINE_BYTES) + b'\n\n{"cmd": "legal"}'
    out, complaints = io.StringIO(), io.StringIO()
    serve(io.BytesIO(sent), out, complaints)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer.get("code", "ok") for answer in answers] == ["ok", "line-too-long", "bad-json", "ok"]
    assert complaints.getvalue() == ""


def test_a_mistake_of_our_own_is_answered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Game) -> Json:
        raise ZeroDivisionError

    monkeypatch.setattr(Game, "state", broken)
    out, complaints = io.StringIO(), io.StringIO()
    serve(io.BytesIO(b'{"cmd": "new"}\n'), out, complaints)
    assert json.loads(out.getvalue())["code"] == "internal-error"
    assert "ZeroDivisionError" in complaints.getvalue()


# The command line


def happycity(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    start = [sys.executable, "-c", "from happycity.cli.main import main; main()", *arguments]
    return subprocess.run(start, input=stdin, capture_output=True, text=True, check=False, timeout=120)


def test_the_referee_runs_from_the_command_line(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[pack]\nname = "Mine"\n\n[[building]]\nid = "school"\ncost = 2\n', encoding="utf-8")
    run = happycity("referee", "--cards", str(pack), stdin='{"cmd": "new", "seed": 3}\n{"cmd": "record"}\n')
    new, record = (json.loads(line) for line in run.stdout.splitlines())
    assert new["ok"]
    assert record["record"]["pack"]["name"] == "Mine"
    missing = happycity("referee", "--cards", str(tmp_path / "none.toml"))
    assert missing.returncode == 2
    assert missing.stderr.count("\n") == 1


def test_records_are_verified_and_replayed_from_the_command_line(tmp_path: Path) -> None:
    record = finished(Options(players=2, mode="expert"), 5).record(["Ana", "Bob"])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record, indent=1), encoding="utf-8")
    assert happycity("verify", str(file)).returncode == 0
    completed = happycity("replay", str(file), "--upto", "3")
    assert completed.returncode == 0
    assert "Ana" in completed.stdout
    logged = happycity("replay", str(file), "--json").stdout.splitlines()
    assert json.loads(logged[-1])["result"] == record["result"]
    file.write_text(json.dumps({**record, "seed": 1}), encoding="utf-8")
    assert happycity("verify", str(file)).returncode == 1
    file.write_text("{", encoding="utf-8")
    assert happycity("replay", str(file)).returncode == 2
    assert happycity("verify", str(tmp_path / "none.json")).returncode == 2


# Fuzzing

JUNK: list[Any] = [
    None, True, False, 0, 1, -1, 2, 10**9, 10**40, 1.5, "", "x", "school", "happy-market:blue", "castle", "catzilla",
    [], {}, [[]], [None], {"id": "school"}, ["school"], "buy", "discard", "over", "\ud800", "\0", "é" * 50,
]  # fmt: skip
COMMANDS = ["new", "load", "play", "state", "legal", "record", "choose", "view", "undo", "events", "nonsense"]


class Fuzzer:
    """Makes lines: most of them nearly right, some of them noise."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        games = [finished(options, 1) for options in EVERY[::5]]
        self.records = [game.record() for game in games]
        self.positions = []
        for game in games:
            for to in (len(game.actions) // 2, len(game.actions) // 3):
                game.undo(to)
                self.positions.append(game.position())

    def line(self, legal: list[str]) -> bytes:
        kind = self.rng.random()
        if kind < 0.1:
            return bytes(self.rng.randrange(256) for _ in range(self.rng.randrange(60)))
        line = json.dumps(self.command(legal)).encode()
        return self.mangled(line) if kind < 0.3 else line

    def command(self, legal: list[str]) -> Json:
        rng = self.rng
        command: Json = {"cmd": rng.choice(COMMANDS)}
        if command["cmd"] == "play" or rng.random() < 0.5:
            command = {"cmd": "play", "action": self.action(legal)}
        elif command["cmd"] == "new":
            command |= {"options": dict(rng.choice(self.records)["options"]), "seed": rng.randrange(9)}
            command["setup"] = rng.choice([None, {"specials": []}, {"decks": [["school"]]}])
        elif command["cmd"] == "load":
            what = rng.choice(["position", "record"])
            chosen = rng.choice(self.positions if what == "position" else self.records)
            command |= {what: json.loads(json.dumps(chosen)), "seed": rng.randrange(9)}
        elif command["cmd"] == "choose":
            command["bot"] = rng.choice(["random", "nobody", "exec:true"])
        return self.changed(command) if rng.random() < 0.5 else command

    def action(self, legal: list[str]) -> Any:
        if legal and self.rng.random() < 0.6:
            return self.rng.choice(legal)
        vocabulary = [
            "buy",
            "discard",
            "claim",
            "with",
            "draw",
            "destroy",
            "gift",
            "school",
            "green",
            "4",
            "-1",
            "box",
            "99",
        ]
        return " ".join(self.rng.choice(vocabulary) for _ in range(self.rng.randrange(1, 5)))

    def changed(self, value: Any) -> Any:
        """The same JSON with something replaced, dropped or added somewhere inside."""
        rng = self.rng
        if isinstance(value, dict) and value and rng.random() < 0.9:
            key = rng.choice(list(value))
            if rng.random() < 0.15:
                return {other: value[other] for other in value if other != key}
            return {**value, key: self.changed(value[key])}
        if isinstance(value, list) and value and rng.random() < 0.9:
            index = rng.randrange(len(value))
            replaced = (
                [self.changed(value[index])] if rng.random() < 0.8 else rng.choice([[], [value[index]] * 2])
            )
            return [*value[:index], *replaced, *value[index + 1 :]]
        if isinstance(value, int) and rng.random() < 0.5:
            return value + rng.choice([-1, 1, 3])
        return rng.choice(JUNK)

    def mangled(self, line: bytes) -> bytes:
        """The line with a few bytes changed, or cut off."""
        rng = self.rng
        if rng.random() < 0.3:
            return line[: rng.randrange(len(line))]
        changed = bytearray(line)
        for _ in range(rng.randrange(1, 4)):
            changed[rng.randrange(len(changed))] = ord(rng.choice(string.printable))
        return bytes(changed)


def fuzz(lines: int, seed: int) -> None:
    fuzzer, referee = Fuzzer(seed), Referee()
    referee.answer(b'{"cmd": "new", "seed": 1}')
    refused = 0
    for _ in range(lines):
        game = referee.game
        assert game is not None
        before = (game.state(), len(game.events), game.actions, game.draws)
        line = fuzzer.line([str(action) for action in game.legal()])
        answer = referee.answer(line)
        json.dumps(answer, allow_nan=False)
        if not answer["ok"]:
            refused += 1
            assert answer["code"]
            assert answer["error"], line
            assert not answer["error"].startswith(f"{answer['code']} ("), line
            assert referee.game is game
            assert (game.state(), len(game.events), game.actions, game.draws) == before, line
    assert refused > lines // 5


@pytest.mark.slow
def test_random_and_mutated_lines_never_crash_and_never_change_a_game_they_should_not() -> None:
    fuzz(LINES, 1)


@pytest.mark.torture
def test_many_more_random_and_mutated_lines() -> None:
    fuzz(100_000, 2)

"""Other people's bots: the examples play, and whatever a program does wrong, the match goes on and says so."""

import os
import shlex
import signal
import sys
import time
from pathlib import Path
from typing import cast

import pytest

from happycity.bots import make
from happycity.bots.programs import program
from happycity.bots.programs.faults import BotFault, SafeBot
from happycity.bots.programs.program import ProgramBot, split_command
from happycity.errors import BadOptions
from happycity.game.options import Options
from happycity.lab.match import MAX_ROUNDS, Player, play_game
from happycity.lab.plan import Plan
from happycity.lab.tables import fault_counts, tournament_table
from happycity.lab.tournaments import tournament
from happycity.schema.game import Mode, View

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
EXEC = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'exec_bot.py'))}"
PYTHON = f"{EXAMPLES / 'my_bot.py'}:MyBot"
OPTIONS = Options()
LEGAL = ["draw 1", "draw 2"]
VIEW = cast(View, {"you": 0, "options": OPTIONS.to_json()})  # all that a program's bot looks at

HONEST = """
import json, sys
def say(reply): print(json.dumps(reply), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message: say({"name": "test"})
    elif "decide" in message: decide(message)
"""


@pytest.fixture
def written(tmp_path: Path):
    """Write a program; give the name of its bot."""

    def write(body: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(body, encoding="utf-8")
        return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"

    return write


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine an answer may take its time; it must not be taken for silence."""
    monkeypatch.setattr(program, "START_TIMEOUT_MS", 120_000)
    monkeypatch.setattr(program, "GRACE_MS", 120_000)
    monkeypatch.setattr(program, "EXIT_TIMEOUT_S", 10)


@pytest.fixture
def impatient(patient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """For programs that never answer."""
    monkeypatch.setattr(program, "GRACE_MS", 200)
    monkeypatch.setattr(program, "EXIT_TIMEOUT_S", 0.2)


def fault_of(name: str) -> BotFault:
    bot = make(name, think_ms=100)
    try:
        with pytest.raises(BotFault) as fault:
            bot.decide(VIEW, LEGAL)
    finally:
        bot.close()  # type: ignore[attr-defined]
    return fault.value


@pytest.mark.parametrize("bot", [EXEC, PYTHON])
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_the_examples_play_without_a_fault(bot: str, mode: Mode) -> None:
    options = Options(players=3, mode=mode, grozilla=mode == "expert")
    players = [
        Player(make(bot), "example"),
        *(Player(make("random", seed=seat), "random") for seat in (1, 2)),
    ]
    played = play_game(options, 5, players)
    assert len(played.points) == 3
    assert players[0].moves > 10
    assert not players[0].safe_bot.faults, players[0].safe_bot.first_fault


def test_a_crash_tells_the_last_words(written) -> None:
    fault = fault_of(written('raise SystemExit("no batteries")'))
    assert fault.code == "bot-crashed"
    assert "no batteries" in str(fault)


def test_an_exit_in_the_middle_is_a_crash(written) -> None:
    fault = fault_of(written("def decide(message): sys.exit(3)\n" + HONEST))
    assert fault.code == "bot-crashed"
    assert "3" in str(fault)


@pytest.mark.usefixtures("impatient")
def test_silence_ends_after_the_time_limit(written) -> None:
    """A program that would answer, but only after the time limit of this test."""
    body = 'import time\ndef decide(message): time.sleep(3600); say({"action": "draw 1"})\n'
    fault = fault_of(written(body + HONEST))
    assert fault.code == "bot-silent"
    assert fault.arguments["ms"] == 300


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ('print("hello there", flush=True)', "bot-nonsense"),
        ('print("[1, 2]", flush=True)', "bot-nonsense"),
        ('print("[" * 100000, flush=True)', "bot-nonsense"),
        ('say({"move": "draw 1"})', "bot-nonsense"),
        ('say({"action": 7})', "bot-nonsense"),
        ('sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()', "bot-nonsense"),
        ('say({"error": "I am lost"})', "bot-crashed"),
    ],
)  # fmt: skip
def test_nonsense_is_called_so(written, answer: str, code: str) -> None:
    assert fault_of(written(f"def decide(message): {answer}\n" + HONEST)).code == code


def test_another_protocol_is_noticed(written) -> None:
    body = 'import json, sys\nfor line in sys.stdin: print(json.dumps({"protocol": 9}), flush=True)\n'
    fault = fault_of(written(body))
    assert fault.code == "bot-nonsense"
    assert "9" in str(fault)


def test_a_command_line_is_split_as_on_its_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert split_command("'my bot' --name a\\ b") == ["my bot", "--name", "a b"]
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr("os.name", "nt")
        assert split_command(r"C:\bots\mine.exe --fast") == [r"C:\bots\mine.exe", "--fast"]
        assert split_command(r'"C:\my bots\mine.exe" 1') == [r"C:\my bots\mine.exe", "1"]


def test_what_it_says_unasked_is_no_answer(written) -> None:
    body = 'def decide(message): say({"action": "draw 1"}); say({"action": "draw 7"})\n' + HONEST
    bot = make(written(body), think_ms=1000)
    assert isinstance(bot, ProgramBot)
    for _ in range(3):
        assert bot.decide(VIEW, LEGAL) == "draw 1"
        assert bot.program is not None
        while bot.program.replies.empty():  # what it says unasked is on its way
            time.sleep(0.01)
    bot.close()


def test_a_flood_of_words_does_no_harm(written, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "EXIT_TIMEOUT_S", 0.2)  # it never leaves by itself
    body = 'def decide(message):\n    while True: print("x" * 1000)\n' + HONEST
    assert fault_of(written(body)).code == "bot-nonsense"


def test_a_liar_plays_default_actions(written) -> None:
    safe_bot = SafeBot(make(written('def decide(message): say({"action": "draw 4"})\n' + HONEST)), "liar")
    assert safe_bot.decide(VIEW, ["discard museum", "keep"]) == "keep"
    assert safe_bot.faults == {"bot-illegal": 1}
    safe_bot.bot.close()  # type: ignore[attr-defined]


def test_the_match_goes_on_and_reports(written) -> None:
    """The program plays a few honest decisions, then crashes each time it is restarted."""
    body = "asked = 0\ndef decide(message):\n    global asked\n    asked += 1\n    if asked > 3: 1 / 0\n"
    body += '    say({"action": message["legal"][0]})\n' + HONEST
    plan = Plan((written(body), "random"), OPTIONS, seed=3, think_ms=500)
    result = tournament(plan, 2)
    faults = result["bots"][0]["faults"]
    assert fault_counts(result["bots"][0])["bot-crashed"] > 3
    assert "ZeroDivisionError" in str(faults["first"])
    assert "faults" not in result["bots"][1]
    assert result["reproducible"] is False
    table = tournament_table(result, "en-GB")
    assert f"failed {faults['bot-crashed']} times" in table
    assert "First: " in table


@pytest.mark.usefixtures("impatient")
def test_no_process_is_left_behind(written, tmp_path: Path) -> None:
    """Not even the children of a program that hangs."""
    pids = tmp_path / "pids"
    body = (
        "import subprocess, time, os\n"
        'child = subprocess.Popen(["sleep", "3600"])\n'
        f'open({str(pids)!r}, "a").write(f"{{os.getpid()}} {{child.pid}} ")\n'
        "def decide(message): time.sleep(3600)\n"
    )
    assert fault_of(written(body + HONEST)).code == "bot-silent"
    for pid in map(int, pids.read_text().split()):
        while running(pid):
            time.sleep(0.1)


@pytest.mark.usefixtures("impatient")
def test_who_answers_without_reading_holds_nobody_up(written) -> None:
    """Soon the pipe to it is full, and nothing more can be said."""
    bot = make(written('while True: print("{}", flush=True)'), think_ms=100)
    players = [Player(bot, "deaf"), Player(make("random"), "random")]
    play_game(Options(players=2, mode="expert", grozilla=True), 1, players)
    assert players[0].safe_bot.faults["bot-nonsense"] > 1
    assert players[0].safe_bot.faults["bot-silent"] > 0


def test_a_child_that_leaves_the_session_holds_nobody_up(
    written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It keeps the pipes open, so that they never end."""
    monkeypatch.setattr(program, "EXIT_TIMEOUT_S", 0.2)
    pid = tmp_path / "pid"
    body = (
        "import subprocess\n"
        'child = subprocess.Popen(["sleep", "3600"], start_new_session=True)\n'
        f'open({str(pid)!r}, "w").write(str(child.pid))\n'
        'def decide(message): say({"action": "draw 1"})\n'
    )
    bot = make(written(body + HONEST))
    try:
        assert bot.decide(VIEW, LEGAL) == "draw 1"
        bot.close()  # type: ignore[attr-defined]
    finally:
        os.kill(int(pid.read_text()), signal.SIGKILL)


@pytest.mark.usefixtures("impatient")
def test_a_program_that_hangs_at_hello_is_ended_each_time(
    written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "START_TIMEOUT_MS", 1000)
    pids = tmp_path / "pids"
    body = f'import os, time\nopen({str(pids)!r}, "a").write(f"{{os.getpid()}} ")\ntime.sleep(3600)\n'
    players = [Player(make(written(body)), "mute"), Player(make("random"), "random")]
    play_game(OPTIONS, 1, players)
    assert (
        players[0].safe_bot.faults["bot-silent"] == program.MAX_STARTS - 1
    )  # the first was before its first decision
    for pid in map(int, pids.read_text().split()):
        while running(pid):
            time.sleep(0.1)


def running(pid: int) -> bool:
    """Does a process still do something? Init may not have collected a dead child yet."""
    try:
        os.kill(pid, 0)
        return "(zombie)" not in Path(f"/proc/{pid}/status").read_text()
    except (OSError, ValueError):
        return False


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("exec:./no-such-program", "cannot be started"),
        ("exec:'unfinished", "cannot be started"),
        ("no_such_file.py:MyBot", "no bot file"),
        (f"{EXAMPLES / 'my_bot.py'}:Nobody", "has no class Nobody"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_before_the_match(name: str, says: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Plan((name, "random"), OPTIONS, seed=1).check()
    assert says in str(refused.value)


def test_a_python_file_with_a_mistake_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text("import nothing_of_this_name\n")
    with pytest.raises(BadOptions) as refused:
        Plan((f"{path}:MyBot", "random"), OPTIONS, seed=1).check()
    assert "nothing_of_this_name" in str(refused.value)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("raise ValueError('what now?')", "bot-crashed"),
        ("return 7", "bot-nonsense"),
        ("return 'draw 9'", "bot-illegal"),
        ("import os; os._exit(1)", "bot-crashed"),
        ("while True: pass", "bot-silent"),
    ],
)
def test_faults_of_a_python_class(
    tmp_path: Path, request: pytest.FixtureRequest, body: str, code: str
) -> None:
    if code == "bot-silent":
        request.getfixturevalue("impatient")
    path = tmp_path / "my_bot.py"
    path.write_text(
        f"class MyBot:\n    def decide(self, view, legal):\n        print('hm')\n        {body}\n"
    )
    safe_bot = SafeBot(make(f"{path}:MyBot", think_ms=100), "mine")
    assert safe_bot.decide(VIEW, LEGAL) == "draw 1"
    assert safe_bot.faults == {code: 1}
    safe_bot.bot.close()  # type: ignore[attr-defined]


def test_what_a_class_prints_in_any_way_is_no_answer(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    lines = ("print('{}')", "os.write(1, b'{}')", "os.system('echo {}')", "return legal[1]")
    decide = "".join(f"        {line}\n" for line in lines)
    path.write_text(f"import os\nclass MyBot:\n    def decide(self, view, legal):\n{decide}")
    bot = make(f"{path}:MyBot")
    assert bot.decide(VIEW, LEGAL) == "draw 2"
    bot.close()  # type: ignore[attr-defined]


def test_the_last_split_command_a_class_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it ends without a chance to write what it has printed."""
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    path = tmp_path / "my_bot.py"
    decide = "        print('nothing left to say')\n        os._exit(3)\n"
    path.write_text(f"import os\nclass MyBot:\n    def decide(self, view, legal):\n{decide}")
    with pytest.raises(BotFault) as fault:
        make(f"{path}:MyBot").decide(VIEW, LEGAL)
    assert (fault.value.code, fault.value.arguments["reason"]) == ("bot-crashed", "nothing left to say")


def test_a_class_that_fails_is_told_where(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text("class MyBot:\n    def decide(self, view, legal):\n        return legal[9]\n")
    bot = make(f"{path}:MyBot")
    with pytest.raises(BotFault, match=r"IndexError: list index out of range \(my_bot\.py:3\)"):
        bot.decide(VIEW, LEGAL)
    bot.close()  # type: ignore[attr-defined]


def test_a_program_that_is_gone_does_not_stop_the_match(tmp_path: Path) -> None:
    """It was there when the match began, and is replaced just now."""
    lost = ProgramBot([str(tmp_path / "gone")], "exec:gone", 100)
    players = [Player(lost, "exec:gone"), Player(make("random"), "random")]
    play_game(OPTIONS, 1, players)
    assert players[0].safe_bot.faults == {"bot-crashed": players[0].moves}
    assert "No such file" in str(players[0].safe_bot.first_fault)


def test_an_object_in_this_process_may_fail_too() -> None:
    class Broken:
        def decide(self, view, legal):
            raise KeyError("museum")

    players = [Player(Broken(), "broken"), Player(make("random"), "random")]
    play_game(OPTIONS, 1, players)
    assert players[0].safe_bot.faults["bot-crashed"] == players[0].moves
    assert "museum" in str(players[0].safe_bot.first_fault)


def test_bots_that_never_buy_do_not_play_for_ever() -> None:
    class Miser:
        def decide(self, view, legal):
            return "coin" if "coin" in legal else legal[-1]

    for options in (OPTIONS, Options(players=4, mode="expert", grozilla=True)):
        players = [Player(Miser(), "miser") for _ in range(options.players)]
        played = play_game(options, 1, players)
        assert MAX_ROUNDS < played.rounds < MAX_ROUNDS + 50
        assert not any(player.safe_bot.faults for player in players)


def test_two_broken_bots_end_their_game() -> None:
    class Broken:
        def decide(self, view, legal):
            return None

    played = play_game(
        Options(mode="expert", grozilla=True), 4, [Player(Broken(), "a"), Player(Broken(), "b")]
    )
    assert played.rounds < 100

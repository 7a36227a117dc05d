"""`happycity tournament`: duplicate games, fair to everybody, reproducible, resumable."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from happycity.cards import default_catalogue
from happycity.errors import BadOptions
from happycity.game.codec import Codec
from happycity.game.dealer import ScriptedDealer, deal
from happycity.game.options import Options
from happycity.game.seeds import derive_key
from happycity.lab.deals import play_deal
from happycity.lab.plan import Plan, seatings, winners_of
from happycity.lab.results import Results
from happycity.lab.schema import TournamentResult
from happycity.lab.simulations import simulate
from happycity.lab.statistics import WIN_PARTS, ratings, win_rate_interval
from happycity.lab.tables import tournament_csv, tournament_table
from happycity.lab.tournaments import deal_tasks, tournament
from happycity.lab.workers import check_versions
from happycity.version import RULES_VERSION

PLAN = Plan(("greedy", "random"), Options(), seed=7)


def lasting(result: TournamentResult) -> dict[str, object]:
    """A result without what the clock says."""
    bots = [{key: value for key, value in bot.items() if key != "ms_per_move"} for bot in result["bots"]]
    return {**result, "seconds": 0, "bots": bots}


@pytest.mark.core
def test_the_json_is_that_of_the_interface() -> None:
    result = tournament(PLAN, 3)
    assert {"games", "players", "seconds", "reproducible", "bots"} <= set(result)
    assert result["games"] == 4  # rounded up to whole sets of two
    assert result["reproducible"] is True
    for bot in result["bots"]:
        fields = {"bot", "games", "wins", "win_rate", "interval", "points", "rating", "ms_per_move"}
        assert set(bot) == fields
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        assert set(bot["rating"] or ()) == {"mu", "sigma"}
    assert sum(bot["wins"] for bot in result["bots"]) == 4


@pytest.mark.parametrize(("bots", "seats"), [(b, s) for s in (2, 3, 4, 5) for b in range(1, s + 1)])
def test_every_bot_takes_every_seat_equally_often(bots: int, seats: int) -> None:
    every = seatings(bots, seats)
    assert len(every) == len(set(every))
    counts = {(bot, seat): sum(s[seat] == bot for s in every) for bot in range(bots) for seat in range(seats)}
    assert len(set(counts.values())) == 1
    assert all(set(seating) == set(range(bots)) for seating in every)


def test_one_bot_for_each_seat_is_rotated() -> None:
    assert seatings(4, 4) == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]


def test_every_seating_gets_the_same_deal() -> None:
    """Each deck shows the same cards in the same order, whoever draws them."""
    codec = Codec.of(default_catalogue())
    options = Options(mode="expert", grozilla=True)
    dealer = ScriptedDealer(derive_key(Plan(("random",), options, seed=1).deal_seed(3)))
    table = deal(options, codec, dealer)
    from happycity.game.dealer import draw_move

    orders = [dealer.peek_order(table, draw_move(deck)) for deck in range(4)]
    again = ScriptedDealer(derive_key(Plan(("greedy",), options, seed=1).deal_seed(3)))
    other = deal(options, codec, again)
    assert [again.peek_order(other, draw_move(deck)) for deck in (3, 1, 0, 2)] == [
        orders[d] for d in (3, 1, 0, 2)
    ]
    assert list(other.specials) == list(table.specials)
    assert Plan(("random",), options, seed=1).deal_seed(4) != Plan(("random",), options, seed=2).deal_seed(4)


@pytest.mark.slow
def test_a_mirror_match_of_a_bot_without_luck_is_even_in_every_deal() -> None:
    """Greedy against itself: both seatings of a deal are the same game, so each wins exactly one half."""
    result = tournament(Plan(("greedy", "greedy"), Options(), seed=3), 20)
    assert [bot["win_rate"] for bot in result["bots"]] == [0.5, 0.5]


def test_a_mirror_match_brackets_one_half() -> None:
    result = tournament(Plan(("random", "random"), Options(mode="expert"), seed=11), 200)
    for bot in result["bots"]:
        low, high = bot["interval"]
        assert low <= 0.5 <= high
        assert high - low < 0.25


def test_a_shared_win_counts_as_its_share() -> None:
    assert winners_of([5, 7, 7], [9, 2, 2]) == [1, 2]
    assert winners_of([7, 7, 5], [2, 3, 9]) == [1]
    rated = ratings(2, [((0, 1), [5, 5], [1, 1])])
    assert rated[0] == rated[1]


def test_intervals() -> None:
    assert win_rate_interval([WIN_PARTS * 2] * 300, 2, 1) == [0.99, 1.0]  # never lost, and yet it may happen
    assert win_rate_interval([], 2, 1) == [0.0, 1.0]
    low, high = win_rate_interval([0, WIN_PARTS * 2] * 100, 2, 1)
    assert 0.42 < low < 0.46
    assert 0.54 < high < 0.58
    # One deal half won says more than two games do: no deal is lucky for anybody.
    assert win_rate_interval([WIN_PARTS] * 200, 2, 1) == [0.485, 0.515]


def test_ratings_follow_the_results() -> None:
    strong, weak, idle = ratings(3, [((0, 1), [9, 1], [0, 0])] * 10)
    assert strong
    assert weak
    assert idle
    assert strong["mu"] > idle["mu"] > weak["mu"]


def test_a_bot_in_several_seats_has_one_rating() -> None:
    result = tournament(Plan(("greedy", "random"), Options(players=3), seed=1), 6)
    assert [bot["games"] for bot in result["bots"]] == [9, 9]
    greedy, random = (bot["rating"] for bot in result["bots"])
    assert greedy
    assert random
    assert greedy["mu"] > random["mu"]


@pytest.mark.slow
@pytest.mark.parametrize("bots", [("greedy", "random"), ("hard:40", "greedy")])
def test_processes_change_nothing(bots: tuple[str, ...]) -> None:
    plan = Plan(bots, Options(mode="expert", grozilla=True), seed=5)
    one, two = (tournament(plan, 6, jobs=jobs) for jobs in (1, 2))
    assert lasting(one) == lasting(two)
    assert one["reproducible"]


def test_a_finished_tournament_is_read_and_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    short = tournament(PLAN, 4, results=path)
    assert len(path.read_text().splitlines()) == 3
    assert lasting(tournament(PLAN, 4, results=path)) == lasting(short)
    longer = tournament(PLAN, 8, results=path)
    assert lasting(longer) == lasting(tournament(PLAN, 8))
    assert lasting(tournament(PLAN, 4, results=path)) == lasting(short)


def test_a_line_half_written_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = tournament(PLAN, 6, results=path)
    content = path.read_bytes()
    path.write_bytes(content[:-20])
    assert lasting(tournament(PLAN, 6, results=path)) == lasting(whole)
    assert len(path.read_bytes().splitlines()) == len(content.splitlines())


def test_results_of_another_tournament_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    tournament(PLAN, 2, results=path)
    with pytest.raises(BadOptions, match="seed differs"):
        tournament(Plan(PLAN.bots, PLAN.options, seed=8), 2, results=path)
    path.write_text("what is this?\n")
    with pytest.raises(BadOptions, match="Line 1"):
        tournament(PLAN, 2, results=path)


def test_results_of_a_bot_that_was_edited_are_refused(tmp_path: Path) -> None:
    """Otherwise the old bot would count as the new one, or both would be mixed."""
    path, file = tmp_path / "results.jsonl", tmp_path / "mine.py"
    body = "class Mine:\n    def decide(self, view, legal):\n        return legal[{}]\n"
    file.write_text(body.format(0))
    plan = Plan((f"{file}:Mine", "random"), Options(), seed=7)
    tournament(plan, 2, results=path)
    before = path.read_bytes()
    tournament(plan, 2, results=path)
    file.write_text(body.format(-1))
    with pytest.raises(BadOptions, match=r"mine\.py:Mine as it was before its file changed"):
        tournament(plan, 4, results=path)
    assert path.read_bytes() == before
    head, line = before.decode().splitlines()
    older = {key: value for key, value in json.loads(head).items() if key != "code"}
    path.write_text(f"{json.dumps(older)}\n{line}\n")
    assert tournament(plan, 2, results=path)["games"] == 2, "the first files did not have it"


@pytest.mark.parametrize(
    "content", [b'{"precious": "data"}', b"a note", b"\xff\x00", b'{"happycity":"tournament","form":9']
)
def test_a_file_without_a_line_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(content)
    with pytest.raises(BadOptions, match="Line 1"):
        tournament(PLAN, 2, results=path)
    assert path.read_bytes() == content


def test_a_head_half_written_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    tournament(PLAN, 2, results=path)
    content = path.read_bytes()
    path.write_bytes(content[:40])
    tournament(PLAN, 2, results=path)
    assert path.read_bytes().splitlines()[0] == content.splitlines()[0]


def test_a_refused_match_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    with pytest.raises(BadOptions, match="no bot file"):
        tournament(Plan(("nosuch.py:X", "random"), Options(), seed=1), 2, results=path)
    assert not path.parent.exists()


@pytest.mark.parametrize(
    "change",
    [
        {"points": None},
        {"points": [[1, 2]]},
        {"coins": [[1, 2], [3]]},
        {"points": [[1, 2], [3, 4], [5, 6]], "coins": [[1, 2]]},
        {"points": [[1.5, 2], [3, 4]]},
        {"ms": [float("nan"), 1]},
        {"points": [["many", 2], [3, 4]]},
        {"moves": [1]},
        {"deal": "0"},
        {"faults": {"0": {"bot-silent": "often"}}},
        {"first": ["oh"]},
    ],
    ids=str,
)
def test_a_line_that_is_no_result_is_named(tmp_path: Path, change: dict[str, Any]) -> None:
    path = tmp_path / "results.jsonl"
    tournament(PLAN, 2, results=path)
    head, line = path.read_text().splitlines()
    path.write_text(f"{head}\n{json.dumps({**json.loads(line), **change})}\n")
    with pytest.raises(BadOptions, match="Line 2"):
        tournament(PLAN, 2, results=path)


@pytest.mark.skipif(sys.platform == "win32", reason="no such devices there")
@pytest.mark.parametrize("path", ["plain/x", "/proc/nope/x", "/dev/null", "/dev/full"])
def test_a_path_where_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("plain").write_text("")
    with pytest.raises(BadOptions, match=f"“?{path}”? (is not an ordinary file|cannot be written)"):
        tournament(PLAN, 2, results=Path(path))


@pytest.mark.skipif(sys.platform == "win32", reason="no such devices there")
def test_a_disk_that_fills_up_is_told_in_a_sentence(tmp_path: Path) -> None:
    """Closing the file tries to write once more, and must say no less."""
    path = tmp_path / "results.jsonl"
    row = play_deal(PLAN, 0)
    with pytest.raises(BadOptions, match="cannot be written: No space left"), Results(PLAN, path) as results:
        results.begin()
        assert results.file is not None
        results.file.close()
        results.file = Path("/dev/full").open("ab")  # noqa: SIM115 - closed as ours are
        results.add(row)


def test_the_head_tells_the_rules_and_any_bytes_of_a_command(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    plan = Plan(("exec:./my\udcffbot", "random"), Options(), seed=1)
    with Results(plan, path) as results:
        results.begin()
    head = json.loads(path.read_text())
    assert head.pop("rules") == RULES_VERSION
    path.write_text(json.dumps({**head, "rules": RULES_VERSION}) + "\n")
    with Results(plan, path):
        pass
    # The first files do not name their rules, which were the first.
    for other in (head, {**head, "rules": RULES_VERSION + 1}):
        path.write_text(json.dumps(other) + "\n")
        with pytest.raises(BadOptions, match="rules differs"), Results(plan, path):
            pass


def test_any_number_of_games_can_be_begun() -> None:
    class Enough(Exception):
        pass

    def progress(done: int, of: int) -> None:
        if done:
            raise Enough

    with pytest.raises(Enough):
        simulate(PLAN, 10**12, progress=progress)
    assert next(deal_tasks(PLAN, iter(range(10**12)), 10**12, 2)).args[1] == list(range(20))


STOPPED = """
import os, time
class Sleeper:
    def decide(self, view, legal):
        if os.path.exists("sleep"):
            with open("asleep", "a") as file:
                file.write(f"{os.getpid()} {os.getppid()} ")
            time.sleep(3600)
        return legal[0]
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
@pytest.mark.parametrize(
    ("sent", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)], ids=["ctrl-c", "kill"]
)
def test_a_stopped_tournament_leaves_no_process_behind(tmp_path: Path, sent: int, code: int) -> None:
    """Ctrl-C goes to all its processes, a kill to one; in the midst of games that would take hours."""
    (tmp_path / "bot.py").write_text(STOPPED)
    path = tmp_path / "results.jsonl"
    wake = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # a background shell ignores it
    arguments = "tournament --bots bot.py:Sleeper,random --games 4000 --jobs 2 --think-ms 4000000 --results"
    running = subprocess.Popen(
        [sys.executable, "-c", f"{wake}; from happycity.cli.main import main; main()", *arguments.split(), str(path)],
        cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    while not (path.exists() and path.read_bytes().count(b"\n") > 1):
        assert running.poll() is None
        time.sleep(0.05)
    (tmp_path / "sleep").touch()
    asleep = tmp_path / "asleep"
    while not (asleep.exists() and asleep.read_text().count(" ") == 4):
        time.sleep(0.05)
    if sent == signal.SIGINT:
        os.killpg(running.pid, sent)
    else:
        os.kill(running.pid, sent)
    _, said = running.communicate(timeout=120)
    assert running.returncode == code
    assert "Traceback" not in said
    for pid in map(int, asleep.read_text().split()):
        while alive(pid):
            time.sleep(0.1)
    with Results(Plan(("bot.py:Sleeper", "random"), Options(), seed=1, think_ms=4000000), path) as results:
        assert results.rows


def alive(pid: int) -> bool:
    """Does a process still do something? Init may not have collected a dead child yet."""
    try:
        return "(zombie)" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


@pytest.mark.slow
def test_a_killed_tournament_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    plan = Plan(("greedy", "random"), Options(players=4), seed=2)
    arguments = "tournament --bots greedy,random --players 4 --games 4000 --seed 2 --jobs 1 --json --results"
    running = subprocess.Popen(
        [sys.executable, "-c", "from happycity.cli.main import main; main()", *arguments.split(), str(path)],
        stdout=subprocess.DEVNULL,
    )
    while not (path.exists() and path.read_bytes().count(b"\n") > 3):
        assert running.poll() is None
        time.sleep(0.05)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    with Results(plan, path) as results:
        done = sorted(results.rows)
    assert done
    games = (done[-1] + 3) * len(plan.seatings)
    assert lasting(tournament(plan, games, results=path)) == lasting(tournament(plan, games))


def test_a_line_holds_what_the_summary_needs() -> None:
    row = play_deal(PLAN, 0)
    assert set(row) == {"deal", "points", "coins", "rounds", "actions", "moves", "ms"}
    assert json.loads(json.dumps(row)) == row
    assert len(row["points"]) == 2
    assert all(moves > 10 for moves in row["moves"])


def test_tables_for_people_and_spreadsheets() -> None:
    result = tournament(PLAN, 2)
    assert "greedy" in tournament_table(result, "en-GB")
    rows = tournament_csv(result).splitlines()
    assert rows[0].startswith("bot,games,wins,win_rate,low,high")
    assert len(rows) == 3


@pytest.mark.slow
def test_no_bar_in_a_pipe_and_one_on_a_terminal(tmp_path: Path) -> None:
    code = "from happycity.cli.main import main; main()"
    arguments = ["tournament", "--bots", "greedy,random", "--games", "4", "--jobs", "1", "--json"]
    piped = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True
    )
    assert piped.stderr == ""
    assert json.loads(piped.stdout)["games"] == 4
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    on_terminal = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=True,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(theirs)
    bar = b""
    while True:
        try:
            chunk = os.read(ours, 4096)
        except OSError:
            break
        bar += chunk
        if not chunk:
            break
    os.close(ours)
    assert b"4/4" in bar
    assert json.loads(on_terminal.stdout)["games"] == 4


CLUSTER = """
import json, sys
from distributed import LocalCluster
from happycity import lab
from happycity.lab.plan import Plan
from happycity.lab.report.balance import play_balance
from happycity.lab.simulations import simulate
from happycity.lab.tournaments import tournament
from happycity.game.options import Options

if __name__ == "__main__":
    plan = Plan(("greedy", "random"), Options(mode="expert"), seed=5)
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        address = cluster.scheduler_address
        there = [tournament(plan, 12, cluster=address), simulate(plan, 12, cluster=address)]
        there.append(play_balance([plan], 12, cluster=address))
        there.append(lab.dataset(["greedy", "random"], games=12, cluster=address))
    here = [tournament(plan, 12), simulate(plan, 12), play_balance([plan], 12)]
    here.append(lab.dataset(["greedy", "random"], games=12))
    print(json.dumps([there, here]))
"""


@pytest.mark.slow
def test_a_cluster_gives_the_identical_result(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER)
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=240, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    there, here = json.loads(done.stdout.splitlines()[-1])
    assert lasting(there[0]) == lasting(here[0])
    for result, expected in zip(there[1:], here[1:], strict=True):  # simulate, balance, dataset
        assert result | {"seconds": 0} == expected | {"seconds": 0}


def test_workers_that_cannot_play_are_told_in_a_sentence() -> None:
    class Client:
        def run(self, work: Any) -> dict[str, str]:
            raise ModuleNotFoundError("No module named 'happycity'")

    with pytest.raises(BadOptions, match="“tcp://farm:8786”: No module named 'happycity'"):
        check_versions(Client(), "tcp://farm:8786")


@pytest.mark.slow
@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "no-port"])
def test_a_cluster_that_is_not_there_is_named(address: str) -> None:
    pytest.importorskip("distributed")
    code = (
        "from happycity.lab import workers; workers.CONNECT_TIMEOUT_S = 1\n"
        "from happycity.cli.main import main; main()"
    )
    arguments = ["tournament", "--bots", "random", "--cluster", address, "--games", "2"]
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 2
    assert address in done.stderr.splitlines()[-1]

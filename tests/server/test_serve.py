"""Starting and stopping: the commands, the drain, operators' tools, metrics, the local network, pages."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx2
import pytest

from happycity.server.http.networks import Bans, normalise_network
from happycity.server.ops.config import Config
from tests.server.world import TIMEOUT_S, Closed, Player, Running, Visitor, asked, get, post
from tests.support.ports import own_port

pytestmark = pytest.mark.slow
COMMAND = [sys.executable, "-c", "from happycity.cli.main import main; main()"]


def operate(database: str, *words: str) -> subprocess.CompletedProcess[str]:
    """`happycity admin`."""
    command = [*COMMAND, "admin", *words, "--database", database]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_sigterm_drains_and_games_go_on(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        async with Visitor(server.base) as ana:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(room) as one:
                await one.play_on(random.Random(1), lambda: one.table["actions"] >= 10)
                seen = one.seq
                stopped = asyncio.create_task(asyncio.to_thread(server.stop))
                with pytest.raises(Closed) as closed:
                    await one.until(lambda: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1001
                assert {"type": "bye", "code": "shutdown"} in one.other
                assert await stopped == 0
            await asyncio.to_thread(server.start)
            async with ana.socket(room, after=seen) as one:
                await one.play_on(random.Random(2))

    server = Running(str(tmp_path / "games.sqlite3"))
    with server:
        asyncio.run(scene(server))


def test_the_command_alone_opens_the_browser(tmp_path: Path) -> None:
    """Started once more it finds the server that runs, instead of complaining about it."""
    seen = tmp_path / "opened"
    browser = tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {seen}\n')
    browser.chmod(0o755)
    environment = {
        **os.environ,
        "BROWSER": str(browser),
        "HAPPYCITY_HOME": str(tmp_path),
        "LANG": "en_GB.UTF-8",
    }
    for name in ("HAPPYCITY_DATABASE", "HAPPYCITY_PORT"):
        environment.pop(name, None)
    process = subprocess.Popen(COMMAND, env=environment, stdout=subprocess.DEVNULL)
    try:
        end = time.monotonic() + TIMEOUT_S
        while not (seen.exists() and seen.read_text().strip()):
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.1)
        address = seen.read_text().strip()
        assert address.startswith("http://localhost:")
        assert get(address).status_code == 200
        again = subprocess.run(COMMAND, env=environment, capture_output=True, text=True, check=True)
        assert f"already running: {address}" in again.stdout
        assert seen.read_text().split() == [address, address]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(TIMEOUT_S)
    assert (tmp_path / "games.sqlite3").exists()


def test_the_address_is_always_the_same_unless_it_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser keeps language, theme and options by the address, so it must not change from start to start."""
    from happycity.rooms.refusal import Refusal
    from happycity.server.ops import browser
    from happycity.server.ops.config import PORT, Config

    monkeypatch.delenv("HAPPYCITY_PORT", raising=False)
    assert Config.from_environment().port == PORT
    own = own_port()
    monkeypatch.setattr(browser, "PORT", own)
    for _ in range(2):
        browser.bind_free_port(Config(port=own)).close()
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", own))
        other.listen()
        config = Config(port=own)
        with browser.bind_free_port(config):
            assert config.port != own
        monkeypatch.setenv("HAPPYCITY_PORT", str(own))
        with pytest.raises(Refusal) as refused:  # who asks for a port gets that one or none
            browser.bind_free_port(Config.from_environment())
        assert refused.value.code == "port-taken"


def test_what_may_be_got_may_be_asked_about(server: Running) -> None:
    for path in ("/", "/r/anything", "/docs", "/healthz", "/readyz", "/api/info", "/api/catalogue"):
        whole, head = get(server.base + path), asked("HEAD", server.base + path)
        assert head.status_code == whole.status_code == 200, path
        assert head.content == b""
        assert head.headers["content-length"] == whole.headers["content-length"]
    assert asked("HEAD", f"{server.base}/missing.js").status_code == 404


def test_metrics_are_on_a_port_of_their_own(tmp_path: Path) -> None:
    port = own_port()
    with Running(str(tmp_path / "db"), metrics_port=port) as server:
        post(f"{server.base}/api/rooms", json={"name": "Ana"}, headers={"Origin": server.base})
        text = get(f"http://127.0.0.1:{port}/metrics").text
        assert 'happycity_events_total{kind="created"} 1' in text
        assert "happycity_sockets 0" in text
        assert get(f"{server.base}/readyz").json()["ready"] is True


def test_the_numbers_of_all_workers_add_up() -> None:
    from happycity.server.ops.metrics import Metrics, sum_metrics

    one, two = Metrics(), Metrics()
    for metrics, seconds in ((one, 0.002), (one, 9.0), (two, 0.02)):
        metrics.event("action")
        metrics.commands.observe(seconds)
    two.event("chat")
    two.sockets = 3
    texts = [one.text({"rooms": 5}, {"bot_failures": 0}), two.text({"rooms": 7}, {"bot_failures": 2})]
    told = sum_metrics(texts).splitlines()
    for line in ("happycity_workers 2", "happycity_rooms 12", "happycity_sockets 3",
                 'happycity_events_total{kind="action"} 3', 'happycity_events_total{kind="chat"} 1',
                 'happycity_command_seconds_bucket{le="0.025"} 2', 'happycity_command_seconds_bucket{le="+Inf"} 3',
                 "happycity_command_seconds_sum 9.022", "happycity_bot_failures_total 2"):  # fmt: skip
        assert line in told, line
    assert told.count("# TYPE happycity_events_total counter") == 1


def test_the_dashboard_shows_only_numbers_that_there_are(tmp_path: Path) -> None:
    from happycity.server.http.admission import Admission
    from happycity.server.runtime.runtime import Runtime
    from tests.server.inside import opened

    async def scene() -> str:
        async with opened(Runtime(Config(database=str(tmp_path / "db"), thinkers=1))) as runtime:
            runtime.admission = Admission(10, 10)
            return runtime.metrics_text()

    told = asyncio.run(scene())
    dashboard = json.loads((Path(__file__).parents[2] / "deploy" / "dashboard.json").read_text())
    expressions = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = {name for expression in expressions for name in re.findall(r"happycity_[a-z_]+", expression)}
    assert len(named) >= 12
    for name in named:
        assert f"# TYPE {name.removesuffix('_bucket')} " in told, name


def test_operators_look_after_a_running_server(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite3")

    def admin(*words: str) -> subprocess.CompletedProcess[str]:
        return operate(database, *words)

    async def scene(server: Running) -> None:
        async with Visitor(server.base) as ana:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            head, row = (await asyncio.to_thread(admin, "list")).stdout.splitlines()
            assert head.split() == ["room", "changed", "status", "mode", "from", "players", "events"]
            assert row.startswith(room)
            assert (await asyncio.to_thread(admin, "backup", str(tmp_path / "copy"))).returncode == 0
            async with ana.socket(room) as one:
                assert (await asyncio.to_thread(admin, "close", room)).returncode == 0
                await one.until(lambda: one.state["room"]["status"] == "closed")
            missing = await asyncio.to_thread(admin, "close", "nothing")
            assert missing.returncode == 2
            assert "no such room" in missing.stderr
            busy = await asyncio.to_thread(admin, "restore", str(tmp_path / "copy"))
            assert busy.returncode == 2
            assert "Another Happy City" in busy.stderr
            other = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(other) as one:
                assert (await asyncio.to_thread(admin, "ban", "127.0.0.1")).returncode == 0
                with pytest.raises(Closed) as closed:
                    await one.until(lambda: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4003
                assert {"type": "bye", "code": "banned"} in one.other, "an open socket does not outlive a ban"
            assert (await ana.get("/api/info", 403))["code"] == "banned"

    with Running(database) as server:
        asyncio.run(scene(server))
    assert Path(database).stat().st_mode & 0o777 == 0o600, "it holds the secrets of running games"
    assert admin("restore", str(tmp_path / "copy")).returncode == 0


def test_an_operators_slip_is_told_in_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "db"
    copy = tmp_path / "copy"
    assert operate(str(database), "backup", str(copy)).returncode == 0
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        slips = [
            (["admin", "restore", str(tmp_path / "missing")], {}, "cannot be read"),
            (["admin", "restore", str(database)], {}, "is the database itself"),
            (["serve"], {"PORT": "abc"}, "HAPPYCITY_PORT must be a whole number from 0 to 65,535, not abc"),
            (["serve"], {"ROOMS_PER_HOUR": "0"}, "HAPPYCITY_ROOMS_PER_HOUR must be"),
            (["serve"], {"RETENTION_DAYS": "0"}, "HAPPYCITY_RETENTION_DAYS must be a whole number from 1"),
            (["serve", "--proxies", "127.0.0.1, foo"], {}, "“foo” is not an address"),
            (["serve", "--origin", "play.example.org"], {}, "expected https://play.example.org."),
            (["serve"], {"LOG_FORMAT": "xml"}, "log_format cannot be “xml”; expected text | json."),
            (
                ["serve"],
                {"LAN": "maybe"},
                "HAPPYCITY_LAN cannot be “maybe”; expected 1 | true | yes | on | 0 | false | no | off.",
            ),
            (["serve", "--port", "0", "--metrics-port", port], {}, f"Port {port} cannot be used"),
            (["serve"], {"DATABASE": "postgresql://u:pass@host:abc/x"}, "“postgresql://…” is not a database"),
        ]
        for words, given, sentence in slips:
            settings = {"DATABASE": str(database), "LANG": "en-GB", **given}
            environment = {**os.environ, **{f"HAPPYCITY_{name}": value for name, value in settings.items()}}
            done = subprocess.run(
                [*COMMAND, *words],
                env=environment,
                capture_output=True,
                text=True,
                check=False,
                timeout=60,
            )
            assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
            assert sentence in done.stderr
    assert sorted(path.name for path in tmp_path.glob("db*")) == ["db", "db.lock"], "nothing was moved away"


def test_only_a_proxy_that_was_named_may_say_who_asks(tmp_path: Path) -> None:
    """Bans and bounds hold for addresses: nobody may choose the own one."""
    said = {"X-Forwarded-For": "198.51.100.9", "X-Forwarded-Proto": "https"}
    with Running(str(tmp_path / "one")) as server:
        assert get(f"{server.base}/api/lan").json()["possible"] is True
        assert get(f"{server.base}/api/lan", headers=said).status_code == 403, "a proxy speaks for strangers"
        assert "strict-transport-security" not in get(server.base, headers=said).headers
    database = str(tmp_path / "two")
    with Running(database, proxies="127.0.0.1", operator="the Club") as server:
        assert get(f"{server.base}/api/lan", headers=said).status_code == 403
        assert get(f"{server.base}/api/info").json()["operator"] == "the Club"
        assert operate(database, "ban", "198.51.100.9").returncode == 0
        end = time.monotonic() + TIMEOUT_S
        while get(f"{server.base}/api/info", headers=said).status_code != 403:
            assert time.monotonic() < end
            time.sleep(0.2)
        assert get(f"{server.base}/api/info").status_code == 200


def test_open_to_the_network_means_that_the_network_is_listened_to(monkeypatch: pytest.MonkeyPatch) -> None:
    from happycity.server.ops.config import Config

    monkeypatch.setenv("HAPPYCITY_LAN", "1")
    assert Config.from_environment(host="127.0.0.1").host == "0.0.0.0"  # as `happycity` alone asks for
    assert Config.from_environment(host="192.0.2.7").host == "192.0.2.7"
    assert Config.from_environment(lan=False).host == "127.0.0.1"


def test_the_machines_addresses_are_not_asked_for_by_every_request(monkeypatch: pytest.MonkeyPatch) -> None:
    from happycity.server.ops import lan
    from happycity.server.ops.config import Config

    found = iter([["192.168.1.20"]])
    monkeypatch.setattr(lan, "lan_addresses", lambda: next(found))
    network = lan.Network(Config(host="0.0.0.0"))
    assert [network.hosts() for _ in range(3)] == [["192.168.1.20"]] * 3


def test_one_click_opens_the_local_network(tmp_path: Path) -> None:
    with Running(str(tmp_path / "db")) as server:
        head = {"Origin": server.base}
        before = get(f"{server.base}/api/lan").json()
        assert before == {"open": False, "possible": True, "addresses": []}
        opened = post(f"{server.base}/api/lan", json={"open": True}, headers=head)
        if opened.status_code != 200:
            assert opened.json()["code"] == "no-network"
            pytest.skip("this machine is in no network")
        address = opened.json()["addresses"][0]
        assert get(f"{address}/api/info").json()["lan"] is True
        assert get(f"{address}/api/lan").status_code == 403, "only this machine is told, and may change it"
        assert (
            post(f"{address}/api/lan", json={"open": False}, headers={"Origin": address}).status_code == 403
        )
        assert "<svg" in get(f"{server.base}/api/qr.svg?path=/r/abc").text
        assert post(f"{server.base}/api/lan", json={"open": False}, headers=head).json()["open"] is False


def test_facts_and_words(server: Running) -> None:
    def found(path: str) -> httpx2.Response:
        answer = get(server.base + path)
        assert answer.status_code == 200, (path, answer.text)
        return answer

    cards = found("/api/catalogue").json()
    assert len(cards["buildings"]) > 30
    assert {"id", "needs", "effects", "provenance"} <= set(cards["specials"][0])
    rules = found("/api/rules?locale=en-GB").json()
    assert rules["rules"][0]["number"] == "S1"
    assert found("/api/locales/en-GB/errors.ftl").text.startswith("#")
    assert found("/api/locales/en-GB/errors.json").json()["messages"]
    assert get(f"{server.base}/api/locales/../errors.ftl").status_code == 404
    assert found("/r/anything").headers["content-type"].startswith("text/html")
    assert get(f"{server.base}/missing.js").status_code == 404
    assert found("/api/openapi.json").json()["paths"]["/api/rooms"]
    score = post(
        f"{server.base}/api/score",
        json={
            "cities": [
                {"coins": 1, "cards": ["happy-market", "school"]},
                {"coins": 5, "cards": ["happy-market"]},
            ]
        },
        headers={"Origin": server.base},
    ).json()
    made = post(f"{server.base}/api/rooms", json={}, headers={"Origin": server.base, "Accept-Language": "pl"})
    assert made.json()["room"]["people"][0]["name"] == "Gracz 1", "who gives no name"
    assert score["winners"] == [1]
    assert score["sheets"][0]["citizens"] == 1


@pytest.mark.parametrize("lesson", ["family", "expert", "grozilla"])
def test_a_lesson_is_played_to_its_end(server: Running, lesson: str) -> None:
    """And once more: a rematch is the same lesson."""

    async def follow(one: Player) -> None:
        while one.table["lesson"]["expected"] is not None:
            if one.mine:
                seen = one.table["actions"]
                assert "seq" in await one.act(one.table["lesson"]["expected"])
                await one.until(lambda seen=seen: one.table["actions"] > seen)  # type: ignore[misc]
            else:
                await one.hear()
        assert one.table["lesson"]["step"] == one.table["lesson"]["steps"]

    async def scene() -> None:
        async with Visitor(server.base) as ana:
            body = {"settings": {"lesson": lesson, "pace": 0}, "name": "Ana"}
            made = await ana.post("/api/rooms", body)
            async with ana.socket(made["room"]["id"]) as one:
                other = await one.act("draw 9") if one.mine else {"code": "lesson-other"}
                assert other["code"] == "lesson-other"
                await follow(one)
                await one.play_on(random.Random(1))
                await one.ask("rematch")
                await one.ask("host", do="start")
                await follow(one)

    asyncio.run(scene())


def test_a_hint_and_a_review(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(room) as one:
                await one.until(lambda: one.mine and len(one.table["legal"]) > 1)
                await one.send({"type": "hint", "id": "h1"})
                await one.until(lambda: any(m["type"] == "hint" for m in one.other))
                hint = next(m for m in one.other if m["type"] == "hint")
                assert hint["action"] in one.table["legal"]
                assert hint["reasons"][0]["code"]
                both = await asyncio.gather(*(ana.http.post(f"/api/rooms/{room}/hint") for _ in range(2)))
                assert sorted(answer.status_code for answer in both) == [200, 503], "one at a time in a room"
                assert (await ana.post(f"/api/rooms/{room}/review", {}, 409))["code"] == "not-over"
                await one.ask("host", do="settings", settings={"hints": False})
                assert (await ana.post(f"/api/rooms/{room}/hint", {}, 400))["code"] == "hints-off"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("banned", "shut", "free"),
    [
        ("203.0.113.7", ["203.0.113.7", "::ffff:203.0.113.7"], ["203.0.113.8", "::1", "", "not an address"]),
        ("203.0.113.0/24", ["203.0.113.0", "203.0.113.255"], ["203.0.114.1"]),
        ("2001:db8::/64", ["2001:db8::7"], ["2001:db8:0:1::7", "203.0.113.7"]),
    ],
)
def test_a_ban_holds_for_an_address_or_a_network(banned: str, shut: list[str], free: list[str]) -> None:
    bans = Bans([normalise_network(banned), "xyz"])
    assert all(address in bans for address in shut)
    assert not any(address in bans for address in free)


def test_an_operator_names_addresses_that_are_ones(tmp_path: Path) -> None:
    def admin(*words: str) -> subprocess.CompletedProcess[str]:
        return operate(str(tmp_path / "db"), *words)

    for words, sentence in ((["list"], "There are no rooms yet."), (["bans"], "Nobody is banned.")):
        empty = admin(*words)
        assert (empty.returncode, empty.stdout, empty.stderr.strip()) == (0, "", sentence)
        assert admin(*words, "--json").stdout == ""
    for words in (["ban", "xyz"], ["ban", ""], ["unban", "203.0.113.7/99"]):
        refused = admin(*words)
        assert refused.returncode == 2
        assert "is not an address or a network" in refused.stderr
    assert admin("ban", "2001:DB8::7/64", "--reason", "Spam: 100 % né").returncode == 0
    (known,) = map(json.loads, admin("bans", "--json").stdout.splitlines())
    assert (known["address"], known["reason"]) == ("2001:db8::/64", "Spam: 100 % né")
    head, row = admin("bans").stdout.splitlines()
    assert head.split() == ["address", "since", "reason"]
    assert row.index("Spam: 100 % né") == head.index("reason")
    assert admin("unban", "2001:db8::/64").returncode == 0
    again = admin("unban", "2001:db8::/64")
    assert again.returncode == 2
    assert "is not banned" in again.stderr

"""The conversations. Each begins from rooms of the fixture and takes one course, whoever plays it."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.support.conversation import fixture
from tests.support.conversation.stage import Json, Stage, now, serving, staged
from tests.support.conversation.tape import Tape, plain

CONVERSATIONS = fixture.ROOT / "tests" / "golden" / "conversations"
TIMED = {
    "rooms": ("created", "updated"), "events": ("at",), "holders": ("created",), "results": ("at",),
    "records": ("at",), "bans": ("at",),
}  # fmt: skip
KEPT = {
    "rooms": ("id", "seq", "status", "public", "driven", "summary"),
    "events": ("room", "seq", "kind", "game", "person", "command", "body"),
    "deals": ("room", "game", "base"),
    "holders": ("room", "person"),
    "results": ("room", "game", "seat", "points", "won", "detail"),
    "records": ("body",),
}
"""What is compared of the rows that a conversation left: all but times, keys and secrets."""
HERE = fixture.manifest()
ROOMS: dict[str, str] = {name: room["id"] for name, room in HERE["rooms"].items()}


def later(kind: str) -> list[str]:
    """Statements that move a copy of the fixture to the present, so that no clock has run out meanwhile."""
    passed = now() - HERE["written"][kind]
    return [
        f"UPDATE {table} SET {', '.join(f'{column} = {column} + {passed}' for column in columns)}"
        for table, columns in TIMED.items()
    ]


def sqlite_copy(folder: Path) -> str:
    """The fixture as a file that may be written to."""
    place = folder / "games.sqlite3"
    shutil.copy(fixture.SQLITE, place)
    with closing(sqlite3.connect(place)) as connection, connection:
        for statement in later("sqlite"):
            connection.execute(statement)
    return str(place)


def performed(
    name: str, database: str, folder: Path, recorded: Path | None = None, *, whole: bool = False
) -> Tape:
    """Play a conversation on a server of its own. With a recording the first difference raises."""
    tape = Tape(fixture.known(HERE), recorded, whole=whole)
    with serving(database, folder) as base:
        asyncio.run(_played(SCENES[name], base, tape, name))
        file = "://" not in database
        for table, row in stored(Path(database)) if file else []:
            tape.stored(table, row, veiled=name == "seating")
    tape.finish(rows=file)
    return tape


async def _played(scene: Callable[[Stage], Awaitable[None]], base: str, tape: Tape, name: str) -> None:
    async with staged(base, tape, HERE["cookies"], f"{name}-") as stage:
        stage.tokens.update(robo=HERE["tokens"]["robo"])
        await stage.at_rest(ROOMS["bot-to-move"])
        await scene(stage)


def stored(database: Path) -> list[tuple[str, list[Any]]]:
    """The rows that were not in the fixture, in an order that ids made by chance cannot change."""
    found = []
    with closing(sqlite3.connect(fixture.SQLITE)) as old, closing(sqlite3.connect(database)) as new:
        for table, columns in KEPT.items():
            query = f"SELECT {', '.join(columns)} FROM {table} ORDER BY rowid"
            known = set(old.execute(query))
            rows = [row for row in new.execute(query) if row not in known]
            found += [(table, [_parsed(each) for each in row]) for row in rows]
    return found


def _parsed(value: Any) -> Any:
    """A column that holds JSON, so that times in it can be masked; with a remark if it is not in its shortest form."""
    if not isinstance(value, str) or not value.startswith("{"):
        return value
    words = json.loads(value)
    return words if plain(words) == value else ["other form", words]


async def table_of(stage: Stage, name: str) -> Json:
    return stage.ears[name].table or {}


# Games


async def solo(stage: Stage) -> None:
    """A whole family game of one person against a bot, and what can be asked about it afterwards."""
    room = ROOMS["solo"]
    await stage.open("ana", room)
    await stage.say("ana", "nonce", nonce="c0ffee")
    await stage.say("ana", "host", do="start", nonce="0badcafe")
    await stage.play()
    await stage.say("ana", "undo", seq=stage.ears["ana"].seq)
    for path in ("record", "record?game=1", "replay?first=3&last=5", "log?after=40", ""):
        await stage.ask("ana", "GET", f"/api/rooms/{room}/{path}".rstrip("/"))
    await stage.ask("ana", "GET", "/api/stats")


async def trio(stage: Stage) -> None:
    """Three people at three sockets: everything that can be said in a game, to its end."""
    room = ROOMS["trio"]
    for name in ("ana", "bob", "cem"):
        await stage.open(name, room)
        await stage.say(name, "nonce", nonce=f"{ord(name[0]):02x}")
    await stage.say("bob", "host", do="start")
    await stage.say("ana", "host", do="start", nonce="5eed")
    await stage.play(3)
    await _refused_commands(stage)
    await stage.play(4)
    await _bad_frames(stage)
    await _talk(stage)
    await _undo_for_free(stage)
    await stage.play(2)
    await _undo_asked(stage)
    await stage.play(3)
    await _away(stage)
    await _watchers(stage, room)
    await stage.play(5)
    await _host_in_a_game(stage, room)
    await _leave_and_return(stage, room)
    await stage.play()
    for name, kind in (
        ("ana", "command"),
        ("bob", "undo"),
        ("bob", "away"),
        ("cem", "back"),
        ("dee", "rematch"),
    ):
        await stage.say(name, kind, seq=stage.ears[name].seq, action="coin")
    for path in ("record", "replay?first=20&last=22", "log?game=1"):
        await stage.ask(None, "GET", f"/api/rooms/{room}/{path}")


async def _refused_commands(stage: Stage) -> None:
    name = stage.decider() or ""
    other = next(each for each in stage.ears if each != name)
    ear = stage.ears[name]
    legal = (ear.table or {})["legal"]
    await stage.act(other, legal[0])
    await stage.act(name, legal[0], seq=1)
    await stage.act(name, legal[0], seq="newest")
    for action in (
        "buy moon",
        "",
        "x" * 300,
        7,
        "draw 9",
        "claim louvre",
        "destroy 1",
        "market pink",
        "keep",
        "pass",
    ):
        if action not in legal:
            await stage.act(name, action)  # type: ignore[arg-type]
    for action in (ear.table or {})["reasons"]:
        await stage.act(name, action)
    await stage.act(name, legal[0], id="once")
    await stage.say(name, "command", id="once", seq=1, action="whatever")
    await stage.say(name, "chat", id="once", text="the same id")
    await stage.say(other, "hint")


async def _bad_frames(stage: Stage) -> None:
    for frame in ("{", "[]", "7", '"hello"', "", "x" * 9000, '{"type":"chat","text":"no id"}', b"\x00\x01",
                  '{"type":"dance"}', '{"id":7,"type":"chat","text":"x"}', "[" * 3000,
                  json.dumps({"type": "chat", "id": "i" * 41, "text": "x"})):  # fmt: skip
        await stage.send("bob", frame)
    for words in ({"type": "dance", "id": "b1"}, {"id": "b2"}, {"type": 7, "id": "b3"},
                  {"type": "host", "id": "b4", "do": "start"}, {"type": "command", "id": "b5"},
                  {"type": "hello", "protocol": 1, "id": "b6"}, {"type": "ping", "id": "b7"}):  # fmt: skip
        await stage.send("bob", json.dumps(words), str(words["id"]))


async def _talk(stage: Stage) -> None:
    for text in (
        "Hello!",
        "  Zażółć\tgęślą\njaźń \u202e\u200b \N{PARTY POPPER} ",
        "x" * 301,
        "",
        " \u200b ",
        7,
        "a\u0301" * 9,
    ):
        await stage.say("cem", "chat", text=text)
    for name in (
        "Bob",
        "bot:greedy",
        "",
        7,
        "A very long name, far too long for a seat",
        "Cem\u0336\u0336\u0336\u0336\u0336",
    ):
        await stage.say("cem", "rename", name=name)
    await stage.say("cem", "rename", name="Cem")


async def _undo_for_free(stage: Stage) -> None:
    """Take back within one's own turn, as soon as that is possible."""
    for _ in range(30):
        await stage.play(1)
        undo = (await table_of(stage, "ana"))["undo"]
        name = next((each.name for each in stage.ears.values() if undo["seat"] in each.you["seats"]), None)
        if name is not None and undo["free"] is not None:
            await stage.say(name, "undo", seq=stage.ears[name].seq)
            return
    raise AssertionError("nothing could be taken back freely")


async def _undo_asked(stage: Stage) -> None:
    """Asked and agreed, asked and refused, asked and played on."""
    for answer in ("agree", "refuse", "play"):
        decider = stage.decider() or ""
        asking, third = [name for name in ("ana", "bob", "cem") if name != decider]
        seq = stage.ears[asking].seq
        await stage.say(asking, "undo", seq=seq, to=10_000)
        await stage.say(asking, "undo", seq=1)
        await stage.say(asking, "undo", seq=seq)
        await stage.say(third, "undo", seq=stage.ears[third].seq)
        await stage.say(asking, "undo-answer", agree=True)
        if answer == "play":
            await stage.play(1)
        else:
            await stage.say(third, "undo-answer", agree=True)
            await stage.say(decider, "undo-answer", agree=answer == "agree")
        await stage.say(third, "undo-answer", agree=True)
        await stage.play(2)


async def _away(stage: Stage) -> None:
    decider = stage.decider() or ""
    others = [name for name in ("ana", "bob", "cem") if name != decider]
    await stage.say("ana", "back")
    await stage.say(others[0], "away")
    await stage.say(others[0], "away")
    await stage.say(others[1], "undo", seq=stage.ears[others[1]].seq)
    await stage.play(4)
    await stage.say(others[0], "back")
    await stage.say(stage.decider() or "", "away")
    for name in ("ana", "bob", "cem"):
        await stage.say(name, "back")


async def _watchers(stage: Stage, room: str) -> None:
    """Somebody without a name, and a spectator who comes late."""
    await stage.open("nobody", room)
    await stage.say("nobody", "chat", text="I have no name")
    await stage.act("nobody", "coin")
    await stage.say("nobody", "leave")
    await stage.ask("dee", "POST", f"/api/rooms/{room}/join", {"name": "Dee", "role": "spectator"})
    await stage.ask("dee", "POST", f"/api/rooms/{room}/join", {"name": "Dee again", "role": "spectator"})
    await stage.open("dee", room, after=stage.ears["ana"].seq - 5)
    await stage.say("dee", "chat", text="Good luck!")
    await stage.act("dee", "coin")
    await stage.say("dee", "nonce", nonce="aa")
    await stage.hang_up("nobody")


async def _host_in_a_game(stage: Stage, room: str) -> None:
    host = "ana" if stage.ears["ana"].you["host"] else "bob" if stage.ears["bob"].you["host"] else "cem"
    heir = next(name for name in ("ana", "bob", "cem") if name != host)
    say = stage.say
    await say(heir, "host", do="close")
    await say(host, "host", do="dance")
    await say(host, "host", do="pass", person="p9")
    await say(host, "host", do="pass", person=stage.ears[heir].you["people"][0])
    await say(heir, "host", do="settings", settings={"chat": False, "hints": False, "public": True})
    await say("dee", "chat", text="silence")
    await say(stage.decider() or "", "hint")
    await say(heir, "host", do="settings", settings={"chat": True})
    await say(heir, "host", do="settings", settings={"clock": 30})
    await say(heir, "host", do="settings", options={"players": 4})
    await say(heir, "host", do="settings", settings=[])
    for do in ("fill", "swap", "shuffle", "start"):
        await say(heir, "host", do=do, seats=[0, 1], seat=0)
    await say(heir, "host", do="empty", seat=0)
    await say(heir, "host", do="empty", seat=5)
    await say(heir, "host", do="away", seat=0)
    await say(heir, "host", do="mute", person="p4")
    await say("dee", "chat", text="mute?")
    await say(heir, "host", do="mute", person="p4", muted=False)
    await say(heir, "host", do="remove", person="p4")
    await say("dee", "chat", text="removed?")
    await say(heir, "host", do="remove", person=stage.ears[heir].you["people"][0])
    await stage.ask("dee", "GET", f"/api/rooms/{room}")


async def _leave_and_return(stage: Stage, room: str) -> None:
    """Who left finds the seat again by coming back; what was missed is told."""
    seen = stage.ears["cem"].seq
    await stage.say("cem", "leave")
    await stage.hang_up("cem")
    await stage.play(4)
    await stage.open("cem", room, after=seen)
    await stage.hang_up("bob")
    await stage.open("bob", room, after=stage.ears["ana"].seq)
    await stage.open("bob-again", room, after=10_000, who="bob")


async def pass_and_play(stage: Stage) -> None:
    """One device acts for all, and may take back alone."""
    await stage.open("ana", ROOMS["mid-pass"], after=5)
    await stage.say("ana", "undo", seq=stage.ears["ana"].seq, to=3)
    await stage.play(10)
    await stage.say("ana", "undo", seq=stage.ears["ana"].seq)
    await stage.play()
    await stage.ask("ana", "GET", "/api/stats")


async def lesson(stage: Stage) -> None:
    """A lesson to the end of its script and of its game; and its rematch."""
    await stage.open("ana", ROOMS["lesson"])
    await stage.act("ana", "draw 9")
    await stage.say("ana", "undo", seq=stage.ears["ana"].seq)
    await stage.say("ana", "hint")
    while (await table_of(stage, "ana"))["lesson"]["expected"] is not None:
        await stage.act("ana", (await table_of(stage, "ana"))["lesson"]["expected"])
    await stage.play()
    await stage.ask("ana", "GET", f"/api/rooms/{ROOMS['lesson']}/record")
    await stage.say("ana", "rematch")
    await stage.say("ana", "host", do="settings", options={"players": 3})


async def clock_runs_out(stage: Stage) -> None:
    """Nobody acts: the clock takes three decisions, then a bot takes the seat and plays on to the end."""
    await stage.open("ana", ROOMS["hurry"])
    stage.waits_for_clock = True
    await stage.say("ana", "host", do="start")
    await stage.say("ana", "back")
    await stage.ask("ana", "GET", f"/api/rooms/{ROOMS['hurry']}/record")


async def clock(stage: Stage) -> None:
    """With a clock the table is told more often."""
    for name in ("ana", "bob"):
        await stage.open(name, ROOMS["mid-clock"])
    await _undo_for_free(stage)
    name = stage.decider() or ""
    other = "bob" if name == "ana" else "ana"
    await stage.say(other, "away")
    await stage.say(other, "back")
    await stage.say(name, "away")
    await stage.say(name, "back")
    await stage.ask("dee", "POST", f"/api/rooms/{ROOMS['mid-clock']}/join", {"name": "Dee"})
    await stage.say(other, "leave")
    await stage.say(name, "leave")


async def rematch(stage: Stage) -> None:
    """A rematch that begins with a fresh secret, and one whose secret was fixed long ago, to its end."""
    for name in ("ana", "bob"):
        await stage.open(name, ROOMS["finished-rematch"])
    await stage.say("bob", "chat", text="Again?")
    await stage.say("bob", "rematch")
    await stage.say("bob", "rematch")
    await stage.say("bob", "nonce", nonce="b0b0")
    await stage.say("bob", "leave")
    await stage.ask("ana", "GET", f"/api/rooms/{ROOMS['finished-rematch']}/record?game=2")
    await stage.ask("ana", "GET", f"/api/rooms/{ROOMS['finished-rematch']}/record?game=3")
    for name in ("ana", "bob"):
        await stage.hang_up(name)
    await stage.open("ana", ROOMS["rematch-lobby"])
    await stage.say("ana", "host", do="start", nonce="feed")
    await stage.play()
    for path in ("record?game=1", "record?game=2", "record?game=3", "log?game=2&after=60"):
        await stage.ask("ana", "GET", f"/api/rooms/{ROOMS['rematch-lobby']}/{path}")
    await stage.ask("ana", "GET", "/api/stats")


# Rooms


async def lobby(stage: Stage) -> None:
    """Everything that can be done before a game, and its start."""
    room = ROOMS["work"]
    address = f"/api/rooms/{room}"
    say, ask = stage.say, stage.ask
    await stage.open("ana", room)
    await stage.open("bob", room)
    for body in (
        {"name": ""},
        {},
        {"name": "Bob", "seat": 9},
        {"name": "Bob", "seat": 0},
        {"name": "Bob", "nonce": "xyz"},
    ):
        await ask("bob", "POST", f"{address}/join", body)
    await ask("bob", "POST", f"{address}/join", {"name": "Bob", "seat": 2, "nonce": "0b0b"})
    await ask("bob", "POST", f"{address}/join", {"name": "Bobby"})
    await ask("cem", "POST", f"{address}/join", {"name": "bob"})
    await ask("dee", "POST", f"{address}/join", {"name": "Dee", "role": "player"})
    await ask("dee", "POST", f"{address}/join", {"name": "Dee"})
    await say("bob", "host", do="fill")
    await say("ana", "host", do="remove", person="p3")
    await say("ana", "host", do="start")
    await say("ana", "host", do="fill", seat=1, bot="champignon")
    await say("ana", "host", do="fill", seat=2, bot="greedy")
    await say("ana", "host", do="fill", seat=1, bot="random")
    await say("ana", "host", do="swap", seats=[0, 1])
    for seats in ([0], [0, 9], ["0", 1], None, [1, 0]):
        await say("ana", "host", do="swap", seats=seats)
    await say("ana", "host", do="empty", seat=2)
    await say("ana", "host", do="empty", seat=1)
    await _settings(stage)
    await say("ana", "host", do="mute", person="p2")
    await say("bob", "chat", text="Am I muted?")
    await say("ana", "host", do="mute", person="p2", muted=False)
    await say("bob", "chat", text="No longer")
    await say("ana", "host", do="pass", person="p2")
    await say("ana", "host", do="close")
    await say("bob", "host", do="pass", person="p1")
    for nonce in ("xy", "abc", "", 7, "00" * 33, "cafe"):
        await say("bob", "nonce", nonce=nonce)
    await _links(stage, room)
    await _program(stage, room)
    await say("ana", "host", do="fill", bot="greedy")
    await say("ana", "host", do="start", nonce="zz")
    await say("ana", "host", do="start", nonce="a0a0")
    await stage.play(6)
    await say("ana", "host", do="close")
    await say("ana", "chat", text="closed?")
    await ask("dee", "POST", f"{address}/join", {"name": "Late"})
    await stage.ask("ana", "GET", address)


async def _settings(stage: Stage) -> None:
    for settings in ({"clock": 1}, {"clock": True}, {"clock": 60}, {"clock": None}, {"pace": -1}, {"pace": 5}, {"pace": 0},
                     {"public": "yes"}, {"public": True}, {"bot": "nobody"}, {"bot": "greedy"}, {"lesson": "family"},
                     {"colour": "red"}, {"undo": False, "spectators": False}, {"undo": True, "spectators": True}):  # fmt: skip
        await stage.say("ana", "host", do="settings", settings=settings)
    for options in ({"players": 4, "mode": "expert"}, {"players": 1}, {"players": 9}, {"mode": "easy"}, {"players": "3"},
                    {"players": 2}, {"players": 4, "mode": "expert", "grozilla": True, "scoring": "sum", "edition": "pl"}):  # fmt: skip
        await stage.say("ana", "host", do="settings", options=options)
    for who, name in (("cem", "Cem"), ("dee", "Dee")):
        await stage.ask(who, "POST", f"/api/rooms/{ROOMS['work']}/join", {"name": name})
    await stage.say("ana", "host", do="settings", options={"players": 3})
    await stage.say("ana", "host", do="settings", options={"players": 2})


async def _links(stage: Stage, room: str) -> None:
    """A seat moves to another device."""
    address = f"/api/rooms/{room}"
    await stage.ask("eve", "POST", f"{address}/link", {})
    await stage.ask("bob", "POST", f"{address}/link", {"person": "p1"})
    path = (await stage.ask("bob", "POST", f"{address}/link", {"person": "p2"})).json()["path"]
    await stage.ask("eve", "POST", f"{address}/claim", {"token": "x" * 43})
    await stage.open("eve", room)
    stage.tape.note(claim="the link of bob, by eve")
    token = path.partition("#seat=")[2]
    answer = await stage.quietly("eve", "POST", f"{address}/claim", {"token": token})
    stage.tape.answered(answer.status_code, {}, answer.text)
    await stage.settle()
    await stage.say("eve", "chat", text="I speak for Bob")
    await stage.hang_up("eve")
    there = ROOMS["mid-people"]
    body = {"token": HERE["tokens"]["bob-link"]}
    await stage.ask("eve", "POST", f"/api/rooms/{there}/claim", body)
    await stage.ask(None, "POST", f"/api/rooms/{there}/claim", body)


async def _program(stage: Stage, room: str) -> None:
    """A program takes the place of somebody who leaves."""
    address = f"/api/rooms/{room}"
    await stage.ask("dee", "POST", f"{address}/do", {"type": "leave", "id": "gone"})
    await stage.say("ana", "host", do="remove", person="p5")
    body = {"name": "Robo 2", "program": True, "nonce": "12"}
    stage.tokens["robo2"] = (await stage.ask(None, "POST", f"{address}/join", body)).json()["token"]
    await stage.open("robo2", room)
    await stage.say("robo2", "chat", text="beep")
    await stage.ask("robo2", "POST", f"{address}/do", {"type": "rename", "id": "r1", "name": "Robot"})
    await stage.ask("robo2", "POST", f"{address}/do", {"type": "rename", "id": "r1", "name": "Robot"})
    await stage.hang_up("robo2")


async def seating(stage: Stage) -> None:
    """Chance seats everybody; then the host restores the order, by a swap in any case."""
    await stage.open("ana", ROOMS["seating"])
    await stage.say("ana", "host", do="shuffle", veiled=True)
    moved = stage.ears["ana"].room["seats"][0]["kind"] != "human"
    await stage.say("ana", "host", do="swap", seats=[0, 1] if moved else [0, 0], veiled=True)
    await stage.say("ana", "host", do="start")
    await stage.play(4)


async def doors(stage: Stage) -> None:
    """First words that are not granted, and rooms that are closed or private."""
    room = ROOMS["lobby-4"]
    for protocol in (0, 2, "1", None):
        await stage.open("ana", room, protocol=protocol)
    await stage.open("ana", room, type="ping")
    await stage.open("ana", room, token="x" * 43)
    await stage.open("ana", room, token=7)
    await stage.open("ana", "2" * 20)
    await stage.open("ana", "nowhere")
    await stage.open("dee", ROOMS["mid-private"])
    await stage.ask("dee", "GET", f"/api/rooms/{ROOMS['mid-private']}")
    await stage.open("robo", room)
    await stage.open("dee", room, who="nobody", token=HERE["tokens"]["robo"])
    await stage.open("dee", ROOMS["mid-program"], who="nobody", token=HERE["tokens"]["robo"])
    await stage.hang_up("dee")
    await stage.open("ana", ROOMS["closed"])
    for kind in ("chat", "rename", "leave", "rematch", "undo", "command", "nonce", "dance"):
        await stage.say("ana", kind, text="?", seq=99)
    await stage.say("ana", "host", do="close")
    await stage.ask("bob", "POST", f"/api/rooms/{ROOMS['closed']}/join", {"name": "Bob"})
    await stage.hang_up("ana")
    await stage.open("ana", room)
    for _ in range(51):
        if "ana" in stage.ears:
            await stage.send("ana", "{")
    for name in ("lobby-2", "lobby-3"):
        await stage.open("ana", ROOMS[name])
        await stage.say("ana", "leave")
        await stage.hang_up("ana")


async def opens(stage: Stage) -> None:
    """Every room of the fixture can be read by everybody who is in it, and every game goes on."""
    for name, room in HERE["rooms"].items():
        address = f"/api/rooms/{room['id']}"
        for who in [*room["people"], None]:
            await stage.ask(who, "GET", address)
        await stage.ask("ana", "GET", f"{address}/log")
        for game in range(1, room["games"] + 1):
            answer = await stage.ask("ana", "GET", f"{address}/record?game={game}")
            if game in room["over"]:
                stage.tape.records.append(answer.json())
        if room["status"] == "playing":
            for who in room["people"]:
                await stage.open(who, room["id"])
            if name == "mid-undo":
                for who in room["people"]:
                    await stage.say(who, "undo-answer", agree=True)
            await stage.play(3)
            for who in list(stage.ears):
                await stage.hang_up(who)


async def requests(stage: Stage) -> None:
    """Everything that can be asked for without a socket."""
    ask = stage.ask
    for path in ("/healthz", "/readyz", "/api/info", "/api/catalogue", "/api/locales", "/api/lessons", "/api/lan",
                 "/api/openapi.json", "/api/rules", "/api/rules?locale=pl", "/api/rules?locale=xx",
                 "/api/words/en-GB/first.json", "/api/words/pl/rules.json", "/api/words/xx/first.json",
                 "/api/words/en-GB/last.json", "/api/locales/fr/errors.ftl", "/api/locales/fr/errors.json",
                 "/api/locales/fr/nothing.ftl", "/api/locales/xx/errors.json", "/api/qr.svg?path=nowhere", "/missing.js",
                 "/api/", "/api/nothing", "/api/rooms/", f"/api/rooms/{'2' * 20}", "/api/rooms/nowhere",
                 f"/api/rooms/{'x' * 50}", "/api/records/nowhere", f"/api/records/{'2' * 20}", "/api/review/nowhere",
                 f"/api/review/{'2' * 20}", f"/api/records/{HERE['record']}", f"/api/review/{HERE['review']}",
                 f"/api/records/review-{HERE['review']}"):  # fmt: skip
        await ask(None, "GET", path)
    for method, path in (("DELETE", "/api/rooms"), ("PUT", f"/api/rooms/{ROOMS['solo']}"), ("POST", "/api/info"),
                         ("GET", f"/api/rooms/{ROOMS['solo']}/join"), ("PATCH", "/api/score"),
                         ("OPTIONS", "/api/rooms"), ("GET", f"/api/rooms/{ROOMS['solo']}/socket")):  # fmt: skip
        await ask("ana", method, path)
    for who in ("ana", "bob", "dee", "robo", None):
        await ask(who, "GET", "/api/mine")
        await ask(who, "GET", "/api/stats")
    await ask(None, "GET", "/api/rooms")
    await _logs(stage)
    await _records(stage)
    await _strangers(stage)
    await _creating(stage)
    await _positions(stage)


async def _logs(stage: Stage) -> None:
    room = f"/api/rooms/{ROOMS['finished']}"
    for query in (
        "after=3",
        "after=9999",
        "after=-1",
        "after=x",
        "game=1",
        "game=2",
        "game=0",
        "after=50&game=1",
    ):
        await stage.ask("ana", "GET", f"{room}/log?{query}")
    for query in ("game=1", "game=2", "game=0", "game=x", ""):
        await stage.ask("ana", "GET", f"{room}/record?{query}")
    for query in ("", "first=5&last=6", "first=60&last=9999", "first=9&last=3", "first=-1", "game=7"):
        await stage.ask("ana", "GET", f"{room}/replay?{query}")
    await stage.ask("dee", "GET", f"/api/rooms/{ROOMS['lobby-2']}/record")
    await stage.ask("dee", "GET", f"/api/rooms/{ROOMS['mid-people']}/record")
    await stage.ask("dee", "GET", f"/api/rooms/{ROOMS['mid-people']}/replay?last=1")
    await stage.ask("dee", "GET", f"/api/rooms/{ROOMS['mid-private']}/log")
    await stage.ask("dee", "POST", f"/api/rooms/{ROOMS['mid-people']}/hint")
    await stage.ask("ana", "POST", f"/api/rooms/{ROOMS['mid-people']}/review", {"game": 1})
    await stage.ask("ana", "POST", f"/api/rooms/{ROOMS['mid-people']}/review", {"game": "1"})


async def _records(stage: Stage) -> None:
    """Import, replay and go on."""
    kept: Json = json.loads(
        (fixture.ROOT / "tests/golden/expert-grozilla-2.json").read_text(encoding="utf-8")
    )
    record: Json = kept["record"]
    bad: list[Any] = [
        {}, {**record, "actions": ["dance"]}, {**record, "happycity": 99}, {**record, "pack": {}},
        {**record, "draws": []}, {**record, "options": {"players": 7}}, {**record, "actions": ["coin"] * 2001}, [], None,
        {**record, "players": ["\ud800"]},
    ]  # fmt: skip
    for path in ("import", "replay"):
        for each in bad:
            await stage.ask("ana", "POST", f"/api/{path}", {"record": each})
    made = (await stage.ask("ana", "POST", "/api/import", {"record": record})).json()["id"]
    answer = await stage.quietly(None, "GET", f"/api/records/{made}")
    stage.tape.answered(answer.status_code, {}, answer.text)
    for first, last in ((0, 2), (30, 31), (9, 1)):
        await stage.ask(None, "POST", "/api/replay", {"record": record, "first": first, "last": last})
    quick = {"settings": {"pace": 0}, "bot": "random", "name": "Ana"}
    for more in (
        {"at": 20, "record": record},
        {"at": 5, "room": ROOMS["mid-people"]},
        {"at": 0, "room": ROOMS["finished"]},
    ):
        body = {**quick, **more, "seat": await _decider(stage, more)}  # nobody moves, so chance shows nothing
        await stage.ask("ana", "POST", "/api/branch", body)
    for more in ({"at": 9999, "record": record}, {"at": 1}, {"at": 3, "record": record, "seat": 4}, {"record": record},
                 {"at": 3, "record": record, "bot": "x"}, {"at": 3, "room": ROOMS["lobby-2"]}, {"at": 3, "room": "x"},
                 {"at": 3, "record": record, "settings": {"lesson": "family"}}):  # fmt: skip
        await stage.ask("ana", "POST", "/api/branch", {**quick, **more})


async def _decider(stage: Stage, branch: Json) -> int:
    """Whose decision it is where a branch begins."""
    at = branch["at"]
    if "record" in branch:
        body = {"record": branch["record"], "first": at, "last": at}
        words = (await stage.quietly("ana", "POST", "/api/replay", body)).json()
    else:
        words = (
            await stage.quietly("ana", "GET", f"/api/rooms/{branch['room']}/replay?first={at}&last={at}")
        ).json()
    return int(words["frames"][0]["state"]["seat"])


async def _strangers(stage: Stage) -> None:
    """Who comes from elsewhere, or with a token that is none."""
    room = f"/api/rooms/{ROOMS['solo']}"
    chat = {"type": "chat", "id": "s1", "text": "x"}
    await stage.ask("ana", "POST", f"{room}/do", chat, Origin="https://elsewhere.example")
    await stage.ask("ana", "GET", room, Host="elsewhere.example")
    for token in ("Bearer nothing", "Basic abc", "Bearer"):
        await stage.ask(None, "GET", room, Authorization=token)
        await stage.ask(None, "POST", f"{room}/do", chat, Authorization=token)
    await stage.ask("dee", "POST", f"{room}/do", chat)
    await stage.ask("ana", "POST", f"{room}/do", chat)
    await stage.ask("ana", "POST", f"{room}/do", chat)
    for body in (
        {},
        [],
        {"type": "chat"},
        {"type": "ping", "id": "s2"},
        {"type": "hint", "id": "s3"},
        "{",
        "7",
    ):
        await stage.ask("ana", "POST", f"{room}/do", body)
    await stage.ask("ana", "POST", f"{room}/do", "x" * 400_001)


async def _creating(stage: Stage) -> None:
    """Bodies that are refused, and rooms that are made: of these what chance decides is masked."""
    for body in ([], 7, "{", {"options": {"players": 9}}, {"options": {"mode": "easy"}}, {"options": []}, {"seats": ["open"]},
                 {"seats": ["me"] * 6}, {"seats": ["me", "bot:nobody"]}, {"seats": ["me", 7]}, {"settings": {"clock": 0}},
                 {"settings": {"pass_and_play": True}}, {"settings": {"lesson": "none"}}, {"settings": []}, {"name": "bot:x"},
                 {"name": "x" * 201}, {"name": 7}, {"nonce": "xyz"}, {"surprise": 1}, {"start": "maybe"},
                 {"options": {"players": 2}, "seats": ["me", "open", "open"]}, {"names": ["a"] * 6}):  # fmt: skip
        await stage.ask("ana", "POST", "/api/rooms", body)
    for body in ({}, {"name": "Ana", "options": {"players": 4, "mode": "expert"}, "nonce": "aa"}, {"start": True, "name": "A"},
                 {"seats": ["me", "me"], "names": ["A"], "name": "B"}, {"program": True, "name": "Robo"}):  # fmt: skip
        await stage.ask("ana", "POST", "/api/rooms", body)
    await stage.ask(None, "POST", "/api/rooms", {"name": "Zoë"})
    await stage.ask(None, "POST", "/api/rooms", {}, **{"Accept-Language": "pl"})


async def _positions(stage: Stage) -> None:
    """Scores and analyses."""
    cities = [{"coins": 1, "cards": ["happy-market", "school"]}, {"coins": 5, "cards": ["happy-market"]}]
    for body in ({"cities": cities}, {"cities": cities[:1]}, {"cities": []}, {}, {"cities": 7}, {"position": {}},
                 {"cities": [{"cards": ["moon"]}] * 2}, {"cities": cities, "options": {"players": 3}}):  # fmt: skip
        await stage.ask(None, "POST", "/api/score", body)
    for name in ("family-2", "expert-grozilla-5"):
        golden = json.loads((fixture.ROOT / f"tests/golden/{name}.json").read_text(encoding="utf-8"))
        state = golden["state"]
        position = {key: state[key] for key in ("options", "phase", "turn") if key in state}
        position["cities"] = [
            {
                "coins": city["coins"],
                "cards": [card["id"] for card in city["cards"]],
                "special": city.get("special"),
            }
            for city in state["cities"]
        ]
        await stage.ask(None, "POST", "/api/score", {"position": position})
        await stage.ask(None, "POST", "/api/analysis", {"position": position})
    await stage.ask(
        None, "POST", "/api/analysis", {"position": {"options": {"players": 2}, "cities": cities}}
    )
    await stage.ask(None, "POST", "/api/analysis", {})


SCENES: dict[str, Callable[[Stage], Awaitable[None]]] = {
    "solo": solo,
    "trio": trio,
    "pass-and-play": pass_and_play,
    "lesson": lesson,
    "clock-runs-out": clock_runs_out,
    "clock": clock,
    "rematch": rematch,
    "lobby": lobby,
    "seating": seating,
    "doors": doors,
    "opens": opens,
    "requests": requests,
}

"""Databases as one commit wrote them: rooms in every state, the same in SQLite and in PostgreSQL.

The server that writes them draws its ids, tokens and secrets from a seeded generator, so both databases hold the same
rooms. That is done from outside (a `sitecustomize` that comes before the program), and only here.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.support.conversation.stage import Json, Stage, command, environment, now, serving, staged
from tests.support.conversation.tape import Tape

ROOT = Path(__file__).resolve().parents[3]
COMMIT = "2ba2b52"
FOLDER = ROOT / "tests" / "golden" / f"written-by-{COMMIT}"
SQLITE = FOLDER / "games.sqlite3"
POSTGRES = FOLDER / "games.sql"
MANIFEST = FOLDER / "rooms.json"
BANNED = "203.0.113.7"
CAST = {name: f"golden-cookie-of-{name}-0123456789" for name in ("ana", "bob", "cem", "dee", "eve")}
SEEDED = """
import base64, random, secrets
_drawn = {}
def _of(what):
    return _drawn.setdefault(what, random.Random(f"happycity {what}"))
secrets.choice = lambda some: _of("choice").choice(some)
secrets.token_hex = lambda size=32: _of(f"hex {size}").randbytes(size).hex()
secrets.token_urlsafe = lambda size=32: (
    base64.urlsafe_b64encode(_of(f"url {size}").randbytes(size)).rstrip(b"=").decode()
)
"""
EXPERT = {"mode": "expert"}
MONSTERS = {"mode": "expert", "grozilla": True}


class Writer:
    """Opens rooms and brings them into their states."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.rooms: dict[str, Json] = {}

    async def create(self, name: str, about: str, seats: list[str], *, joining: str = "", **body: Any) -> str:
        """A room of Ana's; who joins it is named by words."""
        settings = {"pace": 0, "bot": "greedy", **body.pop("settings", {})}
        options = {"players": len(seats), **body.pop("options", {})}
        whole = {"name": "Ana", "seats": seats, "settings": settings, "options": options, **body}
        made = (await self.stage.ask("ana", "POST", "/api/rooms", whole)).json()
        room = str(made["room"]["id"])
        self.rooms[name] = {"id": room, "about": about, "people": ["ana", *joining.split()]}
        for who in joining.split():
            await self.stage.ask(who, "POST", f"/api/rooms/{room}/join", {"name": who.title()})
        return room

    async def gather(self, name: str) -> str:
        """Everybody of a room opens a socket; the first of them."""
        for who in self.rooms[name]["people"]:
            await self.stage.open(who, self.rooms[name]["id"])
        return str(self.rooms[name]["people"][0])

    async def part(self) -> None:
        for who in list(self.stage.ears):
            await self.stage.hang_up(who)

    async def game(self, name: str, most: int = 1000) -> None:
        """Start a room's game and play some of it; the sockets stay open."""
        host = await self.gather(name)
        if self.stage.ears[host].room["status"] == "lobby":
            await self.stage.say(host, "host", do="start", nonce="a1b2c3")
        await self.stage.play(most)


async def lobbies(writer: Writer) -> None:
    """Rooms in which no game has begun."""
    open_to_all = {"public": True}
    await writer.create("lobby-2", "a family lobby with an open seat", ["me", "open"], settings=open_to_all)
    await writer.create(
        "lobby-3", "an expert lobby: two people and a bot", ["me", "open", "bot:greedy"], options=EXPERT, joining="bob"
    )  # fmt: skip
    await writer.create(
        "lobby-4", "an expert lobby with Grozilla: two people, an open seat, a bot",
        ["me", "open", "open", "bot:random"], options=MONSTERS, joining="bob", settings=open_to_all, nonce="00ff",
    )  # fmt: skip
    await writer.create("solo", "a family lobby: one person and greedy", ["me", "bot:greedy"])
    await writer.create(
        "trio", "an expert lobby with Grozilla: three people", ["me", "open", "open"], options=MONSTERS,
        joining="bob cem", settings={"bot": "random"},
    )  # fmt: skip
    await writer.create("work", "an empty lobby for three", ["me", "open", "open"])
    await writer.create("seating", "a lobby: one person and random", ["me", "bot:random"])
    await writer.create(
        "hurry", "a lobby with a clock of two seconds", ["me", "bot:random"], settings={"clock": 2}
    )
    room = await writer.create("closed", "a room that its host closed", ["me", "open"], joining="bob")
    await writer.stage.ask(
        "ana", "POST", f"/api/rooms/{room}/do", {"type": "host", "id": "end", "do": "close"}
    )


async def running(writer: Writer) -> None:
    """Games in the middle."""
    stage = writer.stage
    await writer.create(
        "mid-bots", "a game with two bots", ["me", "bot:greedy", "bot:random"], options=EXPERT
    )
    await writer.game("mid-bots", 9)
    await writer.part()
    await writer.create("mid-people", "a game of two people", ["me", "open"], options=EXPERT, joining="bob")
    await writer.game("mid-people", 14)
    await stage.say("bob", "chat", text="Grüße, żółw! \N{PARTY POPPER}")
    await stage.say("bob", "rename", name="Robert")
    await writer.part()
    await writer.create(
        "mid-clock", "a game with a clock of an hour", ["me", "open"], joining="bob", settings={"clock": 3600}
    )
    await writer.game("mid-clock", 7)
    await writer.part()
    await writer.create(
        "mid-undo",
        "a game in which somebody has asked to take back",
        ["me", "open", "open"],
        joining="bob cem",
    )
    await writer.game("mid-undo", 10)
    asking = next(ear for ear in stage.ears.values() if not ear.mine)
    await stage.say(asking.name, "undo", seq=asking.seq)
    await writer.part()
    await writer.create(
        "mid-away",
        "a game in which somebody is away",
        ["me", "open", "open"],
        options=MONSTERS,
        joining="bob cem",
    )
    await writer.game("mid-away", 11)
    await stage.say(next(ear.name for ear in stage.ears.values() if not ear.mine), "away")
    await writer.part()
    await writer.create("mid-pass", "pass and play", ["me", "me", "me"], names=["Ana", "Ben", "Cleo"])
    await writer.game("mid-pass", 8)
    await writer.part()
    await writer.create(
        "mid-private",
        "a game that nobody may watch",
        ["me", "open"],
        joining="bob",
        settings={"spectators": False},
    )
    await writer.game("mid-private", 5)
    await writer.part()


async def program(writer: Writer) -> Json:
    """A game against a program, and a seat link that nobody has used."""
    stage = writer.stage
    room = await writer.create("mid-program", "a game against a program", ["me", "open"])
    body = {"name": "Robo", "program": True}
    stage.tokens["robo"] = (await stage.ask(None, "POST", f"/api/rooms/{room}/join", body)).json()["token"]
    writer.rooms["mid-program"]["people"].append("robo")
    await writer.game("mid-program", 6)
    await writer.part()
    there = writer.rooms["mid-people"]["id"]
    path = (await stage.ask("bob", "POST", f"/api/rooms/{there}/link", {})).json()["path"]
    return {"robo": stage.tokens["robo"], "bob-link": path.partition("#seat=")[2]}


async def finished(writer: Writer) -> Json:
    """Games that are over, and what came of them."""
    stage = writer.stage
    await writer.create("finished", "a finished game with greedy", ["me", "bot:greedy"])
    await writer.game("finished")
    await writer.part()
    review = f"/api/rooms/{writer.rooms['finished']['id']}/review"
    job = (await stage.ask("ana", "POST", review, {"game": 1})).json()["job"]
    async with asyncio.timeout(300):
        while not (await stage.quietly("ana", "GET", f"/api/review/{job}")).json()["finished"]:
            await asyncio.sleep(0.2)
    await writer.create("rematch-lobby", "a finished game, then a rematch's lobby", ["me", "bot:greedy"])
    await writer.game("rematch-lobby")
    await stage.say("ana", "rematch")
    await writer.part()
    await writer.create("finished-rematch", "two finished games of two people", ["me", "open"], joining="bob")
    await writer.game("finished-rematch")
    await stage.say("bob", "rematch")
    await writer.part()
    await writer.game("finished-rematch")
    await writer.part()
    await writer.create("lesson", "a lesson in the middle", [], settings={"lesson": "family"})
    await stage.open("ana", writer.rooms["lesson"]["id"])
    for _ in range(5):
        await stage.act("ana", stage.ears["ana"].rules["lesson"]["expected"])
    await writer.part()
    branch = {
        "room": writer.rooms["finished"]["id"],
        "game": 1,
        "at": 12,
        "bot": "greedy",
        "settings": {"pace": 0},
    }
    made = (await stage.ask("ana", "POST", "/api/branch", {**branch, "name": "Ana"})).json()["room"]["id"]
    writer.rooms["branch"] = {"id": made, "about": "a game that goes on from another", "people": ["ana"]}
    await stage.at_rest(made)
    record = json.loads((ROOT / "tests" / "golden" / "family-3.json").read_text(encoding="utf-8"))["record"]
    kept = (await stage.ask("ana", "POST", "/api/import", {"record": record})).json()["id"]
    return {"review": job, "record": kept}


async def interrupted(writer: Writer) -> None:
    """A bot has to move, and the server ends before it does: its pace was slow until just now."""
    stage = writer.stage
    room = await writer.create(
        "bot-to-move", "a bot must move as soon as a server starts", ["me", "bot:greedy"],
        settings={"pace": 10_000}, start=True,
    )  # fmt: skip
    address = f"/api/rooms/{room}"
    await stage.at_rest(room)
    for number in range(20):
        words = (await stage.quietly("ana", "GET", address)).json()
        if words["table"]["state"]["seat"] != 0:
            break
        said = {
            "type": "command",
            "id": f"i{number}",
            "seq": words["room"]["seq"],
            "action": words["table"]["legal"][0],
        }
        await stage.ask("ana", "POST", f"{address}/do", said)
    settled = {"type": "host", "id": "quick", "do": "settings", "settings": {"pace": 0}}
    await stage.ask("ana", "POST", f"{address}/do", settled)


async def written(base: str) -> Json:
    """All rooms on a fresh server; where they are."""
    async with staged(base, Tape([]), CAST, "w") as stage:
        writer = Writer(stage)
        await lobbies(writer)
        await running(writer)
        tokens = await program(writer)
        others = await finished(writer)
        await interrupted(writer)
        for room in writer.rooms.values():
            words = (await stage.quietly("ana", "GET", f"/api/rooms/{room['id']}/log")).json()
            rows = words["happenings"]
            room["status"] = (await stage.quietly("ana", "GET", f"/api/rooms/{room['id']}")).json()["room"][
                "status"
            ]
            room["games"] = rows[-1]["game"]
            room["over"] = [row["game"] for row in rows if row["kind"] == "action" and row["over"]]
            room["commitments"] = [row["commitment"] for row in rows if "commitment" in row]
        return {"cookies": CAST, "tokens": tokens, **others, "banned": BANNED, "rooms": writer.rooms}


def write(database: str, folder: Path) -> Json:
    """Let a server of this environment write a fresh database."""
    (folder / "sitecustomize.py").write_text(SEEDED)
    with serving(database, folder, PYTHONPATH=str(folder)) as base:
        ban = command("admin", "ban", BANNED, "--reason", "spam", "--database", database)
        subprocess.run(ban, env=environment(), check=True)
        return asyncio.run(written(base))


def write_sqlite(folder: Path) -> Json:
    """The file of the fixture."""
    place = folder / "games.sqlite3"
    found = write(str(place), folder)
    with closing(sqlite3.connect(place)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
    shutil.copy(place, SQLITE)
    return {"written": now(), **found}


def write_postgres(address: str, folder: Path) -> Json:
    """The dump of the fixture, from a database that is empty."""
    found = write(address, folder)
    words = ["pg_dump", "--no-owner", "--no-privileges", "--inserts", address]
    text = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    kept = [line for line in text.splitlines() if not line.startswith(("\\restrict", "\\unrestrict"))]
    POSTGRES.write_text("\n".join(kept) + "\n", encoding="utf-8")
    return {"written": now(), **found}


def manifest() -> Json:
    """What is in the fixture."""
    words: Json = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return words


def known(words: Json) -> list[str]:
    """Ids and commitments that are the same in every conversation."""
    rooms = words["rooms"].values()
    return [
        words["record"],
        words["review"],
        *(room["id"] for room in rooms),
        *(each for room in rooms for each in room["commitments"]),
    ]

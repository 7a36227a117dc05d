"""Conversations about rooms: before a game, at their doors, and in those that an older build left."""

from __future__ import annotations

from tests.support.conversation.present import HERE, ROOMS
from tests.support.conversation.stage import Stage


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
    for protocol in (0, 1, "2", None):
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
    """Every room of the fixture can be read by everybody who is in it, and every game goes on; who was banned is."""
    await stage.ask("ana", "GET", "/api/info", **{"X-Forwarded-For": HERE["banned"]})
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

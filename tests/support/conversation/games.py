"""Conversations about a game: whole ones, and everything that can be said while one runs."""

from __future__ import annotations

import json

from tests.support.conversation.present import ROOMS
from tests.support.conversation.stage import Stage


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
    legal = ear.rules["legal"]
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
    for action in ear.rules["reasons"]:
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
                  {"type": "hello", "protocol": 2, "id": "b6"}, {"type": "ping", "id": "b7"}):  # fmt: skip
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
        undo = stage.ears["ana"].rules["undo"]
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
    await _removal_refused(stage, heir)
    await stage.ask("dee", "GET", f"/api/rooms/{room}")


async def _removal_refused(stage: Stage, host: str) -> None:
    """From a running game nobody is removed against the will of a third."""
    whom, third = [name for name in ("ana", "bob", "cem") if name != host]
    person = stage.ears[whom].you["people"][0]
    await stage.say(host, "host", do="remove", person=person)
    await stage.say(host, "host", do="remove", person=person)
    await stage.say(whom, "removal-answer", agree=False)
    await stage.say(third, "removal-answer", agree=False)
    await stage.say(third, "removal-answer", agree=True)


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
    while stage.ears["ana"].rules["lesson"]["expected"] is not None:
        await stage.act("ana", stage.ears["ana"].rules["lesson"]["expected"])
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

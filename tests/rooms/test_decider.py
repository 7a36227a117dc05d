"""What must always hold of the decider, over long random histories."""

from __future__ import annotations

import random
from typing import Any

import pytest

from happycity.errors import HappyCityError
from happycity.rooms.commands import expand
from happycity.rooms.decide import JoinRequest, decide, decide_join
from happycity.rooms.ids import key_of
from happycity.rooms.room import CLOSED, PLAYING
from tests.rooms.shell import Shell, snapshot

HOST = ["fill", "empty", "remove", "swap", "shuffle", "start", "settings", "mute", "pass", "away"]
SIZES = {"steps": 250, "seeds": 12}


def message(shell: Shell, rng: random.Random) -> tuple[str, dict[str, Any]]:
    """Something that a client may send: often sensible, sometimes not."""
    room = shell.room
    seat, person = rng.randrange(-1, len(room.seats) + 1), f"p{rng.randint(1, 6)}"
    if room.status == PLAYING and rng.random() < 0.6 and room.play is not None:
        action = str(rng.choice(room.play.game.legal())) if rng.random() < 0.95 else "draw 9"
        seq = room.table_seq - (rng.random() < 0.05)
        return "command", {"seq": seq, "action": action}
    kind = rng.choice(
        [
            "undo",
            "undo-answer",
            "removal-answer",
            "chat",
            "nonce",
            "rename",
            "leave",
            "away",
            "back",
            "rematch",
            "host",
            "host",
            "host",
        ]
    )
    fields: Any = {
        "undo": {"seq": room.table_seq, "to": rng.choice([None, None, rng.randrange(0, 30)])},
        "undo-answer": {"agree": rng.random() < 0.7},
        "removal-answer": {"agree": rng.random() < 0.7},
        "chat": {"text": rng.choice(["hello", " ", "x" * 400])},
        "nonce": {"nonce": rng.choice(["01", "zz"])},
        "rename": {"name": rng.choice(["Ana", "Ben", "\u200b"])},
        "host": {
            "do": rng.choice(HOST), "seat": rng.choice([None, seat]), "seats": [seat, 0], "person": person,
            "bot": rng.choice([None, "random", "greedy", "nobody"]),
            "settings": rng.choice([None, {"clock": 60}, {"clock": 1}, {"spectators": False}]),
            "options": rng.choice([None, {"players": rng.randint(1, 5), "mode": "expert"}]),
        },
    }.get(kind, {})  # fmt: skip
    return kind, fields


def step(shell: Shell, rng: random.Random) -> None:
    """One thing happens: somebody joins, sends something, or a bot moves."""
    people = [*shell.room.people] or ["p1"]
    if rng.random() < 0.1 or not shell.room.people:
        request = JoinRequest(name=rng.choice(["Ana", "Ben"]), role=rng.choice([None, "spectator"]))
        shell.at += 1
        shell.write(decide_join(shell.room, request, key_of("x"), shell.at))
        return
    deciding = shell.room.deciding
    holder = None if deciding is None else shell.room.seats[deciding].person
    sender = holder if holder is not None and rng.random() < 0.7 else rng.choice(people)
    kind, fields = message(shell, rng)
    shell.send(sender, kind, **fields)


@pytest.mark.parametrize("seed", range(SIZES["seeds"]))
def test_decide_never_changes_the_room_and_apply_is_replayable(seed: int) -> None:
    """Deciding twice gives the same event and leaves no trace; the log rebuilds the same room."""
    rng = random.Random(seed)
    shell = Shell(
        seed=seed, seats=rng.randint(2, 5), mode=rng.choice(["family", "expert"]), grozilla=rng.random() < 0.5
    )
    granted = refused = 0
    for _ in range(SIZES["steps"]):
        if shell.room.status == CLOSED:
            break
        people = [*shell.room.people] or ["p1"]
        kind, fields = message(shell, rng)
        before = snapshot(shell.room)
        try:
            for command in expand(shell.command(rng.choice(people), kind, **fields)):
                first, second = decide(shell.room, command), decide(shell.room, command)
                assert first == second
        except HappyCityError:
            refused += 1
        assert snapshot(shell.room) == before
        try:
            step(shell, rng)
            granted += 1
        except HappyCityError:
            assert shell.room.seq == len(shell.log)
        shell.move_bots() if rng.random() < 0.5 else None
    assert granted > 20
    assert refused > 20
    assert snapshot(shell.reread()) == snapshot(shell.room)

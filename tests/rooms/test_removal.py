"""A host cannot remove an opponent in a running game without the others' consent."""

from __future__ import annotations

import pytest

from happycity.rooms.people import BOT, Settings
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import LOBBY, PLAYING
from tests.rooms.shell import Shell, snapshot

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def playing(players: int) -> tuple[Shell, list[str]]:
    """A running game of people; the first is the host."""
    shell = Shell(seed=9, seats=players, settings=Settings(bot="random"))
    people = [shell.join(name) for name in NAMES[:players]]
    shell.start()
    return shell, people


def refusal(shell: Shell, people: str | tuple[str, ...], type: str, **fields: object) -> str:
    with pytest.raises(Refusal) as refused:
        shell.send(people, type, **fields)
    return refused.value.code


def kinds(shell: Shell, count: int) -> list[str]:
    return [row[0]["kind"] for row in shell.log[-count:]]


def test_everybody_else_at_the_table_must_agree() -> None:
    shell, (ana, ben, cleo, dan) = playing(4)
    asked = shell.send(ana, "host", do="remove", person=ben)
    assert (asked["kind"], asked["whom"], asked["voters"]) == ("removal-asked", ben, [cleo, dan])
    for person in (ana, ben):
        assert refusal(shell, person, "removal-answer", agree=True) == "no-removal-asked"
    assert shell.send(cleo, "removal-answer", agree=True)["kind"] == "removal-agreed"
    assert refusal(shell, cleo, "removal-answer", agree=True) == "no-removal-asked", "one voice each"
    assert shell.room.voters_left() == [dan]
    assert shell.room.person(ben) is not None
    left = shell.send(dan, "removal-answer", agree=True)
    assert (left["kind"], left["person"], left["reason"]) == ("left", ben, "removed")
    assert shell.beside[-1].revoked_person == ben, "the seat's keys are deleted"
    assert (shell.room.seats[1].kind, shell.room.removal, shell.room.status) == (BOT, None, PLAYING)
    assert snapshot(shell.reread()) == snapshot(shell.room)


def test_one_refusal_keeps_the_player() -> None:
    shell, (ana, ben, cleo, dan) = playing(4)
    shell.send(ana, "host", do="remove", person=ben)
    assert refusal(shell, ana, "host", do="remove", person=cleo) == "removal-waiting"
    shell.send(cleo, "removal-answer", agree=True)
    assert shell.send(dan, "removal-answer", agree=False)["kind"] == "removal-refused"
    assert (shell.room.removal, shell.room.person(ben) is not None) == (None, True)
    assert refusal(shell, cleo, "removal-answer", agree=True) == "no-removal-asked"


def test_with_nobody_to_ask_nobody_is_removed() -> None:
    shell, (ana, ben) = playing(2)
    assert refusal(shell, ana, "host", do="remove", person=ben) == "nobody-to-agree"
    shell, (ana, ben, cleo) = playing(3)
    assert refusal(shell, (ana, cleo), "host", do="remove", person=ben) == "nobody-to-agree", (
        "the host's own second seat has no voice"
    )
    shell.send(cleo, "leave")
    assert refusal(shell, ana, "host", do="remove", person=ben) == "nobody-to-agree", "a bot has no voice"
    shell.send(ana, "host", do="away", seat=1)
    assert kinds(shell, 1) == ["away"], "a bot may play for who has been away long"


def test_who_leaves_is_not_waited_for_but_somebody_must_have_agreed() -> None:
    shell, (ana, ben, cleo, dan) = playing(4)
    shell.send(ana, "host", do="remove", person=ben)
    shell.send(cleo, "leave")
    shell.send(dan, "leave")
    assert shell.room.person(ben) is not None, "silence is no consent"
    assert not shell.room.voters_left()
    shell.send(dan, "back")
    assert shell.room.voters_left() == [dan]
    assert shell.send(dan, "removal-answer", agree=True)["reason"] == "removed"

    shell, (ana, ben, cleo, dan) = playing(4)
    shell.send(ana, "host", do="remove", person=ben)
    shell.send(cleo, "removal-answer", agree=True)
    shell.send(dan, "leave")
    assert kinds(shell, 2) == ["away", "left"]
    assert shell.room.person(ben) is None


@pytest.mark.parametrize("end", ["host", "target", "over"])
def test_a_wish_ends_with_its_reason(end: str) -> None:
    shell, (ana, ben, cleo) = playing(3)
    shell.send(ana, "host", do="remove", person=ben)
    if end == "host":
        shell.send(ana, "host", do="pass", person=ben)
    elif end == "target":
        shell.send(ana, "leave")
        assert shell.room.host == ben
    else:
        shell.play_to_the_end()
    assert shell.room.removal is None
    assert refusal(shell, cleo, "removal-answer", agree=True) in {"no-removal-asked", "not-playing"}


def test_spectators_and_people_in_the_lobby_are_removed_as_before() -> None:
    shell = Shell(seed=9, seats=2)
    ana, ben = shell.join("Ana"), shell.join("Ben")
    assert shell.room.status == LOBBY
    assert shell.send(ana, "host", do="remove", person=ben)["reason"] == "removed"
    shell.join("Cleo")
    watcher = shell.join("Dan", role="spectator")
    shell.start()
    assert shell.send(ana, "host", do="remove", person=watcher)["reason"] == "removed"

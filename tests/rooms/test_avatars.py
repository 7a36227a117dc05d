"""Faces, colours and reactions: chosen, told apart, changed, and no burden on the log."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from happycity.rooms.avatars import FACES, PERSON_COLOURS, REACTIONS, react
from happycity.rooms.erasure import erase_event
from happycity.rooms.messages import read_reaction
from happycity.rooms.people import Settings
from happycity.rooms.refusal import Refusal
from happycity.rooms.view import room_payload
from tests.rooms.shell import Shell, snapshot

FOX = {"face": "fox", "colour": "teal"}


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refusal) as found:
        yield
    assert found.value.code == code


def avatars(shell: Shell) -> dict[str, Any]:
    return {person["id"]: person["avatar"] for person in room_payload(shell.room)["people"]}


def test_a_chosen_avatar_is_shown_and_survives_the_log() -> None:
    shell = Shell()
    ana = shell.join("Ana", avatar=FOX)
    assert avatars(shell)[ana] == FOX
    assert snapshot(shell.reread()) == snapshot(shell.room)


def test_everybody_who_chose_none_gets_a_face_of_their_own() -> None:
    shell = Shell(seats=5)
    shell.join("Ana", avatar={"face": FACES[1], "colour": "red"})  # the second person's usual face
    for number in range(9):
        shell.join(f"Guest {number}")
    faces = [avatar["face"] for avatar in avatars(shell).values()]
    assert len(set(faces)) == len(faces) == 10


def test_the_same_face_and_colour_twice_get_two_colours() -> None:
    shell = Shell()
    people = [shell.join(name, avatar=FOX) for name in ("Ana", "Ben", "Cem")]
    shown = [avatars(shell)[person] for person in people]
    assert shown[0] == FOX
    assert len({avatar["colour"] for avatar in shown}) == 3
    assert {avatar["face"] for avatar in shown} == {"fox"}


def test_an_avatar_can_be_changed_and_one_keeps_ones_own() -> None:
    shell = Shell()
    ana = shell.join("Ana", avatar=FOX)
    assert shell.send(ana, "avatar", avatar=FOX)["avatar"] == FOX
    owl = {"face": "owl", "colour": "pink"}
    event = shell.send(ana, "avatar", avatar=owl)
    assert (event["kind"], event["avatar"]) == ("avatar", owl)
    assert avatars(shell)[ana] == owl
    assert snapshot(shell.reread()) == snapshot(shell.room)


def test_a_log_from_before_there_were_faces_still_replays() -> None:
    shell = Shell()
    people = [shell.join("Ana"), shell.join("Ben")]
    shell.start()
    shell.play_to_the_end()
    shell.log = [
        ({key: value for key, value in event.items() if key != "avatar"}, person, command)
        for event, person, command in shell.log
    ]
    old = shell.reread()
    assert [old.people[person].avatar["face"] for person in people] == list(FACES[:2])


@pytest.mark.parametrize(
    "avatar",
    [
        None, "fox", [], {}, {"face": "fox"}, {"face": "fox", "colour": "beige"}, {"face": "robot", "colour": "red"},
        {"face": ["fox"], "colour": "red"}, {**FOX, "more": 1},
    ],
)  # fmt: skip
def test_a_bad_avatar_is_refused_and_nothing_changes(avatar: object) -> None:
    shell = Shell()
    ana = shell.join("Ana", avatar=FOX)
    before = snapshot(shell.room)
    with refused("bad-message"):
        shell.send(ana, "avatar", avatar=avatar)
    assert snapshot(shell.room) == before


def test_a_reaction_leaves_no_trace_in_the_room() -> None:
    shell = Shell()
    ana = shell.join("Ana")
    before = snapshot(shell.room)
    for reaction in REACTIONS:
        frame = react(
            shell.room, (ana,), read_reaction({"id": "r", "type": "reaction", "reaction": reaction})
        )
        assert frame == {"type": "reaction", "person": ana, "reaction": reaction}
    assert snapshot(shell.room) == before
    with refused("bad-message"):
        read_reaction({"id": "r", "type": "reaction", "reaction": "shout"})


def test_whoever_may_not_chat_may_not_react() -> None:
    message = read_reaction({"id": "r", "type": "reaction", "reaction": "clap"})
    shell = Shell()
    ana, ben = shell.join("Ana"), shell.join("Ben")
    with refused("no-seat"):
        react(shell.room, (), message)
    shell.send(ana, "host", do="mute", person=ben, muted=True)
    with refused("muted"):
        react(shell.room, (ben,), message)
    quiet = Shell(settings=Settings(chat=False, bot="random"))
    cem = quiet.join("Cem")
    with refused("chat-off"):
        react(quiet.room, (cem,), message)


def test_an_erased_person_keeps_a_face_that_tells_nothing() -> None:
    shell = Shell()
    ana = shell.join("Ana", avatar=FOX)
    joined = next(event for event, _, _ in shell.log if event["kind"] == "joined")
    erased = erase_event(joined, {ana}, {"Ana"})
    assert erased["kind"] == "joined"
    assert (erased["name"], erased.get("avatar")) == ("", FOX)


def test_there_are_enough_faces_and_colours_for_a_full_table() -> None:
    assert len(FACES) == 16
    assert len(PERSON_COLOURS) == 8
    assert len(REACTIONS) == 6

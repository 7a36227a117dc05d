"""Somebody is erased from a log: names and chat are blank, and it replays to the same game."""

from __future__ import annotations

from happycity.rooms.apply import apply
from happycity.rooms.erasure import decide_erased, erase_event, names_of
from happycity.rooms.people import BOT
from happycity.rooms.room import Room
from happycity.schema.json_text import encode
from happycity.schema.room_events import RoomEvent
from tests.rooms.shell import Shell


def replayed(shell: Shell, events: list[RoomEvent]) -> Room:
    room = Room(shell.room.id, shell.room.deal)
    for event in events:
        apply(room, event)
    return room


def played_by_two() -> tuple[Shell, str, str]:
    shell = Shell(seats=2)
    ana, ben = shell.join("Ana"), shell.join("Ben")
    shell.send(ana, "rename", name="Anabel")
    shell.send(ana, "chat", text="my secret")
    shell.send(ben, "chat", text="hello")
    shell.send(ana, "host", do="swap", seats=[0, 1])
    shell.send(ana, "host", do="start")
    for _ in range(12):
        shell.play(shell.choose())
    return shell, ana, ben


def events_of(shell: Shell) -> list[RoomEvent]:
    return [event for event, _, _ in shell.log]


def test_an_erased_person_is_nowhere_in_the_log_and_the_game_is_the_same() -> None:
    shell, ana, _ = played_by_two()
    names = names_of(events_of(shell), {ana})
    assert names == {"Ana", "Anabel"}
    erased = [erase_event(event, {ana}, names) for event in events_of(shell)]
    text = encode(erased)
    assert not [word for word in ("Ana", "my secret") if word in text]
    assert "hello" in text
    assert "Ben" in text
    again, before = replayed(shell, erased), replayed(shell, events_of(shell))
    assert again.play is not None
    assert before.play is not None
    assert again.play.game.state() == before.play.game.state()
    assert [seat.name for seat in again.seats] == ["Ben", ""]


def test_what_is_erased_stays_as_it_is() -> None:
    shell, ana, _ = played_by_two()
    once = [erase_event(event, {ana}, names_of(events_of(shell), {ana})) for event in events_of(shell)]
    assert [erase_event(event, {ana}, names_of(once, {ana})) for event in once] == once


def test_an_event_tells_of_an_erasure_once() -> None:
    shell, ana, _ = played_by_two()
    decision = decide_erased(shell.room, {ana}, shell.at)
    assert decision is not None
    apply(shell.room, decision.event)
    assert [seat.name for seat in shell.room.seats] == ["Ben", ""]
    assert decide_erased(shell.room, {ana}, shell.at) is None


def test_a_bot_in_somebodys_place_loses_their_name_too() -> None:
    shell, ana, ben = played_by_two()
    shell.room.seats[0].kind = BOT
    shell.room.seats[0].person = None
    decision = decide_erased(shell.room, {ben}, shell.at)
    assert decision is not None
    apply(shell.room, decision.event)
    assert shell.room.seats[0].name == ""
    assert shell.room.people[ana].name == "Anabel"

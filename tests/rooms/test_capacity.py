"""Logs have an end, but nobody can bring it about for others; and seats are kept for those who play."""

from __future__ import annotations

import pytest

from happycity.rooms.capacity import Capacity
from happycity.rooms.decide import JoinRequest, decide, decide_away, decide_join
from happycity.rooms.decide.people import MAX_SPECTATORS
from happycity.rooms.refusal import Refusal
from tests.rooms.shell import Shell

CAPACITY = Capacity(events=400, asides=100)


class BoundedShell(Shell):
    """A shell that keeps to the limits, as the server does."""

    def _apply(self, decision, command):
        CAPACITY.check(self.room, decision)
        super()._apply(decision, command)


def started() -> tuple[BoundedShell, str, str]:
    shell = BoundedShell()
    ana, bob = shell.join("Ana"), shell.join("Bob")
    shell.start()
    return shell, ana, bob


def test_somebody_who_comes_and_goes_wears_out_only_their_own_share() -> None:
    shell, ana, bob = started()
    with pytest.raises(Refusal) as worn:
        for _ in range(200):
            shell.send(bob, "away")
            shell.send(bob, "back")
    assert worn.value.code == "room-worn-out"
    for _ in range(3):
        shell.send(ana, "away")
        shell.send(ana, "back")
        shell.send(ana, "chat", text="hello")
    if shell.room.seats[1].kind == "away":
        shell.move_bots()
    shell.play_to_the_end()
    assert shell.room.status == "over"


def test_a_share_is_new_in_every_game() -> None:
    shell, _ana, bob = started()
    with pytest.raises(Refusal):
        for _ in range(CAPACITY.asides):
            shell.send(bob, "chat", text="hello")
    shell.play_to_the_end()
    shell.send(bob, "rematch")
    shell.send(bob, "chat", text="hello")


def test_nonces_wear_out_no_lobby() -> None:
    shell = BoundedShell()
    ana = shell.join("Ana")
    with pytest.raises(Refusal):
        for _ in range(1000):
            shell.send(ana, "nonce", nonce="01")
    shell.join("Bob")
    shell.start()
    shell.play_to_the_end()


def test_undoing_without_end_wears_out_no_game() -> None:
    shell = BoundedShell(seats=2)
    ana = shell.join("Ana")
    shell.send(ana, "host", do="fill", bot="random")
    shell.start()
    with pytest.raises(Refusal) as worn:
        for _ in range(1000):
            shell.move_bots()
            shell.play(shell.choose())
            shell.send(ana, "undo", seq=shell.room.table_seq)
    assert worn.value.code == "room-worn-out"
    shell.play_to_the_end()
    assert shell.room.status == "over"


def test_spectators_can_fill_their_own_part_only() -> None:
    shell, ana, _bob = started()
    eve = shell.join("Eve", role="spectator")
    with pytest.raises(Refusal) as worn:
        for _ in range(1000):
            shell.send(eve, "chat", text="bla")
    assert worn.value.code == "room-worn-out"
    with pytest.raises(Refusal):
        shell.join("Late", role="spectator")
    shell.send(ana, "chat", text="hello")
    CAPACITY.check(shell.room, decide_away(shell.room, 0, "clock", shell.at))


def test_after_the_last_event_a_room_can_be_closed() -> None:
    shell, ana, _bob = started()
    with pytest.raises(Refusal):
        while True:
            shell.play_to_the_end()
            shell.send(ana, "rematch")
            shell.start()
    assert CAPACITY.is_worn_out(shell.room)
    CAPACITY.check(shell.room, decide(shell.room, shell.command(ana, "host", do="close")))


def test_seats_are_kept_for_players_however_many_watch() -> None:
    shell = Shell()
    shell.join("Ana")
    for number in range(MAX_SPECTATORS):
        shell.join(f"Eve{number}", role="spectator")
    with pytest.raises(Refusal) as full:
        shell.join("Late", role="spectator")
    assert full.value.code == "room-full"
    assert decide_join(shell.room, JoinRequest(name="Bob"), "key", shell.at).event["kind"] == "joined"
    assert shell.join("Bob")
    assert shell.room.seats[1].kind == "human"

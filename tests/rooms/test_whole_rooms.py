"""Whole rooms, from the first to the last event, without an event loop or a database."""

from __future__ import annotations

from typing import Any

import pytest

from happycity import verify
from happycity.errors import IllegalAction
from happycity.game.lessons import load_lessons
from happycity.rooms.decide import decide_away, decide_closed, decide_heir, decide_return
from happycity.rooms.history import record_of
from happycity.rooms.lessons import expected_action
from happycity.rooms.people import AWAY, BOT, HUMAN, OPEN, Settings
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import CLOSED, LOBBY, OVER, PLAYING
from happycity.rooms.view import TableView, you_payload
from happycity.schema.json_text import dump
from tests.rooms.shell import Shell, snapshot

MODES = [
    {"mode": "family"},
    {"mode": "expert"},
    {"mode": "family", "grozilla": True},
    {"mode": "expert", "grozilla": True},
]


def refusal(shell: Shell, *args: Any, **fields: Any) -> str:
    """Why a message is refused; the room stays as it was."""
    before = snapshot(shell.room)
    with pytest.raises(Refusal) as refused:
        shell.send(*args, **fields)
    assert snapshot(shell.room) == before
    return refused.value.code


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_people_and_bots_play_a_whole_game_and_a_rematch(options: dict[str, Any], seats: int) -> None:
    shell = Shell(seed=seats, seats=seats, **options)
    ana = shell.join("Ana", nonce="0123")
    ben = shell.join("Ben", nonce="ab")
    if seats > 2:
        shell.send(ana, "host", do="fill", bot="greedy")
    started = shell.send(ana, "host", do="start", nonce="beef")
    assert (started["kind"], started["nonces"]) == ("started", ["beef", "ab"])
    shell.play_to_the_end()
    assert shell.room.status == OVER
    assert [result.person for result in shell.beside[-1].results] == [ana, ben]
    assert TableView().table(shell.room) is not None
    first = record_of([row[0] for row in shell.log], 1, shell.deals[1])
    assert verify(first) == []
    assert first["result"] is not None
    assert shell.room.wins() == [int(seat in first["result"]["winners"]) for seat in range(seats)]

    shell.send(ben, "rematch")
    assert (shell.room.status, shell.room.number) == (LOBBY, 2)
    assert shell.room.fair["commitment"] != first["fair"]["commitment"]
    shell.start()
    shell.play_to_the_end()
    second = record_of([row[0] for row in shell.log], 2, shell.deals[2])
    assert verify(second) == []
    assert second["result"] is not None
    assert sum(shell.room.wins()) == len(first["result"]["winners"] + second["result"]["winners"])
    assert snapshot(shell.reread()) == snapshot(shell.room)


def test_a_game_is_the_same_for_the_same_secret_and_nonces() -> None:
    def draws(nonce: str) -> list[str]:
        shell = Shell(seed=3)
        shell.join("Ana", nonce=nonce)
        shell.join("Ben")
        shell.start()
        shell.play_to_the_end()
        assert shell.room.play is not None
        return list(shell.room.play.game.draws)

    assert draws("01") == draws("01") != draws("02")


def test_an_undo_needs_the_consent_of_the_others() -> None:
    shell = Shell(seed=5)
    ana, ben = shell.join("Ana"), shell.join("Ben")
    shell.start()
    shell.play("draw 1")
    assert shell.room.play is not None
    assert refusal(shell, ben, "undo", seq=shell.room.table_seq) == "nothing-to-take-back"
    asked = shell.send(ana, "undo", seq=shell.room.table_seq)  # a card was revealed
    assert (asked["kind"], shell.room.waiting_for()) == ("undo-asked", [ben])
    assert refusal(shell, ana, "undo-answer", agree=True) == "no-undo-asked"
    assert shell.send(ben, "undo-answer", agree=False)["kind"] == "undo-refused"
    shell.send(ana, "undo", seq=shell.room.table_seq)
    undone = shell.send(ben, "undo-answer", agree=True)
    assert (undone["kind"], undone["agreed"], shell.room.undo) == ("undone", True, None)
    assert len(shell.room.play.game.actions) == 0


def test_what_nobody_has_seen_is_taken_back_freely() -> None:
    shell = Shell(seed=5)
    ana = shell.join("Ana")
    shell.join("Ben")
    shell.start()
    while shell.room.play is not None and shell.room.play.game.phase != "buy":
        shell.play(shell.choose())
    assert shell.room.play is not None
    before = len(shell.room.play.game.actions)
    shell.play("coin")
    if shell.room.deciding == 0:  # still Ana's turn
        undone = shell.send(ana, "undo", seq=shell.room.table_seq)
        assert (undone["agreed"], undone["to"]) == (False, before)


def test_who_leaves_answers_no_undo() -> None:
    shell = Shell(seed=5, seats=3)
    ana, ben, cleo = shell.join("Ana"), shell.join("Ben"), shell.join("Cleo")
    shell.start()
    shell.play("draw 1")
    shell.send(ana, "undo", seq=shell.room.table_seq)
    shell.send(ben, "undo-answer", agree=True)
    shell.send(cleo, "leave")
    assert shell.room.undo is not None, "a bot keeps the seat, and Cleo may come back to answer"
    shell.send(ana, "host", do="remove", person=cleo)
    shell.send(ben, "removal-answer", agree=True)
    assert [row[0]["kind"] for row in shell.log[-2:]] == ["left", "undone"]


def test_a_bot_keeps_the_seat_of_who_is_away() -> None:
    shell = Shell(seed=7)
    ana, ben = shell.join("Ana"), shell.join("Ben")
    shell.start()
    shell.write(decide_away(shell.room, 0, "clock", shell.at))
    assert (shell.room.seats[0].kind, shell.room.host) == (AWAY, ben)
    assert refusal(shell, ana, "command", seq=shell.room.table_seq, action="draw 1") == "you-are-away"
    assert shell.move_bots() > 0
    back = decide_return(shell.room, frozenset({ana}), shell.at)
    assert back is not None
    shell.write(back)
    assert shell.room.seats[0].kind == HUMAN
    shell.send(ana, "away")
    assert decide_return(shell.room, frozenset({ana}), shell.at) is None  # said so herself
    shell.send(ana, "back")
    assert shell.room.seats[0].kind == HUMAN
    shell.play_to_the_end()
    assert shell.room.status == OVER


def test_a_host_who_leaves_is_succeeded() -> None:
    shell = Shell()
    ana, ben = shell.join("Ana"), shell.join("Ben")
    shell.send(ana, "leave")
    assert (shell.room.host, shell.room.seats[0].kind) == (ben, OPEN)
    assert decide_heir(shell.room, frozenset({ben}), shell.at) is None


def test_the_host_runs_the_lobby() -> None:
    shell = Shell(seats=4, mode="expert")
    ana, ben = shell.join("Ana"), shell.join("Ben")
    assert refusal(shell, ben, "host", do="fill") == "not-host"
    shell.send(ana, "host", do="fill", seat=3, bot="greedy")
    assert [seat.kind for seat in shell.room.seats] == [HUMAN, HUMAN, OPEN, BOT]
    shell.send(ana, "host", do="swap", seats=[0, 3])
    assert shell.room.people[ana].seat == 3
    shell.send(ana, "host", do="settings", settings={"clock": 30}, options={"players": 2})
    assert (len(shell.room.seats), shell.room.settings.clock) == (2, 30)
    shell.send(ana, "host", do="mute", person=ben)
    assert refusal(shell, ben, "chat", text="hello") == "muted"
    shell.send(ana, "host", do="shuffle")
    assert {seat.person for seat in shell.room.seats} == {ana, ben}
    shell.send(ana, "host", do="pass", person=ben)
    shell.send(ben, "host", do="remove", person=ana)
    assert (shell.room.person(ana), shell.beside[-1].revoked_person) == (None, ana)
    shell.send(ben, "host", do="close")
    assert shell.room.status == CLOSED
    assert refusal(shell, ben, "chat", text="hello") == "closed"


def test_seats_are_shuffled_by_the_secret_alone() -> None:
    def order(seed: int) -> list[str | None]:
        shell = Shell(seed=seed, seats=5)
        host = shell.join("p0")
        for number in range(1, 5):
            shell.join(f"p{number}")
        shell.send(host, "host", do="shuffle")
        return [seat.name for seat in shell.room.seats]

    assert order(1) == order(1)
    assert len({tuple(order(seed)) for seed in range(30)}) > 20


@pytest.mark.parametrize("name", load_lessons())
def test_a_lesson_is_played_by_its_script(name: str) -> None:
    lesson = load_lessons()[name]
    settings = Settings(lesson=name, undo=False, hints=False, bot=lesson["bot"])
    players = lesson["options"]["players"]
    rest: Any = {key: value for key, value in lesson["options"].items() if key != "players"}
    shell = Shell(seats=players, settings=settings, base={"setup": lesson["setup"]}, **rest)
    ana = shell.join("Ana")
    shell.send(ana, "host", do="fill", bot="greedy")
    shell.start()
    while (expected := expected_action(shell.room)) is not None:
        if shell.move_bots():
            continue
        table = TableView().table(shell.room)
        assert table is not None
        assert table["legal"] == [expected]
        assert TableView().table_json(shell.room) == dump(table)
        if expected != "coin":
            assert refusal(shell, ana, "command", seq=shell.room.table_seq, action="coin") == "lesson-other"
        shell.play(expected)
    assert shell.room.status in {PLAYING, OVER}


@pytest.mark.parametrize("settings", [Settings(), Settings(undo=False), Settings(clock=30)])
def test_the_table_that_is_sent_is_the_table(settings: Settings) -> None:
    shell = Shell(seats=3, settings=settings, mode="expert", grozilla=True)
    ana = shell.join("Ana")
    view = TableView()
    assert view.table_json(shell.room) == b"null"
    shell.send(ana, "host", do="fill", bot="random")
    shell.start()
    while shell.room.status == PLAYING:
        assert view.table_json(shell.room) == dump(TableView().table(shell.room))
        if not shell.move_bots():
            assert shell.room.play is not None
            shell.play(str(shell.random.choice(shell.room.play.game.legal())))
    table = TableView().table(shell.room)
    assert table is not None
    assert table["sheets"]
    assert view.table_json(shell.room) == dump(table)


def test_messages_that_make_no_sense_are_refused() -> None:
    shell = Shell(seats=3)
    ana = shell.join("Ana")
    for fields in (
        {"type": "sing"},
        {"type": "command", "action": "draw 1"},
        {"type": "command", "seq": True, "action": "draw 1"},
        {"type": "command", "seq": 1, "action": "x" * 201},
        {"type": "host", "do": "dance"},
        {"type": "host", "do": "swap", "seats": [0]},
        {"type": "host", "do": "swap", "seats": [0, 7]},
        {"type": "host", "do": "empty"},
        {"type": "chat", "text": 7},
        {"type": "undo"},
    ):
        kind = str(fields.pop("type"))
        assert refusal(shell, ana, kind, **fields) == "bad-message"
    assert refusal(shell, ana, "nonce", nonce="no") == "bad-nonce"
    assert refusal(shell, ana, "host", do="fill", bot="exec:rm") == "no-such-bot"
    assert refusal(shell, ana, "host", do="mute", person="p9") == "no-such-person"
    assert refusal(shell, (), "chat", text="hello") == "no-seat"


def test_a_refused_action_leaves_the_room_as_it_was() -> None:
    shell = Shell()
    shell.join("Ana")
    shell.join("Ben")
    shell.start()
    before = snapshot(shell.room)
    with pytest.raises(IllegalAction):
        shell.play("buy museum")
    assert snapshot(shell.room) == before
    assert you_payload(shell.room, ["p1"]) == {"people": ["p1"], "seats": [0], "host": True}


def test_an_operator_closes_any_room() -> None:
    shell = Shell()
    shell.write(decide_closed(shell.room, "operator", shell.at))
    assert shell.room.status == CLOSED

"""Non-interference: what everybody is told, and what bots choose, never depends on what is hidden."""

from __future__ import annotations

import random

import pytest

from happycity import Options
from happycity.rooms.apply import apply
from happycity.rooms.decide import decide_action, decide_created, decide_start
from happycity.rooms.people import Seat, Settings
from happycity.rooms.records import _revealed_setup
from happycity.rooms.room import Room
from happycity.rooms.room_game import Deal, DealBase
from happycity.rooms.view import TableView, room_payload
from happycity.schema import game as schema
from happycity.schema.game import Mode
from happycity.schema.json_text import encode
from happycity.schema.room_events import ActionPlayed
from happycity.server.runtime.bot_pool import _decide
from tests.support.games import MODES, lively

pytestmark = pytest.mark.slow


def a_room(options: schema.Options, deal: Deal) -> Room:
    """A running room without a server around it."""
    room = Room("room", deal)
    seats = [Seat.of_bot("greedy") for _ in range(options["players"])]
    apply(room, decide_created(room, options, Settings(bot="greedy"), seats, 1).event)
    apply(room, decide_start(room, 2).event)
    return room


def play(room: Room, action: str) -> ActionPlayed:
    """One action, as the log would hold it."""
    event = decide_action(room, action, "bot", room.seq + 1).event
    assert event["kind"] == "action"
    apply(room, event)
    return event


def told(room: Room) -> str:
    """Everything a client hears, with the commitment masked."""
    payload = room_payload(room)
    payload["fair"] = {**payload["fair"], "commitment": "masked"}
    return encode({"room": payload, "table": TableView().table(room)})


@pytest.mark.parametrize(("mode", "grozilla"), MODES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_same_history_tells_the_same(mode: Mode, grozilla: bool, players: int) -> None:
    """At every third moment of a whole game: another room with the same past and another hidden order."""
    options = Options(players=players, mode=mode, grozilla=grozilla).to_json()
    first = a_room(options, Deal("11" * 32))
    assert first.play is not None
    setup = first.play.started["setup"]
    specials = setup["specials"] if setup else []
    rng = random.Random(7)
    number = 0
    while not first.play.game.over:
        if number % 3 == 0:
            game = first.play.game
            base: DealBase = {
                "setup": {"specials": specials},
                "actions": [*map(str, game.actions)],
                "draws": [*game.draws],
            }
            other = a_room(options, Deal("22" * 32, base))
            assert other.play is not None
            other.play.first = 0
            other.play.steps = first.play.steps
            other.seq, other.decided_at, other.fair["nonces"] = (
                first.seq,
                first.decided_at,
                first.fair["nonces"],
            )
            assert told(first) == told(other)
            seat, legal = game.seat, [*map(str, game.legal())]
            choices = [
                _decide("greedy", each.play.game.view(seat), legal, 5, None)
                for each in (first, other)
                if each.play
            ]
            assert choices[0] == choices[1]
        play(first, lively(first.play.game, rng))
        number += 1


@pytest.mark.parametrize(("mode", "grozilla"), MODES)
def test_two_deals_tell_the_same_until_a_draw_differs(mode: Mode, grozilla: bool) -> None:
    """A game played by bots, and others whose decks begin like its own: row by row the same until a card differs."""
    options = Options(players=3, mode=mode, grozilla=grozilla).to_json()
    whole = a_room(options, Deal("33" * 32))
    assert whole.play is not None
    while not whole.play.game.over:
        game = whole.play.game
        play(whole, _decide("greedy", game.view(game.seat), [*map(str, game.legal())], whole.seq, None))
    actions = len(whole.play.game.actions)
    for kept in range(0, actions, max(1, actions // 3)):
        game = whole.play.game.copy()
        game.undo(kept)
        setup = _revealed_setup(game)
        one = a_room(options, Deal("33" * 32))
        two = a_room(options, Deal("44" * 32, {"setup": setup}))
        assert same_until_a_draw_differs(one, two) >= kept, "what was scripted came first"


def same_until_a_draw_differs(one: Room, two: Room) -> int:
    """How many actions were the same, checked byte by byte."""
    assert one.play is not None
    assert two.play is not None
    compared = 0
    while not one.play.game.over:
        assert told(one) == told(two)
        legal = [*map(str, one.play.game.legal())]
        views = [each.play.game.view(each.play.game.seat) for each in (one, two) if each.play]
        chosen = [_decide("greedy", view, legal, one.seq, None) for view in views]
        assert chosen[0] == chosen[1]
        rows = [play(each, chosen[0]) for each in (one, two)]
        if rows[0]["draws"] != rows[1]["draws"]:
            return compared
        if rows[0]["over"] is None:
            assert encode(rows[0]) == encode(rows[1])
        compared += 1
    return compared

"""Actions, and taking them back."""

from __future__ import annotations

import json

from sqlalchemy import Executable, insert, literal, select

from happycity.game.game import Game
from happycity.rooms.commands import RoomCommand, RoomDecision
from happycity.rooms.lessons import scripted
from happycity.rooms.people import AWAY
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import PLAYING, Room
from happycity.schema.validate import Json
from happycity.store.tables import results, seat_keys


def decide_command(wish: RoomCommand) -> RoomDecision:
    """An action of the one who must decide."""
    room = wish.room
    if room.status != PLAYING or room.deciding is None:
        raise Refusal("not-playing")
    seat = room.seats[room.deciding]
    if seat.person is None or seat.person not in wish.people or room.person(seat.person) is None:
        raise Refusal("not-your-seat" if wish.people else "no-seat")
    if wish.number("seq") < room.table_seq:
        raise Refusal("stale", seq=room.table_seq)
    if seat.kind == AWAY:
        raise Refusal("you-are-away")
    action = wish.words.get("action")
    if not isinstance(action, str) or len(action) > 200:
        raise Refusal("bad-message", field="action")
    expected = scripted(room)
    if expected is not None and action.strip() != expected:
        raise Refusal("lesson-other", action=expected)
    return decide_action(room, action, "human", seat.person)


def decide_action(room: Room, action: str, by: str, person: str | None = None) -> RoomDecision:
    """An action, whoever decided it."""
    assert room.play is not None
    assert room.deal is not None
    game, words = room.play.try_action(action)
    over = None
    also: list[Executable] = []
    if game.over:
        fair = {
            "game": room.fair["game"],
            "commitment": room.fair["commitment"],
            "secret": room.deal.secret,
            "nonces": room.play.started["nonces"],
        }
        over = {"result": game.state()["result"], "fair": fair}
        also = _results(room, over["result"], game)
    return RoomDecision("action", {**words, "by": by, "over": over}, person, also=also)


def _results(room: Room, result: Json, game: Game) -> list[Executable]:
    """What each player's statistics remember."""
    statements: list[Executable] = []
    cities = game.state()["cities"]
    shared = {
        "options": room.options,
        "names": room.names(),
        "points": result["points"],
        "winners": result["winners"],
    }
    for number, seat in enumerate(room.seats):
        if seat.person is None or room.settings.lesson is not None:
            continue
        detail = json.dumps({**shared, "cards": [card["id"] for card in cities[number]["cards"]]})
        columns = ["room", "game", "key", "seat", "at", "points", "won", "detail"]
        found = select(
            literal(room.id),
            literal(room.number),
            seat_keys.c.key,
            literal(number),
            literal(room.updated),
            literal(result["points"][number]),
            literal(number in result["winners"]),
            literal(detail),
        ).where(seat_keys.c.room == room.id, seat_keys.c.person == seat.person)
        statements.append(insert(results).from_select(columns, found))
    return statements


def decide_undo(wish: RoomCommand) -> RoomDecision:
    """Take back: freely within one's own turn, else ask the other humans; with none of them it is done."""
    room = wish.room
    if not room.settings.undo:
        raise Refusal("undo-off")
    if room.status != PLAYING or room.play is None:
        raise Refusal("not-playing")
    mine = [
        seat
        for seat in range(len(room.seats))
        if room.seats[seat].person in wish.people and room.seats[seat].person
    ]
    if not mine:
        raise Refusal("no-seat")
    if wish.number("seq") < room.table_seq:
        raise Refusal("stale", seq=room.table_seq)
    free = room.play.free_undo()
    last = [(room.play.last_decision(seat), seat) for seat in mine]
    known = [(kept, seat) for kept, seat in last if kept is not None]
    if not known:
        raise Refusal("nothing-to-take-back")
    kept, seat = max(known)
    if wish.words.get("to") is not None:
        kept = wish.number("to")
        if not room.play.first <= kept < len(room.play.game.actions):
            raise Refusal("nothing-to-take-back")
    person = room.seats[seat].person
    if free is not None and free[0] in mine and kept >= free[1] and _in_time(wish, kept):
        since = room.play.since(kept)
        body = {"person": person, "seat": free[0], "to": kept, "agreed": False, "since": since}
        return RoomDecision("undone", body, person)
    others = [other for other in room.players() if other.id not in wish.people]
    if not others:
        return RoomDecision("undone", {"person": person, "seat": seat, "to": kept, "agreed": True}, person)
    away = next((other for other in others if other not in room.humans()), None)
    if away is not None:
        raise Refusal("undo-away", name=away.name)
    if room.undo is not None:
        raise Refusal("undo-waiting")
    return RoomDecision("undo-asked", {"person": person, "seat": seat, "to": kept}, person)


def _in_time(wish: RoomCommand, kept: int) -> bool:
    """Does the clock leave some time for the decision that an undo goes back to? It went on meanwhile."""
    clock = wish.room.settings.clock
    assert wish.room.play is not None
    return clock is None or wish.at < wish.room.play.since(kept) + 1000 * clock


def decide_undo_answer(wish: RoomCommand) -> RoomDecision:
    """Agree to somebody's wish to take back, or not."""
    room = wish.room
    if room.undo is None or room.status != PLAYING:
        raise Refusal("no-undo-asked")
    waiting = room.waiting_for()
    mine = [person for person in waiting if person in wish.people]
    if not mine:
        raise Refusal("no-undo-asked")
    if wish.words.get("agree") is not True:
        return RoomDecision("undo-refused", {"person": mine[0]}, mine[0])
    if waiting == mine:
        return _granted(room.undo, mine[0])
    return RoomDecision("undo-agreed", {"person": mine[0]}, mine[0])


def decide_pending_undo(room: Room) -> RoomDecision | None:
    """What was asked of somebody who has left since: it is done if everybody else had agreed."""
    if room.undo is None or room.status != PLAYING or room.waiting_for():
        return None
    return _granted(room.undo)


def _granted(undo: Json, person: str | None = None) -> RoomDecision:
    return RoomDecision(
        "undone", {name: undo[name] for name in ("person", "seat", "to")} | {"agreed": True}, person
    )

"""Actions, and taking them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.rooms.achievements import achievements_of, tell_story
from happycity.rooms.clock import has_time_after_undo
from happycity.rooms.decision import NOTHING_BESIDE, Beside, PlayerResult, RoomDecision, TryResult
from happycity.rooms.lessons import expected_action
from happycity.rooms.people import AWAY
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import PLAYING

if TYPE_CHECKING:
    from happycity.game.game import Game
    from happycity.rooms.commands import RoomCommand
    from happycity.rooms.room import PendingUndo, Room
    from happycity.rooms.room_game import DecidedBy
    from happycity.schema import room_events as log
    from happycity.schema import socket as wire
    from happycity.schema.game import Result
    from happycity.schema.room import ResultDetail


def decide_play(room: Room, command: RoomCommand[wire.CommandMessage]) -> RoomDecision:
    """Play an action of the person who must decide."""
    message = command.message
    if room.status != PLAYING or room.deciding is None:
        raise Refusal("not-playing")
    seat = room.seats[room.deciding]
    if seat.person is None or seat.person not in command.people or room.person(seat.person) is None:
        raise Refusal("not-your-seat" if command.people else "no-seat")
    if message["seq"] < room.table_seq:
        raise Refusal("stale", seq=room.table_seq)
    if seat.kind == AWAY:
        raise Refusal("you-are-away")
    expected = expected_action(room)
    if expected is not None and message["action"].strip() != expected:
        raise Refusal("lesson-other", action=expected)
    return decide_action(room, message["action"], "human", command.at, seat.person)


def decide_action(room: Room, action: str, by: DecidedBy, at: int, person: str | None = None) -> RoomDecision:
    """Play an action, whoever decided it."""
    assert room.play is not None
    after, played = room.play.try_action(action)
    over: log.GameOver | None = None
    beside = NOTHING_BESIDE
    result = after.state()["result"] if after.over else None
    if result is not None:
        over = {
            "result": result,
            "fair": {
                "game": room.fair["game"],
                "commitment": room.fair["commitment"],
                "secret": room.deal.secret,
                "nonces": room.play.started["nonces"],
            },
        }
        beside = Beside(results=tuple(_results(room, result, after)), tried=_tried(room, result))
    event: log.ActionPlayed = {**room.head(at), "kind": "action", **played, "by": by, "over": over}
    return RoomDecision(event, person, beside, after)


def _results(room: Room, result: Result, after: Game) -> list[PlayerResult]:
    """What each person's statistics keep. A lesson is not counted, nor is practice with cards that are known."""
    is_practice = room.deal.shared is not None and not room.deal.is_counted
    if room.settings.lesson is not None or is_practice:
        return []
    cities = after.state()["cities"]
    pack = room.deal.pack
    story = tell_story(after) if room.deal.is_whole and pack is None else None
    results = []
    for number, seat in enumerate(room.seats):
        if seat.person is None:
            continue
        detail: ResultDetail = {
            "options": room.options,
            "names": room.names(),
            "points": result["points"],
            "winners": result["winners"],
            "cards": [card["id"] for card in cities[number]["cards"]],
            "achievements": [] if story is None else achievements_of(story, number),
        }
        if pack is not None:
            detail["pack"] = pack
        won = number in result["winners"]
        results.append(PlayerResult(seat.person, number, room.updated, result["points"][number], won, detail))
    return results


def _tried(room: Room, result: Result) -> TryResult | None:
    """How the try ended that counts, unless its player has left."""
    seat = next((number for number, each in enumerate(room.seats) if each.person is not None), None)
    shared = room.deal.shared
    if shared is None or not shared["counted"] or seat is None:
        return None
    return TryResult(
        shared, room.created, room.updated, result["points"][seat], result["coins"][seat],
        seat in result["winners"],
    )  # fmt: skip


def decide_undo(room: Room, command: RoomCommand[wire.UndoMessage]) -> RoomDecision:
    """Take back: freely within one's own turn, else with the other players' consent."""
    if not room.settings.undo:
        raise Refusal("undo-off")
    if room.status != PLAYING or room.play is None:
        raise Refusal("not-playing")
    own = [number for number, seat in enumerate(room.seats) if seat.person and seat.person in command.people]
    if not own:
        raise Refusal("no-seat")
    if command.message["seq"] < room.table_seq:
        raise Refusal("stale", seq=room.table_seq)
    kept, seat = _undo_target(room, own, command.message.get("to"))
    person = room.seats[seat].person
    assert person is not None
    free = room.play.free_undo()
    is_free = free is not None and free.seat in own and kept >= free.kept
    if free is not None and is_free and has_time_after_undo(room, kept, command.at):
        undone: log.ActionsUndone = {
            **room.head(command.at), "kind": "undone", "person": person, "seat": free.seat, "to": kept,
            "agreed": False, "since": room.play.since(kept),
        }  # fmt: skip
        return RoomDecision(undone, person)
    return _undo_by_consent(room, command, kept, seat, person)


def _undo_target(room: Room, own: list[int], wanted: int | None) -> tuple[int, int]:
    """How many actions remain, and which of the sender's seats asks."""
    assert room.play is not None
    decisions = [(room.play.last_decision(seat), seat) for seat in own]
    known = [(kept, seat) for kept, seat in decisions if kept is not None]
    if not known:
        raise Refusal("nothing-to-take-back")
    kept, seat = max(known)
    if wanted is not None:
        kept = wanted
        if not room.play.first <= kept < len(room.play.game.actions):
            raise Refusal("nothing-to-take-back")
    return kept, seat


def _undo_by_consent(
    room: Room, command: RoomCommand[wire.UndoMessage], kept: int, seat: int, person: str
) -> RoomDecision:
    """Ask the other players; without any of them it is done at once."""
    others = [other for other in room.players() if other.id not in command.people]
    if not others:
        return RoomDecision(_undone(room, person, seat, kept, command.at), person)
    away = next((other for other in others if other not in room.humans()), None)
    if away is not None:
        raise Refusal("undo-away", name=away.name)
    if room.undo is not None:
        raise Refusal("undo-waiting")
    asked: log.UndoAsked = {
        **room.head(command.at), "kind": "undo-asked", "person": person, "seat": seat, "to": kept,
    }  # fmt: skip
    return RoomDecision(asked, person)


def decide_undo_answer(room: Room, command: RoomCommand[wire.UndoAnswerMessage]) -> RoomDecision:
    """Agree to an undo, or refuse it."""
    if room.undo is None or room.status != PLAYING:
        raise Refusal("no-undo-asked")
    waiting = room.waiting_for()
    own = [person for person in waiting if person in command.people]
    if not own:
        raise Refusal("no-undo-asked")
    agrees = command.message["agree"]
    if agrees and waiting == own:
        return _grant_undo(room, room.undo, command.at, own[0])
    answer: log.UndoAnswered = {
        **room.head(command.at), "kind": "undo-agreed" if agrees else "undo-refused", "person": own[0],
    }  # fmt: skip
    return RoomDecision(answer, own[0])


def decide_pending_undo(room: Room, at: int) -> RoomDecision | None:
    """Grant an undo whose last missing answer was that of somebody who has left."""
    if room.undo is None or room.status != PLAYING or room.waiting_for():
        return None
    return _grant_undo(room, room.undo, at)


def _grant_undo(room: Room, undo: PendingUndo, at: int, person: str | None = None) -> RoomDecision:
    return RoomDecision(_undone(room, undo["person"], undo["seat"], undo["to"], at), person)


def _undone(room: Room, person: str, seat: int, kept: int, at: int) -> log.ActionsUndone:
    """The event of an undo by consent, which restarts the clock."""
    head = room.head(at)
    return {
        "seq": head["seq"], "at": head["at"], "game": head["game"], "kind": "undone", "person": person,
        "seat": seat, "to": kept, "agreed": True,
    }  # fmt: skip

"""What clients are shown of a room: people, table, reasons and progress, so that no client knows a rule.

Nothing here depends on what is hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from happycity.cards import COLOURS
from happycity.game.situation_json import SituationWriters
from happycity.rooms.lessons import lesson_payload
from happycity.rooms.people import OPEN, seat_payloads
from happycity.rooms.series import series
from happycity.schema.json_text import dump

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.game.game import Game
    from happycity.game.scoring import ScoreSheet as Sheet
    from happycity.rooms.room import Room
    from happycity.schema.game import City, State
    from happycity.schema.room import (
        FreeUndo,
        Lesson,
        Progress,
        Reason,
        RemovalWish,
        RoomSummary,
        ScoreSheet,
        Series,
        Situation,
        Table,
        UndoWish,
        You,
    )
    from happycity.schema.room import Room as RoomPayload

MAX_CITIES: Final = 10_000
"""Cities whose progress is remembered."""


def room_payload(room: Room) -> RoomPayload:
    """The room as everybody sees it."""
    payload: RoomPayload = {
        "id": room.id, "status": room.status, "seq": room.seq, "created": room.created, "game": room.number,
        "options": room.options, "settings": room.settings.to_payload(), "host": room.host,
        "people": [person.to_payload() for person in room.people.values()],
        "seats": seat_payloads(room.seats), "wins": room.wins(), "undo": _undo_payload(room),
        "removal": _removal_payload(room), "fair": room.fair,
    }  # fmt: skip
    if room.deal.shared is not None:
        payload["shared"] = room.deal.shared
    if room.deal.pack is not None:
        payload["pack"] = room.deal.pack
    return payload


def _undo_payload(room: Room) -> UndoWish | None:
    return None if room.undo is None else {**room.undo, "waiting": room.waiting_for()}


def _removal_payload(room: Room) -> RemovalWish | None:
    return None if room.removal is None else {**room.removal, "waiting": room.voters_left()}


def room_summary(room: Room) -> RoomSummary:
    """The room's row in a list of rooms."""
    return {
        "status": room.status, "options": room.options, "settings": room.settings.to_payload(),
        "names": [seat.name for seat in room.seats], "open": sum(seat.kind == OPEN for seat in room.seats),
        "seats": len(room.seats), "people": {p.id: p.seat for p in room.people.values() if not p.gone},
        "host": room.host, "deciding": room.deciding, "driven": room.is_driven, "game": room.number,
    }  # fmt: skip


def you_payload(room: Room, people: Sequence[str]) -> You:
    """What somebody holds in a room."""
    here = [person for person in people if room.person(person) is not None]
    seats = [room.people[person].seat for person in here]
    return {
        "people": here,
        "seats": sorted(seat for seat in seats if seat is not None),
        "host": room.host in here,
    }


class TableView:
    """Shows tables. It remembers the progress of cities, which seldom change between two events."""

    def __init__(self) -> None:
        self._progress: dict[tuple[str, ...], dict[str, Progress]] = {}
        """By a city's cards: how far the conditions of each special building are met."""
        self._writers = SituationWriters()

    def table(self, room: Room) -> Table | None:
        """The table of a room; None in the lobby."""
        play = room.play
        if play is None:
            return None
        lesson = lesson_payload(room)
        situation = self.situation(play.game)
        if lesson is not None:
            _restrict_to_script(situation, lesson)
        return {**situation, **_room_part(room, play.game, lesson)}

    def table_json(self, room: Room) -> bytes:
        """The table as it is sent. While people play, it is written without building a payload first."""
        game = room.play.game if room.play is not None else None
        text = None
        if game is not None and not game.over and room.settings.lesson is None:
            text = self._writers.write(game)
        if game is None or text is None:
            return dump(self.table(room))
        return b"%b,%b" % (text[:-1].encode(), dump(_room_part(room, game, None))[1:])

    def situation(self, game: Game) -> Situation:
        """State, legal actions, reasons and progress of any game."""
        state = game.state()
        legal = [str(action) for action in game.legal()]
        return {
            "state": state,
            "legal": legal,
            "reasons": _reasons(game, state, legal),
            "prices": {card: game.price(card) for card in [*state["central"], *state["dwellings"]]},
            "coins": coins_by_action(game, state, legal),
            "progress": self.progress(game, state),
            "looks_at": looks_at(game),
            "decks": game.unseen(),
        }

    def progress(self, game: Game, state: State) -> list[dict[str, Progress]]:
        """For each seat and each special building on offer: how far its conditions are met."""
        specials = state["specials"]
        return [self._progress_of(game, specials, seat, city) for seat, city in enumerate(state["cities"])]

    def _progress_of(self, game: Game, specials: Sequence[str], seat: int, city: City) -> dict[str, Progress]:
        """The progress of one city, which depends on its cards alone."""
        key = tuple([part for card in city["cards"] for part in (card["id"], *card["colours"], "")])
        known = self._progress.get(key)
        if known is None:
            if len(self._progress) >= MAX_CITIES:
                self._progress.clear()
            known = self._progress[key] = {}
        for special in specials:
            if special not in known:
                each = game.progress(special, seat)
                known[special] = {"met": each.met, "needs": each.needs, "missing": each.missing}
        return {special: known[special] for special in specials}


class RoomPart(TypedDict):
    """What a table shows of its room."""

    actions: int
    deadline: int | None
    undo: FreeUndo | None
    lesson: Lesson | None
    sheets: list[ScoreSheet] | None
    series: Series | None


def _room_part(room: Room, game: Game, lesson: Lesson | None) -> RoomPart:
    return {
        "actions": len(game.actions),
        "deadline": room.deadline,
        "undo": _free_undo(room) if room.settings.undo else None,
        "lesson": lesson,
        "sheets": score_sheets(game) if game.over else None,
        "series": series(game) if game.over else None,
    }


def _free_undo(room: Room) -> FreeUndo:
    free = room.play.free_undo() if room.play is not None else None
    return {"seat": free.seat if free else None, "free": free.kept if free else None}


def _restrict_to_script(situation: Situation, lesson: Lesson) -> None:
    """Leave only the action that a lesson expects, with a reason for each of the others."""
    expected = lesson["expected"]
    if expected is None:
        return
    for action in {*choices(situation["state"])} & {*situation["legal"]} - {expected}:
        situation["reasons"][action] = {"code": "lesson-other", "args": {"action": expected}}
    situation["legal"] = [expected]


def coins_by_action(game: Game, state: State, legal: list[str]) -> dict[str, int]:
    """In step 3: what each choice brings in coins, or costs."""
    return {action: game.coins_of(action) for action in legal} if state["phase"] == "buy" else {}


def _reasons(game: Game, state: State, legal: list[str]) -> dict[str, Reason]:
    """For every choice that can be seen but not made now: why not."""
    offered = set(legal)
    reasons: dict[str, Reason] = {}
    for action in choices(state):
        if action not in offered:
            reason = game.why_not(action)
            if reason is not None:
                reasons[action] = {"code": reason.code, "args": reason.arguments}
    return reasons


def choices(state: State) -> list[str]:
    """Everything a player might point at in this phase."""
    phase = state["phase"]
    if phase == "market":
        return [f"market {colour}" for colour in COLOURS]
    if phase == "discard":
        return [f"discard {card}" for card in state["central"]]
    if phase == "draw":
        return [f"draw {deck + 1}" for deck in range(len(state["decks"]))]
    if phase == "buy":
        return [f"buy {card}" for card in [*dict.fromkeys(state["central"]), *state["dwellings"]]]
    if phase == "claim":
        return [f"claim {special}" for special in state["specials"]]
    if phase == "destroy":
        cards = state["cities"][state["seat"]]["cards"]
        return [f"destroy {slot + 1}" for slot in range(len(cards))]
    if phase in {"gift", "louvre"}:
        return [f"{phase} {seat}" for seat in range(len(state["cities"]))]
    return []


def looks_at(game: Game) -> list[list[int]]:
    """For each seat: the slots that its special building looks at."""
    return [game.looks_at(seat) for seat in range(game.options.players)]


def score_sheets(game: Game) -> list[ScoreSheet]:
    """The score sheets of all cities."""
    return [_sheet_payload(game.score_sheet(seat)) for seat in range(game.options.players)]


def _sheet_payload(sheet: Sheet) -> ScoreSheet:
    return {
        "seat": sheet.seat, "income": sheet.income, "citizens": sheet.citizens, "hearts": sheet.hearts,
        "points": sheet.points, "coins": sheet.coins,
        "lines": [
            {
                "code": line.code, "arguments": line.arguments, "income": line.income,
                "citizens": line.citizens, "hearts": line.hearts, "points": line.points,
            }
            for line in sheet.lines
        ],
    }  # fmt: skip

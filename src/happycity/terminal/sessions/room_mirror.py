"""A mirror of a room, kept up to date by the server's frames."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from happycity.errors import HappyCityError
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.terminal.sessions.invitation import RemoteError
from happycity.terminal.sessions.seats import Seat, parse_seats

if TYPE_CHECKING:
    from happycity.schema.game import Event
    from happycity.schema.room import Room, Table, You
    from happycity.schema.room_events import RoomEvent
    from happycity.schema.socket import (
        ByeFrame,
        ErrorFrame,
        EventFrame,
        HelloFrame,
        ReloadFrame,
        ResyncFrame,
        ServerFrame,
    )
    from happycity.terminal.sessions.protocol import RoomNews

SHOWN_KINDS: Final = frozenset(
    {
        "chat", "undone", "undo-asked", "undo-agreed", "undo-refused", "removal-asked", "removal-agreed",
        "removal-refused", "joined", "left", "away", "back", "host", "rematch", "started", "closed",
    }
)  # fmt: skip
"""The events of the room that a player reads about."""
FINAL_CODES: Final = frozenset(
    {"banned", "not-allowed", "no-such-room", "bad-token", "bad-message", "other-protocol", "closed"}
)
"""Goodbyes after which reconnecting is of no use."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request of somebody that waits for our answer."""

    kind: Literal["undo", "removal"]
    name: str
    other: str = ""
    """Who is to be removed."""


class RoomMirror:
    """The room, its table, and what happened in it."""

    def __init__(self) -> None:
        self.pending_error: HappyCityError | None = None
        self.table: Table | None = None
        self.you: You = {"seats": [], "people": [], "host": False}
        self.events: list[Event | RoomNews] = []
        """Events of the game, and news of the room around it."""
        self.game = Game(Options())
        self.seats: list[Seat] = []
        self.is_acting = False
        """Is an action of ours on its way?"""
        self.is_dismissed = False
        """Did the server say goodbye for good?"""
        self._room: Room | None = None
        self._logged_seq = 0
        self._clock_skew_ms = 0
        """The server's clock minus ours."""

    @property
    def room(self) -> Room:
        """The room as it is now."""
        assert self._room is not None, "the session has not started"
        return self._room

    # The game

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def own_seats(self) -> list[int]:
        return list(self.you["seats"])

    @property
    def awaits_choice(self) -> bool:
        is_ours = self.game.seat in self.own_seats and self.game.seat not in self.lent_seats
        return self.is_playing and not self.game.over and not self.is_acting and is_ours

    @property
    def game_number(self) -> int:
        """Which game of the room this is."""
        return self.room["game"]

    # The room

    @property
    def is_host(self) -> bool:
        """May we start the game?"""
        return self.you["host"]

    @property
    def is_playing(self) -> bool:
        """Has the game begun?"""
        return self.table is not None

    @property
    def open_seats(self) -> list[int]:
        """Seats that nobody has taken yet."""
        return [seat["seat"] for seat in self.room["seats"] if seat["kind"] == "open"]

    @property
    def lent_seats(self) -> list[int]:
        """Our seats that a bot plays until we return."""
        seats = self.room["seats"] if self._room is not None else []
        return [seat["seat"] for seat in seats if seat["kind"] == "away" and seat["seat"] in self.own_seats]

    @property
    def seconds_left(self) -> int | None:
        """The time left for the present decision; None without a clock."""
        deadline = self.table["deadline"] if self.table else None
        if deadline is None:
            return None
        return max(0, round((deadline - self._clock_skew_ms) / 1000 - time.time()))

    @property
    def allows_hints(self) -> bool:
        return self.room["settings"]["hints"]

    @property
    def can_undo(self) -> bool:
        return self.table is not None and self.table["undo"] is not None and bool(self.own_seats)

    @property
    def has_undo_request(self) -> bool:
        """Does an undo wait for answers?"""
        return self.room["undo"] is not None

    @property
    def request(self) -> Request | None:
        """Who asks us to agree to an undo, or to the removal of somebody."""
        own, undo, removal = set(self.you["people"]), self.room["undo"], self.room["removal"]
        if undo is not None and own & set(undo["waiting"]):
            return Request("undo", self._actor_name(undo))
        if removal is not None and own & set(removal["waiting"]):
            return Request(
                "removal", self._actor_name(removal), self._actor_name({"person": removal["whom"]})
            )
        return None

    # Frames

    def receive(self, frame: ServerFrame) -> None:
        """Apply one frame of the server."""
        if frame["type"] == "hello" or frame["type"] == "resync":
            self._take_snapshot(frame)
        elif frame["type"] == "event":
            self._update(frame)
            self._log(frame["happening"])
        elif frame["type"] == "you":
            self.you = frame["you"]
        elif frame["type"] == "bye" or frame["type"] == "reload" or frame["type"] == "error":
            self._take_leave(frame)

    def _take_snapshot(self, frame: HelloFrame | ResyncFrame) -> None:
        self.you = frame["you"]
        self._clock_skew_ms = frame["time"] - round(1000 * time.time())
        self._update(frame)
        for event in frame["log"]:
            self._log(event)

    def _update(self, frame: HelloFrame | ResyncFrame | EventFrame) -> None:
        """Take over room and table, as far as they have changed."""
        if "room" in frame:
            self._room = frame["room"]
            self.seats = parse_seats([str(seat["name"] or "?") for seat in self._room["seats"]])
        if "table" in frame:
            self.table = frame["table"]
            if self.table is not None:
                self.game = game_of_table(self.table)

    def _log(self, event: RoomEvent) -> None:
        """Append an event to the log. After a gap the server may repeat what we know."""
        if event["seq"] <= self._logged_seq:
            return
        self._logged_seq = event["seq"]
        name = self._actor_name(event)
        text = event["text"] if event["kind"] == "chat" else ""
        other = self._actor_name({"person": event.get("whom")}) if "whom" in event else ""
        is_erased = event["kind"] == "chat" and not text
        if event["kind"] in SHOWN_KINDS and not is_erased:
            news: RoomNews = {
                "event": "room",
                "kind": event["kind"],
                "name": name,
                "text": text,
                "other": other,
            }
            self.events.append(news)
        if event["kind"] == "action":
            if event["by"] == "clock":
                self.events.append({"event": "room", "kind": "clock", "name": name, "text": "", "other": ""})
            self.events += event["events"]
        elif event["kind"] == "started":
            self.events += event["events"]

    def _actor_name(self, event: Mapping[str, object]) -> str:
        """The name of whoever did something in the room."""
        person, seat = event.get("person"), event.get("seat")
        for each in self.room["people"]:
            if each["id"] == person:
                return each["name"] or "?"
        return self.names[seat] if isinstance(seat, int) and seat < len(self.names) else "?"

    def _take_leave(self, frame: ByeFrame | ReloadFrame | ErrorFrame) -> None:
        """The server says goodbye, or speaks another protocol."""
        code = "other-protocol" if frame["type"] == "reload" else frame["code"]
        if frame["type"] == "bye" and code not in FINAL_CODES:
            return  # it will be back
        arguments = (frame.get("args") or {}) if frame["type"] == "error" else {}
        self.pending_error = RemoteError(code, **arguments)
        self.is_dismissed = self.is_dismissed or frame["type"] != "error"


def game_of_table(table: Table) -> Game:
    """The server's table as a game of our own, for prices, reasons and progress."""
    decks = [[card for card, copies in deck.items() for _ in range(copies)] for deck in table["decks"]]
    return Game.from_position({**table["state"], "setup": {"decks": decks}})

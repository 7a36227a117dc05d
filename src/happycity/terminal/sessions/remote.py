"""A seat in a room on a server: the session of a game whose log the server keeps."""

from __future__ import annotations

import shlex
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from happycity.errors import HappyCityError
from happycity.game.actions import Action
from happycity.game.fair_shuffle import fresh_nonce
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.terminal.sessions import room_api
from happycity.terminal.sessions.invitation import Link, RemoteError
from happycity.terminal.sessions.room_socket import RoomSocket, new_message_id
from happycity.terminal.sessions.seat_tokens import obtain_token
from happycity.terminal.sessions.seats import Seat, parse_seats

if TYPE_CHECKING:
    from happycity.schema.game import Event
    from happycity.schema.room import Room, RoomRecord, Table, You
    from happycity.schema.room_events import Happening
    from happycity.schema.socket import (
        ByeFrame,
        ErrorFrame,
        EventFrame,
        HelloFrame,
        ReloadFrame,
        ResyncFrame,
        ServerFrame,
    )
    from happycity.terminal.sessions.protocol import ResultKey, RoomNews

NEWS_TIMEOUT_S: Final = 1.0
SHOWN_KINDS: Final = frozenset(
    {
        "chat", "undone", "undo-asked", "undo-agreed", "undo-refused", "joined", "left", "away", "back", "host",
        "rematch", "started", "closed",
    }
)  # fmt: skip
"""The events of the room that a player reads about."""
FINAL_CODES: Final = frozenset(
    {"banned", "not-allowed", "no-such-room", "bad-token", "bad-message", "other-protocol", "closed"}
)
"""Goodbyes after which reconnecting is of no use."""


class RemoteSession:
    """A session whose game is played on a server."""

    file = None
    is_saved = False

    def __init__(self, link: Link, name: str, *, watch: bool = False) -> None:
        self.link = link
        self.name = name
        self.watches = watch
        self.pending_error: HappyCityError | None = None
        self.token = obtain_token(link, name, watch=watch)
        self.socket = RoomSocket(link, self.token, self._receive)
        self.table: Table | None = None
        self.you: You = {"seats": [], "people": [], "host": False}
        self.events: list[Event | RoomNews] = []
        """Events of the game, and news of the room around it."""
        self.game = Game(Options())
        self.seats: list[Seat] = []
        self.is_acting = False
        """Is an action of ours on its way?"""
        self._room: Room | None = None
        self._logged_seq = 0
        self._clock_skew_ms = 0
        """The server's clock minus ours."""

    def start(self) -> None:
        """Begin to listen, and wait for the room."""
        self.socket.start()
        self.socket.wait_for(lambda: self._room is not None)
        if self._room is None:
            raise self.pending_error or self.socket.unreachable()

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

    @property
    def result_key(self) -> ResultKey:
        return {"room": self.link.room, "game": self.game_number}

    # The room

    @property
    def is_closed(self) -> bool:
        return self.socket.is_closed

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
    def undo_requester(self) -> str | None:
        """Who asks us to agree to an undo."""
        undo = self.room["undo"]
        if undo is None or not set(self.you["people"]) & set(undo["waiting"]):
            return None
        return self._actor_name(undo)

    @property
    def join_arguments(self) -> str:
        """The arguments of `happycity join` that lead back here."""
        if self.link.token is not None:
            return shlex.quote(f"{self.link.invitation}#seat={self.link.token}")
        arguments = [self.link.invitation, "--name", self.name, *(["--watch"] if self.watches else [])]
        return shlex.join(arguments)

    # Commands

    def play(self, action: str) -> list[Event | RoomNews]:
        """Send an action and wait until the server has played it. Raises with the reason if it is refused."""
        reason = self.game.why_not(action)
        if reason is not None:
            raise RemoteError(reason.code, **reason.arguments)
        before = len(self.events)
        self.is_acting = True
        try:
            self.socket.request(
                {
                    "type": "command",
                    "id": new_message_id(),
                    "seq": self.socket.seq,
                    "action": str(Action.parse(action)),
                }
            )
        finally:
            self.is_acting = False
        return self.events[before:]

    def undo(self) -> bool:
        """Take back: free within one's own turn, else the others are asked. False if there is nothing."""
        if not self.can_undo:
            return False
        try:
            self.socket.request({"type": "undo", "id": new_message_id(), "seq": self.socket.seq})
        except RemoteError as error:
            if error.code == "nothing-to-take-back":
                return False
            raise
        return True

    def return_to_seat(self) -> None:
        """Take our seat back from the bot."""
        self.socket.request({"type": "back", "id": new_message_id()})

    def answer_undo(self, agree: bool) -> None:
        """Answer somebody who asks for an undo."""
        self.socket.request({"type": "undo-answer", "id": new_message_id(), "agree": agree})

    def send_chat(self, text: str) -> None:
        """Say something to the table."""
        self.socket.request({"type": "chat", "id": new_message_id(), "text": text})

    def start_game(self) -> None:
        """Start the game as the host. Bots take the open seats."""
        if self.open_seats:
            bot = self.room["settings"]["bot"]
            self.socket.request({"type": "host", "id": new_message_id(), "do": "fill", "bot": bot})
        self._start_game()

    def rematch(self) -> None:
        """Open another game with the same people; the host's starts at once if everybody is there."""
        self.socket.request({"type": "rematch", "id": new_message_id()})
        if self.is_host and not self.open_seats:
            self._start_game()

    def _start_game(self) -> None:
        """Start, with our part in the shuffle: the server has sent its commitment before."""
        nonce = fresh_nonce()
        self.socket.request({"type": "host", "id": new_message_id(), "do": "start", "nonce": nonce})

    def proceed(self) -> None:
        """Wait for the next news."""
        with self.socket.updated:
            self.socket.updated.wait(NEWS_TIMEOUT_S)
        self.check_open()

    def check_open(self) -> None:
        """Raise the last error of the server if it closed the room during a game."""
        if self.is_closed and not self.game.over:
            raise self.pending_error or self.socket.unreachable()

    def record(self) -> RoomRecord:
        """The record as the server has it; before the end without what is secret."""
        return room_api.get_record(self.link, self.game_number, self.token)

    def close(self) -> None:
        """Stop listening. The seat stays ours."""
        self.socket.close()

    # Frames

    def _receive(self, frame: ServerFrame) -> None:
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

    def _log(self, event: Happening) -> None:
        """Append an event to the log. After a gap the server may repeat what we know."""
        if event["seq"] <= self._logged_seq:
            return
        self._logged_seq = event["seq"]
        name = self._actor_name(event)
        if event["kind"] in SHOWN_KINDS:
            text = event["text"] if event["kind"] == "chat" else ""
            self.events.append({"event": "room", "kind": event["kind"], "name": name, "text": text})
        if event["kind"] == "action":
            if event["by"] == "clock":
                self.events.append({"event": "room", "kind": "clock", "name": name, "text": ""})
            self.events += event["events"]
        elif event["kind"] == "started":
            self.events += event["events"]

    def _actor_name(self, event: Mapping[str, object]) -> str:
        """The name of whoever did something in the room."""
        person, seat = event.get("person"), event.get("seat")
        for each in self.room["people"]:
            if each["id"] == person:
                return each["name"]
        return self.names[seat] if isinstance(seat, int) and seat < len(self.names) else "?"

    def _take_leave(self, frame: ByeFrame | ReloadFrame | ErrorFrame) -> None:
        """The server says goodbye, or speaks another protocol."""
        code = "other-protocol" if frame["type"] == "reload" else frame["code"]
        if frame["type"] == "bye" and code not in FINAL_CODES:
            return  # it will be back
        arguments = (frame.get("args") or {}) if frame["type"] == "error" else {}
        self.pending_error = RemoteError(code, **arguments)
        self.socket.is_closed = self.is_closed or frame["type"] != "error"


def game_of_table(table: Table) -> Game:
    """The server's table as a game of our own, for prices, reasons and progress."""
    decks = [[card for card, copies in deck.items() for _ in range(copies)] for deck in table["decks"]]
    return Game.from_position({**table["state"], "setup": {"decks": decks}})

"""A seat in a room on a server: the same session as at home, with the log of the room instead of our own game."""

from __future__ import annotations

import contextlib
import json
import shlex
import threading
import time
import uuid
from collections.abc import Callable
from typing import Any, Final

from happycity.errors import HappyCityError
from happycity.game.actions import Action
from happycity.game.fair_shuffle import fresh_nonce
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.schema.validate import Json
from happycity.terminal.sessions.invitation import PATIENCE, Link, RemoteError, ask, enter
from happycity.terminal.sessions.local import Seat, seats_of
from happycity.version import PROTOCOL

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 8.0
"""Between two attempts to reach a server that is away."""
TOLD: Final = frozenset(
    {
        "chat", "undone", "undo-asked", "undo-agreed", "undo-refused", "joined", "left", "away", "back", "host",
        "rematch", "started", "closed",
    }
)  # fmt: skip
"""What the log tells of the room around the game."""
FINAL: Final = frozenset(
    {"banned", "not-allowed", "no-such-room", "bad-token", "bad-message", "other-protocol", "closed"}
)
"""Goodbyes after which it is of no use to come again."""


class RemoteSession:
    """A session whose game is played on a server. A thread listens; `changed` is called for every news."""

    def __init__(self, link: Link, name: str, *, watch: bool = False) -> None:
        self.link = link
        self.name = name
        self.watching = watch
        self.file = None
        self.kept = False  # not by us
        self.trouble: HappyCityError | None = None
        self.token = enter(link, name, watch=watch)
        self.room: Json = {}
        self.table: Json | None = None
        self.you: Json = {"seats": [], "people": [], "host": False}
        self.seq = self.noted = 0
        self.news: list[Json] = []
        """Events of the game and, as `room` events, what happened around it."""
        self.game = Game(Options())
        self.seats: list[Seat] = []
        self.changed: Callable[[], None] = lambda: None
        self.heard = threading.Condition()
        self.closed = False
        self.connected = False
        self.unanswered: dict[str, Json] = {}
        """Commands on their way, by id. They are sent again after a gap; the server applies each once."""
        self.answers: dict[str, int | RemoteError] = {}
        self.acting = False
        """An action of ours is on its way."""
        self.skew = 0
        """The server's clock minus ours, in milliseconds."""
        self.socket: Any = None
        self.thread = threading.Thread(target=self._listen, name="room", daemon=True)

    def start(self) -> None:
        """Begin to listen, and wait for the first words."""
        self.thread.start()
        with self.heard:
            self.heard.wait_for(lambda: bool(self.room) or self.closed, PATIENCE)
        if not self.room:
            raise self.trouble or self._away()

    # What a session shows

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def events(self) -> list[Json]:
        return self.news

    @property
    def people(self) -> list[int]:
        return list(self.you["seats"])

    @property
    def host(self) -> bool:
        """May we start the game?"""
        return bool(self.you.get("host"))

    @property
    def number(self) -> int:
        """Which game of the room this is."""
        return int(self.room.get("game", 1))

    @property
    def playing(self) -> bool:
        """Has the game begun?"""
        return self.table is not None

    @property
    def open_seats(self) -> list[int]:
        """Seats that nobody has taken yet."""
        return [seat["seat"] for seat in self.room.get("seats", []) if seat["kind"] == "open"]

    @property
    def lent(self) -> list[int]:
        """Our seats that a bot plays until we are back."""
        seats = self.room.get("seats", [])
        return [
            seat["seat"] for seat in seats if seat["kind"] == "away" and seat["seat"] in self.you["seats"]
        ]

    @property
    def waiting(self) -> bool:
        """Must a person at this keyboard decide?"""
        ours = self.game.seat in self.you["seats"] and self.game.seat not in self.lent
        return self.playing and not self.game.over and not self.acting and ours

    @property
    def seconds(self) -> int | None:
        """What the clock leaves to whoever must decide; None without a clock."""
        deadline = (self.table or {}).get("deadline")
        return None if deadline is None else max(0, round((deadline - self.skew) / 1000 - time.time()))

    @property
    def hints(self) -> bool:
        """Does the room allow advice?"""
        return bool(self.room.get("settings", {}).get("hints", True))

    @property
    def can_undo(self) -> bool:
        return bool(self.table and self.table.get("undo") is not None and self.people)

    @property
    def asked(self) -> str | None:
        """Who asks us to agree to an undo."""
        undo = self.room.get("undo")
        if not undo or not set(self.you["people"]) & set(undo.get("waiting", ())):
            return None
        return self._name(undo)

    # Acting

    def play(self, action: str) -> list[Json]:
        """Send an action and wait until the server has played it. Raises with its reason if it refuses."""
        reason = self.game.why_not(action)
        if reason is not None:
            raise RemoteError(reason.code, **reason.arguments)
        before = len(self.news)
        self.acting = True
        try:
            self.request("command", action=str(Action.parse(action)))
        finally:
            self.acting = False
        return self.news[before:]

    def undo(self) -> bool:
        """Take back: free within one's own turn, else the others are asked. False if there is nothing to take back."""
        if not self.can_undo:
            return False
        try:
            self.request("undo")
        except RemoteError as refused:
            if refused.code == "nothing-to-take-back":
                return False
            raise
        return True

    def back(self) -> None:
        """Take our seat back from the bot."""
        self.request("back")

    def answer(self, agree: bool) -> None:
        """Answer somebody who would like to take something back."""
        self.request("undo-answer", agree=agree)

    def say(self, text: str) -> None:
        """Say something to the table."""
        self.request("chat", text=text)

    def begin(self) -> None:
        """As the host, start the game; seats that are still free are given to bots."""
        if self.open_seats:
            self.request("host", do="fill", bot=self.room["settings"]["bot"])
        self._start()

    def rematch(self) -> None:
        """Another game with the same people; the host's begins at once if everybody is there."""
        self.request("rematch")
        if self.host and not self.open_seats:
            self._start()

    def _start(self) -> None:
        """Start, with our part in the shuffle: the server has told its commitment before."""
        self.request("host", do="start", nonce=fresh_nonce())

    def request(self, kind: str, **fields: Any) -> None:
        """Say something to the server and wait for its answer. Raises with its reason if it refuses."""
        number = uuid.uuid4().hex[:16]
        message = {"type": kind, "id": number, "seq": self.seq, **fields}
        with self.heard:
            self.unanswered[number] = message
        with contextlib.suppress(Exception):  # a connection that is lost is sought again, and this sent then
            self.socket.send(json.dumps(message))
        with self.heard:
            self.heard.wait_for(lambda: self._answered(number) or self.closed, PATIENCE)
            self.unanswered.pop(number, None)
            answer = self.answers.pop(number, None)
        if isinstance(answer, RemoteError):
            raise answer
        if answer is None:
            raise self._away()

    def _answered(self, number: str) -> bool:
        """Is there an answer, and have we heard of what it became?"""
        answer = self.answers.get(number)
        return answer is not None and (isinstance(answer, RemoteError) or answer <= self.seq)

    def proceed(self) -> None:
        """Wait for the next news."""
        with self.heard:
            self.heard.wait(1.0)
        if self.closed and not self.game.over:
            raise self.trouble or self._away()

    def record(self) -> Json:
        """The record as the server tells it; before the end without what is secret."""
        return ask(self.link, f"/record?game={self.number}", token=self.token)

    @property
    def way_back(self) -> str:
        """What to type after `happycity join` to come back."""
        if self.link.token is not None:
            return shlex.quote(f"{self.link.invitation}#seat={self.link.token}")
        words = [self.link.invitation, "--name", self.name, *(["--watch"] if self.watching else [])]
        return shlex.join(words)

    def close(self) -> None:
        """Stop listening; the seat stays ours."""
        self.closed = True
        if self.socket is not None:
            with contextlib.suppress(Exception):
                self.socket.close()

    def _away(self) -> RemoteError:
        return RemoteError("server-away", address=self.link.base, reason="…")

    # Listening

    def _listen(self) -> None:
        """Hear the room until it closes; a lost connection is sought again."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        pause = FIRST_PAUSE
        while not self.closed:
            try:
                with connect(self.link.socket(self.seq), max_size=None, open_timeout=PATIENCE) as self.socket:
                    hello = {"type": "hello", "protocol": PROTOCOL, "token": self.token}
                    self.socket.send(json.dumps(hello))
                    for frame in self.socket:
                        pause = FIRST_PAUSE
                        self._hear(json.loads(frame))
            except (OSError, WebSocketException, TimeoutError):
                pass  # tried again below
            self.connected = False
            if not self.closed:
                self.changed()
                threading.Event().wait(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
        with self.heard:
            self.heard.notify_all()

    def _hear(self, words: Json) -> None:
        """One thing that the server says."""
        again: list[Json] = []
        with self.heard:
            kind = words.get("type")
            if kind in ("hello", "resync"):
                self.connected = True
                self._renew(words)
                for happening in words.get("log", []):
                    self._note(happening)
                again = list(self.unanswered.values())
            elif kind == "event":
                self._renew(words)
                self._note(words["happening"])
            elif kind == "you":
                self.you = words["you"]
            elif kind == "refused" and words.get("id") in self.unanswered:
                self.answers[words["id"]] = RemoteError(words["code"], **(words.get("args") or {}))
            elif kind == "ack" and words.get("id") in self.unanswered:
                self.answers[words["id"]] = words["seq"]
            elif kind in ("bye", "reload", "error"):
                self._part(words)
            self.heard.notify_all()
        for message in again:
            self.socket.send(json.dumps(message))
        self.changed()

    def _renew(self, words: Json) -> None:
        """Room, table and people as they are now."""
        self.seq = max(self.seq, words.get("seq", self.seq))
        self.you = words.get("you", self.you)
        if "time" in words:
            self.skew = words["time"] - round(1000 * time.time())
        if "room" in words:
            self.room = words["room"]
            self.seats = seats_of([str(seat["name"] or "?") for seat in self.room["seats"]])
        if "table" in words:
            self.table = words["table"]
            if self.table is not None:
                self.game = game_of(self.table)

    def _note(self, happening: Json) -> None:
        """Keep what happened for the log. After a gap the server may tell again what we know."""
        if happening["seq"] <= self.noted:
            return
        self.noted = happening["seq"]
        if happening["kind"] in TOLD:
            self.news.append({"event": "room", "name": self._name(happening), **happening})
        elif happening.get("by") == "clock":
            self.news.append({"event": "room", "kind": "clock", "name": self._name(happening)})
        self.news += happening.get("events", ())  # of an action, or of the first round

    def _name(self, happening: Json) -> str:
        """Who did something in the room."""
        person, seat = happening.get("person"), happening.get("seat")
        for each in self.room.get("people", []):
            if each["id"] == person:
                return str(each["name"])
        return self.names[seat] if isinstance(seat, int) and seat < len(self.names) else "?"

    def _part(self, words: Json) -> None:
        """The server says goodbye, or that it speaks another language."""
        code = words.get("code", "other-protocol") if words["type"] != "reload" else "other-protocol"
        if words["type"] == "bye" and code not in FINAL:
            return  # it will be back
        self.trouble = RemoteError(code, **(words.get("args") or {}))
        self.closed = self.closed or words["type"] != "error"


def game_of(table: Json) -> Game:
    """The server's table as a game of our own, to reckon prices, reasons and progress with."""
    decks = [[card for card, copies in deck.items() for _ in range(copies)] for deck in table["decks"]]
    return Game.from_position({**table["state"], "setup": {"decks": decks}})

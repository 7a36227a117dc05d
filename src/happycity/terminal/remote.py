"""A seat in a room on a server: the same session as at home, with the log of the room instead of our own game."""

from __future__ import annotations

import contextlib
import json
import threading
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from happycity.actions import Action
from happycity.errors import HappyCityError
from happycity.events import Event
from happycity.game import Game
from happycity.options import Options
from happycity.terminal.session import Seat, seats_of
from happycity.version import PROTOCOL

Json = dict[str, Any]

PATIENCE: Final = 15.0
"""Seconds for the server to answer."""
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 8.0
"""Between two attempts to reach a server that is away."""


class RemoteError(HappyCityError):
    """The server refuses, or cannot be reached."""


@dataclass(frozen=True, slots=True)
class Link:
    """An invitation, taken apart."""

    base: str
    room: str
    token: str | None

    @classmethod
    def parse(cls, text: str) -> Link:
        """`http://host:port/r/<room>`, perhaps with `#seat=<token>` behind it."""
        parts = urlsplit(text.strip() if "://" in text else f"http://{text.strip()}")
        path = parts.path.rstrip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or len(path) != 3 or path[1] != "r":
            raise RemoteError("bad-link", value=text)
        token = parts.fragment.removeprefix("seat=") if parts.fragment.startswith("seat=") else None
        return cls(f"{parts.scheme}://{parts.netloc}", path[2], token)

    def socket(self, after: int) -> str:
        """The address of the room's socket."""
        return f"ws{self.base.removeprefix('http')}/api/rooms/{self.room}/socket?after={after}"


def ask(link: Link, path: str, body: Json | None = None, token: str | None = None) -> Json:
    """One request to the server. Raises RemoteError with the server's own code."""
    request = urllib.request.Request(
        f"{link.base}/api/rooms/{link.room}{path}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"Content-Type": "application/json"}
        | ({"Authorization": f"Bearer {token}"} if token else {}),
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            content = json.load(answer)
    except urllib.error.HTTPError as refused:
        with contextlib.suppress(ValueError):
            told = json.load(refused)
            if isinstance(told, dict) and isinstance(told.get("code"), str):
                raise RemoteError(told["code"], **(told.get("args") or {})) from None
        raise RemoteError("server-answer", value=refused.code) from None
    except (OSError, ValueError) as problem:
        raise RemoteError("server-away", address=link.base, reason=str(problem)) from None
    if not isinstance(content, dict):
        raise RemoteError("server-answer", value="JSON")
    return content


class RemoteSession:
    """A session whose game is played on a server. A thread listens; `changed` is called for every news."""

    def __init__(self, link: Link, name: str) -> None:
        self.link = link
        self.file = None
        self.trouble: HappyCityError | None = None
        self.token = link.token or self._join(name)
        self.room: Json = {}
        self.table: Json | None = None
        self.you: Json = {"seats": [], "people": []}
        self.seq = 0
        self.news: list[Event] = []
        """Events of the game and, as `room` events, what happened around it."""
        self.game = Game(Options())
        self.seats: list[Seat] = []
        self.changed: Callable[[], None] = lambda: None
        self.heard = threading.Condition()
        self.closed = False
        self.sent: str | None = None
        """The command that waits for its answer."""
        self.socket: Any = None
        self.thread = threading.Thread(target=self._listen, name="room", daemon=True)

    def _join(self, name: str) -> str:
        answer = ask(self.link, "/join", {"name": name, "program": True})
        token = answer.get("token")
        if not isinstance(token, str):
            raise RemoteError("room-full")
        return token

    def start(self) -> None:
        """Begin to listen, and wait for the first words."""
        self.thread.start()
        with self.heard:
            self.heard.wait_for(lambda: bool(self.room) or self.closed, PATIENCE)
        if not self.room:
            raise self.trouble or RemoteError("server-away", address=self.link.base, reason="…")

    # What a session shows

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def events(self) -> list[Event]:
        return self.news

    @property
    def people(self) -> list[int]:
        return list(self.you["seats"])

    @property
    def number(self) -> int:
        """Which game of the room this is."""
        return int(self.room.get("game", 1))

    @property
    def playing(self) -> bool:
        """Has the game begun?"""
        return self.table is not None

    @property
    def waiting(self) -> bool:
        """Must a person at this keyboard decide?"""
        return (
            self.playing and not self.game.over and self.sent is None and self.game.seat in self.you["seats"]
        )

    @property
    def can_undo(self) -> bool:
        return bool(self.table and (self.table.get("undo") or {}).get("free") is not None)

    # Acting

    def play(self, action: str) -> list[Event]:
        """Send an action and wait until the server has played it. Raises with its reason if it refuses."""
        reason = self.game.why_not(action)
        if reason is not None:
            raise RemoteError(reason.code, **reason.arguments)
        before = len(self.news)
        self._command({"type": "command", "action": str(Action.parse(action))})
        with self.heard:
            done = self.heard.wait_for(lambda: self.sent is None or self.closed, PATIENCE)
        if self.trouble is not None:
            trouble, self.trouble = self.trouble, None
            raise trouble
        if not done:
            raise RemoteError("server-away", address=self.link.base, reason="…")
        return self.news[before:]

    def undo(self) -> bool:
        """Ask for an undo: free within one's own turn, else the others are asked."""
        if not self.can_undo:
            return False
        self._command({"type": "undo"})
        with self.heard:
            self.heard.wait_for(lambda: self.sent is None or self.closed, PATIENCE)
        trouble, self.trouble = self.trouble, None
        return trouble is None

    def proceed(self) -> None:
        """Wait for the next news."""
        with self.heard:
            self.heard.wait(1.0)
        if self.closed and not self.game.over:
            raise self.trouble or RemoteError("server-away", address=self.link.base, reason="…")

    def record(self) -> Json:
        """The record as the server tells it; before the end without what is secret."""
        return ask(self.link, f"/record?game={self.number}", token=self.token)

    def save(self) -> None:
        """The server keeps the game."""

    def close(self) -> None:
        """Stop listening; the seat stays ours."""
        self.closed = True
        if self.socket is not None:
            with contextlib.suppress(Exception):
                self.socket.close()

    def _command(self, message: Json) -> None:
        self.sent = uuid.uuid4().hex[:16]
        self.trouble = None
        try:
            self.socket.send(json.dumps({**message, "id": self.sent, "seq": self.seq}))
        except Exception as problem:
            self.sent = None
            raise RemoteError("server-away", address=self.link.base, reason=str(problem)) from None

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
            if not self.closed:
                threading.Event().wait(pause)
                pause = min(LONGEST_PAUSE, pause * 2)
        with self.heard:
            self.heard.notify_all()

    def _hear(self, words: Json) -> None:
        """One thing that the server says."""
        with self.heard:
            kind = words.get("type")
            if kind in ("hello", "resync"):
                self._renew(words)
                for happening in words.get("log", []):
                    self._note(happening)
                self.sent = None
            elif kind == "event":
                self._renew(words)
                self._note(words["happening"])
            elif kind == "you":
                self.you = words["you"]
            elif kind == "refused" and words.get("id") == self.sent:
                self.trouble = RemoteError(words["code"], **(words.get("args") or {}))
                self.sent = None
            elif kind == "ack" and words.get("id") == self.sent and self.seq >= words["seq"]:
                self.sent = None
            elif kind in ("bye", "reload", "error"):
                self._part(words)
            self.heard.notify_all()
        self.changed()

    def _renew(self, words: Json) -> None:
        """Room, table and people as they are now."""
        self.seq = max(self.seq, words.get("seq", self.seq))
        self.you = words.get("you", self.you)
        if "room" in words:
            self.room = words["room"]
            self.seats = seats_of([str(seat["name"] or "?") for seat in self.room["seats"]])
        if "table" in words:
            self.table = words["table"]
            if self.table is not None:
                self.game = game_of(self.table)

    def _note(self, happening: Json) -> None:
        """Keep what happened for the log; an answered command is done."""
        if happening["kind"] == "action":
            self.news += happening["events"]
            if happening.get("seat") in self.you["seats"]:
                self.sent = None
        elif happening["kind"] in ("chat", "undone", "joined", "left", "away", "back"):
            self.news.append({"event": "room", "name": self._name(happening), **happening})
            if happening["kind"] == "undone":
                self.sent = None

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
        if words["type"] == "bye" and code == "shutdown":
            return  # it will be back
        self.trouble = RemoteError(code, **(words.get("args") or {}))
        self.closed = words["type"] != "error"


def game_of(table: Json) -> Game:
    """The server's table as a game of our own, to reckon prices, reasons and progress with."""
    decks = [[card for card, copies in deck.items() for _ in range(copies)] for deck in table["decks"]]
    return Game.from_position({**table["state"], "setup": {"decks": decks}})

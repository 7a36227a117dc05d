"""The socket of a room. It reconnects by itself, and repeats the commands that got no answer."""

from __future__ import annotations

import contextlib
import json
import threading
import uuid
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from happycity.terminal.sessions.invitation import Link, RemoteError
from happycity.terminal.sessions.room_api import RESPONSE_TIMEOUT_S
from happycity.version import PROTOCOL

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from happycity.schema.socket import (
        ChatMessage,
        CommandMessage,
        HostMessage,
        PlainMessage,
        RematchMessage,
        RemovalAnswerMessage,
        ServerFrame,
        UndoAnswerMessage,
        UndoMessage,
    )

    RoomMessage = (
        CommandMessage
        | UndoMessage
        | UndoAnswerMessage
        | RemovalAnswerMessage
        | ChatMessage
        | PlainMessage
        | RematchMessage
        | HostMessage
    )

MIN_RETRY_S: Final = 0.5
MAX_RETRY_S: Final = 8.0
"""The pause between two attempts to reach a server doubles from one to the other."""


def new_message_id() -> str:
    """An id for a message. The server applies each id once."""
    return uuid.uuid4().hex[:16]


class RoomSocket:
    """Listens in a thread. `on_frame` sees each frame while `updated` is held; `on_change` is called after it."""

    def __init__(self, link: Link, token: str, on_frame: Callable[[ServerFrame], None]) -> None:
        self.link = link
        self.token = token
        self.on_frame = on_frame
        self.on_change: Callable[[], None] = lambda: None
        self.updated = threading.Condition()
        self.seq = 0
        """The number of the last event that we know."""
        self.is_connected = False
        self.is_closed = False
        self._unanswered: dict[str, str] = {}
        """Messages on their way, by id."""
        self._answers: dict[str, int | RemoteError] = {}
        self._connection: ClientConnection | None = None
        self._thread = threading.Thread(target=self._listen, name="room", daemon=True)

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self.is_closed = True
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.close()

    def wait_for(self, predicate: Callable[[], bool], timeout_s: float = RESPONSE_TIMEOUT_S) -> None:
        """Wait until something is so, or the socket is closed."""
        with self.updated:
            self.updated.wait_for(lambda: predicate() or self.is_closed, timeout_s)

    def request(self, message: RoomMessage) -> None:
        """Send a message and wait for its effect. Raises RemoteError if the server refuses."""
        number = message["id"]
        text = json.dumps({**message, "seq": self.seq})
        with self.updated:
            self._unanswered[number] = text
        with contextlib.suppress(Exception):  # after a lost connection it is sent again
            self._send(text)
        self.wait_for(lambda: self._is_answered(number))
        with self.updated:
            self._unanswered.pop(number, None)
            answer = self._answers.pop(number, None)
        if isinstance(answer, RemoteError):
            raise answer
        if answer is None:
            raise self.unreachable()

    def unreachable(self) -> RemoteError:
        """The error for a server that does not answer."""
        return RemoteError("server-away", address=self.link.base, reason="…")

    def _is_answered(self, number: str) -> bool:
        """Is there an answer, and do we know the event that it became?"""
        answer = self._answers.get(number)
        return answer is not None and (isinstance(answer, RemoteError) or answer <= self.seq)

    def _send(self, text: str) -> None:
        assert self._connection is not None
        self._connection.send(text)

    def _listen(self) -> None:
        """Listen until the room closes; reconnect when the connection is lost."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        pause_s = MIN_RETRY_S
        while not self.is_closed:
            try:
                with connect(
                    self.link.socket_url(self.seq), max_size=None, open_timeout=RESPONSE_TIMEOUT_S
                ) as self._connection:
                    hello = {"type": "hello", "protocol": PROTOCOL, "token": self.token}
                    self._send(json.dumps(hello))
                    for text in self._connection:
                        pause_s = MIN_RETRY_S
                        self.receive(json.loads(text))
            except (OSError, WebSocketException, TimeoutError):
                pass  # tried again below
            self.is_connected = False
            if not self.is_closed:
                self.on_change()
                threading.Event().wait(pause_s)
                pause_s = min(MAX_RETRY_S, pause_s * 2)
        with self.updated:
            self.updated.notify_all()

    def receive(self, frame: ServerFrame) -> None:
        """Handle one frame of the server."""
        repeated: list[str] = []
        with self.updated:
            if frame["type"] == "refused" and frame["id"] in self._unanswered:
                self._answers[frame["id"]] = RemoteError(frame["code"], **(frame.get("args") or {}))
            elif frame["type"] == "ack" and frame["id"] in self._unanswered:
                self._answers[frame["id"]] = frame["seq"]
            elif frame["type"] == "event":
                self.seq = max(self.seq, frame["seq"])
            elif frame["type"] == "hello" or frame["type"] == "resync":
                self.is_connected = True
                self.seq = max(self.seq, frame["seq"])
                repeated = list(self._unanswered.values())
            self.on_frame(frame)
            self.updated.notify_all()
        for text in repeated:
            self._send(text)
        self.on_change()

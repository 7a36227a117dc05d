"""A seat in a room on a server: the session of a game whose log the server keeps."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Final

from happycity.game.actions import Action
from happycity.terminal.sessions import room_api
from happycity.terminal.sessions.invitation import Link, RemoteError
from happycity.terminal.sessions.room_mirror import RoomMirror
from happycity.terminal.sessions.room_socket import RoomSocket, new_message_id
from happycity.terminal.sessions.seat_tokens import obtain_token

if TYPE_CHECKING:
    from happycity.schema.game import Event
    from happycity.schema.room import RoomRecord
    from happycity.schema.socket import ServerFrame
    from happycity.terminal.sessions.protocol import ResultKey, RoomNews

NEWS_TIMEOUT_S: Final = 1.0


class RemoteSession(RoomMirror):
    """A session whose game is played on a server."""

    file = None
    is_saved = False

    def __init__(self, link: Link, name: str, *, watch: bool = False) -> None:
        super().__init__()
        self.link = link
        self.name = name
        self.watches = watch
        self.token = obtain_token(link, name, watch=watch)
        self.socket = RoomSocket(link, self.token, self.receive)

    def start(self) -> None:
        """Begin to listen, and wait for the room."""
        self.socket.start()
        self.socket.wait_for(lambda: self._room is not None)
        if self._room is None:
            raise self.pending_error or self.socket.unreachable()

    def receive(self, frame: ServerFrame) -> None:
        """Apply one frame; stop listening after the last."""
        super().receive(frame)
        self.socket.is_closed = self.socket.is_closed or self.is_dismissed

    @property
    def result_key(self) -> ResultKey:
        return {"room": self.link.room, "game": self.game_number}

    @property
    def is_closed(self) -> bool:
        return self.socket.is_closed

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

    def answer(self, agree: bool) -> None:
        """Answer somebody who asks for an undo, or for the removal of somebody."""
        if self.request is not None and self.request.kind == "removal":
            self.socket.request({"type": "removal-answer", "id": new_message_id(), "agree": agree})
        else:
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
        nonce = room_api.fresh_nonce()
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

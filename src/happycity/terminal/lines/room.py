"""A room on a server in lines of text: before the start, while the others play, and after the end."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Mapping
from typing import ClassVar, Final, TextIO

from happycity.errors import HappyCityError
from happycity.game.actions import Action
from happycity.terminal.lines.console import Quit
from happycity.terminal.lines.table import COMMANDS, TableLines
from happycity.terminal.sessions.remote import RemoteSession
from happycity.terminal.sessions.room_mirror import Request
from happycity.terminal.texts import Texts

POLL_TIMEOUT_S: Final = 0.2
"""Between two looks at the room while somebody may type."""
ROOM_COMMANDS: Final = {"say": (), "agree": (), "refuse": (), "back": (), "start": (), "again": ()}
"""Commands that only a room has."""


class RoomLines(TableLines):
    """A room in lines. News is printed while somebody types; a script's answers wait for its questions."""

    commands: ClassVar[Mapping[str, tuple[str, ...]]] = {
        **{name: short for name, short in COMMANDS.items() if name not in ("save", "quit")},
        **ROOM_COMMANDS,
        "quit": COMMANDS["quit"],
    }
    session: RemoteSession

    def __init__(
        self, session: RemoteSession, texts: Texts, source: TextIO, target: TextIO, *, echo: bool = False
    ) -> None:
        super().__init__(session, texts, source, target, echo=echo)
        self.session = session
        self.printed_events = 0
        self.line_queue: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.reader = threading.Thread(target=self._read, name="typing", daemon=True)
        self.request: Request | None = None
        self.was_seat_lent = False
        """Has it been said that a bot plays for us?"""
        self.has_prompt = False

    def _read(self) -> None:
        """Read in a thread, so that news can come in meanwhile."""
        line = "…"
        while line:
            try:
                line = self.source.readline()
            except (OSError, ValueError):
                line = ""
            self.line_queue.put(line)

    def run(self) -> bool:
        """Play game after game, until somebody here leaves."""
        self.reader.start()
        try:
            while True:
                self.lobby()
                self.play()
                self.finish()
                if not self.wait_for_rematch():
                    return True
        except Quit:
            self.leave()
            return False
        except KeyboardInterrupt:
            self.leave()
            raise
        finally:
            self.session.close()

    def greet(self) -> None:
        self.printed_turn = None
        self.texts.address(self.session)
        super().greet()
        if not self.session.own_seats:
            self.say("room-watching")

    # Before the start and after the end

    def lobby(self) -> None:
        """Wait for the start. The host may type it."""
        session = self.session
        if session.is_playing:
            return
        self.lines(lobby_lines(session, self.texts))
        printed_seating = self.seating()
        while not session.is_playing:
            self.print_news()
            if self.seating() != printed_seating:
                printed_seating = self.seating()
                self.lines(lobby_lines(session, self.texts))
            self.wait()

    def seating(self) -> tuple[list[str], list[int], bool]:
        """Who sits where, to notice a change."""
        return self.session.names, self.session.open_seats, self.session.is_host

    def wait_for_rematch(self) -> bool:
        """Wait after the end until somebody here or elsewhere opens another game."""
        if not self.is_interactive:
            return False
        number = self.session.game_number
        self.line()
        self.say("room-again" if self.session.own_seats else "room-over")
        while self.session.game_number == number:
            self.print_news()
            self.wait()
        return True

    # News and input at once

    @property
    def is_interactive(self) -> bool:
        """Does a person type rather than a script?"""
        return self.source.isatty()

    def print_news(self) -> None:
        """Print the news, and whether somebody waits for our answer."""
        if self.has_prompt and len(self.session.events) > self.printed_events:
            self.line()
            self.has_prompt = False
        super().print_news()
        request = self.session.request
        if request is not None and request != self.request:
            how = "room-removal-how" if request.kind == "removal" else "room-undo-how"
            self.say(how, name=request.name, other=request.other)
        self.request = request
        is_seat_lent = bool(self.session.lent_seats)
        if is_seat_lent and not self.was_seat_lent:
            self.say("room-lent-how")
        self.was_seat_lent = is_seat_lent

    def print_question(self, legal: list[Action]) -> None:
        super().print_question(legal)
        clock = clock_line(self.session, self.texts)
        if clock:
            self.line(clock)

    def hint(self) -> list[str]:
        """Advice for our own decision, if the room allows it."""
        if not self.session.allows_hints:
            return [self.texts.error("hints-off")]
        if not self.session.awaits_choice:
            return [self.texts.say("room-not-now", typed="hint")]
        return super().hint()

    def print_error(self) -> None:
        """Print once what went wrong. The command itself says why a room closed during a game."""
        if not self.session.is_closed or self.session.game.over:
            super().print_error()

    def wait(self) -> None:
        """Wait for the others, and answer whoever types meanwhile."""
        if not self.is_interactive:
            self.session.proceed()
            return
        line = self.poll_input()
        if line is not None:
            self.answer_aside(self.accept(line))

    def poll_input(self) -> str | None:
        """A line of input, or None after a moment. Raises the server's last error if the room is closed."""
        self.session.check_open()
        try:
            return self.line_queue.get(timeout=POLL_TIMEOUT_S)
        except queue.Empty:
            return None

    def read(self) -> str | None:
        """Read an answer. None if the question has changed meanwhile."""
        question = self.question()
        while self.question() == question:
            self.print_news()
            if not self.has_prompt:
                self.show_prompt()
                self.has_prompt = True
            line = self.poll_input()
            if line is not None:
                self.has_prompt = False
                return self.accept(line)
        self.has_prompt = False
        return None

    def question(self) -> tuple[int, int | None, bool]:
        """The present question: the game, its actions so far, and whether the decision is ours."""
        table = self.session.table
        actions = table["actions"] if table is not None else None
        return self.session.game_number, actions, self.session.awaits_choice

    def answer_aside(self, text: str) -> None:
        """Answer input while there is no question."""
        word, _, rest = text.partition(" ")
        command = self.find_command(word)
        if command is not None and (self.session.is_playing or command in (*ROOM_COMMANDS, "help", "quit")):
            self.run_command(command, rest)
        elif text:
            self.say("room-not-now", typed=text)

    def run_command(self, command: str, rest: str) -> bool:
        """Run a command of the room, or one of the table."""
        session = self.session
        room_commands: dict[str, Callable[[], None]] = {
            "say": lambda: session.send_chat(rest),
            "agree": lambda: session.answer(True),
            "refuse": lambda: session.answer(False),
            "back": session.return_to_seat,
            "start": session.start_game,
            "again": session.rematch,
        }
        try:
            if command not in room_commands:
                return super().run_command(command, rest)
            room_commands[command]()
        except HappyCityError as error:
            self.line(self.texts.reason(error))
        return False

    def undo(self) -> bool:
        if not self.session.undo():
            self.line(self.texts.error("nothing-to-undo", value=0, most=0))
        elif self.session.has_undo_request:
            self.say("room-undo-sent")
        else:
            self.printed_turn = None
            return True
        return False

    def leave(self) -> None:
        """Print how to come back."""
        self.line()
        message = "room-goodbye" if self.session.own_seats else "room-goodbye-watching"
        self.say(message, link=self.session.join_arguments)


def clock_line(session: RemoteSession, texts: Texts) -> str:
    """The time left for the present decision; empty without a clock."""
    seconds = session.seconds_left
    return "" if seconds is None else texts.say("room-time", time=f"{seconds // 60}:{seconds % 60:02}")


def lobby_lines(session: RemoteSession, texts: Texts) -> list[str]:
    """The room before the start, in lines."""
    host = session.room["host"]
    lines = [texts.say("room-waiting")]
    for seat in session.room["seats"]:
        if seat["kind"] == "open":
            name = texts.say("room-free")
        elif seat["kind"] == "bot":
            name = texts.say("menu-bot", bot=seat["bot"])
        else:
            name = (
                texts.say("room-host-mark", name=seat["name"])
                if seat["person"] == host
                else str(seat["name"])
            )
        lines.append(f"   {seat['seat'] + 1}. {name}")
    if session.open_seats:
        lines.append(texts.say("room-invite", link=session.link.invitation))
    if session.is_host:
        lines.append(texts.say("room-you-start"))
    if not session.own_seats:
        lines.append(texts.say("room-watching"))
    return lines

"""A room on a server in lines of text: before the start, while the others play, and after the end."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, TextIO

from happycity.errors import HappyCityError
from happycity.game.actions import Action
from happycity.terminal.lines.table import COMMANDS, Quit, TableLines
from happycity.terminal.sessions.remote import RemoteSession
from happycity.terminal.texts import Texts

GLANCE: Final = 0.2
"""Seconds between two looks at the room while somebody may type."""
ROOM_COMMANDS: Final = {"say": (), "agree": (), "refuse": (), "back": (), "start": (), "again": ()}
"""What can be typed besides at a table with others."""


class RoomLines(TableLines):
    """A room in lines. What happens is told while somebody is asked; a script's answers wait for its questions."""

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
        self.told = 0
        self.line_queue: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.reader = threading.Thread(target=self._read, name="typing", daemon=True)
        self.undo_asked: str | None = None
        self.lent = False
        """Has been told that a bot plays for us."""
        self.prompted = False

    def _read(self) -> None:
        """Read in a thread of its own, so that the room is heard meanwhile."""
        line = "…"
        while line:
            try:
                line = self.source.readline()
            except (OSError, ValueError):
                line = ""
            self.line_queue.put(line)

    def run(self) -> bool:
        """Play game after game, until somebody here has had enough."""
        self.reader.start()
        try:
            while True:
                self.lobby()
                self.play()
                self.finish()
                if not self.another():
                    return True
        except (Quit, KeyboardInterrupt) as farewell:
            self.leave()
            if isinstance(farewell, KeyboardInterrupt):
                raise
            return False
        finally:
            self.session.close()

    def greet(self) -> None:
        self.shown = None
        self.texts.meet(self.session)
        super().greet()
        if not self.session.people:
            self.say("room-watching")

    # Before the start and after the end

    def lobby(self) -> None:
        """Wait for the start; the host may give the word."""
        session = self.session
        if session.playing:
            return
        self.lines(seats(session, self.texts))
        told = self.seating()
        while not session.playing:
            self.tell()
            if self.seating() != told:
                told = self.seating()
                self.lines(seats(session, self.texts))
            self.wait()

    def seating(self) -> list[Any]:
        """Who sits where, to see whether it has changed."""
        return [self.session.names, self.session.open_seats, self.session.host]

    def another(self) -> bool:
        """After the end: wait whether somebody here or elsewhere begins another game."""
        if not self.interactive:
            return False
        number = self.session.number
        self.line()
        self.say("room-again" if self.session.people else "room-over")
        while self.session.number == number:
            self.tell()
            self.wait()
        return True

    # Hearing the room and the keyboard at once

    @property
    def interactive(self) -> bool:
        """Does a person type, now and then, rather than a script?"""
        return self.source.isatty()

    def tell(self) -> None:
        """What has happened, and whether somebody waits for our answer."""
        before = self.told
        if self.prompted and len(self.session.events) > before:
            self.line()
            self.prompted = False
        super().tell()
        asked = self.session.asked
        if asked is not None and asked != self.undo_asked:
            self.say("room-undo-how", name=asked)
        self.undo_asked = asked
        lent = bool(self.session.lent)
        if lent and not self.lent:
            self.say("room-lent-how")
        self.lent = lent

    def ask(self, legal: list[Action]) -> None:
        super().ask(legal)
        clock = clock_line(self.session, self.texts)
        if clock:
            self.line(clock)

    def hint(self) -> list[str]:
        """Advice for our own decision, if the room allows it."""
        if not self.session.hints:
            return [self.texts.reason("hints-off", {})]
        if not self.session.waiting:
            return [self.texts.say("room-not-now", typed="hint")]
        return super().hint()

    def complain(self) -> None:
        """Tell once what went wrong; why a room is closed during a game is the command's last word."""
        if not self.session.closed or self.session.game.over:
            super().complain()

    def wait(self) -> None:
        """Others play; who types meanwhile is answered."""
        if not self.interactive:
            self.session.proceed()
            return
        typed = self.glance()
        if typed is not None:
            self.aside(self.typed(typed))

    def glance(self) -> str | None:
        """A line that somebody typed, or None after a moment. Raises what the server said last, if it is gone."""
        session = self.session
        if session.closed and not session.game.over:
            raise session.trouble or session._away()
        try:
            return self.line_queue.get(timeout=GLANCE)
        except queue.Empty:
            return None

    def hear(self) -> str | None:
        """An answer; None if meanwhile the question is another one."""
        moment = self.moment()
        while self.moment() == moment:
            self.tell()
            if not self.prompted:
                self.target.write("> ")
                self.target.flush()
                self.prompted = True
            typed = self.glance()
            if typed is not None:
                self.prompted = False
                return self.typed(typed)
        self.prompted = False
        return None

    def moment(self) -> tuple[Any, ...]:
        """What is being asked: the game, how far it is, and whether it is ours to decide."""
        table = self.session.table or {}
        return self.session.number, table.get("actions"), self.session.waiting

    def aside(self, typed: str) -> None:
        """Something typed while there is no question."""
        word, _, rest = typed.partition(" ")
        command = self.meant(word)
        if command is not None and (self.session.playing or command in (*ROOM_COMMANDS, "help", "quit")):
            self.command(command, rest)
        elif typed:
            self.say("room-not-now", typed=typed)

    def command(self, command: str, rest: str) -> bool:
        """A command of the room, or one of the table."""
        session = self.session
        doing: dict[str, Callable[[], None]] = {
            "say": lambda: session.say(rest),
            "agree": lambda: session.answer(True),
            "refuse": lambda: session.answer(False),
            "back": session.back,
            "start": session.begin,
            "again": session.rematch,
        }
        try:
            if command not in doing:
                return super().command(command, rest)
            doing[command]()
        except HappyCityError as refused:
            self.line(self.texts.reason(refused.code, refused.arguments))
        return False

    def undo(self) -> bool:
        if not self.session.undo():
            self.line(self.texts.reason("nothing-to-undo", {"value": 0, "most": 0}))
        elif self.session.room.get("undo"):
            self.say("room-undo-sent")
        else:
            self.shown = None
            return True
        return False

    def leave(self) -> None:
        """Say how to come back."""
        self.line()
        kept = "room-goodbye" if self.session.people else "room-goodbye-watching"
        self.say(kept, link=self.session.way_back)


def clock_line(session: RemoteSession, texts: Texts) -> str:
    """What is left for the present decision; empty without a clock."""
    seconds = session.seconds
    return "" if seconds is None else texts.say("room-time", time=f"{seconds // 60}:{seconds % 60:02}")


def seats(session: RemoteSession, texts: Texts) -> list[str]:
    """The room before the start, in lines."""
    host = session.room.get("host")
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
    if session.host:
        lines.append(texts.say("room-you-start"))
    if not session.people:
        lines.append(texts.say("room-watching"))
    return lines

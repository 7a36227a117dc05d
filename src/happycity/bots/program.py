"""Programs as bots: JSON lines over standard input and output (interface: Views and programs as bots).

A program that crashes, hangs or talks nonsense gets a fault, never a game stopped: it is killed with all its children
and started anew for the next decision, a few times a game. Its standard error is kept for the report.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Mapping, Sequence
from typing import IO, Any, Final

from happycity.bots.api import View
from happycity.bots.faults import SHOWN, BotFault
from happycity.errors import BadOptions
from happycity.version import PROTOCOL

START_MS: Final = 10_000
"""A program may take this long to start and say hello."""
GRACE_MS: Final = 1_000
"""And this much longer for a decision than it is told: pipes and garbage collectors have a right to live."""
END_SECONDS: Final = 0.5
"""At the end of a game it may leave by itself this long."""
STARTS: Final = 3
"""How often a program is started in one game before we give up on it."""
LONGEST_LINE: Final = 100_000
COMPLAINTS: Final = 20
"""Lines of standard error that are kept."""
RUNNING: Final[set[Program]] = set()
"""All programs of this process, for whoever has to end it."""


class Program:
    """A running program: one line in, one line out.

    Each pipe belongs to a thread of its own, which also closes it. So a program that does not read, or a child of it
    that keeps a pipe open, holds up that thread and nobody else.
    """

    def __init__(self, command: Sequence[str], name: str) -> None:
        self.name = name
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that its children end with it
            )
        except OSError as error:
            raise BadOptions("no-bot-program", bot=name, reason=error.strerror or str(error)) from error
        self.messages: queue.Queue[bytes] = queue.Queue(maxsize=2)
        self.answers: queue.Queue[bytes] = queue.Queue(maxsize=100)
        self.complaints: deque[str] = deque(maxlen=COMPLAINTS)
        self.closed = False
        RUNNING.add(self)
        self.threads = [
            threading.Thread(target=work, args=(pipe,), daemon=True)
            for work, pipe in (
                (self._collect, self.process.stderr),
                (self._listen, self.process.stdout),
                (self._talk, self.process.stdin),
            )
        ]
        for thread in self.threads:
            thread.start()

    def _talk(self, pipe: IO[bytes]) -> None:
        try:
            with pipe:
                while line := self.messages.get():
                    pipe.write(line)
                    pipe.flush()
        except OSError:  # it does not listen any more
            self._heard(b"")

    def _listen(self, pipe: IO[bytes]) -> None:
        with pipe:
            while not self.closed:
                line = pipe.readline(LONGEST_LINE)
                self._heard(line)
                if not line:
                    break

    def _heard(self, line: bytes) -> None:
        while not self.closed:  # a program that only talks must not fill our memory
            try:
                self.answers.put(line, timeout=0.1)
                break
            except queue.Full:
                continue

    def _collect(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(LONGEST_LINE):
                self.complaints.append(line.decode("utf-8", "replace").rstrip()[:SHOWN])

    def tell(self, message: Mapping[str, Any], ms: int) -> None:
        """Send one line. Raises BotFault if the program has not read the earlier ones in time."""
        try:
            self.messages.put(json.dumps(message, ensure_ascii=False).encode() + b"\n", timeout=ms / 1000)
        except queue.Full:
            raise BotFault("bot-silent", bot=self.name, ms=ms) from None

    def ask(self, message: Mapping[str, Any], ms: int) -> dict[str, Any]:
        """Send one line and wait for the answer. Raises BotFault."""
        for _ in range(self.answers.qsize()):  # what it said unasked answers nothing
            if not self.answers.get():
                raise self._crashed()
        deadline = time.monotonic() + ms / 1000
        self.tell(message, ms)
        try:
            line = self.answers.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise BotFault("bot-silent", bot=self.name, ms=ms) from None
        if not line:
            raise self._crashed()
        return self._understood(line)

    def _understood(self, line: bytes) -> dict[str, Any]:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            shown = line.decode("utf-8", "replace").strip()[:SHOWN]
            raise BotFault("bot-nonsense", bot=self.name, answer=shown)
        if isinstance(answer.get("error"), str):
            raise BotFault("bot-crashed", bot=self.name, reason=answer["error"][:SHOWN])
        return answer

    def _crashed(self) -> BotFault:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=END_SECONDS)
        self.threads[0].join(timeout=END_SECONDS)  # its last words are on their way
        last = next((line for line in reversed(self.complaints) if line), "")
        return BotFault("bot-crashed", bot=self.name, reason=last or f"exit code {self.process.poll()}")

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def close(self, patience: float = 0.0) -> None:
        """End the program and its children; only one that has left its session can stay behind."""
        if patience:
            with contextlib.suppress(queue.Full):
                self.messages.put_nowait(b"")  # nothing more will be said: it may leave by itself
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.process.wait(timeout=patience)
        self.kill()
        self.process.wait()
        self.closed = True
        with contextlib.suppress(queue.Full):
            self.messages.put_nowait(b"")
        deadline = time.monotonic() + END_SECONDS
        for thread in self.threads:
            thread.join(timeout=max(0.0, deadline - time.monotonic()))
        RUNNING.discard(self)

    def kill(self) -> None:
        """End the program and its children at once."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()


def words_of(line: str) -> list[str]:
    """The words of a command line, as a shell here would split it: on Windows a backslash belongs to a path."""
    if os.name == "nt":
        return [word.strip("\"'") for word in shlex.split(line, posix=False)]
    return shlex.split(line)


class ProgramBot:
    """A bot that lives in a program."""

    def __init__(self, command: Sequence[str], name: str, ms: int) -> None:
        self.command = list(command)
        self.name = name
        self.ms = ms
        self.starts = 0
        self.program: Program | None = None

    @classmethod
    def run(cls, line: str, *, ms: int) -> ProgramBot:
        """A bot by its command line."""
        try:
            command = words_of(line)
        except ValueError as error:
            raise BadOptions("no-bot-program", bot=f"exec:{line}", reason=str(error)) from error
        return cls(command, f"exec:{line}", ms)

    def decide(self, view: View, legal: Sequence[str]) -> str:
        """Ask the program. Raises BotFault."""
        try:
            program = self.greet(view["you"], view["options"])
            message = {"decide": view, "legal": list(legal), "ms": self.ms}
            answer = program.ask(message, self.ms + GRACE_MS).get("action")
        except BotFault as fault:
            if fault.code == "bot-silent" or not (self.program and self.program.alive):
                self._drop()
            raise
        if not isinstance(answer, str):
            raise BotFault("bot-nonsense", bot=self.name, answer=repr(answer)[:SHOWN])
        return answer

    def greet(self, seat: int, options: Mapping[str, Any]) -> Program:
        """The program, told which game it plays; started again if it had ended."""
        if self.program:
            return self.program
        if self.starts >= STARTS:
            raise BotFault("bot-crashed", bot=self.name, reason=f"{STARTS} ×")
        self.starts += 1
        program = Program(self.command, self.name)
        try:
            self._introduce(program, seat, options)
        except BaseException:  # whatever it is, even Ctrl-C: nobody else knows of the program
            program.close()
            raise
        self.program = program
        return program

    def _introduce(self, program: Program, seat: int, options: Mapping[str, Any]) -> None:
        hello = {"hello": "happycity", "protocol": PROTOCOL, "seat": seat, "options": options}
        answer = program.ask(hello, START_MS)
        if answer.get("protocol", PROTOCOL) != PROTOCOL:
            shown = f"protocol {answer['protocol']!r}"[:SHOWN]
            raise BotFault("bot-nonsense", bot=self.name, answer=shown)

    def _drop(self) -> None:
        if self.program:
            self.program.close()
            self.program = None

    def end(self, result: Mapping[str, Any]) -> None:
        """Tell how the game ended."""
        if self.program:
            with contextlib.suppress(BotFault):
                self.program.tell({"end": result}, GRACE_MS)

    def close(self) -> None:
        """The program may leave by itself, else it is ended."""
        if self.program:
            self.program.close(patience=END_SECONDS)
            self.program = None

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


class Program:
    """A running program: one line in, one line out."""

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
        self.answers: queue.Queue[bytes] = queue.Queue(maxsize=100)
        self.complaints: deque[str] = deque(maxlen=COMPLAINTS)
        self.closed = False
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.readers = [
            threading.Thread(target=self._listen, args=(self.process.stdout,), daemon=True),
            threading.Thread(target=self._collect, args=(self.process.stderr,), daemon=True),
        ]
        for reader in self.readers:
            reader.start()

    def _listen(self, pipe: IO[bytes]) -> None:
        while not self.closed:
            line = pipe.readline(LONGEST_LINE)
            while not self.closed:  # a program that only talks must not fill our memory
                try:
                    self.answers.put(line, timeout=0.1)
                    break
                except queue.Full:
                    continue
            if not line:
                break

    def _collect(self, pipe: IO[bytes]) -> None:
        while line := pipe.readline(LONGEST_LINE):
            self.complaints.append(line.decode("utf-8", "replace").rstrip()[:SHOWN])

    def tell(self, message: Mapping[str, Any]) -> None:
        """Send one line."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            self.process.stdin.flush()
        except (OSError, ValueError) as error:
            raise self._crashed() from error

    def ask(self, message: Mapping[str, Any], ms: int) -> dict[str, Any]:
        """Send one line and wait for the answer. Raises BotFault."""
        with contextlib.suppress(queue.Empty):
            while True:  # what it said unasked answers nothing
                if not self.answers.get_nowait():
                    raise self._crashed()
        self.tell(message)
        try:
            line = self.answers.get(timeout=ms / 1000)
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
        self.readers[1].join(timeout=END_SECONDS)  # its last words are on their way
        last = next((line for line in reversed(self.complaints) if line), "")
        return BotFault("bot-crashed", bot=self.name, reason=last or f"exit code {self.process.poll()}")

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def close(self, patience: float = 0.0) -> None:
        """End the program and its children; nothing is left behind."""
        self.closed = True
        pipes = [pipe for pipe in (self.process.stdin, self.process.stdout, self.process.stderr) if pipe]
        with contextlib.suppress(OSError):
            pipes[0].close()
        if patience:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=patience)
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        for reader in self.readers:
            reader.join(timeout=END_SECONDS)
        for pipe in pipes[1:]:
            with contextlib.suppress(OSError):
                pipe.close()


class ProgramBot:
    """A bot that lives in a program."""

    def __init__(self, command: Sequence[str], name: str, ms: int) -> None:
        self.command = list(command)
        self.name = name
        self.ms = ms
        self.starts = 0
        self.greeted = False
        self.program: Program | None = None

    @classmethod
    def run(cls, line: str, *, ms: int) -> ProgramBot:
        """A bot by its command line."""
        try:
            command = shlex.split(line)
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
            if fault.code == "bot-silent" or not (self.program and self.program.alive and self.greeted):
                self._drop()
            raise
        if not isinstance(answer, str):
            raise BotFault("bot-nonsense", bot=self.name, answer=repr(answer)[:SHOWN])
        return answer

    def greet(self, seat: int, options: Mapping[str, Any]) -> Program:
        """The program, told which game it plays; started again if it had ended."""
        if self.greeted and self.program:
            return self.program
        if self.starts >= STARTS:
            raise BotFault("bot-crashed", bot=self.name, reason=f"{STARTS} ×")
        self.starts += 1
        self.program = Program(self.command, self.name)
        hello = {"hello": "happycity", "protocol": PROTOCOL, "seat": seat, "options": options}
        answer = self.program.ask(hello, START_MS)
        if answer.get("protocol", PROTOCOL) != PROTOCOL:
            shown = f"protocol {answer['protocol']!r}"[:SHOWN]
            raise BotFault("bot-nonsense", bot=self.name, answer=shown)
        self.greeted = True
        return self.program

    def _drop(self) -> None:
        self.greeted = False
        if self.program:
            self.program.close()
            self.program = None

    def end(self, result: Mapping[str, Any]) -> None:
        """Tell how the game ended."""
        if self.program and self.greeted:
            with contextlib.suppress(BotFault):
                self.program.tell({"end": result})

    def close(self) -> None:
        """The program may leave by itself, else it is ended."""
        if self.program:
            self.program.close(patience=END_SECONDS)
            self.program = None

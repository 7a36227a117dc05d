"""Programs as bots: JSON lines over standard input and output (interface: Views and programs as bots).

A program that crashes, hangs or answers nonsense causes a fault and never stops a game. It is killed with all its
children and restarted for the next decision, a few times a game. The last lines of its standard error explain a crash.
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
from typing import IO, TYPE_CHECKING, Final

from happycity.bots.programs.faults import MAX_QUOTED_CHARS, BotFault
from happycity.errors import BadOptions
from happycity.version import PROGRAM_PROTOCOL

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from happycity.schema.game import Decide, End, Hello, Options, Result, View

START_TIMEOUT_MS: Final = 10_000
"""A program must start and answer `hello` within this time."""
GRACE_MS: Final = 1_000
"""Time for a decision beyond what the program was given: pipes and garbage collectors take some."""
EXIT_TIMEOUT_S: Final = 0.5
"""At the end of a game a program may exit by itself within this time."""
MAX_STARTS: Final = 3
"""Starts in one game."""
MAX_LINE_BYTES: Final = 100_000
MAX_STDERR_LINES: Final = 20
RUNNING: Final[set[Program]] = set()
"""All programs of this process, so that it can kill them before it exits."""


class Program:
    """A running program: one line in, one line out.

    Each pipe has a thread of its own, which also closes it. A program that does not read, or a child that keeps a pipe
    open, blocks that thread and nothing else.
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
        self.outbox: queue.Queue[bytes] = queue.Queue(maxsize=2)
        self.replies: queue.Queue[bytes] = queue.Queue(maxsize=100)
        self.stderr_lines: deque[str] = deque(maxlen=MAX_STDERR_LINES)
        self.closed = False
        RUNNING.add(self)
        self.threads = [
            threading.Thread(target=work, args=(pipe,), daemon=True)
            for work, pipe in (
                (self._read_stderr, self.process.stderr),
                (self._read_stdout, self.process.stdout),
                (self._write_stdin, self.process.stdin),
            )
        ]
        for thread in self.threads:
            thread.start()

    def _write_stdin(self, pipe: IO[bytes]) -> None:
        try:
            with pipe:
                while line := self.outbox.get():
                    pipe.write(line)
                    pipe.flush()
        except OSError:  # the program has closed its end
            self._queue_reply(b"")

    def _read_stdout(self, pipe: IO[bytes]) -> None:
        with pipe:
            while not self.closed:
                line = pipe.readline(MAX_LINE_BYTES)
                self._queue_reply(line)
                if not line:
                    break

    def _queue_reply(self, line: bytes) -> None:
        while not self.closed:  # the bounded queue keeps a talkative program from filling our memory
            try:
                self.replies.put(line, timeout=0.1)
                break
            except queue.Full:
                continue

    def _read_stderr(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(MAX_LINE_BYTES):
                self.stderr_lines.append(line.decode("utf-8", "replace").rstrip()[:MAX_QUOTED_CHARS])

    def send(self, message: Hello | Decide | End, ms: int) -> None:
        """Send one line. Raises BotFault if the program has not read the earlier ones in time."""
        try:
            self.outbox.put(json.dumps(message, ensure_ascii=False).encode() + b"\n", timeout=ms / 1000)
        except queue.Full:
            raise BotFault("bot-silent", bot=self.name, ms=ms) from None

    def request(self, message: Hello | Decide, ms: int) -> Mapping[str, object]:
        """Send one line and wait for the reply. Raises BotFault."""
        for _ in range(self.replies.qsize()):  # lines that nobody asked for are no reply
            if not self.replies.get():
                raise self._crash_fault()
        deadline = time.monotonic() + ms / 1000
        self.send(message, ms)
        try:
            line = self.replies.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise BotFault("bot-silent", bot=self.name, ms=ms) from None
        if not line:
            raise self._crash_fault()
        return self._parse_reply(line)

    def _parse_reply(self, line: bytes) -> Mapping[str, object]:
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            reply = None
        if not isinstance(reply, dict):
            quoted = line.decode("utf-8", "replace").strip()[:MAX_QUOTED_CHARS]
            raise BotFault("bot-nonsense", bot=self.name, answer=quoted)
        if isinstance(reply.get("error"), str):
            raise BotFault("bot-crashed", bot=self.name, reason=reply["error"][:MAX_QUOTED_CHARS])
        return reply

    def _crash_fault(self) -> BotFault:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=EXIT_TIMEOUT_S)
        self.threads[0].join(timeout=EXIT_TIMEOUT_S)  # standard error may still be on its way
        last = next((line for line in reversed(self.stderr_lines) if line), "")
        return BotFault("bot-crashed", bot=self.name, reason=last or f"exit code {self.process.poll()}")

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def close(self, timeout_s: float = 0.0) -> None:
        """Kill the program and its children. Within the timeout it may exit by itself."""
        if timeout_s:
            with contextlib.suppress(queue.Full):
                self.outbox.put_nowait(b"")  # closes its standard input
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.process.wait(timeout=timeout_s)
        self.kill()
        self.process.wait()
        self.closed = True
        with contextlib.suppress(queue.Full):
            self.outbox.put_nowait(b"")
        deadline = time.monotonic() + EXIT_TIMEOUT_S
        for thread in self.threads:
            thread.join(timeout=max(0.0, deadline - time.monotonic()))
        RUNNING.discard(self)

    def kill(self) -> None:
        """Kill the program and its children at once, except those that have left its session."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()


class ProgramBot:
    """A bot in a program."""

    def __init__(self, command: Sequence[str], name: str, ms: int) -> None:
        self.command = list(command)
        self.name = name
        self.ms = ms
        self.starts = 0
        self.program: Program | None = None

    @classmethod
    def from_command_line(cls, line: str, *, ms: int) -> ProgramBot:
        """Make a bot from its command line. Raises BadOptions."""
        try:
            command = split_command(line)
        except ValueError as error:
            raise BadOptions("no-bot-program", bot=f"exec:{line}", reason=str(error)) from error
        return cls(command, f"exec:{line}", ms)

    def decide(self, view: View, legal: Sequence[str]) -> str:
        """Ask the program. Raises BotFault."""
        try:
            program = self.ensure_started(view["you"], view["options"])
            message: Decide = {"decide": view, "legal": list(legal), "ms": self.ms}
            action = program.request(message, self.ms + GRACE_MS).get("action")
        except BotFault as fault:
            if fault.code == "bot-silent" or not (self.program and self.program.alive):
                self.close(timeout_s=0.0)
            raise
        if not isinstance(action, str):
            raise BotFault("bot-nonsense", bot=self.name, answer=repr(action)[:MAX_QUOTED_CHARS])
        return action

    def ensure_started(self, seat: int, options: Options) -> Program:
        """Start the program unless it runs, and tell it which game it plays. Raises BotFault."""
        if self.program:
            return self.program
        if self.starts >= MAX_STARTS:
            raise BotFault("bot-crashed", bot=self.name, reason=f"{MAX_STARTS} ×")
        self.starts += 1
        program = Program(self.command, self.name)
        try:
            self._shake_hands(program, seat, options)
        except BaseException:  # also Ctrl-C: nobody else knows of the program yet
            program.close()
            raise
        self.program = program
        return program

    def _shake_hands(self, program: Program, seat: int, options: Options) -> None:
        hello: Hello = {"hello": "happycity", "protocol": PROGRAM_PROTOCOL, "seat": seat, "options": options}
        reply = program.request(hello, START_TIMEOUT_MS)
        if reply.get("protocol", PROGRAM_PROTOCOL) != PROGRAM_PROTOCOL:
            quoted = f"protocol {reply['protocol']!r}"[:MAX_QUOTED_CHARS]
            raise BotFault("bot-nonsense", bot=self.name, answer=quoted)

    def send_result(self, result: Result) -> None:
        """Tell the program how the game ended."""
        if self.program:
            with contextlib.suppress(BotFault):
                self.program.send({"end": result}, GRACE_MS)

    def close(self, timeout_s: float | None = None) -> None:
        """End the program. It may exit by itself within the timeout."""
        if self.program:
            self.program.close(EXIT_TIMEOUT_S if timeout_s is None else timeout_s)
            self.program = None


def split_command(line: str) -> list[str]:
    """Split a command line as a shell of this system does: on Windows a backslash belongs to a path."""
    if os.name == "nt":
        return [argument.strip("\"'") for argument in shlex.split(line, posix=False)]
    return shlex.split(line)

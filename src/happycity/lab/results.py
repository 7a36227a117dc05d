"""The results file: a head that says what is played, then a line for each deal. A stopped run goes on from it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from happycity.bots.names import BotName
from happycity.errors import BadOptions
from happycity.lab.deals import Line
from happycity.lab.plan import Plan
from happycity.paths import expanded
from happycity.version import RULES_VERSION

FORM: Final = 1


class Results:
    """The deals of a plan that have been played, in memory and, if there is a path, in a file."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.lines: dict[int, Line] = {}
        self.kept = 0
        """Bytes of the file that can be used: all but a last line that was being written when a run was stopped."""
        self.file: IO[bytes] | None = None

    def __enter__(self) -> Results:
        """Read what is there; nothing is written yet."""
        if self.path is not None:
            with told(self.path):
                self._open(self.path)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.path is not None and self.file is not None:
            file, self.file = self.file, None
            with told(self.path):  # on a full disk it tries the last line once more
                file.close()

    @property
    def head(self) -> dict[str, Any]:
        """What is played, by which rules, and with which code where it is in a file of somebody's own."""
        return {
            "happycity": "tournament",
            "form": FORM,
            **self.plan.to_json(),
            "rules": RULES_VERSION,
            "code": [fingerprint(name) for name in self.plan.names],
        }

    def _open(self, path: Path) -> None:
        if not path.exists():
            return
        if not path.is_file():  # a device may give bytes for ever
            raise BadOptions("no-results-file", path=str(path))
        content = path.read_bytes()
        self.kept = content.rfind(b"\n") + 1
        if not self.kept and not encoded(self.head).startswith(content):
            raise BadOptions("bad-results", path=str(path), line=1)  # somebody's file, not our head cut short
        self._read(path, content[: self.kept].split(b"\n")[:-1])

    def _read(self, path: Path, lines: list[bytes]) -> None:
        for number, text in enumerate(lines, 1):
            try:
                words = json.loads(text)
                if number == 1:
                    self._check_head(path, words)
                else:
                    check_line(self.plan, words)
                    self.lines[words["deal"]] = words
            except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
                raise BadOptions("bad-results", path=str(path), line=number) from None

    def _check_head(self, path: Path, head: dict[str, Any]) -> None:
        """Results of another match must not be mixed in. The number of games may differ: more can be added."""
        own = self.head
        head = {"rules": 1, "code": [], **head}  # the first files did not tell them
        codes = zip(own["bots"], head.pop("code"), own.pop("code"), strict=False)
        changed = [bot for bot, then, now in codes if then and now and then != now]
        for key, value in own.items():
            if head.get(key) != value:
                raise BadOptions("other-results", path=str(path), field=key)
        if changed:
            raise BadOptions("bot-changed", path=str(path), bot=changed[0])

    def begin(self) -> None:
        """Make ready to keep more deals."""
        if self.path is None:
            return
        with told(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.file = self.path.open("ab")
            self.file.truncate(self.kept)
        if not self.kept:
            self._write(self.head)

    def add(self, line: Line) -> None:
        """Keep a deal that has been played."""
        self.lines[line["deal"]] = line
        self._write(line)

    def _write(self, words: dict[str, Any]) -> None:
        if self.path is not None and self.file is not None:
            with told(self.path):
                self.file.write(encoded(words))
                self.file.flush()

    def first(self, deals: int) -> list[Line]:
        """The lines of the first deals, in order; whoever played them when."""
        return [self.lines[deal] for deal in range(deals) if deal in self.lines]


def fingerprint(name: BotName) -> str | None:
    """The content of a bot's file in a few letters: who edits it has another bot."""
    file = expanded(name.target)
    if name.kind != "python" or not file.is_file():
        return None
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def encoded(words: dict[str, Any]) -> bytes:
    """A line of the file. ASCII alone, since a bot's command line may hold bytes that are no letters."""
    return json.dumps(words, separators=(",", ":")).encode("ascii") + b"\n"


def check_line(plan: Plan, words: dict[str, Any]) -> None:
    """Raise ValueError, TypeError or KeyError unless a line holds what a summary needs."""
    games, seats, bots = len(plan.seatings), plan.options.players, len(plan.bots)
    by_seat = [*words["points"], *words["coins"]]
    shapes = [[len(row) for row in words[key]] for key in ("points", "coins")]
    shapes.append([len(words["moves"]), len(words["ms"])])
    if shapes != [[seats] * games] * 2 + [[bots] * 2]:
        raise ValueError
    whole = [words["deal"], *words["moves"], *(value for row in by_seat for value in row)]
    faults = [count for counts in words.get("faults", {}).values() for count in counts.values()]
    if not all(type(value) is int for value in (*whole, *faults)):
        raise ValueError
    if not all(isinstance(value, int | float) and isfinite(value) for value in words["ms"]):
        raise ValueError
    if not all(isinstance(sentence, str) for sentence in words.get("first", {}).values()):
        raise ValueError


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Say in one sentence that a file cannot be used."""
    try:
        yield
    except OSError as problem:
        reason = problem.strerror or type(problem).__name__
        raise BadOptions("file-unwritable", file=str(path), reason=reason) from None

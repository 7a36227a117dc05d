"""The results file: a head that says what is played, then a line for each deal. A stopped run goes on from it."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from happycity.errors import BadOptions
from happycity.lab.deals import Line
from happycity.lab.plan import Plan

FORM: Final = 1


class Results:
    """The deals of a plan that have been played, in memory and, if there is a path, in a file."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.lines: dict[int, Line] = {}
        self.file: IO[str] | None = None

    def __enter__(self) -> Results:
        if self.path is not None:
            self._open(self.path)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None

    def _open(self, path: Path) -> None:
        """Read what is there. A last line that was being written when the run was stopped is cut off."""
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = 0
        if path.exists():
            content = path.read_bytes()
            kept = content.rfind(b"\n") + 1
            self._read(path, content[:kept].decode("utf-8", "replace").splitlines())
        with path.open("ab") as file:
            file.truncate(kept)
        self.file = path.open("a", encoding="utf-8")
        if not kept:
            self._write({"happycity": "tournament", "form": FORM, **self.plan.to_json()})

    def _read(self, path: Path, lines: list[str]) -> None:
        for number, text in enumerate(lines, 1):
            try:
                words = json.loads(text)
                if number == 1:
                    self._check_head(path, words)
                else:
                    self.lines[words["deal"]] = words
            except (ValueError, TypeError, KeyError, AttributeError):
                raise BadOptions("bad-results", path=str(path), line=number) from None

    def _check_head(self, path: Path, head: dict[str, Any]) -> None:
        """Results of another match must not be mixed in. The number of games may differ: more can be added."""
        expected = {"happycity": "tournament", "form": FORM, **self.plan.to_json()}
        for key, value in expected.items():
            if head.get(key) != value:
                raise BadOptions("other-results", path=str(path), field=key)

    def add(self, line: Line) -> None:
        """Keep a deal that has been played."""
        self.lines[line["deal"]] = line
        self._write(line)

    def _write(self, words: dict[str, Any]) -> None:
        if self.file is not None:
            self.file.write(json.dumps(words, separators=(",", ":"), ensure_ascii=False) + "\n")
            self.file.flush()

    def first(self, deals: int) -> list[Line]:
        """The lines of the first deals, in order; whoever played them when."""
        return [self.lines[deal] for deal in range(deals) if deal in self.lines]

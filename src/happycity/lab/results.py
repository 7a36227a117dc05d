"""The results file: a header with the plan, then a line for each deal. A stopped run goes on from it."""

from __future__ import annotations

import hashlib
import json
from contextlib import contextmanager
from math import isfinite
from typing import IO, TYPE_CHECKING, Final

from happycity.errors import BadOptions
from happycity.paths import expand_path
from happycity.version import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

    from happycity.bots.names import BotName
    from happycity.lab.plan import Plan
    from happycity.lab.schema import DealRow, ResultsHeader

FORMAT_VERSION: Final = 1


class Results:
    """The finished deals of a plan, in memory and, with a path, in a file."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.rows: dict[int, DealRow] = {}
        self.whole_bytes = 0
        """Bytes of the file up to the last whole line. A stopped run may leave half a line behind."""
        self.file: IO[bytes] | None = None

    def __enter__(self) -> Results:
        """Read the file; write nothing yet."""
        if self.path is not None:
            with reporting_errors(self.path):
                self._open(self.path)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.path is not None and self.file is not None:
            file, self.file = self.file, None
            with reporting_errors(self.path):  # on a full disk closing tries the last line once more
                file.close()

    @property
    def header(self) -> ResultsHeader:
        """The first line of the file."""
        return {
            "happycity": "tournament",
            "form": FORMAT_VERSION,
            **self.plan.to_json(),
            "rules": RULES_VERSION,
            "code": [file_hash(name) for name in self.plan.names],
        }

    def _open(self, path: Path) -> None:
        if not path.exists():
            return
        if not path.is_file():  # reading a device may never end
            raise BadOptions("no-results-file", path=str(path))
        content = path.read_bytes()
        self.whole_bytes = content.rfind(b"\n") + 1
        if not self.whole_bytes and not encode_line(self.header).startswith(content):
            raise BadOptions(
                "bad-results", path=str(path), line=1
            )  # someone's file, not our header cut short
        self._read(path, content[: self.whole_bytes].split(b"\n")[:-1])

    def _read(self, path: Path, lines: list[bytes]) -> None:
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    self._check_header(path, line)
                else:
                    row = parse_row(self.plan, line)
                    self.rows[row["deal"]] = row
            except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
                raise BadOptions("bad-results", path=str(path), line=number) from None

    def _check_header(self, path: Path, line: bytes) -> None:
        """Refuse the results of another match. The number of games may differ: more can be added."""
        stored = {"rules": 1, "code": [], **json.loads(line)}  # the first files had neither
        header = self.header
        hashes = zip(header["bots"], stored["code"], header["code"], strict=False)
        changed = [bot for bot, then, now in hashes if then and now and then != now]
        for key, value in header.items():
            if key != "code" and stored.get(key) != value:
                raise BadOptions("other-results", path=str(path), field=key)
        if changed:
            raise BadOptions("bot-changed", path=str(path), bot=changed[0])

    def begin(self) -> None:
        """Open the file for more deals."""
        if self.path is None:
            return
        with reporting_errors(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.file = self.path.open("ab")
            self.file.truncate(self.whole_bytes)
        if not self.whole_bytes:
            self._write(self.header)

    def add(self, row: DealRow) -> None:
        """Keep a finished deal."""
        self.rows[row["deal"]] = row
        self._write(row)

    def _write(self, payload: ResultsHeader | DealRow) -> None:
        if self.path is not None and self.file is not None:
            with reporting_errors(self.path):
                self.file.write(encode_line(payload))
                self.file.flush()

    def first_rows(self, deals: int) -> list[DealRow]:
        """The rows of the first deals, in order."""
        return [self.rows[deal] for deal in range(deals) if deal in self.rows]


def file_hash(name: BotName) -> str | None:
    """A short hash of a bot's Python file: an edited file is another bot."""
    file = expand_path(name.target)
    if name.kind != "python" or not file.is_file():
        return None
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def encode_line(payload: ResultsHeader | DealRow) -> bytes:
    """A line of the file. ASCII only, since a bot's command line may hold bytes that are not characters."""
    return json.dumps(payload, separators=(",", ":")).encode("ascii") + b"\n"


def parse_row(plan: Plan, line: bytes) -> DealRow:
    """Read a row. Raises ValueError, TypeError, KeyError or AttributeError unless it holds what a summary needs."""
    row = json.loads(line)
    games, seats, bots = len(plan.seatings), plan.options.players, len(plan.bots)
    shapes = [[len(game) for game in row["points"]], [len(game) for game in row["coins"]]]
    shapes.append([len(row["moves"]), len(row["ms"])])
    if shapes != [[seats] * games] * 2 + [[bots] * 2]:
        raise ValueError
    by_seat = [value for game in [*row["points"], *row["coins"]] for value in game]
    faults = [count for counts in row.get("faults", {}).values() for count in counts.values()]
    if not all(type(value) is int for value in (row["deal"], *row["moves"], *by_seat, *faults)):
        raise ValueError
    if not all(isinstance(value, int | float) and isfinite(value) for value in row["ms"]):
        raise ValueError
    if not all(isinstance(sentence, str) for sentence in row.get("first", {}).values()):
        raise ValueError
    checked: DealRow = row
    return checked


@contextmanager
def reporting_errors(path: Path) -> Iterator[None]:
    """Turn an OSError into one sentence that names the file."""
    try:
        yield
    except OSError as problem:
        reason = problem.strerror or type(problem).__name__
        raise BadOptions("file-unwritable", file=str(path), reason=reason) from None

"""What was said, line by line: masked, then recorded or compared with a recording."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

TIMES = frozenset({"at", "time", "created", "updated", "deadline", "since"})
MILLISECONDS = 10**12
"""A number from here on is a time since 1970; nothing else in the game is as large."""
ID = re.compile(r"[2-9a-km-np-z]{20}")
LINK = re.compile(r"#seat=[\w-]+$")
LARGE = 1500
"""Characters above which a frame is kept as its hash, but for every tenth."""
LARGE_BODY = 12_000
"""The same for answers to requests, of which none that is larger is kept whole."""


def plain(words: Any) -> str:
    """JSON in one line, in the order in which it came."""
    return json.dumps(words, separators=(",", ":"), ensure_ascii=False)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def masked(words: Any, known: frozenset[str], *, veiled: bool = False, key: str = "") -> Any:
    """The same without what depends on time or chance; this is all that is not compared.

    Times; ids and commitments that are not in the fixture (`known`), because they were made up just now; seat tokens;
    the order in which a lesson tells what it forbids, which was that of a set. Where chance has seated people
    (`veiled`) also who sits where.
    """
    if isinstance(words, dict):
        named = words.items() if key != "reasons" else sorted(words.items(), key=_forbidden)
        return {name: masked(each, known, veiled=veiled, key=name) for name, each in named}
    if isinstance(words, list):
        seats = veiled and key == "seats"
        found = [masked(each, known, veiled=veiled, key="seat" if seats else "") for each in words]
        return sorted(found, key=plain) if seats else found
    if veiled and key == "seat":
        return "<seat>"
    if isinstance(words, int) and key in TIMES and words >= MILLISECONDS:
        return "<time>"
    if not isinstance(words, str):
        return words
    if key in {"token", "job"} or (key == "commitment" and words not in known):
        return f"<{key}>"
    name = words.removeprefix("/r/")[:20]
    if ID.fullmatch(name) and name not in known:
        words = words.replace(name, "<id>")
    return LINK.sub("#seat=<token>", words)


def _forbidden(reason: tuple[str, Any]) -> str:
    """What a lesson forbids comes last and by name; all the rest stays in its order."""
    name, words = reason
    return name if isinstance(words, dict) and words.get("code") == "lesson-other" else ""


class Difference(AssertionError):
    """What was said is not what was recorded."""


class Tape:
    """A recording: made now (`recorded` is None), or followed line by line."""

    def __init__(self, known: Iterable[str], recorded: Path | None = None, *, whole: bool = False) -> None:
        self.known = frozenset(known)
        self.lines: list[str] = []
        self.large = 0
        self.whole = whole
        """Keep large frames whole, for a look with `diff`."""
        self.records: list[Any] = []
        """Records of games that are over, for a second look."""
        self.recorded = None if recorded is None else recorded.read_text(encoding="utf-8").splitlines()

    def note(self, **words: Any) -> None:
        """A line that is short and needs no mask: what a client does."""
        self._put(plain(words), plain(words))

    def heard(self, to: str, text: str, *, veiled: bool = False) -> None:
        """A frame that somebody received."""
        words = json.loads(text)
        told = plain(masked(words, self.known, veiled=veiled))
        line = f'{{"to":"{to}"{_form(words, text)},"frame":{told}}}'
        if len(told) > LARGE:
            self.large += 1
            if self.large % 10 and not self.whole:
                happening = words.get("happening", {})
                short = {"to": to, "type": words.get("type"), "seq": words.get("seq")}
                self._put(plain({**short, "kind": happening.get("kind"), "sha256": digest(line)}), line)
                return
        self._put(line, line)

    def answered(self, status: int, head: dict[str, str], text: str) -> None:
        """The answer to a request."""
        try:
            words = json.loads(text)
        except ValueError:
            words, told = None, plain(text)
        else:
            told = plain(masked(words, self.known))
        form = "" if words is None else _form(words, text)
        begin = f'{{"status":{status},"head":{plain(head)}'
        line = f'{begin}{form},"body":{told}}}'
        if len(told) > LARGE_BODY and not self.whole:
            self._put(f'{begin},"sha256":"{digest(line)}"}}', line)
        else:
            self._put(line, line)

    def stored(self, table: str, row: list[Any], *, veiled: bool = False) -> None:
        """A row that the conversation left in the database."""
        told = plain([masked(each, self.known, veiled=veiled) for each in row])
        line = f'{{"table":"{table}","row":{told}}}'
        if len(told) > 400 and not self.whole:
            self._put(plain({"table": table, "row": digest(line)}), line)
        else:
            self._put(line, line)

    def _put(self, line: str, in_full: str) -> None:
        """Add a line. The first one that differs ends the conversation."""
        self.lines.append(line)
        if self.recorded is None:
            return
        number = len(self.lines)
        meant = self.recorded[number - 1] if number <= len(self.recorded) else "(the end)"
        if meant != line:
            before = "\n".join(f"  {each[:300]}" for each in self.lines[-6:-1])
            raise Difference(
                f"line {number} differs\nafter\n{before}\nrecorded: {meant[:4000]}\nnow:      {line[:300]}\n"
                f"in full:  {in_full[:4000]}"
            )

    def finish(self, *, rows: bool = True) -> None:
        """Nothing that was recorded may be missing, but for the database's rows if nobody looked at them."""
        missing = [] if self.recorded is None else self.recorded[len(self.lines) :]
        missing = [line for line in missing if rows or not line.startswith('{"table":')]
        if missing:
            raise Difference(f"not said any more: {missing[0][:4000]}")


def _form(words: Any, text: str) -> str:
    """A remark on JSON that is not written in its shortest form."""
    return "" if plain(words) == text else ',"form":"other"'

"""Saved games: records in a folder of our own. A file is written whole or not at all, so that no crash eats a game."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from happycity.errors import BadRecord, HappyCityError
from happycity.files import read_object
from happycity.paths import home
from happycity.schema.validate import Json


def games() -> Path:
    """The folder of saved games."""
    return home() / "games"


def own(file: Path) -> bool:
    """Does a file lie in our folder, where this program keeps what was played here?"""
    return file.is_file() and file.resolve().parent == games().resolve()


def new_file() -> Path:
    """A name for a game that begins now; two that begin in the same second differ."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S", time.gmtime())
    folder = games()
    names = [folder / f"{stamp}.json", *(folder / f"{stamp}-{number}.json" for number in range(2, 1000))]
    return next(name for name in names if not name.exists())


def write(file: Path, record: Json) -> None:
    """Write a record: first beside it and synced to the disk, then in its place in one step."""
    draft = file.parent / f".{file.name}.{os.getpid()}"
    try:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if file.parent == games():
            file.parent.mkdir(parents=True, exist_ok=True)
        with open(draft, "w", encoding="utf-8") as stream:
            json.dump(record, stream, ensure_ascii=False, separators=(",", ":"))
            stream.write("\n")
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(draft, file)
    except (OSError, ValueError) as problem:  # a full disk, a stray NUL
        with contextlib.suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
        reason = getattr(problem, "strerror", None) or str(problem)
        raise BadRecord("file-unwritable", file=str(file), reason=reason) from None


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game that can be read."""

    file: Path
    record: Json
    at: float

    @property
    def over(self) -> bool:
        return self.record.get("result") is not None


@dataclass(frozen=True, slots=True)
class Damaged:
    """A file where a saved game should be, and why it is none."""

    file: Path
    error: HappyCityError


def found() -> Iterator[Save | Damaged]:
    """All saved games, the one played last first. What never was one of ours is passed over."""
    files = []
    for file in games().glob("*.json"):
        try:
            files.append((file.stat().st_mtime, file))
        except OSError:
            continue  # gone in the meantime
    for at, file in sorted(files, reverse=True):
        try:
            record = read_object(str(file))
        except HappyCityError as error:
            yield Damaged(file, error)
            continue
        if "happycity" in record:
            yield Save(file, record, at)

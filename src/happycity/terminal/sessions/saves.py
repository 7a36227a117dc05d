"""Saved games: records in a folder of our own. A file is replaced whole or not at all, so a crash loses no game."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from happycity.errors import BadRecord, HappyCityError
from happycity.files import read_record
from happycity.paths import home

if TYPE_CHECKING:
    from happycity.schema.game import Record


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game that can be read."""

    file: Path
    record: Record
    at: float

    @property
    def is_over(self) -> bool:
        return self.record.get("result") is not None


@dataclass(frozen=True, slots=True)
class DamagedSave:
    """A file in the place of a saved game, and why it is not one."""

    file: Path
    error: HappyCityError


def saves_folder() -> Path:
    """The folder of saved games."""
    return home() / "games"


def is_own(file: Path) -> bool:
    """Is a file in our folder, so that its game was played here?"""
    return file.is_file() and file.resolve().parent == saves_folder().resolve()


def new_file() -> Path:
    """A free name for a game that begins now."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S", time.gmtime())
    folder = saves_folder()
    files = [folder / f"{stamp}.json", *(folder / f"{stamp}-{number}.json" for number in range(2, 1000))]
    return next(file for file in files if not file.exists())


def write_record(file: Path, record: Record) -> None:
    """Write a record. Raises BadRecord with the reason."""
    try:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if file.parent == saves_folder():
            file.parent.mkdir(parents=True, exist_ok=True)
        replace_file(file, json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
    except (OSError, ValueError) as error:  # a full disk, a stray NUL
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord("file-unwritable", file=str(file), reason=reason) from None


def replace_file(file: Path, content: str, mode: int = 0o666) -> None:
    """Write beside the file, sync to the disk, then put it in place in one step."""
    temporary = file.parent / f".{file.name}.{os.getpid()}"
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with open(descriptor, "w", encoding="utf-8") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(temporary, file)
    except (OSError, ValueError):
        with contextlib.suppress(OSError, ValueError):
            temporary.unlink(missing_ok=True)
        raise


def iter_saves() -> Iterator[Save | DamagedSave]:
    """All saved games, the latest first. Other JSON files are skipped."""
    files = []
    for file in saves_folder().glob("*.json"):
        try:
            files.append((file.stat().st_mtime, file))
        except OSError:
            continue  # deleted meanwhile
    for at, file in sorted(files, reverse=True):
        try:
            yield Save(file, read_record(str(file)), at)
        except HappyCityError as error:
            if error.code != "not-a-record":
                yield DamagedSave(file, error)

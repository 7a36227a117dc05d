"""Files that somebody named: what they hold, or one clear sentence why it cannot be had."""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING, Any, Final

from happycity.errors import BadCommand, BadRecord
from happycity.jsonlines import decode
from happycity.paths import expanded

if TYPE_CHECKING:
    from happycity.schema.game import Record

STDIN: Final = "stdin"
"""What messages call the standard input."""
LONGEST_FILE: Final = 16_000_000
"""In bytes: a record may carry packs and as many actions as we replay."""


def read_object(path: str) -> dict[str, Any]:
    """The JSON object in a file; `-` is the standard input."""
    if not path:  # to a path it would mean the present folder
        raise BadRecord("file-unreadable", file='""', reason=os.strerror(errno.ENOENT))
    try:
        data = sys.stdin.buffer.read() if path == "-" else expanded(path).read_bytes()
    except (OSError, ValueError) as problem:  # no such file, a stray NUL
        reason = getattr(problem, "strerror", None) or str(problem)
        raise BadRecord("file-unreadable", file=path, reason=reason) from None
    file = STDIN if path == "-" else path
    try:
        return decode(data, LONGEST_FILE)
    except BadCommand as problem:
        if problem.code == "line-too-long":
            raise BadRecord("file-too-long", file=file, **problem.arguments) from None
        raise BadRecord("no-json-in-file", file=file) from None


def read_record(path: str) -> Record:
    """The saved game in a file. Replaying it checks the rest."""
    record: Any = read_object(path)
    if "happycity" not in record:
        raise BadRecord("not-a-record", file=STDIN if path == "-" else path)
    saved: Record = record
    return saved

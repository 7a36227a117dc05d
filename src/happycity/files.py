"""Read JSON files, with one clear error for whatever goes wrong."""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING, Any, Final

from happycity.errors import BadCommand, BadRecord
from happycity.jsonlines import decode
from happycity.paths import expand_path

if TYPE_CHECKING:
    from happycity.schema.game import Record

STDIN: Final = "stdin"
"""The name of the standard input in messages."""
MAX_FILE_BYTES: Final = 16_000_000
"""A record may carry packs and as many actions as we replay."""


def read_object(path: str) -> dict[str, Any]:
    """The JSON object in a file; `-` is the standard input."""
    if not path:  # to a path it would mean the present folder
        raise BadRecord("file-unreadable", file='""', reason=os.strerror(errno.ENOENT))
    try:
        data = sys.stdin.buffer.read() if path == "-" else expand_path(path).read_bytes()
    except (OSError, ValueError) as error:  # no such file, a stray NUL
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord("file-unreadable", file=path, reason=reason) from None
    file = STDIN if path == "-" else path
    try:
        return decode(data, MAX_FILE_BYTES)
    except BadCommand as error:
        if error.code == "line-too-long":
            raise BadRecord("file-too-long", file=file, **error.arguments) from None
        raise BadRecord("no-json-in-file", file=file) from None


def read_record(path: str) -> Record:
    """The saved game in a file. Replaying it validates the rest."""
    content: Any = read_object(path)
    if "happycity" not in content:
        raise BadRecord("not-a-record", file=STDIN if path == "-" else path)
    record: Record = content
    return record

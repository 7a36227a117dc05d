"""Errors as clients read them: the JSON body and the HTTP status of each code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from happycity.schema.json_text import replace_surrogates

if TYPE_CHECKING:
    from happycity.errors import HappyCityError
    from happycity.schema.room import Refused

STATUS: Final = {
    "no-such-room": 404,
    "no-such-record": 404,
    "no-such-job": 404,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-message": 404,
    "no-such-day": 404,
    "no-such-challenge": 404,
    "no-such-puzzle": 404,
    "no-such-pack": 404,
    "bad-token": 401,
    "not-allowed": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "no-seat": 403,
    "banned": 403,
    "foreign-origin": 403,
    "unknown-host": 421,
    "too-large": 413,
    "too-fast": 429,
    "hint-budget": 429,
    "server-full": 503,
    "too-busy": 503,
    "shutdown": 503,
    "needs-server": 503,
    "no-pictures": 503,
    "push-off": 503,
    "other-tab": 503,
    "storage-full": 507,
    "database-away": 503,
    "database-damaged": 503,
    "database-unwritable": 503,
    "stale": 409,
    "room-full": 409,
    "seat-taken": 409,
    "too-many-seated": 409,
    "too-many-pushes": 409,
    "not-in-lobby": 409,
    "not-playing": 409,
    "not-over": 409,
    "still-here": 409,
    "undo-away": 409,
    "removal-waiting": 409,
    "nobody-to-agree": 409,
    "counted-try": 409,
    "day-over": 409,
    "try-first": 409,
    "no-challenge": 409,
    "closed": 410,
}
"""The statuses other than 400."""


def status_of(error: HappyCityError) -> int:
    """The HTTP status of an error."""
    return STATUS.get(error.code, 400)


def error_body(error: HappyCityError) -> Refused:
    """An error as JSON. A client may have sent its arguments, so lone surrogates are replaced."""
    return {
        "code": error.code,
        "args": replace_surrogates(error.arguments),
        "error": replace_surrogates(str(error)),
    }

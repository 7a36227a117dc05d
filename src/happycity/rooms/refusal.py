"""What the server refuses, with the HTTP status that goes with it."""

from __future__ import annotations

from typing import Any, Final

from happycity.errors import HappyCityError
from happycity.store.json import printable

STATUS: Final = {
    "no-such-room": 404,
    "no-such-record": 404,
    "no-such-job": 404,
    "no-such-game": 404,
    "no-such-page": 404,
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
    "database-away": 503,
    "stale": 409,
    "room-full": 409,
    "seat-taken": 409,
    "too-many-seated": 409,
    "not-in-lobby": 409,
    "not-playing": 409,
    "not-over": 409,
    "still-here": 409,
    "undo-away": 409,
    "closed": 410,
}


class Refusal(HappyCityError):
    """A wish that the server does not grant."""


def port_taken(port: int, error: OSError) -> Refusal:
    """A port that cannot be listened on."""
    return Refusal("port-taken", value=str(port), reason=error.strerror or str(error))


def status_of(error: HappyCityError) -> int:
    """The HTTP status that goes with a refusal."""
    return STATUS.get(error.code, 400)


def words_of(error: HappyCityError) -> dict[str, Any]:
    """A refusal as clients read it."""
    words = {"code": error.code, "args": error.arguments, "error": str(error)}
    return dict(printable(words))

"""The fixture as it is used: which rooms there are, copies of it, and what a conversation added to one."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.support.conversation import fixture
from tests.support.conversation.stage import now
from tests.support.conversation.tape import plain

TIMED = {
    "rooms": ("created", "updated"), "events": ("at",), "holders": ("created",), "results": ("at",),
    "records": ("at",), "bans": ("at",),
}  # fmt: skip
KEPT = {
    "rooms": ("id", "seq", "status", "public", "driven", "summary"),
    "events": ("room", "seq", "kind", "game", "person", "command", "body"),
    "deals": ("room", "game", "base"),
    "holders": ("room", "person"),
    "results": ("room", "game", "seat", "points", "won", "detail"),
    "records": ("body",),
}
"""What is compared of the rows that a conversation left: all but times, keys and secrets."""
HERE = fixture.manifest()
ROOMS: dict[str, str] = {name: room["id"] for name, room in HERE["rooms"].items()}


def later(kind: str) -> list[str]:
    """Statements that move a copy of the fixture to the present, so that no clock has run out meanwhile."""
    passed = now() - HERE["written"][kind]
    return [
        f"UPDATE {table} SET {', '.join(f'{column} = {column} + {passed}' for column in columns)}"
        for table, columns in TIMED.items()
    ]


def sqlite_copy(folder: Path) -> str:
    """The fixture as a file that may be written to."""
    place = folder / "games.sqlite3"
    shutil.copy(fixture.SQLITE, place)
    with closing(sqlite3.connect(place)) as connection, connection:
        for statement in later("sqlite"):
            connection.execute(statement)
    return str(place)


def stored(database: Path) -> list[tuple[str, list[Any]]]:
    """The rows that were not in the fixture, in an order that ids made by chance cannot change."""
    found = []
    with closing(sqlite3.connect(fixture.SQLITE)) as old, closing(sqlite3.connect(database)) as new:
        for table, columns in KEPT.items():
            query = f"SELECT {', '.join(columns)} FROM {table} ORDER BY rowid"
            known = set(old.execute(query))
            rows = [row for row in new.execute(query) if row not in known]
            found += [(table, [_parsed(each) for each in row]) for row in rows]
    return found


def _parsed(value: Any) -> Any:
    """A column that holds JSON, so that times in it can be masked; with a remark if it is not in its shortest form."""
    if not isinstance(value, str) or not value.startswith("{"):
        return value
    words = json.loads(value)
    return words if plain(words) == value else ["other form", words]

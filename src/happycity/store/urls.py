"""Database URLs: a SQLite file or a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from happycity.paths import expand_path
from happycity.store.errors import StoreError

POSTGRES: Final = "postgresql"


def parse_url(text: str) -> URL:
    """Parse a database as people write it: a file, `sqlite:///file` or `postgresql://…`."""
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=str(expand_path(text)))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # never quoted in full: it may contain a password
        raise StoreError("unknown-database", value=f"{text.partition('://')[0]}://…") from None
    if url.get_backend_name() == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if url.get_backend_name() in {POSTGRES, "postgres"}:
        return url.set(drivername="postgresql+asyncpg")
    raise StoreError("unknown-database", value=url.get_backend_name())


def sqlite_file(url: URL) -> Path | None:
    """The SQLite file of a URL."""
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def hide_password(url: URL) -> str:
    """A URL as people write it, without its password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)

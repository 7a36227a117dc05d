"""The store: the event log of every room and what is kept beside it, in SQLite or PostgreSQL.

Events are committed before any client sees them, and a room is rebuilt from its log. One event is one row with the
key (room, seq), so two writers cannot both follow the same state: the second insert does nothing.
"""

from __future__ import annotations

from happycity.store.database import Database, open_database
from happycity.store.errors import StoreError
from happycity.store.log import Entry, Log
from happycity.store.writer import Writer

__all__ = ["Database", "Entry", "Log", "StoreError", "Writer", "open_database"]

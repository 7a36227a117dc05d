"""The event log: everything that happened in every room, on SQLite or PostgreSQL.

Rows are written and committed before anybody hears of them; a room is rebuilt by reading its log. One event is one
row with the key (room, seq), so two writers can never both follow the same state: the second insert does nothing.
"""

from __future__ import annotations

from happycity.store.database import Database, StoreError, open_database
from happycity.store.log import Entry, Log
from happycity.store.writer import Writer

__all__ = ["Database", "Entry", "Log", "StoreError", "Writer", "open_database"]

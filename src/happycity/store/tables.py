"""The tables. Only migrations change them (store/migrations)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD: Final = "0003"
"""The newest migration. A database with an unknown one belongs to a newer Happy City."""

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("driven", Boolean, nullable=False),  # a bot or a clock needs a process
    Column("owner", String(32)),  # that process
    Column("summary", Text, nullable=False),  # what a list of rooms shows, as JSON
    Column("due", BigInteger),  # when it is needed next; empty in rows of earlier versions
    Column("origin", String(64)),  # the address class of who created it; forgotten after some days
    Index("rooms_listed", "public", "status", "updated"),
    Index("rooms_driven", "driven", "owner"),
    Index("rooms_due", "driven", "due"),
    Index("rooms_origin", "origin"),
)

events = Table(
    "events",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(24), nullable=False),
    Column("game", Integer, nullable=False),
    Column("person", String(16)),  # who sent the command that became this event
    Column("command", String(64)),
    Column("body", Text, nullable=False),
    UniqueConstraint("room", "person", "command", name="events_once"),
)

deals = Table(
    "deals",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("secret", String(64), nullable=False),  # of the fair shuffle; the log opens it at the end
    Column("base", Text),  # a lesson's setup or the start of a branch, as JSON
)

seat_keys = Table(
    "holders",
    metadata,
    Column("key", String(64), primary_key=True),  # the SHA-256 of a browser's cookie or of a seat token
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),  # when a seat link ends; a browser or a program stays
    Index("holders_of_room", "room"),
)

results = Table(
    "results",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("detail", Text, nullable=False),
    Index("results_of_key", "key", "at"),
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),  # the lease on all rooms it owns, renewed while it lives
)

bans = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # of the reported line of chat
    Column("key", String(64), primary_key=True),  # of the browser that reports it, which counts once
    Column("at", BigInteger, nullable=False),
)

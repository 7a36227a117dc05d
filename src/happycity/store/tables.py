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

HEAD: Final = "0006"
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

tries = Table(
    "tries",
    metadata,
    Column("kind", String(16), primary_key=True),  # day or challenge
    Column("deal", String(48), primary_key=True),
    Column("key", String(64), primary_key=True),  # of the browser, whose first try counts
    Column("room", String(32), nullable=False),  # where it is played; the result outlives the room
    Column("began", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("points", Integer),
    Column("coins", Integer),
    Column("won", Boolean),
    Index("tries_of_room", "room"),
    Index("tries_of_key", "key", "kind"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("key", String(64), nullable=False),  # of the browser that challenges
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # the game to beat, as JSON
    Index("challenges_of_key", "key"),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(64), primary_key=True),  # of the browser that is notified of its turns
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("device", String(64), nullable=False),  # the SHA-256 of the endpoint
    Column("created", BigInteger, nullable=False),
    Column("told", String(40)),  # the turn that it was notified of last
    Column("told_at", BigInteger),
    Column("sent", Integer, nullable=False, default=0),  # messages on the day of the last
    Column("failures", Integer, nullable=False, default=0),  # in a row
    Index("push_of_key", "key"),
    Index("push_of_device", "device"),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),  # a secret of all processes, made at the first start
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column(
        "key", String(64), primary_key=True
    ),  # of the browser that tried it; only the first attempt counts
    Column("puzzle", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("action", String(100), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("mu", Float, nullable=False),  # the solver's rating after it
    Column("sigma", Float, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, written out: a later change of schema.py must not change the past."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("driven", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(32)),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("rooms_listed", "rooms", ["public", "status", "updated"])
    op.create_index("rooms_driven", "rooms", ["driven", "owner"])
    op.create_table(
        "events",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("command", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("room", "person", "command", name="events_once"),
    )
    op.create_table(
        "deals",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("base", sa.Text),
    )
    op.create_table(
        "holders",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("holders_of_room", "holders", ["room"])
    op.create_table(
        "results",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_index("results_of_key", "results", ["key", "at"])
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )

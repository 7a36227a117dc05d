"""Rooms remember for some days where they were created, seat links end, and lines of chat can be reported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both columns and the table of reports. Nobody knows where an older room was created; older links stay."""
    op.add_column("rooms", sa.Column("origin", sa.String(64)))
    op.create_index("rooms_origin", "rooms", ["origin"])
    op.add_column("holders", sa.Column("expires", sa.BigInteger))
    op.create_table(
        "reports",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )

"""Rooms know when they need a process next, so that they can leave memory until then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the time to the table of rooms. It is empty in older rows: they are looked at once."""
    op.add_column("rooms", sa.Column("due", sa.BigInteger))
    op.create_index("rooms_due", "rooms", ["driven", "due"])

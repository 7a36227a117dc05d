"""Shared deals: the one try of each visitor at a city of the day or a challenge, and the challenges themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create both tables. Nobody has tried anything yet."""
    op.create_table(
        "tries",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("deal", sa.String(48), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("points", sa.Integer),
        sa.Column("coins", sa.Integer),
        sa.Column("won", sa.Boolean),
    )
    op.create_index("tries_of_room", "tries", ["room"])
    op.create_index("tries_of_key", "tries", ["key", "kind"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("challenges_of_key", "challenges", ["key"])

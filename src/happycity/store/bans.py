"""Banned addresses and networks."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypedDict

from sqlalchemy import delete, insert, select

from happycity.store.tables import bans

if TYPE_CHECKING:
    from happycity.store.database import Database


class Ban(TypedDict):
    """A banned address or network, since when and why."""

    address: str
    at: int
    reason: str


async def ban(database: Database, address: str, reason: str) -> None:
    """Ban an address or a network."""
    async with database.write() as connection:
        await connection.execute(delete(bans).where(bans.c.address == address))
        await connection.execute(
            insert(bans).values(address=address, at=int(time.time() * 1000), reason=reason)
        )


async def unban(database: Database, address: str) -> bool:
    """Lift a ban. False if there was none."""
    async with database.write() as connection:
        return (await connection.execute(delete(bans).where(bans.c.address == address))).rowcount > 0


async def list_bans(database: Database) -> list[Ban]:
    """All bans, newest first."""
    query = select(bans).order_by(bans.c.at.desc(), bans.c.address)
    return [
        {"address": row.address, "at": row.at, "reason": row.reason}
        for row in await database.fetch_all(query)
    ]


async def list_banned_addresses(database: Database) -> list[str]:
    """The banned addresses and networks."""
    return [row.address for row in await database.fetch_all(select(bans.c.address))]

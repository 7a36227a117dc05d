"""Challenges: finished games that a link invites to beat."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import insert, select

from happycity.schema.json_text import encode
from happycity.store.tables import challenges

if TYPE_CHECKING:
    from happycity.schema.deals import MyChallenge, StoredChallenge
    from happycity.store.database import Database


class FoundChallenge(NamedTuple):
    """A stored challenge and the key of whoever made it."""

    challenge: StoredChallenge
    key: str


async def save_challenge(database: Database, id: str, key: str, at: int, challenge: StoredChallenge) -> None:
    """Store a challenge under a new id."""
    async with database.write() as connection:
        await connection.execute(insert(challenges).values(id=id, key=key, at=at, body=encode(challenge)))


async def find_challenge(database: Database, id: str) -> FoundChallenge | None:
    """A stored challenge."""
    query = select(challenges.c.body, challenges.c.key).where(challenges.c.id == id)
    rows = await database.fetch_all(query)
    return FoundChallenge(json.loads(rows[0].body), rows[0].key) if rows else None


async def list_challenges_of_key(database: Database, key: str) -> list[MyChallenge]:
    """The challenges that a key has made, newest first."""
    query = select(challenges).where(challenges.c.key == key).order_by(challenges.c.at.desc())
    return [
        {"id": row.id, "at": row.at, "name": json.loads(row.body)["name"], "room": None, "points": None}
        for row in await database.fetch_all(query)
    ]

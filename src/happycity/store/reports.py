"""Reports: lines of chat that somebody wants the operator to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from sqlalchemy import and_, func, select

from happycity.rooms.refusal import Refusal
from happycity.schema.json_text import decode
from happycity.store.tables import events, reports

if TYPE_CHECKING:
    from happycity.schema.room_events import Chat, PersonJoined, PersonRenamed
    from happycity.store.database import Database


class Report(TypedDict):
    """A reported line: who said it, and how many browsers have reported it since when."""

    room: str
    seq: int
    at: int
    times: int
    name: str
    text: str


async def report(database: Database, room: str, seq: int, key: str, at: int) -> None:
    """Report a line of chat. A browser counts once."""
    said = select(events.c.seq).where(events.c.room == room, events.c.seq == seq, events.c.kind == "chat")
    if not await database.fetch_all(said):
        raise Refusal("no-such-message")
    async with database.write() as connection:
        row = {"room": room, "seq": seq, "key": key, "at": at}
        await connection.execute(database.insert_missing(reports), row)


async def list_reports(database: Database) -> list[Report]:
    """The reported lines, most recently reported first."""
    query = (
        select(
            reports.c.room, reports.c.seq, func.max(reports.c.at).label("at"),
            func.count().label("times"), func.max(events.c.body).label("body"),
        )
        .join(events, and_(events.c.room == reports.c.room, events.c.seq == reports.c.seq))
        .group_by(reports.c.room, reports.c.seq)
        .order_by(func.max(reports.c.at).desc(), reports.c.room, reports.c.seq)
    )  # fmt: skip
    listed: list[Report] = []
    for row in await database.fetch_all(query):
        chat: Chat = decode(row.body)
        name = await _name_at(database, row.room, chat["person"], row.seq)
        listed.append(
            {
                "room": row.room, "seq": row.seq, "at": row.at, "times": row.times, "name": name,
                "text": chat["text"],
            }
        )  # fmt: skip
    return listed


async def _name_at(database: Database, room: str, person: str, seq: int) -> str:
    """The name of somebody at that moment."""
    query = (
        select(events.c.body)
        .where(events.c.room == room, events.c.seq < seq, events.c.kind.in_(["joined", "renamed"]))
        .order_by(events.c.seq.desc())
    )
    for row in await database.fetch_all(query):
        named: PersonJoined | PersonRenamed = decode(row.body)
        if named["person"] == person:
            return named["name"]
    return ""

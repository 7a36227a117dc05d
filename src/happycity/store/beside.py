"""What is stored beside an event, as SQL statements of the same transaction."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sqlalchemy import Executable, Insert, delete, insert, literal, select

from happycity.store.tables import deals, results, rooms, seat_keys

if TYPE_CHECKING:
    from happycity.rooms.decision import PlayerResult
    from happycity.rooms.room_game import Deal
    from happycity.store.database import Database
    from happycity.store.log import Entry


def statements_for(database: Database, entry: Entry) -> list[Executable]:
    """The statements that go with an event."""
    beside, game = entry.beside, entry.event["game"]
    statements: list[Executable] = []
    if entry.is_first:  # the writer may repeat what has arrived, so existing rows are left alone
        statements.append(_insert_room(database.insert_missing(rooms), entry))
    if beside.deal is not None:
        insertion = database.insert_missing(deals) if entry.is_first else insert(deals)
        statements.append(_insert_deal(insertion, entry.room, game, beside.deal))
    if beside.new_key is not None:
        key = beside.new_key
        statements.append(
            insert(seat_keys).values(key=key.key, room=entry.room, person=key.person, created=key.created)
        )
    if beside.revoked_person is not None:
        revoked = (seat_keys.c.room == entry.room, seat_keys.c.person == beside.revoked_person)
        statements.append(delete(seat_keys).where(*revoked))
    statements += [_insert_result(entry.room, game, result) for result in beside.results]
    return statements


def _insert_room(insertion: Insert, entry: Entry) -> Insert:
    status, public, driven, due, summary = entry.room_row()
    at = entry.event["at"]
    return insertion.values(
        id=entry.room, created=at, updated=at, seq=entry.event["seq"], status=status, public=public,
        driven=driven, due=due, summary=summary, origin=entry.origin,
    )  # fmt: skip


def _insert_deal(insertion: Insert, room: str, game: int, deal: Deal) -> Insert:
    base = None if deal.base is None else json.dumps(deal.base)
    return insertion.values(room=room, game=game, secret=deal.secret, base=base)


def _insert_result(room: str, game: int, result: PlayerResult) -> Insert:
    """A row for every key that speaks for the person at that time."""
    columns = ["room", "game", "key", "seat", "at", "points", "won", "detail"]
    rows = select(
        literal(room),
        literal(game),
        seat_keys.c.key,
        literal(result.seat),
        literal(result.at),
        literal(result.points),
        literal(result.won),
        literal(json.dumps(result.detail)),
    ).where(seat_keys.c.room == room, seat_keys.c.person == result.person)
    return insert(results).from_select(columns, rows)

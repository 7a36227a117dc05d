"""What is stored beside an event, as SQL statements of the same transaction."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sqlalchemy import Executable, Insert, Update, delete, insert, literal, select, update

from happycity.store.tables import deals, push_subscriptions, results, rooms, seat_keys, tries

if TYPE_CHECKING:
    from happycity.rooms.decision import PlayerResult, TryResult
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
    statements += _end_pushes(entry)
    if beside.revoked_person is not None:
        revoked = (seat_keys.c.room == entry.room, seat_keys.c.person == beside.revoked_person)
        statements.append(delete(seat_keys).where(*revoked))
    statements += [_insert_result(entry.room, game, result) for result in beside.results]
    if beside.tried is not None:
        statements.append(_finish_try(entry.room, beside.tried))
    return statements


def _end_pushes(entry: Entry) -> list[Executable]:
    """Whoever leaves is notified of no more turns; in a closed room nobody is."""
    in_room = push_subscriptions.c.room == entry.room
    if entry.event["kind"] == "closed":
        return [delete(push_subscriptions).where(in_room)]
    if entry.event["kind"] != "left":
        return []
    speaks = select(seat_keys.c.key).where(
        seat_keys.c.room == entry.room, seat_keys.c.person == entry.event["person"]
    )
    return [delete(push_subscriptions).where(in_room, push_subscriptions.c.key.in_(speaks))]


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


def _finish_try(room: str, tried: TryResult) -> Update:
    """The try that this room was claimed for. Another one, from before its row was erased, changes nothing."""
    place = update(tries).where(tries.c.room == room, tries.c.kind == tried.shared["kind"])
    return place.values(finished=tried.finished, points=tried.points, coins=tried.coins, won=tried.won)

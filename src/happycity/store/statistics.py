"""My statistics: what the games of one browser came to."""

from __future__ import annotations

import json

from sqlalchemy import select

from happycity.schema.validate import Json
from happycity.store.database import Database
from happycity.store.tables import results


async def statistics(database: Database, key: str | None) -> Json:
    """Games, wins and points, in all and by kind of game.

    Of a game that several people played at this device nobody can say who "I" was: it is listed, but does not count.
    """
    newest = (results.c.at.desc(), results.c.room, results.c.game, results.c.seat)
    query = select(results).where(results.c.key == (key or "")).order_by(*newest).limit(1000)
    played: dict[tuple[str, int], list[Json]] = {}
    for row in await database.fetch_all(query):
        played.setdefault((row.room, row.game), []).append({**json.loads(row.detail), "row": row})
    games = [seats[0] for seats in played.values() if len(seats) == 1]
    kinds: dict[tuple[str, bool, int], list[Json]] = {}
    for game in games:
        options = game["options"]
        kinds.setdefault((options["mode"], options["grozilla"], options["players"]), []).append(game)
    return {
        **_summed(games),
        "by_mode": [
            {"mode": mode, "grozilla": grozilla, "players": players, **_summed(of_kind)}
            for (mode, grozilla, players), of_kind in sorted(kinds.items())
        ],
        "recent": [_recent(seats[0], counted=len(seats) == 1) for seats in list(played.values())[:20]],
    }


def _summed(games: list[Json]) -> Json:
    points = [game["row"].points for game in games]
    mean = round(sum(points) / len(points), 1) if points else None
    return {
        "games": len(games),
        "wins": sum(bool(game["row"].won) for game in games),
        "points": {"mean": mean, "best": max(points, default=None)},
    }


def _recent(game: Json, *, counted: bool) -> Json:
    row = game["row"]
    return {
        "room": row.room, "game": row.game, "at": row.at, "seat": row.seat, "points": game["points"],
        "winners": game["winners"], "names": game["names"], "options": game["options"],
        "counted": counted,
    }  # fmt: skip

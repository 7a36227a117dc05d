"""My statistics: what the games of one browser came to."""

from __future__ import annotations

import json

from sqlalchemy import select

from happycity.fields import Json
from happycity.store.database import Database
from happycity.store.schema import results


async def statistics(database: Database, key: str | None) -> Json:
    """Games, wins and points, in all and by kind of game."""
    query = select(results).where(results.c.key == (key or "")).order_by(results.c.at.desc()).limit(1000)
    games = [{**json.loads(row.detail), "row": row} for row in await database.rows(query)]
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
        "recent": [_recent(game) for game in games[:20]],
    }


def _summed(games: list[Json]) -> Json:
    points = [game["row"].points for game in games]
    mean = round(sum(points) / len(points), 1) if points else None
    return {
        "games": len(games),
        "wins": sum(bool(game["row"].won) for game in games),
        "points": {"mean": mean, "best": max(points, default=None)},
    }


def _recent(game: Json) -> Json:
    row = game["row"]
    return {
        "room": row.room, "game": row.game, "at": row.at, "seat": row.seat, "points": game["points"],
        "winners": game["winners"], "names": game["names"], "options": game["options"],
    }  # fmt: skip

"""Statistics over finished games, in the same store that the server uses."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from happycity import messages
from happycity.home import database
from happycity.terminal.session import BOT, Session

Json = dict[str, Any]

KEY: Final = "terminal"
"""Whose games they are: those of the people at this machine's keyboard."""


def row_of(session: Session, seat: int) -> Json:
    """What is kept of one person's finished game."""
    game, outcome = session.game, session.game.outcome
    assert outcome is not None
    words = [each.word for each in session.seats]
    cards = [card["id"] for card in game.state()["cities"][seat]["cards"]]
    detail = {
        "options": game.options.to_json(),
        "points": list(outcome.points),
        "winners": list(outcome.winners),
        "names": words,
        "cards": cards,
    }
    name = session.file.stem if session.file is not None else str(game.seed)
    return {
        "room": f"t-{name}"[:32],
        "game": 1,
        "key": KEY,
        "seat": seat,
        "at": int(time.time() * 1000),
        "points": outcome.points[seat],
        "won": seat in outcome.winners,
        "detail": json.dumps(detail, ensure_ascii=False),
    }


async def write(rows: list[Json], where: str) -> None:
    """Put finished games into the store; one that is there already stays as it is."""
    from sqlalchemy.dialects.postgresql import insert as postgres_insert
    from sqlalchemy.dialects.sqlite import insert as sqlite_insert

    from happycity.store import open_database
    from happycity.store.schema import results

    if "://" not in where:
        Path(where).expanduser().parent.mkdir(parents=True, exist_ok=True)
    store = await open_database(where, single=False)
    try:
        insert = postgres_insert if store.postgres else sqlite_insert
        async with store.write() as connection:
            await connection.execute(insert(results).on_conflict_do_nothing(), rows)
    finally:
        await store.close()


def keep(session: Session) -> None:
    """Keep the result of a finished game. Statistics are a pleasure: whatever fails, the game stays."""
    if session.file is None or not session.game.over or not session.people:
        return
    rows = [row_of(session, seat) for seat in session.people]
    try:
        asyncio.run(write(rows, database()))
    except Exception:  # a store that is newer, locked or gone must not spoil the end of a game
        return


async def read(where: str) -> list[Json]:
    """Everything that was kept, the latest first: games of the terminal and of the browser, each seat once."""
    from sqlalchemy import select

    from happycity.store import open_database
    from happycity.store.schema import results

    if "://" not in where and not Path(where).expanduser().exists():
        return []
    store = await open_database(where, single=False)
    try:
        query = select(results).order_by(results.c.at.desc())
        async with store.read() as connection:
            rows = (await connection.execute(query)).all()
    finally:
        await store.close()
    seats = {(row.room, row.game, row.seat): row for row in rows}  # two devices may hold one seat
    return [
        {**json.loads(row.detail), "seat": row.seat, "won": row.won, "at": row.at} for row in seats.values()
    ]


def summary(games: Iterable[Json]) -> Json:
    """Games, wins and points; by mode, by bot, and the buildings that stood in one's cities most often."""
    games = list(games)
    modes: dict[str, list[Json]] = {}
    bots: dict[str, list[Json]] = {}
    buildings: Counter[str] = Counter()
    for game in games:
        options = game["options"]
        modes.setdefault(options["mode"] + ("+grozilla" if options["grozilla"] else ""), []).append(game)
        for name in sorted({name for name in game["names"] if name.startswith(BOT)}):
            bots.setdefault(name.removeprefix(BOT), []).append(game)
        buildings.update(card for card in game.get("cards", []) if card != "happy-market")
    return {
        **summed(games),
        "by_mode": [{"mode": mode, **summed(of)} for mode, of in sorted(modes.items())],
        "by_bot": [{"bot": bot, **summed(of)} for bot, of in sorted(bots.items())],
        "buildings": [{"card": card, "games": count} for card, count in buildings.most_common(10)],
    }


def summed(games: list[Json]) -> Json:
    """Some games in numbers; a shared win counts as its share."""
    points = [game["points"][game["seat"]] for game in games]
    wins = sum(1 / len(game["winners"]) for game in games if game["won"])
    return {
        "games": len(games),
        "wins": round(wins, 2),
        "win_rate": round(wins / len(games), 3) if games else None,
        "points": {
            "mean": round(sum(points) / len(points), 1) if points else None,
            "best": max(points, default=None),
        },
    }


def show(locale: str, as_json: bool) -> None:
    """Tell what the games came to."""
    found = summary(asyncio.run(read(database())))
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    if not found["games"]:
        print(messages.text("cli-stats-none", locale))
        return
    print(told(messages.text("cli-stats-all", locale), found, locale))
    for row in found["by_mode"]:
        mode, _, more = row["mode"].partition("+")
        name = messages.text(f"terminal-menu-{mode}", locale) + (" + Grozilla" if more else "")
        print(told(f"  {name}", row, locale))
    for row in found["by_bot"]:
        print(told("  " + messages.text("cli-stats-bot", locale, bot=row["bot"]), row, locale))
    if found["buildings"]:
        names = [
            f"{messages.text('card-' + row['card'], locale)} ({row['games']})" for row in found["buildings"]
        ]
        print(messages.text("cli-stats-buildings", locale), ", ".join(names))


def told(name: str, row: Json, locale: str) -> str:
    """One line of numbers."""
    numbers = {
        "games": row["games"],
        "percent": round(100 * (row["win_rate"] or 0)),
        "mean": row["points"]["mean"],
        "best": row["points"]["best"],
    }
    return f"{name:<28} {messages.text('cli-stats-line', locale, **numbers)}"

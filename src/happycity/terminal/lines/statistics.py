"""Statistics over finished games, in the same store that the server uses."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from happycity import i18n
from happycity.paths import database, expand_path
from happycity.schema.validate import Json
from happycity.terminal.sessions.local import BOT, LocalSession
from happycity.terminal.text_width import left

if TYPE_CHECKING:
    from happycity.terminal.sessions.remote import RemoteSession


KEY: Final = "terminal"
"""Whose games they are: those of the people at this machine's keyboard."""


def rows_of(session: LocalSession | RemoteSession) -> list[Json]:
    """What is kept of the finished game of each person at this keyboard."""
    game, outcome = session.game, session.game.outcome
    assert outcome is not None
    if isinstance(session, LocalSession):
        room, number = f"t-{session.file.stem}"[:32] if session.file else "", 1
    else:
        room, number = session.link.room, session.number
    shared = {
        "options": game.options.to_json(),
        "points": list(outcome.points),
        "winners": list(outcome.winners),
        "names": [each.word for each in session.seats],
    }
    cities = game.state()["cities"]
    return [
        {
            "room": room,
            "game": number,
            "key": KEY,
            "seat": seat,
            "at": int(time.time() * 1000),
            "points": outcome.points[seat],
            "won": seat in outcome.winners,
            "detail": json.dumps(
                {**shared, "cards": [card["id"] for card in cities[seat]["cards"]]}, ensure_ascii=False
            ),
        }
        for seat in session.people
    ]


async def write(rows: list[Json], where: str) -> None:
    """Put finished games into the store; one that is there already stays as it is."""
    from happycity.store import open_database
    from happycity.store.tables import results

    if "://" not in where:
        expand_path(where).parent.mkdir(parents=True, exist_ok=True)
    store = await open_database(where, single=False)
    try:
        async with store.write() as connection:
            await connection.execute(store.insert_missing(results), rows)
    finally:
        await store.close()


def keep(session: LocalSession | RemoteSession) -> None:
    """Keep the result of a game that was played here. Statistics are a pleasure: whatever fails, the game stays."""
    unsaved = isinstance(session, LocalSession) and not session.kept
    if unsaved or not session.game.over or not session.people:
        return
    try:
        asyncio.run(write(rows_of(session), database()))
    except Exception:  # noqa: BLE001 - a store that is newer, locked or gone must not spoil the end of a game
        return


async def read(where: str) -> list[Json]:
    """Everything that was kept, the latest first: games of the terminal and of the browser, each seat once."""
    from sqlalchemy import select

    from happycity.store import open_database
    from happycity.store.tables import results

    if "://" not in where and not expand_path(where).exists():
        return []
    store = await open_database(where, single=False)
    try:
        rows = await store.fetch_all(select(results).order_by(results.c.at.desc()))
    finally:
        await store.close()
    seats = {(row.room, row.game, row.seat): row for row in rows}  # two devices may hold one seat
    return [
        {**json.loads(row.detail), "seat": row.seat, "won": row.won, "at": row.at} for row in seats.values()
    ]


def summary(games: Iterable[Json], name: str | None = None) -> Json:
    """Games, wins and points; by mode, bot and person, and the buildings that stood in one's cities most often.

    A game counts once for each person who played it here; `name` picks one of them.
    """
    games = [game for game in games if name is None or person(game).casefold() == name.strip().casefold()]
    modes: dict[tuple[str, bool], list[Json]] = {}
    bots: dict[str, list[Json]] = {}
    people: dict[str, list[Json]] = {}
    buildings: Counter[str] = Counter()
    for game in games:
        options = game["options"]
        modes.setdefault((options["mode"], options["grozilla"]), []).append(game)
        people.setdefault(person(game), []).append(game)
        for bot in sorted({name for name in game["names"] if name.startswith(BOT)}):
            bots.setdefault(bot.removeprefix(BOT), []).append(game)
        buildings.update(card for card in game.get("cards", []) if card != "happy-market")
    return {
        **summed(games),
        "by_mode": [
            {"mode": mode, "grozilla": grozilla, **summed(of)}
            for (mode, grozilla), of in sorted(modes.items())
        ],
        "by_bot": [{"bot": bot, **summed(of)} for bot, of in sorted(bots.items())],
        "by_name": [{"name": each, **summed(of)} for each, of in sorted(people.items())],
        "buildings": [{"card": card, "games": count} for card, count in buildings.most_common(10)],
    }


def person(game: Json) -> str:
    """Whose game it was."""
    return str(game["names"][game["seat"]])


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


def whose(games: Iterable[Json], me: str) -> str | None:
    """Whose games somebody means who names nobody: one's own, or those of the only person who ever played.

    The store also holds the games of guests who came by network: theirs are nobody else's wins.
    """
    names = list(dict.fromkeys(person(game) for game in games))
    mine = [name for name in names if name.casefold() == me.casefold()]
    return mine[0] if mine else names[0] if len(names) == 1 else None


def show(locale: str, as_json: bool, name: str | None = None) -> None:
    """Tell what one person's games came to, or in a line each those of everybody."""
    from happycity.terminal.start import own_name

    games = asyncio.run(read(database()))
    name = (name or "").strip() or whose(games, own_name(locale))
    everybody = summary(games)
    found = everybody if name is None else summary(games, name)
    others = [
        row for row in everybody["by_name"] if name is None or row["name"].casefold() != name.casefold()
    ]
    if as_json:
        print(json.dumps({"name": name, **found, "by_name": everybody["by_name"]}, ensure_ascii=False))
        return
    if not games:
        print(i18n.text("cli-stats-none", locale))
    elif name is None:
        for row in others:
            print(told(row["name"], row, locale))
    elif not found["games"]:
        print(i18n.text("cli-stats-none-of", locale, name=name))
    else:
        show_one(name, found, locale)
    if others:
        print(i18n.text("cli-stats-others", locale, names=[row["name"] for row in others]))


def show_one(name: str, found: Json, locale: str) -> None:
    """One person's games: in all, by mode, by bot, and what was built."""
    print(told(name, found, locale))
    for row in found["by_mode"]:
        mode = i18n.text(f"terminal-menu-{row['mode']}", locale)
        print(told(f"  {mode} + Grozilla" if row["grozilla"] else f"  {mode}", row, locale))
    for row in found["by_bot"]:
        print(told("  " + i18n.text("cli-stats-bot", locale, bot=row["bot"]), row, locale))
    if found["buildings"]:
        names = [f"{building(row['card'], locale)} ({row['games']})" for row in found["buildings"]]
        print(i18n.text("cli-stats-buildings", locale), ", ".join(names))


def building(card: str, locale: str) -> str:
    """A building's title; one of a custom pack, of which only the id was kept, is called by that."""
    message = f"card-{card}"
    return i18n.text(message, locale) if i18n.has(message) else card.replace("-", " ").capitalize()


def told(name: str, row: Json, locale: str) -> str:
    """One line of numbers."""
    numbers = {
        "games": row["games"],
        "percent": round(100 * (row["win_rate"] or 0)),
        "mean": row["points"]["mean"],
        "best": row["points"]["best"],
    }
    return f"{left(name, 28)} {i18n.text('cli-stats-line', locale, **numbers)}"

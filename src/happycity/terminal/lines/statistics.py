"""`happycity stats`: games, wins and points of the people who played here."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, TypedDict

from happycity import i18n
from happycity.paths import database
from happycity.terminal.sessions.new_game import default_name
from happycity.terminal.sessions.results import read_results
from happycity.terminal.sessions.seats import BOT_PREFIX
from happycity.terminal.text_width import pad

if TYPE_CHECKING:
    from happycity.rooms.statistics import SeatResult
    from happycity.schema.game import Mode
    from happycity.schema.responses import Points


class Totals(TypedDict):
    """Some games in numbers. A shared win counts as its share."""

    games: int
    wins: float
    win_rate: float | None
    points: Points


class ModeTotals(Totals):
    """The games of one mode."""

    mode: Mode
    grozilla: bool


class BotTotals(Totals):
    """The games against one bot."""

    bot: str


class NameTotals(Totals):
    """The games of one person."""

    name: str


class BuildingCount(TypedDict):
    """How many cities had a building."""

    card: str
    games: int


class Summary(Totals):
    """Games by mode, bot and person, and the most frequent buildings."""

    by_mode: list[ModeTotals]
    by_bot: list[BotTotals]
    by_name: list[NameTotals]
    buildings: list[BuildingCount]


def summarize(results: Iterable[SeatResult], name: str | None = None) -> Summary:
    """Summarize results. A game counts once for each person who played it; `name` selects one of them."""
    chosen = [
        each for each in results if name is None or player_name(each).casefold() == name.strip().casefold()
    ]
    modes: dict[tuple[Mode, bool], list[SeatResult]] = {}
    bots: dict[str, list[SeatResult]] = {}
    people: dict[str, list[SeatResult]] = {}
    buildings: Counter[str] = Counter()
    for result in chosen:
        detail = result.detail
        modes.setdefault((detail["options"]["mode"], detail["options"]["grozilla"]), []).append(result)
        people.setdefault(player_name(result), []).append(result)
        for bot in sorted({each for each in detail["names"] if each.startswith(BOT_PREFIX)}):
            bots.setdefault(bot.removeprefix(BOT_PREFIX), []).append(result)
        buildings.update(card for card in detail.get("cards", []) if card != "happy-market")
    return {
        **totals(chosen),
        "by_mode": [
            {"mode": mode, "grozilla": grozilla, **totals(of)}
            for (mode, grozilla), of in sorted(modes.items())
        ],
        "by_bot": [{"bot": bot, **totals(of)} for bot, of in sorted(bots.items())],
        "by_name": [{"name": person, **totals(of)} for person, of in sorted(people.items())],
        "buildings": [{"card": card, "games": count} for card, count in buildings.most_common(10)],
    }


def player_name(result: SeatResult) -> str:
    """The name of the person whose result it is."""
    return str(result.detail["names"][result.seat])


def totals(results: list[SeatResult]) -> Totals:
    """Games, wins and points."""
    points = [result.detail["points"][result.seat] for result in results]
    wins = sum(1 / len(result.detail["winners"]) for result in results if result.won)
    return {
        "games": len(results),
        "wins": round(wins, 2),
        "win_rate": round(wins / len(results), 3) if results else None,
        "points": {
            "mean": round(sum(points) / len(points), 1) if points else None,
            "best": max(points, default=None),
        },
    }


def default_person(results: Iterable[SeatResult], own_name: str) -> str | None:
    """Whose results to show by default: one's own, or those of the only person who ever played.

    The store also holds the games of guests from the network. Their wins are nobody else's.
    """
    names = list(dict.fromkeys(player_name(result) for result in results))
    own = [name for name in names if name.casefold() == own_name.casefold()]
    return own[0] if own else names[0] if len(names) == 1 else None


def print_statistics(locale: str, as_json: bool, name: str | None = None) -> None:
    """Print one person's statistics, or one line for everybody."""
    results = asyncio.run(read_results(database()))
    name = (name or "").strip() or default_person(results, default_name(locale))
    everybody = summarize(results)
    summary = everybody if name is None else summarize(results, name)
    others = [
        row for row in everybody["by_name"] if name is None or row["name"].casefold() != name.casefold()
    ]
    if as_json:
        print(json.dumps({"name": name, **summary, "by_name": everybody["by_name"]}, ensure_ascii=False))
        return
    if not results:
        print(i18n.text("cli-stats-none", locale))
    elif name is None:
        for row in others:
            print(totals_line(row["name"], row, locale))
    elif not summary["games"]:
        print(i18n.text("cli-stats-none-of", locale, name=name))
    else:
        print_summary(name, summary, locale)
    if others:
        print(i18n.text("cli-stats-others", locale, names=[row["name"] for row in others]))


def print_summary(name: str, summary: Summary, locale: str) -> None:
    """Print one person's games: all, by mode, by bot, and the buildings."""
    print(totals_line(name, summary, locale))
    for by_mode in summary["by_mode"]:
        mode = i18n.text(f"terminal-menu-{by_mode['mode']}", locale)
        label = f"  {mode} + Grozilla" if by_mode["grozilla"] else f"  {mode}"
        print(totals_line(label, by_mode, locale))
    for by_bot in summary["by_bot"]:
        label = "  " + i18n.text("cli-stats-bot", locale, bot=by_bot["bot"])
        print(totals_line(label, by_bot, locale))
    if summary["buildings"]:
        names = [f"{building_name(row['card'], locale)} ({row['games']})" for row in summary["buildings"]]
        print(i18n.text("cli-stats-buildings", locale), ", ".join(names))


def building_name(card: str, locale: str) -> str:
    """A building's title. Of a custom pack's building only the id was stored."""
    message = f"card-{card}"
    return i18n.text(message, locale) if i18n.has(message) else card.replace("-", " ").capitalize()


def totals_line(label: str, row: Totals, locale: str) -> str:
    """One line of numbers."""
    numbers = {
        "games": row["games"],
        "percent": round(100 * (row["win_rate"] or 0)),
        "mean": row["points"]["mean"],
        "best": row["points"]["best"],
    }
    return f"{pad(label, 28)} {i18n.text('cli-stats-line', locale, **numbers)}"

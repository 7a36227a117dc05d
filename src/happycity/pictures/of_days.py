"""The picture of a day's result. It shows no card: whoever gets it may still play the same deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity import i18n
from happycity.pictures.pages import DayPicture, draw_day
from happycity.pictures.pen import HEIGHT, WIDTH
from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.pictures.art import Art
    from happycity.pictures.look import Theme
    from happycity.schema.deals import DayResult
    from happycity.schema.responses import SharedPicture


def day_title(day: str, size: str, locale: str) -> str:
    """Which city of the day: "City of the day, 18/11/2026: expert"."""
    return i18n.text("picture-day", locale, text=date_text(day, locale), size=size)


def date_text(day: str, locale: str) -> str:
    """A day in figures, as the language writes them."""
    year, month, number = day.split("-")
    return i18n.text("picture-date", locale, day=number, month=month, year=year)


def draw_day_result(art: Art, result: DayResult, theme: Theme, locale: str) -> SharedPicture:
    """How somebody did who has finished the try that counts."""
    mine = result["mine"]
    if mine is None or mine["points"] is None:
        raise Refusal("try-first")
    points, title = mine["points"], day_title(result["day"], result["deal"]["size"], locale)
    place, players = result["place"], result["players"]
    facts = [i18n.text("picture-points", locale, points=points)]
    line = i18n.text("picture-day-line", locale, title=title, points=points)
    if mine["won"]:
        facts.append(i18n.text("picture-day-won", locale))
    if place and players and players > 1:
        facts.append(i18n.text("picture-day-place", locale, place=place, players=players))
        line = f"{line} · {facts[-1]}"
    bars = [(bar["points"], bar["players"]) for bar in result["histogram"] or ()]
    svg = draw_day(art, DayPicture(title, points, mine["won"] is True, facts, bars), theme, locale)
    return {"svg": svg, "width": WIDTH, "height": HEIGHT, "title": title, "text": line}

"""The picture of a puzzle: its position and its question, never its answer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from happycity import i18n
from happycity.pictures.of_games import nameless
from happycity.pictures.pen import HEIGHT, WIDTH
from happycity.pictures.scenes import options_line
from happycity.pictures.table import TablePicture, draw_table

if TYPE_CHECKING:
    from happycity.pictures.art import Art
    from happycity.pictures.look import Theme
    from happycity.puzzles.book import Puzzle
    from happycity.schema.game import State
    from happycity.schema.responses import SharedPicture


def draw_puzzle(art: Art, puzzle: Puzzle, theme: Theme, locale: str) -> SharedPicture:
    """A puzzle for others to solve. Only its position is looked at: not its choices, its line or its themes."""
    state = puzzle.game().state()
    players = [nameless(seat, locale) for seat in range(len(state["cities"]))]
    players[state["seat"]] = replace(players[state["seat"]], name=i18n.text("picture-you", locale))
    title = i18n.text("picture-puzzle", locale)
    svg = draw_table(art, TablePicture(state, players, title, puzzle_question(state, locale)), theme, locale)
    text = i18n.text("picture-puzzle-line", locale, title=title, text=options_line(state["options"], locale))
    return {"svg": svg, "width": WIDTH, "height": HEIGHT, "title": title, "text": text}


def puzzle_question(state: State, locale: str) -> str:
    """What is to be decided: "What will you buy with 4 coins?"."""
    city, interrupted = state["cities"][state["seat"]], state["interrupted"]
    arriving = interrupted["monster"] if interrupted else ""
    asked = {"coins": city["coins"], "arriving": arriving, "monster": city["monster"] or arriving}
    return i18n.describe(f"prompt-{state['phase']}-you", asked, locale)

"""The window in which somebody chooses a saved game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from textual.app import App
from textual.content import Content

from happycity.terminal.screens import cells
from happycity.terminal.screens.dialogues import ChoiceDialogue, TextDialogue
from happycity.terminal.sessions import save_list
from happycity.terminal.sessions.saves import Damaged, Save

PAGE = 50
"""So many games are opened and shown at once; the older ones wait behind the last line."""
INDENT = " " * 3
WIDTH = 62
"""Columns of a line in the window."""
MOST_LINES = 4


def offer(
    app: App[Any],
    title: str,
    items: Sequence[Save | Damaged],
    locale: str,
    chosen: Callable[[Save], object],
) -> None:
    """Let somebody choose among saved games; what is damaged is told below the others."""
    teller = save_list.Teller(locale)
    kept, damaged = save_list.opened(items[:PAGE])
    older = items[PAGE:]
    labels = [label(teller, number, game) for number, game in enumerate(kept, 1)]
    if older:
        labels.append(Content.styled(INDENT + teller.say("shelf-older", count=len(older)), "bold"))
    notes = [teller.damaged(each) for each in damaged]
    if not labels:
        app.push_screen(TextDialogue(title, "\n".join(notes)))
        return

    def picked(index: int | None) -> None:
        if index is None:
            return
        if index < len(kept):
            chosen(kept[index].save)
        else:
            offer(app, title, older, locale, chosen)

    app.push_screen(ChoiceDialogue(title, labels, notes), picked)


def label(teller: save_list.Teller, number: int, game: save_list.Kept) -> Content:
    """A saved game in two lines or three; the first nine can be chosen by their numbers."""
    first = f"{number}".ljust(len(INDENT)) if number < 10 else INDENT
    players = cells.wrapped(teller.players(game), WIDTH, MOST_LINES)
    mark = ("✓ " if game.round is None else "", f"bold {cells.GOLD}")
    return Content.assemble(
        (first, f"bold {cells.GOLD}"),
        mark,
        (teller.game(game), "bold"),
        (f"  {teller.when(game)}", cells.GREY),
        *(f"\n{INDENT}{line}" for line in players),
    )

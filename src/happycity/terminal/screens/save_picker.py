"""The dialogue to choose a saved game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual.app import App
from textual.content import Content

from happycity.terminal.screens import cells
from happycity.terminal.screens.dialogues import ChoiceDialogue, TextDialogue
from happycity.terminal.sessions import save_list
from happycity.terminal.sessions.saves import DamagedSave, Save

PAGE_SIZE: Final = 50
"""Games that are opened and shown at once; the older ones wait behind the last line."""
INDENT: Final = " " * 3
LINE_WIDTH: Final = 62
MAX_PLAYER_LINES: Final = 4


def pick_save(
    app: App[None],
    title: str,
    items: Sequence[Save | DamagedSave],
    locale: str,
    on_pick: Callable[[Save], object],
) -> None:
    """Let somebody choose among saved games. Damaged ones are listed below."""
    texts = save_list.SaveTexts(locale)
    listed, damaged = save_list.open_saves(items[:PAGE_SIZE])
    older = items[PAGE_SIZE:]
    labels = [save_label(texts, number, each) for number, each in enumerate(listed, 1)]
    if older:
        labels.append(Content.styled(INDENT + texts.say("shelf-older", count=len(older)), "bold"))
    notes = [texts.damage(each) for each in damaged]
    if not labels:
        app.push_screen(TextDialogue(title, "\n".join(notes)))
        return

    def take(index: int | None) -> None:
        if index is None:
            return
        if index < len(listed):
            on_pick(listed[index].save)
        else:
            pick_save(app, title, older, locale, on_pick)

    app.push_screen(ChoiceDialogue(title, labels, notes), take)


def save_label(texts: save_list.SaveTexts, number: int, listed: save_list.ListedSave) -> Content:
    """A saved game in two lines or three; the first nine can be chosen by their numbers."""
    first = f"{number}".ljust(len(INDENT)) if number < 10 else INDENT
    players = cells.wrap(texts.players(listed), LINE_WIDTH, MAX_PLAYER_LINES)
    mark = ("✓ " if listed.round is None else "", f"bold {cells.GOLD}")
    return Content.assemble(
        (first, f"bold {cells.GOLD}"),
        mark,
        (texts.game(listed), "bold"),
        (f"  {texts.date(listed)}", cells.GREY),
        *(f"\n{INDENT}{line}" for line in players),
    )

"""The choices of the player: legal actions with numbers, and illegal ones with the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from happycity.cards.model import Special
from happycity.game.actions import Action
from happycity.terminal.blocked_actions import blocked_actions
from happycity.terminal.lines.report import colour_mix
from happycity.terminal.screens import cells
from happycity.terminal.screens.board_view import STEPS

if TYPE_CHECKING:
    from happycity.terminal.screens.board_view import BoardView

MAX_CHOICE_LINES: Final = 4
"""No choice and no reason is longer."""


def show_choices(view: BoardView) -> None:
    """Fill the list of choices."""
    choices = view.board.query_one("#choices", OptionList)
    choices.clear_options()
    if not view.is_choosing:
        view.set_title("choices", view.say("title-over") if view.game.over else "")
        return
    width = choices.size.width
    view.set_title("choices", question(view, width - 2))
    for number, action in enumerate(view.legal, 1):
        choices.add_option(Option(choice(view, number, action, width - 2), id=str(action)))
    for _, reason in blocked_actions(view.game):
        lines = cells.wrap(view.texts.reason(reason), width - 5, MAX_CHOICE_LINES)
        text = "\n".join(f"   {line}" for line in lines)
        choices.add_option(Option(Content.styled(text, cells.GREY), disabled=True))
    choices.highlighted = view.legal.index(Action(view.hint)) if view.hint in view.legal else 0


def question(view: BoardView, width: int) -> str:
    """The question above the choices, shortened if it does not fit.

    A rare question then stands whole in the head line.
    """
    text, phase = view.prompt(width), view.game.phase
    if cell_len(text) <= width:
        return text
    if phase not in STEPS:
        return view.say(f"step-{phase}")
    return view.say(f"short-{phase}", coins=view.state["cities"][view.game.seat]["coins"])


def choice(view: BoardView, number: int, action: Action, width: int) -> Content:
    """One line of the list, with the facts of its card if they fit."""
    parts = [Content.styled(f"{number:>2} ", f"bold {cells.GOLD}")]
    if action == view.hint:
        parts.append(Content.styled("★ ", f"bold {cells.GOLD}"))
    room = width - sum(part.cell_length for part in parts)
    lines = cells.wrap(view.texts.action(view.game, action), room, MAX_CHOICE_LINES)
    parts.append(Content.styled("\n   ".join(lines), f"bold {cells.WHITE}"))
    line = Content("").join(parts)
    if len(lines) > 1:
        return line
    facts = choice_facts(view, action)
    return line if line.cell_length + facts.cell_length > width else line + facts


def choice_facts(view: BoardView, action: Action) -> Content:
    """The colours and symbols of what an action is about."""
    card = view.texts.cards.get(action.card or "")
    if card is not None:
        colours = Content("") if isinstance(card, Special) else cells.signs(cells.colours_of(card))
        parts = [part for part in (colours, cells.symbols_of(card)) if part.plain]
        return Content("  ") + Content(" ").join(parts) if parts else Content("")
    if action.colour:
        return Content.assemble("  ", cells.sign(action.colour))
    if action.deck:
        return Content.assemble("  ", cells.mix(colour_mix(view.game, action.deck)))
    return Content("")

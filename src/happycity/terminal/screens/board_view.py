"""One moment of a game for the board: what the views of its parts share, and the head line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from textual.content import Content
from textual.widgets import Static

from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.terminal.lines.report import Report
from happycity.terminal.screens import cells
from happycity.terminal.text_width import cut
from happycity.terminal.texts import Texts, purchase_price

if TYPE_CHECKING:
    from happycity.terminal.screens.board import Board
    from happycity.terminal.screens.spots import Renderer

STEPS: Final = ("discard", "draw", "buy", "claim")
SHORT_NAME_WIDTH: Final = 8


class BoardView:
    """A game as `viewer` sees it; `choosing` says whether somebody here must decide."""

    def __init__(
        self, board: Board, game: Game, texts: Texts, viewer: int, is_choosing: bool, hint: str | None
    ) -> None:
        self.board = board
        self.game = game
        self.texts = texts
        self.viewer = viewer
        self.hint = hint
        self.is_choosing = is_choosing
        self.state = game.state()
        self.legal: list[Action] = game.legal() if is_choosing else []
        self.report = Report(game, texts)

    def say(self, message: str, /, **args: object) -> str:
        return self.texts.say(message, **args)

    def set_title(self, widget: str, text: str) -> None:
        self.board.query_one(f"#{widget}").border_title = Content(text)

    def place(
        self,
        spot: str,
        renderer: Renderer,
        prefixes: Sequence[str],
        describe: Callable[[], str],
        *,
        frame: str | None = None,
        ground: str | None = None,
    ) -> None:
        """Put something on a spot, with the legal actions that begin with one of the prefixes."""
        actions = [action for action in self.legal if action.partition(" with ")[0] in prefixes]
        hinted = self.hint is not None and self.hint in actions
        self.board.spot(spot).show(
            renderer,
            actions=actions,
            describe=describe,
            legal=bool(actions),
            hinted=hinted,
            frame=frame,
            ground=ground,
        )

    def price(self, card: str) -> int | None:
        """The price of a card for the player who may buy it now."""
        action = f"buy {card}"
        return purchase_price(self.game, action) if action in self.legal else None

    def card_describer(self, card: str, kind: str) -> Callable[[], str]:
        """A description of a card, with the reason why it cannot be chosen in its step."""

        def describe() -> str:
            name, facts, effect = self.texts.card(card), self.texts.facts(card), self.texts.effect(card)
            text = self.texts.labelled(name, facts) if facts else name
            text = f"{text}. {effect}" if effect else f"{text}."
            is_step = self.is_choosing and self.game.phase == kind
            reason = self.game.why_not(f"{kind} {card}") if is_step else None
            return f"{text} {self.texts.reason(reason)}" if reason else text

        return describe

    def prompt(self, width: int) -> str:
        """The question to the player; long names are cut if it does not fit."""
        question = self.texts.prompt(self.game)
        if cell_len(question) <= width:
            return question
        shorter = copy(self.texts)
        shorter.players = [cut(name, SHORT_NAME_WIDTH) for name in self.texts.players]
        return shorter.prompt(self.game)


def show_head(view: BoardView, note: str) -> None:
    """Show the round, whose turn it is, and the step."""
    state = view.state
    parts = [Content.styled(f" {view.say('round-short', round=state['round'])} ", "bold reverse")]
    if state["last_round"] and not view.game.over:
        parts.append(Content.styled(view.say("last-round"), f"bold {cells.RED}"))
    rest: list[Content] = []
    if note:
        rest.append(Content.styled(note, "italic"))
    elif state["phase"] in STEPS:
        rest += steps(view)
    elif not view.game.over:
        rest.append(Content(view.say(f"step-{state['phase']}")))
    head = view.board.query_one("#head", Static)
    if view.is_choosing and not note and state["phase"] not in STEPS:  # a rare question is shown in full
        question = view.prompt(head.size.width - sum(part.cell_length + 2 for part in parts))
        head.update(Content("  ").join([*parts, Content.styled(question, "bold")]))
        return
    room = head.size.width - sum(part.cell_length + 2 for part in [*parts, *rest])
    name = view.texts.players[state["turn"]]
    if name not in note:  # "Bruno is thinking…" says it already
        parts.append(Content.styled(cut(name, max(SHORT_NAME_WIDTH, room)), f"bold {cells.GOLD}"))
    head.update(Content("  ").join([*parts, *rest]))


def steps(view: BoardView) -> Iterator[Content]:
    """The four steps of a turn, the present one marked."""
    for number, step in enumerate(STEPS, 1):
        label = f"{number} {view.say(f'step-{step}')}"
        is_present = step == view.state["phase"]
        yield Content.styled(f"▸{label}", "bold") if is_present else Content.styled(label, cells.GREY)

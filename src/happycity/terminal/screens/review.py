"""The review as a dialogue, which leads to a moment of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from happycity.bots.explain import Decision, review
from happycity.game.game import Game
from happycity.terminal.lines.review import describe_decision, worst_decisions
from happycity.terminal.screens.dialogues import Dialogue
from happycity.terminal.texts import Texts


class ReviewDialogue(Dialogue):
    """A list that grows while a bot reviews decisions. The answer is the number of actions before the chosen one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("v", "dismiss_none", show=False)]

    def __init__(self, game: Game, texts: Texts, seats: Collection[int] | None) -> None:
        super().__init__(texts.say("title-review"))
        self.game = game
        self.texts = texts
        self.seats = seats
        self.decisions: list[Decision] = []
        self.descriptions: dict[int, str] = {}
        """Descriptions of decisions, by number."""
        # Kept instead of queried: a decision may come in while the dialogue is being removed.
        self.lines = OptionList(id="missed", markup=False)
        self.progress = Static(id="progress", markup=False)

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield self.lines
            yield self.progress

    def on_mount(self) -> None:
        super().on_mount()
        self.run_worker(self.review(), exclusive=True)

    async def review(self) -> None:
        """Review every decision in a thread, so that the dialogue can be closed at any time."""
        reviewed = review(self.game, seats=self.seats)
        self.show_decisions(0)
        while (decision := await asyncio.to_thread(next, reviewed, None)) is not None:
            self.decisions.append(decision)
            self.show_decisions(decision.number)
        self.progress.update(
            self.texts.say("review-choose" if worst_decisions(self.decisions) else "review-nothing")
        )

    def show_decisions(self, done: int) -> None:
        """Show the worst decisions so far. The highlighted line stays highlighted."""
        lines = self.lines
        highlighted = lines.get_option_at_index(lines.highlighted).id if lines.highlighted else None
        lines.clear_options()
        for number, each in enumerate(worst_decisions(self.decisions), 1):
            if each.number not in self.descriptions:
                self.descriptions[each.number] = "\n   ".join(describe_decision(each, self.game, self.texts))
            lines.add_option(Option(f"{number}. {self.descriptions[each.number]}", id=str(each.number)))
        ids = [option.id for option in lines.options]
        lines.highlighted = ids.index(highlighted) if highlighted in ids else (0 if ids else None)
        self.progress.update(self.texts.say("review-looking", number=done, last=len(self.game.actions)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(int(event.option.id or 0))

    def on_key(self, event: object) -> None:
        key = getattr(event, "key", "")
        worst = worst_decisions(self.decisions)
        if key.isdecimal() and 1 <= int(key) <= len(worst):
            self.dismiss(worst[int(key) - 1].number)

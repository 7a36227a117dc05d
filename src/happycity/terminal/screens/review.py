"""The review as a window, which leads to the moment that somebody wants to see again."""

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
from happycity.terminal.lines.review import missed, told
from happycity.terminal.screens.dialogues import Dialogue
from happycity.terminal.texts import Texts


class ReviewDialogue(Dialogue):
    """It grows while a bot looks at one decision after the other. The answer is how many actions came before one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("v", "dismiss_none", show=False)]

    def __init__(self, game: Game, texts: Texts, seats: Collection[int] | None) -> None:
        super().__init__(texts.say("title-review"))
        self.game = game
        self.texts = texts
        self.seats = seats
        self.decisions: list[Decision] = []
        self.told: dict[int, str] = {}
        """What is said of a decision, by its number."""
        # Kept instead of looked for: a decision may come in while the window is taken down.
        self.lines = OptionList(id="missed", markup=False)
        self.remark = Static(id="progress", markup=False)

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield self.lines
            yield self.remark

    def on_mount(self) -> None:
        super().on_mount()
        self.run_worker(self.look(), exclusive=True)

    async def look(self) -> None:
        """Look at every decision in a thread, so that the window can be closed at any time."""
        walk = review(self.game, seats=self.seats)
        self.tell(0)
        while (found := await asyncio.to_thread(next, walk, None)) is not None:
            self.decisions.append(found)
            self.tell(found.number)
        self.remark.update(self.texts.say("review-choose" if missed(self.decisions) else "review-nothing"))

    def tell(self, done: int) -> None:
        """Show what has been found so far. The first line is chosen, or the one that somebody has gone to."""
        lines = self.lines
        chosen = lines.get_option_at_index(lines.highlighted).id if lines.highlighted else None
        lines.clear_options()
        for number, each in enumerate(missed(self.decisions), 1):
            if each.number not in self.told:
                self.told[each.number] = "\n   ".join(told(each, self.game, self.texts))
            lines.add_option(Option(f"{number}. {self.told[each.number]}", id=str(each.number)))
        ids = [option.id for option in lines.options]
        lines.highlighted = ids.index(chosen) if chosen in ids else (0 if ids else None)
        self.remark.update(self.texts.say("review-looking", number=done, last=len(self.game.actions)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(int(event.option.id or 0))

    def on_key(self, event: object) -> None:
        key = getattr(event, "key", "")
        worst = missed(self.decisions)
        if key.isdecimal() and 1 <= int(key) <= len(worst):
            self.dismiss(worst[int(key) - 1].number)

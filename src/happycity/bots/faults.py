"""What bots do wrong, counted: whoever cannot answer plays a default action, and the game goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from happycity.bots.api import Bot, View, default_action
from happycity.errors import HappyCityError

KINDS = ("bot-crashed", "bot-silent", "bot-nonsense", "bot-illegal")
SHOWN = 200


class BotFault(HappyCityError):
    """A bot did not answer as it should; its code is one of KINDS."""


class Guard:
    """A bot that always answers with a legal action, and keeps account of what went wrong."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.bot = bot
        self.name = name
        self.faults: Counter[str] = Counter()
        self.first: BotFault | None = None
        """The first fault, which usually explains the others."""

    def decide(self, view: View, legal: Sequence[str]) -> str:
        try:
            answer = self._ask(view, legal)
        except BotFault as fault:
            self.faults[fault.code] += 1
            self.first = self.first or fault
            return default_action(legal)
        return answer

    def _ask(self, view: View, legal: Sequence[str]) -> str:
        try:
            answer = self.bot.decide(view, list(legal))
        except BotFault:
            raise
        except Exception as error:  # somebody else's code: whatever it raises, the match goes on
            raise BotFault("bot-crashed", bot=self.name, reason=f"{type(error).__name__}: {error}") from error
        if not isinstance(answer, str):
            raise BotFault("bot-nonsense", bot=self.name, answer=repr(answer)[:SHOWN])
        if answer not in legal:
            raise BotFault("bot-illegal", bot=self.name, answer=answer[:SHOWN])
        return answer

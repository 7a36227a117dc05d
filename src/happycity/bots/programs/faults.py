"""Count what other people's bots do wrong. A bot that cannot answer plays a default action, and the game goes on."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from happycity.bots.api import default_action
from happycity.errors import HappyCityError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.bots.api import Bot
    from happycity.schema.game import View

MAX_QUOTED_CHARS: Final = 200
"""An error quotes no more than this of a bot's answer."""


class BotFault(HappyCityError):
    """A bot's fault: `bot-crashed`, `bot-silent`, `bot-nonsense` or `bot-illegal`."""


class SafeBot:
    """A bot that always answers with a legal action, and counts the faults of the bot inside.

    >>> class Stubborn:
    ...     def decide(self, view, legal):
    ...         return "buy everything"
    >>> bot = SafeBot(Stubborn(), "stubborn")
    >>> bot.decide({}, ["discard museum", "keep"]), dict(bot.faults)
    ('keep', {'bot-illegal': 1})
    """

    def __init__(self, bot: Bot, name: str) -> None:
        self.bot = bot
        self.name = name
        self.faults: Counter[str] = Counter()
        self.first_fault: BotFault | None = None
        """Usually explains the others."""

    def decide(self, view: View, legal: Sequence[str]) -> str:
        """Choose one of the legal actions: the default one if the bot inside fails.

        >>> from happycity.bots import make
        >>> SafeBot(make("random"), "random").decide({}, ["draw 1"])
        'draw 1'
        """
        try:
            return self._checked_action(view, legal)
        except BotFault as fault:
            self.faults[fault.code] += 1
            self.first_fault = self.first_fault or fault
            return default_action(legal)

    def _checked_action(self, view: View, legal: Sequence[str]) -> str:
        try:
            action: object = self.bot.decide(view, list(legal))
        except BotFault:
            raise
        except Exception as error:  # someone else's code may raise anything; the match goes on
            raise BotFault("bot-crashed", bot=self.name, reason=f"{type(error).__name__}: {error}") from error
        if not isinstance(action, str):
            raise BotFault("bot-nonsense", bot=self.name, answer=repr(action)[:MAX_QUOTED_CHARS])
        if action not in legal:
            raise BotFault("bot-illegal", bot=self.name, answer=action[:MAX_QUOTED_CHARS])
        return action

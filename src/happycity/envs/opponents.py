"""Bots in the seats that the agent does not have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from happycity.bots import Bot, TableBot, make, parse
from happycity.bots.api import BotMaker
from happycity.bots.factory import make_from
from happycity.bots.programs.program import ProgramBot
from happycity.errors import BadOptions, IllegalAction
from happycity.game.state import build_view
from happycity.rules.legal import legal
from happycity.rules.moves import Moves
from happycity.schema.validate import abbreviate

if TYPE_CHECKING:
    from happycity.envs.core.env_game import EnvGame
    from happycity.envs.ruleset import Ruleset


OpponentSpec = str | BotMaker | Bot
"""A bot's name, a class that makes a bot for each game, or a bot."""


def check_opponents(opponents: Sequence[OpponentSpec]) -> list[OpponentSpec]:
    """The opponents, if they can play. Raises BadOptions."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        raise BadOptions("bots-not-a-list", value=abbreviate(opponents))
    for bot in opponents:
        if isinstance(bot, str):
            parse(bot)
        elif not callable(getattr(bot, "decide", None)):
            raise BadOptions("not-a-bot", value=abbreviate(bot))
    return list(opponents)


class Opponent:
    """A bot that plays the moves of the core."""

    def __init__(self, bot: OpponentSpec, seed: int, rules: Ruleset) -> None:
        self.bot = seat_bot(bot, seed)
        self.rules = rules
        self.moves = Moves()

    def choose(self, game: EnvGame) -> int:
        """Decide; a built-in bot reads the table, any other bot a view."""
        table, codec = game.table, self.rules.codec
        legal(table, self.moves)
        if self.moves.count == 1:
            return self.moves.get(0)
        if isinstance(self.bot, TableBot):
            return self.bot.table_move(table)
        actions = [codec.decode(self.moves.get(i)) for i in range(self.moves.count)]
        answer = self.bot.decide(build_view(table, codec, self.rules.options, int(table.seat)), actions)
        if answer not in actions:
            raise IllegalAction("bot-illegal", bot=type(self.bot).__name__, answer=abbreviate(answer))
        return codec.encode(answer)

    def close(self) -> None:
        """End the program, if the bot is one."""
        if isinstance(self.bot, ProgramBot):
            self.bot.close()


def seat_bot(bot: OpponentSpec, seed: int) -> Bot:
    """The bot for one game."""
    if isinstance(bot, str):
        return make(bot, seed=seed)
    return (
        bot if isinstance(bot, Bot) and not isinstance(bot, type) else make_from(cast("BotMaker", bot), seed)
    )

"""Bots in the seats that the agent does not have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.bots import Bot, TableBot, make
from happycity.bots.programs.program import ProgramBot
from happycity.errors import IllegalAction
from happycity.game.state import build_view
from happycity.rules.legal import legal
from happycity.rules.moves import Moves
from happycity.schema.validate import abbreviate

if TYPE_CHECKING:
    from happycity.envs.core.env_game import EnvGame
    from happycity.envs.ruleset import Ruleset


class Opponent:
    """A bot that plays the moves of the core."""

    def __init__(self, bot: str | Bot, seed: int, rules: Ruleset) -> None:
        self.bot = make(bot, seed=seed) if isinstance(bot, str) else bot
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

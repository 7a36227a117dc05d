"""One game between bots, with an account of how each seat did."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from happycity.bots.api import Bot, TableBot, default_action
from happycity.bots.programs.faults import BotFault, SafeBot
from happycity.bots.programs.program import ProgramBot
from happycity.cards import default_catalogue
from happycity.errors import BadOptions, IllegalAction
from happycity.game.codec import Codec, codec_of
from happycity.game.dealer import ScriptedDealer, deal
from happycity.game.options import Options
from happycity.game.seeds import key_of
from happycity.game.state import result, view
from happycity.rules.codes import OVER
from happycity.rules.engine import play
from happycity.rules.legal import legal
from happycity.rules.moves import Moves
from happycity.rules.table import Table
from happycity.rules.turn import start

LAST_ROUND: Final = 200
"""Bots that never buy would never end a game: after so many rounds they are no longer asked."""


class Player:
    """A bot in its seat: what it decided, how long it took, what went wrong."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.name = name
        self.bot = bot
        self.ours = bot if isinstance(bot, TableBot) else None
        self.safe_bot = SafeBot(bot, name)
        self.moves = 0
        self.nanoseconds = 0

    def begin(self, seat: int, options: Options) -> None:
        """Let a program start before the clock does. If it cannot, its first decision will show it."""
        if isinstance(self.bot, ProgramBot):
            with contextlib.suppress(BotFault, BadOptions):
                self.bot.ensure_started(seat, options.to_json())

    def choose(self, table: Table, moves: Moves, codec: Codec, options: Options) -> int:
        """Let the bot decide. Our own bots see the table itself, the others a view."""
        self.moves += 1
        began = time.perf_counter_ns()
        if self.ours is not None:
            move = self.ours.table_move(table)
            self.nanoseconds += time.perf_counter_ns() - began
            if all(moves.get(i) != move for i in range(moves.count)):
                # Our own bots must never do this, so it is no fault to be counted but an error to be mended.
                raise IllegalAction("bot-illegal", bot=self.name, answer=codec.action(move))
            return move
        words = [codec.action(moves.get(i)) for i in range(moves.count)]
        seen = view(table, codec, options, table.seat)
        began = time.perf_counter_ns()
        answer = self.safe_bot.decide(seen, words)
        self.nanoseconds += time.perf_counter_ns() - began
        return codec.move(answer)


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over."""

    points: tuple[int, ...]
    coins: tuple[int, ...]
    rounds: int
    actions: int


def play_game(options: Options, seed: int, players: Sequence[Player]) -> Played:
    """Play one game. The seed decides the deal alone, so the same deal can be given to other players.

    A decision with one legal action is played without asking. Programs are ended with the game, however it ends.
    """
    try:
        table, actions = play_out(options, seed, players)
        words = result(table)
        assert words is not None
        for player in players:
            if isinstance(player.bot, ProgramBot):
                player.bot.send_result(words)
    finally:
        for player in players:
            if isinstance(player.bot, ProgramBot):
                player.bot.close()
    return Played(tuple(words["points"]), tuple(words["coins"]), int(table.round), actions)


def play_out(options: Options, seed: int, players: Sequence[Player]) -> tuple[Table, int]:
    """The table at the end of a game, and the number of actions."""
    codec = codec_of(default_catalogue())
    dealer = ScriptedDealer(key_of(seed))
    table = deal(options, codec, dealer)
    start(table)
    for seat, player in enumerate(players):
        player.begin(seat, options)
    moves = Moves()
    actions = 0
    while table.phase != OVER:
        legal(table, moves)
        move = moves.get(0)
        if table.round > LAST_ROUND:
            move = codec.move(default_action([codec.action(moves.get(i)) for i in range(moves.count)]))
        elif moves.count > 1:
            move = players[table.seat].choose(table, moves, codec, options)
        play(table, move, dealer.chance(table, move))
        actions += 1
    return table, actions

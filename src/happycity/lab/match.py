"""One game between bots, with an account of each seat."""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, cast

from happycity.bots.api import TableBot, default_action
from happycity.bots.programs.faults import BotFault, SafeBot
from happycity.bots.programs.program import ProgramBot
from happycity.cards import default_catalogue
from happycity.errors import BadOptions, IllegalAction
from happycity.game.codec import Codec
from happycity.game.dealer import ScriptedDealer, deal
from happycity.game.lazy_view import LazyView
from happycity.game.seeds import derive_key
from happycity.game.state import build_result, build_view
from happycity.rules.codes import OVER
from happycity.rules.engine import play
from happycity.rules.legal import legal
from happycity.rules.moves import Moves
from happycity.rules.turn import start
from happycity.schema.validate import abbreviate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.bots.api import Bot
    from happycity.cards import Catalogue
    from happycity.game.options import Options
    from happycity.rules.table import Table
    from happycity.schema.game import View

MAX_ROUNDS: Final = 200
"""Bots that never buy would never end a game. After this round default actions end it."""


class Player:
    """A bot in its seat: its decisions, thinking time and faults."""

    def __init__(self, bot: Bot, name: str, *, trusted: bool = False) -> None:
        self.name = name
        self.trusted = trusted
        """Plays in this process: gets a view that is built when it is read, and its errors are not caught."""
        self.bot = bot
        self.table_bot = bot if isinstance(bot, TableBot) else None
        self.safe_bot = SafeBot(bot, name)
        self.moves = 0
        self.elapsed_ns = 0

    def start(self, seat: int, options: Options) -> None:
        """Start a program before its clock runs. If it cannot start, its first decision will be a fault."""
        if isinstance(self.bot, ProgramBot):
            with contextlib.suppress(BotFault, BadOptions):
                self.bot.ensure_started(seat, options.to_json())

    def choose(self, table: Table, moves: Moves, codec: Codec, options: Options) -> int:
        """Let the bot decide. A built-in bot gets the table itself, any other bot a view."""
        self.moves += 1
        began = time.perf_counter_ns()
        if self.table_bot is not None:
            move = self.table_bot.table_move(table)
            self.elapsed_ns += time.perf_counter_ns() - began
            if all(moves.get(i) != move for i in range(moves.count)):
                # A bug of ours, so it stops the match instead of counting as a fault.
                raise IllegalAction("bot-illegal", bot=self.name, answer=codec.decode(move))
            return move
        actions: list[str] = [codec.decode(moves.get(i)) for i in range(moves.count)]
        if self.trusted:
            return self._ask(LazyView(table, codec, options), actions, codec)
        seat_view = build_view(table, codec, options, table.seat)
        began = time.perf_counter_ns()
        action = self.safe_bot.decide(seat_view, actions)
        self.elapsed_ns += time.perf_counter_ns() - began
        return codec.encode(action)

    def _ask(self, view: LazyView, actions: list[str], codec: Codec) -> int:
        """Ask a trusted bot. An action that is not legal stops the match, since its author wants to know."""
        began = time.perf_counter_ns()
        action = self.bot.decide(cast("View", view), actions)
        self.elapsed_ns += time.perf_counter_ns() - began
        if action not in actions:
            raise IllegalAction("bot-illegal", bot=self.name, answer=abbreviate(action))
        return codec.encode(action)


class Observer(Protocol):
    """Keeps what it needs of a game while it is played."""

    def add_decision(self, table: Table, codec: Codec, moves: Moves, move: int, place: int) -> None:
        """See a decision, before it is played."""

    def finish(self, table: Table, codec: Codec, winners: Sequence[int]) -> None:
        """See the end of the game."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The result of one game."""

    points: tuple[int, ...]
    coins: tuple[int, ...]
    rounds: int
    actions: int


def play_game(
    options: Options,
    seed: int,
    players: Sequence[Player],
    catalogue: Catalogue | None = None,
    observer: Observer | None = None,
) -> FinishedGame:
    """Play one game. The seed decides the deal alone, so other players can get the same deal.

    A decision with one legal action is played without asking. Programs end with the game, however it ends.
    """
    try:
        codec = Codec.of(catalogue or default_catalogue())
        table, actions = play_to_end(options, seed, players, codec, observer)
        outcome = build_result(table)
        assert outcome is not None
        if observer is not None:
            observer.finish(table, codec, outcome["winners"])
        for player in players:
            if isinstance(player.bot, ProgramBot):
                player.bot.send_result(outcome)
    finally:
        for player in players:
            if isinstance(player.bot, ProgramBot):
                player.bot.close()
    return FinishedGame(tuple(outcome["points"]), tuple(outcome["coins"]), int(table.round), actions)


def play_to_end(
    options: Options, seed: int, players: Sequence[Player], codec: Codec, observer: Observer | None
) -> tuple[Table, int]:
    """Play a game; return the table at its end and the number of actions."""
    dealer = ScriptedDealer(derive_key(seed))
    table = deal(options, codec, dealer)
    start(table)
    for seat, player in enumerate(players):
        player.start(seat, options)
    moves = Moves()
    actions = 0
    while table.phase != OVER:
        legal(table, moves)
        move = moves.get(0)
        if table.round > MAX_ROUNDS:
            move = codec.encode(default_action([codec.decode(moves.get(i)) for i in range(moves.count)]))
        elif moves.count > 1:
            move = players[table.seat].choose(table, moves, codec, options)
        place = dealer.chance(table, move)
        if observer is not None:
            observer.add_decision(table, codec, moves, move, place)
        play(table, move, place)
        actions += 1
    return table, actions

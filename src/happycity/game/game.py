"""`Game`: one game, with its rules, its chance and its history.

>>> from happycity import Game, Options
>>> game = Game(Options(players=2), seed=1)
>>> game.phase, game.legal()
('draw', ['draw 1', 'draw 2', 'draw 3'])
>>> [event["event"] for event in game.play("draw 1")]
['drawn']

A game is a mutable value: it can be copied, pickled and compared. Two games are equal if their tables show and
remember the same; hidden order, seed and history do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from happycity.cards import Catalogue, default_catalogue
from happycity.errors import BadNotation, BadRecord, EffectFailed, IllegalAction
from happycity.game import records
from happycity.game.actions import Action
from happycity.game.chance import Chance, chances_of
from happycity.game.codec import Codec
from happycity.game.dealer import BOX, ScriptedDealer, deal, draw_move, position_stream
from happycity.game.events import LogEntry, build_events, revealed_cards
from happycity.game.explain import (
    Progress,
    Reason,
    check_seat,
    coins_of,
    looks_at,
    price_of,
    progress,
    why_not,
)
from happycity.game.notation import parse_notation, write_notation
from happycity.game.options import Options, validate_options, validate_rules
from happycity.game.positions import load_position
from happycity.game.scoring import ScoreSheet, score_sheet
from happycity.game.seeds import Seed, derive_key, fresh_seed, validate_seed
from happycity.game.show import show_table
from happycity.game.state import PHASE_NAMES, build_result, build_state, build_view, count_unseen
from happycity.rules.codes import NOTHING, OVER
from happycity.rules.engine import play_logged
from happycity.rules.legal import is_legal, legal_moves
from happycity.rules.table import Log, Table
from happycity.rules.turn import start
from happycity.schema.validate import abbreviate, whole_number
from happycity.version import RULES_VERSION

if TYPE_CHECKING:
    from happycity.schema import game as schema
    from happycity.schema.game import Event

DEFAULT = Options()
KEY_DIGITS = 32
"""128 bits: no two positions that anybody meets share a key."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: points and coins by seat, and the seats that win (several share a win, R-E4)."""

    points: tuple[int, ...]
    coins: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Origin:
    """The beginning of a game, for records and undo. It never changes."""

    seed: Seed
    setup: schema.Setup | None
    loaded: bool
    """Did it begin from a position?"""
    table: Table
    dealer: ScriptedDealer
    events: tuple[Event, ...]


class Game:
    """One game, from its first decision to its end. Every method that refuses leaves the game as it was.

    The seed decides all chance; without one it is unguessable. `setup` fixes what chance would decide (interface:
    Records), `catalogue` brings other cards, and `rules` is the version of the rules to play by.

    >>> Game(Options(players=3, mode="expert"), seed=7)
    <Game: 3 players, expert, round 1, market, seat 2>
    """

    __slots__ = ("_actions", "_codec", "_dealer", "_draws", "_log", "_origin", "_table", "options")

    def __init__(
        self,
        options: Options = DEFAULT,
        *,
        seed: Seed | None = None,
        setup: schema.Setup | None = None,
        catalogue: Catalogue | None = None,
        rules: int = RULES_VERSION,
    ) -> None:
        validate_options(options)
        codec = Codec.of(catalogue or default_catalogue())
        seed = fresh_seed() if seed is None else validate_seed(seed)
        dealer = ScriptedDealer(derive_key(seed))
        table = deal(options, codec, dealer, setup)
        table.rules = validate_rules(rules)
        table.log = Log()
        start(table)
        events = build_events(table, codec, table.log.events)
        self._begin(options, codec, Origin(seed, deepcopy(setup), False, table, dealer, tuple(events)))

    @classmethod
    def from_position(
        cls,
        position: Mapping[str, object],
        *,
        seed: Seed | None = None,
        catalogue: Catalogue | None = None,
        rules: int = RULES_VERSION,
    ) -> Game:
        """Continue from a position: a state, or a state with `setup` (interface: Positions).

        >>> city = {"coins": 6, "cards": ["happy-market"]}
        >>> game = Game.from_position({"options": {}, "phase": "buy", "turn": 0, "cities": [city, city]})
        >>> game.legal()
        ['buy house', 'buy apartment-building', 'buy luxury-residence', 'coin']
        """
        codec = Codec.of(catalogue or default_catalogue())
        seed = fresh_seed() if seed is None else validate_seed(seed)
        key = derive_key(seed)
        options, table, scripts = load_position(position, codec, position_stream(key))
        table.rules = validate_rules(rules)
        game = cls.__new__(cls)
        game._begin(options, codec, Origin(seed, None, True, table, ScriptedDealer(key, scripts), ()))
        return game

    @classmethod
    def from_notation(
        cls, line: str, *, seed: Seed | None = None, catalogue: Catalogue | None = None
    ) -> Game:
        """Continue from a position in one line, as `notation` writes it. Raises BadPosition or BadOptions.

        >>> game = Game(seed=1)
        >>> Game.from_notation(game.notation()) == game
        True
        """
        rules, position = parse_notation(line, catalogue or default_catalogue())
        return cls.from_position(position, seed=seed, catalogue=catalogue, rules=rules)

    @classmethod
    def from_record(
        cls, record: Mapping[str, object], *, upto: int | None = None, trust: bool = False
    ) -> Game:
        """Replay a saved game, or only its first `upto` actions (interface: Records).

        With `trust`, a pack in it may run its own Python file; without, such a record is refused.

        >>> game = Game(seed=1)
        >>> events = game.play("draw 2")
        >>> Game.from_record(game.record()) == game
        True
        """
        saved = records.parse_record(record, upto, trust=trust)
        game = cls._from_start(saved)
        game._origin.dealer.prepend(records.deck_scripts(saved.draws, game._codec))
        game._rewind()
        for number, action in enumerate(saved.actions):
            drawn = len(game._draws)
            try:
                game.play(action)
            except IllegalAction as illegal:
                arguments = {"number": number + 1, "action": action, "reason": str(illegal)}
                raise BadRecord("record-illegal", **arguments) from illegal
            records.validate_draws(saved, game._draws, drawn)
        return game

    @classmethod
    def _from_start(cls, saved: records.Saved) -> Game:
        """The game of a record before its first action."""
        if saved.position is not None:
            game = cls.from_position(
                saved.position, seed=saved.seed, catalogue=saved.catalogue, rules=saved.rules
            )
            records.validate_options(saved, game.options)
            return game
        return cls(
            saved.options, seed=saved.seed, setup=saved.setup, catalogue=saved.catalogue, rules=saved.rules
        )

    def _begin(self, options: Options, codec: Codec, origin: Origin) -> None:
        self.options = options
        self._codec = codec
        self._origin = origin
        self._rewind()

    def _rewind(self) -> None:
        """Go back to the start; the dealer's streams go back with the table."""
        self._table = self._origin.table.copy()
        self._dealer = self._origin.dealer.copy()
        self._log: list[LogEntry] = []
        self._actions: list[Action] = []
        self._draws: list[str] = []

    # What everybody sees

    @property
    def catalogue(self) -> Catalogue:
        """The cards of this game."""
        return self._codec.catalogue

    @property
    def seed(self) -> Seed:
        """The source of all chance in this game. Keep it from players."""
        return self._origin.seed

    @property
    def rules(self) -> int:
        """The version of the rules that this game is played by."""
        return int(self._table.rules)

    @property
    def phase(self) -> schema.Phase:
        """What is to be decided now; "over" at the end."""
        return PHASE_NAMES[self._table.phase]

    @property
    def round(self) -> int:
        """The round, counted from 1."""
        return int(self._table.round)

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return int(self._table.turn)

    @property
    def seat(self) -> int:
        """Who must decide now."""
        return int(self._table.seat)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self._table.phase == OVER)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions so far."""
        return tuple(self._actions)

    @property
    def draws(self) -> tuple[str, ...]:
        """Every card that chance has revealed, in order."""
        return tuple(self._draws)

    @property
    def events(self) -> list[Event]:
        """All events so far."""
        first = [event.copy() for event in self._origin.events]
        return first + build_events(self._table, self._codec, self._log)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None before."""
        final = build_result(self._table)
        if final is None:
            return None
        return Outcome(tuple(final["points"]), tuple(final["coins"]), tuple(final["winners"]))

    def state(self) -> schema.State:
        """The table as JSON (interface: State).

        >>> Game(seed=1).state()["cities"][0]["coins"]
        3
        """
        return build_state(self._table, self._codec, self.options)

    def view(self, seat: int) -> schema.View:
        """What a bot in this seat may know: the state, what each deck still hides, and its own seat as `you`.

        >>> Game(seed=1).view(1)["you"]
        1
        """
        number = check_seat(seat, self.options.players)
        return build_view(self._table, self._codec, self.options, number)

    def unseen(self) -> list[dict[str, int]]:
        """For each deck, how many of each card it still hides, as perfect memory knows it.

        >>> Game(seed=1).unseen()[0]["school"]
        2
        """
        return count_unseen(self._table, self._codec)

    def notation(self) -> str:
        """The position in one line: what the table shows and remembers, never what it hides.

        >>> Game(seed=1).notation().split()[:6]
        ['v2', '2,family,product,fr', '1,draw,0', '-', '-/-/-', '1,1,1']
        """
        return write_notation(self._table, self._codec, self.options)

    def key(self) -> str:
        """A stable hash of the position, the same on every machine; equal games have equal keys.

        >>> Game(seed=1).key() == Game(seed=1).copy(seed=2).key()
        True
        """
        return sha256("\n".join(self._identity()).encode()).hexdigest()[:KEY_DIGITS]

    def _identity(self) -> tuple[str, str]:
        """What is compared: the pack, if there is one, and the position."""
        pack = self.catalogue.pack
        return (pack.sha256 if pack else "", self.notation())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # a game changes; its key() may serve instead

    def __repr__(self) -> str:
        """Where the game stands.

        >>> Game(Options(players=3), seed=1)
        <Game: 3 players, family, round 1, draw, seat 0>
        """
        grozilla = " with grozilla" if self.options.grozilla else ""
        return (
            f"<Game: {self.options.players} players, {self.options.mode}{grozilla}, round {self.round}, "
            f"{self.phase}, seat {self.seat}>"
        )

    def __str__(self) -> str:
        """The table as text, in the words of the interface."""
        return show_table(self.state())

    # Playing

    def legal(self) -> list[Action]:
        """All actions that may be played now; none when the game is over.

        >>> Game(seed=1).legal()
        ['draw 1', 'draw 2', 'draw 3']
        """
        return list(map(self._codec.decode, legal_moves(self._table)))

    def play(self, action: str, *, reveals: str | None = None) -> list[Event]:
        """Play an action and return its events. Raises IllegalAction.

        `reveals` chooses the card that an action with chance shows, one of `chances(action)`.

        >>> Game(seed=1).play("draw 2", reveals="museum")
        [{'event': 'drawn', 'seat': 0, 'card': 'museum', 'deck': 2}]
        """
        move = self._legal_move(action)
        table = self._table
        before = (table.copy(), self._dealer.copy()) if self._codec.facts.custom else None
        if reveals is not None:
            card = self._codec.numbers.get(str(reveals), NOTHING)
            if not self._dealer.fix_next(table, move, card):
                raise IllegalAction("cannot-reveal", action=action, card=abbreviate(reveals))
        place = self._dealer.chance(table, move)
        try:
            log = play_logged(table, move, place)
        except EffectFailed:
            assert before is not None, "only effects of a pack's own Python file fail"
            self._table, self._dealer = before
            raise
        self._log += log
        self._actions.append(self._codec.decode(move))
        if place != NOTHING:
            self._draws += revealed_cards(self._codec, log)
        return build_events(table, self._codec, log) if log else []

    def _legal_move(self, action: str) -> int:
        try:
            move = self._codec.encode(action)
        except BadNotation as unknown:
            raise IllegalAction(unknown.code, **unknown.arguments) from None
        if is_legal(self._table, move):
            return move
        reason = why_not(self._table, self._codec, self._codec.parse(action))
        raise IllegalAction(reason.code, **reason.arguments)

    def undo(self, to: int | None = None) -> None:
        """Go back to the first `to` actions, or one action back. A repeated draw shows the same card again.

        >>> game = Game(seed=1)
        >>> first = game.play("draw 1")
        >>> game.undo()
        >>> game.play("draw 1") == first
        True
        """
        target = len(self._actions) - 1 if to is None else whole_number(to)
        if target is None or not 0 <= target <= len(self._actions):
            raise IllegalAction("nothing-to-undo", value=abbreviate(to), most=len(self._actions))
        actions, draws = self._actions[:target], self._draws
        self._rewind()
        self._dealer.prepend(
            records.deck_scripts(draws, self._codec)
        )  # some may have been chosen by `reveals`
        for action in actions:
            self.play(action)

    def copy(self, *, seed: Seed | None = None) -> Game:
        """An independent game in the same state that will be dealt the same cards.

        With a seed it is dealt others: a fresh determinisation of what is unseen. Its history begins here.

        >>> game = Game(seed=1)
        >>> twin, other = game.copy(), game.copy(seed=2)
        >>> game.play("draw 1") == twin.play("draw 1"), game.draws == other.draws
        (True, False)
        """
        if seed is not None:
            return self._reshuffled(seed)
        other = Game.__new__(Game)
        other.options = self.options
        other._codec = self._codec
        other._origin = self._origin
        other._table = self._table.copy()
        other._dealer = self._dealer.copy()
        other._log = self._log.copy()
        other._actions = self._actions.copy()
        other._draws = self._draws.copy()
        return other

    def _reshuffled(self, seed: Seed) -> Game:
        """A new game from this position with a dealer of its own."""
        seed = validate_seed(seed)
        dealer = ScriptedDealer(derive_key(seed))
        other = Game.__new__(Game)
        other._begin(self.options, self._codec, Origin(seed, None, True, self._table.copy(), dealer, ()))
        return other

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[schema.Record], Game], tuple[schema.Record]]:
        """Pickle the record: it replays to the same game, which will be dealt the same cards."""
        return _unpickle, (self.record(),)

    # Saving

    def position(self) -> schema.FullPosition:
        """The state and what it hides. Keep it from players.

        A game loaded from it continues like this one until a discard pile becomes a deck (R-B5): it shuffles again.

        >>> sorted(Game(seed=1).position()["setup"])
        ['box', 'decks', 'discards']
        """
        table, ids = self._table, self._codec.ids
        orders = [self._dealer.peek_order(table, draw_move(deck)) for deck in range(len(table.piles))]
        box = self._dealer.peek_order(table, draw_move(BOX))
        setup: schema.FullSetup = {
            "decks": [[ids[card] for card in order] for order in orders],
            "discards": [[ids[pile.thrown(i)] for i in range(pile.discarded)] for pile in table.piles],
            "box": [ids[card] for card in box],
        }
        return {**self.state(), "setup": setup}

    def _first_position(self) -> schema.FullPosition:
        first = self.copy()
        first._rewind()
        return first.position()

    def record(self, players: Sequence[str] | None = None) -> schema.Record:
        """The game as JSON that replays to the same game on every machine (interface: Records).

        >>> game = Game(seed=1)
        >>> events = game.play("draw 1")
        >>> game.record(["Ana", "Ben"])["actions"]
        ['draw 1']
        """
        origin = self._origin
        offered = [self._codec.ids[origin.table.specials[i]] for i in range(origin.table.offered)]
        # Even special buildings that the seed drew are recorded: later versions may draw others from it.
        setup: schema.Setup = {**deepcopy(origin.setup or {}), "specials": offered}
        return records.build_record(
            rules=self.rules,
            options=self.options,
            seed=origin.seed,
            setup=None if origin.loaded else setup,
            position=self._first_position() if origin.loaded else None,
            catalogue=self.catalogue,
            players=players,
            actions=self._actions,
            draws=self._draws,
            result=build_result(self._table),
        )

    # Explaining

    def chances(self, action: str) -> list[Chance]:
        """The cards that an action may reveal, with exact probabilities; empty for an action without chance.

        >>> Game(seed=1).chances("draw 1")[0]
        Chance(card='haunted-house', probability=Fraction(1, 14))
        """
        return chances_of(self._table, self._codec, self._legal_move(action))

    def why_not(self, action: str) -> Reason | None:
        """Why an action is not legal now; None if it is legal.

        >>> Game(seed=1).why_not("coin")
        Reason(code='wrong-phase', arguments={'action': 'coin', 'phase': 'draw'})
        """
        try:
            self._legal_move(action)
        except IllegalAction as illegal:
            return Reason(illegal.code, illegal.arguments)
        return None

    def price(self, card: str, seat: int | None = None) -> int:
        """What a building or dwelling costs a seat now (default: whoever decides), before tokens (R-X10 to R-X12).

        >>> Game(seed=1).price("museum")
        4
        """
        return price_of(self._table, self._codec, card, self.seat if seat is None else seat)

    def coins_of(self, action: str) -> int:
        """The coins that an action of step 3 brings whoever decides, below 0 if it costs some (R-B6, R-G7, R-X25).

        >>> game = Game(seed=1)
        >>> game.coins_of("coin"), game.coins_of("buy house")
        (1, -1)
        """
        return coins_of(self._table, self._codec, self._codec.parse(action))

    def looks_at(self, seat: int) -> list[int]:
        """The slots that a city's special building looks at because of where they are (R-X16, R-X27, R-X30, R-X31).

        >>> Game(seed=1).looks_at(0)
        []
        """
        return looks_at(self._table, seat)

    def progress(self, special: str, seat: int | None = None) -> Progress:
        """How far a city is from a special building: what each colour needs and has, and what is missing.

        >>> Game(seed=1).progress("labyrinth").missing
        {'blue': 1, 'purple': 1, 'green': 1}
        """
        return progress(self._table, self._codec, special, self.seat if seat is None else seat)

    def score_sheet(self, seat: int) -> ScoreSheet:
        """Where each point of a city comes from.

        >>> sheet = Game(seed=1).score_sheet(0)
        >>> sheet.income, sheet.points
        (1, 0)
        """
        return score_sheet(self._table, self._codec, seat)


def _unpickle(record: schema.Record) -> Game:
    """Read a pickled game. Whoever reads a pickle trusts it already: it can run any code."""
    return Game.from_record(record, trust=True)

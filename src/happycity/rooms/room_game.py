"""The game on a room's table: built from the log, played action by action, taken back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypedDict

from happycity.game.fair_shuffle import seed_of
from happycity.game.game import Game
from happycity.version import RECORD_VERSION

if TYPE_CHECKING:
    from collections.abc import Mapping

    from happycity.schema.game import Event, Options, Pack, Position, Setup
    from happycity.schema.room import PackName, RoomRecord, SharedDeal
    from happycity.schema.room_events import ActionPlayed, GameOver, GameStarted

DecidedBy = Literal["human", "bot", "clock"]


class DealBase(TypedDict, total=False):
    """What a game starts from, if not from a plain deal: a lesson's setup, the beginning of a branch, a shared deal."""

    setup: Setup | None
    position: Position | None
    actions: list[str]
    draws: list[str]
    seed: str
    """Of a shared deal; it does not follow from the room's secret."""
    simulations: dict[str, int]
    """By level: what a bot thinks about each decision of a shared deal. The clock would give everybody another bot."""
    shared: SharedDeal
    pack: Pack
    """The custom pack whose cards are on the table."""


class PlayedAction(TypedDict):
    """What the log keeps of an action that was tried."""

    seat: int
    action: str
    events: list[Event]
    draws: list[str]


@dataclass(frozen=True, slots=True)
class Deal:
    """What only the server knows of a game: the secret of its shuffle, and what it starts from."""

    secret: str
    base: DealBase | None = None

    @property
    def is_whole(self) -> bool:
        """Does the game begin with its first turn? A branch begins in the middle of another game."""
        base = self.base or {}
        return base.get("position") is None and not base.get("actions")

    @property
    def is_plain(self) -> bool:
        """Does it follow from the seed alone? A custom pack changes the cards, not the deal."""
        return {*(self.base or {})} <= {"pack"}

    @property
    def pack(self) -> PackName | None:
        """The custom pack, if there is one."""
        pack = (self.base or {}).get("pack")
        return None if pack is None else {"name": pack["name"], "sha256": pack["sha256"]}

    @property
    def shared(self) -> SharedDeal | None:
        """Which deal of several people this is."""
        return (self.base or {}).get("shared")

    @property
    def is_counted(self) -> bool:
        """Is it somebody's one try at a shared deal? Then nobody helps, and nobody takes a bot's place."""
        return self.shared is not None and self.shared["counted"]

    def bot_name(self, level: str) -> str:
        """The bot that thinks at a level, with a budget of simulations where the deal is shared."""
        return with_budget(level, (self.base or {}).get("simulations", {}))


def with_budget(level: str, simulations: Mapping[str, int]) -> str:
    """A level with its budget.

    >>> with_budget("easy", {"easy": 30}), with_budget("greedy", {"easy": 30})
    ('easy:30', 'greedy')
    """
    return f"{level}:{simulations[level]}" if level in simulations else level


def decision_seed(actions: int, seat: int) -> int:
    """The seed of a bot's choice. It follows from public facts, so a choice reveals nothing hidden."""
    return 1000 * actions + seat


@dataclass(frozen=True, slots=True)
class Step:
    """One action as undo sees it: who decided, in which turn, and whether chance revealed something."""

    seat: int
    turn: tuple[int, int]
    revealed: int
    by: DecidedBy
    since: int
    """When the decision began, for the clock."""


@dataclass(frozen=True, slots=True)
class FreeUndo:
    """An undo that needs nobody's consent: by `seat`, down to `kept` actions."""

    seat: int
    kept: int


@dataclass(slots=True)
class RoomGame:
    """A running game."""

    deal: Deal
    options: Options
    started: GameStarted
    """The event that started it."""
    steps: list[Step] = field(default_factory=list)
    game: Game = field(init=False)
    first: int = field(init=False)
    """The number of actions that were played before this room took the game over."""

    def __post_init__(self) -> None:
        base = self.deal.base or {}
        self.game = self._rebuild(base.get("actions", []), base.get("draws", []))
        self.first = len(self.game.actions)

    def _rebuild(self, actions: list[str], draws: list[str]) -> Game:
        """Replay actions. The log's draws overrule the dealer, so that no later version deals differently."""
        return Game.from_record(self._record(actions, draws, private=True))

    @property
    def seed(self) -> str:
        """The seed of the deal."""
        shared = (self.deal.base or {}).get("seed")
        if shared is not None:
            return shared
        return seed_of(self.started["fair"], self.deal.secret, self.started["nonces"])

    def _record(self, actions: list[str], draws: list[str], *, private: bool) -> RoomRecord:
        """Make a record. What is secret before the end is in it only if it is `private`."""
        base = self.deal.base or {}
        specials: Setup = {"specials": self.started["setup"]["specials"]} if self.started["setup"] else {}
        record: RoomRecord = {
            "happycity": RECORD_VERSION,
            "rules": self.started["rules"],
            "options": self.options,
            "players": self.started["players"],
            "actions": actions,
            "draws": draws,
        }
        position = base.get("position")
        if position is not None:
            record["position"] = position if private else without_hidden(position)
        else:
            record["setup"] = {**(base.get("setup") or {}), **specials} if private else specials
        if private:
            record["seed"] = self.seed
        if "pack" in base:
            record["pack"] = base["pack"]
        return record

    def public_record(self, over: GameOver | None) -> RoomRecord:
        """The record for players: before the end without seed and hidden setup.

        A game that began from chosen cards (a branch, a lesson) was not dealt by the seed alone and has no proof.
        """
        game = self.game
        record = self._record([*map(str, game.actions)], list(game.draws), private=over is not None)
        record["result"] = game.state()["result"]
        if over is not None and self.deal.is_plain:
            record["fair"] = over["fair"]
        return record

    def bot_seed(self, seat: int) -> int:
        """The seed of a bot's choice now."""
        return decision_seed(len(self.game.actions), seat)

    def try_action(self, action: str) -> tuple[Game, PlayedAction]:
        """Play an action on a copy: the game after it, and what the log would keep. Raises IllegalAction."""
        game = self.game.copy()
        seen = len(game.draws)
        seat = game.seat
        events = game.play(action)
        return game, {
            "seat": seat,
            "action": str(game.actions[-1]),
            "events": events,
            "draws": list(game.draws[seen:]),
        }

    def apply_action(self, event: ActionPlayed, since: int = 0, after: Game | None = None) -> None:
        """Play a logged action, whose decision began at `since`.

        `after` is the game that `try_action` returned for it; with it, the action is not played a second time.
        """
        before = self.game
        turn = (before.round, before.turn)
        self.steps.append(Step(event["seat"], turn, len(event["draws"]), event["by"], since))
        seen = len(before.draws)
        if after is not None and self._is_next(after, event, seen):
            self.game = after
            return
        before.play(event["action"])
        if list(before.draws[seen:]) != event["draws"]:  # another version dealt it: the log is right
            draws = [*before.draws[:seen], *event["draws"]]
            self.game = self._rebuild([*map(str, before.actions)], draws)

    def _is_next(self, after: Game, event: ActionPlayed, seen: int) -> bool:
        """Is this the game after exactly this event?"""
        is_one_on = len(after.actions) == len(self.game.actions) + 1
        return (
            is_one_on and after.actions[-1] == event["action"] and list(after.draws[seen:]) == event["draws"]
        )

    def undo_to(self, kept: int) -> None:
        """Take actions back until `kept` remain."""
        game = self.game.copy()
        game.undo(kept)
        self.game = game
        del self.steps[kept - self.first :]

    # Undo

    def free_undo(self) -> FreeUndo | None:
        """How far the last player may go back alone: within the present turn, with nothing revealed since."""
        game = self.game
        if game.over or not self.steps:
            return None
        now, seat = (game.round, game.turn), self.steps[-1].seat
        kept = len(self.steps)
        while kept and self._is_free(self.steps[kept - 1], seat, now):
            kept -= 1
        return None if kept == len(self.steps) else FreeUndo(seat, self.first + kept)

    def _is_free(self, step: Step, seat: int, now: tuple[int, int]) -> bool:
        is_own = step.seat == seat == now[1] and step.turn == now and step.by == "human"
        return is_own and step.revealed == 0

    def since(self, kept: int) -> int:
        """When the decision after `kept` actions began."""
        return self.steps[kept - self.first].since

    def last_decision(self, seat: int) -> int | None:
        """The number of actions before the last one that this seat's human decided."""
        for kept in range(len(self.steps) - 1, -1, -1):
            if self.steps[kept].seat == seat and self.steps[kept].by != "bot":
                return self.first + kept
        return None


def without_hidden(position: Position) -> Position:
    """A position without the cards that a player cannot see."""
    public = position.copy()
    public.pop("setup", None)
    return public

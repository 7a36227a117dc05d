"""The game on a room's table: built from the log, followed action by action, taken back."""

from __future__ import annotations

from dataclasses import dataclass, field

from happycity.game.fair_shuffle import seed_of
from happycity.game.game import Game
from happycity.schema.validate import Json
from happycity.version import RECORD_VERSION, RULES_VERSION


@dataclass(frozen=True, slots=True)
class Deal:
    """What only the server knows of a game: the secret of its shuffle, and what it started from."""

    secret: str
    base: Json | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One action as undo sees it: who decided, in whose turn, and whether chance showed something."""

    seat: int
    turn: tuple[int, int]
    revealed: int
    by: str
    since: int
    """When the decision began, for the clock."""


@dataclass(slots=True)
class RoomGame:
    """A game that runs."""

    deal: Deal
    options: Json
    started: Json
    """The log's row that started it."""
    steps: list[Step] = field(default_factory=list)
    game: Game = field(init=False)
    first: int = field(init=False)
    """Actions that were played before this room took the game over."""
    pending: Game | None = None
    """The game after an action that was tried and is being written to the log."""

    def __post_init__(self) -> None:
        base = self.deal.base or {}
        self.game = self.rebuilt(base.get("actions", []), base.get("draws", []))
        self.first = len(self.game.actions)

    def rebuilt(self, actions: list[str], draws: list[str]) -> Game:
        """The game after these actions; the log's draws overrule the dealer, so that no later version deals anew."""
        return Game.from_record(self.record(actions, draws, private=True))

    @property
    def seed(self) -> str:
        """What the cards are dealt from."""
        return seed_of(self.started["fair"], self.deal.secret, self.started["nonces"])

    def record(self, actions: list[str], draws: list[str], *, private: bool) -> Json:
        """A record; what is secret before the end only where it is `private`."""
        base = self.deal.base or {}
        shown = {"specials": self.started["setup"]["specials"]} if self.started["setup"] else {}
        words: Json = {
            "happycity": RECORD_VERSION,
            "rules": self.started.get("rules", RULES_VERSION),
            "options": self.options,
            "players": self.started["players"],
            "actions": actions,
            "draws": draws,
        }
        if base.get("position") is not None:
            words["position"] = base["position"] if private else without_hidden(base["position"])
        else:
            words["setup"] = {**(base.get("setup") or {}), **shown} if private else shown
        if private:
            words["seed"] = self.seed
        return words

    def public_record(self, over: Json | None) -> Json:
        """The record for players: before the end without seed and hidden setup.

        What began from cards that were chosen (a branch, a lesson) was not dealt by the seed alone: it has no proof.
        """
        game = self.game
        words = self.record([*map(str, game.actions)], list(game.draws), private=over is not None)
        words["result"] = game.state()["result"]
        if over is not None and not self.deal.base:
            words["fair"] = over["fair"]
        return words

    def try_action(self, action: str) -> tuple[Game, Json]:
        """The game after an action and what would be logged; this game stays as it is. Raises IllegalAction."""
        game = self.game.copy()
        seen = len(game.draws)
        seat = game.seat
        events = game.play(action)
        self.pending = game
        return game, {
            "seat": seat,
            "action": str(game.actions[-1]),
            "events": events,
            "draws": list(game.draws[seen:]),
        }

    def apply_action(self, words: Json, since: int = 0) -> None:
        """Let a logged action happen; its decision began at `since`."""
        before, tried, self.pending = self.game, self.pending, None
        turn = (before.round, before.turn)
        self.steps.append(Step(words["seat"], turn, len(words["draws"]), words["by"], since))
        seen = len(before.draws)
        if tried is not None and self._became(tried, words, seen):
            self.game = tried
            return
        before.play(words["action"])
        if list(before.draws[seen:]) != words["draws"]:  # dealt by another version: the log is right
            actions, draws = list(before.actions), [*before.draws[:seen], *words["draws"]]
            self.game = self.rebuilt([*map(str, actions)], draws)

    def _became(self, tried: Game, words: Json, seen: int) -> bool:
        """Is the game that was tried the one that the log tells?"""
        one_on = len(tried.actions) == len(self.game.actions) + 1
        return one_on and tried.actions[-1] == words["action"] and list(tried.draws[seen:]) == words["draws"]

    def undo_to(self, kept: int) -> None:
        """Take actions back."""
        game = self.game.copy()
        game.undo(kept)
        self.game = game
        del self.steps[kept - self.first :]

    # Undo

    def free_undo(self) -> tuple[int, int] | None:
        """(seat, actions that remain) for an undo that needs nobody's leave: in one's own turn, nothing shown since."""
        game = self.game
        if game.over or not self.steps:
            return None
        now, seat = (game.round, game.turn), self.steps[-1].seat
        kept = len(self.steps)
        while kept and self._free(self.steps[kept - 1], seat, now):
            kept -= 1
        return None if kept == len(self.steps) else (seat, self.first + kept)

    def _free(self, step: Step, seat: int, now: tuple[int, int]) -> bool:
        mine = step.seat == seat == now[1] and step.turn == now and step.by == "human"
        return mine and step.revealed == 0

    def since(self, kept: int) -> int:
        """When the decision began that comes after so many actions."""
        return self.steps[kept - self.first].since

    def last_decision(self, seat: int) -> int | None:
        """The number of actions before the last one that this seat's human decided."""
        for kept in range(len(self.steps) - 1, -1, -1):
            if self.steps[kept].seat == seat and self.steps[kept].by != "bot":
                return self.first + kept
        return None


def without_hidden(position: Json) -> Json:
    """A position as a player sees it."""
    return {name: value for name, value in position.items() if name != "setup"}

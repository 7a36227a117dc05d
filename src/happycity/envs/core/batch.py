"""Many games at once: rows of observations and masks, written without any Python in between."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from happycity.envs.core.env_game import EnvGame
from happycity.envs.core.layout import Layout
from happycity.rules.codes import NOTHING
from happycity.rules.moves import Moves
from happycity.rules.table import Table


class Batch:
    """Games side by side. Game k of slot i has the seed `seed + i + k * size`. A finished game restarts."""

    def __init__(self, layout: Layout, blank: Table, size: i64, max_rounds: i64) -> None:
        moves = Moves()
        self.layout: Layout = layout
        self.size: i64 = size
        self.seeds: list[int] = [0] * size
        self.games: list[EnvGame] = [EnvGame(layout, blank, max_rounds, moves) for _ in range(size)]
        self.observations: vec[i32] = vec[i32]([i32(0)] * (size * layout.features))
        self.masks: vec[u8] = vec[u8]([u8(0)] * (size * layout.actions))
        self.seats: vec[i64] = vec[i64]([0] * size)
        self.rewards: vec[i32] = vec[i32]([i32(0)] * (size * layout.players))
        self.done: vec[u8] = vec[u8]([u8(0)] * size)

    def reset(self, seed: int) -> None:
        """Deal the first game of every slot."""
        for slot in range(self.size):
            game = self.games[slot]
            self.clear_mask(slot, game)
            self.seeds[slot] = seed + slot
            game.deal(seed + slot)
            self.show(slot, game)

    def illegal(self, actions: bytes) -> i64:
        """The first slot whose action is not legal, or NOTHING. An action is two bytes, the low one first."""
        masks = self.masks
        width = self.layout.actions
        for slot in range(self.size):
            if masks[slot * width + action_at(actions, slot)] == 0:
                return slot
        return NOTHING

    def step(self, actions: bytes) -> None:
        """Play a legal action in every game."""
        for slot in range(self.size):
            game = self.games[slot]
            self.clear_mask(slot, game)
            game.act(action_at(actions, slot))
            over = game.over()
            self.done[slot] = 1 if over else 0
            game.reward(self.rewards, slot * self.layout.players)
            if over:
                self.seeds[slot] = self.seeds[slot] + self.size
                game.deal(self.seeds[slot])
            self.show(slot, game)

    def clear_mask(self, slot: i64, game: EnvGame) -> None:
        """Take back the flags of the last decision."""
        masks = self.masks
        at = slot * self.layout.actions
        for i in range(game.count):
            masks[at + i64(game.choices[i])] = 0

    def show(self, slot: i64, game: EnvGame) -> None:
        """Write the row of a game for the seat that decides."""
        seat = game.table.seat
        self.seats[slot] = seat
        game.update(self.observations, slot * self.layout.features, seat)
        masks = self.masks
        at = slot * self.layout.actions
        for i in range(game.count):
            masks[at + i64(game.choices[i])] = 1


def action_at(actions: bytes, slot: i64) -> i64:
    """One action of a batch."""
    low: i64 = actions[2 * slot]
    high: i64 = actions[2 * slot + 1]
    return low + 256 * high

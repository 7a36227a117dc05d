"""What is played: which bots, which seatings, which deals. Everything follows from a plan and the number of a deal."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from happycity.bots.factory import check_ready, is_reproducible
from happycity.bots.names import BotName, parse
from happycity.errors import BadOptions
from happycity.game.options import Options

SEED_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Plan:
    """A match. `rotated` seats the bots in every order that the list goes round the table."""

    bots: tuple[str, ...]
    options: Options
    seed: int | str
    think_ms: int | None = None
    rotated: bool = True

    def __post_init__(self) -> None:
        if not 1 <= len(self.bots) <= self.options.players:
            raise BadOptions("bots-do-not-fit", bots=len(self.bots), players=self.options.players)

    @property
    def names(self) -> list[BotName]:
        """The bots' names, taken apart."""
        return [parse(bot) for bot in self.bots]

    @property
    def seatings(self) -> list[tuple[int, ...]]:
        """For each game of a deal, which bot sits in which seat."""
        found = seatings(len(self.bots), self.options.players)
        return found if self.rotated else found[:1]

    @property
    def reproducible(self) -> bool:
        """Will another run with the same seed give the same result, bit by bit?"""
        return all(is_reproducible(name, self.think_ms) for name in self.names)

    def check(self) -> None:
        """Refuse bots that cannot play before the first game begins."""
        for name in {name.text: name for name in self.names}.values():
            check_ready(name, self.options)

    def deal_seed(self, deal: int) -> int:
        """What decides the cards: the same for every seating of a deal."""
        return number(f"deal {self.seed} {deal}")

    def bot_seed(self, deal: int, seating: int, seat: int) -> int:
        """What decides a bot's own luck."""
        return number(f"bot {self.seed} {deal} {seating} {seat}")

    def to_json(self) -> dict[str, Any]:
        """The plan for another process, and for the head of a results file."""
        return {
            "bots": list(self.bots),
            "options": self.options.to_json(),
            "seed": self.seed,
            "think_ms": self.think_ms,
            "rotated": self.rotated,
        }

    @classmethod
    def from_json(cls, words: Mapping[str, Any]) -> Plan:
        """The plan again."""
        options = Options.from_json(words["options"])
        return cls(tuple(words["bots"]), options, words["seed"], words["think_ms"], words["rotated"])


def number(text: str) -> int:
    """A seed from words."""
    return int.from_bytes(hashlib.sha256(b"happycity lab " + text.encode()).digest()[:SEED_BYTES], "big")


def seatings(bots: int, seats: int) -> list[tuple[int, ...]]:
    """All ways in which a list of bots goes round the table: begun with every bot, at every seat, each way once.

    So every bot takes every seat equally often, also when there are fewer bots than seats.

    >>> seatings(2, 2)
    [(0, 1), (1, 0)]
    >>> seatings(2, 3)
    [(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)]
    """
    found: dict[tuple[int, ...], None] = {}
    for first in range(bots):
        circle = [(first + seat) % bots for seat in range(seats)]
        for turned in range(seats):
            found[tuple(circle[turned:] + circle[:turned])] = None
    return list(found)


def winners_of(points: Sequence[int], coins: Sequence[int]) -> list[int]:
    """The seats that win: most points, then most coins, then a shared win (R-E4)."""
    standings = list(zip(points, coins, strict=True))
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]

"""What to play: bots, seatings, deals. Everything follows from a plan and the number of a deal."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from happycity.bots.factory import check_ready, is_reproducible
from happycity.bots.names import BotName, parse
from happycity.cards import Catalogue, PackInfo, catalogue_from_pack, default_catalogue
from happycity.errors import BadOptions
from happycity.game.options import Options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.bots.api import BotMaker
    from happycity.lab.schema import PlanJson

SEED_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Plan:
    """A match. `rotated` seats the bots in every order in which their list goes round the table."""

    bots: tuple[str, ...]
    options: Options
    seed: int | str
    think_ms: int | None = None
    rotated: bool = True
    pack: PackInfo | None = None
    """A custom pack to play with; None for the built-in cards."""
    classes: Mapping[str, BotMaker] = field(default_factory=dict)
    """Trusted bots that play in this process, by the name they have in `bots`."""

    def __post_init__(self) -> None:
        if not 1 <= len(self.bots) <= self.options.players:
            raise BadOptions("bots-do-not-fit", bots=len(self.bots), players=self.options.players)

    @property
    def names(self) -> list[BotName]:
        """The parsed names of the bots."""
        return [BotName(bot, "class", bot) if bot in self.classes else parse(bot) for bot in self.bots]

    @property
    def catalogue(self) -> Catalogue:
        """The cards of the games."""
        if self.pack is None:
            return default_catalogue()
        # Whoever made the plan has loaded the pack, and trusted it; another process of this machine plays it.
        return catalogue_from_pack(
            self.pack.content, sha256=self.pack.sha256, file=self.pack.name, trust=True
        )

    @property
    def seatings(self) -> list[tuple[int, ...]]:
        """For each game of a deal, the bot in each seat."""
        every = seatings(len(self.bots), self.options.players)
        return every if self.rotated else every[:1]

    @property
    def reproducible(self) -> bool:
        """Does another run with the same seed give the same result, bit by bit?"""
        return all(is_reproducible(name, self.think_ms) for name in self.names)

    def check(self, cluster: str | None = None) -> None:
        """Refuse bots that cannot play, and a pack that a cluster may not run, before the first game begins."""
        if cluster is not None and self.pack is not None and self.pack.runs_python:
            raise BadOptions("python-on-cluster", pack=self.pack.name)
        for name in {name.text: name for name in self.names}.values():
            if name.kind != "class":
                check_ready(name, self.options)

    def deal_seed(self, deal: int) -> int:
        """The seed of the cards: the same for every seating of a deal."""
        return seed_from(f"deal {self.seed} {deal}")

    def bot_seed(self, deal: int, seating: int, seat: int) -> int:
        """The seed of a bot's own random choices."""
        return seed_from(f"bot {self.seed} {deal} {seating} {seat}")

    def to_json(self) -> PlanJson:
        """The plan as the header of a results file has it."""
        plan: PlanJson = {
            "bots": list(self.bots),
            "options": self.options.to_json(),
            "seed": self.seed,
            "think_ms": self.think_ms,
            "rotated": self.rotated,
        }
        return {**plan, "pack": self.pack.sha256} if self.pack else plan


def seed_from(text: str) -> int:
    """Hash a text to a seed."""
    return int.from_bytes(hashlib.sha256(b"happycity lab " + text.encode()).digest()[:SEED_BYTES], "big")


def seatings(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Every way in which a list of bots goes round the table: begun with every bot, at every seat, each way once.

    Every bot takes every seat equally often, even when there are fewer bots than seats.

    >>> seatings(2, 2)
    [(0, 1), (1, 0)]
    >>> seatings(2, 3)
    [(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)]
    """
    unique: dict[tuple[int, ...], None] = {}
    for first in range(bots):
        circle = [(first + seat) % bots for seat in range(seats)]
        for turn in range(seats):
            unique[tuple(circle[turn:] + circle[:turn])] = None
    return list(unique)


def winners_of(points: Sequence[int], coins: Sequence[int]) -> list[int]:
    """The seats that win: most points, then most coins, then a shared win (R-E4)."""
    standings = list(zip(points, coins, strict=True))
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]

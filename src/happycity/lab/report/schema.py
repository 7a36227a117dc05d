"""JSON types of the balance report (docs/lab.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

if TYPE_CHECKING:
    from happycity.lab.schema import Spread
    from happycity.schema.game import Edition, Mode, Phase, Scoring

Kind = Literal["building", "dwelling", "market", "special"]
Control = Literal["could", "shown"]
"""`could`: seats that could take the card and did not. `shown`: seats that did not take it, in games that showed it."""


class Estimate(TypedDict):
    """A number with its 95 % interval."""

    mean: float
    low: float
    high: float


class CardBalance(TypedDict):
    """What a card goes with."""

    card: str
    kind: Kind
    colours: list[str]
    cost: int
    provenance: str
    house: bool
    """Are numbers of this card made by us or by a pack, rather than printed?"""
    could: int
    """Seats that could take it at least once."""
    took: int
    taken: Estimate
    """The share of those seats that took it; of a special building, the share of the games that showed it."""
    wins: Estimate | None
    """Win rate of those who took it minus that of the control group; None if either side is too small."""
    points: Estimate | None
    """The same for final points."""
    control: Control | None
    """Whom they are compared with."""


class SeatBalance(TypedDict):
    """The share of wins of a seat."""

    seat: int
    wins: Estimate


class RoundBalance(TypedDict):
    """The turns of a round, averaged."""

    round: int
    games: int
    """Games that got so far."""
    coins: float
    """Coins in hand when it is time to buy."""
    unspent: float
    """The share of turns in which a coin was taken and nothing bought."""
    legal: float
    """Legal actions of a decision."""


class PhaseBalance(TypedDict):
    """The decisions of a phase."""

    phase: Phase
    decisions: float
    """A game."""
    legal: float
    """Legal actions of a decision."""


class TableBalance(TypedDict):
    """The games of one number of players."""

    players: int
    games: int
    seats: list[SeatBalance]
    rounds: Spread
    lengths: dict[str, int]
    """Games by their number of rounds."""
    actions: Spread
    points: Spread
    coins_left: Spread
    by_round: list[RoundBalance]
    by_phase: list[PhaseBalance]


class Balance(TypedDict):
    """The result of `happycity balance`."""

    happycity: str
    rules: int
    mode: Mode
    grozilla: bool
    scoring: Scoring
    edition: Edition
    bots: list[str]
    seed: int | str
    think_ms: int | None
    pack: str | None
    games: int
    seconds: float
    reproducible: bool
    faults: int
    """Decisions that a bot did not make, so that a default action was played."""
    cards: list[CardBalance]
    """Buildings, dwellings, Happy Markets and special buildings that were in play."""
    tables: list[TableBalance]

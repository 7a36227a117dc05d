"""JSON types of the laboratory: plans, results files, summaries."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

if TYPE_CHECKING:
    from happycity.lab.data import Data
    from happycity.schema.game import Options

FaultSummary = dict[str, int | str]
"""A bot's faults by code, and under `first` the sentence of the first one."""


class PlanJson(TypedDict):
    """A `Plan`, for the header of a results file."""

    bots: list[str]
    options: Options
    seed: int | str
    think_ms: int | None
    rotated: bool
    pack: NotRequired[str]
    """The hash of a custom pack."""


class ResultsHeader(PlanJson):
    """The first line of a results file: the plan, the rules version, and a hash of each bot's Python file."""

    happycity: str
    form: int
    rules: int
    code: list[str | None]


class DealRow(TypedDict):
    """One deal played in every seating, a line of a results file."""

    deal: int
    points: list[list[int]]
    """By game and seat."""
    coins: list[list[int]]
    rounds: list[int]
    """By game."""
    actions: list[int]
    moves: NotRequired[list[int]]
    """Decisions by bot."""
    ms: NotRequired[list[float]]
    """Thinking time by bot."""
    faults: NotRequired[dict[str, dict[str, int]]]
    """By bot and code."""
    first: NotRequired[dict[str, str]]
    """The sentence of a bot's first fault."""
    data: NotRequired[Data]
    """Every decision, if it was asked for; never in a results file."""


class Spread(TypedDict):
    """Mean and standard deviation of a sample."""

    mean: float
    sd: float


class Rating(TypedDict):
    """An openskill rating."""

    mu: float
    sigma: float


class SeatSummary(TypedDict):
    """One seat of a simulation."""

    bot: str
    wins: float
    points: Spread
    faults: NotRequired[FaultSummary]


class SimulationResult(TypedDict):
    """The result of `happycity simulate` (interface: simulate)."""

    games: int
    actions: int
    seconds: float
    reproducible: bool
    rounds: Spread
    points: Spread
    seats: list[SeatSummary]


class BotSummary(TypedDict):
    """One bot of a tournament."""

    bot: str
    games: int
    wins: float
    win_rate: float
    interval: list[float]
    points: Spread
    ms_per_move: float
    rating: NotRequired[Rating | None]
    """None without openskill (extra `lab`)."""
    faults: NotRequired[FaultSummary]


class TournamentResult(TypedDict):
    """The result of `happycity tournament` (interface: tournament)."""

    games: int
    players: int
    seconds: float
    reproducible: bool
    options: Options
    seed: int | str
    think_ms: int | None
    deals: int
    seatings: list[list[int]]
    bots: list[BotSummary]

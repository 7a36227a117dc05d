"""What a balance report keeps of a game: who could take which card, who took it, and how the game went."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from happycity.lab.deals import seat_player
from happycity.lab.match import play_game
from happycity.lab.statistics import WIN_PARTS, Sums
from happycity.rules import codes
from happycity.rules.codes import NOTHING
from happycity.rules.count import Count
from happycity.rules.moves import argument_of, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from happycity.game.codec import Codec
    from happycity.lab.plan import Plan
    from happycity.rules.moves import Moves
    from happycity.rules.table import Table

Series = dict[tuple[str, int], Sums]
"""Sums of a measure: by round, by phase, or under 0 for the whole game."""
TAKING: Final = frozenset({codes.MARKET, codes.BUY, codes.CLAIM})
"""Phases in which a city gets a card."""


@dataclass(slots=True)
class SeatFacts:
    """One seat of one game. Sets of cards are integers with a bit for each card number."""

    seat: int
    bot: int
    could: int = 0
    """Cards that it could take, now or then."""
    took: int = 0
    shown: int = 0
    """Special buildings that the game began with."""
    win_parts: int = 0
    points: int = 0


@dataclass(slots=True)
class DealFacts:
    """One deal in all its seatings."""

    deal: int
    seats: list[SeatFacts] = field(default_factory=list)
    series: Series = field(default_factory=lambda: defaultdict(Sums))
    rounds: Counter[int] = field(default_factory=Counter)
    """Games by their number of rounds."""
    faults: int = 0


class Ledger:
    """Observes one game."""

    def __init__(self, facts: DealFacts, seating: Sequence[int]) -> None:
        self.facts = facts
        self.series = facts.series
        self.seats = [SeatFacts(seat, bot) for seat, bot in enumerate(seating)]
        self.shown: int | None = None
        self.actions = 0

    def add_decision(self, table: Table, codec: Codec, moves: Moves, move: int, place: int) -> None:
        """Keep what was possible and what was chosen."""
        if self.shown is None:
            self.shown = card_set(int(table.specials[i]) for i in range(table.offered))
        self.actions += 1
        round_number, phase, legal = int(table.round), int(table.phase), int(moves.count)
        self.series["choices", phase].add(legal)
        self.series["legal", round_number].add(legal)
        if phase == codes.BUY:
            self.series["coins", round_number].add(int(table.city().coins))
            self.series["unspent", round_number].add(int(kind_of(move) == codes.COIN))
        if phase in TAKING:
            seat = self.seats[table.seat]
            seat.could |= card_set(card_taken(moves.get(i), codec) for i in range(legal))
            seat.took |= card_set((card_taken(move, codec),))

    def finish(self, table: Table, codec: Codec, winners: Sequence[int]) -> None:
        """Keep the result."""
        self.facts.rounds[int(table.round)] += 1
        self.series["rounds", 0].add(int(table.round))
        self.series["actions", 0].add(self.actions)
        count = Count(table)
        for facts, city in zip(self.seats, table.cities, strict=True):
            facts.shown = self.shown or 0
            facts.points = int(count.points[facts.seat])
            facts.win_parts = WIN_PARTS // len(winners) if facts.seat in winners else 0
            self.series["points", 0].add(facts.points)
            self.series["left", 0].add(int(city.coins))
        self.facts.seats += self.seats


def card_taken(move: int, codec: Codec) -> int:
    """The card that an action brings into a city, or NOTHING."""
    kind = kind_of(move)
    if kind == codes.MARKET:
        return int(codec.facts.first_market) + 1 + int(argument_of(move))
    return int(argument_of(move)) if kind in (codes.BUY, codes.CLAIM) else NOTHING


def card_set(cards: Iterable[int]) -> int:
    """A set of card numbers; NOTHING is left out."""
    bits = 0
    for card in cards:
        if card != NOTHING:
            bits |= 1 << card
    return bits


def observe_deals(plan: Plan, deals: Sequence[int]) -> list[DealFacts]:
    """Play several deals: the unit of work for processes and clusters."""
    return [observe_deal(plan, deal) for deal in deals]


def observe_deal(plan: Plan, deal: int) -> DealFacts:
    """Play a deal once for each seating, with new bots each time."""
    facts = DealFacts(deal)
    for index, seating in enumerate(plan.seatings):
        players = [seat_player(plan, deal, index, seat) for seat in range(len(seating))]
        ledger = Ledger(facts, seating)
        play_game(plan.options, plan.deal_seed(deal), players, plan.catalogue, ledger)
        facts.faults += sum(sum(player.safe_bot.faults.values()) for player in players)
    facts.series = dict(facts.series)  # a default factory would not travel
    return facts

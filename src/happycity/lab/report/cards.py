"""What each card goes with: those who took it against those who could have."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from happycity.cards.model import COLOURS, Building, Dwelling, Market, Special
from happycity.game.codec import Codec
from happycity.lab.report.comparison import Observation, difference, rate
from happycity.lab.statistics import WIN_PARTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from happycity.lab.report.games import Played
    from happycity.lab.report.ledger import SeatFacts
    from happycity.lab.report.schema import CardBalance, Control, Estimate, Kind

PRINTED: Final = frozenset({"printed", "title-ours"})
"""Provenances of cards whose numbers and effects are all printed."""
TakenCard = Building | Dwelling | Market | Special
KINDS: Final[dict[type[TakenCard], Kind]] = {
    Building: "building",
    Dwelling: "dwelling",
    Market: "market",
    Special: "special",
}


class Sample(NamedTuple):
    """A seat of a game, where it counts: within its stratum, as part of its deal."""

    stratum: Hashable
    deal: Hashable
    players: int
    facts: SeatFacts


def samples_of(played: Sequence[Played]) -> Iterator[Sample]:
    """Every seat of every game. Players, seat and bot make a stratum."""
    for games in played:
        players = games.plan.options.players
        for deal in games.deals:
            for facts in deal.seats:
                stratum = (players, facts.seat, games.plan.bots[facts.bot])
                yield Sample(stratum, (players, deal.deal), players, facts)


def summarize_cards(played: Sequence[Played]) -> list[CardBalance]:
    """Every card that somebody could take, in the order of the catalogue."""
    catalogue = played[0].plan.catalogue
    codec = Codec.of(catalogue)
    samples = list(samples_of(played))
    summaries = []
    cards: list[TakenCard] = [
        *catalogue.buildings,
        *catalogue.dwellings,
        *catalogue.markets,
        *catalogue.specials,
    ]
    for card in cards:
        number = card_number(card, codec)
        could = [sample for sample in samples if sample.facts.could >> number & 1]
        if could:
            shown = [sample for sample in samples if sample.facts.shown >> number & 1]
            summaries.append(summarize_card(card, number, could, shown))
    return summaries


def summarize_card(
    card: TakenCard, number: int, could: Sequence[Sample], shown: Sequence[Sample]
) -> CardBalance:
    """What a card goes with. Where nearly all who can take a special building do, all others are the control group."""
    special = isinstance(card, Special)
    control: Control | None = "could"
    wins, points = compare(could, number)
    if wins is None and special:
        control = "shown"
        wins, points = compare(shown, number)
    return {
        "card": card.id,
        "kind": KINDS[type(card)],
        "colours": colours_of(card),
        "cost": card.cost if isinstance(card, Building | Dwelling) else 0,
        "provenance": card.provenance,
        "house": card.provenance not in PRINTED,
        "could": len(could),
        "took": sum(took(sample, number) for sample in could),
        "taken": game_rate(shown, number) if special else seat_rate(could, number),
        "wins": wins,
        "points": points,
        "control": control if wins else None,
    }


def card_number(card: TakenCard, codec: Codec) -> int:
    """The number of a card in the core; every face of the Happy Market has its own."""
    if isinstance(card, Market):
        faces = (None, *COLOURS)
        return int(codec.facts.first_market) + faces.index(card.colour)
    return codec.numbers[card.id]


def colours_of(card: TakenCard) -> list[str]:
    """The colours of a card; of a special building, those of the cards it needs."""
    if isinstance(card, Market):
        return [card.colour] if card.colour else []
    if isinstance(card, Special):
        return [colour for colour, need in zip(COLOURS, card.needs, strict=True) for _ in range(need)]
    return list(card.colours)


def took(sample: Sample, number: int) -> bool:
    """Did this seat take the card?"""
    return bool(sample.facts.took >> number & 1)


def compare(samples: Sequence[Sample], number: int) -> tuple[Estimate | None, Estimate | None]:
    """By how much wins and points of those who took a card differ from those of the others."""
    wins = (Observation(s.stratum, s.deal, took(s, number), s.facts.win_parts / WIN_PARTS) for s in samples)
    points = (Observation(s.stratum, s.deal, took(s, number), s.facts.points) for s in samples)
    return difference(list(wins)), difference(list(points))


def seat_rate(could: Iterable[Sample], number: int) -> Estimate:
    """How many of the seats that could take a card took it."""
    deals: defaultdict[Hashable, list[bool]] = defaultdict(list)
    for sample in could:
        deals[sample.deal].append(took(sample, number))
    return rate([(sum(taken), len(taken)) for taken in deals.values()])


def game_rate(shown: Iterable[Sample], number: int) -> Estimate:
    """In how many of the games that showed a special building somebody took it."""
    deals: defaultdict[Hashable, list[bool]] = defaultdict(list)
    players: dict[Hashable, int] = {}
    for sample in shown:
        deals[sample.deal].append(took(sample, number))
        players[sample.deal] = sample.players
    return rate([(sum(taken), len(taken) // players[deal]) for deal, taken in deals.items()])

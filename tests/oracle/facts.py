"""The plain numbers of the cards. What a special building or a monster does is written down in count.py and model.py."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from happycity.cards import default_catalogue

COLOURS: Final = ("yellow", "blue", "orange", "purple", "green")
MONSTERS: Final = {
    "grozilla": "green",
    "catzilla": "blue",
    "pioupiouzilla": "yellow",
    "poulpzilla": "purple",
    "corgzilla": "orange",
}
TOKENS_PER_COLOUR: Final = 3
LOWEST_PRICE: Final = {1: 1, 2: 4, 3: 6}
MARKET: Final = "happy-market"


@dataclass(frozen=True)
class Fact:
    """What is printed on a building, a dwelling or a Happy Market."""

    id: str
    kind: str
    colours: tuple[str, ...] = ()
    deck: int = 0
    copies: int = 0
    cost: int = 0
    income: int = 0
    citizens: int = 0
    hearts: int = 0


@dataclass(frozen=True)
class SpecialFact:
    """What is printed on a special building. The numbers of an expert one are part of its effect, so they are not read."""

    id: str
    pack: str
    needs: dict[str, int]
    income: int = 0
    citizens: int = 0
    hearts: int = 0


@cache
def facts() -> dict[str, Fact]:
    """Buildings of the four decks, dwellings and the Happy Market by id."""
    catalogue = default_catalogue()
    facts = {MARKET: Fact(MARKET, "market", income=1)}
    for card in catalogue.buildings:
        facts[card.id] = Fact(
            card.id,
            "building",
            card.colours,
            card.deck,
            card.copies,
            card.cost,
            card.income,
            card.citizens,
            card.hearts,
        )
    for home in catalogue.dwellings:
        facts[home.id] = Fact(
            home.id,
            "dwelling",
            home.colours,
            cost=home.cost,
            income=home.income,
            citizens=home.citizens,
            hearts=home.hearts,
        )
    return facts


@cache
def special_facts() -> dict[str, SpecialFact]:
    """All special buildings by id."""
    specials = {}
    for card in default_catalogue().specials:
        needs = dict(zip(COLOURS, card.needs, strict=True))
        symbols = (card.income, card.citizens, card.hearts) if card.pack == "family" else (0, 0, 0)
        specials[card.id] = SpecialFact(card.id, card.pack, needs, *symbols)
    return specials


def dwellings() -> list[str]:
    """The three dwellings in the order of the state."""
    return [card.id for card in facts().values() if card.kind == "dwelling"]


def full_pile(options: dict[str, Any]) -> int:
    """How many cards each dwelling pile has at first (R-S3, R-L1)."""
    fewer: int = options["players"] - 1
    return min(fewer, 3) if options["edition"] == "pl" else fewer


def pack(mode: str) -> list[str]:
    """The special buildings of a mode (R-S4, R-X1)."""
    return [card.id for card in special_facts().values() if card.pack == mode]


def deck_content(deck: int) -> list[str]:
    """All cards of one deck, a card as often as it has copies (R-S2, R-G1)."""
    cards = [card.id for card in facts().values() if card.deck == deck for _ in range(card.copies)]
    return cards + list(MONSTERS) if deck == 4 else cards

"""What lies on the table, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.oracle.facts import COLOURS, facts


class Impossible(AssertionError):
    """The engine did or revealed what the model says cannot be."""


@dataclass
class Placed:
    """One card in its slot, perhaps under a monster."""

    id: str
    printed: tuple[str, ...] = ()
    special: bool = False
    covered_by: str | None = None

    @property
    def colours(self) -> tuple[str, ...]:
        """A covered card has no colour (R-G9), a special building neither (R-B11)."""
        return () if self.covered_by else self.printed

    @property
    def plain(self) -> bool:
        """Does the card show its printed numbers: neither covered nor a special building?"""
        return not self.covered_by and not self.special


@dataclass
class City:
    """A player's things."""

    coins: int = 2
    cards: list[Placed] = field(default_factory=list)
    monster: str | None = None
    tokens: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    free_card: bool = False
    louvre_left: int = 0
    copies: str | None = None

    @property
    def special(self) -> str | None:
        """The city's special building, covered or not."""
        return next((card.id for card in self.cards if card.special), None)

    @property
    def working_special(self) -> str | None:
        """The special building that has an effect: not a covered one (R-G9)."""
        return next((card.id for card in self.cards if card.special and not card.covered_by), None)

    @property
    def effect(self) -> str | None:
        """Whose name side counts in the end: a Sphinx is what it copies (R-X29)."""
        return self.copies if self.working_special == "sphinx" else self.working_special

    @property
    def special_slot(self) -> int:
        """Where the special building stands, counted from 0."""
        return next(index for index, card in enumerate(self.cards) if card.special)

    def hosts(self, monster: str) -> bool:
        """Is it in front of the city or on one of its buildings (R-G12)?"""
        return self.monster == monster or any(card.covered_by == monster for card in self.cards)

    def of_colour(self, colour: str) -> int:
        """How many cards have that colour; a multicolour card counts for all its colours (R-G10)."""
        return sum(colour in card.colours for card in self.cards)

    def has_name(self, name: str) -> bool:
        """A covered card has no name (R-B8, R-G9)."""
        return any(card.id == name and not card.covered_by for card in self.cards)


@dataclass
class Pile:
    """A deck and its discard pile. After a shuffle nobody knows the order, so the drawn card is an argument."""

    cards: list[str]
    discards: list[str] = field(default_factory=list)
    ordered: bool = True

    def drawable(self, deck: int) -> bool:
        """Decks 1 to 3 are rebuilt from their discards (R-B5), the fourth never (R-G1)."""
        return bool(self.cards) or (deck != 4 and bool(self.discards))

    def draw(self, card: str) -> None:
        """Take the card that was revealed, if it can have been on top."""
        if not self.cards:
            self.cards, self.discards, self.ordered = self.discards, [], False
        if card not in self.cards or (self.ordered and self.cards[0] != card):
            raise Impossible(f"{card} cannot be on top of {self.cards}")
        self.cards.remove(card)


@dataclass
class Table:
    """Everything on the table and where the game stands."""

    options: dict[str, Any]
    cities: list[City]
    piles: list[Pile]
    dwellings: dict[str, int]
    specials: list[str]
    box: Pile
    tokens: dict[str, int]
    central: list[str] = field(default_factory=list)
    round: int = 1
    phase: str = "draw"
    turn: int = 0
    seat: int = 0
    last_round: bool = False
    interrupted: dict[str, Any] | None = None
    result: dict[str, Any] | None = None

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.cities)

    def left_of(self, seat: int) -> int:
        """Play goes clockwise, to the left (R-S1)."""
        return (seat + 1) % self.players

    def neighbours(self, seat: int) -> list[int]:
        """Left, then right; with two players they are one and the same (R-X3)."""
        left, right = self.left_of(seat), (seat - 1) % self.players
        return [left] if left == right else [left, right]

    def opponents(self, seat: int) -> list[int]:
        """All others."""
        return [other for other in range(self.players) if other != seat]


def placed(card: str, colour: str | None = None) -> Placed:
    """A building, dwelling or Happy Market as it comes into a city."""
    return Placed(card, (colour,) if colour else facts()[card].colours)

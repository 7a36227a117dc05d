"""The count as a patient person would make it: a second, slow and plain reading of the rules.

It takes a state as it lies on the table and counts incomes, inhabitants, hearts and points from the rules' words alone.
Only the printed facts of the cards come from the catalogue; what the expert special buildings do is written here anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, NamedTuple

from happycity.cards import default_catalogue

COLOURS = ("yellow", "blue", "orange", "purple", "green")
MONSTER_SYMBOLS = {"catzilla": (-1, 0), "pioupiouzilla": (0, -1)}


class Effect(NamedTuple):
    """What a card shows (R-X4)."""

    income: int = 0
    citizens: int = 0
    hearts: int = 0


CATALOGUE = default_catalogue()
CARDS: list[Any] = [*CATALOGUE.buildings, *CATALOGUE.dwellings, *CATALOGUE.specials_of("family")]
PRINTED = {card.id: Effect(card.income, card.citizens, card.hearts) for card in CARDS} | {
    "happy-market": Effect(1, 0, 0),
    "statue-of-liberty": Effect(0, 0, 4),
    "drone-tower": Effect(0, 0, 2),
}
NEEDS = {special.id: special.needs for special in CATALOGUE.specials}


class Count(NamedTuple):
    """The four numbers of a city."""

    income: int
    citizens: int
    hearts: int
    points: int


@dataclass
class Slot:
    """A card of a city: a covered one has no name, effect or colour (R-G9)."""

    card: str
    colours: frozenset[str]
    covered: bool


class Oracle:
    """One state, counted."""

    def __init__(self, state: Mapping[str, Any]) -> None:
        self.sum = state["options"]["scoring"] == "sum"
        self.over = state["phase"] == "over"
        self.players = len(state["cities"])
        self.cities = [
            [
                Slot(card["id"], frozenset(card["colours"]), bool(card.get("covered_by")))
                for card in city["cards"]
            ]
            for city in state["cities"]
        ]
        self.hosted = [
            {city.get("monster")} | {card.get("covered_by") for card in city["cards"]}
            for city in state["cities"]
        ]
        self.special: list[tuple[str, int] | None] = [None] * self.players
        for seat, city in enumerate(state["cities"]):
            for place, slot in enumerate(self.cities[seat]):
                if slot.card == city["special"] and not slot.covered:
                    copied = city["copies"] if slot.card == "sphinx" else slot.card
                    self.special[seat] = (copied, place) if copied else None

    # What lies where

    def neighbours(self, seat: int) -> list[int]:
        """Left first; with two players the one opponent (R-X3)."""
        return list(dict.fromkeys([(seat + 1) % self.players, (seat - 1) % self.players]))

    def colour(self, seat: int, colour: str) -> int:
        return sum(colour in slot.colours for slot in self.cities[seat])

    def others(self, seat: int) -> Iterable[int]:
        return (other for other in range(self.players) if other != seat)

    def shown(self, seat: int, place: int) -> Effect:
        """What the card of a slot shows; an empty or covered slot shows nothing."""
        city = self.cities[seat]
        if not 0 <= place < len(city) or city[place].covered:
            return Effect()
        return PRINTED.get(city[place].card, Effect())

    def plain(self, seat: int) -> Effect:
        """Printed cards and monsters, before any expert effect; a Sphinx shows what its copy has printed (R-X29)."""
        income, citizens, hearts = map(
            sum, zip(*(self.shown(seat, place) for place in range(len(self.cities[seat]))), strict=True)
        )
        special = self.special[seat]
        if special and self.cities[seat][special[1]].card == "sphinx":
            hearts += PRINTED.get(special[0], Effect()).hearts
        for monster, (less_citizens, less_hearts) in MONSTER_SYMBOLS.items():
            if monster in self.hosted[seat]:
                citizens += less_citizens
                hearts += less_hearts
        return Effect(income - ("poulpzilla" in self.hosted[seat]), citizens, hearts)

    # Choices that are made for the owner's points

    def worth(self, citizens: int, hearts: int) -> int:
        return citizens + hearts if self.sum else citizens * hearts

    def best(self, seat: int, choices: list[Effect]) -> Effect:
        """The choice that is best for the points, the first of equal ones."""
        plain = self.plain(seat)
        return max(
            choices,
            key=lambda effect: self.worth(plain.citizens + effect.citizens, plain.hearts + effect.hearts),
            default=Effect(),
        )

    def pyramid(self, seat: int, place: int) -> Effect:
        """R-X28: a neighbour's uncovered card in the same slot, never a special building."""
        special = NEEDS.keys()
        choices = [
            self.shown(other, place)
            for other in self.neighbours(seat)
            if place < len(self.cities[other])
            and not self.cities[other][place].covered
            and self.cities[other][place].card not in special
        ]
        return self.best(seat, choices)

    # Income

    def special_income(self, seat: int, final: bool) -> int:
        special, place = self.special[seat] or ("", -1)
        if special == "art-gallery":
            return self.shown(seat, place - 1).income if place > 0 else 0
        if special == "great-pyramid":
            return self.pyramid(seat, place).income if final else 0
        if special == "billiards":
            return most_colours([slot.colours for slot in self.cities[seat][:place]])
        if special == "organic-market":
            plain = self.plain(seat)
            return max(0, min(plain.citizens, plain.hearts))
        if special == "escape-room":
            mine = self.colour(seat, "yellow")
            return 2 if all(self.colour(other, "yellow") >= mine for other in self.others(seat)) else 0
        per_colour = {"bowling-alley": ("purple", 3), "sushi-bar": ("blue", 1), "bakery": ("green", 2)}
        if special in per_colour:
            colour, each = per_colour[special]
            return self.colour(seat, colour) * each
        return 0

    def incomes(self, final: bool) -> list[int]:
        """R-X14, R-G12: Barbers are compared without any Barber's bonus; nobody's income is below 0."""
        summed = [self.plain(seat).income + self.special_income(seat, final) for seat in range(self.players)]
        without = [max(0, income) for income in summed]
        paid = []
        for seat, income in enumerate(summed):
            barber = (self.special[seat] or ("", 0))[0] == "barber"
            lowest = all(without[seat] < without[other] for other in self.others(seat))
            paid.append(max(0, income + 3 if barber and lowest else income))
        return paid

    # Symbols

    def special_symbols(self, seat: int) -> Effect:
        special, place = self.special[seat] or ("", -1)
        city = self.cities[seat]
        near = self.neighbours(seat)
        if special == "art-gallery":
            return self.shown(seat, place - 1) if place > 0 else Effect()
        if special == "great-pyramid":
            return self.pyramid(seat, place)
        if special == "golden-gate-bridge":
            sharing = most_sharing(
                [city[next_to].colours for next_to in around(place) if next_to < len(city)]
            )
            return Effect(0, 1, 2) if sharing >= 3 else Effect(0, 1, 1) if sharing == 2 else Effect()
        if special == "great-wall":
            after = city[place + 1 : place + 3]
            return Effect(0, 0, 3 if len(after) == 2 and after[0].colours & after[1].colours else 1)
        if special == "burger-bar":
            most = max(self.colour(other, "blue") for other in self.others(seat))
            mine = self.colour(seat, "blue")
            return Effect(0, 0, 3 if mine > most else 2 if mine == most else 1)
        if special == "maya-pyramid":
            most = max(self.colour(other, "green") for other in self.others(seat))
            return Effect(0, 0, 3 if self.colour(seat, "green") > most else 1)
        if special == "stonehenge":
            return self.best(seat, [Effect(0, self.colour(other, "blue"), 0) for other in near])
        if special == "leaning-tower":
            return self.best(seat, [Effect(0, 0, self.colour(other, "yellow")) for other in near])
        if special == "machu-picchu":
            return Effect(0, self.colour(near[0], "orange"), 0)
        if special == "wind-turbine":
            return Effect(0, 0, self.colour(seat, "green"))
        if special == "onion-dome-cathedral":
            return Effect(0, 0, 0 if self.colour(seat, "orange") else 3)
        if special == "parthenon":
            return Effect(0, 0 if self.colour(seat, "green") else 4, 0)
        if special == "taj-mahal":
            incomes = self.incomes(final=True)
            return Effect(0, 0, 3 if all(incomes[seat] < incomes[other] for other in near) else 1)
        if special == "moai":
            return Effect(0, 0, 4 if len(city) < 9 else 2 if len(city) == 9 else 0)
        if special == "rainbow-fountain":
            each = 2 if all(self.colour(seat, colour) for colour in COLOURS) else 1
            return Effect(0, each, each)
        return Effect()

    def counts(self) -> list[Count]:
        """The four numbers of every city, as a state shows them."""
        shown = self.incomes(final=self.over)
        final = self.incomes(final=True)
        return [self.count(seat, shown[seat], final[seat]) for seat in range(self.players)]

    def count(self, seat: int, shown_income: int, final_income: int) -> Count:
        plain = self.plain(seat)
        added = self.special_symbols(seat)
        citizens, hearts = plain.citizens + added.citizens, plain.hearts + added.hearts
        points = self.worth(citizens, hearts)
        special = (self.special[seat] or ("", 0))[0]
        if special == "concert-hall":
            points -= final_income
        if special == "japanese-garden" and points < 30:
            points *= 2
        return Count(shown_income, citizens, hearts, points)


def around(place: int) -> list[int]:
    """The places next to one in the grid of two rows of five (R-X30)."""
    row, column = divmod(place, 5)
    beside = [row * 5 + other for other in (column - 1, column + 1) if 0 <= other < 5]
    return [*beside, (1 - row) * 5 + column]


def most_sharing(cards: list[frozenset[str]]) -> int:
    """How many of these cards have one colour in common, for the commonest colour."""
    return max(sum(colour in card for card in cards) for colour in COLOURS)


def most_colours(cards: list[frozenset[str]]) -> int:
    """R-X16: the most different colours if each card stands for one of its own; every assignment is tried."""
    reached: set[frozenset[str]] = {frozenset()}
    for card in cards:
        reached |= {colours | {colour} for colours in reached for colour in card}
    return max(map(len, reached))


def meets(cards: Sequence[Set[str]], needs: tuple[int, ...]) -> bool:
    """R-B9, R-G10: can the cards, one colour each, fill the condition? Every assignment is tried."""
    reached = {tuple(needs)}
    for card in cards:
        for left in list(reached):
            for place, colour in enumerate(COLOURS):
                if colour in card and left[place]:
                    reached.add((*left[:place], left[place] - 1, *left[place + 1 :]))
    return (0,) * len(COLOURS) in reached

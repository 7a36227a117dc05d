"""Score sheets: where each coin of income, inhabitant, heart and point of a city comes from.

A sheet is the final count made now. It agrees with the city's numbers in the state: the lines of each column add up
exactly.
"""

from __future__ import annotations

from dataclasses import dataclass

from happycity.errors import Arguments, Message
from happycity.game.codec import Codec
from happycity.game.explain import check_seat
from happycity.rules.bits import count_of
from happycity.rules.codes import NOTHING, OVER
from happycity.rules.count import Count, acting, incomes, special_income, worth
from happycity.rules.effects.base import LOWEST, Effect, Tally
from happycity.rules.effects.colours import LEFT, OWN, PerColour
from happycity.rules.table import City, Table

OWN_PIECE = "own-piece"
"""The code of a line about an effect from a pack's own Python file."""


@dataclass(frozen=True, slots=True)
class Line(Message):
    """One source of symbols or points: what it is, and what it adds to each column."""

    income: int = 0
    citizens: int = 0
    hearts: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The columns of a city and the lines that add up to them."""

    seat: int
    income: int
    citizens: int
    hearts: int
    points: int
    coins: int
    lines: tuple[Line, ...]


def score_sheet(table: Table, codec: Codec, seat: int) -> ScoreSheet:
    """The sheet of one city."""
    return SheetWriter(table, codec, seat).write()


class SheetWriter:
    """Writes the score sheet of one city."""

    def __init__(self, table: Table, codec: Codec, seat: int) -> None:
        self.table = table
        self.codec = codec
        self.seat = check_seat(seat, int(table.players))
        self.city: City = table.cities[self.seat]
        self.over = table.phase == OVER
        """Before the end, a column of income shows what the next income phase pays."""
        self.paid = incomes(table, self.over)
        self.final = incomes(table, True)
        self.lines: list[Line] = []
        self.tally = Tally()

    def write(self) -> ScoreSheet:
        """All lines, in the order of the final count (R-X9)."""
        count = Count(self.table)
        self._add_cards()
        special = acting(self.city, True)
        if special != NOTHING:
            self._add_special(special)
        self._add_income_floor()
        self._add_points(special)
        return ScoreSheet(
            seat=self.seat,
            income=int(self.paid[self.seat]),
            citizens=int(count.citizens[self.seat]),
            hearts=int(count.hearts[self.seat]),
            points=int(count.points[self.seat]),
            coins=int(self.city.coins),
            lines=tuple(self.lines),
        )

    def _add_cards(self) -> None:
        """Add a line for each card and monster."""
        ids = self.codec.ids
        for slot in range(self.city.size):
            card = self.city.slots[slot]
            place: Arguments = {"card": ids[card], "slot": slot + 1}
            if self.city.covered(slot):
                monster = self.city.covers[slot]
                self._add_symbols("covered", {**place, "monster": ids[monster]}, monster)
            else:
                self._add_symbols("card", place, card)
        if self.city.monster != NOTHING:
            self._add_symbols("monster", {"monster": ids[self.city.monster]}, self.city.monster)

    def _add_symbols(self, code: str, arguments: Arguments, card: int, income: bool = True) -> None:
        """Add a line with the symbols of a card."""
        facts = self.table.facts
        earned = int(facts.income[card]) if income else 0
        citizens, hearts = int(facts.citizens[card]), int(facts.hearts[card])
        self.tally.citizens += citizens
        self.tally.hearts += hearts
        self.lines.append(Line(code, arguments, earned, citizens, hearts))

    def _add_special(self, special: int) -> None:
        """Add the effects of the special building; a Sphinx first shows the symbols of its copy (R-X29)."""
        name = self.codec.ids[special]
        if special != self.city.special:
            self._add_symbols("copied-special", {"special": name}, special, self.over)
        declared = next(each for each in self.codec.catalogue.specials if each.id == name)
        works_now = self.over or special == self.city.special
        for effect, spec in zip(self.table.facts.effects[special], declared.effects, strict=True):
            facts = {key: value for key, value in spec.params.items() if isinstance(value, str)}
            code = spec.piece if spec.own is None else OWN_PIECE
            self._add_effect(effect, code, {"special": name, **facts}, works_now)

    def _add_effect(self, effect: Effect, piece: str, arguments: Arguments, works_now: bool) -> None:
        """Add the contribution of one effect, as the core counts it."""
        slot = self.city.special_slot
        before = (int(self.tally.citizens), int(self.tally.hearts))
        income = int(effect.income(self.table, self.seat, slot)) if works_now else 0
        effect.symbols(self.table, self.seat, slot, self.tally, self.final)
        citizens, hearts = int(self.tally.citizens) - before[0], int(self.tally.hearts) - before[1]
        if works_now and effect.hooks & LOWEST:
            income += self._lowest_income_bonus(int(effect.lowest()))
        if isinstance(effect, PerColour):
            arguments |= self._counted_cards(effect, citizens, hearts, income)
        if income or citizens or hearts:
            self.lines.append(Line(piece, arguments, income, citizens, hearts))
        copied = effect.final_copy(self.table, self.seat, slot)
        if copied != NOTHING:
            self._add_symbols(piece, {**arguments, "card": self.codec.ids[copied]}, copied, self.over)

    def _lowest_income_bonus(self, bonus: int) -> int:
        """The Barber's bonus, if it is paid (R-X14)."""
        special = acting(self.city, self.over)
        without = self.city.income + special_income(self.table, self.seat, special, self.over)
        if special != self.city.special:
            without += self.table.facts.income[special]
        return bonus if self.paid[self.seat] != max(0, without) else 0

    def _counted_cards(self, effect: PerColour, citizens: int, hearts: int, income: int) -> Arguments:
        """How many cards were counted, and whose."""
        if income:
            given, each = income, int(effect.per_income)
        elif citizens:
            given, each = citizens, int(effect.per_citizens)
        else:
            given, each = hearts, int(effect.per_hearts)
        cards = given // each if each else 0
        if effect.where == OWN:
            return {"cards": cards, "from": self.seat}
        left, right = int(self.table.left_of(self.seat)), int(self.table.right_of(self.seat))
        is_left = effect.where == LEFT or count_of(self.table.cities[left].colours, effect.colour) == cards
        return {"cards": cards, "from": left if is_left else right}

    def _add_income_floor(self) -> None:
        """No income is below 0 (R-G12)."""
        total = sum(line.income for line in self.lines)
        if total != self.paid[self.seat]:
            self.lines.append(Line("income-floor", {}, income=int(self.paid[self.seat]) - total))

    def _add_points(self, special: int) -> None:
        """Product or sum, then what changes points (R-E3, R-E5, R-X9)."""
        citizens, hearts = int(self.tally.citizens), int(self.tally.hearts)
        points = int(worth(self.table, citizens, hearts))
        rule = "sum" if self.table.by_sum else "product"
        self.lines.append(Line(rule, {"citizens": citizens, "hearts": hearts}, points=points))
        if special == NOTHING:
            return
        name = self.codec.ids[special]
        declared = next(each for each in self.codec.catalogue.specials if each.id == name)
        income = int(self.final[self.seat])
        for effect, spec in zip(self.table.facts.effects[special], declared.effects, strict=True):
            after = int(effect.points(points, income))
            if after != points:
                arguments = {"special": name, "income": income, "points": points}
                code = spec.piece if spec.own is None else OWN_PIECE
                self.lines.append(Line(code, arguments, points=after - points))
                points = after

"""The table as everybody sees it: cities, piles, central area. Data and the smallest moves only.

A pile knows which cards it holds, not in which order: chance is decided by a dealer outside (design: chance is
explicit and secret), so a copy of a Table can be handed to any bot without giving anything away.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from happycity.rules.bits import BIT, COLOURS, ONE
from happycity.rules.codes import E_COINS, MARKET, NOTHING, SHOWN, SLOTS
from happycity.rules.facts import DECKS, Facts
from happycity.version import RULES_VERSION

NAMES_PER_WORD: Final = 60
EMPTY_SLOTS: Final = vec[i64]([NOTHING] * SLOTS)
EMPTY_AREA: Final = vec[i64]([NOTHING] * SHOWN)


class Pile:
    """A deck and its discard pile in one row of places: the deck from the front, the discards from the back."""

    def __init__(self, cards: vec[i64]) -> None:
        self.cards: vec[i64] = cards
        self.left: i64 = len(cards)
        self.discarded: i64 = 0

    def copy(self) -> Pile:
        other = Pile(self.cards[:])
        other.left = self.left
        other.discarded = self.discarded
        return other

    def copy_from(self, other: Pile) -> None:
        """Turn into a copy of another pile."""
        self.cards = other.cards[:]
        self.left = other.left
        self.discarded = other.discarded

    def refill(self) -> None:
        """The discard pile becomes the deck (R-B5)."""
        first: i64 = len(self.cards) - self.discarded
        for i in range(self.discarded):
            self.cards[i] = self.cards[first + i]
        self.left = self.discarded
        self.discarded = 0

    def take(self, index: i64) -> i64:
        """Take the card at `index` out of the deck."""
        card = self.cards[index]
        self.left -= 1
        self.cards[index] = self.cards[self.left]
        return card

    def discard(self, card: i64) -> None:
        self.discarded += 1
        self.cards[len(self.cards) - self.discarded] = card

    def thrown(self, index: i64) -> i64:
        """The card at `index` of the discard pile, the first discarded first."""
        return self.cards[len(self.cards) - 1 - index]


class City:
    """One player's city with coins, tokens and running sums. A new one has no slots of its own yet."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.size: i64 = 0
        """Slots filled, covered ones included (R-G11)."""
        self.income: i64 = 0
        self.citizens: i64 = 0
        self.hearts: i64 = 0
        """Printed symbols of everything uncovered, and of monsters."""
        self.colours: i64 = 0
        """Packed count of the cards of each colour, a multicolour card counted in each."""
        self.mixed: i64 = 0
        """The same for multicolour cards alone."""
        self.names: i64 = 0
        self.more_names: i64 = 0
        """Names present, as bits (R-B8)."""
        self.slots: vec[i64] = EMPTY_SLOTS
        self.covers: vec[i64] = vec[i64]()
        """The monster on each slot; empty without the expansion."""
        self.special: i64 = NOTHING
        self.special_slot: i64 = NOTHING
        self.hooks: i64 = 0
        """Hooks of the special building while it has an effect (uncovered)."""
        self.monster: i64 = NOTHING
        """The monster in front of the city."""
        self.no_discard: i64 = 0
        self.gift: i64 = 0
        """What monsters here forbid or cost (R-G12)."""
        self.tokens: i64 = 0
        """Packed count of Stop-Zilla tokens."""
        self.free_card: bool = False
        self.louvre_left: i64 = 0
        self.copies: i64 = NOTHING

    def copy_from(self, other: City) -> None:
        """Turn into a copy of another city without new memory."""
        for i in range(SLOTS):
            self.slots[i] = other.slots[i]
        for i in range(len(self.covers)):
            self.covers[i] = other.covers[i]
        self._numbers(other)

    def _numbers(self, other: City) -> None:
        self.coins = other.coins
        self.size = other.size
        self.income = other.income
        self.citizens = other.citizens
        self.hearts = other.hearts
        self.colours = other.colours
        self.mixed = other.mixed
        self.names = other.names
        self.more_names = other.more_names
        self.special = other.special
        self.special_slot = other.special_slot
        self.hooks = other.hooks
        self.monster = other.monster
        self.no_discard = other.no_discard
        self.gift = other.gift
        self.tokens = other.tokens
        self.free_card = other.free_card
        self.louvre_left = other.louvre_left
        self.copies = other.copies

    def copy(self) -> City:
        city = City()
        city.slots = self.slots[:]
        city.covers = self.covers[:]
        city._numbers(self)
        return city

    def holds(self, card: i64) -> bool:
        """Is there a card of this name in the city (R-B8)?"""
        if card < NAMES_PER_WORD:
            return (self.names >> card) & 1 == 1
        return (self.more_names >> (card - NAMES_PER_WORD)) & 1 == 1

    def covered(self, slot: i64) -> bool:
        return len(self.covers) > 0 and self.covers[slot] != NOTHING

    def open_card(self, slot: i64) -> i64:
        """The card in a slot, or NOTHING if the slot is empty, covered or does not exist."""
        if slot < 0 or slot >= self.size or self.covered(slot):
            return NOTHING
        return self.slots[slot]

    def put(self, facts: Facts, card: i64, slot: i64) -> None:
        """Place a card; its symbols, colours and name count from now on."""
        self.slots[slot] = card
        if slot >= self.size:
            self.size = slot + 1
        self.income += facts.income[card]
        self.citizens += facts.citizens[card]
        self.hearts += facts.hearts[card]
        self.colours += facts.packed[card]
        self.mixed += facts.mixed[card]
        if card < NAMES_PER_WORD:
            self.names |= BIT[card]
        elif card < facts.first_market:
            self.more_names |= BIT[card - NAMES_PER_WORD]

    def lift(self, facts: Facts, slot: i64) -> None:
        """What stands in a slot stops counting (destroyed or discarded)."""
        card = self.slots[slot]
        self.income -= facts.income[card]
        self.citizens -= facts.citizens[card]
        self.hearts -= facts.hearts[card]
        self.colours -= facts.packed[card]
        self.mixed -= facts.mixed[card]
        if card < NAMES_PER_WORD:
            self.names &= ~BIT[card]
        elif card < facts.first_market:
            self.more_names &= ~BIT[card - NAMES_PER_WORD]
        if card == self.special:
            self.hooks = 0
            self.free_card = False
            self.louvre_left = 0

    def host(self, facts: Facts, monster: i64, sign: i64) -> None:
        """A monster's effect begins (sign 1) or ends (-1) in this city (R-G12)."""
        self.income += sign * facts.income[monster]
        self.citizens += sign * facts.citizens[monster]
        self.hearts += sign * facts.hearts[monster]
        self.no_discard += sign * facts.no_discard[monster]
        self.gift += sign * facts.gift[monster]


class Log:
    """What happened, in order, as small tuples: (event, four numbers)."""

    def __init__(self) -> None:
        self.events: list[tuple[int, int, int, int, int]] = []

    def add(self, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.events.append((event, a, b, c, d))


class Table:
    """A whole game in progress, as a player with perfect memory sees it."""

    def __init__(self, facts: Facts, players: i64, expert: bool, grozilla: bool, by_sum: bool) -> None:
        self.facts: Facts = facts
        self.players: i64 = players
        self.expert: bool = expert
        self.grozilla: bool = grozilla
        self.by_sum: bool = by_sum
        self.rules: i64 = RULES_VERSION
        """The version of the rules; older games keep theirs."""
        self.effects: bool = False
        """Are there special buildings with effects, not only with symbols?"""
        self.round: i64 = 1
        self.phase: i64 = MARKET
        self.turn: i64 = 0
        self.seat: i64 = 0
        self.last_round: bool = False
        self.central: vec[i64] = EMPTY_AREA
        self.shown: i64 = 0
        """How many cards of the central area are face up."""
        self.piles: vec[Pile] = vec[Pile]()
        self.dwellings: vec[i64] = vec[i64]()
        """Cards left in each dwelling pile."""
        self.specials: vec[i64] = vec[i64]()
        """The pack of special buildings: from the front those on offer, from the back those in the box (R-S4)."""
        self.offered: i64 = 0
        self.boxed: i64 = 0
        self.tokens: i64 = 0
        self.cities: vec[City] = vec[City]()
        self.arriving: i64 = NOTHING
        self.resume: i64 = NOTHING
        """While a building is being destroyed: the monster that arrives, and the phase that goes on."""
        self.log: Log | None = None

    def copy(self) -> Table:
        """An independent copy (without the log)."""
        other = Table(self.facts, self.players, self.expert, self.grozilla, self.by_sum)
        other.rules = self.rules
        other.effects = self.effects
        other.central = self.central[:]
        other.dwellings = self.dwellings[:]
        other.specials = self.specials[:]
        other.piles = self.piles[:]
        for i in range(len(self.piles)):
            other.piles[i] = self.piles[i].copy()
        other.cities = self.cities[:]
        for i in range(self.players):
            other.cities[i] = self.cities[i].copy()
        other._numbers(self)
        return other

    def copy_from(self, other: Table) -> None:
        """Turn into a copy of a table with the same options and facts, without new objects but the long rows."""
        for i in range(SHOWN):
            self.central[i] = other.central[i]
        for i in range(len(self.dwellings)):
            self.dwellings[i] = other.dwellings[i]
        self.specials = other.specials[:]
        for i in range(len(self.piles)):
            self.piles[i].copy_from(other.piles[i])
        for i in range(self.players):
            self.cities[i].copy_from(other.cities[i])
        self._numbers(other)

    def _numbers(self, other: Table) -> None:
        self.round = other.round
        self.phase = other.phase
        self.turn = other.turn
        self.seat = other.seat
        self.last_round = other.last_round
        self.shown = other.shown
        self.offered = other.offered
        self.boxed = other.boxed
        self.tokens = other.tokens
        self.arriving = other.arriving
        self.resume = other.resume

    def city(self) -> City:
        """The city of whoever must decide."""
        return self.cities[self.seat]

    def left_of(self, seat: i64) -> i64:
        """The neighbour to the left, who plays next (R-S1)."""
        return seat + 1 if seat + 1 < self.players else 0

    def right_of(self, seat: i64) -> i64:
        return seat - 1 if seat > 0 else self.players - 1

    def hide(self, card: i64) -> None:
        """Take a face-up card out of the central area, the first one of its name."""
        kept: i64 = 0
        found = False
        for i in range(self.shown):
            if found or self.central[i] != card:
                self.central[kept] = self.central[i]
                kept += 1
            else:
                found = True
        self.shown = kept

    def reveal(self, card: i64) -> None:
        """Put a card face up into the central area."""
        self.central[self.shown] = card
        self.shown += 1

    def face_up(self, card: i64) -> i64:
        """Where in the central area a card lies, or NOTHING."""
        for i in range(self.shown):
            if self.central[i] == card:
                return i
        return NOTHING

    def box_card(self, index: i64) -> i64:
        """The special building at a place of the box."""
        return self.specials[len(self.specials) - self.boxed + index]

    def take_from_box(self, index: i64) -> i64:
        """Take a special building out of the box."""
        first = len(self.specials) - self.boxed
        card = self.specials[first + index]
        self.specials[first + index] = self.specials[first]
        self.boxed -= 1
        return card

    def gain(self, seat: i64, coins: i64, card: i64) -> None:
        """Coins from the bank, or back to it, because of a card."""
        self.cities[seat].coins += coins
        if self.log is not None:
            self.log.add(E_COINS, seat, coins, card)


def blank_table(
    facts: Facts, players: i64, expert: bool, grozilla: bool, by_sum: bool, dwellings: i64
) -> Table:
    """A table before anything is revealed: full piles, empty cities with 2 coins (R-S2, R-S3, R-S5, R-G1, R-G2)."""
    table = Table(facts, players, expert, grozilla, by_sum)
    table.central = EMPTY_AREA[:]
    table.effects = facts.has_effects(expert)
    table.specials = facts.pack(expert)[:]
    table.boxed = len(table.specials)
    decks: i64 = DECKS if grozilla else DECKS - 1
    for deck in range(decks):
        table.piles = append(table.piles, Pile(facts.piles[deck][:]))
    for _ in range(facts.first_dwelling, facts.end_dwelling):
        table.dwellings = append(table.dwellings, dwellings)
    for _ in range(players):
        city = City()
        city.coins = 2
        city.slots = EMPTY_SLOTS[:]
        if grozilla:
            city.covers = EMPTY_SLOTS[:]
        table.cities = append(table.cities, city)
    if grozilla:
        for colour in range(COLOURS):
            table.tokens += ONE[colour] * facts.tokens_each
    return table

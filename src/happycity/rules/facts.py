"""The catalogue as tables of integers: what the core knows about every card.

All cards share one numbering: buildings of decks 1 to 3, fourth-deck buildings, dwellings, the Happy Markets (white
first, then the five colours), special buildings, monsters. `first_…` and `end_…` delimit the kinds.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from happycity.cards import Catalogue, EffectSpec
from happycity.rules.bits import BIT, ONE, PACKED, SIZE
from happycity.rules.codes import NOTHING
from happycity.rules.effects import effect_of
from happycity.rules.effects.base import COLOUR_NAMES, Effect

DECKS: Final = 4
NO_DECK: Final = -1


def colour_set(names: tuple[str, ...]) -> int:
    """The set of the named colours as bits."""
    return sum(BIT[COLOUR_NAMES.index(name)] for name in names)


class Facts:
    """Everything constant about the cards of one catalogue. Shared by all tables, never changed."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.ids: list[str] = []
        self.effects: list[list[Effect]] = []
        self.cost: vec[i64] = vec[i64]()
        self.income: vec[i64] = vec[i64]()
        self.citizens: vec[i64] = vec[i64]()
        self.hearts: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        self.colours: vec[i64] = vec[i64]()
        """Colour set of each card."""
        self.packed: vec[i64] = vec[i64]()
        """Packed count with one card of each of its colours."""
        self.mixed: vec[i64] = vec[i64]()
        """The same for a card of several colours; of any other card, none."""
        self.needs: vec[i64] = vec[i64]()
        """Conditions of a special building as a packed count; of any other card, none."""
        self.hooks: vec[i64] = vec[i64]()
        """At which moments the effects of a card want to be asked."""
        self.no_discard: vec[i64] = vec[i64]()
        self.gift: vec[i64] = vec[i64]()
        self.piles: list[vec[i64]] = [vec[i64]() for _ in range(DECKS)]
        """What each deck holds at the start, copies included, in a fixed order."""
        self.custom: bool = False
        """Do some effects come from a pack's Python file?"""
        self.tokens_each: i64 = catalogue.tokens_per_colour
        self.first_dwelling: i64 = 0
        self.end_dwelling: i64 = 0
        self.first_market: i64 = 0
        self.first_special: i64 = 0
        self.first_monster: i64 = 0
        self.end: i64 = 0
        """Where each kind begins and ends. Compiled code need not check what is set before the methods below."""
        self.family: vec[i64] = vec[i64]()
        self.expert: vec[i64] = vec[i64]()
        """The special buildings of each mode (R-S4, R-X1)."""
        self._add_purchasable(catalogue)
        self._add_markets(catalogue)
        self._add_specials(catalogue)
        self._add_monsters(catalogue)
        self.end = len(self.ids)

    def _add_purchasable(self, catalogue: Catalogue) -> None:
        for b in catalogue.buildings:
            card = self._add(b.id, b.cost, b.income, b.citizens, b.hearts, b.deck - 1, colour_set(b.colours))
            for _ in range(b.copies):
                self.piles[b.deck - 1] = append(self.piles[b.deck - 1], card)
        self.first_dwelling = len(self.ids)
        for d in catalogue.dwellings:
            self._add(d.id, d.cost, d.income, d.citizens, d.hearts, NO_DECK, colour_set(d.colours))
        self.end_dwelling = len(self.ids)

    def _add_markets(self, catalogue: Catalogue) -> None:
        """The white face first, then the coloured ones in the order of the colours."""
        self.first_market = len(self.ids)
        for colour in (None, *COLOUR_NAMES):
            market = next(m for m in catalogue.markets if m.colour == colour)
            self._add(market.id, 0, market.income, 0, 0, NO_DECK, colour_set((colour,)) if colour else 0)

    def _add_specials(self, catalogue: Catalogue) -> None:
        self.first_special = len(self.ids)
        for s in catalogue.specials:
            card = self._add(s.id, 0, s.income, s.citizens, s.hearts, NO_DECK, 0)
            self.needs[card] = sum(ONE[colour] * need for colour, need in enumerate(s.needs))
            self._declare(card, s.effects)
            if s.pack == "expert":
                self.expert = append(self.expert, card)
            else:
                self.family = append(self.family, card)

    def _add_monsters(self, catalogue: Catalogue) -> None:
        self.first_monster = len(self.ids)
        for m in catalogue.monsters:
            card = self._add(m.id, 0, m.income, m.citizens, m.hearts, DECKS - 1, colour_set((m.colour,)))
            for spec in m.effects:
                if spec.piece == "no-discard":
                    self.no_discard[card] = 1
                else:
                    self.gift[card] = self.gift[card] + int_of(spec, "coins")
            self.piles[DECKS - 1] = append(self.piles[DECKS - 1], card)

    def _add(
        self, name: str, cost: i64, income: i64, citizens: i64, hearts: i64, deck: i64, colours: i64
    ) -> i64:
        card: i64 = len(self.ids)
        self.ids.append(name)
        self.effects.append([])
        self.cost = append(self.cost, cost)
        self.income = append(self.income, income)
        self.citizens = append(self.citizens, citizens)
        self.hearts = append(self.hearts, hearts)
        self.deck = append(self.deck, deck)
        self.colours = append(self.colours, colours)
        self.packed = append(self.packed, PACKED[colours])
        self.mixed = append(self.mixed, PACKED[colours] if SIZE[colours] > 1 else 0)
        self.needs = append(self.needs, 0)
        self.hooks = append(self.hooks, 0)
        self.no_discard = append(self.no_discard, 0)
        self.gift = append(self.gift, 0)
        return card

    def _declare(self, card: i64, specs: tuple[EffectSpec, ...]) -> None:
        for spec in specs:
            effect = effect_of(spec, card)
            if spec.own is not None:
                self.custom = True
            self.effects[card].append(effect)
            self.hooks[card] = self.hooks[card] | effect.hooks

    def is_special(self, card: i64) -> bool:
        return self.first_special <= card < self.first_monster

    def is_monster(self, card: i64) -> bool:
        return card >= self.first_monster

    def is_dwelling(self, card: i64) -> bool:
        return self.first_dwelling <= card < self.end_dwelling

    def pack(self, expert: bool) -> vec[i64]:
        """The special buildings of a mode (R-S4, R-X1)."""
        return self.expert if expert else self.family

    def has_effects(self, expert: bool) -> bool:
        """Does any special building of the mode do more than show symbols?"""
        return any(self.hooks[card] for card in self.pack(expert))

    def find(self, name: str) -> i64:
        """The number of a card by its id; a Happy Market gives its white face. NOTHING if unknown."""
        return self.ids.index(name) if name in self.ids else NOTHING


def int_of(spec: EffectSpec, name: str) -> int:
    """A whole-number parameter of a declared effect."""
    value = spec.params[name]
    assert isinstance(value, int)
    return value

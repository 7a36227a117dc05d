"""The layout of a ruleset: which action has which id, and where each feature of an observation stands.

A change of ids or of features is a change of what trained agents know: raise `LAYOUT_VERSION` with it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from happycity.rules.bits import COLOURS
from happycity.rules.codes import (
    BOX,
    BUY,
    CLAIM,
    COIN,
    DESTROY,
    DISCARD,
    DRAW,
    GIFT,
    KEEP,
    LOUVRE,
    MARKET,
    NOTHING,
    PASS,
    SEATS,
    SLOTS,
    SPHINX,
)
from happycity.rules.facts import DECKS, Facts
from happycity.rules.moves import action, argument_of, kind_of

LAYOUT_VERSION: Final = 1

# Two kinds of action that only environments know: a purchase with tokens is paid step by step.
TOKEN: Final = 13
PAY: Final = 14
KINDS: Final = 15

PAYING: Final = 10
"""The phase of these two, after those of the rules."""
PHASES: Final = 11
NUMBERS: Final = 6
"""Features of a city that are numbers: coins, income, citizens, hearts, points, cards."""


class Layout:
    """Ids and places for one mode, with or without Grozilla. Shared by all games, never changed."""

    def __init__(self, facts: Facts, players: i64, expert: bool, grozilla: bool) -> None:
        self.facts: Facts = facts
        self.players: i64 = players
        self.expert: bool = expert
        self.grozilla: bool = grozilla
        self.placed: bool = expert or grozilla
        """Does it matter in which slot a card stands?"""
        self.decks: i64 = DECKS if grozilla else DECKS - 1
        self.buildings: i64 = 0
        for card in range(facts.first_dwelling):
            if facts.deck[card] < self.decks:
                self.buildings += 1
        self.dwellings: i64 = facts.end_dwelling - facts.first_dwelling
        self.for_sale: i64 = self.buildings + self.dwellings
        self.specials: i64 = len(facts.pack(expert))
        self.monsters: i64 = facts.end - facts.first_monster if grozilla else 0
        self.places: vec[i64] = vec[i64]([NOTHING] * facts.end)
        """The place of each card among its kind: dwellings follow the buildings, and so do monsters."""
        self._number_cards()
        self.first: vec[i64] = vec[i64]([NOTHING] * KINDS)
        """The first id of each kind of action."""
        self.moves: vec[i64] = vec[i64]()
        """The action of each id. An opponent is counted from the one who decides, the next to the left is 1."""
        self._number_actions()
        self.actions: i64 = len(self.moves)
        self._place_table()
        self._place_city()
        self.features: i64 = self.city + players * self.city_features

    def _number_cards(self) -> None:
        facts = self.facts
        for card in range(self.buildings):
            self.places[card] = card
        for i in range(self.dwellings):
            self.places[facts.first_dwelling + i] = self.buildings + i
        pack = facts.pack(self.expert)
        for i in range(self.specials):
            self.places[pack[i]] = i
        for i in range(self.monsters):
            self.places[facts.first_monster + i] = self.buildings + i

    def _number_actions(self) -> None:
        facts = self.facts
        if self.expert:
            self._add_range(MARKET, 0, COLOURS)
        self._add(KEEP, 0)
        self._add_range(DISCARD, 0, self.buildings)
        self._add_range(DRAW, 0, self.decks)
        self._add(COIN, 0)
        self._add_range(BUY, 0, self.buildings)
        self._add_range(BUY, facts.first_dwelling, facts.end_dwelling)
        if self.grozilla:
            self._add(PAY, 0)
            self._add_range(TOKEN, 0, COLOURS)
        self._add(PASS, 0)
        self._add_pack(CLAIM)
        if self.grozilla:
            self._add_range(DESTROY, 0, SLOTS)
            self._add_range(GIFT, 1, SEATS)
        if self.expert:
            self._add_range(LOUVRE, 1, SEATS)
            self._add(BOX, 0)
            self._add_pack(SPHINX)

    def _add(self, kind: i64, argument: i64) -> None:
        if self.first[kind] == NOTHING:
            self.first[kind] = len(self.moves)
        self.moves = append(self.moves, action(kind, argument))

    def _add_range(self, kind: i64, start: i64, end: i64) -> None:
        for argument in range(start, end):
            self._add(kind, argument)

    def _add_pack(self, kind: i64) -> None:
        pack = self.facts.pack(self.expert)
        for i in range(self.specials):
            self._add(kind, pack[i])

    def _place_table(self) -> None:
        """Where the features of the table begin, one block after the other.

        What changes in every step comes first, so that a row need not be rewritten from end to end.
        """
        self.round: i64 = PHASES
        self.seats: i64 = self.round + 2
        self.piles: i64 = self.seats + 3 * self.players
        self.central: i64 = self.piles + 2 * self.decks
        self.unseen: i64 = self.central + self.buildings
        self.homes: i64 = self.unseen + self.buildings + self.monsters
        self.offered: i64 = self.homes + self.dwellings
        self.supply: i64 = self.offered + self.specials
        self.city: i64 = self.supply
        if self.grozilla:
            self.arriving: i64 = self.supply + COLOURS
            self.resumes: i64 = self.arriving + self.monsters
            self.paying: i64 = self.resumes + 3
            self.spent: i64 = self.paying + self.for_sale
            self.city = self.spent + COLOURS

    def _place_city(self) -> None:
        """Where the blocks of a city begin, counted from its own first feature."""
        self.colours: i64 = NUMBERS
        self.holds: i64 = self.colours + COLOURS
        self.special: i64 = self.holds + self.for_sale
        end = self.special + self.specials
        if self.placed:
            self.slots: i64 = end
            self.special_slot: i64 = self.slots + self.for_sale
            end = self.special_slot + 1
        if self.expert:
            self.market: i64 = end
            self.gifts: i64 = self.market + COLOURS
            self.copies: i64 = self.gifts + 2
            end = self.copies + self.specials
        if self.grozilla:
            self.tokens: i64 = end
            self.monster: i64 = self.tokens + COLOURS
            self.covers: i64 = self.monster + self.monsters
            end = self.covers + self.monsters
        self.city_features: i64 = end

    def id_of(self, move: i64, seat: i64) -> i64:
        """The id of an action of the rules for the seat that decides. Tokens do not count."""
        kind = kind_of(move)
        argument = argument_of(move)
        first = self.first[kind]
        if kind == BUY or kind == DISCARD or kind == CLAIM or kind == SPHINX:
            return first + self.places[argument]
        if kind == GIFT or kind == LOUVRE:
            distance = argument - seat
            return first + (distance if distance > 0 else distance + self.players) - 1
        return first + argument

    def move_of(self, number: i64, seat: i64) -> i64:
        """The action of an id, for the seat that decides."""
        move = self.moves[number]
        kind = kind_of(move)
        if kind == GIFT or kind == LOUVRE:
            opponent = seat + argument_of(move)
            return action(kind, opponent if opponent < self.players else opponent - self.players)
        return move

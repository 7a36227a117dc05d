"""A quick player for rollouts: it sees its own city, the turns that are left and what lies open.

It buys what gives the highest *outlook*: the happiness a city will have at the end if its coins and income buy
average cards for the turns left, and if those bring inhabitants and hearts into balance.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from happycity.bots.search.weights import Weights, effect_worths
from happycity.rules.bits import COLOURS, GUARDS, count_of
from happycity.rules.codes import (
    BUY,
    CLAIM,
    COIN,
    DESTROY,
    DISCARD,
    DRAW,
    KEEP,
    LOUVRE,
    MARKET,
    NOTHING,
    OVER,
    PASS,
    SLOTS,
)
from happycity.rules.count import income_of
from happycity.rules.engine import play
from happycity.rules.facts import DECKS, Facts
from happycity.rules.legal import claims, drawable, legal
from happycity.rules.moves import ARGUMENT, TOKENS, Moves, argument_of, kind_of
from happycity.rules.playout import random_chance
from happycity.rules.prices import TOKEN_VALUE, price, tokens_in
from happycity.rules.rng import Rng
from happycity.rules.table import City, Table

MAX_OFFERS: Final = 12
THOUSAND: Final = 1000
PATIENCE_ROUNDS: Final = 20
"""Rounds after which the policy buys rather than save: two that wait for each other would never end."""

FIELDS: Final = 0x108421
"""One in each field of a packed count: a product with it has their sum in the topmost field."""
FULL_FIELD: Final = 15
"""Turns a one in a field into a mask of its count."""


class Policy:
    """Chooses actions quickly; keeps scratch space, so one at a time may use it."""

    def __init__(self, facts: Facts, weights: Weights, blunders: i64) -> None:
        self.facts: Facts = facts
        self.weights: Weights = weights
        self.blunders: i64 = blunders
        """Of a thousand decisions, how many are left to chance."""
        self.worths: vec[float] = effect_worths(facts, weights)
        self.moves: Moves = Moves()
        self.turns: float = 0.0
        """Turns left after the one that is being decided, and how many income phases that may mean."""
        self.phases: float = 0.0
        self.offers: i64 = 0
        self.short: vec[i64] = vec[i64]([0] * MAX_OFFERS)
        """Cards missing for each special building on offer, as a packed count."""
        self.near: vec[float] = vec[float]([0.0] * MAX_OFFERS)
        self.nearer: vec[float] = vec[float]([0.0] * MAX_OFFERS)
        """What to expect of each, as things are and with one of the missing cards."""
        self.odds: vec[float] = vec[float]([weights.near * weights.far**n for n in range(16)])
        self.shares: vec[i64] = vec[i64]()
        """Odds of the options in `moves`, where `weigh` finds any."""

    def finish(self, table: Table, rng: Rng) -> None:
        """Play a game to its end, or for a long time: a position may be such that nobody can ever buy again."""
        last = max(table.round, i64(PATIENCE_ROUNDS)) + PATIENCE_ROUNDS
        while table.phase != OVER and table.round < last:
            move = self.choose(table, rng)
            play(table, move, random_chance(table, move, rng))

    def weigh(self, table: Table) -> bool:
        """Put the options of a decision into `moves` and sums of weights beside them; False if it goes by rules."""
        return False

    def share_out(self) -> i64:
        """Put the odds of the options into `shares`; returns their sum."""
        return 0

    def choose(self, table: Table, rng: Rng) -> i64:
        """One action."""
        phase = table.phase
        if self.blunders > 0 and rng.below(THOUSAND) < self.blunders:
            legal(table, self.moves)
            return self.moves.items[rng.below(self.moves.count)]
        if phase == DRAW:
            return self.draw(table, rng)
        if phase == BUY:
            return self.buy(table)
        if phase == DISCARD:
            return self.discard(table)
        if phase == CLAIM:
            return self.claim(table)
        if phase == DESTROY:
            return self.destroy(table)
        if phase == LOUVRE:
            return self.louvre(table)
        legal(table, self.moves)
        if phase == MARKET:
            return self.market(table)
        return self.moves.items[rng.below(self.moves.count)]

    def draw(self, table: Table, rng: Rng) -> i64:
        """The dearest deck that the coins in hand reach."""
        city = table.city()
        weights = self.weights
        coins = float(city.coins)
        deck: i64 = 0
        if len(table.piles) == DECKS and rng.below(THOUSAND) < i64(weights.fourth_deck * 1000.0):
            deck = DECKS - 1
        elif coins >= weights.third_deck:
            deck = 2
        elif coins >= weights.second_deck:
            deck = 1
        while not drawable(table, deck):
            deck = deck + 1 if deck + 1 < len(table.piles) else 0
        return DRAW + ARGUMENT * deck

    def discard(self, table: Table) -> i64:
        """Any card but the one this city would rather buy than take a coin: a new one may be better."""
        city = table.city()
        self.look(table, city)
        income = self.income(table, city)
        highest = self.outlook(table, city, NOTHING, city.coins + 1, income, self.prospect(0))
        favourite: i64 = NOTHING
        for i in range(table.shown):
            card = table.central[i]
            cost = self.cost(table, city, card)
            if cost <= city.coins and not city.holds(card):
                extra = self.prospect(self.facts.packed[card])
                value = self.outlook(table, city, card, city.coins - cost, income, extra)
                if value > highest:
                    highest = value
                    favourite = i
        for i in range(table.shown):
            if i != favourite:
                return DISCARD + ARGUMENT * table.central[i]
        return KEEP

    def income(self, table: Table, city: City) -> i64:
        """What whoever is on turn gains in an income phase; without effects, what the cards show."""
        return income_of(table, table.seat) if city.hooks else city.income

    def cost(self, table: Table, city: City, card: i64) -> i64:
        """What a card costs a city; without effects, what it shows."""
        return price(table, city, card) if city.hooks else self.facts.cost[card]

    def look(self, table: Table, city: City) -> None:
        """Before a city's options are compared: turns left, and how far each special building is."""
        self.turns = turns_after(table)
        self.phases = self.turns * self.weights.stretch
        self.offers = 0
        if city.special != NOTHING or city.size >= SLOTS:
            return
        self.offers = min(table.offered, i64(MAX_OFFERS))
        for i in range(self.offers):
            special = table.specials[i]
            gain = self.gain_of(special)
            short = shortage(self.facts.needs[special], city.colours)
            missing = missing_cards(short)
            self.short[i] = short
            self.near[i] = self.hope(gain, missing)
            self.nearer[i] = self.hope(gain, missing - 1)

    def hope(self, gain: float, missing: i64) -> float:
        """What to expect of a special building for which cards are missing, in symbols."""
        return gain * self.odds[missing] if missing >= 0 and float(missing) <= self.turns else 0.0

    def gain_of(self, special: i64) -> float:
        """What a special building brings, in symbols."""
        facts = self.facts
        symbols = facts.citizens[special] + facts.hearts[special]
        income = self.weights.borrow * self.phases * float(facts.income[special])
        return float(symbols) + income + self.worths[special]

    def prospect(self, packed: i64) -> float:
        """The best special building within reach once a card of these (packed) colours is added, in symbols."""
        best = 0.0
        fields = packed * FULL_FIELD
        for i in range(self.offers):
            value = self.nearer[i] if self.short[i] & fields else self.near[i]
            if value > best:
                best = value
        return best

    def outlook(self, table: Table, city: City, card: i64, coins: i64, income: i64, extra: float) -> float:
        """The happiness to be expected at the end when a card (or NOTHING) is added to a city."""
        weights = self.weights
        citizens = city.citizens
        hearts = city.hearts
        slots = SLOTS - city.size
        if card != NOTHING:
            facts = self.facts
            citizens += facts.citizens[card]
            hearts += facts.hearts[card]
            income += facts.income[card]
            slots -= 1
        cards = min(float(slots), self.turns)
        symbols = extra
        if cards > 0.0:
            money = float(coins) + self.phases * (float(income) + weights.growth * self.phases)
            each = money / cards
            symbols += cards * weights.reach * each / (each + weights.half)
        return happiness(table, float(citizens), float(hearts), symbols) + 0.01 * float(coins)

    def buy(self, table: Table) -> i64:
        """The purchase with the best outlook."""
        city = table.city()
        self.look(table, city)
        facts = self.facts
        income = self.income(table, city)
        best: i64 = COIN
        highest = self.outlook(table, city, NOTHING, city.coins + 1, income, self.prospect(0))
        if city.size >= SLOTS:
            return best
        if table.round > PATIENCE_ROUNDS:
            highest = -1.0e9
        for i in range(table.shown + len(table.dwellings)):
            if i < table.shown:
                card = table.central[i]
            elif table.dwellings[i - table.shown] > 0:
                card = facts.first_dwelling + i - table.shown
            else:
                continue
            if city.holds(card):
                continue
            cost = self.cost(table, city, card)
            tokens: i64 = 0
            if cost > city.coins:
                tokens = self.tokens_for(city, cost - city.coins)
                if tokens == 0:
                    continue
                cost = max(i64(0), cost - TOKEN_VALUE * tokens_in(tokens))
            extra = self.prospect(facts.packed[card])
            if table.grozilla:
                extra += self.side_effects(table, city, card, tokens)
            value = self.outlook(table, city, card, city.coins - cost, income, extra)
            if value > highest:
                highest = value
                best = BUY + ARGUMENT * card + TOKENS * tokens
        return best

    def tokens_for(self, city: City, short: i64) -> i64:
        """The fewest tokens that cover what is short, or 0 if there are not enough."""
        spent: i64 = 0
        if city.tokens == 0:
            return spent
        for colour in range(COLOURS):
            one = self.facts.packed[self.facts.first_market + 1 + colour]
            for _ in range(count_of(city.tokens, colour)):
                if short > 0:
                    spent += one
                    short -= TOKEN_VALUE
        return spent if short <= 0 else i64(0)

    def side_effects(self, table: Table, city: City, card: i64, tokens: i64) -> float:
        """Tokens won and spent, a monster driven away, in symbols."""
        weights = self.weights
        colours = self.facts.colours[card]
        symbols = -weights.token * float(tokens_in(tokens)) if tokens else 0.0
        for colour in range(COLOURS):
            if (colours >> colour) & 1 and count_of(table.tokens, colour) > 0:
                cards = count_of(city.colours, colour)
                if cards == 2 or cards == 5:
                    symbols += weights.token
        if city.monster != NOTHING and colours & self.facts.colours[city.monster]:
            symbols += weights.monster
        return symbols

    def claim(self, table: Table) -> i64:
        """The special building that brings most, unless a better one is near."""
        self.moves.count = 0
        claims(table, self.moves)
        city = table.city()
        self.look(table, city)
        best: i64 = PASS
        highest = self.prospect(0)
        for i in range(self.moves.count):
            move = self.moves.items[i]
            if kind_of(move) == CLAIM:
                value = self.gain_of(argument_of(move))
                if value >= highest:
                    highest = value
                    best = move
        return best

    def destroy(self, table: Table) -> i64:
        """Cover the card that brings least."""
        city = table.city()
        facts = self.facts
        turns = turns_after(table)
        best: i64 = 0
        lowest = 1.0e9
        for slot in range(city.size):
            if city.covered(slot):
                continue
            card = city.slots[slot]
            value = float(facts.citizens[card] + facts.hearts[card]) + self.worths[card]
            value += self.weights.borrow * turns * float(facts.income[card])
            if value < lowest:
                lowest = value
                best = slot
        return DESTROY + ARGUMENT * best

    def louvre(self, table: Table) -> i64:
        """Borrow the highest printed income."""
        best: i64 = NOTHING
        for seat in range(table.players):
            if seat != table.seat:
                if best == NOTHING or table.cities[seat].income > table.cities[best].income:
                    best = seat
        return LOUVRE + ARGUMENT * best

    def market(self, table: Table) -> i64:
        """The colour that the special buildings on offer ask for most."""
        best = self.moves.items[0]
        highest = -1.0
        for i in range(self.moves.count):
            move = self.moves.items[i]
            wanted: i64 = 0
            for k in range(table.offered):
                wanted += count_of(self.facts.needs[table.specials[k]], argument_of(move))
            if float(wanted) > highest:
                highest = float(wanted)
                best = move
        return best


def shortage(need: i64, have: i64) -> i64:
    """What a city lacks of each colour, as a packed count. Where it has more than needed, the guard bit is borrowed.

    >>> shortage(3 + 1 * 32, 1 + 2 * 32)
    2
    """
    rest = (need | GUARDS) - have
    guards = rest & GUARDS
    return rest & (guards - (guards >> 4))


def missing_cards(short: i64) -> i64:
    """How many cards a shortage means."""
    return ((short * FIELDS) >> 20) & 31


def turns_after(table: Table) -> float:
    """Turns that whoever is on turn will have after this one, if the largest city grows by a card a turn."""
    if table.last_round:
        return 0.0
    rounds: i64 = SLOTS
    for seat in range(table.players):
        left = SLOTS - table.cities[seat].size
        if seat >= table.turn:
            left -= 1
        if left < rounds:
            rounds = left
    return float(max(rounds, i64(0)))


def happiness(table: Table, citizens: float, hearts: float, symbols: float) -> float:
    """Points when symbols of free choice are added so that they help most."""
    if table.by_sum:
        return citizens + hearts + symbols
    low = min(citizens, hearts)
    high = max(citizens, hearts)
    if low + symbols < high:
        return (low + symbols) * high
    half = (low + high + symbols) / 2.0
    return half * half if half > 0.0 else -half * half

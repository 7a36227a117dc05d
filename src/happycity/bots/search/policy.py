"""A quick player for rollouts: it sees its own city, the turns that are left and what lies open.

It buys what gives the highest *outlook*: the happiness a city will have at the end if its coins and income buy
average cards for the turns left, and if those bring inhabitants and hearts into balance.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from happycity.bots.search.weights import Weights, effect_worths
from happycity.rules.bits import COLOURS, count_of, shortage
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
from happycity.rules.effects.base import PRICES
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

MOST_MISSING: Final = 31
HOPES: Final = MOST_MISSING + 2
"""What to expect for each number of cards missing, from -1 (more than none) on."""


WHOLES: Final = 64
WHOLE: Final = vec[float]([float(number) for number in range(WHOLES)])
"""Small whole numbers: from 64 bits to a float is a long way in compiled code, and a look-up is a short one."""


class Policy:
    """Chooses actions quickly; keeps scratch space, so one at a time may use it."""

    def __init__(self, facts: Facts, weights: Weights, blunders: i64) -> None:
        self.facts: Facts = facts
        self.weights: Weights = weights
        self.blunders: i64 = blunders
        """Of a thousand decisions, how many are left to chance."""
        self.worths: vec[float] = effect_worths(facts, weights)
        self.gains: vec[float] = special_gains(facts, weights, self.worths)
        """By turns left and card, what a special building brings, in symbols."""
        self.hopes: vec[float] = special_hopes(facts, weights, self.gains)
        """By turns left, card and cards missing (from -1 on), what to expect of it."""
        self.card_citizens: vec[float] = as_floats(facts.citizens)
        self.card_hearts: vec[float] = as_floats(facts.hearts)
        self.card_income: vec[float] = as_floats(facts.income)
        """The catalogue once more, as floats (see `WHOLE`)."""
        self.reach: float = weights.reach
        self.half: float = weights.half
        self.moves: Moves = Moves()
        self.turns_left: i64 = 0
        """Turns left after the one that is being decided."""
        self.turns: float = 0.0
        self.phases: float = 0.0
        """The same as a float, and how many income phases that may mean."""
        self.rise: float = 0.0
        """Income still to come from later purchases."""
        self.slots: i64 = 0
        self.citizens: float = 0.0
        self.hearts: float = 0.0
        self.income: float = 0.0
        """The city that is being decided for: slots left, symbols and income."""
        self.offers: i64 = 0
        self.short: vec[i64] = vec[i64]([0] * MAX_OFFERS)
        """Cards missing for each special building on offer, as a packed count."""
        self.near: vec[float] = vec[float]([0.0] * MAX_OFFERS)
        self.nearer: vec[float] = vec[float]([0.0] * MAX_OFFERS)
        """What to expect of each, as things are and with one of the missing cards."""
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
        if not self.favours_first(table):
            return DISCARD + ARGUMENT * table.central[0]
        return DISCARD + ARGUMENT * table.central[1] if table.shown > 1 else KEEP

    def favours_first(self, table: Table) -> bool:
        """Would this city rather buy the first card of the central area than any other, or than take a coin?"""
        city = table.city()
        first = table.central[0]
        cost = self.cost(table, city, first)
        if cost > city.coins or city.holds(first):
            return False
        self.look(table, city)
        highest = self.outlook(table, first, city.coins - cost, self.prospect(self.facts.packed[first]))
        if highest <= self.outlook(table, NOTHING, city.coins + 1, self.prospect(0)):
            return False
        for i in range(1, table.shown):
            card = table.central[i]
            cost = self.cost(table, city, card)
            if cost <= city.coins and not city.holds(card):
                extra = self.prospect(self.facts.packed[card])
                if self.outlook(table, card, city.coins - cost, extra) > highest:
                    return False
        return True

    def cost(self, table: Table, city: City, card: i64) -> i64:
        """What a card costs a city; without effects on prices, what it shows."""
        if city.hooks & PRICES or city.free_card:
            return price(table, city, card)
        return self.facts.cost[card]

    def look(self, table: Table, city: City) -> None:
        """Before a city's options are compared: what it has, turns left, and how far each special building is."""
        self.look_ahead(turns_after(table))
        self.look_at_city(city, income_of(table, table.seat) if city.hooks else city.income)
        self.offers = 0
        if city.special == NOTHING and city.size < SLOTS:
            self.look_at_offers(table, city.colours)

    def look_ahead(self, turns: i64) -> None:
        """Note how many turns are left."""
        self.turns_left = turns
        self.turns = to_float(turns)
        self.phases = self.turns * self.weights.stretch
        self.rise = self.weights.growth * self.phases

    def look_at_city(self, city: City, income: i64) -> None:
        """Note what a city has."""
        self.slots = SLOTS - city.size
        self.citizens = to_float(city.citizens)
        self.hearts = to_float(city.hearts)
        self.income = to_float(income)

    def look_at_offers(self, table: Table, colours: i64) -> None:
        """How far each special building is for a city with these (packed) colours, and what to expect of it."""
        offers = min(table.offered, i64(MAX_OFFERS))
        row = self.turns_left * self.facts.end
        for i in range(offers):
            special = table.specials[i]
            short = shortage(self.facts.needs[special], colours)
            place = (row + special) * HOPES + missing_cards(short)
            self.short[i] = short
            self.near[i] = self.hopes[place + 1]
            self.nearer[i] = self.hopes[place]
        self.offers = offers

    def prospect(self, packed: i64) -> float:
        """The best special building within reach once a card of these (packed) colours is added, in symbols."""
        best = 0.0
        fields = packed * FULL_FIELD
        for i in range(self.offers):
            value = self.nearer[i] if self.short[i] & fields else self.near[i]
            if value > best:
                best = value
        return best

    def outlook(self, table: Table, card: i64, coins: i64, extra: float) -> float:
        """The happiness to be expected at the end when a card (or NOTHING) is added to the city looked at."""
        citizens = self.citizens
        hearts = self.hearts
        income = self.income
        cards = self.slots
        if card != NOTHING:
            citizens += self.card_citizens[card]
            hearts += self.card_hearts[card]
            income += self.card_income[card]
            cards -= 1
        symbols = extra
        purse = to_float(coins)
        purchases = to_float(cards) if cards < self.turns_left else self.turns
        if purchases > 0.0:
            each = (purse + self.phases * (income + self.rise)) / purchases
            symbols += purchases * self.reach * each / (each + self.half)
        return happiness(table, citizens, hearts, symbols) + 0.01 * purse

    def buy(self, table: Table) -> i64:
        """The purchase with the best outlook."""
        city = table.city()
        self.look(table, city)
        facts = self.facts
        best: i64 = COIN
        if city.size >= SLOTS:
            return best
        highest = self.outlook(table, NOTHING, city.coins + 1, self.prospect(0))
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
            value = self.outlook(table, card, city.coins - cost, extra)
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
                value = self.gains[self.turns_left * self.facts.end + argument_of(move)]
                if value >= highest:
                    highest = value
                    best = move
        return best

    def destroy(self, table: Table) -> i64:
        """Cover the card that brings least."""
        city = table.city()
        facts = self.facts
        turns = float(turns_after(table))
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


def to_float(number: i64) -> float:
    """The same number."""
    return WHOLE[number] if 0 <= number < WHOLES else float(number)


def as_floats(numbers: vec[i64]) -> vec[float]:
    """A row of the catalogue as floats."""
    row = vec[float]()
    for i in range(len(numbers)):
        row = append(row, float(numbers[i]))
    return row


def special_gains(facts: Facts, weights: Weights, worths: vec[float]) -> vec[float]:
    """What each special building brings, in symbols, for each number of turns left."""
    gains = vec[float]([0.0] * int((SLOTS + 1) * facts.end))
    for turns in range(SLOTS + 1):
        phases = float(turns) * weights.stretch
        for special in range(facts.first_special, facts.first_monster):
            income = weights.borrow * phases * float(facts.income[special])
            symbols = float(facts.citizens[special] + facts.hearts[special])
            gains[turns * facts.end + special] = symbols + income + worths[special]
    return gains


def special_hopes(facts: Facts, weights: Weights, gains: vec[float]) -> vec[float]:
    """What to expect of each special building, for each number of turns left and of cards missing, from -1 on."""
    hopes = vec[float]([0.0] * int((SLOTS + 1) * facts.end * HOPES))
    for turns in range(SLOTS + 1):
        for special in range(facts.first_special, facts.first_monster):
            place = turns * facts.end + special
            for missing in range(turns + 1):
                hopes[place * HOPES + missing + 1] = gains[place] * (weights.near * weights.far**missing)
    return hopes


def missing_cards(short: i64) -> i64:
    """How many cards a shortage means."""
    return ((short * FIELDS) >> 20) & 31


def turns_after(table: Table) -> i64:
    """Turns that whoever is on turn will have after this one, if the largest city grows by a card a turn."""
    if table.last_round:
        return 0
    rounds: i64 = SLOTS
    for seat in range(table.players):
        left = SLOTS - table.cities[seat].size
        if seat >= table.turn:
            left -= 1
        if left < rounds:
            rounds = left
    return max(rounds, i64(0))


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

"""The learned player for rollouts: a linear softmax policy, trained by policy gradient in self-play.

For each option of a purchase or a draw it adds up a few weights, looked up by what the card does, the turns
left, the coins and the balance of the city (`features`), and plays an option with odds that grow with the exponential
of the sum. Weights, sums and odds are whole numbers, so every machine plays the same. Rarer decisions are left to the
rules of thumb of `Policy`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from happycity.bots.search.features import (
    BALANCES,
    BUY_BALANCE,
    BUY_GAIN,
    BUY_INCOME,
    BUY_LEFT,
    BUY_RELIEF,
    BUY_SPECIAL,
    BUY_SPENT,
    BUY_TOKEN,
    CARD_INCOMES,
    CLASSES,
    COIN_COINS,
    COIN_INCOME,
    COINS,
    DRAW_BALANCE,
    DRAW_COINS,
    DRAW_INCOME,
    DRAW_SHOWN,
    EVEN,
    FACE_UP,
    GAINS,
    INCOMES,
    LEARNED,
    LEAST_GAIN,
    MAX_BEHIND,
    MISSING,
    ODDS,
    SYMBOLS,
    TOKENS_SPENT,
    TURNS,
    clamp,
    expand,
    symbol_place,
)
from happycity.bots.search.policy import (
    FULL_FIELD,
    MAX_OFFERS,
    PATIENCE_ROUNDS,
    Policy,
    missing_cards,
    turns_after,
)
from happycity.bots.search.trace import STANDINGS, Trace
from happycity.bots.search.weights import Weights
from happycity.rules.bits import COLOURS, count_of, shortage
from happycity.rules.codes import (
    BUY,
    COIN,
    DRAW,
    NOTHING,
    SEATS,
    SHOWN,
    SLOTS,
)
from happycity.rules.facts import DECKS, Facts
from happycity.rules.legal import drawable, is_first
from happycity.rules.moves import ARGUMENT, TOKENS
from happycity.rules.prices import TOKEN_VALUE, price, tokens_in
from happycity.rules.rng import Rng
from happycity.rules.table import City, Table

CLASS_SYMBOLS: Final = 1.5
"""Symbols that make one class of special buildings."""
INCOME_SYMBOLS: Final = 0.2
"""A coin of income per turn left, in symbols."""
STANDING_STEPS: Final = 0.7
SUM_STANDING_STEPS: Final = 2.0
"""Steps that a point of lead makes, to learn what to expect."""


class LearnedPolicy(Policy):
    """Chooses actions quickly; keeps scratch space, so one at a time may use it."""

    def __init__(self, facts: Facts, learned: vec[i64]) -> None:
        super().__init__(facts, Weights(), 0)
        self.row: vec[i64] = expand(facts, learned)
        self.trace: Trace | None = None
        """Set to learn: notes everything that was looked at."""
        self.classes: vec[i64] = classes_of(facts, self.worths)
        """By turns left and special building, how much it brings (`CLASSES`)."""
        size = int(facts.end_dwelling - facts.first_dwelling) + SHOWN + DECKS + SEATS + COLOURS
        self.logits: vec[i64] = vec[i64]([0] * size)
        self.shares: vec[i64] = vec[i64]([0] * size)
        """For each option of the decision at hand (in `moves`), the sum of its weights, and its odds."""
        self.left: i64 = 0
        """Turns left after the one that is being decided."""
        self.balance: i64 = 0
        """For each special building on offer where its weight stands."""
        self.place: vec[i64] = vec[i64]([0] * MAX_OFFERS)

    def choose(self, table: Table, rng: Rng) -> i64:
        """One action; rarer decisions follow the rules of thumb."""
        if self.trace is not None:
            self.trace.standing = self.standing(table)
        return self.pick(rng) if self.weigh(table) else super().choose(table, rng)

    def standing(self, table: Table) -> i64:
        """Seat, turns left and how far ahead the outlook is of the best other one, as a place in `Trace.expected`."""
        self.look_ahead(turns_after(table))
        mine = 0.0
        best = -1.0e9
        for seat in range(table.players):
            city = table.cities[seat]
            self.look_at_city(city, city.income)
            value = self.outlook(table, NOTHING, city.coins, 0.0)
            if seat == table.seat:
                mine = value
            elif value > best:
                best = value
        steps = (mine - best) * (SUM_STANDING_STEPS if table.by_sum else STANDING_STEPS)
        place = clamp(i64(steps + float(STANDINGS) / 2.0), 0, STANDINGS - 1)
        return (table.seat * TURNS + self.turns_left) * STANDINGS + place

    def weigh(self, table: Table) -> bool:
        """Find options and logits of a decision that is learned; False for any other."""
        phase = table.phase
        if phase == DRAW:
            self.weigh_draws(table)
        elif phase == BUY:
            self.weigh_purchases(table)
        else:
            return False
        return True

    def pick(self, rng: Rng) -> i64:
        """One of the options, by chance."""
        moves = self.moves
        count = moves.count
        if count == 1 and self.trace is None:
            return moves.items[0]
        total = self.share_out()
        odds = self.shares
        rest = (rng.word() * total) >> 32
        chosen: i64 = 0
        while rest >= odds[chosen]:
            rest -= odds[chosen]
            chosen += 1
        if self.trace is not None:
            self.trace.decide(odds, count, total, chosen)
        return moves.items[chosen]

    def share_out(self) -> i64:
        """Turn logits into odds; returns the sum."""
        logits = self.logits
        odds = self.shares
        count = self.moves.count
        highest = logits[0]
        for i in range(1, count):
            if logits[i] > highest:
                highest = logits[i]
        total: i64 = 0
        for i in range(count):
            behind = highest - logits[i]
            each = ODDS[behind] if behind < MAX_BEHIND else i64(0)
            odds[i] = each
            total += each
        return total

    def add(self, move: i64, logit: i64, seat: i64) -> None:
        """An option of the decision at hand."""
        moves = self.moves
        self.logits[moves.count] = logit
        moves.items[moves.count] = move
        moves.count += 1
        if self.trace is not None:
            self.trace.end_option(seat)

    def weigh_draws(self, table: Table) -> None:
        """Which deck: by coins, turns left, balance, income and how many cards are face up."""
        row = self.row
        city = table.cities[table.seat]
        turns = turns_after(table)
        coins = min(city.coins, i64(COINS - 1))
        balance = clamp(city.citizens - city.hearts + EVEN, 0, BALANCES - 1)
        income = clamp(city.income, 0, INCOMES - 1)
        self.moves.count = 0
        for deck in range(len(table.piles)):
            if not drawable(table, deck):
                continue
            part = deck * TURNS + turns
            a = DRAW_COINS + part * COINS + coins
            b = DRAW_BALANCE + part * BALANCES + balance
            c = DRAW_INCOME + deck * INCOMES + income
            d = DRAW_SHOWN + part * FACE_UP + table.shown
            if self.trace is not None:
                self.trace.note(a)
                self.trace.note(b)
                self.trace.note(c)
                self.trace.note(d)
            self.add(DRAW + ARGUMENT * deck, row[a] + row[b] + row[c] + row[d], table.seat)

    def survey(self, table: Table, city: City) -> None:
        """Before a city's options are compared: turns left, balance, and what each special building still lacks."""
        facts = self.facts
        turns = turns_after(table)
        self.left = turns
        self.balance = clamp(city.citizens - city.hearts + EVEN, 0, BALANCES - 1)
        self.offers = 0
        if city.special != NOTHING or city.size >= SLOTS:
            return
        self.offers = min(table.offered, i64(MAX_OFFERS))
        for i in range(self.offers):
            special = table.specials[i]
            short = shortage(facts.needs[special], city.colours)
            missing = min(missing_cards(short), i64(MISSING - 1))
            self.short[i] = short
            kind = self.classes[turns * facts.end + special]
            self.place[i] = BUY_SPECIAL + (turns * MISSING + missing) * CLASSES + kind

    def help(self, card: i64) -> i64:
        """The weight of bringing special buildings nearer."""
        logit: i64 = 0
        fields = self.facts.packed[card] * FULL_FIELD
        for i in range(self.offers):
            if self.short[i] & fields:
                logit += self.row[self.place[i]]
                if self.trace is not None:
                    self.trace.note(self.place[i])
        return logit

    def weigh_purchases(self, table: Table) -> None:
        """Every card that can be paid for, with the fewest tokens, or a coin."""
        city = table.cities[table.seat]
        facts = self.facts
        self.moves.count = 0
        self.survey(table, city)
        if city.size < SLOTS:
            for i in range(table.shown):
                card = table.central[i]
                if not city.holds(card) and is_first(table, card, i):
                    self.weigh_purchase(table, city, card)
            for i in range(len(table.dwellings)):
                card = facts.first_dwelling + i
                if table.dwellings[i] > 0 and not city.holds(card):
                    self.weigh_purchase(table, city, card)
        if self.moves.count > 0 and table.round > PATIENCE_ROUNDS:
            return
        a = COIN_COINS + self.left * COINS + min(city.coins, i64(COINS - 1))
        b = COIN_INCOME + self.left * INCOMES + clamp(city.income, 0, INCOMES - 1)
        if self.trace is not None:
            self.trace.note(a)
            self.trace.note(b)
        self.add(COIN, self.row[a] + self.row[b], table.seat)

    def weigh_purchase(self, table: Table, city: City, card: i64) -> None:
        """One card, if it can be paid for."""
        facts = self.facts
        cost = price(table, city, card) if city.hooks else facts.cost[card]
        tokens: i64 = 0
        if cost > city.coins:
            if city.tokens == 0:
                return
            tokens = self.tokens_for(city, cost - city.coins)
            if tokens == 0:
                return
            cost = max(i64(0), cost - TOKEN_VALUE * tokens_in(tokens))
        row = self.row
        turns = self.left
        citizens = facts.citizens[card]
        hearts = facts.hearts[card]
        symbols = symbol_place(citizens) * SYMBOLS + symbol_place(hearts)
        income = clamp(city.income, 0, INCOMES - 1) * CARD_INCOMES + clamp(
            facts.income[card], 0, CARD_INCOMES - 1
        )
        gain = citizens + hearts
        if not table.by_sum:
            gain = (city.citizens + citizens) * (city.hearts + hearts) - city.citizens * city.hearts
        a = BUY_LEFT + turns * COINS + min(city.coins - cost, i64(COINS - 1))
        b = BUY_GAIN + turns * GAINS + clamp(gain + LEAST_GAIN, 0, GAINS - 1)
        c = BUY_BALANCE + (turns * BALANCES + self.balance) * SYMBOLS * SYMBOLS + symbols
        d = BUY_INCOME + turns * INCOMES * CARD_INCOMES + income
        e = LEARNED + turns * facts.first_market + card
        if self.trace is not None:
            self.trace.note(a)
            self.trace.note(b)
            self.trace.note(c)
            self.trace.note(d)
            self.trace.note(e)
        logit = row[a] + row[b] + row[c] + row[d] + row[e] + self.help(card)
        if table.grozilla:
            logit += self.monsters(table, city, card, tokens)
        self.add(BUY + ARGUMENT * card + TOKENS * tokens, logit, table.seat)

    def monsters(self, table: Table, city: City, card: i64, tokens: i64) -> i64:
        """Tokens won and spent, a monster driven away."""
        colours = self.facts.colours[card]
        logit: i64 = 0
        if tokens:
            logit += self.read(
                BUY_SPENT + self.left * TOKENS_SPENT + min(tokens_in(tokens), i64(TOKENS_SPENT - 1))
            )
        for colour in range(COLOURS):
            if (colours >> colour) & 1 and count_of(table.tokens, colour) > 0:
                cards = count_of(city.colours, colour)
                if cards == 2 or cards == 5:
                    logit += self.read(BUY_TOKEN + self.left)
        if city.monster != NOTHING and colours & self.facts.colours[city.monster]:
            logit += self.read(BUY_RELIEF + self.left)
        return logit

    def read(self, place: i64) -> i64:
        """The weight at a place."""
        if self.trace is not None:
            self.trace.note(place)
        return self.row[place]


def classes_of(facts: Facts, worths: vec[float]) -> vec[i64]:
    """By turns left and card, the class of a special building: what it brings, in symbols."""
    classes = vec[i64]()
    for turns in range(TURNS):
        for card in range(facts.end):
            symbols = 0.0
            if facts.is_special(card):
                printed = float(facts.citizens[card] + facts.hearts[card])
                symbols = printed + INCOME_SYMBOLS * float(turns * facts.income[card]) + worths[card]
            classes = append(classes, clamp(i64(max(symbols, 0.0) / CLASS_SYMBOLS), 0, CLASSES - 1))
    return classes

"""What the rollout policy looks at, as places in one row of numbers.

Every table below is a part of the row, from its name's number on. The first ones hold what was learned and know no
card by name. At the end `expand` adds a table of purchases for the cards of a catalogue, so that
playing costs one look-up where learning has five numbers: cost, income, inhabitants, hearts, colours.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from happycity.rules.bits import SIZE
from happycity.rules.facts import DECKS, Facts

TURNS: Final = 10
"""Turns left after this one, 0 to 9; nearly every table has a part for each."""
COINS: Final = 16
GAINS: Final = 32
LEAST_GAIN: Final = 4
"""Points that a purchase makes at once, from -4 on."""
BALANCES: Final = 9
EVEN: Final = 4
"""Inhabitants less hearts, from -4 to 4."""
SYMBOLS: Final = 5
"""Inhabitants, or hearts, of a card, from -1 to 3."""
INCOMES: Final = 12
CARD_INCOMES: Final = 4
MISSING: Final = 8
"""Cards missing for a special building."""
CLASSES: Final = 4
"""How much a special building brings."""
TOKENS_SPENT: Final = 4
FACE_UP: Final = 4
COSTS: Final = 12
COLOURINGS: Final = 4

BUY_LEFT: Final = 0
BUY_GAIN: Final = BUY_LEFT + TURNS * COINS
BUY_BALANCE: Final = BUY_GAIN + TURNS * GAINS
BUY_INCOME: Final = BUY_BALANCE + TURNS * BALANCES * SYMBOLS * SYMBOLS
BUY_SPECIAL: Final = BUY_INCOME + TURNS * INCOMES * CARD_INCOMES
BUY_TOKEN: Final = BUY_SPECIAL + TURNS * MISSING * CLASSES
BUY_SPENT: Final = BUY_TOKEN + TURNS
BUY_RELIEF: Final = BUY_SPENT + TURNS * TOKENS_SPENT
COIN_COINS: Final = BUY_RELIEF + TURNS
COIN_INCOME: Final = COIN_COINS + TURNS * COINS
DRAW_COINS: Final = COIN_INCOME + TURNS * INCOMES
DRAW_BALANCE: Final = DRAW_COINS + DECKS * TURNS * COINS
DRAW_INCOME: Final = DRAW_BALANCE + DECKS * TURNS * BALANCES
DRAW_SHOWN: Final = DRAW_INCOME + DECKS * INCOMES
CARD_TABLES: Final = DRAW_SHOWN + DECKS * TURNS * FACE_UP
CARD_TABLE: Final = COSTS + CARD_INCOMES + SYMBOLS + SYMBOLS + COLOURINGS
"""What is learned about cards for one number of turns."""
LEARNED: Final = CARD_TABLES + TURNS * CARD_TABLE
"""How many numbers are learned. The tables of a catalogue's cards begin here."""

UNIT: Final = 64
"""Weights are whole numbers, in 64ths of the logarithm of the odds: the same on every machine."""
MAX_BEHIND: Final = 640
"""What is further behind the best option is never played."""
ODDS: Final = vec[i64]([round(65536 * 2.718281828459045 ** (-n / UNIT)) for n in range(MAX_BEHIND)])
"""The odds of an option by how far it is behind the best one."""


def clamp(number: i64, low: i64, high: i64) -> i64:
    """The nearest number between two bounds."""
    if number < low:
        return low
    return high if number > high else number


def card_places(facts: Facts, card: i64) -> vec[i64]:
    """The places of a card in a table of what is learned about cards."""
    at: i64 = 0
    places = vec[i64]([clamp(facts.cost[card], 0, COSTS - 1)])
    at += COSTS
    places = append(places, at + clamp(facts.income[card], 0, CARD_INCOMES - 1))
    at += CARD_INCOMES
    places = append(places, at + symbol_place(facts.citizens[card]))
    at += SYMBOLS
    places = append(places, at + symbol_place(facts.hearts[card]))
    at += SYMBOLS
    return append(places, at + clamp(SIZE[facts.colours[card]], 0, COLOURINGS - 1))


def symbol_place(symbols: i64) -> i64:
    """The place of a card's number of inhabitants or hearts."""
    return clamp(symbols + 1, 0, SYMBOLS - 1)


def expand(facts: Facts, learned: vec[i64]) -> vec[i64]:
    """The row that a policy plays from: what was learned, then the tables of this catalogue's cards."""
    row = learned[:]
    places = [card_places(facts, card) for card in range(facts.first_market)]
    for table in range(TURNS):
        start: i64 = CARD_TABLES + table * CARD_TABLE
        for card in range(facts.first_market):
            weight: i64 = 0
            for place in places[card]:
                weight += learned[start + place]
            row = append(row, weight)
    return row

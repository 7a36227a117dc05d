"""The course of play: which phase follows which, rounds, income phases, the end (R-B1, R-B2, R-E1, R-X8, R-X9)."""

from __future__ import annotations

from mypy_extensions import i64

from happycity.rules.codes import (
    BUY,
    CLAIM,
    DISCARD,
    DRAW,
    E_INCOME,
    E_LAST_ROUND,
    E_OVER,
    E_ROUND,
    E_ROUND_ENDED,
    GIFT,
    LOUVRE,
    MARKET,
    NOTHING,
    OVER,
    SHOWN,
    SLOTS,
    SPHINX,
)
from happycity.rules.count import acting, incomes
from happycity.rules.effects.base import (
    AFTER_INCOME,
    BEFORE_INCOME,
    COPIES_SPECIAL,
    FINAL_COPY,
    INCOME,
    LOWEST,
)
from happycity.rules.legal import drawable, shows_special
from happycity.rules.matching import can_claim
from happycity.rules.table import Table


def start(table: Table) -> None:
    """After the setup: choose Happy Markets in expert mode (R-X2), else play the first round (R-S5)."""
    if table.expert:
        table.phase = MARKET
        table.turn = table.seat = table.players - 1
        return
    for seat in range(table.players):
        table.cities[seat].put(table.facts, table.facts.first_market, 0)
    begin_round(table)


def begin_round(table: Table) -> None:
    """The income phase up to the Louvre's choices (R-X8)."""
    if table.log is not None:
        table.log.add(E_ROUND, table.round)
    if table.effects:
        before_income(table, False)
        ask_louvre(table, 0)
    else:
        pay_printed(table)
        begin_turn(table, 0)


def pay_printed(table: Table) -> None:
    """Without effects an income is what the cards show (R-B1), less a Poulpzilla, never below 0 (R-G12)."""
    for seat in range(table.players):
        city = table.cities[seat]
        if city.income > 0:
            city.coins += city.income
        if table.log is not None:
            table.log.add(E_INCOME, seat, max(city.income, i64(0)))


def before_income(table: Table, final: bool) -> None:
    """Arcades, before each income phase and before the final count (R-X22)."""
    for seat in range(table.players):
        if table.cities[seat].hooks & (BEFORE_INCOME | COPIES_SPECIAL):
            city = table.cities[seat]
            special = acting(city, final)
            if table.facts.hooks[special] & BEFORE_INCOME:
                for effect in table.facts.effects[special]:
                    effect.before_income(table, seat)


def ask_louvre(table: Table, seat: i64) -> None:
    """Ask the next owner of a Louvre, from `seat` on, whose income to gain too; then pay everybody (R-X24)."""
    while seat < table.players:
        if table.cities[seat].louvre_left > 0:
            table.phase = LOUVRE
            table.turn = table.seat = seat
            return
        seat += 1
    pay_incomes(table)
    begin_turn(table, 0)


def borrow(table: Table, opponent: i64) -> None:
    """The Louvre pays the opponent's income; incomes cannot change before they are all paid."""
    seat = table.seat
    city = table.cities[seat]
    city.louvre_left -= 1
    table.gain(seat, incomes(table, False)[opponent], city.special)
    ask_louvre(table, seat + 1)


def pay_incomes(table: Table) -> None:
    """All incomes at once, then Versailles (R-X8, R-X23)."""
    if hooks_in_play(table) & (INCOME | LOWEST | FINAL_COPY | AFTER_INCOME) == 0:
        pay_printed(table)
        return
    paid = incomes(table, False)
    for seat in range(table.players):
        table.cities[seat].coins += paid[seat]
        if table.log is not None:
            table.log.add(E_INCOME, seat, paid[seat])
    for seat in range(table.players):
        city = table.cities[seat]
        if city.hooks & AFTER_INCOME:
            for effect in table.facts.effects[city.special]:
                effect.after_income(table, seat)


def hooks_in_play(table: Table) -> i64:
    """The moments at which some city's special building works."""
    hooks: i64 = 0
    for seat in range(table.players):
        hooks |= table.cities[seat].hooks
    return hooks


def begin_turn(table: Table, seat: i64) -> None:
    """Step 1, unless nothing is face up or Grozilla forbids it (R-B3, R-G12)."""
    table.turn = table.seat = seat
    if table.shown > 0 and table.cities[seat].no_discard == 0:
        table.phase = DISCARD
    else:
        to_draw(table)


def to_draw(table: Table) -> None:
    """Step 2, until three cards are face up or no deck is left (R-B4, R-B5)."""
    table.seat = table.turn
    table.phase = DRAW if must_draw(table) else BUY


def must_draw(table: Table) -> bool:
    """Is a card of the central area missing that some deck can give?"""
    if table.shown >= SHOWN:
        return False
    for deck in range(len(table.piles)):
        if drawable(table, deck):
            return True
    return False


def to_claim(table: Table) -> None:
    """Step 4, if there is anything to claim (R-B9)."""
    table.seat = table.turn
    city = table.cities[table.turn]
    if city.special == NOTHING:
        for i in range(table.offered):
            if can_claim(table, city, table.specials[i]):
                table.phase = CLAIM
                return
    to_gift(table)


def to_gift(table: Table) -> None:
    """At the end of a turn Corgzilla's host gives a coin to an opponent (R-G12, R-G14)."""
    if table.cities[table.turn].gift > 0:
        table.phase = GIFT
    else:
        end_turn(table)


def end_turn(table: Table) -> None:
    """The next seat's turn, or the end of the round and perhaps of the game (R-B2, R-E1)."""
    if table.turn + 1 < table.players:
        begin_turn(table, table.turn + 1)
        return
    if table.log is not None:
        table.log.add(E_ROUND_ENDED, table.round)
    if table.last_round:
        ask_sphinx(table, 0)
    else:
        table.round += 1
        begin_round(table)


def note_size(table: Table, seat: i64) -> None:
    """The tenth card of a city makes this the last round (R-E1)."""
    if not table.last_round and table.cities[seat].size >= SLOTS:
        table.last_round = True
        if table.log is not None:
            table.log.add(E_LAST_ROUND, seat)


def ask_sphinx(table: Table, seat: i64) -> None:
    """Ask the next owner of a Sphinx, from `seat` on, what to copy; then the game is over (R-X9, R-X29)."""
    while seat < table.players:
        if table.cities[seat].hooks & COPIES_SPECIAL and can_copy(table, seat):
            table.phase = SPHINX
            table.turn = table.seat = seat
            return
        seat += 1
    before_income(table, True)
    table.phase = OVER
    if table.log is not None:
        table.log.add(E_OVER)


def can_copy(table: Table, seat: i64) -> bool:
    """Is there anything for a Sphinx to copy? Only a loaded position can have an empty box."""
    if table.boxed > 0:
        return True
    for other in range(table.players):
        if other != seat and shows_special(table, other):
            return True
    return False

"""Reasons to buy, or to take a coin instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.bots.reasons.change import (
    NOTABLE_POINTS,
    claimable,
    missing,
    specials_in_reach,
    turns_left,
)
from happycity.cards import COLOURS
from happycity.errors import Message
from happycity.rules.bits import count_of
from happycity.rules.codes import NOTHING
from happycity.rules.count import incomes
from happycity.rules.legal import legal
from happycity.rules.moves import Moves
from happycity.rules.prices import coins_for_nothing, price

if TYPE_CHECKING:
    from happycity.bots.reasons.change import Change
    from happycity.rules.table import Table


def explain_buy(change: Change) -> Message:
    """What a purchase ends, opens, sends away, earns or brings nearer."""
    change.play()
    return _turning_point(change) or _earnings(change) or _symbols(change)


def _turning_point(change: Change) -> Message | None:
    """The last round begins, a special building becomes available, or a monster leaves."""
    table, after, seat = change.table, change.after, change.seat
    if after.last_round and not table.last_round:
        return Message("reason-last-round", {"points": change.points()})
    opened = claimable(after, seat) - claimable(table, seat)
    if opened and table.cities[seat].special == NOTHING:
        return Message("reason-claim-available", {"special": change.id(min(opened))})
    monster = table.cities[seat].monster
    if monster != NOTHING and after.cities[seat].monster != monster:
        host = _seat_of_monster(
            after, int(monster)
        )  # not always the neighbour: tokens send it further (R-G6)
        return Message("reason-monster-away", {"monster": change.id(monster), "seat": host})
    return None


def _earnings(change: Change) -> Message | None:
    """Many points, a token, or income for the turns left."""
    points, income, turns = change.points(), change.income(), turns_left(change.after)
    if points >= NOTABLE_POINTS and points >= income * turns:
        return Message("reason-happiness-gain", {"points": points})
    token = _token_gained(change)
    if token:
        return Message("reason-token", {"colour": token})
    if income > 0 and turns > 1:
        return Message("reason-income", {"income": income, "turns": turns})
    return None


def _seat_of_monster(table: Table, monster: int) -> int:
    """The city before which a monster is, or where it is just arriving."""
    seats = [seat for seat in range(table.players) if table.cities[seat].monster == monster]
    return seats[0] if seats else int(table.seat)


def _symbols(change: Change) -> Message:
    """A few points, a step towards a special building, or the card's symbols."""
    points = change.points()
    if points > 0:
        return Message("reason-happiness-gain", {"points": points})
    nearer = _progress(change)
    if nearer is not None:
        return nearer
    if change.table.last_round:
        return Message("reason-no-gain")
    facts, card = change.codec.facts, change.argument
    if facts.citizens[card] > 0:
        return Message("reason-citizens", {"citizens": int(facts.citizens[card])})
    if facts.hearts[card] > 0:
        return Message("reason-hearts", {"hearts": int(facts.hearts[card])})
    return Message("reason-fills-slot")


def _progress(change: Change) -> Message | None:
    """The special building that the action brings nearest."""
    codec, seat = change.codec, change.seat
    steps = [
        (cards, special)
        for cards, special in specials_in_reach(change.after, codec, seat)
        if cards < missing(change.table, codec, seat, special)
    ]
    if not steps:
        return None
    cards, special = min(steps)
    return Message("reason-progress", {"special": change.id(special), "cards": cards})


def _token_gained(change: Change) -> str | None:
    """The colour of a Stop-Zilla token gained."""
    before, after = (table.cities[change.seat].tokens for table in (change.table, change.after))
    for number, colour in enumerate(COLOURS):
        if count_of(after, number) > count_of(before, number):
            return colour
    return None


def explain_coin(change: Change) -> Message:
    """What to save for: the dearest face-up card that income alone will pay next turn."""
    table, city = change.table, change.table.cities[change.seat]
    next_turn = city.coins + coins_for_nothing(table, city) + incomes(table, False)[change.seat]
    wanted = [
        (int(price(table, city, card)), int(card))
        for card in (table.central[i] for i in range(table.shown))
        if city.coins < price(table, city, card) <= next_turn and not city.holds(card)
    ]
    if wanted and not table.last_round:
        cost, card = max(wanted)
        return Message("reason-save", {"card": change.id(card), "price": cost})
    moves = Moves()
    legal(table, moves)
    return Message("reason-nothing-better" if moves.count > 1 else "reason-nothing-else")

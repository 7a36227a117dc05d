"""Reasons to discard from the central area, to keep it, or to draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.bots.reasons.change import NOTABLE_POINTS, missing
from happycity.errors import Message
from happycity.rules.codes import NOTHING, SLOTS
from happycity.rules.count import Count, incomes
from happycity.rules.engine import cards_to_draw
from happycity.rules.matching import can_claim
from happycity.rules.prices import price

if TYPE_CHECKING:
    from happycity.bots.reasons.change import Change
    from happycity.rules.table import Pile, Table


def explain_discard(change: Change) -> Message:
    """Deny the card to an opponent, or make room for a better one."""
    card = change.argument
    gains = [(_points_from(change, card, seat), -seat) for seat in opponents_able_to_buy(change.table, card)]
    if gains and max(gains)[0] >= NOTABLE_POINTS:
        points, seat = max(gains)
        return Message("reason-denies", {"card": change.id(card), "seat": -seat, "points": points})
    city = change.table.cities[change.seat]
    if city.holds(card):
        return Message("reason-discard-owned", {"card": change.id(card)})
    if price(change.table, city, card) > city.coins:
        return Message("reason-discard-expensive", {"card": change.id(card)})
    return Message("reason-discard-renew", {"card": change.id(card)})


def opponents_able_to_buy(table: Table, card: int) -> list[int]:
    """Opponents, the next one first, who could pay for a card in their next turn, if they have one."""
    seats = []
    seat = int(table.left_of(table.seat))
    paid = incomes(table, False)
    while seat != table.seat:
        city = table.cities[seat]
        played = seat < table.turn  # in this round: the next turn comes after an income, or never
        coins = city.coins + (paid[seat] if played else 0)
        buys = not (played and table.last_round) and city.size < SLOTS
        if buys and not city.holds(card) and price(table, city, card) <= coins:
            seats.append(seat)
        seat = int(table.left_of(seat))
    return seats


def explain_keep(change: Change) -> Message:
    """The face-up card that would help most."""
    table, city = change.table, change.table.cities[change.seat]
    useful = [
        (_points_from(change, int(card), change.seat), int(card))
        for card in (table.central[i] for i in range(table.shown))
        if not city.holds(card) and price(table, city, card) <= city.coins and city.size < SLOTS
    ]
    if useful:
        return Message("reason-keep-card", {"card": change.id(max(useful)[1])})
    return Message("reason-keep")


def _points_from(change: Change, card: int, seat: int) -> int:
    """Points that a card would give a city now."""
    trial = change.table.copy()
    before = Count(trial).points[seat]
    trial.cities[seat].put(trial.facts, card, trial.cities[seat].size)
    return int(Count(trial).points[seat] - before)


def explain_draw(change: Change) -> Message:
    """What the deck may show: a card that completes a special building, or one that can be paid."""
    table, seat = change.table, change.seat
    city = table.cities[seat]
    deck = change.argument
    cards = _cards_to_come(table.piles[deck], int(cards_to_draw(table, deck)))
    payable = [c for c in cards if not table.facts.is_monster(c) and not city.holds(c)]
    payable = [c for c in payable if price(table, city, c) <= city.coins]
    arguments: dict[str, object] = {"deck": deck + 1}
    for special in (int(table.specials[i]) for i in range(table.offered)):
        if city.special == NOTHING and missing(table, change.codec, seat, special) == 1:
            completing = [c for c in payable if _would_complete(table, seat, special, c)]
            if completing:
                arguments |= {"special": change.id(special), "percent": _percent(completing, cards)}
                return Message("reason-draw-special", arguments)
    if not payable and not table.last_round:
        return Message("reason-draw-later", arguments)
    return Message("reason-draw", arguments | {"percent": _percent(payable, cards)})


def _cards_to_come(pile: Pile, count: int) -> list[int]:
    """The cards that a draw may show."""
    return [int(pile.cards[i]) if pile.left > 0 else int(pile.thrown(i)) for i in range(count)]


def _percent(some: list[int], of: list[int]) -> int:
    """A part in per cent."""
    return round(100 * len(some) / len(of))


def _would_complete(table: Table, seat: int, special: int, card: int) -> bool:
    """Would this card meet the last condition of a special building?"""
    trial = table.copy()
    city = trial.cities[seat]
    if city.size + 1 >= SLOTS:
        return False
    city.put(trial.facts, card, city.size)
    return can_claim(trial, city, special)

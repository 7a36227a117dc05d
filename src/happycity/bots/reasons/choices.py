"""Reasons for special buildings, Happy Markets, monsters, the Louvre and the Sphinx."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.bots.reasons.change import specials_in_reach, turns_left
from happycity.cards import COLOURS
from happycity.errors import Message
from happycity.rules.bits import count_of
from happycity.rules.count import Count, incomes
from happycity.rules.legal import legal
from happycity.rules.moves import Moves, argument_of

if TYPE_CHECKING:
    from happycity.bots.reasons.change import Change


def explain_claim(change: Change) -> Message:
    """What the special building brings now."""
    change.play()
    points, income = change.points(), change.income()
    turns = turns_left(change.after)
    special = change.id(change.argument)
    if points > 0 and points >= income * turns:
        return Message("reason-claim-points", {"special": special, "points": points})
    if income > 0 and turns > 0:
        return Message("reason-claim-income", {"special": special, "income": income})
    return Message("reason-claim", {"special": special})


def explain_pass(change: Change) -> Message:
    """Another special building is still to be had."""
    reachable = specials_in_reach(change.table, change.codec, change.seat)
    waiting = [(cards, special) for cards, special in reachable if cards]
    if waiting:
        cards, special = min(waiting)
        return Message("reason-wait", {"special": change.id(special), "cards": cards})
    return Message("reason-pass")


def explain_market(change: Change) -> Message:
    """How many special buildings on offer ask for the colour."""
    table = change.table
    wanted = sum(
        1 for i in range(table.offered) if count_of(table.facts.needs[table.specials[i]], change.argument)
    )
    return Message("reason-market", {"colour": COLOURS[change.argument], "count": wanted})


def explain_destroy(change: Change) -> Message:
    """What the city loses."""
    card = change.id(int(change.table.cities[change.seat].slots[change.argument]))
    change.play()
    lost = max(0, -change.points())
    if lost:
        return Message("reason-destroy", {"card": card, "points": lost})
    return Message("reason-destroy-harmless", {"card": card})


def explain_gift(change: Change) -> Message:
    """How dangerous the opponent is."""
    moves = Moves()
    legal(change.table, moves)
    points = Count(change.table).points
    least = min(points[argument_of(moves.get(i))] for i in range(moves.count))
    own = int(points[change.argument])
    return Message(
        "reason-gift" if own == least else "reason-gift-points", {"seat": change.argument, "points": own}
    )


def explain_louvre(change: Change) -> Message:
    """What the opponent earns."""
    income = int(incomes(change.table, False)[change.argument])
    return Message("reason-louvre", {"seat": change.argument, "income": income})


def explain_sphinx(change: Change) -> Message:
    """What the copy would change."""
    if change.codec.decode(change.move) == "sphinx box":
        return Message("reason-sphinx-box", {"count": int(change.table.boxed)})
    change.play()
    return Message("reason-sphinx", {"special": change.id(change.argument), "points": change.points()})

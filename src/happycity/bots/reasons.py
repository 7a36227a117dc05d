"""One human reason for an action, read off what the action really changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from happycity.cards import COLOURS
from happycity.game.codec import Codec
from happycity.game.explain import progress
from happycity.rules.bits import count_of
from happycity.rules.codes import NOTHING, SLOTS
from happycity.rules.count import Count, incomes
from happycity.rules.engine import cards_to_draw, play
from happycity.rules.legal import legal
from happycity.rules.matching import can_claim
from happycity.rules.moves import Moves, argument_of
from happycity.rules.prices import coins_for_nothing, price
from happycity.rules.table import Pile, Table

MUCH: Final = 3
"""Points from which a gain is worth mentioning before anything else about a purchase."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A message id and its arguments."""

    code: str
    arguments: Mapping[str, object] = field(default_factory=dict)


def reason_for(table: Table, codec: Codec, move: int) -> Reason:
    """Why one might do this here."""
    action = codec.action(move)
    return REASONS[action.kind](Change(table, codec, move))


class Change:
    """A position before and after one action, for whoever decides. Chance is left out: nothing is drawn."""

    def __init__(self, table: Table, codec: Codec, move: int) -> None:
        self.table = table
        self.codec = codec
        self.move = move
        self.seat = int(table.seat)
        self.argument = int(argument_of(move))
        self.after = table.copy()

    def played(self) -> Table:
        """The table after the action, for actions without chance."""
        self.after = self.table.copy()
        play(self.after, self.move, 0)
        return self.after

    def points(self) -> int:
        """Points gained if the final count were made now."""
        return int(Count(self.after).points[self.seat] - Count(self.table).points[self.seat])

    def income(self) -> int:
        """Income gained."""
        return int(incomes(self.after, False)[self.seat] - incomes(self.table, False)[self.seat])

    def id(self, card: int) -> str:
        return self.codec.ids[card]


def claimable(table: Table, seat: int) -> set[int]:
    """Special buildings on offer that a city could take."""
    city = table.cities[seat]
    offered = [table.specials[i] for i in range(table.offered)]
    return {int(special) for special in offered if can_claim(table, city, special)}


def missing(table: Table, codec: Codec, seat: int, special: int) -> int:
    """Cards that a city still lacks for a special building; a multicolour card serves one colour (R-G10)."""
    return sum(progress(table, codec, codec.ids[special], seat).missing.values())


def within_reach(table: Table, codec: Codec, seat: int) -> list[tuple[int, int]]:
    """Special buildings on offer for which a city has turns and slots left, each after the cards that it lacks."""
    city = table.cities[seat]
    if table.last_round or city.special != NOTHING:
        return []
    offered = [int(table.specials[i]) for i in range(table.offered)]
    found = [(missing(table, codec, seat, special), special) for special in offered]
    return [(cards, special) for cards, special in found if city.size + cards < SLOTS]


def host_of(table: Table, monster: int) -> int:
    """Before which city a monster is, or where it is just arriving."""
    seats = [seat for seat in range(table.players) if table.cities[seat].monster == monster]
    return seats[0] if seats else int(table.seat)


def turns_left(table: Table) -> int:
    """Rounds until the largest city is full, if it grows by a card a round."""
    return int(SLOTS - max(city.size for city in table.cities))


def why_buy(change: Change) -> Reason:
    """A purchase: what it opens, sends away, earns or brings nearer."""
    table, after = change.table, change.played()
    seat, card = change.seat, change.argument
    if after.last_round and not table.last_round:
        return Reason("reason-last-round", {"points": change.points()})
    opened = claimable(after, seat) - claimable(table, seat)
    if opened and table.cities[seat].special == NOTHING:
        return Reason("reason-claim-available", {"special": change.id(min(opened))})
    monster = table.cities[seat].monster
    if monster != NOTHING and after.cities[seat].monster != monster:
        host = host_of(after, int(monster))  # not always the neighbour: tokens send it further (R-G6)
        return Reason("reason-monster-away", {"monster": change.id(monster), "seat": host})
    points, income, turns = change.points(), change.income(), turns_left(after)
    if points >= MUCH and points >= income * turns:
        return Reason("reason-happiness-gain", {"points": points})
    token = new_token(table, after, seat)
    if token:
        return Reason("reason-token", {"colour": token})
    if income > 0 and turns > 1:
        return Reason("reason-income", {"income": income, "turns": turns})
    return why_symbols(change, card, points)


def why_symbols(change: Change, card: int, points: int) -> Reason:
    """A purchase that neither opens anything nor earns much."""
    if points > 0:
        return Reason("reason-happiness-gain", {"points": points})
    nearer = step_nearer(change)
    if nearer is not None:
        return nearer
    if change.table.last_round:
        return Reason("reason-no-gain")
    facts = change.codec.facts
    if facts.citizens[card] > 0:
        return Reason("reason-citizens", {"citizens": int(facts.citizens[card])})
    if facts.hearts[card] > 0:
        return Reason("reason-hearts", {"hearts": int(facts.hearts[card])})
    return Reason("reason-fills-slot")


def step_nearer(change: Change) -> Reason | None:
    """The special building that the action brings nearest."""
    codec, seat = change.codec, change.seat
    steps = [
        (cards, special)
        for cards, special in within_reach(change.after, codec, seat)
        if cards < missing(change.table, codec, seat, special)
    ]
    if not steps:
        return None
    cards, special = min(steps)
    return Reason("reason-progress", {"special": change.id(special), "cards": cards})


def new_token(table: Table, after: Table, seat: int) -> str | None:
    """The colour of a Stop-Zilla token gained."""
    for number, colour in enumerate(COLOURS):
        if count_of(after.cities[seat].tokens, number) > count_of(table.cities[seat].tokens, number):
            return colour
    return None


def why_coin(change: Change) -> Reason:
    """What is being saved for: the dearest face-up card that income alone will pay next turn."""
    table, city = change.table, change.table.cities[change.seat]
    next_turn = city.coins + coins_for_nothing(table, city) + incomes(table, False)[change.seat]
    wanted = [
        (int(price(table, city, card)), int(card))
        for card in (table.central[i] for i in range(table.shown))
        if city.coins < price(table, city, card) <= next_turn and not city.holds(card)
    ]
    if wanted and not table.last_round:
        cost, card = max(wanted)
        return Reason("reason-save", {"card": change.id(card), "price": cost})
    moves = Moves()
    legal(table, moves)
    return Reason("reason-nothing-better" if moves.count > 1 else "reason-nothing-else")


def buyers(table: Table, card: int) -> list[int]:
    """Opponents, the next one first, who could pay for a card in their next turn, if they have one."""
    found = []
    seat = int(table.left_of(table.seat))
    paid = incomes(table, False)
    while seat != table.seat:
        city = table.cities[seat]
        played = seat < table.turn  # in this round: the next turn comes after an income, or never
        coins = city.coins + (paid[seat] if played else 0)
        buys = not (played and table.last_round) and city.size < SLOTS
        if buys and not city.holds(card) and price(table, city, card) <= coins:
            found.append(seat)
        seat = int(table.left_of(seat))
    return found


def helps(change: Change, card: int, seat: int) -> int:
    """Points that a card would give a city now."""
    trial = change.table.copy()
    before = Count(trial).points[seat]
    trial.cities[seat].put(trial.facts, card, trial.cities[seat].size)
    return int(Count(trial).points[seat] - before)


def why_discard(change: Change) -> Reason:
    """Out of the way: of an opponent who could use it, or of a better card."""
    card = change.argument
    gains = [(helps(change, card, seat), -seat) for seat in buyers(change.table, card)]
    if gains and max(gains)[0] >= MUCH:
        points, seat = max(gains)
        return Reason("reason-denies", {"card": change.id(card), "seat": -seat, "points": points})
    city = change.table.cities[change.seat]
    if city.holds(card):
        return Reason("reason-discard-owned", {"card": change.id(card)})
    if price(change.table, city, card) > city.coins:
        return Reason("reason-discard-expensive", {"card": change.id(card)})
    return Reason("reason-discard-renew", {"card": change.id(card)})


def why_keep(change: Change) -> Reason:
    """The face-up card that would help most."""
    table, city = change.table, change.table.cities[change.seat]
    useful = [
        (helps(change, int(card), change.seat), int(card))
        for card in (table.central[i] for i in range(table.shown))
        if not city.holds(card) and price(table, city, card) <= city.coins and city.size < SLOTS
    ]
    if useful:
        return Reason("reason-keep-card", {"card": change.id(max(useful)[1])})
    return Reason("reason-keep")


def why_draw(change: Change) -> Reason:
    """What the deck may show: a card that completes a special building, or one that can be paid."""
    table, seat = change.table, change.seat
    city = table.cities[seat]
    deck = change.argument
    cards = unseen(table.piles[deck], int(cards_to_draw(table, deck)))
    payable = [c for c in cards if not table.facts.is_monster(c) and not city.holds(c)]
    payable = [c for c in payable if price(table, city, c) <= city.coins]
    words: dict[str, object] = {"deck": deck + 1}
    for special in (int(table.specials[i]) for i in range(table.offered)):
        if city.special == NOTHING and missing(table, change.codec, seat, special) == 1:
            completing = [c for c in payable if completes(table, seat, special, c)]
            if completing:
                words |= {"special": change.id(special), "percent": percent(completing, cards)}
                return Reason("reason-draw-special", words)
    if not payable and not table.last_round:
        return Reason("reason-draw-later", words)
    return Reason("reason-draw", words | {"percent": percent(payable, cards)})


def unseen(pile: Pile, count: int) -> list[int]:
    """The cards that a draw may show."""
    return [int(pile.cards[i]) if pile.left > 0 else int(pile.thrown(i)) for i in range(count)]


def percent(some: list[int], of: list[int]) -> int:
    """A part in per cent."""
    return round(100 * len(some) / len(of))


def completes(table: Table, seat: int, special: int, card: int) -> bool:
    """Would this card meet the last condition of a special building?"""
    trial = table.copy()
    city = trial.cities[seat]
    if city.size + 1 >= SLOTS:
        return False
    city.put(trial.facts, card, city.size)
    return can_claim(trial, city, special)


def why_claim(change: Change) -> Reason:
    """What the special building brings now."""
    change.played()
    points, income = change.points(), change.income()
    turns = turns_left(change.after)
    special = change.id(change.argument)
    if points > 0 and points >= income * turns:
        return Reason("reason-claim-points", {"special": special, "points": points})
    if income > 0 and turns > 0:
        return Reason("reason-claim-income", {"special": special, "income": income})
    return Reason("reason-claim", {"special": special})


def why_pass(change: Change) -> Reason:
    """Another special building is still to be had."""
    reachable = within_reach(change.table, change.codec, change.seat)
    waiting = [(cards, special) for cards, special in reachable if cards]
    if waiting:
        cards, special = min(waiting)
        return Reason("reason-wait", {"special": change.id(special), "cards": cards})
    return Reason("reason-pass")


def why_market(change: Change) -> Reason:
    """How many special buildings on offer ask for the colour."""
    table = change.table
    wanted = sum(
        1 for i in range(table.offered) if count_of(table.facts.needs[table.specials[i]], change.argument)
    )
    return Reason("reason-market", {"colour": COLOURS[change.argument], "count": wanted})


def why_destroy(change: Change) -> Reason:
    """What the city loses."""
    card = change.id(int(change.table.cities[change.seat].slots[change.argument]))
    change.played()
    lost = max(0, -change.points())
    if lost:
        return Reason("reason-destroy", {"card": card, "points": lost})
    return Reason("reason-destroy-harmless", {"card": card})


def why_gift(change: Change) -> Reason:
    """How dangerous the opponent is."""
    moves = Moves()
    legal(change.table, moves)
    points = Count(change.table).points
    least = min(points[argument_of(moves.get(i))] for i in range(moves.count))
    own = int(points[change.argument])
    return Reason(
        "reason-gift" if own == least else "reason-gift-points", {"seat": change.argument, "points": own}
    )


def why_louvre(change: Change) -> Reason:
    """What the opponent earns."""
    income = int(incomes(change.table, False)[change.argument])
    return Reason("reason-louvre", {"seat": change.argument, "income": income})


def why_sphinx(change: Change) -> Reason:
    """What the copy would change."""
    if change.codec.action(change.move) == "sphinx box":
        return Reason("reason-sphinx-box", {"count": int(change.table.boxed)})
    change.played()
    return Reason("reason-sphinx", {"special": change.id(change.argument), "points": change.points()})


REASONS: Final[Mapping[str, Callable[[Change], Reason]]] = {
    "buy": why_buy,
    "coin": why_coin,
    "discard": why_discard,
    "keep": why_keep,
    "draw": why_draw,
    "claim": why_claim,
    "pass": why_pass,
    "market": why_market,
    "destroy": why_destroy,
    "gift": why_gift,
    "louvre": why_louvre,
    "sphinx": why_sphinx,
}

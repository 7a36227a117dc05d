"""Explanations as codes and numbers: why an action is illegal, what it costs, how far a special building is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.cards import COLOURS
from happycity.errors import BadArgument, Message
from happycity.game.actions import Action
from happycity.game.codec import Codec
from happycity.rules.bits import count_of
from happycity.rules.codes import NOTHING, OVER, PHASES, SLOTS
from happycity.rules.count import acting
from happycity.rules.facts import DECKS
from happycity.rules.matching import has_place, meets
from happycity.rules.prices import TOKEN_VALUE, coins_for_nothing, price
from happycity.rules.table import City, Table
from happycity.schema.validate import abbreviate, whole_number

if TYPE_CHECKING:
    from happycity.schema.game import Colour
    from happycity.schema.room import Need

PHASE_OF: Final = {"keep": "discard", "coin": "buy", "pass": "claim"}
"""Actions that are not named like their phase."""


class Reason(Message):
    """Why something is not possible: the message is `error-<code>`."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a city is from a special building, with multicolour cards counted as well as possible (R-G10)."""

    special: str
    seat: int
    met: bool
    needs: dict[Colour, Need]
    """For each colour needed: `need` and `have`."""
    missing: dict[str, int]
    """How many cards of which colours are still missing."""
    offered: bool
    """Is it among the special buildings on offer?"""


def why_not(table: Table, codec: Codec, action: Action) -> Reason:  # noqa: PLR0911 - a reason for each return
    """Why an action is illegal. It must be illegal, and its cards must exist."""
    if table.phase == OVER:
        return Reason("game-over")
    phase, kind = PHASES[table.phase], action.kind
    if PHASE_OF.get(kind, kind) != phase:
        return Reason("wrong-phase", {"action": str(action), "phase": phase})
    city = table.cities[table.seat]
    if kind == "buy":
        return _why_not_buy(table, codec, city, action)
    if kind == "claim":
        return _why_not_claim(table, codec, city, action.argument)
    if kind == "destroy":
        return _why_not_destroy(city, int(action.argument))
    if kind in ("gift", "louvre"):
        return _why_not_seat(table, int(action.argument))
    if kind == "draw":
        return _why_not_draw(table, int(action.argument))
    if kind == "market":
        return Reason("market-taken", {"colour": action.argument})
    if action == "sphinx box":
        return Reason("box-empty")
    if kind == "sphinx":
        return Reason("cannot-copy", {"special": action.argument})
    return Reason("not-face-up", {"card": action.argument})


def _why_not_buy(table: Table, codec: Codec, city: City, action: Action) -> Reason:
    name = action.argument
    card = codec.numbers[name]
    if city.size >= SLOTS:
        return Reason("city-full")
    if table.facts.is_dwelling(card):
        if table.dwellings[card - table.facts.first_dwelling] == 0:
            return Reason("pile-empty", {"card": name})
    elif table.face_up(card) == NOTHING:
        return Reason("not-face-up", {"card": name})
    if city.holds(card):
        return Reason("already-in-city", {"card": name})
    tokens = action.tokens
    for index, colour in enumerate(COLOURS) if tokens else ():
        if tokens.count(colour) > count_of(city.tokens, index):
            return Reason("tokens-not-held", {"colour": colour})
    cost, spent = int(price(table, city, card)), len(tokens)
    if spent and TOKEN_VALUE * (spent - 1) >= cost:
        return Reason("too-many-tokens", {"card": name, "price": cost, "tokens": list(tokens)})
    return Reason(
        "too-expensive", {"card": name, "price": cost - TOKEN_VALUE * spent, "coins": int(city.coins)}
    )


def price_of(table: Table, codec: Codec, card: str, seat: int) -> int:
    """What a building or dwelling costs a city now, after every reduction and before tokens."""
    number = card_number(codec, card)
    if number >= table.facts.end_dwelling:
        raise BadArgument("not-for-sale", card=card)
    return int(price(table, city_of(table, seat), number))


def coins_of(table: Table, codec: Codec, action: Action) -> int:
    """What an action of step 3 brings whoever decides now; below 0: what it costs in coins, besides tokens (R-G7)."""
    city = table.cities[table.seat]
    if action.kind == "coin":
        return int(coins_for_nothing(table, city))
    if action.kind != "buy":
        return 0
    return -max(0, price_of(table, codec, action.argument, table.seat) - TOKEN_VALUE * len(action.tokens))


def _why_not_claim(table: Table, codec: Codec, city: City, name: str) -> Reason:
    special = codec.numbers[name]
    if city.special != NOTHING:
        return Reason("already-has-special", {"special": codec.ids[city.special]})
    if not _offered(table, special):
        return Reason("special-not-offered", {"special": name})
    if not has_place(table, city, special):
        return Reason("city-full")
    missing = progress(table, codec, name, int(table.seat)).missing
    return Reason("conditions-unmet", {"special": name, "missing": missing})


def _why_not_destroy(city: City, slot: int) -> Reason:
    if not 1 <= slot <= SLOTS:
        return Reason("no-such-slot", {"slot": slot})
    code = "slot-empty" if slot > city.size else "slot-covered"
    return Reason(code, {"slot": slot})


def _why_not_seat(table: Table, seat: int) -> Reason:
    if seat == table.seat:
        return Reason("own-seat", {"seat": seat})
    return Reason("no-such-seat", {"seat": seat, "last": int(table.players) - 1})


def _why_not_draw(table: Table, deck: int) -> Reason:
    if not 1 <= deck <= len(table.piles):
        return Reason("no-such-deck", {"deck": deck, "decks": len(table.piles)})
    return Reason("deck-used-up" if deck == DECKS else "deck-empty", {"deck": deck})  # R-G1, R-B5


def _offered(table: Table, special: int) -> bool:
    return any(table.specials[i] == special for i in range(table.offered))


def card_number(codec: Codec, card: object) -> int:
    """The number of a card that somebody names. Raises BadArgument."""
    number = codec.numbers.get(card, NOTHING) if isinstance(card, str) else NOTHING
    if number == NOTHING:
        raise BadArgument("unknown-card", card=abbreviate(card))
    return number


def check_seat(seat: object, players: int) -> int:
    """A seat that somebody names, if the game has it. Raises BadArgument."""
    number = whole_number(seat)
    if number is None or not 0 <= number < players:
        raise BadArgument("no-such-seat", seat=abbreviate(seat), last=players - 1)
    return number


def city_of(table: Table, seat: int) -> City:
    """The city of a seat that a client names."""
    return table.cities[check_seat(seat, int(table.players))]


def looks_at(table: Table, seat: int) -> list[int]:
    """The slots (from 1) that a city's special building looks at, such as those beside a Golden Gate Bridge (R-X30)."""
    city = city_of(table, seat)
    special = acting(city, True)  # at the end a Sphinx looks where its copy does (R-X29)
    effects = table.facts.effects[special] if special != NOTHING else []
    slots = {int(slot) for effect in effects for slot in effect.looks_at(city.special_slot)}
    return sorted(slot + 1 for slot in slots if 0 <= slot < SLOTS)


def progress(table: Table, codec: Codec, special: str, seat: int) -> Progress:
    """How far a city is from a special building."""
    number = card_number(codec, special)
    if not table.facts.is_special(number):
        raise BadArgument("unknown-card", card=special)
    seat = check_seat(seat, int(table.players))
    city = table.cities[seat]
    need = {name: int(count_of(table.facts.needs[number], index)) for index, name in enumerate(COLOURS)}
    if city.mixed:
        open_cards = [city.open_card(slot) for slot in range(city.size)]
        have = assign(need, [codec.colours[card] for card in open_cards if card != NOTHING])
    else:  # every card has its place
        have = {name: int(count_of(city.colours, index)) for index, name in enumerate(COLOURS)}
    return Progress(
        special=special,
        seat=seat,
        met=bool(meets(table, city, number)),
        needs={name: {"need": count, "have": have[name]} for name, count in need.items() if count},
        missing={name: count - have[name] for name, count in need.items() if count > have[name]},
        offered=_offered(table, number),
    )


def assign(need: Mapping[Colour, int], cards: Sequence[Sequence[Colour]]) -> dict[Colour, int]:
    """Give every card one of its colours so that as many needs as possible are met; return the cards of each colour.

    >>> assign({"blue": 1, "green": 1}, [["blue", "green"], ["blue"]])
    {'blue': 1, 'green': 1}
    """
    demands = [colour for colour, count in need.items() for _ in range(count)]
    matches: dict[int, int] = {}  # card -> the demand that it meets
    for demand in range(len(demands)):
        _match(demand, demands, cards, matches, set())
    have = dict.fromkeys(need, 0)
    for index, colours in enumerate(cards):
        if index in matches:
            have[demands[matches[index]]] += 1
        elif colours:
            have[colours[0]] += 1
    return have


def _match(
    demand: int,
    demands: Sequence[Colour],
    cards: Sequence[Sequence[Colour]],
    matches: dict[int, int],
    tried: set[int],
) -> bool:
    """Find a card for a demand, if need be by finding another card for the demand that has it now."""
    for index, colours in enumerate(cards):
        if demands[demand] in colours and index not in tried:
            tried.add(index)
            if index not in matches or _match(matches[index], demands, cards, matches, tried):
                matches[index] = demand
                return True
    return False

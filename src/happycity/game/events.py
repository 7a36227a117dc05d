"""What happened, in words: one event per thing that a player at the table would see (interface: Events)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from happycity.cards import COLOURS
from happycity.game.codec import Codec, tokens_list
from happycity.game.state import result
from happycity.rules import codes
from happycity.rules.codes import NOTHING
from happycity.rules.table import Table

Event = dict[str, Any]
Raw = tuple[int, int, int, int, int]
"""An event as the core logs it: its code and four numbers."""


def events_of(table: Table, codec: Codec, logged: list[Raw]) -> list[Event]:
    """The core's log in words; the table is the one after the last of the events."""
    return [_event(table, codec, raw) for raw in logged]


def _event(table: Table, codec: Codec, raw: Raw) -> Event:
    if raw[0] == codes.E_OVER:
        return {"event": "over", "result": result(table)}
    return WORDS[raw[0]](codec, raw[1], raw[2], raw[3], raw[4])


def _coins(words: Codec, seat: int, coins: int, card: int, _: int) -> Event:
    reason = "coin" if card == NOTHING else words.ids[card]
    return {"event": "coins", "seat": seat, "coins": coins, "reason": reason}


def _discarded(words: Codec, seat: int, card: int, *_: int) -> Event:
    deck = int(words.facts.deck[card]) + 1
    return {"event": "discarded", "seat": seat, "card": words.ids[card], "deck": deck}


def _drawn(words: Codec, seat: int, deck: int, card: int, _: int) -> Event:
    return {"event": "drawn", "seat": seat, "card": words.ids[card], "deck": deck + 1}


def _bought(words: Codec, seat: int, card: int, coins: int, tokens: int) -> Event:
    spent = tokens_list(tokens)
    return {"event": "bought", "seat": seat, "card": words.ids[card], "coins": coins, "tokens": spent}


def _token(words: Codec, seat: int, colour: int, gained: int, _: int) -> Event:
    name = "token-gained" if gained > 0 else "token-spent"
    return {"event": name, "seat": seat, "colour": COLOURS[colour]}


def _destroyed(words: Codec, seat: int, slot: int, card: int, monster: int) -> Event:
    return {
        "event": "destroyed",
        "seat": seat,
        "slot": slot + 1,
        "card": words.ids[card],
        "monster": words.ids[monster],
    }


def _copied(words: Codec, seat: int, card: int, owner: int, _: int) -> Event:
    """`from` is the seat copied from, null if the special building was drawn from the box."""
    source = None if owner == NOTHING else owner
    return {"event": "copied", "seat": seat, "special": words.ids[card], "from": source}


WORDS: Final[dict[int, Callable[[Codec, int, int, int, int], Event]]] = {
    codes.E_MARKET: lambda w, a, b, c, d: {"event": "market-chosen", "seat": a, "colour": COLOURS[b]},
    codes.E_INCOME: lambda w, a, b, c, d: {"event": "income", "seat": a, "coins": b},
    codes.E_COINS: _coins,
    codes.E_DISCARDED: _discarded,
    codes.E_DRAWN: _drawn,
    codes.E_RESHUFFLED: lambda w, a, b, c, d: {"event": "reshuffled", "deck": a + 1, "cards": b},
    codes.E_BOUGHT: _bought,
    codes.E_CLAIMED: lambda w, a, b, c, d: {
        "event": "claimed",
        "seat": a,
        "special": w.ids[b],
        "slot": c + 1,
    },
    codes.E_REPLACED: lambda w, a, b, c, d: {"event": "replaced", "seat": a, "card": w.ids[b], "slot": c + 1},
    codes.E_TOKEN: _token,
    codes.E_ARRIVED: lambda w, a, b, c, d: {"event": "monster-arrived", "seat": a, "monster": w.ids[b]},
    codes.E_PASSED: lambda w, a, b, c, d: {
        "event": "monster-passed",
        "seat": a,
        "monster": w.ids[b],
        "to": c,
    },
    codes.E_LEFT: lambda w, a, b, c, d: {"event": "monster-left", "seat": a, "monster": w.ids[b]},
    codes.E_DESTROYED: _destroyed,
    codes.E_COPIED: _copied,
    codes.E_ROUND: lambda w, a, b, c, d: {"event": "round-started", "round": a},
    codes.E_ROUND_ENDED: lambda w, a, b, c, d: {"event": "round-ended", "round": a},
    codes.E_LAST_ROUND: lambda w, a, b, c, d: {"event": "last-round", "seat": a},
}


def revealed(raw: Raw) -> int:
    """The card that chance brought to light in this event, or NOTHING."""
    if raw[0] == codes.E_DRAWN:
        return raw[3]
    if raw[0] == codes.E_COPIED and raw[3] == NOTHING:
        return raw[2]
    return NOTHING

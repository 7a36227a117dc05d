"""Events: one per thing that a player at the table would see (interface: Events)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from happycity.cards import COLOURS
from happycity.game.codec import Codec, token_colours
from happycity.game.state import build_result
from happycity.rules import codes
from happycity.rules.codes import NOTHING
from happycity.rules.table import Table

if TYPE_CHECKING:
    from happycity.schema import game as schema
    from happycity.schema.game import Event

LogEntry = tuple[int, int, int, int, int]
"""An event as the core logs it: its code and four numbers."""


def build_events(table: Table, codec: Codec, log: list[LogEntry]) -> list[Event]:
    """The events of a log; the table is the one after the last of them."""
    return [
        _over(table) if event == codes.E_OVER else WRITERS[event](codec, a, b, c, d)
        for event, a, b, c, d in log
    ]


def revealed_card(entry: LogEntry) -> int:
    """The card that chance revealed in this event, or NOTHING."""
    if entry[0] == codes.E_DRAWN:
        return entry[3]
    if entry[0] == codes.E_COPIED and entry[3] == NOTHING:
        return entry[2]
    return NOTHING


def _over(table: Table) -> schema.Over:
    final = build_result(table)
    assert final is not None  # the core logs this event when it ends the game
    return {"event": "over", "result": final}


def _market_chosen(_: Codec, seat: int, colour: int, *__: int) -> schema.MarketChosen:
    return {"event": "market-chosen", "seat": seat, "colour": COLOURS[colour]}


def _income(_: Codec, seat: int, coins: int, *__: int) -> schema.Income:
    return {"event": "income", "seat": seat, "coins": coins}


def _coins(codec: Codec, seat: int, coins: int, card: int, _: int) -> schema.Coins:
    reason = "coin" if card == NOTHING else codec.ids[card]
    return {"event": "coins", "seat": seat, "coins": coins, "reason": reason}


def _discarded(codec: Codec, seat: int, card: int, *_: int) -> schema.Discarded:
    deck = int(codec.facts.deck[card]) + 1
    return {"event": "discarded", "seat": seat, "card": codec.ids[card], "deck": deck}


def _drawn(codec: Codec, seat: int, deck: int, card: int, _: int) -> schema.Drawn:
    return {"event": "drawn", "seat": seat, "card": codec.ids[card], "deck": deck + 1}


def _reshuffled(_: Codec, deck: int, cards: int, *__: int) -> schema.Reshuffled:
    return {"event": "reshuffled", "deck": deck + 1, "cards": cards}


def _bought(codec: Codec, seat: int, card: int, coins: int, tokens: int) -> schema.Bought:
    spent = token_colours(tokens)
    return {"event": "bought", "seat": seat, "card": codec.ids[card], "coins": coins, "tokens": spent}


def _claimed(codec: Codec, seat: int, special: int, slot: int, _: int) -> schema.Claimed:
    return {"event": "claimed", "seat": seat, "special": codec.ids[special], "slot": slot + 1}


def _replaced(codec: Codec, seat: int, card: int, slot: int, _: int) -> schema.Replaced:
    return {"event": "replaced", "seat": seat, "card": codec.ids[card], "slot": slot + 1}


def _token(_: Codec, seat: int, colour: int, gained: int, __: int) -> schema.Token:
    return {
        "event": "token-gained" if gained > 0 else "token-spent",
        "seat": seat,
        "colour": COLOURS[colour],
    }


def _monster_arrived(codec: Codec, seat: int, monster: int, *_: int) -> schema.MonsterMoved:
    return {"event": "monster-arrived", "seat": seat, "monster": codec.ids[monster]}


def _monster_passed(codec: Codec, seat: int, monster: int, to: int, _: int) -> schema.MonsterPassed:
    return {"event": "monster-passed", "seat": seat, "monster": codec.ids[monster], "to": to}


def _monster_left(codec: Codec, seat: int, monster: int, *_: int) -> schema.MonsterMoved:
    return {"event": "monster-left", "seat": seat, "monster": codec.ids[monster]}


def _destroyed(codec: Codec, seat: int, slot: int, card: int, monster: int) -> schema.Destroyed:
    return {
        "event": "destroyed",
        "seat": seat,
        "slot": slot + 1,
        "card": codec.ids[card],
        "monster": codec.ids[monster],
    }


def _copied(codec: Codec, seat: int, card: int, owner: int, _: int) -> schema.Copied:
    """`from` is the seat copied from, null if the special building was drawn from the box."""
    source = None if owner == NOTHING else owner
    return {"event": "copied", "seat": seat, "special": codec.ids[card], "from": source}


def _round_started(_: Codec, number: int, *__: int) -> schema.Round:
    return {"event": "round-started", "round": number}


def _round_ended(_: Codec, number: int, *__: int) -> schema.Round:
    return {"event": "round-ended", "round": number}


def _last_round(_: Codec, seat: int, *__: int) -> schema.LastRound:
    return {"event": "last-round", "seat": seat}


WRITERS: Final[dict[int, Callable[[Codec, int, int, int, int], Event]]] = {
    codes.E_MARKET: _market_chosen,
    codes.E_INCOME: _income,
    codes.E_COINS: _coins,
    codes.E_DISCARDED: _discarded,
    codes.E_DRAWN: _drawn,
    codes.E_RESHUFFLED: _reshuffled,
    codes.E_BOUGHT: _bought,
    codes.E_CLAIMED: _claimed,
    codes.E_REPLACED: _replaced,
    codes.E_TOKEN: _token,
    codes.E_ARRIVED: _monster_arrived,
    codes.E_PASSED: _monster_passed,
    codes.E_LEFT: _monster_left,
    codes.E_DESTROYED: _destroyed,
    codes.E_COPIED: _copied,
    codes.E_ROUND: _round_started,
    codes.E_ROUND_ENDED: _round_ended,
    codes.E_LAST_ROUND: _last_round,
}

"""Events: one per thing that a player at the table would see (interface: Events)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from happycity.cards import COLOURS
from happycity.game.codec import Codec, token_colours
from happycity.game.state import build_result
from happycity.rules import codes
from happycity.rules.codes import E_COPIED, E_DRAWN, E_OVER, NOTHING
from happycity.rules.table import Table

if TYPE_CHECKING:
    from happycity.schema import game as schema
    from happycity.schema.game import Event

LogEntry = tuple[int, int, int, int, int]
"""An event as the core logs it: its code and four numbers."""


def build_events(table: Table, codec: Codec, log: list[LogEntry]) -> list[Event]:
    """The events of a log; the table is the one after the last of them."""
    events: list[Event] = []
    for entry in log:  # a loop and no comprehension: most logs have one entry
        event = entry[0]
        events.append(_over(table) if event == E_OVER else WRITERS[event](codec, entry))
    return events


def revealed_cards(codec: Codec, log: list[LogEntry]) -> list[str]:
    """The cards that chance revealed in these events."""
    cards = []
    for entry in log:
        if entry[0] == E_DRAWN:
            cards.append(codec.ids[entry[3]])
        elif entry[0] == E_COPIED and entry[3] == NOTHING:
            cards.append(codec.ids[entry[2]])
    return cards


def _over(table: Table) -> schema.Over:
    final = build_result(table)
    assert final is not None  # the core logs this event when it ends the game
    return {"event": "over", "result": final}


def _market_chosen(codec: Codec, entry: LogEntry) -> schema.MarketChosen:
    _, seat, colour, _, _ = entry
    return {"event": "market-chosen", "seat": seat, "colour": COLOURS[colour]}


def _income(codec: Codec, entry: LogEntry) -> schema.Income:
    _, seat, coins, _, _ = entry
    return {"event": "income", "seat": seat, "coins": coins}


def _coins(codec: Codec, entry: LogEntry) -> schema.Coins:
    _, seat, coins, card, _ = entry
    reason = "coin" if card == NOTHING else codec.ids[card]
    return {"event": "coins", "seat": seat, "coins": coins, "reason": reason}


def _discarded(codec: Codec, entry: LogEntry) -> schema.Discarded:
    _, seat, card, _, _ = entry
    deck = int(codec.facts.deck[card]) + 1
    return {"event": "discarded", "seat": seat, "card": codec.ids[card], "deck": deck}


def _drawn(codec: Codec, entry: LogEntry) -> schema.Drawn:
    _, seat, deck, card, _ = entry
    return {"event": "drawn", "seat": seat, "card": codec.ids[card], "deck": deck + 1}


def _reshuffled(codec: Codec, entry: LogEntry) -> schema.Reshuffled:
    _, deck, cards, _, _ = entry
    return {"event": "reshuffled", "deck": deck + 1, "cards": cards}


def _bought(codec: Codec, entry: LogEntry) -> schema.Bought:
    _, seat, card, coins, tokens = entry
    spent = token_colours(tokens)
    return {"event": "bought", "seat": seat, "card": codec.ids[card], "coins": coins, "tokens": spent}


def _claimed(codec: Codec, entry: LogEntry) -> schema.Claimed:
    _, seat, special, slot, _ = entry
    return {"event": "claimed", "seat": seat, "special": codec.ids[special], "slot": slot + 1}


def _replaced(codec: Codec, entry: LogEntry) -> schema.Replaced:
    _, seat, card, slot, _ = entry
    return {"event": "replaced", "seat": seat, "card": codec.ids[card], "slot": slot + 1}


def _token(codec: Codec, entry: LogEntry) -> schema.Token:
    _, seat, colour, gained, _ = entry
    return {
        "event": "token-gained" if gained > 0 else "token-spent",
        "seat": seat,
        "colour": COLOURS[colour],
    }


def _monster_arrived(codec: Codec, entry: LogEntry) -> schema.MonsterMoved:
    _, seat, monster, _, _ = entry
    return {"event": "monster-arrived", "seat": seat, "monster": codec.ids[monster]}


def _monster_passed(codec: Codec, entry: LogEntry) -> schema.MonsterPassed:
    _, seat, monster, to, _ = entry
    return {"event": "monster-passed", "seat": seat, "monster": codec.ids[monster], "to": to}


def _monster_left(codec: Codec, entry: LogEntry) -> schema.MonsterMoved:
    _, seat, monster, _, _ = entry
    return {"event": "monster-left", "seat": seat, "monster": codec.ids[monster]}


def _destroyed(codec: Codec, entry: LogEntry) -> schema.Destroyed:
    _, seat, slot, card, monster = entry
    return {
        "event": "destroyed",
        "seat": seat,
        "slot": slot + 1,
        "card": codec.ids[card],
        "monster": codec.ids[monster],
    }


def _copied(codec: Codec, entry: LogEntry) -> schema.Copied:
    """`from` is the seat copied from, null if the special building was drawn from the box."""
    _, seat, card, owner, _ = entry
    source = None if owner == NOTHING else owner
    return {"event": "copied", "seat": seat, "special": codec.ids[card], "from": source}


def _round_started(codec: Codec, entry: LogEntry) -> schema.Round:
    number = entry[1]
    return {"event": "round-started", "round": number}


def _round_ended(codec: Codec, entry: LogEntry) -> schema.Round:
    number = entry[1]
    return {"event": "round-ended", "round": number}


def _last_round(codec: Codec, entry: LogEntry) -> schema.LastRound:
    seat = entry[1]
    return {"event": "last-round", "seat": seat}


WRITERS: Final[dict[int, Callable[[Codec, LogEntry], Event]]] = {
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

"""States and views: what a player at the table sees, as JSON (interface: State, Views)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from happycity.game.codec import Codec, token_counts
from happycity.game.options import Options
from happycity.rules.codes import BUY, CLAIM, DESTROY, DRAW, OVER, PHASES
from happycity.rules.count import Count, incomes
from happycity.rules.table import City, Table

if TYPE_CHECKING:
    from happycity.schema import game as schema

PHASE_NAMES: Final[tuple[schema.Phase, ...]] = PHASES
INTERRUPTED_PHASES: Final[dict[int, schema.InterruptedPhase]] = {DRAW: "draw", BUY: "buy", CLAIM: "claim"}
"""What a monster can interrupt."""


def build_state(table: Table, codec: Codec, options: Options) -> schema.State:
    """The whole table. It never tells the order of a deck, what lies in a discard pile, or the seed."""
    payload: schema.State = {
        "options": options.to_json(),
        "round": int(table.round),
        "phase": PHASE_NAMES[table.phase],
        "turn": int(table.turn),
        "seat": int(table.seat),
        "last_round": bool(table.last_round),
        "central": [codec.ids[table.central[i]] for i in range(table.shown)],
        "decks": [{"left": int(pile.left), "discarded": int(pile.discarded)} for pile in table.piles],
        "dwellings": count_dwellings(table, codec),
        "specials": [codec.ids[table.specials[i]] for i in range(table.offered)],
        "tokens": token_counts(table.tokens) if table.grozilla else {},
        "interrupted": build_interrupted(table, codec),
        "cities": build_cities(table, codec),
        "result": build_result(table),
    }
    if not table.grozilla:
        del payload["tokens"]
    return payload


def count_dwellings(table: Table, codec: Codec) -> dict[str, int]:
    """Cards left in each dwelling pile."""
    first = codec.facts.first_dwelling
    return {codec.ids[first + i]: int(left) for i, left in enumerate(table.dwellings)}


def build_interrupted(table: Table, codec: Codec) -> schema.Interrupted | None:
    """While a building is being destroyed: what goes on afterwards, and who is arriving (R-G9)."""
    if table.phase != DESTROY:
        return None
    return {
        "phase": INTERRUPTED_PHASES[table.resume],
        "turn": int(table.turn),
        "monster": codec.ids[table.arriving],
    }


def build_cities(table: Table, codec: Codec) -> list[schema.City]:
    """All cities, with what the next income phase pays and what the final count would give now."""
    count = Count(table)
    paid = incomes(table, table.phase == OVER)
    payload: list[schema.City] = []
    for seat, city in enumerate(table.cities):
        described: schema.City = {
            "coins": int(city.coins),
            "income": int(paid[seat]),
            "citizens": int(count.citizens[seat]),
            "hearts": int(count.hearts[seat]),
            "points": int(count.points[seat]),
            "cards": [build_card(city, slot, codec) for slot in range(city.size)],
            "special": codec.card_id(city.special),
            "monster": codec.card_id(city.monster),
            "tokens": token_counts(city.tokens) if table.grozilla else {},
            "free_card": bool(city.free_card),
            "louvre_left": int(city.louvre_left),
            "copies": codec.card_id(city.copies),
        }
        if not table.grozilla:
            del described["tokens"]
        payload.append(described)
    return payload


def build_card(city: City, slot: int, codec: Codec) -> schema.CardInCity:
    """What stands in a slot. A covered building has no colour (R-G9)."""
    number = city.slots[slot]
    if city.covered(slot):
        return {"id": codec.ids[number], "colours": [], "covered_by": codec.ids[city.covers[slot]]}
    return {"id": codec.ids[number], "colours": list(codec.colours[number]), "covered_by": None}


def build_result(table: Table) -> schema.Result | None:
    """Points, coins and winners once the game is over: most points, then most coins, then a shared win (R-E4)."""
    if table.phase != OVER:
        return None
    count = Count(table)
    points = [int(count.points[seat]) for seat in range(table.players)]
    coins = [int(city.coins) for city in table.cities]
    best = max(zip(points, coins, strict=True))
    winners = [seat for seat, each in enumerate(zip(points, coins, strict=True)) if each == best]
    return {"points": points, "coins": coins, "winners": winners}


def build_view(table: Table, codec: Codec, options: Options, seat: int) -> schema.View:
    """The state for a player with perfect memory: also which cards each deck still hides, and who is looking."""
    return {**build_state(table, codec, options), "you": seat, "unseen": count_unseen(table, codec)}


def count_unseen(table: Table, codec: Codec) -> list[dict[str, int]]:
    """For each deck, how many of each card it still hides; in the order of the catalogue, which tells nothing."""
    hidden = []
    for pile in table.piles:
        counts: dict[str, int] = {}
        for number in sorted(list(pile.cards)[: pile.left]):
            card = codec.ids[number]
            counts[card] = counts.get(card, 0) + 1
        hidden.append(counts)
    return hidden

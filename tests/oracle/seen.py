"""The state of interface.md in every field."""

from __future__ import annotations

from typing import Any

from happycity.schema import game as schema
from tests.oracle import count
from tests.oracle.table import City, Pile, Placed, Table


def seen(table: Table) -> dict[str, Any]:
    """What a player at the table sees. Income is what the next income phase pays, the rest a final count now."""
    income = count.incomes(table, final=table.phase == "over")
    state: dict[str, Any] = {
        "options": table.options,
        "round": table.round,
        "phase": table.phase,
        "turn": table.turn,
        "seat": table.seat,
        "last_round": table.last_round,
        "central": table.central,
        "decks": [{"left": len(pile.cards), "discarded": len(pile.discards)} for pile in table.piles],
        "dwellings": table.dwellings,
        "specials": table.specials,
        "interrupted": table.interrupted,
        "cities": [seen_city(table, seat, income[seat]) for seat in range(table.players)],
        "result": table.result,
    }
    return state | {"tokens": table.tokens} if table.options["grozilla"] else state


def seen_city(table: Table, seat: int, income: int) -> dict[str, Any]:
    """One city of the state."""
    city = table.cities[seat]
    citizens, hearts = count.symbols(table, seat)
    state: dict[str, Any] = {
        "coins": city.coins,
        "income": income,
        "citizens": citizens,
        "hearts": hearts,
        "points": count.points(table, seat),
        "cards": [
            {"id": card.id, "colours": list(card.colours), "covered_by": card.covered_by}
            for card in city.cards
        ],
        "special": city.special,
        "monster": city.monster,
        "free_card": city.free_card,
        "louvre_left": city.louvre_left,
        "copies": city.copies,
    }
    return state | {"tokens": city.tokens} if table.options["grozilla"] else state


def table_from(state: schema.State) -> Table:
    """What counts of a state: its options, its phase and its cities."""
    cities = [
        City(
            coins=city["coins"],
            cards=[
                Placed(card["id"], tuple(card["colours"]), card["id"] == city["special"], card["covered_by"])
                for card in city["cards"]
            ],
            monster=city["monster"],
            copies=city["copies"],
        )
        for city in state["cities"]
    ]
    return Table({**state["options"]}, cities, [], {}, [], Pile([]), {}, phase=state["phase"])

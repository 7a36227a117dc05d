"""Rows for data frames: one per game, per seat and per decision. docs/lab.md explains every column."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from happycity.game.dealer import cards_in_box, cards_to_draw
from happycity.game.state import PHASE_NAMES, build_card
from happycity.rules import codes
from happycity.rules.codes import NOTHING
from happycity.rules.count import Count
from happycity.rules.moves import argument_of, kind_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.game.codec import Codec
    from happycity.lab.plan import Plan
    from happycity.rules.moves import Moves
    from happycity.rules.table import Table

Value = int | float | str | bool | None
Row = dict[str, Value]

TABLES: Final[dict[str, dict[str, type]]] = {
    "games": {
        "game": int, "deal": int, "seating": int, "players": int, "mode": str, "grozilla": bool, "scoring": str,
        "edition": str, "rounds": int, "actions": int, "winners": int,
    },
    "seats": {
        "game": int, "seat": int, "bot": str, "points": int, "coins": int, "citizens": int, "hearts": int,
        "won": float, "special": str, "cards": str, "decisions": int,
    },
    "decisions": {
        "game": int, "number": int, "round": int, "phase": str, "seat": int, "coins": int, "legal": int,
        "action": str, "reveals": str,
    },
}  # fmt: skip
"""The columns of each table with their types; `special` and `reveals` may be null."""


class Data(TypedDict):
    """The rows of some games. Each list is what `pandas.DataFrame` or `polars.DataFrame` takes."""

    games: list[Row]
    seats: list[Row]
    decisions: list[Row]


def no_data() -> Data:
    """Three empty tables."""
    return {"games": [], "seats": [], "decisions": []}


def append(data: Data, more: Data) -> None:
    """Add rows to the end of each table."""
    data["games"] += more["games"]
    data["seats"] += more["seats"]
    data["decisions"] += more["decisions"]


class Journal:
    """Keeps the rows of one game while it is played."""

    def __init__(self, plan: Plan, deal: int, seating: int) -> None:
        self.plan = plan
        self.deal = deal
        self.seating = seating
        self.number = deal * len(plan.seatings) + seating
        self.data = no_data()

    def add_decision(self, table: Table, codec: Codec, moves: Moves, move: int, place: int) -> None:
        """Keep a decision, before it is played."""
        self.data["decisions"].append(
            {
                "game": self.number,
                "number": len(self.data["decisions"]),
                "round": int(table.round),
                "phase": PHASE_NAMES[table.phase],
                "seat": int(table.seat),
                "coins": int(table.city().coins),
                "legal": int(moves.count),
                "action": str(codec.decode(move)),
                "reveals": _revealed(table, codec, move, place),
            }
        )

    def finish(self, table: Table, codec: Codec, winners: Sequence[int]) -> None:
        """Keep the end of the game."""
        options = self.plan.options
        self.data["games"].append(
            {
                "game": self.number,
                "deal": self.deal,
                "seating": self.seating,
                "players": options.players,
                "mode": options.mode,
                "grozilla": options.grozilla,
                "scoring": options.scoring,
                "edition": options.edition,
                "rounds": int(table.round),
                "actions": len(self.data["decisions"]),
                "winners": len(winners),
            }
        )
        count = Count(table)
        for seat, city in enumerate(table.cities):
            cards = [build_card(city, slot, codec) for slot in range(city.size)]
            self.data["seats"].append(
                {
                    "game": self.number,
                    "seat": seat,
                    "bot": self.plan.bots[self.plan.seatings[self.seating][seat]],
                    "points": int(count.points[seat]),
                    "coins": int(city.coins),
                    "citizens": int(count.citizens[seat]),
                    "hearts": int(count.hearts[seat]),
                    "won": 1 / len(winners) if seat in winners else 0.0,
                    "special": codec.card_id(city.special),
                    "cards": ",".join(card["id"] for card in cards),
                    "decisions": sum(row["seat"] == seat for row in self.data["decisions"]),
                }
            )


def _revealed(table: Table, codec: Codec, move: int, place: int) -> str | None:
    """The card that chance reveals."""
    if place == NOTHING:
        return None
    if kind_of(move) == codes.DRAW:
        return codec.ids[cards_to_draw(table.piles[argument_of(move)])[place]]
    return codec.ids[cards_in_box(table)[place]]


class DataSink:
    """Takes the data of deals as they finish and passes it on in the order of the deals."""

    def __init__(self) -> None:
        self.data = no_data()
        self.waiting: dict[int, Data] = {}
        self.next_deal = 0

    def add(self, deal: int, data: Data) -> None:
        """Take the data of one deal."""
        self.waiting[deal] = data
        while self.next_deal in self.waiting:
            self.write(self.waiting.pop(self.next_deal))
            self.next_deal += 1

    def write(self, data: Data) -> None:
        """Keep the data of the next deal."""
        append(self.data, data)

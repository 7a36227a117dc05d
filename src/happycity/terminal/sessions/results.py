"""Results of finished games, in the same store that the server uses."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from happycity.paths import database, expand_path

if TYPE_CHECKING:
    from happycity.rooms.statistics import SeatResult
    from happycity.terminal.sessions.protocol import ResultKey, Session

OWNER_KEY: Final = "terminal"
"""The owner of the results: the people at this machine's keyboard."""


def save_result(session: Session) -> None:
    """Save the result of a game that was played here. Whatever fails, the game itself is not affected."""
    key = session.result_key
    if key is None or not session.game.over or not session.own_seats:
        return
    with suppress(Exception):  # a newer, locked or missing store must not spoil the end of a game
        asyncio.run(write_results(seat_results(session, key), database()))


def seat_results(session: Session, key: ResultKey) -> list[SeatResult]:
    """The results of the people at this keyboard."""
    from happycity.rooms.statistics import SeatResult

    game, outcome = session.game, session.game.outcome
    assert outcome is not None
    cities = game.state()["cities"]
    return [
        SeatResult(
            room=key["room"],
            game=key["game"],
            key=OWNER_KEY,
            seat=seat,
            at=int(time.time() * 1000),
            points=outcome.points[seat],
            won=seat in outcome.winners,
            detail={
                "options": game.options.to_json(),
                "points": list(outcome.points),
                "winners": list(outcome.winners),
                "names": [each.record_name for each in session.seats],
                "cards": [card["id"] for card in cities[seat]["cards"]],
            },
        )
        for seat in session.own_seats
    ]


async def write_results(results: list[SeatResult], url: str) -> None:
    """Store results. Those that are there already stay as they are."""
    from happycity.store import open_database
    from happycity.store.results import save_results

    if "://" not in url:
        expand_path(url).parent.mkdir(parents=True, exist_ok=True)
    store = await open_database(url, single=False)
    try:
        await save_results(store, results)
    finally:
        await store.close()


async def read_results(url: str) -> list[SeatResult]:
    """All results, of the terminal and of the browser, newest first and each seat once."""
    from happycity.store import open_database
    from happycity.store.results import list_all_results

    if "://" not in url and not expand_path(url).exists():
        return []
    store = await open_database(url, single=False)
    try:
        rows = await list_all_results(store)
    finally:
        await store.close()
    seats = {(row.room, row.game, row.seat): row for row in rows}  # two devices may hold one seat
    return list(seats.values())

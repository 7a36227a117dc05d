"""All conversations by name, and how one is played. Each takes one course, whoever plays it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.support.conversation import fixture, games, requests, rooms
from tests.support.conversation.present import HERE, ROOMS, stored
from tests.support.conversation.stage import Stage, serving, staged
from tests.support.conversation.tape import Tape

CONVERSATIONS = fixture.ROOT / "tests" / "golden" / "conversations"
SCENES: dict[str, Callable[[Stage], Awaitable[None]]] = {
    "solo": games.solo,
    "trio": games.trio,
    "pass-and-play": games.pass_and_play,
    "lesson": games.lesson,
    "clock-runs-out": games.clock_runs_out,
    "clock": games.clock,
    "rematch": games.rematch,
    "lobby": rooms.lobby,
    "seating": rooms.seating,
    "doors": rooms.doors,
    "opens": rooms.opens,
    "requests": requests.requests,
}


def performed(
    name: str, database: str, folder: Path, recorded: Path | None = None, *, whole: bool = False
) -> Tape:
    """Play a conversation on a server of its own. With a recording the first difference raises."""
    tape = Tape(fixture.known(HERE), recorded, whole=whole)
    with serving(database, folder) as base:
        asyncio.run(_played(SCENES[name], base, tape, name))
        file = "://" not in database
        for table, row in stored(Path(database)) if file else []:
            tape.stored(table, row, veiled=name == "seating")
    tape.finish(rows=file)
    return tape


async def _played(scene: Callable[[Stage], Awaitable[None]], base: str, tape: Tape, name: str) -> None:
    async with staged(base, tape, HERE["cookies"], f"{name}-") as stage:
        stage.tokens.update(robo=HERE["tokens"]["robo"])
        await stage.at_rest(ROOMS["bot-to-move"])
        await scene(stage)

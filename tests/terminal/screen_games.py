"""Games on the full screen, for tests."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from happycity.game.game import Game
from happycity.game.options import Options
from happycity.terminal.screens.app import HappyCityApp
from happycity.terminal.screens.local_table import LocalTable
from happycity.terminal.screens.result import ResultScreen
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.new_game import GameRequest
from happycity.terminal.sessions.seats import parse_seats
from tests.terminal.helpers import (
    WAIT_TIMEOUT_S,
)


def new_session(options: Options, seed: int = 7, file: Path | None = None) -> LocalSession:
    seats = parse_seats(["Ana", *["bot:random"] * (options.players - 1)])
    return LocalSession(Game(options, seed=seed), seats, file=file)


def app_for(played: LocalSession) -> HappyCityApp:
    return HappyCityApp(GameRequest(), session=played, pace_s=0)


async def until_ready(app: HappyCityApp, pilot: Pilot[Any]) -> bool:
    """Wait until somebody here must decide; False when the game is over."""
    end = time.monotonic() + WAIT_TIMEOUT_S
    while time.monotonic() < end:
        await pilot.pause()
        if isinstance(app.screen, LocalTable) and app.screen.is_choosing:
            return True
        if isinstance(app.screen, ResultScreen):
            return False
        await asyncio.sleep(0.002)
    raise AssertionError("the table does not come to rest")


def local_table(app: HappyCityApp) -> LocalTable:
    assert isinstance(app.screen, LocalTable)
    return app.screen


def labels(app: HappyCityApp) -> set[str]:
    """What the keys of the screen are called."""
    return {binding.description for _, binding, *_ in app.screen.active_bindings.values()}

"""The main screens at three sizes, compared letter by letter with golden files.

`python -m tests.terminal.test_screens [80x24 …]` writes them anew; look at the difference before you keep it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from happycity.game import Game
from happycity.options import Options
from happycity.terminal.app import HappyCityApp
from happycity.terminal.session import Session, seats_of
from happycity.terminal.start import Wish
from tests.terminal.test_app import ready

GOLDEN = Path(__file__).parent / "golden" / "screens"
SIZES = ((80, 24), (120, 40), (200, 50))

pytestmark = pytest.mark.asyncio


def family() -> Session:
    return Session(Game(Options(players=2), seed=7), seats_of(["Ana", "bot:random"]))


def expert() -> Session:
    options = Options(players=5, mode="expert", grozilla=True)
    return Session(Game(options, seed=7), seats_of(["Ana", *["bot:random"] * 4]))


def finished() -> Session:
    session = family()
    while not session.game.over:
        session.play(session.game.legal()[0])
    return session


async def some_turns(app: HappyCityApp, pilot: Pilot[Any], choices: int = 14) -> None:
    for _ in range(choices):
        assert await ready(app, pilot)
        await pilot.press("2")
    assert await ready(app, pilot)


async def help_window(app: HappyCityApp, pilot: Pilot[Any]) -> None:
    assert await ready(app, pilot)
    await pilot.press("question_mark")


async def nothing(app: HappyCityApp, pilot: Pilot[Any]) -> None:
    await pilot.pause()


Steps = Callable[[HappyCityApp, Pilot[Any]], Awaitable[None]]
SCREENS: dict[str, tuple[Callable[[], Session | None], Steps]] = {
    "menu": (lambda: None, nothing),
    "family": (family, some_turns),
    "expert": (expert, some_turns),
    "help": (family, help_window),
    "end": (finished, nothing),
}


def text_of(app: HappyCityApp) -> str:
    """What stands on the screen."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines) + "\n"


async def shown(name: str, size: tuple[int, int]) -> str:
    make, steps = SCREENS[name]
    session = make()
    app = HappyCityApp(Wish(names=["Ana"]), session=session, pace=0)
    async with app.run_test(size=size) as pilot:
        await steps(app, pilot)
        await pilot.pause()
        await pilot.pause()
        return text_of(app)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SCREENS)
async def test_a_screen_looks_as_it_did(
    name: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAPPYCITY_HOME", str(tmp_path))
    golden = GOLDEN / f"{name}-{size[0]}x{size[1]}.txt"
    assert await shown(name, size) == golden.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in SCREENS:
        for width, height in SIZES:
            if not sys.argv[1:] or f"{width}x{height}" in sys.argv:
                text = asyncio.run(shown(each, (width, height)))
                (GOLDEN / f"{each}-{width}x{height}.txt").write_text(text, encoding="utf-8")

"""The main screens at three sizes, compared letter by letter and colour by colour with golden files.

A golden file shows the screen, then the styles of each line (`a12 b3`: twelve columns in style a, three in b), then
what each style is.
`python -m tests.terminal.test_screens [80x24 …]` rewrites them; look at the difference before you keep it.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from rich.style import Style
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from happycity import i18n
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.schema.game import Record
from happycity.terminal.blocked_actions import blocked_actions
from happycity.terminal.screens import cells
from happycity.terminal.screens.app import HappyCityApp
from happycity.terminal.screens.local_table import LocalTable
from happycity.terminal.screens.spots import Spot
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.new_game import GameRequest
from happycity.terminal.sessions.seats import Seat, parse_seats
from tests.terminal.helpers import home_variables, play_out
from tests.terminal.screen_games import until_ready

GOLDEN = Path(__file__).parent / "golden" / "screens"
SIZES = ((80, 24), (120, 40), (200, 50))

pytestmark = pytest.mark.asyncio


def family() -> LocalSession:
    return LocalSession(Game(Options(players=2), seed=7), parse_seats(["Ana", "bot:random"]))


def expert() -> LocalSession:
    options = Options(players=5, mode="expert", grozilla=True)
    return LocalSession(Game(options, seed=7), parse_seats(["Ana", *["bot:random"] * 4]))


def finished() -> LocalSession:
    return play_out(family())


def asked(phase: str, **options: Any) -> LocalSession:
    """A table where Ana must answer a rare question."""
    for seed in range(200):
        game, rng = Game(Options(**options), seed=seed), random.Random(seed)
        while not game.over:
            legal = game.legal()
            if (game.phase, game.seat) == (phase, 0) and len(legal) > 1:
                return LocalSession(game, parse_seats(["Ana", *["bot:random"] * (game.options.players - 1)]))
            game.play(rng.choice(legal))
    raise AssertionError(f"nobody is ever asked about {phase}")


def strangers() -> LocalSession:
    """Long names, and letters that are two columns wide."""
    session = expert()
    names = ["日本の市長さん", "Bruno Maximilian the Great", "Łucja", "🏙️ Mayor", "Zoë"]
    return LocalSession(session.game, [Seat(name) for name in names])


def watched() -> Record:
    return finished().record()


async def replayed(app: HappyCityApp, pilot: Pilot[Any]) -> None:
    await pilot.pause()
    await pilot.press(*["pagedown"] * 9, "right")


async def scores(app: HappyCityApp, pilot: Pilot[Any]) -> None:
    await some_turns(app, pilot)
    await pilot.press("s")


async def some_turns(app: HappyCityApp, pilot: Pilot[Any], choices: int = 14) -> None:
    for _ in range(choices):
        assert await until_ready(app, pilot)
        await pilot.press("2")
    assert await until_ready(app, pilot)


async def help_window(app: HappyCityApp, pilot: Pilot[Any]) -> None:
    assert await until_ready(app, pilot)
    await pilot.press("question_mark")


async def nothing(app: HappyCityApp, pilot: Pilot[Any]) -> None:
    await pilot.pause()


Steps = Callable[[HappyCityApp, Pilot[Any]], Awaitable[None]]
SCREENS: dict[str, tuple[Callable[[], LocalSession | Record | None], Steps]] = {
    "menu": (lambda: None, nothing),
    "family": (family, some_turns),
    "expert": (expert, some_turns),
    "help": (family, help_window),
    "end": (finished, nothing),
    "market": (lambda: asked("market", players=3, mode="expert"), nothing),
    "destroy": (lambda: asked("destroy", players=4, grozilla=True), nothing),
    "gift": (lambda: asked("gift", players=3, mode="expert", grozilla=True), nothing),
    "louvre": (lambda: asked("louvre", players=3, mode="expert"), nothing),
    "sphinx": (lambda: asked("sphinx", players=3, mode="expert"), nothing),
    "strangers": (strangers, some_turns),
    "scores": (expert, scores),
    "replay": (watched, replayed),
}
POLISH = ("menu", "expert", "destroy", "help", "end")
"""Screens that are shown in Polish too, whose words are long."""


MAIN = ("menu", "family", "expert", "help", "end")
"""Screens that are shown at every size; the others at the smallest, where it is hardest."""
SHOWN = [
    *((name, size) for name in MAIN for size in SIZES),
    *((name, SIZES[0]) for name in SCREENS if name not in MAIN),
    *((f"{name}-pl", SIZES[0]) for name in POLISH),
]


def picture_of(app: HappyCityApp) -> str:
    """What stands on the screen, and in which styles."""
    lines = app.screen._compositor.render_strips()
    text = ["".join(segment.text for segment in line).rstrip() for line in lines]
    styles: dict[str, str] = {}
    runs = []
    for line in lines:
        spans = [(style_of(each.style), each.cell_length) for each in line if each.cell_length]
        parts = [
            (style, sum(width for _, width in group)) for style, group in groupby(spans, lambda span: span[0])
        ]
        runs.append(
            " ".join(f"{styles.setdefault(style, letter(len(styles)))}{width}" for style, width in parts)
        )
    legend = [f"{short} = {style}" for style, short in styles.items()]
    return "\n".join([*text, RULER, *runs, RULER, *legend]) + "\n"


RULER = "-" * 20


def letter(number: int) -> str:
    """Number letters: a … z, aa, ab …."""
    return ("" if number < 26 else letter(number // 26 - 1)) + chr(ord("a") + number % 26)


def style_of(style: Style | None) -> str:
    """A style without what cannot be seen."""
    return str(style.clear_meta_and_links() if style is not None else "none")


async def shown(name: str, size: tuple[int, int]) -> str:
    name, _, locale = name.partition("-")
    make, steps = SCREENS[name]
    made = make()
    request = GameRequest(names=["Ana"], locale=locale or "en-GB")
    app = (
        HappyCityApp(request, record=made, pace_s=0)
        if isinstance(made, dict)
        else HappyCityApp(request, session=made, pace_s=0)
    )
    async with app.run_test(size=size) as pilot:
        await steps(app, pilot)
        await pilot.pause()
        await pilot.pause()
        return picture_of(app)


@pytest.mark.parametrize(
    ("name", "size"), SHOWN, ids=lambda value: value if isinstance(value, str) else f"{value[0]}x{value[1]}"
)
async def test_a_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    golden = GOLDEN / f"{name}-{size[0]}x{size[1]}.txt"
    assert await shown(name, size) == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("locale", i18n.available_locales())
async def test_what_is_told_about_a_choice_is_whole(locale: str, size: tuple[int, int]) -> None:
    """Choices, the reasons why others are not possible, and what stands below about the one looked at."""
    app = HappyCityApp(GameRequest(locale=locale), session=asked("claim", players=4, mode="expert"), pace_s=0)
    async with app.run_test(size=size) as pilot:
        assert await until_ready(app, pilot)
        await pilot.pause()
        table = app.screen
        assert isinstance(table, LocalTable)
        choices = table.query_one("#choices", OptionList)
        told = [" ".join(str(option.prompt).split()) for option in choices.options]
        reasons = [table.texts.reason(reason) for _, reason in blocked_actions(table.game)]
        assert len(reasons) > 2
        assert [" ".join(reason.split()) for reason in reasons] == told[-len(reasons) :]
        assert "…" not in str(choices.border_title) + "".join(told)
        about = table.query_one("#about", Static)
        spots = [table.query_one(f"#special-{index}", Spot) for index in range(len(reasons))]
        for spot in spots:
            spot.focus()
            await pilot.pause()
            await pilot.pause()
            text = str(about.render())
            assert text == spot.describe()
            needed = len(cells.wrap(text, about.content_size.width, 99))
            assert about.content_size.height >= needed, text
            assert about.region.bottom < size[1]


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    os.environ |= home_variables(Path(tempfile.mkdtemp()))
    for name, (width, height) in SHOWN:
        if not sys.argv[1:] or f"{width}x{height}" in sys.argv:
            text = asyncio.run(shown(name, (width, height)))
            (GOLDEN / f"{name}-{width}x{height}.txt").write_text(text, encoding="utf-8")

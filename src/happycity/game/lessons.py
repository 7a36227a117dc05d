"""Lessons: short scripted games, as data."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, NotRequired, TypedDict

if TYPE_CHECKING:
    from happycity.schema.game import Options, Setup

FOLDER: Final = Path(__file__).parent / "data" / "lessons"


class LessonStep(TypedDict):
    """One action of the script, with what the learner reads before it."""

    action: str
    message: str | None
    rules: list[str]


class Lesson(TypedDict):
    """A scripted game against a bot."""

    options: Options
    setup: Setup
    bot: str
    pace: int
    order: NotRequired[int]
    """Its place in the list of lessons."""
    steps: list[LessonStep]


@functools.cache
def load_lessons() -> dict[str, Lesson]:
    """All lessons by id."""
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.json"))}

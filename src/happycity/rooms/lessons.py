"""Lessons: short scripted games. While the script lasts, the learner is told what to play and bots follow it too."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import TYPE_CHECKING

from happycity.rooms.refusal import Refusal
from happycity.schema.validate import Json

if TYPE_CHECKING:
    from happycity.rooms.room import Room


FOLDER = Path(__file__).parent.parent / "game" / "data" / "lessons"


@functools.cache
def lessons() -> dict[str, Json]:
    """All lessons by id: options, setup, bot, and the steps, each with its action, message or null, and rules."""
    files = sorted(FOLDER.glob("*.json"))
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files}


def lesson(name: object) -> Json:
    """A lesson by its id."""
    found = lessons().get(name) if isinstance(name, str) else None
    if found is None:
        raise Refusal("no-such-lesson", value=str(name)[:40], expected=" | ".join(lessons()))
    return found


def scripted(room: Room) -> str | None:
    """The action that the script wants now; None when it has ended or there is none."""
    if room.settings.lesson is None or room.play is None or room.play.game.over:
        return None
    steps = lesson(room.settings.lesson)["steps"]
    done = len(room.play.game.actions)
    return str(steps[done]["action"]) if done < len(steps) else None


def lesson_words(room: Room) -> Json | None:
    """Where the learner is."""
    if room.settings.lesson is None or room.play is None:
        return None
    steps = lesson(room.settings.lesson)["steps"]
    done = len(room.play.game.actions)
    step = steps[done] if done < len(steps) else {}
    return {
        "id": room.settings.lesson,
        "step": done,
        "steps": len(steps),
        "message": step.get("message"),
        "expected": scripted(room),
        "rules": step.get("rules", []),
    }

"""Lessons in a room: while the script lasts, it says what the learner and the bots play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.game.lessons import Lesson, load_lessons
from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.rooms.room import Room
    from happycity.schema.responses import LessonInList, Lessons
    from happycity.schema.room import Lesson as LessonPayload


def find_lesson(name: object) -> Lesson:
    """A lesson by its id."""
    lessons = load_lessons()
    found = lessons.get(name) if isinstance(name, str) else None
    if found is None:
        raise Refusal("no-such-lesson", value=str(name)[:40], expected=" | ".join(lessons))
    return found


def list_lessons() -> Lessons:
    """The lessons, in the order in which one takes them."""
    listed: list[LessonInList] = [
        {
            "id": name,
            "options": lesson["options"],
            "steps": len(lesson["steps"]),
            "order": lesson.get("order", 0),
        }
        for name, lesson in load_lessons().items()
    ]
    return {"lessons": sorted(listed, key=lambda lesson: (lesson["order"], lesson["id"]))}


def expected_action(room: Room) -> str | None:
    """The action that the script expects now; None if there is no script or it has ended."""
    if room.settings.lesson is None or room.play is None or room.play.game.over:
        return None
    steps = find_lesson(room.settings.lesson)["steps"]
    done = len(room.play.game.actions)
    return steps[done]["action"] if done < len(steps) else None


def lesson_payload(room: Room) -> LessonPayload | None:
    """Where the learner is, as clients read it."""
    if room.settings.lesson is None or room.play is None:
        return None
    steps = find_lesson(room.settings.lesson)["steps"]
    done = len(room.play.game.actions)
    step = steps[done] if done < len(steps) else None
    return {
        "id": room.settings.lesson,
        "step": done,
        "steps": len(steps),
        "message": step.get("message") if step else None,
        "expected": expected_action(room),
        "rules": step.get("rules", []) if step else [],
    }

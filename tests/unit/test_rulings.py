"""What is ours is marked as a ruling in every language, and docs/rulings.md gives its reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from happycity import i18n
from happycity.game.rulebook import NUMBERS, rules

REASONS = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
EXPLAINED = {
    number for row in re.findall(r"^\| (R-[^|]+)\|", REASONS, re.MULTILINE) for number in row.split(", ")
}
MARKS = {"en": "Ruling:", "fr": "Notre décision\u00a0:", "pl": "Nasze rozstrzygnięcie:"}
OURS = {"G4", "G6", "G12", "X5", "X10", "X13", "X17", "X24", "X31"}
"""Found by a model that was written from the books alone: rules of ours that did not say so."""


def marked(locale: str) -> set[str]:
    """The rules that say what in them is ours."""
    return {each.number for each in rules(locale) if MARKS[locale[:2]] in each.text}


@pytest.mark.parametrize("locale", i18n.available_locales())
def test_the_same_rules_are_marked_in_every_language(locale: str) -> None:
    assert marked(locale) == marked("en-GB") >= OURS


def test_every_ruling_has_its_reason_and_every_reason_a_rule() -> None:
    numbers = {number.strip().removeprefix("R-") for number in EXPLAINED}
    assert marked("en-GB") <= numbers <= set(NUMBERS)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("R-G9", "What if nothing is left to destroy?"),
        ("R-G9, R-B10", "Does a destroyed special building allow another?"),
        ("R-X26, R-E2", "May a city of ten take the Statue of Liberty?"),
        ("R-X28, R-G9", "May the Great Pyramid look at a covered card?"),
        ("R-X29, R-G9", "May the Sphinx copy a covered special building?"),
        ("R-X14, R-G12", "A Barber beside a Poulpzilla, with nothing else earned?"),
        ("R-E3", "What if a number is below zero? What if both are?"),
        ("R-X6", "Is a coloured Happy Market a card of its colour?"),
    ],
)
def test_a_question_that_the_books_leave_open_is_answered(number: str, words: str) -> None:
    (row,) = (row for row in REASONS.splitlines() if row.startswith(f"| {number} | {words} |"))
    assert len(row.split("|")[3].split()) >= 12

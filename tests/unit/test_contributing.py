"""The map in CONTRIBUTING: every place it names exists, and every name it gives stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
QUESTIONS = re.search(r"## Where is …\?\n(.*?)\n## ", TEXT, re.S)
assert QUESTIONS
ROWS = re.findall(r"^\| (… [^|]*\?) \| (.*) \|$", QUESTIONS.group(1), re.M)
MAP = re.findall(r"^\| ((?:`[^`]+/`(?:, )?)+) \|", TEXT, re.M)


def test_ten_questions_are_answered() -> None:
    assert len(ROWS) == 10


@pytest.mark.parametrize(("question", "answer"), ROWS, ids=[row[0] for row in ROWS])
def test_an_answer_leads_to_its_place(question: str, answer: str) -> None:
    words = re.findall(r"`([^`]+)`", answer)
    files = [word for word in words if "/" in word]
    names = [word for word in words if re.fullmatch(r"[A-Za-z_.]+", word) and "/" not in word]
    assert files, question
    sources = ""
    for file in files:
        place = next((each for each in (ROOT / file, ROOT / "src/happycity" / file) if each.exists()), None)
        assert place is not None, file
        sources += place.read_text(encoding="utf-8") if place.is_file() else ""
    for name in names:
        assert name.rpartition(".")[2] in sources, name


def test_every_folder_of_the_map_exists() -> None:
    folders = [folder for row in MAP for folder in re.findall(r"`([^`]+)/`", row)]
    assert len(folders) > 15
    for folder in folders:
        assert (ROOT / folder).is_dir(), folder


def test_the_package_has_few_files_at_its_top() -> None:
    files = {file.name for file in (ROOT / "src/happycity").glob("*.py")}
    assert files == {
        "__init__.py", "__main__.py", "effects.py", "errors.py", "extras.py", "files.py", "jsonlines.py", "paths.py",
        "preferences.py", "version.py",
    }  # fmt: skip

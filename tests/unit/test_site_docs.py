"""The documentation site leaves out no document. `make site-docs` checks its links and names."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_document_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    listed = set(re.findall(r"[\w-]+\.md", navigation))
    assert {file.name for file in (ROOT / "docs").glob("*.md")} | {"contributing.md"} == listed

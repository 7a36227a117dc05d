"""The documentation site leaves out no document. `make site-docs` checks its links and names."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import site_docs  # noqa: E402


def test_every_document_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    listed = set(re.findall(r"[\w-]+\.md", navigation))
    assert {file.name for file in (ROOT / "docs").glob("*.md")} | {"contributing.md"} == listed


def test_the_number_of_a_rule_is_a_link_but_not_in_code_or_in_a_link() -> None:
    html = '<p>See R-B7 and <code>R-B8</code>.</p><p><a href="x.html">R-E1</a></p>'
    assert site_docs.link_rules(html) == html.replace("R-B7", '<a href="rules.html#R-B7">R-B7</a>')

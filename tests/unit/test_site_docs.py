"""The documentation site leaves out no document. `make site-docs` checks its links and names."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

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


def test_every_rule_is_a_section_that_the_search_finds_by_itself() -> None:
    html = "<ul>\n<li><strong>R-X14</strong> <em>Barber.</em> Three more. <em>Ruling:</em> Two.</li>\n</ul>"
    separate = site_docs.separate_rules(html).strip()
    assert separate == '<h3 id="R-X14">R-X14 Barber</h3>\n<p>Three more. <em>Ruling:</em> Two.</p>'


def test_every_ruling_is_a_section_with_its_question() -> None:
    row = "<tr>\n<td>R-S6</td>\n<td>Can the bank run out?</td>\n<td>It only keeps count.</td>\n</tr>"
    head = "<thead><tr><th>Rule</th></tr></thead>"
    separate = site_docs.separate_rulings(f"<table>{head}<tbody>{row}</tbody></table>")
    assert (
        separate
        == '<h3 id="can-the-bank-run-out">Can the bank run out?</h3>\n<p>It only keeps count. (R-S6)</p>'
    )


@pytest.mark.parametrize("module", site_docs.PUBLIC)
def test_public_names_are_read_without_importing_their_module(module: str) -> None:
    assert site_docs.public_names(module) == list(import_module(module).__all__)


def test_a_list_that_is_shown_as_running_text_is_found(tmp_path: Path) -> None:
    (tmp_path / "right.html").write_text(
        "<p>One:</p><ul><li>two</li></ul>\n<p>3 - 2 = 1</p>", encoding="utf-8"
    )
    assert site_docs.hidden_lists(tmp_path) == []
    (tmp_path / "wrong.html").write_text("<p>One:\n- two</p>", encoding="utf-8")
    assert site_docs.hidden_lists(tmp_path) == ["wrong.html"]


def test_a_docstring_leads_to_the_part_of_the_interface_that_it_names() -> None:
    assert site_docs.link_documents("<p>Saved games (interface: Records).</p>") == (
        '<p>Saved games (<a href="interface.html#records">interface: Records</a>).</p>'
    )
    assert site_docs.link_documents("<p>The result (interface: simulate).</p>") == "<p>The result.</p>"
    assert site_docs.link_documents("See docs/lab.md.") == 'See <a href="lab.html">lab</a>.'

"""The README on a package page: a link there leads somewhere, or is none."""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "_build"))

from package_page import package_page  # noqa: E402

README = (ROOT / "README.md").read_text(encoding="utf-8")
LINKS = re.compile(r"\]\(([^)]*)\)")


def test_without_a_home_no_link_is_left_and_no_word_is_lost() -> None:
    page = package_page(README)
    assert not [link for link in LINKS.findall(page) if not link.startswith("https:")]
    words = re.sub(r"!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|\[", "", README).split()
    assert re.sub(r"\]\([^)]*\)|\[", "", page).split() == words


def test_with_a_home_every_link_and_picture_leads_there() -> None:
    links = LINKS.findall(package_page(README, "https://example.org/city/"))
    assert len(links) == len(LINKS.findall(README))
    assert all(link.startswith("https:") for link in links)
    assert "https://example.org/city/docs/screenshots/table.png" in links


def test_a_link_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(ValueError, match="relative link"):
        package_page("See [the (odd) page](docs/odd page.md).")

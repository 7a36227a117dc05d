"""The README as a package page shows it, where no document and no picture lies beside it.

With `[project.urls] Source` in pyproject.toml, relative links become absolute ones to that place. Without, they become
plain text, since a dead link is worse than none; a picture goes.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

NAME = "package-page.md"
"""pyproject.toml names it as the readme."""

IMAGE = re.compile(r"^!\[[^\]]*\]\((?![a-z]+:)([^)\s]+)\)\n\n?", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?![a-z]+:|#)([^)\s]+)\)")
RELATIVE = re.compile(r"\]\((?![a-z]+:|#)[^)]*\)")


def package_page(readme: str, source: str | None = None) -> str:
    """The text of a package page.

    >>> package_page("Read [the rules](docs/rules.md).")
    'Read the rules.'
    >>> package_page("Read [the rules](docs/rules.md).", "https://example.org/city")
    'Read [the rules](https://example.org/city/docs/rules.md).'
    """
    if source:
        page = re.sub(r"\]\((?![a-z]+:|#)([^)\s]+)\)", rf"]({source.rstrip('/')}/\1)", readme)
    else:
        page = LINK.sub(r"\1", IMAGE.sub("", readme))
    if RELATIVE.search(page):
        raise ValueError(f"The package page still has a relative link: {RELATIVE.findall(page)[0]}")
    return page


def write_package_page(tree: Path) -> None:
    """Write the page into a tree that is about to be built."""
    project = tomllib.loads(tree.joinpath("pyproject.toml").read_text(encoding="utf-8"))["project"]
    readme = tree.joinpath("README.md").read_text(encoding="utf-8")
    page = package_page(readme, project.get("urls", {}).get("Source"))
    tree.joinpath(NAME).write_text(page, encoding="utf-8")

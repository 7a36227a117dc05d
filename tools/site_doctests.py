"""Show the doctests of docstrings as code on the documentation site (mkdocs.yml)."""

from __future__ import annotations

import re
from textwrap import dedent
from typing import Final

import griffe

DOCTEST: Final = re.compile(r"^[ ]*>>> .*(?:\n[ ]*\S.*)*", re.MULTILINE)


class FenceDoctests(griffe.Extension):
    """Puts a fence around each doctest."""

    def on_object(self, *, obj: griffe.Object, **_: object) -> None:
        """Change the docstring of an object that was loaded."""
        if obj.docstring is not None:
            obj.docstring.value = DOCTEST.sub(
                lambda found: f"```pycon\n{dedent(found[0])}\n```", obj.docstring.value
            )

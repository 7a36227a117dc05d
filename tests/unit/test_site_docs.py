"""The documentation site leaves out no document and no public name."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import happycity

ROOT = Path(__file__).resolve().parents[2]


def test_every_document_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    listed = set(re.findall(r"[\w-]+\.md", navigation))
    assert {file.name for file in (ROOT / "docs").glob("*.md")} | {"contributing.md"} == listed


def test_every_public_name_is_documented() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    members = set(re.findall(r"\w+", " ".join(re.findall(r"members: \[(.*)\]", page))))
    shown = set(re.findall(r"^::: [\w.]+\.([A-Z]\w+)$", page, re.MULTILINE)) | members
    public = {name for name in dir(happycity) if not name.startswith("_") and name[0].isalpha()}
    classes = {name for name in public if inspect.isclass(getattr(happycity, name))}
    errors = {name for name in classes if issubclass(getattr(happycity, name), Exception)}
    assert "::: happycity.errors" in page
    assert classes - errors <= shown
    for name in classes:
        assert inspect.getdoc(getattr(happycity, name)), name

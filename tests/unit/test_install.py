"""What `make` installs (tools/install.py): again whenever something better can be built, and only then."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "install.py"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The tool's names, on a machine where no compiler works."""
    monkeypatch.delenv("HAPPYCITY_PURE", raising=False)
    names = runpy.run_path(str(TOOL))
    return compiler(names, works=False)


def compiler(tool: dict[str, Any], *, works: bool) -> dict[str, Any]:
    tool["is_current"].__globals__["compiler_works"] = lambda: works
    return tool


def test_changed_sources_are_built(tool: dict[str, Any]) -> None:
    for core in ("pure", "compiled"):
        assert not tool["is_current"]({"digest": "old", "core": core}, "new", False)
        assert tool["is_current"]({"digest": "new", "core": core}, "new", False)
    assert not tool["is_current"]({}, "new", False)


def test_the_slow_core_is_replaced_once_a_compiler_works(
    tool: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = {"digest": "new", "core": "pure"}
    assert not tool["is_current"](slow, "new", True)
    compiler(tool, works=True)
    assert not tool["is_current"](slow, "new", False)
    for pure in ("0", "1"):
        monkeypatch.setenv("HAPPYCITY_PURE", pure)
        assert tool["is_current"](slow, "new", False) == (pure == "1")


def test_whether_a_compiler_works_is_really_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    works = runpy.run_path(str(TOOL))["compiler_works"]
    monkeypatch.setenv("CC", "/no/such/compiler")
    assert not works()

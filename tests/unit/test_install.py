"""What `make` installs (tools/install.py): again whenever something better can be built, and only then."""

from __future__ import annotations

import re
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


LOCKS = sorted(TOOL.parents[1].glob("requirements/*.txt"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: str(path.stem))
def test_every_locked_version_has_hashes(lock: Path) -> None:
    """Without one for each, `pip install` would check none of the others either."""
    entries = lock.read_text().replace(" \\\n", " ").splitlines()[1:]
    assert entries
    assert [
        line for line in entries if not re.fullmatch(r"\S+==\S+( +--hash=sha256:[0-9a-f]{64})+", line)
    ] == []


FILES = {
    "MarkupSafe-3.0.4.tar.gz": True,
    "markupsafe-3.0.4.tar.gz": True,
    "markupsafe-3.0.4-cp311-cp311-win_amd64.whl": True,
    "markupsafe-3.0.4-cp314-cp314-macosx_11_0_arm64.whl": True,
    "markupsafe-3.0.4-cp39-abi3-musllinux_1_2_x86_64.whl": True,
    "markupsafe-3.0.4-py2.py3-none-any.whl": True,
    "markupsafe-3.0.3-cp311-cp311-win_amd64.whl": False,
    "markupsafe-3.0.4-cp310-cp310-win_amd64.whl": False,
    "markupsafe-3.0.4-cp314-cp314t-win_amd64.whl": False,
    "markupsafe-3.0.4-pp311-pypy311_pp73-win_amd64.whl": False,
    "markupsafe-3.0.4.1.tar.gz": False,
}


@pytest.mark.parametrize("file", FILES)
def test_hashes_are_locked_for_every_system_and_python_of_ours(file: str) -> None:
    is_ours = runpy.run_path(str(TOOL.with_name("lock.py")))["is_ours"]
    assert is_ours(file, "MarkupSafe", "3.0.4") == FILES[file]

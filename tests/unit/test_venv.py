"""The virtual environment of `make` (tools/venv.sh): made once, and again after a move or an upgrade of Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MADE = "Making the virtual environment .venv\n"

pytestmark = [pytest.mark.skipif(sys.platform == "win32", reason="no shell there")]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with the tools, and a Python that makes environments without pip, which takes a moment only."""
    folder = tmp_path / "a project"
    (folder / "tools").mkdir(parents=True)
    for tool in ("venv.sh", "need.sh"):
        shutil.copy(ROOT / "tools" / tool, folder / "tools")
    quick = f'[ "$1" != -m ] || set -- "$@" --without-pip\nexec "{sys.executable}" "$@"\n'
    (folder / "python").write_text(f"#!/bin/sh\n{quick}")
    (folder / "python").chmod(0o755)
    return folder


def made(folder: Path) -> str:
    """What the tool tells: nothing, if the environment fits."""
    completed = subprocess.run(
        ["tools/venv.sh", ".venv"],
        check=True, cwd=folder, env={**os.environ, "PYTHON": "./python", "PWD": str(folder)},
        capture_output=True, text=True,
    )  # fmt: skip
    assert (folder / ".venv" / ".made").exists()
    return completed.stdout


def test_it_is_made_once_and_again_after_a_move(project: Path) -> None:
    assert made(project) == MADE
    assert made(project) == ""
    (project.parent / "link").symlink_to(project)
    assert made(project.parent / "link") == ""
    moved = project.rename(project.with_name("moved"))
    assert made(moved) == MADE
    assert made(moved) == ""
    (moved / ".venv" / ".made").unlink()  # somebody stopped it half-way
    assert made(moved) == MADE


def test_it_is_made_again_for_another_python(project: Path) -> None:
    made(project)
    config = project / ".venv" / "pyvenv.cfg"
    config.write_text(config.read_text().replace("version = 3.", "version = 2."))
    assert made(project) == MADE
    python = project / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/no/such/python")
    assert made(project) == MADE
    assert made(project) == ""


def test_a_link_to_another_environment_is_left_alone(project: Path) -> None:
    made(project)
    (project / ".venv").rename(project / "shared")
    (project / ".venv").symlink_to("shared")
    assert made(project) == ""

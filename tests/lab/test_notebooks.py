"""The notebooks of examples/notebooks run from top to bottom, with smaller numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"
SMALLER: dict[str, dict[str, int]] = {
    "a_hundred_thousand_games": {"GAMES": 100, "JOBS": 1},
    "from_a_view_to_a_search": {"GAMES": 2, "ROLLOUTS": 2},
    "train_an_agent": {"GAMES": 16, "UPDATES": 2, "TEST_GAMES": 20},
}
NEEDS = {"a_hundred_thousand_games": "pyarrow", "train_an_agent": "numpy"}


def cells(name: str) -> list[dict[str, Any]]:
    content = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    assert content["nbformat"] == 4
    return [cell for cell in content["cells"] if cell["cell_type"] == "code"]


def test_every_notebook_is_tested_and_kept_without_outputs() -> None:
    assert {path.stem for path in FOLDER.glob("*.ipynb")} == set(SMALLER)
    for name in SMALLER:
        assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells(name))


@pytest.mark.parametrize("name", SMALLER)
def test_a_notebook_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    scope: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(cells(name), 1):
        exec(compile("".join(cell["source"]), f"{name}, code cell {number}", "exec"), scope)
        if "parameters" in cell["metadata"].get("tags", ()):
            assert SMALLER[name].keys() <= scope.keys(), "what is made smaller is a parameter"
            scope.update(SMALLER[name])

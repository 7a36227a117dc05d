"""What the tests of the terminal share."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own for saves, seats and statistics; whoever plays there is called Ana."""
    monkeypatch.setenv("HAPPYCITY_HOME", str(tmp_path))
    monkeypatch.setenv("HAPPYCITY_NAME", "Ana")
    monkeypatch.delenv("HAPPYCITY_DATABASE", raising=False)
    return tmp_path

"""What the tests of the terminal share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from happycity.cli.main import main
from tests.terminal.helpers import home_variables

if TYPE_CHECKING:
    from tests.server.world import Running


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own for saves, seats and statistics; whoever plays there is called Ana."""
    for name, value in home_variables(tmp_path).items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("HAPPYCITY_DATABASE", raising=False)
    return tmp_path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Run a command in this process; return its exit code, output and errors."""

    def call(*argv: str) -> tuple[int, str, str]:
        code = 0
        try:
            main(argv)
        except SystemExit as end:
            code = int(end.code or 0)
        out = capsys.readouterr()
        return code, out.out, out.err

    return call


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for the tests of a module."""
    from tests.server.world import Running

    with Running(str(tmp_path_factory.mktemp("server") / "games.sqlite3")) as running:
        yield running

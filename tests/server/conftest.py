"""One server for the tests that only visit it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.world import Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(str(tmp_path_factory.mktemp("server") / "games.sqlite3"), metrics_port=0) as running:
        yield running

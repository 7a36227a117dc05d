"""One server for the tests that only visit it, and a PostgreSQL for those that need one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import postgres
from tests.server.world import Running

__all__ = ["postgres", "server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(str(tmp_path_factory.mktemp("server") / "games.sqlite3")) as running:
        yield running

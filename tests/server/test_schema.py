"""Random requests that the API's description allows: refused or answered, never a server error."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.server.world import TIMEOUT_S, Running, get

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


@pytest.mark.parametrize("examples", [15, pytest.param(300, marks=pytest.mark.torture)])
def test_the_api_never_fails(tmp_path, examples: int) -> None:
    with Running(str(tmp_path / "games.sqlite3"), commands_per_second=10_000) as server:
        description = get(f"{server.base}/api/openapi.json").json()
        schema = schemathesis.openapi.from_dict(description)

        operations = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
        assert len(operations) > 25
        for operation in operations:

            @settings(
                max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck)
            )
            @given(operation.as_strategy())
            def send(case) -> None:
                response = case.call(base_url=server.base, headers={"Origin": server.base}, timeout=TIMEOUT_S)
                assert response.status_code < 500, (case, response.text)

            send()
        assert get(f"{server.base}/readyz").status_code == 200
        assert "Traceback" not in server.log.read_text()

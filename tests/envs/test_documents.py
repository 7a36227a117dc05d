"""The examples of docs/environments.md."""

import doctest
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_examples_do_what_they_say() -> None:
    result = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert result.attempted > 20
    assert not result.failed

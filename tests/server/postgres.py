"""A real PostgreSQL for the tests that need one."""

from __future__ import annotations

import importlib.util
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest


def tool() -> ModuleType:
    path = Path(__file__).parents[2] / "tools" / "postgres.py"
    spec = importlib.util.spec_from_file_location("happycity_tools_postgres", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a fresh database; the folder is short because a socket's path must be."""
    helper = tool()
    if helper.find_programs() is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="hcpg"))
    address = helper.start(folder)
    try:
        yield address
    finally:
        helper.stop(folder)
        shutil.rmtree(folder, ignore_errors=True)

"""Fixtures of the browser tests: Debian's Chromium, a house (server) per module, and visitors."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import FLAGS, House, Visitor

STATIC = Path(__file__).resolve().parents[2] / "src" / "happycity" / "server" / "http" / "static"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in item.nodeid:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.timeout(1200))  # browsers are slow where much else runs
            item.add_marker(pytest.mark.filterwarnings("default"))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        pytest.skip("there is no Chromium here (Debian and Ubuntu: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Visitors; at the end of the test none of them may have seen an error."""
    visitors: list[Visitor] = []

    def come(**facts: object) -> Visitor:
        visitors.append(Visitor(browser, house.address, **facts))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()

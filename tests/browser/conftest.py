"""Fixtures of the browser tests: Debian's Chromium, a server per module, and visitors."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, sync_playwright

from tests.browser.seeds import RUN_SEED, VARIABLE, seed_for
from tests.browser.server import ServerProcess
from tests.browser.visitor import FLAGS, Visitor

STATIC = Path(__file__).resolve().parents[2] / "src" / "happycity" / "server" / "http" / "static"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in item.nodeid:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.timeout(1200))  # browsers are slow where much else runs
            item.add_marker(pytest.mark.filterwarnings("default"))


def launched(*flags: str) -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        pytest.skip("there is no Chromium here (Debian and Ubuntu: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from launched()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def visit(
    request: pytest.FixtureRequest, browser: Browser, server: ServerProcess
) -> Iterator[Callable[..., Visitor]]:
    """Visitors. At the end of the test none of them may have seen an error."""
    visitors: list[Visitor] = []
    seed = seed_for(request.node.nodeid)
    server.seed_deals(seed)

    def come(**facts: object) -> Visitor:
        visitors.append(Visitor(browser, server.address, seed=seed, **facts))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Print the seed of a failure, also if a second try passes."""
    report = yield
    add_section = getattr(report.longrepr, "addsection", None)
    if report.failed and "tests/browser" in item.nodeid and add_section:
        add_section("seed", f"{VARIABLE}={RUN_SEED} repeats the choices and deals of this test")
    return report

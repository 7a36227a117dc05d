"""What the whole suite shares."""

import os

import pytest
from hypothesis import HealthCheck, settings

# Property tests play whole games, so an example takes its time; CI must not fail by chance or by a slow machine.
settings.register_profile(
    "happycity",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("happycity")

REAL = ("tests/browser/", "tests/server/", "tests/terminal/")
"""Folders whose tests have real browsers, processes, sockets, shuffles and clocks. There a test that fails is tried once
more: what fails twice is a fault; what failed once is printed at the end, to be looked into."""
HOURS = 4 * 3600
"""Seconds for a test of `make torture`."""


def loaded_core() -> str:
    """Which core this run really has."""
    from happycity import rules

    return "compiled" if rules.COMPILED else "interpreted"


def pytest_sessionstart(session: pytest.Session) -> None:
    """A run that is meant for one core must not pass on the other (EXPECT_CORE=compiled|interpreted)."""
    expected = os.environ.get("EXPECT_CORE")
    if expected and loaded_core() != expected:
        raise pytest.UsageError(f"EXPECT_CORE={expected}, but the {loaded_core()} core is loaded")


def pytest_report_header(config: pytest.Config) -> str:
    """Say which core it is."""
    return f"happycity core: {loaded_core()}"


def pytest_runtest_setup(item: pytest.Item) -> None:
    """The command line passes its language on by the environment; the next test must not hear of it."""
    os.environ.pop("HAPPYCITY_LANG", None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Figures that tests recorded; and nothing that went wrong is kept quiet because it went well the second time."""
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            terminalreporter.write_line(f"{name}: {value}")
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_sep("_", f"{report.nodeid} failed the first time")
        terminalreporter.write_line(report.longreprtext)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long runs may be long; real parts get a second chance."""
    for item in items:
        if item.get_closest_marker("torture"):
            item.add_marker(pytest.mark.timeout(HOURS), append=False)
        elif item.nodeid.startswith(REAL):
            item.add_marker(pytest.mark.flaky(reruns=1))

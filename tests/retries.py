"""In CI a browser test that fails runs once more: on a busy machine the browser may have had no CPU for too long.

Which tests needed that is said at the end. A test that fails twice fails.
"""

import os
from collections.abc import Iterable

import pytest
from _pytest.runner import runtestprotocol

NEEDED = "needed a second try"
"""The property of a report of such a test: what went wrong the first time."""


class Retries:
    """Runs a browser test again, and gathers which tests needed it."""

    def __init__(self) -> None:
        self._needed: dict[str, str] = {}

    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        if item.get_closest_marker("browser") is None:
            return None
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        if failed := [report for report in reports if report.failed]:
            item._initrequest()  # type: ignore[attr-defined]  # fixtures anew
            reports = runtestprotocol(item, log=False, nextitem=nextitem)
            for report in reports:
                report.user_properties.append((NEEDED, last_line(failed)))
        for report in reports:
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, said in report.user_properties:
            if name == NEEDED:
                self._needed[report.nodeid] = str(said)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for test, said in self._needed.items():
            terminalreporter.write_line(f"Warning: {test} {NEEDED}, after: {said}", yellow=True)


def last_line(failed: Iterable[pytest.TestReport]) -> str:
    """Return what went wrong, in one line."""
    lines = [line for report in failed for line in report.longreprtext.splitlines() if line.startswith("E ")]
    return lines[0].removeprefix("E").strip() if lines else "no word of it"


def in_ci() -> bool:
    return bool(os.environ.get("THEOMACHY_ALL"))

"""Leave out tests that have passed in another run: `pytest --passed=FILE` there, `pytest --but=FILE` here.

A test that does more in a longer form runs again.
"""

from pathlib import Path

import pytest


def add_options(parser: pytest.Parser) -> None:
    parser.addoption("--passed", type=Path, metavar="FILE", help="write down the tests that pass")
    parser.addoption("--but", type=Path, metavar="FILE", help="leave out the tests that have passed, by such a file")


def write_passed(config: pytest.Config) -> None:
    """Write down what passes in this run, if that is asked for."""
    file: Path | None = config.getoption("passed")
    if file is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Scribe(file))


class Scribe:
    """Writes down the tests that pass, in the process that hears of all of them."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file.open("w")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            print(report.nodeid, file=self._file)

    def pytest_unconfigure(self) -> None:
        self._file.close()


def passed_already(config: pytest.Config) -> set[str]:
    """Return the names of the tests that need not run again."""
    file: Path | None = config.getoption("but")
    return set(file.read_text().splitlines()) if file is not None else set()


def is_longer(item: pytest.Item) -> bool:
    """Return whether a test does more in a longer form."""
    return "form" in getattr(item, "fixturenames", ())

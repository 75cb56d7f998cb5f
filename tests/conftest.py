"""Kinds of tests, how long they take, and the servers that tests of the server and of the browser share."""

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.forms import FORMS, Form
from tests.server.kit import Nursery, Server, start_script

TESTS = Path(__file__).parent
MADE_UP = TESTS / "server" / "made_up.py"

KINDS = {
    "browser": "real Chromium at a real server",
    "server": "a real server, or its parts",
    "kit": "what every game passes",
    "terminal": "the command line",
    "lab": "very many games",
    "rules": "all else: rules, kernel, words; quick",
}
"""What a test is, by its folder: markers for -m, those that take longest first."""
FOLDERS = {
    "conformance": "kit",
    "hosting": "server",
    "legacy": "server",
    "page": "server",
    **{kind: kind for kind in KINDS},
}
LONGER = FORMS[1:]
"""Markers of tests that the forms before leave out."""
LEFT_OUT = pytest.StashKey[Counter[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--form", choices=FORMS, default="short", help="how long the tests take that can be long")


def pytest_configure(config: pytest.Config) -> None:
    for kind, meaning in KINDS.items():
        config.addinivalue_line("markers", f"{kind}: {meaning}")
    for form in LONGER:
        config.addinivalue_line("markers", f"{form}: not in a form that is shorter")
    config.addinivalue_line("markers", "play: whole games at random among the tests of one game's rules")
    config.stash[LEFT_OUT] = Counter()
    # examples that depend neither on luck nor on how busy a machine is
    examples = Form(config.getoption("form")).pick(short=30, long=30, full=500)
    calm = {"deadline": None, "derandomize": True, "suppress_health_check": [HealthCheck.too_slow]}
    settings.register_profile("house", max_examples=examples, **calm)
    settings.load_profile("house")


@cache
def kind_of(path: Path) -> str:
    """The kind of the tests in a file."""
    folder = path.relative_to(TESTS).parts[0] if path.is_relative_to(TESTS) else ""
    return FOLDERS.get(folder, "rules")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        item.add_marker(kind_of(item.path))
    out = [item for item in items if longer(item) > FORMS.index(config.getoption("form"))]
    if out:
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if item not in set(out)]
    items[:] = dealt(items, getattr(config, "workerinput", {}).get("workercount", 1))


def longer(item: pytest.Item) -> int:
    """The number of the first form that has a test."""
    return max((FORMS.index(form) for form in LONGER if item.get_closest_marker(form)), default=0)


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """What takes longest first, and as much of it for each worker: xdist cuts the row into equal parts, and lets those
    who are done take from the ends of the others."""
    order = list(KINDS)
    files: dict[Path, list[pytest.Item]] = {}
    for item in sorted(items, key=lambda item: order.index(kind_of(item.path))):
        files.setdefault(item.path, []).append(item)
    slow = [tests for path, tests in files.items() if kind_of(path) != "rules"]
    quick = [test for path, tests in files.items() if kind_of(path) == "rules" for test in tests]
    hands: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for tests in slow:
        min(hands, key=len).extend(tests)
    share = len(items) // workers
    for hand in hands[:-1]:
        more = max(0, share - len(hand))
        hand += quick[:more]
        quick = quick[more:]
    return [item for hand in [*hands[:-1], hands[-1] + quick] for item in hand]


# What was left out is said, so that nobody takes some of the tests for all of them


def pytest_deselected(items: list[pytest.Item]) -> None:
    for item in items:
        kind = FORMS[longer(item)] if longer(item) else kind_of(item.path)
        item.config.stash[LEFT_OUT][kind] += 1


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """All workers leave out the same."""
    node.config.stash[LEFT_OUT] = Counter(getattr(node, "workeroutput", {}).get("left_out", {}))


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = dict(session.config.stash[LEFT_OUT])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    left_out = config.stash[LEFT_OUT]
    if left_out:
        some = ", ".join(f"{number} {kind}" for kind, number in sorted(left_out.items()))
        terminalreporter.write_line(f"Left out: {left_out.total()} tests ({some}).")
    if config.getoption("form") == "short":
        terminalreporter.write_line("The kit played its short form. Everything, the browser too: make test-all")


@pytest.fixture(scope="session")
def form(request: pytest.FixtureRequest) -> Form:
    return Form(request.config.getoption("form"))


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="session")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do it no harm."""
    server = Server(tmp_path_factory.mktemp("server"), nursery.start)
    yield server
    server.stop()


@pytest.fixture
def own_server(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """To be killed."""
    server = Server(tmp_path, nursery.start)
    yield server
    server.kill()  # quicker than to stop


@pytest.fixture(scope="session")
def arcade(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with made-up games besides."""
    server = Server(tmp_path_factory.mktemp("arcade"), partial(start_script, [sys.executable, str(MADE_UP)]))
    yield server
    server.stop()

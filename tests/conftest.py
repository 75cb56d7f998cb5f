"""Kinds of tests, how long they take, and the servers that tests of the server and of the browser share."""

import gc
import os
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.already import add_options, is_longer, passed_already, write_passed
from tests.forms import FORMS, Form
from tests.guard import GUARD
from tests.retries import Retries, in_ci
from tests.server.engines import Postgres, Redis
from tests.server.processes import Ground, Nursery, Server, start_script
from tests.surroundings import settle
from theomachy.play import optional

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
    "page": "server",
    **{kind: kind for kind in KINDS},
}
ENGINES = ("sqlite", "workers", "postgres")
"""SQLite alone; SQLite under several processes; PostgreSQL and Redis under several."""
SERVICES = {"postgres", "redis", "lasting_redis", "proxy"}
"""Fixtures that start PostgreSQL, Redis or nginx."""
PACKAGES = {
    "browser": "playwright",
    "lab/test_cluster.py": "ray",
    "server/test_schema.py": "schemathesis",
    "test_exact_plugin.py": "mypy",
}
"""Tests that need a package which `make test` does not install."""
LONGER = FORMS[1:]
"""Markers of tests that the forms before leave out."""
LEFT_OUT = pytest.StashKey[Counter[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--form", choices=FORMS, default="short", help="how long the tests take that can be long")
    add_options(parser)
    parser.addoption("--engine", choices=ENGINES, default="sqlite", help="what the servers of tests stand on")


@pytest.hookimpl(trylast=True)  # pytest itself shows what it has to say as the terminal likes it
def pytest_configure(config: pytest.Config) -> None:
    settle()
    GUARD.install()
    os.environ.setdefault(optional.STRICT, "1")  # what fails is found here, and not by players
    gc.disable()  # what is collected stays to the end: garbage is looked for neither meanwhile nor among it
    for kind, meaning in KINDS.items():
        config.addinivalue_line("markers", f"{kind}: {meaning}")
    for form in LONGER:
        config.addinivalue_line("markers", f"{form}: not in a form that is shorter")
    config.addinivalue_line("markers", "services: needs PostgreSQL, Redis or nginx")
    config.stash[LEFT_OUT] = Counter()
    config.pluginmanager.register(Dealer())
    if in_ci():
        config.pluginmanager.register(Retries())
    write_passed(config)
    # examples that depend neither on luck nor on how busy a machine is
    examples = Form(config.getoption("form")).pick(short=30, long=30, full=500)
    calm = {"deadline": None, "derandomize": True, "suppress_health_check": [HealthCheck.too_slow]}
    settings.register_profile("house", max_examples=examples, **calm)
    settings.load_profile("house")


def without_package(config: pytest.Config) -> dict[Path, str]:
    """Return the tests to leave out for want of a package. Where all have to run, none is left out."""
    if config.getoption("form") != "short" or os.environ.get("THEOMACHY_ALL"):
        return {}
    return {TESTS / name: package for name, package in PACKAGES.items() if find_spec(package) is None}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if collection_path in without_package(config) else None


@cache
def kind_of(path: Path) -> str:
    """The kind of the tests in a file."""
    folder = path.relative_to(TESTS).parts[0] if path.is_relative_to(TESTS) else ""
    return FOLDERS.get(folder, "rules")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        item.add_marker(kind_of(item.path))
        if needs_services(item):
            item.add_marker("services")
    passed = passed_already(config)
    out = [item for item in items if item.nodeid in passed and not is_longer(item)]
    out += [item for item in items if longer(item) > FORMS.index(config.getoption("form"))]
    if out:
        config.hook.pytest_deselected(items=out)
        left_out = set(out)
        items[:] = [item for item in items if item not in left_out]


def needs_services(item: pytest.Item) -> bool:
    """Return True if a test starts PostgreSQL, Redis or nginx."""
    if item.get_closest_marker("services"):
        return True
    callspec = getattr(item, "callspec", None)
    return bool(SERVICES.intersection(getattr(item, "fixturenames", ()))) or (
        callspec is not None and "postgres" in callspec.params.values()
    )


class Dealer:
    """Deals tests to workers last of all: pytest moves all tests of one browser together, and one worker would have
    them all."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        items[:] = dealt(items, getattr(config, "workerinput", {}).get("workercount", 1))


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


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
        kind = FORMS[longer(item)] if longer(item) else "services" if needs_services(item) else kind_of(item.path)
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
    for tests, package in without_package(config).items():
        terminalreporter.write_line(f"Left out without {package}: {tests.relative_to(TESTS.parent)}")
    if config.getoption("form") == "short":
        terminalreporter.write_line("Everything, the long form of the kit and the browser too: make test-all")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, bool | None, bool | None]:
    """A test may start and look for what its markers name."""
    more = {"services"} if item.config.getoption("engine") == "postgres" else set[str]()
    GUARD.watch({mark.name for mark in item.iter_markers()} | more)
    try:
        return (yield)
    finally:
        GUARD.rest()


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """A test that has swallowed the guard's error fails as well."""
    yield
    assert GUARD.breaches == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that has failed tells what became of its servers."""
    report = yield
    if report.failed:
        found = [value for value in getattr(item, "funcargs", {}).values() if isinstance(value, Server)]
        report.sections += [("Server of the test", server.story()) for server in found]
    return report


@pytest.fixture(scope="session")
def form(request: pytest.FixtureRequest) -> Form:
    return Form(request.config.getoption("form"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Started when it is first asked for, one for each worker."""
    engine = Postgres()
    yield engine
    engine.close()


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A database with empty tables."""
    with postgres.database(postgres.with_tables) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """For what either database promises."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'matches.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture(scope="session")
def lasting_redis() -> Iterator[Redis]:
    """For all tests that do it no harm."""
    engine = Redis()
    yield engine
    engine.close()


@pytest.fixture(scope="session")
def ground(request: pytest.FixtureRequest) -> Ground:
    """What the servers of this run stand on."""
    match request.config.getoption("engine"):
        case "workers":
            return Ground(workers=2)
        case "postgres":
            redis: Redis = request.getfixturevalue("lasting_redis")
            return Ground(2, redis.url, request.getfixturevalue("postgres"))
    return Ground()


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="session")
def server(ground: Ground, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do it no harm."""
    server = ground.server(tmp_path_factory.mktemp("server"), nursery.start)
    yield server
    server.stop()


@pytest.fixture
def own_server(ground: Ground, nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """To be killed."""
    server = ground.server(tmp_path, nursery.start)
    yield server
    server.kill()  # quicker than to stop


@pytest.fixture(scope="session")
def arcade(ground: Ground, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with made-up games besides."""
    server = ground.server(tmp_path_factory.mktemp("arcade"), partial(start_script, [sys.executable, str(MADE_UP)]))
    yield server
    server.stop()

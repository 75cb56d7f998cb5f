"""The benches of the server under load work: each in its short form, which measures nothing worth knowing."""

import asyncio
import subprocess
import sys

import pytest

from bench.load import measures
from bench.load.__main__ import MEASURES, measure
from bench.load.machine import cpu_s, family_cpu_s, machine, rss_mb
from tests.server.processes import ROOT, Server, environment

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="figures are read from /proc")


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name, forms in MEASURES.items() if not forms.beyond_a_server])
def test_a_bench_in_its_short_form(name: str, server: Server):
    """Whoever cannot play raises, and so does whoever waits for the server in vain."""
    short = MEASURES[name].short
    figures = asyncio.run(short(measures.Server(server.address, server.servers())))
    assert figures.found
    assert all(value >= 0 for what, value, _ in figures.found if "slope" not in what and "kB" not in what)
    if name == "owls":
        assert figures["frozen tables"] == 0
        assert figures["answers of agents"] > 0


@pytest.mark.long
@pytest.mark.services
def test_what_works_beside_a_server_is_measured_apart():
    """On its own ground: two processes, PostgreSQL and Redis. In so short a time they may have used next to nothing."""
    figures = measure("300-postgres-2", short=True)
    assert figures["CPU an answer, PostgreSQL, ms"] >= 0
    assert figures["CPU an answer, Redis, ms"] >= 0


def test_what_cannot_be_measured_is_named():
    command = [sys.executable, "-m", "bench.load", "--short", "nonsense"]
    ran = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True)
    assert ran.returncode == 2
    assert "nonsense" in ran.stderr
    assert "matches-80" in ran.stderr


def test_a_bar_that_is_passed_is_not_held():
    figures = measures.Figures("some")
    figures.add("quick enough, ms", 2.0, 3)
    assert figures.held
    figures.add("too slow, ms", 4.0, 3)
    assert not figures.held
    assert "too slow, ms: 4 (at most 3)" in str(figures)


def test_figures_of_values():
    assert measures.quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert measures.quantile([float(n) for n in range(1, 101)], 0.99) == 99.0
    assert measures.slope([(0.0, 1.0), (1.0, 3.0), (2.0, 5.0)]) == pytest.approx(2.0)


def test_the_machine_is_named(server: Server):
    assert "cores" in machine()
    assert family_cpu_s(server.pid) >= cpu_s(server.pid) > 0
    assert rss_mb(server.pid) > 10

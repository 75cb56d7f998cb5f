"""The engines that tests stand on end with whoever started them, and keep what they were given until then."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.engines import Postgres, Redis
from tests.server.processes import ROOT, alive, environment, until

pytestmark = pytest.mark.services
FORSAKEN = "import os; from tests.server.engines import {name}; e = {name}(); print(e.pid, e.folder, flush=True); "
"""Whoever starts an engine and then dies without a word."""


@pytest.mark.parametrize("name", ["Postgres", "Redis"])
def test_an_engine_ends_with_whoever_started_it(name: str):
    command = [sys.executable, "-c", FORSAKEN.format(name=name) + "os.kill(os.getpid(), 9)"]
    told = subprocess.run(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True).stdout
    pid, folder = told.split()
    until(lambda: not alive(int(pid)) and not Path(folder).exists())


def test_a_database_keeps_what_it_has_when_it_is_killed():
    engine = Postgres()
    engine.sql("create table kept (n int)")
    for end in (engine.stop, engine.kill):
        end()
        assert not engine.ready()
        engine.start()
        engine.sql("insert into kept values (1)")
    engine.close()
    assert not engine.folder.exists()


def test_redis_starts_again_where_it_was():
    engine = Redis()
    url = engine.url
    engine.kill()
    assert not engine.ready()
    engine.start()
    assert engine.url == url
    engine.close()

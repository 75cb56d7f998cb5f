"""No test starts or looks for a service or a browser without the marker for it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.guard import GUARD, MAY, Unmarked
from tests.server.engines import POSTGRES, Redis
from tests.server.processes import ROOT, environment

WAYS: dict[str, Callable[[], object]] = {
    "looked for redis-server": lambda: shutil.which("redis-server"),
    "looked for nginx": lambda: shutil.which("nginx", path="/usr/sbin"),
    "looked for chromium": lambda: shutil.which("chromium"),
    f"looked into {POSTGRES}": lambda: [*POSTGRES.iterdir()],
    "started postgres": lambda: subprocess.run([f"{POSTGRES}/15/bin/postgres", "--version"]),
    "started redis-cli": lambda: subprocess.run("redis-cli ping", shell=False),
    "started firefox": lambda: os.execv("/nowhere/firefox", ["firefox"]),
    "started chromium": lambda: subprocess.Popen(["/x/playwright/driver/node", "cli.js", "run-driver"]),
}


@pytest.mark.parametrize("what", WAYS)
def test_without_its_marker_a_program_is_refused(what: str):
    with pytest.raises(Unmarked, match=f"{what} without the marker"):
        WAYS[what]()
    assert len(GUARD.breaches) == 1
    GUARD.breaches.clear()


def test_a_process_of_a_test_is_refused_as_well():
    code = "from tests.server.engines import Redis; Redis()"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment(), capture_output=True, text=True)
    assert "a process of a test needs the marker 'services'" in ran.stderr
    with pytest.raises(Unmarked):
        Redis()


def test_other_programs_may_be_looked_for_and_started():
    assert shutil.which("sh")
    assert subprocess.run([sys.executable, "-c", ""]).returncode == 0
    os.listdir(ROOT)
    assert os.environ[MAY] == ""
    assert GUARD.breaches == []


@pytest.mark.services
def test_with_its_marker_a_program_may_be_looked_for():
    assert shutil.which("redis-server")
    assert [*POSTGRES.iterdir()]
    with pytest.raises(Unmarked):
        shutil.which("chromium")
    GUARD.breaches.clear()


SWALLOWED = """
import shutil
def test_it():
    try:
        shutil.which("nginx")
    except Exception:
        pass
"""


def test_a_test_that_swallows_the_refusal_fails(tmp_path: Path):
    (tmp_path / "test_swallowed.py").write_text(SWALLOWED)
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")]
    more = ["--rootdir", str(ROOT), "-p", "tests.conftest", str(tmp_path / "test_swallowed.py")]
    ran = subprocess.run([*command, *more], cwd=ROOT, env=environment(), capture_output=True, text=True)
    assert ran.returncode == 1, ran.stdout
    assert "looked for nginx without the marker 'services'" in ran.stdout

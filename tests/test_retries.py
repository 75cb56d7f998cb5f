"""In CI a browser test has a second try, and that is said."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.processes import ROOT, environment

pytestmark = pytest.mark.long

TESTS = """
from pathlib import Path
import pytest

def tries(name):
    with open(Path(__file__).with_name(name), "a") as file:
        file.write("x")
    return len(Path(__file__).with_name(name).read_text())

@pytest.mark.browser
def test_starved(tmp_path):
    assert tries("starved") == 2, "no frame came"

@pytest.mark.browser
def test_broken():
    tries("broken")
    raise AssertionError

def test_other():
    tries("other")
    raise AssertionError
"""


@pytest.mark.parametrize("ci", [True, False])
@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_browser_test_has_a_second_try_in_ci_alone(tmp_path: Path, ci: bool, workers: str):
    (tmp_path / "test_it.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-n", workers, "-p", "no:cacheprovider", "-p", "tests.conftest"]
    more = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), str(tmp_path / "test_it.py")]
    env = {**environment(), "THEOMACHY_ALL": "1" if ci else ""}
    said = subprocess.run([*command, *more], cwd=ROOT, env=env, capture_output=True, text=True).stdout
    tries = {name: len((tmp_path / name).read_text()) for name in ("starved", "broken", "other")}
    assert tries == ({"starved": 2, "broken": 2, "other": 1} if ci else {"starved": 1, "broken": 1, "other": 1})
    assert ("2 failed, 1 passed" if ci else "3 failed") in said
    assert ("test_starved needed a second try, after: AssertionError: no frame came" in said) == ci
    assert "test_other needed" not in said

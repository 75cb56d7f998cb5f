"""CI runs no test twice, unless the longer form of it does more."""

import subprocess
import sys
from pathlib import Path

from tests.server.processes import ROOT, environment

TESTS = """
def test_same(): pass
def test_longer(form): pass
def test_broken(): raise AssertionError
"""


def pytest_run(at: Path, *flags: str) -> str:
    command = [sys.executable, "-m", "pytest", "-v", "-n", "0", "-p", "no:cacheprovider", "-p", "tests.conftest"]
    more = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(at), *flags, str(at / "test_it.py")]
    return subprocess.run([*command, *more], cwd=ROOT, env=environment(), capture_output=True, text=True).stdout


def test_what_has_passed_is_left_out_unless_it_would_do_more(tmp_path: Path):
    (tmp_path / "test_it.py").write_text(TESTS)
    passed = tmp_path / "build" / "passed.txt"
    pytest_run(tmp_path, f"--passed={passed}")
    assert passed.read_text().splitlines() == ["test_it.py::test_same", "test_it.py::test_longer"]
    again = pytest_run(tmp_path, "--form", "long", f"--but={passed}")
    assert "1 failed, 1 passed, 1 deselected" in again
    assert "Left out: 1 tests" in again

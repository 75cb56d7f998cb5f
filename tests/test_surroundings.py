"""Tests pass whatever the terminal, the language and the settings of whoever runs them."""

import os
import subprocess
import sys

import pytest

from tests.server.processes import ROOT

ODD = {"NO_COLOR": "1", "COLUMNS": "20", "LANG": "ja_JP.UTF-8", "THEOMACHY_LANG": "ja"}
FELT = "tests/terminal/test_thinking.py::test_it_is_said_when_it_takes_long"


@pytest.mark.parametrize("terminal", [{"TERM": "dumb"}, {}, {"TERM": "vt100", **ODD}], ids=["dumb", "none", "odd"])
def test_the_terminal_is_ours(terminal: dict[str, str]):
    usual = {name: value for name, value in os.environ.items() if name != "TERM"}
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", FELT]
    ran = subprocess.run(command, cwd=ROOT, env={**usual, **terminal}, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout

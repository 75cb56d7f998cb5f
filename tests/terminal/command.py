"""The command line for tests: in this process, or in one of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from theomachy.cli import app

ROOT = Path(__file__).parents[2]


class Ran:
    def __init__(self, *args: str, typed: str = "") -> None:
        result = CliRunner().invoke(app, list(args), input=typed)
        self.status, self.out, self.err = result.exit_code, result.stdout, result.stderr
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception


def theomachy(*args: str, **more: Any) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", "from theomachy.cli import main; main()", *args]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    return subprocess.Popen(command, text=True, env=env, **{**pipes, **more})

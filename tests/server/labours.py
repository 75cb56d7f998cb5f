"""Work for processes that do heavy work: functions of a module that loads quickly."""

import os
import time
from pathlib import Path

from theomachy.kernel import refuse


def add(a: int, b: int) -> int:
    return a + b


def no(what: str) -> None:
    raise refuse("live-no-page", what=what)


def broken() -> None:
    raise KeyError("x")


def dies() -> None:
    os._exit(1)


def waits_for(file: str) -> int:
    """Return once there is a file; the number of the process."""
    Path(f"{file}.begun").touch()
    while not Path(file).exists():
        time.sleep(0.01)
    return os.getpid()


def spins(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass

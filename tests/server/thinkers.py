"""An agent worker in a process of its own, as `theomachy think` starts it."""

import signal
from pathlib import Path

from tests.server.processes import Nursery, Process, children_of


class Thinkers:
    """It can be killed and started again."""

    def __init__(self, folder: Path, nursery: Nursery, redis: str, workers: int = 1) -> None:
        self._order = {"think": True, "redis": redis, "workers": workers, "errors": str(folder / "thinkers.txt")}
        self._nursery, self._errors = nursery, folder / "thinkers.txt"
        self.start()

    def start(self) -> None:
        self.process = Process(self._nursery.start(self._order)[0])

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.process.end(how)

    @property
    def busy(self) -> bool:
        """Whether it has begun a process that thinks."""
        return bool(children_of(self.process.pid))

    def log(self) -> str:
        return self._errors.read_text()

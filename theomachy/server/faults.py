"""Where a server keeps the reports of what fails in it: a folder beside the database, counted in the metrics."""

from logging import getLogger
from pathlib import Path

from prometheus_client import Counter

from theomachy.play.faults import Fault, FaultFolder
from theomachy.server.places import data_folder

logger = getLogger(__name__)

FOLDER = "faults"


def folder_beside(url: str) -> Path:
    """Return the folder of reports beside a database file; for another database one among the user's data."""
    file = url.removeprefix("sqlite:///")
    return (data_folder() if file == url else Path(file).absolute().parent) / FOLDER


class FaultKeeper:
    """Keeps and counts reports. The log names only a report's file, since a report holds what is hidden."""

    def __init__(self, folder: Path, counter: Counter) -> None:
        self._folder, self._counter = FaultFolder(folder), counter

    def keep(self, fault: Fault) -> None:
        """Count a fault, and write it to a file unless there is one of it."""
        self._counter.labels(fault.procedure).inc()
        if name := self._folder.keep(fault):
            logger.warning("%s failed; `theomachy fault %s` runs it again", fault.procedure, self._folder.folder / name)

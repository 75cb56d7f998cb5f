"""Where a server keeps its database if its host does not say: as private as programs of the same user keep theirs."""

import os
import sys
from contextlib import suppress
from pathlib import Path

FILE = "theomachy.db"
PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
"""Modes of what nobody but its owner may look into. Windows has other means, and goes by the folder of the user."""


def default_data() -> str:
    """Return the file of the database: one in the current folder if it is there, else one among the user's data."""
    return FILE if Path(FILE).is_file() else str(data_folder() / FILE)


def data_folder() -> Path:
    """Return where programs of this user keep their data: `XDG_DATA_HOME`, or what is usual on the system."""
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    if given.is_absolute():  # any other is to be ignored, says the standard
        return given / "theomachy"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "theomachy"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "theomachy"
    return Path.home() / ".local" / "share" / "theomachy"


def make_folder(folder: Path) -> None:
    """Make a folder for its owner alone. One that is there stays as it is, and so do those above it."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)


def make_file(file: Path | str) -> None:
    """Make an empty file for its owner alone, unless it is there. SQLite gives what it keeps beside a database the mode
    of the database. What cannot be made is left to whoever opens the file, who says why."""
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE))

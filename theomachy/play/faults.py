"""Reports of faults: what is kept when a procedure raises that should not have, so that it can be run again."""

import hashlib
import os
import traceback
from contextlib import suppress
from pathlib import Path
from platform import python_version
from tempfile import NamedTemporaryFile
from typing import Literal, TypeAlias

import msgspec

from theomachy.kernel.messages import Message, refuse
from theomachy.kernel.saves import Save
from theomachy.play.misread import misshapen

MAX_REPORTS = 100
"""Reports that a folder keeps: of more, the oldest are deleted."""
TRACEBACK_LINES = 60
"""Lines of a traceback that are kept, the last ones."""
SUFFIX = ".fault"

Procedure: TypeAlias = Literal[
    "usual",
    "standing",
    "hint",
    "odds",
    "ways",
    "way",
    "ruler",
    "words",
    "chronicle",
    "lesson",
    "reply",
    "agent",
    "first-look",
    "review",
    "chances",
    "rules",
    "opening",
]
"""The kinds of procedures that can fail: optional procedures, the rules on an answer, opening a stored match."""


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """A procedure that raised an exception, with everything needed to run it again, hidden information included."""

    procedure: Procedure
    game: str
    rules: str
    """The number of the game's rules."""
    version: str
    """The version of Theomachy."""
    error: str
    """The name of the exception's class."""
    place: str
    """The innermost file, line and function of the traceback."""
    traceback: list[str]
    setup: str = ""
    """The setup as JSON; empty where the position cannot be read."""
    save: Save | None = None
    """The position; None where it could not be saved, or where a record stands for it."""
    record: str = ""
    """The record of the whole match, where the procedure looks at all of it."""
    seat: int | None = None
    key: str = ""
    """The input of the procedure: an option's key, an agent's name, or part of a record."""
    seed: int = 0
    """The seed of the procedure's random choices."""
    dice: list[str] = []
    """The faces that fell before the rules failed, roll by roll."""
    lang: str = "en"
    python: str = msgspec.field(default_factory=python_version)

    @property
    def name(self) -> str:
        """The file name of its report: equal for equal procedures that fail at the same place."""
        parts = (self.procedure, self.game, self.error, self.place, self.version)
        return f"{self.procedure}-{self.game}-{hashlib.sha256(repr(parts).encode()).hexdigest()[:10]}{SUFFIX}"


def last_lines(error: BaseException) -> list[str]:
    """Return the last lines of an exception's traceback."""
    return "".join(traceback.format_exception(error)).splitlines()[-TRACEBACK_LINES:]


def place_of(error: BaseException) -> str:
    """Return the innermost file, line and function that an exception came from."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return ""
    last = frames[-1]
    return f"{'/'.join(Path(last.filename).parts[-3:])}:{last.lineno} {last.name}"


def written(fault: Fault) -> bytes:
    """Return a report as text."""
    return msgspec.json.format(msgspec.json.encode(fault), indent=1) + b"\n"


def read_fault(text: str | bytes) -> Fault:
    """Return the report that a text holds; Refused if it is none."""
    try:
        return msgspec.json.decode(text, type=Fault)
    except msgspec.ValidationError as error:
        raise refuse("not-a-fault-report", error=misshapen(error).message) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise refuse("not-a-fault-report", error=Message("misread-text")) from None


class FaultFolder:
    """A folder with one file for each distinct fault, which only its owner may read."""

    def __init__(self, folder: Path, most: int = MAX_REPORTS) -> None:
        self.folder, self._most = folder, most

    def keep(self, fault: Fault) -> str:
        """Write a report unless the same fault has one; return its file's name, empty if it was not written now."""
        file = self.folder / fault.name
        with suppress(OSError):
            if not file.exists():
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                with NamedTemporaryFile(dir=self.folder, prefix=".", delete=False) as new:  # made with mode 0600
                    new.write(written(fault))
                os.replace(new.name, file)
                self._forget_oldest()
                return fault.name
        return ""

    def _forget_oldest(self) -> None:
        files = sorted(self.folder.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
        for file in files[: -self._most]:
            file.unlink(missing_ok=True)

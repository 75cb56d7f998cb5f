"""Games as files: written whole or not at all, read with an error that names file and line."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from theomachy.kernel import Match
from theomachy.play.misread import unmarked
from theomachy.play.records import BadRecord, Record, read_record, write_record
from theomachy.terminal.errors import Trouble, file_trouble

MAX_FILE_BYTES = 20_000_000
"""Bytes above which a file is refused; records of games are far smaller."""


def save(match: Match[Any], file: Path) -> None:
    """Write a match's record; OSError if it cannot be."""
    write_text(file, write_record(match))


def write_text(file: Path, text: str) -> None:
    """Replace the contents of a file in one step, so that it is never half written. OSError if this fails."""
    with NamedTemporaryFile("w", dir=file.parent, prefix=f".{file.name}", encoding="utf-8", delete=False) as new:
        new.write(text)
    os.chmod(new.name, 0o644)
    os.replace(new.name, file)


def holds(file: Path, match: Match[Any]) -> bool:
    """Return whether a file contains the record of a match in its present state."""
    return file.exists() and file.read_text("utf-8") == write_record(match)


def free_name(game: str) -> Path:
    """Return the first numbered file name for a game's record that no file has yet."""
    number = 1
    while (file := Path(f"{game}-{number}.record")).exists():
        number += 1
    return file


def load(file: Path) -> Record:
    """Read and check the record in a file. Trouble names the file, and the line if it is known."""
    text = read_text(file)
    try:
        return read_record(text)
    except BadRecord as bad:
        raise Trouble(str(file), bad.reason) from None


def read_text(file: Path) -> str:
    """Read a text file. Trouble if it is too large, cannot be read, or is not text."""
    try:
        if file.stat().st_size > MAX_FILE_BYTES:
            raise Trouble(str(file), "trouble-too-large")
        return unmarked(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise Trouble(str(file), "trouble-not-text") from None
    except OSError as error:
        raise file_trouble(str(file), error) from None

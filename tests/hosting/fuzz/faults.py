"""The faults that make a fuzzed match fail: errors caught and logged on the way, and ids in place of words."""

import json
import logging
import re
from typing import Any

from tests.kit import JAPANESE
from theomachy.play import faults, optional

_UNSAID = re.compile(
    r"\{ *\$|\?\?\?|(?<![\w-])(?:sc|gt|gb|gs|live|window|lesson|review|ground)-[a-z0-9]+(?:-[a-z0-9]+)*"
)
"""A place of a pattern that was not filled, a letter that was none, or the id of a message that has no words."""
_TEXTS = re.compile(r'"(?:text|label|question|name|who|note|title|why|value|next|status)":("(?:[^"\\]|\\.)*")')
_JAPANESE = re.compile(JAPANESE)


class Fault(AssertionError):
    """Something that may not happen at a hosted table."""


class Alarm(logging.Handler):
    """Keeps the errors that the house catches and logs or reports: a line or a driver goes on, but a fuzz fails."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.caught: list[logging.LogRecord] = []
        self.reported: list[faults.Fault] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.caught.append(record)

    def check(self) -> None:
        """Raise a Fault from the first error that was caught."""
        if self.caught:
            record, self.caught = self.caught[0], []
            error = record.exc_info[1] if record.exc_info else None
            raise Fault(record.getMessage()) from error
        if self.reported:
            report, self.reported = self.reported[0], []
            raise Fault(f"{report.procedure} failed: {report.error} at {report.place}")

    def __enter__(self) -> "Alarm":
        self._keeper_before = optional.set_keeper(lambda report: self.reported.append(report))
        logging.getLogger("theomachy").addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("theomachy").removeHandler(self)
        optional.set_keeper(self._keeper_before)


def hold(true: object, sentence: str) -> None:
    """Raise a Fault unless something is true."""
    if not true:
        raise Fault(sentence)


_QUOTED = re.compile("[“「][^”」]*[”」]")
"""A quotation, such as of a key that somebody has typed."""


def words_hold(message: str) -> None:
    """Raise a Fault if a text in a message is not in words; what a sentence quotes may be anything."""
    for text in _TEXTS.findall(message):
        said = json.loads(text)
        if wrong := _UNSAID.search(_QUOTED.sub("", said)):
            raise Fault(f"{wrong[0]!r} is not in words: {said!r}")


def is_sentence(sentence: Any, lang: str) -> None:
    """Raise a Fault unless this is a sentence in a language."""
    text = sentence["text"]
    hold(text.strip() and not _UNSAID.search(_QUOTED.sub("", text)), f"this is no sentence: {text!r}")
    hold(lang != "ja" or _JAPANESE.search(text), f"this is not in Japanese: {text!r}")

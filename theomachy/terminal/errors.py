"""Errors in the use of the command line, each told in one sentence."""

from errno import errorcode
from typing import Any

from theomachy.kernel import Game, Message
from theomachy.presentation.text import Language, Verbatim, Words

MAX_QUOTED_CHARACTERS = 200
"""Most characters of typed text, or of a file's path, that a sentence quotes."""


class Trouble(Exception):
    """An error that a person can mend: where it is (a flag, or a file and its line) and what it is.

    It is shown without a traceback, and the command ends with status 2. `what` is a message of the house or, with `of`,
    of a game. Arguments of a message id are quoted as they stand.
    """

    def __init__(self, where: str, what: str | Message, /, of: Game[Any] | None = None, **args: Any) -> None:
        self.where, self.of = shortened(where), of
        self.what = what if isinstance(what, Message) else Message(what, args={n: _raw(args[n]) for n in args})
        super().__init__(f"{where}: {self.what}" if where else str(self.what))

    def say(self, lang: str | None = None) -> str:
        """Return the error as a sentence in a language; None means the reader's language."""
        words = Language(lang) if self.of is None else Words(self.of, lang)
        clause = f" ({self.what.clause})" if self.what.clause else ""
        return (f"{self.where}: " if self.where else "") + words.say(self.what) + clause


def file_trouble(where: str, error: OSError) -> Trouble:
    """Return the trouble with a file that cannot be read or written, and why."""
    return Trouble(where, file_error(error))


def file_error(error: OSError) -> Message:
    why = (error.strerror or str(error)).lower()
    return Message("trouble-file", args={"code": errorcode.get(error.errno or 0, "other"), "error": Verbatim(why)})


def _raw(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_raw(item) for item in value]
    return Verbatim(shortened(value)) if isinstance(value, str) else value


def shortened(text: str) -> str:
    """Return a typed or read text as a sentence quotes it, cut short if it is very long."""
    return text if len(text) <= MAX_QUOTED_CHARACTERS else f"{text[:MAX_QUOTED_CHARACTERS]}…"

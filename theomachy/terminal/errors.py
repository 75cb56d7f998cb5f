"""What a person did wrong on the command line, in one sentence."""

from errno import errorcode
from typing import Any

from theomachy.kernel import Game, Message
from theomachy.presentation.text import Language, Verbatim, Words


class Trouble(Exception):
    """Where (a flag, a file and its line) and what. Shown without a traceback; the command ends with status 2.

    `what` is a message of the house or, with `of`, of a game. What is filled into an id here is said as it stands.
    """

    def __init__(self, where: str, what: str | Message, /, of: Game[Any] | None = None, **args: Any) -> None:
        self.where, self.of = where, of
        self.what = what if isinstance(what, Message) else Message(what, args={n: _raw(args[n]) for n in args})
        super().__init__(f"{where}: {self.what}" if where else str(self.what))

    def say(self, lang: str | None = None) -> str:
        """The sentence, in a language."""
        words = Language(lang) if self.of is None else Words(self.of, lang)
        clause = f" ({self.what.clause})" if self.what.clause else ""
        return (f"{self.where}: " if self.where else "") + words.say(self.what) + clause


def file_trouble(where: str, error: OSError) -> Trouble:
    """A file that cannot be read or written, and why."""
    return Trouble(where, file_error(error))


def file_error(error: OSError) -> Message:
    why = (error.strerror or str(error)).lower()
    return Message("trouble-file", args={"code": errorcode.get(error.errno or 0, "other"), "error": Verbatim(why)})


def _raw(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_raw(item) for item in value]
    return Verbatim(value) if isinstance(value, str) else value

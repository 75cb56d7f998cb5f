"""What the server writes down: for people or for programs, and never what only one guest may know."""

import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec

from theomachy.server.settings import LogFormat

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Of the request or handshake that is being served: what is logged on its behalf names it."""
SECRETS = (
    (re.compile(r"\[parameters: .*?\]$", re.M | re.S), "[parameters: …]"),  # of a query that failed
    (re.compile(r"(://)[^\s/@]*@"), r"\1…@"),  # who opens a database, and with what
    (re.compile(r"(join/)[\w.~%-]+"), r"\1…"),
    (re.compile(r"\?[^\s\"']*=[^\s\"']*"), "?…"),  # a query string
    (re.compile(r"(?i)((?:cookie|authorization|x-csrftoken)['\"]?\s*[:=]\s*).*"), r"\1…"),
    (re.compile(r"\b(theomachy-\w+=)[^;\s]+"), r"\1…"),
    (re.compile(r"\b[0-9a-f]{32,}\b"), "…"),  # nonces, seeds, hashes, ids of guests
)
"""What is left out of every line, should it ever get that far."""


def without_secrets(text: str) -> str:
    text = text.encode(errors="backslashreplace").decode()  # halves of characters can be written nowhere
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the log, for programs."""

    time: str
    level: str
    logger: str
    message: str
    request: str = ""
    fields: dict[str, str | int | float] = {}
    error: str = ""


class TextFormatter(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        line = _line(record)
        fields = "".join(f" {name}={value}" for name, value in line.fields.items())
        request = f" [{line.request}]" if line.request else ""
        error = f"\n{line.error}" if line.error else ""
        message = line.message.strip().replace("\n", "\\n")  # nobody invents lines
        return f"{line.time} {line.level} {line.logger}{request}: {message}{fields}{error}"


class JsonFormatter(logging.Formatter):
    """For programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = msgspec.to_builtins(_line(record))
        fields = line.pop("fields", {})
        return msgspec.json.encode({**line, **fields}).decode()


FORMATTERS: dict[LogFormat, type[logging.Formatter]] = {"text": TextFormatter, "json": JsonFormatter}


def _line(record: logging.LogRecord) -> Line:
    error = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
    return Line(
        time=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        level=record.levelname.lower(),
        logger=record.name,
        message=without_secrets(record.getMessage()),
        request=request_id.get(),
        fields=getattr(record, "fields", {}),
        error=without_secrets(error),
    )


SELDOM_S = 60.0
"""How long the same complaint of a library is not written again."""


class Seldom(logging.Filter):
    """Lets a message of a library through once a minute: any client can cause it, as often as it likes. What comes with
    a traceback is always let through."""

    def __init__(self) -> None:
        super().__init__()
        self._last_at: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info:
            return True
        if record.created - self._last_at.get(record.msg, 0.0) < SELDOM_S:
            return False
        self._last_at[record.msg] = record.created
        return True


_seldom = Seldom()


def write_logs(format: LogFormat) -> None:
    """From now on all logs go to standard error: warnings and worse, and who asked for what where that is wanted."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATTERS[format]())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("theomachy.access").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(_seldom)

"""Refusals as a client is told of them outside a table: a status as HTTP counts them, and a sentence."""

import msgspec

from theomachy.kernel import Reason
from theomachy.presentation.text import FIRST
from theomachy.wire.messages import RefusedMessage, Sentence, Shown
from theomachy.wire.presenters import words

NOT_HERE = ("live-no-", "no-such-lesson", "lab-no-study", "lab-no-row", "lab-no-lab")
"""How reasons begin that say what was asked for is not here."""


RECORD_KEPT = ("live-other-rules", "live-unreadable-match")
"""Why a table cannot be shown whose record is kept."""
TOO_COSTLY = "live-too-costly"
UNAVAILABLE = ("live-not-kept", "live-not-read", "live-not-worked-out", "live-busy")
"""Reasons that are the server's own, and pass."""


class ErrorPage(Shown):
    """What is refused outside a table, and why."""

    error: Sentence
    retry_after: int = 0
    """Seconds after which to ask again, where too much was asked at once; else 0."""


def retry_after_of(reason: Reason) -> int:
    """Return the seconds after which what was refused may be tried again; 0 where nobody knows."""
    return int(reason.args.get("retry_after", 0))


def status_of(reason: Reason) -> int:
    if reason.id in UNAVAILABLE:
        return 503
    if reason.id == TOO_COSTLY:
        return 429
    return 404 if reason.id.startswith(NOT_HERE) else 409


def sentence_of(reason: Reason, game: str, lang: str) -> Sentence:
    """A reason in the words of a game, or of the house where none is named."""
    return Sentence(text=words(game, lang).say(reason), clause=reason.clause)


def packed_error(reason: Reason, lang: str = FIRST, game: str = "") -> bytes:
    """An error as the body of a response."""
    return msgspec.json.encode(error_page(reason, lang, game))


def error_page(reason: Reason, lang: str = FIRST, game: str = "") -> ErrorPage:
    """Return what is refused, in the words of a game or of the house."""
    return ErrorPage(error=sentence_of(reason, game, lang), retry_after=retry_after_of(reason))


def refusal(reason: Reason, lang: str) -> RefusedMessage:
    """Return what a line is told that is closed at once."""
    kept = reason.id in RECORD_KEPT
    return RefusedMessage(reason=sentence_of(reason, "", lang), retry_after=retry_after_of(reason), record=kept)

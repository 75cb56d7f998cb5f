"""Refusals as a client is told of them outside a table: a status as HTTP counts them, and a sentence."""

import msgspec

from theomachy.kernel import Reason
from theomachy.presentation.text import FIRST
from theomachy.wire.messages import RefusedMessage, Sentence, Shown
from theomachy.wire.presenters import words

NOT_HERE = ("live-no-", "no-such-lesson", "lab-no-study", "lab-no-row", "lab-no-lab")
"""How reasons begin that say what was asked for is not here."""


UNAVAILABLE = ("live-not-kept", "live-not-read")
"""Reasons that are the server's own, and pass."""


class ErrorPage(Shown):
    """What is refused outside a table, and why."""

    error: Sentence


def status_of(reason: Reason) -> int:
    if reason.id in UNAVAILABLE:
        return 503
    return 404 if reason.id.startswith(NOT_HERE) else 409


def sentence_of(reason: Reason, game: str, lang: str) -> Sentence:
    """A reason in the words of a game, or of the house where none is named."""
    return Sentence(text=words(game, lang).say(reason), clause=reason.clause)


def packed_error(reason: Reason, lang: str = FIRST, game: str = "") -> bytes:
    """An error as the body of a response."""
    return msgspec.json.encode(ErrorPage(error=sentence_of(reason, game, lang)))


def refusal(reason: Reason, lang: str) -> RefusedMessage:
    """What a line is told that is closed at once."""
    return RefusedMessage(reason=sentence_of(reason, "", lang))

"""Refusals as a client is told of them outside a table: a status as HTTP counts them, and a sentence."""

from theomachy.kernel import Reason
from theomachy.wire.messages import Sentence
from theomachy.wire.presenters import words

NOT_HERE = ("live-no-", "no-such-lesson")
"""How reasons begin that say what was asked for is not here."""


UNAVAILABLE = ("live-not-kept", "live-not-read")
"""Reasons that are the server's own, and pass."""


def status_of(reason: Reason) -> int:
    if reason.id in UNAVAILABLE:
        return 503
    return 404 if reason.id.startswith(NOT_HERE) else 409


def sentence_of(reason: Reason, game: str, lang: str) -> Sentence:
    """A reason in the words of a game, or of the house where none is named."""
    return Sentence(text=words(game, lang).say(reason), clause=reason.clause)

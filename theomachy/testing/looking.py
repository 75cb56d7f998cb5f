"""All that can be learned of a match, to be compared; and how a check says what does not hold."""

from collections.abc import Sequence
from reprlib import Repr
from typing import Any, Never

from theomachy.kernel import Ask, Match, Reason, Refused
from theomachy.kernel.game import S

_in_short = Repr()
_in_short.maxstring = _in_short.maxother = 200
_in_short.maxlevel = 4


def fail(sentence: str) -> Never:
    """Raise AssertionError with a sentence; Python may be told to leave out `assert` itself."""
    raise AssertionError(sentence)


def hold(true: object, sentence: str) -> None:
    if not true:
        fail(sentence)


def same(actual: object, expected: object, sentence: str) -> None:
    if actual != expected:
        fail(f"{sentence}: {_in_short.repr(actual)} instead of {_in_short.repr(expected)}")


def refused(match: Match[S], key: Any, seat: int | None, id: str | None = None) -> None:
    """Check that a match refuses an answer with a reason, and with a certain one if its id is given."""
    try:
        match.answer(key, seat)
    except Refused as no:
        hold(isinstance(no.reason, Reason) and no.reason.id, f"{key!r} is refused without a reason")
        same(no.reason.id, id or no.reason.id, f"{key!r} is refused for another reason")
        return
    fail(f"{key!r} of seat {seat} is accepted, but is no answer")


def asked(ask: Ask[Any] | None) -> object:
    """Return everything that a seat can learn by looking at a request and trying keys."""
    if ask is None:
        return None
    costs = [dict(ask.choice.cost(option)) for option in ask.look()]
    reasons = [ask.why_not(key) for key in ("", "x")]
    return (ask.seat, ask.question, ask.by, ask.clause, ask.secret), ask.keys(), costs, reasons


def requests(match: Match[S]) -> list[object]:
    return [asked(match.ask_of(seat)) for seat in match.seats]


def position(match: Match[S]) -> Sequence[object]:
    """Return everything that must be unchanged when nothing has happened or all of it was taken back."""
    story = [list(step) for step in match.story or ()]
    return match.state.digest(), match.tape[:], match.who[:], match.steps[:], dict(match.given), requests(match), story


def seen(match: Match[S], viewer: int) -> tuple[object, object, object]:
    """Return everything that a viewer is shown, asked and told."""
    return match.game.scene(match.state, viewer), asked(match.ask_of(viewer)), match.events

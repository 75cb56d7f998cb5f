"""The boundary around everything that helps people and that a match does not need.

Usual answers, answers given in advance, hints, odds, ways, measurements, words of options, lesson notes, reviews and
agents' thoughts go through `attempt`. If one of them raises, the match goes on without it: a report is kept that runs
it again, and the same is not asked of the same position a second time.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from logging import getLogger
from typing import Any, NamedTuple, TypeVar

import msgspec

from theomachy import __version__
from theomachy.kernel.game import Game
from theomachy.kernel.match import Match
from theomachy.kernel.messages import Refused
from theomachy.kernel.saves import Save, save
from theomachy.play.faults import Fault, Procedure, last_lines, place_of

logger = getLogger(__name__)

T = TypeVar("T")
N = TypeVar("N")

MAX_REMEMBERED = 2000
"""Failures that are remembered, so that they are not tried again: of more, the oldest are forgotten."""
STRICT = "THEOMACHY_STRICT"
"""The environment variable that turns the boundary into an error: tests set it, for the processes that they start,
too."""

Keeper = Callable[[Fault], object]


class Situation(NamedTuple):
    """A position as the boundary needs it: how it is written down, and for whom something is done there."""

    game: Game[Any]
    save: Callable[[], Save] | None = None
    """A function that returns the position as a save; None where a record tells it."""
    seat: int | None = None
    record: str = ""
    seed: int = 0
    lang: str = "en"


def situation(match: Match[Any], seat: int | None = None, lang: str = "en", seed: int = 0) -> Situation:
    """Return the situation of a seat in a running match."""
    return Situation(match.game, lambda: save(match), seat, seed=seed, lang=lang)


def attempt(
    procedure: Procedure,
    where: Match[Any] | Situation,
    work: Callable[[], T],
    nothing: N,
    *,
    key: str = "",
    asked: bool = False,
) -> T | N:
    """Return what an optional procedure finds, or `nothing` if it raises.

    Where a person has `asked` for it, a refusal is an answer and passes. Elsewhere it is a fault like any other.
    """
    where = where if isinstance(where, Situation) else situation(where)
    if _remembered(procedure, where, key):
        return nothing
    try:
        return work()
    except Exception as error:
        if (asked and isinstance(error, Refused)) or is_strict():
            raise
        report(procedure, where, error, key=key)
        _remember(procedure, where, key)
        return nothing


# Reports


def report(
    procedure: Procedure, where: Situation, error: Exception, *, key: str = "", dice: Sequence[str] = ()
) -> None:
    """Report an exception, with its situation, to the keeper of this process."""
    game, saved = where.game, _saved(where)
    fault = Fault(
        procedure,
        game.id,
        game.rules,
        __version__,
        type(error).__name__,
        place_of(error),
        last_lines(error),
        setup=_setup(game, saved) if saved is not None else "",
        save=saved,
        record=where.record,
        seat=where.seat,
        key=key,
        seed=where.seed,
        dice=[*dice],
        lang=where.lang,
    )
    keep(fault)


def _saved(where: Situation) -> Save | None:
    """Return the position, if it can be written down: the fault may be that it cannot."""
    try:
        return where.save() if where.save is not None else None
    except Exception:  # noqa: BLE001 - a report without a position is better than none
        return None


def _setup(game: Game[Any], saved: Save) -> str:
    try:
        return msgspec.json.encode(game.notation.read(saved.state).setup).decode()
    except Exception:  # noqa: BLE001 - as above
        return ""


def keep(fault: Fault) -> None:
    """Give a report to the keeper of this process."""
    _keeper(fault)


def _log(fault: Fault) -> None:
    """Log a fault without hidden information, if no other keeper is set."""
    logger.warning("%s failed in %s: %s at %s", fault.procedure, fault.game, fault.error, fault.place)


def set_keeper(keeper: Keeper | None) -> Keeper:
    """Set the function that keeps this process's reports, None for the log, and return the one before."""
    global _keeper
    before, _keeper = _keeper, keeper or _log
    return before


_keeper: Keeper = _log


# Strictness, for tests


@contextmanager
def strictly(on: bool) -> Iterator[None]:
    """Raise faults at the boundary as errors inside a `with` block if `on`, and only report them otherwise."""
    global _strict
    before, _strict = _strict, on
    _failed.clear()
    _failing.clear()
    try:
        yield
    finally:
        _strict = before


def is_strict() -> bool:
    """Return whether faults pass the boundary as errors."""
    return bool(os.environ.get(STRICT)) if _strict is None else _strict


_strict: bool | None = None
"""None while the environment decides."""


# What has failed already

_failed: dict[bytes, None] = {}
"""Digests of a procedure, a position, a seat and a key, the oldest first."""
_failing: set[tuple[str, str]] = set()
"""Procedures and games with a failure: elsewhere no position has to be written down to look it up."""


def _remembered(procedure: Procedure, where: Situation, key: str) -> bool:
    return (procedure, where.game.id) in _failing and _digest(procedure, where, key) in _failed


def _remember(procedure: Procedure, where: Situation, key: str) -> None:
    _failing.add((procedure, where.game.id))
    _failed[_digest(procedure, where, key)] = None
    while len(_failed) > MAX_REMEMBERED:
        _failed.pop(next(iter(_failed)), None)


def _digest(procedure: Procedure, where: Situation, key: str) -> bytes:
    parts = (procedure, where.game.id, _saved(where), where.record, where.seat, where.lang, key)
    return sha256(msgspec.json.encode(parts)).digest()

"""How a match is agreed on: an order becomes the rows of a table with its seats."""

import secrets
from datetime import datetime
from random import Random
from typing import Any, NamedTuple

import msgspec

from theomachy import games
from theomachy.agents.levels import LEVELS, is_opponent, level_and_style
from theomachy.features.ai import ai_of
from theomachy.features.armies import Armies, armies_of
from theomachy.hosting.rows import Dice, MatchRow, SeatRow
from theomachy.hosting.terms import MatchTerms
from theomachy.hosting.timing import TimeControl, checked
from theomachy.kernel import Game, Refused, refuse
from theomachy.kernel.chance import promise_of
from theomachy.play.lessons import find_lesson
from theomachy.presentation.army_names import army_text
from theomachy.presentation.options import with_option


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to play what."""

    game: str
    seats: list[str]
    """as many as play: "me", "friend", or the level of an agent, perhaps in a style: "captain+bold" is one"""
    preset: str = ""
    armies: list[str] = []
    """one text for each seat"""
    options: dict[str, str] = {}
    dice: Dice = "seeded"
    usual: bool = False
    """whether my set-up is left to what is usual"""
    clock: TimeControl | None = None
    """how long people may take; none: as long as they like"""
    hints: bool = False
    """whether each may ask the coach; who plays alone always may"""


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which lesson is to be taken."""

    game: str
    lesson: str


class Laid(NamedTuple):
    """A table that is agreed on."""

    match: MatchRow
    seats: list[SeatRow]


def find_game(name: str) -> Game[Any]:
    try:
        return games.game(name)
    except LookupError:
        raise refuse("live-no-game", name=name[:40]) from None


def agree(order: NewMatch, host: str, created: datetime) -> Laid:
    """A new match, or Refused with the reason why it cannot be."""
    game = find_game(order.game)
    setup = _setup(game, order)
    game.new(setup)
    for seat in order.seats:
        if seat not in ("me", "friend"):
            check_opponent(game, seat)
    if not {"me", "friend"} & set(order.seats):
        raise refuse("live-nobody")
    laid = lay(new_terms(game, _text(setup), order.dice), order.seats, host, created)
    match = msgspec.structs.replace(laid.match, hints=order.hints)
    return Laid(match if order.clock is None else _with_clock(match, order), laid.seats)


def check_opponent(game: Game[Any], opponent: str) -> None:
    """Refused unless it is a level, as it is or in a style of the game."""
    if is_opponent(game, opponent):
        return
    level, style = level_and_style(opponent)
    if level in LEVELS:
        raise refuse("live-no-style", name=style[:40], known=list(ai_of(game).styles))
    raise refuse("live-no-level", name=opponent[:40])


def _with_clock(match: MatchRow, order: NewMatch) -> MatchRow:
    """A clock is for people: an agent would never claim that it has run out."""
    assert order.clock is not None
    if len({*order.seats} & {"me"}) + order.seats.count("friend") < 2:
        raise refuse("live-clock-alone")
    return msgspec.structs.replace(match, clock=_text(checked(order.clock)))


def agree_lesson(order: NewLesson, guest: str, created: datetime) -> Laid:
    """A match that teaches, or Refused if there is no such lesson."""
    game = find_game(order.game)
    lesson = find_lesson(game, order.lesson)
    setup = lesson.agreed(game)
    terms = MatchTerms(new_id(), game, _text(setup), "seeded", lesson.seed, lesson=lesson)
    kinds = ["me" if seat == lesson.seat else lesson.level for seat in range(len(game.setup.seated(setup)))]
    return lay(terms, kinds, guest, created)


def again(match: MatchRow, seats: list[SeatRow], host: str, created: datetime, *, swap: bool) -> Laid:
    """Another match by the same agreement, with the same people; with `swap` everybody sits one seat further."""
    sitting = [seats[-1], *seats[:-1]] if swap else seats
    kinds = [seat.agent or "friend" for seat in sitting]
    laid = lay(new_terms(find_game(match.game), match.setup, match.dice), kinds, host, created)
    known = [
        seat if old.guest is None else msgspec.structs.replace(seat, guest=old.guest, invite=None)
        for seat, old in zip(laid.seats, sitting, strict=True)
    ]
    return Laid(msgspec.structs.replace(laid.match, clock=match.clock, hints=match.hints), known)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_terms(game: Game[Any], setup: str, dice: Dice) -> MatchTerms:
    return MatchTerms(new_id(), game, setup, dice, secrets.token_bytes(32))


def lay(terms: MatchTerms, kinds: list[str], host: str, created: datetime) -> Laid:
    """The table of a match by its terms."""
    game = terms.game
    match = MatchRow(
        id=terms.id,
        game=game.id,
        rules=game.rules,
        content=game.content.digest,
        setup=terms.setup,
        dice=terms.dice,
        server_seed=terms.server_seed,
        host=host,
        made=created,
        lesson=terms.lesson.id if terms.lesson is not None else None,
    )
    return Laid(match, [_seat(terms.id, number, kind, host) for number, kind in enumerate(kinds)])


def _seat(match: str, number: int, kind: str, host: str) -> SeatRow:
    if kind == "me":
        return SeatRow(match, number, guest=host)
    if kind == "friend":
        return SeatRow(match, number, invite=secrets.token_urlsafe(12))
    nonce = secrets.token_hex(16)
    return SeatRow(match, number, agent=kind, nonce=nonce, commitment=promise_of(nonce))


# The setup


def _setup(game: Game[Any], order: NewMatch) -> Any:
    preset = order.preset or next(iter(game.setup.presets))
    if preset not in game.setup.presets:
        raise refuse("live-no-preset", name=preset[:40])
    setup = game.setup.for_seats(game.setup.presets[preset](Random(secrets.randbits(64))), len(order.seats))
    if order.armies:
        setup = _with_armies(game, setup, order.armies)
    for name, value in order.options.items():
        setup = with_option(game, setup, name, value)
    return setup


def _with_armies(game: Game[Any], setup: Any, armies: list[str]) -> Any:
    if game.feature(Armies) is None or getattr(setup, armies_of(game).field) is None:
        raise refuse("live-no-armies")
    needed = len(game.setup.seated(setup))
    if len(armies) != needed:
        raise refuse("live-number-of-armies", needed=needed, given=len(armies))
    texts = [army_text(game, army) for army in armies]
    for number, text in enumerate(texts):
        if not text:  # left to us: something that goes with what the others bring
            others = [id for other in texts if other for id in armies_of(game).read(other)]
            texts[number] = armies_of(game).random(Random(secrets.randbits(64)), others)
        elif faults := armies_of(game).faults(text):
            raise Refused(faults[0])
    return msgspec.structs.replace(setup, **{armies_of(game).field: tuple(texts)})

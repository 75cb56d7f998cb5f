"""A position, or a view of one: taken from a match, written as text, and made into a match again."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec

from theomachy.kernel import ONLOOKER, Chance, Fast, Game, Match, Roll, refuse
from theomachy.kernel.match import CHANCE, NoOptions, tell
from theomachy.kernel.requests import Faces, Request
from theomachy.kernel.saves import save

POSITION, VIEW = "position", "view"
"""The first words of both kinds of text."""
VERSION = "1"
"""The version of the form of these texts."""
SEAT, ONLOOKING = "seat", "onlooker"
ANSWER, DICE, NEXT, UNSEEN = ">", "dice", "|", "?"
"""The first word of a line with an answer, the word before dice, the sign between rolls, and what nobody may know."""

STUCK = "position-stuck"
"""The id of the reason that a text describes nothing from which its game can go on."""

Since = tuple[int, str]
"""A seat and its answer by key, or CHANCE and the faces of a roll."""


class Told:
    """Dice of which the first have fallen already; those to come are another source's."""

    def __init__(self, fallen: list[str], then: Chance) -> None:
        self.left = fallen[::-1]
        self.then = then

    def roll(self, roll: Roll[Any], epoch: int, step: int, number: int) -> Faces | None:
        """Return the next faces that have fallen, or those of the other source."""
        text = self.left.pop() if self.left else None
        if text == UNSEEN and roll.secret:
            return Fast(0).roll(roll)
        return self.then.roll(roll, epoch, step, number) if text is None else roll.faces(text)


class TypedMatch(Match[Any]):
    """A match that began with a text: if the rules cannot go on, the text is to blame, and the answer is refused."""

    def answer(self, key: str, seat: int | None = None) -> None:
        """Hand in a decision by its key, or typed faces. A wrong one is Refused with its reason and changes nothing."""
        with blaming_the_text():
            super().answer(key, seat)


@contextmanager
def blaming_the_text() -> Iterator[None]:
    """Refuse a text if an assumption of the rules, which all positions of real matches fulfil, fails in this block."""
    try:
        yield
    except (NoOptions, AssertionError, RuntimeError, LookupError, ArithmeticError) as error:
        raise refuse(STUCK) from error


class Position(msgspec.Struct, frozen=True):
    """A position of a game or, with a viewer, what this seat or an onlooker may see of one."""

    game: Game[Any]
    state: str
    """The settled state as its game writes it, with `?` for what the viewer may not know."""
    since: tuple[Since, ...] = ()
    """The answers and dice since the settled state, in order."""
    viewer: int | None = None
    """The seat whose view it is, or ONLOOKER; None for a position, in which everything is told."""

    def match(self, chance: Chance, *, listen: bool = False) -> Match[Any]:
        """Return a match that goes on from here, with coming dice from a given source.

        That of a view has something usual in the place of what is hidden: play on from what its `imagined` returns.
        """
        told = Told([faces for by, faces in self.since if by == CHANCE], chance)
        with blaming_the_text():
            match = TypedMatch(self.game, self.game.notation.read(self.state), told, listen=listen)
        for by, key in self.since:
            if by != CHANCE:
                match.answer(key, by)
        if told.left:
            raise refuse("dice-left-over", dice=", ".join(reversed(told.left)))
        match.chance = chance
        return match

    def __str__(self) -> str:
        """Return the text, which is the same for equal positions."""
        head = f"{POSITION if self.viewer is None else VIEW} {self.game.id} {VERSION}"
        if self.viewer is not None:
            head += f" {ONLOOKING}" if self.viewer == ONLOOKER else f" {SEAT} {self.viewer + 1}"
        return "\n".join([head, self.state.rstrip("\n"), *_lines(self.since)]) + "\n"


def _lines(since: tuple[Since, ...]) -> list[str]:
    """Return a line for each answer, with the dice that fell after it."""
    lines: list[list[str]] = []
    for by, what in since:
        if by != CHANCE:
            lines.append([ANSWER, str(by + 1), what])
        elif lines and DICE in lines[-1]:
            lines[-1] += [NEXT, what]
        else:
            lines += [] if lines else [[ANSWER]]
            lines[-1] += [DICE, what]
    return [" ".join(line) for line in lines]


def position_of(match: Match[Any]) -> Position:
    """Return the position of a match. It tells everything that is hidden, but no die to come."""
    saved = save(match)
    return Position(match.game, saved.state, tuple(saved.since))


def view_of(match: Match[Any], viewer: int) -> Position:
    """Return what a seat, or ONLOOKER, may see of a match.

    It is equal for all matches that the viewer cannot tell apart.
    """
    if viewer != ONLOOKER and viewer not in match.seats:
        raise ValueError(f"this match has seats 0 to {match.seats[-1]}, not {viewer}")
    since = save(match).since
    told = len(since) - len(match.given)
    secret = iter([roll.secret for roll in _asked(match) if isinstance(roll, Roll)])
    known = [(by, UNSEEN if by == CHANCE and next(secret) else what) for by, what in since[:told]]
    own = [(seat, key) for seat, key in since[told:] if seat == viewer]
    return Position(match.game, _seen(match, viewer), (*known, *own), viewer)


def _seen(match: Match[Any], viewer: int) -> str:
    """Return the settled state as a viewer may see it, or refuse if its game hides something and cannot write that."""
    notation, settled = match.game.notation, match.settled
    if notation.view is not None:
        return notation.view(settled, viewer)
    copied = settled.copy()
    if match.game.imagine(copied, viewer, Random(0)) is not copied:
        raise refuse("view-not-written", game=match.game.id)
    return notation.write(settled)


def _asked(match: Match[Any]) -> Iterator[Request]:
    """Yield what was asked and rolled since the settled state."""
    live, answer = tell(match.game, match.settled.copy()), None
    for entry in match.tape[match.steps[-1] :]:
        while (request := live.send(answer)) is None:
            answer = None
        yield request
        answer = entry

"""A running match as a little plain data: its last settled state, and what was answered and rolled since.

A record tells how it came about; a save only where it stands. A match that goes on from it knows nothing of what lies
before, so it cannot take that back.
"""

from typing import Any

import msgspec

from theomachy.kernel.chance import Chance, Scripted
from theomachy.kernel.game import Game, S
from theomachy.kernel.match import CHANCE, FORCED, Match
from theomachy.kernel.requests import key_of, say_faces


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    state: str
    """The settled state, as its game writes it."""
    step: int
    """Steps before it: dice are keyed by them."""
    epoch: int
    since: list[tuple[int, str]]
    """A seat and its key, or CHANCE and its faces, in order."""


def save(match: Match[Any]) -> Save:
    start = match.steps[-1]
    since: list[tuple[int, str]] = []
    for by, entry in zip(match.who[start:], match.tape[start:], strict=True):
        if by == CHANCE:
            since.append((CHANCE, say_faces(entry)))
        elif isinstance(by, tuple):
            since += [(seat, key_of(option)) for seat, option in zip(by, entry, strict=True)]
        elif by != FORCED:
            since.append((by, key_of(entry)))
    since += [(seat, key_of(option)) for seat, option in match.given.items()]
    return Save(match.game.notation.write(match.settled), match.before + len(match.steps) - 1, match.epoch, since)


def restore(game: Game[S], saved: Save, chance: Chance, *, listen: bool = False) -> Match[S]:
    """Return the saved match, with coming dice from a given source, or refuse a save that does not fit the game."""
    dice = Scripted([faces for by, faces in saved.since if by == CHANCE], then=chance)
    match = Match(game, game.notation.read(saved.state), dice, listen=listen, before=saved.step, epoch=saved.epoch)
    for by, key in saved.since:
        if by != CHANCE:
            match.answer(key, by)
    match.chance = chance
    return match

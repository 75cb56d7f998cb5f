"""What every test of rules uses: a position, answers by key, dice face by face, and what happened."""

from collections.abc import Iterable
from typing import Any

from theomachy.kernel import Game, Match, Scripted, State

LANGUAGES = ("en", "ja")
"""Languages that are complete, which the house promises; others may be on their way."""
JAPANESE = "[぀-ヿ㐀-鿿々]"
"""A Japanese letter, as a pattern."""


def play(game: Game[Any], state: State, answers: Iterable[str] = (), dice: Iterable[str | int] = ()) -> Match[Any]:
    """Play on from a settled state: every answer must be accepted and every die used, and no die may be missing.

    Stops when the answers are used up and the next request is there; so the dice must reach to that request.
    """
    chance = Scripted(dice)
    match = Match(game, state, chance, listen=True)
    for key in answers:
        match.answer(key)
    chance.used_up()
    return match


def told(match: Match[Any]) -> list[str]:
    """The ids of all events so far, in order."""
    assert match.story is not None
    return [event.id for step in match.story for event in step]

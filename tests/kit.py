"""Help for every test of rules: play from a position with answers by key and dice face by face, and read the events."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from theomachy.kernel import Ask, Event, Game, Match, Reason, Refused, Region, Roll, Scripted, State
from theomachy.kernel.game import S

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
    try:
        for key in answers:
            match.answer(key)
        chance.used_up()
    except Refused as no:
        no.add_note(f"{position_of(match)}\nDice still to be rolled: {', '.join(reversed(chance.left)) or 'none'}.")
        raise
    return match


def offering(game: Game[S], *features: object) -> Game[S]:
    """Return a game with features added, each in the place of one of its class."""
    others = without(game, *map(type, features)).features
    return replace(game, features=(*others, *features))


def without(game: Game[S], *kinds: type) -> Game[S]:
    """Return a game without the features of some kinds."""
    return replace(game, features=tuple([kept for kept in game.features if type(kept) not in kinds]))


def position_of(match: Match[Any]) -> str:
    """Say what a match asks for now and what is legal, so that the author of a test can mend its answers or dice."""
    if match.request is None:
        return "The game is over, so nothing is asked."
    if isinstance(match.request, Roll):
        return f"The match waits for the dice of {match.request.question}."
    asked = [
        f"Seat {ask.seat} is asked {ask.question}{f' for {ask.by}' if ask.by else ''}; "
        f"{'some of what is' if isinstance(ask.options, Region) else 'all that is'} legal: {', '.join(ask.keys())}."
        for ask in match.asks
    ]
    return "\n".join(asked)


def asked(match: Match[Any]) -> Ask[Any]:
    """Return the open question."""
    assert isinstance(match.request, Ask)
    return match.request


def keys(match: Match[Any]) -> list[str]:
    """Return the keys of all options; of places, those that are proposed."""
    return asked(match).keys()


def refused(match: Match[Any], key: str) -> Reason:
    """Return the reason against a key; check that asking and trying give the same one and change nothing."""
    before = match.state.digest()
    with pytest.raises(Refused) as no:
        match.answer(key)
    assert asked(match).why_not(key) == no.value.reason
    assert match.state.digest() == before
    return no.value.reason


def events(match: Match[Any], id: str) -> list[Event]:
    """Return all events of a kind so far."""
    return [event for event in match.events if event.id == id]


def told(match: Match[Any]) -> list[str]:
    """The ids of all events so far, in order."""
    assert match.story is not None
    return [event.id for step in match.story for event in step]

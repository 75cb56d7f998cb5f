"""The check that an agent keeps what every agent promises."""

from collections.abc import Callable
from random import Random
from typing import Any

from theomachy.agents.random import RandomAgent
from theomachy.agents.seats import Agent, SeatView
from theomachy.kernel import Fast, Game, Match


def check_agent(make: Callable[[int], Agent], game: Game[Any], games: int = 2) -> None:
    """Let an agent, made with a seed, play a game from every seat against random players.

    Every answer must be one of the options, the view must stay as it is, and equal seeds must play equal matches.
    """
    for number in range(games):
        seats = len(_begun(game, number).seats)
        for seat in range(seats):
            one, two = (_played(make, game, number, seat) for _ in range(2))
            assert one == two, f"in game {number} from seat {seat} the same seed played another match"


def _begun(game: Game[Any], number: int) -> Match[Any]:
    preset = list(game.setup.presets.values())[number % len(game.setup.presets)]
    return Match(game, game.new(preset(Random(number))), Fast(number))


def _played(make: Callable[[int], Agent], game: Game[Any], number: int, seat: int) -> list[str]:
    """Return the answers of an agent in one match."""
    match, keys = _begun(game, number), list[str]()
    agents = [make(number) if one == seat else RandomAgent(number + one) for one in match.seats]
    views = [SeatView(match, one) for one in match.seats]
    while match.request is not None:
        ask = match.asks[0]
        before = match.state.digest()
        key = agents[ask.seat].decide(views[ask.seat])
        assert match.state.digest() == before, f"looking at {ask.question} changed the match"
        assert isinstance(key, str), f"{ask.question} was answered with {key!r}, which is no key"
        assert ask.takes(key), f"{ask.question} was answered with {key!r}, which is no option"
        if ask.seat == seat:
            keys.append(key)
        match.answer(key, ask.seat)
    return keys

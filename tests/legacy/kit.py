"""What earlier versions left behind, and how it is played on."""

from pathlib import Path
from random import Random
from typing import Any

from theomachy.kernel import Ask, Match, Region, Roll, key_of
from theomachy.kernel.requests import say_faces

OLD = Path(__file__).parent / "9344ff7"
"""Made by the code of that commit, by the scripts beside this file."""
OLDER = {"godbreaker", "godslayer", "godtear"}
"""Games whose rules have changed since: what is left of them is shown, and cannot be played on."""


def play_on(match: Match[Any], seed: int, most: int) -> int:
    """Any answers and any faces, until the match is over or so many were given; how many were."""
    random = Random(seed)
    for number in range(most):
        if match.request is None:
            return number
        if isinstance(match.request, Roll):
            match.answer(say_faces(tuple(random.choice(die) for die in match.request.dice)))
        else:
            ask = random.choice(match.asks)
            match.answer(key_of(any_option(ask, random)), ask.seat)
    return most


def any_option(ask: Ask[Any], random: Random) -> Any:
    options = ask.look()
    if isinstance(ask.options, Region) and not options:
        return ask.options.pick(random)
    return random.choice(options)

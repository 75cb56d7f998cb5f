"""Clicks that two turns of Godtear take: answer by answer, and with direct play.

    python -m bench.gestures [SEEDS]

Both sides do what the game's policy would do. A player with direct play takes the longest way that begins so and goes
where the policy wants to go; where several ways lead to a place and none of them is plainly meant, one more click says
which. Followers are sent together, to the goal of the first of them.
"""

import sys
from collections.abc import Sequence
from statistics import mean
from typing import Any, NamedTuple

from bench.usage import helped
from theomachy.games.godtear import GAME
from theomachy.games.godtear.ai.deployment import deployment
from theomachy.games.godtear.ai.policy import policy
from theomachy.games.godtear.battlefield import DISTANCE, place_of
from theomachy.games.godtear.setup import Setup
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Fast, Match
from theomachy.kernel.match import CHANCE
from theomachy.play.ways import SEED, Way, answers_of, ways

TURNS = 2
MAX_AHEAD = 6
"""Most answers that a player plans ahead."""


class Clicks(NamedTuple):
    one_by_one: int
    direct: int


def set_up(seed: int) -> Match[Godtear]:
    match = Match(GAME, GAME.new(Setup()), Fast(seed))
    while (key := deployment(match.state, match.asks[0])) is not None:
        match.answer(key, match.asks[0].seat)
    return match


def intended(match: Match[Godtear], seat: int) -> list[str]:
    """Return the next answers of a seat, as long as only it is asked and no dice fall."""
    world, keys = match.imagined(seat, SEED), list[str]()
    start = len(world.who)
    while (ask := world.ask_of(seat)) is not None and len(keys) < MAX_AHEAD and CHANCE not in world.who[start:]:
        keys.append(policy(world.state, ask))
        world.answer(keys[-1], seat)
    return keys


def chosen(found: Sequence[Way], keys: Sequence[str]) -> Way | None:
    """Return the way that leads where a player wants to go; None if there is none."""
    fitting = [way for way in found if tuple(keys[: len(way.keys)]) == way.keys]
    alone = [way for way in fitting if not way.group]
    if alone:
        return max(alone, key=lambda way: len(way.keys))
    return min(fitting, key=lambda way: apart(way, keys), default=None)


def apart(way: Way, keys: Sequence[str]) -> int:
    """Return how far from the goal of its first model a group would be sent, in hexes."""
    wanted = place_of(keys[len(way.keys) + 1].split()[0]) if len(keys) > len(way.keys) + 1 else None
    goal = place_of(way.end.zone)
    return DISTANCE[goal][wanted] if goal is not None and wanted is not None else 0


def clicks_of(way: Way, found: Sequence[Way]) -> int:
    """Return the clicks of a way: 1, or up to 2 if it has to be said which way is meant.

    A menu may be as quick.
    """
    there = [other for other in found if (other.at.who, other.end) == (way.at.who, way.end)]
    if len(there) == 1 or [other for other in there if other.plain] == [way]:
        return 1
    return 2 if way.group else min(2, len(way.keys))


def play(seed: int) -> Clicks:
    match, one_by_one, direct = set_up(seed), 0, 0
    while match.asks and match.state.turn <= TURNS:
        seat = match.asks[0].seat
        found, keys = ways(match, seat), intended(match, seat)
        way = chosen(found, keys)
        answers: list[Any] = keys[:1] if way is None else answers_of(match, seat, way.keys, goal_of(way))
        for key in answers:
            match.answer(key, seat)
        one_by_one += len(answers)
        direct += 1 if way is None else clicks_of(way, found)
    return Clicks(one_by_one, direct)


def goal_of(way: Way) -> str:
    return way.end.zone if way.group else ""


def main() -> None:
    helped(__doc__, sys.argv[1:])
    seeds = range(int(sys.argv[1]) if len(sys.argv) > 1 else 6)
    counts = [play(seed) for seed in seeds]
    for name, numbers in zip(Clicks._fields, zip(*counts, strict=True), strict=True):
        print(f"{name}: {mean(numbers):.0f} clicks for {TURNS} turns of both sides; {numbers}")


if __name__ == "__main__":
    main()

"""Checks of luck in reviews: its mean, the part of the results that it explains, and the time that a review takes.

    python -m bench.luck GAME MATCHES [--setup PRESET] [--agents greedy,greedy] [--seed N] [--seconds S]

Agents play and each match is reviewed from its record. The mean luck (of the first seat) should lie within two standard
errors of 0, and the result without luck should vary less than half as much as the result. Stops early after S seconds
of CPU or when it is interrupted.
"""

import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import suppress
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import NamedTuple

from theomachy import games
from theomachy.agents import agent
from theomachy.agents.seats import play
from theomachy.coach import review
from theomachy.kernel import Match, Seeded
from theomachy.play.records import read_record, write_record


class Reviewed(NamedTuple):
    result: float
    luck: float
    start: float
    accuracy: float
    seconds: float
    moments: int


def reviewed(name: str, preset: str, agents: list[str], seed: int) -> Reviewed:
    """Play and review one match, and return the figures of its first seat; `seconds` are those of the review."""
    game = games.game(name)
    match = Match(game, game.new(game.setup.presets[preset](Random(seed))), Seeded.of(seed))
    play(match, [agent(game, agents[seat % len(agents)], 1000 * seed + seat) for seat in match.seats])
    record = read_record(write_record(match))
    begun = time.process_time()
    found = review(record, game)
    took, side = time.process_time() - begun, found.sides[0]
    return Reviewed(side.result, side.luck, side.start, side.accuracy or 100.0, took, len(found.moments))


def all_reviewed(given: "Given") -> Iterator[Reviewed]:
    begun = time.process_time()
    for seed in range(given.seed, given.seed + given.matches):
        yield reviewed(given.game, given.setup, given.agents, seed)
        if given.seconds and time.process_time() - begun > given.seconds:
            return


class Given(NamedTuple):
    game: str
    matches: int
    setup: str
    agents: list[str]
    seed: int
    seconds: float


def told(rows: list[Reviewed]) -> Iterator[str]:
    lucks, results = [row.luck for row in rows], [row.result for row in rows]
    error = sqrt(variance(lucks) / len(rows))
    without = variance([row.result - row.luck for row in rows])
    from_start = variance([row.result - row.luck - row.start for row in rows])
    whole, moved = variance(results), variance([row.result - row.start for row in rows])
    yield f"{len(rows)} matches, {fmean(row.moments for row in rows):.0f} moments each"
    yield f"mean luck {fmean(lucks):+.4f}, standard error {error:.4f}: {abs(fmean(lucks)) / (error or 1):.2f} of them"
    yield f"variance of the result {whole:.4f}, without luck {without:.4f}: {without / (whole or 1):.2f} of it"
    yield f"the same less the chance at the start: {moved:.4f}, {from_start:.4f}: {from_start / (moved or 1):.2f} of it"
    yield f"accuracy {fmean(row.accuracy for row in rows):.1f} %"
    yield f"a review takes {fmean(row.seconds for row in rows):.1f} s, at most {max(row.seconds for row in rows):.1f} s"


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.luck")
    parser.add_argument("game")
    parser.add_argument("matches", type=int)
    parser.add_argument("--setup", default="random", metavar="PRESET")
    parser.add_argument("--agents", default="greedy", metavar="NAME,NAME…")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.0)
    given = parser.parse_args()
    order = Given(given.game, given.matches, given.setup, given.agents.split(","), given.seed, given.seconds)
    rows = list[Reviewed]()
    with suppress(KeyboardInterrupt):
        rows.extend(all_reviewed(order))
    print("\n".join(told(rows)))


if __name__ == "__main__":
    main()

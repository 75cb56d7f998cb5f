"""Calibration: the chances to win that are shown, held against the results of games between equal agents.

    python -m bench.calibration scathe --games 200

Positions are drawn evenly from games that no judge was fitted to (their seeds are not those of bench.train). They are
sorted into bins by the chance of the seat that is asked. The error is how far the mean chance of a bin is from its
share of wins, in the mean over all positions.
"""

import argparse
from functools import partial
from random import Random
from typing import NamedTuple

from bench.ratings import SETUPS
from theomachy import games
from theomachy.agents import agent
from theomachy.agents.lookahead import worths
from theomachy.agents.seats import SeatView
from theomachy.coach.evaluation import Evaluator
from theomachy.features.ai import usual_answer
from theomachy.kernel import Fast, Match
from theomachy.lab.workers import cores, spread

SEED = 52_000
POSITIONS = 5
"""Positions that are drawn from each game."""
BINS = 10


class Seen(NamedTuple):
    """A position: the chance with the best option of the seat that is asked, and the share of the win that it got."""

    chance: float
    share: float


def positions(name: str, agents: str, seed: int) -> list[Seen]:
    """Play a game, and return the chance and the result at some of its decisions, drawn evenly."""
    game, random = games.game(name), Random(seed)
    setup = game.setup.presets[SETUPS.get(name, next(iter(game.setup.presets)))](random)
    match, judge = Match(game, game.new(setup), Fast(seed)), Evaluator(game).judge
    players = [agent(game, agents, 2 * seed + seat) for seat in match.seats]
    chances: list[tuple[int, float]] = []
    while match.request is not None:
        ask = match.asks[0]
        if not match.together and usual_answer(match, ask) is None:
            worth_of = worths(match, ask.seat, judge, random)
            chances.append((ask.seat, max(worth[ask.seat] for worth in worth_of.values())))
        match.answer(players[ask.seat].decide(SeatView(match, ask.seat)), ask.seat)
    assert match.result is not None
    drawn = random.sample(chances, min(POSITIONS, len(chances)))
    return [Seen(chance, match.result[seat]) for seat, chance in drawn]


def told(seen: list[Seen]) -> str:
    """Return the lines of all bins, and the mean error in points."""
    lines, error = [], 0.0
    for number in range(BINS):
        bin = [one for one in seen if int(min(one.chance, 0.9999) * BINS) == number]
        if bin:
            chance, share = (sum(column) / len(bin) for column in zip(*bin, strict=True))
            error += len(bin) * abs(chance - share)
            lines.append(f"{chance:6.1%} shown, {share:6.1%} won, {len(bin)} positions")
    return "\n".join([*lines, f"{len(seen)} positions, mean error {100 * error / len(seen):.1f} points"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--agents", default="greedy")
    parser.add_argument("--workers", type=int, default=cores())
    asked = parser.parse_args()
    seen: list[Seen] = []
    for found in spread(partial(positions, asked.game, asked.agents), range(SEED, SEED + asked.games), asked.workers):
        seen += [one for game in found for one in game]
    print(told(seen))


if __name__ == "__main__":
    main()

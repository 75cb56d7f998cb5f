"""A judge's weights, tuned by results: two players differ in nothing but their weights.

    python -m bench.tune godtear FILE --pairs 2000 [--setup duel]      goes on from FILE if it is there
    python -m bench.tune godtear FILE --write JUDGE.json               the tuned weights, as a judge
    python -m bench.tune scathe FILE --write JUDGE.json --times 0.45   all of them smaller, so that it is less sure

Simultaneous perturbation (Spall): for every deal all weights are moved a little at once, each up or down by chance; a
greedy player with the weights so moved plays the deal from both seats against one with the weights moved the other way,
with the same dice; all weights go a step towards the winner's. A weight moves by parts of its first value. The weights
that are written are the mean over the second half of all steps. The judge that predicts results best does not play
best: see docs/agents.md.
"""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from bench.ratings import SETUPS
from bench.train import judge_module
from theomachy import games
from theomachy.agents.deployer import Deployer
from theomachy.agents.greedy import Greedy
from theomachy.agents.seats import Agent, play
from theomachy.features.ai import ai_of
from theomachy.games.godslayer.rules.victory.outcome import kill_points
from theomachy.games.godslayer.setup import battle_level
from theomachy.games.godtear.rules.values import POINTS_TO_WIN
from theomachy.kernel import Fast, Game, Match
from theomachy.play.judges import Weights, weights_of

REACH, REACH_FALLS = 0.6, 0.05
"""Part of itself by which a weight is moved at first, and the exponent of its decrease with the deals."""
STEP, STEP_FALLS, STEP_WAITS = 0.03, 0.5, 200.0
"""Size of the first steps, the exponent of their decrease, and the deals after which it begins.

A step has this size if one player wins the deal from both seats.
"""


def ahead(points: Sequence[int]) -> int:
    return points[0] - points[1]


LEADS: dict[str, Callable[[Any], float]] = {
    "godtear": lambda t: ahead(t.points) / POINTS_TO_WIN,
    "godbreaker": lambda t: ahead(t.points) / 20,
    "godslayer": lambda t: 2 * ahead(kill_points(t, at_end=True)) / battle_level(t.setup),
}
"""Functions of a final state, by game, that return the lead of the first seat; 1 is a very clear win."""
SEED = 60_000
KEPT_EVERY = 10


class Tuning(msgspec.Struct):
    """The state of a tuning, as its file keeps it."""

    setup: str
    judge: str
    """Version of the judge whose weights are moved."""
    moved: list[float]
    """Part of itself by which each weight is moved now."""
    total: list[float]
    """Sum of `moved` over the steps that count."""
    pairs: int = 0
    counted: int = 0
    """Number of steps that count: those of the second half."""


class Weight(NamedTuple):
    """A weight that is tuned. Weights of 0 are not tuned."""

    of: str
    """Name of the weighted sum to which the weight belongs."""
    feature: str
    value: float


def player(game: Game[Any], judge: Any, seed: int) -> Agent:
    greedy = Greedy(judge, seed, ai_of(game).policy)
    deployment = ai_of(game).deployment
    return greedy if deployment is None else Deployer(greedy, deployment)


def duel(game: Game[Any], preset: str, judges: list[Any], seed: int) -> float:
    """Play a deal from both seats; return the score of the first of two judges, from 0 to 1."""
    setup, points = game.setup.presets[preset](Random(seed)), 0.0
    for first in (0, 1):
        match = Match(game, game.new(setup), Fast(seed))
        play(match, [player(game, judges[seat ^ first], 2 * seed + seat) for seat in match.seats])
        points += score(game, match)[first] / 2
    return points


def score(game: Game[Any], match: Match[Any]) -> tuple[float, float]:
    """Return the score of each of two seats in a finished game; the lead counts as much as the win."""
    assert match.result is not None
    won = match.result[0]
    if game.id in LEADS:
        lead = max(-1.0, min(1.0, LEADS[game.id](match.state)))
        won = (won + (1 + lead) / 2) / 2
    return won, 1 - won


class Tuner:
    def __init__(self, game: Game[Any], file: Path, setup: str, pairs: int, judge: str = "") -> None:
        module = judge_module(game.id)
        self.game, self.file, self.pairs = game, file, pairs
        self.sums, self.judge_with = module.SUMS, module.judge_with
        known = msgspec.json.decode(file.read_bytes(), type=Tuning) if file.exists() else None
        version = known.judge if known else judge or [*ai_of(game).judges][-1]
        start = weights_of(game.content.folder, self.sums, version)
        self.weights = [
            Weight(name, feature, weight)
            for name, features in self.sums.items()
            for feature, weight in zip(features, start[name], strict=True)
            if weight
        ]
        self.at = known or Tuning(setup, version, [0.0] * len(self.weights), [0.0] * len(self.weights))

    def step(self) -> None:
        at, number = self.at, self.at.pairs + 1
        random = Random(f"{SEED} {number}")
        reach = REACH / number**REACH_FALLS
        step = STEP * ((STEP_WAITS + 1) / (STEP_WAITS + number)) ** STEP_FALLS
        ways = [random.choice((-1.0, 1.0)) for _ in self.weights]
        judges = []
        for sign in (1, -1):
            parts = [part + sign * reach * way for part, way in zip(at.moved, ways, strict=True)]
            judges.append(self.judge_with(by_sum(self.sums, self.moved(parts))))
        points = duel(self.game, at.setup, judges, SEED + number)
        at.moved = [part + step * (2 * points - 1) * way for part, way in zip(at.moved, ways, strict=True)]
        at.pairs = number
        if number > self.pairs // 2:
            at.counted += 1
            at.total = [total + part for total, part in zip(at.total, at.moved, strict=True)]

    def moved(self, parts: Sequence[float]) -> list[Weight]:
        """Return the weights, each raised or lowered by a part of itself."""
        return [
            weight._replace(value=weight.value + abs(weight.value) * part)
            for weight, part in zip(self.weights, parts, strict=True)
        ]

    def keep(self) -> None:
        self.file.write_bytes(msgspec.json.format(msgspec.json.encode(self.at)) + b"\n")

    def run(self, minutes: float) -> None:
        end = perf_counter() + 60 * minutes
        try:
            while self.at.pairs < self.pairs and perf_counter() < end:
                self.step()
                if self.at.pairs % KEPT_EVERY == 0:
                    self.keep()
                    print(f"\r{self.at.pairs} of {self.pairs} deals", end="", file=sys.stderr, flush=True)
        finally:
            self.keep()
            print(file=sys.stderr)

    def tuned(self) -> dict[str, dict[str, float]]:
        """Return the tuned weights in the form of a judge's file."""
        at = self.at
        mean = [total / at.counted for total in at.total] if at.counted else at.moved
        found: dict[str, dict[str, float]] = {}
        for weight in self.moved(mean):
            found.setdefault(weight.of, {})[weight.feature] = float(f"{weight.value:.3g}")
        return found


def by_sum(sums: Mapping[str, Sequence[str]], weights: Sequence[Weight]) -> Weights:
    """Return weights in the form that a judge takes: lists by the names of the sums."""
    known = {(weight.of, weight.feature): weight.value for weight in weights}
    return {name: [known.get((name, feature), 0.0) for feature in features] for name, features in sums.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("file", type=Path)
    parser.add_argument("--pairs", type=int, default=2000, help="deals; each is played twice")
    parser.add_argument("--setup", help="a preset; the usual one is quick to play and fair")
    parser.add_argument("--judge", default="", metavar="VERSION", help="the judge to begin with; by default the newest")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--write", type=Path, metavar="JUDGE.json", help="write the tuned judge and play nothing")
    parser.add_argument("--times", type=float, default=1.0, help="factor of all weights that are written")
    asked = parser.parse_args()
    game = games.game(asked.game)
    if asked.judge and asked.judge not in ai_of(game).judges:
        parser.error(f"no judge {asked.judge}: there are {', '.join(ai_of(game).judges)}")
    preset = asked.setup or SETUPS[asked.game]
    if preset not in game.setup.presets:
        parser.error(f"--setup: no preset {preset}; there are {', '.join(game.setup.presets)}")
    try:
        tuner = Tuner(game, asked.file, preset, asked.pairs, asked.judge)
    except msgspec.DecodeError as error:
        parser.error(f"{asked.file}: no tuning: {error}")
    if asked.write:
        judge = {
            name: {feature: float(f"{asked.times * value:.3g}") for feature, value in row.items()}
            for name, row in tuner.tuned().items()
        }
        asked.write.write_bytes(msgspec.json.format(msgspec.json.encode(judge)))
    else:
        tuner.run(asked.minutes)
    found = tuner.tuned()
    for of, feature, value in tuner.weights:
        print(f"{of:<8}{feature:<24}{value:9.4g} {found[of][feature]:9.4g}")


if __name__ == "__main__":
    main()

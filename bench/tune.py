"""Tunes the weights of a judge by results: two players who differ in nothing but their weights.

    python -m bench.tune godtear FILE --pairs 2000 [--setup duel]      goes on from FILE if it is there
    python -m bench.tune godtear FILE --write JUDGE.json               what came of it, as a judge
    python -m bench.tune scathe FILE --write JUDGE.json --times 0.45   the same, less sure

Simultaneous perturbation (Spall): for every deal all weights are moved a little at once, each up or down by chance;
greedy players with the weights so moved, and moved the other way, play it from both seats with the same dice; all
weights go a step towards whoever won. A weight moves by parts of what it weighed at first. The weights that are written
are the mean over the second half of all steps. Whoever predicts results best does not play best: see docs/agents.md.
"""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from bench.ladder import SETUPS
from bench.train import judge_module
from theomachy import games
from theomachy.agents.deployer import Deployer
from theomachy.agents.greedy import Greedy
from theomachy.games.godslayer.rules.victory.outcome import kill_points
from theomachy.games.godslayer.setup import battle_level
from theomachy.games.godtear.rules.values import POINTS_TO_WIN
from theomachy.kernel import Fast, Game, Match
from theomachy.kernel.seats import Agent, play
from theomachy.play.judges import Weights, weights_of

REACH, REACH_FALLS = 0.6, 0.05
"""By what part of itself a weight is moved at first, and how that falls from deal to deal."""
STEP, STEP_FALLS, STEP_WAITS = 0.03, 0.5, 200.0
"""How far a deal that one of the two wins from both seats moves the weights at first, how that falls, and after how
many deals it begins to."""


def ahead(points: Sequence[int]) -> int:
    return points[0] - points[1]


LEADS: dict[str, Callable[[Any], float]] = {
    "godtear": lambda t: ahead(t.points) / POINTS_TO_WIN,
    "godbreaker": lambda t: ahead(t.points) / 20,
    "godslayer": lambda t: 2 * ahead(kill_points(t, at_end=True)) / battle_level(t.setup),
}
"""How far ahead the first seat was at the end; 1 is as good as can be."""
SEED = 60_000
KEPT_EVERY = 10


class Tuning(msgspec.Struct):
    """How far it came."""

    setup: str
    judge: str
    """the version whose weights are moved"""
    moved: list[float]
    """by what part of itself each weight is moved now"""
    total: list[float]
    """the sum of the same over the steps that count"""
    pairs: int = 0
    counted: int = 0
    """steps that count: those of the second half"""


class Weight(NamedTuple):
    """One that is tuned; what weighs nothing stays so."""

    of: str
    """the sum"""
    feature: str
    value: float


def player(game: Game[Any], judge: Any, seed: int) -> Agent:
    greedy = Greedy(judge, seed, game.ai.policy)
    return greedy if game.ai.deployment is None else Deployer(greedy)


def duel(game: Game[Any], preset: str, judges: list[Any], seed: int) -> float:
    """What the first of two judges gets out of a deal that is played from both seats, from 0 to 1."""
    setup, points = game.setup.presets[preset](Random(seed)), 0.0
    for first in (0, 1):
        match = Match(game, game.new(setup), Fast(seed))
        play(match, [player(game, judges[seat ^ first], 2 * seed + seat) for seat in match.seats])
        points += score(game, match)[first] / 2
    return points


def score(game: Game[Any], match: Match[Any]) -> tuple[float, float]:
    """What a finished game counts for each of two seats."""
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
        version = known.judge if known else judge or [*game.ai.judges][-1]
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
        """The weights, each by a part of itself higher or lower."""
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
        """What came of it, as the file of a judge has it."""
        at = self.at
        mean = [total / at.counted for total in at.total] if at.counted else at.moved
        found: dict[str, dict[str, float]] = {}
        for weight in self.moved(mean):
            found.setdefault(weight.of, {})[weight.feature] = float(f"{weight.value:.3g}")
        return found


def by_sum(sums: Mapping[str, Sequence[str]], weights: Sequence[Weight]) -> Weights:
    """As a judge takes them."""
    known = {(weight.of, weight.feature): weight.value for weight in weights}
    return {name: [known.get((name, feature), 0.0) for feature in features] for name, features in sums.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("file", type=Path)
    parser.add_argument("--pairs", type=int, default=2000, help="deals; each is played twice")
    parser.add_argument("--setup", help="a preset; the usual one is quick to play and fair")
    parser.add_argument("--judge", default="", metavar="VERSION", help="to begin with; otherwise the newest")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--write", type=Path, metavar="JUDGE.json", help="plays nothing")
    parser.add_argument("--times", type=float, default=1.0, help="all weights that are written so much higher")
    asked = parser.parse_args()
    game = games.game(asked.game)
    if asked.judge and asked.judge not in game.ai.judges:
        parser.error(f"no judge {asked.judge}: there are {', '.join(game.ai.judges)}")
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

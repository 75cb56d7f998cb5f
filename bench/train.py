"""Learns a judge's weights from games that greedy players with the weights so far play against each other.

    python -m bench.train GAME FILE [ROUNDS] [GAMES]     writes FILE after every round, goes on from it if it is there

A game takes part with `features(state)` (what seat 0 has more than seat 1), FEATURES and `judge_with(weights)` in its
judge.py. The weights go halfway to those of a logistic regression of the result on the features: greedy players with
them play another way, so all the way would swing to and fro. Let the files duel (theomachy sim) and keep the best.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from theomachy import games
from theomachy.agents.greedy import Greedy
from theomachy.agents.random import RandomAgent
from theomachy.kernel import Match, Seeded
from theomachy.kernel.seats import Agent, SeatView

RANDOM_MOVES = 0.08
"""How many decisions are taken at random, for the sake of variety."""
PENALTY = 3.0


def examples(name: str, weights: list[float], seed: int) -> list[tuple[list[float], float]]:
    """The positions of one game between two greedy players, each with the result that it led to."""
    game: Any = games.game(name)
    judging = import_module(f"theomachy.games.{name}.judge")
    random = Random(seed)
    match = Match(game, game.new(game.presets["random"](random)), Seeded.of(f"train {seed}"))
    players: list[Agent] = [Greedy(judging.judge_with(weights), seed), RandomAgent(seed)]
    views = [SeatView(match, seat) for seat in range(len(game.seats))]
    seen, steps = [], 0
    while match.request is not None:
        if len(match.steps) != steps:
            steps = len(match.steps)
            seen.append(judging.features(match.settled))
        ask = match.asks[0]
        at_random = ask.secret or random.random() < RANDOM_MOVES  # secrets: line-ups of every kind
        match.answer(players[at_random].decide(views[ask.seat]), ask.seat)
    assert match.result is not None
    return [(features, match.result[0]) for features in seen]


def fit(found: list[tuple[list[float], float]]) -> tuple[list[float], float]:
    """Weights by Newton's method, and the mean log loss they reach. Features count from both sides of the table."""
    x = np.array([features for features, _ in found])
    y = np.array([result for _, result in found])
    x, y = np.vstack([x, -x]), np.concatenate([y, 1 - y])
    scale = x.std(axis=0) + 1e-9
    x = x / scale
    w = np.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ w))
        gradient = x.T @ (y - p) - PENALTY * w
        hessian = (x * (p * (1 - p))[:, None]).T @ x + PENALTY * np.eye(len(w))
        w += np.linalg.solve(hessian, gradient)
    p = np.clip(1 / (1 + np.exp(-x @ w)), 1e-9, 1 - 1e-9)
    loss = float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())
    return [round(float(v), 5) for v in w / scale], loss


def main() -> None:
    name, path = sys.argv[1], Path(sys.argv[2])
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 1000
    names = import_module(f"theomachy.games.{name}.judge").FEATURES
    weights = [0.0] * len(names)
    if path.exists():
        weights = list(msgspec.json.decode(path.read_bytes())["weights"].values())
    for turn in range(rounds):
        with ProcessPoolExecutor() as pool:
            first = Random(f"{path} {turn} {weights}").getrandbits(40)
            seeds = range(first, first + count)
            games_ = pool.map(examples, [name] * count, [weights] * count, seeds, chunksize=10)
            found = [example for some in games_ for example in some]
        learned, loss = fit(found)
        weights = [(old + new) / 2 if any(weights) else new for old, new in zip(weights, learned, strict=True)]
        path.write_bytes(msgspec.json.format(msgspec.json.encode({"weights": dict(zip(names, weights, strict=True))})))
        print(f"round {turn + 1}: {count} games, {len(found)} positions, log loss {loss:.4f}", flush=True)
        for feature, weight in zip(names, weights, strict=True):
            print(f"  {feature:<24} {weight:9.4f}", flush=True)


if __name__ == "__main__":
    main()

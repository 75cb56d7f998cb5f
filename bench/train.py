"""A judge's weights, learned from games that greedy players with the latest weights play against each other.

    python -m bench.train GAME FILE [ROUNDS] [GAMES]     writes FILE after every round, goes on from it if it is there

A game takes part with its judge.py, in its folder or in ai/ there: SUMS, `judge_with(weights)`, and `lessons(states)`,
which draws from the states of one game what some of the weighted sums should have said. The weights go halfway to those
of a logistic regression: greedy players with new weights play another way, so that going all the way would swing to and
fro. Let the files duel (theomachy sim) and keep the best.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from bench.usage import helped
from theomachy import games
from theomachy.agents.greedy import Greedy
from theomachy.agents.random import RandomAgent
from theomachy.agents.seats import Agent, SeatView
from theomachy.kernel import Match, Seeded
from theomachy.play.judges import read_weights

RANDOM_MOVES = 0.08
"""Share of decisions that are taken at random, for the sake of variety."""
PENALTY = 3.0

Lesson = tuple[str, list[float], float]
"""The name of a weighted sum, the features of a state, and what the sum should have said of it: 0 to 1."""


def judge_module(name: str) -> Any:
    """Import the module with the judge of a game."""
    folder = f"theomachy.games.{name}"
    return import_module(f"{folder}.ai.judge" if find_spec(f"{folder}.ai") else f"{folder}.judge")


def examples(name: str, data: bytes, seed: int) -> list[Lesson]:
    """Return the lessons of one game between a greedy player and, now and then, a random one."""
    game: Any = games.game(name)
    judging = judge_module(name)
    judge = judging.judge_with(read_weights(data, judging.SUMS))
    random = Random(seed)
    match = Match(game, game.new(game.setup.presets["random"](random)), Seeded.of(f"train {seed}"))
    players: list[Agent] = [Greedy(judge, seed), RandomAgent(seed)]
    views = [SeatView(match, seat) for seat in match.seats]
    seen, steps = [], 0
    while match.request is not None:
        if len(match.steps) != steps:
            steps = len(match.steps)
            if game.is_quiescent(match.state):
                seen.append(match.state.copy())
        ask = match.asks[0]
        at_random = ask.secret or random.random() < RANDOM_MOVES  # secret line-ups are drawn, to see all kinds
        match.answer(players[at_random].decide(views[ask.seat]), ask.seat)
    lessons: list[Lesson] = judging.lessons([*seen, match.state])
    return lessons


def fit(found: list[Lesson]) -> tuple[list[float], float]:
    """Return the weights by Newton's method, and their mean log loss. Features count from both sides of the table."""
    x = np.array([features for _, features, _ in found])
    y = np.array([result for _, _, result in found])
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
    helped(__doc__, sys.argv[1:])
    name, path = sys.argv[1], Path(sys.argv[2])
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 1000
    sums = judge_module(name).SUMS
    weights: dict[str, dict[str, float]] = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
    for turn in range(rounds):
        data = msgspec.json.encode(weights)
        with ProcessPoolExecutor() as pool:
            first = Random(f"{path} {turn} {data!r}").getrandbits(40)
            seeds = range(first, first + count)
            games_ = pool.map(examples, [name] * count, [data] * count, seeds, chunksize=5)
            found = [lesson for some in games_ for lesson in some]
        for sum_ in sorted({lesson[0] for lesson in found}):
            lessons = [lesson for lesson in found if lesson[0] == sum_]
            learned, loss = fit(lessons)
            old = weights.get(sum_)
            new = dict(zip(sums[sum_], learned, strict=True))
            weights[sum_] = {f: (old.get(f, 0.0) + new[f]) / 2 for f in new} if old else new
            print(f"round {turn + 1}, {sum_}: {count} games, {len(lessons)} states, log loss {loss:.4f}", flush=True)
            for feature, weight in weights[sum_].items():
                print(f"  {feature:<24} {weight:9.4f}", flush=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(weights)))


if __name__ == "__main__":
    main()

"""Random games by the hundred thousand, over all presets and rulings: no exception, no broken invariant, none endless.

    make evidence         (python -m bench.soak [GAMES] [FIRST SEED] [GAME])

A game that fails is named at once by its preset and seed, so that it can be played again.
"""

import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import Any

from tests.conformance.games import GAMES, Entry, seek
from theomachy.kernel import Ask, Fast, play_out

CHUNK = 100
MOST_DECISIONS = 50_000
"""in one game; more is taken for an endless one"""


def one_game(entry: Entry, preset: str, seed: int) -> int:
    """Play one random game, holding the invariants at every decision; how many there were."""
    random = Random(seed)
    state = entry.game.new(entry.presets[preset](random))
    decisions = 0

    def choose(ask: Ask[Any]) -> Any:
        nonlocal decisions
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise AssertionError("an endless game")
        entry.invariants(state)
        return seek(entry.game, state, ask, random)

    play_out(entry.game, state, [choose] * len(entry.game.seats), Fast(seed))
    entry.invariants(state)
    assert entry.game.result(state) is not None, "over without a result"
    return decisions


def some_games(which: int, preset: str, first: int, count: int) -> tuple[int, list[str]]:
    """The decisions of some games, and what went wrong."""
    decisions, wrong = 0, []
    for seed in range(first, first + count):
        try:
            decisions += one_game(GAMES[which], preset, seed)
        except Exception:
            wrong.append(f"{GAMES[which].name}, {preset}, seed {seed}:\n{traceback.format_exc()}")
    return decisions, wrong


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    only = sys.argv[3:]
    start = time.perf_counter()
    failed = False
    with ProcessPoolExecutor() as pool:
        for which, entry in enumerate(GAMES):
            for preset in entry.presets if not only or entry.name in only else ():
                share = min(games, entry.soak) // len(entry.presets)
                chunks = [
                    pool.submit(some_games, which, preset, at, min(CHUNK, first + share - at))
                    for at in range(first, first + share, CHUNK)
                ]
                decisions, wrong = 0, list[str]()
                for done, chunk in enumerate(as_completed(chunks), 1):
                    count, found = chunk.result()
                    decisions += count
                    wrong += found
                    print(*found, sep="\n", end="", file=sys.stderr)
                    print(f"\r{entry.name}, {preset}: {done * 100 // len(chunks)} %", end="", file=sys.stderr)
                print(file=sys.stderr)
                failed = failed or bool(wrong)
                print(f"{entry.name}, {preset}: {share:,} games, {decisions:,} decisions, {len(wrong)} failures")
    print(f"{time.perf_counter() - start:.0f} s")
    sys.exit(failed)


if __name__ == "__main__":
    main()

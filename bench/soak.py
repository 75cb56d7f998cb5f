"""Random games by the hundred thousand, over all presets and rulings.

    make evidence         (python -m bench.soak [GAMES] [FIRST SEED] [GAME])

There must be no exception, no broken invariant, no endless game, and no step with a long tape. A game that fails is
named at once by its preset and seed, so that it can be played again.
"""

import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from typing import NamedTuple

from bench.usage import helped
from tests.conformance.games import GAMES, MAX_TAPE_ENTRIES, GameCase, decisions
from theomachy.kernel import Fast, Match

CHUNK = 100
MOST_DECISIONS = 50_000
"""Decisions after which a game is taken for endless."""


class Played(NamedTuple):
    """The decisions of games, the longest tape of a step, and what went wrong."""

    decisions: int = 0
    tape: int = 0
    wrong: tuple[str, ...] = ()

    def with_more(self, more: "Played") -> "Played":
        return Played(self.decisions + more.decisions, max(self.tape, more.tape), self.wrong + more.wrong)


def one_game(entry: GameCase, preset: str, seed: int) -> Played:
    """Play one random game, and check the invariants at every decision."""
    random = Random(seed)
    match = Match(entry.game, entry.game.new(entry.presets[preset](random)), Fast(seed))
    count = 0
    for count, (key, seat) in enumerate(decisions(match, random), 1):
        assert count <= MOST_DECISIONS, "an endless game"
        entry.invariants(match.state)
        match.answer(key, seat)
    entry.invariants(match.state)
    assert match.result is not None, "over without a result"
    tape = max(end - start for start, end in pairwise(match.steps))
    assert tape <= MAX_TAPE_ENTRIES, f"a tape of {tape} entries"
    return Played(count, tape)


def some_games(which: int, preset: str, first: int, count: int) -> Played:
    """Play some games, and return what came of them together."""
    found = Played()
    for seed in range(first, first + count):
        try:
            played = one_game(GAMES[which], preset, seed)
        except Exception:  # noqa: BLE001 - it is what is looked for
            played = Played(wrong=(f"{GAMES[which].name}, {preset}, seed {seed}:\n{traceback.format_exc()}",))
        found = found.with_more(played)
    return found


@contextmanager
def stopped_at_once(pool: ProcessPoolExecutor) -> Iterator[None]:
    """Leave out the games that have not begun when Ctrl-C is pressed, so that the findings are still reported."""
    try:
        yield
    except KeyboardInterrupt:
        pool.shutdown(wait=False, cancel_futures=True)


def main() -> None:
    helped(__doc__, sys.argv[1:])
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    only = sys.argv[3:]
    start = time.perf_counter()
    failed = False
    with ProcessPoolExecutor() as pool, stopped_at_once(pool):
        for which, entry in enumerate(GAMES):
            for preset in entry.presets if not only or entry.name in only else ():
                share = min(games, entry.soak) // len(entry.presets)
                chunks = [
                    pool.submit(some_games, which, preset, at, min(CHUNK, first + share - at))
                    for at in range(first, first + share, CHUNK)
                ]
                found = Played()
                for done, chunk in enumerate(as_completed(chunks), 1):
                    more = chunk.result()
                    found = found.with_more(more)
                    failed = failed or bool(more.wrong)
                    print(*more.wrong, sep="\n", end="", file=sys.stderr)
                    print(f"\r{entry.name}, {preset}: {done * 100 // len(chunks)} %", end="", file=sys.stderr)
                print(file=sys.stderr)
                print(
                    f"{entry.name}, {preset}: {share:,} games, {found.decisions:,} decisions, "
                    f"longest tape {found.tape}, {len(found.wrong)} failures"
                )
    print(f"{time.perf_counter() - start:.0f} s")
    sys.exit(failed)


if __name__ == "__main__":
    main()

"""Simulated matches whose hosts, people and stores fail at any moment: a seed decides everything that happens.

    python -m bench.simulate                            10,000 matches of the made-up game and 2,000 of the others
    python -m bench.simulate --game scathe --seed 17    the story of one match, again exactly

In the end it prints how often each kind of event met each phase of a commit, so that blind spots show, and each match
that went wrong with the command that tells its story. Ctrl-C ends it after the matches that are being played.
"""

import argparse
import logging
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from tests.conformance import mini
from tests.simulation.world import simulate
from theomachy import games

GAMES = ("mini", "scathe", "godtear", "godbreaker", "godslayer")
MATCHES = {"mini": 10_000, "scathe": 1_000, "godtear": 400, "godbreaker": 300, "godslayer": 300}
BATCH = 50
"""The number of matches that a worker plays before it reports."""


class Batch(NamedTuple):
    """The outcome of some matches of one game."""

    game: str
    played: int
    met: Counter[tuple[str, str]]
    faults: dict[int, str]
    """The description of each fault, by seed."""


def play(game: str, first: int, last: int) -> Batch:
    """Play the matches of some seeds."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.disable()
    games.GAMES[mini.GAME.id] = mini.GAME
    met, faults = Counter[tuple[str, str]](), dict[int, str]()
    for seed in range(first, last):
        try:
            met.update(simulate(game, seed).met)
        except Exception as error:  # noqa: BLE001 - any error is a finding
            faults[seed] = f"{type(error).__name__}: {error}"
    return Batch(game, last - first, met, faults)


def batches(matches: dict[str, int]) -> Iterator[tuple[str, int, int]]:
    """Yield each game with the first and the last seed of each batch."""
    for game, number in matches.items():
        yield from ((game, first, min(first + BATCH, number)) for first in range(0, number, BATCH))


def run(matches: dict[str, int], seconds: float) -> list[Batch]:
    """Play matches until all are played, the time is over or Ctrl-C is pressed."""
    found, end = list[Batch](), time.monotonic() + seconds
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        futures = [pool.submit(play, *batch) for batch in batches(matches)]
        try:
            for future in futures:
                found.append(future.result(timeout=max(0.0, end - time.monotonic())))
                done, game = sum(batch.played for batch in found), found[-1].game
                print(
                    f"{done:,} matches, now of {game}, {sum(len(one.faults) for one in found)} with a fault", flush=True
                )
        except (KeyboardInterrupt, TimeoutError):
            print("The matches that are being played end first.", file=sys.stderr)
            pool.shutdown(cancel_futures=True)
    return found


def report(found: list[Batch]) -> None:
    """Print what met what, and what went wrong."""
    met = sum((batch.met for batch in found), Counter[tuple[str, str]]())
    phases = ("idle", "reading", "unwritten", "written", "")
    print(f"\n{'':24}" + "".join(f"{phase or 'no host':>12}" for phase in phases))
    for event in sorted({event for event, _ in met}):
        print(f"{event:24}" + "".join(f"{met[event, phase]:>12,}" for phase in phases))
    for batch in found:
        for seed, fault in batch.faults.items():
            print(f"\n{fault}\n    python -m bench.simulate --game {batch.game} --seed {seed}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.simulate", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game; may be repeated")
    parser.add_argument("--seed", type=int, help="tell the story of this match")
    parser.add_argument("--matches", type=int, help="matches of each game")
    parser.add_argument("--seconds", type=float, default=86_400.0, help="seconds after which it ends")
    asked = parser.parse_args()
    games.GAMES[mini.GAME.id] = mini.GAME
    chosen = asked.game or GAMES
    if asked.seed is not None:
        for game in chosen:
            print("\n".join(simulate(game, asked.seed).story))
        return
    found = run({game: asked.matches or MATCHES[game] for game in chosen}, asked.seconds)
    report(found)
    sys.exit(any(batch.faults for batch in found))


if __name__ == "__main__":
    main()

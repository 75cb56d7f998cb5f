"""A fuzz of the hosted path with everything on: random legal play by people, all decorations, nearly right keys.

    python -m bench.fuzz --seconds 600                  all games, new seeds, steered towards what is seldom met
    python -m bench.fuzz --game scathe --seed 17        one match again, exactly

Seeds that were played are kept in a log, and a later run goes on with the next ones. Ctrl-C ends it after the matches
that are being played. In the end it prints what was asked, how often each aim of the steering was reached, and every
fault with the command that reproduces it.
"""

import argparse
import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path
from typing import BinaryIO

import msgspec

from tests.hosting.fuzz.runner import FORMS, fuzz, story
from theomachy import games

LOG = Path("build/fuzz.jsonl")


class Played(msgspec.Struct):
    """One match of the log."""

    game: str
    seed: int
    form: str
    seconds: float
    """CPU time."""
    counted: dict[str, int]
    fault: str = ""
    """Empty if nothing was wrong."""
    trace: str = ""


def play(game: str, seed: int, form: str) -> Played:
    """Play one match and tell what came of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C lets the match that is being played end
    start = time.process_time()
    outcome = fuzz(game, seed, form)
    played = Played(game, seed, form, round(time.process_time() - start, 2), dict(outcome.counted))
    if outcome.fault is not None:
        played.fault = story(outcome.fault, game, seed, form)
        played.trace = "".join(traceback.format_exception(outcome.fault))
    return played


def kept(log: Path) -> list[Played]:
    """Read all matches of a log."""
    lines = log.read_bytes().splitlines() if log.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines]


def seeds(chosen: list[str], first: int, form: str, known: list[Played]) -> Iterator[tuple[str, int]]:
    """Yield the games in turns, each with the seeds that were not played yet."""
    done = {(one.game, one.seed) for one in known if one.form == form}
    for seed in count(first):
        yield from ((game, seed) for game in chosen if (game, seed) not in done)


def run(orders: Iterator[tuple[str, int]], form: str, seconds: float, workers: int, log: Path) -> list[Played]:
    """Play matches until the time is over or Ctrl-C is pressed."""
    log.parent.mkdir(parents=True, exist_ok=True)
    found, end = list[Played](), time.monotonic() + seconds
    with ProcessPoolExecutor(workers) as pool, log.open("ab") as file:
        pending: set[Future[Played]] = set()
        try:
            while pending or time.monotonic() < end:
                while len(pending) < workers and time.monotonic() < end:
                    pending.add(pool.submit(play, *next(orders), form))
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    found.append(_noted(future.result(), file))
        except KeyboardInterrupt:
            print("\nThe matches that are being played end first.", file=sys.stderr)
            found += [_noted(future.result(), file) for future in wait(pending).done]
    return found


def _noted(played: Played, file: BinaryIO) -> Played:
    file.write(msgspec.json.encode(played) + b"\n")
    file.flush()
    mark = f"FAULT {played.fault}" if played.fault else "ok"
    print(f"{played.game} {played.seed}: {played.seconds:.1f} s, {mark}", flush=True)
    return played


def report(found: list[Played]) -> None:
    """Print what was done, what was reached, and what went wrong."""
    for game in sorted({one.game for one in found}):
        mine = [one for one in found if one.game == game]
        total: Counter[str] = Counter()
        for one in mine:
            total.update(one.counted)
        cpu = sum(one.seconds for one in mine)
        print(f"\n{game}: {len(mine)} matches, {cpu:.0f} s of CPU, {sum(bool(one.fault) for one in mine)} with a fault")
        for name, number in sorted(total.items()):
            print(f"    {number:>9,}  {name}")
    faults = {one.trace[-300:]: one for one in found if one.fault}
    for one in faults.values():
        print(f"\n{one.trace}\n{one.fault}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fuzz", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="seconds during which new matches are begun (60)")
    parser.add_argument("--game", choices=games.names(), action="append", help="only this game; may be repeated")
    parser.add_argument("--seed", type=int, help="only this seed, even if the log has it")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument(
        "--form", choices=FORMS, default="long", help="how long matches are, and how closely they are checked"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    parser.add_argument("--log", type=Path, default=LOG, help=f"the file of the seeds that were played ({LOG})")
    asked = parser.parse_args()
    chosen = asked.game or games.names()
    if asked.seed is not None:
        found = [play(game, asked.seed, asked.form) for game in chosen]
    else:
        orders = seeds(chosen, asked.first, asked.form, kept(asked.log))
        found = run(orders, asked.form, asked.seconds, asked.workers, asked.log)
    report(found)
    sys.exit(any(one.fault for one in found))


if __name__ == "__main__":
    main()

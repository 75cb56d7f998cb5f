"""What changed, and by how much: the working tree against the ratios that are kept, or against any commit.

    python -m bench.compare                          what changed since bench/ratios.json was written
    python -m bench.compare --against COMMIT         two processes take turns, with the same seeds
    python -m bench.compare --keep                   measure, and write the file (make bench does)
    ... [--launches N] [CASE ...]                    a case is GAME/PRESET/AGENT, such as godtear/duel/greedy-1

Only CPU counts, in pairs that are played one after the other. What the system gives a process (where its memory lies)
makes it up to some percent faster or slower as long as it lives, so pairs of processes are launched anew: the interval
is that of launches. Against a commit it is told, too, how many games were the same.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import unpack_archive
from tempfile import TemporaryDirectory

from bench.ratios import FILE, Fault, Kept, Ratio, ratio, read, row, since, version, write

ROOT = Path(__file__).parents[1]
CHESS = "chess"
CASES = {
    "scathe/starters/random": 20,
    "scathe/starters/greedy-1": 1,
    "godtear/duel/random": 8,
    "godtear/duel/greedy-1": 2,
    "godtear/standard/greedy-1": 1,
    "godtear/duel/clone": 4,
    "godbreaker/random/random": 2,
    "godbreaker/solo/random": 4,
    "godbreaker/solo/greedy-1": 1,
    "godbreaker/standard/greedy-1": 1,
    "godbreaker/solo/clone": 2,
    "godslayer/random/random": 1,
    "godslayer/mirror/greedy-1": 1,
    "godslayer/random/clone": 1,
}
"""What is measured, and how many games of it in one launch. `greedy-1` stays what it is: so do its games."""
LAUNCHES = 8


class Player:
    """A process that plays in a tree."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        command = [sys.executable, "-P", str(ROOT / "bench" / "player.py")]
        environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            command, cwd=tree, env=environment, text=True, stdin=-1, stdout=-1, stderr=subprocess.PIPE
        )

    def play(self, case: str, seed: int) -> tuple[float, int, str]:
        """Seconds, decisions, digest."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            process.stdin.write(f"{case} {seed}\n")
            process.stdin.flush()
        except BrokenPipeError:
            pass  # what it says in the end tells why
        if not (line := process.stdout.readline()):
            said = process.stderr.read().strip().splitlines() or ["no reason given"]
            raise Fault(f"{case} cannot be played in {self.tree}: {said[-1]}")
        seconds, decisions, digest = json.loads(line)
        return seconds, decisions, digest

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()


@contextmanager
def players(*trees: Path) -> Iterator[list[Player]]:
    playing = [Player(tree) for tree in trees]
    try:
        yield playing
    finally:
        for player in playing:
            player.stop()


@contextmanager
def tree_of(commit: str) -> Iterator[Path]:
    """The files of a commit, in a folder that is there as long as it is needed."""
    found = git("rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}")
    if found.returncode:
        raise Fault(f"there is no commit “{commit}”")
    with TemporaryDirectory(prefix="theomachy-") as folder:
        packed, tree = Path(folder) / "tree.zip", Path(folder) / "tree"
        written = git("archive", "--output", str(packed), found.stdout.strip())
        if written.returncode:
            raise Fault(f"“{commit}” cannot be read: {written.stderr.strip()}")
        unpack_archive(packed, tree)
        yield tree


def end_cleanly() -> None:
    """Who is told to stop puts things away first, as after Ctrl-C."""
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))


def git(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


def cost(player: Player, case: str, seed: int) -> tuple[float, str]:
    """The CPU of a decision, and the digest of the game."""
    seconds, decisions, digest = player.play(case, seed)
    return seconds / max(1, decisions), digest


def against_chess(case: str, launches: int) -> Ratio:
    """What a decision costs, as a multiple of a move of chess, in one process."""
    pairs = []
    for _ in range(launches):
        with players(ROOT) as (player,):
            warm_up(player, case)
            costs = [(cost(player, case, seed)[0], cost(player, CHESS, seed)[0]) for seed in range(CASES[case])]
            pairs.append((sum(own for own, _ in costs), sum(chess for _, chess in costs)))
    return ratio(pairs)


def against_tree(case: str, tree: Path, launches: int) -> tuple[Ratio, int, int]:
    """How many times as fast the working tree plays a case as another tree, and how many games of how many are the
    same."""
    pairs, same = [], 0
    for launch in range(launches):
        with players(tree, ROOT) as both:
            for player in both:
                warm_up(player, case)
            spent = [0.0, 0.0]
            for seed in range(CASES[case]):
                digests = set()
                for which in (0, 1) if (launch + seed) % 2 else (1, 0):
                    own, digest = cost(both[which], case, seed)
                    spent[which] += own
                    digests.add(digest)
                same += len(digests) == 1
            pairs.append((spent[0], spent[1]))
    return ratio(pairs), same, launches * CASES[case]


def warm_up(player: Player, case: str) -> None:
    """A short game, in which everything is read that has to be."""
    name, preset, _ = case.split("/")
    player.play(f"{name}/{preset}/random", 0)


def measure(cases: list[str], launches: int) -> dict[str, Ratio]:
    now = {}
    for case in cases:
        now[case] = against_chess(case, launches)
        print(f"{case:30} {now[case].value:8.2f} moves of chess", file=sys.stderr)
    return now


def run(arguments: argparse.Namespace) -> None:
    if unknown := [case for case in arguments.cases if case not in CASES]:
        raise Fault(f"no such case: {', '.join(unknown)}; there are {', '.join(CASES)}")
    cases, launches = arguments.cases or list(CASES), arguments.launches
    if launches < 2:
        raise Fault("at least two launches are needed")
    if arguments.keep:
        commit = git("rev-parse", "--short", "HEAD").stdout.strip()
        known = read(FILE).cases if FILE.exists() and arguments.cases else {}
        write(FILE, Kept(version(), commit, known | measure(cases, launches)))
    elif arguments.against:
        with tree_of(arguments.against) as tree:
            for case in cases:
                times, same, games = against_tree(case, tree, launches)
                print(f"{row(case, times)}; {same} of {games} games the same", flush=True)
    else:
        kept = read(FILE)
        since(kept, dict.fromkeys(cases, Ratio(1, 0, 2)))  # what cannot be compared is said before it is measured
        print(f"since {kept.commit}:")
        for case, times in since(kept, measure(cases, launches)).items():
            print(row(case, times))


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.compare", description="What changed, and by how much.")
    parser.add_argument("--against", metavar="COMMIT")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--launches", type=int, default=LAUNCHES)
    parser.add_argument("cases", nargs="*", metavar="CASE")
    end_cleanly()
    try:
        run(parser.parse_args())
    except Fault as fault:
        print(f"bench.compare: {fault}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

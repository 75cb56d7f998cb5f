"""Changes of speed: the working tree against the ratios that are kept, or against any commit.

    python -m bench.compare                          what changed since bench/ratios.json was written
    python -m bench.compare --against COMMIT         two processes take turns, with the same seeds
    python -m bench.compare --keep                   measure, and write the file (make bench does)
    ... [--launches N] [CASE ...]                    a case is GAME/PRESET/AGENT, such as godtear/duel/greedy-1

Only CPU counts, in pairs that are played one after the other. A process is some percent faster or slower for its whole
life, depending on what the system gives it (where its memory lies). So pairs of processes are launched anew, and the
interval is that of launches. Against a commit the number of equal games is told, too.

The ratios in the file hold on any machine: the CPU of a decision as a multiple of that of a move of random chess games.
"""

import argparse
import json
import os
import platform
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import exp, log, sqrt
from pathlib import Path
from shutil import unpack_archive
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec

ROOT = Path(__file__).parents[1]
FILE = Path(__file__).with_name("ratios.json")
T95 = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13)
"""Factors of the standard error that give 95 % intervals, by degrees of freedom from 1 on."""
NORMAL95 = 1.96
CLEAR = 0.05
"""Smallest relative change that a measurement has to be able to tell."""
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
"""Cases that are measured, and the games of each in one launch.

The agent `greedy-1` never changes, so that its games stay comparable.
"""
LAUNCHES = 8


class Fault(Exception):
    """An order that cannot be carried out, and why."""


class Ratio(NamedTuple):
    """A ratio of two costs."""

    value: float
    error: float
    """Standard error of the ratio's logarithm."""
    repeats: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the ratio."""
        width = self.error * t95(self.repeats - 1)
        return self.value * exp(-width), self.value * exp(width)

    def over(self, other: "Ratio") -> "Ratio":
        """Return this ratio divided by another one that was measured separately."""
        error = sqrt(self.error**2 + other.error**2)
        return Ratio(self.value / other.value, error, min(self.repeats, other.repeats))


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file of ratios."""

    python: str
    commit: str
    cases: dict[str, Ratio]


def t95(freedom: int) -> float:
    return T95[freedom - 1] if freedom <= len(T95) else NORMAL95


def ratio(pairs: Sequence[tuple[float, float]]) -> Ratio:
    """Return the ratio of the first cost of each pair to the second: the geometric mean, since these are factors."""
    if len(pairs) < 2:
        raise Fault("one measurement tells nothing about how sure it is: at least two launches are needed")
    if any(cost <= 0 for pair in pairs for cost in pair):
        raise Fault("nothing was measured: a case took no time")
    logs = [log(one / other) for one, other in pairs]
    mean = sum(logs) / len(logs)
    spread = sum((each - mean) ** 2 for each in logs) / (len(logs) - 1)
    return Ratio(exp(mean), sqrt(spread / len(logs)), len(logs))


def verdict(times: Ratio) -> str:
    """Return in words whether a factor of speed is a clear change."""
    low, high = times.interval
    if low > 1:
        return "faster"
    if high < 1:
        return "slower"
    return "as before" if high / low < (1 + CLEAR) ** 2 else "too unsure to tell 5 %"


def row(case: str, times: Ratio) -> str:
    low, high = times.interval
    return f"{case:30} {times.value:6.3f} times as fast ({low:.3f} to {high:.3f})  {verdict(times)}"


# The file


def version() -> str:
    """Return the version of Python, as far as it matters for speed."""
    return ".".join(platform.python_version_tuple()[:2])


def read(file: Path) -> Kept:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    except FileNotFoundError:
        raise Fault(f"{file}: there is no such file; make bench writes one") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Fault(f"{file}: no file of ratios: {error}") from None


def write(file: Path, kept: Kept) -> None:
    """Write the ratios, a line for each case, so that the history shows which changed."""
    rows = [
        f"  {say(case)}: {say((round(value, 4), round(error, 4), n))}" for case, (value, error, n) in kept.cases.items()
    ]
    head = f' "python": {say(kept.python)},\n "commit": {say(kept.commit)},\n "cases": {{\n'
    file.write_text("{\n" + head + ",\n".join(rows) + "\n }\n}\n", "utf-8")


def say(value: object) -> str:
    return msgspec.json.encode(value).decode()


def since(kept: Kept, now: dict[str, Ratio]) -> dict[str, Ratio]:
    """Return how many times as fast each case is as when the file was written."""
    if kept.python != version():
        raise Fault(f"the file was made by Python {kept.python}, this is {version()}: their ratios are not alike")
    if missing := [case for case in now if case not in kept.cases]:
        raise Fault(f"the file knows nothing of {', '.join(missing)}; it knows {', '.join(kept.cases)}")
    return {case: kept.cases[case].over(times) for case, times in now.items()}


# Measuring


class Player:
    """A process that plays in a tree, with the player of that tree: only the words between them must stay."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        command = [sys.executable, "-P", str(tree / "bench" / "player.py")]
        environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            command, cwd=tree, env=environment, text=True, stdin=-1, stdout=-1, stderr=subprocess.PIPE
        )

    def play(self, case: str, seed: int) -> tuple[float, int, str]:
        """Play a game; return its seconds of CPU, its decisions and its digest."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            process.stdin.write(f"{case} {seed}\n")
            process.stdin.flush()
        except BrokenPipeError:
            pass  # its last line on stderr tells why
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
    """Yield a folder with the files of a commit, which exists as long as it is needed."""
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
    """Make SIGTERM end the process through its clean-up, as Ctrl-C does."""
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))


def git(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


def cost(player: Player, case: str, seed: int) -> tuple[float, str]:
    """Play a game; return the seconds of CPU for a decision, and the digest of the game."""
    seconds, decisions, digest = player.play(case, seed)
    return seconds / max(1, decisions), digest


def against_chess(case: str, launches: int) -> Ratio:
    """Return what a decision costs, as a multiple of a move of chess in the same process."""
    pairs = []
    for _ in range(launches):
        with players(ROOT) as (player,):
            warm_up(player, case)
            costs = [(cost(player, case, seed)[0], cost(player, CHESS, seed)[0]) for seed in range(CASES[case])]
            pairs.append((sum(own for own, _ in costs), sum(chess for _, chess in costs)))
    return ratio(pairs)


def against_tree(case: str, tree: Path, launches: int) -> tuple[Ratio, int, int]:
    """Return how many times as fast the working tree plays a case as another tree.

    Also return the number of games that are equal in both, and the number of all games.
    """
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
    """Play a short game, so that all modules and content are loaded."""
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
        since(kept, dict.fromkeys(cases, Ratio(1, 0, 2)))  # refuse before measuring if nothing can be compared
        print(f"since {kept.commit}:")
        for case, times in since(kept, measure(cases, launches)).items():
            print(row(case, times))


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="bench.compare", description="Compare the speed of the working tree with kept ratios or with a commit."
    )
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

"""The same games on every machine: what agents play here, to be held against what they play elsewhere.

    python -m bench.same play FILE [SEEDS] [GAME ...]      a line a game, appended: what is there is not played again
    python -m bench.same compare FILE FILE ...             fails where two files differ
    python -m bench.same verify RECORD ...                 records made elsewhere, verified here

Run `play` under each version of Python, and in WebAssembly, with the same seeds; then compare the files.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TypeAlias

import msgspec

from theomachy import games
from theomachy.agents import agent
from theomachy.kernel import Match, Seeded
from theomachy.kernel.seats import play
from theomachy.play.records import read_record, write_record
from theomachy.play.replays import verify

AGENTS = ("random", "greedy")
PRESETS = {"godtear": ("duel", "random"), "godbreaker": ("solo", "random"), "godslayer": ("small", "random")}
"""Those that take turns, if not the usual one: quick ones, and one in which everything may happen."""
Case: TypeAlias = tuple[str, str, int]
"""game, agent, seed"""


def record_of(name: str, kind: str, seed: int) -> str:
    """The record of one game between two or more of the same agents."""
    game = games.game(name)
    presets = [preset for preset in PRESETS.get(name, ()) if preset in game.setup.presets] or [*game.setup.presets][:1]
    setup = game.setup.presets[presets[seed % len(presets)]](Random(seed))
    match = Match(game, game.new(setup), Seeded.of(seed), listen=True)
    play(match, [agent(game, kind, seed + seat) for seat in range(len(match.seats))])
    return write_record(match)


def read(file: Path) -> dict[Case, str]:
    """What a file says of each game."""
    lines = file.read_text().splitlines() if file.exists() else []
    said = [msgspec.json.decode(line, type=tuple[str, str, int, str]) for line in lines]
    return {(name, kind, seed): digest for name, kind, seed, digest in said}


def cases(seeds: int, names: list[str]) -> Iterator[Case]:
    """All games to be played, those of small seeds first."""
    return ((name, kind, seed) for seed in range(seeds) for name in names for kind in AGENTS)


def play_all(file: Path, seeds: int, names: list[str]) -> None:
    done = read(file)
    with file.open("ab") as out:
        for name, kind, seed in cases(seeds, names):
            if (name, kind, seed) not in done:
                digest = sha256(record_of(name, kind, seed).encode()).hexdigest()[:16]
                out.write(msgspec.json.encode((name, kind, seed, digest)) + b"\n")
                out.flush()
                print(f"\r{name} {kind} {seed}   ", end="", file=sys.stderr)
    print(file=sys.stderr)


def compare(files: list[Path]) -> int:
    """How many games differ; says which, and of each kind how many are the same."""
    first, *others = [read(file) for file in files]
    differ = 0
    for name, kind in sorted({(name, kind) for name, kind, _ in first}):
        shared = [case for case in first if case[:2] == (name, kind) and all(case in other for other in others)]
        unlike = [case for case in shared if any(other[case] != first[case] for other in others)]
        differ += len(unlike)
        print(
            f"{name:12}{kind:8}{len(shared) - len(unlike):4} of {len(shared)} the same", *[seed for *_, seed in unlike]
        )
    return differ


def main(command: str, *arguments: str) -> int:
    if command == "play":
        seeds = int(arguments[1]) if len(arguments) > 1 else 200
        play_all(Path(arguments[0]), seeds, list(arguments[2:]) or list(games.names()))
        return 0
    if command == "compare":
        return min(1, compare([Path(file) for file in arguments]))
    for file in arguments:
        record = read_record(Path(file).read_text())
        verify(record, games.game(record.fields["game"]))
        print(f"{file}: verified")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""A check that agents play the same games on every machine.

    python -m bench.same play FILE [SEEDS] [CASE ...]      a line a game, appended: what is there is not played again
    python -m bench.same compare FILE FILE ...             fails where two files differ
    python -m bench.same verify RECORD ...                 records made elsewhere, verified here

Run `play` under each version of Python, and in WebAssembly, with the same seeds; then compare the files. A case is
GAME, GAME/PRESET or GAME/PRESET/AGENT; without a preset those of PRESETS take turns, without an agent both play. A long
case may end early: `godslayer/mirror/greedy:60` plays the first 60 decisions.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from bench.usage import helped
from theomachy import games
from theomachy.agents import agent
from theomachy.agents.seats import SeatView
from theomachy.kernel import Ask, Match, Seeded
from theomachy.play.chain import turns
from theomachy.play.records import read_record
from theomachy.play.replays import verify

AGENTS = ("random", "greedy")
PRESETS = {"godtear": ("duel", "random"), "godbreaker": ("solo", "random"), "godslayer": ("mirror", "random")}
"""Presets that take turns, by game, if not the usual one: quick ones, and one in which everything may happen."""


class Case(NamedTuple):
    """A game that one kind of agent plays on all seats."""

    game: str
    preset: str
    agent: str
    decisions: int | None
    """Decisions after which the game is broken off; None plays it to its end."""
    seed: int

    @property
    def kind(self) -> str:
        """The case as it is written on the command line."""
        limit = "" if self.decisions is None else f":{self.decisions}"
        return f"{self.game}/{self.preset}/{self.agent}{limit}"


def digest(case: Case) -> str:
    """Play a game; return the digest of every answer, all dice and the state at the end."""
    game = games.game(case.game)
    setup = game.setup.presets[case.preset](Random(case.seed))
    match = Match(game, game.new(setup), Seeded.of(case.seed))
    seats = [(agent(game, case.agent, case.seed + seat), SeatView(match, seat)) for seat in match.seats]
    played = 0
    while isinstance(ask := match.request, Ask) and played != case.decisions:
        player, view = seats[ask.seat]
        match.answer(player.decide(view), ask.seat)
        played += 1
    lines = [f"{turn.who} | {turn.key} | {turn.rolls}" for turn in turns(match.journal)]
    return sha256("\n".join([*lines, str(match.result), match.state.digest()]).encode()).hexdigest()[:16]


def read(file: Path) -> dict[tuple[str, int], str]:
    """Read the digests of a file, by kind of game and seed."""
    lines = file.read_text().splitlines() if file.exists() else []
    said = [msgspec.json.decode(line, type=tuple[str, int, str]) for line in lines]
    return {(kind, seed): digest for kind, seed, digest in said}


def cases(seeds: int, asked: list[str]) -> Iterator[Case]:
    """Yield all games to be played, those of small seeds first."""
    for seed in range(seeds):
        for text in asked:
            kind, _, decisions = text.partition(":")
            name, *rest = kind.split("/")
            presets = rest[:1] or PRESETS.get(name) or [*games.game(name).setup.presets][:1]
            for player in rest[1:] or AGENTS:
                yield Case(name, presets[seed % len(presets)], player, int(decisions) if decisions else None, seed)


def play_all(file: Path, seeds: int, asked: list[str]) -> None:
    done = read(file)
    with file.open("ab") as out:
        for case in cases(seeds, asked):
            if (case.kind, case.seed) not in done:
                out.write(msgspec.json.encode((case.kind, case.seed, digest(case))) + b"\n")
                out.flush()
                print(f"\r{case.kind} {case.seed}   ", end="", file=sys.stderr)
    print(file=sys.stderr)


def compare(files: list[Path]) -> int:
    """Return how many games differ, and print which; print how many of each kind are the same."""
    first, *others = [read(file) for file in files]
    if not set(first).intersection(*others):
        sys.exit("bench.same: there is no game that is in all of these files")
    differ = 0
    for kind in sorted({kind for kind, _ in first}):
        shared = [case for case in first if case[0] == kind and all(case in other for other in others)]
        unlike = [seed for _, seed in shared if any(other[kind, seed] != first[kind, seed] for other in others)]
        differ += len(unlike)
        print(f"{kind:32}{len(shared) - len(unlike):4} of {len(shared)} the same", *unlike)
    return differ


def main(command: str, *arguments: str) -> int:
    helped(__doc__, [command])
    if command == "play":
        seeds = int(arguments[1]) if len(arguments) > 1 else 200
        play_all(Path(arguments[0]), seeds, list(arguments[2:]) or list(games.names()))
        return 0
    if command == "compare":
        return min(1, compare([Path(file) for file in arguments]))
    for file in arguments:
        record = read_record(Path(file).read_text())
        held = verify(record, games.game(record.fields["game"]))
        print(f"{file}: {', '.join(message.id for message in held)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

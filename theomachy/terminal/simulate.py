"""Many games between agents, counted. The same seed gives the same games; only the seconds differ."""

import platform
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec
from rich.box import SIMPLE
from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from theomachy import __version__
from theomachy.agents.random import RandomAgent
from theomachy.kernel import Fast, Game, Match
from theomachy.kernel.seats import Agent, play
from theomachy.terminal.look import FAINT, seat_name
from theomachy.terminal.trouble import Trouble
from theomachy.words import Words

AGENTS: dict[str, Callable[[int], Agent]] = {"random": RandomAgent}


class Tally(msgspec.Struct):
    """What `theomachy sim --json` prints. Scripts rely on it."""

    game: str
    seats: list[str]
    games: int
    wins: list[int]
    draws: int
    decisions: int
    seconds: float
    seed: int
    versions: dict[str, str]


def versions(game: Game[Any]) -> dict[str, str]:
    return {
        "theomachy": __version__,
        "rules": game.rules,
        "content": game.content,
        "python": platform.python_version(),
    }


def choose_agents(game: Game[Any], text: str) -> list[str]:
    """The agents of all seats from `random,random`."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in AGENTS:
            raise Trouble("--seats", f"there is no agent {name!r}; there are {', '.join(AGENTS)}")
    if len(names) != len(game.seats):
        raise Trouble(
            "--seats", f"{game.id} has {len(game.seats)} seats, so it needs that many agents, not {len(names)}"
        )
    return names


def simulate(
    game: Game[Any],
    setup: Callable[[Random], Any],
    seats: Sequence[str],
    games: int,
    seed: int,
    played: Callable[[], None] = lambda: None,
) -> Tally:
    """Play the games one after another. Interrupted, it returns what was played until then."""
    tally = Tally(game.id, list(seats), 0, [0] * len(seats), 0, 0, 0.0, seed, versions(game))
    start = time.perf_counter()
    try:
        for number in range(games):
            result, decisions = _one(game, setup, seats, f"{seed} {number}")
            tally.games += 1
            tally.decisions += decisions
            if max(result) == 1:
                tally.wins[result.index(1)] += 1
            else:
                tally.draws += 1
            played()
    except KeyboardInterrupt:
        pass
    tally.seconds = round(time.perf_counter() - start, 3)
    return tally


def _one(game: Game[Any], setup: Callable[[Random], Any], seats: Sequence[str], seed: str) -> tuple[Any, int]:
    random = Random(seed)
    match = Match(game, game.new(setup(random)), Fast(random.getrandbits(64)))
    decisions = play(match, [AGENTS[name](random.getrandbits(64)) for name in seats])
    return match.result, decisions


def tally_table(words: Words, tally: Tally) -> Group:
    """The count for people to read."""
    table = Table(title=f"{tally.games} × {tally.game}, seed {tally.seed}", title_justify="left", box=SIMPLE)
    table.add_column("seat")
    table.add_column("agent")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    for seat, agent in enumerate(tally.seats):
        share = f"{tally.wins[seat] / tally.games:.1%}" if tally.games else "–"
        table.add_row(seat_name(words, seat), agent, str(tally.wins[seat]), share)
    speed = f"{tally.games / tally.seconds:.0f} games a second" if tally.seconds else ""
    rest = f"  {tally.draws} draws · {tally.decisions} decisions · {tally.seconds} s · {speed}"
    return Group(table, Text(rest, style=FAINT))


def progress_bar() -> Progress:
    """How far it is, on stderr: stdout is for the result."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)

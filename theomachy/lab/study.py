"""What is to be played. A study settles every game before the first is played, so that its rows are the same whoever
plays them, on however many processes or machines, and however often it is interrupted.

It is plain data: a process that plays for it is handed all of it and a number.
"""

import platform
from collections.abc import Container, Iterator
from random import Random
from typing import Any

import msgspec

from theomachy import __version__, games
from theomachy.kernel import Game, Refused, refuse
from theomachy.play.setup_fields import setup_fields, with_field

SCENARIO = "scenario"
"""The field of a setup that says which scenario is played."""
RANDOM = "random"
"""The preset whose armies are drawn by chance."""

Change = dict[str, Any]
"""Content that is not as it is printed: values by their paths."""


class Source(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a setup comes from: a preset, which may draw it anew for every deal, or a whole setup as it stands."""

    label: str
    preset: str = ""
    settled: str = ""
    """as JSON"""
    parties: tuple[str, ...] = ()
    """What the seats bring along instead."""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to play: who sits at which table."""

    setup: Source
    agents: tuple[str, ...]
    """By seat, before seats change."""
    scenario: str = ""
    options: dict[str, Any] = {}
    change: Change = {}


class Task(msgspec.Struct, frozen=True):
    """All there is to know about a game before it is played."""

    number: int
    cell: int
    deal: int
    """Which draw of setup and dice this is: games of one deal differ only in who sits where, and in their cells."""
    agents: tuple[str, ...]
    """Their names, by seat."""
    setup: str
    """As JSON."""
    dice: int
    """Settles all dice."""
    seeds: tuple[int, ...]
    """Settle what the agents draw, by seat. An agent takes its own along when it changes seats."""


class Study(msgspec.Struct, frozen=True):
    """Every cell plays every deal. With `swap` it does so once from each seat, in games next to each other: agents
    that differ change seats, and where all are the same what they bring along does.

    All cells have the same number of seats.
    """

    game: str
    cells: tuple[Cell, ...]
    games: int
    """How many each cell plays. The first rows of a longer study are those of a shorter one."""
    seed: int
    swap: bool = True
    name: str = ""

    @property
    def total(self) -> int:
        return self.games * len(self.cells)

    @property
    def seats(self) -> int:
        return len(self.cells[0].agents)

    @property
    def turns(self) -> int:
        """Games that a cell plays on one deal."""
        return self.seats if self.swap else 1

    def cell_of(self, number: int) -> int:
        """Games are counted deal by deal, of each deal cell by cell, of each cell seat by seat."""
        return number // self.turns % len(self.cells)

    @property
    def changes(self) -> list[Change]:
        """All different ones, in the order of the cells."""
        return list({written(cell.change): cell.change for cell in self.cells}.values())

    def numbers(self, change: Change, done: Container[int] = ()) -> Iterator[int]:
        """The games with a change that are still to be played."""
        of_it = [cell.change == change for cell in self.cells]
        return (n for n in range(self.total) if of_it[self.cell_of(n)] and n not in done)

    def task(self, number: int) -> Task:
        """A game by its number."""
        block, turn = divmod(number, self.turns)
        deal, which = divmod(block, len(self.cells))
        cell, game = self.cells[which], games.game(self.game)
        random = Random(f"{self.seed} {deal}")
        settled = settle(game, cell, random, Random(f"{self.seed} {deal} armies"))
        dice, *seeds = [random.getrandbits(64) for _ in range(1 + self.seats)]
        seats = [(seat + turn) % self.seats for seat in range(self.seats)]
        if turn and len(set(cell.agents)) == 1:
            settled = with_armies_moved(game, settled, seats)
        setup = msgspec.json.encode(settled, order="deterministic").decode()
        agents = tuple([cell.agents[n] for n in seats])
        return Task(number, which, deal, agents, setup, dice, tuple([seeds[n] for n in seats]))


def settle(game: Game[Any], cell: Cell, random: Random, armies: Random) -> Any:
    """The setup of a deal, or Refused. Armies that are drawn anew are the same for all that can bring them."""
    source = cell.setup
    if source.preset:
        setup = game.setup.presets[source.preset](random)
    else:
        setup = msgspec.json.decode(source.settled, type=game.setup.type)
    setup = game.setup.for_seats(setup, len(cell.agents))
    agreed = ({SCENARIO: cell.scenario} if cell.scenario else {}) | cell.options
    fields = setup_fields(game)
    for name, value in agreed.items():
        setup = with_field(setup, fields[name], value)
    rules = game.armies
    if rules is not None and source.parties:
        return msgspec.structs.replace(setup, **{rules.field: source.parties})
    if rules is not None and rules.redrawn is not None and agreed and source.preset == RANDOM:
        return rules.redrawn(setup, armies)
    return setup


def with_armies_moved(game: Game[Any], setup: Any, seats: list[int]) -> Any:
    """What the seats bring along, each now brought by another seat; as it was where seats may not bring the same."""
    armies = getattr(setup, game.armies.field) if game.armies else None
    if not armies:
        return setup
    assert game.armies is not None
    moved = msgspec.structs.replace(setup, **{game.armies.field: tuple([armies[seat] for seat in seats])})
    try:
        game.new(moved)
    except Refused:
        return setup
    return moved


def written(change: Change) -> str:
    """A change as rows have it."""
    return msgspec.json.encode(change, order="sorted").decode()


def versions(game: Game[Any]) -> dict[str, str]:
    """All that may change what the same seed tells."""
    return {
        "theomachy": __version__,
        "rules": game.rules,
        "content": game.content.digest,
        "judge": next(reversed(list(game.ai.judges)), "none"),
        "python": platform.python_version(),
    }


def compare(there: Study, here: Study) -> None:
    """Refused if one study is not the other, but for the number of its games, with the first difference."""
    for name in ("game", "seed", "swap"):
        _same(name, getattr(there, name), getattr(here, name))
    for number, (one, other) in enumerate(zip(there.cells, here.cells, strict=False)):
        for name in Cell.__struct_fields__:
            _same(f"{name} ({number + 1})", getattr(one, name), getattr(other, name))
    _same("cells", len(there.cells), len(here.cells))


def compare_versions(game: Game[Any], there: dict[str, dict[str, str]], here: dict[str, dict[str, str]]) -> None:
    """Refused if games were played by other rules, content, judges or Pythons: they are not mixed in silently."""
    for change, now in here.items():
        for name, version in there.get(change, now).items():
            if not (name == "content" and now[name] == game.content.digest and game.content.is_known_as(version)):
                _same(name, version, now.get(name, ""))


def _same(name: str, there: Any, here: Any) -> None:
    if there != here:
        raise refuse("sim-differs", column=name, there=_shown(there), here=_shown(here))


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()

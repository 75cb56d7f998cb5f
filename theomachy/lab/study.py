"""The plan of a study, which settles every game before the first is played.

Its rows are therefore equal on any number of processes and machines, and however often it is interrupted. It is plain
data: a process that plays for it gets all of it and a number.
"""

import platform
from collections.abc import Container, Iterator
from random import Random
from typing import Any

import msgspec

from theomachy import __version__, games
from theomachy.features.ai import ai_of
from theomachy.features.armies import Armies, armies_of
from theomachy.kernel import Game, Refused, refuse
from theomachy.play.setup_fields import setup_fields, with_field

SCENARIO = "scenario"
"""The field of a setup that says which scenario is played."""
RANDOM = "random"
"""The preset whose armies are drawn by chance."""

Change = dict[str, Any]
"""Changed values of the content, by path."""


class Source(msgspec.Struct, frozen=True, omit_defaults=True):
    """The origin of a setup: a preset, which may draw it anew for every deal, or a whole setup that stays fixed."""

    label: str
    preset: str = ""
    settled: str = ""
    """The whole setup as JSON; empty if a preset is used."""
    parties: tuple[str, ...] = ()
    """The armies that the seats bring along instead of the preset's; empty to keep those."""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way to play: a setup, the agents at its seats, options, and a change of content."""

    setup: Source
    agents: tuple[str, ...]
    """The names of the agents, by seat, before seats change."""
    scenario: str = ""
    options: dict[str, Any] = {}
    change: Change = {}


class Task(msgspec.Struct, frozen=True):
    """All the facts about a game that are settled before it is played."""

    number: int
    cell: int
    deal: int
    """The number of the draw of setup and dice; games of one deal differ only in their seating and their cells."""
    agents: tuple[str, ...]
    """Their names, by seat."""
    setup: str
    """The setup as JSON."""
    dice: int
    """Settles all dice."""
    seeds: tuple[int, ...]
    """Seeds of the agents' random choices, by seat; an agent keeps its seed when it changes seats."""
    cpu_time: bool = False
    """True if agents count seconds of the processor, so that other work on the machine costs them nothing."""


class Study(msgspec.Struct, frozen=True):
    """A plan of games in which every cell plays every deal.

    With `swap`, a cell plays a deal once from each seat, in games next to each other: agents that differ change seats;
    where all agents are alike, the armies change seats.

    All cells have equally many seats.
    """

    game: str
    cells: tuple[Cell, ...]
    games: int
    """The number of games that each cell plays; the first rows of a longer study are those of a shorter one."""
    seed: int
    swap: bool = True
    name: str = ""
    cpu_time: bool = False
    """True if agents count seconds of the processor, so that other work on the machine costs them nothing."""

    @property
    def total(self) -> int:
        return self.games * len(self.cells)

    @property
    def seats(self) -> int:
        return len(self.cells[0].agents)

    @property
    def turns(self) -> int:
        """The number of games that a cell plays on one deal."""
        return self.seats if self.swap else 1

    def cell_of(self, number: int) -> int:
        """Return the cell of a game; they count deal by deal, in a deal cell by cell, in a cell seat by seat."""
        return number // self.turns % len(self.cells)

    @property
    def changes(self) -> list[Change]:
        """All different changes, in the order of the cells."""
        return list({written(cell.change): cell.change for cell in self.cells}.values())

    def numbers(self, change: Change, done: Container[int] = ()) -> Iterator[int]:
        """Yield the numbers of the games with a change that are still to be played."""
        of_it = [cell.change == change for cell in self.cells]
        return (n for n in range(self.total) if of_it[self.cell_of(n)] and n not in done)

    def task(self, number: int) -> Task:
        """Return a game by its number, ready to be played."""
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
        return Task(number, which, deal, agents, setup, dice, tuple([seeds[n] for n in seats]), self.cpu_time)


def settle(game: Game[Any], cell: Cell, random: Random, armies: Random) -> Any:
    """Return the setup of a deal, or raise Refused.

    Armies that are drawn anew to fit the options depend on nothing else but the deal, so that cells share them if they
    can.
    """
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
    rules = game.feature(Armies)
    if rules is not None and source.parties:
        return msgspec.structs.replace(setup, **{rules.field: source.parties})
    if rules is not None and rules.redrawn is not None and agreed and source.preset == RANDOM:
        return rules.redrawn(setup, armies)
    return setup


def with_armies_moved(game: Game[Any], setup: Any, seats: list[int]) -> Any:
    """Give the armies to other seats; return the setup unchanged if the seats may not bring them."""
    armies = getattr(setup, armies_of(game).field) if game.feature(Armies) else None
    if not armies:
        return setup
    moved = msgspec.structs.replace(setup, **{armies_of(game).field: tuple([armies[seat] for seat in seats])})
    try:
        game.new(moved)
    except Refused:
        return setup
    return moved


def written(change: Change) -> str:
    """Return the text of a change, as rows have it."""
    return msgspec.json.encode(change, order="sorted").decode()


def versions(game: Game[Any]) -> dict[str, str]:
    """Return the versions of everything that may change the outcome of a seed."""
    return {
        "theomachy": __version__,
        "rules": game.rules,
        "content": game.content.digest,
        "judge": next(reversed(list(ai_of(game).judges)), "none"),
        "python": platform.python_version(),
    }


def compare(there: Study, here: Study) -> None:
    """Raise Refused, with the first difference, if two studies differ in more than their number of games."""
    for name in ("game", "seed", "swap"):
        _same(name, getattr(there, name), getattr(here, name))
    for number, (one, other) in enumerate(zip(there.cells, here.cells, strict=False)):
        for name in Cell.__struct_fields__:
            _same(f"{name} ({number + 1})", getattr(one, name), getattr(other, name))
    _same("cells", len(there.cells), len(here.cells))


def compare_versions(game: Game[Any], there: dict[str, dict[str, str]], here: dict[str, dict[str, str]]) -> None:
    """Raise Refused if games were played by other rules, content, judges or Pythons: they are never mixed silently."""
    for change, now in here.items():
        for name, version in there.get(change, now).items():
            if not (name == "content" and now[name] == game.content.digest and game.content.is_known_as(version)):
                _same(name, version, now.get(name, ""))


def _same(name: str, there: Any, here: Any) -> None:
    if there != here:
        raise refuse("sim-differs", column=name, there=_shown(there), here=_shown(here))


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()

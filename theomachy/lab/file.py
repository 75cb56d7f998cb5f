"""The reader of a study's file, which tells errors with their line and the nearest right word.

name = "scathe-heroes"
game = "scathe"
games = 2000
seed = 1
[grid]
setup = ["random"]
agents = ["greedy", ["greedy", "search:16"]]
change = [{}, { "scathe.heroes.high-mage.cost" = 3 }]
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from itertools import combinations, product
from random import Random
from typing import Any, NoReturn

import msgspec

from theomachy import games
from theomachy.agents import agent
from theomachy.agents import names as agent_names
from theomachy.features.ai import ai_of
from theomachy.features.armies import Armies, armies_of
from theomachy.kernel import Game, Reason, Refused
from theomachy.lab.study import RANDOM, SCENARIO, Cell, Change, Source, Study, settle
from theomachy.play.setup_fields import setup_fields, with_field

KEYS = ("name", "game", "games", "seed", "grid")
GRID = ("setup", "scenario", "agents", "options", "change")
SETUP = ("name", "preset", "parties", "every")
EVERY = ("preset", "every")
NAME = re.compile(r"[\w][\w. -]*")
WORD = re.compile(r"[\w-]+")
BETWEEN = " – "
"""The text between the names of armies in the label of their setup."""
TIMED = re.compile(r"[:/][\d.]+s$")
"""The budget in seconds in an agent's name; an agent with one plays differently on every machine."""
MAX_CELLS = 10_000
MAX_GAMES = 1_000_000_000
"""The most games of a cell: with the most cells, their numbers still fit into a table."""
MAX_SEED = 2**63 - 1
"""The largest seed: the largest number that a column of a table can hold."""
USUAL_AGENT = "greedy"


class Faulty(Refused):
    """A study that cannot be played, with the line at fault; 0 if no line is.

    `game` is the game whose words tell the reason, if its rules refuse the study; empty otherwise.
    """

    def __init__(self, reason: Reason, line: int, game: str = "") -> None:
        super().__init__(reason)
        self.line, self.game = line, game


def read_study(text: str) -> tuple[Study, "Lines"]:
    """Return the study that a file describes, with the file's lines; raise Faulty if it cannot be played."""
    lines = Lines(text)
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at line (\d+)", str(error))
        raise Faulty(Reason("lab-not-toml"), int(place[1]) if place else text.count("\n") + 1) from None
    return StudyReader(raw, lines).study(), lines


class Lines:
    """The lines of a study's file, to find where an error stands."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()

    def of(self, key: str, value: Any = None) -> int:
        """Return the line of a key, or of a value at or after it; 0 if the key is not there."""
        named = re.compile(rf"""(?:^|[\s[{{,.])["']?{re.escape(key)}["']?\s*[=\]]""")
        start = next((n for n, line in enumerate(self.lines, 1) if named.search(line)), 0)
        if value is None or not start:
            return start
        spelled = value if isinstance(value, str) else msgspec.json.encode(value).decode()
        behind = range(start, len(self.lines) + 1)
        return next((n for n in behind if spelled in self.lines[n - 1]), start)


class StudyReader:
    def __init__(self, raw: Mapping[str, Any], lines: Lines) -> None:
        self.raw, self.lines = raw, lines

    def study(self) -> Study:
        self._known("", self.raw, KEYS)
        name = self._text("name")
        if not NAME.fullmatch(name):
            self._fault("lab-name", "name", name=name)
        self.game = self._game(self._text("game"))
        grid = self.raw.get("grid", {})
        if not isinstance(grid, dict):
            self._fault("lab-table", "grid", key="grid")
        self._known("grid", grid, GRID)
        self.grid = {key: self._list(grid, key) for key in GRID}
        sources = [source for entry in self.grid["setup"] for source in self._sources(entry)]
        cells = self._cells(sources)
        study = Study(
            game=self.game.id,
            cells=cells,
            games=self._number("games", 1, MAX_GAMES),
            seed=self._number("seed", 0, MAX_SEED, 0),
            name=name,
        )
        if study.games % study.turns:
            more = study.games + study.turns - study.games % study.turns
            self._fault("arena-uneven", "games", games=study.games, seats=study.turns, more=more)
        return study

    # Words and numbers

    def _fault(self, id: str, at: str, value: Any = None, /, **args: Any) -> NoReturn:
        raise Faulty(Reason(id, args=args), self.lines.of(at, value))

    def _near(self, id: str, at: str, text: str, known: Iterable[str], /, **args: Any) -> NoReturn:
        """Refuse an unknown name, with the known name that is nearest."""
        listed = list(known)
        near = get_close_matches(text, listed, 1, 0.5)
        told = {"text": text, "near": near[0] if near else "", "known": listed}
        self._fault(f"{id}-near" if near else id, at, text, **told, **args)

    def _known(self, where: str, table: Mapping[str, Any], keys: tuple[str, ...]) -> None:
        for key in table:
            if key not in keys:
                near = get_close_matches(key, keys, 1, 0.0)[0]
                self._fault("lab-key", key, text=f"{where}.{key}".strip("."), near=near, known=list(keys))

    def _text(self, key: str) -> str:
        value = self.raw.get(key)
        if not isinstance(value, str) or not value:
            self._fault("lab-text", key, key=key)
        return value

    def _number(self, key: str, least: int, most: int, usual: int | None = None) -> int:
        value = self.raw.get(key, usual)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self._fault("lab-number", key, key=key, least=least, most=most)
        return value

    def _list(self, grid: Mapping[str, Any], key: str) -> list[Any]:
        value = grid.get(key, [])
        if not isinstance(value, list) or (key in grid and not value):
            self._fault("lab-list", key, key=key)
        if any(entry in value[:n] for n, entry in enumerate(value)):
            self._fault("lab-twice", key, key=key)
        return value

    def _game(self, name: str) -> Game[Any]:
        try:
            return games.game(name)
        except LookupError:
            self._near("lab-no-game", "game", name, games.names())

    # Tables of the grid

    def _sources(self, entry: Any) -> Iterator[Source]:
        presets = self.game.setup.presets
        if isinstance(entry, str):
            yield Source(entry, preset=self._preset(entry))
            return
        if not isinstance(entry, dict):
            self._fault("lab-setup", "setup", entry)
        self._known("setup", entry, EVERY if "every" in entry else SETUP)
        preset = self._preset(entry.get("preset", next(iter(presets))))
        if "every" in entry:
            for pair in combinations(self._several(entry["every"]), 2):
                yield Source(BETWEEN.join(pair), preset=preset, parties=tuple(map(self._army, pair)))
            return
        parties = self._parties(entry.get("parties", []))
        label = entry.get("name", BETWEEN.join(parties) or preset)
        yield Source(str(label), preset=preset, parties=tuple(map(self._army, parties)))

    def _preset(self, name: Any) -> str:
        if name not in self.game.setup.presets:
            self._near("lab-no-preset", "setup", str(name), self.game.setup.presets, name=self.game.id)
        return str(name)

    def _parties(self, parties: Any) -> list[str]:
        if not isinstance(parties, list) or not all(isinstance(party, str) for party in parties):
            self._fault("lab-list", "parties", key="parties")
        if parties and self.game.feature(Armies) is None:
            self._fault("trouble-no-parties", "setup", parties[0], name=self.game.id)
        return parties

    def _several(self, parties: Any) -> list[str]:
        """Return armies that can meet; refuse fewer than two, since one army alone would leave the setup unchanged."""
        found = self._parties(parties)
        if len(found) < 2 or len(set(found)) < len(found):
            self._fault("lab-every", "every")
        return found

    def _army(self, party: str) -> str:
        """Return the text of a ready army given by its name, or of an army as it is written."""
        rules = armies_of(self.game)
        ready = {id.partition("-")[2]: text for id, text in rules.starters.items()}
        if found := ready.get(party, rules.starters.get(party)):
            return found
        if WORD.fullmatch(party) and party not in rules.catalogue:
            self._near("lab-no-army", "setup", party, ready, name=self.game.id)
        if rules.faults(party):
            self._misspelled(party, rules.read(party), rules.catalogue)
        return party

    def _misspelled(self, party: str, ids: Iterable[str], known: Iterable[str]) -> None:
        """Refuse an invalid army if one of its written cards is unknown but near the name of a card."""
        for id in ids:
            near = get_close_matches(id, known, 1, 0.5)
            if near and near[0] != id and id in party:
                self._fault("lab-no-card-near", "setup", id, text=id, near=near[0], name=self.game.id)

    def _cells(self, sources: list[Source]) -> tuple[Cell, ...]:
        usual = Source(next(iter(self.game.setup.presets)), preset=next(iter(self.game.setup.presets)))
        if RANDOM in self.game.setup.presets:
            usual = Source(RANDOM, preset=RANDOM)
        agents = self.grid["agents"] or [USUAL_AGENT if ai_of(self.game).judges else RANDOM]
        options = [self._options(entry) for entry in self.grid["options"] or [{}]]
        scenarios = [self._scenario(name) for name in self.grid["scenario"]] or [""]
        changes = [self._change(entry) for entry in self.grid["change"] or [{}]]
        grid = list(product(sources or [usual], scenarios, agents, options, changes))
        if len(grid) > MAX_CELLS:
            self._fault("lab-too-many-cells", "grid", cells=len(grid), most=MAX_CELLS)
        cells = tuple(
            Cell(source, self._lineup(lineup, source), scenario, agreed, change)
            for source, scenario, lineup, agreed, change in grid
        )
        for cell in cells:
            if len(cell.agents) != len(cells[0].agents):
                self._fault("number-of-seats", "agents", needed=len(cells[0].agents), given=len(cell.agents))
            if not cell.change:
                self._try(cell)
        return cells

    def _lineup(self, entry: Any, source: Source) -> tuple[str, ...]:
        """Return the agents by seat, given as one agent for all seats or as one for each."""
        if isinstance(entry, str):
            seats = len(self.game.setup.seated(self.game.setup.presets[source.preset](Random(0))))
            entry = [entry] * (len(source.parties) or seats)
        if not isinstance(entry, list) or not all(isinstance(name, str) for name in entry) or not entry:
            self._fault("lab-agents", "agents", entry)
        for name in entry:
            if TIMED.search(name):
                self._fault("lab-timed", "agents", name, name=name)
            try:
                agent(self.game, name, 0)
            except Refused as no:
                if no.reason.id == "no-such-agent":
                    self._no_agent(name)
                raise Faulty(no.reason, self.lines.of("agents", name)) from None
        return tuple(entry)

    def _no_agent(self, name: str) -> NoReturn:
        """Refuse an unknown agent with the nearest name and its budget as written, or refuse a wrong budget."""
        kind, colon, budget = name.partition(":")
        if kind in agent_names(self.game):
            self._fault("lab-no-budget", "agents", name, text=name)
        near = {one: f"{one}{colon}{budget}" for one in get_close_matches(kind, agent_names(self.game), 1, 0.5)}
        self._near("lab-no-agent", "agents", name, near.values() or agent_names(self.game))

    def _options(self, entry: Any) -> dict[str, Any]:
        if not isinstance(entry, dict):
            self._fault("lab-table", "options", key="options")
        options = {name.replace("-", "_"): value for name, value in entry.items()}
        for name, value in options.items():
            self._option("options", name, value)
        return options

    def _scenario(self, name: Any) -> str:
        if SCENARIO not in setup_fields(self.game):
            self._fault("lab-no-scenarios", "scenario", name=self.game.id)
        self._option("scenario", SCENARIO, name)
        return str(name)

    def _option(self, key: str, name: str, value: Any) -> None:
        fields = setup_fields(self.game)
        if name not in fields:
            self._near("lab-no-option", key, name, fields, name=self.game.id)
        try:
            with_field(self.game.setup.type(), fields[name], value)
        except msgspec.ValidationError:
            values = fields[name].values
            if values:
                self._near("lab-no-value", key, str(value), values, option=name)
            self._fault("lab-value", key, value, text=str(value), option=name)

    def _change(self, entry: Any) -> Change:
        """Return a change by its paths, which may be written as one key or as nested tables."""
        if not isinstance(entry, dict):
            self._fault("lab-table", "change", key="change")
        change = dict(sorted(_flat(entry)))
        for path in change:
            of, _, rest = path.partition(".")
            if of != self.game.id and of in games.names():
                self._fault("lab-path-game", "change", path, path=path, name=self.game.id)
            if of != self.game.id:
                self._fault("lab-path", "change", path, path=path, near=f"{self.game.id}.{rest}")
        return change

    def _try(self, cell: Cell) -> None:
        """Refuse a cell whose first table cannot be set up; a changed cell is tried where its change is made."""
        try:
            self.game.new(settle(self.game, cell, Random(0), Random(0)))
        except Refused as no:
            line = self.lines.of("setup", cell.setup.label.partition(BETWEEN)[0]) or self.lines.of("options")
            if no.reason.id == "number-of-seats":
                line = self.lines.of("agents", cell.agents[0])
            raise Faulty(no.reason, line, self.game.id) from None


def _flat(table: Mapping[str, Any], way: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, (*way, key))
        else:
            yield ".".join((*way, key)), value

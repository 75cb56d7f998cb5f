"""The work of a working process: it plays games of a study, each by its number."""

from collections import Counter
from time import perf_counter, process_time
from typing import Any

import msgspec

from theomachy import games
from theomachy.agents import agent
from theomachy.agents.seats import Agent, play
from theomachy.content.what_if import DESK, change
from theomachy.features.armies import Armies, armies_of
from theomachy.kernel import Fast, Game, Match
from theomachy.lab.momentum import Course, rounds_of
from theomachy.lab.rows import CardRow, Row, UseRow
from theomachy.lab.study import Change, Study, Task, compare_versions, versions


class Player(msgspec.Struct, frozen=True):
    """A player of the games of a study that have one change.

    It depends on nothing but its own fields, so any process of any machine may run it, as long as that process has
    played with no other change before.
    """

    study: Study
    change: Change
    versions: dict[str, str]
    """The versions that the study is played with; the process of another machine may have others."""

    def begin(self) -> None:
        """Make the change, if it is not made yet; Refused if this process would play another game."""
        if self.change and DESK.wanted != self.change:
            change(self.change)
        compare_versions(games.game(self.study.game), {"": self.versions}, {"": versions(games.game(self.study.game))})

    def __call__(self, number: int) -> Row:
        if self.study.game not in games.GAMES or DESK.wanted != self.change:
            self.begin()
        return play_game(games.game(self.study.game), self.study.task(number))


def play_game(game: Game[Any], task: Task) -> Row:
    """Play one game and return its row."""
    try:
        match, agents = table_of(game, task)
        course = Course(match)
        decisions = play(match, agents, course.look)
    except Exception as error:
        error.add_note(f"in game {task.number} (deal {task.deal}) between {', '.join(task.agents)}")
        raise
    assert match.result is not None
    shares = tuple(map(float, match.result))
    armies = brought(game, match.state.setup)
    return Row(
        number=task.number,
        cell=task.cell,
        deal=task.deal,
        agents=task.agents,
        shares=shares,
        first=next((by for by in match.who if isinstance(by, int) and by >= 0), None),
        rounds=rounds_of(match.state),
        steps=len(match.steps) - 1,
        decisions=decisions,
        course=course.swing(shares.index(1) if 1 in shares else None),
        armies=armies,
        settled=task.setup,
        cards=tuple(cards_of(game, armies)),
        uses=tuple(uses_of(game, match)),
    )


def table_of(game: Game[Any], task: Task) -> tuple[Match[Any], list[Agent]]:
    """Return a match before its first answer, and the agents that play it."""
    setup = msgspec.json.decode(task.setup, type=game.setup.type)
    match = Match(game, game.new(setup), Fast(task.dice), listen=True)
    clock = process_time if task.cpu_time else perf_counter
    return match, [agent(game, name, seed, clock) for name, seed in zip(task.agents, task.seeds, strict=True)]


def brought(game: Game[Any], setup: Any) -> tuple[str, ...]:
    """Return the armies that the seats brought along: none where they are found at the table."""
    return tuple(getattr(setup, armies_of(game).field) or ()) if game.feature(Armies) else ()


def cards_of(game: Game[Any], armies: tuple[str, ...]) -> list[CardRow]:
    rules = game.feature(Armies)
    if rules is None or rules.entries is None:
        return []
    return [CardRow(seat, *entry) for seat, army in enumerate(armies) for entry in rules.entries(army)]


def uses_of(game: Game[Any], match: Match[Any]) -> list[UseRow]:
    """Count the uses of abilities that the events of a match tell of, forced uses included."""
    used = armies_of(game).used if game.feature(Armies) else None
    if used is None:
        return []
    told = Counter(use for event in match.events if (use := used(match.state, event)) is not None)
    return [UseRow(*use, times) for use, times in sorted(told.items())]

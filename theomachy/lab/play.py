"""Plays the games of a study."""

from collections.abc import Generator
from functools import partial

import msgspec

from theomachy import games
from theomachy.agents import agent
from theomachy.kernel import Fast, Match
from theomachy.kernel.seats import play
from theomachy.lab.crew import spread
from theomachy.lab.rows import Row
from theomachy.lab.study import Study, Task


def play_study(study: Study, workers: int, start: int = 0) -> Generator[list[Row], None, None]:
    """The rows of a study from a number on, in order, some at a time."""
    tasks = (study.task(number) for number in range(start, study.total))
    return spread(partial(play_game, study.game.id), tasks, max(1, min(workers, study.total - start)))


def play_game(name: str, task: Task) -> Row:
    """One game. It depends on nothing but its task, so any process of any machine may play it."""
    game = games.game(name)
    try:
        match = Match(game, game.new(msgspec.json.decode(task.setup, type=game.setup.type)), Fast(task.dice))
        decisions = play(match, [agent(game, *pair) for pair in zip(task.agents, task.seeds, strict=True)])
    except Exception as error:
        error.add_note(f"in game {task.number} (deal {task.deal}) between {', '.join(task.agents)}")
        raise
    assert match.result is not None
    return Row(
        task.number,
        task.deal,
        task.agents,
        tuple(map(float, match.result)),
        next((by for by in match.who if isinstance(by, int) and by >= 0), None),
        getattr(match.state, "round", None),
        len(match.steps) - 1,
        decisions,
        task.setup,
    )

"""The agenda, and the phases of the game."""

from theomachy.games.godslayer.state import Battle
from theomachy.games.godslayer.tasks import Task
from theomachy.games.godslayer.terms import Phase


def schedule(t: Battle, *tasks: Task) -> None:
    """These come next, in this order."""
    t.agenda = tasks + t.agenda


def schedule_last(t: Battle, *tasks: Task) -> None:
    """These come after all that is planned."""
    t.agenda += tasks


def next_task(t: Battle) -> Task:
    """The next task, which is then no longer on the agenda."""
    task = t.agenda[0]
    t.agenda = t.agenda[1:]
    return task


def drop(t: Battle, *tasks: Task) -> None:
    """These are done, or will never be."""
    t.agenda = tuple([task for task in t.agenda if task not in tasks])


def begin_phase(t: Battle, phase: Phase) -> None:
    t.phase = phase

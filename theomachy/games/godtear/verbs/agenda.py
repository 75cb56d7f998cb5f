"""What is still to be done."""

from theomachy.games.godtear.state import Godtear
from theomachy.games.godtear.tasks import Task


def schedule(t: Godtear, *tasks: Task) -> None:
    """These come next, in this order."""
    t.agenda = tasks + t.agenda


def next_task(t: Godtear) -> Task:
    """The next task, which is then no longer on the agenda."""
    task = t.agenda[0]
    t.agenda = t.agenda[1:]
    return task


def revise(t: Godtear, old: Task, new: Task) -> None:
    """A task that waits on the agenda has changed."""
    t.agenda = tuple(new if task is old else task for task in t.agenda)

"""An agenda: the tasks that a state has planned, which only these verbs change."""

from typing import Protocol, TypeVar

T = TypeVar("T")


class Planning(Protocol[T]):
    """A state with an agenda."""

    agenda: tuple[T, ...]


def schedule(t: Planning[T], *tasks: T) -> None:
    """Put tasks at the front of the agenda, in this order."""
    t.agenda = tasks + t.agenda


def schedule_last(t: Planning[T], *tasks: T) -> None:
    """Put tasks at the end of the agenda, in this order."""
    t.agenda += tasks


def next_task(t: Planning[T]) -> T:
    """Take the next task off the agenda and return it."""
    task = t.agenda[0]
    t.agenda = t.agenda[1:]
    return task


def revise(t: Planning[T], old: T, new: T) -> None:
    """Replace a task that waits on the agenda."""
    t.agenda = tuple([new if task is old else task for task in t.agenda])


def drop(t: Planning[T], *tasks: T) -> None:
    """Take tasks off the agenda, done or not."""
    t.agenda = tuple([task for task in t.agenda if task not in tasks])

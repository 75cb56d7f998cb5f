"""What is still to be done in a game that plans ahead: a row of tasks in its state, which only these verbs change."""

from typing import Protocol, TypeVar

T = TypeVar("T")


class Planning(Protocol[T]):
    """A state with an agenda."""

    agenda: tuple[T, ...]


def schedule(t: Planning[T], *tasks: T) -> None:
    """These come next, in this order."""
    t.agenda = tasks + t.agenda


def schedule_last(t: Planning[T], *tasks: T) -> None:
    """These come after all that is planned."""
    t.agenda += tasks


def next_task(t: Planning[T]) -> T:
    """The next task, which is then no longer on the agenda."""
    task = t.agenda[0]
    t.agenda = t.agenda[1:]
    return task


def revise(t: Planning[T], old: T, new: T) -> None:
    """A task that waits on the agenda has changed."""
    t.agenda = tuple([new if task is old else task for task in t.agenda])


def drop(t: Planning[T], *tasks: T) -> None:
    """These are done, or will never be."""
    t.agenda = tuple([task for task in t.agenda if task not in tasks])

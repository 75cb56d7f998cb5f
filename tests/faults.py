"""Faults that tests plant, and the reports that are kept of them."""

from collections.abc import Iterator
from contextlib import contextmanager

from theomachy.play import optional
from theomachy.play.faults import Fault


class Planted(Exception):
    """The error that a test plants in a procedure."""


def broken(*args: object, **more: object) -> object:
    """Stand in for a procedure and fail."""
    raise Planted("hidden: the third card")


@contextmanager
def kept_faults() -> Iterator[list[Fault]]:
    """Let faults stop at the boundary for a while, as they do for players, and collect their reports."""
    reports: list[Fault] = []
    before = optional.set_keeper(reports.append)
    try:
        with optional.strictly(False):
            yield reports
    finally:
        optional.set_keeper(before)

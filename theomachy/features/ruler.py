"""Measuring on the table, for anyone at any time."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from theomachy.kernel.scene import Measured

End: TypeAlias = str
"""An end of a measurement: the id of a piece, or a place, `x,y` or `x,y,level`."""


@dataclass(frozen=True)
class Ruler:
    """A ruler that anyone may use at any time; a game without this feature lets nobody measure."""

    between: Callable[[Any, End, End], Measured]
    """Measure between two ends in a state, or raise Refused with the reason why that cannot be measured."""

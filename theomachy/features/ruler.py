"""Measuring on the table, for anyone at any time."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from theomachy.kernel.messages import Message
from theomachy.kernel.scene import Stroke

End: TypeAlias = str
"""An end of a measurement: the id of a piece, or a place, `x,y` or `x,y,level`."""


class Measured(msgspec.Struct, frozen=True):
    """The distance between two ends, as a ruler tells it."""

    units: int | None
    """The distance in the units of the plane; None where no line can be drawn."""
    strokes: list[Stroke]
    text: Message


@dataclass(frozen=True)
class Ruler:
    """A ruler that anyone may use at any time; a game without this feature lets nobody measure."""

    between: Callable[[Any, End, End], Measured]
    """Measure between two ends in a state, or raise Refused with the reason why that cannot be measured."""

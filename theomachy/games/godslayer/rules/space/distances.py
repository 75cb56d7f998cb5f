"""GS-TRM: distances from edge to edge, which are measured after they are declared."""

from theomachy.games.godslayer.state import Model
from theomachy.geometry.plane import within


def in_range(origin: Model, target: Model, far: int) -> bool:
    """Return True if any part of the target's base is within a distance in plane units. GS-TRM-02, GS-TRM-06."""
    return origin.number == target.number or within(origin, target, far)

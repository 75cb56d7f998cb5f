"""GS-SET-10, GS-DEP-02, GS-MUL-04: the sides of the table and the zones along them."""

from typing import Final

from theomachy.games.godslayer.setup import DEFENDER
from theomachy.games.godslayer.state import Battle
from theomachy.games.godslayer.terms import NOBODY, Edge, Side, Stage
from theomachy.geometry.plane import INCH
from theomachy.geometry.shapes import Box

CENTRE: Final = "centre"
"""The side of the defenders of a last stand."""
APART = 32 * INCH
"""Distance between the zones of two sides, on any table, in plane units. GS-SET-10."""
FORWARD = 8 * INCH
"""Extra depth of a zone in advanced deployment, in plane units. GS-DEP-02, GS-A-82."""
BESIDE: dict[Edge, tuple[Edge, Edge]] = {
    "north": ("west", "east"), "south": ("west", "east"), "west": ("north", "south"), "east": ("north", "south"),
}  # fmt: skip
EDGE_OF: dict[Side, Edge] = {
    "north": "north", "north-west": "north", "north-east": "north",
    "south": "south", "south-west": "south", "south-east": "south",
    "west": "west", "west-north": "west", "west-south": "west",
    "east": "east", "east-north": "east", "east-south": "east",
}  # fmt: skip
"""The edge of the table on which a side lies. GS-MUL-04."""
OPPOSITE: dict[Edge, Edge] = {"north": "south", "south": "north", "west": "east", "east": "west"}


def strip(t: Battle, side: Side, how: Stage, seat: int = NOBODY) -> Box:
    """Return the zone along a side of the table, or along a section of it.

    Its ends belong to no side where other used sides meet it. Sections meet in the middle of their side. GS-MUL-04,
    GS-A-154.
    """
    edge = EDGE_OF[side]
    far = depth(t, edge, how, seat)
    used = {EDGE_OF.get(other) for other in t.sides}
    first, last = [depth(t, other, how) if other in used else 0 for other in BESIDE[edge]]
    along, across = (t.width, t.height) if edge in ("north", "south") else (t.height, t.width)
    section = side.removeprefix(edge)
    begin = along // 2 if section in ("-east", "-south") else first
    end = along // 2 if section in ("-west", "-north") else along - last
    near = 0 if edge in ("north", "west") else across - far
    return (begin, near, end, near + far) if edge in ("north", "south") else (near, begin, near + far, end)


def depth(t: Battle, side: Edge, how: Stage, seat: int = NOBODY) -> int:
    """Return the depth of the zone along a side. Opposite zones are 32 inches apart. GS-SET-10, GS-A-82."""
    across = t.height if side in ("north", "south") else t.width
    far = (across - APART) // 2
    if t.setup.scenario == "break-through" and seat != NOBODY and t.allied(seat, DEFENDER):
        far += FORWARD
    return far + (FORWARD if how == "advanced" else 0)

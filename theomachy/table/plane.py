"""The measured plane: bases, shapes and ground, by whole numbers of a hundredth of a millimetre."""

from theomachy.table.discs import (
    CONTACT,
    INCH,
    Disc,
    Point,
    completely_within,
    gap,
    in_contact,
    length,
    on_table,
    overlap,
    within,
)
from theomachy.table.patches import Patches
from theomachy.table.shapes import (
    Shape,
    area,
    crosses,
    disc_inside,
    inside,
    overlaps,
    shape_gap,
    shape_on_table,
    shapes_gap,
    shapes_overlap,
)

__all__ = [
    "CONTACT",
    "INCH",
    "Disc",
    "Patches",
    "Point",
    "Shape",
    "area",
    "completely_within",
    "crosses",
    "disc_inside",
    "gap",
    "in_contact",
    "inside",
    "length",
    "on_table",
    "overlap",
    "overlaps",
    "shape_gap",
    "shape_on_table",
    "shapes_gap",
    "shapes_overlap",
    "within",
]

"""The drawing of measures: the line with its units, the units that terrain adds, the way round. GB-MEA-01 to 06."""

from itertools import pairwise

from theomachy.exact import distance, total
from theomachy.features.ruler import Measured
from theomachy.games.godbreaker.rules.measuring import Based, added, measure, measure_line, shift, way
from theomachy.games.godbreaker.state import FIELD, UNIT, At, Model, Saga
from theomachy.geometry.outlines import outlines
from theomachy.geometry.plane import Point
from theomachy.kernel import Message, Reason, refuse
from theomachy.kernel.keys import spot
from theomachy.kernel.scene import Stroke, StrokeKind


def measured_line(t: Saga, a: Based, b: Based, whole: bool = False) -> list[Stroke]:
    """Return the line between two bases from edge to edge, with its measure. GB-A-08.

    With `whole` it runs to the far side of the second base.
    """
    short = -b.r if whole else b.r
    units = measure_line(t, a, b, a.r, short, a.level, b.level)
    points = list(way(t, a, b, a.r, short))
    if units is None:
        return [Stroke("blocked", points, label=Message("gb-no-line", "GB-MEA-06"))]
    extra = added(t, points, a.r, short, a.level, b.level)
    kind: StrokeKind = "detour" if len(points) > 2 else "measure"
    clause = "GB-MEA-06" if kind == "detour" else "GB-MEA-04" if extra else "GB-MEA-03"
    label = Message(
        f"gb-{kind}{'-terrain' if extra else ''}", clause, {"n": units - extra, "more": extra, "units": units}
    )
    return [Stroke(kind, trimmed(points, a.r, short), label=label, base=b.r)]


def reach(t: Saga, of: Based, units: int, r: int, shifted: bool = False, kind: StrokeKind = "reach") -> list[Stroke]:
    """Return the outline of the places for the middle of a base that is placed within a range.

    With `shifted` the range is that of a shift from where the base stands itself. GB-PLC-02, GB-A-08 to 10.
    """
    skip, beyond = (0, 0) if shifted else (of.r, r if units else -r)
    areas, walls = t.ground.areas.get(of.level), t.ground.walls.get((of.level, of.level))
    box = (r, r, t.width - r, t.height - r)
    shapes = outlines((of.x, of.y), units, areas, walls, skip, beyond, box)
    return [Stroke(kind, outline, closed=True) for outline in shapes]


def trimmed(points: list[Point], skip: int, short: int) -> list[Point]:
    """Return a line of several legs, cut at both ends."""
    return [_along(points[0], points[1], skip), *points[1:-1], _along(points[-1], points[-2], short)]


def _along(a: Point, b: Point, by: int) -> Point:
    far = distance(*a, *b)
    if far == 0:
        return a
    return round(a[0] + (b[0] - a[0]) * by / far), round(a[1] + (b[1] - a[1]) * by / far)


RANGES = (
    "gb-beyond-move",
    "gb-beyond-attack-range",
    "gb-too-far-to-hand",
    "gb-too-far-to-verify",
    "gb-too-far-to-treat",
)
"""Ids of the refusals for want of range."""


def with_measure(t: Saga, why: Reason | None, model: Model, to: Based) -> Reason | None:
    """Return a refusal for want of range with the units measured; None if there is no line.

    Only refusals that are told need it: filtering many places does not, and measuring is expensive.
    """
    if why is None or why.id not in RANGES:
        return why
    units = shift(t, model, to) if why.id == "gb-beyond-move" else measure(t, model, to)
    return Reason(why.id, why.clause, {**why.args, "measured": units})


def ruler(t: Saga, start: str, end: str) -> Measured:
    """Measure between any two things or points, which any player may do at any time. GB-MEA-02."""
    a, b = end_of(t, start), end_of(t, end)
    units = measure(t, a, b)
    strokes = measured_line(t, a, b)
    inches = total(distance(*p, *q) for p, q in pairwise(way(t, a, b))) - a.r - b.r
    text = strokes[0].label
    assert text is not None
    hundredths = max(0, round(inches * 100 / UNIT))
    return Measured(units, strokes, Message(text.id, text.clause, {**text.args, "inches": f"{hundredths / 100:.2f}"}))


def end_of(t: Saga, end: str) -> Based:
    """Return the model, marker, token or point at an end of a measure."""
    model = t.named(end)
    if model is not None and model.where == FIELD:
        return model
    if marker := t.marker(end):
        return marker
    if token := next((token for token in t.tokens if token.id == end), None):
        return token
    point = spot(end)
    if point is not None:
        x, y, level = point
        if x <= t.width and y <= t.height:
            return At(x, y, 0, level)
    raise refuse("gb-no-end", "GB-MEA-02", key=end)

"""The charts of a report: ids and numbers, in the colours of drawing.PALETTE. `width` is that of the paper."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import altair

from theomachy.lab.statistics.course import Edge
from theomachy.lab.statistics.evening import Even
from theomachy.lab.statistics.intervals import Estimate
from theomachy.lab.statistics.matchups import Matchup, Matrix
from theomachy.reports.drawing import FONT, PALETTE, described, spec_of, text_width

ROW, CELL = 23, 30
"""Pixels of a line of a list, and of a square of a matrix."""
FIGURES = 44
"""Pixels beside a list for its numbers."""
BINS = ("bin-1", "bin-2", "bin-3", "bin-4", "bin-5", "bin-6", "bin-7")
MAX_NAMED = 7
"""Names beside the dots of a scatter."""
LIMITS = (0.35, 0.42, 0.475, 0.525, 0.58, 0.65)
"""Shares of games won at which the colour of a cell in a matrix changes."""

NUMBER = "#"
"""Between a name and its number."""

Spec = dict[str, Any]
Rows = list[dict[str, Any]]
Point = tuple[str, float, float, bool]
"""An id, where it lies, and whether it is told apart surely."""


class Bar(NamedTuple):
    """A line of a list: its id, a value with its interval, and whether that is sure to be more or less than nothing."""

    name: str
    value: Estimate
    found: bool


def room_for(texts: Iterable[str], most: float) -> float:
    return min(most, max((text_width(text) for text in texts), default=0.0) + 8)


def signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def interval(one: Estimate, factor: float = 100) -> str:
    return f"{signed(one.value * factor)} ({signed(one.low * factor)} … {signed(one.high * factor)})"


def numbered(name: str, number: str) -> str:
    """Return a name with the number that stands for it elsewhere in a chart."""
    return f"{name}{NUMBER}{number}"


def forest(bars: Sequence[Bar], title: str, labels: float, width: int) -> Spec:
    """Draw values with their intervals around 0, one below the other; a triangle shows a sign that is sure."""
    rows: Rows = [
        {
            "name": bar.name,
            "value": bar.value.value * 100,
            "low": bar.value.low * 100,
            "high": bar.value.high * 100,
            "sign": _sign(bar),
            "said": signed(bar.value.value * 100),
            "told": described(bar.name, numbers=interval(bar.value)),
        }
        for bar in bars
    ]
    plot = width - labels - FIGURES - 4
    chart = altair.Chart(altair.InlineData(values=rows))
    y = altair.Y("name:N", sort=None, title=None, axis=_names(labels))
    x = altair.X("value:Q", title=title, scale=altair.Scale(nice=True, zero=True), axis=_numbers())
    lines = chart.mark_rule(strokeWidth=3, strokeCap="round", opacity=0.55).encode(
        x=altair.X("low:Q", title=title, axis=_numbers()), x2="high:Q", y=y, color=_signs()
    )
    points = chart.mark_point(filled=True, size=86, opacity=1).encode(
        x=x,
        y=y,
        color=_signs(),
        shape=altair.Shape("sign:N", legend=None, scale=altair.Scale(domain=SIGNS, range=SHAPES)),
        description="told:N",
    )
    zero = altair.Chart(altair.InlineData(values=[{"zero": 0}])).mark_rule(color=PALETTE["text-2"], strokeDash=[3, 3])
    texts = chart.mark_text(align="right", color=PALETTE["text"], fontSize=12).encode(
        x=altair.value(plot + FIGURES), y=y, text="said:N"
    )
    whole = altair.layer(lines, zero.encode(x="zero:Q"), points, texts)
    return _listed(whole.properties(width=plot, height=ROW * len(rows)), labels)


SIGNS = ["more", "less", "open"]
SHAPES = ["triangle-up", "triangle-down", "circle"]


def _sign(bar: Bar) -> str:
    return "open" if not bar.found else "more" if bar.value.value > 0 else "less"


def _signs() -> altair.Color:
    colours = [PALETTE["good"], PALETTE["harm"], PALETTE["text-3"]]
    return altair.Color("sign:N", legend=None, scale=altair.Scale(domain=SIGNS, range=colours))


def matrix(found: Matrix, labels: float) -> Spec:
    """Return a chart of the wins of each against each, in percent, with a dot where the difference is certain."""
    small = len(found.names) > 16
    cell = 24 if small else CELL + 8
    numbers = {name: str(n) for n, name in enumerate(found.names, 1)}
    rows: Rows = [
        {
            "one": numbered(one.one, numbers[one.one]),
            "other": numbers[one.other],
            "bin": BINS[sum(one.share.value > limit for limit in LIMITS)],
            "said": f"{one.share.value * 100:.0f}",
            "sure": one.found,
            "told": described(one.one, one.other, numbers=_matched(one)),
        }
        for one in found.cells
    ]
    chart = altair.Chart(altair.InlineData(values=rows))
    x = altair.X(
        "other:N",
        sort=list(numbers.values()),
        title=None,
        axis=altair.Axis(orient="top", labelAngle=0, domain=False, ticks=False, labelColor=PALETTE["text-3"]),
    )
    y = altair.Y("one:N", sort=[numbered(*pair) for pair in numbers.items()], title=None, axis=_names(labels))
    colour = altair.Color("bin:N", legend=None, scale=altair.Scale(domain=BINS, range=[PALETTE[bin] for bin in BINS]))
    squares = chart.mark_rect(stroke=PALETTE["surface"], strokeWidth=2, cornerRadius=3).encode(
        x=x, y=y, color=colour, description="told:N"
    )
    texts = chart.mark_text(fontSize=10.5 if small else 12, color=PALETTE["text"]).encode(
        x=x, y=y, text="said:N", opacity=altair.condition("datum.sure", altair.value(1), altair.value(0.75))
    )
    sure = chart.transform_filter("datum.sure").mark_point(
        filled=True, size=14, color=PALETTE["text"], yOffset=cell / 2 - 5, opacity=1
    )
    size = cell * len(found.names)
    return _finished(altair.layer(squares, texts, sure.encode(x=x, y=y)).properties(width=size, height=size))


def _matched(one: Matchup) -> str:
    return f"{one.share.value:.0%} ({one.share.low:.0%} … {one.share.high:.0%}), n = {one.games}"


def edges(found: Sequence[Edge], even: float, title: str, labels: float, width: int) -> Spec:
    """Draw the share of games that each seat wins, as a difference from an even share."""
    beside = [
        Bar(
            f"seat-{edge.seat}",
            Estimate(edge.share.value - even, edge.share.low - even, edge.share.high - even),
            not edge.share.low <= even <= edge.share.high,
        )
        for edge in found
    ]
    return forest(beside, title, labels, width)


def histogram(counts: dict[str, int], title: str, width: int, marked: Sequence[str] = ()) -> Spec:
    """Return a chart of the number of games by value; some values may be marked."""
    total = sum(counts.values()) or 1
    rows: Rows = [
        {
            "name": name,
            "part": 100 * count / total,
            "marked": name in marked,
            "told": described(name, numbers=f"{count / total:.1%}"),
        }
        for name, count in counts.items()
    ]
    chart = altair.Chart(altair.InlineData(values=rows))
    x = altair.X(
        "name:N", sort=None, title=title, axis=altair.Axis(labelAngle=0, ticks=False, labelOverlap=True, domain=False)
    )
    colour = altair.condition("datum.marked", altair.value(PALETTE["harm"]), altair.value(PALETTE["accent"]))
    bars = chart.mark_bar(cornerRadiusTopLeft=3, cornerRadiusTopRight=3).encode(
        x=x, y=altair.Y("part:Q", title=None, axis=_numbers(" + '%'")), color=colour, description="told:N"
    )
    return _finished(bars.properties(width=width - 52, height=170))


def bars(values: Sequence[tuple[str, float]], title: str, labels: float, width: int) -> Spec:
    """Draw plain amounts as bars, one below the other."""
    rows: Rows = [
        {"name": name, "value": value, "said": f"{value:.2f}", "told": described(name, numbers=f"{value:.2f}")}
        for name, value in values
    ]
    chart = altair.Chart(altair.InlineData(values=rows))
    y = altair.Y("name:N", sort=None, title=None, axis=_names(labels))
    x = altair.X("value:Q", title=title, axis=_numbers())
    marks = chart.mark_bar(cornerRadiusEnd=3, color=PALETTE["accent"], height=12)
    texts = chart.mark_text(align="left", dx=6, color=PALETTE["text"], fontSize=12).encode(x=x, y=y, text="said:N")
    plot = width - labels - FIGURES - 4
    whole = altair.layer(marks.encode(x=x, y=y, description="told:N"), texts)
    return _listed(whole.properties(width=plot, height=ROW * len(rows)), labels)


def scatter(points: Sequence[Point], titles: tuple[str, str], width: int) -> Spec:
    """Draw each card's strength in one hand against that in another; name the cards that differ most between them."""
    named = {name for name, *_ in _told_apart(points)}
    rows: Rows = [
        {
            "name": name,
            "x": x * 100,
            "y": y * 100,
            "apart": apart,
            "named": name in named,
            "told": described(name, numbers=f"{signed(x * 100)} → {signed(y * 100)}"),
        }
        for name, x, y, apart in points
    ]
    far = max((max(abs(row["x"]), abs(row["y"])) for row in rows), default=1.0) * 1.15
    span = altair.Scale(domain=[-far, far], nice=False)
    chart = altair.Chart(altair.InlineData(values=rows))
    x = altair.X("x:Q", title=titles[0], scale=span, axis=_numbers())
    y = altair.Y("y:Q", title=titles[1], scale=span, axis=_numbers())
    line = altair.Chart(altair.InlineData(values=[{"x": -far, "y": -far}, {"x": far, "y": far}])).mark_line(
        color=PALETTE["text-3"], strokeDash=[4, 4], strokeWidth=1
    )
    colour = altair.condition("datum.apart", altair.value(PALETTE["info"]), altair.value(PALETTE["text-3"]))
    marks = chart.mark_point(filled=True, size=70, opacity=0.9).encode(x=x, y=y, color=colour, description="told:N")
    names = [_beside(chart, "datum.x > 0", "right", -8, x, y), _beside(chart, "datum.x <= 0", "left", 8, x, y)]
    whole = altair.layer(line.encode(x=x, y=y), marks, *names)
    size = width - 70
    return _finished(whole.properties(width=size, height=min(size, 460)))


def _told_apart(points: Sequence[Point]) -> list[Point]:
    """Return the points that differ most, but no two whose names would overlap."""
    far = max((max(abs(x), abs(y)) for _, x, y, _ in points), default=1.0)
    chosen: list[Point] = []
    for point in sorted(points, key=lambda one: (-one[3], -abs(one[2] - one[1]))):
        if len(chosen) < MAX_NAMED and all(
            abs(point[2] - other[2]) > 0.12 * far or abs(point[1] - other[1]) > far for other in chosen
        ):
            chosen.append(point)
    return chosen


def _beside(
    chart: altair.Chart, where: str, align: Literal["left", "right"], distance: int, x: altair.X, y: altair.Y
) -> Any:
    """Write names beside their dots."""
    named = chart.transform_filter(f"datum.named && {where}")
    texts = named.mark_text(align=align, dx=distance, dy=-1, color=PALETTE["text"], fontSize=12)
    return texts.encode(x=x, y=y, text="name:N")


def even_line(found: Even, titles: tuple[str, str], width: int) -> Spec:
    """Draw the strength of a card by its cost, and the cost at which it is 0."""
    rows: Rows = [
        {
            "cost": cost,
            "value": one.value * 100,
            "low": one.low * 100,
            "high": one.high * 100,
            "told": described(found.card, numbers=interval(one)),
        }
        for cost, one in found.tried
    ]
    costs = [cost for cost, _ in found.tried] + ([found.cost] if found.cost is not None else [])
    span = altair.Scale(domain=[min(costs) - 0.5, max(costs) + 0.5], nice=False)
    ticks = altair.Axis(
        values=list(range(int(min(costs)) - 1, int(max(costs)) + 2)),
        format="d",
        gridColor=PALETTE["surface-3"],
        domain=False,
        ticks=False,
    )
    chart = altair.Chart(altair.InlineData(values=rows))
    x = altair.X("cost:Q", title=titles[0], scale=span, axis=ticks)
    y = altair.Y("value:Q", title=titles[1], axis=_numbers())
    lines = chart.mark_rule(strokeWidth=3, strokeCap="round", color=PALETTE["accent"], opacity=0.55).encode(
        x=x, y=altair.Y("low:Q", title=titles[1], axis=_numbers()), y2="high:Q"
    )
    path = chart.mark_line(color=PALETTE["accent"], strokeWidth=1).encode(x=x, y=y)
    points = chart.mark_point(filled=True, size=90, color=PALETTE["accent"], opacity=1).encode(
        x=x, y=y, description="told:N"
    )
    zero = altair.Chart(altair.InlineData(values=[{"zero": 0}])).mark_rule(color=PALETTE["text-2"], strokeDash=[3, 3])
    layers = [lines, path, points, zero.encode(y="zero:Q")]
    if found.cost is not None:
        root: Rows = [{"cost": found.cost, "value": 0, "said": f"{found.cost:.1f}"}]
        there = altair.Chart(altair.InlineData(values=root))
        layers += [
            there.mark_point(filled=True, shape="diamond", size=160, color=PALETTE["info"], opacity=1).encode(x=x, y=y),
            there.mark_text(dy=-15, color=PALETTE["text"], fontSize=14, fontWeight="bold").encode(
                x=x, y=y, text="said:N"
            ),
        ]
    return _finished(altair.layer(*layers).properties(width=width - 70, height=260))


def _names(labels: float) -> altair.Axis:
    return altair.Axis(
        labelLimit=0,
        minExtent=labels,
        maxExtent=labels,
        domain=False,
        ticks=False,
        labelPadding=8,
        labelColor=PALETTE["text"],
        labelFontSize=12.5,
    )


def _numbers(unit: str = "") -> altair.Axis:
    return altair.Axis(
        labelExpr=f"replace(datum.label, '-', '−'){unit}",
        grid=True,
        gridColor=PALETTE["surface-3"],
        domain=False,
        ticks=False,
        tickCount=6,
    )


def _listed(chart: Any, labels: float) -> Spec:
    """Return a list chart with room for its names as they will be said, not for their ids."""
    spec = _finished(chart)
    spec["autosize"] = {"type": "none"}
    spec["padding"] = {"left": labels, "right": FIGURES + 4, "top": 4, "bottom": 44}
    return spec


def _finished(chart: Any) -> Spec:
    plain = chart.configure(background="transparent", font=FONT).configure_view(stroke=None)
    return spec_of(
        plain.configure_axis(
            labelColor=PALETTE["text-3"],
            titleColor=PALETTE["text-3"],
            titleFontWeight="normal",
            titleFontSize=12,
            labelFontSize=11,
            titlePadding=10,
        )
    )

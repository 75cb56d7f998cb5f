"""Which charts a study has. Each is drawn broad and, where that cannot be read on a phone, narrow, too."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from theomachy.lab.findings import Axis, Findings
from theomachy.lab.statistics.abilities import Ability
from theomachy.lab.statistics.comparing import difference
from theomachy.lab.statistics.course import BEHIND
from theomachy.lab.statistics.intervals import SURE, holm
from theomachy.lab.statistics.strengths import Strength
from theomachy.reports import charts
from theomachy.reports.charts import Bar, Spec, room_for
from theomachy.reports.drawing import Drawing, draw
from theomachy.reports.teller import OF, SEAT, Teller

BROAD, NARROW = 760, 340
MAX_BARS = 44
"""Number of cards above which only the strongest and the weakest are drawn; the table has all."""
SHOWN_ABILITIES = 14
LOWEST_STEP = 5
"""Percent of a bar of least chances."""


class Figure(NamedTuple):
    broad: Drawing
    narrow: Drawing | None
    """The drawing for a narrow screen; None where the broad one scrolls on a phone."""


Figures = dict[str, Figure]


class Apart(NamedTuple):
    """A card at the first and the last value of an axis."""

    card: str
    first: Strength
    last: Strength
    found: bool
    """True if the two are shown to differ."""


def drawn(findings: Findings, tellers: Sequence[Teller]) -> Figures:
    """Return all charts of a study, by name."""
    return dict(_all(findings, tellers))


def _all(findings: Findings, tellers: Sequence[Teller]) -> Iterable[tuple[str, Figure]]:
    def room(ids: Iterable[str], most: float) -> float:
        return room_for([teller.charted(id) for id in ids for teller in tellers], most)

    def both(make: Callable[..., Spec], *given: Any, ids: Sequence[str]) -> Figure:
        wide, slim = room(ids, 300), room(ids, 150)
        return Figure(draw(make(*given, wide, BROAD), wide), draw(make(*given, slim, NARROW), slim))

    for kind, of_kind in by_kind(findings.strengths):
        bars = [Bar(one.card, one.strength, one.found) for one in shown(of_kind)]
        yield f"strengths-{kind}", both(charts.forest, bars, "report-axis-strength", ids=[bar.name for bar in bars])
    for axis in findings.axes:
        if points := [(one.card, one.first.strength.value, one.last.strength.value, one.found) for one in apart(axis)]:
            titles = (f"{axis.name}-first", f"{axis.name}-last")
            broad, narrow = (charts.scatter(points, titles, width) for width in (620, NARROW))
            yield f"by-{axis.name}", Figure(draw(broad), draw(narrow))
    for found in findings.matrices:
        yield f"matchups-{found.kind}", Figure(draw(charts.matrix(found, room(found.names, 200) + 20)), None)
    if findings.course.edges:
        edges = findings.course.edges
        ids = [f"{SEAT}{edge.seat}" for edge in edges]
        even = 1 / (len([edge for edge in edges if edge.seat]) or 1)
        yield "seats", both(charts.edges, edges, even, "report-axis-edge", ids=ids)
    if findings.course.rounds:
        counts = {str(rounds): count for rounds, count in findings.course.rounds.items()}
        yield "rounds", _histogram(counts, "report-axis-rounds", ())
    if findings.course.lowest:
        counts, low = lowest_counts(findings.course.lowest)
        yield "lowest", _histogram(counts, "report-axis-lowest", low)
    if findings.abilities:
        uses = [(f"{one.card}{OF}{one.ability}", one.uses) for one in most_used(findings.abilities)]
        yield "abilities", both(charts.bars, uses, "report-axis-uses", ids=[id for id, _ in uses])
    if findings.changed:
        names = [f"change-{n}" for n in range(len(findings.changed))]
        more = [one.strength.more for one in findings.changed]
        bars = [Bar(name, one, one.chance < SURE) for name, one in zip(names, more, strict=True)]
        yield "changed", both(charts.forest, bars, "report-axis-changed", ids=names)
    for even_cost in findings.evens:
        titles = ("report-axis-cost", "report-axis-strength")
        broad, narrow = (charts.even_line(even_cost, titles, width) for width in (620, NARROW))
        yield f"even-{even_cost.card}", Figure(draw(broad), draw(narrow))


def _histogram(counts: dict[str, int], title: str, marked: Sequence[str]) -> Figure:
    return Figure(*(draw(charts.histogram(counts, title, width, marked)) for width in (370, NARROW)))


def by_kind(strengths: Sequence[Strength]) -> list[tuple[str, list[Strength]]]:
    return [(kind, list(group)) for kind, group in groupby(strengths, key=lambda one: one.kind)]


def shown(strengths: Sequence[Strength]) -> list[Strength]:
    """Return the strongest and the weakest, where there are too many."""
    if len(strengths) <= MAX_BARS:
        return list(strengths)
    return [*strengths[: MAX_BARS // 2], *strengths[-MAX_BARS // 2 :]]


def apart(axis: Axis) -> list[Apart]:
    """Return the worth of each card at the first and at the last value of an axis."""
    last = {one.card: one for one in axis.parts[-1].strengths}
    both = [(one, last[one.card]) for one in axis.parts[0].strengths if one.card in last]
    chances = holm([difference(one.strength, other.strength).more.chance for one, other in both])
    return [Apart(one.card, one, other, chance < SURE) for (one, other), chance in zip(both, chances, strict=True)]


def lowest_counts(lowest: Sequence[float]) -> tuple[dict[str, int], list[str]]:
    """Winners by their least chance in steps, and the steps that are comebacks."""
    steps = range(0, 1 + int(100 * max(lowest)), LOWEST_STEP)
    counts = {str(step): 0 for step in steps}
    for chance in lowest:
        counts[str(int(100 * chance) // LOWEST_STEP * LOWEST_STEP)] += 1
    return counts, [str(step) for step in steps if step < 100 * BEHIND]


def most_used(abilities: Sequence[Ability]) -> list[Ability]:
    return sorted(abilities, key=lambda one: -one.uses)[:SHOWN_ABILITIES]

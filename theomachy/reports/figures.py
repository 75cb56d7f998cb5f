"""The charts of a study. Each is drawn broad and, where that cannot be read on a phone, narrow, too."""

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

BROAD, SQUARE, HISTOGRAM, NARROW = 760, 620, 370, 340
"""Widths of charts in pixels: with bars, with two measured axes, of a histogram, and of any chart on a phone."""
MAX_BARS = 44
"""Number of cards above which only the strongest and the weakest are drawn; the table has all."""
SHOWN_ABILITIES = 14
"""Number of abilities that are drawn."""
LOWEST_STEP = 5
"""Percent that one bar of the histogram of lowest chances spans."""


class Figure(NamedTuple):
    """A chart, drawn for a broad and for a narrow screen."""

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
    charter = Charter(findings, tellers)
    return (
        charter.strengths()
        | charter.by_axis()
        | charter.matchups()
        | charter.course()
        | charter.abilities()
        | charter.changed()
        | charter.even_costs()
    )


class Charter:
    """A maker of the charts of a study: each method returns those of one kind by name, or none where data lack."""

    def __init__(self, findings: Findings, tellers: Sequence[Teller]) -> None:
        self.findings, self.tellers = findings, tellers

    def strengths(self) -> Figures:
        """Return the strength of each card, in a chart for each kind of card."""
        figures = {}
        for kind, of_kind in by_kind(self.findings.strengths):
            bars = [Bar(one.card, one.strength, one.found) for one in shown(of_kind)]
            figures[f"strengths-{kind}"] = self._forest(bars, "report-axis-strength")
        return figures

    def by_axis(self) -> Figures:
        """Return the strength of each card at the first against that at the last value, in a chart for each axis."""
        figures = {}
        for axis in self.findings.axes:
            points = [(one.card, one.first.strength.value, one.last.strength.value, one.found) for one in apart(axis)]
            if points:
                titles = (f"{axis.name}-first", f"{axis.name}-last")
                figures[f"by-{axis.name}"] = _square(charts.scatter, points, titles)
        return figures

    def matchups(self) -> Figures:
        """Return what each card or side wins against each other, in a matrix for each kind."""
        return {
            f"matchups-{matrix.kind}": Figure(draw(charts.matrix(matrix, self._room(matrix.names, 200) + 20)), None)
            for matrix in self.findings.matrices
        }

    def course(self) -> Figures:
        """Return what each seat gains, how long games last, and from how little chance winners came back."""
        course, figures = self.findings.course, Figures()
        if course.edges:
            even = 1 / (len([edge for edge in course.edges if edge.seat]) or 1)
            ids = [f"{SEAT}{edge.seat}" for edge in course.edges]
            figures["seats"] = self._with_names(ids, charts.edges, course.edges, even, "report-axis-edge")
        if course.rounds:
            counts = {str(rounds): count for rounds, count in course.rounds.items()}
            figures["rounds"] = _histogram(counts, "report-axis-rounds", ())
        if course.lowest:
            counts, comebacks = lowest_counts(course.lowest)
            figures["lowest"] = _histogram(counts, "report-axis-lowest", comebacks)
        return figures

    def abilities(self) -> Figures:
        """Return how often the most used abilities are used."""
        if not self.findings.abilities:
            return {}
        uses = [(f"{one.card}{OF}{one.ability}", one.uses) for one in most_used(self.findings.abilities)]
        return {"abilities": self._with_names([id for id, _ in uses], charts.bars, uses, "report-axis-uses")}

    def changed(self) -> Figures:
        """Return what each change of content does to the strength of its card."""
        if not self.findings.changed:
            return {}
        bars = [
            Bar(f"change-{number}", one.strength.more, one.strength.more.chance < SURE)
            for number, one in enumerate(self.findings.changed)
        ]
        return {"changed": self._forest(bars, "report-axis-changed")}

    def even_costs(self) -> Figures:
        """Return the strength of a card at several costs, in a chart for each card whose even cost was sought."""
        titles = ("report-axis-cost", "report-axis-strength")
        return {f"even-{even.card}": _square(charts.even_line, even, titles) for even in self.findings.evens}

    def _forest(self, bars: Sequence[Bar], title: str) -> Figure:
        return self._with_names([bar.name for bar in bars], charts.forest, bars, title)

    def _with_names(self, ids: Sequence[str], make: Callable[..., Spec], *given: Any) -> Figure:
        """Draw a chart with room for names on its left side, broad and narrow."""
        for_broad, for_narrow = self._room(ids, 300), self._room(ids, 150)
        return Figure(
            draw(make(*given, for_broad, BROAD), for_broad), draw(make(*given, for_narrow, NARROW), for_narrow)
        )

    def _room(self, ids: Iterable[str], most: float) -> float:
        """Return the room that the longest name needs in any language, at most this much."""
        return room_for([teller.charted(id) for id in ids for teller in self.tellers], most)


def _square(make: Callable[..., Spec], *given: Any) -> Figure:
    """Draw a chart without names on its side, broad and narrow."""
    broad, narrow = (draw(make(*given, width)) for width in (SQUARE, NARROW))
    return Figure(broad, narrow)


def _histogram(counts: dict[str, int], title: str, marked: Sequence[str]) -> Figure:
    """Draw a histogram with some of its bars marked, broad and narrow."""
    broad, narrow = (draw(charts.histogram(counts, title, width, marked)) for width in (HISTOGRAM, NARROW))
    return Figure(broad, narrow)


def by_kind(strengths: Sequence[Strength]) -> list[tuple[str, list[Strength]]]:
    """Group strengths that are sorted by kind of card."""
    return [(kind, list(group)) for kind, group in groupby(strengths, key=lambda one: one.kind)]


def shown(strengths: Sequence[Strength]) -> list[Strength]:
    """Return the strengths to draw, sorted as given: all, or the strongest and the weakest of too many."""
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
    """Count winners by the lowest chance that they had, in steps of percent; return also the steps of comebacks."""
    steps = range(0, 1 + int(100 * max(lowest)), LOWEST_STEP)
    counts = {str(step): 0 for step in steps}
    for chance in lowest:
        counts[str(int(100 * chance) // LOWEST_STEP * LOWEST_STEP)] += 1
    return counts, [str(step) for step in steps if step < 100 * BEHIND]


def most_used(abilities: Sequence[Ability]) -> list[Ability]:
    """Return the abilities to draw, the most used first."""
    return sorted(abilities, key=lambda one: -one.uses)[:SHOWN_ABILITIES]

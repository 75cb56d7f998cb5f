"""The sections of a report: a question, its answer first, charts, then the numbers and how they were worked out."""

from collections.abc import Sequence
from typing import NamedTuple

from theomachy.lab.findings import Axis, Findings
from theomachy.lab.statistics.abilities import Ability
from theomachy.lab.statistics.course import Course, Edge, Spread
from theomachy.lab.statistics.evening import Even
from theomachy.lab.statistics.intervals import Estimate
from theomachy.lab.statistics.matchups import Matchup, Matrix
from theomachy.lab.statistics.strengths import Strength
from theomachy.presentation.text import Verbatim
from theomachy.reports.figures import Apart, apart, by_kind
from theomachy.reports.teller import FIRST_MOVER, SEAT, Teller

SELDOM = 0.05
"""An ability that a smaller part of the sides uses is seldom used."""
NONE = "none"
"""The word for “nothing” in a message."""


class Table(NamedTuple):
    heads: list[str]
    rows: list[list[str]]


class Section(NamedTuple):
    id: str
    question: str
    answers: list[str]
    figures: list[str]
    """Names of the section's charts."""
    tables: list[Table]
    method: str


def teller_of(findings: Findings, lang: str) -> Teller:
    """Return a teller that can say all ids of a study's charts."""
    teller = Teller(findings.game, lang)
    for axis in findings.axes:
        for end, part in (("first", axis.parts[0]), ("last", axis.parts[-1])):
            value = Verbatim(teller.value(axis.name, part.value))
            teller.called[f"{axis.name}-{end}"] = teller.say("report-axis-by", value=value)
    for n, one in enumerate(findings.changed):
        teller.called[f"change-{n}"] = teller.change(one.change)
    return teller


def sections(findings: Findings, teller: Teller) -> list[Section]:
    """Return the sections of a report, as far as the study has something to say."""
    found: list[Section] = []
    kinds = by_kind(findings.strengths)
    found += [_strengths(teller, kind, of_kind, findings.player, alone=len(kinds) == 1) for kind, of_kind in kinds]
    found += [_axis(teller, axis) for axis in findings.axes]
    found += [_changed(teller, findings)] if findings.changed else []
    found += [_even(teller, even) for even in findings.evens]
    alone = len(findings.matrices) == 1
    found += [_matchups(teller, matrix, alone=alone) for matrix in findings.matrices]
    found += [_seats(teller, findings.course.edges)] if findings.course.edges else []
    found.append(_course(teller, findings.course))
    found += [_abilities(teller, findings.abilities)] if findings.abilities else []
    return found


def _titled(teller: Teller, id: str, kind: str, *, alone: bool) -> str:
    return teller.say(id) if alone else teller.say(f"{id}-kind", kind=Verbatim(teller.kind(kind)))


def _heads(teller: Teller, *ids: str) -> list[str]:
    return [teller.say(f"report-head-{id}") for id in ids]


def _said(teller: Teller, id: str, **args: str | int) -> str:
    """Say a message about names and numbers that are said already."""
    texts = {name: Verbatim(value) if isinstance(value, str) else value for name, value in args.items()}
    return teller.say(id, **texts)


# Cards


def _strengths(teller: Teller, kind: str, strengths: Sequence[Strength], player: str, *, alone: bool) -> Section:
    sure = sum(one.found for one in strengths)
    best = next((one for one in strengths if one.found and one.strength.value > 0), strengths[0])
    worst = next((one for one in reversed(strengths) if one.found and one.strength.value < 0), strengths[-1])
    answer = _said(teller, "report-strengths-none", total=len(strengths))
    if sure:
        answer = teller.say(
            "report-strengths-answer",
            found=sure,
            total=len(strengths),
            **{
                "best": Verbatim(teller.name(best.card)),
                "worst": Verbatim(teller.name(worst.card)),
                "more": Verbatim(teller.games(best.strength.value)),
                "less": Verbatim(teller.games(worst.strength.value)),
                "more-interval": Verbatim(teller.hundreds(best.strength)),
                "less-interval": Verbatim(teller.hundreds(worst.strength)),
            },
        )
    rows = [
        [
            teller.name(one.card),
            f"{one.points:g}" if one.points is not None else "–",
            f"{teller.hundred(one.strength.value)} {teller.hundreds(one.strength)}",
            f"{teller.percent(one.share.value)} {teller.percents(one.share)}",
            str(one.sides),
            teller.sure(one.found),
        ]
        for one in strengths
    ]
    table = Table(_heads(teller, "card", "cost", "strength", "share", "sides", "sure"), rows)
    title = _titled(teller, "report-strengths", kind, alone=alone)
    method = teller.say("report-strengths-method")
    answers = [answer, *([_said(teller, "report-player", player=player)] if player else [])]
    return Section(f"strengths-{kind}", title, answers, [f"strengths-{kind}"], [table], method)


def _axis(teller: Teller, axis: Axis) -> Section:
    cards = apart(axis)
    answer = _agents_answer(teller, axis, cards) if axis.name == "agents" else _axis_answer(teller, axis, cards)
    courses = Table(
        [
            teller.say("report-value"),
            teller.say("report-head-games"),
            teller.say("report-tile-seat"),
            teller.say("report-tile-draws"),
            teller.say("report-tile-rounds"),
        ],
        [
            [
                teller.value(axis.name, part.value),
                str(part.course.games),
                *_seat_and_draws(teller, part.course),
            ]
            for part in axis.parts
        ],
    )
    by_value = [{one.card: one.strength for one in part.strengths} for part in axis.parts]
    rows = [
        [teller.name(one.card), *(_strength_in(teller, found.get(one.card)) for found in by_value)] for one in cards
    ]
    values = [teller.value(axis.name, part.value) for part in axis.parts]
    tables = [courses, *([Table([teller.say("report-head-card"), *values], rows)] if rows else [])]
    method = teller.say("report-agents-method" if axis.name == "agents" else "report-strengths-method")
    figures = [f"by-{axis.name}"] if cards else []
    return Section(f"by-{axis.name}", teller.say(f"report-{axis.name}"), [answer], figures, tables, method)


def _strength_in(teller: Teller, strength: Estimate | None) -> str:
    return f"{teller.hundred(strength.value)} {teller.hundreds(strength)}" if strength is not None else "–"


def _seat_and_draws(teller: Teller, course: Course) -> list[str]:
    seat = next((edge.share for edge in course.edges if edge.seat == 1), None)
    rounds = course.lengths.get("rounds")
    return [
        f"{teller.percent(seat.value)} {teller.percents(seat)}" if seat is not None else "–",
        f"{teller.percent(course.draws.value)} {teller.percents(course.draws)}",
        f"{rounds.mean:.1f}" if rounds is not None else "–",
    ]


def _farthest(cards: Sequence[Apart]) -> Apart | None:
    sure = [one for one in cards if one.found]
    return max(sure, key=lambda one: abs(one.last.strength.value - one.first.strength.value), default=None)


def _agents_answer(teller: Teller, axis: Axis, cards: Sequence[Apart]) -> str:
    far = _farthest(cards)
    if far is None:
        return teller.say("report-agents-same")
    return _said(teller, "report-agents-answer", **_ends(teller, axis, far))


def _axis_answer(teller: Teller, axis: Axis, cards: Sequence[Apart]) -> str:
    far = _farthest(cards)
    ends = _ends(teller, axis, far) if far is not None else {"card": NONE, "from": "", "to": "", "one": "", "other": ""}
    return _said(teller, "report-axis-answer", axis=axis.name, **ends)


def _ends(teller: Teller, axis: Axis, one: Apart) -> dict[str, str]:
    return {
        "card": teller.name(one.card),
        "from": teller.hundred(one.first.strength.value),
        "to": teller.hundred(one.last.strength.value),
        "one": teller.value(axis.name, axis.parts[0].value),
        "other": teller.value(axis.name, axis.parts[-1].value),
    }


def _changed(teller: Teller, findings: Findings) -> Section:
    answers, rows = [], []
    for one in findings.changed:
        before, after, more = one.strength.one, one.strength.other, one.strength.more
        named = {"change": teller.change(one.change), "card": teller.name(one.card)}
        ends = {"from": teller.hundred(before.value), "to": teller.hundred(after.value)}
        figures = {"more": teller.hundred(more.value), "interval": teller.hundreds(more)}
        answers.append(_said(teller, "report-changed-answer", **named, **ends, **figures))
        rows.append([*named.values(), *ends.values(), " ".join(figures.values())])
    table = Table(_heads(teller, "change", "card", "before", "after", "more"), rows)
    method = teller.say("report-changed-method")
    return Section("changed", teller.say("report-changed"), answers[:4], ["changed"], [table], method)


def _even(teller: Teller, even: Even) -> Section:
    rows = [[f"{cost:g}", f"{teller.hundred(one.value)} {teller.hundreds(one)}"] for cost, one in even.tried]
    table = Table(_heads(teller, "cost", "strength"), rows)
    method, id = teller.say("report-even-method"), f"even-{even.card}"
    return Section(id, teller.say("report-even-cost"), [teller.even(even)], [id], [table], method)


# Matchups, seats, the course of games


def _matchups(teller: Teller, matrix: Matrix, *, alone: bool) -> Section:
    sure = [one for one in matrix.cells if one.found and one.share.value > 0.5]
    total = len(matrix.cells) // 2
    answer = _said(teller, "report-matchups-none", total=total)
    if sure:
        best = min(sure, key=lambda one: (one.chance, -one.share.value))
        answer = _said(teller, "report-matchups-answer", **_matchup(teller, best), found=len(sure), total=total)
    rows = [[*map(str, _matchup(teller, one).values()), teller.sure(one.found)] for one in matrix.cells]
    table = Table(_heads(teller, "card", "against", "share", "strength", "games", "sure"), rows)
    table.heads[2:4] = [teller.say("sim-share"), teller.say("sim-interval")]
    title = _titled(teller, "report-matchups", matrix.kind, alone=alone)
    id = f"matchups-{matrix.kind}"
    return Section(id, title, [answer], [id], [table], teller.say("report-matchups-method"))


def _matchup(teller: Teller, one: Matchup) -> dict[str, str | int]:
    return {
        "one": teller.name(one.one),
        "other": teller.name(one.other),
        "share": teller.percent(one.share.value),
        "interval": teller.percents(one.share),
        "games": one.games,
    }


def _seats(teller: Teller, edges: Sequence[Edge]) -> Section:
    even = 1 / len([edge for edge in edges if edge.seat])
    first = next(edge for edge in edges if edge.seat == 1).share
    mover = next((edge.share for edge in edges if edge.seat == 0), None)
    answer = teller.say(
        "report-seats-answer",
        **{
            "how": Verbatim("more" if first.low > even else "less" if first.high < even else "even"),
            "share": Verbatim(teller.percent(first.value)),
            "interval": Verbatim(teller.percents(first)),
            "mover": Verbatim(teller.percent(mover.value) if mover is not None else NONE),
            "mover-interval": Verbatim(teller.percents(mover) if mover is not None else ""),
        },
    )
    rows = [
        [
            teller.charted(f"{SEAT}{edge.seat}" if edge.seat else FIRST_MOVER),
            f"{teller.percent(edge.share.value)} {teller.percents(edge.share)}",
            str(edge.games),
        ]
        for edge in edges
    ]
    heads = [teller.say("report-head-seat"), teller.say("sim-share"), teller.say("report-head-games")]
    method = teller.say("report-seats-method")
    return Section("seats", teller.say("report-seats"), [answer], ["seats"], [Table(heads, rows)], method)


def _course(teller: Teller, course: Course) -> Section:
    rounds, decisions = course.lengths.get("rounds"), course.lengths["decisions"]
    answer = _said(
        teller,
        "report-course-answer",
        rounds=f"{rounds.mean:.1f}" if rounds is not None else NONE,
        decisions=f"{decisions.mean:.0f}",
        draws=teller.percent(course.draws.value),
        back=teller.percent(course.comebacks.value) if course.comebacks is not None else NONE,
        leads=f"{course.lead_changes.mean:.1f}" if course.lead_changes is not None else "–",
    )
    spreads = {**course.lengths, "lead-changes": course.lead_changes, "swing": course.swing}
    rows = [[teller.say(f"report-{name}"), *_spread(teller, spread)] for name, spread in spreads.items() if spread]
    table = Table([teller.say("compare-measure"), teller.say("report-mean"), teller.say("report-tenths")], rows)
    figures = [*(["rounds"] if course.rounds else []), *(["lowest"] if course.lowest else [])]
    method = teller.say("report-course-method")
    return Section("course", teller.say("report-course"), [answer], figures, [table], method)


def _spread(teller: Teller, spread: Spread) -> list[str]:
    return [f"{spread.mean:.1f}", teller.between(f"{spread.low:.1f}", f"{spread.high:.1f}")]


def _abilities(teller: Teller, abilities: Sequence[Ability]) -> Section:
    most = max(abilities, key=lambda one: one.uses)
    answer = _said(
        teller,
        "report-abilities-answer",
        ability=teller.ability(most.card, most.ability),
        card=teller.name(most.card),
        uses=f"{most.uses:.1f}",
        seldom=sum(one.used < SELDOM for one in abilities),
    )
    rows = [
        [
            teller.name(one.card),
            teller.ability(one.card, one.ability),
            f"{one.uses:.2f}",
            teller.percent(one.used),
            str(one.sides),
        ]
        for one in abilities
    ]
    table = Table(_heads(teller, "card", "ability", "uses", "used", "sides"), rows)
    method = teller.say("report-abilities-method")
    return Section("abilities", teller.say("report-abilities"), [answer], ["abilities"], [table], method)

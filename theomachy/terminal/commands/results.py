"""Results of simulations and arenas, as pages for people."""

from collections.abc import Sequence

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from theomachy.lab.reports import ArenaReport, Report, SimReport
from theomachy.lab.tally import Edge, Share
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import FAINT, STRONG, seat_name

NOTHING = "–"
SHARE = ("sim-games", "sim-wins", "sim-draws", "sim-share", "sim-interval")
"""Ids of the column heads of a share."""


def sim_page(words: Words, report: SimReport) -> Group:
    """Return a page of shares by seat and, if there are several agents, by agent; and of the length of games."""
    seats = _table(words, "sim-seat", *SHARE)
    for seat, share in enumerate(report.by_seat):
        name = seat_name(words, seat)
        seats.add_row(name if report.swap else name.append(f" {report.seats[seat]}", style=FAINT), *_cells(share))
    parts: list[RenderableType] = [_title(words, report), seats]
    if len(report.agents) > 1:
        agents = _table(words, "sim-agent", *SHARE)
        for agent_share in report.agents:
            agents.add_row(agent_share.agent, *_cells(agent_share))
        parts.append(agents)
    return Group(*parts, _rest(words, report))


def arena_page(words: Words, report: ArenaReport) -> Group:
    """Return a page of the agents by strength, and of every two of them against each other."""
    rated = ("arena-mu", "arena-interval", "arena-sigma", "arena-ordinal")
    agents = _table(words, "sim-agent", "sim-share", "sim-interval", *rated)
    for standing in report.agents:
        rating = standing.rating
        strength = f"{rating.mu:.1f}", f"{rating.low:.1f} – {rating.high:.1f}"
        agents.add_row(standing.agent, *_cells(standing)[3:], *strength, f"{rating.sigma:.1f}", f"{rating.ordinal:.1f}")
    pairs = _table(words, "arena-pair", *SHARE)
    for pair in report.pairs:
        against = words.say("arena-against", one=Verbatim(pair.agents[0]), other=Verbatim(pair.agents[1]))
        pairs.add_row(against, *_cells(pair))
    found: list[RenderableType] = [agents, pairs, *([_test(words, report)] if report.test is not None else [])]
    return Group(_title(words, report), *found, _rest(words, report))


def _test(words: Words, report: ArenaReport) -> Padding:
    """Return the verdict of the sequential test."""
    test, first = report.test, report.pairs[0].agents[0]
    assert test is not None
    shares = {"low": f"{test.low:.0%}", "high": f"{test.high:.0%}"}
    text = words.say(f"arena-test-{test.share}", agent=Verbatim(first), pairs=test.pairs, **shares)
    return Padding(Flow(Text(text)), (0, 2))


def _title(words: Words, report: Report) -> Text:
    text = words.say("sim-title", games=report.games, game=words.title, seed=Verbatim(report.seed))
    return Text(text, style=STRONG)


def _table(words: Words, first: str, *more: str) -> Table:
    table = Table(box=SIMPLE)
    table.add_column(words.say(first), no_wrap=True)
    for id in more:
        table.add_column(words.say(id), justify="right", no_wrap=True)
    return table


def _cells(share: Share) -> Sequence[str]:
    percentage = NOTHING if share.share is None else f"{share.share:.1%}"
    return str(share.games), str(share.wins), str(share.draws), percentage, f"{share.low:.1%} – {share.high:.1%}"


def _rest(words: Words, report: Report) -> Padding:
    """Return the lines on the advantage of a seat, the length of games and the speed of play."""
    lines = [
        _edge(words, "sim-first-seat", report.first_seat, len(report.by_seat)),
        _edge(words, "sim-first-mover", report.first_mover, len(report.by_seat)),
    ]
    length = report.length
    if length.decisions is not None:
        id = "sim-length-decisions" if length.rounds is None else "sim-length"
        lines.append(words.say(id, rounds=f"{length.rounds or 0:.1f}", decisions=f"{length.decisions:.0f}"))
    played = report.games - report.resumed
    pace = f"{played / report.seconds:.1f}" if report.seconds else NOTHING
    lines.append(words.say("sim-speed", played=played, seconds=f"{report.seconds:.1f}", pace=pace))
    if report.resumed:
        lines.append(words.say("sim-resumed", games=report.resumed))
    return Padding(Flow(Text("\n".join(filter(None, lines)), style=FAINT)), (0, 2))


def _edge(words: Words, id: str, edge: Edge, seats: int) -> str:
    if edge.edge is None:
        return ""
    fair = 1 / seats
    return words.say(id, edge=f"{edge.edge:+.1%}", low=f"{edge.low - fair:+.1%}", high=f"{edge.high - fair:+.1%}")

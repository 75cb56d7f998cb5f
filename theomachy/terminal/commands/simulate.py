"""`theomachy sim` and `theomachy arena`: from flags to a report and a page."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from rich.console import RenderableType

from theomachy.kernel import Game, Refused
from theomachy.lab.extras import need
from theomachy.lab.ratings import Result, rate, result_of
from theomachy.lab.reports import Report, arena_report, sim_report
from theomachy.lab.rows import Row
from theomachy.lab.sequential import Sequential, Shares
from theomachy.lab.study import Cell, Study
from theomachy.lab.tally import Tally
from theomachy.presentation.text import Words
from theomachy.terminal.commands.results import arena_page, sim_page
from theomachy.terminal.commands.setups import Terms
from theomachy.terminal.commands.studies import Enough, Orders, carry_out_small, choose_agents, tell_interrupted
from theomachy.terminal.errors import Trouble

Found = tuple[Report, RenderableType, bool]
"""A report, its page for people, and whether it is complete."""


def sim(game: Game[Any], terms: Terms, lineup: tuple[str, ...] | None, swap: bool | None, orders: Orders) -> Found:
    """Let the agents of all seats play, random ones by default. By default they change seats if they differ."""
    lineup = lineup or ("random",) * terms.seats
    if swap is None:
        swap = len(set(lineup)) > 1
    study = _study(game, terms, [lineup], orders, swap)
    tally, words = Tally(len(lineup), dict.fromkeys(lineup)), Words(game)
    run = carry_out_small(study, orders, tally.add)
    if not run.done:
        tell_interrupted(words, "sim-interrupted-kept", orders.out, tally.games, study.total)
    report = sim_report(study, tally, run)
    return report, sim_page(words, report), run.done


def arena(game: Game[Any], terms: Terms, agents: str | None, orders: Orders, until: Shares | None = None) -> Found:
    """Let every agent play every other from all seats, and rate them.

    With `until`, two agents play only until one share of the wins is far likelier than another.
    """
    seats = terms.seats
    if seats == 1:
        raise Trouble("arena", "arena-alone")
    names = choose_agents(game, "--agents", agents) if agents is not None else ()
    if len(names) < seats:
        raise Trouble("--agents", "arena-too-few", needed=seats)
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise Trouble("--agents", "arena-twice", name=twice)
    if until is not None and (len(names), seats) != (2, 2):
        raise Trouble("--until", "arena-until-two", given=len(names))
    if orders.games % seats:
        more = orders.games + seats - orders.games % seats
        raise Trouble("--games", "arena-uneven", games=orders.games, seats=seats, more=more)
    try:
        need("openskill")
    except Refused as no:
        raise Trouble("", no.reason) from None
    study = _study(game, terms, combinations(names, seats), orders, swap=True)
    tally, words = Tally(seats, names), Words(game)
    results: list[Result] = []
    test = Sequential(until) if until is not None else None

    def seen(row: Row) -> None:
        tally.add(row)
        results.append(result_of(row))
        if test is not None:
            test.add(row.shares[row.agents.index(names[0])])
            if test.settled and not len(results) % seats:
                raise Enough

    run = carry_out_small(study, orders, seen)
    if not run.done:
        tell_interrupted(words, "sim-interrupted-kept", orders.out, tally.games, study.total)
    report = arena_report(study, tally, run, rate(names, results, orders.seed, orders.workers), test)
    return report, arena_page(words, report), run.done


def _study(game: Game[Any], terms: Terms, lineups: Iterable[tuple[str, ...]], orders: Orders, swap: bool) -> Study:
    """Return a study with a cell for each lineup, whose agents are given the processor's seconds, not the wall's."""
    cells = tuple(Cell(terms.source, lineup, options=terms.options) for lineup in lineups)
    return Study(game.id, cells, orders.games, orders.seed, swap, cpu_time=True)

"""`theomachy sim` and `theomachy arena`: from flags to a report and a page."""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

from rich.console import RenderableType

from theomachy.kernel import Game, Refused
from theomachy.lab.parts import need
from theomachy.lab.ratings import Result, rate, result_of
from theomachy.lab.reports import Report, arena_report, sim_report
from theomachy.lab.rows import Row
from theomachy.lab.study import Study
from theomachy.lab.tally import Tally
from theomachy.presentation.text import Words
from theomachy.terminal.commands.results import arena_page, sim_page
from theomachy.terminal.commands.studies import Orders, carry_out, choose_agents, tell_interrupted
from theomachy.terminal.errors import Trouble

Settle = Callable[[Random], Any]
Found = tuple[Report, RenderableType, bool]
"""A report, the same for people, and whether it is complete."""


def sim(game: Game[Any], settle: Settle, lineup: tuple[str, ...] | None, swap: bool | None, orders: Orders) -> Found:
    """Let the agents of all seats play, or random ones. They change seats if they are not all the same."""
    lineup = lineup or ("random",) * _seats(game, settle)
    if swap is None:
        swap = len(set(lineup)) > 1
    study = Study(game, settle, (lineup,), orders.games, orders.seed, swap)
    tally, words = Tally(len(lineup), dict.fromkeys(lineup)), Words(game)
    run = carry_out(study, orders, tally.add)
    if not run.done:
        tell_interrupted(words, orders, tally.games, study.total)
    report = sim_report(study, tally, run)
    return report, sim_page(words, report), run.done


def arena(game: Game[Any], settle: Settle, agents: str | None, orders: Orders) -> Found:
    """Let every agent play every other from all seats, and rate them."""
    seats = _seats(game, settle)
    if seats == 1:
        raise Trouble("arena", "arena-alone")
    names = choose_agents(game, "--agents", agents) if agents is not None else ()
    if len(names) < seats:
        raise Trouble("--agents", "arena-too-few", needed=seats)
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise Trouble("--agents", "arena-twice", name=twice)
    if orders.games % seats:
        more = orders.games + seats - orders.games % seats
        raise Trouble("--games", "arena-uneven", games=orders.games, seats=seats, more=more)
    try:
        need("openskill")
    except Refused as no:
        raise Trouble("", no.reason) from None
    study = Study(game, settle, tuple(combinations(names, seats)), orders.games, orders.seed, swap=True)
    tally, words = Tally(seats, names), Words(game)
    results: list[Result] = []

    def seen(row: Row) -> None:
        tally.add(row)
        results.append(result_of(row))

    run = carry_out(study, orders, seen)
    if not run.done:
        tell_interrupted(words, orders, tally.games, study.total)
    report = arena_report(study, tally, run, rate(names, results, orders.seed, orders.workers))
    return report, arena_page(words, report), run.done


def _seats(game: Game[Any], settle: Settle) -> int:
    """How many seats there are at the first table."""
    return len(game.setup.seated(settle(Random(0))))

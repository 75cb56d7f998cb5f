"""Reports of studies, as `--json` prints them; scripts rely on the names of the fields."""

from typing import Any

import msgspec

from theomachy import games
from theomachy.lab.ratings import Rating
from theomachy.lab.sequential import Sequential, Verdict
from theomachy.lab.study import Study, versions
from theomachy.lab.tally import AgentShare, Edge, Length, Share, Tally, figures


class Report(msgspec.Struct, kw_only=True):
    """The part of a report that all studies have.

    `wins` go by agent; `seconds` are those of this run, which found `resumed` games already played. The first mover is
    the seat that was the first to decide alone.
    """

    game: str
    games: int
    wins: dict[str, int]
    draws: int
    decisions: int
    seconds: float
    seed: int
    swap: bool
    resumed: int
    versions: dict[str, str]
    by_seat: list[Share]
    first_seat: Edge
    first_mover: Edge
    length: Length


class SimReport(Report, kw_only=True):
    """The report of one lineup; `seats` are its agents as they sat in the first game."""

    seats: list[str]
    agents: list[AgentShare]


class RatedShare(AgentShare):
    """An agent among others."""

    rating: Rating


class Pairing(Share):
    """The share of the first of two agents against the second."""

    agents: tuple[str, str]


class ArenaReport(Report, kw_only=True):
    """The report of a round robin, with the best agent first."""

    agents: list[RatedShare]
    pairs: list[Pairing]
    test: Verdict | None
    """The test of the first agent's share; None unless two agents played until the test was settled."""


class Run(msgspec.Struct):
    """The time, the resumed games and the completion of a study's run."""

    seconds: float
    resumed: int
    """Games that were found played."""
    done: bool


def sim_report(study: Study, tally: Tally, run: Run) -> SimReport:
    return SimReport(**_common(study, tally, run), seats=list(study.cells[0].agents), agents=tally.agent_shares())


def arena_report(
    study: Study, tally: Tally, run: Run, ratings: dict[str, Rating], test: Sequential | None
) -> ArenaReport:
    standings = [RatedShare(*figures(score), name, ratings[name]) for name, score in tally.agents.items()]
    return ArenaReport(
        **_common(study, tally, run),
        agents=sorted(standings, key=lambda standing: -standing.rating.ordinal),
        pairs=[Pairing(*figures(score), pair) for pair, score in tally.pairs.items()],
        test=test.verdict if test is not None else None,
    )


def _common(study: Study, tally: Tally, run: Run) -> dict[str, Any]:
    return {
        "game": study.game,
        "games": tally.games,
        "wins": {name: score.wins for name, score in tally.agents.items()},
        "draws": tally.draws,
        "decisions": tally.decisions,
        "seconds": run.seconds,
        "seed": study.seed,
        "swap": study.swap,
        "resumed": run.resumed,
        "versions": versions(games.game(study.game)),
        "by_seat": [Share(*figures(score)) for score in tally.seats],
        "first_seat": tally.first_seat(),
        "first_mover": tally.first_mover(),
        "length": tally.length(),
    }

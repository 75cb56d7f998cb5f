"""Effects of a game's styles on play: each plays against the same agent without a style, from both seats.

    python -m bench.styles scathe                         all styles, as greedy
    python -m bench.styles godtear bold --games 80 --all  one style, and all events of a seat

For each style it prints how often it wins, and what it does more or less often than the agent without a style does in
its place: on the same deal with the same dice, against the same opponent. Intervals are of 95 %.
"""

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

from bench.ratings import SETUPS
from theomachy import games
from theomachy.agents.levels import level_and_style
from theomachy.agents.names import in_style
from theomachy.agents.seats import play
from theomachy.features.ai import ai_of
from theomachy.kernel import Game
from theomachy.lab.study import Cell, Source, Study, Task
from theomachy.lab.tally import Z, wilson
from theomachy.lab.worker import table_of

SEED = 733
POINTS, BANNER_STEPS = "points", "banner steps"
FIGURES: dict[str, Mapping[str, Sequence[str]]] = {
    "scathe": {
        "attacks": ("sc-hits",),
        "armor and taunt tokens": ("sc-gets-armor", "sc-gets-taunt"),
        "heroes lost": ("sc-slain",),
    },
    "godtear": {
        "attacks": ("gt-hit", "gt-missed"),
        "banners claimed": ("gt-claimed",),
        "steps for banners": (BANNER_STEPS,),
        "champions lost": ("gt-knocked-out",),
    },
    "godbreaker": {
        "engagements": ("gb-engages",),
        "points": (POINTS,),
        "godbreakers lost": ("gb-falls",),
    },
    "godslayer": {
        "attacks": ("gs-attacks", "gs-shoots", "gs-charges"),
        "points": (POINTS,),
        "models lost": ("gs-destroyed",),
    },
}
"""Figures of a seat by game and name: ids of events about the seat or its pieces, or what it scored."""


class Played(NamedTuple):
    """The result of a game for a seat, and counts of what the seat did."""

    share: float
    did: Counter[str]


class Compared(NamedTuple):
    """A game of a style, and the same game of the agent without one."""

    deal: int
    styled: Played
    plain: Played


def compared(game: Game[Any], study: Study, number: int, without: dict[int, Played]) -> Compared:
    """Play a game with the style and without it; the latter is played only once for all styles."""
    task = study.task(number)
    seat = next(seat for seat, name in enumerate(task.agents) if level_and_style(name)[1])
    if number not in without:
        plain = msgspec.structs.replace(task, agents=tuple([level_and_style(name)[0] for name in task.agents]))
        without[number] = played(game, plain, seat)
    return Compared(task.deal, played(game, task, seat), without[number])


def played(game: Game[Any], task: Task, seat: int) -> Played:
    match, agents = table_of(game, task)
    play(match, agents)
    did = Counter(event.id for event in match.events if of_seat(match.state, event.args) == seat)
    did[POINTS] = getattr(match.state, "points", (0, 0))[seat]
    scored = [event.args for event in match.events if event.id == "gt-banners-score"]
    did[BANNER_STEPS] = sum((args["one"], args["two"])[seat] for args in scored)
    assert match.result is not None
    return Played(match.result[seat], did)


def of_seat(state: Any, args: Mapping[str, Any]) -> int | None:
    """Return the seat that an event is about; None if it is about none. In Scathe the event names a hero."""
    if isinstance(seat := args.get("seat"), int):
        return seat
    hero = args.get("by", args.get("hero"))
    for seat, party in enumerate(getattr(state, "parties", ())):
        if any(other.card.id == hero for other in party):
            return seat
    return None


def change(rows: Sequence[Compared], events: Sequence[str]) -> tuple[float, float, float]:
    """Return how much more often something is done in the style, with the ends of the interval.

    Deals are independent of each other, but the two games of one deal are not.
    """
    by_deal: dict[int, list[float]] = {}
    for row in rows:
        by_deal.setdefault(row.deal, []).append(done(row.styled, events) - done(row.plain, events))
    means = [fmean(some) for some in by_deal.values()]
    middle, half = fmean(means), Z * stdev(means) / sqrt(len(means))
    return middle, middle - half, middle + half


def done(game: Played, events: Sequence[str]) -> int:
    return sum([game.did[id] for id in events])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("styles", nargs="*", metavar="STYLE")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--setup", help="a preset; the usual one is quick to play and fair")
    parser.add_argument("--all", action="store_true", help="print every event whose number the style changes")
    asked = parser.parse_args()
    game = games.game(asked.game)
    preset, without = asked.setup or SETUPS[game.id], dict[int, Played]()
    for style in asked.styles or ai_of(game).styles:
        lineup = (in_style(asked.agent, style), asked.agent)
        study = Study(game.id, (Cell(Source(preset, preset=preset), lineup),), asked.games, SEED)
        rows = [compared(game, study, number, without) for number in range(study.total)]
        points = sum(row.styled.share for row in rows)
        low, high = wilson(points, len(rows))
        print(f"{style}: wins {points / len(rows):.1%} ({low:.1%} to {high:.1%}) of {len(rows)} games", flush=True)
        figures = dict(FIGURES[game.id])
        if asked.all:
            figures |= {id: (id,) for id in sorted({id for row in rows for id in {*row.styled.did, *row.plain.did}})}
        for name, events in figures.items():
            middle, least, most = change(rows, events)
            if name in FIGURES[game.id] or least > 0 or most < 0:
                usual = fmean(done(row.plain, events) for row in rows)
                more = f"{middle:+.1f} ({least:+.1f} to {most:+.1f})"
                print(f"    {name}: {usual:.1f} a game without a style, {more} with it", flush=True)


if __name__ == "__main__":
    main()

"""Forecasts of a choice in a terminal: in a line beside the choice, and in full."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from theomachy.kernel import Event, Match
from theomachy.kernel.scene import Scene
from theomachy.play.optional import attempt, situation
from theomachy.play.probe import Verdict, probe
from theomachy.presentation.amounts import percent
from theomachy.presentation.forecast import (
    MAX_DENOMINATOR,
    MAX_LISTED_STORIES,
    brief,
    cases,
    cost,
    following,
    next_choice,
)
from theomachy.presentation.text import Words
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import BRONZE, FAINT, STRONG, told


def outlook(words: Words, match: Match[Any], seat: int) -> Callable[[str], tuple[str, str]]:
    """Return a function that tells the cost of a key and, in brief, what it leads to."""
    words = words.seeing(match.game.scene(match.state, seat))

    def of(key: str) -> tuple[str, str]:
        verdict = probe(match, seat, key)
        then = next_choice(words, following(match, seat, key, verdict), seat)
        leads_to = " · ".join(filter(None, [brief(words, verdict), then]))
        return cost(words, verdict), leads_to

    where = situation(match, seat, words.lang)
    return lambda key: attempt("odds", where, lambda: of(key), ("", ""), key=key)


def in_full(words: Words, verdict: Verdict, scene: Scene) -> RenderableType:
    """Draw every story that can follow with its exact chance, or groups of them if there are too many to read."""
    words = words.seeing(scene)
    parts: list[RenderableType] = []
    if verdict.cost:
        parts.append(Text(cost(words, verdict, short=False), style=BRONZE))
    if not any(story for _, story in verdict.odds):
        return Group(*parts, Text(words.say("table-odds-none"), style=FAINT))
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style=STRONG, vertical="top")
    table.add_column()
    rows = [(chance, _story(words, story, scene)) for chance, story in verdict.odds]
    if len(rows) > MAX_LISTED_STORIES:
        rows = [(chance, Text(text or "–")) for text, chance in cases(words, verdict)]
    for chance, text in rows:
        fraction = str(chance) if verdict.exact and 1 < chance.denominator < MAX_DENOMINATOR else ""
        table.add_row(f"{percent(words, float(chance))} {fraction}".rstrip(), Flow(text))
    foot = words.say("table-odds-until" if verdict.exact else "table-odds-estimate")
    return Group(*parts, table, Text(words.say("table-aside", words=foot).strip(), style=FAINT))


def _story(words: Words, story: tuple[Event, ...], scene: Scene) -> Text:
    return Text("\n").join(told(words, event, scene) for event in story)

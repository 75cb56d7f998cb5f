"""Those who test their courage, for the tests of psychology."""

from typing import Any

from tests.games.godslayer.kit import card, the_card
from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.state import Battle
from theomachy.kernel import Match

ROW = "10,10 11.5,10 13,10 14.5,10"
"""Four legionnaires, LEAD 8."""


def others() -> list[Any]:
    """So that there is always somebody to choose."""
    return [
        card("a princeptor", "40,5"),
        card("a princeptor", "42,5"),
        card("b princeptor", "40,43"),
        card("b princeptor", "42,43"),
    ]


def met(t: Battle, mover: str = "") -> Battle:
    """The same, after a movement of somebody."""
    t.agenda = (tasks.Contact(the_card(t, mover).number if mover else -1),)
    return t


def taken(match: Match[Battle]) -> list[tuple[Any, Any]]:
    """Who tested what."""
    found = [event for event in match.events if event.id in ("gs-test-passed", "gs-test-failed")]
    return [(event.args["card"], event.args["test"]) for event in found]

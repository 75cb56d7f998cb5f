"""What items do at once when they are used, where data cannot say it: a procedure under each one's id."""

from collections.abc import Callable

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.morale.lead_tests import d3, one_die
from theomachy.games.godslayer.rules.movement.places import Near, read_point
from theomachy.games.godslayer.state import Battle, Card, Haze
from theomachy.kernel import Ask, Procedure


def power_crystal(t: Battle, card: Card) -> Procedure[None]:
    """Two tokens. GS-ACT-05"""
    verbs.gain(t, card, 2, "GS-ACT-05")
    yield from ()


def major_healing_potion(t: Battle, card: Card) -> Procedure[None]:
    """GS-ITM-07"""
    healed = yield from one_die(t, "gs-roll-heal", card.seat, "GS-ITM-07")
    heal(t, card, healed)


def minor_healing_potion(t: Battle, card: Card) -> Procedure[None]:
    """GS-ITM-07"""
    healed = yield from d3(t, "gs-roll-heal", card.seat, "GS-ITM-07")
    heal(t, card, healed)


def heal(t: Battle, card: Card, points: int) -> None:
    for model in t.members(card):
        verbs.heal(t, model, points, "GS-ITM-07")


def gloom_lantern(t: Battle, card: Card) -> Procedure[None]:
    """Three inches of haze within six, to the end of the round, even if the bearer falls. GS-HAZ-01"""
    bearer = t.members(card)[0]
    key = yield from Ask(card.seat, "gs-ask-haze", Near(t, bearer, 6, "GS-HAZ-01"), card.id, "GS-HAZ-01")
    place = read_point(key)
    assert place is not None
    verbs.lay_haze(t, Haze(*place, 3, "round"), "GS-HAZ-01")


USES: dict[str, Callable[[Battle, Card], Procedure[None]]] = {
    "power-crystal": power_crystal,
    "major-healing-potion": major_healing_potion,
    "minor-healing-potion": minor_healing_potion,
    "gloom-lantern": gloom_lantern,
}
HEALING = ("major-healing-potion", "minor-healing-potion")
OF_THEMSELVES = ("waters-of-foretelling",)
"""Offered when their moment comes, never used as an action. GS-ITM-07"""

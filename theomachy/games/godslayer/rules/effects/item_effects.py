"""Immediate effects of items that data cannot express: a procedure under the id of each."""

from collections.abc import Callable

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.space.places import Near, read_point
from theomachy.games.godslayer.rules.values.lead_tests import d3, one_die
from theomachy.games.godslayer.state import Battle, Card, Haze
from theomachy.kernel import Ask, Procedure


def power_crystal(t: Battle, card: Card) -> Procedure[None]:
    """Give the bearer two tokens. GS-ACT-05."""
    verbs.gain(t, card, 2, "GS-ACT-05")
    yield from ()


def major_healing_potion(t: Battle, card: Card) -> Procedure[None]:
    """Heal the bearer by a D6. GS-ITM-07."""
    healed = yield from one_die(t, "gs-roll-heal", card.seat, "GS-ITM-07")
    heal(t, card, healed)


def minor_healing_potion(t: Battle, card: Card) -> Procedure[None]:
    """Heal the bearer by a D3. GS-ITM-07."""
    healed = yield from d3(t, "gs-roll-heal", card.seat, "GS-ITM-07")
    heal(t, card, healed)


def heal(t: Battle, card: Card, points: int) -> None:
    for model in t.members(card):
        verbs.heal(t, model, points, "GS-ITM-07")


def gloom_lantern(t: Battle, card: Card) -> Procedure[None]:
    """Lay three inches of haze within six, to the end of the round, even if the bearer falls. GS-HAZ-01."""
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

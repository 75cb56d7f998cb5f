"""Break-through: the attackers want to get across the table, the defenders to stop them."""

from theomachy.games.godslayer.rules.setup.deployment import OPPOSITE
from theomachy.games.godslayer.rules.victory.scenarios.scenario import Scenario, defends
from theomachy.games.godslayer.state import SAFE, Battle, Model
from theomachy.games.godslayer.terms import Edge


def deployment_order(t: Battle, seats: list[int]) -> list[int]:
    """The defenders deploy second. GS-SCN-01"""
    return sorted(seats, key=lambda seat: defends(t, seat))


def gets_away(t: Battle, model: Model, side: Edge) -> bool:
    """Whether a model that leaves the table over a side is safe: an attacker over the far side, of its own will.
    GS-SCN-01"""
    card = t.card_of(model)
    if t.setup.scenario != "break-through" or defends(t, card.seat) or card.fleeing:
        return False
    return OPPOSITE[side] == t.sides[card.seat]


def standing(t: Battle, kills: int, seat: int) -> tuple[int, ...]:
    """Kill points for the defenders; for the attackers what their models cost that got away, of a unit each member's
    share. GS-SCN-01"""
    if defends(t, seat):
        return (kills,)
    got = 0
    for card in t.cards:
        if t.allied(card.seat, seat):
            away = sum([t.models[number].where == SAFE for number in card.models])
            got += card.cost * away // len(card.models)
    return (got,)


BREAK_THROUGH = Scenario(deployment_order=deployment_order, standing=standing, degrees=False)

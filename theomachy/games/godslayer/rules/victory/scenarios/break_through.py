"""Break-through: the attackers want to cross the table, and the defenders want to stop them."""

from theomachy.games.godslayer.rules.space.zones import OPPOSITE
from theomachy.games.godslayer.rules.victory.scenarios.scenario import Scenario, defends
from theomachy.games.godslayer.state import SAFE, Battle, Model
from theomachy.games.godslayer.terms import Edge


def deployment_order(t: Battle, seats: list[int]) -> list[int]:
    """Return the seats in order of deployment: the defenders deploy second. GS-SCN-01."""
    return sorted(seats, key=lambda seat: defends(t, seat))


def gets_away(t: Battle, model: Model, side: Edge) -> bool:
    """Return True if a model that leaves the table over a side gets away.

    An attacker gets away over the far side, unless it flees. GS-SCN-01.
    """
    card = t.card_of(model)
    if t.setup.scenario != "break-through" or defends(t, card.seat) or card.fleeing:
        return False
    return OPPOSITE[side] == t.sides[card.seat]


def standing(t: Battle, kills: int, seat: int) -> tuple[int, ...]:
    """Return the score of a side: kill points for the defenders, the cost of all that got away for the attackers.

    Each member that got away counts for its share of the unit. GS-SCN-01.
    """
    if defends(t, seat):
        return (kills,)
    got = 0
    for card in t.cards:
        if t.allied(card.seat, seat):
            away = sum([t.models[number].where == SAFE for number in card.models])
            got += card.cost * away // len(card.models)
    return (got,)


BREAK_THROUGH = Scenario(deployment_order=deployment_order, standing=standing, degrees=False)

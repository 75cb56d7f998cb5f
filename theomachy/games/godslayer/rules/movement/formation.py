"""GS-FRM: members of a unit keep within two inches of each other, all in one chain."""

from operator import itemgetter

from theomachy.games.godslayer.army.profiles import Weight
from theomachy.games.godslayer.rules.effects.statistics import amounts
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.geometry.plane import INCH, gap, within

CHAIN = 2 * INCH
"""GS-FRM-01"""
LIMITS: dict[Weight, int] = {"": 4, "light": 5, "heavy": 3}
"""Tokens for movement in a round. GS-MOV-06, GS-CLS-02, GS-CLS-03"""


def groups(t: Battle, card: Card) -> list[list[Model]]:
    """The members that hang together, in groups; a unit in formation is one group. GS-FRM-01, GS-A-87"""
    return chains(t.members(card))


def chains(models: list[Model]) -> list[list[Model]]:
    """Members within two inches of each other hang together; crewmen with their machine only if each is within two
    inches of the machine itself. GS-FRM-01, GS-WMC-02"""
    left, groups = list(models), []
    machine = next((model for model in models if model.role == "machine"), None)
    if machine is not None:
        crew = [model for model in models if model is not machine and within(model, machine, CHAIN)]
        groups.append([machine, *crew])
        left = [model for model in models if model is not machine and model not in crew]
    while left:
        group, left = [left[0]], left[1:]
        for model in group:  # grows while we walk along it
            near = [mate for mate in left if within(mate, model, CHAIN)]
            group += near
            left = [mate for mate in left if mate not in near]
        groups.append(group)
    return groups


def links(models: list[Model]) -> list[tuple[Model, Model]]:
    """What holds members together, each with the nearest of those who hang together already: to be drawn. GS-FRM-01"""
    links = []
    for group in chains(models):
        held, left = list(group[:1]), list(group[1:])
        while left:
            pairs = [(gap(mate, other), mate, other) for mate in held for other in left]
            _, mate, other = min(pairs, key=itemgetter(0))
            links.append((mate, other))
            held.append(other)
            left.remove(other)
    return links


def keeps_formation(t: Battle, card: Card) -> bool:
    """May be measured at any time. Individuals always do; a war-machine and its crew are one. GS-FRM-01, GS-FRM-03,
    GS-WMC-02"""
    return len(card.models) == 1 or len(groups(t, card)) <= 1


def group_of(t: Battle, model: Model) -> list[Model]:
    """Those who share an effect on one of them. GS-FRM-06"""
    return next((group for group in groups(t, t.card_of(model)) if model in group), [model])


def leader_in_formation(t: Battle, card: Card) -> bool:
    """GS-TAC-04, GS-ULD-02, GS-A-88"""
    return keeps_formation(t, card) and any(model.role == "leader" for model in t.members(card))


def musician_in_formation(t: Battle, card: Card) -> bool:
    """GS-MUS-01, GS-A-135"""
    return keeps_formation(t, card) and any(model.role == "musician" for model in t.members(card))


def crew_in_formation(t: Battle, card: Card) -> int:
    """Crewmen that hang together with their machine. GS-WMC-06, GS-WMC-07"""
    machine = next((model for model in t.members(card) if model.role == "machine"), None)
    if machine is None:
        return 0
    return sum(model.role != "machine" for model in group_of(t, machine))


def movement_limit(t: Battle, card: Card) -> int:
    """Tokens that may be spent on movement in a round. A crew that runs or walks back to its machine is like a unit.

    GS-MOV-06, GS-CLS-02, GS-CLS-03, GS-WMC-06, GS-WMC-08
    """
    profile, members = card.of, t.members(card)
    if profile.kind == "war-machine" and not card.fleeing and (crew := crew_in_formation(t, card)):
        return crew
    limit = LIMITS[profile.weight]
    limits = amounts(t, members[0], "movement limit") if members else []
    return min([other for other in limits if other < limit], default=max([limit, *limits]))

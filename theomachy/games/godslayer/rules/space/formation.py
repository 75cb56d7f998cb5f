"""GS-FRM: formation. Members of a unit keep within two inches of each other, all in one chain."""

from operator import itemgetter

from theomachy.games.godslayer.army.profiles import Weight
from theomachy.games.godslayer.rules.values.statistics import amounts
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.geometry.plane import INCH, gap, within

CHAIN = 2 * INCH
"""Longest gap between members of a unit in formation, in plane units. GS-FRM-01."""
LIMITS: dict[Weight, int] = {"": 4, "light": 5, "heavy": 3}
"""Tokens that a card may spend on movement in a round, by weight. GS-MOV-06, GS-CLS-02, GS-CLS-03."""


def groups(t: Battle, card: Card) -> list[list[Model]]:
    """Return the members of a card in groups that are in formation; a unit in formation is one group.

    GS-FRM-01, GS-A-87.
    """
    return chains(t.members(card))


def chains(models: list[Model]) -> list[list[Model]]:
    """Return models in groups, each linked by gaps of at most two inches.

    Crewmen are linked with their machine only if each is within two inches of the machine itself. GS-FRM-01, GS-WMC-02.
    """
    left, groups = list(models), []
    machine = next((model for model in models if model.role == "machine"), None)
    if machine is not None:
        crew = [model for model in models if model is not machine and within(model, machine, CHAIN)]
        groups.append([machine, *crew])
        left = [model for model in models if model is not machine and model not in crew]
    while left:
        group, left = [left[0]], left[1:]
        for model in group:  # the group grows during this loop
            near = [mate for mate in left if within(mate, model, CHAIN)]
            group += near
            left = [mate for mate in left if mate not in near]
        groups.append(group)
    return groups


def links(models: list[Model]) -> list[tuple[Model, Model]]:
    """Return pairs of members to draw as links, each member paired with the nearest that is linked already.

    GS-FRM-01.
    """
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
    """Return True if a card is in formation, which may be measured at any time.

    An individual always is. A war-machine and its crew are measured together. GS-FRM-01, GS-FRM-03, GS-WMC-02.
    """
    return len(card.models) == 1 or len(groups(t, card)) <= 1


def group_of(t: Battle, model: Model) -> list[Model]:
    """Return the members in formation with a model, who share an effect on one of them. GS-FRM-06."""
    return next((group for group in groups(t, t.card_of(model)) if model in group), [model])


def leader_in_formation(t: Battle, card: Card) -> bool:
    """Return True if the leader of a unit is on the table and the unit is in formation.

    GS-TAC-04, GS-ULD-02, GS-A-88.
    """
    return keeps_formation(t, card) and any(model.role == "leader" for model in t.members(card))


def musician_in_formation(t: Battle, card: Card) -> bool:
    """Return True if the musician of a unit is on the table and the unit is in formation. GS-MUS-01, GS-A-135."""
    return keeps_formation(t, card) and any(model.role == "musician" for model in t.members(card))


def crew_in_formation(t: Battle, card: Card) -> int:
    """Return the number of crewmen in formation with their machine. GS-WMC-06, GS-WMC-07."""
    machine = next((model for model in t.members(card) if model.role == "machine"), None)
    if machine is None:
        return 0
    return sum(model.role != "machine" for model in group_of(t, machine))


def movement_limit(t: Battle, card: Card) -> int:
    """Return how many tokens a card may spend on movement in a round.

    A crew that flees, or walks back to its machine, moves like a unit. GS-MOV-06, GS-CLS-02, GS-CLS-03, GS-WMC-06,
    GS-WMC-08.
    """
    profile, members = card.of, t.members(card)
    if profile.kind == "war-machine" and not card.fleeing and (crew := crew_in_formation(t, card)):
        return crew
    limit = LIMITS[profile.weight]
    limits = amounts(t, members[0], "movement limit") if members else []
    return min([other for other in limits if other < limit], default=max([limit, *limits]))

"""GS-TAC-05 to 08, GS-MUS, GS-CHN: targets of orders, talents and tokens, and chains of musicians.

Before payment only sight counts. Distances are measured afterwards. GS-TRM-03, GS-A-118.
"""

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from itertools import islice
from typing import Final, NamedTuple

from theomachy.games.godslayer.army.profiles import Aimed
from theomachy.games.godslayer.rules.space.distances import in_range
from theomachy.games.godslayer.rules.space.formation import group_of, keeps_formation, musician_in_formation
from theomachy.games.godslayer.rules.space.line_of_sight import sees
from theomachy.games.godslayer.rules.values.action import MODEL, able, why_no_target
from theomachy.games.godslayer.rules.values.statistics import has, lead_range
from theomachy.games.godslayer.state import FIELD, Battle, Card, Model
from theomachy.kernel import Reason

UNIT: Final = "unit"
OFFERED = 16
"""Number of chains of musicians that are offered for one target."""
LOOKED_AT = 200
"""Number of beginnings of chains that are looked at for one target."""
ENEMY: Final = "enemy"


class Target(NamedTuple):
    """A single model, or all members of a unit that an effect on the unit reaches."""

    card: Card
    models: tuple[Model, ...]


# Targets


def target_keys(t: Battle, card: Card, type: Aimed) -> Iterator[str]:
    """Yield the keys of all targets that a tactic or talent of a type can have, in sight or not: `a2`, `a2.3`."""
    for other in t.cards:
        if t.allied(other.seat, card.seat) == (type == ENEMY):
            continue
        models = t.members(other)
        if type == MODEL:
            yield from [model.id for model in models]
        elif models and keeps_formation(t, other):
            yield other.id
        else:
            yield from dict.fromkeys([group_of(t, model)[0].id for model in models])


def target_of(t: Battle, type: Aimed, key: str) -> Target | None:
    """Return the target that a key names, or None.

    It is a model, a card, or, for a unit that is out of formation, all members in formation with one of them.
    GS-FRM-06, GS-TRM-11.
    """
    model = t.named(key)
    if model is not None and model.where == FIELD:
        card = t.card_of(model)
        if type == MODEL or len(card.models) == 1:
            return Target(card, (model,))
        return None if keeps_formation(t, card) else Target(card, tuple(group_of(t, model)))
    unit = t.card_named(key)
    if type == MODEL or unit is None or not t.members(unit) or not keeps_formation(t, unit):
        return None
    return Target(unit, tuple(t.members(unit)))


def why_not_target(t: Battle, card: Card, type: Aimed, key: str, clause: str) -> Reason | None:
    """Return why a key names no target, or one on the wrong side, or None.

    GS-TAC-05, GS-TAC-06, GS-TAC-07, GS-MOD-02.
    """
    target = target_of(t, type, key)
    if target is None:
        return why_no_target(t, type, key, clause)
    if type == ENEMY:
        return why_not_enemy(t, card, target.card, clause)
    if not t.allied(target.card.seat, card.seat):
        return Reason("gs-needs-friend", clause, {"card": target.card.id})
    return None


def why_not_enemy(t: Battle, card: Card, other: Card, clause: str) -> Reason | None:
    """Return why a card is no enemy of another, or None if it is one. GS-MOD-02."""
    return Reason("gs-needs-enemy", clause, {"card": other.id}) if t.allied(other.seat, card.seat) else None


def why_not_friend(t: Battle, card: Card, other: Card, clause: str) -> Reason | None:
    """Return why a card is no friend of another, or None if it is one. GS-MOD-02, GS-A-106."""
    if t.friendly(card, other):
        return None
    allied = t.allied(other.seat, card.seat)
    return Reason("gs-needs-own-faction" if allied else "gs-needs-friend", clause, {"card": other.id})


# Sight and distance


def seen(t: Battle, origins: list[Model], models: tuple[Model, ...]) -> bool:
    """Return True if a model sees one of a target's models, which is enough. The acting card always sees itself.

    GS-TRM-11.
    """
    return any(sees(t, origin, model) for model in models for origin in origins)


def why_unseen(t: Battle, origins: list[Model], target: Target, clause: str) -> Reason | None:
    if seen(t, origins, target.models):
        return None
    return Reason("gs-unseen", clause, {"card": origins[0].id if origins else "", "target": target.card.id})


def reached(t: Battle, origins: list[Model], target: Target, far: int = 0) -> bool:
    """Return True if a model of a target is close enough to an origin, within LEAD range unless `far` is given.

    In a unit that is out of formation only the members that are meant count. GS-TRM-05, GS-TRM-07, GS-A-88, GS-A-117.
    """
    return any(in_range(origin, model, far or lead_range(t, origin)) for origin in origins for model in target.models)


# Musicians


def musician_of(t: Battle, card: Card) -> Model | None:
    """Return the model of a card that can pass an order on, or None.

    It must be on its feet and in formation. It may be in melee. GS-MUS-02, GS-CHN-04, GS-A-135.
    """
    for model in able(t, card):
        if has(t, model, "musician") or (model.role == "musician" and keeps_formation(t, card)):
            return model
    return None


def hears(t: Battle, card: Card) -> bool:
    """Return True if a card receives orders without a test. GS-TAC-09, GS-MUS-01, GS-A-135."""
    return musician_in_formation(t, card) or any(has(t, model, "musician") for model in t.members(card))


def why_not_chain(t: Battle, card: Card, chain: tuple[str, ...], target: Target) -> Reason | None:
    """Return why an order cannot be passed on along a chain of musicians by sight, or None.

    Each musician must be seen by the one before, and the target by the last. The ordering unit's own musician may be
    the first. GS-CHN-01, GS-CHN-02, GS-CHN-03, GS-CHN-05, GS-A-64.
    """
    origins = able(t, card)
    for number, id in enumerate(chain):
        link = t.card_named(id)
        if link is None or not t.allied(link.seat, card.seat) or id in chain[:number]:
            return Reason("gs-no-such-link", "GS-CHN-01", {"key": id})
        musician = musician_of(t, link)
        if musician is None:
            return Reason("gs-no-musician", "GS-CHN-04", {"card": id})
        if not seen(t, origins, (musician,)):
            return Reason("gs-unseen", "GS-CHN-05" if number else "GS-CHN-02", {"card": origins[0].id, "target": id})
        origins = [musician]
    return why_unseen(t, origins, target, "GS-CHN-03" if chain else "GS-TAC-08")


def carries(t: Battle, card: Card, chain: tuple[str, ...], target: Target) -> bool:
    """Return True if a chain carries an order to its target by distance.

    Every link must be within LEAD range of the one before, and the target within that of the last. GS-TAC-08,
    GS-CHN-02, GS-CHN-03, GS-CHN-05, GS-A-64.
    """
    origins = able(t, card)
    for id in chain:
        link = t.card_named(id)
        musician = musician_of(t, link) if link is not None else None
        if musician is None or not reached(t, origins, Target(t.card_of(musician), (musician,))):
            return False
        origins = [musician]
    return reached(t, origins, target)


class Lines:
    """A cache of who gives an order, who can pass it on and who sees whom, for one list of options."""

    def __init__(self, t: Battle, card: Card) -> None:
        self.t, self.card = t, card
        self.free: Callable[[int, int], bool] = cache(lambda a, b: sees(t, t.models[a], t.models[b]))
        """The function that says if a model sees another, by their numbers; its answers are cached."""

    @cached_property
    def origins(self) -> list[Model]:
        return able(self.t, self.card)

    @cached_property
    def musicians(self) -> list[tuple[str, Model]]:
        """The musicians that can pass the order on, each with the id of its card."""
        t = self.t
        friends = [other for other in t.cards if t.allied(other.seat, self.card.seat)]
        return [(other.id, musician) for other in friends if (musician := musician_of(t, other)) is not None]

    def known(self, origins: list[Model], models: tuple[Model, ...]) -> bool:
        """Return True if one of the origins sees one of the models."""
        return any(self.free(origin.number, model.number) for model in models for origin in origins)


def chains(lines: Lines, target: Target) -> list[tuple[str, ...]]:
    """Return the chains by which an order could reach a target, an empty chain for the direct line.

    Where measuring is free, each musician is nearer to the target than the last; if there is no such chain, the first
    by sight is returned. Elsewhere nothing is compared but lines of sight, and the shortest chains are returned. Any
    other chain may still be named: `why_not_chain` says whether its lines are free. GS-TRM-03, GS-A-118.
    """
    musicians = [(id, musician) for id, musician in lines.musicians if id != target.card.id]
    if not musicians or target.card is lines.card:  # everybody sees and reaches itself: GS-TRM-05
        return [()]
    free = lines.t.setup.measuring == "free"
    found = onward((), lines.origins, musicians, target, lines) if free else by_sight(musicians, target, lines)
    return list(islice(found, OFFERED)) or list(islice(by_sight(musicians, target, lines), 1))


def onward(
    chain: tuple[str, ...], last: list[Model], musicians: list[tuple[str, Model]], target: Target, lines: Lines
) -> Iterator[tuple[str, ...]]:
    if lines.known(last, target.models):
        yield chain
    goal = target.models[0]
    for id, musician in musicians:
        if last and square(musician, goal) < square(last[0], goal) and lines.known(last, (musician,)):
            yield from onward((*chain, id), [musician], musicians, target, lines)


def square(a: Model, b: Model) -> int:
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def by_sight(musicians: list[tuple[str, Model]], target: Target, lines: Lines) -> Iterator[tuple[str, ...]]:
    """Yield chains of musicians who see each other and the last of whom sees the target, the shortest first.

    The musician of the unit that orders can only be the first link. GS-A-64.
    """
    relays: list[tuple[tuple[str, ...], list[Model]]] = [((), lines.origins)]
    for chain, last in relays:  # the list grows during this loop
        if lines.known(last, target.models):
            yield chain
        for id, model in musicians:
            if (
                len(relays) < LOOKED_AT
                and id not in chain
                and (not chain or id != lines.card.id)
                and lines.known(last, (model,))
            ):
                relays.append(((*chain, id), [model]))

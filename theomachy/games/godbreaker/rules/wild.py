"""Wild models: their compulsions, the actions that satisfy these, and what the policy does. GB-WLD."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.keys import Action
from theomachy.games.godbreaker.rules import wild_policy as policy
from theomachy.games.godbreaker.rules.drives import Flight, approaches, flight, range_of
from theomachy.games.godbreaker.rules.engagement import engage
from theomachy.games.godbreaker.rules.measuring import Based, beside, closest, way_gap, within
from theomachy.games.godbreaker.rules.moving import (
    ends,
    keeping,
    move,
    obstacles,
    start_of,
    stepping_stones,
    why_not_move_to,
)
from theomachy.games.godbreaker.rules.special_actions import perform
from theomachy.games.godbreaker.rules.values import attack_range, hostile, move_range, rank
from theomachy.games.godbreaker.state import FIELD, UNIT, At, Marker, Model, Saga, Token
from theomachy.games.godbreaker.vocabulary import Compulsion
from theomachy.kernel import Procedure, Roll, one

COWARDLY: Final = "cowardly"
MURDEROUS: Final = "murderous"
PREDATOR: Final = "predator"
MINE: Final = "mine"
AVENGER: Final = "avenger"
BROKEN: Final = "broken"
CLAUSES: dict[Compulsion, str] = {
    COWARDLY: "GB-WLD-03",
    MURDEROUS: "GB-WLD-02",
    PREDATOR: "GB-FLW-03",
    MINE: "GB-SCO1-06",
    AVENGER: "GB-NES-05",
    BROKEN: "GB-TRP-05",
}
COWARD_DIE = 6
"""The die value of Cowardly models. GB-WLD-01."""


class Aim(NamedTuple):
    """The aim of a compulsion: to damage, flee from, reach or destroy one of these, the closest ones."""

    compulsion: Compulsion
    kind: Literal["damage", "flee", "reach", "destroy", "none"]
    of: tuple[Based, ...] = ()


# Compulsions


def compulsions(t: Saga, model: Model) -> tuple[Compulsion, ...]:
    """Return a wild model's compulsions besides its natural one, the newest last. GB-WLD-04, GB-A-48."""
    given = scenario_compulsion(t, model)
    true = (*given, PREDATOR) if smells_prey(t, model) else given
    kept = [name for name in t.compelled.get(model.number, ()) if name in true]
    return (*kept, *[name for name in true if name not in kept])


def smells_prey(t: Saga, model: Model) -> bool:
    """Return True if a Prey is inside the model's movement range. GB-FLW-03."""
    far = move_range(t, model)
    return any(other.where == FIELD and "prey" in other.flaws and within(t, model, other, far) for other in t.models)


def scenario_compulsion(t: Saga, model: Model) -> tuple[Compulsion, ...]:
    """Return the compulsion that the scenario gives a threat now, or none.

    GB-SCO1-06, GB-NES-05, GB-TRP-05, GB-WLD-06.
    """
    match model.kind:
        case "forgotten" if any(marker.kind == "hoard" for marker in t.markers):
            return (MINE,)
        case "spawn" if any(carrier.where == FIELD and "trophy" in carrier.tokens for carrier in t.models):
            return (AVENGER,)
        case "betrayer" if any(marker.kind == "shard" for marker in t.markers):
            return (BROKEN,)
    return ()


def aim_of(t: Saga, model: Model, drives: Sequence[Compulsion]) -> Aim:
    """Return the aim of the newest compulsion that can be followed. GB-WLD-01 to 06, GB-A-49 to 51."""
    for name in reversed(drives):
        if aim := special_aim(t, model, name):
            return aim
    return cowardly(t, model) if model.die == COWARD_DIE else murderous(t, model)


def is_driven(t: Saga, model: Model) -> bool:
    """Return True if a wild model would do anything if it were activated now. GB-WLD-03."""
    return aim_of(t, model, compulsions(t, model)).kind != "none"


def murderous(t: Saga, model: Model) -> Aim:
    """Return the aim of a Murderous model. GB-WLD-02."""
    return damage(t, model, MURDEROUS, foes(t, model)) or Aim(MURDEROUS, "none")


def cowardly(t: Saga, model: Model) -> Aim:
    """Return the aim of a Cowardly model. GB-WLD-03, GB-A-46."""
    near = [other for other in foes(t, model) if beside(t, model, other)]
    return Aim(COWARDLY, "flee", tuple(near)) if near else Aim(COWARDLY, "none")


def special_aim(t: Saga, model: Model, name: Compulsion) -> Aim | None:
    if name == PREDATOR:
        return damage(t, model, name, [other for other in foes(t, model) if "prey" in other.flaws])
    if name == AVENGER:
        return damage(t, model, name, [other for other in foes(t, model) if "trophy" in other.tokens])
    if name == MINE:
        carriers = [other for other in foes(t, model) if "treasure" in other.tokens]
        return damage(t, model, name, carriers) or fetch(t, model)
    shards = closest(t, model, [marker for marker in t.markers if marker.kind == "shard"])
    if not shards:
        return None
    near = [marker for marker in shards if beside(t, model, marker)]
    return Aim(name, "destroy", tuple(near)) if near else Aim(name, "reach", tuple(shards))


def fetch(t: Saga, model: Model) -> Aim | None:
    """Return the aim of a Forgotten that goes for treasure; None if there is none. GB-SCO1-06, GB-A-49."""
    tokens: list[Token | Marker] = [*closest(t, model, [token for token in t.tokens if token.kind == "treasure"])]
    targets = tokens or [*closest(t, model, [marker for marker in t.markers if marker.kind == "hoard"])]
    if not targets:
        return None
    return Aim(MINE, "none" if any(beside(t, model, target) for target in targets) else "reach", tuple(targets))


def damage(t: Saga, model: Model, name: Compulsion, others: Sequence[Model]) -> Aim | None:
    targets = closest(t, model, others)
    return Aim(name, "damage", tuple(targets)) if targets else None


def foes(t: Saga, model: Model) -> list[Model]:
    return [other for other in t.models if other.where == FIELD and hostile(t, model, other)]


# Actions that satisfy a compulsion


def satisfies(t: Saga, model: Model, aim: Aim, action: Action, spot: At | None, flights: Sequence[Flight]) -> bool:
    """Return True if an action is one that an aim asks for. GB-A-44.

    `spot` is where a move ends; `flights` are those from each of the enemies that the model flees from.
    """
    name, target = action
    if aim.kind == "damage":
        reach = attack_range(t, model)
        close = [other for other in aim.of if within(t, model, other, reach)]
        if name == "thunderous":
            return any(within(t, model, other, rank(t, model, "thunderous")) for other in aim.of)
        if close:
            return name == "engage" and any(isinstance(other, Model) and other.id == target for other in close)
        return nearer(t, model, aim, spot)
    if aim.kind == "flee":
        if not any(flight.units for flight in flights):  # it cannot flee and so stays. GB-A-46
            return name == "end"
        return spot is not None and any(
            flight.units and range_of(t, spot, other) >= flight.units
            for other, flight in zip(aim.of, flights, strict=True)
        )
    if aim.kind == "destroy":
        return name == "destroy"
    return nearer(t, model, aim, spot)


def nearer(t: Saga, model: Model, aim: Aim, spot: At | None) -> bool:
    """Return True if a move ends closer to one of the aim's targets, by the shortest way round walls."""
    return spot is not None and any(way_gap(t, spot, other) < way_gap(t, model, other) for other in aim.of)


# The policy's actions


def chosen(t: Saga, model: Model, models: Sequence[Model]) -> Procedure[Model]:
    """Return one of several equally close models: the first in order, or a random one. GB-A-47, GB-A-95."""
    if t.setup.rulings.wild_random and len(models) > 1:
        order = sorted(models, key=lambda other: other.number)
        id: str = yield from Roll((tuple(other.id for other in order),), one, "gb-roll-wild", None, "GB-A-95")
        return next(other for other in order if other.id == id)
    return policy.first(t, models)


def act(t: Saga, model: Model, aim: Aim) -> Procedure[None]:
    """Carry out a wild model's action by the policy. GB-A-45, GB-A-46, GB-A-49 to 52."""
    if aim.kind == "none":
        return
    if aim.kind == "destroy":
        marker = next(other for other in aim.of if isinstance(other, Marker))
        verbs.take_action(t, "destroy")
        yield from perform(t, model, "destroy", marker.id)
        return
    targets = [other for other in aim.of if isinstance(other, Model)]
    target: Based = (yield from chosen(t, model, targets)) if targets else aim.of[0]
    if isinstance(target, Model) and aim.kind == "damage":
        if policy.thunders(t, model, target, rank(t, model, "thunderous")):
            verbs.take_action(t, "thunderous")
            yield from perform(t, model, "thunderous", "")
            return
        if within(t, model, target, attack_range(t, model)):
            verbs.take_action(t, "engage")
            yield from engage(t, model, target)
            return
    spot = best_flight(t, model, target) if aim.kind == "flee" else best_approach(t, model, target)
    if spot is not None:
        verbs.take_action(t, "move")
        yield from move(t, model, spot)


def best_approach(t: Saga, model: Model, target: Based) -> At | None:
    """Return the shortest move that brings the target in range, or else the nearest place. GB-A-45."""
    reach = attack_range(t, model) if isinstance(target, Model) else 0
    start = start_of(t, model)
    edge = keeping(model, target, (start.units + 1) * UNIT - 1, reach)
    ways = [*edge, *stepping_stones(t, model, target, start.units, (reach + 1) * UNIT - 2)]
    legal = [*[spot for spot in ways if why_not_move_to(t, model, spot, start) is None], *ends(t, model)]
    now = way_gap(t, model, target)
    spots = [spot for spot in legal if way_gap(t, spot, target) < now] or list(approaches(t, model, (target,)))
    close = [spot for spot in spots if within(t, spot, target, reach)]
    if close:
        return min(close, key=lambda spot: (gap_squared(model, spot), spot))
    return min(spots, key=lambda spot: (range_of(t, spot, target), way_gap(t, spot, target), spot), default=None)


def best_flight(t: Saga, model: Model, target: Based) -> At | None:
    """Return the place to which a model flees by the policy; None if no way leads away. GB-A-46."""
    return max(
        flight(t, model, target).spots,
        key=lambda spot: (way_gap(t, spot, target), -len(obstacles(t, model, spot)), spot),
        default=None,
    )


def gap_squared(model: Model, spot: At) -> int:
    return (model.x - spot.x) ** 2 + (model.y - spot.y) ** 2


def claims_treasure(t: Saga, model: Model) -> None:
    """Let a Forgotten claim treasure beside it at the end of its activation. GB-SCO1-05."""
    if tokens := treasures(t, model):
        verbs.claim(t, model, tokens, "GB-SCO1-05")


def treasures(t: Saga, model: Model) -> tuple[Token, ...]:
    """Return the treasure tokens that a model would claim at the end of its activation. GB-SCO1-05."""
    if model.kind != "forgotten" or model.where != FIELD:
        return ()
    return tuple([token for token in t.tokens if token.kind == "treasure" and beside(t, model, token)])

"""Threats: the models that a scenario brings in, and those that are summoned. GB-SCN-03 to 06."""

from collections.abc import Sequence

import msgspec

from theomachy.content.what_if import changed
from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.content.traits import MIGHTY, SINISTER, Trait
from theomachy.games.godbreaker.rules.dice import table_roll
from theomachy.games.godbreaker.rules.placing import Limit, place_by_itself, place_model
from theomachy.games.godbreaker.state import WILD, Model, Saga
from theomachy.games.godbreaker.vocabulary import Group, ThreatKind, Unaligned
from theomachy.kernel import Ask, Procedure

MARKER_RADIUS, SMALL_RADIUS, MIDDLE_RADIUS, LARGE_RADIUS = 2000, 1250, 1600, 2000
"""Radii of the bases of markers, most models, threats with a D10, and Horrors. GB-A-02."""
TOP_RANK, SINISTER_RANK = 3, 2


class Threat(msgspec.Struct, frozen=True):
    die: int
    r: int = SMALL_RADIUS
    traits: dict[Trait, int] = {}
    mighty: int = 0
    """Number of traits of the Mighty table, at rank 1. GB-SCN-04, GB-SCN-06."""
    sinister: int = 0
    """Number of traits of the Sinister table, at rank 2. GB-SCN-05."""
    group: Group = ""
    clause: str = ""


PRINTED: dict[ThreatKind, Threat] = {
    "forgotten": Threat(8, clause="GB-SCO1-04"),
    "horror": Threat(12, LARGE_RADIUS, {"tough": 1}, mighty=2, group="nest", clause="GB-NES-03"),
    "spawn": Threat(8, mighty=2, group="nest", clause="GB-NES-04"),
    "lost": Threat(6, clause="GB-TRA-02"),
    "damned": Threat(8, traits={"fleet": 1}, clause="GB-TRA-03"),
    "betrayer": Threat(8, traits={"brutal": 1, "deadly": 1}, clause="GB-TRP-02"),
    "local": Threat(6, clause="GB-GAT-02"),
    "hunter": Threat(10, MIDDLE_RADIUS, {"ranged": 1}, sinister=1, group="hunters", clause="GB-GAT-02"),
    "follower": Threat(10, MIDDLE_RADIUS, sinister=2, clause="GB-CLA-03"),
}
THREATS = msgspec.convert(changed("godbreaker.threats", PRINTED), dict[ThreatKind, Threat])
SUMMONED = {8: SMALL_RADIUS, 10: MIDDLE_RADIUS, 12: LARGE_RADIUS}
"""Radius of a summoned model's base by its die. GB-A-34."""


def new_threat(t: Saga, seat: int, kind: ThreatKind) -> Procedure[Model]:
    """Return a new threat off the battlefield, with traits by table if it has any. GB-SCN-03, GB-A-66, GB-A-87."""
    threat = THREATS[kind]
    traits = dict(threat.traits)
    for _ in range(threat.mighty):
        possible = [trait for trait in MIGHTY if traits.get(trait, 0) < TOP_RANK]
        trait = yield from agreed(t, seat, possible, "gb-ask-mighty", "GB-SCN-04")
        if trait is None:
            trait = yield from rolled(MIGHTY, "gb-roll-mighty", "GB-SCN-04")
        traits = {**traits, trait: min(TOP_RANK, traits.get(trait, 0) + 1)}
    for _ in range(threat.sinister):
        possible = [trait for trait in SINISTER if traits.get(trait, 0) < SINISTER_RANK]
        trait = yield from agreed(t, seat, possible, "gb-ask-sinister", "GB-SCN-05")
        while trait is None or trait not in possible:  # a second one of the same is rolled again
            trait = yield from rolled(SINISTER, "gb-roll-sinister", "GB-SCN-05")
        traits = {**traits, trait: SINISTER_RANK}
    model = enlisted(t, kind, threat.die, threat.r, traits, friends(t, threat))
    gained = [trait for trait in traits if traits[trait] != threat.traits.get(trait)]
    if gained:
        verbs.tell(t, "gb-threat-traits", threat.clause, model=model.id, traits=[f"gb-trait-{id}" for id in gained])
    return model


def rolled(table: Sequence[Trait], question: str, clause: str) -> Procedure[Trait]:
    """Return the trait that a roll on a table gives. GB-A-87."""
    face = yield from table_roll(len(table), question, None, clause)
    return table[face - 1]


ROLL = "roll"


def agreed(t: Saga, seat: int, possible: Sequence[Trait], question: str, clause: str) -> Procedure[Trait | None]:
    """Return a trait that a player proposes and the next in seniority agrees to; None to roll for it. GB-A-87."""
    if t.setup.rulings.threat_traits == "rolled":
        return None
    traits = {f"trait:{trait}": trait for trait in possible}
    key = yield from Ask(seat, question, [ROLL, *traits], "", clause)
    order = [other for other in t.seniority if other == seat or other not in t.routed]
    other = order[(order.index(seat) + 1) % len(order)]
    if key != ROLL and other != seat:
        key = yield from Ask(other, "gb-ask-agree-trait", [key, ROLL], "", "GB-A-87")
    return traits.get(key)


def friends(t: Saga, threat: Threat) -> Group:
    """Return the group of friends of a threat; nest only in The Nest. GB-NES-02, GB-GAT-02, GB-CLA-03."""
    return "" if threat.group == "nest" and t.setup.scenario != "nest" else threat.group


def enlisted(t: Saga, kind: Unaligned, die: int, r: int, traits: dict[Trait, int], group: Group = "") -> Model:
    """Return a new wild model that is added to the match."""
    number = 1 + sum(model.kind == kind for model in t.models)
    model = Model(f"{kind}-{number}", len(t.models), kind, WILD, die, r, traits, group=group)
    verbs.enlist(t, model)
    return model


def bring_in(t: Saga, seat: int, kind: ThreatKind, limits: tuple[Limit, ...], clause: str) -> Procedure[None]:
    """Bring a threat to the battlefield during the rounds. GB-A-43, GB-A-93.

    Where the table plays the wild models, it also sets this one down.
    """
    model = yield from new_threat(t, seat, kind)
    if t.setup.wild == "policy":
        place_by_itself(t, model, limits, clause)
    else:
        yield from place_model(t, seat, model, limits, clause)


def placer(t: Saga) -> int:
    """Return the seat that sets down a threat that an action calls for. GB-A-93."""
    if t.setup.rulings.threats_placed_by == "last in priority" or t.activation is None:
        return t.last
    seat = t.models[t.activation.model].seat
    return t.last if seat == WILD else seat

"""The opening: markers, threats and godbreakers come to the battlefield. GB-SCN-01 to 03, GB-SCO1-01 to 03."""

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.army.circles import CIRCLE_SIZE, Circle
from theomachy.games.godbreaker.ground.battlefield import size
from theomachy.games.godbreaker.ground.fields import field
from theomachy.games.godbreaker.ground.generation import generate
from theomachy.games.godbreaker.ground.terrain import Terrain, ground_of
from theomachy.games.godbreaker.keys import read_place
from theomachy.games.godbreaker.rules.measuring import beside
from theomachy.games.godbreaker.rules.placing import (
    Limit,
    Places,
    nearest_to,
    outside_of,
    place_model,
    within_of,
)
from theomachy.games.godbreaker.rules.scenarios import OPENINGS
from theomachy.games.godbreaker.rules.scenarios.common import MIN_UNITS_AWAY
from theomachy.games.godbreaker.rules.threats import MARKER_RADIUS, SMALL_RADIUS, new_threat
from theomachy.games.godbreaker.rules.unstable import nearest_legal
from theomachy.games.godbreaker.rules.values import move_range, shard
from theomachy.games.godbreaker.setup import Setup, read_circles
from theomachy.games.godbreaker.state import FIELD, LETTERS, RESERVE, WILD, At, Marker, Model, Saga
from theomachy.games.godbreaker.tasks import (
    BESIDE,
    Deploy,
    DrawSeniority,
    Lay,
    Open,
    PlaceHoard,
    PlaceObjective,
    PlaceThreat,
)
from theomachy.games.godbreaker.vocabulary import MarkerKind
from theomachy.kernel import Ask, FewKeys, Procedure, Roll, one

FOLLOWER_RANGE = 2
"""Range in units of its shard marker within which a Follower is placed. GB-CLA-02."""


def set_up(setup: Setup) -> Saga:
    """Return the state before the first procedure, with an objective marker in the middle. GB-SCN-01."""
    circles = read_circles(setup)
    width, height = size(len(circles))
    terrain = battlefield(setup, len(circles))
    models = [model for seat, circle in enumerate(circles) for model in roster(circle, seat)]
    first = (DrawSeniority(),) if setup.seniority == "random" else ()
    lay = (Lay(),) if setup.ground == "laid" else ()
    return Saga(
        setup,
        circles,
        width,
        height,
        terrain,
        ground_of(terrain),
        models,
        markers=(Marker("objective", "objective", width // 2, height // 2, MARKER_RADIUS),),
        shards=tuple(circle.shard for circle in circles),
        seniority=tuple(range(len(circles))),
        points=(0,) * len(circles),
        agenda=(*first, *lay, Open()),
    )


def battlefield(setup: Setup, players: int) -> tuple[Terrain, ...]:
    """Return the terrain that the setup asks for; none yet if the players lay it. GB-BAT-02, GB-A-70."""
    if setup.ground == "laid":
        return ()
    if setup.ground == "generated":
        return generate(setup.ground_seed, players, setup.rulings.coverage, setup.levels)
    return field(setup.ground, players, setup.levels)


def roster(circle: Circle, seat: int) -> list[Model]:
    """Return the models of a circle, in reserve. GB-CIR-02, GB-A-02."""
    return [
        Model(
            f"{LETTERS[seat]}{place}",
            seat * CIRCLE_SIZE + place - 1,
            "godbreaker",
            seat,
            godbreaker.die,
            SMALL_RADIUS,
            dict(godbreaker.traits),
            godbreaker.flaws,
            godbreaker.name,
        )
        for place, godbreaker in enumerate(circle.godbreakers, 1)
    ]


# Tasks


def draw_seniority(t: Saga) -> Procedure[None]:
    """Draw the order of seniority by chance. GB-SCN-02, GB-A-67."""
    left, order = list(t.seniority), []
    while len(left) > 1:
        seat: int = yield from Roll((tuple(left),), one, "gb-roll-seniority", None, "GB-A-67")
        left = [other for other in left if other != seat]
        order += [seat]
    verbs.draw_seniority(t, (*order, *left))


def begin_opening(t: Saga) -> Procedure[None]:
    """Schedule the tasks by which the scenario is set up."""
    verbs.schedule(t, *OPENINGS[t.setup.scenario](t))
    yield from ()


def centre(t: Saga) -> At:
    """Return the middle point of the battlefield. GB-A-69."""
    return At(t.width // 2, t.height // 2)


def place_shard(t: Saga, seat: int) -> Procedure[None]:
    """Place a player's shard marker.

    GB-SCO1-01, GB-NES-01, GB-TRA-01, GB-TRP-01, GB-GAT-01, GB-CLA-01.
    """
    yield from place_marker(t, seat, "shard", (outside_of(MIN_UNITS_AWAY, centre(t)),))


def place_other(t: Saga, task: PlaceObjective | PlaceHoard) -> Procedure[None]:
    """Place an objective or a hoard marker away from all shards, or from all markers.

    GB-SCO1-01, GB-TRP-01, GB-CLA-02, GB-A-11.
    """
    away = [marker for marker in t.markers if task.away == "any marker" or marker.kind == "shard"]
    kind: MarkerKind = "hoard" if isinstance(task, PlaceHoard) else "objective"
    yield from place_marker(t, task.seat, kind, (outside_of(MIN_UNITS_AWAY, *away),))


def place_marker(t: Saga, seat: int, kind: MarkerKind, limits: tuple[Limit, ...]) -> Procedure[None]:
    number = seat + 1 if kind == "shard" else 1 + sum(marker.kind == kind for marker in t.markers)
    id = f"{kind}-{number}"
    places = Places(t, id, MARKER_RADIUS, limits, must=True)
    key = yield from Ask(seat, f"gb-ask-{kind}", places, "", "GB-SCN-01")
    spot = read_place(key, MARKER_RADIUS, 0)
    if spot is None:  # there is no room. GB-PLC-03
        spot = nearest_legal(t, nearest_to(limits, t, MARKER_RADIUS, 0), -1)
    assert spot is not None, "before the first round there is room on every battlefield: GB-A-92"
    owner = seat if kind == "shard" else WILD
    verbs.put_marker(t, Marker(id, kind, spot.x, spot.y, MARKER_RADIUS, spot.level, owner), "GB-SCN-01")


def place_threat(t: Saga, task: PlaceThreat) -> Procedure[None]:
    """Place a new threat before the first round. GB-SCO1-03, GB-NES-01, GB-GAT-01, GB-CLA-02."""
    model = yield from new_threat(t, task.seat, task.kind)
    yield from place_model(t, task.seat, model, (threat_limit(t, task),), "GB-SCN-03")


def threat_limit(t: Saga, task: PlaceThreat) -> Limit:
    """Return the limit for the place of a threat before the first round. GB-A-69, GB-A-77."""
    near, own = task.near, shard(t, task.seat)
    if near == "centre":
        return within_of(MIN_UNITS_AWAY, centre(t))
    if near == "away from shard":
        return outside_of(MIN_UNITS_AWAY, *([own] if own else []))
    if near == "any marker":
        return within_of(0, *t.markers)
    if near == "different":
        return within_of(0, *without_hunter(t))
    if near == "other markers":
        return within_of(0, *[marker for marker in t.markers if marker is not own])
    return within_of(0, *[marker for marker in t.markers if marker.kind in BESIDE[near]])


def without_hunter(t: Saga) -> list[Marker]:
    """Return the markers at which a player's second Hunter may be placed. GB-CLA-02, GB-A-77.

    The marker of the first Hunter is left out. If the first stands beside several markers, all are possible.
    """
    first = [model for model in t.models if model.where == FIELD and model.kind == "hunter"][-1:]
    taken = [marker for marker in t.markers for hunter in first if beside(t, hunter, marker)]
    return [marker for marker in t.markers if len(taken) > 1 or marker not in taken]


def place_follower(t: Saga, seat: int) -> Procedure[None]:
    """Place a player's Follower, which is tame from the start. GB-CLA-02, GB-CLA-03."""
    own = shard(t, seat)
    assert own is not None
    model = yield from new_threat(t, seat, "follower")
    verbs.tame(t, model, seat, "GB-CLA-03")
    yield from place_model(t, seat, model, (within_of(FOLLOWER_RANGE, own),), "GB-CLA-02")


def deploy(t: Saga, task: Deploy) -> Procedure[None]:
    """Let a player place a godbreaker near the own shard and, if the task says so, a threat.

    GB-SCO1-02, GB-NES-01, GB-TRA-01, GB-TRP-01, GB-GAT-01, GB-A-68.
    """
    own = shard(t, task.seat)
    assert own is not None
    waiting = [
        model.id for model in t.models if model.seat == task.seat and model.godbreaker and model.where == RESERVE
    ]
    choice = FewKeys(tuple(waiting), "gb-not-waiting", "GB-SCO1-02")
    id = yield from Ask(task.seat, "gb-ask-deploy", choice, "", "GB-SCO1-02")
    model = t.named(id)
    assert model is not None
    yield from place_model(t, task.seat, model, (within_of(move_range(t, model), own),), "GB-SCO1-02", (centre(t),))
    if task.along:
        threat = yield from new_threat(t, task.seat, task.along)
        yield from place_model(t, task.seat, threat, (outside_of(MIN_UNITS_AWAY, model),), "GB-TRA-01")

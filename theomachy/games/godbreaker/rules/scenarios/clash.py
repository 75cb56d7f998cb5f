"""The Clash, in which dice decide what is hunted. GB-CLA."""

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.rules.dice import table_roll
from theomachy.games.godbreaker.rules.scenarios.common import carriers, deployment
from theomachy.games.godbreaker.rules.scenarios.nest import TROPHY_POINTS
from theomachy.games.godbreaker.rules.scenarios.score import TREASURE_POINTS
from theomachy.games.godbreaker.state import Saga
from theomachy.games.godbreaker.tasks import (
    Hunt,
    PlaceFollower,
    PlaceHoard,
    PlaceObjective,
    PlaceShard,
    PlaceThreat,
    Task,
)
from theomachy.kernel import Procedure

HUNT = 6
LOCALS = 5
SOLO_ROLLS, SOLO_KEPT = 3, 2


def opening(t: Saga) -> tuple[Task, ...]:
    """Return the tasks of setting up The Clash. GB-CLA-01."""
    first = tuple(task for seat in t.seniority for task in (PlaceShard(seat), Hunt(seat)))
    return (*first, *deployment(t))


def hunt(t: Saga, seat: int) -> Procedure[None]:
    """Roll for the Hunt, and schedule the tasks that come of it. GB-CLA-01, GB-CLA-02."""
    faces = []
    for _ in range(SOLO_ROLLS if t.players == 1 else 1):
        faces += [(yield from table_roll(HUNT, "gb-roll-hunt", seat, "GB-CLA-02"))]
    kept = sorted(faces)[:SOLO_KEPT] if t.players == 1 else faces
    tasks: list[Task] = []
    for face in kept:
        verbs.tell(t, "gb-hunt", "GB-CLA-02", seat=seat, face=face, hunt=f"gb-hunt-{face}")
        tasks += quarry(seat, face)
    verbs.schedule(t, *tasks)


def quarry(seat: int, face: int) -> list[Task]:
    """Return the tasks that a face of the Hunt's die brings. GB-CLA-02, GB-A-77."""
    match face:
        case 1:
            return [PlaceThreat(seat, "hunter", "any marker"), PlaceThreat(seat, "hunter", "different")]
        case 2:
            return [PlaceThreat(seat, "horror", "centre")]
        case 3:
            return [PlaceThreat(seat, "local", "away from shard")] * LOCALS
        case 4:
            return [PlaceHoard(seat, "any marker")]
        case 5:
            return [PlaceObjective(seat, "any marker")]
    return [PlaceFollower(seat), PlaceThreat(seat, "hunter", "other markers")]


def final_scoring(t: Saga) -> None:
    """Score trophies and treasure at the end of The Clash. GB-CLA-05."""
    carriers(t, "trophy", TROPHY_POINTS, "GB-CLA-05")
    carriers(t, "treasure", TREASURE_POINTS, "GB-CLA-05")

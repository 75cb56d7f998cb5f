"""The Nest, with its Horrors, their Spawn, and trophies. GB-NES."""

from theomachy.games.godbreaker.rules.measuring import beside
from theomachy.games.godbreaker.rules.placing import within_of
from theomachy.games.godbreaker.rules.scenarios.common import carriers, deployment, each_places
from theomachy.games.godbreaker.rules.threats import bring_in
from theomachy.games.godbreaker.state import FIELD, Saga
from theomachy.games.godbreaker.tasks import Breed, PlaceShard, PlaceThreat, Task
from theomachy.games.godbreaker.vocabulary import ThreatKind
from theomachy.kernel import Procedure

TROPHY_POINTS = 10
HORROR_ABOVE = 7
"""The winning result of the initiative above which a Horror comes, not a Spawn. GB-NES-06."""


def opening(t: Saga) -> tuple[Task, ...]:
    """Return the tasks of setting up The Nest. GB-NES-01."""
    horrors = tuple(PlaceThreat(seat, "horror", "centre") for seat in t.seniority[::-1])
    return (*each_places(t, PlaceShard), *horrors, *deployment(t, reverse=False))


def start_of_round(t: Saga) -> tuple[Task, ...]:
    return (Breed(),)


def breed(t: Saga) -> Procedure[None]:
    """Bring in a Horror or a Spawn if a godbreaker stands at the objective. GB-NES-06, GB-A-74."""
    nest = t.marker("objective")
    if nest is None or not any(
        model.where == FIELD and model.godbreaker and beside(t, model, nest) for model in t.models
    ):
        return
    kind: ThreatKind = "horror" if t.winning_result > HORROR_ABOVE else "spawn"
    yield from bring_in(t, t.last, kind, (within_of(0, nest),), "GB-NES-06")


def final_scoring(t: Saga) -> None:
    """Score trophies at the end of The Nest. GB-NES-09."""
    carriers(t, "trophy", TROPHY_POINTS, "GB-NES-09")

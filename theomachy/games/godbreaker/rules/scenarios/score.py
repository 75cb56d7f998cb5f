"""The Score, with its treasure and the Forgotten who guard it. GB-SCO1."""

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.rules.dice import test
from theomachy.games.godbreaker.rules.measuring import beside, controller
from theomachy.games.godbreaker.rules.placing import within_of
from theomachy.games.godbreaker.rules.scenarios.common import carriers, deployment, each_places
from theomachy.games.godbreaker.rules.special_kind import Special
from theomachy.games.godbreaker.rules.threats import bring_in, placer
from theomachy.games.godbreaker.state import Model, Saga
from theomachy.games.godbreaker.tasks import PlaceHoard, PlaceShard, PlaceThreat, Task
from theomachy.games.godbreaker.vocabulary import SpecialName
from theomachy.kernel import Procedure, Reason

GUARDS = 5
TREASURE_POINTS = 5


def opening(t: Saga) -> tuple[Task, ...]:
    """Return the tasks of setting up The Score. GB-SCO1-01 to 03."""
    guards: tuple[Task, ...] = ()
    if t.players == 1:
        guards = tuple(
            PlaceThreat(0, "forgotten", "objective" if number == 0 else "objective hoard") for number in range(GUARDS)
        )
    return (*each_places(t, PlaceShard, PlaceHoard), *deployment(t), *guards)


def specials(t: Saga, model: Model) -> dict[SpecialName, Special]:
    """Return Plunder for a godbreaker; other models have no special action here. GB-SCO1-07, GB-A-54."""
    return {"plunder": PLUNDER} if model.godbreaker else {}


def hoards(t: Saga, model: Model) -> list[str]:
    return [marker.id for marker in t.markers if marker.kind == "hoard"]


def why_not_plunder(t: Saga, model: Model, target: str) -> Reason | None:
    """Return why a model cannot plunder a marker, or None. GB-SCO1-07, GB-A-27."""
    marker = t.marker(target)
    if marker is None:
        return Reason("gb-no-such-marker", "GB-SCO1-07", {"key": target})
    if marker.kind != "hoard":
        return Reason("gb-not-a-hoard", "GB-SCO1-07", {"marker": marker.id})
    if controller(t, marker) != model.seat:
        return Reason("gb-not-controlled", "GB-ELE-02", {"marker": marker.id})
    if t.setup.rulings.must_touch_marker and not beside(t, model, marker):
        return Reason("gb-not-beside", "GB-A-27", {"model": model.id, "marker": marker.id})
    return None


def plunder(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Plunder a treasure hoard: claim a treasure token and test. GB-SCO1-07."""
    verbs.use(t, model, "gb-plunder", "GB-SCO1-07", marker=target)
    verbs.gain_token(t, model, "treasure", "GB-SCO1-07")
    if not (yield from test(t, model, "sound", "GB-SCO1-07")):
        yield from bring_in(t, placer(t), "forgotten", (within_of(0, model),), "GB-SCO1-07")


def final_scoring(t: Saga) -> None:
    """Score treasure at the end of The Score. GB-SCO1-08."""
    carriers(t, "treasure", TREASURE_POINTS, "GB-SCO1-08")


PLUNDER = Special(hoards, why_not_plunder, plunder)

"""The Tragedy, with the Lost, who turn into Damned. GB-TRA."""

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.rules.dice import test
from theomachy.games.godbreaker.rules.measuring import beside
from theomachy.games.godbreaker.rules.placing import within_of
from theomachy.games.godbreaker.rules.scenarios.common import deployment, each_places
from theomachy.games.godbreaker.rules.special_kind import Special
from theomachy.games.godbreaker.rules.threats import bring_in, placer
from theomachy.games.godbreaker.state import FIELD, Model, Saga
from theomachy.games.godbreaker.tasks import PlaceShard, Task, Wither
from theomachy.games.godbreaker.vocabulary import SpecialName
from theomachy.kernel import Procedure, Reason

CURE_POINTS = 2


def opening(t: Saga) -> tuple[Task, ...]:
    """Return the tasks of setting up The Tragedy. GB-TRA-01."""
    return (*each_places(t, PlaceShard), *deployment(t, along="lost"))


def start_of_round(t: Saga) -> tuple[Task, ...]:
    return (Wither(),)


def wither(t: Saga) -> Procedure[None]:
    """Deal 1 damage to every Lost. GB-TRA-02."""
    for model in t.models:
        if model.kind == "lost" and model.where == FIELD:
            verbs.hurt(t, model, 1, "GB-TRA-02")
    yield from ()


def specials(t: Saga, model: Model) -> dict[SpecialName, Special]:
    """Return Treatment for a godbreaker; other models have no special action here. GB-TRA-04, GB-A-54."""
    return {"treatment": TREATMENT} if model.godbreaker else {}


def patients(t: Saga, model: Model) -> list[str]:
    return [other.id for other in t.models if other.kind == "lost" and other.where == FIELD and beside(t, model, other)]


def why_not_treat(t: Saga, model: Model, target: str) -> Reason | None:
    """Return why a model cannot treat a target, or None. GB-TRA-04."""
    if target in patients(t, model):
        return None
    other = t.named(target)
    if other is None or other.kind != "lost" or other.where != FIELD:
        return Reason("gb-nobody-to-treat", "GB-TRA-04", {"key": target})
    return Reason("gb-too-far-to-treat", "GB-TRA-04", {"model": model.id, "target": target, "units": 0})


def treat(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Treat a Lost. GB-TRA-04."""
    patient = t.named(target)
    assert patient is not None
    verbs.use(t, model, "gb-treatment", "GB-TRA-04", target=target)
    verbs.remove(t, patient, "GB-TRA-04")
    if (yield from test(t, model, "trials", "GB-TRA-04")):
        verbs.score(t, model.seat, CURE_POINTS, "gb-scores-cure", "GB-TRA-04", model=target)
    else:
        yield from bring_in(t, placer(t), "damned", (within_of(0, model),), "GB-TRA-04")


TREATMENT = Special(patients, why_not_treat, treat)

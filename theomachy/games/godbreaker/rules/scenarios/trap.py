"""The Trap, with the Betrayers, who come for the shards. GB-TRP."""

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.rules.dice import test
from theomachy.games.godbreaker.rules.measuring import beside
from theomachy.games.godbreaker.rules.placing import within_of
from theomachy.games.godbreaker.rules.scenarios.common import deployment, each_places
from theomachy.games.godbreaker.rules.special_kind import Special
from theomachy.games.godbreaker.rules.threats import bring_in
from theomachy.games.godbreaker.state import Model, Saga
from theomachy.games.godbreaker.tasks import PlaceObjective, PlaceShard, Reckon, Task
from theomachy.games.godbreaker.vocabulary import SpecialName
from theomachy.kernel import Ask, FewKeys, Procedure, Reason


def opening(t: Saga) -> tuple[Task, ...]:
    """Return the tasks of setting up The Trap. GB-TRP-01."""
    return (*each_places(t, PlaceShard, PlaceObjective), *deployment(t))


def start_of_round(t: Saga) -> tuple[Task, ...]:
    """Return a Reckoning for every objective marker that is left. GB-TRP-04, GB-A-78."""
    return tuple(Reckon(marker.id) for marker in t.markers if marker.kind == "objective")


def reckon(t: Saga, task: Reckon) -> Procedure[None]:
    """Bring in a Betrayer at an objective marker. GB-TRP-04, GB-A-59.

    The player with the initiative chooses which of the waiting markers is next.
    """
    waiting = (task, *[other for other in t.agenda if isinstance(other, Reckon)])
    ids = tuple([other.marker for other in waiting])
    id = yield from Ask(t.initiative, "gb-ask-order", FewKeys(ids, "gb-no-betrayer-due", "GB-TRP-04"), "", "GB-INI-04")
    chosen = next(other for other in waiting if other.marker == id)
    if chosen is not task:
        verbs.drop(t, chosen)
        verbs.schedule(t, task)
    marker = t.marker(id)
    assert marker is not None
    yield from bring_in(t, t.last, "betrayer", (within_of(0, marker),), "GB-TRP-04")


def specials(t: Saga, model: Model) -> dict[SpecialName, Special]:
    return {"destroy": DESTROY} if model.kind == "betrayer" else {}


def shards(t: Saga, model: Model) -> list[str]:
    return [marker.id for marker in t.markers if marker.kind == "shard" and beside(t, model, marker)]


def why_not_destroy(t: Saga, model: Model, target: str) -> Reason | None:
    """Return why a Betrayer cannot destroy a shard marker, or None. GB-TRP-03."""
    return None if target in shards(t, model) else Reason("gb-no-shard-here", "GB-TRP-03", {"key": target})


def destroy(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Make a Betrayer's test to destroy a shard marker. GB-TRP-03."""
    marker = t.marker(target)
    assert marker is not None
    verbs.use(t, model, "gb-destroy", "GB-TRP-03", marker=target)
    if (yield from test(t, model, "destroy", "GB-TRP-03")):
        verbs.destroy_marker(t, marker, "GB-TRP-03")


DESTROY = Special(shards, why_not_destroy, destroy)

"""The Gathering, with its Locals and the Hunters among them. GB-GAT."""

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.rules.dice import test
from theomachy.games.godbreaker.rules.measuring import within
from theomachy.games.godbreaker.rules.placing import place_model, within_of
from theomachy.games.godbreaker.rules.scenarios.common import MIN_UNITS_AWAY, deployment, each_places
from theomachy.games.godbreaker.rules.special_kind import Special
from theomachy.games.godbreaker.rules.threats import new_threat
from theomachy.games.godbreaker.rules.values import attack_range
from theomachy.games.godbreaker.state import FIELD, Model, Saga
from theomachy.games.godbreaker.tasks import PlaceShard, PlaceThreat, Task
from theomachy.games.godbreaker.vocabulary import SpecialName
from theomachy.kernel import Ask, Procedure, Reason


def opening(t: Saga) -> tuple[Task, ...]:
    """Return the tasks of setting up The Gathering. GB-GAT-01."""
    hunter = (PlaceThreat(0, "hunter", "objective shard"),) if t.players == 1 else ()
    return (*each_places(t, PlaceShard), *deployment(t, along="local"), *hunter)


def specials(t: Saga, model: Model) -> dict[SpecialName, Special]:
    """Return Verify for a godbreaker; other models have no special action here. GB-GAT-03, GB-A-54."""
    return {"verify": VERIFY} if model.godbreaker else {}


def suspects(t: Saga, model: Model) -> list[str]:
    """Return the ids of the Locals in a model's attack range. GB-GAT-03, GB-A-71."""
    reach = attack_range(t, model)
    return [
        other.id
        for other in t.models
        if other.kind == "local" and other.where == FIELD and within(t, model, other, reach)
    ]


def why_not_verify(t: Saga, model: Model, target: str) -> Reason | None:
    """Return why a model cannot verify a target, or None. GB-GAT-03."""
    if target in suspects(t, model):
        return None
    other = t.named(target)
    if other is None or other.kind != "local" or other.where != FIELD:
        return Reason("gb-nobody-to-verify", "GB-GAT-03", {"key": target})
    args = {"model": model.id, "target": target, "units": attack_range(t, model)}
    return Reason("gb-too-far-to-verify", "GB-GAT-03", args)


def verify(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Verify a Local; after a success the player may set down a Hunter. GB-GAT-03, GB-A-71, GB-A-93."""
    local = t.named(target)
    assert local is not None
    damage = local.damage
    verbs.use(t, model, "gb-verify", "GB-GAT-03", target=target)
    verbs.remove(t, local, "GB-GAT-03")
    if not (yield from test(t, model, "hurt", "GB-GAT-03")):
        verbs.score(t, model.seat, -1, "gb-scores-verify", "GB-GAT-03", model=target)
        return
    verbs.score(t, model.seat, 1, "gb-scores-verify", "GB-GAT-03", model=target)
    wants = yield from Ask(model.seat, "gb-ask-hunter", ["hunter", "pass"], model.id, "GB-GAT-03")
    if wants == "hunter":
        hunter = yield from new_threat(t, model.seat, "hunter")
        yield from place_model(t, model.seat, hunter, (within_of(MIN_UNITS_AWAY, model),), "GB-GAT-03")
        verbs.hurt(t, hunter, damage, "GB-GAT-03")


VERIFY = Special(suspects, why_not_verify, verify)

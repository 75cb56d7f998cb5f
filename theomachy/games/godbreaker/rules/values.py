"""Values that are computed and never stored: ranks, ranges, friends and enemies. GB-MOD-05 to 11."""

from theomachy.games.godbreaker.content.traits import Trait
from theomachy.games.godbreaker.state import FIELD, WILD, Marker, Model, Saga


def rank(t: Saga, model: Model, trait: Trait) -> int:
    """Return the rank at which a model uses a trait.

    It is its own rank, or 1 if only the shard of its circle shares the trait. GB-MOD-11, GB-CIR-04, GB-A-36.
    """
    own = model.traits.get(trait, 0)
    if not own and model.kind == "godbreaker" and t.shards and t.shards[model.seat] == trait:
        return 1
    return own


def move_range(t: Saga, model: Model) -> int:
    """Return a model's movement range in units. GB-MOD-09, GB-MOV-01, GB-TRT-13."""
    return model.die + 2 * rank(t, model, "fleet")


def attack_range(t: Saga, model: Model) -> int:
    """Return a model's attack range in units. GB-MOD-09, GB-ENG-01, GB-TRT-15."""
    return model.die * rank(t, model, "ranged")


def friendly(t: Saga, model: Model, other: Model) -> bool:
    """Return True if two different models are friendly.

    They belong to one player, or to a group made friends by the scenario or a table option. GB-MOD-05, GB-MOD-07,
    GB-A-55.
    """
    if model.number == other.number or model.seat != other.seat:
        return False
    if model.seat != WILD:
        return True
    if t.setup.rulings.group_truce and model.kind == other.kind:
        return True
    return model.group != "" and model.group == other.group


def hostile(t: Saga, model: Model, other: Model) -> bool:
    """Return True if two different models are hostile. GB-MOD-07, GB-MOD-08."""
    return model.number != other.number and not friendly(t, model, other)


def is_active(t: Saga, model: Model) -> bool:
    """Return True if a model is active. GB-ACT-03."""
    return t.activation is not None and t.activation.model == model.number


def leader(t: Saga, seat: int) -> Model:
    """Return a circle's leader, the first of the list, on the battlefield or not. GB-CIR-02."""
    return next(model for model in t.models if model.seat == seat and model.godbreaker)


def godbreakers(t: Saga, seat: int) -> list[Model]:
    """Return a circle's godbreakers on the battlefield."""
    return [model for model in t.models if model.where == FIELD and model.seat == seat and model.kind == "godbreaker"]


def decider(t: Saga, model: Model) -> int:
    """Return the seat that makes a model's choices; for a wild model the last in priority. GB-INI-05, GB-WLD-05."""
    return t.last if model.seat == WILD else model.seat


def shard(t: Saga, seat: int) -> Marker | None:
    """Return a circle's shard marker; None once it is gone."""
    return next((marker for marker in t.markers if marker.kind == "shard" and marker.seat == seat), None)

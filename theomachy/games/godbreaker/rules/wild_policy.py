"""The policy: choices for wild models where no player decides for them. GB-A-43 to 53."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theomachy.games.godbreaker.keys import write_place
from theomachy.games.godbreaker.rules.measuring import gap, measure, within
from theomachy.games.godbreaker.rules.values import attack_range, hostile
from theomachy.games.godbreaker.state import FIELD, WILD, Model, Saga

if TYPE_CHECKING:
    from theomachy.games.godbreaker.rules.placing import Places


def decides(t: Saga, model: Model) -> bool:
    """Return True if the policy makes a model's choices. GB-A-43."""
    return model.seat == WILD and t.setup.wild == "policy"


def first(t: Saga, models: Sequence[Model]) -> Model:
    """Return the first of several equally good models, in the order of the policy. GB-A-47.

    Godbreakers come first, then tame, then wild models; then most damage, lowest die, lowest number.
    """
    return min(models, key=lambda model: (rank_of(model), -model.damage, model.die, model.number))


def rank_of(model: Model) -> int:
    return 0 if model.godbreaker else 1 if model.seat != WILD else 2


def next_closest(t: Saga, model: Model, ids: Sequence[str]) -> str:
    """Return the next closest enemy, for Merciless. GB-A-52."""
    others = [other for other in t.models if other.id in ids]
    return min(
        others,
        key=lambda enemy: (measure(t, model, enemy) or 0, rank_of(enemy), -enemy.damage, enemy.die, enemy.number),
    ).id


def slip_away(t: Saga, model: Model, engaged: Sequence[Model], results: Sequence[int], places: "Places") -> str:
    """Return the Cunning step of a model that lost, if it leads out of the winner's reach. GB-A-52.

    It declines otherwise.
    """
    best = max(results)
    won = engaged[results.index(best)]
    if results.count(best) > 1 or won.number == model.number:
        return places.decline
    reach = attack_range(t, won)
    spots = [
        spot for spot in places.candidates() if places.why_not_at(spot) is None and not within(t, won, spot, reach)
    ]
    if not spots:
        return places.decline
    spot = max(spots, key=lambda place: gap(won, place))
    return write_place(spot, places.level)


def revenge(t: Saga, model: Model, by: Model, ids: Sequence[str]) -> str:
    """Return the target of a Vengeful model: the one that hurt it, or else the closest. GB-A-52."""
    return by.id if by.id in ids else next_closest(t, model, ids)


def thunders(t: Saga, model: Model, target: Model, rank: int) -> bool:
    """Return True if a model uses Thunderous instead of engaging. GB-A-52."""
    if not rank or not within(t, model, target, rank):
        return False
    near = [other for other in t.models if other.where == FIELD and other.number != model.number]
    hit = [other for other in near if within(t, model, other, rank)]
    foes = sum(hostile(t, model, other) for other in hit)
    return (foes >= 2 and foes == len(hit)) or not within(t, model, target, attack_range(t, model))

"""Maxen and the Gearhawks: what the language of effects does not say."""

from functools import partial

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, OFF, adjacent
from theomachy.games.godtear.rules.choosing import choose_model
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.rules.entering import lose_banner
from theomachy.games.godtear.rules.reasons import Whom, down
from theomachy.games.godtear.sheets import RollKind
from theomachy.games.godtear.state import ACCURACY, Godtear, Model, Unit
from theomachy.games.godtear.tasks import Use
from theomachy.kernel import Procedure

BIRDS, DICE_FOR_A_BIRD = 3, 2


def scavenger(t: Godtear, me: Unit, model: Model, use: Use | None) -> Procedure[None]:
    """Remove the banner of an enemy champion that Maxen himself knocks out. Followers have none. GT-C13."""
    banner = t.units[model.unit].banner
    by_me = use is not None and use.unit == me.number
    if by_me and banner >= 0 and t.models[banner].place != OFF:
        yield from lose_banner(t, t.models[banner], "GT-C13")


def bird_shot(t: Godtear, use: Use) -> Procedure[Use]:
    """Let Gearhawks leave the battlefield, one by one, for extra dice. GT-KO-10."""
    me, birds = t.units[use.unit], t.units[t.units[use.unit].partner]
    for _ in range(BIRDS):
        near, why = t.standing(birds), Whom(t, unit=birds.number)
        bird = yield from choose_model(t, me.seat, "gt-ask-take-off", near, use.skill, "GT-KO-10", why, may=True)
        if bird is None:
            break
        verbs.remove(t, bird, "GT-KO-10")
        use = msgspec.structs.replace(use, accuracy=use.accuracy + DICE_FOR_A_BIRD, damage=use.damage + DICE_FOR_A_BIRD)
    return use


def hexes_between(t: Godtear, use: Use, target: Model, roll: RollKind, margin: int) -> int:
    """Return one die less for each hex between Maxen and the target when the dice are counted. GT-C21."""
    far = DISTANCE[t.models[use.user].place][target.place]
    return -far if t.setup.rulings.hexes_between == "distance" else 1 - far


def eagle_eye(t: Godtear, me: Unit, active: Unit) -> Procedure[None]:
    """Let a friendly champion next to a Gearhawk gain an accuracy boon."""
    if active.number != me.number:
        return
    able = [
        champion
        for friend in t.units
        if friend.seat == me.seat and friend.sheet.champion and not friend.knocked_out
        for champion in t.standing(friend)
        if any(adjacent(bird.place, champion.place) for bird in t.standing(me))
    ]
    birds = tuple(bird.place for bird in t.standing(me))
    why = Whom(t, ("champion",), me.seat, -1, birds, 1, partial(down, t, clause="GT-KO-07"))
    champion = yield from choose_model(t, me.seat, "gt-ask-friend", able, me.id, "GT-SET-09", why, may=True)
    if champion is not None:
        give_token(t, t.units[champion.unit], ACCURACY, 1)

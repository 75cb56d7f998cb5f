"""GT-C16: followers leave the battlefield by a skill and come back by the same skill."""

from collections.abc import Sequence

from theomachy.games.godtear import verbs
from theomachy.games.godtear.rules.choosing import choose_model
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.rules.entering import ROOM
from theomachy.games.godtear.rules.reasons import Whom
from theomachy.games.godtear.rules.windows import function
from theomachy.games.godtear.state import Godtear, Unit
from theomachy.games.godtear.tasks import CardTask, TakeOff, TokensBack, Use
from theomachy.kernel import Procedure, Reason
from theomachy.kernel.keys import split_verb


def regroup(t: Godtear, unit: Unit, use: Use, back: str, where: str = "") -> None:
    """Take a unit's followers off, bring each back by a task of this name, and return its tokens.

    If a card's function is named for where they come back, no more leave than fit there.
    """
    verbs.schedule(t, TakeOff(unit.number, use=use, back=back, where=where), TokensBack(unit.number, unit.tokens))


def take_off(t: Godtear, task: TakeOff) -> Procedure[None]:
    """Take off the next follower, or bring back those that were taken off once the player stops. GT-KO-10, GT-C16."""
    unit, use = t.units[task.unit], task.use
    standing = t.standing(unit)
    able, room, question = standing, -1, "gt-ask-take-off"
    if task.where:
        places: Sequence[int] = function(*split_verb(task.where))(t, use)
        left = spare(t, places) - len(task.gone)
        inside = [model for model in standing if model.place in places]
        able, question = standing if left else inside, "gt-ask-regroup"
        room = len(inside) + min(left, len(standing) - len(inside))
    full = Reason("gt-no-room-to-come-back", "GT-C16", {"unit": unit.name})
    why = Whom(t, unit=unit.number, rest=lambda model: full)
    model = yield from choose_model(t, unit.seat, question, able, use.skill, "GT-KO-10", why, may=True, room=room)
    if model is not None:
        verbs.remove(t, model, "GT-KO-10")
        gone = (*task.gone, model.number)
        verbs.schedule(t, TakeOff(task.unit, gone=gone, use=use, back=task.back, where=task.where))
        return
    if standing or t.setup.rulings.replaced_unit_tokens != "kept":
        verbs.next_task(t)  # no tokens come back
    verbs.schedule(t, *[CardTask(task.back, task.unit, (number,), use=use) for number in task.gone])


def spare(t: Godtear, places: Sequence[int]) -> int:
    """Return how many small followers of a unit still fit into hexes that are empty or its own. GT-ENT-03."""
    return sum(ROOM - len(t.hexes.get(place, ())) for place in places)


def tokens_back(t: Godtear, task: TokensBack) -> Procedure[None]:
    """Give a unit back the tokens that it lost with its last model. GT-C16."""
    for kind, sign in enumerate(task.tokens):
        if sign:
            give_token(t, t.units[task.unit], kind, sign)
    yield from ()

"""GT-C16: followers leave the battlefield by a skill and come back by the same skill."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.rules.choosing import choose_model
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.state import Godtear, Unit
from theomachy.games.godtear.tasks import CardTask, TakeOff, TokensBack, Use
from theomachy.kernel import Procedure


def regroup(t: Godtear, unit: Unit, use: Use, back: str) -> None:
    """Take a unit's followers off, bring each back by a task of this name, and return its tokens."""
    verbs.schedule(t, TakeOff(unit.number, use=use, back=back), TokensBack(unit.number, unit.tokens))


def take_off(t: Godtear, task: TakeOff) -> Procedure[None]:
    """Take off the next follower, or bring back those that were taken off once the player stops. GT-KO-10."""
    unit, use = t.units[task.unit], task.use
    able = t.standing(unit)
    model = yield from choose_model(t, unit.seat, "gt-ask-take-off", able, use.skill, "GT-KO-10", may=True)
    if model is not None:
        verbs.remove(t, model, "GT-KO-10")
        verbs.schedule(t, TakeOff(task.unit, gone=(*task.gone, model.number), use=use, back=task.back))
        return
    if able or t.setup.rulings.replaced_unit_tokens != "kept":
        verbs.next_task(t)  # no tokens come back
    verbs.schedule(t, *[CardTask(task.back, task.unit, (number,), use=use) for number in task.gone])


def tokens_back(t: Godtear, task: TokensBack) -> Procedure[None]:
    """Give a unit back the tokens that it lost with its last model. GT-C16."""
    for kind, sign in enumerate(task.tokens):
        if sign:
            give_token(t, t.units[task.unit], kind, sign)
    yield from ()

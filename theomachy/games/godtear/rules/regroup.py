"""GT-C16: followers leave the battlefield by a skill and come back by the same skill."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.rules.choosing import choose_model
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.state import Godtear, Task, Unit, Use
from theomachy.kernel import Procedure


def regroup(t: Godtear, unit: Unit, use: Use, back: str) -> None:
    """Followers of a unit are taken off, and each comes back by a task of this name; then it has its tokens again."""
    verbs.plan(t, Task("take off", unit.number, use=use, rule=back), Task("tokens back", unit.number, unit.tokens))


def take_off(t: Godtear, task: Task) -> Procedure[None]:
    """The next follower leaves the battlefield, or no more of them do. GT-KO-10

    The task's models are those that have left.
    """
    unit, use = t.units[task.unit], task.use
    assert use is not None
    able = t.standing(unit)
    model = yield from choose_model(t, unit.seat, "gt-ask-take-off", able, use.skill, "GT-KO-10", may=True)
    if model is not None:
        verbs.remove(t, model, "GT-KO-10")
        verbs.replace_task(t, task, models=(*task.models, model.number))
        return
    if able or t.setup.rulings.replaced_unit_tokens != "kept":
        verbs.take_up(t)  # no tokens come back
    verbs.plan(t, *[Task(task.rule, task.unit, (number,), use=use) for number in task.models])


def tokens_back(t: Godtear, task: Task) -> Procedure[None]:
    """The tokens that went with the last model of a unit come back with it. GT-C16

    The task's models are the tokens, by kind.
    """
    for kind, sign in enumerate(task.models):
        if sign:
            give_token(t, t.units[task.unit], kind, sign)
    yield from ()

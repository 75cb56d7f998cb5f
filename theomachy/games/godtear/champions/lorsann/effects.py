"""Lorsann and the Mistwood Rangers: what the language of effects does not say."""

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import OFF
from theomachy.games.godtear.rules.actions import champion_of
from theomachy.games.godtear.rules.attack import damage, wound
from theomachy.games.godtear.rules.walking import move
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import Attack, CardTask, SkillDone, Use, card_task
from theomachy.kernel import Procedure


def shoot_and_scoot(t: Godtear, me: Unit, use: Use) -> Procedure[None]:
    """Let Lorsann move a hex after a skill of hers that gave wounds."""
    if use.unit == me.number and use.wounded:
        yield from move(t, me.seat, champion_of(t, me), 1)


def mystic_arrow(t: Godtear, use: Use) -> Procedure[None]:
    """Schedule a second damage roll after the first of a hit."""
    verbs.schedule(t, CardTask("lorsann:second-arrow", use.unit, use=use))
    yield from ()


@card_task("lorsann:second-arrow")
def second_arrow(t: Godtear, task: CardTask) -> Procedure[None]:
    """Roll five dice more, as many as the card gives the first roll. Its wounds belong to this skill. GT-C3, GT-C7."""
    use, done = task.skill_used, t.agenda[0]
    assert isinstance(done, Attack | SkillDone)
    target = t.models[use.targets[-1]]
    if target.place == OFF or t.units[target.unit].knocked_out:
        return
    wounds = yield from damage(t, use, target, 0)
    yield from wound(t, target, wounds, use, "GT-DMG-04")
    if wounds:
        use = msgspec.structs.replace(done.use, wounded=(target.number,))
        verbs.revise(t, done, msgspec.structs.replace(done, use=use))


def kill_shot(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    """Return a damage die more against a champion who has wounds when the dice are counted. GT-C1."""
    return 1 if use.unit == me.number and target.kind == "champion" and target.wounds else 0

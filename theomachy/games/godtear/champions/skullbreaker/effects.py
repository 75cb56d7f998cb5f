"""Skullbreaker and the Tooth Bearers: what the language of effects does not say."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.rules.actions import champion_of
from theomachy.games.godtear.rules.choosing import DONE, Listed, choose_token, tokens
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.rules.entering import ClosedHexes, How, small
from theomachy.games.godtear.rules.skills import granted_skill
from theomachy.games.godtear.rules.walking import move
from theomachy.games.godtear.sheets import RollKind
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, Use, card_task
from theomachy.kernel import Ask, Procedure

FINISHER = 3
"""The largest number of skill actions of the Finisher."""
SMELL_ACCURACY, BELLY_DAMAGE = 4, 2
"""Dice that I Smell Blood and Go for the Belly add."""


def out_of_my_way(t: Godtear, me: Unit, model: Model, how: How, ground: ClosedHexes) -> ClosedHexes:
    """Return the ground that lets Skullbreaker pass over small followers of either side. GT-B4."""
    passed = {place for place, there in t.hexes.items() if small(t, t.models[there[0]])}
    return ClosedHexes(ground.closed - passed, ground.through | passed)


def finisher(t: Godtear, use: Use) -> Procedure[None]:
    """Schedule up to three skill actions. GT-A5."""
    verbs.schedule(t, CardTask("skullbreaker:finisher-skill", use.unit, amount=FINISHER))
    yield from ()


@card_task("skullbreaker:finisher-skill")
def finisher_skill(t: Godtear, task: CardTask) -> Procedure[None]:
    """Take the next skill action of the Finisher, if the player wants to."""
    if task.amount:
        verbs.schedule(t, CardTask(task.does, task.unit, amount=task.amount - 1))
        used = yield from granted_skill(t, t.units[task.unit])
        if not used:
            verbs.next_task(t)  # drop the rest of the three


def shake_it_off(t: Godtear, use: Use) -> Procedure[None]:
    me = t.units[use.unit]
    blights = [(kind, sign) for kind, sign in enumerate(me.tokens) if sign < 0]
    if blights:
        kind, _ = yield from choose_token(me.seat, blights, by=use.skill)
        verbs.expire(t, me, kind, "GT-STA-08")


def upgrade(t: Godtear, use: Use) -> Procedure[None]:
    """Make Jawblade stronger until the activation ends."""
    verbs.upgrade(t, use.skill)
    yield from ()


def jawblade(t: Godtear, use: Use, target: Model, roll: RollKind, margin: int) -> int:
    """Return the dice that its upgrades add to Jawblade."""
    upgrades = verbs.the_activation(t).upgrades
    if roll == "accuracy":
        return SMELL_ACCURACY * upgrades.count("i-smell-blood")
    return BELLY_DAMAGE * upgrades.count("go-for-the-belly")


def set_up_the_boss(t: Godtear, me: Unit, use: Use) -> Procedure[None]:
    """Let Skullbreaker gain after a skill of the Tooth Bearers that gave wounds. GT-C38."""
    if use.unit == me.number and use.wounded:
        times = len(use.wounded) if t.setup.rulings.set_up_the_boss == "each target" else 1
        verbs.schedule(t, *[CardTask("skullbreaker:the-boss", me.number)] * times)
    yield from ()


@card_task("skullbreaker:the-boss")
def the_boss(t: Godtear, task: CardTask) -> Procedure[None]:
    """Ask if Skullbreaker moves a hex, gains a boon, or neither."""
    boss = t.units[t.units[task.unit].partner]
    if boss.knocked_out:
        return
    choice = yield from Ask(boss.seat, "gt-ask-move-or-boon", Listed(["move", "boon", DONE]), boss.id, "GT-C38")
    if choice == "move":
        yield from move(t, boss.seat, champion_of(t, boss), 1)
    elif choice == "boon":
        kind, sign = yield from choose_token(boss.seat, tokens("any boon"), by=boss.id)
        give_token(t, boss, kind, sign)

"""Values that count now: speed, dodge, protection and dice, with tokens and traits. GT-STA-03 to 07."""

from theomachy.games.godtear.battlefield import DISTANCE, OFF
from theomachy.games.godtear.rules.windows import added, function, own
from theomachy.games.godtear.sheets import Dice, RollKind, Skill
from theomachy.games.godtear.state import ACCURACY, DAMAGE, DODGE, PROTECTION, SPEED, Godtear, Model, Unit
from theomachy.games.godtear.tasks import Use

TURN_POINTS = (1, 2, 3, 2, 1)
"""Victory points of each turn. GT-LAD-14, GT-TRN-02."""
POINTS_TO_WIN = 5
"""Victory points that win the game. GT-END-07."""


def speed(t: Godtear, unit: Unit) -> int:
    """Return the speed of the current phase with tokens and traits, never below 0. GT-ADV-03, GT-STA-03."""
    return max(0, unit.sheet.speed[t.phase == "clash"] + unit.tokens[SPEED] + added(t, "speed", unit))


def dodge(t: Godtear, use: Use, target: Model) -> int:
    """Return the dodge of a target. GT-HIT-06, GT-STA-04."""
    unit = t.units[target.unit]
    return unit.sheet.dodge + unit.tokens[DODGE] + added(t, "dodge", use, target)


def protection(t: Godtear, use: Use, target: Model) -> int:
    """Return the protection of a target, which a blight lowers. GT-STA-05, GT-J6."""
    unit = t.units[target.unit]
    return unit.sheet.protection + unit.tokens[PROTECTION] + added(t, "protection", use, target)


def skill_of(t: Godtear, use: Use) -> Skill:
    return t.units[use.unit].sheet.skills[use.skill]


def accuracy_dice(t: Godtear, use: Use, target: Model) -> int:
    """Return the dice of a hit roll. GT-HIT-04, GT-SKL-06, GT-STA-06, GT-C6."""
    skill, unit = skill_of(t, use), t.units[use.unit]
    dice = row(t, use, skill.accuracy) + unit.tokens[ACCURACY] + use.accuracy
    for extra in skill.dice:
        dice += bonus(t, use, target, extra, extra.accuracy, "accuracy")
    return max(0, dice + added(t, "accuracy", use, target))


def damage_dice(t: Godtear, use: Use, target: Model, margin: int) -> int:
    """Return the dice of a damage roll after a hit by a margin. GT-DMG-01, GT-SKL-06, GT-STA-07, GT-C6."""
    skill, unit = skill_of(t, use), t.units[use.unit]
    dice = row(t, use, skill.damage) + unit.tokens[DAMAGE] + use.damage
    for extra in skill.dice:
        dice += bonus(t, use, target, extra, extra.damage, "damage", margin)
    return max(0, dice + added(t, "damage", use, target))


def origins(t: Godtear, unit: Unit, user: Model) -> list[int]:
    """Return the hexes that the range of an enemy skill is measured from. GT-SKL-04, GT-C26."""
    source = own(t, unit, "origin")
    return source(t, unit) if source else [user.place]


def row(t: Godtear, use: Use, dice: tuple[int, ...]) -> int:
    """Return the dice of a row: by how many models of the unit are in the user's hex. GT-SKL-06, GT-C5."""
    models = use.models if t.setup.rulings.row_counted == "declared" else mates(t, t.models[use.user])
    return dice[min(models, len(dice)) - 1]


def mates(t: Godtear, model: Model) -> int:
    """Return how many models of its unit are in a model's hex, itself included."""
    return sum(1 for number in t.hexes.get(model.place, ()) if t.models[number].unit == model.unit)


def is_near(t: Godtear, unit: Unit, here: int, reach: int) -> bool:
    """Return True if a model of a champion or unit is within a distance of a hex. GT-SKL-09, GT-C17."""
    models, far = t.models, DISTANCE[here]
    for number in unit.members:
        place = models[number].place
        if place != OFF and far[place] <= reach:
            return True
    return False


def bonus(t: Godtear, use: Use, target: Model, extra: Dice, each: int, roll: RollKind, margin: int = 0) -> int:
    """Return the dice that a skill's text adds. GT-C22."""
    if extra.call:
        count: int = function(t.units[use.unit].sheet.card, extra.call)(t, use, target, roll, margin)
        return count
    if not each:
        return 0
    beside = [model for model in t.standing(t.units[use.unit]) if DISTANCE[model.place][target.place] == 1]
    if extra.per == "adjacent model":
        return each * len(beside)
    here = t.models[use.user].place
    return each * len({model.place for model in beside if model.place != here})

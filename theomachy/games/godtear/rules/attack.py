"""GT-HIT, GT-DMG, GT-KO, GT-LAD: a skill strikes a target, wounds it, perhaps knocks it out, and the ladder moves."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, OFF
from theomachy.games.godtear.rules.dice import roll
from theomachy.games.godtear.rules.entering import lose_banner
from theomachy.games.godtear.rules.values import accuracy_dice, damage_dice, dodge, origins, protection, skill_of
from theomachy.games.godtear.rules.walking import Walks, go
from theomachy.games.godtear.rules.windows import added, anyone, opened
from theomachy.games.godtear.state import ACCURACY, DAMAGE, DODGE, PROTECTION, SPEED, Godtear, Model, Unit
from theomachy.games.godtear.tasks import Use
from theomachy.kernel import Ask, Procedure

CHAMPION_STEPS, LARGE_STEPS, SMALL_STEPS, CLASS_STEPS = 4, 2, 1, 1
"""Steps for a champion, a large follower and a small one, and those added for the class.

GT-LAD-05 to 07, GT-LAD-10 to 13.
"""
KNOCKOUT_MOVE = 2


def hit(t: Godtear, use: Use, target: Model) -> Procedure[int | None]:
    """Roll to hit. Return by how much the roll beats the dodge, or None for a miss. GT-HIT-04 to 07, GT-C7.

    Tokens of both sides expire.
    """
    attacker, defender = t.units[use.unit], t.units[target.unit]
    dice, needed = accuracy_dice(t, use, target), dodge(t, use, target)
    total = yield from roll(dice, "gt-roll-hit", attacker.seat, "GT-HIT-04")
    verbs.roll(t, "gt-hit" if total >= needed else "gt-missed", "GT-HIT-06", attacker, dice, total, needed)
    spend(t, attacker, ACCURACY, "GT-STA-06")
    spend(t, defender, DODGE, "GT-STA-04")
    return total - needed if total >= needed else None


def damage(t: Godtear, use: Use, target: Model, margin: int) -> Procedure[int]:
    """Roll damage after a hit and return the wounds beyond the protection. GT-DMG-01, GT-DMG-02."""
    return (yield from roll_damage(t, use, target, damage_dice(t, use, target, margin)))


def roll_damage(t: Godtear, use: Use, target: Model, dice: int) -> Procedure[int]:
    """Roll damage, subtract the protection, and expire tokens of both sides. GT-DMG-01 to 04, GT-C7."""
    attacker, defender, off = t.units[use.unit], t.units[target.unit], protection(t, use, target)
    total = yield from roll(dice, "gt-roll-damage", attacker.seat, "GT-DMG-01")
    verbs.roll(t, "gt-damage", "GT-DMG-03", attacker, dice, total, off)
    spend(t, attacker, DAMAGE, "GT-STA-07")
    spend(t, defender, PROTECTION, "GT-STA-05")
    return max(0, total - off)


def spend(t: Godtear, unit: Unit, kind: int, clause: str) -> None:
    """Expire a token of this kind, if the unit has one. GT-STA-08, GT-STA-09, GT-F7."""
    if unit.tokens[kind]:
        verbs.expire(t, unit, kind, clause)


def expire_speed(t: Godtear, unit: Unit, token: int) -> None:
    """Expire a speed token that has counted for an advance, if the unit still has it. GT-STA-03, GT-C7."""
    if token and unit.tokens[SPEED] == token:
        spend(t, unit, SPEED, "GT-STA-03")


def wounds_damage(t: Godtear, use: Use, target: Model) -> bool:
    """Return True if a damage roll still follows the hit effects. GT-DMG-02, GT-C2, GT-C3."""
    skill = skill_of(t, use)
    if not skill.damage or target.place == OFF:
        return False
    starts = origins(t, t.units[use.unit], t.models[use.user])
    far = all(DISTANCE[start][target.place] > (skill.range or 0) for start in starts)
    return not (far and t.setup.rulings.damage_after_push == "in range")


def wound(t: Godtear, target: Model, wounds: int, use: Use | None, clause: str) -> Procedure[None]:
    """Give wounds to a model. A knocked out champion gets none. GT-DMG-04, GT-KO-01, GT-KO-02, GT-C14."""
    unit = t.units[target.unit]
    if unit.knocked_out or target.place == OFF:
        return
    if wounds <= 0:
        verbs.unharmed(t, target)
        return
    verbs.wound(t, target, wounds, unit.sheet.health, clause)
    if target.wounds >= unit.sheet.health:
        yield from knock_out(t, target, use)
    yield from opened(t, "wounded", target, use)


def knock_out(t: Godtear, model: Model, use: Use | None) -> Procedure[None]:
    """Knock out a model. GT-KO-01 to 05, GT-C12, GT-C13.

    First come the steps. A champion then loses its tokens and moves, and a follower leaves. Traits that follow come
    last.
    """
    unit, enemy = t.units[model.unit], 1 - model.seat
    causer = t.units[use.unit].seat if use is not None else enemy
    verbs.knock_out(t, model)
    if causer == enemy or t.setup.rulings.own_knockout == "opponent scores":
        verbs.step(t, enemy, steps(t, model, use), "GT-LAD-03")
    if model.kind == "champion":
        verbs.lose_tokens(t, unit, "GT-KO-04")
        if t.setup.rulings.banner_falls and unit.banner >= 0 and t.models[unit.banner].place != OFF:
            yield from lose_banner(t, t.models[unit.banner], "GT-F14")
        if not stays(t, model, causer):
            choice = Walks(t, model, KNOCKOUT_MOVE, "push" if causer == enemy else "move")
            walk = yield from Ask(causer, "gt-ask-knockout-move", choice, model.id, "GT-KO-03")
            yield from go(t, model, walk, "GT-KO-03")
    else:
        place = model.place
        verbs.remove(t, model, "GT-FOL-03")
        yield from opened(t, "falls", model, place)
    yield from opened(t, "knocks out", model, use)


def steps(t: Godtear, model: Model, use: Use | None) -> int:
    """Return the steps of a knockout. GT-LAD-05 to 07, GT-LAD-10, GT-LAD-11, GT-C11."""
    unit, class_ = t.units[model.unit], "slayer" if model.kind == "champion" else "maelstrom"
    value = CHAMPION_STEPS if model.kind == "champion" else SMALL_STEPS if unit.sheet.small else LARGE_STEPS
    by = t.units[use.unit] if use is not None else unit
    earns = by.sheet.champion or t.setup.rulings.followers_earn_bonus
    extra = CLASS_STEPS if earns and by.seat != model.seat and by.sheet.class_ == class_ else 0
    return value + extra + added(t, "steps", model, use)


def stays(t: Godtear, model: Model, causer: int) -> bool:
    """Return True if a trait keeps a champion from the move after its knockout. GT-B11."""
    firm = t.setup.rulings.unyielding_knocked_out and anyone(t, "firm", model, causer)
    return firm or anyone(t, "haunts", model)

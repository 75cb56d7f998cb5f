"""GT-SKL, GT-ULT: who uses a skill, on which targets, and what happens after it.

An ultimate is a skill like any other (GT-ULT-01, GT-ULT-02).
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import COLUMNS, DISTANCE, NAMES, OFF, ROWS, place_of
from theomachy.games.godtear.rules.attack import damage, hit, wound, wounds_damage
from theomachy.games.godtear.rules.choosing import DONE, distinct, key_of_model, misnamed, subject
from theomachy.games.godtear.rules.effects import work
from theomachy.games.godtear.rules.reasons import model_named
from theomachy.games.godtear.rules.values import is_near, mates, origins, skill_of
from theomachy.games.godtear.rules.windows import function, opened, own
from theomachy.games.godtear.sheets import Effect, RollKind, Skill, Who
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import Attack, SkillDone, Use
from theomachy.kernel import Ask, Choice, Procedure, Reason
from theomachy.kernel.keys import Subject


def why_not_skill(t: Godtear, unit: Unit, skill: Skill) -> Reason | None:
    """Return why a skill cannot be used now, apart from the actions that are left, or None. GT-SKL-11, GT-A10."""
    if skill.phase and skill.phase != t.phase:
        return Reason(f"gt-only-in-{skill.phase}", "GT-A10", named(unit, skill))
    models = t.standing(unit)
    if not models:
        return Reason("gt-nobody-there", "GT-FOL-06", named(unit, skill))
    if skill.type == "enemy" and own(t, unit, "origin") is None and no_target_near(t, unit, models, skill):
        return Reason("gt-no-target", "GT-SKL-11", ranged(unit, skill))
    if not skill.needs and own(t, unit, "origin") is None:
        return None  # an enemy skill needs a target near any model, other skills need nothing
    reasons = [why_not_by(t, unit, user, skill) for user in distinct(t, models)]
    if None in reasons:
        return None
    same = all(reason == reasons[0] for reason in reasons)
    return reasons[0] if same else Reason("gt-nobody-has-all", "GT-SKL-05", named(unit, skill))


def named(unit: Unit, skill: Skill) -> dict[str, Any]:
    """Return the arguments of a refusal: the skill and the unit."""
    return {"skill": f"{unit.sheet.id}-{skill.id}", "unit": unit.name}


def ranged(unit: Unit, skill: Skill) -> dict[str, Any]:
    """Return the arguments of a refusal with the range of the skill."""
    return {**named(unit, skill), "range": skill.range or 0}


def no_target_near(t: Godtear, unit: Unit, models: list[Model], skill: Skill) -> bool:
    """Return True if no model of a unit has a target near."""
    places = [model.place for model in enemies(t, unit.seat, skill.followers)]
    near = [row[place] for row in [DISTANCE[model.place] for model in models] for place in places]
    return not near or min(near) > reach_of(skill)


def why_not_by(t: Godtear, unit: Unit, user: Model, skill: Skill) -> Reason | None:
    """Return why this model cannot use a skill, or None."""
    if skill.type == "enemy" and not in_reach(t, unit, user, skill):
        return why_none_in_reach(t, unit, user, skill)
    match skill.needs:
        case "":
            return None
        case "on objective":
            if user.place in t.objectives:
                return None
            return Reason("gt-not-on-objective", "GT-SKL-14", ranged(unit, skill))
        case "champion in range" | "follower in range":
            partner = t.units[unit.partner]
            if is_near(t, partner, user.place, skill.range or 0):
                return None
            return Reason("gt-partner-too-far", "GT-SKL-04", {**ranged(unit, skill), "partner": partner.name})
        case name:
            refusal: Reason | None = function(unit.sheet.card, name)(t, unit, user)
            return refusal


def why_none_in_reach(t: Godtear, unit: Unit, user: Model, skill: Skill) -> Reason:
    """Return why an enemy skill has no target: none is in range, or nobody from whom its range counts. GT-C26."""
    if own(t, unit, "origin") is None:
        return Reason("gt-no-target", "GT-SKL-11", ranged(unit, skill))
    named = {**ranged(unit, skill), "partner": t.units[unit.partner].name}
    return Reason("gt-no-target-from" if origins(t, unit, user) else "gt-nobody-commanded", "GT-C26", named)


# Targets


def in_reach(t: Godtear, unit: Unit, user: Model, skill: Skill) -> list[Model]:
    """Return the enemy champions and followers within range that a skill may target. GT-HIT-03, GT-C14, GT-C26."""
    rows = [DISTANCE[start] for start in origins(t, unit, user)]
    if not rows:
        return []
    far = rows[0] if len(rows) == 1 else [min(steps) for steps in zip(*rows, strict=True)]
    reach = reach_of(skill)
    return [model for model in enemies(t, unit.seat, skill.followers) if far[model.place] <= reach]


def reach_of(skill: Skill) -> int:
    """Return how far an enemy skill reaches; without a range, all over the battlefield. GT-SKL-04."""
    return ROWS + COLUMNS if skill.range is None else skill.range


def enemies(t: Godtear, seat: int, followers: bool) -> list[Model]:
    """Return the enemies of a seat that skills may target, wherever they are, or followers only."""
    models, helpless = t.models, t.setup.rulings.target_knocked_out
    return [
        model
        for unit in t.units
        if unit.seat != seat and not (followers and unit.sheet.champion) and (helpless or not unit.knocked_out)
        for number in unit.members
        if (model := models[number]).place != OFF
    ]


def targets(t: Godtear, use: Use) -> list[Model]:
    """Return the models that may be the next target. GT-C4."""
    unit, user, skill = t.units[use.unit], t.models[use.user], skill_of(t, use)
    if user.place == OFF or len(use.targets) >= skill.targets:
        return []
    models = [model for model in in_reach(t, unit, user, skill) if model.number not in use.targets]
    if skill.spread == "card":
        bars = function(unit.sheet.card, f"{skill.id}-bars")
        models = [model for model in models if bars(t, use, model) is None]
    elif use.targets and skill.spread == "one hex":
        models = [model for model in models if model.place == use.hexes[0]]
    elif skill.spread == "apart":
        models = [model for model in models if model.place not in use.hexes]
    return distinct(t, models)


class Targets(msgspec.Struct, Choice[str], gc=False):
    """A choice of the next target of a skill, or of no more of them."""

    t: Godtear
    use: Use
    models: list[Model]

    def options(self) -> list[str]:
        keys = [model.id for model in self.models]
        return [*keys, DONE] if self.use.targets else keys

    def subject(self, option: str) -> Subject:
        return subject(option)

    def why_not(self, key: str) -> Reason | None:
        if key in self.options():
            return None
        t, use = self.t, self.use
        if place_of(key) is not None or key == DONE:
            return Reason("gt-name-a-model", "GT-HIT-03", {"key": key})
        model = model_named(t, key, self.models)
        if isinstance(model, Reason):
            return model
        if model.kind == "banner":
            return Reason("gt-banner-no-target", "GT-B9", {"model": key})
        unit, skill = t.units[use.unit], skill_of(t, use)
        named = {"target": t.units[model.unit].name, "range": skill.range or 0}
        if model.seat == unit.seat:
            return Reason("gt-not-an-enemy", "GT-HIT-03", named)
        if skill.followers and model.kind == "champion":
            return Reason("gt-followers-only", "GT-SKL-14", named)
        if t.units[model.unit].knocked_out and not t.setup.rulings.target_knocked_out:
            return Reason("gt-target-knocked-out", "GT-C14", named)
        if model not in in_reach(t, unit, t.models[use.user], skill):
            if own(t, unit, "origin") is None:
                return Reason("gt-out-of-range", "GT-SKL-04", named)
            return Reason("gt-out-of-range-from", "GT-C26", {**named, "partner": t.units[unit.partner].name})
        if model.number in use.targets:
            return Reason("gt-targeted-already", "GT-C4", named)
        alike = [other for other in self.models if (other.unit, other.place) == (model.unit, model.place)]
        if alike:
            return Reason("gt-one-for-all", "GT-HIT-03", {**named, "model": alike[0].id})
        return self.why_not_there(model, unit.sheet.card, skill)

    def why_not_there(self, model: Model, card: str, skill: Skill) -> Reason | None:
        """Return why a model is not where the skill's next target has to be."""
        if skill.spread == "card":
            reason: Reason | None = function(card, f"{skill.id}-bars")(self.t, self.use, model)
            return reason
        if skill.spread == "apart":
            return Reason("gt-same-hex", "GT-SKL-14", {"hex": NAMES[model.place]})
        named = {"target": self.t.called(model), "hex": NAMES[self.use.hexes[0]]}
        return Reason("gt-not-in-first-hex", "GT-SKL-14", named)


# Using a skill


def use_skill(t: Godtear, unit: Unit, skill: Skill, user: Model | None = None) -> Procedure[None]:
    """Let a champion, or one follower of a unit, use a skill. GT-SKL-01, GT-SKL-05."""
    repeated = user is not None
    if user is None:
        by = f"{unit.sheet.id}-{skill.id}"
        key = yield from Ask(unit.seat, "gt-ask-user", Users(t, unit, skill), by, "GT-SKL-05")
        user = next(model for model in t.standing(unit) if key_of_model(t, model) == key)
    use = Use(unit.number, user.number, skill.id, mates(t, user), repeated=repeated)
    verbs.use_skill(t, unit, skill.id, user.place)
    if skill.type == "enemy":
        for effect in skill.before:
            use = yield from function(unit.sheet.card, effect.call)(t, use)
        verbs.schedule(t, Attack(unit.number, use=use, seat=unit.seat))
    else:
        verbs.schedule(t, SkillDone(unit.number, use))
        for effect in skill.do:
            yield from work(t, use, effect)


class Users(msgspec.Struct, Choice[str], gc=False):
    """A choice of the model of a unit that uses a skill. GT-SKL-05."""

    t: Godtear
    unit: Unit
    skill: Skill

    def options(self) -> list[str]:
        t, unit, skill = self.t, self.unit, self.skill
        models = distinct(t, t.standing(unit))
        if len(models) == 1 or by_anyone(skill):
            return [key_of_model(t, models[0])]
        return [key_of_model(t, model) for model in models if why_not_by(t, unit, model, skill) is None]

    def subject(self, option: str) -> Subject:
        return subject(option)

    def why_not(self, key: str) -> Reason | None:
        t, unit, skill = self.t, self.unit, self.skill
        if key in self.options():
            return None
        user = model_named(t, key, t.standing(unit))
        if isinstance(user, Reason):
            return user
        if user.unit != unit.number:
            return Reason("gt-not-of-unit", "GT-SKL-05", {"target": t.called(user), "unit": unit.name})
        return why_not_by(t, unit, user, skill) or misnamed(t, user, key)


def by_anyone(skill: Skill) -> bool:
    """Return True if it makes no difference which follower uses a skill, so that none has to be named. GT-SKL-07."""
    given: tuple[Who, ...] = ("user", "champion")
    moved: tuple[Who, ...] = ("each", "each in a hex", "one")
    alike = all(effect.who in (given if effect.give else moved) for effect in skill.do)
    return skill.by_all or (skill.type == "self" and not skill.needs and alike)


class Skills(msgspec.Struct, Choice[str], gc=False):
    """A choice of a skill that an ultimate lets its champion use, or of none. GT-A5."""

    t: Godtear
    unit: Unit
    taken: tuple[str, ...]
    """Actions that may not be repeated."""

    def options(self) -> list[str]:
        return [*(name for name in self.unit.sheet.sides[self.t.phase] if self.why_not(name) is None), DONE]

    def why_not(self, key: str) -> Reason | None:
        t, unit = self.t, self.unit
        if key == DONE:
            return None
        if key not in unit.sheet.sides[t.phase]:
            return Reason("gt-no-such-skill", "GT-A5", {"unit": unit.name, "key": key})
        if unit.knocked_out:
            return Reason("gt-is-knocked-out", "GT-KO-09", {"unit": unit.name})
        if key in self.taken:
            return Reason("gt-action-taken", "GT-A5", {"unit": unit.name})
        return why_not_skill(t, unit, unit.sheet.skills[key])


def granted_skill(t: Godtear, unit: Unit) -> Procedure[bool]:
    """Let a champion use one skill of this phase that is new in this activation, or none.

    Return True if one was used. GT-A5.
    """
    taken = verbs.the_activation(t).taken if t.setup.rulings.ultimate_skills == "unused skills" else ()
    skills = unit.sheet.skills
    name = yield from Ask(unit.seat, "gt-ask-skill", Skills(t, unit, taken), unit.id, "GT-A5")
    if name == DONE:
        return False
    verbs.note(t, unit, name)
    yield from use_skill(t, unit, skills[name])
    return True


def attack(t: Godtear, task: Attack) -> Procedure[None]:
    """Attack the next target of a skill, if there is one. GT-HIT-09, GT-C4."""
    use = task.use
    done = SkillDone(task.unit, use)
    verbs.schedule(t, done)
    named = (yield from name_targets(t, use, task.seat)) if task.how != "named" else task.targets
    here = [number for number in named if t.models[number].place != OFF]
    if not here or t.models[use.user].place == OFF:
        return
    use = yield from strike(t, use, t.models[here[0]])
    rest, named_before = tuple(here[1:]), t.setup.rulings.targets_named == "all at once"
    after: Attack | SkillDone = SkillDone(task.unit, use, task.seat)
    if not ended(t, use) and (rest if named_before else len(use.targets) < skill_of(t, use).targets):
        after = Attack(task.unit, targets=rest, use=use, how="named" if named_before else "", seat=task.seat)
    verbs.revise(t, done, after)


def ended(t: Godtear, use: Use) -> bool:
    """Return True if a miss has ended the skill, so that its other targets are spared. GT-HIT-07, GT-C43."""
    return use.missed and t.setup.rulings.miss_ends == "the skill"


def name_targets(t: Godtear, use: Use, seat: int) -> Procedure[Sequence[int]]:
    """Ask for the next target, or for all of them at once, and return them. GT-HIT-03, GT-C4."""
    named: list[int] = []
    while models := targets(t, use):
        key = yield from Ask(seat, "gt-ask-target", Targets(t, use, models), use.skill, "GT-HIT-03")
        if key == DONE:
            break
        model = next(model for model in models if model.id == key)
        named.append(model.number)
        if t.setup.rulings.targets_named == "one by one":
            break
        use = msgspec.structs.replace(use, targets=(*use.targets, model.number), hexes=(*use.hexes, model.place))
    return named


def strike(t: Godtear, use: Use, target: Model) -> Procedure[Use]:
    """Resolve an enemy skill against one target and return the use with its result. GT-C1."""
    attacker = t.units[use.unit]
    verbs.name_target(t, attacker, target)
    targets, hexes = (*use.targets, target.number), (*use.hexes, target.place)
    use = msgspec.structs.replace(use, targets=targets, hexes=hexes, missed=False)
    use = yield from about_to_roll(t, use, "accuracy")
    margin = yield from hit(t, use, target)
    if margin is None:
        return msgspec.structs.replace(use, missed=True)
    down, before = t.units[target.unit].knocked_out, target.wounds
    for effect in (*skill_of(t, use).hit, *upgrades(t, use)):
        yield from work(t, use, effect)
    if wounds_damage(t, use, target) and t.units[target.unit].knocked_out == down:
        use = yield from about_to_roll(t, use, "damage")
        wounds = yield from damage(t, use, target, margin)
        yield from wound(t, target, wounds, use, "GT-DMG-04")
    if not down and (target.place == OFF or target.wounds > before):
        use = msgspec.structs.replace(use, wounded=(*use.wounded, target.number))
    return use


def about_to_roll(t: Godtear, use: Use, roll: RollKind) -> Procedure[Use]:
    """Let the attacker's own trait work before a roll and return the use, perhaps with dice bought."""
    unit = t.units[use.unit]
    trait = own(t, unit, "rolls")
    return (yield from trait(t, unit, use, roll)) if trait else use


def upgrades(t: Godtear, use: Use) -> list[Effect]:
    """Return the hit effects that other skills of this activation have added."""
    return [
        effect
        for by in (t.activation.upgrades if t.activation is not None and t.activation.unit == use.unit else ())
        for effect in t.units[use.unit].sheet.skills[by].hit
        if use.skill != by
    ]


def skill_done(t: Godtear, task: SkillDone) -> Procedure[None]:
    """Resolve what comes after a skill. GT-C1."""
    use = task.use
    for effect in skill_of(t, use).after:
        yield from work(t, use, effect)
    yield from opened(t, "used", use)

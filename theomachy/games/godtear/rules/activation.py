"""GT-TRN, GT-PLT, GT-CLS: who activates, which actions are left, and when the phase is over."""

from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.menu import END, Action, ActionKind, entry
from theomachy.games.godtear.rules import actions
from theomachy.games.godtear.rules.reasons import not_itself, unit_named
from theomachy.games.godtear.rules.skills import named, use_skill, why_not_skill
from theomachy.games.godtear.rules.windows import function, opened
from theomachy.games.godtear.sheets import Skill
from theomachy.games.godtear.state import Godtear, Unit
from theomachy.games.godtear.tasks import ActionDone, ActivationDone
from theomachy.kernel import Ask, Choice, Message, Procedure, Reason
from theomachy.kernel.keys import Subject, split_verb

ACTIONS = 2
"""Actions in an activation. GT-TRN-04."""
Duty: TypeAlias = Literal["", "rally", "recruit"]
"""The action that must come before anything else; empty if there is none."""


# Order of activations


def choose_unit(t: Godtear) -> Procedure[None]:
    """Let a player activate a champion or unit that has not activated yet. GT-TRN-03, GT-FOL-05, GT-A1, GT-A13."""
    key = yield from Ask(t.active, "gt-ask-activate", Waiting(t, t.active), "", "GT-TRN-03")
    unit = next(unit for unit in t.units if unit.id == key)
    verbs.activate(t, unit)
    yield from opened(t, "activates", unit)


class Waiting(msgspec.Struct, Choice[str], gc=False):
    """A choice of a champion or unit that has not activated in this phase."""

    t: Godtear
    seat: int

    def options(self) -> list[str]:
        return [unit.id for unit in self.t.units if unit.seat == self.seat and not unit.activated]

    def subject(self, option: str) -> Subject:
        return Subject(piece=option)

    def why_not(self, key: str) -> Reason | None:
        unit = unit_named(self.t, key)
        if unit is None:
            return Reason("gt-no-such-unit", "GT-TRN-03", {"key": key})
        if unit.seat != self.seat:
            return Reason("gt-not-your-unit", "GT-TRN-03", {"unit": unit.name})
        if unit.activated:
            return Reason("gt-has-activated", "GT-TRN-10", {"unit": unit.name})
        return not_itself(key, unit, "GT-TRN-03")


def pass_on(t: Godtear) -> None:
    """Pass the activation to the player whose turn it is, or begin the next phase when all units are done.

    GT-PLT-01 to 02, GT-CLS-01 to 03, GT-TRN-12.
    """
    waiting = [any(unit.seat == seat and not unit.activated for unit in t.units) for seat in (0, 1)]
    other = 1 - t.active
    if t.phase == "plot":
        if waiting[t.active]:
            return
        if waiting[other]:
            verbs.pass_on(t, other)
        else:
            verbs.begin_clash(t)
    elif waiting[other]:
        verbs.pass_on(t, other)
    elif not waiting[t.active]:
        verbs.lift_curse(t)
        verbs.end_clash(t)


# Actions


def choose_action(t: Godtear) -> Procedure[None]:
    """Let the active champion or unit take an action or end its activation. GT-TRN-04 to 10."""
    unit = t.units[verbs.the_activation(t).unit]
    action = yield from Ask(unit.seat, "gt-ask-action", Actions(t, unit), unit.id, "GT-TRN-04")
    kind, name = action.kind, action.name
    if kind == "end":
        verbs.schedule(t, ActivationDone(unit.number))
        yield from opened(t, "ends activation", unit)
        return
    if kind == "trait":
        verbs.use_once(t, name)
        yield from function(unit.sheet.card, name)(t, unit)
        return
    verbs.take_action(t, action.noted, bonus=kind == "bonus" or not normal_left(t))
    verbs.schedule(t, ActionDone(unit.number, action.noted))
    if kind in PLAIN:
        yield from PLAIN[kind][1](t, unit)
    else:
        if name == unit.sheet.ultimate:
            verbs.use_ultimate(t, unit)
        yield from use_skill(t, unit, unit.sheet.skills[name])


def action_done(t: Godtear, task: ActionDone) -> Procedure[None]:
    """Open the window for traits that follow an action. GT-A12."""
    yield from opened(t, "acted", t.units[task.unit], task.action)


def activation_done(t: Godtear, task: ActivationDone) -> Procedure[None]:
    """End the activation: turn the card over. GT-TRN-10."""
    verbs.end_activation(t)
    pass_on(t)
    yield from ()


PLAIN: dict[ActionKind, tuple[Callable[[Godtear, Unit], Reason | None], Callable[[Godtear, Unit], Procedure[None]]]] = {
    "advance": (actions.why_not_advance, actions.advance),
    "claim": (actions.why_not_claim, actions.claim),
    "rally": (actions.why_not_rally, actions.rally),
    "recruit": (actions.why_not_recruit, actions.recruit),
}
"""Actions with neither a name nor a bonus of their own."""


class Actions(msgspec.Struct, Choice[Action], gc=False):
    """A choice of what the active champion or unit does next."""

    t: Godtear
    unit: Unit

    def options(self) -> list[Action]:
        """List the actions that are allowed.

        If no action is left, only those that take none are looked at.
        """
        t, unit = self.t, self.unit
        listed, must = candidates(t, unit) if action_left(t, unit) else extras(t, unit), duty(t, unit)
        return [
            action for action in listed if not why_not_now(t, unit, action, must) and not why_not_do(t, unit, action)
        ]

    def why_not(self, key: str) -> Reason | None:
        t, unit = self.t, self.unit
        action = next((action for action in candidates(t, unit) if action == key), None)
        if action is None:
            return why_no_candidate(t, unit, key)
        return why_not_now(t, unit, action, duty(t, unit)) or why_not_do(t, unit, action)

    def subject(self, option: Action) -> Subject:
        """Return the skill or trait on the card. The ultimate comes once a game. GT-ULT-03."""
        once = option.name and option.name == self.unit.sheet.ultimate
        return Subject(line=option.name, role="end" if option == END else "once" if once else "")

    def unspent(self, option: Action) -> Message | None:
        """Return how many of the two actions the end of the activation leaves unused. GT-TRN-04."""
        left = ACTIONS - verbs.the_activation(self.t).actions
        return Message("gt-unspent", "GT-TRN-04", {"left": left}) if option == END and left > 0 else None


def candidates(t: Godtear, unit: Unit) -> list[Action]:
    """List all that a champion or unit might do, allowed or not."""
    return [*unit.sheet.menus[t.phase], *extras(t, unit)]


def extras(t: Godtear, unit: Unit) -> list[Action]:
    """List what takes none of the two actions: bonus actions, traits, the end of the activation."""
    sheet, granted = unit.sheet, verbs.the_activation(t).bonus_skills
    printed = (*sheet.sides[t.phase], sheet.ultimate) if sheet.champion else sheet.sides[t.phase]
    names = [name for name in printed if sheet.skills[name].bonus or name in granted]
    bonus = [entry("bonus", name) for name in names if may_be_bonus(t, unit, name)]
    traits = [entry("trait", trait.id) for trait in sheet.traits if "trait" in trait.at]
    return [*bonus, *traits, END]


def duty(t: Godtear, unit: Unit) -> Duty:
    """Return what the unit must do first, or nothing. GT-KO-09, GT-A8, GT-A9."""
    return "rally" if unit.knocked_out else "recruit" if not unit.sheet.champion and not t.standing(unit) else ""


def why_not_now(t: Godtear, unit: Unit, action: Action, must: Duty) -> Reason | None:
    """Return why the course of the activation forbids a candidate, or None. GT-A2."""
    now, kind = verbs.the_activation(t), action.kind
    if must == "rally" == kind and has_acted(t):
        return refusal(unit, "gt-rally-next-time", "GT-RLY-05")
    if must and kind != must and not (kind == "end" and may_end(t, unit, must)):
        return refusal(unit, f"gt-must-{must}", MUST[must])
    if kind == "trait":
        return refusal(unit, "gt-trait-used", "GT-SET-09") if action.name in now.used else None
    if action.noted in now.taken:
        return refusal(unit, "gt-action-taken", "GT-TRN-06")
    if kind == "bonus":
        return None if bonus_left(t, unit) else refusal(unit, "gt-bonus-taken", "GT-TRN-09")
    if kind == "end" or action_left(t, unit):
        return None
    return refusal(unit, "gt-no-actions-left", "GT-TRN-04")


def refusal(unit: Unit, id: str, clause: str) -> Reason:
    return Reason(id, clause, {"unit": unit.name})


MUST: dict[Duty, str] = {"rally": "GT-RLY-04", "recruit": "GT-FOL-06"}


def may_end(t: Godtear, unit: Unit, must: Duty) -> bool:
    """Return True if the activation may end although something must be done.

    It was done, or the unit has no room to recruit. GT-A9.
    """
    stuck = must == "recruit" and actions.why_not_recruit(t, unit) is not None
    return stuck or has_acted(t)


def has_acted(t: Godtear) -> bool:
    """Return True if the active champion or unit has done anything yet.

    A unit that must rally or recruit has not, unless it was knocked out, or lost its last model, in this activation.
    GT-RLY-05.
    """
    now = verbs.the_activation(t)
    return bool(now.taken or now.used)


def why_not_do(t: Godtear, unit: Unit, action: Action) -> Reason | None:
    """Return why the position forbids a candidate, or None."""
    kind, name = action.kind, action.name
    if kind == "end":
        return None
    if kind in PLAIN:
        return PLAIN[kind][0](t, unit)
    if kind == "trait":
        reason: Reason | None = function(unit.sheet.card, f"{name}-why-not")(t, unit)
        return reason
    return why_not_use(t, unit, kind, unit.sheet.skills[name])


def why_not_use(t: Godtear, unit: Unit, kind: ActionKind, skill: Skill) -> Reason | None:
    """Return why a skill may not be used now, or None. GT-SKL-02, GT-ULT-03, GT-A6."""
    if skill.id == unit.sheet.ultimate and unit.ultimate_used:
        return Reason("gt-ultimate-used", "GT-ULT-03", named(unit, skill))
    if kind == "skill" and skill.bonus == "card" and must_be_bonus(t, unit, skill):
        return Reason("gt-only-as-bonus", "GT-A6", named(unit, skill))
    return why_not_skill(t, unit, skill)


def why_no_candidate(t: Godtear, unit: Unit, key: str) -> Reason:
    kind, name = split_verb(key)
    args = {"unit": unit.name, "key": key}
    if kind in ("skill", "bonus") and name in unit.sheet.skills:
        args["skill"] = f"{unit.sheet.id}-{name}"
        if name == unit.sheet.ultimate or name in unit.sheet.sides[t.phase]:
            return Reason("gt-no-bonus-skill", "GT-TRN-08", args)
        return Reason("gt-other-phase", "GT-SET-08", args)
    if key in ("claim", "rally", "recruit"):
        return Reason(f"gt-not-for-{'champions' if unit.sheet.champion else 'followers'}", "GT-TRN-05", args)
    return Reason("gt-no-such-action", "GT-TRN-05", args)


def normal_left(t: Godtear) -> bool:
    """Return True if one of the two actions is left. GT-TRN-04."""
    return verbs.the_activation(t).actions < ACTIONS


def action_left(t: Godtear, unit: Unit) -> bool:
    """Return True if one of the two actions is left, or a bonus action that may be any. GT-TRN-08."""
    return normal_left(t) or (verbs.the_activation(t).bonus and bonus_left(t, unit))


def may_be_bonus(t: Godtear, unit: Unit, name: str) -> bool:
    """Return True if a skill may be the bonus action. GT-A6, GT-A7."""
    skill = unit.sheet.skills[name]
    if skill.bonus == "card":
        return must_be_bonus(t, unit, skill)
    return skill.bonus == "may" or name in verbs.the_activation(t).bonus_skills


def must_be_bonus(t: Godtear, unit: Unit, skill: Skill) -> bool:
    is_bonus: bool = function(unit.sheet.card, f"{skill.id}-is-bonus")(t, unit)
    return is_bonus


def bonus_left(t: Godtear, unit: Unit) -> bool:
    """Return True if the unit may still take a bonus action.

    There is one in an activation; in the Japanese edition one in a turn. GT-TRN-09, GT-J5.
    """
    spent = t.setup.rulings.printed.bonus_limit == "turn" and unit.bonus_turn == t.turn
    return not spent and not verbs.the_activation(t).bonus_taken

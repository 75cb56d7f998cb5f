"""Activations and the actions in them."""

from theomachy.games.godtear.state import Activation, Godtear, Unit
from theomachy.games.godtear.verbs.log import tell


def activate(t: Godtear, unit: Unit) -> None:
    """Begin the activation of a champion or unit. GT-TRN-03."""
    t.activation = Activation(unit.number)
    tell(t, "gt-activates", "GT-TRN-03", seat=unit.seat, unit=unit.name)


def take_action(t: Godtear, name: str, bonus: bool) -> None:
    """Take an action as one of the two, or as the bonus action. GT-TRN-04, GT-TRN-06, GT-TRN-09."""
    now = the_activation(t)
    now.taken += (name,)
    if bonus:
        now.bonus_taken = True
        t.units[now.unit].bonus_turn = t.turn
        tell(t, "gt-bonus-action", "GT-TRN-08", seat=t.units[now.unit].seat, unit=t.units[now.unit].name)
    else:
        now.actions += 1


def grant_bonus(t: Godtear, clause: str, skill: str = "") -> None:
    """Let any action, or one skill, be the bonus action now. GT-TRN-08."""
    now = the_activation(t)
    if skill:
        now.bonus_skills += (skill,)
    else:
        now.bonus = True
    tell(t, "gt-bonus-granted", clause, seat=t.units[now.unit].seat, unit=t.units[now.unit].name)


def upgrade(t: Godtear, by: str) -> None:
    the_activation(t).upgrades += (by,)


def use_once(t: Godtear, trait: str) -> None:
    """Use a trait that works once in an activation."""
    now = the_activation(t)
    now.used += (trait,)
    unit = t.units[now.unit]
    tell(t, "gt-uses-trait", "GT-SET-09", seat=unit.seat, unit=unit.name, trait=f"{unit.sheet.id}-{trait}")


def note(t: Godtear, unit: Unit, action: str) -> None:
    """Count an action that a unit makes in its own activation as used, even if another granted it. GT-A4."""
    now = t.activation
    if now is not None and now.unit == unit.number and action not in now.taken:
        now.taken += (action,)


def end_activation(t: Godtear) -> None:
    """End the activation. GT-TRN-10."""
    unit = t.units[the_activation(t).unit]
    unit.activated = True
    t.activation = None
    tell(t, "gt-done", "GT-TRN-10", seat=unit.seat, unit=unit.name)


def pass_on(t: Godtear, seat: int) -> None:
    """Give the next activation to a player. GT-PLT-02, GT-CLS-03."""
    t.active = seat


def ready_all(t: Godtear) -> None:
    for unit in t.units:
        unit.activated = False


def the_activation(t: Godtear) -> Activation:
    assert t.activation is not None
    return t.activation

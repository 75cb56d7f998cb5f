"""Skills and rolls as the log tells them."""

from theomachy.games.godtear.battlefield import NAMES
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.verbs.log import tell


def use_ultimate(t: Godtear, unit: Unit) -> None:
    """Use up the ultimate of a champion. GT-ULT-03."""
    unit.ultimate_used = True
    tell(t, "gt-ultimate", "GT-ULT-03", seat=unit.seat, unit=unit.name)


def use_skill(t: Godtear, unit: Unit, skill: str, place: int) -> None:
    tell(
        t,
        "gt-uses",
        "GT-SKL-01",
        seat=unit.seat,
        unit=unit.name,
        skill=f"{unit.sheet.id}-{skill}",
        hex=NAMES[place],
    )


def name_target(t: Godtear, unit: Unit, target: Model) -> None:
    args = {"seat": unit.seat, "unit": unit.name, "target": t.units[target.unit].name}
    tell(t, "gt-targets", "GT-HIT-03", **args, model=target.id, hex=NAMES[target.place])


def roll(t: Godtear, what: str, clause: str, unit: Unit, dice: int, total: int, needed: int) -> None:
    tell(t, what, clause, seat=unit.seat, unit=unit.name, dice=dice, total=total, needed=needed)

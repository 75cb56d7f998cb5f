"""Models come, move, are wounded and leave."""

from theomachy.games.godtear.battlefield import NAMES, OFF
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.verbs.log import tell
from theomachy.games.godtear.verbs.tokens import lose_tokens


def put(t: Godtear, model: Model, place: int) -> None:
    """Put a model in a hex, or off the battlefield, without an event."""
    number, old = model.number, model.place
    if old != OFF:
        rest = tuple([other for other in t.hexes[old] if other != number])
        if rest:
            t.hexes[old] = rest
        else:
            del t.hexes[old]
    if place != OFF:
        t.hexes[place] = (*t.hexes.get(place, ()), number)
    model.place = place


def deploy(t: Godtear, model: Model, place: int) -> None:
    """Deploy a model in a hex. GT-DEP-04."""
    put(t, model, place)
    tell(t, "gt-deployed", "GT-DEP-04", seat=model.seat, unit=t.units[model.unit].name, hex=NAMES[place])


def move(t: Godtear, model: Model, place: int, clause: str = "GT-MOV-02") -> None:
    """Move a model to a hex. GT-MOV-02, GT-MOV-03."""
    old = model.place
    put(t, model, place)
    tell(
        t, "gt-moved", clause, model=model.id, seat=model.seat, unit=t.called(model), start=NAMES[old], hex=NAMES[place]
    )


def place(t: Godtear, model: Model, place: int, clause: str = "GT-MOV-04") -> None:
    """Place a model in a hex. GT-MOV-04."""
    put(t, model, place)
    tell(t, "gt-placed", clause, model=model.id, seat=model.seat, unit=t.called(model), hex=NAMES[place])


def recruit(t: Godtear, model: Model, place: int) -> None:
    """Bring a follower back to a hex, without wounds. GT-RCT-02, GT-RCT-03."""
    model.wounds = 0
    put(t, model, place)
    tell(t, "gt-recruited", "GT-RCT-02", seat=model.seat, unit=t.units[model.unit].name, hex=NAMES[place])


def remove(t: Godtear, model: Model, clause: str) -> None:
    """Remove a follower; with the last one go the unit's tokens. GT-FOL-03, GT-FOL-04, GT-KO-10."""
    unit = t.units[model.unit]
    put(t, model, OFF)
    model.wounds = 0
    tell(t, "gt-removed", clause, model=model.id, seat=model.seat, unit=unit.name)
    if not t.standing(unit):
        lose_tokens(t, unit, "GT-FOL-04")


def raise_banner(t: Godtear, banner: Model, place: int, clause: str) -> None:
    """Put a champion's banner up in a hex. GT-CLM-03, GT-C8."""
    put(t, banner, place)
    tell(t, "gt-claimed", clause, seat=banner.seat, unit=t.units[banner.unit].name, hex=NAMES[place])


def remove_banner(t: Godtear, banner: Model, clause: str) -> None:
    """Remove a banner from the battlefield. GT-ENT-04, GT-END-04."""
    put(t, banner, OFF)
    tell(t, "gt-banner-removed", clause, seat=banner.seat, unit=t.units[banner.unit].name)


def wound(t: Godtear, model: Model, wounds: int, health: int, clause: str) -> None:
    """Give wounds to a model, up to its health. GT-DMG-04, GT-KO-02."""
    model.wounds = min(health, model.wounds + wounds)
    tell(t, "gt-wounded", clause, model=model.id, seat=model.seat, unit=t.units[model.unit].name, wounds=wounds)


def heal(t: Godtear, model: Model, wounds: int, clause: str) -> None:
    model.wounds -= wounds
    tell(t, "gt-healed", clause, model=model.id, seat=model.seat, unit=t.units[model.unit].name, wounds=wounds)


def unharmed(t: Godtear, model: Model) -> None:
    """Tell that a damage roll left no wounds. GT-DMG-04."""
    tell(t, "gt-unharmed", "GT-DMG-04", model=model.id, seat=model.seat, unit=t.units[model.unit].name)


def knock_out(t: Godtear, model: Model) -> None:
    """Knock out a model. GT-KO-01."""
    unit = t.units[model.unit]
    tell(t, "gt-knocked-out", "GT-KO-01", model=model.id, seat=model.seat, unit=unit.name)
    if unit.sheet.champion:
        unit.knocked_out = True


def rally(t: Godtear, unit: Unit) -> None:
    """Rally a champion. GT-RLY-02, GT-RLY-03."""
    unit.knocked_out = False
    t.models[unit.members[0]].wounds = 0
    tell(t, "gt-rallied", "GT-RLY-02", seat=unit.seat, unit=unit.name)

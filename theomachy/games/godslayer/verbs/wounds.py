"""GS-DMG: damage, healing and losses."""

from theomachy.games.godslayer.state import DESTROYED, FIELD, Battle, Harm, Model
from theomachy.games.godslayer.terms import NOBODY
from theomachy.games.godslayer.verbs.log import tell


def hurt_later(t: Battle, harm: Harm) -> None:
    """Rolled, but suffered together with the rest. GS-CTR-07"""
    t.harms += (harm,)


def take_harms(t: Battle) -> tuple[Harm, ...]:
    """What is to be suffered now."""
    harms, t.harms = t.harms, ()
    return harms


def wound(t: Battle, model: Model, damage: int, clause: str) -> None:
    """Life points are lost. GS-DMG-03, GS-A-133"""
    lost = min(damage, model.left)
    if lost > 0:
        model.wounds += lost
        tell(t, "gs-wounded", clause, model=model.id, seat=t.seat_of(model), n=lost, left=model.left)


def heal(t: Battle, model: Model, points: int, clause: str) -> None:
    """GS-A-133"""
    healed = min(points, model.wounds)
    if healed > 0:
        model.wounds -= healed
        tell(t, "gs-heals", clause, model=model.id, seat=t.seat_of(model), n=healed, left=model.left)


def count_loss(t: Battle, model: Model, by: int) -> None:
    """Who earns the kill points: a seat, or nobody in particular. GS-VIC-01, GS-A-103"""
    card = t.card_of(model)
    card.toll += (by if by != NOBODY and not t.allied(by, card.seat) else NOBODY,)


def destroy(t: Battle, model: Model, clause: str, by: int = NOBODY) -> None:
    """Removed for good, by a seat if it was one. GS-DMG-05, GS-DMG-06"""
    model.where = DESTROYED
    count_loss(t, model, by)
    model.effects = ()
    model.down, model.still = False, ""
    tell(t, "gs-destroyed", clause, model=model.id, seat=t.seat_of(model))


def raise_model(t: Battle, model: Model, x: int, y: int, left: int, clause: str) -> None:
    """A destroyed member comes back."""
    model.where, model.x, model.y, model.wounds = FIELD, x, y, model.lp - left
    card = t.card_of(model)
    card.toll = card.toll[:-1]
    tell(t, "gs-returns", clause, model=model.id, seat=t.seat_of(model))

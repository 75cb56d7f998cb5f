"""Verbs for damage, healing and losses. GS-DMG."""

from theomachy.games.godslayer.state import DESTROYED, FIELD, Battle, Harm, Model
from theomachy.games.godslayer.terms import NOBODY
from theomachy.games.godslayer.verbs.log import tell


def hurt_later(t: Battle, harm: Harm) -> None:
    """Add damage that was rolled, but is suffered together with other damage. GS-CTR-07."""
    t.harms += (harm,)


def take_harms(t: Battle) -> tuple[Harm, ...]:
    """Remove and return all damage that is to be suffered now."""
    harms, t.harms = t.harms, ()
    return harms


def wound(t: Battle, model: Model, damage: int, clause: str) -> None:
    """Take life points from a model. GS-DMG-03, GS-A-133."""
    lost = min(damage, model.left)
    if lost > 0:
        model.wounds += lost
        tell(t, "gs-wounded", clause, model=model.id, seat=t.seat_of(model), n=lost, left=model.left)


def heal(t: Battle, model: Model, points: int, clause: str) -> None:
    """Heal a model. GS-A-133."""
    healed = min(points, model.wounds)
    if healed > 0:
        model.wounds -= healed
        tell(t, "gs-heals", clause, model=model.id, seat=t.seat_of(model), n=healed, left=model.left)


def count_loss(t: Battle, model: Model, by: int) -> None:
    """Note the enemy seat that earns kill points for a lost model, or NOBODY in particular. GS-VIC-01, GS-A-103."""
    card = t.card_of(model)
    card.toll += (by if by != NOBODY and not t.allied(by, card.seat) else NOBODY,)


def destroy(t: Battle, model: Model, clause: str, by: int = NOBODY) -> None:
    """Remove a destroyed model for good, and note the seat that destroyed it. GS-DMG-05, GS-DMG-06."""
    model.where = DESTROYED
    count_loss(t, model, by)
    model.effects = ()
    model.down, model.still = False, ""
    tell(t, "gs-destroyed", clause, model=model.id, seat=t.seat_of(model))


def raise_model(t: Battle, model: Model, x: int, y: int, left: int, clause: str) -> None:
    """Bring a destroyed member back to the table, and undo its loss."""
    model.where, model.x, model.y, model.wounds = FIELD, x, y, model.lp - left
    card = t.card_of(model)
    card.toll = card.toll[:-1]
    tell(t, "gs-returns", clause, model=model.id, seat=t.seat_of(model))

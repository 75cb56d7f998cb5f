"""Verbs for shots, templates and spells. GS-MIS, GS-AOE, GS-MAG."""

from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.games.godslayer.verbs.log import tell


def lose_shot(t: Battle, model: Model, target: Model, clause: str) -> None:
    """Report that an attack is lost, since its target is out of range. GS-MIS-02, GS-MGA-01, GS-AOE-11."""
    tell(t, "gs-shot-lost", clause, model=model.id, seat=t.seat_of(model), target=target.id)


def find_cover(t: Battle, model: Model, bonus: int, clause: str) -> None:
    """Report the cover of a target before the dice are rolled. GS-MIS-06, GS-MIS-07."""
    tell(t, "gs-covered", clause, model=model.id, seat=t.seat_of(model), n=bonus)


def go_astray(t: Battle, model: Model, target: Model, clause: str) -> None:
    """Report that a shot goes astray at another target. GS-MIS-11."""
    tell(t, "gs-goes-astray", clause, model=model.id, seat=t.seat_of(model), target=target.id)


def deviate(t: Battle, what: str, target: Model, inches: int, clause: str) -> None:
    """Report that a template deviates from its target. GS-AOE-07."""
    tell(t, "gs-deviates", clause, what=f"gs-{what}", target=target.id, n=inches)


def explode(t: Battle, what: str, place: tuple[int, int], across: int, clause: str) -> None:
    """Report where a template is laid. GS-AOE-02, GS-AOE-03."""
    tell(t, "gs-explodes", clause, what=f"gs-{what}", at=place, across=across)


def begin_spell(t: Battle, card: Card, spell: str, target: str, through: str, clause: str) -> None:
    """Report a spell as declared and paid for. GS-MAG-04."""
    told = "gs-spell-through" if through else "gs-spell-at" if target else "gs-spell"
    tell(t, told, clause, card=card.id, seat=card.seat, spell=f"gs-{spell}", target=target, through=through)


def roll_to_cast(t: Battle, card: Card, spell: str, total: int, needed: int, clause: str) -> None:
    """Report a casting roll and its result. GS-MAG-05."""
    id = "gs-spell-succeeds" if total >= needed else "gs-spell-fails"
    tell(t, id, clause, card=card.id, seat=card.seat, spell=f"gs-{spell}", total=total, needed=needed)

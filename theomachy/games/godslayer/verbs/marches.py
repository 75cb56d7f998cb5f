"""Verbs for models that move, fall and stand up. GS-MOV, GS-KNO, GS-STA."""

from typing import Any

from msgspec.structs import replace

from theomachy.games.godslayer.state import DESTROYED, FIELD, SAFE, Battle, Card, March, Model
from theomachy.games.godslayer.terms import NOBODY, Still
from theomachy.games.godslayer.verbs.log import tell
from theomachy.games.godslayer.verbs.wounds import count_loss


def begin_march(t: Battle, march: March) -> None:
    t.march = march


def end_march(t: Battle) -> None:
    t.march = None


def change_march(t: Battle, **fields: Any) -> None:
    assert t.march is not None
    t.march = replace(t.march, **fields)


def count_movement(t: Battle, card: Card, tokens: int) -> None:
    """Count tokens of movement against a card's movement limit. GS-MOV-06."""
    card.moved += tokens
    if t.activation is not None and t.activation.card == card.number:
        t.activation = replace(t.activation, moves=t.activation.moves + 1)


def deploy(t: Battle, model: Model, x: int, y: int, clause: str) -> None:
    """Set a model down on the table. GS-SET-11."""
    model.where, model.x, model.y = FIELD, x, y
    tell(t, "gs-enters", clause, model=model.id, seat=t.seat_of(model))


def move(t: Battle, model: Model, x: int, y: int, clause: str, path: tuple[tuple[int, int], ...] = ()) -> None:
    """Move a model. GS-MOV-01."""
    start = (model.x, model.y)
    model.x, model.y = x, y
    tell(t, "gs-moves", clause, model=model.id, seat=t.seat_of(model), start=start, end=(x, y), path=path)


def leave(t: Battle, model: Model, clause: str, safe: bool = False) -> None:
    """Remove a model from the table for good, safe or destroyed. GS-MOV-09."""
    model.where = SAFE if safe else DESTROYED
    if not safe:
        count_loss(t, model, NOBODY)
    model.effects = ()
    tell(t, "gs-leaves", clause, model=model.id, seat=t.seat_of(model))


def fall(t: Battle, model: Model, inches: int) -> None:
    """Report a model's fall. GS-MOV-08."""
    tell(t, "gs-falls", "GS-MOV-08", model=model.id, seat=t.seat_of(model), n=inches)


def knock_down(t: Battle, model: Model, clause: str) -> None:
    """Knock a model down. GS-KNO-01."""
    if not model.down:
        model.down = True
        tell(t, "gs-knocked-down", clause, model=model.id, seat=t.seat_of(model))


def stand_up(t: Battle, model: Model) -> None:
    """Let a model stand up. GS-KNO-02."""
    model.down = False
    tell(t, "gs-stands-up", "GS-KNO-02", model=model.id, seat=t.seat_of(model))


def hold_still(t: Battle, model: Model, until: Still, clause: str) -> None:
    """Make a model stationary. GS-STA-01, GS-A-68."""
    model.still = until
    tell(t, "gs-stationary", clause, model=model.id, seat=t.seat_of(model))

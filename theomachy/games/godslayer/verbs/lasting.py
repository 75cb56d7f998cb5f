"""Verbs for lasting effects on models, and for haze. GS-GEF, GS-CEF, GS-HAZ."""

from theomachy.games.godslayer.army.profiles import PRINTED
from theomachy.games.godslayer.state import Battle, Card, Effect, Haze, Model
from theomachy.games.godslayer.terms import Source
from theomachy.games.godslayer.verbs.log import tell
from theomachy.games.godslayer.verbs.tokens import pay


def affect(t: Battle, model: Model, effect: Effect, clause: str) -> None:
    """Give a model a lasting effect. GS-TAC-12, GS-GEF-02.

    A tactic replaces a tactic of its kind. An effect is ignored if the model already has an effect of that name that is
    no tactic. Names count, and not origins. GS-A-102, GS-A-115.
    """
    slots: tuple[Source, ...] = ("self", "ordered", "enemy")
    if any(other.id == effect.id and other.kind not in slots for other in model.effects):
        return
    kept = [other for other in model.effects if effect.kind not in slots or other.kind != effect.kind]
    model.effects = (*kept, effect)
    tell(t, "gs-affected", clause, model=model.id, seat=t.seat_of(model), effect=f"gs-{effect.id}")


def end_effect(t: Battle, model: Model, id: str, clause: str) -> None:
    """End an effect on a model. GS-CEF-04, GS-MAG-08."""
    if any(other.id == id for other in model.effects):
        model.effects = tuple([other for other in model.effects if other.id != id])
        if "stationary" in PRINTED[id].traits:
            model.still = ""
        tell(t, "gs-effect-ends", clause, model=model.id, seat=t.seat_of(model), effect=f"gs-{id}")


def end_spells(t: Battle, card: Card) -> None:
    """End all spells that a card has cast. GS-MAG-09."""
    for model in t.models:
        for effect in model.effects:
            if effect.kind == "spell" and effect.source == card.number:
                end_effect(t, model, effect.id, "GS-MAG-09")
    t.hazes = tuple([haze for haze in t.hazes if haze.source != card.number])


def end_sustained(t: Battle, card: Card, keep: tuple[str, str] = ("", "")) -> None:
    """End a card's sustainable spells, except for one with the given id and target. GS-MAG-08, GS-A-43."""
    for model in t.models:
        for effect in model.effects:
            mine = effect.kind == "spell" and effect.until == "sustained" and effect.source == card.number
            if mine and (effect.id, t.card_of(model).id) != keep:
                end_effect(t, model, effect.id, "GS-MAG-08")
    kept = [haze for haze in t.hazes if haze.until != "sustained" or haze.source != card.number or haze.key == keep[1]]
    t.hazes = tuple(kept)


def sustain(t: Battle, card: Card, what: str, target: str) -> None:
    """Pay a token to sustain a spell. GS-MAG-08."""
    pay(t, card, 1)
    tell(t, "gs-sustains", "GS-MAG-08", card=card.id, seat=card.seat, spell=f"gs-{what}", target=target)


def lay_haze(t: Battle, haze: Haze, clause: str) -> None:
    """Lay a haze. GS-HAZ-01."""
    t.hazes += (haze,)
    tell(t, "gs-haze", clause, at=(haze.x, haze.y), across=haze.across)


def avoid(t: Battle, model: Model, id: str, face: int) -> None:
    """Report that a model wards off a continuous effect. GS-CEF-03."""
    tell(t, "gs-avoids", "GS-CEF-03", model=model.id, seat=t.seat_of(model), effect=f"gs-{id}", face=face)


def try_to_end(t: Battle, card: Card, id: str, face: int, needed: int) -> None:
    """Report an expiry test. GS-CEF-04."""
    told = "gs-expiry-passed" if face >= needed else "gs-expiry-failed"
    tell(t, told, "GS-CEF-04", card=card.id, seat=card.seat, effect=f"gs-{id}", face=face, needed=needed)

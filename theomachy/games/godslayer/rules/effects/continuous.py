"""GS-CEF: fire, poison, plague and other continuous effects, and how they begin and end."""

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import CONTINUOUS
from theomachy.games.godslayer.rules.combat.damage import direct
from theomachy.games.godslayer.rules.values.lead_tests import one_die
from theomachy.games.godslayer.rules.values.statistics import leads, non_living
from theomachy.games.godslayer.state import FIELD, Battle, Card, Effect, Model
from theomachy.kernel import Ask, Procedure

AVOIDS = 5
"""Least face of a die that avoids or ends a continuous effect. GS-CEF-03, GS-CEF-04."""


def afflict(t: Battle, task: tasks.Afflict) -> Procedure[None]:
    """Roll a die for a model after the action that caused an effect; if it does not avoid it, it suffers.

    The effect takes hold and does its damage at once. No model suffers an effect twice, and non-living models are
    immune to toxic ones. This is a reaction that cannot be declined, even by models that lie or flee. GS-CEF-01,
    GS-CEF-02, GS-CEF-03, GS-CEF-05, GS-GEF-01, GS-GEF-02, GS-PAS-03, GS-A-50, GS-A-52.
    """
    model, kind = t.models[task.model], CONTINUOUS[task.effect]
    if model.where != FIELD or suffers(model, task.effect) or (kind.type == "toxic" and non_living(t, model)):
        return
    face = yield from one_die(t, "gs-roll-affliction", t.seat_of(model), "GS-CEF-03")
    if face >= AVOIDS:
        verbs.avoid(t, model, task.effect, face)
        return
    verbs.affect(t, model, Effect(task.effect, "continuous", "lasting", round=t.round), "GS-CEF-03")
    yield from direct(t, model, kind.direct, "GS-CEF-03")


def suffers(model: Model, id: str) -> bool:
    return any(effect.id == id for effect in model.effects)


def expire(t: Battle, task: tasks.Expire) -> Procedure[None]:
    """Roll the expiry test of a continuous effect, in rounds after it began, for all members that suffer it.

    Each token that is spent makes the test easier. If it fails, the effect does its damage again. The Guilds may roll
    once more. GS-CEF-04, GS-CEF-05, GS-CEF-06, GS-SUB-01, GS-A-50 to 52.
    """
    card, id = t.cards[task.card], task.effect
    victims = [model for model in t.members(card) if suffers(model, id)]
    if not any(effect.id == id and effect.round < t.round for model in victims for effect in model.effects):
        return
    spent = int((yield from Ask(card.seat, "gs-ask-expiry", payments(t, card), card.id, "GS-CEF-04")))
    verbs.pay(t, card, spent)
    needed = AVOIDS - spent
    ends = needed <= 1 or (yield from ended(t, card, id, needed))
    if not ends and leads(t, card, "guilds"):
        ends = yield from ended(t, card, id, needed)
    for model in victims:
        if ends:
            verbs.end_effect(t, model, id, "GS-CEF-04")
        else:
            yield from direct(t, model, CONTINUOUS[id].direct, "GS-CEF-04")


def payments(t: Battle, card: Card) -> tuple[str, ...]:
    """Return how many tokens may be spent on an expiry test, up to as many as make it certain.

    A stationary card spends none. GS-CEF-04, GS-STA-01.
    """
    free = any(not model.still for model in t.members(card))
    return tuple(str(n) for n in range(min(card.tokens, AVOIDS - 1) + 1)) if free else ("0",)


def ended(t: Battle, card: Card, id: str, needed: int) -> Procedure[bool]:
    """Roll a die and return True if a continuous effect ends. GS-CEF-04."""
    face = yield from one_die(t, "gs-roll-expiry", card.seat, "GS-CEF-04")
    verbs.try_to_end(t, card, id, face, needed)
    return face >= needed

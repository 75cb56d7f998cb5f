"""Immediate effects of tactics and talents that data cannot express: a procedure under the id of each."""

from collections.abc import Callable

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.combat.damage import direct, knock_down
from theomachy.games.godslayer.rules.movement import moves
from theomachy.games.godslayer.rules.space.distances import in_range
from theomachy.games.godslayer.rules.values.lead_tests import d3, each_die
from theomachy.games.godslayer.rules.values.statistics import non_living
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.geometry.plane import INCH
from theomachy.kernel import Procedure, Reason

SHAKEN = 5
"""The least that a die must show to knock a model down. GS-TRM-10."""


def follow_me(t: Battle, card: Card, models: list[Model]) -> Procedure[None]:
    """Let the receiver move once without paying. GS-TAC-06."""
    moves.free_move(t, t.card_of(models[0]))
    yield from ()


def mortal_sacrifice(t: Battle, card: Card, models: list[Model]) -> Procedure[None]:
    """Take up to three life points from a living friend, and heal the card by as many. GS-DMG-07."""
    victim = models[0]
    rolled = yield from d3(t, "gs-roll-sacrifice", card.seat, "GS-TAC-05")
    lost = min(rolled, victim.left)
    yield from direct(t, victim, rolled, "GS-TAC-05")
    for model in t.members(card):
        verbs.heal(t, model, lost, "GS-TAC-05")


def not_alive(t: Battle, models: tuple[Model, ...]) -> Reason | None:
    """Return a reason if a model that is to be sacrificed is not living, or None."""
    if non_living(t, models[0]):
        return Reason("gs-not-living", "GS-TAC-05", {"card": models[0].id})
    return None


def earth_tremor(t: Battle, card: Card, models: list[Model]) -> Procedure[None]:
    """Shake members within three inches of another member, so that they may fall. GS-KNO-01."""
    close = [model for model in models if any(in_range(model, mate, 3 * INCH) for mate in models if mate is not model)]
    yield from shake(t, card, close)


def ground_slam(t: Battle, card: Card, models: list[Model]) -> Procedure[None]:
    """Shake models within two inches of the origin, so that they may fall. GS-KNO-01."""
    origins = t.members(card)
    close = [model for model in models if any(in_range(origin, model, 2 * INCH) for origin in origins)]
    yield from shake(t, card, close)


def shake(t: Battle, card: Card, models: list[Model]) -> Procedure[None]:
    if not models:
        return
    faces = yield from each_die(t, models, "gs-roll-shake", card.seat, "GS-TAC-07")
    for model, face in zip(models, faces, strict=True):
        if face >= SHAKEN:
            knock_down(t, model, "GS-KNO-01")


def prayer_heal(t: Battle, card: Card, models: list[Model]) -> Procedure[None]:
    """Heal a model by a D3. GS-TAC-15."""
    healed = yield from d3(t, "gs-roll-heal", card.seat, "GS-TAC-15")
    verbs.heal(t, models[0], healed, "GS-TAC-15")


def lament(t: Battle, card: Card, models: list[Model]) -> Procedure[None]:
    """Afflict every model of a unit with dread visions, unless it wards them off. GS-TAC-15, GS-CEF-05."""
    verbs.schedule(t, *[tasks.Afflict(model=model.number, effect="dread-vision") for model in models])
    yield from ()


INSTANT: dict[str, Callable[[Battle, Card, list[Model]], Procedure[None]]] = {
    "follow-me": follow_me,
    "mortal-sacrifice": mortal_sacrifice,
    "earth-tremor": earth_tremor,
    "ground-slam": ground_slam,
    "prayer-heal": prayer_heal,
    "lament": lament,
}
UNFIT: dict[str, Callable[[Battle, tuple[Model, ...]], Reason | None]] = {"mortal-sacrifice": not_alive}
"""Functions that say why a tactic cannot have a target, by its id."""

"""Effects of spells that data cannot express: procedures and limits on targets, under the id of each spell.

A spell with a folder of its own has `does` and `why_not` there, in effects.py.
"""

from collections.abc import Callable
from functools import cache

import msgspec

from theomachy.content.card_folders import CODE
from theomachy.content.digest import BadContent
from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import SPELLS
from theomachy.games.godslayer.rules.setup.setting_down import Room, Site
from theomachy.games.godslayer.rules.space.formation import CHAIN
from theomachy.games.godslayer.rules.space.places import PointRegion, read_point, why_no_point
from theomachy.games.godslayer.rules.values.lead_tests import d3
from theomachy.games.godslayer.rules.values.statistics import non_living
from theomachy.games.godslayer.spells import FOLDERS
from theomachy.games.godslayer.state import DESTROYED, Battle, Card, Haze, Model
from theomachy.geometry.plane import Point
from theomachy.geometry.rings import turns
from theomachy.kernel import Ask, FewKeys, Procedure, Random, Reason
from theomachy.kernel.scene import Stroke

AROUND = 12
"""Directions in which places beside a model are proposed."""
CLOSE = 3
"""Plane units between bases that are set side by side."""
TRIES = 60
RAISED = 3
"""Life points with which a model is raised."""
VEIL = 3
"""Diameter of the haze in inches."""

Models = tuple[Model, ...]


def mend_flesh(t: Battle, card: Card, models: Models, place: Point) -> Procedure[None]:
    """Heal a friend by two to four life points. GS-CON-02, GS-A-133."""
    healed = yield from d3(t, "gs-roll-healing", card.seat, "GS-MAG-05")
    verbs.heal(t, models[0], healed + 1, "GS-MAG-05")


def veil_of_dusk(t: Battle, card: Card, models: Models, place: Point) -> Procedure[None]:
    """Lay a haze that stays while the spell is sustained. GS-HAZ-01, GS-MAG-08."""
    verbs.lay_haze(t, Haze(*place, VEIL, "sustained", card.number), "GS-HAZ-01")
    yield from ()


def thornburst(t: Battle, card: Card, models: Models, place: Point) -> Procedure[None]:
    """Make the ground under the template difficult for the rest of the round. GS-TER-03."""
    across = SPELLS["thornburst"].aoe
    verbs.lay_haze(t, Haze(*place, across, "round", card.number, rough=True), "GS-TER-03")
    yield from ()


def knit_the_fallen(t: Battle, card: Card, models: Models, place: Point) -> Procedure[None]:
    """Bring a destroyed member of a unit back, in formation. GS-MAG-05, GS-FRM-01."""
    unit = t.card_of(models[0])
    lost = FewKeys([model.id for model in fallen(t, unit)], "gs-cannot-rise", "GS-MAG-05")
    id = yield from Ask(card.seat, "gs-ask-raise", lost, card.id, "GS-MAG-05")
    model = t.named(id)
    assert model is not None
    key = yield from Ask(card.seat, "gs-ask-raise-at", Beside(t, unit, model), model.id, "GS-FRM-01")
    spot = read_point(key)
    if spot is not None:
        verbs.raise_model(t, model, *spot, min(RAISED, model.lp), "GS-MAG-05")
        verbs.schedule(t, tasks.Contact())


def fallen(t: Battle, unit: Card) -> list[Model]:
    return [t.models[number] for number in unit.models if t.models[number].where == DESTROYED]


def nobody_to_raise(t: Battle, models: Models) -> Reason | None:
    """Return a reason if the target is no unit of the dead with a destroyed member, or None."""
    unit = t.card_of(models[0])
    if unit.of.kind == "unit" and non_living(t, models[0]) and fallen(t, unit):
        return None
    return Reason("gs-nobody-to-raise", "GS-MAG-02", {"card": unit.id})


class Beside(msgspec.Struct, PointRegion, gc=False):
    """Places in formation that are free, as `x,y`; only `none` if there is no place. GS-FRM-01."""

    t: Battle
    unit: Card
    model: Model

    def options(self) -> list[str]:
        site = self.site()
        places = []
        for mate in self.t.members(self.unit):
            far = mate.r + self.model.r + CLOSE
            spots = [(round(mate.x + far * c), round(mate.y + far * s)) for c, s in turns(AROUND)]
            places += [f"{x},{y}" for x, y in spots if min(x, y) >= 0 and not self.why_not_at(site, (x, y))]
        return list(dict.fromkeys(places)) or ["none"]

    def forced(self, found: object) -> bool:
        return found == ["none"]

    def why_not(self, key: str) -> Reason | None:
        spot = read_point(key)
        if spot is not None:
            return self.why_not_at(self.site(), spot)
        if key == "none" and self.options() == ["none"]:
            return None
        return why_no_point(key, "GS-FRM-01")

    def site(self) -> Site:
        return Site(self.t, self.unit, Room(((0, 0, self.t.width, self.t.height),), clause="GS-FRM-01"))

    def why_not_at(self, site: Site, spot: Point) -> Reason | None:
        if not site.in_formation(self.model, spot, ()):
            return Reason("gs-not-beside-its-unit", "GS-FRM-01", {"card": self.unit.id})
        return site.why_not_stand(self.model, spot)

    def pick(self, random: Random) -> str:
        site, mates = self.site(), self.t.members(self.unit)
        for _ in range(TRIES):
            mate = random.choice(mates)
            far = mate.r + self.model.r + CHAIN
            spot = max(0, mate.x + random.randint(-far, far)), max(0, mate.y + random.randint(-far, far))
            if not self.why_not_at(site, spot):
                return f"{spot[0]},{spot[1]}"
        return random.choice(self.options())

    def moves(self) -> str:
        return self.model.id

    def base(self) -> int:
        return self.model.r

    def outline(self) -> list[Stroke]:
        return [
            Stroke("range", [(mate.x, mate.y)], radius=mate.r + self.model.r + CHAIN)
            for mate in self.t.members(self.unit)
        ]


Does = Callable[[Battle, Card, Models, Point], Procedure[None]]
WhyNot = Callable[[Battle, Models], Reason | None]
DOES: dict[str, Does] = {
    "mend-flesh": mend_flesh,
    "veil-of-dusk": veil_of_dusk,
    "thornburst": thornburst,
    "knit-the-fallen": knit_the_fallen,
}
WHY_NOT: dict[str, WhyNot] = {"knit-the-fallen": nobody_to_raise}


@cache
def code_of(id: str) -> tuple[Does | None, WhyNot | None]:
    """Return a spell's own procedure and its limit on targets, each None if it has no code."""
    code = FOLDERS.code(id)
    if code is None:
        return DOES.get(id), WHY_NOT.get(id)
    own: tuple[Does | None, WhyNot | None] = getattr(code, "does", None), getattr(code, "why_not", None)
    if own == (None, None):
        raise BadContent(f"{FOLDERS.source(id, CODE)}: it has neither a function `does` nor one `why_not`")
    return own

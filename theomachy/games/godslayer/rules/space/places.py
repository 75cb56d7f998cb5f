"""Places that are chosen after an action is paid for, so that they may be measured."""

import re

import msgspec

from theomachy.games.godslayer.rules.values.action import MODEL, why_no_target
from theomachy.games.godslayer.state import FIELD, Battle, Card, Model
from theomachy.geometry.plane import INCH, Point
from theomachy.geometry.rings import rings
from theomachy.kernel import Random, Reason, Refused, Region
from theomachy.kernel.keys import Subject, spot
from theomachy.kernel.scene import Stroke


class PointRegion(Region[str]):
    """The points of the table, each with a key `x,y`."""

    __slots__ = ()

    def read(self, key: str) -> str:
        if why := self.why_not(key):
            raise Refused(why)
        return key

    def subject(self, option: str) -> Subject:
        return Subject(place=read_point(option))


class Near(msgspec.Struct, PointRegion, gc=False):
    """The choice of a point of the table within some inches of a model's base: `x,y`. GS-TRM-01, GS-TRM-02."""

    t: Battle
    model: Model
    inches: int
    clause: str

    @property
    def far(self) -> int:
        """Radius of the choice from the middle of the base, in plane units."""
        return self.model.r + self.inches * INCH

    def options(self) -> list[str]:
        """Return points around the model, at half and full range, its own place, and the places of enemies in range."""
        model = self.model
        places = list(rings((model.x, model.y), self.far // 2 - 1, 8, self.far))
        places += [(enemy.x, enemy.y) for enemy in self.t.enemies(self.t.seat_of(model))]
        keys = dict.fromkeys(f"{x},{y}" for x, y in places)
        return [key for key in keys if not self.why_not(key)]

    def why_not(self, key: str) -> Reason | None:
        place = read_point(key)
        if place is None:
            return why_no_point(key, self.clause)
        x, y = place
        if x > self.t.width or y > self.t.height:
            return Reason("gs-point-off-table", self.clause, {})
        if (x - self.model.x) ** 2 + (y - self.model.y) ** 2 > self.far**2:
            return Reason("gs-place-too-far", self.clause, {"model": self.model.id, "most": self.inches})
        return None

    def pick(self, random: Random) -> str:
        model, far = self.model, self.far
        while True:
            key = f"{random.randint(model.x - far, model.x + far)},{random.randint(model.y - far, model.y + far)}"
            if not self.why_not(key):
                return key

    def outline(self) -> list[Stroke]:
        return [Stroke("range", [(self.model.x, self.model.y)], radius=self.far)]


FAR = 10_000_000
"""A coordinate beyond every table."""
POINT = re.compile(r"(-?[0-9]{1,12}),(-?[0-9]{1,12})(,[0-9]+)?")


def why_no_point(text: str, clause: str) -> Reason:
    """Return why a text names no point of the table: it is no point at all, or one beyond an edge."""
    for point in map(POINT.fullmatch, text.split(" ")):
        if point is not None:
            x, y = int(point[1]), int(point[2])
            if min(x, y) < 0 or max(x, y) >= FAR:
                return Reason("gs-point-off-table", clause, {})
    return Reason("gs-no-point", clause, {"key": text})


def why_nobody(t: Battle, card: Card, who: str, clause: str) -> Reason:
    """Return why a text names no member of a card that could go to a place; a place alone does not say who."""
    if POINT.fullmatch(who) is not None:
        return Reason("gs-say-who", clause, {})
    model, other = t.named(who), t.card_meant(who)
    if other is not None and other is not card:
        return Reason("gs-not-of-card", clause, {"target": who, "card": card.id})
    if model is not None and model.where == FIELD:
        return Reason("gs-stands-already", clause, {"model": who})
    return why_no_target(t, MODEL, who, clause)


def read_point(text: str) -> Point | None:
    """Return the point that a text `x,y` in whole plane units names, or None for another text."""
    point = spot(text)
    if point is None:
        return None
    x, y, _ = point
    return (x, y) if max(x, y) < FAR and text == f"{x},{y}" else None

"""GS-SET-11, GS-DEP-08, GS-DEP-09: setting models down in a zone or under a template.

A whole unit is set down at once or one by one, so that it stands in formation.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from theomachy.games.godslayer.rules.space.engagement import engages
from theomachy.games.godslayer.rules.space.formation import CHAIN
from theomachy.games.godslayer.rules.space.paths import ALL, about
from theomachy.games.godslayer.rules.space.places import read_point, why_no_point, why_nobody
from theomachy.games.godslayer.rules.values.statistics import melee_range, own_sight_value
from theomachy.games.godslayer.state import FIELD, HIDDEN, RESERVE, Battle, Card, Model
from theomachy.geometry.plane import INCH, Disc, Point, Shape, completely_within, on_table, overlap, overlaps, within
from theomachy.geometry.rings import nearest_place, turns
from theomachy.geometry.shapes import Box
from theomachy.kernel import Random, Reason, Refused, Region
from theomachy.kernel.keys import Subject, split_verb
from theomachy.kernel.scene import Stroke

SINGLY, NEAREST = "singly", "nearest"
APART = INCH // 5
"""Distance between the bases of a unit that is set down in ranks, in plane units."""
FILES, RANKS = (0, 1, -1, 2, -2), range(8)
WIDER = (3, -3, 4, -4, 5, -5)
PACKED = range(-5, 6)
"""Rows and columns of bases that touch each other."""
SEARCH = (INCH // 10, 72)
"""Step and directions of the search for the nearest place."""
FEW = 10
"""Number of places that are tried before all others."""
TRIES = 40
"""Random places that are tried before one of the proposed places is taken."""

Set = tuple[Model, int, int]
"""A model and where it is set down."""


class Room(NamedTuple):
    """The space for setting models down, completely within one of its boxes or within its circle."""

    boxes: tuple[Box, ...]
    circle: Disc | None = None
    """A circle in the first of the boxes, within which models must be; None if the boxes alone count."""
    template: bool = False
    """True if the space is so small that bases stand in contact."""
    ahead: Point = (0, 1)
    """Direction in which ranks face."""
    peaceful: bool = False
    """True if no enemy may be engaged. GS-DEP-12."""
    clause: str = "GS-SET-11"

    def holds(self, disc: Disc) -> bool:
        """Return True if a base is completely within the space. A unit is if all its bases are.

        GS-TRM-06, GS-TRM-07.
        """
        if self.circle is not None:
            return completely_within(disc, self.circle, 0)
        x, y, r = disc
        return any(a + r <= x <= c - r and b + r <= y <= d - r for a, b, c, d in self.boxes)

    @property
    def middle(self) -> Point:
        left, top, right, bottom = self.boxes[0]
        return (left + right) // 2, (top + bottom) // 2


def round_room(x: int, y: int, r: int, clause: str, template: bool = False, peaceful: bool = False) -> Room:
    box = (x - r, y - r, x + r, y + r)
    return Room((box,), Disc(x, y, r), template, peaceful=peaceful, clause=clause)


def waiting(t: Battle, card: Card) -> list[Model]:
    """Return the models of a card that are still to be set down, its leader first."""
    models = [t.models[number] for number in card.models if t.models[number].where in (RESERVE, HIDDEN)]
    return sorted(models, key=lambda model: model.role != "leader")


class Site:
    """A cache of all that counts for setting down a card's models, built once for many places."""

    def __init__(self, t: Battle, card: Card, room: Room) -> None:
        self.t, self.card, self.room = t, card, room
        self.standing = [(model.disc, model.id) for model in t.standing()]
        self.mates = [(model.role, model.disc) for model in t.members(card)]
        self.enemies = t.enemies(card.seat) if room.peaceful else []
        ground, talls = t.ground, [own_sight_value(t, t.models[number]) for number in card.models]
        self.closed: dict[int, list[Shape]] = {
            tall: [*ground.barriers(tall), *ground.no_end(tall)] for tall in dict.fromkeys(talls)
        }
        """Shapes on which a model cannot stand, by its sight value. GS-TER-05, GS-MOV-04, GS-A-85."""

    def why_not(self, model: Model, place: Point, placed: Iterable[Set] = ()) -> Reason | None:
        """Return why a model cannot be set down at a place, or None. GS-SET-11, GS-DEP-08."""
        if not self.room.holds(Disc(*place, model.r)):
            args = {"model": model.id}
            return Reason("gs-outside-template" if self.room.template else "gs-outside-zone", self.room.clause, args)
        return self.why_not_stand(model, place, placed)

    def why_not_stand(self, model: Model, place: Point, placed: Iterable[Set] = ()) -> Reason | None:
        """Return why a model cannot stand at a place, whether it is in the room or not, or None."""
        disc = Disc(*place, model.r)
        if not on_table(disc, self.t.width, self.t.height):
            return Reason("gs-place-off-table", self.room.clause, {"model": model.id})
        for other, id in (*self.standing, *[(Disc(x, y, mate.r), mate.id) for mate, x, y in placed]):
            if overlap(disc, other):
                return Reason("gs-place-on-model", self.room.clause, {"model": model.id, "other": id})
        if any(overlaps(disc, shape) for shape in self.closed[own_sight_value(self.t, model)]):
            ground = next(id for id, piece in self.t.ground.pieces.items() if overlaps(disc, piece.shape))
            return Reason("gs-place-no-standing", "GS-TER-05", {"model": model.id, "terrain": ground})
        if enemy := self.would_engage(model, disc):
            return Reason("gs-place-would-engage", "GS-DEP-12", {"model": model.id, "target": enemy})
        return None

    def would_engage(self, model: Model, disc: Disc) -> str:
        """Return the id of an enemy that a model would engage at a place where it may not, or "". GS-DEP-12."""
        far = melee_range(self.t, model)
        near = [enemy for enemy in self.enemies if within(disc, enemy, far)]
        there = msgspec.structs.replace(model, x=disc.x, y=disc.y, where=FIELD)
        return next((enemy.id for enemy in near if engages(self.t, there, enemy)), "")

    def in_formation(self, model: Model, place: Point, placed: Iterable[Set]) -> bool:
        """Return True if a model would be near a mate at a place, or be the first.

        A machine and its crew must be near each other. GS-FRM-01, GS-WMC-02.
        """
        base = Disc(*place, model.r)
        mates = [*self.mates, *[(mate.role, Disc(x, y, mate.r)) for mate, x, y in placed]]
        machine = [disc for role, disc in mates if role == "machine"]
        if model.role == "machine":
            return all(within(base, mate, CHAIN) for _, mate in mates)
        return not mates or any(within(base, mate, CHAIN) for mate in machine or [mate for _, mate in mates])

    def free(self, model: Model, place: Point, placed: list[Set]) -> bool:
        return self.in_formation(model, place, placed) and self.why_not(model, place, placed) is None

    def fill(self, placed: list[Set], rest: list[Model]) -> list[Set]:
        """Return the placed models, and as many of the rest as find room beside them."""
        filled, spots = list(placed), list(self.beside(placed, rest))
        for model in rest:
            spot = next((spot for spot in spots if self.free(model, spot, filled)), None)
            if spot is not None:
                filled += [(model, *spot)]
        return filled

    def beside(self, placed: list[Set], rest: list[Model]) -> Iterator[Point]:
        """Yield places behind the last model that was placed, in ranks.

        Under a template the places are in contact, those nearest to its middle first.
        """
        model, x, y = placed[-1]
        widest = max([model.r, *[other.r for other in rest]])
        if not self.room.template:
            yield from ranks((x, y), 2 * widest + APART, self.room.ahead)
            return
        cx, cy = self.room.middle
        mates = [*[(a, b) for _, a, b in placed], *[(mate.x, mate.y) for _, mate in self.mates], *self.hearts(widest)]
        spots = dict.fromkeys(spot for mate in mates for spot in packed(mate, 2 * widest + 2))
        smallest = min([model.r, *[other.r for other in rest]])
        near = [spot for spot in spots if self.room.holds(Disc(*spot, smallest))]
        yield from sorted(near, key=lambda spot: (spot[0] - cx) ** 2 + (spot[1] - cy) ** 2)

    def hearts(self, r: int) -> list[Point]:
        """Return places about the middle of a template: for one base, and for one of two or three around the middle."""
        cx, cy = self.room.middle
        return [(cx, cy), (cx + r + 1, cy), (cx, cy + round(1.1547 * (r + 1)))]

    def anchors(self, r: int) -> list[Point]:
        """Return the places that are tried for the first model of a unit."""
        if self.room.circle is not None and self.room.template:
            cx, cy = self.room.middle
            far = self.room.circle.r - r
            return [*self.hearts(r), *[(round(cx + far * c), round(cy + far * s)) for c, s in turns(8)]]
        return list(self.grid(r, 5, 2)) + list(self.grid(r, 10, 4))

    def grid(self, r: int, across: int, deep: int) -> Iterator[Point]:
        """Yield places in a zone from the front line back, in each row from the middle to both sides."""
        ax, ay = self.room.ahead
        columns = sorted(range(1, across + 1), key=lambda column: abs(2 * column - across - 1))
        for left, top, right, bottom in self.room.boxes:
            for row in range(deep):
                for column in columns:
                    along, back = column / (across + 1), 1 - row / deep
                    u, v = (along, back if ay > 0 else 1 - back) if ay else (back if ax > 0 else 1 - back, along)
                    yield round(left + r + u * (right - left - 2 * r)), round(top + r + v * (bottom - top - 2 * r))

    def left_out(self, models: list[Model]) -> int:
        """Return how many models find no room, when they are set down as well as possible. GS-DEP-09."""
        fewest = len(models)
        for anchor in self.anchors(models[0].r):
            if self.free(models[0], anchor, []):
                fewest = min(fewest, len(models) - len(self.fill([(models[0], *anchor)], models[1:])))
                if not fewest:
                    break
        return fewest

    def as_near_as_can_be(self, placed: list[Set], rest: list[Model]) -> list[Set]:
        """Return models and places: models without room stand round the edge, as near to the middle as possible.

        A model that can stand nowhere on the table is left out. GS-DEP-09, GS-A-151.
        """
        filled = list(placed)
        for model in rest:
            spot = self.nearest(model, filled)
            if spot is not None:
                filled += [(model, *spot)]
        return filled

    def nearest(self, model: Model, placed: list[Set]) -> Point | None:
        """Return the place nearest to the middle of the room for a model, or None if there is none on the table."""

        def free(place: Point) -> bool:
            return self.why_not_stand(model, place, placed) is None

        return nearest_place(self.room.middle, free, *SEARCH, self.t.width + self.t.height)


def ranks(lead: Point, apart: int, ahead: Point) -> Iterator[Point]:
    """Yield places in files on both sides of a leader and in ranks behind."""
    x, y = lead
    ax, ay = ahead
    for files in (FILES, WIDER):
        for rank in RANKS:
            for file in files:
                if (rank, file) != (0, 0):
                    yield x + apart * (file * ay - rank * ax), y + apart * (-file * ax - rank * ay)


def packed(place: Point, apart: int) -> Iterator[Point]:
    """Yield places of bases in contact with each other all round a place."""
    x, y = place
    for row in PACKED:
        for column in PACKED:
            yield x + round(apart * (column + row / 2)), y + round(apart * row * 0.8660254)


class Places(msgspec.Struct, Region[str], gc=False):
    """The choice of places for a card's models.

    `all:x,y` sets the leader down there and the others around. `a2.3:x,y` sets down one model, `singly` asks for each
    model from now on, and `nearest` is for a card that finds no room. GS-SET-11, GS-DEP-08, GS-DEP-09.
    """

    t: Battle
    card: Card
    room: Room
    one_by_one: bool = False

    def options(self) -> list[str]:
        site, models = Site(self.t, self.card, self.room), waiting(self.t, self.card)
        keys = [f"{self.prefix()}{x},{y}" for x, y in self.proposed(site, models)]
        if not keys:
            return [NEAREST]
        return [*keys, SINGLY] if self.together(models) else keys

    def proposed(self, site: Site, models: list[Model]) -> list[Point]:
        """Return the places to propose: beside mates that stand there already, or all over the room."""
        first = models[0]
        if site.mates:
            _, mate = site.mates[-1]
            anchors = list(site.beside([(first, mate.x, mate.y)], models))
        else:
            anchors = site.anchors(first.r)
        few = anchors if self.room.template else anchors[:FEW]
        return self.fit(site, models, few) or self.fit(site, models, anchors[len(few) :])

    def fit(self, site: Site, models: list[Model], spots: Iterable[Point]) -> list[Point]:
        return [spot for spot in spots if self.why_not_at(site, models, models[0], spot) is None]

    def together(self, models: list[Model]) -> bool:
        return len(models) > 1 and not self.one_by_one

    def forced(self, found: object) -> bool:
        return found == [NEAREST]

    def why_not(self, key: str) -> Reason | None:
        models = waiting(self.t, self.card)
        if key == SINGLY and len(self.card.models) > 1:
            if self.together(models):
                return None
            return Reason("gs-place-singly", self.room.clause, {"card": self.card.id})
        if key == NEAREST:
            if self.options() == [NEAREST]:
                return None
            return Reason("gs-place-room", "GS-DEP-09", {"card": self.card.id})
        who, place = read_place(key)
        model = models[0] if who == ALL else next((model for model in models if model.id == who), None)
        if model is None:
            return why_nobody(self.t, self.card, who, self.room.clause)
        if place is None:
            return why_no_point(split_verb(key)[1], self.room.clause)
        return self.why_not_at(Site(self.t, self.card, self.room), models, model, place)

    def why_not_at(self, site: Site, models: list[Model], model: Model, place: Point) -> Reason | None:
        """Return why a model may not be set down at a place, or None.

        It must be in the room, in formation, and leave room for the rest. GS-FRM-01, GS-DEP-08, GS-DEP-09.
        """
        if why := site.why_not(model, place):
            return why
        if not site.in_formation(model, place, ()):
            return Reason("gs-place-formation", "GS-FRM-01", {"model": model.id})
        rest = [other for other in models if other is not model]
        out = len(models) - len(site.fill([(model, *place)], rest))
        if out and out > site.left_out([model, *rest]):
            return Reason("gs-place-rest", self.room.clause, {"card": self.card.id, "n": out})
        return None

    def places(self, key: str) -> list[Set]:
        """Return models and places for a key.

        Models that find no room come as near as they can, and a model that fits nowhere is left out.
        """
        site, models = Site(self.t, self.card, self.room), waiting(self.t, self.card)
        who, place = read_place(key)
        if place is None:
            return site.as_near_as_can_be([], models)
        if who != ALL:
            return [(model, *place) for model in models if model.id == who]
        placed = site.fill([(models[0], *place)], models[1:])
        there = [model for model, _, _ in placed]
        return site.as_near_as_can_be(placed, [model for model in models if model not in there])

    def is_for_all(self, key: str) -> bool:
        """Return True if an answer is about all models that wait, so that none is asked for again."""
        return key == NEAREST or read_place(key)[0] == ALL

    def read(self, key: str) -> str:
        if why := self.why_not(key):
            raise Refused(why)
        return key

    def subject(self, option: str) -> Subject:
        return about(option)

    def pick(self, random: Random) -> str:
        site, models = Site(self.t, self.card, self.room), waiting(self.t, self.card)
        for _ in range(TRIES):
            place = somewhere(random, self.room)
            if self.why_not_at(site, models, models[0], place) is None:
                return f"{self.prefix()}{place[0]},{place[1]}"
        return random.choice(self.options())

    def prefix(self) -> str:
        models = waiting(self.t, self.card)
        return f"{ALL}:" if self.together(models) else f"{models[0].id}:"

    def moves(self) -> str:
        return waiting(self.t, self.card)[0].id

    def movers(self) -> dict[str, str]:
        first, *rest = waiting(self.t, self.card)
        return {first.id: self.prefix(), **{other.id: f"{other.id}:" for other in rest}}

    def base(self) -> int:
        return waiting(self.t, self.card)[0].r

    def outline(self) -> list[Stroke]:
        if (circle := self.room.circle) is not None:
            return [Stroke("range", [(circle.x, circle.y)], radius=circle.r)]
        return [Stroke("reach", [(a, b), (c, b), (c, d), (a, d)], closed=True) for a, b, c, d in self.room.boxes]

    def drawn(self, key: str) -> list[Stroke]:
        if read_place(key)[1] is None or self.why_not(key):
            return []
        return [Stroke("ghost", [(x, y)], radius=model.r) for model, x, y in self.places(key)]


def read_place(key: str) -> tuple[str, Point | None]:
    """Return the model and the place that a key names: `all:x,y`, `a2.3:x,y`."""
    who, place = split_verb(key)
    return who, read_point(place)


def somewhere(random: Random, room: Room) -> Point:
    """Return a random place in a room, all equally likely."""
    if room.circle is not None:
        x, y, r = room.circle
        while True:
            dx, dy = random.randint(-r, r), random.randint(-r, r)
            if dx * dx + dy * dy <= r * r:
                return x + dx, y + dy
    left, top, right, bottom = random.choice(room.boxes)
    return random.randint(left, right), random.randint(top, bottom)

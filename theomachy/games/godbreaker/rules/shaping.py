"""Shaping, by which terrain is raised during the game; also, who stands in a piece. GB-TRT-18, GB-A-32, GB-A-33."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial

import msgspec

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.ground.battlefield import (
    BARRICADES,
    SHAPING,
    next_number,
    placed,
    why_not_lay,
)
from theomachy.games.godbreaker.ground.pieces import CATALOGUE, TURNS
from theomachy.games.godbreaker.ground.terrain import Rule, Terrain, shape_of
from theomachy.games.godbreaker.keys import (
    Counted,
    Turned,
    place_subject,
    read_counted,
    read_turned,
    write_counted,
    write_turned,
)
from theomachy.games.godbreaker.rules.dice import test
from theomachy.games.godbreaker.rules.measuring import spot_of
from theomachy.games.godbreaker.rules.placing import NEAREST
from theomachy.games.godbreaker.rules.standing import FLOORS, carries, levels_from
from theomachy.games.godbreaker.rules.values import decider, rank
from theomachy.games.godbreaker.state import FIELD, UNIT, At, Model, Saga
from theomachy.geometry.plane import Disc, Point, Shape, crosses, overlaps, shape_gap
from theomachy.geometry.rings import nearest_place, turns
from theomachy.kernel import Ask, Procedure, Random, Reason, Refused, Region
from theomachy.kernel.keys import Subject
from theomachy.kernel.scene import Stroke

MAX_TRIES = 200
"""Number of random places that are tried before a proposed place is taken."""
INSIDE = 50
"""Part of the way to the middle, as a divisor, by which an outline is drawn in to test what carries it."""
DIRECTIONS = 24
"""Number of directions in which places are looked for if none of those proposed first will do."""


def within_piece(t: Saga, piece: Terrain) -> list[Model]:
    """Return the models whose bases overlap an area or scenery; no model is in a barricade. GB-A-32."""
    if piece.rule in BARRICADES:
        return []
    shape = shape_of(piece)
    return [
        model
        for model in t.models
        if model.where == FIELD and model.level == piece.level and overlaps(Disc(model.x, model.y, model.r), shape)
    ]


def rules_of(t: Saga, piece: str) -> list[Rule]:
    """Return the rules that a raised piece may have; impassable only by the table option. GB-A-33."""
    allowed = ("area", "barricade", "impassable") if t.setup.rulings.shape_impassable else ("area", "barricade")
    return [rule for rule in CATALOGUE[piece].rules if rule in allowed]


def choices(t: Saga, model: Model) -> list[str]:
    """Return the pieces no larger than the die, with their rules: `wall-4 as barricade`. GB-TRT-18."""
    pieces = [piece.id for piece in SHAPING if piece.across <= model.die]
    return [write_counted(Counted(piece, rule)) for piece in pieces for rule in rules_of(t, piece)]


def why_not(t: Saga, model: Model, target: str) -> Reason | None:
    """Return why a piece cannot be chosen for Shaping, or None. GB-TRT-18."""
    if target in choices(t, model):
        return None
    counted = read_counted(target)
    piece = CATALOGUE[counted.piece] if counted is not None else None
    if piece is None or piece not in SHAPING:
        return Reason("gb-no-such-piece", "GB-TRT-18", {"key": target})
    if piece.across > model.die:
        args = {"model": model.id, "piece": piece.id, "across": piece.across, "units": model.die}
        return Reason("gb-piece-too-long", "GB-TRT-18", args)
    return Reason("gb-never-impassable", "GB-A-33", {"piece": piece.id})


def shape(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Use Shaping; area terrain is laid under models and markers. GB-TRT-18, GB-PLC-05, GB-A-33.

    Where the model's own level has no room, the piece goes to the next level that has.
    """
    power = rank(t, model, "shaping")
    verbs.use(t, model, "gb-trait-shaping", "GB-TRT-18")
    if not (yield from test(t, model, "shape", "GB-TRT-18")):
        verbs.hurt(t, model, 3 - power, "GB-TRT-18")
        return
    counted = read_counted(target)
    assert counted is not None
    rooms = [raised_by(t, model, *counted, level) for level in levels_from(t, model.level)]
    near = (room for room in rooms if abs(room.level - model.level) < 2 and not room.forced(room.options()))
    room = next(near, rooms[0])
    key = yield from Ask(decider(t, model), "gb-ask-shape", room, model.id, "GB-TRT-18")
    anywhere = (piece for other in rooms if (piece := other.nearest()) is not None)
    piece = next(anywhere, None) if key == NEAREST else room.piece(key)
    if piece is None:  # nowhere on the battlefield is there room
        return
    verbs.lay(t, piece, "GB-TRT-18")
    for other in within_piece(t, piece):
        verbs.hurt(t, other, power, "GB-TRT-18")


def raised_by(t: Saga, model: Model, what: str, rule: Rule, on: int | None = None) -> "Raised":
    """Return the places where a model may raise a piece with this rule: on a level, by default its own."""
    level = model.level if on is None else on
    return Raised(
        what,
        rule,
        spot_of(model),
        (t.width, t.height),
        t.terrain,
        tuple([Disc(marker.x, marker.y, marker.r) for marker in t.markers if marker.level == level]),
        tuple([(m.id, Disc(m.x, m.y, m.r)) for m in t.models if m.where == FIELD and m.level == level]),
        level,
    )


class Raised(msgspec.Struct, Region[str], frozen=True):
    """The places within 0U of a model where a piece may be raised: `x,y,turn`, or `x,y` if it is not turned.

    After a successful test the piece has to be raised; if there is no room, as near as can be. The struct holds all on
    which its options depend, so that they can be cached. GB-PLC-03, GB-A-10, GB-A-33.
    """

    what: str
    rule: Rule
    of: At
    """The place of the model."""
    size: tuple[int, int]
    terrain: tuple[Terrain, ...]
    markers: tuple[Disc, ...]
    """Bases of the markers on the level."""
    models: tuple[tuple[str, Disc], ...]
    """Ids and bases of the models on the level."""
    level: int = 0
    """The level on which the piece is raised."""

    def piece(self, key: str) -> Terrain | None:
        """Return the piece of terrain that a key means; None if it means none."""
        spot = read_turned(key)
        return self.raised(spot, next_number(self.terrain)) if spot is not None else None

    def raised(self, spot: Turned, number: int = 0) -> Terrain:
        """Return the piece raised at a spot; its number matters only once it is laid."""
        return placed(self.what, number, *spot, self.rule, self.level)

    def options(self) -> list[str]:
        return proposals(self)

    def forced(self, options: Sequence[str]) -> bool:
        return list(options) == [NEAREST]

    def candidates(self) -> Iterator[str]:
        """Yield places all around the model, near and a little farther, turned across and along."""
        of, half = self.of, CATALOGUE[self.what].across * UNIT // 2
        far = of.r + (half + UNIT // 2 if self.rule == "area" else UNIT)
        for number, (dx, dy) in enumerate(turns(12)):
            x, y = of.x + int(dx * far), of.y + int(dy * far)
            if x >= 0 and y >= 0:
                yield write_turned(x, y, (number * 30 + 90) % 360)

    def elsewhere(self) -> Iterator[str]:
        """Yield places under the model and all around at every distance, turned in every way."""
        of, (width, height), shapes = self.of, self.size, self.turned()
        for turn, shape in shapes.items():
            left, top, right, bottom = shape.box
            yield write_turned(min(max(of.x, -left), width - right), min(max(of.y, -top), height - bottom), turn)
        half, taken = CATALOGUE[self.what].across * UNIT // 2, self.taken()
        for far in range(of.r + UNIT // 2, of.r + half + 2 * UNIT, UNIT // 2):
            for dx, dy in turns(DIRECTIONS):
                x, y = of.x + int(dx * far), of.y + int(dy * far)
                for turn, shape in shapes.items() if x >= 0 and y >= 0 else ():
                    if not taken(shape, x, y) and shape_gap(Disc(of.x - x, of.y - y, of.r), shape) < UNIT:
                        yield write_turned(x, y, turn)

    def nearest(self) -> Terrain | None:
        """Return the piece at its nearest place if there is no room within 0U; None if it fits nowhere.

        GB-PLC-03, GB-A-13.
        """
        shapes, taken = self.turned(), self.taken()

        def fitting(point: Point) -> Iterator[Terrain]:
            turned = [Turned(*point, turn) for turn, shape in shapes.items() if not taken(shape, *point)]
            pieces = (self.raised(spot, next_number(self.terrain)) for spot in turned)
            return (piece for piece in pieces if self.why_not_here(piece) is None)

        def fits(point: Point) -> bool:
            return any(fitting(point))

        point = nearest_place((self.of.x, self.of.y), fits, UNIT // 2, DIRECTIONS, sum(self.size))
        return next(fitting(point)) if point is not None else None

    def turned(self) -> dict[int, Shape]:
        """Return the shape of the piece at (0, 0) for every turn."""
        return {turn: shape_of(self.raised(Turned(0, 0, turn))) for turn in TURNS}

    def taken(self) -> Callable[[Shape, int, int], bool]:
        """Return a fast test that tells of most impossible places that the piece cannot lie there.

        It follows `why_not_here`, but compares obstacles with the piece at (0, 0) instead of laying it anew.
        """
        level, (width, height) = self.level, self.size
        bases, walls = list[Disc](), list[Shape]()
        if self.rule in BARRICADES:
            bases = [*[base for _, base in self.models], *self.markers]
            walls = [shape_of(piece) for piece in self.terrain if piece.rule in BARRICADES and piece.level == level]

        def surely_taken(shape: Shape, x: int, y: int) -> bool:
            left, top, right, bottom = shape.box
            if x + left < 0 or y + top < 0 or x + right > width or y + bottom > height:
                return True
            (ax, ay), (bx, by) = shape.points[0], shape.points[len(shape.points) // 2]
            a, b = (x + ax, y + ay), (x + bx, y + by)  # a wall that crosses this diagonal overlaps the piece
            for wall in walls:
                if crosses(a, b, wall):
                    return True
            return any(overlaps(Disc(u - x, v - y, r), shape) for u, v, r in bases)

        return surely_taken

    def why_not(self, key: str) -> Reason | None:
        if key == NEAREST:
            return None if self.forced(self.options()) else Reason("gb-there-is-room", "GB-PLC-03", {})
        spot = read_turned(key)
        if spot is None:
            return Reason("gb-no-place", "GB-PLC-01", {"key": key})
        piece = self.raised(spot)
        far = shape_gap(Disc(*self.of[:3]), shape_of(piece))
        if far >= UNIT:
            return Reason("gb-too-far", "GB-PLC-02", {"units": 0, "measured": far // UNIT})
        return self.why_not_here(piece)

    def why_not_here(self, piece: Terrain) -> Reason | None:
        """Return why the piece cannot lie here, however near, or None. GB-PLC-01, GB-ADV-LVL-01, GB-A-33.

        Above the ground, floors have to carry all of it.
        """
        if self.level and not self.carried(piece):
            return Reason("gb-open-air", "GB-ADV-LVL-01", {"level": self.level})
        if why := why_not_lay(self.terrain, piece, *self.size, self.markers):
            return why
        if piece.rule in BARRICADES:
            for id, base in self.models:
                if overlaps(base, shape_of(piece)):
                    return Reason("gb-on-model", "GB-PLC-01", {"model": id})
        return None

    def carried(self, piece: Terrain) -> bool:
        """Return True if floors are under the middle of a piece and under all of its outline, almost up to the edge."""
        floors = [shape_of(other) for other in self.terrain if other.level == self.level and other.rule in FLOORS]
        x, y = middle(piece.outline)
        points = [(x, y), *[(u + (x - u) // INSIDE, v + (y - v) // INSIDE) for u, v in along(piece.outline)]]
        return all(any(carries(floor, point) for floor in floors) for point in points)

    def read(self, key: str) -> str:
        if why := self.why_not(key):
            raise Refused(why)
        return key

    def pick(self, random: Random) -> str:
        far = self.of.r + CATALOGUE[self.what].across * UNIT
        draw = partial(random.randint, -far, far)
        for _ in range(MAX_TRIES):
            key = write_turned(self.of.x + draw(), self.of.y + draw(), random.choice(TURNS))
            if not self.why_not(key):
                return key
        return random.choice(self.options())

    def subject(self, option: str) -> Subject:
        return place_subject(option)

    def turns(self) -> tuple[int, ...]:
        return TURNS

    def drawn(self, key: str) -> list[Stroke]:
        piece = self.piece(key)
        return [Stroke("ghost", list(piece.outline), closed=True)] if piece is not None else []


def middle(outline: Sequence[Point]) -> Point:
    """Return the mean of an outline's corners."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return sum(xs) // len(xs), sum(ys) // len(ys)


def along(outline: Sequence[Point]) -> Iterator[Point]:
    """Yield points on an outline, at most half a unit apart."""
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        steps = max(abs(bx - ax), abs(by - ay)) // (UNIT // 2) + 1
        yield from ((ax + (bx - ax) * step // steps, ay + (by - ay) * step // steps) for step in range(steps))


@lru_cache(256)
def proposals(room: Raised) -> list[str]:
    """Return places worth considering; if none of them will do, the first that does, or NEAREST.

    It is cached, because a search asks again and again.
    """
    keys = [key for key in room.candidates() if not room.why_not(key)]
    return keys or [next((key for key in room.elsewhere() if not room.why_not(key)), NEAREST)]

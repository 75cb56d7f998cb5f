"""GB-TRT-18: terrain is raised in the middle of a game. Also who stands within a piece. GB-A-32, GB-A-33"""

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
from theomachy.games.godbreaker.rules.values import decider, rank
from theomachy.games.godbreaker.state import FIELD, UNIT, At, Model, Saga
from theomachy.geometry.plane import Disc, Point, Shape, crosses, overlaps, shape_gap
from theomachy.geometry.rings import nearest_place, turns
from theomachy.kernel import Ask, Procedure, Random, Reason, Refused, Region
from theomachy.kernel.keys import Subject
from theomachy.kernel.scene import Stroke

MAX_TRIES = 200
"""Random places that are tried before one of the proposed places is taken."""
DIRECTIONS = 24
"""In which places are looked for where those that are proposed first are taken."""


def within_piece(t: Saga, piece: Terrain) -> list[Model]:
    """The models whose bases overlap an area or open scenery; nobody is within a barricade. GB-A-32"""
    if piece.rule in BARRICADES:
        return []
    shape = shape_of(piece)
    return [
        model
        for model in t.models
        if model.where == FIELD and model.level == piece.level and overlaps(Disc(model.x, model.y, model.r), shape)
    ]


def rules_of(t: Saga, piece: str) -> list[Rule]:
    """What a raised piece may count as; impassable only if all agreed to it. GB-A-33"""
    allowed = ("area", "barricade", "impassable") if t.setup.rulings.shape_impassable else ("area", "barricade")
    return [rule for rule in CATALOGUE[piece].rules if rule in allowed]


def choices(t: Saga, model: Model) -> list[str]:
    """Pieces no larger than the die, with the rule they get: `wall-4 as barricade`. GB-TRT-18"""
    pieces = [piece.id for piece in SHAPING if piece.across <= model.die]
    return [write_counted(Counted(piece, rule)) for piece in pieces for rule in rules_of(t, piece)]


def why_not(t: Saga, model: Model, target: str) -> Reason | None:
    """GB-TRT-18"""
    return None if target in choices(t, model) else Reason("gb-no-such-piece", "GB-TRT-18", {"key": target})


def shape(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Area terrain lies flat: what stands there stands on it. GB-TRT-18, GB-PLC-05"""
    power = rank(t, model, "shaping")
    verbs.use(t, model, "gb-trait-shaping", "GB-TRT-18")
    if not (yield from test(t, model, "shape", "GB-TRT-18")):
        verbs.hurt(t, model, 3 - power, "GB-TRT-18")
        return
    counted = read_counted(target)
    assert counted is not None
    room = raised_by(t, model, *counted)
    key = yield from Ask(decider(t, model), "gb-ask-shape", room, model.id, "GB-TRT-18")
    piece = room.nearest() if key == NEAREST else room.piece(key)
    if piece is None:  # nowhere on the battlefield is there room
        return
    verbs.lay(t, piece, "GB-TRT-18")
    for other in within_piece(t, piece):
        verbs.hurt(t, other, power, "GB-TRT-18")


def raised_by(t: Saga, model: Model, what: str, rule: Rule) -> "Raised":
    """Where a model may raise a piece that counts as this."""
    level = model.level
    return Raised(
        what,
        rule,
        spot_of(model),
        (t.width, t.height),
        t.terrain,
        tuple([Disc(marker.x, marker.y, marker.r) for marker in t.markers if marker.level == level]),
        tuple([(m.id, Disc(m.x, m.y, m.r)) for m in t.models if m.where == FIELD and m.level == level]),
    )


class Raised(msgspec.Struct, Region[str], frozen=True):
    """Where a piece may be raised within 0U of a model: `x,y,turn`, or `x,y` if it is not turned. Once the test has
    succeeded it has to be raised, where there is no room as near as can be. GB-PLC-03, GB-A-10, GB-A-33

    It holds all that this depends on, so that equal ones are alike."""

    what: str
    rule: Rule
    of: At
    """of the model"""
    size: tuple[int, int]
    terrain: tuple[Terrain, ...]
    markers: tuple[Disc, ...]
    """of its level"""
    models: tuple[tuple[str, Disc], ...]
    """that stand on its level"""

    def piece(self, key: str) -> Terrain | None:
        """The piece that a key means; None if it means none."""
        spot = read_turned(key)
        return self.raised(spot, next_number(self.terrain)) if spot is not None else None

    def raised(self, spot: Turned, number: int = 0) -> Terrain:
        """Its number matters only once it lies there."""
        return placed(self.what, number, *spot, self.rule, self.of.level)

    def options(self) -> list[str]:
        return proposals(self)

    def forced(self, options: Sequence[str]) -> bool:
        return list(options) == [NEAREST]

    def candidates(self) -> Iterator[str]:
        """All around the model, near and a little further, turned across and along."""
        of, half = self.of, CATALOGUE[self.what].across * UNIT // 2
        far = of.r + (half + UNIT // 2 if self.rule == "area" else UNIT)
        for number, (dx, dy) in enumerate(turns(12)):
            x, y = of.x + int(dx * far), of.y + int(dy * far)
            if x >= 0 and y >= 0:
                yield write_turned(x, y, (number * 30 + 90) % 360)

    def elsewhere(self) -> Iterator[str]:
        """All around at every distance, turned in every way; and under the model, as far as the table goes."""
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
        """Where it goes if there is no room within 0U. GB-PLC-03, GB-A-13"""
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
        """The piece at (0, 0), turned in every way."""
        return {turn: shape_of(self.raised(Turned(0, 0, turn))) for turn in TURNS}

    def taken(self) -> Callable[[Shape, int, int], bool]:
        """Tells of most places where the piece cannot lie that it cannot, by the rules of `why_not_here`: it is not
        laid there, but what is in the way is held against the piece at (0, 0)."""
        level, (width, height) = self.of.level, self.size
        bases, walls = list[Disc](), list[Shape]()
        if self.rule in BARRICADES:
            bases = [*[base for _, base in self.models], *self.markers]
            walls = [shape_of(piece) for piece in self.terrain if piece.rule in BARRICADES and piece.level == level]

        def surely_taken(shape: Shape, x: int, y: int) -> bool:
            left, top, right, bottom = shape.box
            if x + left < 0 or y + top < 0 or x + right > width or y + bottom > height:
                return True
            (ax, ay), (bx, by) = shape.points[0], shape.points[len(shape.points) // 2]
            a, b = (x + ax, y + ay), (x + bx, y + by)  # from corner to corner: what crosses this shares ground with it
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
        """Why it cannot lie here, however near it is. GB-PLC-01"""
        if why := why_not_lay(self.terrain, piece, *self.size, self.markers):
            return why
        if piece.rule in BARRICADES:
            for id, base in self.models:
                if overlaps(base, shape_of(piece)):
                    return Reason("gb-on-model", "GB-PLC-01", {"model": id})
        return None

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


@lru_cache(256)
def proposals(room: Raised) -> list[str]:
    """Places worth considering; where none of them will do, the first that does, if there is any. Whoever looks ahead
    asks again and again."""
    keys = [key for key in room.candidates() if not room.why_not(key)]
    return keys or [next((key for key in room.elsewhere() if not room.why_not(key)), NEAREST)]

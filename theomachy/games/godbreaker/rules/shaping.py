"""GB-TRT-18: terrain is raised in the middle of a game. Also who stands within a piece. GB-A-32, GB-A-33"""

from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.ground.battlefield import (
    BARRICADES,
    SHAPING,
    next_number,
    placed,
    shape_of,
    why_not_lay,
)
from theomachy.games.godbreaker.ground.pieces import CATALOGUE, TURNS
from theomachy.games.godbreaker.ground.terrain import Rule, Terrain
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
from theomachy.games.godbreaker.rules.placing import NEAREST
from theomachy.games.godbreaker.rules.values import decider, rank
from theomachy.games.godbreaker.state import FIELD, UNIT, Model, Saga
from theomachy.geometry.plane import Disc, Point, overlaps, shape_gap
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
    room = Raised(t, model, *counted)
    key = yield from Ask(decider(t, model), "gb-ask-shape", room, model.id, "GB-TRT-18")
    piece = room.nearest() if key == NEAREST else room.piece(key)
    if piece is None:  # nowhere on the battlefield is there room
        return
    verbs.lay(t, piece, "GB-TRT-18")
    for other in within_piece(t, piece):
        verbs.hurt(t, other, power, "GB-TRT-18")


class Raised(msgspec.Struct, Region[str], gc=False):
    """Where a piece may be raised within 0U of a model: `x,y,turn`, or `x,y` if it is not turned. Once the test has
    succeeded it has to be raised, where there is no room as near as can be. GB-PLC-03, GB-A-10, GB-A-33"""

    t: Saga
    model: Model
    what: str
    rule: Rule

    def piece(self, key: str) -> Terrain | None:
        """The piece that a key means; None if it means none."""
        spot = read_turned(key)
        return self.raised(spot, next_number(self.t.terrain)) if spot is not None else None

    def raised(self, spot: Turned, number: int = 0) -> Terrain:
        """Its number matters only once it lies there."""
        return placed(self.what, number, *spot, self.rule, self.model.level)

    def options(self) -> list[str]:
        keys = [key for key in self.candidates() if not self.why_not(key)]
        return keys or [next((key for key in self.elsewhere() if not self.why_not(key)), NEAREST)]

    def forced(self, options: Sequence[str]) -> bool:
        return list(options) == [NEAREST]

    def candidates(self) -> Iterator[str]:
        """All around the model, near and a little further, turned across and along."""
        model, half = self.model, CATALOGUE[self.what].across * UNIT // 2
        far = model.r + (half + UNIT // 2 if self.rule == "area" else UNIT)
        for number, (dx, dy) in enumerate(turns(12)):
            x, y = model.x + int(dx * far), model.y + int(dy * far)
            if x >= 0 and y >= 0:
                yield write_turned(x, y, (number * 30 + 90) % 360)

    def elsewhere(self) -> Iterator[str]:
        """All around at every distance, turned in every way; and under the model, as far as the table goes."""
        t, model = self.t, self.model
        for turn in TURNS:
            left, top, right, bottom = shape_of(self.raised(Turned(0, 0, turn))).box
            x, y = min(max(model.x, -left), t.width - right), min(max(model.y, -top), t.height - bottom)
            yield write_turned(x, y, turn)
        half = CATALOGUE[self.what].across * UNIT // 2
        for far in range(model.r + UNIT // 2, model.r + half + 2 * UNIT, UNIT // 2):
            for dx, dy in turns(DIRECTIONS):
                x, y = model.x + int(dx * far), model.y + int(dy * far)
                yield from (write_turned(x, y, turn) for turn in TURNS if x >= 0 and y >= 0)

    def nearest(self) -> Terrain | None:
        """Where it goes if there is no room within 0U. GB-PLC-03, GB-A-13"""

        def fits(point: Point) -> bool:
            return any(self.why_not_here(self.raised(Turned(*point, turn))) is None for turn in TURNS)

        t, model = self.t, self.model
        point = nearest_place((model.x, model.y), fits, UNIT // 2, DIRECTIONS, t.width + t.height)
        if point is None:
            return None
        pieces = [self.raised(Turned(*point, turn), next_number(t.terrain)) for turn in TURNS]
        return next(piece for piece in pieces if self.why_not_here(piece) is None)

    def why_not(self, key: str) -> Reason | None:
        if key == NEAREST:
            return None if self.forced(self.options()) else Reason("gb-there-is-room", "GB-PLC-03", {})
        model, spot = self.model, read_turned(key)
        if spot is None:
            return Reason("gb-no-place", "GB-PLC-01", {"key": key})
        piece = self.raised(spot)
        far = shape_gap(Disc(model.x, model.y, model.r), shape_of(piece))
        if far >= UNIT:
            return Reason("gb-too-far", "GB-PLC-02", {"units": 0, "measured": far // UNIT})
        return self.why_not_here(piece)

    def why_not_here(self, piece: Terrain) -> Reason | None:
        """Why it cannot lie here, however near it is. GB-PLC-01"""
        t, shape = self.t, shape_of(piece)
        markers = [Disc(marker.x, marker.y, marker.r) for marker in t.markers if marker.level == piece.level]
        if why := why_not_lay(t.terrain, piece, t.width, t.height, markers):
            return why
        if piece.rule in BARRICADES:
            for other in t.models:
                base = Disc(other.x, other.y, other.r)
                if other.where == FIELD and other.level == piece.level and overlaps(base, shape):
                    return Reason("gb-on-model", "GB-PLC-01", {"model": other.id})
        return None

    def read(self, key: str) -> str:
        if why := self.why_not(key):
            raise Refused(why)
        return key

    def pick(self, random: Random) -> str:
        far = self.model.r + CATALOGUE[self.what].across * UNIT
        draw = partial(random.randint, -far, far)
        for _ in range(MAX_TRIES):
            key = write_turned(self.model.x + draw(), self.model.y + draw(), random.choice(TURNS))
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

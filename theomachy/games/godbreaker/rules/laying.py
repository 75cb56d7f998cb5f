"""Laying of terrain by the players, in turns, until there is enough. GB-BAT-02, GB-A-97, GB-A-98."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.ground.battlefield import (
    AREA_PERCENT,
    BARRICADES,
    coverage,
    coverage_faults,
    most_barricades,
    next_number,
    placed,
    why_not_lay,
)
from theomachy.games.godbreaker.ground.pieces import CATALOGUE, TURNS, UNIT, TerrainPiece
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
from theomachy.games.godbreaker.state import Saga
from theomachy.games.godbreaker.tasks import Lay
from theomachy.geometry.plane import area, inside
from theomachy.kernel import Ask, Choice, Procedure, Random, Reason, Refused, Region
from theomachy.kernel.keys import Subject
from theomachy.kernel.scene import Stroke

ENOUGH = "enough"
MIN_GROUND_UNITS, MAX_BARRICADE_UNITS = 4, 6
"""Smallest ground piece and longest barricade, in units, that players lay: there is always room for another."""
LAID: dict[str, TerrainPiece] = {
    id: piece
    for id, piece in CATALOGUE.items()
    if not piece.walls
    and piece.kind != "floor"
    and piece.across >= MIN_GROUND_UNITS
    and (piece.across <= MAX_BARRICADE_UNITS or piece.rules[0] not in BARRICADES)
}
MIN_FREE_SHARE = 0.1
"""Least share of all places that must be free for the middle of a further piece. GB-A-98."""
MAX_TRIES = 200
"""Number of random places that are tried before a proposed place is taken."""
MAX_COVER_FACTOR = 1.1
"""Most ground that a piece covers when counted in squares, as a multiple of its area. GB-A-70."""


def lay(t: Saga, task: Lay) -> Procedure[None]:
    """Let the next player in seniority order lay a piece or say that there is enough. GB-BAT-02, GB-A-98.

    After that word only the rest of the lap is played.
    """
    turn, lap = task.turn, task.lap
    seat = t.seniority[turn % t.players]
    key = yield from Ask(seat, "gb-ask-piece", Pieces(t), "", "GB-BAT-02")
    counted = read_counted(key)
    if counted is None:
        lap = "last lap"
    else:
        piece, rule = yield from agree(t, turn, counted)
        places = Spots(t, piece, rule)
        key = yield from Ask(seat, "gb-ask-lay", places, "", "GB-BAT-02")
        laid = places.piece(key)
        assert laid is not None
        verbs.lay(t, laid, "GB-BAT-02")
    if not lap or (turn + 1) % t.players:
        verbs.schedule(t, Lay(lap, turn + 1))


def agree(t: Saga, turn: int, wanted: Counted) -> Procedure[Counted]:
    """Return a piece and its rule; the next player has to agree to an unusual rule. GB-BAT-02, GB-A-97."""
    usual = Counted(wanted.piece, LAID[wanted.piece].rules[0])
    if wanted == usual or t.players == 1:
        return wanted
    options = {write_counted(counted): counted for counted in (wanted, usual)}
    other = t.seniority[(turn + 1) % t.players]
    key = yield from Ask(other, "gb-ask-rule", list(options), "", "GB-A-97")
    return options[key]


# The choice of a piece


class Pieces(msgspec.Struct, Choice[str], gc=False):
    """The pieces that may be laid, with the rules they count as: `forest-6 as area`. GB-BAT-02."""

    t: Saga

    def options(self) -> list[str]:
        keys = [write_counted(Counted(piece.id, rule)) for piece in LAID.values() for rule in piece.rules]
        pieces = stock(self.t)
        return [key for key in (ENOUGH, *keys) if why_not_piece(self.t, pieces, key) is None]

    def why_not(self, key: str) -> Reason | None:
        return why_not_piece(self.t, stock(self.t), key)

    def subject(self, option: str) -> Subject:
        """Return the end for `enough`; else an empty subject, because the piece is not there yet."""
        return Subject(role="end" if option == ENOUGH else "")


class Stock(NamedTuple):
    """The terrain on the battlefield: shares of the ground, number of barricades, and all that is missing."""

    areas: float
    everything: float
    barricades: int
    missing: list[Reason]


def stock(t: Saga) -> Stock:
    """Count the terrain on the battlefield and the terrain that is missing. GB-A-70."""
    missing = coverage_faults(t.terrain, (t.width, t.height), t.setup.rulings.coverage)
    barricades = sum(piece.rule in BARRICADES for piece in t.terrain)
    return Stock(*coverage(t.terrain, t.width, t.height), barricades, missing)


WANTED: dict[Rule, tuple[str, ...]] = {
    "area": ("gb-too-little-area", "gb-too-little-terrain"),
    "open": ("gb-too-little-terrain",),
    **dict.fromkeys(BARRICADES, ("gb-too-few-barricades",)),
}
"""Ids of the faults that a further piece helps against, by its rule. GB-A-70."""


def why_not_piece(t: Saga, there: Stock, key: str) -> Reason | None:
    """Return why a piece cannot be chosen, or `enough` said, or None. GB-A-97, GB-A-98.

    Once there are as many pieces as the table has units along a side, only missing terrain may be added.
    """
    if key == ENOUGH:
        return there.missing[0] if there.missing else None
    counted = read_counted(key)
    if counted is None or counted.piece not in LAID:
        return Reason("gb-no-such-piece", "GB-BAT-02", {"key": key})
    id, rule = counted
    most = t.width // UNIT
    if len(t.terrain) >= most and not any(why.id in WANTED[rule] for why in there.missing):
        return Reason("gb-enough-pieces", "GB-A-98", {"most": most})
    usual = LAID[id].rules[0]
    return why_not_rule(t, there, LAID[id], usual) or why_not_rule(t, there, LAID[id], rule)


def why_not_rule(t: Saga, there: Stock, piece: TerrainPiece, rule: Rule) -> Reason | None:
    """Return why no more pieces may be laid with this rule, or None. GB-A-70, GB-A-96, GB-A-98."""
    if rule in BARRICADES:
        most = most_barricades(t.width)
        return Reason("gb-enough-barricades", "GB-A-96", {"most": most}) if there.barricades >= most else None
    table = t.width * t.height
    if rule == "area":
        most = AREA_PERCENT[t.setup.rulings.coverage][1]
        if 100 * (there.areas + MAX_COVER_FACTOR * area(shape_of(placed(piece.id, 0, 0, 0))) / 2 / table) > most:
            return Reason("gb-enough-area", "GB-A-70", {"most": most})
    places = (t.width - piece.across * UNIT) * (t.height - piece.across * UNIT)
    if (there.areas if rule == "area" else there.everything) * table > (1 - MIN_FREE_SHARE) * places:
        return Reason("gb-little-bare-ground", "GB-A-98", {"units": piece.across})
    return None


# The choice of its place


class Spots(msgspec.Struct, Region[str], gc=False):
    """The places for the middle of a piece, and its turn: `x,y,turn`, or `x,y` without a turn. GB-BAT-02."""

    t: Saga
    what: str
    rule: Rule

    def piece(self, key: str) -> Terrain | None:
        """Return the piece of terrain that a key means; None if it means none."""
        spot = read_turned(key)
        return self.laid(spot) if spot is not None else None

    def laid(self, spot: Turned) -> Terrain:
        return placed(self.what, next_number(self.t.terrain), *spot, self.rule)

    def options(self) -> list[str]:
        for step in (self.t.width // 10, UNIT, UNIT // 2):
            if spots := [key for key in self.candidates(step) if self.why_not(key) is None]:
                return spots
        return []

    def candidates(self, step: int) -> Iterator[str]:
        """Yield places all over the table; barricades lie along, across and slanting."""
        turns = (0, 45, 90, 135) if self.rule in BARRICADES else (0,)
        for number, x in enumerate(range(step, self.t.width, step)):
            for y in range(step, self.t.height, step):
                yield write_turned(x, y, turns[(number + y // step) % len(turns)])

    def why_not(self, key: str) -> Reason | None:
        t, spot = self.t, read_turned(key)
        if spot is None:
            return Reason("gb-no-place", "GB-BAT-02", {"key": key})
        piece = self.laid(spot)
        return why_not_ground(t, piece, (spot.x, spot.y)) or why_not_lay(t.terrain, piece, t.width, t.height)

    def read(self, key: str) -> str:
        if why := self.why_not(key):
            raise Refused(why)
        return key

    def pick(self, random: Random) -> str:
        for _ in range(MAX_TRIES):
            key = write_turned(random.randint(0, self.t.width), random.randint(0, self.t.height), random.choice(TURNS))
            if self.why_not(key) is None:
                return key
        return random.choice(self.options())

    def subject(self, option: str) -> Subject:
        return place_subject(option)

    def turns(self) -> tuple[int, ...]:
        return TURNS

    def drawn(self, key: str) -> list[Stroke]:
        piece = self.piece(key)
        return [Stroke("ghost", list(piece.outline), closed=True)] if piece is not None else []


def why_not_ground(t: Saga, piece: Terrain, point: tuple[int, int]) -> Reason | None:
    """Return why a ground piece cannot lie here, or None: its middle must be on bare ground. GB-A-98."""
    if piece.rule in BARRICADES:
        return None
    hidden = ("area",) if piece.rule == "area" else ("area", "open")
    for other in t.terrain:
        if other.rule in hidden and inside(point, t.ground.shapes[other.id]):
            return Reason("gb-middle-not-bare", "GB-A-98", {"terrain": other.id})
    return None

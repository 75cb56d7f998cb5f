"""GS-SET-02, GS-MUL-04: one player lays all the terrain, the others choose their table sides."""

from collections.abc import Iterator

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.ground.battlefield import matters, next_number, too_bare, why_not_lay
from theomachy.games.godslayer.ground.pieces import CATALOGUE, SORTS, placed
from theomachy.games.godslayer.ground.terrain import Terrain
from theomachy.games.godslayer.rules.setup.priority import roll_off
from theomachy.games.godslayer.rules.space.places import FAR, why_no_point
from theomachy.games.godslayer.rules.space.zones import CENTRE
from theomachy.games.godslayer.setup import DEFENDER
from theomachy.games.godslayer.state import Battle
from theomachy.games.godslayer.terms import Edge, Side
from theomachy.geometry.plane import INCH, inside
from theomachy.geometry.turning import TURNS
from theomachy.kernel import Ask, Choice, Procedure, Random, Reason, Refused, Region
from theomachy.kernel.keys import Subject
from theomachy.kernel.keys import spot as parse_spot
from theomachy.kernel.scene import Stroke

ENOUGH = "enough"
SIDES: tuple[Side, ...] = ("north", "south", "west", "east")
"""The sides of the table, in the order in which they are used. GS-MUL-04."""
DIVIDED: dict[int, tuple[Side, ...]] = {
    3: ("south", "north-west", "north-east"),
    4: ("south-west", "south-east", "north-west", "north-east"),
    5: ("south", "north-west", "north-east", "west", "east"),
    6: ("south-west", "south-east", "north-west", "north-east", "west", "east"),
    7: ("south-west", "south-east", "north-west", "north-east", "west-north", "west-south", "east"),
    8: (
        "south-west", "south-east", "north-west", "north-east", "west-north", "west-south", "east-north", "east-south",
    ),
}  # fmt: skip
"""The sides of a divided table, by the number of players or teams. GS-MUL-04, GS-A-154."""
EDGES: tuple[Edge, ...] = ("north", "west")
"""One side of each pair of opposite sides, as options for the attackers of a last stand."""
STEP = 4 * INCH
"""Distance between the places that are proposed for a piece, in plane units."""
STRIDE = 37
"""Step by which proposed places are visited, to find a free one soon; it has no common factor with their number."""
Spot = tuple[int, int, int]
"""A place for the middle of a piece, and the degrees by which the piece is turned."""
TRIES = 100
"""Random places that are tried before one of the proposed places is taken."""


# The layer


def name_layer(t: Battle) -> Procedure[None]:
    """Roll a die for each side: the highest lays the terrain, or would have laid it. GS-SET-02."""
    seat = yield from roll_off(t.first_seats(), "gs-roll-layer", "GS-SET-02")
    verbs.name_layer(t, seat)


# Laying


def lay(t: Battle) -> Procedure[None]:
    """Ask for one piece of terrain and its place, until a quarter of the table is covered and its player has enough.

    GS-SET-01, GS-SET-02.
    """
    piece = yield from Ask(t.layer, "gs-ask-piece", Pieces(t), "", "GS-SET-02")
    if piece == ENOUGH:
        return
    spots = Spots(t, piece)
    key = yield from Ask(t.layer, "gs-ask-lay", spots, "", "GS-SET-02")
    spot = read_spot(key)
    assert spot is not None
    verbs.lay(t, spots.placed(spot))
    verbs.schedule(t, tasks.Lay())


class Pieces(msgspec.Struct, Choice[str], gc=False):
    """The choice of a piece of the catalogue, `forest-8`, or `enough`."""

    t: Battle

    def options(self) -> list[str]:
        return [key for key in (ENOUGH, *CATALOGUE) if self.why_not(key) is None]

    def why_not(self, key: str) -> Reason | None:
        t = self.t
        bare = too_bare(t.terrain, t.width, t.height)
        if key == ENOUGH:
            return bare
        if key not in CATALOGUE:
            return Reason("gs-no-such-piece", "GS-SET-02", {"key": key})
        most = most_pieces(t)
        if len(t.terrain) >= most and (bare is None or not plain(key)):
            return Reason("gs-enough-pieces", "GS-SET-02", {"most": most})
        if not any(True for _ in Spots(t, key).free()):
            return Reason("gs-no-room-for-piece", "GS-SET-02", {"piece": key})
        return None

    def subject(self, option: str) -> Subject:
        return Subject(role="end") if option == ENOUGH else Subject()


def most_pieces(t: Battle) -> int:
    """Return the limit for pieces on a table: half as many as it has inches along its longer side."""
    return max(t.width, t.height) // INCH // 2


def plain(piece: str) -> bool:
    """Return True if a piece has no effect on the rules. There is always room for one more of these. GS-TER-02."""
    sort = SORTS[CATALOGUE[piece].kind]
    return sort.going == "open" and not sort.height


class Spots(msgspec.Struct, Region[str], gc=False):
    """The choice of a place for the middle of a piece and its turn: `x,y,turn`, or `x,y` if it is not turned.

    GS-SET-02.
    """

    t: Battle
    what: str

    def placed(self, spot: Spot) -> Terrain:
        """Return the piece as it would lie at a place."""
        return placed(self.what, next_number(self.t.terrain), *spot)

    def options(self) -> list[str]:
        return list(self.free())

    def free(self) -> Iterator[str]:
        """Yield free places all over the table."""
        turns = (0, 45, 90, 135)
        columns, rows = range(STEP, self.t.width, STEP), range(STEP, self.t.height, STEP)
        number = len(columns) * len(rows)
        for n in range(number):
            column, row = divmod(n * STRIDE % number, len(rows))
            key = write_spot(columns[column], rows[row], turns[(column + row) % len(turns)])
            if self.why_not(key) is None:
                yield key

    def why_not(self, key: str) -> Reason | None:
        t, spot = self.t, read_spot(key)
        if spot is None:
            turned = parse_spot(key)
            if turned is not None and max(turned[:2]) < FAR and turned[2] not in TURNS:
                return Reason("gs-no-turn", "GS-SET-02", {"degrees": turned[2]})
            return why_no_point(key, "GS-SET-02")
        return why_not_middle(t, self.what, spot) or why_not_lay(t.terrain, self.placed(spot), t.width, t.height)

    def read(self, key: str) -> str:
        if why := self.why_not(key):
            raise Refused(why)
        return key

    def pick(self, random: Random) -> str:
        for _ in range(TRIES):
            key = write_spot(random.randint(0, self.t.width), random.randint(0, self.t.height), random.choice(TURNS))
            if self.why_not(key) is None:
                return key
        return random.choice(self.options())

    def subject(self, option: str) -> Subject:
        place = read_spot(option)
        return Subject(place=place[:2], turn=place[2]) if place is not None else Subject()

    def turns(self) -> tuple[int, ...]:
        return TURNS

    def drawn(self, key: str) -> list[Stroke]:
        spot = read_spot(key)
        return [Stroke("ghost", list(self.placed(spot).outline), closed=True)] if spot is not None else []


def why_not_middle(t: Battle, piece: str, spot: Spot) -> Reason | None:
    """Return why the middle of a piece may not lie at a place, or None.

    A piece without effect must cover bare ground, or terrain could be laid for ever. Other pieces cannot lie on each
    other, which the middle often shows at once.
    """
    x, y, _ = spot
    looks = plain(piece)
    for other in t.ground.pieces.values():
        left, bottom, right, top = other.shape.box
        if not (left < x < right and bottom < y < top) or not (looks or matters(other.terrain)):
            continue
        if inside((x, y), other.shape):
            args = {"terrain": other.terrain.id}
            return Reason("gs-middle-not-bare" if looks else "gs-terrain-overlaps", "GS-SET-02", args)
    return None


def read_spot(key: str) -> Spot | None:
    """Return the place and turn that a key names, or None if it names none."""
    place = parse_spot(key)
    if place is None:
        return None
    x, y, turn = place
    return place if max(x, y) < FAR and turn in TURNS and key == write_spot(x, y, turn) else None


def write_spot(x: int, y: int, turn: int) -> str:
    return f"{x},{y},{turn}" if turn else f"{x},{y}"


# Sides


def choose_side(t: Battle) -> Procedure[None]:
    """Ask the players who did not lay the terrain for their sides; the layer takes the side that is left.

    GS-SET-02, GS-MUL-04.
    """
    sides = t.first_seats()
    index = sides.index(t.layer)
    if t.setup.scenario == "last-stand":
        yield from choose_edges(t, sides)
        return
    divided = t.setup.divided or len(sides) > len(SIDES)
    left = list((divided and DIVIDED.get(len(sides))) or SIDES[: len(sides)])
    for seat in (*sides[index + 1 :], *sides[:index]):
        side = yield from Ask(seat, "gs-ask-side", list(left), "", "GS-SET-02")
        left = [other for other in left if other != side]
        take_side(t, seat, side)
    take_side(t, t.layer, left[0])


def choose_edges(t: Battle, sides: list[int]) -> Procedure[None]:
    """Ask the attackers of a last stand which two opposite sides they come from, even if they laid the terrain.

    GS-SCN-01.
    """
    defender = next(seat for seat in sides if t.allied(seat, DEFENDER))
    attacker = next(seat for seat in sides if seat != defender)
    side = yield from Ask(attacker, "gs-ask-edges", EDGES, "", "GS-SCN-01")
    take_side(t, attacker, side)
    take_side(t, defender, CENTRE)


def take_side(t: Battle, seat: int, side: Side) -> None:
    """Give a side of the table to a seat and its team. GS-MUL-01."""
    nowhere: Side = ""
    before = t.sides or (nowhere,) * t.players
    verbs.take_sides(t, tuple(side if t.allied(other, seat) else had for other, had in enumerate(before)), seat)

"""Names of places on a plane by nearby pieces and ground, or by distance and direction.

They come from a scene and from straight lines; only the game knows what a rule would measure.
"""

from collections.abc import Mapping
from math import hypot
from typing import NamedTuple

from theomachy.geometry.plane import INCH, Disc, Point, Shape, crosses, gap, inside, shape_gap
from theomachy.kernel.scene import Piece, Scene
from theomachy.presentation.places import grounds, units
from theomachy.presentation.text import Verbatim, Words

BESIDE_PIECE_UNITS = INCH // 2
"""A piece that is nearer than this is beside it."""
BESIDE_GROUND_UNITS = INCH
"""Ground that is nearer than this is beside it."""
MIN_TOWARDS_COSINE = 0.97
"""The cosine from which on a way leads towards something."""
WAYS = ("right", "lower-right", "down", "lower-left", "left", "upper-left", "up", "upper-right")
"""Eighths of a turn, as the board is drawn."""


class Neighbour(NamedTuple):
    id: str
    name: str
    gap: int
    """The distance from edge to edge, in the plane's own numbers."""


def disc(piece: Piece) -> Disc:
    """Return the base of a piece on the plane."""
    assert piece.at is not None
    return Disc(*piece.at, piece.base)


def neighbours(scene: Scene, names: Mapping[str, str], here: Disc, but: str = "") -> list[Neighbour]:
    """Return all pieces on the plane except `but`, the nearest first."""
    others = [(id, disc(piece)) for id, piece in scene.pieces.items() if piece.at is not None and id != but]
    neighbours = [Neighbour(id, names[id], gap(here, there)) for id, there in others]
    return sorted(neighbours, key=lambda other: other.gap)


class Near:
    """A namer of places for a piece that is to be placed.

    `base` is the radius of its base. `names` holds the names of all pieces by their ids.
    """

    def __init__(self, words: Words, scene: Scene, names: Mapping[str, str], moves: str = "", base: int = 0) -> None:
        self.words, self.scene, self.names, self.moves = words, scene, names, moves
        piece = scene.pieces.get(moves)
        self.start = piece.at if piece is not None else None
        self.owner = piece.owner if piece is not None else None
        self.base = base or (piece.base if piece is not None else 0)
        self.ground = [(words.say(zone.label), shape) for zone, shape in grounds(scene) if zone.owner is None]

    def __call__(self, point: Point) -> str:
        """Describe a place by the things near it, else by its distance and direction; empty if nothing helps."""
        if point == self.start:
            return self.words.say("table-place-same")
        here = Disc(*point, self.base)
        parts = [self._beside(here), self._ground(here)]
        return self.words.listed(filter(None, parts)) or self._way(point)

    def _beside(self, here: Disc) -> str:
        close = [
            other.name
            for other in neighbours(self.scene, self.names, here, self.moves)
            if other.gap < BESIDE_PIECE_UNITS
        ]
        return self._say("table-place-beside", self.words.listed(dict.fromkeys(close))) if close else ""

    def _ground(self, here: Disc) -> str:
        """Name the ground that a place is in, behind as the nearest other piece sees it, or beside."""
        point = (here.x, here.y)
        if into := [name for name, shape in self.ground if inside(point, shape)]:
            return self._say("table-place-in", self.words.listed(into))
        close = [(name, shape) for name, shape in self.ground if shape_gap(here, shape) < BESIDE_GROUND_UNITS]
        if behind := [name for name, shape in close if self._hides(point, shape)]:
            return self._say("table-place-behind", self.words.listed(behind))
        return self._say("table-place-beside", self.words.listed(name for name, _ in close)) if close else ""

    def _hides(self, point: Point, shape: Shape) -> bool:
        pieces = self.scene.pieces
        for other in neighbours(self.scene, self.names, Disc(*point, 0), self.moves):
            piece = pieces[other.id]
            if piece.owner != self.owner and (piece.owner is not None or piece.figures):
                assert piece.at is not None
                return crosses(point, piece.at, shape)
        return False

    def _way(self, point: Point) -> str:
        """Say how far a place is from the start of the move, and towards what."""
        width, height = self.scene.fixed.size
        middle = (width // 2, height // 2)
        if self.start is None:
            central = hypot(point[0] - middle[0], point[1] - middle[1]) < 2 * INCH
            return self.words.say("table-place-centre") if central else ""
        far = units(round(hypot(point[0] - self.start[0], point[1] - self.start[1])))
        goals = [(disc(piece), id) for id, piece in self.scene.pieces.items() if piece.at and id != self.moves]
        ahead = [(gap(Disc(*point, 0), goal), id) for goal, id in goals if self._leads(point, (goal.x, goal.y))]
        if self._leads(point, middle):
            return self.words.say("table-place-to-centre", far=Verbatim(far))
        if ahead:
            return self.words.say("table-place-towards", far=Verbatim(far), name=Verbatim(self.names[min(ahead)[1]]))
        turn = _eighth(point[0] - self.start[0], point[1] - self.start[1])
        return self.words.attribute("table-place-way", WAYS[turn], far=Verbatim(far))

    def _leads(self, point: Point, goal: Point) -> bool:
        """Return True if a step to a point goes towards a goal, and not beyond it."""
        assert self.start is not None
        (x, y), (u, v) = [(end[0] - self.start[0], end[1] - self.start[1]) for end in (point, goal)]
        far, whole = hypot(x, y), hypot(u, v)
        return 0 < far <= whole and x * u + y * v >= MIN_TOWARDS_COSINE * far * whole

    def _say(self, id: str, name: str) -> str:
        return self.words.say(id, name=Verbatim(name))


def _eighth(x: int, y: int) -> int:
    """Return the eighth of a turn in which a step goes; y grows downwards."""
    steep, flat = abs(y) > 2.4 * abs(x), abs(x) > 2.4 * abs(y)
    if flat:
        return 0 if x > 0 else 4
    if steep:
        return 2 if y > 0 else 6
    return {(True, True): 1, (False, True): 3, (False, False): 5, (True, False): 7}[x > 0, y > 0]

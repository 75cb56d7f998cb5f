"""Counts of rare positions that a fuzz has reached, read off scenes alone: crowded tables, full floors, empty pools."""

from collections import Counter
from collections.abc import Sequence

from tests.hosting.fuzz.table import Table
from theomachy.kernel import Ask, Region
from theomachy.kernel.scene import Piece, Scene

CROWD = 3
"""Pieces in one zone, on one hex or on one upper level that are a crowd."""
GRID = 12
"""Places along each side of a floor that are tried."""
Point = tuple[int, int]


def reached(table: Table) -> Counter[str]:
    """Count the rare positions that a table is in now."""
    found: Counter[str] = Counter()
    scene = table.live.log.game.scene(table.match.state, None)
    pieces = [piece for piece in scene.pieces.values() if piece.owner is not None]
    plane = scene.fixed.board == "plane"
    owners = {piece.owner for piece in pieces if (piece.at is not None if plane else piece.zone)}
    table.fielded |= owners
    found["reached: an army that was there is gone"] += bool(table.fielded - owners)
    found["reached: all armies that were there are gone"] += bool(table.fielded) and not owners
    found["reached: a full floor"] += full_floor(scene)
    upstairs = Counter(piece.level for piece in pieces if piece.level)
    found["reached: somebody on an upper level"] += bool(upstairs)
    found["reached: a crowd on an upper level"] += max(upstairs.values(), default=0) >= CROWD
    zones = Counter(piece.zone for piece in pieces if not plane)
    found["reached: a crowded zone"] += max(zones.values(), default=0) >= CROWD
    found["reached: a pool is empty"] += any(track.value == 0 and track.most for track in scene.tracks.values())
    found["reached: a pool has one left"] += any(track.value == 1 and track.most for track in scene.tracks.values())
    for request in table.requests:
        region = isinstance(request, Ask) and isinstance(request.options, Region)
        found["reached: something is placed where nothing is proposed"] += region and not request.look()
        found["reached: something is placed without room"] += region and request.look() == ["nearest"]
    return found


def full_floor(scene: Scene) -> bool:
    """Return True if a floor above the ground has no room for another base like those on it."""
    zones = (*scene.fixed.zones, *scene.ground.values())
    floors = {
        level: [zone.outline for zone in zones if zone.level == level and zone.outline and not zone.hard]
        for level in {zone.level for zone in zones}
        if level
    }
    for level, outlines in floors.items():
        there = [piece for piece in scene.pieces.values() if piece.level == level and piece.at is not None]
        if there and not any(_has_room(outline, there) for outline in outlines):
            return True
    return False


def _has_room(outline: Sequence[Point], there: Sequence[Piece]) -> bool:
    base = min(piece.base for piece in there)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    for column in range(1, GRID):
        for row in range(1, GRID):
            x = min(xs) + (max(xs) - min(xs)) * column // GRID
            y = min(ys) + (max(ys) - min(ys)) * row // GRID
            if _inside(x, y, outline) and all(_apart(x, y, base, piece) for piece in there):
                return True
    return False


def _apart(x: int, y: int, base: int, piece: Piece) -> bool:
    assert piece.at is not None
    return (piece.at[0] - x) ** 2 + (piece.at[1] - y) ** 2 >= (piece.base + base) ** 2


def _inside(x: int, y: int, outline: Sequence[Point]) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside

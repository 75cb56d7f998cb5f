"""Terrain as lines of the notation: by name in the catalogue, by outline, or in a short form. GB-BAT-02 to 05."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import get_args

from theomachy.games.godbreaker.ground.battlefield import BARRICADES, next_number, placed
from theomachy.games.godbreaker.ground.pieces import CATALOGUE, TURNS, UNIT, outline
from theomachy.games.godbreaker.ground.terrain import Kind, Rule, Terrain
from theomachy.games.godbreaker.notation.typed import MAX_COUNT, length, number, options, point
from theomachy.geometry.plane import Point, Shape, crosses
from theomachy.kernel import refuse

RULES: tuple[Rule, ...] = get_args(Rule)
KINDS = {piece.kind for piece in CATALOGUE.values()}
MAX_CORNERS = 120
"""Corners of the largest piece of terrain that is read; the time to check one grows with their square."""
THIN = "2"
"""The width of a wall that does not say how wide it is."""


# Writing


def write_terrain(before: Sequence[Terrain], now: Sequence[Terrain]) -> list[str]:
    """Return the lines that tell which terrain is gone and which has come."""
    gone = [piece.id for piece in before if piece not in now]
    lines = [f"cleared {'all' if len(gone) == len(before) else ' '.join(gone)}"] if gone else []
    return lines + [write_piece(piece) for piece in now if piece not in before]


def write_piece(piece: Terrain) -> str:
    words = ["terrain", piece.id]
    if entry := catalogued(piece):
        id, (x, y), turn = entry
        words += [id, piece.rule, f"{x},{y}", *([f"turn {turn}"] if turn else [])]
    else:
        words += [piece.kind, piece.rule, *[f"{x},{y}" for x, y in piece.outline]]
    words += [f"level {piece.level}"] if piece.level else []
    words += [f"of {piece.of}"] if piece.of else []
    return " ".join(words)


def catalogued(piece: Terrain) -> tuple[str, Point, int] | None:
    """Return the name, middle and turn of the piece of the catalogue that this is; None if it is none."""
    x, y = piece.outline[0]
    for id, entry in CATALOGUE.items():
        if entry.kind != piece.kind or len(entry.outline) != len(piece.outline):
            continue
        for turn in TURNS:
            dx, dy = x - outline(id, turn)[0][0], y - outline(id, turn)[0][1]
            if placed(id, 0, dx, dy, turn).outline == piece.outline:
                return id, (dx, dy), turn
    return None


# Reading


def read_terrain(line: str, terrain: Sequence[Terrain]) -> Terrain:
    """Return the piece that a line adds to the terrain."""
    word, *words = line.split()
    given = options(words, ("level", "of", "turn", "width"))
    piece = READERS[word](words, given, terrain)
    if given or len(piece.outline) > MAX_CORNERS or any(other.id == piece.id for other in terrain):
        raise ValueError(line)
    for a, b in combinations(Shape.polygon(piece.outline).edges, 2):
        if crosses(a[:2], a[2:], Shape.line([b[:2], b[2:]])):
            raise ValueError("an outline that crosses itself")
    return piece


def read_piece(words: list[str], given: dict[str, str], terrain: Sequence[Terrain]) -> Terrain:
    """Return a piece of terrain given by its name in the catalogue or by its outline."""
    id, kind, rule, *places = words
    entry = CATALOGUE.get(kind)
    figure, _, name = id.partition("-")
    if id != f"{number(figure, 1, MAX_COUNT)}-{entry.kind if entry else kind}" or name not in KINDS:
        raise ValueError(id)
    points = tuple([point(place) for place in places])
    if entry:
        ((x, y),) = points
        turn = number(given.pop("turn", "0"), 0, TURNS[-1])
        points = placed(kind, 0, x, y, TURNS[TURNS.index(turn)]).outline
    of = given.pop("of", "")
    if of:
        piece_of(terrain, of)
    return Terrain(id, name, rule_of(rule, RULES), points, read_level(given), of)


def rule_of(word: str, rules: Sequence[Rule]) -> Rule:
    for rule in rules:
        if rule == word:
            return rule
    raise ValueError(word)


def read_wall(words: list[str], given: dict[str, str], terrain: Sequence[Terrain]) -> Terrain:
    """Return a wall along a bent line. GB-BAT-03."""
    rule, *places = words
    width = length(given.pop("width", THIN))
    if not 0 < width <= UNIT:
        raise refuse("gb-barricade-too-wide", "GB-BAT-03")
    shape = Shape.thick([point(place) for place in places], width)
    return new_piece(terrain, "wall", rule_of(rule, BARRICADES), shape.points, given)


def read_area(words: list[str], given: dict[str, str], terrain: Sequence[Terrain]) -> Terrain:
    """Return a piece of area terrain. GB-BAT-05."""
    return new_piece(terrain, "forest", "area", corners(words), given)


def read_floor(words: list[str], given: dict[str, str], terrain: Sequence[Terrain]) -> Terrain:
    """Return a floor. GB-ADV-LVL-01."""
    return new_piece(terrain, "floor", "open", corners(words), given)


READERS: dict[str, Callable[[list[str], dict[str, str], Sequence[Terrain]], Terrain]] = {
    "terrain": read_piece,
    "wall": read_wall,
    "area": read_area,
    "floor": read_floor,
}


def new_piece(
    terrain: Sequence[Terrain], kind: Kind, rule: Rule, points: Sequence[Point], given: dict[str, str]
) -> Terrain:
    return Terrain(f"{next_number(terrain)}-{kind}", kind, rule, tuple(points), read_level(given))


def read_level(given: dict[str, str]) -> int:
    return number(given.pop("level", "0"), 0, MAX_COUNT)


def piece_of(terrain: Sequence[Terrain], id: str) -> Terrain:
    piece = next((piece for piece in terrain if piece.id == id), None)
    if piece is None:
        raise refuse("gb-no-such-terrain", "GB-BAT-02", key=id)
    return piece


def corners(words: list[str]) -> tuple[Point, ...]:
    points = tuple([point(word) for word in words])
    if len(points) == 2:
        (x, y), (u, v) = points
        return (x, y), (u, y), (u, v), (x, v)
    return points

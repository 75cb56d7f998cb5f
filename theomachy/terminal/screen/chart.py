"""A measured plane drawn with characters: to scale, two columns to a row, so that it looks square.

Numbers along the edges are whole units. A piece shows its owner's shape and a letter; ground is filled with a sign for
its kind; proposed places show the number of the choice, and the area in reach is dotted.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product

from rich.cells import set_cell_size
from rich.style import Style
from rich.text import Text

from theomachy.geometry.plane import INCH, Point, Shape
from theomachy.kernel.scene import Piece, Scene, Stroke, Zone
from theomachy.presentation.looks import Tint, look_of, tint_of
from theomachy.presentation.places import grounds, shape_of, where
from theomachy.presentation.text import Words
from theomachy.terminal.screen.look import BRONZE, FAINT, GOLD, side
from theomachy.terminal.screen.piece_labels import NAMELESS, letters, symbol

LABEL_COLUMNS = 3
"""Columns before each row. One more column follows each row."""
DOT_EVERY_CELLS = 4
"""Rows and columns between the dots on open ground."""
WILD = "◇"
"""Sign before the letter of a piece that acts and belongs to nobody."""
OPEN, DOT = " ", "·"

GROUND: dict[Tint, tuple[str, str]] = {
    "forest": ("♣", "green4"),
    "scrub": ('"', "dark_olive_green3"),
    "rubble": ("∴", "grey58"),
    "water": ("≈", "steel_blue3"),
    "hill": ("^", "tan"),
    "wall": ("▒", "grey70"),
    "ruin": ("▚", "grey50"),
    "grass": ("'", "dark_sea_green4"),
    "road": ("-", "tan"),
    "hedge": ("%", "dark_green"),
    "fence": ("#", "orange4"),
}
"""Sign and colour that fill a piece of ground, by its kind or its tint."""
AREA, HARD, BOUND = ("░", "grey50"), ("█", "grey70"), ("▒", "grey70")
"""Sign and colour of other ground: open to all, closed to all, and a line that can be crossed."""

Spot = tuple[int, int]
"""Row and column of a character."""


class Chart:
    """The chart of one scene. `by` is the id of the piece that acts."""

    def __init__(
        self,
        words: Words,
        scene: Scene,
        width: int,
        numbers: Mapping[str, str],
        by: str = "",
        reach: Sequence[Stroke] = (),
    ) -> None:
        self.words, self.scene, self.numbers, self.by = words, scene, numbers, by
        across, down = scene.fixed.size
        self.step = _step(across, (width - LABEL_COLUMNS - 2) // 2)
        self.columns, self.rows = 2 * -(-across // self.step), -(-down // self.step)
        self.width = LABEL_COLUMNS + self.columns + 2
        self.look, self.ground = look_of(words.game), grounds(scene)
        self.shown: dict[Spot, tuple[str, Style]] = {}
        self._lay(reach)
        self.taken: set[Spot] = set()
        self._stand()

    # The board

    def field(self) -> list[Text]:
        return [self._head(), *[self._row(row) for row in range(self.rows)]]

    def _head(self) -> Text:
        """Return the line above the board: as many whole units as have room over their columns."""
        every = next(n for n in range(1, 1000) if 2 * n * INCH >= 4 * self.step)
        head = Text(" " * (LABEL_COLUMNS + 1), style=FAINT)
        for unit in range(0, self.scene.fixed.size[0] // INCH + 1, every):
            column = LABEL_COLUMNS + 1 + 2 * unit * INCH // self.step
            if column + len(str(unit)) <= self.width:
                head.append(" " * (column - head.cell_len)).append(str(unit))
        return head

    def _row(self, row: int) -> Text:
        whole = row * self.step % INCH == 0
        number = str(row * self.step // INCH) if whole else ""
        line = Text().append(f"{number:>{LABEL_COLUMNS - 1}} ", style=FAINT).append("╎", style=FAINT)
        for column in range(self.columns):
            line.append(*self.shown.get((row, column), self._open(row, column)))
        return line.append("╎", style=FAINT)

    def _open(self, row: int, column: int) -> tuple[str, Style]:
        marked = row % DOT_EVERY_CELLS == 0 and column % (2 * DOT_EVERY_CELLS) == 0
        return (DOT if marked else OPEN, FAINT)

    def _middle(self, row: int, column: int) -> Point:
        """Return the point of the plane under the middle of a character."""
        return (2 * column + 1) * self.step // 4, (2 * row + 1) * self.step // 2

    def _under(self, point: Point) -> Spot:
        return point[1] // self.step, 2 * point[0] // self.step

    # The ground

    def _lay(self, reach: Sequence[Stroke]) -> None:
        """Draw the ground, the large pieces first, and over every other column of it the area in reach."""
        for zone, shape in sorted(self.ground, key=lambda piece: -_size(piece[1])):
            if zone.owner is None:
                sign, colour = self.ground_sign(zone)
                self.shown |= dict.fromkeys(self._covered(shape), (sign, Style(color=colour)))
        for stroke in reach:
            fan = shape_of(stroke.points, closed=stroke.closed)
            within = self._within(fan) if fan is not None else self._around(stroke.points, stroke.radius)
            self.shown |= {here: (DOT, GOLD) for here in within if here[1] % 2 == 0}

    def _within(self, shape: Shape) -> Iterator[Spot]:
        """Yield the characters whose middle lies in a polygon."""
        for row in range(self.rows) if shape.closed else ():
            y = self._middle(row, 0)[1]
            met = sorted(a + (y - b) * (c - a) / (d - b) for a, b, c, d in shape.edges if (b > y) != (d > y))
            for left, right in zip(met[::2], met[1::2], strict=True):
                for column in range(self.columns):
                    if left < self._middle(row, column)[0] < right:
                        yield row, column

    def _around(self, points: Sequence[Point], radius: int) -> Iterator[Spot]:
        """Yield the characters whose middle lies within a radius of one of some points."""
        for row, column in product(range(self.rows), range(self.columns)):
            x, y = self._middle(row, column)
            if any((x - u) ** 2 + (y - v) ** 2 <= radius**2 for u, v in points):
                yield row, column

    def _covered(self, shape: Shape) -> set[Spot]:
        """Return the characters that a shape fills, or that its edges cross where it is too narrow to fill any.

        Longer edges are drawn first.
        """
        filled = set(self._within(shape))
        for x, y, u, v in sorted(shape.edges, key=lambda edge: -abs(edge[2] - edge[0]) - abs(edge[3] - edge[1])):
            parts = 1 + 4 * max(abs(u - x), abs(v - y)) // self.step
            level = abs(u - x) > abs(v - y)
            for n in range(parts + 1):
                row, column = self._under((x + (u - x) * n // parts, y + (v - y) * n // parts))
                beside = _abreast(row, column, level=level) if shape.closed else set()
                if row < self.rows and column < self.columns and not filled & beside:
                    filled.add((row, column))
        return filled

    def ground_sign(self, zone: Zone) -> tuple[str, str]:
        """Return the sign and colour that fill a piece of ground: its own symbol, or one for its kind or effect.

        Ground that belongs to a seat is not filled; its sign is the shape of the seat.
        """
        if zone.owner is not None:
            return side(zone.owner).shape, side(zone.owner).colour
        tints = self.look.tints
        kind, plain = tint_of(zone.kind), HARD if zone.hard else BOUND if zone.line else AREA
        tint = kind if kind in GROUND else tints.get(zone.label) or tints.get(zone.kind)
        sign, colour = GROUND.get(tint, plain) if tint else plain
        if zone.hard:
            sign = HARD[0]
        return self.words.attribute(zone.label, "symbol")[:1] or sign, colour

    # The pieces

    def _stand(self) -> None:
        """Draw the pieces, those with an owner first, then numbers of proposals where there is room."""
        standing = [(id, piece) for id, piece in self.scene.pieces.items() if piece.at is not None]
        for id, piece in sorted(standing, key=lambda pair: (pair[1].owner is None, not pair[1].figures)):
            assert piece.at is not None
            self._spread(piece)
            self._put(piece.at, self.sign(id), self.style(id), far=2)
        for place, number in self.numbers.items():
            if (point := where(place)) is not None and len(number) < 3:
                self._put(point, f"{number:>2}", GOLD, far=1)

    def _spread(self, piece: Piece) -> None:
        """Dot the area of a base that is larger than its sign."""
        assert piece.at is not None
        if piece.base > self.step:
            self.shown |= {here: (DOT, side(piece.owner).style) for here in self._around([piece.at], piece.base)}

    def _put(self, point: Point, sign: str, style: Style, far: int) -> None:
        """Draw a sign of two characters over a point, or as near to it as there is room."""
        x, y = 2 * point[0] / self.step, point[1] / self.step
        row, column = int(y), round(x) - 1
        near = product(range(row - far + 1, row + far), range(column - far, column + far + 1))
        for r, c in sorted(near, key=lambda spot: (((spot[1] + 1 - x) / 2) ** 2 + (spot[0] + 0.5 - y) ** 2, -spot[0])):
            pair = {(r, c), (r, c + 1)}
            if 0 <= r < self.rows and 0 <= c < self.columns - 1 and not pair & self.taken:
                self.taken |= pair
                self.shown[r, c], self.shown[r, c + 1] = (sign[0], style), (sign[1:], style)
                return

    def sign(self, id: str) -> str:
        """Return the sign of a piece in two columns: its owner's shape, and its letter or symbol.

        Objects that lie there in a pile show their letter and their number instead.
        """
        piece = self.scene.pieces[id]
        shape = WILD if self._is_wild(piece) else side(piece.owner).shape
        if piece.at is None:
            return f"{shape} "
        many = sum(piece.badges.values())
        if piece.owner is None and not self._is_wild(piece) and many > 1:
            return set_cell_size(self._letter(id) + str(many), 2)
        return set_cell_size(shape + self._letter(id), 2)

    def _letter(self, id: str) -> str:
        return self.letters.get(id) or symbol(self.words, self.scene.pieces[id]) or NAMELESS

    @cached_property
    def letters(self) -> dict[str, str]:
        return letters(self.words, self.scene)

    def style(self, id: str) -> Style:
        piece = self.scene.pieces[id]
        lying = piece.owner is None and not self._is_wild(piece)
        style = GOLD if id in self.numbers else BRONZE if lying else side(piece.owner).style
        return style + Style(reverse=True) if id == self.by else style

    def _is_wild(self, piece: Piece) -> bool:
        """Return True if a piece acts and belongs to nobody."""
        face = self.look.faces.get(piece.icon)
        return piece.owner is None and (bool(piece.figures) or (face is not None and face.style == "wild"))


def _abreast(row: int, column: int, *, level: bool) -> set[Spot]:
    """Return the characters on both sides of a line that goes through a character."""
    if level:
        return {(row + away, column + along) for away, along in product((-1, 1), (-1, 0, 1))}
    return {(row + along, column + away) for away, along in product((-1, 1), (-1, 0, 1))}


def _step(across: int, room: int) -> int:
    """Return the height of a row, in the plane's units, that gives all columns room: an inch or more, by halves."""
    return next(step for half in range(2, 1000) if -(-across // (step := half * INCH // 2)) <= max(1, room))


def _size(shape: Shape) -> int:
    left, top, right, bottom = shape.box
    return (right - left) * (bottom - top)

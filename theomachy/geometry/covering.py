"""The share of a table that shapes cover, counted in squares: a square is covered if its middle is.

>>> wood = Shape.polygon([(0, 0), (400, 0), (400, 200), (0, 200)])
>>> covered(wood, 1000, 1000, 100).bit_count()
8
"""

from theomachy.geometry.shapes import Shape


def covered(shape: Shape, width: int, height: int, cell: int) -> int:
    """Return the squares of a table that a polygon covers, as the bits of a number, row by row."""
    columns, squares = width // cell, 0
    rows: dict[int, list[int]] = {}
    for ax, ay, bx, by in shape.edges:
        (ax, ay), (bx, by) = sorted(((ax, ay), (bx, by)), key=lambda point: point[1])
        for row in range(max(0, _middles_before(ay, 1, cell)), min(height // cell, _middles_before(by, 1, cell))):
            down, whole = (2 * row + 1) * cell - 2 * ay, 2 * (by - ay)
            left = _middles_before(ax * whole + (bx - ax) * down, whole, cell)
            rows.setdefault(row, []).append(min(max(left, 0), columns))
    for row, ends in rows.items():
        ends.sort()
        for begin, end in zip(ends[::2], ends[1::2], strict=True):
            squares |= ((1 << end - begin) - 1) << row * columns + begin
    return squares


def _middles_before(length: int, whole: int, cell: int) -> int:
    """Count the middles of squares that lie before length / whole."""
    return -((cell * whole - 2 * length) // (2 * cell * whole))

"""Pictures of scenes as SVG: the board as the client lays it out, and below it every piece in words.

It draws what a scene has and knows no game. An owner has a colour and a shape, so nothing is told by colour alone.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import cos, pi, sin, sqrt
from xml.sax.saxutils import escape

from theomachy.kernel.scene import Piece, Scene, Zone
from theomachy.presentation.text import Words

WIDTH = 900
"""Width of a picture in pixels."""
MARGIN, LINE = 16, 20
"""Pixels around everything, and from one line of text to the next."""
HEX = 56
"""Width of a hex in pixels, before the board is fitted into the picture."""
SIDE = HEX / sqrt(3)
CARD, GAP = (200, 74), 12
"""Width and height of a card that stands in a row, and the room between two, in pixels."""
MAX_LETTERS = 96
"""Letters of a line; what is longer is cut."""
FONTS = "Noto Sans, Noto Sans CJK JP, DejaVu Sans, sans-serif"
OWNERS = ("#ab1504", "#4071f6", "#266937", "#480492", "#565f65", "#023b46", "#db1a99", "#3a1c0c")
"""The colours of the seats on paper, as web/src/styles/tokens.css has them."""
NOBODYS = "#7d7362"
PAPER, INK, FAINT = "#f7f1e3", "#221c15", "#b9ab8f"
GROUNDS = {"forest": "#8aa97c", "grass": "#cfd8ad", "marsh": "#9fb3a0", "water": "#9fc0d6", "wall": "#8d8478"}
OTHER_GROUND = "#d9c9a4"
SHAPES = ("triangle", "square", "circle", "diamond")
"""The shapes of the first seats; further ones have them again, in other colours."""

Spot = tuple[float, float]


def draw(scene: Scene, words: Words) -> str:
    """Return the picture of a scene, with names in the language of the words."""
    board, height = _board(scene, words)
    below = [] if scene.fixed.board == "rows" else list(_legend(scene, words, MARGIN + LINE * 2 + height))
    total = MARGIN * 2 + LINE * (len(below) + 3) + height
    title = " · ".join([words.title, *[words.say(message) for message in scene.status[:1]]])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {total:.0f}" width="{WIDTH}"'
        f' height="{total:.0f}" font-family="{FONTS}" font-size="14" role="img">',
        f"<title>{_text(title)}</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        _words_at(MARGIN, MARGIN + 14, title, weight="bold"),
        f'<g transform="translate({MARGIN} {MARGIN + LINE * 1.5:.0f})">',
        *board,
        "</g>",
        *below,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _board(scene: Scene, words: Words) -> tuple[list[str], float]:
    """Return the elements of the board, and its height."""
    match scene.fixed.board:
        case "hexes":
            return _hexes(scene, words)
        case "plane":
            return _plane(scene, words)
    return _rows(scene, words)


# Hexes


def _hexes(scene: Scene, words: Words) -> tuple[list[str], float]:
    centres = {zone.id: centre for zone in scene.fixed.zones if (centre := _centre(zone.id)) is not None}
    if not centres:
        return [], 0
    scale = (WIDTH - 2 * MARGIN) / (max(x for x, _ in centres.values()) + HEX / 2)
    height = (max(y for _, y in centres.values()) + SIDE) * scale
    parts = [f'<g transform="scale({scale:.4f})">']
    for zone in scene.fixed.zones:
        if zone.id in centres:
            fill = OTHER_GROUND if "deployment" in zone.label else PAPER
            parts.append(f'<polygon points="{_corners(centres[zone.id])}" fill="{fill}" stroke="{FAINT}"/>')
    standing: dict[str, list[Piece]] = defaultdict(list)
    for piece in scene.pieces.values():
        standing[piece.zone].append(piece)
    for zone_id, (x, y) in centres.items():
        here = sorted(standing[zone_id], key=lambda piece: (piece.owner is not None, bool(piece.of)))
        large = [piece for piece in here if not piece.of]
        small = [piece for piece in here if piece.of]
        for piece in large:
            parts.append(_token(piece, (x, y), 19 if piece.owner is not None else 24, words))
        for number, piece in enumerate(small):
            across = (number - (len(small) - 1) / 2) * 15
            parts.append(_token(piece, (x + across, y + (12 if large else 0)), 11, words))
    return [*parts, "</g>"], height


def _centre(id: str) -> Spot | None:
    row, comma, column = id.partition(",")
    if not (comma and row.isdecimal() and column.isdecimal()):
        return None
    return (int(column) + 0.5 + (int(row) & 1) / 2) * HEX, int(row) * SIDE * 1.5 + SIDE


def _corners(centre: Spot) -> str:
    angles = [pi / 3 * k - pi / 2 for k in range(6)]
    return _points([(centre[0] + SIDE * cos(angle), centre[1] + SIDE * sin(angle)) for angle in angles])


# A plane


def _plane(scene: Scene, words: Words) -> tuple[list[str], float]:
    across, up = scene.fixed.size
    scale = (WIDTH - 2 * MARGIN) / max(across, 1)
    parts = [f'<rect width="{across * scale:.1f}" height="{up * scale:.1f}" fill="#e9e2c8" stroke="{INK}"/>']
    for zone in (*scene.fixed.zones, *scene.ground.values()):
        if zone.outline:
            parts.append(_ground(zone, scale))
    for piece in scene.pieces.values():
        if piece.at is not None:
            x, y, radius = piece.at[0] * scale, piece.at[1] * scale, piece.base * scale
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="white" stroke="{_colour(piece)}"/>')
            parts.append(_token(piece, (x, y), max(radius * 0.8, 8), words))
    return parts, up * scale


def _ground(zone: Zone, scale: float) -> str:
    points = _points([(x * scale, y * scale) for x, y in zone.outline])
    if zone.width:
        width = max(zone.width * scale, 1.5)
        return f'<polyline points="{points}" fill="none" stroke="{INK}" stroke-width="{width:.1f}"/>'
    solid = zone.hard or zone.line
    stroke = f'stroke="{INK}" stroke-width="2"' if solid else f'stroke="{FAINT}" stroke-dasharray="6 4"'
    return f'<polygon points="{points}" fill="{GROUNDS.get(zone.kind, OTHER_GROUND)}" {stroke}/>'


# Rows of cards


def _rows(scene: Scene, words: Words) -> tuple[list[str], float]:
    parts: list[str] = []
    y = 0.0
    for zone in scene.fixed.zones:
        pieces = [piece for piece in scene.pieces.values() if piece.zone == zone.id]
        if not pieces:
            continue
        owner = "" if zone.owner is None else f"{words.seat(zone.owner)}: "
        parts.append(_words_at(0, y + 14, f"{owner}{words.say(zone.label)}"))
        y += LINE
        each = (WIDTH - 2 * MARGIN + GAP) // (CARD[0] + GAP)
        for start in range(0, len(pieces), each):
            for number, piece in enumerate(pieces[start : start + each]):
                parts += _card(piece, (number * (CARD[0] + GAP), y), words)
            y += CARD[1] + GAP
    return parts, y


def _card(piece: Piece, corner: Spot, words: Words) -> Iterator[str]:
    x, y = corner
    width, height = CARD
    yield f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" fill="white" stroke="{_colour(piece)}"/>'
    yield _token(piece, (x + 20, y + 22), 13, words)
    yield _words_at(x + 40, y + 27, words.say(piece.name)[:18], weight="bold")
    yield _words_at(x + 10, y + 48, _bars(piece, words)[:28])
    yield _words_at(x + 10, y + 65, _states(piece, words)[:30], size=12)


# Pieces


def _token(piece: Piece, spot: Spot, radius: float, words: Words) -> str:
    """Return a piece as its owner's shape with the letters of its name, and what there is to know as its title."""
    x, y = spot
    colour, wild = _colour(piece), piece.owner is None
    outline = {
        "triangle": [(x, y - radius * 1.15), (x + radius, y + radius * 0.8), (x - radius, y + radius * 0.8)],
        "square": [(x + a * radius * 0.88, y + b * radius * 0.88) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
        "circle": [(x + radius * cos(pi / 12 * k), y + radius * sin(pi / 12 * k)) for k in range(24)],
        "diamond": [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)],
    }["diamond" if piece.owner is None else SHAPES[piece.owner % len(SHAPES)]]
    size = max(min(radius * 0.85, 16), 8)
    inner, outer = (INK, PAPER) if wild else ("white", colour)
    letters = (
        f'<text x="{x:.1f}" y="{y + size * 0.36:.1f}" font-size="{size:.1f}" text-anchor="middle" fill="{inner}"'
        f' stroke="{outer}" stroke-width="2" paint-order="stroke">{_text(_letters(piece, words))}</text>'
    )
    opacity = ' fill-opacity="0.35"' if wild else ""
    shape = f'<polygon points="{_points(outline)}" fill="{colour}"{opacity} stroke="white"/>'
    return f"<g><title>{_text(_told(piece, words))}</title>{shape}{letters}</g>"


def _colour(piece: Piece) -> str:
    return NOBODYS if piece.owner is None else OWNERS[piece.owner % len(OWNERS)]


def _letters(piece: Piece, words: Words) -> str:
    """Return the initials of a name of several words, or the first two letters of one."""
    names = words.say(piece.name).split()
    return "".join([name[0] for name in names[:2]]) if len(names) > 1 else "".join(names)[:2]


def _bars(piece: Piece, words: Words) -> str:
    return " ".join(f"{words.say(bar.label)} {bar.value}/{bar.most}" for bar in piece.bars)


def _states(piece: Piece, words: Words) -> str:
    badges = [f"{words.say(label)} {amount}" for label, amount in piece.badges.items()]
    return ", ".join([*badges, *[words.say(mark) for mark in piece.marks]])


def _told(piece: Piece, words: Words) -> str:
    return " · ".join(filter(None, [words.say(piece.name), _bars(piece, words), _states(piece, words)]))


# Words


def _legend(scene: Scene, words: Words, top: float) -> Iterator[str]:
    """Yield a line for each piece that has an owner and is told by itself, those of an owner together."""
    owned = [piece for piece in scene.pieces.values() if piece.owner is not None and not piece.of]
    y = top + LINE
    for _, pieces in groupby(sorted(owned, key=_owner), key=_owner):
        for piece in pieces:
            yield _token(piece, (MARGIN + 9, y - 5), 8, words) + _words_at(MARGIN + 26, y, _told(piece, words))
            y += LINE


def _owner(piece: Piece) -> int:
    return piece.owner or 0


def _words_at(x: float, y: float, text: str, weight: str = "normal", size: int = 14) -> str:
    cut = text if len(text) <= MAX_LETTERS else f"{text[:MAX_LETTERS]}…"
    return f'<text x="{x:.0f}" y="{y:.0f}" fill="{INK}" font-size="{size}" font-weight="{weight}">{_text(cut)}</text>'


def _text(text: str) -> str:
    """Return a text as XML may hold it: names are other people's."""
    return escape("".join(letter if letter.isprintable() else " " for letter in text), {'"': "&quot;"})


def _points(points: Sequence[Spot] | Iterable[Spot]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)

"""Collapse: all that stood on terrain above the ground comes down once it is taken away. GB-A-32, GB-PLC-03."""

import msgspec

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.ground.battlefield import BARRICADES, why_not_lay
from theomachy.games.godbreaker.ground.terrain import Terrain, shape_of
from theomachy.games.godbreaker.rules import casualties, shaping
from theomachy.games.godbreaker.rules.standing import levels_from, supported
from theomachy.games.godbreaker.rules.unstable import SEARCH_STEP_AND_DIRECTIONS, nearest_legal, place_unstable
from theomachy.games.godbreaker.state import At, Marker, Saga, Token
from theomachy.geometry.plane import Disc, Point, overlaps
from theomachy.geometry.rings import nearest_place
from theomachy.kernel import Procedure


def held_up(t: Saga) -> tuple[str, ...]:
    """Return the barricades above the ground that stand on something."""
    return tuple(
        piece.id
        for piece in t.terrain
        if piece.rule in BARRICADES and piece.level and supported(t, middle(piece, piece.level))
    )


def collapse(t: Saga, barricades: tuple[str, ...]) -> Procedure[None]:
    """Bring down all that stands on nothing now; barricades only if they stood on something before.

    A model that fits nowhere is a casualty, a marker is destroyed, a barricade is gone. GB-A-32, GB-A-100.
    """
    for piece in t.terrain:
        if piece.id in barricades and not supported(t, middle(piece, piece.level)):
            lower_barricade(t, piece)
    for token in t.tokens:
        if not supported(t, token):
            lower_token(t, token)
    for marker in t.markers:
        if not supported(t, marker):
            lower_marker(t, marker)
    for model in t.standing():
        if not supported(t, model):
            meant = At(model.x, model.y, model.r, model.level)
            if not place_unstable(t, model, meant, "GB-ADV-LVL-05"):
                yield from casualties.fall(t, model)


def middle(piece: Terrain, level: int) -> At:
    """Return the middle of a piece of terrain, on the given level."""
    x, y = shaping.middle(piece.outline)
    return At(x, y, 0, level)


def lower_token(t: Saga, token: Token) -> None:
    """Let a token fall straight down. GB-A-12."""
    below = range(token.level, 0, -1)
    level = next((level for level in below if supported(t, At(token.x, token.y, 0, level))), 0)
    verbs.drop_token(t, token, level, "GB-A-32")


def lower_marker(t: Saga, marker: Marker) -> None:
    """Put a marker down as near as possible to where it stood. GB-PLC-03."""
    spot = nearest_legal(t, At(marker.x, marker.y, marker.r, marker.level), -1)
    if spot is None:
        verbs.destroy_marker(t, marker, "GB-A-100")
    else:
        verbs.move_marker(t, marker, spot, "GB-PLC-03")


def lower_barricade(t: Saga, piece: Terrain) -> None:
    """Put a barricade down as near as possible to where it stood. GB-PLC-03."""
    centre = middle(piece, piece.level)
    below = range(piece.level, 0, -1)
    own = next((level for level in below if supported(t, At(centre.x, centre.y, 0, level))), 0)
    for level in levels_from(t, own):
        aside = nearest_place((0, 0), Fits(t, piece, level), *SEARCH_STEP_AND_DIRECTIONS, t.width // 2)
        if aside is not None:
            verbs.move_terrain(t, piece, moved(piece, aside, level), "GB-PLC-03")
            return
    verbs.clear(t, piece, "GB-A-100")


def moved(piece: Terrain, aside: Point, level: int) -> Terrain:
    outline = tuple((x + aside[0], y + aside[1]) for x, y in piece.outline)
    return msgspec.structs.replace(piece, outline=outline, level=level)


class Fits:
    """A test that says of many places on a level whether a barricade fits there. GB-PLC-01.

    Places are given by their distance from the place where it stood.
    """

    def __init__(self, t: Saga, piece: Terrain, level: int) -> None:
        self.t, self.piece, self.level = t, piece, level
        self.others = [other for other in t.terrain if other.id != piece.id]
        self.markers = [Disc(marker.x, marker.y, marker.r) for marker in t.markers if marker.level == level]
        self.models = [Disc(model.x, model.y, model.r) for model in t.standing() if model.level == level]

    def __call__(self, aside: Point) -> bool:
        t, there = self.t, moved(self.piece, aside, self.level)
        if not supported(t, middle(there, self.level)):
            return False
        if why_not_lay(self.others, there, t.width, t.height, self.markers) is not None:
            return False
        return not any(overlaps(base, shape_of(there)) for base in self.models)

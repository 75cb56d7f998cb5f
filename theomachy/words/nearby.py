"""A place on a plane in words: in whole units and tenths, and who stands near it."""

from theomachy.kernel.scene import Piece, Scene
from theomachy.words import Verbatim, Words
from theomachy.words.names import Names

UNIT = 2540
"""An inch, in the plane's own hundredths of a millimetre."""
NEAR = 3 * UNIT


def say_place(words: Words, scene: Scene, at: tuple[int, int], moves: str = "") -> str:
    """`at` is where something could be put; `moves` is the piece that would be, so that it is not near itself."""
    others = {id: piece for id, piece in scene.pieces.items() if piece.at is not None and id != moves}
    near = min(others, key=lambda id: _gap(others[id], at), default="")
    if not near or _gap(others[near], at) > NEAR:
        return say_at(words, at)
    return words.say("live-near-place", place=Verbatim(say_at(words, at)), piece=Verbatim(Names(words, scene)(near)))


def say_at(words: Words, at: tuple[int, int]) -> str:
    x, y = (Verbatim(f"{n / UNIT:.1f}") for n in at)
    return words.say("live-at-place", x=x, y=y)


def _gap(piece: Piece, at: tuple[int, int]) -> float:
    assert piece.at is not None
    return float(((piece.at[0] - at[0]) ** 2 + (piece.at[1] - at[1]) ** 2) ** 0.5 - piece.base)

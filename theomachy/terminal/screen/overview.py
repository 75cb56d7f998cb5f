"""The board told in words, for people who cannot see a drawing.

Every piece is told with its owner, state and place, and on a plane with its nearest neighbours; then the ground.
"""

from collections.abc import Collection, Iterator, Mapping

from rich.text import Text

from theomachy.kernel.scene import Piece, Scene
from theomachy.presentation.amounts import state_of
from theomachy.presentation.nearby import disc, neighbours
from theomachy.presentation.places import at, grounds, units
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal.screen.look import FAINT, side
from theomachy.terminal.screen.piece_labels import letters, symbol, told_apart

NEIGHBOURS_NAMED = 3


def overview(words: Words, scene: Scene, *, measured: bool, only: Collection[str] | None = None) -> Iterator[Text]:
    """Yield a line for each piece and each piece of ground; distances only where measuring is allowed.

    `only` names the pieces that are told, without the ground; None tells all.
    """
    names, signs = told_apart(words, scene), letters(words, scene)
    for id, piece in scene.pieces.items():
        if only is not None and id not in only:
            continue
        owner = words.say(scene.fixed.seats[piece.owner]) if piece.owner is not None else ""
        nearest = _nearest(words, scene, names, id, measured=measured)
        parts = [owner, state_of(words, piece), _place(words, scene, piece), nearest]
        sign = signs.get(id) or symbol(words, piece) or " "
        line = Text(f"{sign} {words.say(piece.name)}", style=side(piece.owner).style)
        yield line.append(" · ".join(["", *filter(None, parts)]), style="not bold default")
    for zone, shape in grounds(scene) if only is None else ():
        left, top, right, bottom = (Verbatim(units(n)) for n in shape.box)
        text = words.say("table-ground", name=zone.label, left=left, top=top, right=right, bottom=bottom)
        yield Text(f"  {text}", style=FAINT)


def _place(words: Words, scene: Scene, piece: Piece) -> str:
    if piece.at is not None:
        return words.say("table-piece-at", place=Verbatim(at(piece.at)))
    zones = {zone.id: zone.label for zone in scene.fixed.zones}
    return words.say("table-piece-at", place=zones.get(piece.zone, piece.zone))


def _nearest(words: Words, scene: Scene, names: Mapping[str, str], id: str, *, measured: bool) -> str:
    piece = scene.pieces[id]
    if piece.at is None:
        return ""
    near = neighbours(scene, names, disc(piece), id)[:NEIGHBOURS_NAMED]
    texts = [
        words.say("table-apart", name=Verbatim(neighbour.name), far=Verbatim(units(neighbour.gap)))
        for neighbour in near
    ]
    listed = words.listed(texts if measured else [neighbour.name for neighbour in near])
    return words.say("table-piece-nearest", pieces=Verbatim(listed)) if near else ""

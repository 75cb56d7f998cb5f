"""Pictures of positions: what the scene has is in them, in both languages, and no name breaks them."""

import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest

from tests.positions.positions import GAMES, HIDDEN, matches
from tests.terminal.command import Ran
from theomachy.kernel import Game, Typed
from theomachy.kernel.scene import Scene
from theomachy.positions import read
from theomachy.positions.drawing import draw
from theomachy.presentation.text import Words, languages

EVIL = '"/><script>alert("&lt;")</script>\x00\x1b]0;\u202e'


def picture(game: Game[object], scene: Scene, lang: str = "en") -> tuple[str, str]:
    """Return a picture as XML and all words in it."""
    drawn = draw(scene, Words(game, lang).seeing(scene))
    root = ET.fromstring(drawn)
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= {
        *("svg", "title", "rect", "text", "g", "polygon", "polyline", "circle"),
    }
    return drawn, " ".join(root.itertext())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_piece_on_the_board_is_drawn_and_named(game: Game[object], lang: str) -> None:
    for match in matches(game, 3, seed=60):
        scene = game.scene(match.state, None)
        words = Words(game, lang).seeing(scene)
        drawn, told = picture(game, scene, lang)
        assert words.title in told
        for piece in scene.pieces.values():
            if piece.at is not None or piece.zone.partition(",")[0].isdecimal():
                assert words.say(piece.name) in told
        assert len(drawn) < 200_000


def test_names_cannot_break_a_picture() -> None:
    """A name may hold anything, as those of circles and of players' own cards do."""
    game = GAMES[0]
    scene = game.scene(game.new(game.setup.type()), None)
    pieces = {id: msgspec.structs.replace(piece, name=EVIL) for id, piece in scene.pieces.items()}
    drawn, told = picture(game, msgspec.structs.replace(scene, pieces=pieces))
    assert "<script" not in drawn
    assert "script" in told


def test_a_picture_of_a_view_shows_what_its_seat_sees() -> None:
    """GS-DEP-13: the owner's picture tells more than the opponent's."""
    match = read(HIDDEN).match(Typed())
    own, others = (picture(match.game, match.game.scene(match.state, seat))[1] for seat in (0, 1))
    assert own != others


def test_a_picture_is_printed_or_kept(tmp_path: Path) -> None:
    file = tmp_path / "hidden.svg"
    printed = Ran("position", "draw", "-", typed=HIDDEN)
    kept = Ran("--lang", "ja", "position", "draw", "-", "--out", str(file), typed=HIDDEN)
    assert printed.status == kept.status == 0
    assert ET.fromstring(printed.out).tag.endswith("svg")
    assert "ゴッドスレイヤー" in file.read_text("utf-8")
    assert Ran("position", "draw", "-", "--out", str(tmp_path / "no" / "x.svg"), typed=HIDDEN).status == 2

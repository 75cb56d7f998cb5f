"""Hexes are named by what is there: who stands in them, what lies in them, whom they are beside."""

import pytest

from theomachy.games.godtear import GAME
from theomachy.kernel import Event, Reason
from theomachy.kernel.scene import Fixed, Piece, Scene
from theomachy.presentation.hexes import HexNames
from theomachy.presentation.names import Names
from theomachy.presentation.text import Words

ENGLISH, JAPANESE = Words(GAME, "en"), Words(GAME, "ja")
SCENE = Scene(
    Fixed("godtear", "hexes", ["gt-one", "gt-two"], [], {}),
    {
        "titus": Piece("titus", "5,6", 0),
        "rhodri": Piece("rhodri", "5,8", 1),
        "objective-9,3": Piece("gt-objective", "9,3"),
        "objective-5,5": Piece("gt-objective", "5,5"),
        "card": Piece("hexlings", "warband-1", 0),
    },
)


@pytest.mark.parametrize(
    ("hex", "english", "japanese"),
    [
        ("5,6", "the hex of Titus", "タイタスのいるヘックス"),
        ("4,6", "the hex beside Titus", "タイタスの隣のヘックス"),
        ("5,7", "the hex beside Rhodri and Titus", None),
        ("5,5", "the objective hex beside Titus", None),
        ("9,3", "the objective hex", None),
        ("9,4", "the hex beside the objective hex", None),
        ("0,0", "hex 0,0", "ヘックス0,0"),
    ],
)
def test_a_hex_is_named_by_what_is_there(hex, english, japanese):
    assert HexNames(ENGLISH, SCENE)(hex) == english
    if japanese:
        assert HexNames(JAPANESE, SCENE)(hex).endswith(japanese[-6:])


def test_the_one_who_moves_is_no_landmark():
    assert HexNames(ENGLISH, SCENE, "titus")("4,6") == "the hex beside the objective hex"


def test_options_have_their_numbers_as_well_since_several_are_beside_the_same():
    names = Names(ENGLISH, SCENE)
    assert names("4,6") == "4,6 (beside Titus)"
    assert names("0,0") == "hex 0,0"


def test_reasons_name_places_with_what_is_there_now_and_events_by_their_numbers_alone():
    names = Names(ENGLISH, SCENE)
    full = [ENGLISH.say(names.told(Reason("gt-hex-full", "", {"hex": key}))) for key in ("5,6", "0,0")]
    assert full == ["There is no more room in 5,6 (Titus).", "There is no more room in 0,0."]
    moved = Event("gt-moved", "", {"unit": "titus", "start": "4,6", "hex": "5,6"})
    assert "4,6 to 5,6" in ENGLISH.say(names.told(moved))

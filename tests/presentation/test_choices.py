"""What options are about, as a scene knows it: ids that it does not know are passed over."""

import msgspec
import pytest

from theomachy.kernel import Ask, Choice, Region
from theomachy.kernel.keys import Subject
from theomachy.kernel.scene import Card, CardLine, Fixed, Piece, Scene, Zone
from theomachy.presentation.choices import Scope

CARDS = {
    "mage": Card("mage", lines=[CardLine("fireball", key="skill:fireball"), CardLine("3")]),
    "imp": Card("imp", lines=[CardLine("bite")]),
}
PIECES = {"a1": Piece("mage", "hut", card="mage"), "b2": Piece("imp", "5,6", card="imp")}


def scene(board: str) -> Scene:
    return Scene(Fixed("odd", board, ["one", "two"], [Zone("hut", "hut")], CARDS), dict(PIECES))


def found(key: str, board: str = "hexes", by: str = "a1") -> dict[str, object]:
    """All that a choice is about."""
    (choice,) = Scope(Ask(0, "ask", [key], by), scene(board)).choices()
    line = choice.line.label if choice.line is not None else ""
    return {name: value for name, value in choice._asdict().items() if value and name not in ("key", "line")} | (
        {"line": line} if line else {}
    )


@pytest.mark.parametrize(
    ("key", "about"),
    [
        ("b2", {"piece": "b2"}),
        ("engage:b2", {"piece": "b2"}),
        ("engage:b9", {}),
        ("use:b2:bite", {"piece": "b2", "line": "bite"}),
        ("use:b2:fireball", {"piece": "b2"}),
        ("skill:fireball", {"line": "fireball"}),
        ("hut", {"zone": "hut"}),
        ("5,6 via 5,7", {"zone": "5,6"}),
        ("none", {"role": "decline"}),
        ("end", {"role": "end"}),
    ],
)
def test_what_an_option_is_about(key: str, about: dict[str, object]) -> None:
    assert found(key) == about


def test_a_line_without_a_piece_is_one_of_whoever_acts() -> None:
    assert found("skill:fireball", by="b2") == {}


def test_a_place_is_a_hex_or_lies_on_a_plane() -> None:
    assert found("5,6") == {"zone": "5,6"}
    assert found("5,6", "plane") == {"place": (5, 6)}


class Steps(msgspec.Struct, Region[str], gc=False):
    """b2 may be placed by itself, a1 takes all along."""

    def options(self):
        return ["all:10,20", "b2:30,40,2", "b2:off"]

    def read(self, key):
        return key

    def pick(self, random):
        return "b2:off"

    def moves(self):
        return "a1"

    def movers(self):
        return {"a1": "all:", "b2": "b2:"}

    def subject(self, option):
        return Subject("b2", role="leave") if option == "b2:off" else super().subject(option)


def test_whoever_is_placed_is_one_that_the_region_names() -> None:
    all_, single, off = Scope(Ask(0, "ask", Steps(), "a1"), scene("plane")).choices()
    assert (all_.mover, all_.place, all_.turn) == ("a1", (10, 20), 0)
    assert (single.mover, single.place, single.turn) == ("b2", (30, 40), 2)
    assert (off.piece, off.mover, off.place, off.role) == ("b2", "", None, "leave")


class Talents(msgspec.Struct, Choice[str], gc=False):
    """Keys that say more than most have a subject of their own."""

    def options(self):
        return ["talent:song:hymn:b2"]

    def subject(self, option):
        return Subject(piece="b2")


def test_a_choice_may_say_itself_what_it_is_about() -> None:
    (choice,) = Scope(Ask(0, "ask", Talents(), "a1"), scene("rows")).choices()
    assert (choice.piece, choice.group) == ("b2", "b2")

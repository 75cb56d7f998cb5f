"""Places of a measured plane in a terminal: how they are named, and how they are typed."""

import re
from random import Random

import msgspec
import pytest

from tests.terminal.plane import BASE, ENGLISH, asked, at, disc, ground, table
from tests.terminal.sit import sit
from theomachy.kernel import Ask, Refused, Region, refuse
from theomachy.presentation.nearby import Near
from theomachy.presentation.places import in_units, units, where
from theomachy.terminal.screen.piece_labels import letters, told_apart
from theomachy.terminal.session.ask import Unclear
from theomachy.terminal.session.endpoints import Ends
from theomachy.terminal.session.menu import Menu

# How places are named


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ((4, 12), "where it stands"),
        ((8.7, 12), "beside Rook"),
        ((10, 13.3), "beside Rook"),
        ((4, 19), "in Wood"),
        ((16, 19.2), "behind Wall"),
        ((16, 21.2), "beside Wall"),
        ((7, 12), "3U towards the centre"),
        ((4, 10), "2U up"),
        ((2.5, 10.5), "2.1U to the upper left"),
        ((7, 9), "4.2U to the upper right"),
        ((4, 8), "4U towards Flag"),
    ],
)
def test_a_place_is_named_by_what_is_near(place: tuple[float, float], said: str) -> None:
    scene = table(
        ground("Wood", (2, 18), (7, 18), (7, 21), (2, 21)),
        ground("Wall", (12, 20), (20, 20), (20, 20.2), (12, 20.2)),
        nova=disc(4, 12),
        rook=disc(10, 12, name="Rook", owner=1),
        ash=disc(16, 23.3, name="Ash", owner=1),
        flag=disc(4.2, 1, name="Flag", owner=None),
    )
    if said == "2U up":
        scene = msgspec.structs.replace(scene, pieces={id: scene.pieces[id] for id in ("nova", "rook", "ash")})
    assert Near(ENGLISH, scene, told_apart(ENGLISH, scene), "nova")(at(*place)) == said


def test_where_nobody_stands_yet_only_the_neighbours_are_named() -> None:
    scene = table(a=disc(3, 3))
    near = Near(ENGLISH, scene, told_apart(ENGLISH, scene), base=BASE)
    assert near(at(4.4, 3)) == "beside Nova"
    assert near(at(12.5, 12)) == "near the centre"
    assert near(at(20, 20)) == ""


def test_several_alike_are_told_apart() -> None:
    scene = table(a=disc(3, 3, name="Frog"), b=disc(9, 3, name="Frog"))
    assert (
        Near(ENGLISH, scene, told_apart(ENGLISH, scene), base=BASE)(at(10.4, 3))
        == f"beside Frog {letters(ENGLISH, scene)['b']}"
    )


def test_proposals_stand_together_by_what_is_near() -> None:
    """What is no place comes first; numbers go by the list."""
    _, menu = asked()
    assert [choice.number for choice in menu.choices] == list(range(1, len(menu.choices) + 1))
    assert [choice.key for choice in menu.choices[:2]] == ["ruin:wall", "wait"]
    near = [menu.proposals.near[choice.key] for choice in menu.choices[2:]]
    assert near == sorted(near, key=near.index), "the same beside the same"
    assert {"behind pond", "where it stands", "6U to the right"} <= set(near)


def test_proposals_are_listed_in_units(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = sit(monkeypatch, ["quit", "n"], words=ENGLISH)
    assert re.search(r"\d to 18 2 · 6U to the right +inches 6\n", text)
    assert "1 Tear down the wall" in text
    assert not re.search(r"\d{4,}", text.partition("Save the game")[0]), "nobody has to read 45720,5080"


def test_keys_are_said_in_units() -> None:
    assert in_units("move:26670,17780") == "move:10.5 7"
    assert in_units("1270,2540 26670,17780,2") == "1270,2540 10.5 7 2"
    assert in_units("26670,17780,135") == "10.5 7 135", "a level or a turn is said as it stands"
    assert in_units("move:26670,17780,0") == "move:10.5 7 0"
    assert in_units("move:26670,17780", whole=False) == "10.5 7"
    assert in_units("engage:b2") == "engage:b2"
    assert where("move:26670,17780,1") == where("26670,17780") == (26670, 17780)
    assert where("use:3,x") is where("wait") is None
    assert (units(2540), units(2667), units(0)) == ("1", "1.1", "0")


# What is typed


@pytest.mark.parametrize(
    "typed",
    [
        "move:45720,5080",
        "45720,5080",
        "18 2",
        "18.0 2.00",
        "18,2",
        "18, 2",
        "x 18 y 2",
        "x18 y2",
        "move 18 2",
        "to 18 2",
    ],
)
def test_a_place_is_typed_in_units_or_as_a_key(typed: str) -> None:
    match, menu = asked()
    key = menu.find(typed) or typed
    match.answer(key, 0)
    assert match.state.places[0] == at(18, 2)


def test_a_place_that_is_not_proposed_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    text, seat = sit(monkeypatch, ["ｍｏｖｅ　１３．５　３．２５", "quit", "n"], words=ENGLISH)
    assert seat.match.state.places[0] == at(13.5, 3.25)
    assert "Left moves." in text


def test_what_is_shown_in_tenths_is_found_exactly() -> None:
    """A proposal at 17.196 units is shown as 17.2, and 17.2 is understood as that proposal."""
    _, menu = asked()
    key = next(key for key in menu.proposals.points if menu.say(key) == "to 17.2 5")
    assert where(key) != at(17.2, 5)
    assert menu.find("17.2 5") == key


class Turned(msgspec.Struct, Region[str]):
    """Where something may lie, and how it is turned."""

    def options(self) -> list[str]:
        return ["end", "25400,25400", "25400,25400,90", "5080,5080,135"]

    def read(self, key: str) -> str:
        if key == "end" or where(key) is not None:
            return key
        raise refuse("pl-no-place", "PL-1", key=key)

    def pick(self, random: Random) -> str:
        return "end"


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("10 10", "25400,25400"),
        ("10 10 90", "25400,25400,90"),
        ("10, 10, 45", "25400,25400,45"),
        ("2 2", "5080,5080,135"),
        ("2 2 0", "5080,5080,0"),
        ("3 3", "7620,7620"),
    ],
)
def test_a_place_may_have_a_level_or_a_turn(typed: str, key: str) -> None:
    """A third number; without it a proposal of that place is meant, if there is one."""
    menu = Menu(ENGLISH, Ask(0, "pl-move", Turned()), table(a=disc(3, 3)))
    assert menu.find(typed) == key


@pytest.mark.parametrize(("typed", "goal"), [("to flag", (12, 12)), ("beside F", (3, 12)), ("move right", (12, 22))])
def test_towards_a_piece_is_the_proposal_nearest_to_it(typed: str, goal: tuple[float, float]) -> None:
    _, menu = asked()
    x, y = at(*goal)
    far = {key: (point[0] - x) ** 2 + (point[1] - y) ** 2 for key, point in menu.proposals.points.items()}
    found = menu.find(typed)
    assert found is not None
    assert far[found] == min(far.values())


def test_a_name_that_could_be_several_is_asked_about() -> None:
    _, menu = asked()
    with pytest.raises(Unclear) as unclear:
        menu.find("to frog")
    assert unclear.value.args_["keys"] == "Frog F, Frog O"


def test_numbers_and_parts_of_keys_answer_as_ever() -> None:
    _, menu = asked()
    assert menu.find("1") == menu.find("ruin") == menu.find("tear down") == "ruin:wall"
    assert menu.find("wait") == "wait"
    with pytest.raises(Unclear):
        menu.find("99")


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("12 9", "That is more than 6 inches away. PL-3"),
        ("0 0", "That is not on the table. PL-2"),
        ("999 999", "That is not on the table. PL-2"),
        ("to nobody", "“to nobody” is no place on the table. PL-1"),
        ("12 5 9 9", "is no place"),
        ("-3 4", "is no place"),
        ("to", "“to” could be"),
    ],
)
def test_nonsense_gets_a_reason_and_changes_nothing(typed: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text, seat = sit(monkeypatch, [typed, "quit", "n"], words=ENGLISH)
    assert reason in text
    assert seat.match.tape == []


def test_anything_typed_is_understood_or_asked_about() -> None:
    """No line makes the table stumble, and what is found is judged by the game."""
    _, menu = asked()
    random, parts = (
        Random(1),
        ["to", "move", "x", "y", "12", "5", "7.5", ",", ":", "F", "frog", "move:", "１", "é", "-", "0"],
    )
    for _ in range(1500):
        text = random.choice(["", " "]).join(random.choices(parts, k=random.randrange(1, 6))).strip()
        try:
            key = menu.find(text)
            if key is not None:
                menu.ask.option(key)
            Ends(ENGLISH, menu.scene).two(text, "left")
        except (Unclear, Refused):
            pass

"""What the options of Godtear are about: a model or unit, a hex, a skill or trait of the card that acts."""

import pytest

from tests.games.godtear.table import go, table
from theomachy.games.godtear.rules.choosing import Hexes, subject
from theomachy.kernel import Reason
from theomachy.kernel.keys import Subject

FIELD = """
    clash
    1-titus 5,5
    1-glory-seekers 5,4 5,4 4,4
    2-nia 5,6
    2-quartzlings 6,6
"""


def about(answers: str, text: str = FIELD) -> dict[str, Subject]:
    """All options after these answers, and what each is about."""
    request = go(table(text), answers).request
    return {str(option): request.choice.subject(option) for option in request.look()}


def test_units_activate():
    """GT-TRN-03"""
    assert about("") == {id: Subject(piece=id) for id in ("1-titus", "1-glory-seekers")}


def test_actions_use_lines_of_the_card():
    """GT-TRN-05"""
    found = about("1-titus")
    assert found["skill:sweeping-slash"] == Subject(line="sweeping-slash")
    assert (found["advance"], found["end"]) == (Subject(), Subject(role="end"))


def test_the_end_tells_how_many_actions_are_left():
    """GT-TRN-04: two at first; nothing is told of other actions."""
    for answers, left in (("1-titus", 2), ("1-titus|advance|4,5", 1)):
        choice = go(table(FIELD), answers).request.choice
        found = {str(option): str(unspent) for option in choice.options() if (unspent := choice.unspent(option))}
        assert found == {"end": f"gt-unspent left={left} [GT-TRN-04]"}


def test_a_walk_is_about_where_it_ends():
    """GT-MOV-02"""
    found = about("1-titus|advance", FIELD + "    hex 4,5 speed+\n    hex 4,6 dodge+\n")
    assert found["4,6 via 4,5"] == found["4,6"] == Subject(zone="4,6")


def test_small_followers_go_by_their_hex():
    """GT-F3: who is next, or no more of them."""
    found = about("1-glory-seekers|advance")
    assert found == {"5,4": Subject(zone="5,4"), "4,4": Subject(zone="4,4"), "done": Subject(role="end")}


@pytest.mark.parametrize(
    ("key", "expected"),
    [("5,6", Subject(zone="5,6")), ("2-nia", Subject(piece="2-nia")), ("done", Subject(role="end"))],
)
def test_hexes_models_and_no_more_of_them(key, expected):
    assert subject(key) == Hexes((), Reason("gt-hex-not-open", "GT-B13")).subject(key) == expected

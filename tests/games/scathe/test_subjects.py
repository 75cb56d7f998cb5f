"""What the options of Scathe are about: whom one points at, and which ability is used."""

from tests.games.scathe.table import battle, table
from theomachy.games.scathe.actions import Rows
from theomachy.games.scathe.rules.opening import Arrangements
from theomachy.kernel.keys import Subject

FIELD = """
    battle inspire 2/0
    red front: fighter 16, priest dead
    blue front: knight 20
"""


def test_a_die_is_for_a_hero_and_wakes_an_ability():
    """Inspire that is added does not change which ability it is. SC-TRN-02, SC-A-14"""
    match = battle(table(FIELD, overspend=True), then=3)
    subjects = {option: match.request.choice.subject(option) for option in match.request.look()}
    assert subjects["use:fighter:3"] == subjects["use:fighter:3+2"] == Subject(piece="fighter", line="3")
    assert subjects["mourn:priest"] == Subject(piece="priest")


def test_to_discard_a_die_is_to_do_nothing_with_it():
    """SC-TRN-05"""
    match = battle(table(FIELD), then=3)
    assert match.request.choice.subject("discard") == Subject(role="decline")


def test_rows_are_about_a_whole_party():
    """SC-SET-02"""
    assert Arrangements(("sage", "bard")).subject(Rows(("sage",), ("bard",))) == Subject()

"""What the keys of this game say, and what options are about."""

import pytest

from tests.games.godbreaker.table import asked, go, table
from theomachy.games.godbreaker.army.circles import Godbreaker
from theomachy.games.godbreaker.army.creation import Gains
from theomachy.games.godbreaker.keys import (
    Action,
    Counted,
    Turned,
    read_action,
    read_counted,
    read_turned,
    write_action,
    write_counted,
    write_turned,
)
from theomachy.games.godbreaker.rules.laying import Pieces, Spots
from theomachy.games.godbreaker.rules.shaping import raised_by
from theomachy.kernel.keys import Subject


@pytest.mark.parametrize(
    ("key", "action"),
    [
        ("end", Action("end")),
        ("engage:b2", Action("engage", "b2")),
        ("shaping:wall-4 as area", Action("shaping", "wall-4 as area")),
        ("move:5,6,1", Action("move", "5,6,1")),
    ],
)
def test_keys_of_actions(key: str, action: Action):
    """GB-ACT-04"""
    assert (read_action(key), write_action(action)) == (action, key)


@pytest.mark.parametrize("key", ["", "dance", ":b2", "Engage:b2", "5,6"])
def test_keys_of_no_action(key: str):
    assert read_action(key) is None


@pytest.mark.parametrize(
    ("key", "spot"),
    [("5,7", Turned(5, 7, 0)), ("5,7,45", Turned(5, 7, 45)), ("1234567,0,345", Turned(1234567, 0, 345))],
)
def test_keys_of_turned_pieces(key: str, spot: Turned):
    """GB-BAT-02: turned by steps of 15 degrees."""
    assert (read_turned(key), write_turned(*spot)) == (spot, key)


@pytest.mark.parametrize(
    "key", ["", "5", "5,7,0", "5,7,1", "5,7,360", "05,7", "12345678,0", "5,7,45,1", "-5,7", "pass"]
)
def test_keys_of_no_piece(key: str):
    assert read_turned(key) is None


def test_keys_of_what_counts_as_something():
    """GB-BAT-02: only as what it may count as."""
    assert read_counted("forest-6 as area") == Counted("forest-6", "area")
    assert write_counted(Counted("forest-6", "open")) == "forest-6 as open"
    assert [read_counted(key) for key in ("forest-6", "forest-6 as impassable", "forest-7 as area", "enough")] == [
        None
    ] * 4


# Subjects

PLACES = "activation\nactive a1\na1 5u,5u cunning thunderous ruinous\nb1 5u,6.5u\nwall barricade 7u,5u 7u,6u"


@pytest.mark.parametrize(
    ("option", "subject"),
    [
        ("engage:b1", Subject(piece="b1")),
        ("ruinous:1-wall", Subject(zone="1-wall")),
        ("thunderous", Subject(line="thunderous")),
        ("shaping:wall-4 as area", Subject(line="shaping")),
        ("move:12700,5080", Subject(place=(12700, 5080))),
        ("move:12700,5080,1", Subject(place=(12700, 5080), turn=1)),
        ("end", Subject(role="end")),
    ],
)
def test_what_actions_are_about(option: str, subject: Subject):
    """A place, somebody, a piece of terrain, a line of the own card, or nothing more at all."""
    match = go(table(PLACES))
    assert asked(match).choice.subject(option) == subject


def test_what_places_are_about():
    """A place with its level or turn; where it may be declined, no place declines."""
    match = go(table(PLACES), "engage:b1", "5 4")
    assert asked(match).choice.subject("pass") == Subject(role="decline")
    assert asked(match).choice.subject("12700,12700") == Subject(place=(12700, 12700))
    t = table(PLACES)
    raised = raised_by(t, t.models[0], "wall-4", "barricade")
    assert (raised.subject("5,7,45"), raised.subject("nearest")) == (Subject(place=(5, 7), turn=45), Subject())
    assert Spots(t, "wall-4", "barricade").subject("5,7") == Subject(place=(5, 7))
    assert (Pieces(t).subject("enough"), Pieces(t).subject("wall-4 as barricade")) == (Subject(role="end"), Subject())


def test_what_gains_are_about():
    """GB-CIR-07: the trait, which may stand on the own card."""
    gains = Gains(Godbreaker("Dirge", 6, ("gold",), (("thunderous", 1),)), levels=False)
    assert gains.subject("raise:thunderous") == Subject(line="thunderous")

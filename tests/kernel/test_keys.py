"""The grammar of keys: what they are taken apart into, and what they are about."""

import pytest

from theomachy.kernel.keys import (
    Subject,
    groups,
    hexagon,
    ids,
    instead,
    listed,
    parts,
    path,
    renamed,
    split_added,
    split_infix,
    split_last,
    split_number,
    split_place,
    split_through,
    split_verb,
    spot,
    subject_of,
    typed_parts,
    words,
)


def test_a_verb_and_the_rest():
    assert split_verb("cast:iron-grave:a2") == ("cast", "iron-grave:a2")
    assert split_verb("end") == ("end", "")


def test_the_last_part():
    assert split_last("cast:iron-grave:a2") == ("cast:iron-grave", "a2")
    assert split_last("end") == ("", "end")


def test_one_of_several_alike():
    assert split_number("gb-horror-3") == ("gb-horror", 3)
    assert [split_number(id) for id in ("gb-horror", "horror-", "3", "horror-٣", "horror-123456789")] == [None] * 5


def test_a_target_reached_through_others():
    assert split_through("a2@a4,a5") == ("a2", ("a4", "a5"))
    assert split_through("a2") == ("a2", ())


def test_two_halves_around_a_word():
    assert split_infix("5,6 via 5,7 5,8", "via") == ("5,6", "5,7 5,8")
    assert split_infix("5,6 via 5,7") == ("5,6", "via 5,7")
    assert split_infix("5,6", "via") == ("5,6", "")


def test_something_added():
    assert split_added("3+2") == ("3", "2")
    assert split_added("3") == ("3", "")


def test_parts_words_and_groups():
    assert parts("use:priest:3+2") == ["use", "priest", "3+2"]
    assert words("use:priest:3+2") == ["use", "priest", "3", "2"]
    assert groups("defender,fighter/priest,,/") == [("defender", "fighter"), ("priest",), ()]


def test_parts_one_by_one():
    assert ids("cast:iron-grave:a2+b3 via c4") == ["cast", "iron-grave", "a2", "b3", "via", "c4"]
    assert typed_parts("use:priest:3+2") == ["use", "priest", "3", "2"]
    assert typed_parts("defender,fighter/5,6 via 5,7") == ["defender", "fighter", "5", "6 via 5", "7"]


def test_names_and_places_in_a_list():
    assert listed("defender,5,6/priest,/") == [["defender", "5,6"], ["priest", ""], [""]]


def test_where_a_key_leads_to():
    assert split_place("a2.3:120,80") == ("a2.3:", (120, 80), "")
    assert split_place("all:100,200 300,400,1") == ("all:100,200 ", (300, 400), "1")
    assert split_place("120,80,0") == ("", (120, 80), "0")
    assert [split_place(key) for key in ("wait", "use:3,x", "x5,6", "5,6 via", "١,2")] == [None] * 5


def test_places_and_paths():
    assert (spot("12,34"), spot("12,34,2"), spot("12"), spot("-1,2"), spot("١,2")) == (
        (12, 34, 0),
        (12, 34, 2),
        None,
        None,
        None,
    )
    assert (spot("12,34", 1), spot("12,34,0", 1), spot("12,34,2", 1)) == ((12, 34, 1), (12, 34, 0), (12, 34, 2))
    assert path("1,2 3,4") == [(1, 2, 0), (3, 4, 0)]
    assert path("1,2 here") is None
    assert hexagon("5,6") == (5, 6)
    assert [hexagon(text) for text in ("", "5", "05,6", "a,b", "5,6 via 5,7", "warband-1")] == [None] * 6


def test_an_id_instead_of_another():
    assert instead("engage:b2", "b2", "b3") == "engage:b3"
    assert instead("cast:b2:b22+b2 b2", "b2", "x") == "cast:x:b22+x x"


def test_ids_said_by_their_names():
    assert renamed("a2.1 via b3:5,6", lambda id: {"a2.1": "Nova", "b3": "Kite"}.get(id, id)) == "Nova via Kite:5,6"


@pytest.mark.parametrize(
    ("key", "subject"),
    [
        ("b2", Subject("b2", "b2", "b2")),
        ("engage:b2", Subject("b2", "b2", "b2")),
        ("skill:fireball", Subject("fireball", "fireball", "fireball")),
        ("a2.3:120,80", Subject("a2.3", "120,80", "a2.3", (120, 80))),
        ("move:120,80,1", Subject("move", "120,80,1", "move", (120, 80), 1)),
        ("5,6", Subject("", "5,6", "5,6", (5, 6))),
        ("5,6 via 5,7", Subject("5,6", "5,6 via 5,7", "5,6")),
        ("none", Subject("none", "none", "none", role="decline")),
        ("done", Subject("done", "done", "done", role="end")),
    ],
)
def test_what_most_keys_are_about(key: str, subject: Subject):
    """An id that a scene does not know is passed over: whoever reads a subject asks the scene."""
    assert subject_of(key) == subject

"""Scenes are plain data, and patches lead from one to the next."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theomachy.kernel import Message
from theomachy.kernel.scene import Bar, Card, CardLine, Fixed, Piece, Scene, Track, Zone
from theomachy.play.patches import apply, difference

VALUES = st.sampled_from([False, 0, 1, "", "x", [], [1, 2]])
NAMES = st.sampled_from(["a", "b", "c", ""])


def trees(leaf):
    inner = st.dictionaries(NAMES, leaf, max_size=3)
    return st.dictionaries(NAMES, leaf | inner | st.dictionaries(NAMES, leaf | inner, max_size=3), max_size=4)


PLAIN = trees(VALUES)
"""What scenes are made of: nothing in them is ever null."""


@settings(deadline=None)
@given(PLAIN, PLAIN)
def test_patches_lead_there(old, new):
    kept = copy.deepcopy((old, new))
    assert apply(old, difference(old, new)) == new
    assert (old, new) == kept, "neither is changed"


@settings(deadline=None)
@given(PLAIN)
def test_nothing_changed_is_an_empty_patch(value):
    assert difference(value, copy.deepcopy(value)) == {}
    assert apply(value, {}) == value


@settings(deadline=None)
@given(PLAIN, PLAIN, PLAIN)
def test_patches_follow_each_other(one, two, three):
    assert apply(apply(one, difference(one, two)), difference(two, three)) == three


@settings(deadline=None)
@given(PLAIN, trees(VALUES | st.none()))
def test_any_patch_can_be_applied_and_leaves_no_null(value, patch):
    """RFC 7386: null takes away; what a patch adds carries none of its nulls."""
    assert None not in leaves(apply(value, patch))


@pytest.mark.parametrize(
    ("value", "patch", "result"),
    [
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
        ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
        ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
    ],
)
def test_the_examples_of_rfc_7386(value, patch, result):
    assert apply(value, patch) == result


def leaves(value):
    return [leaf for part in value.values() for leaf in leaves(part)] if isinstance(value, dict) else [value]


def test_patches_are_small():
    """Only what differs is in them; what is gone is null."""
    old = {"pieces": {"priest": {"zone": "front", "bars": [1]}, "sage": {}}, "round": 1}
    new = {"pieces": {"priest": {"zone": "back", "bars": [1]}}, "round": 1}
    assert difference(old, new) == {"pieces": {"priest": {"zone": "back"}, "sage": None}}


FIXED = Fixed("mini", "rows", ["red", "blue"], [Zone("front", "front", 0)], {"priest": Card("priest", {"health": 13})})


def scene(**parts) -> Scene:
    return Scene(FIXED, **parts)


def test_what_has_its_default_value_is_left_out():
    assert scene().moving() == {}
    shown = scene(
        pieces={"p": Piece("priest", "front", 0, bars=[Bar("health", 3, 13)])},
        tracks={"round": Track("round", 2)},
        status=[Message("turn", "SC-RND-01", {"seat": 0})],
    )
    assert shown.moving() == {
        "pieces": {
            "p": {"name": "priest", "zone": "front", "owner": 0, "bars": [{"label": "health", "value": 3, "most": 13}]}
        },
        "tracks": {"round": {"label": "round", "value": 2}},
        "status": [{"id": "turn", "clause": "SC-RND-01", "args": {"seat": 0}}],
    }


def test_a_fixed_part_is_known_by_its_hash():
    same = Fixed(
        "mini", "rows", ["red", "blue"], [Zone("front", "front", 0)], {"priest": Card("priest", {"health": 13})}
    )
    other = Fixed("mini", "rows", ["red", "blue"], [], {"priest": Card("priest", lines=[CardLine("1", original=True)])})
    assert FIXED.hash() == same.hash() != other.hash()


def test_a_digest_is_of_all_that_is_seen():
    shown = scene(tracks={"round": Track("round", 2)})
    assert shown.digest() == scene(tracks={"round": Track("round", 2)}).digest()
    assert shown.digest() != scene(tracks={"round": Track("round", 3)}).digest()
    assert shown.digest() != Scene(Fixed("mini", "hexes", [], [], {}), tracks={"round": Track("round", 2)}).digest()

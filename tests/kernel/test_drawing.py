"""What is measured is drawn: strokes of options and verdicts, places on a plane, ground that comes and goes."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server import flock, plane
from theomachy.kernel import Ask, Choice, Fast, Match, Message, Refused, Region
from theomachy.kernel.keys import spot
from theomachy.kernel.scene import Scene, Stroke
from theomachy.play.patches import apply, difference
from theomachy.play.probe import probe


class Bare(msgspec.Struct, Choice[str], gc=False):
    def options(self):
        return ["a", "b"]


class Anywhere(msgspec.Struct, Region[str], gc=False):
    def options(self):
        return []

    def read(self, key):
        return key

    def pick(self, random):
        return "0,0"


class Circled(msgspec.Struct, Choice[str], gc=False):
    """Draws a circle, and counts how often."""

    looks: list[int]

    def options(self):
        return ["a"]

    def outline(self):
        self.looks.append(1)
        return [Stroke("reach", [(5, 5)], radius=7)]


@pytest.fixture
def ponds() -> Match:
    return Match(plane.GAME, plane.GAME.new(plane.Setup()), Fast(1))


def test_what_draws_nothing_need_not_say_so():
    """A choice draws nothing by itself; a region has no prefix and places no piece."""
    for options in (["a"], Bare(), Anywhere()):
        ask = Ask(0, "what", options)
        assert (ask.choice.drawn("a"), ask.outline()) == ([], [])
    region = Anywhere()
    assert (region.prefix(), region.moves(), region.base(), region.turns()) == ("", "", 0, ())
    assert region.movers() == {}


def test_the_piece_that_is_placed_is_the_only_mover_unless_a_region_says_more(ponds: Match):
    """Each mover comes with what stands before a place of its own, and its places can be answered."""
    assert isinstance(ponds.request, Ask)
    assert ponds.request.options.movers() == {"left": "move:"}
    geese = Match(flock.GAME, flock.GAME.new(flock.Setup()), Fast(1))
    movers = geese.request.options.movers()
    assert list(movers.items())[:2] == [("goose-1", "all:"), ("goose-2", "goose-2:")]
    for id, prefix in movers.items():
        x, y = flock.scene(geese.state, 0).pieces[id].at
        assert geese.request.why_not(f"{prefix}{x},{y}") is None


def test_an_outline_is_drawn_up_once():
    looks: list[int] = []
    ask = Ask(0, "what", Circled(looks))
    assert ask.outline() == ask.outline() == [Stroke("reach", [(5, 5)], radius=7)]
    assert looks == [1]


def test_a_verdict_is_drawn_whether_it_is_yes_or_no(ponds: Match):
    """What shows why: the line that was measured, and what is in the way."""
    yes, no = probe(ponds, 0, "move:30480,7620"), probe(ponds, 0, "move:30480,20000")
    assert yes.reason is None
    assert [stroke.kind for stroke in yes.drawn] == ["measure"]
    assert no.reason is not None
    assert [stroke.kind for stroke in no.drawn] == ["measure", "blocked"]
    assert probe(ponds, 1, "move:30480,7620").drawn == [], "not asked"


@given(st.text(max_size=30))
def test_any_text_can_be_probed(key: str):
    match = Match(plane.GAME, plane.GAME.new(plane.Setup()), Fast(1))
    assert probe(match, 0, key).drawn == [] or key in ("wait", "ruin:wall")


@pytest.mark.parametrize(
    ("text", "place"),
    [("0,0", (0, 0, 0)), ("12700,8890", (12700, 8890, 0)), ("1,2,3", (1, 2, 3)), ("007,1", (7, 1, 0))],
)
def test_a_place_and_its_level(text: str, place: tuple[int, int, int]):
    assert spot(text) == place


@pytest.mark.parametrize(
    "text", ["", "1", "1,", ",1", "-1,2", "1,2,3,4", "1, 2", "a,b", "1.5,2", "１,２", "1,2\n", "9" * 12 + ",1"]
)
def test_what_is_no_place(text: str):
    assert spot(text) is None


def test_a_ruler_measures_for_anybody(ponds: Match):
    """From and to pieces and places; nonsense is refused, and nothing changes."""
    before = ponds.state.digest()
    ruler = plane.ruler
    assert ruler(ponds.state, "left", "flag").units == 10
    assert ruler(ponds.state, "left", "30480,30480").units == ruler(ponds.state, "30480,30480,0", "left").units
    assert ruler(ponds.state, "left", "left").text == Message(
        "pl-measure", "PL-9", {"straight": 0, "reeds": 0, "units": 0}
    )
    for end in ("", "nobody", "1", "x,y"):
        with pytest.raises(Refused):
            ruler(ponds.state, "left", end)
    assert ponds.state.digest() == before


def test_ground_that_goes_leaves_by_a_patch(ponds: Match):
    """Ground is part of what changes: once a wall is gone the patch takes it away."""

    def moving() -> dict:
        return plane.scene(ponds.state, 0).moving()

    old = moving()
    assert old["ground"]["wall"]["hard"]
    ponds.answer("ruin:wall")
    new = moving()
    assert difference(old, new)["ground"] == {"wall": None}
    assert apply(old, difference(old, new)) == new


def test_a_scene_without_ground_says_nothing_of_it():
    scene = Scene(plane.FIXED)
    assert "ground" not in scene.moving()


def test_a_random_place_is_one_that_can_be_answered(ponds: Match):
    ask = ponds.request
    assert isinstance(ask, Ask)
    assert isinstance(ask.options, Region)
    for seed in range(20):
        assert ask.why_not(str(ask.options.pick(Random(seed)))) is None

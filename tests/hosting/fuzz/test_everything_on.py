"""The hosted path with everything on: whatever people do at a table and whatever they ask for, nothing raises, what is
refused changes nothing and says why, and everybody sees what a newcomer would see."""

from typing import NoReturn

import pytest

from tests.forms import Form
from tests.hosting.fuzz.reached import full_floor
from tests.hosting.fuzz.runner import fuzz, story
from tests.hosting.fuzz.setups import EXTREMES
from theomachy import games
from theomachy.coach.evaluation import Evaluator
from theomachy.hosting.core.orders import StandingOrders
from theomachy.hosting.participant import Participant
from theomachy.kernel.scene import Fixed, Piece, Scene, Zone
from theomachy.wire.view import View

SEEDS = {"scathe": (1, 4), "godtear": (1, 2), "godbreaker": (1, 1), "godslayer": (1, 1)}
"""Matches of each game in the short form and in the long one."""
SLOW = ("godbreaker", "godslayer")
"""Games of which one match takes five seconds: they are left to the long form."""


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=pytest.mark.long if name in SLOW else ()) for name in games.names()]
)
def test_nothing_that_is_done_or_asked_for_raises(game: str, form: Form):
    few, many = SEEDS[game]
    for seed in range(form.pick(short=few, long=many)):
        how = form.pick(short="short", long="long")
        outcome = fuzz(game, seed, how)
        if outcome.fault is not None:
            raise AssertionError(story(outcome.fault, game, seed, how)) from outcome.fault
        assert outcome.counted["requests looked at"] >= 1


@pytest.mark.long
def test_a_match_depends_on_nothing_but_its_seed():
    assert fuzz("scathe", 5, "tiny") == fuzz("scathe", 5, "tiny")


@pytest.mark.parametrize(
    ("where", "name"),
    [(View, "_undo"), (Participant, "ways"), (Participant, "measure"), (StandingOrders, "usual"), (Evaluator, "roll")],
)
def test_what_raises_is_found(where: type, name: str, monkeypatch: pytest.MonkeyPatch):
    """An exception is found where a table is shown, where something is asked for, and where a match is reviewed."""

    def broken(*_: object, **__: object) -> NoReturn:
        raise KeyError("planted")

    monkeypatch.setattr(where, name, broken)
    fault = fuzz("scathe", 1, "tiny").fault
    assert fault is not None, "it was not noticed"
    assert "planted" in f"{fault} {fault.__cause__}"


def test_a_floor_is_full_when_no_base_fits():
    floor = Zone("tower", "tower", outline=[(0, 0), (100, 0), (100, 100), (0, 100)], level=1)
    fixed = Fixed("made-up", "plane", ["one", "two"], [floor], {}, (1000, 1000))

    def scene(*places: tuple[int, int]) -> Scene:
        return Scene(fixed, {str(at): Piece("one", "", 0, at=at, base=30, level=1) for at in places})

    assert not full_floor(scene())
    assert not full_floor(scene((20, 20)))
    assert full_floor(scene((50, 50), (10, 10), (90, 90), (10, 90), (90, 10)))


def test_every_game_has_extremes():
    assert EXTREMES.keys() == set(games.names())

"""Matches whose hosts, people and stores fail at any moment: nothing is lost, nothing is shown before it is stored, and
everybody ends up with the same match."""

import pytest

from tests.forms import Form
from tests.simulation.world import World, simulate

SEEDS = {"mini": (60, 1_000), "scathe": (20, 400), "godtear": (4, 40), "godbreaker": (4, 40), "godslayer": (3, 30)}
"""Matches of each game in the short form and in the long one."""
PHASES = ("idle", "reading", "unwritten", "written")


@pytest.mark.parametrize("game", SEEDS)
def test_whatever_fails_everybody_ends_up_with_the_same_match(game: str, form: Form):
    few, many = SEEDS[game]
    for seed in range(form.pick(short=few, long=many)):
        simulate(game, seed)


@pytest.mark.parametrize("game", ["mini", pytest.param("scathe", marks=pytest.mark.long)])
def test_a_match_is_played_to_its_end(game: str, form: Form):
    """Once nothing fails any more, a match can be ended, and has a result and a record."""
    for seed in range(form.pick(short=15, long=100)):
        world = simulate(game, 10_000 + seed, to_the_end=True)
        assert world.over, f"seed {seed}: it goes on"


def test_a_match_depends_on_nothing_but_its_seed():
    assert simulate("mini", 7).story == simulate("mini", 7).story


def test_every_kind_of_event_meets_every_phase_of_a_commit():
    """A simulation finds only what it tries: each kind of event happens in each phase of a commit."""
    met = sum((simulate("mini", seed).met for seed in range(60)), World("mini", 0).met)
    for event in ("answers", "takes back", "somebody leaves", "hears Wrote", "hears Attendance", "the store fails"):
        for phase in PHASES:
            assert met[event, phase], f"no “{event}” has met the phase “{phase}”"
    for phase in PHASES[2:]:
        assert met["is killed", phase], f"no host was killed in the phase “{phase}”"

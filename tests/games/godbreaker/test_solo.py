"""GB-SOL: one circle against the threats of a scenario. How it begins is in test_opening.py."""

import pytest

from tests.games.godbreaker.table import asked, events, go, keys, model, table, told
from theomachy.games.godbreaker.setup import Setup, for_players


def solo(text: str, **setup):
    return table(text, players=1, **setup)


# Losses


def test_every_casualty_costs_five_points():
    """GB-SOL-01: of the own godbreakers, one by one."""
    match = go(solo("recovery\nobjective none\na1 5u,5u damage 9\na2 5u,9u damage 9\na3 20u,20u"), "", "1 | 2 | 5")
    assert [*map(str, events(match, "gb-scores-loss"))] == [
        "gb-scores-loss seat=0 points=-5 total=-5 model=a1 [GB-SOL-01]",
        "gb-scores-loss seat=0 points=-5 total=-10 model=a2 [GB-SOL-01]",
    ]


def test_tame_models_and_threats_cost_nothing():
    """GB-SOL-01: it is about godbreakers."""
    t = solo("recovery\nobjective none\na1 5u,5u\nsummoned-1 D8 9u,9u tame 1 damage 9\nforgotten-1 15u,9u damage 9")
    match = go(t, "", "1 | 2 | 5")
    assert (told(match).count("gb-falls"), match.state.points) == (2, (0,))


def test_ascension_costs_nothing():
    """GB-A-41, GB-SOL-01"""
    match = go(solo("recovery\nobjective none\na1 D12 5u,5u damage 15\na2 5u,9u"), "", "12 | 5")
    assert (model(match, "a1").where, match.state.points) == ("ascended", (0,))


def test_who_is_brought_back_and_falls_again_costs_again():
    """GB-D-10, GB-SOL-01: Despoiling that fails; the die stays small."""
    t = solo("activation\nactive a1\na1 5u,5u despoiling\na2 D12 casualty\nobjective none")
    match = go(t, "despoiling:a2 | 5u,6.5u", "2")
    assert (model(match, "a2").where, model(match, "a2").die, match.state.points) == ("casualty", 6, (-5,))


def test_with_others_casualties_are_free():
    """GB-SOL-01: only solo."""
    t = table("recovery\nobjective none\na1 5u,5u damage 9\na2 5u,9u\nb1 20u,20u")
    assert go(t, "", "1 | 5 4").state.points == (0, 0)


# How it went


@pytest.mark.parametrize(
    ("points", "id", "share"),
    [
        (-3, "gb-solo-lost", 0.0),
        (10, "gb-solo-lost", 0.0),
        (11, "gb-solo-inconclusive", 0.0),
        (19, "gb-solo-inconclusive", 0.0),
        (20, "gb-solo-respectable", 1.0),
        (29, "gb-solo-respectable", 1.0),
        (30, "gb-solo-major", 1.0),
        (44, "gb-solo-major", 1.0),
    ],
)
def test_points_tell_how_it_went(points: int, id: str, share: float):
    """GB-SOL-02, GB-A-75: from 20 on it is a victory, from 30 on a major one; 11 to 19 is neither won nor lost."""
    match = go(solo(f"resolution round 5 points {points}\nobjective none\na1 5u,5u"))
    assert match.result == (share,)
    assert str(match.events[-1]) == f"{id} seat=0 points={points} [GB-SOL-02]"


def test_the_points_of_the_last_round_count():
    """GB-SOL-02, GB-RES-02, GB-SCO1-08"""
    match = go(solo("resolution round 5 points 13\na1 14u,12u treasure"))
    assert (match.state.points, match.result) == ((20,), (1.0,))


def test_a_rout_is_a_loss():
    """GB-A-61, GB-RES-03: with however many points, and at once."""
    match = go(solo("resolution round 2 points 40\nobjective none\na1 casualty"))
    assert match.result == (0.0,)
    assert str(match.events[-1]) == "gb-solo-lost seat=0 points=40 [GB-SOL-02]"
    assert "gb-routed" in told(match)


def test_a_single_circle_does_not_win_by_being_the_last():
    """GB-RES-03, GB-SOL-01: the game goes on to its last round."""
    match = go(solo("resolution round 2 points 40\nobjective none\na1 5u,5u\na2 5u,9u"), "", "4")
    assert (match.result, match.state.round) == (None, 3)


# Alone


def test_the_leader_rolls_all_the_same():
    """GB-SOL-03, GB-INI-02: it may be a Triumph; there is nobody to put in order."""
    match = go(solo("initiative\nobjective none\na1 5u,5u\na2 5u,9u"), "", "8")
    assert (model(match, "a1").die, match.state.priority, match.state.winning_result) == (10, (0,), 8)
    assert asked(match).question == "gb-ask-activate"


def test_the_leaders_roll_matters_in_the_nest():
    """GB-SOL-03, GB-A-74, GB-NES-06"""
    match = go(solo("initiative\na1 D10 14u,12u\na2 5u,9u", scenario="nest"), "", "9 | 1 | 2")
    assert model(match, "horror-1").where == "field"
    match = go(solo("initiative\na1 D10 14u,12u\na2 5u,9u", scenario="nest"), "", "7 | 1 | 2")
    assert model(match, "spawn-1").where == "field"


def test_the_player_may_look_after_the_wild():
    """GB-SOL-03, GB-A-43: first and last in priority at once."""
    t = solo("wild round 5\nobjective none\na1 5u,5u\nforgotten-1 10u,5u\nforgotten-2 5u,12u", wild="player")
    match = go(t)
    assert (asked(match).question, asked(match).seat) == ("gb-ask-wild", 0)
    assert keys(match) == ["forgotten-1", "forgotten-2"]


def test_usually_the_table_plays_the_wild_against_one():
    """GB-A-43: agreed when the others leave."""
    alone = for_players(Setup(rounds=4), 1)
    assert (alone.wild, len(alone.circles), alone.rounds) == ("policy", 1, 4)
    assert for_players(Setup(), 2).wild == "player"

"""GB-CLA: The Clash. Chance decides what one meets. How it begins is in test_opening.py and test_hunt.py."""

from functools import partial

import pytest

from tests.games.godbreaker.table import allowed, asked, events, go, keys, model, refused, told
from tests.games.godbreaker.table import table as any_table

table = partial(any_table, scenario="clash")

PLAYED = "wild round 5 priority 2,1\nobjective none\n"


# Who is who


def test_hunters_are_friends_and_horrors_are_not():
    """GB-CLA-03, GB-GAT-02, GB-NES-02: only in their nest do Horrors keep the peace."""
    hunters = f"{PLAYED}hunter-1 10u,10u plain\nhunter-2 12u,10u plain activated\na1 2u,2u\nb1 20u,20u"
    assert not [key for key in keys(go(table(hunters))) if key.startswith("engage")]
    horrors = f"{PLAYED}horror-1 10u,10u\nhorror-2 12u,10u activated\na1 2u,2u\nb1 20u,20u"
    assert keys(go(table(horrors))) == ["engage:horror-2"]


def test_a_follower_is_tame():
    """GB-CLA-03, GB-ACT-04: its player activates it, for one action."""
    t = table("activation\nobjective none\nfollower-1 5u,5u tame 1\na1 2u,20u activated\nb1 20u,20u")
    match = go(t)
    assert (asked(match).seat, asked(match).by) == (0, "follower-1")
    match.answer("move:12700,7620")
    assert asked(match).by == "b1"


def test_the_forgotten_of_the_clash_want_treasure_too():
    """GB-CLA-03, GB-SCO1-06: Mine! while a hoard stands."""
    match = go(table(f"{PLAYED}forgotten-1 10u,10u\nhoard-1 2u,2u\na1 11.5u,10u\nb1 10u,15u treasure"))
    assert refused(match, "engage:a1").clause == "GB-SCO1-06"
    assert allowed(match, "move:10u,13u")


def test_hoards_are_plundered():
    """GB-CLA-04, GB-SCO1-07: and a failure wakes a Forgotten."""
    t = table("activation\nactive a1\na1 5u,5u\nb1 20u,20u\nhoard-1 5u,7u\nobjective none")
    match = go(t, "plunder:hoard-1", "2")
    assert (model(match, "a1").tokens, asked(match).by) == (("treasure",), "forgotten-1")


def test_nobody_spawns_or_breeds():
    """GB-CLA-04: a falling Horror leaves a trophy and nothing else; the middle brings forth nothing."""
    t = table("recovery\nobjective none\na1 5u,5u\nb1 20u,20u\nhorror-1 10u,10u damage 13")
    match = go(t, "", "3 | 5 4")
    assert [token.kind for token in match.state.tokens] == ["trophy"]
    assert "gb-enters" not in told(match)
    assert "gb-enters" not in told(go(table("start winning 8\na1 14u,12u\nb1 20u,20u")))


# Scoring


@pytest.mark.parametrize(("seat", "points"), [(1, (-10, 0)), (2, (0, -10))])
def test_a_follower_that_falls_costs_its_circle(seat: int, points: tuple[int, int]):
    """GB-CLA-05: 10VP, whoever is nearest."""
    t = table(f"recovery\nobjective none\na1 5u,5u\nb1 20u,20u\nfollower-1 6.9u,5u damage 12 tame {seat}")
    match = go(t, "", "3 | 5 4")
    assert match.state.points == points
    lost = f"gb-scores-loss seat={seat - 1} points=-10 total=-10 model=follower-1 [GB-CLA-05]"
    assert [*map(str, events(match, "gb-scores-loss"))] == [lost]


def test_a_follower_that_is_wild_again_costs_nobody():
    """GB-CLA-05, GB-A-61: its circle was routed."""
    t = table("recovery routed 3\nobjective none\na1 5u,5u\nb1 20u,20u\nfollower-1 6.9u,5u damage 12", players=3)
    assert go(t, "", "3 | 5 4").state.points == (0, 0, 0)


def test_a_follower_costs_nothing_elsewhere():
    """GB-CLA-05: it belongs to this scenario."""
    t = any_table("recovery\nobjective none\na1 5u,5u\nb1 20u,20u\nfollower-1 6.9u,5u damage 12 tame 1")
    assert go(t, "", "3 | 5 4").state.points == (0, 0)


@pytest.mark.parametrize(("kind", "die", "points"), [("hunter", 10, 5), ("local", 6, -1)])
def test_hunters_and_locals_count_for_the_nearest(kind: str, die: int, points: int):
    """GB-CLA-05, GB-SCN-08"""
    t = table(f"recovery\nobjective none\na1 2u,2u\nb1 10u,5u\n{kind}-1 10u,10u damage 12")
    match = go(t, "", f"{die} | 5 4")
    scored = f"gb-scores-nearest seat=1 points={points} total={points} model={kind}-1 [GB-CLA-05]"
    assert [*map(str, events(match, "gb-scores-nearest"))] == [scored]


def test_trophies_and_treasure_score_at_the_end():
    """GB-CLA-05, GB-A-79: 10VP with trophies, 5VP with treasure, both for who has both."""
    t = table("""
        resolution round 5
        objective none
        a1 5u,5u trophy treasure treasure
        a2 D12 ascended trophy trophy
        b1 20u,20u treasure
        follower-1 20u,5u tame 2 trophy
    """)
    match = go(t)
    assert match.state.points == (25, 5)
    assert [*map(str, events(match, "gb-scores-carrier"))] == [
        "gb-scores-carrier seat=0 points=10 total=10 model=a1 token=gb-trophy [GB-CLA-05]",
        "gb-scores-carrier seat=0 points=10 total=20 model=a2 token=gb-trophy [GB-CLA-05]",
        "gb-scores-carrier seat=0 points=5 total=25 model=a1 token=gb-treasure [GB-CLA-05]",
        "gb-scores-carrier seat=1 points=5 total=5 model=b1 token=gb-treasure [GB-CLA-05]",
    ]


def test_nothing_of_it_scores_before():
    """GB-CLA-05"""
    match = go(table("resolution round 4\nobjective none\na1 5u,5u trophy treasure\nb1 20u,20u"), "", "5 4")
    assert match.state.points == (0, 0)

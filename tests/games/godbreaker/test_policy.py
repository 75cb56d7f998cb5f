"""GB-A-52: which traits wild models use where the table plays them."""

import pytest

from tests.games.godbreaker.table import asked, events, go, keys, model, place, table, told
from theomachy.games.godbreaker import GAME
from theomachy.kernel import Match, Typed

PLAYED = "wild round 5 priority 2,1\nobjective none\na5 2u,22u\nb5 22u,22u\n"


def by_itself(text: str, **setup):
    return table(PLAYED + text, wild="policy", **setup)


def engaged(match) -> list[str]:
    return [event.args["target"] for event in events(match, "gb-engages")]


# Merciless


def test_the_merciless_nominate_the_next_closest():
    """GB-A-52, GB-TRT-14: as many as their rank says, the closest first; nobody is asked."""
    text = "hunter-1 10u,10u merciless2 ranged\na1 12u,10u\nb1 10u,14u\nb2 10u,5u\na2 18u,10u"
    match = go(by_itself(text), "", "4 4 1 1")
    assert engaged(match) == ["a1", "b1", "b2"]


@pytest.mark.parametrize(
    ("others", "second"),
    [
        ("a2 10u,14u\nb2 10u,6u", "a2"),
        ("a2 10u,14u\nb2 10u,6u damage 1", "b2"),
        ("a2 10u,14u\nb3 10u,6u", "b3"),
        ("summoned-1 D8 10u,14u tame 1 damage 2\nb2 10u,6u", "b2"),
        ("summoned-1 D8 10u,14u tame 1\nforgotten-1 10u,6u damage 2 activated", "summoned-1"),
        ("a2 10u,14.5u\nb2 10u,6u", "b2"),
    ],
)
def test_the_next_closest_are_chosen_like_the_first(others: str, second: str):
    """GB-A-47, GB-A-52: by units; then godbreakers, tame, wild; most damage; the lowest die; the list."""
    t = by_itself(f"hunter-1 10u,10u merciless ranged\na1 12u,10u\n{others}")
    assert engaged(Match(GAME, t, Typed(), listen=True)) == ["a1", second]


def test_the_merciless_alone_with_one_nominate_one():
    """GB-A-52"""
    match = go(by_itself("hunter-1 10u,10u merciless3\na1 12u,10u\nb1 16u,10u"), "", "4 4")
    assert engaged(match) == ["a1"]


# Vengeful


def test_the_vengeful_strike_back_at_whoever_hurt_them():
    """GB-A-52, GB-TRT-05: if that one is in reach."""
    match = go(by_itself("hunter-1 10u,10u vengeful2\na1 12u,10u\na2 10u,12u"), "", "4 7 | 5 | 6")
    assert [*map(str, events(match, "gb-hurt"))] == [
        "gb-hurt model=hunter-1 seat=-1 n=3 damage=3 [GB-ENG-03]",
        "gb-hurt model=a1 seat=0 n=2 damage=2 [GB-TRT-05]",
    ]


def test_the_vengeful_strike_the_closest_if_whoever_hurt_them_is_out_of_reach():
    """GB-A-52: here an archer from afar."""
    t = table(
        "activation round 5 priority 2,1\nobjective none\nactive a1\na1 10u,18u ranged\nb1 22u,22u activated\n"
        "hunter-1 10u,10u vengeful\nb2 12u,10u activated",
        wild="policy",
    )
    match = go(t, "engage:hunter-1", "8 7")
    assert str(events(match, "gb-hurt")[-1]) == "gb-hurt model=b2 seat=1 n=1 damage=1 [GB-TRT-05]"


# Cunning


CUNNING = "hunter-1 10u,10u cunning2\na1 12u,10u"


def test_the_cunning_slip_away_when_they_have_lost():
    """GB-A-52, GB-TRT-11: out of the winner's reach, as far as they can; so there is no damage."""
    match = go(by_itself(CUNNING), "", "4 7")
    assert told(match).count("gb-hurt") == 0
    assert [*map(str, events(match, "gb-out-of-reach"))] == [
        "gb-out-of-reach model=a1 seat=0 target=hunter-1 [GB-ENG-06]"
    ]
    assert place(match, "hunter-1") == f"{25400 - 3 * 2540 + 1},25400"
    assert str(events(match, "gb-uses")[0]) == "gb-uses model=hunter-1 seat=-1 what=gb-trait-cunning [GB-TRT-11]"


@pytest.mark.parametrize("dice", ["7 4 | 5", "4 4"])
def test_the_cunning_stay_when_they_have_not_lost(dice: str):
    """GB-A-52"""
    assert place(go(by_itself(CUNNING), "", dice), "hunter-1") == "25400,25400"


def test_the_cunning_stay_if_nobody_has_won():
    """GB-A-52, GB-ENG-02: two others share the highest result."""
    text = CUNNING.replace("cunning2", "cunning2 merciless").replace("a1 12u,10u", "a1 12u,10u\nb1 8u,10u")
    assert place(go(by_itself(text), "", "2 5 5"), "hunter-1") == "25400,25400"


def test_the_cunning_stay_if_a_step_does_not_help():
    """GB-A-52: the winner reaches farther than they can step."""
    match = go(by_itself(CUNNING.replace("a1 12u,10u", "a1 12u,10u ranged")), "", "4 7 | 5")
    assert (place(match, "hunter-1"), told(match).count("gb-hurt")) == ("25400,25400", 1)


# Thunderous


@pytest.mark.parametrize(
    ("others", "thunders"),
    [
        ("a1 12u,10u", False),
        ("a1 12u,10u\na2 10u,12u", True),
        ("a1 12u,10u\nb2 10u,13.12u", True),
        ("a1 12u,10u\nb2 10u,13.13u", False),
        ("a1 12u,10u\na2 10u,12u\nhunter-2 8u,10u activated", False),
        ("a1 12u,10u\na2 10u,12u\nlocal-1 8u,10u activated", True),
        ("a1 12u,10u\na2 10u,12u casualty", False),
        ("a1 13u,10u", True),
        ("a1 13u,10u\nhunter-2 8u,10u activated", True),
    ],
)
def test_when_the_thunderous_thunder(others: str, thunders: bool):
    """GB-A-52: with the target within RU, if two enemies or more and no friend are, or if it cannot be engaged."""
    match = Match(GAME, by_itself(f"hunter-1 10u,10u thunderous\n{others}"), Typed(), listen=True)
    assert ("gb-uses" in told(match), "gb-engages" in told(match)) == (thunders, not thunders)


def test_the_thunderous_whose_target_is_too_far_move():
    """GB-A-52"""
    match = go(by_itself("hunter-1 10u,10u thunderous\na1 14.5u,10u"))
    assert [id for id in told(match) if id in ("gb-uses", "gb-moves")] == ["gb-moves"]


def test_thunder_is_their_one_action():
    """GB-ACT-04, GB-A-52"""
    match = go(by_itself("hunter-1 10u,10u thunderous\na1 13u,10u"), "", "5 | 7")
    assert told(match).count("gb-uses") == 1
    assert (model(match, "hunter-1").activated, place(match, "hunter-1")) == (True, "25400,25400")


# Others


def test_juggernauts_by_the_policy_push_nobody():
    """GB-A-52: never, although a player would be asked."""
    match = go(by_itself("hunter-1 10u,10u juggernaut2\na1 12u,10u"), "", "7 4 | 6")
    assert place(match, "a1") == "30480,25400"


def test_wild_models_by_the_policy_pick_nothing_up():
    """GB-A-43, GB-MOV-06: where a player looks after them, that player is asked."""
    text = "hunter-1 10u,10u plain\na1 20u,10u\ntoken trophy 17u,10u\na5 2u,22u\nb5 22u,22u"
    by_player = go(table(f"wild round 5 priority 2,1\nobjective none\n{text}"), "move:17.2u,10u")
    assert (asked(by_player).question, asked(by_player).seat) == ("gb-ask-claim", 0)
    assert keys(by_player) == ["trophy:1", "none"]
    match = go(table(f"wild round 5\nobjective none\n{text}", wild="policy"))
    assert model(match, "hunter-1").tokens == ()
    assert len(match.state.tokens) == 1


def test_players_use_their_own_traits_themselves():
    """GB-A-43: the policy is for wild models only, not for tame ones."""
    t = table(
        "activation round 5\nobjective none\nactive summoned-1\nsummoned-1 D8 10u,10u tame 1 merciless\n"
        "a1 2u,2u\nb1 11.5u,10u\nb2 8.5u,10u",
        wild="policy",
    )
    match = go(t, "engage:b1")
    assert (asked(match).question, asked(match).seat) == ("gb-ask-merciless", 0)

"""GB-SCO1: The Score. Treasure, and the Forgotten who guard it. Where it begins is in test_opening.py."""

import pytest

from tests.games.godbreaker.table import allowed, asked, events, go, keys, model, place, refused, table, told

HOARD = """
    activation
    active a1
    a1 5u,5u
    a2 20u,5u
    b1 20u,20u
    hoard-1 5u,7u
    objective none
"""


# Plunder


def test_plunder_brings_treasure():
    """GB-SCO1-07: a new token, and then a test; a success has no consequences."""
    match = go(table(HOARD), "plunder:hoard-1", "4")
    assert model(match, "a1").tokens == ("treasure",)
    assert told(match) == ["gb-uses", "gb-claims", "gb-test-success"]
    assert [*map(str, match.events)] == [
        "gb-uses model=a1 seat=0 what=gb-plunder marker=hoard-1 [GB-SCO1-07]",
        "gb-claims model=a1 seat=0 token=gb-treasure [GB-SCO1-07]",
        "gb-test-success model=a1 seat=0 die=8 face=4 result=4 test=gb-test-sound [GB-SCO1-07]",
    ]
    assert match.state.marker("hoard-1") is not None


def test_a_failure_wakes_a_forgotten():
    """GB-SCO1-07, GB-SCO1-04, GB-A-93: a wild D8 without traits, within 0U; the acting player sets it down."""
    t = table(HOARD)
    match = go(t, "plunder:hoard-1", "3")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-place", 0, "forgotten-1", "GB-SCO1-07")
    assert str(refused(match, "8u,5u")) == "gb-too-far units=0 measured=2 [GB-PLC-02]"
    match = go(t, "plunder:hoard-1 | 6.5u,5u", "3")
    woken = model(match, "forgotten-1")
    assert (woken.seat, woken.die, woken.traits, woken.r, woken.group) == (-1, 8, {}, 1250, "")
    assert model(match, "a1").tokens == ("treasure",)
    assert [*map(str, events(match, "gb-enters"))] == ["gb-enters model=forgotten-1 seat=-1 [GB-SCO1-07]"]
    assert "gb-threat-traits" not in told(match)


def test_the_last_in_priority_may_set_it_down():
    """GB-A-93, option threats_placed_by."""
    t = table(HOARD, threats_placed_by="last in priority")
    assert asked(go(t, "plunder:hoard-1", "3")).seat == 1
    assert asked(go(table(HOARD.replace("activation", "activation priority 2,1")), "plunder:hoard-1", "3")).seat == 0


def test_the_policy_sets_it_down_by_itself():
    """GB-A-43, GB-A-93: nobody is asked; it stands within 0U all the same."""
    match = go(table(HOARD, wild="policy"), "plunder:hoard-1", "3")
    woken, active = model(match, "forgotten-1"), model(match, "a1")
    assert woken.where == "field"
    assert (woken.x - active.x) ** 2 + (woken.y - active.y) ** 2 < (2540 + 2500) ** 2


def test_one_can_plunder_twice():
    """GB-A-17, GB-SCO1-07: the same action again; a godbreaker may carry several."""
    match = go(table(HOARD), "plunder:hoard-1 | plunder:hoard-1", "4 | 5")
    assert model(match, "a1").tokens == ("treasure", "treasure")


@pytest.mark.parametrize(
    ("old", "new", "key", "why"),
    [
        ("b1 20u,20u", "b1 5u,9u", "plunder:hoard-1", "gb-not-controlled marker=hoard-1 [GB-ELE-02]"),
        ("a1 5u,5u", "a1 9u,5u", "plunder:hoard-1", "gb-not-controlled marker=hoard-1 [GB-ELE-02]"),
        ("", "", "plunder:hoard-2", "gb-no-such-marker key=hoard-2 [GB-SCO1-07]"),
        ("", "", "plunder", "gb-no-such-marker key= [GB-SCO1-07]"),
        ("objective none", "", "plunder:objective", "gb-not-a-hoard marker=objective [GB-SCO1-07]"),
    ],
)
def test_what_cannot_be_plundered(old: str, new: str, key: str, why: str):
    """GB-SCO1-07, GB-ELE-02: only a hoard, and only one under control."""
    match = go(table(HOARD.replace(old, new) if old else HOARD))
    assert str(refused(match, key)) == why
    assert key not in keys(match)


def test_a_hoard_is_plundered_from_afar_by_those_who_control_it():
    """GB-A-27, option must_touch_marker: usually it is enough that a friend stands there."""
    text = HOARD.replace("active a1", "active a2")
    assert "plunder:hoard-1" in keys(go(table(text)))
    match = go(table(text, must_touch_marker=True))
    assert str(refused(match, "plunder:hoard-1")) == "gb-not-beside model=a2 marker=hoard-1 [GB-A-27]"
    assert "plunder:hoard-1" in keys(go(table(HOARD, must_touch_marker=True)))


def test_the_tame_plunder_nothing():
    """GB-A-54, GB-SCO1-07: it is for godbreakers."""
    t = table("activation\nactive summoned-1\nsummoned-1 D8 5u,20u tame 1\na1 5u,5u\nb1 20u,20u\nhoard-1 5u,7u")
    assert refused(go(t), "plunder:hoard-1").id == "gb-no-such-action"


def test_elsewhere_nothing_can_be_plundered():
    """GB-SCO1-07, GB-CLA-04: in this scenario and in The Clash."""
    possible = {name: "plunder:hoard-1" in keys(go(table(HOARD, scenario=name))) for name in SCENARIOS}
    assert possible == {name: name in ("score", "clash") for name in SCENARIOS}


SCENARIOS = ("score", "nest", "tragedy", "trap", "gathering", "clash")


# Mine!


PLAYED = "wild round 5 priority 2,1\nobjective none\n"


def test_whoever_carries_treasure_is_hunted():
    """GB-SCO1-06, GB-A-49: the closest carrier, not the closest enemy."""
    match = go(table(f"{PLAYED}forgotten-1 10u,10u\nhoard-1 2u,2u\na1 11.5u,10u\nb1 10u,15u treasure"))
    assert (asked(match).seat, asked(match).by) == (0, "forgotten-1")
    why = "gb-driven-nearer model=forgotten-1 compulsion=gb-compulsion-mine targets=['b1'] [GB-SCO1-06]"
    assert str(refused(match, "engage:a1")) == why
    assert allowed(match, "move:10u,13u")


def test_a_carrier_in_reach_is_engaged():
    """GB-SCO1-06"""
    t = table(f"{PLAYED}forgotten-1 10u,10u\nhoard-1 2u,2u\na1 11.5u,10u\nb1 8.5u,10u treasure", wild="policy")
    assert [event.args["target"] for event in events(go(t, "", "4 4"), "gb-engages")] == ["b1"]


def test_without_a_hoard_they_are_murderous():
    """GB-SCO1-06: the compulsion lasts while a hoard marker stands."""
    match = go(table(f"{PLAYED}forgotten-1 10u,10u\na1 11.5u,10u\nb1 10u,15u treasure"))
    assert keys(match) == ["engage:a1"]


def test_a_forgotten_with_treasure_is_hunted_by_the_others():
    """GB-A-49: it is no target of its own."""
    text = f"{PLAYED}forgotten-1 10u,10u treasure\nforgotten-2 10u,15u\nhoard-1 2u,2u\na1 20u,10u\nb1 20u,20u"
    match = go(table(text), "forgotten-2")
    assert allowed(match, "move:10u,13u")
    match = go(table(text), "forgotten-1")
    assert allowed(match, "move:8u,8u")
    assert not allowed(match, "move:10u,12u")


def test_if_nobody_has_treasure_they_fetch_what_lies_about():
    """GB-SCO1-05, GB-SCO1-06, GB-A-49: the closest token; at the end of the activation it is claimed."""
    text = f"{PLAYED}forgotten-1 10u,10u\nhoard-1 2u,2u\na1 11.5u,10u\nb1 20u,20u\ntoken treasure 10u,15u"
    match = go(table(text), "move:10u,14u | none", "5")
    assert [*map(str, events(match, "gb-claims"))] == [
        "gb-claims model=forgotten-1 seat=-1 token=gb-treasure [GB-SCO1-05]"
    ]
    assert match.state.tokens == ()
    match = go(table(text, wild="policy"), "", "5")
    assert model(match, "forgotten-1").tokens == ("treasure",)
    assert place(match, "forgotten-1") == f"25400,{38100 - 2540 - 1250 + 2}"


def test_other_tokens_do_not_interest_them():
    """GB-SCO1-05, GB-SCO1-06: a trophy is no treasure."""
    t = table(
        f"{PLAYED}forgotten-1 10u,10u\nhoard-1 2u,10u\na1 18u,10u\nb1 20u,20u\ntoken trophy 10u,11u", wild="policy"
    )
    match = go(t)
    assert (model(match, "forgotten-1").tokens, place(match, "forgotten-1")) == ((), f"{5080 + 2540 + 3250 - 2},25400")


def test_one_that_stands_by_a_token_stays_and_claims_it():
    """GB-SCO1-05: all that lies within 0U; nothing farther off; and only once it is its turn."""
    t = table(
        f"{PLAYED}forgotten-1 10u,10u\nforgotten-2 20u,2u activated\nhoard-1 2u,2u\na1 5u,20u\nb1 20u,20u\n"
        "token treasure 10u,11.49u\ntoken treasure 10u,10u\ntoken treasure 10u,11.5u\ntoken trophy 10u,10u"
    )
    match = go(t)
    assert (match.request, model(match, "forgotten-1").tokens) == (None, ("treasure", "treasure"))
    assert [token.kind for token in match.state.tokens] == ["treasure", "trophy"]
    assert [event.args["model"] for event in events(match, "gb-idle")] == ["forgotten-1"]


def test_others_do_not_claim_at_the_end_of_their_activation():
    """GB-SCO1-05: it is the way of the Forgotten."""
    t = table(f"{PLAYED}local-1 10u,10u\nhoard-1 2u,2u\na1 5u,20u\nb1 20u,20u\ntoken treasure 10u,11u")
    assert model(go(t), "local-1").tokens == ()


def test_with_nothing_to_fetch_they_guard_the_closest_hoard():
    """GB-SCO1-06, GB-A-49: they go within 0U of it, and once there do nothing."""
    text = f"{PLAYED}forgotten-1 10u,10u\nhoard-1 2u,10u\nhoard-2 10u,22u\na1 11.5u,10u\nb1 20u,20u"
    match = go(table(text))
    assert allowed(match, "move:5u,10u")
    assert not allowed(match, "move:10u,12u")
    match = go(table(text.replace("forgotten-1 10u,10u", "forgotten-1 4u,10u")))
    assert [*map(str, events(match, "gb-idle"))] == ["gb-idle model=forgotten-1 [GB-WLD-03]"]


# Scoring


def test_carriers_score_at_the_end():
    """GB-SCO1-08, GB-A-79, GB-TRI-05: 5VP for each godbreaker with treasure, however much; the ascended too."""
    t = table("""
        resolution round 5
        objective none
        a1 5u,5u treasure treasure
        a2 D12 ascended treasure
        a3 5u,9u trophy
        a4 casualty
        b1 20u,20u treasure
        summoned-1 D8 20u,5u tame 2 treasure
        forgotten-1 5u,20u treasure
    """)
    match = go(t)
    assert match.state.points == (10, 5)
    assert [*map(str, events(match, "gb-scores-carrier"))] == [
        "gb-scores-carrier seat=0 points=5 total=5 model=a1 token=gb-treasure [GB-SCO1-08]",
        "gb-scores-carrier seat=0 points=5 total=10 model=a2 token=gb-treasure [GB-SCO1-08]",
        "gb-scores-carrier seat=1 points=5 total=5 model=b1 token=gb-treasure [GB-SCO1-08]",
    ]


def test_carriers_score_in_the_last_round_only():
    """GB-SCO1-08, GB-SCN-07: on top of what markers score."""
    text = "resolution round {}\na1 14u,12u treasure\nb1 20u,20u"
    assert go(table(text.format(4)), "", "5 4").state.points == (2, 0)
    assert go(table(text.format(5))).state.points == (7, 0)


def test_who_ascended_with_treasure_counts():
    """GB-D-18: a D12 ascends on its first action; its treasure is worth 5VP in the end."""
    t = table("activation round 5\nobjective none\nactive a1\na1 D12 5u,5u treasure\nb1 5u,6.9u\na2 20u,5u activated")
    match = go(t, "engage:b1 | end", "12 3 | 4")
    assert match.state.points == (5, 0)

"""GB-TRP: The Trap. Betrayers, who come for the shards. Where it begins is in test_opening.py."""

from functools import partial

import pytest

from tests.games.godbreaker.table import allowed, asked, events, go, keys, model, place, refused, told
from tests.games.godbreaker.table import table as any_table
from theomachy.games.godbreaker import GAME
from theomachy.kernel import Match, Typed

table = partial(any_table, scenario="trap")

START = """
    start initiative 2 priority 2,1
    a1 2u,20u
    b1 20u,20u
    objective-2 5u,5u
    objective-3 18u,5u
    shard-1 20u,2u
"""


# The reckoning


def test_a_betrayer_comes_to_every_objective():
    """GB-TRP-04, GB-A-78, GB-A-59, GB-INI-04: that in the middle too; the player with the initiative orders them, the
    last in priority sets them down."""
    match = go(table(START))
    ask = asked(match)
    assert (ask.question, ask.seat, ask.clause) == ("gb-ask-order", 1, "GB-INI-04")
    assert keys(match) == ["objective", "objective-2", "objective-3"]
    assert str(refused(match, "shard-1")) == "gb-no-betrayer-due key=shard-1 [GB-TRP-04]"
    match.answer("objective-2")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-place", 0, "betrayer-1", "GB-TRP-04")
    assert str(refused(match, "18u,7u")) == "gb-too-far units=0 measured=11 [GB-PLC-02]"
    match = go(table(START), "objective-2 | 5u,7u | objective-3 | 18u,7u | 12u,14u")
    assert [place(match, f"betrayer-{n}") for n in (1, 2, 3)] == ["12700,17780", "45720,17780", "30480,35560"]
    assert [str(event) for event in events(match, "gb-enters")] == [
        f"gb-enters model=betrayer-{n} seat=-1 [GB-TRP-04]" for n in (1, 2, 3)
    ]
    assert (match.state.agenda, asked(match).by) == ((), "b1")


def test_the_order_of_the_list_is_as_good_as_any():
    """GB-A-59: the first one first."""
    match = go(table(START), "objective | 12u,14u | objective-2 | 5u,7u | 18u,7u")
    assert [place(match, f"betrayer-{n}") for n in (1, 2, 3)] == ["30480,35560", "12700,17780", "45720,17780"]


def test_a_sundered_objective_sends_nobody():
    """GB-A-78, GB-TRP-04: neither do shards and hoards."""
    text = START.replace("objective-2 5u,5u\n", "").replace("objective-3 18u,5u", "objective none\n    hoard-1 5u,5u")
    match = go(table(text))
    assert "gb-enters" not in told(match)
    match = go(table(START.replace("objective-3 18u,5u\n", "")), "objective-2 | 5u,7u | 12u,14u")
    assert told(match).count("gb-enters") == 2


def test_they_come_in_every_round_and_act_in_it():
    """GB-A-78, GB-A-62"""
    text = "start priority 2,1\na1 2u,20u activated\nb1 20u,20u activated\nbetrayer-1 2u,2u activated"
    match = go(table(text), "12u,14u")
    assert (asked(match).by, asked(match).question) == ("betrayer-2", "gb-ask-action")


def test_by_the_policy_nobody_sets_them_down():
    """GB-A-43, GB-A-93"""
    match = go(table(START, wild="policy"), "objective | objective-2")
    assert told(match).count("gb-enters") == 3


def test_what_betrayers_are():
    """GB-TRP-02: D8, Brutal 1, Deadly 1, wild; nothing is rolled."""
    match = go(table(START, wild="policy"), "objective | objective-2")
    found = model(match, "betrayer-1")
    assert (found.die, found.traits, found.r, found.seat, found.group) == (8, {"brutal": 1, "deadly": 1}, 1250, -1, "")


# For the broken


PLAYED = "wild round 5 priority 2,1\nobjective none\n"


def test_they_go_for_the_closest_shard():
    """GB-TRP-05, GB-A-50: whoever's it is; models are ignored."""
    text = f"{PLAYED}betrayer-1 10u,10u\nshard-1 10u,15u\nshard-2 2u,10u\na1 11.5u,10u\nb1 20u,20u"
    match = go(table(text))
    why = "gb-driven-nearer model=betrayer-1 compulsion=gb-compulsion-broken targets=['shard-1'] [GB-TRP-05]"
    assert {str(refused(match, key)) for key in ("engage:a1", "end", "move:8u,10u")} == {why}
    assert allowed(match, "move:10u,12u")
    match = go(table(text, wild="policy"), "", "5")
    assert place(match, "betrayer-1") == f"25400,{38100 - 2540 - 3250 + 2}"


def test_beside_a_shard_they_destroy_it():
    """GB-TRP-03, GB-TRP-05: a test, without control; a success takes the marker away and the shared trait with it."""
    text = f"{PLAYED}betrayer-1 10u,10u\nshard-1 10u,12u\nshard-2 2u,10u\na1 10u,14u\na2 12u,12u\nb1 20u,20u"
    match = go(table(text))
    assert keys(match) == ["destroy:shard-1"]
    why = "gb-driven-to-destroy model=betrayer-1 compulsion=gb-compulsion-broken targets=['shard-1'] [GB-TRP-05]"
    assert str(refused(match, "move:10u,8u")) == why
    match = go(table(text), "destroy:shard-1", "4")
    assert [str(event) for event in match.events if event.id != "gb-idle"][2:5] == [
        "gb-uses model=betrayer-1 seat=-1 what=gb-destroy marker=shard-1 [GB-TRP-03]",
        "gb-test-success model=betrayer-1 seat=-1 die=8 face=4 result=4 test=gb-test-destroy [GB-TRP-03]",
        "gb-marker-destroyed marker=shard-1 kind=gb-shard [GB-TRP-03]",
    ]
    assert (match.state.marker("shard-1"), match.state.shards) == (None, ("", "despoiling"))
    failed = go(table(text), "destroy:shard-1", "3")
    assert failed.state.marker("shard-1") is not None


def test_by_the_policy_they_destroy_it_too():
    """GB-A-50"""
    text = f"{PLAYED}betrayer-1 10u,10u\nshard-1 10u,12u\nshard-2 2u,10u\na1 20u,2u\nb1 20u,20u"
    match = go(table(text, wild="policy"), "", "6")
    assert match.state.marker("shard-1") is None
    assert (model(match, "betrayer-1").activated, told(match).count("gb-uses")) == (True, 1)


def test_who_rolls_for_a_betrayer():
    """GB-INI-05, GB-TRP-03: the last in priority."""
    text = f"{PLAYED}betrayer-1 10u,10u\nshard-1 10u,12u\na1 20u,2u\nb1 20u,20u"
    roll = Match(GAME, table(text, wild="policy"), Typed()).request
    assert (roll.question, roll.seat, roll.clause) == ("gb-test-destroy", 0, "GB-TRP-03")


@pytest.mark.parametrize("key", ["destroy:shard-2", "destroy:shard-9", "destroy:hoard-1", "destroy"])
def test_what_they_cannot_destroy(key: str):
    """GB-TRP-03: only a shard marker within 0U."""
    text = f"{PLAYED}betrayer-1 10u,10u\nshard-1 10u,12u\nshard-2 2u,10u\nhoard-1 12u,10u\na1 20u,2u\nb1 20u,20u"
    assert str(refused(go(table(text)), key)) == f"gb-no-shard-here key={key.partition(':')[2]} [GB-TRP-03]"


def test_after_the_last_shard_they_are_murderous():
    """GB-TRP-05"""
    match = go(table(f"{PLAYED}betrayer-1 10u,10u driven broken\na1 11.5u,10u\nb1 20u,20u"))
    assert keys(match) == ["engage:a1"]


def test_only_betrayers_destroy_like_that():
    """GB-TRP-03: a godbreaker has to sunder what it controls."""
    t = table("activation\nactive a1\na1 10u,10u\nb1 20u,20u\nshard-2 10u,12u")
    assert refused(go(t), "destroy:shard-2").id == "gb-no-such-action"
    assert "sunder:shard-2" in keys(go(t))


def test_they_are_enemies_of_each_other():
    """GB-MOD-07, GB-A-55: once there is nothing left to destroy."""
    text = f"{PLAYED}betrayer-1 10u,10u\nbetrayer-2 11.5u,10u activated\na1 2u,2u\nb1 20u,20u"
    assert keys(go(table(text))) == ["engage:betrayer-2"]
    assert "engage:betrayer-2" not in keys(go(table(text, group_truce=True)))


# Scoring


def test_nothing_scores_but_markers():
    """GB-TRP-06: neither tokens nor casualties."""
    t = table("""
        recovery round 5
        a1 14u,12u treasure trophy
        b1 20u,20u
        betrayer-1 16u,12u damage 9
        horror-1 5u,5u damage 13
    """)
    match = go(t, "", "3 | 3")
    assert match.state.points == (2, 0)

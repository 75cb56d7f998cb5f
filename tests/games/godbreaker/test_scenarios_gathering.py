"""GB-GAT: The Gathering. Locals, and the Hunters among them. Where it begins is in test_opening.py."""

from functools import partial

import pytest

from tests.games.godbreaker.table import asked, events, go, keys, model, refused, told
from tests.games.godbreaker.table import table as any_table
from theomachy.games.godbreaker import GAME
from theomachy.kernel import Match, Typed

table = partial(any_table, scenario="gathering")

TOWN = """
    activation priority 2,1
    active b1
    a1 2u,20u
    b1 5u,5u
    local-1 5u,6.5u damage 2
    local-2 5u,10u
    objective none
"""


# Verify


def test_verify_that_succeeds_is_worth_a_point():
    """GB-GAT-03, GB-A-71: the Local leaves, 1VP comes with or without a Hunter."""
    match = go(table(TOWN), "verify:local-1", "4")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-hunter", 1, "b1", "GB-GAT-03")
    assert keys(match) == ["hunter", "pass"]
    match = go(table(TOWN), "verify:local-1 | pass", "4")
    assert [*map(str, match.events)] == [
        "gb-uses model=b1 seat=1 what=gb-verify target=local-1 [GB-GAT-03]",
        "gb-removed model=local-1 seat=-1 [GB-GAT-03]",
        "gb-test-success model=b1 seat=1 die=8 face=4 result=4 test=gb-test-hurt [GB-GAT-03]",
        "gb-scores-verify seat=1 points=1 total=1 model=local-1 [GB-GAT-03]",
    ]
    assert (model(match, "local-1").where, match.state.points) == ("gone", (0, 1))


def test_verify_that_fails_costs_a_point():
    """GB-GAT-03: and there is no Hunter; a Local that was verified did not fall. GB-GAT-04"""
    match = go(table(TOWN), "verify:local-1", "3")
    assert [*map(str, events(match, "gb-scores-verify"))] == [
        "gb-scores-verify seat=1 points=-1 total=-1 model=local-1 [GB-GAT-03]"
    ]
    assert (model(match, "local-1").where, match.state.points, asked(match).question) == (
        "gone",
        (0, -1),
        "gb-ask-action",
    )
    assert "gb-falls" not in told(match)


@pytest.mark.parametrize("wild", ["player", "policy"])
@pytest.mark.parametrize("placed_by", ["acting player", "last in priority"])
def test_whoever_verified_sets_the_hunter_down(wild: str, placed_by: str):
    """GB-GAT-03, GB-A-71, GB-A-93: anywhere within 6U, whoever else sets down threats; with the damage of the Local."""
    t = table(TOWN, wild=wild, threats_placed_by=placed_by)
    match = go(t, "verify:local-1 | hunter", "4 | 3")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-place", 1, "hunter-1", "GB-GAT-03")
    assert str(refused(match, "5u,12u")) == "gb-too-far units=6 measured=7 [GB-PLC-02]"
    match = go(t, "verify:local-1 | hunter | 10u,5u", "4 | 3")
    hunter = model(match, "hunter-1")
    assert (hunter.where, hunter.damage, hunter.x) == ("field", 2, 25400)
    assert [*map(str, events(match, "gb-hurt"))] == ["gb-hurt model=hunter-1 seat=-1 n=2 damage=2 [GB-GAT-03]"]


def test_an_unhurt_local_makes_an_unhurt_hunter():
    """GB-GAT-03"""
    text = TOWN.replace("local-1 5u,6.5u damage 2", "local-1 5u,6.5u")
    match = go(table(text), "verify:local-1 | hunter | 10u,5u", "4 | 3")
    assert model(match, "hunter-1").damage == 0


def test_ranged_makes_verify_reach_farther():
    """GB-GAT-03, GB-A-71: the attack range counts."""
    assert [key for key in keys(go(table(TOWN))) if key.startswith("verify")] == ["verify:local-1"]
    match = go(table(TOWN.replace("b1 5u,5u", "b1 5u,5u ranged")))
    assert [key for key in keys(match) if key.startswith("verify")] == ["verify:local-1", "verify:local-2"]


@pytest.mark.parametrize("key", ["verify:local-3", "verify:a1", "verify"])
def test_who_cannot_be_verified(key: str):
    """GB-GAT-03: only a Local in attack range."""
    assert str(refused(go(table(TOWN)), key)) == f"gb-nobody-to-verify key={key.partition(':')[2]} [GB-GAT-03]"


def test_a_local_beyond_attack_range_cannot_be_verified():
    """GB-GAT-03, GB-A-71: the refusal tells how far off it is."""
    why = refused(go(table(TOWN)), "verify:local-2")
    assert (why.id, why.clause, why.args["target"]) == ("gb-too-far-to-verify", "GB-GAT-03", "local-2")
    assert why.args["measured"] > why.args["units"]


def test_who_is_gone_cannot_be_verified():
    """GB-GAT-03"""
    match = go(table(TOWN.replace("local-1 5u,6.5u damage 2", "local-1 5u,6.5u gone")))
    assert refused(match, "verify:local-1").id == "gb-nobody-to-verify"


def test_the_tame_verify_nobody():
    """GB-A-54, GB-GAT-03"""
    t = table("activation\nactive summoned-1\nsummoned-1 D8 5u,5u tame 1\na1 2u,20u\nb1 20u,20u\nlocal-1 5u,6.5u")
    assert refused(go(t), "verify:local-1").id == "gb-no-such-action"


def test_in_the_clash_nobody_is_verified():
    """GB-CLA-04"""
    assert refused(go(any_table(TOWN, scenario="clash")), "verify:local-1").id == "gb-no-such-action"


# Hunters


@pytest.mark.parametrize(
    ("face", "trait"), enumerate(("brutal", "deadly", "defensive", "fleet", "merciless", "vengeful"), 1)
)
def test_a_hunter_has_a_sinister_trait(face: int, trait: str):
    """GB-GAT-02, GB-SCN-05: D10, Ranged 1 and one Sinister trait at rank 2."""
    match = go(table(TOWN), "verify:local-1 | hunter | 10u,5u", f"4 | {face}")
    hunter = model(match, "hunter-1")
    assert (hunter.die, hunter.traits, hunter.r, hunter.group) == (10, {"ranged": 1, trait: 2}, 1600, "hunters")
    told_of = f"gb-threat-traits model=hunter-1 traits=['gb-trait-{trait}'] [GB-GAT-02]"
    assert [*map(str, events(match, "gb-threat-traits"))] == [told_of]


def test_sinister_traits_are_rolled_on_a_table_of_six():
    """GB-SCN-05, GB-A-87"""
    match = Match(GAME, table(TOWN), Typed())
    for key in ("verify:local-1", "4", "hunter"):
        match.answer(key)
    roll = match.request
    assert (roll.dice, roll.question, roll.seat, roll.clause) == (
        (tuple(range(1, 7)),),
        "gb-roll-sinister",
        None,
        "GB-SCN-05",
    )


def test_hunters_are_friends():
    """GB-GAT-02: they hunt everybody else, the Locals too."""
    text = "wild round 5 priority 2,1\nobjective none\nhunter-1 10u,10u plain\nhunter-2 12u,10u plain activated\n"
    match = go(table(f"{text}local-1 10u,12u activated\na1 2u,2u\nb1 20u,20u"))
    assert keys(match) == ["engage:local-1"]


def test_locals_are_cowards_without_traits():
    """GB-GAT-02, GB-WLD-01"""
    match = go(table(TOWN))
    local = model(match, "local-2")
    assert (local.die, local.traits, local.r, local.group) == (6, {}, 1250, "")


# Scoring


@pytest.mark.parametrize(("kind", "die", "points"), [("hunter", 10, 5), ("local", 6, -1)])
def test_what_falls_counts_for_the_nearest(kind: str, die: int, points: int):
    """GB-GAT-04, GB-SCN-08: a Hunter is worth 5VP, a Local costs 1VP."""
    t = table(f"recovery\nobjective none\na1 2u,2u\nb1 10u,5u\n{kind}-1 10u,10u damage 12")
    match = go(t, "", f"{die} | 5 4")
    scored = f"gb-scores-nearest seat=1 points={points} total={points} model={kind}-1 [GB-GAT-04]"
    assert [*map(str, events(match, "gb-scores-nearest"))] == [scored]


def test_nothing_else_scores_when_it_falls():
    """GB-GAT-04: neither a horror, nor a godbreaker."""
    t = table("recovery\nobjective none\na1 2u,2u\nb1 10u,5u damage 9\nb2 2u,20u\nhorror-1 10u,10u damage 14")
    assert go(t, "", "1 | 2 | 5 4").state.points == (0, 0)


def test_nothing_is_scored_for_tokens_here():
    """GB-SCN-07, GB-GAT-04"""
    t = table("resolution round 5\nobjective none\na1 2u,2u treasure trophy\nb1 10u,5u")
    assert go(t).state.points == (0, 0)

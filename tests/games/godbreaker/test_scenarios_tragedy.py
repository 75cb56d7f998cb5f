"""GB-TRA: The Tragedy. The Lost, who turn into Damned. Where it begins is in test_opening.py."""

from functools import partial

import pytest

from tests.games.godbreaker.table import asked, events, go, keys, model, refused, told
from tests.games.godbreaker.table import table as any_table

table = partial(any_table, scenario="tragedy")

WARD = """
    activation
    active a1
    a1 5u,5u
    a2 20u,5u
    b1 20u,20u
    lost-1 5u,6.5u damage 2 treasure
    lost-2 5u,10u
    objective none
"""


# Withering


def test_the_lost_wither():
    """GB-TRA-02: each takes 1 damage as a round starts, those still there; nobody else does."""
    t = table("start\na1 5u,5u\nb1 20u,20u\nlost-1 10u,10u damage 1\nlost-2 gone\nlost-3 10u,20u\ndamned-1 20u,10u")
    match = go(t)
    assert [*map(str, events(match, "gb-hurt"))] == [
        "gb-hurt model=lost-1 seat=-1 n=1 damage=2 [GB-TRA-02]",
        "gb-hurt model=lost-3 seat=-1 n=1 damage=1 [GB-TRA-02]",
    ]
    assert match.state.phase == "activation"


def test_elsewhere_nobody_withers():
    """GB-TRA-02"""
    assert "gb-hurt" not in told(go(any_table("start\na1 5u,5u\nb1 20u,20u\nlost-1 10u,10u")))


def test_a_lost_that_rolls_three_is_damned():
    """GB-TRA-02, GB-A-72, GB-D-15: 1 damage, a recovery roll of 3 is a 0, and a Damned stands where the Lost stood."""
    t = table("recovery priority 2,1\nobjective none\na1 5u,5u\nb1 20u,20u\nlost-1 10u,10u damage 1")
    match = go(t, "", "3")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-place", 0, "damned-1", "GB-TRA-02")
    assert model(match, "lost-1").where == "field"
    assert str(refused(match, "10u,14u")) == "gb-too-far units=0 measured=3 [GB-PLC-02]"
    match = go(t, "10u,11.5u", "3 | 5 4")
    assert (model(match, "lost-1").where, model(match, "damned-1").where) == ("casualty", "field")
    assert (model(match, "damned-1").damage, told(match).count("gb-recovery-roll")) == (0, 1)
    ids = told(match)
    assert ids.index("gb-enters") < ids.index("gb-falls")


def test_a_lost_drops_its_tokens_when_it_turns():
    """GB-A-72, GB-ELE-04"""
    t = table("recovery\nobjective none\na1 5u,5u\nb1 20u,20u\nlost-1 10u,10u damage 1 treasure", wild="policy")
    assert [(token.kind, token.x) for token in go(t, "", "2 | 5 4").state.tokens] == [("treasure", 25400)]


def test_where_there_is_no_room_a_damned_stands_unstably():
    """GB-A-72, GB-PLC-03: as near as can be, with 1 damage, and then it has a roll of its own."""
    crowd = "a1 4950,1250\na2 3866,3866\na3 1250,4950"
    t = table(f"recovery\nobjective none\n{crowd}\nb1 20u,20u\nlost-1 1250,1250 damage 4", wild="policy")
    match = go(t, "", "2 | 5 | 5 4")
    assert "gb-unstable" in told(match)
    assert [event.args["model"] for event in events(match, "gb-recovery-roll")] == ["lost-1", "damned-1"]


# Treatment


def test_treatment_cures():
    """GB-TRA-04: the Lost is taken off the battlefield, and a success is worth 2VP."""
    match = go(table(WARD), "treatment:lost-1", "4")
    assert [*map(str, match.events)] == [
        "gb-uses model=a1 seat=0 what=gb-treatment target=lost-1 [GB-TRA-04]",
        "gb-token-lies token=gb-treasure [GB-ELE-04]",
        "gb-removed model=lost-1 seat=-1 [GB-TRA-04]",
        "gb-test-success model=a1 seat=0 die=8 face=4 result=4 test=gb-test-trials [GB-TRA-04]",
        "gb-scores-cure seat=0 points=2 total=2 model=lost-1 [GB-TRA-04]",
    ]
    assert (model(match, "lost-1").where, match.state.points) == ("gone", (2, 0))


def test_treatment_that_fails_brings_a_damned():
    """GB-TRA-04, GB-A-93, GB-A-72: within 0U of the godbreaker, set down by its player; the Lost is gone and turns into
    nobody else."""
    match = go(table(WARD), "treatment:lost-1", "3")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-place", 0, "damned-1", "GB-TRA-04")
    assert refused(match, "6.99u,5u").args["units"] == 0
    match = go(table(WARD), "treatment:lost-1 | 6.5u,5u", "3")
    assert (model(match, "lost-1").where, match.state.points) == ("gone", (0, 0))
    assert [one.id for one in match.state.models if one.kind == "damned"] == ["damned-1"]


def test_the_last_in_priority_may_set_the_damned_down():
    """GB-A-93, option threats_placed_by."""
    assert asked(go(table(WARD, threats_placed_by="last in priority"), "treatment:lost-1", "3")).seat == 1


@pytest.mark.parametrize("key", ["treatment:lost-3", "treatment:b1", "treatment"])
def test_who_cannot_be_treated(key: str):
    """GB-TRA-04: only a Lost within 0U."""
    match = go(table(WARD))
    assert str(refused(match, key)) == f"gb-nobody-to-treat key={key.partition(':')[2]} [GB-TRA-04]"
    assert [found for found in keys(match) if found.startswith("treatment")] == ["treatment:lost-1"]


def test_a_lost_that_is_not_beside_cannot_be_treated():
    """GB-TRA-04: the refusal tells how far off it is."""
    why = refused(go(table(WARD)), "treatment:lost-2")
    assert (why.id, why.clause, why.args["target"], why.args["units"]) == (
        "gb-too-far-to-treat",
        "GB-TRA-04",
        "lost-2",
        0,
    )
    assert why.args["measured"] > 0


def test_who_is_gone_cannot_be_treated():
    """GB-TRA-04"""
    t = table(WARD.replace("lost-1 5u,6.5u damage 2 treasure", "lost-1 5u,6.5u gone"))
    assert refused(go(t), "treatment:lost-1").id == "gb-nobody-to-treat"


def test_the_tame_treat_nobody():
    """GB-A-54, GB-TRA-04"""
    t = table("activation\nactive summoned-1\nsummoned-1 D8 5u,5u tame 1\na1 2u,20u\nb1 20u,20u\nlost-1 5u,6.5u")
    assert refused(go(t), "treatment:lost-1").id == "gb-no-such-action"


# The damned


def test_what_the_lost_and_the_damned_are():
    """GB-TRA-02, GB-TRA-03, GB-MOV-01: D6 without traits; D8 with Fleet, which moves 10U."""
    match = go(table(WARD), "treatment:lost-1 | 6.5u,5u", "3")
    damned, lost = model(match, "damned-1"), model(match, "lost-2")
    assert (damned.die, damned.traits, damned.r, damned.seat) == (8, {"fleet": 1}, 1250, -1)
    assert (lost.die, lost.traits, lost.r) == (6, {}, 1250)


def test_engaged_with_a_damned_rolls_are_challenging():
    """GB-TRA-03, GB-A-73: those of its opponents, not its own."""
    t = table("activation\nobjective none\nactive a1\na1 5u,5u\nb1 20u,20u\ndamned-1 5u,6.5u")
    match = go(t, "engage:damned-1", "3 2")
    assert [(event.id, event.args["result"]) for event in match.events if "roll" in event.id] == [
        ("gb-attack-roll-challenging", 0),
        ("gb-attack-roll", 2),
    ]


def test_two_damned_fight_each_other_with_challenging_rolls():
    """GB-A-73"""
    t = table(
        "wild round 5\nobjective none\ndamned-1 5u,5u\ndamned-2 5u,6.5u activated\na1 20u,5u\nb1 20u,20u", wild="policy"
    )
    match = go(t, "", "3 3")
    assert [event.args["result"] for event in events(match, "gb-attack-roll-challenging")] == [0, 0]


# Scoring


def test_a_damned_that_falls_is_worth_five_to_the_nearest():
    """GB-TRA-05, GB-SCN-08: the circle of the closest model that belongs to a player."""
    t = table("recovery\nobjective none\na1 5u,10u\nb1 20u,20u\ndamned-1 10u,10u damage 9")
    match = go(t, "", "8 | 5 4")
    scored = "gb-scores-nearest seat=0 points=5 total=5 model=damned-1 [GB-TRA-05]"
    assert [*map(str, events(match, "gb-scores-nearest"))] == [scored]


@pytest.mark.parametrize(
    ("near", "points"),
    [
        ("a1 5u,10u\nb1 14.9u,10u", (0, 5)),
        ("a1 5u,10u\nb1 15.2u,10u", (0, 0)),
        ("a1 5u,10u\nb1 15.99u,10u", (5, 0)),
        ("a1 5u,10u\na2 15u,10u\nb1 20u,20u", (5, 0)),
        ("a1 5u,10u\nsummoned-1 D8 10u,12u tame 2\nb1 20u,20u", (0, 5)),
        ("a1 5u,10u\nlost-1 10u,12u\nb1 20u,20u", (5, 0)),
        ("a1 5u,10u\nb2 10u,12u casualty\nb1 20u,20u", (5, 0)),
    ],
)
def test_who_is_nearest(near: str, points: tuple[int, int]):
    """GB-SCN-08, GB-A-14: in whole units; if models of two players are equally close, nobody scores. The tame count,
    the wild do not."""
    t = table(f"recovery\nobjective none\n{near}\ndamned-1 10u,10u damage 9")
    assert go(t, "", "8 | 5 4").state.points == points


def test_a_lost_that_falls_is_worth_nothing():
    """GB-TRA-05"""
    t = table("recovery\nobjective none\na1 5u,5u\nb1 20u,20u\nlost-1 10u,10u damage 1", wild="policy")
    assert go(t, "", "3 | 5 4").state.points == (0, 0)


def test_no_damned_scores_elsewhere():
    """GB-TRA-05: it is this scenario's."""
    t = any_table("recovery\nobjective none\na1 5u,10u\nb1 20u,20u\ndamned-1 10u,10u damage 9")
    assert go(t, "", "8 | 5 4").state.points == (0, 0)


def test_the_nearest_is_who_is_there_when_it_falls():
    """GB-A-60: casualties go one by one; here the nearest has fallen before."""
    t = table("recovery\nobjective none\na1 5u,10u\nb1 11.5u,10u damage 8\nb2 20u,20u\ndamned-1 10u,10u damage 9")
    assert go(t, "", "1 | 8 | 5 4").state.points == (5, 0)

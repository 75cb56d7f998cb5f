"""The Treekin, Durthax's followers: no strangers at their roots."""

import pytest

from tests.games.godtear.table import go, line, model, table, tokens, where
from theomachy.kernel import Reason

# Branch Ward


def test_branch_ward_keeps_enemies_from_being_placed():
    """treekin-branch-ward: GT-B22: no enemy champion is placed next to a Treekin, but it walks there as it likes."""
    t = table("""
        clash active 2 first 2
        objectives
        1-treekin 5,7
        2-durthax 5,5
        2-treekin 5,6
    """)
    root = go(t, "2-treekin|skill:taking-root").request
    assert set(root.keys()) == {"4,6", "6,6"}, "5,7 shuts 6,7 and 4,7"
    assert root.why_not("6,7") == Reason("gt-warded", "GT-B22", {"hex": "6,7"})
    walk = go(table("clash\nobjectives\n1-durthax 5,5\n1-treekin 9,9\n2-treekin 5,7"), "1-durthax|advance|5,6")
    assert where(walk, "1-durthax") == "5,6"


def test_branch_ward_does_not_stop_a_push():
    """treekin-branch-ward: GT-B22: an enemy may be pushed beside a Treekin."""
    t = table("clash\nobjectives\n1-durthax 5,5\n1-treekin 5,8\n2-nia 5,6")
    match = go(t, "1-durthax|skill:growth-spurt|5,7", "1 1 1 1|0 0 0 0 0 0")
    assert where(match, "2-nia") == "5,7"


RECRUITS = """
    plot active 2 first 2
    objectives 9,9
    1-treekin 5,7
    1-titus 0,0
    2-nia 5,5
    2-quartzlings 10,10
"""


def test_branch_ward_keeps_enemies_from_being_recruited():
    """treekin-branch-ward: GT-B22: of the hexes next to Nia, those next to a Treekin take no Quartzling."""
    match = go(table(RECRUITS), "2-quartzlings|recruit")
    assert set(match.request.keys()) == {"4,5", "4,6", "5,4", "6,5", "6,6"}
    no = match.request.why_not("5,6")
    assert no == Reason("gt-warded", "GT-B22", {"hex": "5,6"})


def test_branch_ward_all_round_sends_recruits_home():
    """treekin-branch-ward: GT-RCT-04: where no hex next to the champion will do, recruits go to deployment hexes."""
    t = table(RECRUITS.replace("1-treekin 5,7", "1-treekin 5,6 5,4 4,5 6,6"))
    keys = go(t, "2-quartzlings|recruit").request.keys()
    assert {key.partition(",")[0] for key in keys} == {"10", "11"}


def test_branch_ward_spares_friends_and_banners():
    """treekin-branch-ward: its own side is placed and recruited there, and an enemy may claim beside a Treekin."""
    own = table("plot\nobjectives\n1-durthax 5,5\n1-treekin 5,6\n2-nia 9,9")
    assert {"4,6", "6,6", "4,5"} <= set(go(own, "1-treekin|recruit").request.keys())
    assert "5,7" in go(own, "1-durthax|skill:uproot").request.keys()
    claims = table("plot\nobjectives 5,6\n1-nia 4,6\n2-durthax 9,9\n2-treekin 5,7")
    assert where(go(claims, "1-nia|claim"), "1-nia-banner") == "5,6"
    grove = table("plot\nobjectives 5,6 5,7\n1-durthax 5,5\n1-durthax-banner 5,6\n2-treekin 5,8\n2-nia 9,9")
    assert where(go(grove, "1-durthax|trait:twisting-grove"), "1-durthax-banner") == "5,7"


# Skills of the Treekin


def test_photosynthesis_gives_a_dodge_boon():
    """treekin-photosynthesis: the unit gains a dodge boon."""
    match = go(table("plot\n1-durthax 5,5\n1-treekin 5,4\n2-nia 9,9"), "1-treekin|skill:photosynthesis")
    assert tokens(match, "1-treekin") == {"dodge+"}


SPLINTER = "plot\nobjectives\n1-durthax 0,0\n1-treekin 5,5\n2-nia 5,6"


def test_splinter_group_pushes_and_follows():
    """treekin-splinter-group: the target goes a hex away, and this Treekin may go a hex toward it."""
    t = table(SPLINTER)
    push = go(t, "1-treekin|skill:splinter-group", "1 1 1 1 0").request
    assert (push.by, set(push.keys())) == ("2-nia", {"5,6", "5,7", "6,7", "4,7"})
    follow = go(t, "1-treekin|skill:splinter-group|6,7", "1 1 1 1 0").request
    assert (follow.by, set(follow.keys())) == ("1-treekin-1", {"5,5", "5,6", "6,6"})
    assert follow.why_not("6,5") == Reason("gt-not-toward", "GT-MOV-07", {"hex": "6,5", "steps": 1})
    match = go(t, "1-treekin|skill:splinter-group|6,7|6,6", "1 1 1 1 0")
    assert (line(match, "2-nia"), line(match, "1-treekin")) == ("6,7", "6,6")
    stay = go(t, "1-treekin|skill:splinter-group|6,7|5,5", "1 1 1 1 0")
    assert (line(stay, "2-nia"), line(stay, "1-treekin")) == ("6,7", "5,5")


def test_splinter_group_has_nowhere_to_follow_a_target_that_stays():
    """treekin-splinter-group: next to the target no hex is nearer to it but the target's own."""
    match = go(table(SPLINTER), "1-treekin|skill:splinter-group|5,6", "1 1 1 1 0")
    assert (match.request.question, line(match, "1-treekin")) == ("gt-ask-action", "5,5")


def test_splinter_group_moves_one_treekin_of_three():
    """treekin-splinter-group: GT-SKL-06: with mates it has six dice, and only its user follows."""
    for mates in ("5,5 5,5", "5,5 5,5 5,5"):
        t = table(SPLINTER.replace("1-treekin 5,5", f"1-treekin {mates}"))
        match = go(t, "1-treekin|skill:splinter-group|5,7|5,6", "1 1 1 1 0 0")
        assert line(match, "1-treekin") == f"5,6 {mates.removeprefix('5,5 ')}"
    miss = go(table(SPLINTER), "1-treekin|skill:splinter-group", "1 1 1 0 0")
    assert (line(miss, "2-nia"), line(miss, "1-treekin")) == ("5,6", "5,5")


ROOT = "clash\nobjectives\n1-durthax 5,7\n1-treekin 5,5 9,9\n2-nia 4,5"


def test_taking_root_brings_durthax():
    """treekin-taking-root: Durthax, within two hexes, is placed next to this Treekin."""
    t = table(ROOT)
    ask = go(t, "1-treekin|skill:taking-root").request
    assert (ask.by, set(ask.keys())) == ("1-durthax", {"5,6", "6,6", "6,5", "5,4", "4,6"}), "Nia stands in 4,5"
    assert where(go(t, "1-treekin|skill:taking-root|5,4"), "1-durthax") == "5,4"


def test_taking_root_measures_from_its_user():
    """treekin-taking-root: GT-SKL-05: with Durthax three hexes away from all Treekin it cannot be used."""
    request = go(table(ROOT.replace("1-durthax 5,7", "1-durthax 5,8")), "1-treekin").request
    args = {"skill": "treekin-taking-root", "unit": "treekin", "range": 2, "partner": "durthax"}
    assert request.why_not("skill:taking-root") == Reason("gt-partner-too-far", "GT-SKL-04", args)


def test_taking_root_cannot_lift_the_fallen():
    """treekin-taking-root: GT-KO-06: a knocked out champion is not placed."""
    match = go(table(ROOT.replace("5,7", "5,7 knocked-out")), "1-treekin|skill:taking-root")
    assert (where(match, "1-durthax"), match.request.question) == ("5,7", "gt-ask-action")


FERTILIZER = "clash\nobjectives\n1-durthax 0,0 wounds 2\n1-treekin 5,5\n2-nia 5,6"


def test_fertilizer_may_heal_durthax():
    """treekin-fertilizer: after a hit one wound may be removed from Durthax, wherever he is; then comes the damage."""
    t = table(FERTILIZER)
    ask = go(t, "1-treekin|skill:fertilizer", "1 1 1 1 0").request
    assert (ask.question, set(ask.keys())) == ("gt-ask-heal", {"1", "0"})
    healed = go(t, "1-treekin|skill:fertilizer|1", "1 1 1 1 0|1 1 1 0")
    assert (line(healed, "1-durthax"), line(healed, "2-nia")) == ("0,0 wounds 1", "5,6 wounds 1")
    left_out = go(t, "1-treekin|skill:fertilizer|0", "1 1 1 1 0|1 1 1 0")
    assert (line(left_out, "1-durthax"), line(left_out, "2-nia")) == ("0,0 wounds 2", "5,6 wounds 1")
    miss = go(t, "1-treekin|skill:fertilizer", "1 1 1 0 0")
    assert (line(miss, "1-durthax"), line(miss, "2-nia")) == ("0,0 wounds 2", "5,6")


@pytest.mark.parametrize(("mates", "hit", "damage"), [("5,5 5,5", 6, 4), ("5,5 5,5 5,5", 6, 5)])
def test_fertilizer_has_its_rows(mates, hit, damage):
    """treekin-fertilizer: GT-SKL-06: six dice with one mate; with two also five for damage."""
    t = table(FERTILIZER.replace("1-treekin 5,5", f"1-treekin {mates}"))
    match = go(t, "1-treekin|skill:fertilizer|1", f"{' 1' * hit}|{' 1' * damage}")
    assert line(match, "2-nia") == f"5,6 wounds {damage - 2}"


def test_fertilizer_does_not_heal_the_fallen():
    """treekin-fertilizer: GT-KO-08: only a rally removes the wounds of a knocked out Durthax."""
    t = table(FERTILIZER.replace("wounds 2", "knocked-out"))
    match = go(t, "1-treekin|skill:fertilizer", "1 1 1 1 0|1 1 1 0")
    assert (model(match, "1-durthax").wounds, line(match, "2-nia")) == (14, "5,6 wounds 1")

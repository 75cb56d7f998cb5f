"""Durthax: a tree that moves banners and shelters the small."""

import msgspec
import pytest

from tests.games.godtear.table import go, line, model, table, tokens, unit, where
from tests.kit import told
from theomachy.games.godtear.battlefield import BOARD, NAMES
from theomachy.kernel import Reason

# Durthax


def test_durthax_stands_rooted_in_the_plot_phase():
    """durthax: his speed is 0 in the plot phase and 1 in the clash phase."""
    stay = go(table("plot\n1-durthax 5,5\n2-nia 9,9"), "1-durthax|advance")
    assert where(stay, "1-durthax") == "5,5"
    assert stay.request.why_not("advance") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "durthax"})
    step = go(table("clash\nobjectives\n1-durthax 5,5\n2-nia 9,9"), "1-durthax|advance")
    assert set(step.request.keys()) == {"5,5", "5,6", "6,6", "6,5", "5,4", "4,5", "4,6"}


# Twisting Grove

GROVE = """
    plot
    objectives 5,6 5,7 6,6 6,7 6,8
    1-durthax 5,5
    1-durthax-banner 5,6
    2-nia 8,8
    2-nia-banner 6,7
"""


def test_twisting_grove_takes_any_banner():
    """durthax-twisting-grove: GT-C37: a banner of either side goes to another empty objective hex near Durthax."""
    t = table(GROVE)
    choose = go(t, "1-durthax|trait:twisting-grove").request
    assert (choose.seat, choose.question, choose.by, choose.clause) == (0, "gt-ask-banner", "1-durthax", "GT-C37")
    assert set(choose.keys()) == {"1-durthax-banner", "2-nia-banner"}
    put = go(t, "1-durthax|trait:twisting-grove|2-nia-banner")
    assert set(put.request.keys()) == {"5,7", "6,6"}, "6,8 is three hexes away"
    assert put.request.why_not("5,6") == Reason("gt-banner-in-the-way", "GT-ENT-05", {"hex": "5,6"})
    assert put.request.why_not("6,8") == Reason(
        "gt-too-far-from", "GT-MOV-05", {"hex": "6,8", "range": 2, "starts": ["5,5"]}
    )
    done = go(t, "1-durthax|trait:twisting-grove|2-nia-banner|5,7")
    assert (where(done, "2-nia-banner"), where(done, "1-durthax-banner")) == ("5,7", "5,6")
    assert done.state.turn_token == t.turn_token, "no claim, no steps"


def test_twisting_grove_can_be_told_to_spare_enemies():
    """durthax-twisting-grove: GT-C37: with `friendly` it takes banners of its own side."""
    t = table(GROVE, twisting_grove="friendly")
    put = go(t, "1-durthax|trait:twisting-grove").request
    assert (put.question, put.by) == ("gt-ask-place", "1-durthax-banner")
    alone = table(GROVE.replace("1-durthax-banner 5,6", ""), twisting_grove="friendly")
    why_not = go(alone, "1-durthax").request.why_not("trait:twisting-grove")
    assert why_not == Reason("gt-no-banner-in-range", "GT-C37", {"unit": "durthax", "range": 2})


def test_twisting_grove_is_no_action_and_comes_once():
    """durthax-twisting-grove: GT-SET-09: once in the activation, at any time, on top of both actions."""
    t = table(GROVE)
    first = go(t, "1-durthax|trait:twisting-grove|1-durthax-banner|6,6")
    assert first.state.activation.actions == 0
    assert first.request.why_not("trait:twisting-grove") == Reason("gt-trait-used", "GT-SET-09", {"unit": "durthax"})
    last = go(t, "1-durthax|skill:canopy|skill:uproot|5,4")
    assert set(last.request.keys()) == {"trait:twisting-grove", "bonus:wellspring", "end"}
    again = go(t, "1-durthax|skill:canopy|skill:uproot|4,6|trait:twisting-grove|1-durthax-banner|5,7")
    assert where(again, "1-durthax-banner") == "5,7"


def test_twisting_grove_works_in_the_clash_phase():
    """durthax-twisting-grove: the trait is on in every phase."""
    t = table(GROVE.replace("plot", "clash"))
    assert where(go(t, "1-durthax|trait:twisting-grove|2-nia-banner|6,6"), "2-nia-banner") == "6,6"


def test_twisting_grove_needs_a_banner_and_a_hex_in_range():
    """durthax-twisting-grove: both the banner and the objective hex are at most 2 hexes from Durthax."""
    banner_far = table("plot\nobjectives 5,6 5,8\n1-durthax 5,5\n1-durthax-banner 5,8\n2-nia 9,9")
    no_banner = go(banner_far, "1-durthax").request.why_not("trait:twisting-grove")
    assert no_banner == Reason("gt-no-banner-to-place", "GT-C37", {"unit": "durthax", "range": 2})
    hexes_far = table("plot\nobjectives 5,6 6,6 5,8\n1-durthax 5,5\n1-durthax-banner 5,6\n2-nia 6,6")
    no_hex = go(hexes_far, "1-durthax").request.why_not("trait:twisting-grove")
    assert no_hex == Reason("gt-nowhere-for-banner", "GT-C37", {"unit": "durthax", "range": 2})


def test_twisting_grove_waits_for_the_rally():
    """durthax-twisting-grove: GT-RLY-01: knocked out, Durthax does nothing before he rallies."""
    t = table(GROVE.replace("1-durthax 5,5", "1-durthax 5,5 knocked-out"))
    assert go(t).request.keys() == ["1-durthax", "1-treekin"]
    must = go(t, "1-durthax")
    assert told(must)[-1] == "gt-rallied", "the rally is the only answer"
    assert must.request.why_not("trait:twisting-grove") is None


# Wellspring

SPRING = """
    plot
    objectives 5,6 6,6 2,3 8,8
    1-durthax 5,5
    1-nia 4,6
    1-titus 1,3
    2-nia 7,8
    2-titus 10,10
    2-durthax 10,1
"""


def test_wellspring_lets_friendly_champions_claim():
    """durthax-wellspring: GT-C10: each friendly champion in range, Durthax too, may make a full claim, in any order."""
    t = table(SPRING)
    ask = go(t, "1-durthax|skill:wellspring").request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gt-ask-claims", "1-durthax", "GT-C10")
    assert set(ask.keys()) == {"1-durthax", "1-nia", "done"}
    match = go(t, "1-durthax|skill:wellspring|1-nia|1-durthax")
    assert (where(match, "1-nia-banner"), where(match, "1-durthax-banner")) == ("5,6", "6,6")
    assert match.state.turn_token == 10 - 2 - 1, "2 steps for a shaper, 1 for the guardian"
    other_way = go(t, "1-durthax|skill:wellspring|1-durthax|5,6")
    assert other_way.state.agenda == (), "nothing is left for Nia"
    assert (where(other_way, "1-nia-banner"), where(other_way, "1-durthax-banner")) == ("", "5,6")


def test_wellspring_may_be_left_out():
    """durthax-wellspring: a champion may claim, it need not."""
    match = go(table(SPRING), "1-durthax|skill:wellspring|1-nia|done")
    assert (where(match, "1-nia-banner"), where(match, "1-durthax-banner")) == ("5,6", "")
    assert match.request.question == "gt-ask-action"


def test_wellspring_reaches_three_hexes():
    """durthax-wellspring: range 3."""
    near = table(SPRING.replace("1-titus 1,3", "1-titus 3,3"))
    assert set(go(near, "1-durthax|skill:wellspring").request.keys()) == {"1-durthax", "1-nia", "1-titus", "done"}
    far = table(SPRING.replace("1-titus 1,3", "1-titus 3,2"))
    assert set(go(far, "1-durthax|skill:wellspring").request.keys()) == {"1-durthax", "1-nia", "done"}


def test_wellspring_wakes_nobody_who_is_knocked_out():
    """durthax-wellspring: GT-C10: a knocked out champion makes no claim."""
    t = table(SPRING.replace("1-nia 4,6", "1-nia 4,6 knocked-out"))
    assert set(go(t, "1-durthax|skill:wellspring").request.keys()) == {"1-durthax", "done"}


def test_wellspring_may_be_the_bonus_action():
    """durthax-wellspring: GT-A6: as a bonus action it takes none of the two actions; but it is used once in a game."""
    t = table(SPRING)
    bonus = go(t, "1-durthax|bonus:wellspring|done")
    assert (bonus.state.activation.actions, bonus.state.activation.bonus_taken) == (0, True)
    third = go(t, "1-durthax|skill:canopy|skill:uproot|5,7|bonus:wellspring|1-durthax")
    assert where(third, "1-durthax-banner") == "5,6"
    normal = go(t, "1-durthax|skill:wellspring|done")
    assert (normal.state.activation.actions, normal.state.activation.bonus_taken) == (1, False)
    used = table(SPRING.replace("1-durthax 5,5", "1-durthax 5,5 ultimate"))
    args = {"unit": "durthax@gt-one", "skill": "durthax-wellspring"}
    for key in ("skill:wellspring", "bonus:wellspring"):
        assert go(used, "1-durthax").request.why_not(key) == Reason("gt-ultimate-used", "GT-ULT-03", args)


def test_wellspring_belongs_to_the_plot_phase():
    """durthax-wellspring: GT-A10: the card names the plot phase."""
    request = go(table(SPRING.replace("plot", "clash")), "1-durthax").request
    args = {"unit": "durthax@gt-one", "skill": "durthax-wellspring"}
    for key in ("skill:wellspring", "bonus:wellspring"):
        assert request.why_not(key) == Reason("gt-only-in-plot", "GT-A10", args)


def test_wellspring_leaves_others_their_own_claim():
    """durthax-wellspring: GT-TRN-11, GT-C8: a claim outside the own activation comes on top of it."""
    t = table(SPRING.replace("6,6 2,3", "6,6 4,7 2,3"))
    match = go(t, "1-durthax|skill:wellspring|1-nia|5,6|done|end|1-nia|claim")
    assert where(match, "1-nia-banner") == "4,7"
    assert match.state.turn_token == 10 - 2 - 2


def test_wellspring_and_durthaxs_own_claim():
    """durthax-wellspring: GT-A4: after a claim action he has no other by it, unless the table says `always`."""
    first = "1-durthax|claim|6,6|skill:wellspring"
    assert set(go(table(SPRING), first).request.keys()) == {"1-nia", "done"}
    assert set(go(table(SPRING, own_grants="always"), first).request.keys()) == {"1-durthax", "1-nia", "done"}
    after = go(table(SPRING), "1-durthax|skill:wellspring|1-durthax|6,6|done")
    assert after.request.why_not("claim") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "durthax@gt-one"})


# Skills of Durthax


def test_uproot_places_durthax():
    """durthax-uproot: he is placed at most two hexes away, over whatever lies between."""
    t = table("""
        plot
        objectives 5,6
        1-durthax 5,5
        1-durthax-banner 5,6
        2-nia 5,4
        2-nia-banner 5,7
    """)
    match = go(t, "1-durthax|skill:uproot")
    near = {NAMES[place] for place in BOARD.within(model(t, "1-durthax").place, 2)}
    assert set(match.request.keys()) == near - {"5,6", "5,4", "5,5"}
    assert match.request.why_not("5,8") == Reason(
        "gt-too-far-from", "GT-MOV-05", {"hex": "5,8", "range": 2, "starts": ["5,5"]}
    )
    there = go(t, "1-durthax|skill:uproot|5,7")
    assert (where(there, "1-durthax"), where(there, "2-nia-banner")) == ("5,7", ""), "GT-B5"


def test_canopy_protects_small_followers():
    """durthax-canopy: GT-C17: every friendly unit of small followers with a model within two hexes."""
    t = table("""
        plot
        1-durthax 5,5
        1-treekin 0,0 5,3
        1-glory-seekers 3,3 5,2
        1-quartzlings 7,6
        2-quartzlings 5,4
        2-nia 9,9
    """)
    match = go(t, "1-durthax|skill:canopy")
    assert tokens(match, "1-treekin") == tokens(match, "1-quartzlings") == {"protection+"}
    others = ("1-durthax", "1-glory-seekers", "2-quartzlings")
    assert [tokens(match, id) for id in others] == [set(), set(), set()]


def test_canopy_is_for_the_small():
    """durthax-canopy: large followers stand above it."""
    t = table("plot\n1-durthax 5,5\n1-treekin 5,4\n1-glory-seekers 5,6\n2-nia 9,9\n2-titus 9,8")
    large = unit(t, "1-glory-seekers")
    large.sheet = msgspec.structs.replace(large.sheet, small=False)
    match = go(t, "1-durthax|skill:canopy")
    assert (tokens(match, "1-treekin"), tokens(match, "1-glory-seekers")) == ({"protection+"}, set())


STRIKE = "clash\nobjectives\n1-durthax 5,5\n2-nia 5,7"


@pytest.mark.parametrize(
    ("nia", "hit", "damage", "wounds"),
    [
        ("", "1 1 1 1 0 0 0", "2", 0),  # 4 against dodge 4: the printed die alone
        ("", "1 1 1 1 1 1 1", "1 1 1 2", 3),  # 7: three more
        (" dodge+", "1 1 1 1 1 1 1", "1 1 2", 2),  # against 5: the boon is spent by then, and counts
        (" dodge-", "1 1 1 1 1 1 1", "1 1 1 1 1", 3),  # against 3
    ],
)
def test_bough_strike_grows_with_its_hit_roll(nia, hit, damage, wounds):
    """durthax-bough-strike: one damage die more for each point above the dodge that counted in the hit roll."""
    match = go(table(STRIKE + nia), "1-durthax|skill:bough-strike", f"{hit}|{damage}")
    assert (model(match, "2-nia").wounds, tokens(match, "2-nia")) == (wounds, set())


def test_bough_strike_has_eight_dice_more_at_most():
    """durthax-bough-strike: 14 against dodge 2 is 12 above, but there are 9 dice and no more."""
    t = table("clash\nobjectives\n1-durthax 5,5\n2-durthax 5,6")
    match = go(t, "1-durthax|skill:bough-strike", "2 2 2 2 2 2 2|1 1 1 1 1 1 1 1 1")
    assert model(match, "2-durthax").wounds == 8


def test_bough_strike_counts_other_tokens_as_usual():
    """durthax-bough-strike: GT-C1: accuracy and damage tokens change its dice like any other's."""
    t = table("clash\nobjectives\n1-durthax 5,5 accuracy- damage+\n2-nia 5,7")
    match = go(t, "1-durthax|skill:bough-strike", "1 1 1 1 1 0|1 1 1")
    assert (model(match, "2-nia").wounds, tokens(match, "1-durthax")) == (1, set())


def test_bough_strike_may_miss():
    """durthax-bough-strike: below the dodge there is no damage roll."""
    match = go(table(STRIKE), "1-durthax|skill:bough-strike", "1 1 1 0 0 0 0")
    assert (model(match, "2-nia").wounds, match.request.question) == (0, "gt-ask-action")


def test_bough_strike_reaches_two_hexes():
    """durthax-bough-strike: range 2."""
    request = go(table(STRIKE.replace("5,7", "5,8")), "1-durthax").request
    args = {"skill": "durthax-bough-strike", "unit": "durthax", "range": 2}
    assert request.why_not("skill:bough-strike") == Reason("gt-no-target", "GT-SKL-11", args)


SPURT = "clash\nobjectives\n1-durthax 5,5 wounds 3\n2-nia 5,7"


def test_growth_spurt_pushes_and_heals():
    """durthax-growth-spurt: the target goes up to a hex away, Durthax loses a wound, then comes the damage."""
    t = table(SPURT)
    push = go(t, "1-durthax|skill:growth-spurt", "1 1 1 1").request
    assert (push.seat, push.by, set(push.keys())) == (0, "2-nia", {"5,7", "5,8", "6,8", "4,8"})
    assert push.why_not("4,7") == Reason("gt-not-away", "GT-MOV-08", {"hex": "4,7", "steps": 1})
    match = go(t, "1-durthax|skill:growth-spurt|5,8", "1 1 1 1|1 1 1 1 1 0")
    assert (line(match, "1-durthax"), line(match, "2-nia")) == ("5,5 wounds 2", "5,8 wounds 3")
    stay = go(t, "1-durthax|skill:growth-spurt|5,7", "1 1 1 1|1 1 0 0 0 0")
    assert (line(stay, "1-durthax"), line(stay, "2-nia")) == ("5,5 wounds 2", "5,7")


def test_growth_spurt_and_a_target_pushed_out_of_range():
    """durthax-growth-spurt: GT-C2: with `in range` there is no damage roll against a target three hexes away."""
    t = table(SPURT, damage_after_push="in range")
    match = go(t, "1-durthax|skill:growth-spurt|5,8", "1 1 1 1")
    assert (line(match, "1-durthax"), line(match, "2-nia")) == ("5,5 wounds 2", "5,8")


def test_growth_spurt_without_wounds():
    """durthax-growth-spurt: with no wound to remove it pushes all the same; a miss does nothing at all."""
    t = table(SPURT.replace(" wounds 3", ""))
    match = go(t, "1-durthax|skill:growth-spurt|4,8", "1 1 1 1|0 0 0 0 0 0")
    assert (line(match, "1-durthax"), line(match, "2-nia")) == ("5,5", "4,8")
    miss = go(table(SPURT), "1-durthax|skill:growth-spurt", "1 1 1 0")
    assert (line(miss, "1-durthax"), line(miss, "2-nia")) == ("5,5 wounds 3", "5,7")


def test_growth_spurt_heals_over_a_fallen_enemy():
    """durthax-growth-spurt: GT-C14, GT-KO-06: a knocked out champion cannot be moved, but Durthax loses his wound."""
    t = table(SPURT.replace("2-nia 5,7", "2-nia 5,7 knocked-out"))
    match = go(t, "1-durthax|skill:growth-spurt", "1 1 1 1|2 2 2 2 2 2")
    assert (line(match, "1-durthax"), where(match, "2-nia")) == ("5,5 wounds 2", "5,7")

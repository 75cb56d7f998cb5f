"""Finvarr and the Shadow Sentinels: banners that are not where they were."""

import pytest

from tests.games.godtear.table import faces, go, line, model, refused, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS
from theomachy.kernel import Reason


def test_the_figures_of_their_cards():
    """finvarr, shadow-sentinels: class, stats and the skills of each side."""
    finvarr, sentinels = SHEETS["finvarr"], SHEETS["shadow-sentinels"]
    assert (finvarr.class_, finvarr.speed, finvarr.dodge, finvarr.protection) == ("guardian", (2, 3), 4, 3)
    assert (finvarr.health, finvarr.ultimate) == (5, "phantom-banners")
    assert finvarr.sides == {
        "plot": ("poised-to-strike", "shadow-ward"),
        "clash": ("mirage", "void-weapon", "life-blade"),
    }
    assert (sentinels.small, sentinels.count, sentinels.speed) == (True, 3, (2, 3))
    assert (sentinels.dodge, sentinels.protection, sentinels.health) == (4, 2, 1)
    assert sentinels.sides == {"plot": ("protect", "shadow-snare"), "clash": ("void-weapon", "life-trade")}


# Banner Warden


@pytest.mark.parametrize(("place", "life_blade", "shadow_ward"), [("5,6", 6, 7), ("4,5", 4, 5)])
def test_banner_warden_on_an_objective_hex(place: str, life_blade: int, shadow_ward: int):
    """finvarr-banner-warden: 2 accuracy dice more for each of his skills while he is on an objective hex."""
    t = table(f"clash\n1-finvarr {place}\n2-nia 5,5")
    assert told(go(t, "1-finvarr|skill:life-blade", faces(life_blade, 3)))[-1] == "gt-missed"
    t = table(f"plot\n1-finvarr {place}\n2-nia 5,5")
    assert told(go(t, "1-finvarr|skill:shadow-ward", faces(shadow_ward, 3)))[-1] == "gt-missed"


def test_banner_warden_is_for_finvarr_alone_and_for_accuracy_alone():
    """finvarr-banner-warden: neither the Sentinels nor an enemy has more dice, and damage dice stay as they are."""
    t = table("clash\n1-finvarr 5,6\n1-shadow-sentinels 4,5\n2-nia 5,5")
    assert told(go(t, "1-shadow-sentinels|skill:life-trade", faces(4, 3)))[-1] == "gt-missed"
    match = go(t, "1-finvarr|skill:life-blade", f"{faces(6, 4)}|{faces(5, 3)}")
    assert line(match, "2-nia") == "5,5 wounds 1"
    t = table("clash active 2\n1-finvarr 5,6\n2-nia 5,5")
    assert told(go(t, "2-nia|skill:erosion", faces(5, 3)))[-1] == "gt-missed"


# Phantom Banners

PHANTOM = """
    plot
    objectives 5,6 5,7 6,6 6,7 2,9
    1-finvarr 5,4
    1-finvarr-banner 5,6
    1-nia 9,9
    1-nia-banner 4,4
    1-titus 9,8
    1-titus-banner 2,9
    2-titus 10,10
    2-titus-banner 6,7
"""


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_phantom_banners_takes_friendly_banners_within_range(phase: str):
    """finvarr-phantom-banners, GT-B12: banners of his side within 4 hexes go to empty objective hexes within 4."""
    t = table(PHANTOM.replace("plot", phase))
    ask = go(t, "1-finvarr|skill:phantom-banners").request
    assert (ask.seat, ask.question, ask.clause) == (0, "gt-ask-banner", "GT-SKL-10")
    assert ask.keys() == ["1-finvarr-banner", "1-nia-banner", "done"]
    match = go(t, "1-finvarr|skill:phantom-banners|1-nia-banner")
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-place", {"5,7", "6,6"})
    assert str(match.request.why_not("6,7")) == "gt-banner-in-the-way hex=6,7 [GT-ENT-05]"
    assert str(match.request.why_not("4,5")) == "gt-no-objective-there hex=4,5 [GT-MOV-04]"
    match.answer("6,6")
    assert line(match, "1-nia-banner") == "6,6"
    assert match.request.keys() == ["1-finvarr-banner", "done"], "each of them once"
    assert match.state.turn_token == t.turn_token, "no claim, no steps"


def test_phantom_banners_one_after_another():
    """finvarr-phantom-banners: where one banner has left, the next may come."""
    t = table(PHANTOM)
    match = go(t, "1-finvarr|skill:phantom-banners|1-finvarr-banner|6,6|1-nia-banner|5,6")
    assert (line(match, "1-finvarr-banner"), line(match, "1-nia-banner")) == ("6,6", "5,6")
    assert (line(match, "1-titus-banner"), line(match, "2-titus-banner")) == ("2,9", "6,7")
    assert (match.request.question, line(match, "1-finvarr")) == ("gt-ask-action", "5,4 ultimate")


def test_phantom_banners_may_take_none():
    """finvarr-phantom-banners: any number may be none; a banner that is taken comes to another hex (GT-B12)."""
    match = go(table(PHANTOM), "1-finvarr|skill:phantom-banners|done")
    assert (line(match, "1-finvarr-banner"), line(match, "1-nia-banner")) == ("5,6", "4,4")
    assert unit(match, "1-finvarr").ultimate_used
    match = go(table(PHANTOM), "1-finvarr|skill:phantom-banners|1-finvarr-banner")
    assert refused(match, "5,6") == Reason("gt-stands-there", "GT-B12", {"hex": "5,6"})


def test_phantom_banners_needs_a_banner_and_a_hex():
    """finvarr-phantom-banners: a friendly banner within 4 hexes, and an empty objective hex within 4."""
    far = "plot\nobjectives 5,6\n1-finvarr 5,4\n1-finvarr-banner 5,9\n2-titus 10,10\n2-titus-banner 5,5"
    none = go(table(far), "1-finvarr").request.why_not("skill:phantom-banners")
    assert str(none) == "gt-no-banner-in-range unit=finvarr range=4 [GT-SKL-10]"
    full = "plot\nobjectives 5,6 5,9\n1-finvarr 5,4\n1-finvarr-banner 5,6\n2-titus 10,10"
    nowhere = go(table(full), "1-finvarr").request.why_not("skill:phantom-banners")
    assert str(nowhere) == "gt-nowhere-for-banner unit=finvarr range=4 [GT-SKL-10]"


# Poised to Strike, Shadow Ward


def test_poised_to_strike_gives_finvarr_a_speed_boon():
    """finvarr-poised-to-strike: it counts for an advance of the same activation."""
    t = table("plot\n1-finvarr 4,4\n2-titus 10,10")
    match = go(t, "1-finvarr|skill:poised-to-strike")
    assert tokens(match, "1-finvarr") == {"speed+"}
    match.answer("advance")
    match.answer("4,7")
    assert line(match, "1-finvarr").startswith("4,7")
    assert tokens(match, "1-finvarr") == set()


def test_shadow_ward_moves_the_target():
    """finvarr-shadow-ward, GT-B1: Finvarr's player moves the target up to 1 hex, any way; a miss moves nobody."""
    t = table("plot\n1-finvarr 4,4\n2-titus 4,6")
    match = go(t, "1-finvarr|skill:shadow-ward", faces(5, 3))
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "2-titus")
    assert set(match.request.keys()) == {"4,6", "4,5", "4,7", "3,5", "3,6", "5,5", "5,6"}
    match.answer("5,6")
    assert line(match, "2-titus") == "5,6"
    match = go(t, "1-finvarr|skill:shadow-ward", faces(5, 2))
    assert (line(match, "2-titus"), match.request.question) == ("4,6", "gt-ask-action")


def test_shadow_ward_has_a_range_of_two():
    """finvarr-shadow-ward, GT-SKL-11: 3 hexes are too far; a knocked out champion is hit and stays. GT-KO-06"""
    match = go(table("plot\n1-finvarr 4,4\n2-titus 4,7"), "1-finvarr")
    reason = match.request.why_not("skill:shadow-ward")
    assert str(reason) == "gt-no-target skill=finvarr-shadow-ward unit=finvarr range=2 [GT-SKL-11]"
    down = go(table("plot\n1-finvarr 4,4\n2-titus 4,6 knocked-out"), "1-finvarr|skill:shadow-ward", faces(5, 3))
    assert down.request.question == "gt-ask-action"


# Mirage

MIRAGE = """
    clash
    1-finvarr 5,4
    1-finvarr-banner 5,6
    1-nia 9,9
    2-titus 10,10
    2-titus-banner 6,7
"""


def test_mirage_places_a_banner_on_the_next_objective_hex():
    """finvarr-mirage, GT-B12: the objective hex is next to the banner and empty; nobody gets steps for it."""
    t = table(MIRAGE)
    match = go(t, "1-finvarr|skill:mirage")
    assert (match.request.question, match.request.by) == ("gt-ask-place", "1-finvarr-banner")
    assert set(match.request.keys()) == {"5,7", "6,6"}
    assert str(match.request.why_not("6,7")) == "gt-banner-in-the-way hex=6,7 [GT-ENT-05]"
    assert str(match.request.why_not("5,5")) == "gt-no-objective-there hex=5,5 [GT-MOV-04]"
    match.answer("5,7")
    assert (line(match, "1-finvarr-banner"), match.state.turn_token) == ("5,7", t.turn_token)


def test_mirage_takes_any_friendly_banner_within_two_hexes():
    """finvarr-mirage: also a friend's, and one off the objective hexes; none that has nowhere to go."""
    t = table(f"{MIRAGE}    1-nia-banner 5,5\n")
    match = go(t, "1-finvarr|skill:mirage")
    assert (match.request.question, match.request.keys()) == ("gt-ask-banner", ["1-finvarr-banner", "1-nia-banner"])
    match.answer("1-nia-banner")
    assert line(match, "1-nia-banner") == "6,6", "the only empty objective hex next to it"
    stuck = go(table(f"{MIRAGE}    1-nia-banner 4,3\n"), "1-finvarr|skill:mirage")
    assert (stuck.request.question, stuck.request.by) == ("gt-ask-place", "1-finvarr-banner")


def test_mirage_needs_a_banner_with_somewhere_to_go():
    """finvarr-mirage: 3 hexes are too far, and enemy banners do not count; nor is there a use without an empty hex."""
    far = go(table(MIRAGE.replace("1-finvarr 5,4", "1-finvarr 5,3")), "1-finvarr")
    assert str(far.request.why_not("skill:mirage")) == "gt-no-banner-in-range unit=finvarr range=2 [GT-SKL-10]"
    enemy = go(table(MIRAGE.replace("1-finvarr 5,4", "1-finvarr 7,6").replace("5,6", "2,2")), "1-finvarr")
    assert str(enemy.request.why_not("skill:mirage")) == "gt-no-banner-in-range unit=finvarr range=2 [GT-SKL-10]"
    alone = go(table(MIRAGE.replace("clash", "clash\n    objectives 5,6 6,7")), "1-finvarr")
    assert str(alone.request.why_not("skill:mirage")) == "gt-nothing-to-claim unit=finvarr-banner [GT-SKL-10]"


# Void Weapon, Life Blade


def test_void_weapon_gives_a_damage_boon():
    """finvarr-void-weapon, shadow-sentinels-void-weapon: each for the card that uses it."""
    t = table("clash\n1-finvarr 4,4\n1-shadow-sentinels 4,5\n2-titus 10,10")
    match = go(t, "1-finvarr|skill:void-weapon")
    assert (tokens(match, "1-finvarr"), tokens(match, "1-shadow-sentinels")) == ({"damage+"}, set())
    match = go(t, "1-shadow-sentinels|skill:void-weapon")
    assert (tokens(match, "1-finvarr"), tokens(match, "1-shadow-sentinels")) == (set(), {"damage+"})


def test_life_blade_may_remove_a_wound():
    """finvarr-life-blade: after a hit up to 1 of his wounds, whatever the damage roll brings then."""
    t = table("clash\n1-finvarr 4,4 wounds 2\n2-nia 4,5")
    match = go(t, "1-finvarr|skill:life-blade", faces(4, 4))
    assert (match.request.question, match.request.keys()) == ("gt-ask-heal", ["1", "0"])
    match = go(t, "1-finvarr|skill:life-blade|1", f"{faces(4, 4)}|{faces(5, 3)}")
    assert (line(match, "1-finvarr"), line(match, "2-nia")) == ("4,4 wounds 1", "4,5 wounds 1")
    match = go(t, "1-finvarr|skill:life-blade|0", f"{faces(4, 4)}|{faces(5, 2)}")
    assert (line(match, "1-finvarr"), line(match, "2-nia")) == ("4,4 wounds 2", "4,5")


def test_life_blade_without_wounds_or_without_a_hit():
    """finvarr-life-blade: unhurt, he is asked nothing; a miss heals nobody."""
    t = table("clash\n1-finvarr 4,4\n2-nia 4,5")
    assert line(go(t, "1-finvarr|skill:life-blade", f"{faces(4, 4)}|{faces(5, 3)}"), "2-nia") == "4,5 wounds 1"
    t = table("clash\n1-finvarr 4,4 wounds 2\n2-nia 4,5")
    match = go(t, "1-finvarr|skill:life-blade", faces(4, 3))
    assert (line(match, "1-finvarr"), match.request.question) == ("4,4 wounds 2", "gt-ask-action")


# Shadow Step

STEP = """
    clash
    1-finvarr 9,9
    1-shadow-sentinels 4,4 4,4 5,5
    2-titus 10,10
"""


def test_shadow_step_moves_each_sentinel_when_the_activation_ends():
    """shadow-sentinels-shadow-step: without an advance each may move 1 hex, in any order."""
    match = go(table(STEP), "1-shadow-sentinels|end")
    assert (match.request.seat, match.request.question) == (0, "gt-ask-next")
    assert match.request.keys() == ["4,4", "5,5", "done"]
    match.answer("5,5")
    assert str(match.request.why_not("5,6")) == "gt-no-followers-on-objectives hex=5,6 [GT-ENT-07]"
    assert str(match.request.why_not("5,3")) == "gt-too-far hex=5,3 steps=1 [GT-MOV-03]"
    match = go(table(STEP), "1-shadow-sentinels|end|5,5|5,4|4,4|4,5|4,4|4,4")
    assert line(match, "1-shadow-sentinels") == "4,5 4,4 5,4 activated"
    assert match.request.question == "gt-ask-activate"


def test_shadow_step_may_be_left_out():
    """shadow-sentinels-shadow-step: they may."""
    match = go(table(STEP), "1-shadow-sentinels|end|done")
    assert line(match, "1-shadow-sentinels") == "4,4 4,4 5,5 activated"
    assert match.request.question == "gt-ask-activate"


def test_shadow_step_is_lost_with_an_advance():
    """shadow-sentinels-shadow-step: an advance action forbids it, even one that moved nobody."""
    match = go(table(STEP), "1-shadow-sentinels|advance|done|end")
    assert match.request.question == "gt-ask-activate"
    assert unit(match, "1-shadow-sentinels").activated


def test_shadow_step_follows_other_actions():
    """shadow-sentinels-shadow-step: two actions without an advance, and the recruit may step as well. GT-ADV-04"""
    t = table("plot\n1-finvarr 9,9\n1-shadow-sentinels 4,4 speed-\n2-titus 10,10")
    match = go(t, "1-shadow-sentinels|skill:protect|recruit|9,8")
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["4,4", "9,8", "done"])
    match = go(t, "1-shadow-sentinels|skill:protect|recruit|9,8|9,8|9,7|4,4|4,5")
    assert line(match, "1-shadow-sentinels") == "4,5 9,7 speed- protection+ activated"


def test_shadow_step_is_for_their_own_activation():
    """shadow-sentinels-shadow-step: the end of Finvarr's activation brings nothing."""
    assert go(table(STEP), "1-finvarr|end").request.question == "gt-ask-activate"


# Protect, Shadow Snare


def test_protect_gives_a_friend_a_protection_boon():
    """shadow-sentinels-protect, GT-SKL-09: one friend within 1 hex of the user, the unit itself too."""
    t = table("plot\n1-finvarr 4,5\n1-shadow-sentinels 4,4\n1-nia 4,6\n1-titus 4,3 knocked-out\n2-titus 3,4")
    match = go(t, "1-shadow-sentinels|skill:protect")
    assert (match.request.question, match.request.keys()) == ("gt-ask-friend", ["1-finvarr", "1-shadow-sentinels"])
    match.answer("1-finvarr")
    assert (tokens(match, "1-finvarr"), tokens(match, "1-shadow-sentinels")) == ({"protection+"}, set())


@pytest.mark.parametrize(("places", "dice"), [("4,5", 4), ("4,5 4,5", 5), ("4,5 4,5 4,5", 5)])
def test_shadow_snare_slows_the_target(places: str, dice: int):
    """shadow-sentinels-shadow-snare: 4, 5 or 5 dice; a hit gives a speed blight, a miss none."""
    t = table(f"plot\n1-finvarr 9,9\n1-shadow-sentinels {places}\n2-nia 4,4")
    assert tokens(go(t, "1-shadow-sentinels|skill:shadow-snare", faces(dice, 4)), "2-nia") == {"speed-"}
    assert tokens(go(t, "1-shadow-sentinels|skill:shadow-snare", faces(dice, 3)), "2-nia") == set()


# Life Trade

TRADE = """
    clash token 11
    1-finvarr 9,9
    1-shadow-sentinels 4,4 9,8
    2-titus 10,10
    2-glory-seekers 4,5
"""
FELL = "1 1 1 0|1 1 1 1"


def test_life_trade_adds_a_sentinel_for_a_knockout():
    """shadow-sentinels-life-trade, GT-C13, GT-B18: one comes to the user's hex, and that is no recruit action."""
    match = go(table(TRADE), "1-shadow-sentinels|skill:life-trade", FELL)
    assert (line(match, "2-glory-seekers"), line(match, "1-shadow-sentinels")) == ("", "4,4 9,8 4,4")
    assert "gt-recruited" not in told(match)
    assert match.state.turn_token == 10
    few = go(table(TRADE.replace("4,4 9,8", "4,4")), "1-shadow-sentinels|skill:life-trade", FELL)
    assert line(few, "1-shadow-sentinels") == "4,4 4,4"
    assert few.request.why_not("recruit") is None


def test_life_trade_of_a_whole_unit():
    """shadow-sentinels-life-trade: with all three on the battlefield nobody comes."""
    match = go(table(TRADE.replace("4,4 9,8", "4,4 9,8 9,7")), "1-shadow-sentinels|skill:life-trade", FELL)
    assert (line(match, "2-glory-seekers"), line(match, "1-shadow-sentinels")) == ("", "4,4 9,8 9,7")


def test_life_trade_needs_a_knockout():
    """shadow-sentinels-life-trade: neither a miss nor an unharmed target, nor a champion with a wound, is enough."""
    for dice in (faces(4, 2), f"{faces(4, 3)}|{faces(4, 3)}"):
        match = go(table(TRADE), "1-shadow-sentinels|skill:life-trade", dice)
        assert line(match, "1-shadow-sentinels") == "4,4 9,8"
    t = table(TRADE.replace("10,10", "4,3").replace("4,5", "10,10"))
    match = go(t, "1-shadow-sentinels|skill:life-trade", f"{faces(4, 4)}|2 2 1 0")
    assert (model(match, "2-titus").wounds, line(match, "1-shadow-sentinels")) == (1, "4,4 9,8")


def test_life_trade_with_a_champion():
    """shadow-sentinels-life-trade, GT-C14: a champion's knockout counts, but one that lies already brings nobody."""
    t = table(TRADE.replace("2-titus 10,10", "2-nia 4,3 wounds 5").replace("4,5", "10,10"))
    match = go(t, "1-shadow-sentinels|skill:life-trade|4,2", f"{faces(4, 4)}|2 1 0 0")
    assert line(match, "2-nia") == "4,2 wounds 6 knocked-out"
    assert line(match, "1-shadow-sentinels") == "4,4 9,8 4,4"
    t = table(TRADE.replace("2-titus 10,10", "2-nia 4,3 knocked-out").replace("4,5", "10,10"))
    match = go(t, "1-shadow-sentinels|skill:life-trade", f"{faces(4, 4)}|2 2 2 2")
    assert line(match, "1-shadow-sentinels") == "4,4 9,8"


@pytest.mark.parametrize(("other", "left"), [("3,4", "4,4 9,8"), ("9,2", "4,4 9,8 4,4")])
def test_life_trade_and_the_branch_ward(other: str, left: str):
    """shadow-sentinels-life-trade, GT-B18, GT-B22: beside a Treekin that is still there nobody is added."""
    t = table(TRADE.replace("2-glory-seekers 4,5", f"2-durthax 11,11\n    2-treekin 4,5 {other}"))
    target = "|2-treekin-1" if other == "3,4" else ""
    match = go(t, f"1-shadow-sentinels|skill:life-trade{target}", f"{faces(4, 4)}|{faces(4, 2)}")
    assert (line(match, "2-treekin"), line(match, "1-shadow-sentinels")) == (f"x {other}", left)


@pytest.mark.parametrize(("places", "hit", "damage"), [("4,4", 4, 4), ("4,4 4,4", 5, 5), ("4,4 4,4 4,4", 5, 5)])
def test_life_trade_by_companions(places: str, hit: int, damage: int):
    """shadow-sentinels-life-trade, GT-SKL-06: the dice of one, two and three Sentinels in the hex."""
    t = table(f"clash\n1-finvarr 9,9\n1-shadow-sentinels {places}\n2-nia 4,5")
    match = go(t, "1-shadow-sentinels|skill:life-trade", f"{faces(hit, 4)}|{faces(damage, 3)}")
    assert line(match, "2-nia") == "4,5 wounds 1"

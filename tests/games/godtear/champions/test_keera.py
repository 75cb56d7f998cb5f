"""Keera and the Young Dragons."""

import pytest

from tests.games.godtear.table import go, line, table, tokens
from tests.kit import told
from theomachy.kernel import Reason

# By My Command!

COMMAND = """
    clash
    1-keera 8,1
    1-young-dragons {dragons}
    2-nia 8,5
    2-quartzlings 8,2
"""


def rain(dragons: str, dice: str = "", **setup: str):
    """Keera calls down a Rain of Fire."""
    return go(table(COMMAND.format(dragons=dragons), **setup), "1-keera|skill:rain-of-fire", dice)


def test_range_counts_from_a_dragon():
    """keera-by-my-command, GT-C26: the target is next to a Young Dragon that is near Keera, not next to her."""
    ask = rain("8,4 7,1").request
    assert ask.question == "gt-ask-target"
    assert ask.keys() == ["2-nia", "2-quartzlings-1"]
    assert line(rain("8,4", "1 1 1 1 0 0 0|1 1 0 0"), "2-nia") == "8,5 wounds 1"


@pytest.mark.parametrize(
    ("dragons", "reason"),
    [
        ("", "gt-nobody-commanded"),
        ("8,6", "gt-nobody-commanded"),
        ("8,6 2,2", "gt-nobody-commanded"),
        ("5,1", "gt-no-target-from"),
    ],
)
def test_without_a_dragon_near_there_is_no_command(dragons: str, reason: str):
    """keera-by-my-command, GT-C26: with no Young Dragon near Keera, or no enemy near it, her skill cannot be used."""
    ask = go(table(COMMAND.format(dragons=dragons)), "1-keera").request
    named = {"skill": "keera-rain-of-fire", "unit": "keera", "range": 1, "partner": "young-dragons"}
    assert ask.why_not("skill:rain-of-fire") == Reason(reason, "GT-C26", named)
    assert ask.why_not("skill:vicious-bite").id == reason


def test_only_dragons_within_three_hexes_obey():
    """keera-by-my-command, GT-C26: a Young Dragon four hexes away is of no use, even beside another that obeys."""
    t = table("""
        clash
        1-keera 8,1
        1-young-dragons 8,4 8,5
        2-nia 8,6
        2-quartzlings 7,4
    """)
    ask = go(t, "1-keera|skill:rain-of-fire", "0 0 0 0 0 0 0").request  # the Quartzling is the only target
    assert ask.question == "gt-ask-action"
    ask = go(table(COMMAND.format(dragons="8,4 7,1")), "1-keera|skill:rain-of-fire").request
    assert ask.why_not("1-keera").id == "gt-not-an-enemy"


def test_what_she_commands_she_knocks_out_herself():
    """GT-C26, GT-LAD-10: a champion knocked out through a dragon has the slayer's step more."""
    t = table(COMMAND.format(dragons="8,4").replace("2-nia 8,5", "2-nia 8,5 wounds 5"))
    match = go(t, "1-keera|skill:rain-of-fire", "1 1 1 1 0 0 0|1 1 0 0")
    assert (match.request.question, match.request.seat) == ("gt-ask-knockout-move", 0)
    assert match.state.turn_token == 10 - 5


# Skills of Keera


def test_rain_of_fire_lowers_the_protection_first():
    """keera-rain-of-fire, GT-C1: the blight of a hit counts for its own damage roll, and is used up by it."""
    match = rain("8,4", "1 1 1 1 0 0 0|1 1 0 0")
    assert (line(match, "2-nia"), tokens(match, "2-nia")) == ("8,5 wounds 1", set())
    match = rain("8,4", "1 1 1 0 0 0 0")
    assert tokens(match, "2-nia") == set()


BITE = """
    clash
    1-keera 8,3
    1-young-dragons 8,4
    2-nia {nia}
    2-quartzlings {quartzlings}
"""


def test_vicious_bite_wounds_a_champion_at_once():
    """keera-vicious-bite: a champion that is hit gets a wound before the damage roll, of 7 dice."""
    t = table(BITE.format(nia="8,5", quartzlings="8,8"))
    match = go(t, "1-keera|skill:vicious-bite", "1 1 1 1|1 1 1 0 0 0 0")
    assert line(match, "2-nia") == "8,5 wounds 2"
    match = go(t, "1-keera|skill:vicious-bite", "1 1 1 1|0 0 0 0 0 0 0")
    assert line(match, "2-nia") == "8,5 wounds 1"
    match = go(t, "1-keera|skill:vicious-bite", "1 1 1 0")
    assert line(match, "2-nia") == "8,5"


def test_vicious_bite_has_no_wound_for_followers():
    """keera-vicious-bite: a follower only has the damage roll to fear."""
    t = table(BITE.format(nia="2,2", quartzlings="8,5"))
    match = go(t, "1-keera|skill:vicious-bite", "1 1 0 0|1 1 1 1 0 0 0")
    assert (line(match, "2-quartzlings"), match.state.turn_token) == ("8,5", 10)
    match = go(t, "1-keera|skill:vicious-bite", "1 1 0 0|1 1 1 1 1 0 0")
    assert (line(match, "2-quartzlings"), match.state.turn_token) == ("", 10 - 1)


def test_the_bite_may_knock_out():
    """keera-vicious-bite, GT-LAD-10: the wound of the hit effect can be the last one, and is a slayer's work."""
    t = table(BITE.format(nia="8,5 wounds 5", quartzlings="2,2"))
    match = go(t, "1-keera|skill:vicious-bite", "1 1 1 1")
    assert match.request.question == "gt-ask-knockout-move"
    assert (line(match, "2-nia"), match.state.turn_token) == ("8,5 wounds 6 knocked-out", 10 - 5)


def test_no_damage_roll_after_the_last_wound():
    """keera-vicious-bite, GT-C3: a champion that the hit effect knocked out has no damage roll made against it."""
    t = table(BITE.format(nia="8,5 wounds 5", quartzlings="2,2"))
    match = go(t, "1-keera|skill:vicious-bite|8,6", "1 1 1 1")
    assert (line(match, "2-nia"), match.request.question) == ("8,6 wounds 6 knocked-out", "gt-ask-action")


def test_a_knocked_out_champion_is_bitten_in_vain():
    """keera-vicious-bite, GT-C14: it may be the target, and gets no wound."""
    t = table(BITE.format(nia="8,5 knocked-out", quartzlings="8,8"))
    match = go(t, "1-keera|skill:vicious-bite", "0 0 0 0")
    assert line(match, "2-nia") == "8,5 wounds 6 knocked-out"
    t = table(BITE.format(nia="8,5 knocked-out", quartzlings="8,8"), target_knocked_out=False)
    assert go(t, "1-keera").request.why_not("skill:vicious-bite").id == "gt-no-target-from"


BLESSING = """
    plot
    1-keera 8,4
    1-young-dragons {dragons}
"""


def test_regal_blessing_sharpens_the_dragons():
    """keera-regal-blessing: with one of them within three hexes the Young Dragons gain an accuracy boon."""
    match = go(table(BLESSING.format(dragons="8,7 2,2")), "1-keera|skill:regal-blessing")
    assert (tokens(match, "1-young-dragons"), tokens(match, "1-keera")) == ({"accuracy+"}, set())


@pytest.mark.parametrize("dragons", ["8,8 2,2", ""])
def test_regal_blessing_does_not_carry_far(dragons):
    """keera-regal-blessing: with all of them farther away, or gone, it cannot be used."""
    ask = go(table(BLESSING.format(dragons=dragons)), "1-keera").request
    named = {"skill": "keera-regal-blessing", "unit": "keera", "range": 3, "partner": "young-dragons"}
    assert ask.why_not("skill:regal-blessing") == Reason("gt-partner-too-far", "GT-SKL-04", named)


# Royal Summons


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_summoned_dragons_advance_both(phase):
    """keera-royal-summons: the Young Dragons advance in Keera's activation, each up to their speed."""
    t = table(f"{phase}\n1-keera 8,4\n1-young-dragons 8,6 2,2")
    match = go(t, "1-keera|skill:royal-summons")
    assert (match.request.question, match.request.keys()) == ("gt-ask-granted", ["advance", "done"])
    match.answer("advance")
    assert match.request.keys() == ["1-young-dragons-1", "1-young-dragons-2", "done"]
    match.answer("1-young-dragons-2")
    assert "2,5" in match.request.keys()
    assert "2,6" not in match.request.keys()
    match.answer("2,5")
    match.answer("1-young-dragons-1")
    match.answer("8,7")
    assert line(match, "1-young-dragons") == "8,7 2,5"
    assert (match.request.by, match.state.activation.taken) == ("1-keera", ("royal-summons",))


def test_a_summoned_advance_is_not_the_dragons_own():
    """keera-royal-summons, GT-A3: in their own activation the Young Dragons advance as usual."""
    t = table("plot\n1-keera 8,4\n1-young-dragons 8,6")
    match = go(t, "1-keera|skill:royal-summons|advance|1-young-dragons-1|8,9|end")
    assert match.request.by == "1-young-dragons"  # the only ones left
    for key in ("advance", "1-young-dragons-1", "8,12"):
        match.answer(key)
    assert line(match, "1-young-dragons") == "8,12"


def test_a_summoned_advance_uses_the_speed_token():
    """keera-royal-summons, GT-STA-03: it is an advance action, so a speed token counts for it and expires with it."""
    t = table("plot\n1-keera 8,4\n1-young-dragons 8,6 speed+")
    match = go(t, "1-keera|skill:royal-summons|advance|1-young-dragons-1|8,10")
    assert line(match, "1-young-dragons") == "8,10"


def test_summoned_dragons_may_recruit():
    """keera-royal-summons: instead of the advance one of them comes back, next to Keera."""
    t = table("clash\n1-keera 0,0\n1-young-dragons x 8,6")
    match = go(t, "1-keera|skill:royal-summons|recruit")
    assert set(match.request.keys()) == {"0,1", "1,0"}
    match.answer("1,0")
    assert (line(match, "1-young-dragons"), match.request.by) == ("1,0 8,6", "1-keera")


def test_the_summons_are_an_offer():
    """keera-royal-summons: the Young Dragons may stay where they are; with none left they can only recruit."""
    t = table("plot\n1-keera 8,4\n1-young-dragons 8,6 speed+")
    match = go(t, "1-keera|skill:royal-summons")
    assert match.request.keys() == ["advance", "recruit", "done"]
    match.answer("done")
    assert (line(match, "1-young-dragons"), match.request.question) == ("8,6 speed+", "gt-ask-action")
    match = go(table("plot\n1-keera 8,4\n1-young-dragons x"), "1-keera|skill:royal-summons")
    assert match.request.keys() == ["recruit", "done"]


# Firebrand

FIRE = """
    plot
    1-keera 2,2
    1-young-dragons 8,4 8,8
    2-nia 8,6 wounds {nia}
    2-titus 8,10 wounds {titus}
    2-kailinn 8,11
    2-quartzlings 8,5 8,5
"""


def test_firebrand_burns_champions_near_a_dragon():
    """keera-firebrand: each enemy champion within two hexes of a Young Dragon gets one wound, the others none."""
    match = go(table(FIRE.format(nia=0, titus=3)), "1-keera|skill:firebrand")
    assert match.request.keys() == ["2-nia", "2-titus"]
    match.answer("2-titus")
    assert (line(match, "2-nia"), line(match, "2-titus")) == ("8,6 wounds 1", "8,10 wounds 4")
    assert (line(match, "2-kailinn"), line(match, "2-quartzlings")) == ("8,11", "8,5 8,5")
    assert (line(match, "1-keera"), match.request.question) == ("2,2 ultimate", "gt-ask-action")
    assert told(match).count("gt-wounded") == 2


def test_firebrand_may_knock_out_several():
    """keera-firebrand, GT-C13, GT-LAD-10: one knockout is over with before the next champion burns."""
    match = go(table(FIRE.format(nia=5, titus=4)), "1-keera|skill:firebrand|2-titus")
    assert (match.request.question, match.request.by) == ("gt-ask-knockout-move", "2-titus")
    assert (line(match, "2-nia"), match.state.turn_token) == ("8,6 wounds 5", 10 - 5)
    match.answer("8,9")
    assert (match.request.question, match.request.by) == ("gt-ask-knockout-move", "2-nia")
    assert match.state.turn_token == 1  # the last space before the warband token
    match.answer("8,7")
    assert (line(match, "2-titus"), line(match, "2-nia")) == ("8,9 wounds 5 knocked-out", "8,7 wounds 6 knocked-out")


def test_firebrand_sees_who_is_near_when_it_is_used():
    """keera-firebrand: whoever was near burns, and nobody else, wherever a knockout moves them."""
    t = table("""
        plot
        1-keera 2,2
        1-young-dragons 8,4
        2-nia 8,6 wounds 5
    """)
    match = go(t, "1-keera|skill:firebrand|8,8")
    assert line(match, "2-nia") == "8,8 wounds 6 knocked-out"
    assert match.request.question == "gt-ask-action"


def test_firebrand_leaves_the_knocked_out_alone():
    """keera-firebrand, GT-C14: a knocked out champion gets no wound; without dragons nobody burns."""
    match = go(table(FIRE.format(nia="0 knocked-out", titus=0)), "1-keera|skill:firebrand")
    assert (line(match, "2-nia"), line(match, "2-titus")) == ("8,6 wounds 6 knocked-out", "8,10 wounds 1")
    t = table(FIRE.format(nia=0, titus=0).replace("1-young-dragons 8,4 8,8", "1-young-dragons x"))
    match = go(t, "1-keera|skill:firebrand")
    assert (line(match, "2-nia"), match.request.question) == ("8,6", "gt-ask-action")


# Flight

PEN = """
    plot
    objectives {objectives}
    1-keera {keera}
    1-young-dragons 0,0 {other}
    2-nia 9,9
    2-nia-banner 1,0
    2-quartzlings {quartzlings}
"""
"""A Young Dragon in the corner, whose neighbours are 0,1 and 1,0."""


def flies(answers: str = "1-young-dragons|advance|1-young-dragons-1", **setup: bool):
    places = {"objectives": "6,6", "keera": "0,1", "other": "9,5", "quartzlings": "0,2 0,2 0,2"}
    rulings = {name: setup.pop(name) for name in ("pass_over_objectives",) if name in setup}
    return go(table(PEN.format(**{**places, **setup}), **rulings), answers)


def test_dragons_fly_over_other_models():
    """young-dragons-flight, GT-B4: an advance goes over champions, followers and banners, but does not end there."""
    ask = flies().request
    assert set(ask.keys()) == {"0,0", "0,3", "1,1", "1,2", "2,0", "2,1", "2,2", "3,0", "3,1"}
    assert ask.why_not("0,1") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "0,1"})
    assert ask.why_not("1,0") == Reason("gt-banner-in-the-way", "GT-ENT-05", {"hex": "1,0"})
    match = flies("1-young-dragons|advance|1-young-dragons-1|2,0|done")
    assert (line(match, "1-young-dragons"), line(match, "2-nia-banner")) == ("2,0 9,5", "1,0")


def test_dragons_do_not_meet_in_a_hex():
    """young-dragons-flight: large followers share no hex, in flight neither."""
    ask = flies(other="1,1").request
    assert "1,1" not in ask.keys()
    assert {"1,2", "2,1"} <= set(ask.keys())


def test_dragons_do_not_fly_over_objective_hexes():
    """young-dragons-flight, GT-B4: objective hexes are closed even on the way, whoever stands there."""
    assert flies(objectives="0,1 1,0").request.question != "gt-ask-advance"
    ask = flies(objectives="1,0 1,1").request
    assert set(ask.keys()) == {"0,0", "0,3", "1,2"}
    assert ask.why_not("1,1") == Reason("gt-no-followers-on-objectives", "GT-ENT-07", {"hex": "1,1"})


def test_dragons_may_be_allowed_to_fly_over_objective_hexes():
    """GT-B4: with `pass_over_objectives` they pass over objective hexes, and still cannot stop there."""
    ask = flies(objectives="1,0 1,1", pass_over_objectives=True).request
    assert set(ask.keys()) == {"0,0", "0,3", "1,2", "2,0", "2,1", "2,2", "3,0", "3,1"}


def test_dragons_fly_in_an_advance_only():
    """young-dragons-flight: a move by a skill is no flight."""
    t = table("""
        plot
        1-keera 0,1
        1-young-dragons 0,0
        1-titus 1,0
        1-virtues 0,2
    """)
    match = go(t, "1-virtues|skill:compassion|0,2|1-young-dragons-1")
    assert (match.request.question, line(match, "1-young-dragons")) == ("gt-ask-action", "0,0")


def test_summoned_dragons_fly():
    """young-dragons-flight, keera-royal-summons: an advance that Keera gives is flown as well."""
    match = flies("1-keera|skill:royal-summons|advance|1-young-dragons-1")
    assert {"0,3", "2,0"} <= set(match.request.keys())


# Skills of the Young Dragons


def test_draconic_rage_is_for_both():
    """young-dragons-draconic-rage: the unit gains a damage boon."""
    match = go(table("plot\n1-keera 8,4\n1-young-dragons 8,6 8,8"), "1-young-dragons|skill:draconic-rage")
    assert tokens(match, "1-young-dragons") == {"damage+"}


def test_roar_lowers_the_dodge():
    """young-dragons-roar: an enemy within three hexes that is hit gets a dodge blight and no damage."""
    t = table("plot\n1-keera 8,1\n1-young-dragons 8,4\n2-nia 8,7")
    match = go(t, "1-young-dragons|skill:roar", "1 1 1 1 0")
    assert line(match, "2-nia") == "8,7 dodge-"
    assert line(go(t, "1-young-dragons|skill:roar", "1 1 1 0 0"), "2-nia") == "8,7"


def test_bite_wounds_a_champion_at_once():
    """young-dragons-bite: a champion that is hit gets a wound before the damage roll; a follower does not."""
    t = table(BITE.format(nia="8,5", quartzlings="8,8"))
    match = go(t, "1-young-dragons|skill:bite", "2 1 1|1 1 1 0 0")
    assert line(match, "2-nia") == "8,5 wounds 2"
    t = table(BITE.format(nia="2,2", quartzlings="8,5"))
    match = go(t, "1-young-dragons|skill:bite", "1 1 0|1 1 1 1 0")
    assert line(match, "2-quartzlings") == "8,5"


def test_fiery_breath_lowers_the_protection_first():
    """young-dragons-fiery-breath: the blight of a hit counts for its own damage roll."""
    t = table(BITE.format(nia="8,5", quartzlings="8,8"))
    match = go(t, "1-young-dragons|skill:fiery-breath", "1 1 1 1 0|1 1 0")
    assert line(match, "2-nia") == "8,5 wounds 1"


def test_dragons_strike_from_where_they_are():
    """keera-by-my-command: the command is Keera's; Young Dragons fight by themselves, however far from her."""
    t = table(BITE.format(nia="8,5", quartzlings="8,8").replace("1-keera 8,3", "1-keera 0,0"))
    assert go(t, "1-young-dragons").request.why_not("skill:bite") is None

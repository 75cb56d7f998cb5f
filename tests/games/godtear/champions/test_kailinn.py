"""Kailinn and the Virtues."""

from tests.games.godtear.table import go, line, table, tokens
from tests.kit import told
from theomachy.kernel import Reason

# Skills of Kailinn


def test_powerful_leap_places_her_two_hexes_away():
    """kailinn-powerful-leap: she is placed at most two hexes away, whatever stands between."""
    t = table("""
        plot
        objectives 0,1
        1-kailinn 0,0
        2-titus 1,0
        2-virtues 0,2
    """)
    match = go(t, "1-kailinn|skill:powerful-leap")
    assert match.request.question == "gt-ask-place"
    assert set(match.request.keys()) == {"1,1", "2,0", "2,1"}
    match.answer("2,1")
    assert line(match, "1-kailinn") == "2,1"


def test_thundering_hooves_moves_her_and_then_a_champion():
    """kailinn-thundering-hooves: the range counts from where her own move ended; any friendly champion will do."""
    t = table("""
        plot
        1-kailinn 8,4
        1-titus 8,7
        1-nia 8,1
        2-titus 7,5
    """)
    match = go(t, "1-kailinn|skill:thundering-hooves")
    assert set(match.request.keys()) == {"8,4", "8,3", "8,5", "7,3", "7,4", "9,3", "9,4"}
    match.answer("8,5")
    assert match.request.keys() == ["1-kailinn", "1-titus"]
    match.answer("1-titus")
    assert set(match.request.keys()) == {"8,7", "8,6", "8,8", "7,6", "7,7", "9,6", "9,7"}
    match.answer("9,7")
    assert (line(match, "1-kailinn"), line(match, "1-titus"), line(match, "1-nia")) == ("8,5", "9,7", "8,1")


def test_thundering_hooves_may_move_her_twice():
    """kailinn-thundering-hooves, GT-C32, GT-B20: alone she is the friendly champion; followers make room each time."""
    t = table("""
        plot
        1-kailinn 8,4
        1-titus 8,6 knocked-out
        2-quartzlings 8,5 9,4
    """)
    match = go(t, "1-kailinn|skill:thundering-hooves|8,5|7,4|9,4|9,3")
    assert (line(match, "1-kailinn"), line(match, "2-quartzlings")) == ("9,4", "7,4 9,3")
    assert match.request.question == "gt-ask-action"


HORN = """
    plot
    1-kailinn 8,4
    2-glory-seekers 8,6 8,6
    2-virtues 9,5/1
    2-titus 8,2
"""


def test_impaling_horn_knocks_out_a_small_follower():
    """kailinn-impaling-horn, GT-C29: after a move of one hex a small follower is knocked out for 3 steps."""
    match = go(table(HORN), "1-kailinn|skill:impaling-horn|8,5")
    ask = match.request
    assert (ask.question, ask.keys()) == ("gt-ask-model", ["2-glory-seekers-1", "2-virtues-1", "done"])
    match.answer("2-glory-seekers-1")
    assert (line(match, "2-glory-seekers"), match.state.turn_token) == ("x 8,6", 10 - 3)
    assert {"gt-wounded", "gt-knocked-out", "gt-removed"} <= set(told(match))
    assert match.request.why_not("skill:impaling-horn").id == "gt-action-taken"


def test_impaling_horn_knocks_out_a_large_follower():
    """kailinn-impaling-horn, GT-C29: a large follower, however healthy, is worth 4 steps."""
    match = go(table(HORN), "1-kailinn|skill:impaling-horn|8,5|2-virtues-1")
    assert (line(match, "2-virtues"), match.state.turn_token) == ("", 10 - 4)


def test_impaling_horn_may_spare_them():
    """kailinn-impaling-horn: the knockout may be left out; the ultimate is used all the same. GT-ULT-03"""
    match = go(table(HORN), "1-kailinn|skill:impaling-horn|8,5|done")
    assert (line(match, "2-glory-seekers"), line(match, "2-virtues")) == ("8,6 8,6", "9,5/1")
    assert (line(match, "1-kailinn"), match.state.turn_token) == ("8,5 ultimate", 10)
    t = table(HORN.replace("1-kailinn 8,4", "1-kailinn 8,4 ultimate"))
    why = Reason("gt-ultimate-used", "GT-ULT-03", {"unit": "kailinn@gt-one", "skill": "kailinn-impaling-horn"})
    assert go(t, "1-kailinn").request.why_not("skill:impaling-horn") == why


def test_impaling_horn_wants_followers_near():
    """kailinn-impaling-horn: champions and followers two hexes away cannot be chosen; then it is only a move."""
    match = go(table(HORN), "1-kailinn|skill:impaling-horn|8,3")
    assert (match.request.question, line(match, "1-kailinn")) == ("gt-ask-action", "8,3 ultimate")


def test_only_the_horn_has_its_extra_steps():
    """GT-C29, GT-LAD-11: any other knockout by Kailinn has the maelstrom's single step more."""
    t = table(HORN.replace("plot", "clash").replace("1-kailinn 8,4", "1-kailinn 8,5"))
    match = go(t, "1-kailinn|skill:flashing-blade|2-glory-seekers-1|done", "1 1 1 0 0|2 2 0 0 0 0")
    assert (line(match, "2-glory-seekers"), match.state.turn_token) == ("x 8,6", 10 - 2)


CHARGE = """
    clash
    1-kailinn 8,4
    2-titus 8,5
    2-glory-seekers 7,6
"""


def test_brutal_charge_is_an_action_like_others():
    """kailinn-brutal-charge: before an advance it is a normal action, and no bonus action."""
    match = go(table(CHARGE), "1-kailinn")
    assert match.request.why_not("bonus:brutal-charge").id == "gt-no-bonus-skill"
    match = go(table(CHARGE), "1-kailinn|skill:brutal-charge", "1 1 1 0|1 1 1 1 0 0")
    assert line(match, "2-titus") == "8,5 wounds 1"
    assert (match.state.activation.actions, match.state.activation.bonus_taken) == (1, False)


def test_brutal_charge_after_an_advance_is_the_bonus_action():
    """kailinn-brutal-charge, GT-A6: after an advance it is a bonus action, a third one, and cannot be a normal one."""
    match = go(table(CHARGE), "1-kailinn|advance|7,4")
    why = Reason("gt-only-as-bonus", "GT-A6", {"unit": "kailinn", "skill": "kailinn-brutal-charge"})
    assert match.request.why_not("skill:brutal-charge") == why
    assert set(match.request.keys()) == {"skill:flashing-blade", "skill:impaling-horn", "bonus:brutal-charge", "end"}
    match = go(
        table(CHARGE),
        "1-kailinn|advance|7,5|skill:flashing-blade|2-titus|bonus:brutal-charge|2-glory-seekers-1",
        "1 1 0 0 0|1 1 1 0|1 1 2 0 0 0",
    )
    assert told(match).count("gt-bonus-action") == 1
    assert line(match, "2-glory-seekers") == ""
    assert line(match, "1-kailinn") == "7,5 activated bonus 1"  # nothing else was left to do


def test_brutal_charge_may_come_before_the_second_action():
    """kailinn-brutal-charge, GT-TRN-09: as bonus action it leaves the second action, but it comes once."""
    match = go(table(CHARGE), "1-kailinn|advance|7,4|bonus:brutal-charge", "1 1 0 0")
    assert (match.state.activation.actions, match.state.activation.bonus_taken) == (1, True)
    assert match.request.why_not("bonus:brutal-charge") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "kailinn"})
    assert match.request.why_not("skill:flashing-blade") is None


BLADE = """
    clash
    1-kailinn 8,4
    2-titus 8,5
    2-glory-seekers 7,4 7,4 7,3
    2-virtues 9,4 8,6
"""
MISS = "0 0 0 0 0"


def test_flashing_blade_strikes_two_followers_in_different_hexes():
    """kailinn-flashing-blade, GT-C25: the second target is a follower as well, in another hex, and may be left out."""
    match = go(table(BLADE, miss_ends="that target"), "1-kailinn|skill:flashing-blade")
    assert match.request.keys() == ["2-titus", "2-glory-seekers-1", "2-glory-seekers-3", "2-virtues-1"]
    match = go(table(BLADE, miss_ends="that target"), "1-kailinn|skill:flashing-blade|2-glory-seekers-1", MISS)
    assert match.request.keys() == ["2-glory-seekers-3", "2-virtues-1", "done"]
    assert match.request.why_not("2-glory-seekers-2") == Reason("gt-same-hex", "GT-C25", {"hex": "7,4"})
    assert match.request.why_not("2-titus") == Reason("gt-followers-only", "GT-C25", {"target": "titus"})
    assert match.request.why_not("2-virtues-2").id == "gt-out-of-range"
    match = go(
        table(BLADE, miss_ends="that target"),
        "1-kailinn|skill:flashing-blade|2-glory-seekers-1|2-virtues-1",
        "1 1 1 0 0|1 1 1 1 0 0|1 1 1 0 0|2 2 0 0 0 0",
    )
    assert (line(match, "2-glory-seekers"), line(match, "2-virtues")) == ("x 7,4 7,3", "9,4/2 8,6")
    assert match.request.question == "gt-ask-action"


def test_flashing_blade_names_both_before_it_strikes():
    """kailinn-flashing-blade, GT-C4: where targets are named all at once, the same two followers may be named."""
    t = table(BLADE, targets_named="all at once", miss_ends="that target")
    match = go(t, "1-kailinn|skill:flashing-blade|2-virtues-1")
    assert match.request.keys() == ["2-glory-seekers-1", "2-glory-seekers-3", "done"]
    match = go(t, "1-kailinn|skill:flashing-blade|2-virtues-1|2-glory-seekers-3", f"{MISS}|1 1 1 0 0|2 2 0 0 0 0")
    assert (line(match, "2-glory-seekers"), line(match, "2-virtues")) == ("7,4 7,4", "9,4 8,6")


def test_flashing_blade_strikes_a_champion_alone():
    """GT-C25: a champion may be its target, and then it has no other."""
    match = go(table(BLADE), "1-kailinn|skill:flashing-blade|2-titus", "1 1 1 0 0|1 1 1 1 1 0")
    assert (line(match, "2-titus"), match.request.question) == ("8,5 wounds 2", "gt-ask-action")


def test_flashing_blade_may_be_for_followers_only():
    """GT-C25: with `followers` no champion is its target, and next to champions alone it cannot be used."""
    t = table(BLADE, flashing_blade="followers")
    assert "2-titus" not in go(t, "1-kailinn|skill:flashing-blade").request.keys()
    text = "clash\n1-kailinn 8,4\n2-titus 8,5"
    why = Reason("gt-no-target", "GT-C25", {"skill": "kailinn-flashing-blade", "unit": "kailinn", "range": 1})
    alone = go(table(text, flashing_blade="followers"), "1-kailinn").request
    assert alone.why_not("skill:flashing-blade") == why
    assert go(table(text), "1-kailinn").request.why_not("skill:flashing-blade") is None


# The Virtues

PAIR = """
    {phase}
    1-kailinn 8,4
    1-virtues {virtues}
    2-nia 6,5
"""


def pair(phase: str, virtues: str):
    return table(PAIR.format(phase=phase, virtues=virtues))


def test_patience_gives_kailinn_any_boon():
    """virtues-patience: Kailinn within range gains a boon of one's choice."""
    match = go(pair("plot", "8,6"), "1-virtues|skill:patience")
    boons = ["speed-boon", "dodge-boon", "protection-boon", "accuracy-boon", "damage-boon"]
    assert match.request.keys() == boons
    match.answer("damage-boon")
    assert (tokens(match, "1-kailinn"), tokens(match, "1-virtues")) == ({"damage+"}, set())


def test_patience_needs_kailinn_near():
    """virtues-patience: beyond two hexes it cannot be used."""
    named = {"skill": "virtues-patience", "unit": "virtues", "range": 2, "partner": "kailinn"}
    why = Reason("gt-partner-too-far", "GT-SKL-04", named)
    assert go(pair("plot", "8,7 8,8"), "1-virtues").request.why_not("skill:patience") == why


def test_the_other_virtue_uses_the_same_skill():
    """virtues-harmonious: the second Virtue uses the skill at once, in the same action, with choices of its own."""
    match = go(pair("plot", "8,6 9,4"), "1-virtues|skill:patience|1-virtues-1|damage-boon")
    ask = match.request
    assert (ask.seat, ask.question, ask.by) == (0, "gt-ask-user", "virtues-patience")
    assert ask.keys() == ["1-virtues-2", "done"]
    match.answer("1-virtues-2")
    match.answer("speed-boon")
    assert tokens(match, "1-kailinn") == {"damage+", "speed+"}
    assert (match.request.question, match.state.activation.actions) == ("gt-ask-action", 1)
    assert match.request.why_not("skill:patience") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "virtues"})


def test_the_other_virtue_may_leave_it():
    """virtues-harmonious: the other Virtue need not use the skill."""
    match = go(pair("plot", "8,6 9,4"), "1-virtues|skill:patience|1-virtues-2|damage-boon|done")
    assert tokens(match, "1-kailinn") == {"damage+"}
    assert (match.request.question, match.state.activation.actions) == ("gt-ask-action", 1)


def test_the_other_virtue_must_be_able_to():
    """virtues-harmonious: it is held to the range and needs of the skill; without another Virtue nobody is asked."""
    match = go(pair("plot", "8,6 8,9"), "1-virtues|skill:patience|damage-boon")
    assert match.request.question == "gt-ask-action"
    match = go(pair("clash", "7,4 8,9"), "1-virtues|skill:justice", "0 0 0 0 0")
    assert match.request.question == "gt-ask-action"


def test_compassion_moves_the_virtue_and_then_a_follower():
    """virtues-compassion: the range of two hexes counts from where the Virtue went; any friendly follower will do."""
    t = table("""
        plot
        1-kailinn 2,2
        1-virtues 8,6
        1-glory-seekers 8,9 8,9 8,10
        2-quartzlings 8,5
    """)
    match = go(t, "1-virtues|skill:compassion|8,7")
    assert match.request.keys() == ["1-virtues-1", "1-glory-seekers-1"]
    match.answer("1-glory-seekers-1")
    match.answer("9,9")
    assert (line(match, "1-virtues"), line(match, "1-glory-seekers")) == ("8,7", "9,9 8,9 8,10")


def test_compassion_harmoniously():
    """virtues-compassion, virtues-harmonious: the second use moves the second Virtue, and a follower near it."""
    match = go(
        pair("plot", "8,6 10,6"),
        "1-virtues|skill:compassion|1-virtues-1|8,7|1-virtues-1|8,8|1-virtues-2|10,7|1-virtues-2|10,8",
    )
    assert line(match, "1-virtues") == "8,8 10,8"


def test_serenity_is_for_the_unit_and_moves_one_virtue():
    """virtues-serenity: the unit gains a dodge boon, the Virtue that used it moves up to two hexes."""
    match = go(pair("clash", "8,6 9,8"), "1-virtues|skill:serenity|1-virtues-1")
    assert (match.request.by, tokens(match, "1-virtues")) == ("1-virtues-1", {"dodge+"})
    assert {"8,6", "8,8"} <= set(match.request.keys())
    assert "8,9" not in match.request.keys()
    match.answer("8,8")
    match.answer("1-virtues-2")
    match.answer("9,10")
    assert line(match, "1-virtues") == "8,8 9,10 dodge+"


def test_serenity_need_not_move_anybody():
    """virtues-serenity: the move may be left out."""
    match = go(pair("clash", "8,6"), "1-virtues|skill:serenity|8,6")
    assert line(match, "1-virtues") == "8,6 dodge+"


def test_justice_has_a_die_more_after_an_advance():
    """virtues-justice: 4 damage dice, and 5 once the Virtues have advanced in this activation."""
    match = go(pair("clash", "7,4"), "1-virtues|skill:justice", "1 1 1 1 0|1 1 1 1")
    assert line(match, "2-nia") == "6,5 wounds 2"
    answers = "1-virtues|advance|1-virtues-1|7,5|skill:justice"
    match = go(pair("clash", "7,4"), answers, "1 1 1 1 0|1 1 1 1 1")
    assert line(match, "2-nia") == "6,5 wounds 3"


def test_each_virtue_strikes_by_itself():
    """virtues-justice, virtues-harmonious: two strikes in one action; a token counts for the first alone. GT-F7"""
    t = pair("clash", "7,4 7,5 accuracy+")
    match = go(t, "1-virtues|skill:justice|1-virtues-2|1-virtues-1", "2 1 1 0 0 0|1 1 1 0|0 0 0 0 0")
    assert (line(match, "2-nia"), line(match, "1-virtues")) == ("6,5 wounds 1", "7,4 7,5")
    assert (match.request.question, match.state.activation.actions) == ("gt-ask-action", 1)

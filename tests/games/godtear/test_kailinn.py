"""Kailinn and the Virtues."""

import pytest

from tests.games.godtear.made_up import trait
from tests.games.godtear.table import go, line, table, tokens
from tests.kit import told
from theomachy.kernel import Reason

# Centaur: objective hexes and banners

CORNER = """
    plot
    objectives {objectives}
    1-kailinn 0,0
    {others}
"""
"""The corner has two neighbours: 0,1 and 1,0."""


def corner(objectives: str = "", others: str = "", **setup: str) -> set[str]:
    """Where she may go from the corner with an advance; empty if nowhere."""
    match = go(table(CORNER.format(objectives=objectives, others=others), **setup), "1-kailinn|advance")
    ask = match.request
    return set(ask.keys()) - {"0,0"} if ask.question == "gt-ask-advance" else set()


def test_objective_hexes_shut_her_in():
    """kailinn-centaur: she never enters an objective hex, not even on her way."""
    assert corner("0,1 1,0") == set()
    assert {"1,0", "2,0", "4,0"} <= corner("0,1")


def test_she_may_not_stop_on_an_objective_hex():
    """kailinn-centaur: an empty objective hex is refused to her, moved or placed."""
    t = table("""
        plot
        objectives 4,5 4,6
        1-kailinn 4,4
    """)
    ask = go(t, "1-kailinn|advance").request
    assert "4,7" in ask.keys()
    assert ask.why_not("4,5").id == "gt-may-not-enter"
    ask = go(t, "1-kailinn|skill:powerful-leap").request
    assert not {"4,5", "4,6"} & set(ask.keys())
    assert ask.why_not("4,6").id == "gt-may-not-enter"


def test_a_knockout_moves_her_round_objective_hexes():
    """kailinn-centaur, GT-KO-03, GT-C15: nobody moves her on an objective hex, unless her traits sleep."""
    text = """
        clash first 2
        objectives 0,1
        1-kailinn 0,0 wounds 6
        2-nia 2,0
    """
    dice = "1 1 1 1|1 1 1 1 1"
    ask = go(table(text), "2-nia|skill:blinding-light", dice).request
    assert (ask.question, ask.seat, set(ask.keys())) == ("gt-ask-knockout-move", 1, {"0,0", "1,0", "1,1", "2,1"})
    ask = go(table(text, knocked_out_traits=False), "2-nia|skill:blinding-light", dice).request
    assert set(ask.keys()) == {"0,0", "1,0", "1,1", "2,1", "0,1", "0,2"}


def test_she_fells_enemy_banners_that_stand_on_plain_ground():
    """GT-B20: enemy banners fall to her off the objective hexes; friendly ones stop her."""
    banner = "2-nia 9,9\n    2-nia-banner 0,1\n    1-titus 9,5\n    1-titus-banner 1,0"
    assert corner("0,1", banner) == set()
    assert "0,1" in corner("6,6", banner)
    match = go(table(CORNER.format(objectives="6,6", others=banner)), "1-kailinn|advance|0,1")
    assert (line(match, "1-kailinn"), line(match, "2-nia-banner"), line(match, "1-titus-banner")) == ("0,1", "", "1,0")
    ask = go(table(CORNER.format(objectives="6,6", others=banner)), "1-kailinn|advance").request
    assert ask.why_not("1,0") == Reason("gt-banner-in-the-way", "GT-ENT-05", {"hex": "1,0"})


# Centaur: small followers


def test_she_goes_through_small_followers_of_both_sides():
    """GT-B20: hexes with small followers are open to her in her activation, whoever they belong to."""
    assert corner(others="2-nia 9,9\n    2-quartzlings 0,1 0,1\n    1-nia 9,5\n    1-quartzlings 1,0") >= {
        "0,1",
        "1,0",
        "0,4",
        "4,0",
    }


def test_champions_and_large_followers_stop_her():
    """GT-B20: anybody but small followers is in her way."""
    assert corner(others="2-titus 0,1\n    1-virtues 1,0") == set()
    assert corner(others="1-titus 0,1\n    2-virtues 1,0") == set()
    assert "1,1" in corner(others="1-titus 0,1\n    2-quartzlings 1,0")


def test_friends_may_stop_her_too():
    """GT-B20: with `enemies` the small followers of her own side are in her way."""
    assert corner(others="1-quartzlings 0,1 1,0", centaur_enters="enemies") == set()
    assert "0,1" in corner(others="1-quartzlings 0,1 1,0")
    assert "0,1" in corner(others="2-quartzlings 0,1 1,0", centaur_enters="enemies")


def test_followers_on_an_objective_hex_do_not_open_it():
    """kailinn-centaur: an objective hex is closed to her, also when small followers stand on it."""
    assert corner("0,1 6,6", "2-quartzlings 0,1 1,0") >= {"1,0", "2,0"}
    assert "0,1" not in corner("0,1 6,6", "2-quartzlings 0,1 1,0")


def test_outside_her_activation_followers_are_in_her_way():
    """kailinn-centaur: when others move her she enters no hex of followers."""
    t = table("""
        plot
        1-kailinn 8,4
        1-glory-seekers 8,6
        2-quartzlings 8,5
    """)
    ask = go(t, "1-glory-seekers|skill:roar-of-battle").request
    assert ask.question == "gt-ask-move"
    assert set(ask.keys()) == {"8,4", "8,3", "7,3", "7,4", "9,3", "9,4"}
    assert ask.why_not("8,5") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "8,5"})


# Centaur: the followers make room


def test_her_player_moves_each_follower_to_an_adjacent_hex():
    """GT-B20: where she stops, the followers are moved out one by one, by her player, and none may stay."""
    t = table("""
        plot
        objectives 8,6
        1-kailinn 8,4
        2-quartzlings 8,5 8,5
        2-nia 7,4
    """)
    match = go(t, "1-kailinn|advance|8,5")
    ask = match.request
    assert (ask.seat, ask.question, ask.by) == (0, "gt-ask-move", "2-quartzlings-1")
    assert set(ask.keys()) == {"7,5", "9,4", "9,5", "8,4"}  # her own hex, too: she has left it
    assert ask.why_not("8,5") == Reason("gt-not-reached", "GT-MOV-03", {"hex": "8,5", "steps": 1})
    assert ask.why_not("8,6") == Reason("gt-no-followers-on-objectives", "GT-ENT-07", {"hex": "8,6"})
    assert ask.why_not("7,4") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "7,4"})
    match.answer("8,4")
    assert (match.request.by, set(match.request.keys())) == ("2-quartzlings-2", {"7,5", "9,4", "9,5", "8,4"})
    match.answer("9,5")
    assert (line(match, "1-kailinn"), line(match, "2-quartzlings")) == ("8,5", "8,4 9,5")
    assert match.request.question == "gt-ask-action"


def test_friendly_followers_make_room_in_the_same_way():
    """GT-B20: the small followers of her own side are moved like the others."""
    t = table("""
        plot
        1-kailinn 8,4
        1-quartzlings 8,5
    """)
    match = go(t, "1-kailinn|advance|8,5|9,5")
    assert (line(match, "1-kailinn"), line(match, "1-quartzlings")) == ("8,5", "9,5")


FAR_CORNER = """
    plot
    objectives 6,6
    1-kailinn {kailinn}
    1-nia {nia}
    2-glory-seekers 0,0 {seekers}
    2-quartzlings {quartzlings}
"""
"""Glory Seekers in the corner, whose neighbours are 0,1 and 1,0."""


def stops_in_corner(seekers: str, kailinn: str = "0,3", nia: str = "1,0", quartzlings: str = "0,1 0,1 0,1") -> bool:
    ask = go(
        table(FAR_CORNER.format(kailinn=kailinn, nia=nia, seekers=seekers, quartzlings=quartzlings)),
        "1-kailinn|advance",
    ).request
    assert ask.question == "gt-ask-advance"
    assert (ask.why_not("0,0") is None) == ("0,0" in ask.keys())
    return "0,0" in ask.keys()


def test_she_cannot_stop_where_they_have_nowhere_to_go():
    """GT-B20: she stops among followers only if each of them has an adjacent hex to go to."""
    assert not stops_in_corner("")
    assert not stops_in_corner("0,0 0,0")
    assert stops_in_corner("", nia="2,0")
    assert stops_in_corner("", quartzlings="0,2")
    ask = go(
        table(FAR_CORNER.format(kailinn="0,3", nia="1,0", seekers="", quartzlings="0,1")), "1-kailinn|advance"
    ).request
    assert ask.why_not("0,0") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "0,0"})


@pytest.mark.parametrize(
    ("here", "mates", "fits"),
    [
        ("", "1,0 1,0", True),
        ("", "1,0 1,0 1,0", False),
        ("0,0", "1,0 1,0", False),
        ("0,0", "1,0", True),
        ("0,0 0,0", "1,0", False),
    ],
)
def test_their_own_unit_has_so_much_room(here, mates, fits):
    """GT-B20, GT-ENT-03: they may join others of their unit, three to a hex, so there must be room for all of them."""
    assert stops_in_corner(f"{here} {mates}", nia="9,9") == fits


def test_all_of_them_find_a_place_one_after_another():
    """GT-B20, GT-ENT-03: with room for exactly two, both go to the only hex that is open."""
    t = table(FAR_CORNER.format(kailinn="0,3", nia="9,9", seekers="0,0 1,0", quartzlings="0,1 0,1 0,1"))
    match = go(t, "1-kailinn|advance|0,0")
    assert match.request.question == "gt-ask-action"
    assert line(match, "2-glory-seekers") == "1,0 1,0 1,0"


def test_a_full_hex_is_closed_to_the_last_of_them():
    """GT-B20, GT-ENT-03: a hex that the first of them filled up is open no longer."""
    t = table(FAR_CORNER.format(kailinn="0,3", nia="9,9", seekers="1,0 1,0", quartzlings="9,8"))
    match = go(t, "1-kailinn|advance|0,0")
    assert set(match.request.keys()) == {"0,1", "1,0"}
    t = table(FAR_CORNER.format(kailinn="0,3", nia="9,9", seekers="0,0 1,0 1,0", quartzlings="9,8"))
    match = go(t, "1-kailinn|advance|0,0|1,0")
    assert line(match, "2-glory-seekers") == "1,0 0,1 1,0 1,0"


def test_the_hex_she_leaves_counts():
    """GT-B20: next to her own hex they may go there, all three of them."""
    assert stops_in_corner("0,0 0,0", kailinn="0,1", quartzlings="5,5")
    t = table(FAR_CORNER.format(kailinn="0,1", nia="1,0", seekers="0,0 0,0", quartzlings="5,5"))
    match = go(t, "1-kailinn|advance|0,0")
    assert (line(match, "1-kailinn"), line(match, "2-glory-seekers")) == ("0,0", "0,1 0,1 0,1")


def test_an_objective_hex_that_she_leaves_is_no_room():
    """GT-B20, GT-B2: if she was left standing on an objective hex, no follower goes there."""
    text = FAR_CORNER.format(kailinn="0,1", nia="1,0", seekers="", quartzlings="5,5").replace("6,6", "0,1")
    assert "0,0" not in go(table(text), "1-kailinn|advance").request.keys()


def test_followers_that_cannot_be_moved_keep_her_out():
    """GT-B20, GT-B10: she passes followers that enemies cannot move, but does not stop among them."""
    t = table("""
        plot
        1-kailinn 8,4
        2-quartzlings 8,5
    """)
    trait(t, "2-quartzlings", "firm", lambda t, me, moved, seat: moved.unit == me.number and seat != me.seat)
    ask = go(t, "1-kailinn|advance").request
    assert "8,5" not in ask.keys()
    assert ask.why_not("8,7") is None


def test_room_is_made_before_a_banner_that_fell_brings_recruits():
    """GT-B20, quartzlings-rock-formation: a recruit cannot take the hex that the followers need."""
    t = table("""
        clash
        1-kailinn 0,4
        2-glory-seekers 0,0
        2-nia 1,0
        2-nia-banner 0,2
        2-quartzlings 9,9 9,9
    """)
    match = go(t, "1-kailinn|advance|0,0 via 0,2")
    assert (line(match, "2-nia-banner"), line(match, "2-glory-seekers")) == ("", "0,1")
    assert (match.request.seat, match.request.keys()) == (1, ["recruit", "done"])
    match.answer("recruit")
    assert set(match.request.keys()) == {"1,1", "2,0", "2,1"}


def test_followers_take_up_what_lies_where_they_are_moved():
    """GT-B20, GT-B19: a follower that makes room enters its new hex like any other."""
    t = table("""
        plot
        1-kailinn 8,4
        2-quartzlings 8,5
        hex 9,5 dodge-
        hex 8,5 speed+
    """)
    match = go(t, "1-kailinn|advance|8,5|9,5")
    assert (tokens(match, "1-kailinn"), tokens(match, "2-quartzlings")) == ({"speed+"}, {"dodge-"})


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
    assert set(match.request.keys()) == {"0,0", "1,1", "2,0", "2,1"}
    match.answer("2,1")
    assert line(match, "1-kailinn") == "2,1"


def test_powerful_leap_may_end_among_followers():
    """kailinn-powerful-leap, GT-B20: followers make room for a leap as well, if they can."""
    t = table("""
        plot
        1-kailinn 8,4
        2-quartzlings 8,6
        2-nia 8,5
    """)
    match = go(t, "1-kailinn|skill:powerful-leap|8,6|8,7")
    assert (line(match, "1-kailinn"), line(match, "2-quartzlings")) == ("8,6", "8,7")
    t = table(FAR_CORNER.format(kailinn="0,2", nia="1,0", seekers="", quartzlings="0,1"))
    ask = go(t, "1-kailinn|skill:powerful-leap").request
    assert {"0,2", "0,1", "1,1"} <= set(ask.keys())
    assert "0,0" not in ask.keys()


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
    why = Reason("gt-ultimate-used", "GT-ULT-03", {"unit": "kailinn", "skill": "kailinn-impaling-horn"})
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
    match = go(table(BLADE), "1-kailinn|skill:flashing-blade")
    assert match.request.keys() == ["2-titus", "2-glory-seekers-1", "2-glory-seekers-3", "2-virtues-1"]
    match = go(table(BLADE), "1-kailinn|skill:flashing-blade|2-glory-seekers-1", MISS)
    assert match.request.keys() == ["2-glory-seekers-3", "2-virtues-1", "done"]
    args = {"target": "glory-seekers", "range": 1}
    assert match.request.why_not("2-glory-seekers-2") == Reason("gt-not-this-target", "GT-SKL-14", args)
    assert match.request.why_not("2-titus").id == "gt-not-this-target"
    assert match.request.why_not("2-virtues-2").id == "gt-out-of-range"
    match = go(
        table(BLADE),
        "1-kailinn|skill:flashing-blade|2-glory-seekers-1|2-virtues-1",
        "1 1 1 0 0|1 1 1 1 0 0|1 1 1 0 0|2 2 0 0 0 0",
    )
    assert (line(match, "2-glory-seekers"), line(match, "2-virtues")) == ("x 7,4 7,3", "9,4/2 8,6")
    assert match.request.question == "gt-ask-action"


def test_flashing_blade_names_both_before_it_strikes():
    """kailinn-flashing-blade, GT-C4: where targets are named all at once, the same two followers may be named."""
    t = table(BLADE, targets_named="all at once")
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

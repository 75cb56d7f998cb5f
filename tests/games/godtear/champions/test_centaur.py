"""GT-B20: Kailinn is a centaur: objective hexes are closed to her, small followers make way."""

import pytest

from tests.games.godtear.made_up import trait
from tests.games.godtear.table import go, line, table, tokens
from theomachy.kernel import Reason

# Objective hexes and banners

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
    assert ask.why_not("4,5").id == "gt-no-centaur-on-objectives"
    ask = go(t, "1-kailinn|skill:powerful-leap").request
    assert not {"4,5", "4,6"} & set(ask.keys())
    assert ask.why_not("4,6").id == "gt-no-centaur-on-objectives"


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


# Small followers


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


# The followers make room


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
    assert ask.why_not("8,5") == Reason("gt-must-move", "GT-B7", {"hex": "8,5"})
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
    assert ask.why_not("0,0") == Reason("gt-followers-hemmed-in", "GT-B20", {"hex": "0,0", "unit": "glory-seekers"})


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
    assert {"0,1", "1,1"} <= set(ask.keys())
    assert "0,0" not in ask.keys()

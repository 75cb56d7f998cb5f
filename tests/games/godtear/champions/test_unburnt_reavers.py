"""The Unburnt Reavers, Blackjaw's followers."""

import pytest

from tests.games.godtear.table import go, line, model, table, tokens
from tests.kit import told
from theomachy.kernel import Reason

# The Unburnt Reavers

REAVERS = """
    {phase}
    1-blackjaw 9,9
    1-unburnt-reavers 3,5 3,5 2,8
    2-titus 3,4
    2-glory-seekers 2,9
"""


def test_rush_moves_the_reavers_of_one_hex():
    """unburnt-reavers-rush: each of those in the hex up to two hexes, one after another, the others not at all."""
    t = table(REAVERS.format(phase="plot"))
    match = go(t, "1-unburnt-reavers|skill:rush")
    assert match.request.question == "gt-ask-hex"
    assert match.request.keys() == ["3,5", "2,8"]
    match.answer("3,5")
    assert match.request.keys() == ["3,5", "done"]
    match.answer("3,5")
    assert match.request.why_not("3,8") == Reason("gt-too-far", "GT-MOV-03", {"hex": "3,8", "steps": 2})
    assert match.request.why_not("3,4") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "3,4"})
    match.answer("3,7")
    match.answer("3,5")
    match.answer("4,6")
    assert line(match, "1-unburnt-reavers") == "3,7 4,6 2,8"
    assert match.request.question == "gt-ask-action"


def test_rush_may_leave_reavers_where_they_are():
    """unburnt-reavers-rush: each may move; one does, the other stays."""
    match = go(table(REAVERS.format(phase="plot")), "1-unburnt-reavers|skill:rush|3,5|3,5|3,6|done")
    assert line(match, "1-unburnt-reavers") == "3,6 3,5 2,8"
    assert match.request.question == "gt-ask-action"


def test_rush_is_for_the_plot_phase():
    """GT-SET-08: a skill of the other side of the card is not to be had."""
    match = go(table(REAVERS.format(phase="clash")), "1-unburnt-reavers")
    named = {"unit": "unburnt-reavers", "key": "skill:rush", "skill": "unburnt-reavers-rush"}
    assert match.request.why_not("skill:rush") == Reason("gt-other-phase", "GT-SET-08", named)


@pytest.mark.parametrize(("reavers", "faces"), [(1, "2 2"), (2, "1 1 1 1"), (3, "1 1 1 1 0 0")])
def test_intimidation_grows_with_the_reavers_in_the_hex(reavers, faces):
    """unburnt-reavers-intimidation, GT-SKL-06: 2, 4 or 6 dice; a hit gives a dodge blight and no wound."""
    t = table(f"""
        plot
        1-unburnt-reavers {"3,5 " * reavers}
        2-nia 3,4
        2-quartzlings 3,7
    """)
    match = go(t, "1-unburnt-reavers|skill:intimidation", faces)
    assert tokens(match, "2-nia") == {"dodge-"}
    assert "gt-damage" not in told(match)


def test_war_cry_gives_an_accuracy_boon():
    """unburnt-reavers-war-cry: to the unit that uses it, and the next hit roll of any of them has the die."""
    match = go(table(REAVERS.format(phase="clash")), "1-unburnt-reavers|skill:war-cry")
    assert tokens(match, "1-unburnt-reavers") == {"accuracy+"}
    match = go(
        table(REAVERS.format(phase="clash")),
        "1-unburnt-reavers|skill:war-cry|skill:cleaving-strike|2,8",
        "1 1 1 0|1 1 1 1",
    )
    assert line(match, "2-glory-seekers") == ""
    assert tokens(match, "1-unburnt-reavers") == set()


@pytest.mark.parametrize(
    ("reavers", "faces"), [(1, "2 1 1|1 1 1 0"), (2, "1 1 1 1|1 1 1 0 0"), (3, "1 1 1 1 0|1 1 1 0 0 0")]
)
def test_cleaving_strike_grows_with_the_reavers_in_the_hex(reavers, faces):
    """unburnt-reavers-cleaving-strike, GT-SKL-06: 3, 4 or 5 dice to hit, 4, 5 or 6 for damage."""
    t = table(f"""
        clash
        1-unburnt-reavers {"3,5 " * reavers}
        2-nia 3,4
        2-quartzlings 3,7
    """)
    assert model(go(t, "1-unburnt-reavers|skill:cleaving-strike", faces), "2-nia").wounds == 1


@pytest.mark.parametrize(("earns", "space"), [(False, 9), (True, 8)])
def test_reavers_earn_no_step_for_their_champions_class(earns, space):
    """GT-C11, GT-LAD-11: a follower knocked out by Reavers is worth 1, by agreement 2."""
    t = table(REAVERS.format(phase="clash"), followers_earn_bonus=earns)
    match = go(t, "1-unburnt-reavers|skill:cleaving-strike|2,8", "1 1 1|1 1 1 1")
    assert match.state.turn_token == space

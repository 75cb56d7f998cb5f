"""The Thornlings: on objective hexes, coming back, and their skills."""

import pytest

from tests.games.godtear.table import go, line, places, refused, table, tokens
from tests.kit import told
from theomachy.kernel import Reason

# Thornlings on objective hexes

GROWN = """
    clash
    objectives 6,6 6,7
    1-lily 8,6
    1-thornlings 6,6 6,6 8,5
    2-lily 5,4
    2-thornlings 5,5
"""


def test_thornlings_on_objective_hexes_do_not_advance():
    """lily-thorn-wall: the others of the unit do."""
    match = go(table(GROWN), "1-thornlings|advance")
    assert match.request.keys() == ["8,5", "done"]


def test_a_unit_on_objective_hexes_cannot_advance():
    """lily-thorn-wall: with all of them there the action is refused."""
    t = table(GROWN.replace("6,6 6,6 8,5", "6,6 6,6 6,7"))
    why = go(t, "1-thornlings").request.why_not("advance")
    assert why == Reason("gt-all-bound", "GT-SKL-14", {"unit": "thornlings@gt-one"})


def test_thornlings_do_not_walk_to_those_on_objective_hexes():
    """GT-ENT-07, GT-B2: there is room with the other one, but it is an objective hex."""
    ask = go(table(GROWN.replace("6,6 6,6 8,5", "6,6 7,6")), "1-thornlings|advance|7,6").request
    assert ask.why_not("6,6") == Reason("gt-no-followers-on-objectives", "GT-ENT-07", {"hex": "6,6"})


def test_without_the_objective_hex_they_advance_again():
    """lily-thorn-wall: the hex binds them, not the skill."""
    match = go(table(GROWN.replace("6,6 6,7", "6,7")), "1-thornlings|advance")
    assert match.request.keys() == ["6,6", "8,5", "done"]


def test_enemies_cannot_move_thornlings_on_objective_hexes():
    """lily-thorn-wall, GT-B10: a Haunting Melody hits them and moves nobody."""
    t = table(GROWN.replace("clash", "clash active 2"))
    match = go(t, "2-lily|skill:haunting-melody|1-thornlings-1", "1 1 0 0 0 0")
    assert "gt-hit" in told(match)
    assert match.request.question == "gt-ask-lay-token"
    assert places(match, "1-thornlings") == ["6,6", "6,6", "8,5"]


def test_thornlings_elsewhere_can_be_moved():
    """lily-thorn-wall: off the objective hexes they are like any other."""
    t = table(GROWN.replace("clash", "clash active 2").replace("8,5", "7,4"))
    match = go(t, "2-lily|skill:haunting-melody|1-thornlings-3|7,4|9,4", "1 1 0 0 0 0")
    assert places(match, "1-thornlings") == ["6,6", "6,6", "9,4"]


def test_their_own_lily_moves_them_off():
    """lily-thorn-wall: her Nature's Visage moves them, and followers do not come back to an objective hex."""
    t = table(GROWN.replace("8,6", "8,7"))
    match = go(t, "1-lily|skill:natures-visage|6,6", "1 1 0 0 0")
    assert set(match.request.keys()) == {"6,6", "7,6", "7,5"}
    match.answer("7,6")
    assert places(match, "1-thornlings") == ["6,6", "7,6", "8,5"]


# Thornlings: Overgrowth and Deep Roots

ROOTS = """
    plot
    1-lily 8,6
    1-thornlings 8,5 8,5 2,2
    2-titus 3,6
    2-glory-seekers 3,3
"""


def test_a_recruit_action_brings_up_to_three():
    """thornlings-overgrowth: one, two or three come to one hex."""
    t = table(ROOTS.replace("1-thornlings 8,5 8,5 2,2", "1-thornlings 2,2"))
    match = go(t, "1-thornlings|recruit|9,6")
    ask = match.request
    assert (ask.seat, ask.question, ask.keys()) == (0, "gt-ask-recruits", ["3", "2", "1"])
    match.answer("3")
    assert places(match, "1-thornlings") == ["2,2", "9,6", "9,6", "9,6"]
    assert match.request.why_not("recruit") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "thornlings"})
    assert places(go(t, "1-thornlings|recruit|9,6|1"), "1-thornlings") == ["2,2", "9,6"]


def test_no_more_come_than_fit_or_are_left():
    """thornlings-overgrowth, GT-ENT-03, GT-RCT-01: three to a hex, five in all."""
    full = go(table(ROOTS), "1-thornlings|recruit|8,5")  # room for one
    assert places(full, "1-thornlings") == ["2,2", "8,5", "8,5", "8,5"]
    match = go(table(ROOTS), "1-thornlings|recruit|9,6")
    assert match.request.keys() == ["2", "1"]


def test_overgrowth_helps_a_unit_without_models():
    """thornlings-overgrowth, GT-A9: it comes back with three and has one action left."""
    t = table(ROOTS.replace("1-thornlings 8,5 8,5 2,2\n", "\n"))
    match = go(t, "1-thornlings|9,6|3")
    assert places(match, "1-thornlings") == ["9,6", "9,6", "9,6"]
    assert set(match.request.keys()) == {"advance", "end"}


def test_deep_roots_recruit_for_each_that_left():
    """thornlings-deep-roots, GT-A4: two leave, two recruit actions follow, and recruiting counts as used."""
    match = go(table(ROOTS), "1-thornlings|skill:deep-roots")
    ask = match.request
    assert (ask.question, set(ask.keys())) == ("gt-ask-take-off", {"1-thornlings-1", "1-thornlings-3", "done"})
    for key in ("1-thornlings-3", "1-thornlings-1", "done", "9,6", "3", "9,5"):
        match.answer(key)
    assert places(match, "1-thornlings") == ["8,5", "9,5", "9,6", "9,6", "9,6"]
    assert match.request.why_not("recruit") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "thornlings"})


def test_a_full_unit_recruits_no_more():
    """thornlings-deep-roots, GT-RCT-01: three leave and come back at once, so two recruit actions are lost."""
    off = "1-thornlings-1|1-thornlings-2|1-thornlings-3"
    t = table(ROOTS.replace("8,5 8,5 2,2", "8,5 8,5 2,2 2,3 2,3"))
    match = go(t, f"1-thornlings|skill:deep-roots|{off}|done|9,6|3")
    assert places(match, "1-thornlings") == ["2,3", "2,3", "9,6", "9,6", "9,6"]
    assert (match.request.question, match.request.by) == ("gt-ask-action", "1-thornlings")


def test_deep_roots_may_take_nobody():
    """thornlings-deep-roots: with none taken off there is no recruit action, and none is used."""
    match = go(table(ROOTS), "1-thornlings|skill:deep-roots|done")
    assert places(match, "1-thornlings") == ["2,2", "8,5", "8,5"]
    assert "recruit" in match.request.keys()


def test_deep_roots_after_a_recruit():
    """GT-A4: a recruit action that was taken rules the skill out; with `always` the card gives more of them."""
    roots = ROOTS.replace("8,5 8,5 2,2", "8,5 8,5")
    no = Reason("gt-already-recruit", "GT-A4", {"unit": "thornlings"})
    assert refused(go(table(roots), "1-thornlings|recruit|9,6|1"), "skill:deep-roots") == no
    match = go(
        table(roots, own_grants="always"), "1-thornlings|recruit|9,6|1|skill:deep-roots|1-thornlings-1|done|9,5|1"
    )
    assert places(match, "1-thornlings") == ["8,5", "9,5", "9,6"]


def test_several_recruits_given_at_once_are_one_gift():
    """GT-A4: with `if unused` Deep Roots gives all of its recruit actions if there was none before."""
    t = table(ROOTS, own_grants="if unused")
    match = go(t, "1-thornlings|skill:deep-roots|1-thornlings-1|1-thornlings-2|done|9,6|1|9,5|1")
    assert places(match, "1-thornlings") == ["2,2", "9,5", "9,6"]


@pytest.mark.parametrize(
    ("reading", "answers", "left"),
    [
        ("lost", "1-thornlings-1|1-thornlings-2|9,6|1|9,5|1", set()),
        ("kept", "1-thornlings-1|1-thornlings-2|9,6|1|9,5|1", {"dodge+", "speed-"}),
        ("lost", "1-thornlings-1|done|9,6|1", {"dodge+", "speed-"}),
    ],
)
def test_deep_roots_and_the_tokens_of_the_unit(reading, answers, left):
    """GT-C16: they go with the last model; with `kept` they are there again when the skill is over."""
    t = table(ROOTS.replace("8,5 8,5 2,2", "8,5 8,5 dodge+ speed-"), replaced_unit_tokens=reading)
    assert tokens(go(t, f"1-thornlings|skill:deep-roots|{answers}"), "1-thornlings") == left


# Thornlings: the other skills


@pytest.mark.parametrize(("many", "dice"), [("8,5", "1 1"), ("8,5 8,5", "1 1 1 0"), ("8,5 8,5 8,5", "1 1 1 0 0 0")])
def test_tangling_thorns_slow_a_target(many, dice):
    """thornlings-tangling-thorns: two, four or six dice; a speed blight for whoever is hit within two hexes."""
    t = table(f"""
        plot
        1-lily 8,6
        1-thornlings {many}
        2-titus 2,2
        2-glory-seekers 3,3
        2-lily 8,3
        2-thornlings 7,4
    """)
    match = go(t, "1-thornlings|skill:tangling-thorns")
    assert set(match.request.keys()) == {"2-lily", "2-thornlings-1"}
    match = go(t, "1-thornlings|skill:tangling-thorns|2-thornlings-1", dice)
    assert tokens(match, "2-thornlings") == {"speed-"}


def test_sprout_gives_the_thornlings_an_accuracy_boon():
    """thornlings-sprout"""
    match = go(table(ROOTS.replace("plot", "clash")), "1-thornlings|skill:sprout")
    assert tokens(match, "1-thornlings") == {"accuracy+"}


WRATH = """
    clash
    1-lily 8,9
    1-thornlings 8,5 8,5
    2-lily 8,6
"""


@pytest.mark.parametrize(
    ("token", "hit", "damage"),
    [
        ("", "1 1 1 1", "1 1 0 0 0 0 0"),  # dodge 4
        ("", "2 1 1 1", "1 1 0 0"),
        ("dodge+", "2 1 1 1", "1 1 0 0 0 0 0"),  # dodge 5 for this roll
        ("dodge-", "1 1 1 0", "1 1 0 0 0 0 0"),
        ("dodge-", "1 1 1 1", "1 1 0 0"),
    ],
)
def test_wrath_for_exactly_the_dodge(token, hit, damage):
    """thornlings-natures-wrath: three more damage dice if the hit roll comes to the dodge that counted."""
    t = table(WRATH.replace("2-lily 8,6", f"2-lily 8,6 {token}"))
    match = go(t, "1-thornlings|skill:natures-wrath", f"{hit}|{damage}")
    assert line(match, "2-lily") == "8,6 wounds 1"


def test_wrath_may_miss():
    """thornlings-natures-wrath, GT-HIT-07"""
    match = go(table(WRATH), "1-thornlings|skill:natures-wrath", "1 1 1 0")
    assert line(match, "2-lily") == "8,6"

"""Lily: objective hexes that walk, thorns that grow on them, and songs that move everybody."""

import pytest

from tests.games.godtear.table import go, line, objectives, on_hexes, places, table, tokens, unit
from theomachy.kernel import Reason

# Earth Call

EARTH = """
    plot
    objectives 6,6 6,7 8,9 9,5
    1-lily 8,6
    2-titus 3,6
"""


def test_an_objective_hex_moves():
    """lily-earth-call, GT-B13: one within range moves one hex, to a hex without model and without objective hex."""
    match = go(table(EARTH), "1-lily|skill:earth-call")
    ask = match.request
    assert (ask.seat, ask.question, set(ask.keys())) == (0, "gt-ask-shift", {"6,6", "6,7", "8,9", "9,5"})
    assert ask.why_not("7,6") == Reason("gt-no-objective-there", "GT-B13", {"hex": "7,6"})
    match.answer("6,6")
    assert match.request.question == "gt-ask-shift-to"
    assert set(match.request.keys()) == {"6,5", "5,5", "5,6", "7,5", "7,6"}
    assert match.request.why_not("6,7") == Reason("gt-objective-there", "GT-B13", {"hex": "6,7"})
    match.answer("5,5")
    assert objectives(match) == "5,5 6,7 8,9 9,5"


def test_earth_call_reaches_three_hexes_far():
    """lily-earth-call: 8,10 is four hexes from Lily, 8,9 three."""
    ask = go(table(EARTH.replace("8,9", "8,9 8,10")), "1-lily|skill:earth-call").request
    assert set(ask.keys()) == {"6,6", "6,7", "8,9", "9,5"}


def test_no_objective_hex_goes_to_a_deployment_hex():
    """GT-SET-18: rows 10 and 11 are closed to them, and so is the hex of a model."""
    ask = go(table(EARTH), "1-lily|skill:earth-call|9,5").request
    assert set(ask.keys()) == {"9,4", "9,6", "8,5"}


def test_models_on_the_hex_are_carried_along():
    """lily-earth-call: a banner, and Lily herself, wherever they stand on it."""
    t = table(f"{EARTH}\n    2-titus-banner 6,6")
    match = go(t, "1-lily|skill:earth-call|6,6|7,6")
    assert (objectives(match), line(match, "2-titus-banner")) == ("6,7 7,6 8,9 9,5", "7,6")
    match = go(table(EARTH.replace("9,5", "8,6")), "1-lily|skill:earth-call|8,6|8,5")
    assert (objectives(match), line(match, "1-lily")) == ("6,6 6,7 8,5 8,9", "8,5")


def test_a_stack_stays_together():
    """GT-SCN-CONSTRUCTION-06: all its hexes move."""
    t = table(EARTH.replace("6,6", "6,6*3"), scenario="construction")
    assert objectives(go(t, "1-lily|skill:earth-call|6,6|5,5")) == "5,5*3 6,7 8,9 9,5"


def test_whoever_is_carried_to_a_token_takes_it():
    """GT-B19, GT-ENT-01: to be carried to a hex is to enter it."""
    t = table(f"{EARTH.replace('3,6', '6,6')}\n    hex 5,5 damage- speed-\n    hex 6,6 dodge+")
    match = go(t, "1-lily|skill:earth-call|6,6|5,5")
    assert line(match, "2-titus") == "5,5 speed- damage-"
    assert on_hexes(match) == ["6,6 dodge+"]


@pytest.mark.parametrize(
    ("rulings", "offered"),
    [({}, False), ({"carry_knocked_out": True}, True), ({"change_models": "left behind"}, False)],
)
def test_a_knocked_out_champion_holds_its_hex(rulings, offered):
    """GT-B14: the hex under it cannot move, unless the table has it carried along."""
    t = table(EARTH.replace("3,6", "6,6 knocked-out"), **rulings)
    match = go(t, "1-lily|skill:earth-call")
    assert ("6,6" in match.request.keys()) == offered
    if offered:
        match.answer("6,6")
        match.answer("5,5")
        assert line(match, "2-titus") == "5,5 wounds 5 knocked-out"


@pytest.mark.parametrize(("reading", "offered"), [("with its hex", False), ("model only", True)])
def test_what_enemies_cannot_move_holds_its_hex(reading, offered):
    """GT-B10: enemy Thornlings on an objective hex keep it where it is; with `model only` they are carried along."""
    t = table(
        """
        plot
        objectives 6,6 6,7
        1-lily 8,6
        2-lily 3,6
        2-thornlings 6,6 6,6
        """,
        cannot_be_moved=reading,
    )
    match = go(t, "1-lily|skill:earth-call")
    assert ("6,6" in match.request.keys()) == offered
    if offered:
        match.answer("6,6")
        match.answer("5,5")
        assert line(match, "2-thornlings") == "5,5 5,5"


def test_lily_moves_hexes_with_her_own_thornlings():
    """GT-B10: what enemies cannot move, its own side can."""
    t = table(f"{EARTH}\n    1-thornlings 6,6 6,6")
    assert line(go(t, "1-lily|skill:earth-call|6,6|5,5"), "1-thornlings") == "5,5 5,5"


def test_earth_call_needs_something_to_move():
    """lily-earth-call, GT-SKL-10: refused if no objective hex within range can move."""
    t = table(EARTH.replace("6,6 6,7 8,9 9,5", "2,6"))
    why = go(t, "1-lily").request.why_not("skill:earth-call")
    assert why == Reason("gt-no-objective-to-move", "GT-SKL-10", {"unit": "lily", "range": 3})


# Thorn Wall

WALL = """
    plot
    objectives 4,6 5,6 5,7 6,6 6,7 3,6
    1-lily 8,6
    1-thornlings 8,5 8,5 9,5 9,5 2,2
    2-titus 6,6
    2-titus-banner 6,7
"""


def test_thornlings_are_placed_on_objective_hexes():
    """lily-thorn-wall, GT-B2: any number, on those within range where no other model is."""
    match = go(table(WALL), "1-lily|skill:thorn-wall")
    ask = match.request
    assert (ask.seat, ask.question, ask.clause) == (0, "gt-ask-regroup", "GT-KO-10")
    assert set(ask.keys()) == {"1-thornlings-1", "1-thornlings-3", "1-thornlings-5", "done"}
    match.answer("1-thornlings-5")
    match.answer("1-thornlings-1")
    match.answer("done")
    assert match.request.question == "gt-ask-place"
    assert set(match.request.keys()) == {"4,6", "5,6", "5,7"}  # 3,6 is five hexes away
    far = {"hex": "3,6", "range": 4, "starts": ["8,6"]}
    assert match.request.why_not("3,6") == Reason("gt-too-far-from", "GT-MOV-05", far)
    match.answer("5,7")
    match.answer("4,6")
    assert places(match, "1-thornlings") == ["4,6", "5,7", "8,5", "9,5", "9,5"]
    assert unit(match, "1-lily").ultimate_used
    assert match.state.turn_token == 10  # GT-KO-10: nobody was knocked out


def test_three_of_them_fill_a_hex():
    """lily-thorn-wall, GT-ENT-03: a hex takes three Thornlings, those that were there before included."""
    t = table(WALL.replace("4,6 5,6 5,7 6,6 6,7 3,6", "5,6 5,7 6,6").replace("9,5 9,5 2,2", "5,6 5,6 2,2"))
    match = go(t, "1-lily|skill:thorn-wall|1-thornlings-1|1-thornlings-2|done|5,6")
    assert places(match, "1-thornlings") == ["2,2", "5,6", "5,6", "5,6", "5,7"]  # the second has no choice


def test_no_more_leave_than_find_room():
    """lily-thorn-wall, GT-C16: with one free hex three of five may leave, and the question says how many more."""
    t = table(WALL.replace("4,6 5,6 5,7 6,6 6,7 3,6", "5,6 6,6"))
    match = go(t, "1-lily|skill:thorn-wall|1-thornlings-1")
    assert match.request.choice.numbers() == {"room": 2}
    for key in ("1-thornlings-2", "1-thornlings-3"):
        match.answer(key)
    assert places(match, "1-thornlings") == ["2,2", "5,6", "5,6", "5,6", "9,5"]


def test_the_wall_may_be_of_nobody():
    """lily-thorn-wall, GT-ULT-03: any number is none as well, and the ultimate is used."""
    match = go(table(WALL), "1-lily|skill:thorn-wall|done")
    assert places(match, "1-thornlings") == ["2,2", "8,5", "8,5", "9,5", "9,5"]
    assert unit(match, "1-lily").ultimate_used


@pytest.mark.parametrize(
    ("reading", "taken", "left"),
    [
        ("lost", "1-thornlings-1|1-thornlings-2|5,6|5,6", {"speed+"}),
        ("kept", "1-thornlings-1|1-thornlings-2|5,6|5,6", {"dodge+", "damage-", "speed+"}),
        ("lost", "1-thornlings-1|done|5,6", {"dodge+", "damage-", "speed+"}),
    ],
)
def test_a_unit_that_is_taken_off_whole_loses_its_tokens(reading, taken, left):
    """GT-C16: with the last model go the tokens, but for one taken up later; with `kept` they come back."""
    t = table(
        """
        plot
        objectives 5,6 5,7
        1-lily 8,6
        1-thornlings 8,5 8,5 dodge+ damage-
        2-titus 3,6
        hex 5,6 speed+
        """,
        replaced_unit_tokens=reading,
    )
    match = go(t, f"1-lily|skill:thorn-wall|{taken}")
    assert tokens(match, "1-thornlings") == left


def test_the_wall_respects_a_branch_ward():
    """lily-thorn-wall, GT-B22: it opens objective hexes and nothing else."""
    t = table("""
        plot
        objectives 5,6 6,8
        1-lily 8,6
        1-thornlings 8,5
        2-durthax 1,1
        2-treekin 4,6
    """)
    match = go(t, "1-lily|skill:thorn-wall|1-thornlings-1")
    assert places(match, "1-thornlings") == ["6,8"]


def test_the_wall_needs_thornlings():
    """lily-thorn-wall, GT-SKL-10: refused with none on the battlefield."""
    t = table(WALL.replace("1-thornlings 8,5 8,5 9,5 9,5 2,2\n", "\n"))
    why = go(t, "1-lily").request.why_not("skill:thorn-wall")
    assert why == Reason("gt-nobody-to-take-off", "GT-SKL-10", {"unit": "thornlings"})


def test_the_wall_needs_an_objective_hex():
    """lily-thorn-wall, GT-SKL-10: refused if none within range has room."""
    t = table(WALL.replace("4,6 5,6 5,7 6,6 6,7 3,6", "3,6 6,6 6,7"))
    why = go(t, "1-lily").request.why_not("skill:thorn-wall")
    assert why == Reason("gt-no-empty-objective-in-range", "GT-SKL-10", {"unit": "lily", "range": 4})


# Nature's Visage and Haunting Melody

VISAGE = """
    clash
    objectives 6,6
    1-lily 8,5
    1-thornlings 7,5 7,5
    2-titus 8,6
    2-glory-seekers 9,6 9,6 2,2
    2-titus-banner 7,6
"""


def test_the_visage_drives_all_away():
    """lily-natures-visage: friend and foe next to the target, Lily too, each up to one hex away from it."""
    match = go(table(VISAGE), "1-lily|skill:natures-visage|2-titus", "1 1 1 0 0")
    assert (match.request.seat, match.request.question) == (0, "gt-ask-next")
    assert set(match.request.keys()) == {"1-lily", "7,5", "9,6", "2-titus-banner", "done"}
    match.answer("9,6")
    assert set(match.request.keys()) == {"9,6", "9,7", "10,6", "10,7"}
    assert match.request.why_not("9,5") == Reason("gt-not-away", "GT-MOV-08", {"hex": "9,5", "steps": 1})
    for key in ("10,6", "9,6", "9,6", "2-titus-banner", "6,7", "1-lily", "8,4", "7,5", "7,4", "7,5", "6,5"):
        match.answer(key)
    assert match.request.question == "gt-ask-lay-token"  # everybody had their move
    assert places(match, "2-glory-seekers") == ["2,2", "9,6", "10,6"]
    assert places(match, "1-thornlings") == ["6,5", "7,4"]
    assert (line(match, "1-lily"), line(match, "2-titus-banner")) == ("8,4", "6,7")
    assert line(match, "2-titus") == "8,6"


def test_the_visage_need_not_move_anybody():
    """lily-natures-visage, GT-B1: up to one hex may be none."""
    match = go(table(VISAGE), "1-lily|skill:natures-visage|2-titus|done", "1 1 1 0 0")
    assert match.request.question == "gt-ask-lay-token"
    assert line(match, "1-lily") == "8,5"


def test_a_missed_visage_moves_nobody():
    """lily-natures-visage, GT-HIT-07: it needs a hit."""
    match = go(table(VISAGE), "1-lily|skill:natures-visage|2-titus", "1 1 0 0 0")
    assert match.request.question == "gt-ask-lay-token"


def test_in_another_reading_banners_stay():
    """GT-B9: with banners_are_moved `false` the Visage leaves them where they are."""
    t = table(VISAGE, banners_are_moved=False)
    match = go(t, "1-lily|skill:natures-visage|2-titus", "1 1 1 0 0")
    assert set(match.request.keys()) == {"1-lily", "7,5", "9,6", "done"}


def test_the_visage_does_not_move_what_cannot_be_moved():
    """lily-natures-visage, GT-KO-06, GT-B10: a knocked out champion and enemy Thornlings on objective hexes stay."""
    t = table("""
        clash
        objectives 7,5
        1-lily 8,9
        2-lily 8,6
        2-thornlings 7,5 7,5 7,6
        2-titus 8,5 knocked-out
        2-glory-seekers 9,6
    """)
    match = go(t, "1-lily|skill:natures-visage|2-lily", "1 1 1 1 0")
    assert set(match.request.keys()) == {"7,6", "9,6", "done"}


def test_the_melody_moves_all_in_a_hex():
    """lily-haunting-melody: each model in the target's hex, the target too, up to two hexes; others stay."""
    t = table(VISAGE.replace("9,6 9,6 2,2", "9,6 9,6 9,7"))
    match = go(t, "1-lily|skill:haunting-melody|2-glory-seekers-1|9,6", "1 1 1 0 0 0")
    assert match.request.why_not("9,9") == Reason("gt-too-far", "GT-MOV-03", {"hex": "9,9", "steps": 2})
    match.answer("10,8")
    assert match.request.keys() == ["9,6", "done"]
    match.answer("9,6")
    match.answer("11,6")
    assert match.request.question == "gt-ask-lay-token"
    assert places(match, "2-glory-seekers") == ["9,7", "10,8", "11,6"]


def test_a_champion_alone_in_its_hex_dances_alone():
    """lily-haunting-melody: against a champion the target alone is moved; it may also stay."""
    match = go(table(VISAGE), "1-lily|skill:haunting-melody|2-titus|2-titus|8,8", "1 1 1 0 0 0")
    assert line(match, "2-titus") == "8,8"
    match = go(table(VISAGE), "1-lily|skill:haunting-melody|2-titus|done", "1 1 1 0 0 0")
    assert line(match, "2-titus") == "8,6"


@pytest.mark.parametrize("skill", ["natures-visage", "haunting-melody"])
def test_lilys_songs_carry_three_hexes(skill):
    """lily-natures-visage, lily-haunting-melody: range 3, and no damage."""
    t = table(VISAGE.replace("8,5", "8,3").replace("2,2", "8,4"))
    ask = go(t, f"1-lily|skill:{skill}").request
    assert set(ask.keys()) == {"2-titus", "2-glory-seekers-3"}
    assert ask.why_not("2-glory-seekers-1") == Reason(
        "gt-out-of-range", "GT-SKL-04", {"target": "glory-seekers", "range": 3}
    )

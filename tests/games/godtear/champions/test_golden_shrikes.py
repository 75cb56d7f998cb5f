"""The Golden Shrikes, Jeen's followers."""

import pytest

from tests.games.godtear.table import go, line, model, table, tokens, unit
from tests.kit import told
from theomachy.kernel import Reason

# Drive Back

DRIVE = """
    clash
    1-jeen 8,8
    1-golden-shrikes 4,5 2,2 2,1
    2-titus 4,4
    2-glory-seekers 4,6 4,6 2,3 2,5 8,9
"""


def test_drive_back_moves_the_enemy_followers_of_one_hex():
    """golden-shrikes-drive-back: when their activation ends, a hex next to any of them; each there up to one hex."""
    match = go(table(DRIVE), "1-golden-shrikes|end")
    ask = match.request
    assert (ask.seat, ask.question, ask.by) == (0, "gt-ask-hex", "1-golden-shrikes")
    assert ask.keys() == ["2,3", "4,6"]
    nobody = Reason("gt-no-enemy-followers-there", "GT-B1", {"hex": "4,4"})  # Titus is a champion
    assert ask.why_not("4,4") == nobody
    match.answer("4,6")
    assert match.request.keys() == ["4,6", "done"]
    match.answer("4,6")
    assert match.request.why_not("4,8") == Reason("gt-too-far", "GT-MOV-03", {"hex": "4,8", "steps": 1})
    match.answer("4,7")
    match.answer("4,6")
    match.answer("3,5")
    assert line(match, "2-glory-seekers") == "4,7 3,5 2,3 2,5 8,9"
    assert unit(match, "1-golden-shrikes").activated
    assert match.request.seat == 1


def test_drive_back_drives_nobody_on_an_objective_hex():
    """golden-shrikes-drive-back, GT-B2"""
    ask = go(table(DRIVE), "1-golden-shrikes|end|4,6|4,6").request
    assert ask.why_not("5,6") == Reason("gt-no-followers-on-objectives", "GT-ENT-07", {"hex": "5,6"})


def test_drive_back_may_be_left_out():
    """golden-shrikes-drive-back: one is moved, the other not; or none at all."""
    match = go(table(DRIVE), "1-golden-shrikes|end|4,6|4,6|4,7|done")
    assert line(match, "2-glory-seekers") == "4,7 4,6 2,3 2,5 8,9"
    match = go(table(DRIVE), "1-golden-shrikes|end|4,6|done")
    assert line(match, "2-glory-seekers") == "4,6 4,6 2,3 2,5 8,9"
    assert match.request.seat == 1


def test_drive_back_comes_after_the_last_action():
    """golden-shrikes-drive-back: where they stand at the end is what counts."""
    match = go(table(DRIVE), "1-golden-shrikes|advance|2,2|2,1|done|skill:balanced-stance|dodge-boon|done")
    assert line(match, "1-golden-shrikes") == "4,5 2,1 2,1 dodge+ activated"  # one hex is left, so it is not asked for
    assert line(match, "2-glory-seekers") == "4,6 4,6 2,3 2,5 8,9"
    assert match.request.seat == 1


def test_drive_back_leaves_those_that_cannot_be_moved():
    """golden-shrikes-drive-back, GT-B10: followers that enemies cannot move are no reason to choose their hex."""
    t = table(DRIVE)
    stands = model(t, "2-glory-seekers-3").place
    t.hooks = {**t.hooks, "firm": ((2, lambda t, me, model, seat: model.place == stands and seat == 0),)}
    match = go(t, "1-golden-shrikes|end")
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["4,6", "done"])  # one hex is left


def test_drive_back_is_for_their_own_activation():
    """golden-shrikes-drive-back: when Jeen's activation ends, or the enemy's, nothing happens."""
    match = go(table(DRIVE), "1-jeen|end")
    assert (match.request.question, match.request.seat) == ("gt-ask-activate", 1)
    match.answer("2-glory-seekers")
    match.answer("end")
    assert (match.request.question, match.request.by) == ("gt-ask-action", "1-golden-shrikes")  # they are next


def test_without_enemy_followers_nearby_nothing_is_asked():
    """golden-shrikes-drive-back"""
    t = table(DRIVE.replace("4,6 4,6 2,3", "x x x"))
    match = go(t, "1-golden-shrikes|end")
    assert (match.request.question, match.request.seat) == ("gt-ask-activate", 1)


# Sprint, Slash and Dash, Balanced Stance

RUN = """
    plot
    1-golden-shrikes 3,5 3,5 9,9
    2-nia 3,4
    2-quartzlings 2,4
"""


def test_sprint_moves_one_shrike():
    """golden-shrikes-sprint: one of them, up to three hexes; the others stay."""
    match = go(table(RUN), "1-golden-shrikes|skill:sprint")
    assert match.request.keys() == ["1-golden-shrikes-1", "1-golden-shrikes-3"]
    match.answer("1-golden-shrikes-1")
    assert match.request.why_not("3,9") == Reason("gt-too-far", "GT-MOV-03", {"hex": "3,9", "steps": 3})
    match.answer("3,8")
    assert line(match, "1-golden-shrikes") == "3,8 3,5 9,9"
    assert match.request.question == "gt-ask-action"


@pytest.mark.parametrize(
    ("shrikes", "faces"),
    [(1, "2 1 1|1 1 1 0 0"), (2, "1 1 1 1 0|1 1 1 0"), (3, "1 1 1 1 0 0 0|1 1 1")],
)
def test_slash_and_dash_by_how_many_there_are(shrikes, faces):
    """golden-shrikes-slash-and-dash, GT-SKL-06: more dice to hit and fewer for damage, the more are in the hex."""
    t = table(f"""
        plot
        1-golden-shrikes {"3,5 " * shrikes}
        2-nia 3,4
    """)
    match = go(t, "1-golden-shrikes|skill:slash-and-dash", faces)
    assert model(match, "2-nia").wounds == 1
    assert match.request.keys() == ["3,5", "done"]


@pytest.mark.parametrize("faces", ["1 1 1 0 0", "1 1 1 1 0|1 1 1 0"])
def test_slash_and_dash_moves_those_in_the_hex(faces):
    """golden-shrikes-slash-and-dash: hit or miss, each in the user's hex may then move one hex, nobody elsewhere."""
    match = go(table(RUN), "1-golden-shrikes|skill:slash-and-dash", faces)
    assert match.request.question == "gt-ask-next"
    assert match.request.keys() == ["3,5", "done"]
    match.answer("3,5")
    assert match.request.why_not("3,7") == Reason("gt-too-far", "GT-MOV-03", {"hex": "3,7", "steps": 1})
    match.answer("3,6")
    match.answer("3,5")
    match.answer("4,6")
    assert line(match, "1-golden-shrikes") == "3,6 4,6 9,9"
    assert match.request.question == "gt-ask-action"


def test_slash_and_dash_without_the_dash():
    """golden-shrikes-slash-and-dash: each may move; here none does."""
    match = go(table(RUN), "1-golden-shrikes|skill:slash-and-dash|done", "1 1 1 0 0")
    assert line(match, "1-golden-shrikes") == "3,5 3,5 9,9"
    assert "gt-moved" not in told(match)


@pytest.mark.parametrize(("answer", "gained"), [("dodge-boon", {"dodge+"}), ("protection-boon", {"protection+"})])
def test_balanced_stance_gives_one_of_two_boons(answer, gained):
    """golden-shrikes-balanced-stance"""
    match = go(table(RUN.replace("plot", "clash")), "1-golden-shrikes|skill:balanced-stance")
    assert match.request.keys() == ["dodge-boon", "protection-boon"]
    match.answer(answer)
    assert tokens(match, "1-golden-shrikes") == gained

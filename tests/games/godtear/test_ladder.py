"""GT-LAD: what is worth how many steps, and how far the turn token goes."""

import pytest

from tests.games.godtear.table import change_card, go, line, model, table, unit
from tests.kit import told
from theomachy.games.godtear import GAME, verbs
from theomachy.games.godtear.rules.attack import knock_out
from theomachy.games.godtear.state import Godtear
from theomachy.games.godtear.tasks import Use

TITUS_STRIKES = """
    clash {head}
    1-titus 4,4
    1-glory-seekers 2,2 activated
    2-nia {nia}
    2-quartzlings {quartzlings}
"""
"""Titus, a maelstrom, may strike who is next to him: Nia has dodge 4 and protection 2, Quartzlings 2 and 4"""
HIT, KNOCK_OUT_NIA, KNOCK_OUT_ONE = "1 1 1 1 0 0", "2 2 2 2 0", "2 2 1 0 0"
"""Sweeping Slash: six dice to hit, five for damage"""


def titus_strikes(nia: str = "9,9", quartzlings: str = "9,8 9,7 9,6", head: str = "", **rulings: object) -> Godtear:
    return table(TITUS_STRIKES.format(nia=nia, quartzlings=quartzlings, head=head), **rulings)


def steps(t: Godtear, answers: str, dice: str = "") -> int:
    """How far the turn token goes toward the first player, in the north."""
    return t.turn_token - go(t, answers, dice).state.turn_token


# The ladder


@pytest.mark.parametrize(("space", "winner"), [(1, 0), (9, 0), (10, 0), (11, 1), (12, 1), (20, 1)])
@pytest.mark.parametrize("north", [1, 2])
def test_the_turn_token_is_always_on_somebodys_side(space: int, winner: int, north: int):
    """GT-LAD-01: eleven spaces are the north player's and eleven the south player's; none is in the middle."""
    t = table(
        f"""
        scoring north {north} token {space} warband 2/2
        1-titus 4,4
        1-glory-seekers 3,3
        2-nia 9,9
        2-quartzlings 9,8 9,7 9,6
        """,
        scenario="knowledge",
    )
    winner = winner if north == 1 else 1 - winner
    match = go(t)
    assert (match.state.turn_winner, match.request.seat) == (winner, 1 - winner)


def test_where_warband_tokens_lie():
    """GT-LAD-01, GT-LAD-02: step 0 is at the far end of each side, so 0 and 21 of 22 spaces; step 3 is 3 and 18."""
    for step, north, south in ((0, 0, 21), (3, 3, 18)):
        tracks = GAME.scene(titus_strikes(head=f"warband {step}/{step}"), None).tracks
        assert (tracks["warband-north"].value, tracks["warband-south"].value) == (north, south)
        assert (tracks["ladder"].value, tracks["ladder"].most) == (10, 21)


@pytest.mark.parametrize(("north", "token"), [(1, 9), (2, 11)])
def test_steps_draw_the_turn_token_toward_whoever_earned_them(north: int, token: int):
    """GT-LAD-03: at once, and from either side of the table."""
    t = table(f"""
        plot north {north} token 10
        1-titus 4,6
        1-glory-seekers 2,2 activated
        2-nia 9,9
        2-quartzlings 9,8 9,7 9,6
    """)
    match = go(t, "claim")
    assert (match.state.turn_token, told(match)[-1]) == (token, "gt-steps")


def test_what_happens_again_counts_again():
    """GT-LAD-04, GT-LAD-08, GT-LAD-12: two claims in a turn, of a maelstrom and of a shaper, are worth 1 and 2."""
    t = table("""
        plot
        1-titus 4,6
        1-glory-seekers 2,2
        1-nia 7,6
        1-quartzlings 8,5 8,6 8,7
        2-titus 9,1
        2-nia 9,9
    """)
    assert steps(t, "1-titus|claim|end|1-nia|claim|6,6") == 3
    strikes = titus_strikes(quartzlings="4,5 4,3 9,6")
    answers = "skill:sweeping-slash|2-quartzlings-1|2-quartzlings-2"
    assert steps(strikes, answers, "|".join([HIT, KNOCK_OUT_ONE] * 2)) == 4


@pytest.mark.parametrize(
    ("warband", "north", "spaces"), [("0/0", 1, 10), ("1/1", 1, 9), ("2/2", 2, 8), ("3/3", 2, 7), ("6/2", 1, 4)]
)
def test_the_turn_token_stops_before_a_warband_token(warband: str, north: int, spaces: int):
    """GT-LAD-15, GT-F1: with the warband token on step s it can use 10 - s spaces, and further steps are lost."""
    head = f"plot north {north} warband {warband}"
    mine, other = (10, 11) if north == 1 else (11, 10)
    away = -1 if north == 1 else 1
    text = """
        {head} token {token}
        1-titus 4,6
        1-glory-seekers 2,2 activated
        2-nia 9,9
        2-quartzlings 9,8 9,7 9,6
    """
    last = mine + away * (spaces - 1)
    for token in (last - away, last):
        assert go(table(text.format(head=head, token=token)), "claim").state.turn_token == last
    assert go(table(text.format(head=head, token=other)), "claim").state.turn_token == mine


def test_twelve_steps_from_the_midline():
    """GT-T-04, GT-F1: the north player scores 12 in Life, where the warband token lies on 0: the token stops on 1."""
    t = table("""
        scoring token 10
        objectives 5,6*3 5,7*3 6,6
        1-titus 4,4
        1-titus-banner 5,6
        1-glory-seekers 3,3
        1-nia 4,6
        1-nia-banner 5,7
        1-quartzlings 3,6 3,7 3,8
        2-titus 9,4
        2-nia 9,9
    """)
    match = go(t, "", "0")
    event = next(event for step in match.story for event in step if event.id == "gt-steps")
    assert event.args == {"seat": 0, "steps": 12, "space": 1}
    assert match.state.turn_token == 1


def test_no_steps_are_nothing_to_tell():
    """GT-LAD-03: a knockout that is worth nothing moves no token."""
    t = titus_strikes()
    t.log = []
    verbs.step(t, 0, 0, "GT-LAD-03")
    assert (t.log, t.turn_token) == ([], titus_strikes().turn_token)


# Knockouts


def test_knocking_out_a_champion_is_worth_four():
    """GT-LAD-05, GT-LAD-11: the maelstrom's extra step is for followers."""
    answers = "skill:sweeping-slash"
    assert steps(titus_strikes(nia="4,5 wounds 3"), answers, f"{HIT}|{KNOCK_OUT_NIA}") == 4


def test_a_slayer_gets_one_step_more_for_a_champion():
    """GT-LAD-10: and none for a follower."""
    answers = "skill:sweeping-slash"
    slayer = change_card(titus_strikes(nia="4,5 wounds 3"), "1-titus", class_="slayer")
    assert steps(slayer, answers, f"{HIT}|{KNOCK_OUT_NIA}") == 5
    slayer = change_card(titus_strikes(quartzlings="4,5 9,7 9,6"), "1-titus", class_="slayer")
    assert steps(slayer, answers, f"{HIT}|{KNOCK_OUT_ONE}") == 1


@pytest.mark.parametrize(
    ("class_", "small", "worth"),
    [("guardian", True, 1), ("maelstrom", True, 2), ("shaper", False, 2), ("maelstrom", False, 3)],
)
def test_knocking_out_a_follower(class_: str, small: bool, worth: int):
    """GT-LAD-06, GT-LAD-07, GT-LAD-11, GT-C34, GT-T-10: a small one 1, a large one 2, to a maelstrom one more."""
    t = change_card(titus_strikes(quartzlings="4,5 9,7 9,6"), "1-titus", class_=class_)
    change_card(t, "2-quartzlings", small=small)
    assert steps(t, "skill:sweeping-slash", f"{HIT}|{KNOCK_OUT_ONE}") == worth


POUND = """
    clash
    1-titus 9,1 activated
    1-glory-seekers 4,4
    2-nia 9,9
    2-quartzlings 4,5 9,7 9,6
"""


@pytest.mark.parametrize(("reading", "worth"), [(False, 1), (True, 2)])
def test_a_champions_followers_and_its_class(reading: bool, worth: int):
    """GT-C11, GT-T-10: what the Glory Seekers knock out is worth no more for Titus's sake, unless so agreed."""
    t = table(POUND, followers_earn_bonus=reading)
    assert steps(t, "skill:surround-pound", "1 1 0 0|2 2 1") == worth


def test_a_follower_that_the_own_skill_removes_is_worth_nothing():
    """GT-T-10, GT-C12: a Quartzling that becomes an objective hex was not knocked out."""
    t = table("""
        plot active 2
        1-titus 2,2
        2-nia 9,9 activated
        2-quartzlings 7,7
    """)
    match = go(t, "skill:calcify")
    assert (line(match, "2-quartzlings"), match.state.turn_token) == ("", 10)


@pytest.mark.parametrize(("reading", "token"), [("nobody", 10), ("opponent scores", 11)])
def test_who_is_knocked_out_by_the_own_side_scores_for_nobody(reading: str, token: int):
    """GT-C12, GT-LAD-06: no steps; by the other reading one, and no bonus of a class for a follower's own champion."""
    t = table(POUND, own_knockout=reading)
    use = Use(unit(t, "1-titus").number, model(t, "1-titus").number, "sweeping-slash")
    assert list(knock_out(t, model(t, "1-glory-seekers-1"), use)) == []
    assert t.turn_token == token
    assert line(t, "1-glory-seekers") == ""


@pytest.mark.parametrize("reading", ["opponent scores", "nobody"])
def test_the_move_after_a_knockout_is_for_who_brought_it_about(reading: str):
    """GT-C12, GT-KO-03: an enemy, or the champion's own side."""
    t = table(POUND, own_knockout=reading)
    enemy = Use(unit(t, "2-quartzlings").number, model(t, "2-quartzlings-1").number, "stones-throw")
    assert next(knock_out(table(POUND), model(t, "1-titus"), enemy)).seat == 1
    use = Use(unit(t, "1-glory-seekers").number, model(t, "1-glory-seekers-1").number, "hack")
    ask = next(knock_out(t, model(t, "1-titus"), use))
    assert (ask.seat, ask.question, ask.by) == (0, "gt-ask-knockout-move", "1-titus")


def test_wounds_beyond_the_health_are_lost():
    """GT-T-08: health 5, 4 wounds and 3 more: 5 wounds and out; tokens gone, 4 steps, and the opponent moves him."""
    t = table("""
        clash active 2
        1-titus 4,4 wounds 4 speed+ damage-
        1-glory-seekers 2,2
        2-nia 4,6
        2-quartzlings 9,7 activated
    """)
    match = go(t, "skill:blinding-light", "1 1 1 0|2 2 2 0 0")
    assert (match.request.seat, match.request.question, match.state.turn_token) == (1, "gt-ask-knockout-move", 14)
    assert "4,1" not in match.request.keys()
    match.answer("4,2")
    assert line(match, "1-titus") == "4,2 wounds 5 knocked-out"


# Other things that happen


def test_removing_an_enemy_banner_is_worth_nothing():
    """GT-F15: it costs the enemy a banner, that is all."""
    t = table("""
        clash
        1-titus 4,4
        1-glory-seekers 2,2 activated
        2-nia 9,9
        2-nia-banner 4,5
        2-quartzlings 9,8 9,7 9,6
    """)
    match = go(t, "advance|4,5")
    assert told(match)[-1] == "gt-banner-removed"
    assert match.state.turn_token == 10


def test_a_warband_token_shows_who_is_first_player():
    """GT-LAD-16: in this turn, whoever went first before; the state and the story tell it."""
    t = table("""
        next-turn turn 1 winner 1
        1-titus 4,4
        1-glory-seekers 3,3
        2-nia 9,9
        2-quartzlings 9,8 9,7 9,6
    """)
    for answer, first in (("me", 1), ("opponent", 0)):
        match = go(t, answer)
        assert match.state.first == first
        begun = next(event for step in match.story for event in step if event.id == "gt-turn-begins")
        assert begun.args == {"turn": 2, "seat": first}

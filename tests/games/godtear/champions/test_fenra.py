"""Fenra: a wolf that calls its pack."""

import pytest

from tests.games.godtear.table import faces, go, line, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS
from theomachy.kernel import Reason

BITE = "1 1 1 0 0 0|1 1 1 1"
"""Faces with which Feral Bite knocks out a Glory Seeker (dodge 3, protection 3): six dice, then four."""
STORM = "1 1 1 0 0|1 1 1 1"


def test_the_figures_of_their_cards():
    """fenra, chainless-curs: class, stats and the skills of each side."""
    fenra, curs = SHEETS["fenra"], SHEETS["chainless-curs"]
    assert (fenra.class_, fenra.speed, fenra.dodge, fenra.protection, fenra.health) == ("maelstrom", (1, 4), 5, 1, 5)
    assert fenra.ultimate == "call-of-the-hunt"
    assert fenra.sides == {
        "plot": ("bark-at-the-moon", "the-wolf-is-loose"),
        "clash": ("feral-bite", "shatterstorm"),
    }
    assert (curs.small, curs.count, curs.speed) == (True, 4, (1, 3))
    assert (curs.dodge, curs.protection, curs.health) == (4, 2, 1)
    assert curs.sides == {"plot": ("makeshift-plating", "corner-them"), "clash": ("snarl", "maim-and-encircle")}


# Pack Alpha

PACK = """
    clash token 11
    1-fenra 4,4
    1-fenra-banner 3,3
    1-chainless-curs 4,2 4,2 9,9
    1-nia 2,3
    2-titus 10,10
    2-glory-seekers 4,5 4,5 3,4
"""
FIRST = "1-fenra|skill:feral-bite|2-glory-seekers-1"


def test_pack_alpha_moves_a_friend_for_each_knockout():
    """fenra-pack-alpha, GT-C13, GT-B9, GT-C32: any friendly model within 3 hexes, herself and a banner included."""
    match = go(table(PACK), FIRST, BITE)
    assert match.state.turn_token == 9, "1 step for the follower, and 1 more because Fenra is a maelstrom"
    ask = match.request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gt-ask-model", "1-fenra", "GT-C13")
    assert set(ask.keys()) == {"1-fenra", "1-fenra-banner", "1-chainless-curs-1", "1-nia", "done"}
    match.answer("1-nia")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-nia")
    assert str(match.request.why_not("2,5")) == "gt-too-far hex=2,5 steps=1 [GT-MOV-03]"
    match.answer("2,4")
    assert line(match, "1-nia") == "2,4"
    assert match.request.keys() == ["2-glory-seekers-2", "done"], "the attack goes on"


def test_pack_alpha_moves_nobody_twice_in_an_activation():
    """fenra-pack-alpha: who has moved by it is no longer offered, by this skill or the next."""
    match = go(table(PACK), f"{FIRST}|1-nia|2,4|2-glory-seekers-2", f"{BITE}|{BITE}")
    assert set(match.request.keys()) == {"1-fenra", "1-fenra-banner", "1-chainless-curs-1", "done"}
    match.answer("1-fenra-banner")
    match.answer("3,2")
    match = go(
        table(PACK),
        f"{FIRST}|1-nia|2,4|2-glory-seekers-2|1-fenra-banner|3,2|skill:shatterstorm",
        f"{BITE}|{BITE}|{STORM}",
    )
    assert set(match.request.keys()) == {"1-fenra", "1-chainless-curs-1", "done"}


def test_pack_alpha_counts_models_and_not_units():
    """fenra-pack-alpha: one Cur has moved, another one still may."""
    match = go(table(PACK), f"{FIRST}|1-chainless-curs-1|4,1|2-glory-seekers-2", f"{BITE}|{BITE}")
    assert "1-chainless-curs-2" in match.request.keys()
    assert "1-chainless-curs-1" not in match.request.keys()


def test_pack_alpha_begins_anew_with_each_activation():
    """fenra-pack-alpha: what moved in her last activation may move in this one."""
    t = table(f'{PACK}\n    activation {{"unit": 0}}')
    used = table(f'{PACK}\n    activation {{"unit": 0, "taken": ["pack-alpha 1-nia"]}}')
    bite = "skill:feral-bite|2-glory-seekers-1"
    assert "1-nia" in go(t, bite, BITE).request.keys()
    assert "1-nia" not in go(used, bite, BITE).request.keys()


def test_pack_alpha_may_be_left_out():
    """fenra-pack-alpha: up to 1 hex may be none, and who stays has not been moved."""
    match = go(table(PACK), f"{FIRST}|done", BITE)
    assert match.request.keys() == ["2-glory-seekers-2", "done"]
    match = go(table(PACK), f"{FIRST}|1-nia|2,3|2-glory-seekers-2", f"{BITE}|{BITE}")
    assert "1-nia" in match.request.keys()


def test_pack_alpha_may_take_fenra_away_from_her_targets():
    """fenra-pack-alpha, GT-C4: the next target must be in range from where she is then."""
    match = go(table(PACK), f"{FIRST}|1-fenra|4,3", BITE)
    assert (line(match, "1-fenra"), match.request.question) == ("4,3", "gt-ask-action")
    match = go(table(PACK), f"{FIRST}|1-fenra|5,4", BITE)
    assert (line(match, "1-fenra"), match.request.keys()) == ("5,4", ["2-glory-seekers-2", "done"])


def test_pack_alpha_leaves_banners_by_agreement():
    """fenra-pack-alpha, GT-B9: with `false` a banner is nobody to move."""
    match = go(table(PACK, banners_are_moved=False), FIRST, BITE)
    assert set(match.request.keys()) == {"1-fenra", "1-chainless-curs-1", "1-nia", "done"}


def test_pack_alpha_does_not_move_the_knocked_out():
    """fenra-pack-alpha, GT-KO-06: a knocked out friend stays where it is."""
    match = go(table(PACK.replace("1-nia 2,3", "1-nia 2,3 knocked-out")), FIRST, BITE)
    assert set(match.request.keys()) == {"1-fenra", "1-fenra-banner", "1-chainless-curs-1", "done"}


def test_pack_alpha_is_for_followers_that_fenra_knocks_out():
    """fenra-pack-alpha: neither a champion she knocks out nor a follower the Curs knock out brings it about."""
    t = table("clash\n1-fenra 4,4\n2-titus 4,5 wounds 4")
    match = go(t, "1-fenra|skill:feral-bite|4,5", BITE)
    assert (unit(match, "2-titus").knocked_out, match.request.question) == (True, "gt-ask-action")
    t = table("clash token 11\n1-fenra 9,9\n1-chainless-curs 4,4\n2-glory-seekers 4,5")
    match = go(t, "1-chainless-curs|skill:maim-and-encircle|4,4", "1 1 1 0|1 1 1 1")
    assert (line(match, "2-glory-seekers"), match.state.turn_token) == ("", 10)
    assert (match.request.question, match.request.by) == ("gt-ask-action", "1-chainless-curs")


# Call of the Hunt


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_call_of_the_hunt_moves_another_model(phase: str):
    """fenra-call-of-the-hunt, GT-C32, GT-B9: a friend within 3 hexes that is not Fenra moves up to 3, a banner too."""
    t = table(PACK.replace("clash", phase).replace("2-titus 10,10", "2-titus 4,3"))
    ask = go(t, "1-fenra|skill:call-of-the-hunt").request
    assert (ask.question, ask.clause) == ("gt-ask-model", "GT-B9")
    assert set(ask.keys()) == {"1-fenra-banner", "1-chainless-curs-1", "1-nia"}
    match = go(t, "1-fenra|skill:call-of-the-hunt|1-nia")
    assert str(match.request.why_not("2,7")) == "gt-too-far hex=2,7 steps=3 [GT-MOV-03]"
    match.answer("2,6")
    assert (line(match, "1-nia"), line(match, "1-fenra")) == ("2,6", "4,4 ultimate")
    match = go(t, "1-fenra|skill:call-of-the-hunt|1-fenra-banner|3,0")
    assert line(match, "1-fenra-banner") == "3,0"


def test_call_of_the_hunt_keeps_to_the_rules_of_movement():
    """fenra-call-of-the-hunt, GT-B2: a follower does not enter an objective hex."""
    t = table("clash\n1-fenra 4,4\n1-chainless-curs 4,5\n2-titus 10,10")
    match = go(t, "1-fenra|skill:call-of-the-hunt")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-chainless-curs-1")
    assert str(match.request.why_not("5,6")) == "gt-no-followers-on-objectives hex=5,6 [GT-ENT-07]"


def test_call_of_the_hunt_needs_somebody_to_call():
    """fenra-call-of-the-hunt: Fenra alone, a friend 4 hexes away, one knocked out; a banner only where those move."""
    alone = "clash\n1-fenra 4,4\n1-chainless-curs 4,8\n1-nia 4,3 knocked-out\n2-titus 4,5"
    refusal = "gt-no-target unit=fenra range=3 [GT-SKL-08]"
    assert str(go(table(alone), "1-fenra").request.why_not("skill:call-of-the-hunt")) == refusal
    banner = f"{alone}\n1-fenra-banner 3,3"
    assert go(table(banner), "1-fenra").request.why_not("skill:call-of-the-hunt") is None
    fixed = go(table(banner, banners_are_moved=False), "1-fenra")
    assert str(fixed.request.why_not("skill:call-of-the-hunt")) == refusal


# Bark at the Moon

HOWL = """
    plot
    1-fenra 4,4
    1-chainless-curs 4,5 4,6 4,7
    1-nia 4,3
    1-quartzlings 3,4
    2-titus 10,10
    2-glory-seekers 3,3
"""


def test_bark_at_the_moon_moves_all_followers_within_range():
    """fenra-bark-at-the-moon: friendly followers of any unit within 2 hexes move up to 2, no champions, no enemies."""
    match = go(table(HOWL), "1-fenra|skill:bark-at-the-moon")
    assert match.request.question == "gt-ask-next"
    assert set(match.request.keys()) == {"4,5", "4,6", "3,4", "done"}
    match = go(table(HOWL), "1-fenra|skill:bark-at-the-moon|4,6")
    assert str(match.request.why_not("4,9")) == "gt-too-far hex=4,9 steps=2 [GT-MOV-03]"
    match = go(table(HOWL), "1-fenra|skill:bark-at-the-moon|4,6|4,8|3,4|1,4|4,5|4,5")
    assert line(match, "1-chainless-curs") == "4,5 4,8 4,7"
    assert line(match, "1-quartzlings") == "1,4"
    assert match.request.question == "gt-ask-action"


def test_bark_at_the_moon_may_move_nobody():
    """fenra-bark-at-the-moon: up to 2 hexes may be none; with nobody in range nothing is asked."""
    assert line(go(table(HOWL), "1-fenra|skill:bark-at-the-moon|done"), "1-chainless-curs") == "4,5 4,6 4,7"
    alone = table("plot\n1-fenra 4,4\n1-chainless-curs 4,7\n2-titus 10,10")
    assert go(alone, "1-fenra|skill:bark-at-the-moon").request.question == "gt-ask-action"


def test_bark_at_the_moon_is_no_advance():
    """fenra-bark-at-the-moon, GT-ADV-04: speed tokens neither count nor expire."""
    t = table("plot\n1-fenra 4,4\n1-chainless-curs 4,5 speed-\n2-titus 10,10")
    match = go(t, "1-fenra|skill:bark-at-the-moon|4,5|4,7")
    assert (line(match, "1-chainless-curs"), tokens(match, "1-chainless-curs")) == ("4,7 speed-", {"speed-"})


# The Wolf is Loose


def test_the_wolf_is_loose_brings_fenra_nearer():
    """fenra-the-wolf-is-loose, GT-B7: after a hit she moves up to 2 hexes, each step nearer to the target."""
    t = table("plot\n1-fenra 4,4\n2-titus 4,7")
    match = go(t, "1-fenra|skill:the-wolf-is-loose", faces(6, 3))
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-fenra")
    assert set(match.request.keys()) == {"4,4", "4,5", "4,6"}
    assert str(match.request.why_not("3,4")) == "gt-not-toward hex=3,4 steps=2 [GT-MOV-07]"
    match.answer("4,6")
    assert line(match, "1-fenra") == "4,6"


def test_the_wolf_is_loose_that_misses():
    """fenra-the-wolf-is-loose: no hit, no move; next to the target there is nothing to come nearer to."""
    t = table("plot\n1-fenra 4,4\n2-titus 4,7")
    match = go(t, "1-fenra|skill:the-wolf-is-loose", faces(6, 2))
    assert (line(match, "1-fenra"), match.request.question) == ("4,4", "gt-ask-action")
    near = table("plot\n1-fenra 4,4\n2-titus 4,5")
    assert go(near, "1-fenra|skill:the-wolf-is-loose", faces(6, 3)).request.question == "gt-ask-action"


def test_the_wolf_is_loose_needs_a_target():
    """fenra-the-wolf-is-loose, GT-SKL-11: 4 hexes are too far."""
    match = go(table("plot\n1-fenra 4,4\n2-titus 4,8"), "1-fenra")
    reason = match.request.why_not("skill:the-wolf-is-loose")
    assert str(reason) == "gt-no-target skill=fenra-the-wolf-is-loose unit=fenra range=3 [GT-SKL-11]"


# Feral Bite and Shatterstorm

AROUND = [
    ("1-chainless-curs 9,9", 4),
    ("1-chainless-curs 4,6", 5),
    ("1-chainless-curs 4,6 4,6 3,5", 6),
    ("1-chainless-curs 4,6 3,5 5,5 5,4", 8),
    ("1-chainless-curs 4,7 3,6", 4),
    ("1-chainless-curs 4,6\n1-nia 3,5\n1-quartzlings 5,5", 6),
]


@pytest.mark.parametrize(("friends", "dice"), AROUND)
def test_feral_bite_counts_the_hexes_around_the_target(friends: str, dice: int):
    """fenra-feral-bite, GT-C22: a damage die for each hex with friendly followers, of any unit; no champions."""
    t = table(f"clash\n1-fenra 4,4\n{friends}\n2-nia 4,5\n2-quartzlings 3,4")
    match = go(t, "1-fenra|skill:feral-bite|2-nia", f"{faces(6, 4)}|{faces(dice, 3)}")
    assert line(match, "2-nia") == "4,5 wounds 1"


@pytest.mark.parametrize(("friends", "dice"), AROUND)
def test_shatterstorm_counts_the_hexes_around_the_target(friends: str, dice: int):
    """fenra-shatterstorm, GT-C22: the same dice, and five for the hit."""
    t = table(f"clash\n1-fenra 4,4\n{friends}\n2-quartzlings 4,5\n2-nia 10,10")
    match = go(t, "1-fenra|skill:shatterstorm", f"{faces(5, 2)}|{faces(dice, 4)}")
    assert (line(match, "2-quartzlings"), told(match)[-1]) == ("4,5", "gt-unharmed")


def test_feral_bite_goes_for_one_hex():
    """fenra-feral-bite: up to three models, all in one hex; each of them has its own dice."""
    t = table("clash\n1-fenra 4,4\n1-chainless-curs 4,6\n2-titus 4,3\n2-glory-seekers 4,5 4,5 4,5 3,4")
    bite = "1-fenra|skill:feral-bite"
    assert go(t, bite).request.keys() == ["2-titus", "2-glory-seekers-1", "2-glory-seekers-4"]
    hits = "|".join([f"{faces(6, 3)}|{faces(5, 4)}"] * 3)
    names = "2-glory-seekers-1|done|2-glory-seekers-2|done|2-glory-seekers-3|done"
    match = go(t, f"{bite}|{names}", hits)
    assert (line(match, "2-glory-seekers"), match.request.question) == ("x x x 3,4", "gt-ask-action")


def test_feral_bite_loses_the_dice_of_a_cur_that_left():
    """fenra-feral-bite, GT-C1: the hexes are counted when the damage dice are taken up, for each target anew."""
    t = table("clash\n1-fenra 4,4\n1-chainless-curs 4,6\n2-glory-seekers 4,5 4,5")
    bite = "1-fenra|skill:feral-bite|1-chainless-curs-1|4,7|2-glory-seekers-2|done"
    match = go(t, bite, f"{faces(6, 3)}|{faces(5, 4)}|{faces(6, 3)}|{faces(4, 4)}")
    assert line(match, "2-glory-seekers") == ""


def test_shatterstorm_takes_two_followers_in_any_hexes():
    """fenra-shatterstorm: followers only, two at most, within 2 hexes, in one hex or in different ones."""
    t = table("clash token 11\n1-fenra 4,4\n2-titus 4,3\n2-glory-seekers 4,5 3,5 4,6 4,7")
    ask = go(t, "1-fenra|skill:shatterstorm").request
    assert ask.keys() == ["2-glory-seekers-1", "2-glory-seekers-2", "2-glory-seekers-3"]
    assert ask.why_not("2-titus") == Reason("gt-followers-only", "GT-SKL-14", {"target": "titus", "range": 2})
    storm = "1-fenra|skill:shatterstorm|2-glory-seekers-3|done|2-glory-seekers-2|done"
    match = go(t, storm, f"{STORM}|{STORM}")
    assert line(match, "2-glory-seekers") == "4,5 x x 4,7"
    assert (match.state.turn_token, match.request.question) == (7, "gt-ask-action")


def test_shatterstorm_needs_a_follower():
    """fenra-shatterstorm, GT-SKL-11: a champion in range is not enough."""
    match = go(table("clash\n1-fenra 4,4\n2-titus 4,5"), "1-fenra")
    reason = match.request.why_not("skill:shatterstorm")
    assert str(reason) == "gt-no-target skill=fenra-shatterstorm unit=fenra range=2 [GT-SKL-11]"

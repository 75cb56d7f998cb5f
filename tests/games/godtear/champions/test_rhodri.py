"""Rhodri and the Household Guard: what their cards do."""

import pytest

from tests.games.godtear.table import faces, go, line, model, table, tokens
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS


def test_the_figures_of_their_cards():
    """rhodri, household-guard: class, stats and the skills of each side."""
    rhodri, guard = SHEETS["rhodri"], SHEETS["household-guard"]
    assert (rhodri.class_, rhodri.speed, rhodri.dodge, rhodri.protection, rhodri.health) == (
        "guardian",
        (1, 2),
        2,
        4,
        7,
    )
    assert rhodri.ultimate == "bannerfall"
    assert rhodri.sides == {
        "plot": ("march", "answer-the-call", "hold"),
        "clash": ("march", "shield-bash", "sword-slash"),
    }
    assert (guard.small, guard.count, guard.speed) == (True, 4, (1, 2))
    assert (guard.dodge, guard.protection, guard.health) == (2, 4, 1)
    assert guard.sides == {"plot": ("brace", "march"), "clash": ("march", "sword-strike")}


# Unyielding

SHOT = "1-maxen|skill:shrapnel-shot"
"""whoever is hit is moved away, and then there is the damage"""


@pytest.mark.parametrize(
    "banner",
    [
        pytest.param("2-rhodri-banner 4,6", id="his own"),
        pytest.param("2-nia 11,11\n2-nia-banner 3,4", id="a friend's"),
    ],
)
def test_unyielding_next_to_a_friendly_banner(banner: str):
    """rhodri-unyielding, GT-B10: the enemy's hit effect does not move him; the rest of the skill goes on."""
    t = table(f"clash\n1-maxen 4,4\n2-rhodri 4,5\n{banner}")
    match = go(t, SHOT, f"{faces(6, 2)}|{faces(6, 5)}")
    assert line(match, "2-rhodri") == "4,5 wounds 1"


@pytest.mark.parametrize(
    "banner",
    [
        pytest.param("", id="none"),
        pytest.param("2-rhodri-banner 4,7", id="two hexes away"),
        pytest.param("1-maxen-banner 4,6", id="the enemy's"),
    ],
)
def test_unyielding_needs_a_friendly_banner_beside_him(banner: str):
    """rhodri-unyielding: without one he is moved as anybody else."""
    t = table(f"clash\n1-maxen 4,4\n2-rhodri 4,5\n{banner}")
    match = go(t, SHOT, faces(6, 2))
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "2-rhodri")
    match = go(t, f"{SHOT}|3,5", f"{faces(6, 2)}|{faces(5, 4)}")
    assert line(match, "2-rhodri") == "3,5"


def test_unyielding_is_about_rhodri_himself():
    """rhodri-unyielding: a friend next to the same banner is moved."""
    t = table("clash\n1-maxen 4,4\n2-rhodri 11,11\n2-rhodri-banner 4,6\n2-titus 4,5")
    match = go(t, SHOT, faces(6, 3))
    assert (match.request.question, match.request.by) == ("gt-ask-move", "2-titus")


def test_unyielding_lets_friends_move_him():
    """rhodri-unyielding: it is the enemy who cannot; his own March and a friend's Roar of Battle can."""
    t = table("plot\n1-rhodri 4,5\n1-rhodri-banner 4,6\n1-titus 9,9\n1-glory-seekers 4,4\n2-nia 11,11")
    assert line(go(t, "1-rhodri|skill:march|3,5"), "1-rhodri") == "3,5"
    assert line(go(t, "1-glory-seekers|skill:roar-of-battle|3,5"), "1-rhodri") == "3,5"


@pytest.mark.parametrize(
    ("banner", "reading", "hexes"),
    [
        ("5,7", "with its hex", {"5,2", "5,7"}),
        ("5,7", "model only", {"5,2", "5,6", "5,7"}),
        ("9,9", "with its hex", {"5,2", "5,6", "5,7"}),
    ],
)
def test_unyielding_holds_the_objective_hex_under_him(banner: str, reading: str, hexes: set[str]):
    """rhodri-unyielding, GT-B10: an enemy cannot move the hex under him either, unless agreed; the banner's it can."""
    t = table(
        f"plot\nobjectives 5,2 5,6 5,7\n1-lily 5,4\n2-rhodri 5,6\n2-rhodri-banner {banner}", cannot_be_moved=reading
    )
    assert set(go(t, "1-lily|skill:earth-call").request.keys()) == hexes


@pytest.mark.parametrize(("helps", "asked"), [(False, "gt-ask-knockout-move"), (True, "gt-ask-action")])
def test_unyielding_and_the_move_after_a_knockout(helps: bool, asked: str):
    """rhodri-unyielding, GT-B11: a player makes this move and no model, so it is no help, unless agreed."""
    t = table("clash\n1-titus 4,4\n2-rhodri 4,5 wounds 6\n2-rhodri-banner 4,6", unyielding_knocked_out=helps)
    match = go(t, "1-titus|skill:piercing-strike", f"{faces(5, 2)}|{faces(6, 5)}")
    assert match.request.question == asked
    assert line(match, "2-rhodri") == "4,5 wounds 7 knocked-out"


# Bannerfall

FALL = """
    clash token 10
    1-rhodri 5,5
    2-titus 11,11
"""


def test_bannerfall_claims_in_the_clash_phase():
    """rhodri-bannerfall, GT-C9: the banner goes up on an empty objective hex next to him; no steps for it now."""
    match = go(table(FALL), "1-rhodri|skill:bannerfall")
    assert (match.request.seat, match.request.question) == (0, "gt-ask-claim")
    assert set(match.request.keys()) == {"5,6", "6,6"}
    match.answer("6,6")
    assert line(match, "1-rhodri-banner") == "6,6"
    assert (match.state.turn_token, match.state.activation.actions) == (10, 1)
    assert line(match, "1-rhodri") == "5,5 ultimate"
    assert str(match.request.why_not("skill:bannerfall")).startswith("gt-action-taken")


@pytest.mark.parametrize(("reading", "allowed"), [("scores", True), ("no steps", True), ("refused", False)])
def test_bannerfall_while_the_banner_is_out(reading: str, allowed: bool):
    """rhodri-bannerfall, GT-C8, GT-F10: the one banner he has is taken up and moves, unless the table refuses it."""
    t = table(FALL + "    1-rhodri-banner 6,7", claim_again=reading)
    if allowed:
        match = go(t, "1-rhodri|skill:bannerfall|5,6")
        assert (line(match, "1-rhodri-banner"), match.state.turn_token) == ("5,6", 10)
    else:
        reason = go(t, "1-rhodri").request.why_not("skill:bannerfall")
        assert str(reason) == "gt-banner-is-out unit=rhodri [GT-C8]"


def test_bannerfall_needs_something_to_claim():
    """rhodri-bannerfall, GT-A11: with no empty objective hex beside him it is refused, and so not spent."""
    far = go(table(FALL.replace("5,5", "4,4")), "1-rhodri")
    assert str(far.request.why_not("skill:bannerfall")) == "gt-nothing-to-claim unit=rhodri [GT-CLM-02]"
    taken = table("clash\nobjectives 5,6\n1-rhodri 5,5\n2-titus 5,6")
    reason = go(taken, "1-rhodri").request.why_not("skill:bannerfall")
    assert str(reason) == "gt-nothing-to-claim unit=rhodri [GT-CLM-02]"


def test_bannerfall_is_for_the_clash_phase_and_comes_once():
    """rhodri-bannerfall, GT-A10, GT-ULT-03: refused in the plot phase, and when it was used."""
    plot = go(table(FALL.replace("clash", "plot")), "1-rhodri")
    assert (
        str(plot.request.why_not("skill:bannerfall")) == "gt-only-in-clash skill=rhodri-bannerfall unit=rhodri [GT-A10]"
    )
    spent = go(table(FALL.replace("5,5", "5,5 ultimate")), "1-rhodri")
    assert str(spent.request.why_not("skill:bannerfall")).startswith("gt-ultimate-used")


# March, Answer the Call, Hold!


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_march_moves_rhodri_one_hex(phase: str):
    """rhodri-march: up to 1 hex, in both phases."""
    match = go(table(f"{phase}\n1-rhodri 4,4\n2-titus 11,11"), "1-rhodri|skill:march")
    assert set(match.request.keys()) == {"4,4", "4,3", "4,5", "3,3", "3,4", "5,3", "5,4"}
    match.answer("4,5")
    assert line(match, "1-rhodri") == "4,5"


CALL = """
    plot
    1-rhodri 4,4
    1-household-guard 4,6 9,3
    1-titus 9,9
    1-glory-seekers 4,3
    1-nia 11,11
    1-quartzlings 3,3 3,3 3,3
    2-titus 0,0
"""


def test_answer_the_call_lets_a_unit_recruit():
    """rhodri-answer-the-call, GT-C17: any friendly unit with a follower within 2 hexes that can recruit."""
    match = go(table(CALL), "1-rhodri|skill:answer-the-call")
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-friend", "answer-the-call")
    assert match.request.keys() == ["1-household-guard", "1-glory-seekers"], "the Quartzlings are complete"
    match.answer("1-household-guard")
    assert (match.request.question, match.request.by) == ("gt-ask-recruit", "1-household-guard")
    match.answer("4,5")
    assert line(match, "1-household-guard") == "4,6 9,3 4,5"


def test_answer_the_call_brings_recruits_to_their_own_champion():
    """rhodri-answer-the-call, GT-RCT-02: a friend's followers appear next to their champion, with all that follows."""
    match = go(table(CALL), "1-rhodri|skill:answer-the-call|1-glory-seekers|9,10|9,11")
    assert line(match, "1-glory-seekers") == "4,3 9,11", "Rapid Deployment"


def test_answer_the_call_needs_a_follower_in_range():
    """rhodri-answer-the-call: nobody within 2 hexes, or a complete unit, and nothing happens."""
    far = go(table("plot\n1-rhodri 4,4\n1-household-guard 4,7\n2-titus 0,0"), "1-rhodri|skill:answer-the-call")
    full = go(
        table("plot\n1-rhodri 4,4\n1-household-guard 4,5 4,5 4,6 4,6\n2-titus 0,0"), "1-rhodri|skill:answer-the-call"
    )
    gone = go(table("plot\n1-rhodri 4,4\n2-titus 0,0"), "1-rhodri|skill:answer-the-call")
    for match in (far, full, gone):
        assert (told(match)[-1], match.request.question) == ("gt-uses", "gt-ask-action")


def test_answer_the_call_leaves_their_own_recruit():
    """rhodri-answer-the-call, GT-A3: it uses up nothing of the unit's own activation."""
    t = table("plot\n1-rhodri 4,4\n1-household-guard 4,6\n2-titus 0,0")
    match = go(t, "1-rhodri|skill:answer-the-call|4,5|end")
    assert match.request.by == "1-household-guard"
    assert match.request.why_not("recruit") is None


def test_hold_gives_a_protection_boon():
    """rhodri-hold, GT-SKL-13, GT-C32: one friendly champion or unit within 2 hexes, himself included."""
    t = table(CALL)
    match = go(t, "1-rhodri|skill:hold")
    assert match.request.keys() == ["1-rhodri", "1-household-guard", "1-glory-seekers", "1-quartzlings"]
    match.answer("1-quartzlings")
    assert tokens(match, "1-quartzlings") == {"protection+"}
    assert tokens(go(t, "1-rhodri|skill:hold|1-rhodri"), "1-rhodri") == {"protection+"}


# Shield Bash and Sword Slash

BASH = "1-rhodri|skill:shield-bash"


def test_shield_bash_weakens_and_moves_the_target():
    """rhodri-shield-bash: 7 accuracy dice; a hit is a damage blight and a move away, and no damage is rolled."""
    t = table("clash\n1-rhodri 4,4\n2-titus 4,5")
    match = go(t, BASH, faces(7, 3))
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "2-titus")
    assert {"4,5", "4,6", "4,7", "3,5"} <= set(match.request.keys())
    assert str(match.request.why_not("3,4")) == "gt-not-away hex=3,4 steps=2 [GT-MOV-08]"
    match.answer("4,7")
    assert line(match, "2-titus") == "4,7 damage-"
    assert "gt-damage" not in told(match)
    assert line(go(t, f"{BASH}|4,5", faces(7, 3)), "2-titus") == "4,5 damage-", "up to 2 hexes may be none"


def test_shield_bash_that_misses():
    """rhodri-shield-bash: a miss does nothing; an enemy 2 hexes away is out of range."""
    miss = go(table("clash\n1-rhodri 4,4\n2-titus 4,5"), BASH, faces(7, 2))
    assert (line(miss, "2-titus"), miss.request.question) == ("4,5", "gt-ask-action")
    far = go(table("clash\n1-rhodri 4,4\n2-titus 4,6"), "1-rhodri")
    reason = far.request.why_not("skill:shield-bash")
    assert str(reason) == "gt-no-target skill=rhodri-shield-bash unit=rhodri range=1 [GT-SKL-11]"


def test_shield_bash_at_the_fallen():
    """rhodri-shield-bash, GT-KO-06, GT-KO-07: a knocked out champion neither gains the blight nor moves."""
    match = go(table("clash\n1-rhodri 4,4\n2-titus 4,5 knocked-out"), BASH, faces(7, 3))
    assert (line(match, "2-titus"), match.request.question) == ("4,5 wounds 5 knocked-out", "gt-ask-action")


def test_sword_slash_only_rolls():
    """rhodri-sword-slash: 5 accuracy dice, 6 damage dice."""
    match = go(table("clash\n1-rhodri 4,4\n2-titus 4,5"), "1-rhodri|skill:sword-slash", f"{faces(5, 3)}|{faces(6, 5)}")
    assert model(match, "2-titus").wounds == 2


# Shield Wall

WALL = """
    plot
    1-titus 4,4
    2-rhodri 4,7
    2-household-guard 4,5 4,6
"""
LASH = "1-titus|skill:ill-kill-you-all|2-household-guard-1"
"""each of them within 3 hexes is moved"""


def test_shield_wall_holds_those_beside_rhodri():
    """household-guard-shield-wall, GT-B10: next to Rhodri they are not moved by the enemy, farther away they are."""
    match = go(table(WALL), LASH, faces(6, 2))
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["4,5", "done"])
    match = go(table(WALL.replace("4,7", "4,8")), LASH, faces(6, 2))
    assert match.request.keys() == ["4,5", "4,6", "done"]


@pytest.mark.parametrize("awake", [True, False])
def test_shield_wall_around_a_knocked_out_rhodri(awake: bool):
    """household-guard-shield-wall, GT-C15: it is their trait, and distances to him count, even if his own sleep."""
    t = table(WALL.replace("4,7", "4,7 knocked-out"), knocked_out_traits=awake)
    assert go(t, LASH, faces(6, 2)).request.keys() == ["4,5", "done"]


def test_shield_wall_is_no_help_beside_the_enemys_rhodri():
    """household-guard-shield-wall, GT-C33: it is their own Rhodri who counts."""
    t = table("clash\n1-rhodri 4,4\n2-rhodri 11,11\n2-household-guard 4,5")
    match = go(t, BASH, faces(7, 2))
    assert (match.request.question, match.request.by) == ("gt-ask-move", "2-household-guard-1")


def test_shield_wall_stops_a_centaur():
    """household-guard-shield-wall, GT-B20: whom nobody can move out of the way, she cannot stop among."""
    t = "plot\n1-kailinn 4,4\n2-rhodri {}\n2-household-guard 4,5"
    assert "4,5" not in go(table(t.format("4,6")), "1-kailinn|advance").request.keys()
    assert "4,5" in go(table(t.format("4,9")), "1-kailinn|advance").request.keys()


def test_shield_wall_does_not_root_them():
    """household-guard-shield-wall: their own March takes them anywhere."""
    t = table("plot\n1-rhodri 4,4\n1-household-guard 4,5\n2-titus 11,11")
    assert line(go(t, "1-household-guard|skill:march|4,5|4,6"), "1-household-guard") == "4,6"


# Brace, March, Sword Strike


def test_brace_gives_a_protection_boon():
    """household-guard-brace: the unit gains it."""
    t = table("plot\n1-rhodri 4,4\n1-household-guard 4,5 9,9\n2-titus 11,11")
    assert tokens(go(t, "1-household-guard|skill:brace"), "1-household-guard") == {"protection+"}


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_march_moves_every_guard(phase: str):
    """household-guard-march: each up to 1 hex, in any order; some may stay."""
    t = table(f"{phase}\n1-rhodri 9,9\n1-household-guard 4,4 4,4 8,3\n2-titus 11,11")
    match = go(t, "1-household-guard|skill:march")
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["4,4", "8,3", "done"])
    match = go(t, "1-household-guard|skill:march|4,4|4,5|8,3|8,2|done")
    assert line(match, "1-household-guard") == "4,5 4,4 8,2"


@pytest.mark.parametrize(("places", "damage"), [("4,4", 4), ("4,4 4,4", 5), ("4,4 4,4 4,4", 6)])
def test_sword_strike_grows_with_companions(places: str, damage: int):
    """household-guard-sword-strike, GT-SKL-06: always 5 accuracy dice, and 4, 5 or 6 damage dice."""
    t = table(f"clash\n1-rhodri 9,3\n1-household-guard {places}\n2-maxen 4,5")
    match = go(t, "1-household-guard|skill:sword-strike", f"{faces(5, 3)}|{faces(damage, 4)}")
    assert model(match, "2-maxen").wounds == 1

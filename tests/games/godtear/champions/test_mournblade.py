"""Mournblade and the Knightshades."""

import pytest

from tests.games.godtear.table import faces, go, line, refused, table, tokens
from theomachy.kernel import Reason

# Undying: what he is worth


def test_undying_is_worth_one_step():
    """mournblade-undying, GT-LAD-05: one wound knocks him out, and it is worth 1 step instead of 4."""
    t = table("clash\n1-titus 8,4\n2-mournblade 8,5")
    match = go(t, "1-titus|skill:piercing-strike|8,5", f"{faces(5, 2)}|{faces(6, 5)}")
    assert (line(match, "2-mournblade"), match.state.turn_token) == ("8,5 wounds 1 knocked-out", 10 - 1)


def test_undying_is_worth_two_steps_to_a_slayer():
    """mournblade-undying, GT-F13: 1 and 1 more."""
    match = go(table("clash\n1-maxen 8,4\n2-mournblade 8,5"), "1-maxen|skill:piercing-round|8,5", faces(6, 2))
    assert match.state.turn_token == 10 - 2


def test_undying_is_about_himself():
    """mournblade-undying: other champions, and his Knightshades, are worth what they always are."""
    t = table("clash\n1-titus 8,4\n2-mournblade 0,0\n2-nia 8,5 wounds 5\n2-knightshades 9,4\n1-durthax 0,13")
    match = go(t, "1-titus|skill:piercing-strike|2-nia|8,5", f"{faces(5, 4)}|{faces(6, 3)}")
    assert match.state.turn_token == 10 - 4
    match = go(t, "1-titus|skill:piercing-strike|2-knightshades-1", f"{faces(5, 2)}|{faces(6, 4)}")
    assert match.state.turn_token == 10 - 2


# Undying: how he comes back

FALLEN = """
    clash
    1-mournblade 2,2 {mournblade}
    1-blackjaw 8,4
    1-unburnt-reavers 7,4
    2-nia 8,3 wounds 5
    2-quartzlings 8,5 8,5
    2-titus 0,13
"""
HIT, FELL = "1 1 0 0", "2 2 1 0 0"


def axe(answers: str = "", dice: str = "", mournblade: str = "knocked-out", **setup: object):
    """Blackjaw strikes at the Quartzlings."""
    t = table(FALLEN.format(mournblade=mournblade), **setup)
    return go(t, f"1-blackjaw|skill:fiery-axe|2-quartzlings-1|{answers}", dice)


@pytest.mark.parametrize("traits", [True, False])
def test_undying_rallies_when_an_enemy_falls(traits: bool):
    """mournblade-undying, GT-C15, GT-C27: in the middle of a friend's skill, and with sleeping traits as well."""
    match = axe("", f"{HIT}|{FELL}", knocked_out_traits=traits)
    assert (match.request.question, match.request.seat, match.request.by) == ("gt-ask-granted", 0, "1-mournblade")
    assert match.request.keys() == ["rally", "done"]
    match.answer("rally")
    assert (line(match, "1-mournblade"), match.request.question) == ("2,2", "gt-ask-target")


def test_undying_may_wait():
    """mournblade-undying, GT-C27: he may stay down, and is asked again at the next knockout."""
    match = axe("done", f"{HIT}|{FELL}")
    assert line(match, "1-mournblade") == "2,2 wounds 1 knocked-out"
    match = axe("done|2-quartzlings-2|rally", f"{HIT}|{FELL}|{HIT}|{FELL}")
    assert (line(match, "1-mournblade"), line(match, "2-quartzlings")) == ("2,2", "")


def test_undying_after_the_move_of_a_champion():
    """mournblade-undying, GT-C13: a champion that falls is moved first."""
    t = table(FALLEN.format(mournblade="knocked-out"))
    match = go(t, "1-blackjaw|skill:fiery-axe|2-nia|8,2", f"1 1 1 1|{faces(5, 3)}")
    assert match.request.keys() == ["rally", "done"]


def test_undying_asks_nobody_on_his_feet():
    """mournblade-undying, GT-F5: who is not knocked out has nothing to rally from."""
    assert axe("", f"{HIT}|{FELL}", "").request.question == "gt-ask-target"


def test_undying_does_not_answer_to_friends_who_fall():
    """mournblade-undying: it takes an enemy."""
    t = table("clash\n1-titus 8,4\n2-mournblade 2,2 knocked-out\n2-knightshades 8,5")
    match = go(t, "1-titus|skill:piercing-strike", f"{faces(5, 2)}|{faces(6, 4)}")
    assert (line(match, "2-knightshades"), match.request.question) == ("", "gt-ask-action")


def test_undying_does_not_ask_whose_doing_it_was():
    """mournblade-undying, GT-C27: an enemy's own lightning will do, in the enemy's activation."""
    t = table("clash\n1-luella 8,4\n1-shield-maidens 8,7\n2-titus 8,6\n2-mournblade 2,2 knocked-out\n1-nia 0,0")
    match = go(t, "1-luella|skill:arc-lightning|1-shield-maidens-1", "1 1 1 0 0 0|0 0 0 0 0|2 2 1")
    assert (match.request.seat, match.request.by) == (1, "2-mournblade")
    match.answer("rally")
    assert line(match, "2-mournblade") == "2,2"


def test_undying_leaves_his_own_activation_whole():
    """mournblade-undying, GT-A3: he has rallied outside it, so all actions are open to him."""
    t = table(FALLEN.format(mournblade="knocked-out"))
    match = go(t, "1-blackjaw|skill:fiery-axe|2-quartzlings-1|rally|done|end", f"{HIT}|{FELL}")
    for key in ("2-titus", "end", "1-mournblade"):
        match.answer(key)
    assert match.state.activation.actions == 0
    assert "advance" in match.request.keys()
    assert match.request.why_not("rally").id == "gt-not-knocked-out"


# Grasping Dead

GRASP = """
    {phase}
    1-mournblade 5,4
    1-knightshades {shades}
    2-titus 0,13
"""


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_grasping_dead_brings_all_three(phase: str):
    """mournblade-grasping-dead: wherever they were, or fallen, all of them are placed within 3 hexes of him."""
    t = table(GRASP.format(phase=phase, shades="0,0 x 11,11"))
    match = go(t, "1-mournblade|skill:grasping-dead")
    assert (match.request.question, match.request.by) == ("gt-ask-place", "1-knightshades-1")
    assert {"5,1", "5,5", "2,5", "8,3"} <= set(match.request.keys())
    assert match.request.why_not("5,0").id == "gt-too-far-from"
    assert match.request.why_not("5,6").id == "gt-no-followers-on-objectives"
    match = go(t, "1-mournblade|skill:grasping-dead|5,5|5,5|2,5")
    assert (line(match, "1-knightshades"), line(match, "1-mournblade")) == ("5,5 5,5 2,5", "5,4 ultimate")
    assert (match.state.turn_token, match.request.question) == (10, "gt-ask-action")


@pytest.mark.parametrize(("kept", "left"), [("lost", ""), ("kept", " dodge+")])
def test_grasping_dead_and_their_tokens(kept: str, left: str):
    """mournblade-grasping-dead, GT-C16: the tokens of the unit go with the last of them, or stay with `kept`."""
    t = table(GRASP.format(phase="plot", shades="0,0 0,0 dodge+"), replaced_unit_tokens=kept)
    match = go(t, "1-mournblade|skill:grasping-dead|5,5|5,5|5,5")
    assert line(match, "1-knightshades") == f"5,5 5,5 5,5{left}"


def test_grasping_dead_keeps_out_of_the_treekins_ward():
    """mournblade-grasping-dead, treekin-branch-ward, GT-B22: they are placed, so not beside a Treekin."""
    t = table(GRASP.format(phase="plot", shades="0,0") + "2-durthax 11,13\n    2-treekin 5,2\n    1-nia 11,0")
    assert go(t, "1-mournblade|skill:grasping-dead").request.why_not("5,3").id == "gt-warded"


# Grave Summons


def summons(mournblade: str, answers: str = "", more: str = "", **setup: object):
    t = table(f"plot\n1-mournblade {mournblade}\n2-titus {more or '0,13'}", **setup)
    return go(t, f"1-mournblade|{answers}")


def test_grave_summons_claims_from_afar():
    """mournblade-grave-summons, GT-C10: any empty objective hex within 3 hexes, with the step of a claim."""
    match = summons("5,4", "skill:grave-summons", "6,6")
    assert (match.request.question, match.request.keys()) == ("gt-ask-claim", ["5,6", "5,7", "6,7"])
    match = summons("5,4", "skill:grave-summons|6,7")
    assert (line(match, "1-mournblade-banner"), match.state.turn_token) == ("6,7", 10 - 1)
    assert match.request.why_not("claim").id == "gt-action-taken"


def test_grave_summons_needs_an_objective_hex():
    """mournblade-grave-summons: with none in range it cannot be used."""
    reason = summons("5,2").request.why_not("skill:grave-summons")
    assert reason == Reason("gt-nowhere-for-banner", "GT-C10", {"unit": "mournblade", "range": 3})


def test_grave_summons_after_a_claim():
    """mournblade-grave-summons, GT-A4, GT-TRN-06, GT-C8: one claim an activation, in either order; with `always` the
    banner moves on and the claim scores again."""
    match = summons("5,5", "claim|5,6")
    assert refused(match, "skill:grave-summons") == Reason("gt-already-claim", "GT-A4", {"unit": "mournblade"})
    match = summons("5,5", "skill:grave-summons|5,6")
    assert refused(match, "claim") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "mournblade"})
    match = summons("5,5", "claim|5,6|skill:grave-summons|6,7", own_grants="always")
    assert (line(match, "1-mournblade-banner"), match.state.turn_token) == ("6,7", 10 - 2)
    match = summons("5,5", "claim|5,6", own_grants="always", claim_again="refused")
    assert refused(match, "skill:grave-summons").id == "gt-banner-is-out"


# Forward, Minions!


def test_forward_minions_moves_those_in_range():
    """mournblade-forward-minions: each Knightshade within 4 hexes may move up to 2, the others stay."""
    t = table("plot\n1-mournblade 8,0\n1-knightshades 8,4 8,4 8,5\n2-titus 0,0")
    match = go(t, "1-mournblade|skill:forward-minions")
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["8,4", "done"])
    match.answer("8,4")
    assert "8,6" in match.request.keys()
    assert "8,7" not in match.request.keys()
    match = go(t, "1-mournblade|skill:forward-minions|8,4|8,6|done")
    assert line(match, "1-knightshades") == "8,6 8,4 8,5"


@pytest.mark.parametrize("shades", ["8,9", ""])
def test_forward_minions_with_none_in_range(shades: str):
    """mournblade-forward-minions: with all of them farther away, or gone, it cannot be used."""
    match = go(table(f"plot\n1-mournblade 8,4\n1-knightshades {shades}\n2-titus 0,0"), "1-mournblade")
    assert match.request.why_not("skill:forward-minions").id == "gt-partner-too-far"


# Death Wind


def wind(mournblade: str, banner: str, titus: str = "0,13", answers: str = ""):
    """Mournblade in the clash phase, his banner somewhere."""
    raised = f"1-mournblade-banner {banner}" if banner else ""
    return go(table(f"clash\n1-mournblade {mournblade}\n{raised}\n2-titus {titus}"), f"1-mournblade|{answers}")


def test_death_wind_carries_his_banner():
    """mournblade-death-wind: from within 2 hexes to another objective hex within 2 hexes; nothing scores."""
    match = wind("5,5", "5,6", answers="skill:death-wind")
    assert (match.request.question, match.request.by) == ("gt-ask-place", "1-mournblade-banner")
    assert match.request.keys() == ["6,6", "5,7", "6,7"]
    match = wind("5,5", "5,6", answers="skill:death-wind|6,7")
    assert (line(match, "1-mournblade-banner"), match.state.turn_token) == ("6,7", 10)


def test_death_wind_brings_a_banner_back_on_an_objective_hex():
    """mournblade-death-wind: the banner may be anywhere in range."""
    match = wind("5,5", "5,4", answers="skill:death-wind|5,6")
    assert line(match, "1-mournblade-banner") == "5,6"


@pytest.mark.parametrize(
    ("mournblade", "banner", "titus", "reason"),
    [
        ("5,4", "", "0,13", "gt-own-banner-too-far"),
        ("5,4", "5,7", "0,13", "gt-own-banner-too-far"),
        ("5,4", "5,6", "6,6", "gt-nowhere-for-banner"),
    ],
)
def test_death_wind_needs_his_banner_and_a_hex(mournblade: str, banner: str, titus: str, reason: str):
    """mournblade-death-wind: without the banner in range, or without another empty objective hex, it cannot be used."""
    found = wind(mournblade, banner, titus).request.why_not("skill:death-wind")
    assert found == Reason(reason, "GT-SKL-10", {"unit": "mournblade", "range": 2})


# Raise Dead

DEAD = """
    clash
    1-mournblade 8,4
    1-titus 8,7 knocked-out
    1-nia 8,2 {nia}
    1-maxen 8,8 knocked-out
    2-titus 8,5 knocked-out
"""


def test_raise_dead_rallies_friends_in_range():
    """mournblade-raise-dead, GT-F5: each friendly champion within 3 hexes who is knocked out may rally."""
    match = go(table(DEAD.format(nia="wounds 2")), "1-mournblade|skill:raise-dead")
    assert (match.request.question, match.request.keys()) == ("gt-ask-friend", ["1-titus", "done"])
    match.answer("1-titus")
    assert (line(match, "1-titus"), match.request.question) == ("8,7", "gt-ask-action")
    assert (line(match, "1-nia"), line(match, "1-maxen")) == ("8,2 wounds 2", "8,8 wounds 6 knocked-out")


def test_raise_dead_rallies_several():
    """mournblade-raise-dead: one after another, and any of them may stay down."""
    t = table(DEAD.format(nia="knocked-out"))
    match = go(t, "1-mournblade|skill:raise-dead|1-nia|1-titus")
    assert (line(match, "1-titus"), line(match, "1-nia")) == ("8,7", "8,2")
    match = go(t, "1-mournblade|skill:raise-dead|1-nia|done")
    assert (line(match, "1-titus"), line(match, "1-nia")) == ("8,7 wounds 5 knocked-out", "8,2")


def test_raise_dead_with_nobody_down():
    """mournblade-raise-dead: then it does nothing."""
    match = go(table("clash\n1-mournblade 8,4\n2-titus 8,5"), "1-mournblade|skill:raise-dead")
    assert (match.request.question, match.state.activation.actions) == ("gt-ask-action", 1)


# Soul Cleave


def test_soul_cleave_recruits_a_knightshade():
    """mournblade-soul-cleave, GT-C1: a hit brings one of them back, then damage is rolled."""
    t = table("clash\n1-mournblade 8,4\n1-knightshades 0,0\n2-titus 8,7")
    match = go(t, "1-mournblade|skill:soul-cleave", faces(5, 3))
    assert (match.request.question, match.request.by) == ("gt-ask-recruit", "1-knightshades")
    assert set(match.request.keys()) == {"8,3", "8,5", "7,3", "7,4", "9,3", "9,4"}
    match = go(t, "1-mournblade|skill:soul-cleave|8,5", f"{faces(5, 3)}|{faces(5, 4)}")
    assert (line(match, "1-knightshades"), line(match, "2-titus")) == ("0,0 8,5", "8,7 wounds 1")


def test_soul_cleave_with_a_full_unit_or_a_miss():
    """mournblade-soul-cleave, GT-F6: where nobody is missing nobody comes; nor after a miss."""
    t = table("clash\n1-mournblade 8,4\n1-knightshades 0,0 0,0 0,0\n2-titus 8,7")
    match = go(t, "1-mournblade|skill:soul-cleave", f"{faces(5, 3)}|{faces(5, 4)}")
    assert (line(match, "1-knightshades"), line(match, "2-titus")) == ("0,0 0,0 0,0", "8,7 wounds 1")
    t = table("clash\n1-mournblade 8,4\n1-knightshades 0,0\n2-titus 8,7")
    assert line(go(t, "1-mournblade|skill:soul-cleave", faces(5, 2)), "1-knightshades") == "0,0"


# Death Grip

GRIP = """
    {phase}
    1-{champion} 8,4 {token}
    2-mournblade 0,13
    2-knightshades {shades}
"""


@pytest.mark.parametrize("token", ["", "speed+", "speed-"])
@pytest.mark.parametrize("champion", ["titus", "luella", "morrigan", "kailinn"])
def test_death_grip_holds_enemies_beside_a_knightshade(champion: str, token: str):
    """knightshades-death-grip, GT-F9, GT-C7: speed 0 in that advance, whatever else they have; the token is spent."""
    t = table(GRIP.format(phase="clash", champion=champion, token=token, shades="8,5"))
    match = go(t, f"1-{champion}|advance")
    assert (line(match, f"1-{champion}"), match.request.question) == ("8,4", "gt-ask-action")
    assert match.state.activation.taken == ("advance",)


def test_death_grip_is_looked_at_when_the_advance_begins():
    """knightshades-death-grip, GT-B21: who comes along a Knightshade on the way is not stopped."""
    t = table(GRIP.format(phase="plot", champion="titus", token="", shades="8,6 7,6"))
    match = go(t, "1-titus|advance")
    assert {"8,5", "7,5", "8,2"} <= set(match.request.keys())
    t = table(GRIP.format(phase="plot", champion="titus", token="speed+", shades="8,6"))
    match = go(t, "1-titus|advance|7,6")  # past it
    assert line(match, "1-titus") == "7,6"


def test_death_grip_looks_at_each_follower():
    """knightshades-death-grip, GT-B21: of a unit only those beside a Knightshade are held."""
    t = table("plot\n1-titus 0,0\n1-glory-seekers 8,4 8,2\n2-mournblade 0,13\n2-knightshades 8,5")
    match = go(t, "1-glory-seekers|advance|8,4")
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["8,2", "done"])
    match = go(t, "1-glory-seekers|advance|8,4|8,2|8,3")
    assert line(match, "1-glory-seekers") == "8,4 8,3"


def test_death_grip_is_about_advances():
    """knightshades-death-grip: a skill moves Maxen as always, and friends of the Knightshades are free."""
    t = table("plot\n1-maxen 8,4\n2-mournblade 0,13\n2-knightshades 8,5")
    assert line(go(t, "1-maxen|skill:march|8,3"), "1-maxen") == "8,3"
    t = table("plot\n1-mournblade 8,4\n1-knightshades 8,5\n2-titus 0,0")
    assert line(go(t, "1-mournblade|advance|8,2"), "1-mournblade") == "8,2"


# The Knightshades' skills

MASTER = """
    plot
    1-mournblade {mournblade}
    1-knightshades 8,7 0,0
    2-titus 0,13
"""


def test_careful_master_is_a_dodge_boon():
    """knightshades-careful-master: Mournblade within 3 hexes gains it."""
    match = go(table(MASTER.format(mournblade="8,4")), "1-knightshades|skill:careful-master")
    assert (tokens(match, "1-mournblade"), tokens(match, "1-knightshades")) == ({"dodge+"}, set())
    match = go(table(MASTER.format(mournblade="8,4 knocked-out")), "1-knightshades|skill:careful-master")
    assert tokens(match, "1-mournblade") == set()


@pytest.mark.parametrize("skill", ["careful-master", "wheres-master"])
def test_the_master_is_too_far(skill: str):
    """knightshades-careful-master, knightshades-wheres-master: farther than 3 hexes they cannot be used."""
    ask = go(table(MASTER.format(mournblade="8,3")), "1-knightshades").request
    named = {"skill": f"knightshades-{skill}", "unit": "knightshades", "range": 3, "partner": "mournblade"}
    assert ask.why_not(f"skill:{skill}") == Reason("gt-partner-too-far", "GT-SKL-04", named)


def test_wheres_master_moves_him():
    """knightshades-wheres-master, GT-F5: on his feet he may move up to 2 hexes."""
    t = table(MASTER.format(mournblade="8,4"))
    match = go(t, "1-knightshades|skill:wheres-master")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-mournblade")
    assert {"8,4", "8,2", "8,6"} <= set(match.request.keys())
    assert "8,1" not in match.request.keys()
    match.answer("8,6")
    assert line(match, "1-mournblade") == "8,6"


def test_wheres_master_rallies_him():
    """knightshades-wheres-master, GT-KO-06, GT-RLY-02: knocked out he cannot move, but he may rally."""
    t = table(MASTER.format(mournblade="8,4 knocked-out"))
    match = go(t, "1-knightshades|skill:wheres-master")
    assert (match.request.by, match.request.keys()) == ("1-mournblade", ["rally", "done"])
    match = go(t, "1-knightshades|skill:wheres-master|rally")
    assert (line(match, "1-mournblade"), match.request.question) == ("8,4", "gt-ask-action")
    match = go(t, "1-knightshades|skill:wheres-master|done")
    assert line(match, "1-mournblade") == "8,4 wounds 1 knocked-out"


def test_depths_of_sorrow_is_an_accuracy_boon():
    """knightshades-depths-of-sorrow: the unit gains an accuracy boon."""
    t = table("clash\n1-mournblade 0,0\n1-knightshades 8,4\n2-titus 0,13")
    assert tokens(go(t, "1-knightshades|skill:depths-of-sorrow"), "1-knightshades") == {"accuracy+"}


DOOR = """
    clash
    1-mournblade 8,6
    1-knightshades {shades}
    2-durthax 8,4
"""


@pytest.mark.parametrize(
    ("shades", "accuracy", "damage"), [("8,5", 4, 4), ("8,5 8,5", 5, 4), ("8,5 8,5 8,5", 5, 5), ("8,5 2,2 2,2", 4, 4)]
)
def test_deaths_door_has_its_rows(shades: str, accuracy: int, damage: int):
    """knightshades-deaths-door, GT-SKL-06: dice by the number of Knightshades in the hex of its user."""
    match = go(
        table(DOOR.format(shades=shades)),
        "1-knightshades|skill:deaths-door",
        f"{faces(accuracy, 2)}|{faces(damage, 2)}",
    )
    assert line(match, "2-durthax") == "8,4 wounds 1"


@pytest.mark.parametrize(
    ("shades", "where", "accuracy", "damage"),
    [("8,5", "9,6", 5, 5), ("8,5", "8,5", 6, 5), ("8,5 8,5", "8,5", 6, 6)],
)
def test_deaths_door_after_a_recruit(shades: str, where: str, accuracy: int, damage: int):
    """knightshades-deaths-door: a recruit action in this activation is a die more for both rolls."""
    match = go(
        table(DOOR.format(shades=shades)),
        f"1-knightshades|recruit|{where}|skill:deaths-door",
        f"{faces(accuracy, 2)}|{faces(damage, 2)}",
    )
    assert line(match, "2-durthax") == "8,4 wounds 1"


def test_deaths_door_forgets_what_mournblade_recruited():
    """knightshades-deaths-door, mournblade-soul-cleave: a recruit outside their activation adds nothing to it."""
    t = table(DOOR.format(shades="8,5"))
    match = go(t, "1-mournblade|skill:soul-cleave|9,6|end|2-durthax|end", f"{faces(5, 2)}|{faces(5, 0)}")
    match = go(match.state, "skill:deaths-door", f"{faces(4, 2)}|{faces(4, 2)}")  # only they are left
    assert line(match, "2-durthax") == "8,4 wounds 1 activated"

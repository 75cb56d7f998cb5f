"""Rangosh and the Red Bandits: what their cards do."""

import pytest

from tests.games.godtear.table import faces, go, line, model, table, tokens
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS

BOONS = ["speed-boon", "dodge-boon", "protection-boon", "accuracy-boon", "damage-boon"]


def test_the_figures_of_their_cards():
    """rangosh, red-bandits: class, stats and the skills of each side."""
    rangosh, bandits = SHEETS["rangosh"], SHEETS["red-bandits"]
    assert (rangosh.class_, rangosh.speed, rangosh.dodge, rangosh.protection) == ("slayer", (3, 2), 4, 2)
    assert (rangosh.health, rangosh.ultimate) == (7, "beastly-charge")
    assert rangosh.sides == {"plot": ("channel-rage", "break-spirit"), "clash": ("jawbreaker", "whiplash")}
    assert (bandits.small, bandits.count, bandits.speed) == (True, 5, (2, 2))
    assert (bandits.dodge, bandits.protection, bandits.health) == (3, 2, 1)
    assert bandits.sides == {"plot": ("induct", "ambush"), "clash": ("ambush", "shoot")}


# Brutal Master

JAW = "1-rangosh|skill:jawbreaker"
MASTER = """
    clash token 10
    1-rangosh 4,4
    1-red-bandits 4,3 4,3 4,8
    2-titus 4,5
"""


def test_brutal_master_buys_a_die_for_each_roll():
    """rangosh-brutal-master, GT-KO-10: one Red Bandit for a die of the hit roll, another for one of the damage roll."""
    t = table(MASTER)
    match = go(t, JAW)
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-accuracy-die", "jawbreaker")
    assert match.request.keys() == ["1-red-bandits-1", "done"], "those of a hex are alike, and 4 hexes are too far"
    match = go(t, f"{JAW}|1-red-bandits-1|4,6", faces(4, 3))
    assert (match.request.question, match.request.keys()) == ("gt-ask-damage-die", ["1-red-bandits-2", "done"])
    match = go(t, f"{JAW}|1-red-bandits-1|4,6|1-red-bandits-2", f"{faces(4, 3)}|{faces(8, 4)}")
    assert line(match, "2-titus") == "4,6 wounds 1"
    assert line(match, "1-red-bandits") == "x x 4,8"
    assert match.state.turn_token == 10, "nobody was knocked out"


@pytest.mark.parametrize(
    ("answers", "dice", "left"),
    [
        ("done|4,5|done", (3, 7), "4,3 4,3 4,8"),
        ("1-red-bandits-1|4,5|done", (4, 7), "x 4,3 4,8"),
        ("done|4,5|1-red-bandits-1", (3, 8), "x 4,3 4,8"),
    ],
)
def test_brutal_master_may_be_left_out(answers: str, dice: tuple[int, int], left: str):
    """rangosh-brutal-master: for each roll he may; the die is for this one roll."""
    match = go(table(MASTER), f"{JAW}|{answers}", f"{faces(dice[0], 3)}|{faces(dice[1], 4)}")
    assert (line(match, "2-titus"), line(match, "1-red-bandits")) == ("4,5 wounds 1", left)


def test_brutal_master_after_a_miss():
    """rangosh-brutal-master: without a damage roll there is nothing more to ask; the first Red Bandit is gone."""
    match = go(table(MASTER), f"{JAW}|1-red-bandits-1", faces(4, 2))
    assert (match.request.question, line(match, "1-red-bandits")) == ("gt-ask-action", "x 4,3 4,8")


def test_brutal_master_chooses_among_hexes():
    """rangosh-brutal-master: any Red Bandit within 3 hexes of Rangosh."""
    t = table(MASTER.replace("4,3 4,3 4,8", "4,1 3,4 4,0 4,7"))
    match = go(t, JAW)
    assert match.request.keys() == ["1-red-bandits-1", "1-red-bandits-2", "1-red-bandits-4", "done"]


@pytest.mark.parametrize("bandits", ["", "1-red-bandits 4,8"])
def test_brutal_master_with_nobody_near(bandits: str):
    """rangosh-brutal-master: with no Red Bandit within 3 hexes nothing is asked."""
    t = table(f"clash\n1-rangosh 4,4\n{bandits}\n2-titus 4,5")
    match = go(t, f"{JAW}|4,5", f"{faces(3, 3)}|{faces(7, 4)}")
    assert line(match, "2-titus") == "4,5 wounds 1"


def test_brutal_master_takes_the_last_one():
    """rangosh-brutal-master, GT-FOL-04: with the last Red Bandit the tokens of the unit go."""
    t = table("plot\n1-rangosh 4,4\n1-red-bandits 4,3 damage+\n2-titus 4,6")
    match = go(t, "1-rangosh|skill:break-spirit|1-red-bandits-1", faces(7, 3))
    assert (line(match, "1-red-bandits"), tokens(match, "1-red-bandits")) == ("", set())
    assert tokens(match, "2-titus") == {"dodge-"}


def test_brutal_master_is_for_rangoshs_rolls():
    """rangosh-brutal-master: neither the Red Bandits' own rolls nor a friend's ask for anybody."""
    t = table("clash\n1-rangosh 9,9\n1-red-bandits 9,8\n1-titus 4,4\n2-titus 4,5\n2-nia 8,8")
    assert told(go(t, "1-titus|skill:sweeping-slash", faces(6, 2)))[-1] == "gt-missed"
    assert told(go(t, "1-red-bandits|skill:ambush", faces(3, 2)))[-1] == "gt-missed"


def test_brutal_master_looks_for_each_roll_anew():
    """rangosh-brutal-master: with the only one spent on the hit roll, the damage roll has none to ask for."""
    t = table(MASTER.replace("4,3 4,3 4,8", "4,3"))
    match = go(t, f"{JAW}|1-red-bandits-1|4,5", f"{faces(4, 3)}|{faces(7, 4)}")
    assert line(match, "2-titus") == "4,5 wounds 1"


def test_brutal_master_and_tokens():
    """rangosh-brutal-master, GT-STA-07: his damage boon counts on top of the die."""
    t = table(MASTER.replace("1-rangosh 4,4", "1-rangosh 4,4 damage+"))
    match = go(t, f"{JAW}|done|4,5|1-red-bandits-1", f"{faces(3, 3)}|{faces(9, 4)}")
    assert (line(match, "1-rangosh"), line(match, "2-titus")) == ("4,4", "4,5 wounds 1")


# Beastly Charge

CHARGE = """
    {phase} token 10
    1-rangosh 4,4
    2-titus 4,7 protection+
    2-titus-banner 3,6
    2-glory-seekers 5,5
"""
GO = "1-rangosh|skill:beastly-charge|4,6"


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_beastly_charge_moves_and_wounds(phase: str):
    """rangosh-beastly-charge, GT-C7: up to 2 hexes; then up to 2 wounds for one enemy beside him, without a roll."""
    t = table(CHARGE.format(phase=phase))
    match = go(t, "1-rangosh|skill:beastly-charge")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-rangosh")
    assert str(match.request.why_not("4,1")) == "gt-too-far hex=4,1 steps=2 [GT-MOV-03]"
    match = go(t, GO)
    assert (match.request.seat, match.request.question) == (0, "gt-ask-model")
    assert match.request.keys() == ["2-titus", "2-glory-seekers-1", "done"], "a banner has no wounds"
    match.answer("2-titus")
    assert (match.request.question, match.request.keys()) == ("gt-ask-wounds", ["2", "1"])
    match.answer("2")
    assert line(match, "2-titus") == "4,7 wounds 2 protection+"
    assert line(match, "1-rangosh") == "4,6 ultimate"
    assert line(go(t, f"{GO}|2-titus|1"), "2-titus") == "4,7 wounds 1 protection+"


def test_beastly_charge_fells_a_follower():
    """rangosh-beastly-charge, GT-LAD-06: one wound is enough for a small follower, and it is worth 1 step."""
    match = go(table(CHARGE.format(phase="plot")), f"{GO}|2-glory-seekers-1")
    assert (line(match, "2-glory-seekers"), match.state.turn_token) == ("", 9)
    assert match.request.question == "gt-ask-action"


def test_beastly_charge_fells_a_champion():
    """rangosh-beastly-charge, GT-LAD-10, GT-KO-02: the last wound knocks out; 5 steps for a slayer, and the move."""
    t = table(CHARGE.format(phase="clash").replace("4,7 protection+", "4,7 wounds 4"))
    match = go(t, f"{GO}|2-titus")
    assert (match.request.seat, match.request.question) == (0, "gt-ask-knockout-move")
    match.answer("4,9")
    assert line(match, "2-titus") == "4,9 wounds 5 knocked-out"
    assert match.state.turn_token == 5


def test_beastly_charge_may_spare_everybody():
    """rangosh-beastly-charge: the wounds are a may, and so is the move."""
    t = table(CHARGE.format(phase="plot"))
    match = go(t, f"{GO}|done")
    assert (line(match, "2-titus"), match.request.question) == ("4,7 protection+", "gt-ask-action")
    stays = go(t, "1-rangosh|skill:beastly-charge|4,4")
    assert (line(stays, "1-rangosh"), stays.request.question) == ("4,4 ultimate", "gt-ask-action"), "nobody is there"


def test_beastly_charge_leaves_the_fallen():
    """rangosh-beastly-charge, GT-C14: a knocked out champion gets no wounds, so it is no choice."""
    t = table("plot\n1-rangosh 4,4\n2-titus 4,7 knocked-out")
    match = go(t, GO)
    assert (line(match, "1-rangosh"), match.request.question) == ("4,6 ultimate", "gt-ask-action")


# His other skills


def test_channel_rage_gives_a_damage_boon():
    """rangosh-channel-rage: Rangosh gains it."""
    t = table("plot\n1-rangosh 4,4\n2-titus 11,11")
    assert tokens(go(t, "1-rangosh|skill:channel-rage"), "1-rangosh") == {"damage+"}


def test_break_spirit_gives_a_dodge_blight():
    """rangosh-break-spirit: 6 accuracy dice at 2 hexes, no damage."""
    t = table("plot\n1-rangosh 4,4\n2-titus 4,6")
    match = go(t, "1-rangosh|skill:break-spirit", faces(6, 3))
    assert (tokens(match, "2-titus"), model(match, "2-titus").wounds) == ({"dodge-"}, 0)
    assert tokens(go(t, "1-rangosh|skill:break-spirit", faces(6, 2)), "2-titus") == set()
    far = go(table("plot\n1-rangosh 4,4\n2-titus 4,7"), "1-rangosh")
    reason = far.request.why_not("skill:break-spirit")
    assert str(reason) == "gt-no-target skill=rangosh-break-spirit unit=rangosh range=2 [GT-SKL-11]"


def test_jawbreaker_moves_the_target_away():
    """rangosh-jawbreaker: 3 accuracy dice, 7 damage dice; a hit moves the target away by up to 1 hex."""
    t = table("clash\n1-rangosh 4,4\n2-titus 4,5")
    match = go(t, JAW, faces(3, 3))
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "2-titus")
    assert set(match.request.keys()) == {"4,5", "4,6", "3,5", "5,5"}
    assert str(match.request.why_not("3,4")) == "gt-not-away hex=3,4 steps=1 [GT-MOV-08]"
    match = go(t, f"{JAW}|5,5", f"{faces(3, 3)}|{faces(7, 5)}")
    assert line(match, "2-titus") == "5,5 wounds 2", "GT-C2: damage is rolled nevertheless"


def test_whiplash_pulls_the_target():
    """rangosh-whiplash: 5 dice each at 2 hexes; a hit moves the target toward Rangosh by up to 1 hex."""
    t = table("clash\n1-rangosh 4,4\n2-titus 4,6")
    match = go(t, "1-rangosh|skill:whiplash", faces(5, 3))
    assert set(match.request.keys()) == {"4,6", "4,5"}
    match = go(t, "1-rangosh|skill:whiplash|4,5", f"{faces(5, 3)}|{faces(5, 4)}")
    assert line(match, "2-titus") == "4,5 wounds 1"
    miss = go(t, "1-rangosh|skill:whiplash", faces(5, 2))
    assert (line(miss, "2-titus"), miss.request.question) == ("4,6", "gt-ask-action")


# Stolen Treasure

TREASURE = """
    clash token 10
    1-rangosh 9,9
    1-red-bandits 4,4
    2-maxen 4,5
"""
AMBUSH, SHOOT = "1-red-bandits|skill:ambush", "1-red-bandits|skill:shoot"


@pytest.mark.parametrize(
    ("answers", "dice"), [(AMBUSH, faces(3, 3)), (SHOOT, f"{faces(3, 3)}|{faces(4, 4)}")], ids=["ambush", "shoot"]
)
def test_stolen_treasure_after_a_wound(answers: str, dice: str):
    """red-bandits-stolen-treasure: a skill of theirs that wounded an enemy lets them gain any boon."""
    t = table(TREASURE)
    match = go(t, answers, dice)
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-token", "1-red-bandits")
    assert match.request.keys() == [*BOONS, "none"]
    match.answer("dodge-boon")
    assert (line(match, "1-red-bandits"), line(match, "2-maxen")) == ("4,4 dodge+", "4,5 wounds 1")
    left_out = go(t, f"{answers}|none", dice)
    assert (tokens(left_out, "1-red-bandits"), left_out.request.question) == (set(), "gt-ask-action")


def test_stolen_treasure_needs_a_wound():
    """red-bandits-stolen-treasure: neither a miss nor a hit that protection stops is a wound."""
    t = table(TREASURE)
    assert go(t, AMBUSH, faces(3, 2)).request.question == "gt-ask-action"
    assert go(t, SHOOT, f"{faces(3, 3)}|{faces(4, 3)}").request.question == "gt-ask-action"


def test_stolen_treasure_from_the_fallen():
    """red-bandits-stolen-treasure, GT-C14: a knocked out champion gets no wound; a follower knocked out did."""
    down = table(TREASURE.replace("4,5", "4,5 knocked-out"))
    assert go(down, AMBUSH, faces(3, 3)).request.question == "gt-ask-action"
    follower = table(TREASURE.replace("2-maxen 4,5", "2-titus 11,11\n    2-glory-seekers 4,5"))
    match = go(follower, AMBUSH, faces(3, 3))
    assert (match.request.question, line(match, "2-glory-seekers")) == ("gt-ask-token", "")


def test_stolen_treasure_is_for_their_own_skills():
    """red-bandits-stolen-treasure: wounds by Rangosh bring them nothing."""
    t = table("clash\n1-rangosh 4,4\n1-red-bandits 9,9\n2-titus 4,5")
    match = go(t, f"{JAW}|4,5", f"{faces(3, 3)}|{faces(7, 4)}")
    assert (line(match, "2-titus"), match.request.question) == ("4,5 wounds 1", "gt-ask-action")


# Induct


def induct(bandits: str, more: str = "") -> str:
    return f"plot\n1-rangosh 9,9\n1-red-bandits {bandits}\n2-titus 11,11\n{more}"


def test_induct_adds_a_red_bandit():
    """red-bandits-induct: one more in a hex that has a Red Bandit; the one who uses it tells the hex."""
    t = table(induct("4,4 4,4 8,8"))
    match = go(t, "1-red-bandits|skill:induct")
    assert (match.request.question, match.request.keys()) == ("gt-ask-user", ["4,4", "8,8"])
    match.answer("4,4")
    assert line(match, "1-red-bandits") == "4,4 4,4 8,8 4,4"
    assert line(go(t, "1-red-bandits|skill:induct|8,8"), "1-red-bandits") == "4,4 4,4 8,8 8,8"


def test_induct_is_no_recruit():
    """red-bandits-induct: it comes beside a Red Bandit and not Rangosh, and the recruit action is still to come."""
    match = go(table(induct("4,4")), "1-red-bandits|skill:induct")
    assert (line(match, "1-red-bandits"), told(match)[-1]) == ("4,4 4,4", "gt-placed")
    assert match.request.why_not("recruit") is None


def test_induct_needs_room_in_the_hex():
    """red-bandits-induct, GT-ENT-03: a hex with three is full."""
    match = go(table(induct("4,4 4,4 4,4 8,8")), "1-red-bandits|skill:induct")
    assert line(match, "1-red-bandits") == "4,4 4,4 4,4 8,8 8,8"
    reason = go(table(induct("4,4 4,4 4,4")), "1-red-bandits").request.why_not("skill:induct")
    assert str(reason) == "gt-hex-full hex=4,4 [GT-ENT-03]"


def test_induct_of_a_complete_unit():
    """red-bandits-induct: with all five on the battlefield it is refused."""
    reason = go(table(induct("4,4 4,4 8,8 8,8 7,7")), "1-red-bandits").request.why_not("skill:induct")
    assert str(reason) == "gt-unit-is-full unit=red-bandits size=5 [GT-RCT-01]"


def test_induct_and_branch_ward():
    """red-bandits-induct, GT-B22: nobody is added next to an enemy Treekin."""
    ward = "2-durthax 11,10\n2-treekin 4,5"
    reason = go(table(induct("4,4", ward)), "1-red-bandits").request.why_not("skill:induct")
    assert str(reason) == "gt-warded hex=4,4 [GT-B22]"
    match = go(table(induct("4,4 8,8", ward)), "1-red-bandits|skill:induct")
    assert line(match, "1-red-bandits") == "4,4 8,8 8,8"


def test_induct_brings_back_who_has_left():
    """red-bandits-induct, rangosh-brutal-master: a Red Bandit that Rangosh spent may come back so."""
    t = table("plot\n1-rangosh 4,4\n1-red-bandits 4,3 4,2\n2-titus 4,6")
    match = go(t, "1-rangosh|skill:break-spirit|1-red-bandits-1|end|skill:induct", faces(7, 2))
    assert line(match, "1-red-bandits") == "4,2 4,2"


# Ambush and Shoot


@pytest.mark.parametrize("phase", ["plot", "clash"])
@pytest.mark.parametrize(("places", "dice"), [("4,4", 3), ("4,4 4,4", 4), ("4,4 4,4 4,4", 5)])
def test_ambush_is_a_wound_without_a_roll(phase: str, places: str, dice: int):
    """red-bandits-ambush, GT-SKL-06: 3, 4 or 5 accuracy dice; a hit is 1 wound, whatever the protection."""
    t = table(f"{phase}\n1-rangosh 9,9\n1-red-bandits {places}\n2-maxen 4,5 protection+")
    match = go(t, f"{AMBUSH}|none", faces(dice, 3))
    assert line(match, "2-maxen") == "4,5 wounds 1 protection+"
    assert "gt-damage" not in told(match)


@pytest.mark.parametrize(("places", "dice"), [("4,4", 3), ("4,4 4,4", 4), ("4,4 4,4 4,4", 5)])
def test_shoot_reaches_three_hexes(places: str, dice: int):
    """red-bandits-shoot, GT-SKL-06: 3, 4 or 5 accuracy dice, always 4 damage dice."""
    t = table(f"clash\n1-rangosh 9,9\n1-red-bandits {places}\n2-maxen 4,7")
    match = go(t, f"{SHOOT}|none", f"{faces(dice, 3)}|{faces(4, 4)}")
    assert line(match, "2-maxen") == "4,7 wounds 1"
    far = go(table(f"clash\n1-rangosh 9,9\n1-red-bandits {places}\n2-maxen 4,8"), "1-red-bandits")
    reason = far.request.why_not("skill:shoot")
    assert str(reason) == "gt-no-target skill=red-bandits-shoot unit=red-bandits range=3 [GT-SKL-11]"

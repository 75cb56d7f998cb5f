"""Shayle and Landslide: stone that is called from hex to hex, and ground that does not stay where it lies."""

import pytest

from tests.games.godtear.table import go, line, model, objective_hexes, places, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS
from theomachy.kernel import Reason


def test_the_figures_of_their_cards():
    """shayle, landslide: class, stats and the skills of each side."""
    shayle, stone = SHEETS["shayle"], SHEETS["landslide"]
    assert (shayle.class_, shayle.speed, shayle.dodge, shayle.protection, shayle.health) == ("shaper", (2, 2), 4, 2, 5)
    assert shayle.ultimate == "avalanche"
    assert shayle.sides == {"plot": ("stone-strength", "runeweaving"), "clash": ("tremor", "stone-spikes")}
    assert (stone.small, stone.count, stone.speed) == (False, 1, (0, 0))
    assert (stone.dodge, stone.protection, stone.health) == (2, 3, 4)
    assert stone.sides == {"plot": ("eruption", "earthquake"), "clash": ("earthquake", "boulder-bash")}


# Runecaller

CALL = """
    plot
    1-shayle 8,6
    1-landslide 8,8
    2-titus 0,0
"""


def test_runecaller_places_landslide_after_an_action():
    """shayle-runecaller, GT-B12: in a hex at most 2 hexes from its own, empty and no objective hex; or it stays."""
    match = go(table(CALL), "1-shayle|advance|8,6")
    ask = match.request
    assert (ask.seat, ask.question, ask.by) == (0, "gt-ask-place", "1-landslide-1")
    assert {"8,8", "8,10", "7,7", "10,9"} <= set(ask.keys())
    assert not {"8,6", "6,7", "8,11"} & set(ask.keys())
    assert ask.why_not("6,7") == Reason("gt-no-followers-on-objectives", "GT-ENT-07", {"hex": "6,7"})
    assert ask.why_not("8,11") == Reason("gt-too-far-from", "GT-MOV-05", {"hex": "8,11", "range": 2, "starts": ["8,8"]})
    match.answer("8,10")
    assert line(match, "1-landslide") == "8,10"
    assert match.request.question == "gt-ask-action"
    assert line(go(table(CALL), "1-shayle|advance|8,6|8,8"), "1-landslide") == "8,8"


def test_runecaller_works_after_each_action():
    """shayle-runecaller, GT-A12: after the second action as after the first, from where Landslide is by then."""
    match = go(table(CALL), "1-shayle|advance|8,6|8,9|skill:stone-strength|damage-boon")
    assert (match.request.question, match.request.why_not("8,11")) == ("gt-ask-place", None)
    match.answer("8,11")
    assert line(match, "1-landslide") == "8,11 damage+"
    assert unit(match, "1-shayle").activated


@pytest.mark.parametrize(("hex", "near"), [("8,9", True), ("8,10", False)])
def test_runecaller_reaches_three_hexes_far(hex: str, near: bool):
    """shayle-runecaller: within 3 hexes of Shayle when the action is done."""
    match = go(table(CALL.replace("8,8", hex)), "1-shayle|advance|8,6")
    assert (match.request.question == "gt-ask-place") == near


def test_runecaller_looks_where_shayle_has_come_to():
    """shayle-runecaller: after his advance it is the new distance that counts."""
    t = table(CALL.replace("8,8", "8,10"))
    assert go(t, "1-shayle|advance|8,7").request.question == "gt-ask-place"
    assert go(table(CALL), "1-shayle|advance|8,4").request.question == "gt-ask-action"


def test_runecaller_follows_a_rally():
    """shayle-runecaller, GT-A8: to rally is an action as well."""
    match = go(table(CALL.replace("8,6", "8,6 knocked-out")), "1-shayle")
    assert told(match)[-1] == "gt-rallied"
    assert match.request.question == "gt-ask-place"


def test_runecaller_is_for_shayles_own_activation():
    """shayle-runecaller, GT-A12, GT-C33: not after actions of Landslide, nor of another Shayle."""
    match = go(table(CALL), "1-landslide|skill:eruption")
    assert match.request.question == "gt-ask-action"
    match = go(table(CALL.replace("2-titus 0,0", "2-shayle 9,9")), "1-shayle|end|end|2-shayle|advance|9,9")
    assert match.request.question == "gt-ask-action"


def test_runecaller_needs_landslide():
    """shayle-runecaller: with Landslide off the battlefield there is nothing to place."""
    match = go(table(CALL.replace("1-landslide 8,8", "")), "1-shayle|advance|8,6")
    assert unit(match, "1-shayle").activated, "nothing else was left to do"
    assert match.request.question == "gt-ask-recruit"


def test_runecaller_respects_a_branch_ward():
    """shayle-runecaller, GT-B22: Landslide is placed, so not next to enemy Treekin."""
    t = table(CALL.replace("2-titus 0,0", "2-durthax 0,0\n    2-treekin 8,10"))
    ask = go(t, "1-shayle|advance|8,6").request
    assert ask.why_not("8,9") == Reason("gt-warded", "GT-B22", {"hex": "8,9"})
    assert ask.why_not("8,7") is None


# Avalanche

SLIDE = """
    plot
    objectives 3,3 5,6 5,7 9,5
    1-shayle 8,0
    1-landslide 6,6
    2-titus 0,0
"""
AVALANCHE = "1-shayle|skill:avalanche"


def test_avalanche_moves_objective_hexes_around_landslide():
    """shayle-avalanche, GT-B13: those within 3 hexes of it, each once, in any order, also where another one lay."""
    match = go(table(SLIDE), AVALANCHE)
    ask = match.request
    assert (ask.seat, ask.question, set(ask.keys())) == (0, "gt-ask-shift", {"5,6", "5,7", "9,5", "done"})
    far = {"hex": "3,3", "range": 3, "starts": ["6,6"]}
    assert ask.why_not("3,3") == Reason("gt-too-far-from", "GT-MOV-05", far)
    match.answer("5,6")
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-shift-to", {"4,6", "4,7", "5,5", "6,7"})
    match.answer("5,5")
    assert set(match.request.keys()) == {"5,7", "9,5", "done"}
    match.answer("5,7")
    match.answer("5,6")
    assert set(match.request.keys()) == {"9,5", "done"}
    match.answer("done")
    assert objective_hexes(match) == ["3,3", "5,5", "5,6", "9,5"]
    assert (match.request.question, match.state.agenda) == ("gt-ask-action", ())
    assert unit(match, "1-shayle").ultimate_used


def test_avalanche_ends_when_all_have_moved():
    """shayle-avalanche: after the last of them nothing is asked; none goes to a deployment hex (GT-SET-18)."""
    match = go(table(SLIDE), f"{AVALANCHE}|5,6|5,5|5,7|5,6|9,5")
    assert set(match.request.keys()) == {"8,5", "8,6", "9,4", "9,6"}
    match.answer("8,6")
    assert objective_hexes(match) == ["3,3", "5,5", "5,6", "8,6"]
    assert match.request.question == "gt-ask-action"


def test_avalanche_may_move_none():
    """shayle-avalanche, GT-ULT-03: any number is none as well, and the ultimate is used."""
    match = go(table(SLIDE), f"{AVALANCHE}|done")
    assert objective_hexes(match) == ["3,3", "5,6", "5,7", "9,5"]
    assert unit(match, "1-shayle").ultimate_used


def test_avalanche_carries_models_along():
    """shayle-avalanche, GT-B19: champions and banners of either side; where they come to they take up tokens."""
    t = table(f"{SLIDE.replace('0,0', '5,6')}\n    2-titus-banner 5,7\n    hex 5,5 dodge-")
    match = go(t, f"{AVALANCHE}|5,6|5,5|5,7|5,8|done")
    assert (line(match, "2-titus"), line(match, "2-titus-banner")) == ("5,5 dodge-", "5,8")


@pytest.mark.parametrize(("carried", "offered"), [(False, False), (True, True)])
def test_avalanche_and_a_knocked_out_champion(carried: bool, offered: bool):
    """shayle-avalanche, GT-B14: it holds its hex, unless the table has it carried along."""
    t = table(SLIDE.replace("0,0", "5,6 knocked-out"), carry_knocked_out=carried)
    assert ("5,6" in go(t, AVALANCHE).request.keys()) == offered


def test_avalanche_in_which_one_makes_room_for_the_other():
    """shayle-avalanche: an objective hex that is shut in at first may move when another one has."""
    t = table("plot\nobjectives 9,0 9,1\n1-shayle 8,0\n1-landslide 8,1\n2-titus 0,0")
    match = go(t, AVALANCHE)
    assert match.request.keys() == ["9,1", "done"]
    match.answer("9,1")
    match.answer("9,2")
    assert match.request.keys() == ["9,0", "done"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        pytest.param("3,3 5,6 5,7 9,5", "3,3", "gt-no-objective-moves-near", id="none within 3 hexes"),
        pytest.param("1-landslide 6,6", "", "gt-nobody-there", id="no Landslide"),
        pytest.param(
            "1-shayle 8,0\n    1-landslide 6,6",
            "1-shayle 6,6\n    1-landslide 0,13",
            "gt-no-objective-moves-near",
            id="only near Shayle",
        ),
    ],
)
def test_avalanche_needs_something_to_move(old: str, new: str, reason: str):
    """shayle-avalanche, GT-SKL-10: it counts from Landslide, and something there must be able to move."""
    why = go(table(SLIDE.replace(old, new)), "1-shayle").request.why_not("skill:avalanche")
    assert why == Reason(reason, "GT-SKL-10", {"unit": "landslide", "range": 3})


def test_avalanche_comes_in_the_clash_phase_too():
    """shayle-avalanche, GT-A10: and then Landslide may be called, if it is near."""
    t = table(SLIDE.replace("plot", "clash").replace("8,0", "6,3"))
    match = go(t, f"{AVALANCHE}|5,6|5,5|done")
    assert (objective_hexes(match), match.request.question) == (["3,3", "5,5", "5,7", "9,5"], "gt-ask-place")


# Stone Strength


@pytest.mark.parametrize("boon", ["protection", "damage"])
def test_stone_strength_gives_landslide_a_boon(boon: str):
    """shayle-stone-strength: one of two, as Shayle's player likes."""
    match = go(table(CALL.replace("8,8", "8,9")), "1-shayle|skill:stone-strength")
    assert match.request.keys() == ["protection-boon", "damage-boon"]
    match.answer(f"{boon}-boon")
    assert (tokens(match, "1-landslide"), tokens(match, "1-shayle")) == ({f"{boon}+"}, set())


def test_stone_strength_needs_landslide_within_range():
    """shayle-stone-strength: 4 hexes are too far, and off the battlefield is farther."""
    for text in (CALL.replace("8,8", "8,10"), CALL.replace("1-landslide 8,8", "")):
        why = go(table(text), "1-shayle").request.why_not("skill:stone-strength")
        assert str(why) == (
            "gt-partner-too-far skill=shayle-stone-strength unit=shayle range=3 partner=landslide [GT-SKL-04]"
        )


# Runeweaving

WEAVE = """
    plot
    objectives
    1-shayle 5,5
    1-landslide 5,7
    1-titus 5,9
    2-titus 5,8 damage+ protection-
    2-glory-seekers 5,6 9,9
    2-nia 4,5 knocked-out
"""
WEAVES = "1-shayle|skill:runeweaving|2-titus"


def test_runeweaving_moves_a_boon():
    """shayle-runeweaving, GT-C19: from the target to anybody else within 3 hexes who can gain it, friend or foe."""
    match = go(table(WEAVE), WEAVES, "1 1 1 0 0 0")
    assert (match.request.seat, match.request.question, match.request.clause) == (0, "gt-ask-token-to", "GT-C19")
    assert set(match.request.keys()) == {"1-shayle", "1-landslide", "2-glory-seekers"}
    match.answer("1-landslide")
    assert (tokens(match, "2-titus"), tokens(match, "1-landslide")) == ({"protection-"}, {"damage+"})
    match = go(table(WEAVE), f"{WEAVES}|2-glory-seekers", "1 1 1 0 0 0")
    assert tokens(match, "2-glory-seekers") == {"damage+"}


def test_runeweaving_takes_one_of_several():
    """shayle-runeweaving: Shayle's player chooses among the boons; a blight cannot be chosen."""
    match = go(table(WEAVE.replace("damage+", "damage+ speed+")), WEAVES, "1 1 1 0 0 0")
    assert (match.request.question, match.request.keys()) == ("gt-ask-token", ["speed-boon", "damage-boon"])
    match.answer("speed-boon")
    match.answer("1-shayle")
    assert (tokens(match, "2-titus"), tokens(match, "1-shayle")) == ({"damage+", "protection-"}, {"speed+"})


def test_runeweaving_cancels_and_doubles_nothing():
    """shayle-runeweaving, GT-STA-10, GT-STA-11: the boon leaves all the same, and cancels or vanishes on arrival."""
    match = go(table(WEAVE.replace("5,7", "5,7 damage-")), f"{WEAVES}|1-landslide", "1 1 1 0 0 0")
    assert (tokens(match, "2-titus"), tokens(match, "1-landslide")) == ({"protection-"}, set())
    match = go(table(WEAVE.replace("5,7", "5,7 damage+")), f"{WEAVES}|1-landslide", "1 1 1 0 0 0")
    assert (tokens(match, "2-titus"), tokens(match, "1-landslide")) == ({"protection-"}, {"damage+"})


def test_runeweaving_finds_no_dodge_boon():
    """shayle-runeweaving, GT-C7: the roll itself uses that up, so that without another boon nothing moves."""
    t = table("plot\nobjectives\n1-shayle 5,5\n2-titus 5,8 dodge+ damage-")
    match = go(t, "1-shayle|skill:runeweaving", "1 1 1 1 0 0")
    assert (tokens(match, "2-titus"), tokens(match, "1-shayle")) == ({"damage-"}, set())
    assert match.request.question == "gt-ask-action"


def test_runeweaving_that_misses_moves_nothing():
    """shayle-runeweaving, GT-HIT-07: it needs a hit."""
    match = go(table(WEAVE), WEAVES, "1 1 0 0 0 0")
    assert tokens(match, "2-titus") == {"damage+", "protection-"}


# Tremor and Stone Spikes


def test_tremor_shakes_off_boons():
    """shayle-tremor, GT-C17: all boons of enemies with a model within 2 hexes; blights and friends are left alone."""
    t = table("""
        clash
        objectives
        1-shayle 5,5 speed+
        1-landslide 5,6 damage+
        1-titus 0,0
        2-titus 5,7 dodge+ damage+ speed-
        2-glory-seekers 5,4 9,9 accuracy+
        2-nia 5,8 protection+
    """)
    match = go(t, "1-shayle|skill:tremor")
    assert (tokens(match, "2-titus"), tokens(match, "2-glory-seekers")) == ({"speed-"}, set())
    assert tokens(match, "2-nia") == {"protection+"}
    assert (tokens(match, "1-shayle"), tokens(match, "1-landslide")) == ({"speed+"}, {"damage+"})
    assert told(match).count("gt-token-gone") == 3


def test_tremor_with_nobody_near():
    """shayle-tremor: it may be used and does nothing."""
    match = go(table("clash\n1-shayle 5,5\n2-titus 5,8 dodge+"), "1-shayle|skill:tremor")
    assert (told(match)[-1], tokens(match, "2-titus")) == ("gt-uses", {"dodge+"})


def test_stone_spikes_slow_the_target_down():
    """shayle-stone-spikes: 5 accuracy dice at 3 hexes, a speed blight with a hit and no damage."""
    t = table("clash\n1-shayle 5,5\n2-titus 5,8")
    match = go(t, "1-shayle|skill:stone-spikes", "1 1 1 0 0")
    assert line(match, "2-titus") == "5,8 speed-"
    assert line(go(t, "1-shayle|skill:stone-spikes", "1 1 0 0 0"), "2-titus") == "5,8"
    why = go(table("clash\n1-shayle 5,5\n2-titus 5,9"), "1-shayle").request.why_not("skill:stone-spikes")
    assert str(why) == "gt-no-target skill=shayle-stone-spikes unit=shayle range=3 [GT-SKL-11]"


# Rubble

RUBBLE = """
    clash active 2 first 2 token 10
    objectives 9,3
    1-shayle 9,9
    1-landslide 5,5/3
    2-nia 5,7
"""
LIGHT = "2-nia|skill:blinding-light"


def test_rubble_is_an_objective_hex():
    """landslide-rubble, GT-C13: after the steps and its leaving an objective hex lies where Landslide was."""
    match = go(table(RUBBLE), LIGHT, "1 1 0 0|1 1 1 1 0")
    after = ["gt-knocked-out", "gt-steps", "gt-removed", "gt-tokens-lost", "gt-objective-laid"]
    assert told(match)[-5:] == after, "the tokens are those of the hit"
    assert (objective_hexes(match), line(match, "1-landslide")) == (["5,5", "9,3"], "")


def test_a_wound_makes_no_rubble():
    """landslide-rubble: with health left Landslide stands."""
    match = go(table(RUBBLE.replace("5,5/3", "5,5/2")), LIGHT, "1 1 0 0|1 1 1 1 0")
    assert (objective_hexes(match), model(match, "1-landslide-1").wounds) == (["9,3"], 3)


def test_rubble_lies_where_landslide_fell():
    """landslide-rubble, GT-C2: a hit effect that moved it counts, not where it was targeted."""
    t = table(RUBBLE.replace("2-nia 5,7", "2-maxen 5,4"))
    match = go(t, "2-maxen|skill:shrapnel-shot|5,6", "1 1 0 0 0 0|1 1 1 1 0")
    assert objective_hexes(match) == ["5,6", "9,3"]


@pytest.mark.parametrize(("hex", "from_"), [("1,5", "2,5"), ("10,5", "9,5")])
def test_no_rubble_on_deployment_hexes(hex: str, from_: str):
    """landslide-rubble, GT-B15: of neither side."""
    t = table(RUBBLE.replace("5,5", hex).replace("2-nia 5,7", f"2-nia {from_}"))
    match = go(t, LIGHT, "1 1 0 0|1 1 1 1 0")
    assert (objective_hexes(match), line(match, "1-landslide")) == (["9,3"], "")


@pytest.mark.parametrize(("supply", "stack", "laid"), [("unlimited", 24, True), ("24", 23, True), ("24", 24, False)])
def test_rubble_and_the_supply_of_objective_hexes(supply: str, stack: int, laid: bool):
    """landslide-rubble, GT-B16: with `24` the box may be empty."""
    t = table(RUBBLE.replace("9,3", f"9,3*{stack}"), objective_supply=supply)
    assert ("5,5" in objective_hexes(go(t, LIGHT, "1 1 0 0|1 1 1 1 0"))) == laid


def test_rubble_is_about_its_own_landslide():
    """landslide-rubble, GT-C33: other followers fall without leaving anything."""
    t = table(RUBBLE.replace("5,5/3", "9,8") + "\n    1-titus 11,0\n    1-glory-seekers 5,5\n    2-titus 0,0")
    match = go(t, LIGHT, "1 1 1 0|1 1 1 1 0")
    assert (line(match, "1-glory-seekers"), objective_hexes(match)) == ("", ["9,3"])


# Eruption


def test_eruption_hurts_friend_and_foe():
    """landslide-eruption, GT-C18, GT-KO-07: all next to Landslide, a unit once; nobody knocked out, nobody farther."""
    t = table("""
        plot
        objectives
        1-shayle 5,5
        1-landslide 5,6
        1-titus 6,6 knocked-out
        2-titus 5,7
        2-glory-seekers 4,6 4,7 9,9
        2-nia 5,8
    """)
    match = go(t, "1-landslide|skill:eruption")
    for id in ("1-shayle", "2-titus", "2-glory-seekers"):
        assert tokens(match, id) == {"protection-"}, id
    for id in ("1-landslide", "1-titus", "2-nia"):
        assert tokens(match, id) == set(), id
    assert (told(match).count("gt-token"), told(match).count("gt-token-ignored")) == (3, 0)


# Earthquake


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_earthquake_moves_a_champion(phase: str):
    """landslide-earthquake, GT-B1: Shayle's player moves it by up to 2 hexes, any way."""
    t = table(f"{phase}\nobjectives\n1-shayle 0,0\n1-landslide 5,5\n2-nia 5,7\n2-quartzlings 9,9")
    match = go(t, "1-landslide|skill:earthquake", "1 1 1 1")
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "2-nia")
    assert match.request.why_not("5,10") == Reason("gt-too-far", "GT-MOV-03", {"hex": "5,10", "steps": 2})
    match.answer("5,9")
    assert (line(match, "2-nia"), line(match, "2-quartzlings")) == ("5,9", "9,9")


def test_earthquake_moves_a_whole_unit():
    """landslide-earthquake: all followers of the target's unit, those far away too, but not their champion."""
    t = table("plot\nobjectives\n1-shayle 0,0\n1-landslide 5,5\n2-nia 9,0\n2-quartzlings 5,7 9,9 9,9")
    match = go(t, "1-landslide|skill:earthquake", "1 1 0 0")
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["5,7", "9,9", "done"])
    for key in ("9,9", "9,11", "5,7", "5,8", "done"):
        match.answer(key)
    assert places(match, "2-quartzlings") == ["5,8", "9,9", "9,11"]
    assert match.request.question == "gt-ask-action"


def test_earthquake_moves_nobody_who_cannot_be_moved():
    """landslide-earthquake, GT-KO-06, GT-HIT-07: a knocked out champion stays; so does everybody after a miss."""
    t = table("plot\nobjectives\n1-shayle 0,0\n1-landslide 5,5\n2-nia 5,7 knocked-out")
    match = go(t, "1-landslide|skill:earthquake", "1 1 1 1")
    assert (line(match, "2-nia"), match.request.question) == ("5,7 wounds 6 knocked-out", "gt-ask-action")
    t = table("plot\nobjectives\n1-shayle 0,0\n1-landslide 5,5\n2-nia 5,7")
    assert go(t, "1-landslide|skill:earthquake", "1 1 1 0").request.question == "gt-ask-action"


def test_earthquake_reaches_two_hexes_far():
    """landslide-earthquake, GT-SKL-11: 3 hexes are too far."""
    t = table("plot\nobjectives\n1-shayle 0,0\n1-landslide 5,5\n2-nia 5,8")
    why = go(t, "1-landslide").request.why_not("skill:earthquake")
    assert str(why) == "gt-no-target skill=landslide-earthquake unit=landslide range=2 [GT-SKL-11]"


# Boulder Bash


def test_boulder_bash_leaves_a_dodge_blight():
    """landslide-boulder-bash: 6 accuracy dice, a dodge blight with a hit, then 6 damage dice."""
    t = table("clash\nobjectives\n1-shayle 0,0\n1-landslide 5,5\n2-nia 5,6")
    match = go(t, "1-landslide|skill:boulder-bash", "1 1 1 1 0 0|1 1 1 0 0 0")
    assert line(match, "2-nia") == "5,6 wounds 1 dodge-"
    assert line(go(t, "1-landslide|skill:boulder-bash", "1 1 1 0 0 0"), "2-nia") == "5,6"

"""Rattlebone: bones that move tokens, blights by the handful, ground that is cursed for a while."""

import pytest

from tests.games.godtear.table import go, line, objectives, places, refused, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.battlefield import NAMES
from theomachy.kernel import Reason

BOONS = {"speed-boon", "dodge-boon", "protection-boon", "accuracy-boon", "damage-boon"}
BLIGHTS = {"speed-blight", "dodge-blight", "protection-blight", "accuracy-blight", "damage-blight"}


# Roll the Bones and Hex Eaters

BONES = """
    clash
    1-rattlebone 8,6 speed+
    1-hexlings 8,8 8,8
    2-titus 8,7 dodge+ damage-
    2-glory-seekers 8,4 accuracy+
    2-nia 3,3 protection+
"""


def test_the_bones_roll_when_her_activation_ends():
    """rattlebone-roll-the-bones: one die, and on a 1 a token within one hex of her may change hands."""
    match = go(table(BONES), "1-rattlebone|end", "1")
    assert told(match) == ["gt-activates", "gt-bones-rolled"]
    ask = match.request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gt-ask-token-from", "1-rattlebone", "GT-C19")
    assert ask.keys() == ["1-rattlebone", "2-titus", "done"]
    match.answer("2-titus")
    assert (match.request.question, match.request.keys()) == ("gt-ask-token", ["dodge-boon", "damage-blight"])
    match.answer("dodge-boon")  # nobody else is so near, so it is hers
    assert tokens(match, "2-titus") == {"damage-"}
    assert tokens(match, "1-rattlebone") == {"speed+", "dodge+"}
    assert unit(match, "1-rattlebone").activated


def test_a_two_reaches_further():
    """rattlebone-roll-the-bones, GT-C17: within two hexes are units with one model there, of both sides."""
    match = go(table(BONES), "1-rattlebone|end", "2")
    assert match.request.keys() == ["1-rattlebone", "2-titus", "2-glory-seekers", "done"]
    match.answer("2-glory-seekers")
    assert (match.request.question, match.request.keys()) == (
        "gt-ask-token-to",
        ["1-rattlebone", "1-hexlings", "2-titus"],
    )
    match.answer("1-hexlings")
    assert tokens(match, "2-glory-seekers") == set()
    assert tokens(match, "1-hexlings") == {"accuracy+"}


def test_the_token_may_stay_where_it_is():
    """rattlebone-roll-the-bones: she may leave it at that."""
    match = go(table(BONES), "1-rattlebone|end|done", "2")
    assert tokens(match, "2-titus") == {"dodge+", "damage-"}
    assert (match.request.seat, match.request.question) == (1, "gt-ask-activate")


@pytest.mark.parametrize(
    ("rattlebone", "left"), [("8,6 damage+", set()), ("8,6 damage-", {"damage-"}), ("8,6", {"damage-"})]
)
def test_where_it_arrives_doubles_vanish_and_opposites_cancel(rattlebone, left):
    """GT-C19, GT-STA-10, GT-STA-11: it has left its old owner all the same."""
    t = table(BONES.replace("8,6 speed+", rattlebone).replace("dodge+ damage-", "damage-"))
    match = go(t, "1-rattlebone|end|2-titus", "1")
    assert tokens(match, "2-titus") == set()
    assert tokens(match, "1-rattlebone") == left


def test_the_bones_pass_a_knocked_out_champion():
    """rattlebone-roll-the-bones, GT-KO-07: it has no token to take and can gain none."""
    t = table(BONES.replace("8,7 dodge+ damage-", "8,7 knocked-out"))
    match = go(t, "1-rattlebone|end", "1")  # her speed boon has nowhere to go
    assert (match.request.seat, match.request.question) == (1, "gt-ask-activate")
    assert tokens(match, "1-rattlebone") == {"speed+"}


def test_no_token_no_question():
    """rattlebone-roll-the-bones: with no token so near nothing is asked."""
    t = table(BONES.replace("8,6 speed+", "8,6").replace("8,7 dodge+ damage-", "8,7"))
    assert go(t, "1-rattlebone|end", "1").request.question == "gt-ask-activate"


def test_only_her_own_activation_rolls_bones():
    """rattlebone-roll-the-bones: the end of the Hexlings' activation, or of an enemy's, rolls nothing."""
    match = go(table(BONES), "1-hexlings|end")
    assert match.request.question == "gt-ask-activate"
    match = go(table(BONES.replace("clash", "clash active 2")), "2-titus|end")
    assert match.request.seat == 0


def test_hexlings_eat_a_blank():
    """hexlings-hex-eaters: on a blank they may gain any boon, however far away."""
    t = table(BONES.replace("8,8 8,8", "1,1"))
    match = go(t, "1-rattlebone|end", "0")
    ask = match.request
    assert (ask.seat, ask.question, ask.by, set(ask.keys())) == (0, "gt-ask-token", "1-hexlings", BOONS | {"none"})
    match.answer("damage-boon")
    assert tokens(match, "1-hexlings") == {"damage+"}
    declined = go(t, "1-rattlebone|end|none", "0")
    assert tokens(declined, "1-hexlings") == set()
    assert told(declined) == ["gt-activates", "gt-bones-rolled", "gt-done"]


def test_without_hexlings_nobody_eats():
    """hexlings-hex-eaters, GT-FOL-04: a unit without models gains nothing."""
    t = table(BONES.replace("1-hexlings 8,8 8,8\n", "\n"))
    assert go(t, "1-rattlebone|end", "0").request.question == "gt-ask-activate"


# Power Hex

HEX = """
    plot
    1-rattlebone 8,6
    1-hexlings 8,5 8,8 8,8 8,9
    2-titus 7,5
    2-glory-seekers 7,6
    2-nia 8,4 protection+
    2-lily 8,3
"""


def test_a_blight_for_every_hexling_near():
    """rattlebone-power-hex: three Hexlings are within range, so every enemy champion within range gets three."""
    match = go(table(HEX), "1-rattlebone|skill:power-hex")
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-token", BLIGHTS)
    for key in ("speed-blight", "protection-blight", "damage-blight"):
        match.answer(key)
    assert tokens(match, "2-titus") == {"speed-", "protection-", "damage-"}
    assert tokens(match, "2-nia") == {"speed-", "damage-"}  # GT-STA-11
    assert tokens(match, "2-glory-seekers") == set()
    assert tokens(match, "2-lily") == set()  # three hexes away
    assert unit(match, "1-rattlebone").ultimate_used
    assert match.request.question == "gt-ask-action"


def test_a_blight_may_be_named_twice():
    """rattlebone-power-hex, GT-STA-10, GT-STA-11: the second is ignored, but not if the first cancelled a boon."""
    match = go(table(HEX), "1-rattlebone|skill:power-hex|protection-blight|protection-blight|speed-blight")
    assert tokens(match, "2-titus") == {"protection-", "speed-"}
    assert tokens(match, "2-nia") == {"protection-", "speed-"}


def test_the_hex_passes_a_knocked_out_champion():
    """rattlebone-power-hex, GT-KO-07"""
    t = table(HEX.replace("7,5", "7,5 knocked-out"))
    match = go(t, "1-rattlebone|skill:power-hex|speed-blight|dodge-blight|damage-blight")
    assert tokens(match, "2-titus") == set()
    assert tokens(match, "2-nia") == {"speed-", "dodge-", "damage-", "protection+"}


def test_the_hex_needs_a_hexling():
    """rattlebone-power-hex, GT-SKL-04: refused with none within range."""
    t = table(HEX.replace("8,5 8,8 8,8 8,9", "8,9"))
    why = go(t, "1-rattlebone").request.why_not("skill:power-hex")
    assert why == Reason("gt-partner-too-far", "GT-SKL-04", {"unit": "rattlebone", "range": 2, "partner": "hexlings"})


def test_the_hex_needs_an_enemy_champion():
    """rattlebone-power-hex, GT-SKL-10: refused if none within range could gain a token."""
    t = table(HEX.replace("7,5", "7,5 knocked-out").replace("8,4", "2,4"))
    why = go(t, "1-rattlebone").request.why_not("skill:power-hex")
    assert why == Reason("gt-no-champion-near", "GT-SKL-10", {"unit": "rattlebone", "range": 2})


# Call Totems

TOTEMS = """
    plot
    1-rattlebone 6,4
    1-hexlings 2,2 2,2 9,9 dodge+ damage-
    2-titus 6,5
    hex 6,2 speed+
"""


def test_hexlings_are_called_to_her():
    """rattlebone-call-totems: any number of them, within two hexes of her, in hexes they may enter."""
    match = go(table(TOTEMS), "1-rattlebone|skill:call-totems")
    assert (match.request.question, match.request.clause) == ("gt-ask-regroup", "GT-KO-10")
    assert match.request.keys() == ["1-hexlings-1", "1-hexlings-3", "done"]
    match.answer("1-hexlings-3")
    match.answer("1-hexlings-1")
    match.answer("done")
    ask = match.request
    assert (ask.seat, ask.question) == (0, "gt-ask-place")
    assert {"6,2", "6,3", "4,4"} <= set(ask.keys())
    for hex in ("6,7", "6,1"):
        far = {"hex": hex, "range": 2, "starts": ["6,4"]}
        assert ask.why_not(hex) == Reason("gt-too-far-from", "GT-MOV-05", far)
    assert ask.why_not("6,5") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "6,5"})
    match.answer("6,3")
    match.answer("6,3")
    assert places(match, "1-hexlings") == ["2,2", "6,3", "6,3"]
    assert tokens(match, "1-hexlings") == {"dodge+", "damage-"}  # one never left


def test_the_call_may_be_heard_by_nobody():
    """rattlebone-call-totems: any number is none as well."""
    match = go(table(TOTEMS), "1-rattlebone|skill:call-totems|done")
    assert places(match, "1-hexlings") == ["2,2", "2,2", "9,9"]
    assert match.request.question == "gt-ask-action"


@pytest.mark.parametrize(("reading", "left"), [("lost", {"speed+"}), ("kept", {"dodge+", "damage-", "speed+"})])
def test_a_unit_that_is_called_whole_loses_its_tokens(reading, left):
    """GT-C16: with the last model go the tokens; with `kept` they are there again. One taken up there is new."""
    t = table(TOTEMS, replaced_unit_tokens=reading)
    answers = "1-hexlings-1|1-hexlings-2|1-hexlings-3|6,2|6,2|6,2"
    match = go(t, f"1-rattlebone|skill:call-totems|{answers}")
    assert line(match, "1-hexlings").startswith("6,2 6,2 6,2")
    assert tokens(match, "1-hexlings") == left


def test_only_what_was_lost_comes_back():
    """GT-C16: a unit that never left whole keeps its tokens, and those that cancel on arrival are gone."""
    t = table(TOTEMS.replace("hex 6,2 speed+", "hex 6,2 dodge-"), replaced_unit_tokens="kept")
    match = go(t, "1-rattlebone|skill:call-totems|1-hexlings-3|done|6,2")
    assert tokens(match, "1-hexlings") == {"damage-"}


def test_nobody_is_called_where_nobody_may_be_placed():
    """rattlebone-call-totems, GT-B22: beside Treekin nobody is placed."""
    t = table("""
        plot
        1-rattlebone 0,0
        1-hexlings 9,9
        2-durthax 6,6
        2-treekin 1,1 0,3 2,2 3,0
    """)
    no = Reason("gt-no-room-to-come-back", "GT-C16", {"unit": "hexlings"})
    assert refused(go(t, "1-rattlebone"), "skill:call-totems") == no


def test_the_call_needs_hexlings():
    """rattlebone-call-totems, GT-SKL-08: refused with none on the battlefield."""
    t = table(TOTEMS.replace("1-hexlings 2,2 2,2 9,9 dodge+ damage-\n", "\n"))
    why = go(t, "1-rattlebone").request.why_not("skill:call-totems")
    assert why == Reason("gt-nobody-to-take-off", "GT-SKL-08", {"unit": "hexlings"})


# Curses


@pytest.mark.parametrize(
    ("phase", "skill", "dice", "kinds"),
    [
        ("plot", "grasping-curse", "1 1 1 0 0 0", ("speed", "dodge")),
        ("clash", "deadly-curse", "1 1 1 0|0 0 0 0 0 0", ("accuracy", "damage")),
    ],
)
def test_curses_give_one_of_two_blights(phase, skill, dice, kinds):
    """rattlebone-grasping-curse, rattlebone-deadly-curse: after a hit, whichever her player likes."""
    t = table(f"""
        {phase}
        1-rattlebone 8,6
        2-titus 8,8
        2-glory-seekers 8,9
    """)
    hit = dice.partition("|")[0]
    match = go(t, f"1-rattlebone|skill:{skill}", hit)
    assert match.request.keys() == [f"{kind}-blight" for kind in kinds]
    match = go(t, f"1-rattlebone|skill:{skill}|{kinds[1]}-blight", dice)
    assert tokens(match, "2-titus") == {f"{kinds[1]}-"}
    assert line(match, "2-titus").startswith("8,8 ")
    missed = go(t, f"1-rattlebone|skill:{skill}", hit.replace("1", "0", 1))
    assert tokens(missed, "2-titus") == set()


def test_a_deadly_curse_wounds():
    """rattlebone-deadly-curse: six damage dice."""
    t = table("""
        clash
        1-rattlebone 8,6
        2-titus 8,8
    """)
    match = go(t, "1-rattlebone|skill:deadly-curse|damage-blight", "1 1 1 0|1 1 1 1 0 0")
    assert line(match, "2-titus") == "8,8 wounds 1 damage-"


# Cursed Ground

GROUND = """
    clash
    objectives 6,6
    1-rattlebone 8,6
    1-hexlings 2,2
    2-titus 8,5
    2-nia 8,3
"""


def test_the_ground_is_cursed():
    """rattlebone-cursed-ground, GT-B13, GT-SET-18: two hexes within range, without model or objective hex."""
    match = go(table(GROUND), "1-rattlebone|skill:cursed-ground")
    ask = match.request
    assert (ask.seat, ask.question, ask.clause) == (0, "gt-ask-new-objective", "GT-C30")
    near = {"8,4", "8,7", "8,8", "7,4", "7,5", "7,6", "7,7", "6,5", "6,7", "9,4", "9,5", "9,6", "9,7"}
    assert set(ask.keys()) == near | {"done"}  # row 10 is for deployment
    match.answer("7,6")
    assert set(match.request.keys()) == near - {"7,6"} | {"done"}
    match.answer("8,4")
    assert objectives(match) == "6,6 7,6 8,4"
    assert [NAMES[place] for place in match.state.cursed] == ["7,6", "8,4"]
    assert match.request.question == "gt-ask-action"


@pytest.mark.parametrize(("answers", "left"), [("done", "6,6"), ("7,6|done", "6,6 7,6")])
def test_fewer_hexes_will_do(answers, left):
    """rattlebone-cursed-ground: up to two are one or none as well."""
    match = go(table(GROUND), f"1-rattlebone|skill:cursed-ground|{answers}")
    assert objectives(match) == left
    assert match.request.question == "gt-ask-action"


def test_the_curse_ends_with_the_clash_phase():
    """GT-C30: the hexes go before banners are counted, so a banner left there does not score, and stays till then."""
    t = table("""
        clash token 10
        objectives 6,6 7,6
        cursed 7,6
        1-rattlebone 8,6
        1-rattlebone-banner 7,6
        1-hexlings 2,2 activated
        2-titus 8,5 activated
        2-glory-seekers 2,4 activated
        2-titus-banner 6,6
    """)
    match = go(t, "end|none", "0|1")  # the bones, then the scenario's die
    assert objectives(match) == "6,6"
    assert match.state.cursed == ()
    story = told(match)
    assert story.index("gt-objective-gone") < story.index("gt-banners-score")
    assert match.state.points == (0, 1)  # Titus's banner scored, hers did not
    assert story.count("gt-banner-removed") == 2


def test_who_stands_on_cursed_ground_stays():
    """GT-C30: the hex goes, the champion does not."""
    t = table(
        """
        clash active 2
        objectives 6,6 7,6
        cursed 7,6
        1-rattlebone 8,6 activated
        1-hexlings 2,2 activated
        2-titus 7,6
        2-glory-seekers 2,4 activated
    """,
        scenario="knowledge",
    )
    match = go(t, "end")
    assert (objectives(match), line(match, "2-titus")) == ("6,6", "7,6 activated")


@pytest.mark.parametrize(("lying", "most"), [(22, 2), (23, 1), (24, 0)])
def test_in_another_reading_objective_hexes_run_out(lying, most):
    """GT-B16: with a supply of 24 no more are laid than are left."""
    rows = [f"{row},{column}" for row in (3, 4) for column in range(14)][:lying]
    t = table(GROUND.replace("6,6", " ".join(rows)), objective_supply="24")
    if most == 0:
        why = go(t, "1-rattlebone").request.why_not("skill:cursed-ground")
        assert why == Reason("gt-supply-gone", "GT-B16", {"supply": 24})
        return
    match = go(t, f"1-rattlebone|skill:cursed-ground|{'|'.join(['7,6', '8,7'][:most])}")
    assert len(match.state.objectives) == 24
    assert match.request.question == "gt-ask-action"


def test_the_ground_must_have_room():
    """rattlebone-cursed-ground, GT-SET-18: refused among deployment hexes."""
    t = table(GROUND.replace("1-rattlebone 8,6", "1-rattlebone 11,0"), scenario="chaos")
    why = go(t, "1-rattlebone").request.why_not("skill:cursed-ground")
    assert why == Reason("gt-no-room-for-objective", "GT-B13", {"unit": "rattlebone", "range": 2})

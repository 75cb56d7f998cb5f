"""Raith'Marid and the Splashlings: what their cards do."""

import pytest

from tests.games.godtear.table import faces, go, line, model, objectives, refused, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS
from theomachy.kernel import Reason

BOONS = ["speed-boon", "dodge-boon", "protection-boon", "accuracy-boon", "damage-boon"]


def test_the_figures_of_their_cards():
    """raith-marid, splashlings: class, stats and the skills of each side."""
    raith, drops = SHEETS["raith-marid"], SHEETS["splashlings"]
    assert (raith.class_, raith.speed, raith.dodge, raith.protection, raith.health) == ("shaper", (1, 1), 2, 3, 7)
    assert raith.ultimate == "tsunami"
    assert raith.sides == {
        "plot": ("undertow", "ker-splash", "jet"),
        "clash": ("ker-splash", "headbutt", "lunging-strike"),
    }
    assert (drops.small, drops.count, drops.speed) == (True, 3, (0, 0))
    assert (drops.dodge, drops.protection, drops.health) == (4, 1, 1)
    assert drops.sides == {"plot": ("current", "tide"), "clash": ("current", "tide")}


# Rippling Scales

PREY = """
    clash token 11
    1-titus 4,4
    2-raith-marid 9,9
    2-splashlings 4,5 9,3
"""
STRIKE, FELL = "1-titus|skill:piercing-strike", f"{faces(5, 4)}|{faces(6, 2)}"


def test_rippling_scales_when_a_splashling_is_knocked_out():
    """raith-marid-rippling-scales, GT-C13: after the steps and the fall he may gain any boon."""
    match = go(table(PREY), STRIKE, FELL)
    assert (match.request.seat, match.request.question, match.request.by) == (1, "gt-ask-token", "2-raith-marid")
    assert match.request.keys() == [*BOONS, "none"]
    assert (line(match, "2-splashlings"), match.state.turn_token) == ("x 9,3", 9)
    match.answer("dodge-boon")
    assert tokens(match, "2-raith-marid") == {"dodge+"}
    assert match.request.by == "1-titus", "the activation goes on"


def test_rippling_scales_may_be_left_out():
    """raith-marid-rippling-scales: he may, he need not."""
    match = go(table(PREY), f"{STRIKE}|none", FELL)
    assert (tokens(match, "2-raith-marid"), match.request.by) == (set(), "1-titus")


def test_rippling_scales_for_each_of_them():
    """raith-marid-rippling-scales, GT-C13: one boon for each Splashling, before the next target is named."""
    t = table(PREY.replace("4,5 9,3", "4,5 4,5"))
    match = go(t, f"{STRIKE}|speed-boon|2-splashlings-2|damage-boon", f"{FELL}|{FELL}")
    assert line(match, "2-raith-marid") == "9,9 speed+ damage+"


def test_rippling_scales_of_the_fallen():
    """raith-marid-rippling-scales, GT-KO-07: knocked out he gains no boon, so nothing is asked."""
    match = go(table(PREY.replace("9,9", "9,9 knocked-out")), STRIKE, FELL)
    assert (line(match, "2-splashlings"), match.request.by) == ("x 9,3", "1-titus")


def test_rippling_scales_are_about_his_own_splashlings():
    """raith-marid-rippling-scales, GT-C33: those of the enemy give him nothing, but their own Raith'Marid."""
    t = table("clash\n1-raith-marid 4,4\n2-raith-marid 9,9\n2-splashlings 4,5")
    match = go(t, "1-raith-marid|skill:headbutt|4,5", f"{faces(5, 4)}|{faces(5, 2)}")
    assert (match.request.seat, match.request.by) == (1, "2-raith-marid")
    match.answer("none")
    assert match.request.by == "1-raith-marid"
    assert match.request.question == "gt-ask-action"


def test_rippling_scales_do_not_mind_other_followers():
    """raith-marid-rippling-scales: a friend's follower that falls is no Splashling."""
    t = table(PREY.replace("4,5 9,3", "9,3") + "    2-nia 11,11\n    2-quartzlings 4,5")
    match = go(t, STRIKE, f"{faces(5, 2)}|{faces(6, 5)}")
    assert (line(match, "2-quartzlings"), match.request.by) == ("", "1-titus")


# Tsunami

WAVE = """
    {phase}
    1-raith-marid 4,4
    1-splashlings 4,6
    2-titus 4,8
    2-titus-banner 6,7
    2-glory-seekers 5,8 4,3
"""


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_tsunami_places_him_and_carries_enemies_off(phase: str):
    """raith-marid-tsunami, GT-B9: a hex within 3; then each enemy model within 2 of it moves up to 2, in any order."""
    t = table(WAVE.format(phase=phase))
    match = go(t, "1-raith-marid|skill:tsunami")
    assert (match.request.seat, match.request.question) == (0, "gt-ask-place")
    assert {"4,7", "4,1", "5,6"} <= set(match.request.keys())
    assert str(match.request.why_not("4,9")) == "gt-too-far-from hex=4,9 range=3 starts=['4,4'] [GT-MOV-05]"
    assert str(match.request.why_not("4,6")) == "gt-hex-taken hex=4,6 [GT-ENT-02]"
    match.answer("4,7")
    assert (match.request.seat, match.request.question) == (0, "gt-ask-next")
    assert set(match.request.keys()) == {"2-titus", "2-titus-banner", "5,8", "done"}, "no friends, and nobody far away"
    match = go(t, "1-raith-marid|skill:tsunami|4,7|5,8|5,10|2-titus|4,10|2-titus-banner|6,9")
    assert (line(match, "2-glory-seekers"), line(match, "2-titus")) == ("5,10 4,3", "4,10")
    assert (line(match, "2-titus-banner"), line(match, "1-raith-marid")) == ("6,9", "4,7 ultimate")
    assert match.request.question == "gt-ask-action"


def test_tsunami_and_banners():
    """raith-marid-tsunami, GT-B9: with `false` banners stay where they are."""
    t = table(WAVE.format(phase="plot"), banners_are_moved=False)
    assert set(go(t, "1-raith-marid|skill:tsunami|4,7").request.keys()) == {"2-titus", "5,8", "done"}


def test_tsunami_may_stop_but_leaves_his_hex():
    """raith-marid-tsunami, GT-B1: up to 2 hexes may be none, for any of them; but he comes to another hex (GT-B12)."""
    t = table(WAVE.format(phase="plot"))
    match = go(t, "1-raith-marid|skill:tsunami")
    assert refused(match, "4,4") == Reason("gt-stands-there", "GT-B12", {"hex": "4,4"})
    match.answer("5,4")
    assert match.request.keys() == ["4,3", "done"]
    match.answer("done")
    assert (line(match, "2-glory-seekers"), match.request.question) == ("5,8 4,3", "gt-ask-action")


def test_tsunami_where_nobody_is():
    """raith-marid-tsunami: with no enemy around him the placing is all."""
    t = table("plot\n1-raith-marid 4,4\n2-titus 11,11")
    match = go(t, "1-raith-marid|skill:tsunami|4,7")
    assert (line(match, "1-raith-marid"), match.request.question) == ("4,7 ultimate", "gt-ask-action")


def test_tsunami_on_an_enemy_banner():
    """raith-marid-tsunami, GT-B5: placed on it he takes it off, and it is no model to move any more."""
    t = table("plot\n1-raith-marid 4,4\n2-titus 11,11\n2-titus-banner 4,6")
    match = go(t, "1-raith-marid|skill:tsunami|4,6")
    assert (line(match, "2-titus-banner"), match.request.question) == ("", "gt-ask-action")


def test_tsunami_moves_neither_the_fallen_nor_the_unyielding():
    """raith-marid-tsunami, GT-KO-06, GT-B10: who cannot be moved is no choice; their banner is."""
    t = table("plot\n1-raith-marid 4,4\n2-titus 4,6 knocked-out\n2-rhodri 3,5\n2-rhodri-banner 3,6")
    match = go(t, "1-raith-marid|skill:tsunami|4,5")
    assert match.request.keys() == ["2-rhodri-banner", "done"]


# Undertow


def test_undertow_lays_an_objective_hex_elsewhere():
    """raith-marid-undertow, GT-B13: an empty one next to him goes to another empty hex next to him."""
    t = table("plot\n1-raith-marid 5,5\n2-titus 11,11")
    match = go(t, "1-raith-marid|skill:undertow")
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-shift", {"5,6", "6,6"})
    assert str(match.request.why_not("5,7")) == "gt-too-far-from hex=5,7 range=1 starts=['5,5'] [GT-MOV-05]"
    match.answer("6,6")
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-shift-to", {"5,4", "4,5", "4,6", "6,5"})
    match.answer("4,6")
    assert objectives(match) == "4,6 5,6 5,7 6,7"
    assert match.state.turn_token == 10


def test_undertow_takes_the_whole_stack():
    """raith-marid-undertow, GT-SCN-CONSTRUCTION-06, GT-B16: all of a stack; and no new hex is needed for it."""
    t = table("plot\nobjectives 5,6*24\n1-raith-marid 5,5\n2-titus 11,11", objective_supply="24")
    assert objectives(go(t, "1-raith-marid|skill:undertow|4,5")) == "4,5*24"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("1-raith-marid 4,4\n2-titus 11,11", id="none in range"),
        pytest.param("1-raith-marid 4,6\n2-titus 5,6", id="a model on it"),
        pytest.param("1-raith-marid 4,6\n1-raith-marid-banner 5,6\n2-titus 11,11", id="a banner on it"),
        pytest.param("objectives 5,6\n1-raith-marid 5,6\n2-titus 11,11", id="himself on it"),
    ],
)
def test_undertow_needs_an_empty_objective_hex(text: str):
    """raith-marid-undertow, GT-F12: a hex with any model in it is not empty."""
    match = go(table(f"plot\n{text}"), "1-raith-marid")
    reason = match.request.why_not("skill:undertow")
    assert str(reason) == "gt-no-objective-to-move unit=raith-marid range=1 [GT-SKL-10]"


def test_undertow_needs_room_off_the_deployment_hexes():
    """raith-marid-undertow, GT-SET-18: no objective hex comes to lie in a deployment hex, nor where a model is."""
    text = "plot\nobjectives 3,4\n1-raith-marid 2,5\n2-titus 11,11\n2-glory-seekers 2,4 {}"
    match = go(table(text.format("")), "1-raith-marid|skill:undertow")
    assert set(match.request.keys()) == {"2,6", "3,5"}
    full = go(table(text.format("2,6 3,5")), "1-raith-marid")
    reason = full.request.why_not("skill:undertow")
    assert str(reason) == "gt-no-room-for-objective unit=raith-marid range=1 [GT-B13]"


# Ker-Splash

SPLASH = """
    {phase} token 10
    1-raith-marid 4,4
    1-splashlings {splashlings}
    2-titus 11,11
"""


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_ker_splash_puts_him_in_the_place_of_a_splashling(phase: str):
    """raith-marid-ker-splash, GT-KO-10: it leaves, he takes its hex; no steps, but Rippling Scales."""
    t = table(SPLASH.format(phase=phase, splashlings="4,7 4,5 4,5"))
    match = go(t, "1-raith-marid|skill:ker-splash")
    assert (match.request.question, match.request.keys()) == ("gt-ask-token", [*BOONS, "none"])
    match.answer("damage-boon")
    assert line(match, "1-raith-marid") == "4,7 damage+"
    assert line(match, "1-splashlings") == "x 4,5 4,5"
    assert match.state.turn_token == 10
    assert "gt-knocked-out" not in told(match)


def test_ker_splash_chooses_among_those_in_range():
    """raith-marid-ker-splash: a hex within 3 with just one of them."""
    t = table(SPLASH.format(phase="plot", splashlings="4,7 4,5 4,8"))
    match = go(t, "1-raith-marid|skill:ker-splash")
    assert (match.request.question, match.request.by) == ("gt-ask-take-off", "ker-splash")
    assert match.request.keys() == ["1-splashlings-1", "1-splashlings-2"]
    match = go(t, "1-raith-marid|skill:ker-splash|1-splashlings-2|none")
    assert (line(match, "1-raith-marid"), line(match, "1-splashlings")) == ("4,5", "4,7 x 4,8")


@pytest.mark.parametrize(
    "splashlings",
    [
        pytest.param("4,8", id="too far"),
        pytest.param("4,5 4,5", id="two in the hex"),
        pytest.param("4,5 4,5 4,5", id="three in the hex"),
        pytest.param("", id="none on the battlefield"),
    ],
)
def test_ker_splash_needs_a_splashling_alone_in_range(splashlings: str):
    """raith-marid-ker-splash: otherwise it is refused."""
    match = go(table(SPLASH.format(phase="clash", splashlings=splashlings)), "1-raith-marid")
    reason = match.request.why_not("skill:ker-splash")
    assert str(reason) == "gt-nobody-alone-in-range unit=splashlings range=3 [GT-SKL-07]"


def test_ker_splash_and_branch_ward():
    """raith-marid-ker-splash, GT-B22: next to an enemy Treekin he cannot be placed, so that hex is no choice."""
    text = SPLASH.format(phase="plot", splashlings="4,7 4,5") + "    2-durthax 11,10\n    2-treekin 4,8\n"
    match = go(table(text), "1-raith-marid|skill:ker-splash|none")
    assert (line(match, "1-raith-marid"), line(match, "1-splashlings")) == ("4,5", "4,7")
    text = SPLASH.format(phase="plot", splashlings="4,7") + "    2-durthax 11,10\n    2-treekin 4,8\n"
    assert go(table(text), "1-raith-marid").request.why_not("skill:ker-splash") is not None


def test_ker_splash_of_the_last_splashling():
    """raith-marid-ker-splash, GT-FOL-04: with the last of them the tokens of the unit go."""
    t = table(SPLASH.format(phase="plot", splashlings="4,6 speed+"))
    match = go(t, "1-raith-marid|skill:ker-splash|none")
    assert (line(match, "1-splashlings"), tokens(match, "1-splashlings")) == ("", set())
    assert line(match, "1-raith-marid") == "4,6"


# Jet


def test_jet_moves_a_splashling():
    """raith-marid-jet, GT-ADV-04: one within 2 hexes moves up to 3, though its speed is 0; not on objective hexes."""
    t = table("plot\n1-raith-marid 4,4\n1-splashlings 4,6 4,6 9,9\n1-titus 11,11\n1-glory-seekers 4,3\n2-titus 0,0")
    match = go(t, "1-raith-marid|skill:jet")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-splashlings-1"), "no other follower"
    assert str(match.request.why_not("5,6")) == "gt-no-followers-on-objectives hex=5,6 [GT-ENT-07]"
    assert str(match.request.why_not("4,10")) == "gt-too-far hex=4,10 steps=3 [GT-MOV-03]"
    match.answer("4,9")
    assert line(match, "1-splashlings") == "4,9 4,6 9,9"


def test_jet_chooses_one_of_several():
    """raith-marid-jet: those of one hex are alike, others are not."""
    t = table("plot\n1-raith-marid 4,4\n1-splashlings 4,6 4,2 4,7\n2-titus 0,0")
    match = go(t, "1-raith-marid|skill:jet")
    assert (match.request.question, match.request.keys()) == ("gt-ask-model", ["1-splashlings-1", "1-splashlings-2"])
    match = go(t, "1-raith-marid|skill:jet|1-splashlings-2|4,1")
    assert line(match, "1-splashlings") == "4,6 4,1 4,7"


def test_jet_needs_a_splashling_in_range():
    """raith-marid-jet: 3 hexes are too far."""
    match = go(table("plot\n1-raith-marid 4,4\n1-splashlings 4,7\n2-titus 0,0"), "1-raith-marid")
    reason = "gt-partner-too-far skill=raith-marid-jet unit=raith-marid range=2 partner=splashlings [GT-SKL-04]"
    assert str(match.request.why_not("skill:jet")) == reason


# Headbutt and Lunging Strike


def test_headbutt_moves_the_target_anywhere():
    """raith-marid-headbutt: a hit moves the target up to 1 hex, and then 5 damage dice are rolled."""
    t = table("clash\n1-raith-marid 4,4\n2-titus 4,5")
    match = go(t, "1-raith-marid|skill:headbutt", faces(5, 3))
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "2-titus")
    assert set(match.request.keys()) == {"4,5", "4,6", "3,4", "3,5", "5,4", "5,5"}
    match = go(t, "1-raith-marid|skill:headbutt|3,4", f"{faces(5, 3)}|{faces(5, 4)}")
    assert line(match, "2-titus") == "3,4 wounds 1"
    miss = go(t, "1-raith-marid|skill:headbutt", faces(5, 2))
    assert (line(miss, "2-titus"), miss.request.question) == ("4,5", "gt-ask-action")


LUNGE = "1-raith-marid|skill:lunging-strike"


@pytest.mark.parametrize("named", ["one by one", "all at once"])
def test_lunging_strike_comes_nearer_before_the_roll(named: str):
    """raith-marid-lunging-strike, GT-C1: target, move toward it, hit roll with 6 dice, damage with 4."""
    t = table("clash\n1-raith-marid 4,4\n2-titus 4,6", targets_named=named)
    match = go(t, LUNGE)
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "1-raith-marid")
    assert set(match.request.keys()) == {"4,4", "4,5"}
    assert str(match.request.why_not("3,4")) == "gt-not-toward hex=3,4 steps=1 [GT-MOV-07]"
    match = go(t, f"{LUNGE}|4,5", f"{faces(6, 3)}|{faces(4, 4)}")
    assert told(match)[-6:] == ["gt-uses", "gt-moved", "gt-targets", "gt-hit", "gt-damage", "gt-wounded"]
    assert (line(match, "1-raith-marid"), line(match, "2-titus")) == ("4,5", "4,6 wounds 1")


def test_lunging_strike_moves_him_though_he_misses():
    """raith-marid-lunging-strike: the move does not wait for a hit, and up to 1 hex may be none."""
    t = table("clash\n1-raith-marid 4,4\n2-titus 4,6")
    assert line(go(t, f"{LUNGE}|4,5", faces(6, 2)), "1-raith-marid") == "4,5"
    assert line(go(t, f"{LUNGE}|4,4", faces(6, 2)), "1-raith-marid") == "4,4"


def test_lunging_strike_names_its_target_first():
    """raith-marid-lunging-strike: with several in range the move is toward the one that was named."""
    t = table("clash\n1-raith-marid 4,4\n2-titus 4,6\n2-glory-seekers 4,2")
    match = go(t, LUNGE)
    assert match.request.question == "gt-ask-target"
    assert set(go(t, f"{LUNGE}|2-glory-seekers-1").request.keys()) == {"4,4", "4,3"}


def test_lunging_strike_with_no_way_nearer():
    """raith-marid-lunging-strike, GT-B7: beside the target, or with the way blocked, he rolls from where he is."""
    beside = table("clash\n1-raith-marid 4,4\n2-titus 4,5")
    assert line(go(beside, LUNGE, faces(6, 2)), "1-raith-marid") == "4,4"
    blocked = table("clash\n1-raith-marid 4,4\n1-splashlings 4,5\n2-titus 4,6")
    assert line(go(blocked, LUNGE, faces(6, 2)), "1-raith-marid") == "4,4"


def test_lunging_strike_through_a_banner():
    """raith-marid-lunging-strike, GT-ENT-04: an enemy banner in the hex he enters is taken off."""
    t = table("clash\n1-raith-marid 4,4\n2-titus 4,6\n2-titus-banner 4,5")
    match = go(t, f"{LUNGE}|4,5", faces(6, 2))
    assert (line(match, "1-raith-marid"), line(match, "2-titus-banner")) == ("4,5", "")


def test_lunging_strike_has_its_range_before_the_move():
    """raith-marid-lunging-strike, GT-SKL-11: an enemy 3 hexes away cannot be named."""
    match = go(table("clash\n1-raith-marid 4,4\n2-titus 4,7"), "1-raith-marid")
    reason = "gt-no-target skill=raith-marid-lunging-strike unit=raith-marid range=2 [GT-SKL-11]"
    assert str(match.request.why_not("skill:lunging-strike")) == reason


# Like Water

WATER = """
    {phase}
    1-raith-marid 4,4 speed- dodge+ damage+
    1-splashlings 9,9
    2-titus 0,0
"""


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_like_water_copies_a_boon(phase: str):
    """splashlings-like-water, GT-C19: a boon of Raith'Marid's, wherever he is, which he keeps; it is no action."""
    match = go(table(WATER.format(phase=phase)), "1-splashlings|trait:like-water")
    assert (match.request.seat, match.request.keys()) == (0, ["dodge-boon", "damage-boon"])
    match.answer("damage-boon")
    assert tokens(match, "1-splashlings") == {"damage+"}
    assert tokens(match, "1-raith-marid") == {"speed-", "dodge+", "damage+"}
    assert match.state.activation.actions == 0


def test_like_water_comes_once_and_at_any_time():
    """splashlings-like-water, GT-SET-09: once in their activation, also after both actions."""
    t = table(WATER.format(phase="plot"))
    once = go(t, "1-splashlings|trait:like-water|dodge-boon")
    assert str(once.request.why_not("trait:like-water")) == "gt-trait-used unit=splashlings [GT-SET-09]"
    late = go(t, "1-splashlings|advance|done|skill:current|done")
    assert late.request.keys() == ["trait:like-water", "end"]
    late = go(t, "1-splashlings|advance|done|skill:current|done|trait:like-water|dodge-boon")
    assert (tokens(late, "1-splashlings"), unit(late, "1-splashlings").activated) == ({"dodge+"}, True)


def test_like_water_needs_a_boon():
    """splashlings-like-water: blights are no use."""
    match = go(table(WATER.format(phase="plot").replace("dodge+ damage+", "dodge-")), "1-splashlings")
    reason = match.request.why_not("trait:like-water")
    assert str(reason) == "gt-no-boon-to-copy unit=splashlings partner=raith-marid [GT-C19]"


def test_like_water_cancels_a_blight():
    """splashlings-like-water, GT-STA-11: a boon and the blight of its kind cancel out; a single boon is no question."""
    t = table(WATER.format(phase="plot").replace("dodge+ damage+", "damage+").replace("9,9", "9,9 damage-"))
    assert tokens(go(t, "1-splashlings|trait:like-water"), "1-splashlings") == set()


# Current and Tide


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_current_places_each_splashling(phase: str):
    """splashlings-current: each in a hex at most 3 hexes away, never on an objective hex; each of them may stay."""
    t = table(f"{phase}\n1-raith-marid 9,9\n1-splashlings 4,4 4,4 8,2\n2-titus 4,5")
    match = go(t, "1-splashlings|skill:current|4,4")
    assert match.request.question == "gt-ask-place"
    assert {"4,4", "4,7", "1,3", "7,5"} <= set(match.request.keys())
    assert str(match.request.why_not("5,6")) == "gt-no-followers-on-objectives hex=5,6 [GT-ENT-07]"
    assert str(match.request.why_not("4,8")) == "gt-too-far-from hex=4,8 range=3 starts=['4,4'] [GT-MOV-05]"
    match = go(t, "1-splashlings|skill:current|4,4|4,7|8,2|8,5|done")
    assert line(match, "1-splashlings") == "4,7 4,4 8,5"


@pytest.mark.parametrize("phase", ["plot", "clash"])
@pytest.mark.parametrize(("places", "dice"), [("4,4", 5), ("4,4 4,4", 6), ("4,4 4,4 4,4", 7)])
def test_tide_moves_the_target(phase: str, places: str, dice: int):
    """splashlings-tide, GT-SKL-06: 5, 6 or 7 accuracy dice at 2 hexes; up to 1 hex anywhere, and no damage."""
    t = table(f"{phase}\n1-raith-marid 9,3\n1-splashlings {places}\n2-maxen 4,6")
    match = go(t, "1-splashlings|skill:tide", faces(dice, 3))
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "2-maxen")
    match.answer("4,5")
    assert (line(match, "2-maxen"), model(match, "2-maxen").wounds) == ("4,5", 0)
    assert line(go(t, "1-splashlings|skill:tide", faces(dice, 2)), "2-maxen") == "4,6"

"""Nia and the Quartzlings: what their cards do."""

import pytest

from tests.games.godtear.table import go, line, model, objectives, table, tokens, unit, where
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS


def test_the_figures_of_their_cards():
    """nia, quartzlings: class, stats and the skills of each side."""
    nia, stones = SHEETS["nia"], SHEETS["quartzlings"]
    assert (nia.class_, nia.speed, nia.dodge, nia.protection, nia.health) == ("shaper", (1, 2), 4, 2, 6)
    assert nia.ultimate == "geode"
    assert nia.sides == {
        "plot": ("crystal-mirror", "meditation", "march"),
        "clash": ("crystal-glare", "erosion", "blinding-light"),
    }
    assert (stones.small, stones.count, stones.speed) == (True, 3, (2, 0))
    assert (stones.dodge, stones.protection, stones.health) == (2, 4, 1)
    assert stones.sides == {"plot": ("calcify", "shimmer"), "clash": ("rolling-stones", "stones-throw")}


# Rock Concert

CONCERT = """
    plot
    1-nia 4,4
    1-quartzlings 3,3 9,9 9,9
    2-titus 11,11
"""


def test_rock_concert_gives_a_third_action():
    """nia-rock-concert: with all three Quartzlings on the battlefield Nia has one bonus action, of any kind."""
    match = go(table(CONCERT), "1-nia|advance|4,4|skill:meditation")
    assert match.request.why_not("skill:march") is None
    match = go(table(CONCERT), "1-nia|advance|4,4|skill:meditation|skill:march|4,5")
    assert told(match).count("gt-bonus-action") == 1
    assert line(match, "1-nia") == "4,5 accuracy+ activated bonus 1", "there is no fourth action"


def test_rock_concert_needs_every_quartzling():
    """nia-rock-concert: with two of them there is no bonus action."""
    match = go(table(CONCERT.replace("3,3 9,9 9,9", "3,3 9,9")), "1-nia|advance|4,4|skill:meditation")
    assert line(match, "1-nia") == "4,4 accuracy+ activated"


def test_rock_concert_looks_when_she_activates():
    """nia-rock-concert: a Quartzling that Geode takes off later does not take the bonus action with it."""
    t = table(CONCERT.replace("3,3 9,9 9,9", "4,6 9,9 9,9"))
    match = go(t, "1-nia|skill:geode|done|skill:meditation")
    assert match.request.why_not("skill:march") is None


def test_rock_concert_of_a_knocked_out_nia():
    """nia-rock-concert, GT-A8: she rallies, has one action left and the bonus action; asleep, her trait gives none."""
    text = CONCERT.replace("4,4", "4,4 knocked-out")
    match = go(table(text), "1-nia|skill:meditation")
    assert told(match)[:3] == ["gt-activates", "gt-bonus-granted", "gt-rallied"]
    assert match.request.why_not("skill:march") is None
    match = go(table(text, knocked_out_traits=False), "1-nia|skill:meditation")
    assert line(match, "1-nia") == "4,4 accuracy+ activated"


@pytest.mark.parametrize(("limit", "allowed"), [("activation", True), ("turn", False)])
def test_rock_concert_once_in_a_turn_or_in_each_activation(limit: str, allowed: bool):
    """GT-J5: by the Japanese edition a bonus action of the plot phase was the only one of the turn."""
    t = table("clash\n1-nia 4,4 bonus 1\n1-quartzlings 3,3 9,9 9,9\n2-titus 4,6", bonus_limit=limit)
    match = go(t, "1-nia|advance|4,4|skill:erosion", "0 0 0 0 0")
    assert (match.request.why_not("skill:blinding-light") is None) == allowed


# Geode

GEODE = """
    plot token 10
    1-nia 4,4
    1-quartzlings 4,6 4,8 5,5
    2-titus 11,11
"""


def test_geode_turns_a_quartzling_into_an_objective_hex():
    """nia-geode, GT-KO-10: an objective hex takes the place of the Quartzling, and nobody gets a step for it."""
    match = go(table(GEODE), "1-nia|skill:geode")
    assert match.request.keys() == ["1-quartzlings-1", "1-quartzlings-2", "1-quartzlings-3"]
    match.answer("1-quartzlings-2")
    assert objectives(match) == "4,8 5,6 5,7 6,6 6,7"
    assert line(match, "1-quartzlings") == "4,6 x 5,5"
    assert (match.state.turn_token, match.request.question) == (10, "gt-ask-action"), "4 hexes are too far to claim"
    assert unit(match, "1-nia").ultimate_used


def test_geode_may_be_claimed_within_two_hexes():
    """nia-geode, GT-C10: the claim is one in full, 2 steps for a shaper, and counts as used."""
    match = go(table(GEODE), "1-nia|skill:geode|1-quartzlings-1")
    assert (match.request.question, match.request.keys()) == ("gt-ask-granted", ["claim", "done"])
    match.answer("claim")
    assert line(match, "1-nia-banner") == "4,6"
    assert match.state.turn_token == 8
    assert str(match.request.why_not("claim")) == "gt-action-taken unit=nia [GT-TRN-06]"


def test_geode_need_not_be_claimed():
    """nia-geode: she may leave the claim out."""
    match = go(table(GEODE), "1-nia|skill:geode|1-quartzlings-1|done")
    assert (objectives(match), match.state.turn_token) == ("4,6 5,6 5,7 6,6 6,7", 10)
    assert line(match, "1-nia-banner") == ""


@pytest.mark.parametrize(
    ("reading", "banner", "token", "asked"),
    [("scores", "4,6", 8, True), ("no steps", "4,6", 10, True), ("refused", "6,7", 10, False)],
)
def test_geode_while_the_banner_is_out(reading: str, banner: str, token: int, asked: bool):
    """nia-geode, GT-C8: the banner is taken up and moves, unless the table refuses another claim."""
    t = table(GEODE + "    1-nia-banner 6,7", claim_again=reading)
    match = go(t, "1-nia|skill:geode|1-quartzlings-1" + ("|claim" if asked else ""))
    assert (line(match, "1-nia-banner"), match.state.turn_token) == (banner, token)


@pytest.mark.parametrize(("reading", "asked"), [({}, False), ({"own_grants": "always"}, True)], ids=str)
def test_geode_after_a_claim_of_this_activation(reading: dict[str, str], asked: bool):
    """nia-geode, GT-A4, GT-TRN-06: no other claim in this activation, unless the table says `always`."""
    t = table("plot\nobjectives 5,4 5,6\n1-nia 4,4\n1-quartzlings 4,6 9,9\n2-titus 11,11", **reading)
    match = go(t, "1-nia|claim|skill:geode")
    assert (match.request.question == "gt-ask-granted") == asked
    assert unit(match, "1-nia").activated != asked


@pytest.mark.parametrize(
    "quartzlings",
    [
        pytest.param("4,6 4,6", id="not alone"),
        pytest.param("3,5 4,3", id="not next to an objective hex"),
        pytest.param("", id="not on the battlefield"),
    ],
)
def test_geode_needs_a_quartzling_that_can_turn(quartzlings: str):
    """nia-geode: alone in its hex and next to an objective hex."""
    match = go(table(f"plot\n1-nia 4,4\n1-quartzlings {quartzlings}\n2-titus 11,11"), "1-nia")
    assert str(match.request.why_not("skill:geode")) == "gt-nothing-to-turn unit=quartzlings [GT-B15]"


def test_geode_is_for_the_plot_phase():
    """nia-geode, GT-A10: in the clash phase it is refused."""
    match = go(table(GEODE.replace("plot", "clash")), "1-nia")
    assert str(match.request.why_not("skill:geode")) == "gt-only-in-plot skill=nia-geode unit=nia [GT-A10]"


def test_geode_and_calcify_do_not_work_on_deployment_hexes():
    """GT-B15: a Quartzling on a deployment hex, of either side, turns into nothing."""
    for hex, objective in (("1,5", "2,5"), ("10,5", "9,5")):
        t = table(f"plot\nobjectives {objective}\n1-nia 4,4\n1-quartzlings {hex}\n2-titus 6,11")
        assert str(go(t, "1-nia").request.why_not("skill:geode")) == "gt-nothing-to-turn unit=quartzlings [GT-B15]"
        reason = go(t, "1-quartzlings").request.why_not("skill:calcify")
        assert str(reason) == f"gt-deployment-hex unit=quartzlings hex={hex} [GT-B15]"


@pytest.mark.parametrize(("supply", "stack", "allowed"), [("unlimited", 24, True), ("24", 23, True), ("24", 24, False)])
def test_geode_and_calcify_and_the_supply_of_objective_hexes(supply: str, stack: int, allowed: bool):
    """GT-B16: objective hexes do not run out, or with `24` there are no more than in the box."""
    t = table(f"plot\nobjectives 5,6*{stack}\n1-nia 4,4\n1-quartzlings 4,6\n2-titus 6,11", objective_supply=supply)
    assert (go(t, "1-nia").request.why_not("skill:geode") is None) == allowed
    assert (go(t, "1-quartzlings").request.why_not("skill:calcify") is None) == allowed


# Crystal Mirror and Crystal Glare

MIRROR = """
    plot
    1-nia 4,4 speed+
    1-quartzlings 4,5 9,9 dodge-
    1-titus 4,7 accuracy+
    2-titus 4,6 dodge+ damage- protection+
    2-nia 9,8 damage+
"""


def test_crystal_mirror_copies_a_boon():
    """nia-crystal-mirror, GT-C19: a boon of anybody within 2 hexes, also an enemy's, which keeps it."""
    mirror = "1-nia|skill:crystal-mirror"
    match = go(table(MIRROR), mirror)
    assert match.request.keys() == ["speed-boon", "dodge-boon", "protection-boon"]
    match.answer("protection-boon")
    assert (match.request.question, match.request.keys()) == ("gt-ask-friend", ["1-nia", "1-quartzlings"])
    match.answer("1-quartzlings")
    assert tokens(match, "1-quartzlings") == {"dodge-", "protection+"}
    assert tokens(match, "2-titus") == {"dodge+", "damage-", "protection+"}
    assert tokens(go(table(MIRROR), f"{mirror}|protection-boon|1-nia"), "1-nia") == {"speed+", "protection+"}


def test_crystal_mirror_cancels_and_doubles_nothing():
    """nia-crystal-mirror, GT-STA-10, GT-STA-11: a boon one has is ignored, the blight of its kind is cancelled."""
    match = go(table(MIRROR), "1-nia|skill:crystal-mirror|dodge-boon|1-quartzlings")
    assert tokens(match, "1-quartzlings") == set()
    match = go(table(MIRROR), "1-nia|skill:crystal-mirror|speed-boon|1-nia")
    assert tokens(match, "1-nia") == {"speed+"}


def test_crystal_mirror_without_boons_does_nothing():
    """nia-crystal-mirror: with no boon within range nothing is asked."""
    match = go(table("plot\n1-nia 4,4\n2-titus 4,6 dodge-"), "1-nia|skill:crystal-mirror")
    assert match.request.question == "gt-ask-action"
    assert told(match)[-1] == "gt-uses"


def test_crystal_glare_copies_a_blight_to_an_enemy():
    """nia-crystal-glare, GT-C19: a blight of anybody within 2 hexes goes to an enemy within 2 hexes."""
    t = table("""
        clash
        1-nia 4,4
        1-quartzlings 4,5 dodge-
        1-titus 11,0
        2-titus 4,6 damage-
        2-glory-seekers 3,5 8,8 speed-
        2-nia 9,8 accuracy-
    """)
    match = go(t, "1-nia|skill:crystal-glare")
    assert match.request.keys() == ["speed-blight", "dodge-blight", "damage-blight"]
    match.answer("dodge-blight")
    assert (match.request.question, match.request.keys()) == ("gt-ask-enemy", ["2-titus", "2-glory-seekers"])
    match.answer("2-glory-seekers")
    assert tokens(match, "2-glory-seekers") == {"speed-", "dodge-"}
    assert tokens(match, "1-quartzlings") == {"dodge-"}


def test_crystal_glare_passes_the_knocked_out_by():
    """nia-crystal-glare, GT-KO-07: a knocked out champion gains no token, so it is no choice."""
    t = table("clash\n1-nia 4,4 speed-\n2-titus 4,6 knocked-out\n2-glory-seekers 3,5")
    assert tokens(go(t, "1-nia|skill:crystal-glare"), "2-glory-seekers") == {"speed-"}
    down = go(table("clash\n1-nia 4,4 speed-\n2-titus 4,6 knocked-out"), "1-nia|skill:crystal-glare")
    assert told(down)[-1] == "gt-uses"


# Her other skills


def test_meditation_gives_nia_an_accuracy_boon():
    """nia-meditation, GT-SKL-13: a self skill with an icon alone gives it to the user."""
    assert tokens(go(table("plot\n1-nia 4,4\n2-titus 9,9"), "1-nia|skill:meditation"), "1-nia") == {"accuracy+"}


def test_march_moves_nia_one_hex():
    """nia-march: up to 1 hex, on top of an advance."""
    t = table("plot\n1-nia 4,4 speed-\n2-titus 9,9")
    match = go(t, "1-nia|skill:march")
    assert set(match.request.keys()) == {"4,4", "4,3", "4,5", "3,3", "3,4", "5,3", "5,4"}
    assert str(match.request.why_not("4,6")) == "gt-too-far hex=4,6 steps=1 [GT-MOV-03]"
    match.answer("4,5")
    assert line(match, "1-nia") == "4,5 speed-"
    assert line(go(t, "1-nia|skill:march|4,4"), "1-nia") == "4,4 speed-"


def test_erosion_gives_a_protection_blight():
    """nia-erosion: 5 accuracy dice at 2 hexes, no damage."""
    t = table("clash\n1-nia 4,4\n2-titus 4,6")
    match = go(t, "1-nia|skill:erosion", "1 1 1 0 0")
    assert (tokens(match, "2-titus"), model(match, "2-titus").wounds) == ({"protection-"}, 0)
    assert tokens(go(t, "1-nia|skill:erosion", "1 1 0 0 0"), "2-titus") == set()
    far = go(table("clash\n1-nia 4,4\n2-titus 4,7"), "1-nia")
    reason = far.request.why_not("skill:erosion")
    assert str(reason) == "gt-no-target skill=nia-erosion unit=nia range=2 [GT-SKL-11]"


def test_blinding_light_gives_an_accuracy_blight_and_wounds():
    """nia-blinding-light, GT-T-02: an accuracy blight, then 4 damage less protection 3 is 1 wound."""
    match = go(table("clash\n1-nia 4,4\n2-titus 4,6"), "1-nia|skill:blinding-light", "1 1 1 1|1 1 0 0 2")
    assert told(match)[-4:] == ["gt-hit", "gt-token", "gt-damage", "gt-wounded"]
    assert line(match, "2-titus") == "4,6 wounds 1 accuracy-"


# Rock Formation

FORMATION = """
    clash
    1-titus 4,5
    2-nia 7,7
    2-nia-banner 5,6
    2-quartzlings 9,9 9,9
"""


def test_rock_formation_recruits_when_the_banner_is_taken():
    """quartzlings-rock-formation: an enemy champion enters the hex of Nia's banner, and a Quartzling may come back."""
    match = go(table(FORMATION), "1-titus|advance|5,6")
    assert (match.request.seat, match.request.question) == (1, "gt-ask-granted")
    assert (match.request.keys(), match.request.clause) == (["recruit", "done"], "GT-C31")
    match.answer("recruit")
    assert set(match.request.keys()) == {"7,6", "7,8", "6,8", "8,7", "8,8"}, "next to Nia, not on objective hexes"
    match.answer("8,7")
    assert line(match, "2-quartzlings") == "9,9 9,9 8,7"
    assert match.request.by == "1-titus", "the activation goes on"


def test_rock_formation_may_be_left_out():
    """quartzlings-rock-formation: it may; and a full unit is not asked."""
    match = go(table(FORMATION), "1-titus|advance|5,6|done")
    assert line(match, "2-quartzlings") == "9,9 9,9"
    full = table(FORMATION.replace("9,9 9,9", "9,9 9,9 9,9"))
    assert go(full, "1-titus|advance|5,6").request.by == "1-titus"


def test_rock_formation_is_about_nias_banner():
    """quartzlings-rock-formation, GT-C33: another banner of her side may fall without it."""
    t = table(FORMATION.replace("2-nia-banner 5,6", "2-titus 9,3\n2-titus-banner 5,6\n1-nia 0,0"))
    match = go(t, "1-titus|advance|5,6")
    assert line(match, "2-titus-banner") == ""
    assert match.request.by == "1-titus"


def test_rock_formation_leaves_the_recruit_action_to_come():
    """quartzlings-rock-formation, GT-A3: it uses up nothing of the Quartzlings' own activation."""
    t = table(FORMATION.replace("2-quartzlings 9,9 9,9", "2-quartzlings 9,9"))
    match = go(t, "1-titus|advance|5,6|recruit|8,7|end|2-quartzlings")
    assert match.request.why_not("recruit") is None


def test_rock_formation_does_not_answer_another_claim():
    """quartzlings-rock-formation, GT-C8: the banner is placed on its new hex, and was not removed."""
    t = table("plot\nobjectives 5,6 5,5\n1-nia 6,6\n1-nia-banner 5,5\n1-quartzlings 9,9 9,9\n2-titus 0,0")
    match = go(t, "1-nia|claim")
    assert (where(match, "1-nia-banner"), match.request.question) == ("5,6", "gt-ask-action")
    assert (line(match, "1-quartzlings"), "gt-banner-removed" in told(match)) == ("9,9 9,9", False)


def test_rock_formation_in_the_end_phase():
    """quartzlings-rock-formation, GT-C31: the recruit comes right after the banners are taken off."""
    t = table("""
        scoring token 10
        1-titus 11,11
        2-nia 7,7
        2-nia-banner 5,6
        2-quartzlings 9,9 9,9
    """)
    match = go(t)
    assert (match.request.seat, match.request.question) == (1, "gt-ask-granted")
    assert match.state.turn_token == 14, "the banner has scored"
    match = go(t, "recruit|8,7", "1")
    assert line(match, "2-quartzlings") == "9,9 9,9 8,7"
    assert match.state.points == (0, 1)


def test_rock_formation_when_the_banner_only_moves():
    """quartzlings-rock-formation, GT-C8: another claim takes the banner up and puts it down: it was not removed."""
    t = table("plot\nobjectives 5,4 5,6\n1-nia 4,4\n1-nia-banner 5,6\n1-quartzlings 9,9\n2-titus 11,11")
    match = go(t, "1-nia|claim")
    assert (line(match, "1-nia-banner"), match.request.question) == ("5,4", "gt-ask-action")


# Calcify


def test_calcify_turns_the_user_into_an_objective_hex():
    """quartzlings-calcify, GT-KO-10: alone in its hex and next to an objective hex; no steps for anybody."""
    t = table("plot token 10\n1-nia 9,3\n1-quartzlings 4,6 5,8 9,9\n2-titus 11,11")
    match = go(t, "1-quartzlings|skill:calcify")
    assert (match.request.question, match.request.keys()) == ("gt-ask-user", ["4,6", "5,8"])
    match.answer("5,8")
    assert objectives(match) == "5,6 5,7 5,8 6,6 6,7"
    assert line(match, "1-quartzlings") == "4,6 x 9,9"
    assert match.state.turn_token == 10


@pytest.mark.parametrize(
    ("quartzlings", "reason"),
    [
        ("4,6 4,6", "gt-not-alone unit=quartzlings hex=4,6 [GT-B15]"),
        ("3,5", "gt-not-beside-objective unit=quartzlings hex=3,5 [GT-B15]"),
        ("3,5 4,4", "gt-nobody-has-all skill=quartzlings-calcify unit=quartzlings [GT-SKL-05]"),
    ],
)
def test_calcify_needs_to_be_alone_and_beside_an_objective_hex(quartzlings: str, reason: str):
    """quartzlings-calcify, GT-B15: two in a hex, or no objective hex nearby, and it is refused."""
    match = go(table(f"plot\n1-nia 9,3\n1-quartzlings {quartzlings}\n2-titus 11,11"), "1-quartzlings")
    assert str(match.request.why_not("skill:calcify")) == reason


def test_calcify_of_the_last_quartzling():
    """quartzlings-calcify, GT-FOL-04, GT-FOL-06: its tokens go; the unit may recruit now, or be done."""
    t = table("plot\n1-nia 9,3\n1-quartzlings 4,6 damage+\n2-titus 11,11")
    match = go(t, "1-quartzlings|skill:calcify")
    assert tokens(match, "1-quartzlings") == set()
    assert match.request.keys() == ["recruit", "end"]
    match = go(t, "1-quartzlings|advance|done|skill:calcify")
    assert unit(match, "1-quartzlings").activated, "with no action left the activation is over"


# Shimmer, Rolling Stones, Stone's Throw


@pytest.mark.parametrize(("places", "dice"), [("4,4", 4), ("4,4 4,4", 5), ("4,4 4,4 4,4", 5)])
def test_shimmer_gives_a_speed_blight(places: str, dice: int):
    """quartzlings-shimmer, GT-SKL-06: 4 dice alone, 5 with one or two companions; no damage."""
    t = table(f"plot\n1-nia 9,3\n1-quartzlings {places}\n2-titus 4,6")
    match = go(t, "1-quartzlings|skill:shimmer", " ".join(["2", "2"] + ["0"] * (dice - 2)))
    assert (tokens(match, "2-titus"), model(match, "2-titus").wounds) == ({"speed-"}, 0)


def test_rolling_stones_roll_in_a_straight_line():
    """quartzlings-rolling-stones, GT-MOV-09: each may move up to 3 hexes in one direction, past its own unit too."""
    t = table("""
        clash
        1-nia 9,3
        1-quartzlings 4,2 4,3 8,8
        2-titus 2,3
    """)
    match = go(t, "1-quartzlings|skill:rolling-stones")
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["4,2", "4,3", "8,8", "done"])
    match.answer("4,2")
    assert set(match.request.keys()) == {
        *("4,2", "4,1", "4,0", "4,3", "4,4", "4,5"),
        *("3,1", "2,1", "1,0", "3,2"),
        *("5,1", "6,1", "7,0", "5,2", "6,3", "7,3"),
    }, "north-east is closed by Titus"
    assert str(match.request.why_not("3,3")) == "gt-not-straight hex=3,3 steps=3 [GT-MOV-09]"
    match = go(t, "1-quartzlings|skill:rolling-stones|4,2|4,5|8,8|8,5|done")
    assert line(match, "1-quartzlings") == "4,5 4,3 8,5"


def test_rolling_stones_do_not_need_speed():
    """quartzlings-rolling-stones, GT-ADV-04: a speed blight neither counts nor expires."""
    t = table("clash\n1-nia 9,3\n1-quartzlings 4,2 speed-\n2-titus 11,11")
    assert line(go(t, "1-quartzlings|skill:rolling-stones|4,2|4,5"), "1-quartzlings") == "4,5 speed-"


@pytest.mark.parametrize(("places", "hit", "damage"), [("4,4", 4, 4), ("4,4 4,4", 5, 4), ("4,4 4,4 4,4", 5, 5)])
def test_stones_throw_grows_with_companions(places: str, hit: int, damage: int):
    """quartzlings-stones-throw, GT-SKL-06: 4, 5, 5 accuracy dice and 4, 4, 5 damage dice."""
    t = table(f"clash\n1-titus 9,9\n1-nia 9,3\n1-quartzlings {places}\n2-nia 4,6\n2-titus 11,11")
    faces = [" ".join(["2", "2"] + ["0"] * (dice - 2)) for dice in (hit, damage)]
    assert model(go(t, "1-quartzlings|skill:stones-throw", "|".join(faces)), "2-nia").wounds == 2

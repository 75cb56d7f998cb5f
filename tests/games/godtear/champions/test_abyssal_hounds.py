"""The Abyssal Hounds, Styx's followers."""

import pytest

from tests.games.godtear.made_up import trait
from tests.games.godtear.table import go, line, objective_hexes, places, table, tokens, unit
from tests.kit import told
from theomachy.kernel import Reason

# Drag

DRAG = """
    plot
    objectives
    1-styx 9,0
    1-abyssal-hounds 5,5 0,13
    1-titus 9,2
    1-glory-seekers 5,3
    2-nia 9,13
    2-quartzlings 5,7 5,7 9,9
"""
ENDS = "1-abyssal-hounds|end"


def test_drag_moves_small_followers_toward_a_hound():
    """abyssal-hounds-drag: up to two within 2 hexes of it, of either side, when the Hounds' activation ends."""
    match = go(table(DRAG), ENDS)
    ask = match.request
    assert (ask.seat, ask.question, ask.keys()) == (0, "gt-ask-model", ["1-glory-seekers-1", "2-quartzlings-1", "done"])
    match.answer("2-quartzlings-1")
    assert places(match, "2-quartzlings") == ["5,6", "5,7", "9,9"]
    assert match.request.keys() == ["1-glory-seekers-1", "2-quartzlings-2", "done"], "each of them once"
    match.answer("1-glory-seekers-1")
    assert places(match, "1-glory-seekers") == ["5,4"]
    assert (match.request.question, match.state.agenda) == ("gt-ask-activate", ()), "two and no more"


def test_drag_may_be_left_out():
    """abyssal-hounds-drag: up to two may be one or none."""
    match = go(table(DRAG), f"{ENDS}|done")
    assert (places(match, "2-quartzlings"), match.request.question) == (["5,7", "5,7", "9,9"], "gt-ask-activate")
    match = go(table(DRAG), f"{ENDS}|2-quartzlings-1|done")
    assert (places(match, "2-quartzlings"), match.request.question) == (["5,6", "5,7", "9,9"], "gt-ask-activate")


def test_drag_gives_a_choice_of_ways():
    """abyssal-hounds-drag, GT-B7: any hex that is nearer; whoever is chosen has to move."""
    t = table(DRAG.replace("5,7 5,7 9,9", "4,4").replace("5,3", "9,3"))
    match = go(t, f"{ENDS}|2-quartzlings-1")
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-move", {"4,5", "5,4"})


def test_drag_toward_either_hound():
    """abyssal-hounds-drag: where both are near, Styx's player says which one it is."""
    t = table(DRAG.replace("0,13", "5,9").replace("5,7 5,7 9,9", "5,7"))
    match = go(t, f"{ENDS}|2-quartzlings-1")
    assert (match.request.question, match.request.keys()) == (
        "gt-ask-user",
        ["1-abyssal-hounds-1", "1-abyssal-hounds-2"],
    )
    match.answer("1-abyssal-hounds-2")
    assert places(match, "2-quartzlings") == ["5,8"]


def test_drag_moves_nobody_twice():
    """abyssal-hounds-drag: whoever came nearer to one Hound is not pulled back by the other."""
    t = table(DRAG.replace("0,13", "5,8").replace("5,7 5,7 9,9", "5,7").replace("5,3", "9,3"))
    match = go(t, f"{ENDS}|2-quartzlings-1")
    assert (places(match, "2-quartzlings"), match.request.question) == (["5,6"], "gt-ask-activate")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("5,7 5,7 9,9", "5,6 5,8", id="next to the Hound, or 3 hexes away"),
        pytest.param("9,13\n    2-quartzlings 5,7 5,7 9,9", "5,7", id="a champion"),
        pytest.param("1-styx 9,0", "1-styx 5,6", id="the way is taken"),
        pytest.param("objectives", "objectives 5,6", id="the way is an objective hex"),
        pytest.param("2-quartzlings 5,7 5,7 9,9", "2-keera 0,0\n    2-young-dragons 5,7", id="a large follower"),
    ],
)
def test_drag_finds_nobody(old: str, new: str):
    """abyssal-hounds-drag: without a small follower that can come nearer nothing is asked."""
    match = go(table(DRAG.replace("5,3", "9,3").replace(old, new)), ENDS)
    assert match.request.question == "gt-ask-activate"


def test_drag_is_for_the_hounds_own_activation():
    """abyssal-hounds-drag: the end of Styx's activation brings nothing; after two actions of the Hounds it comes."""
    assert go(table(DRAG), "1-styx|end").request.question == "gt-ask-activate"
    t = table(DRAG.replace("plot", "clash").replace("2-nia 9,13", "2-nia 5,6"))
    match = go(t, "1-abyssal-hounds|skill:triple-bite|advance|done", "0 0 0 0|0 0 0 0|0 0 0 0")
    assert match.request.keys() == ["1-glory-seekers-1", "done"]


# Pack Hunters and Howl

PACK = """
    plot
    objectives
    1-styx 5,5
    1-abyssal-hounds 5,9 5,10
    2-nia 0,0
"""


def test_pack_hunters_moves_the_hounds_near_styx():
    """abyssal-hounds-pack-hunters: each within 4 hexes of him, by up to 2 hexes; whoever uses it."""
    match = go(table(PACK), "1-abyssal-hounds|skill:pack-hunters")
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["1-abyssal-hounds-1", "done"])
    match.answer("1-abyssal-hounds-1")
    assert match.request.why_not("5,6") == Reason("gt-too-far", "GT-MOV-03", {"hex": "5,6", "steps": 2})
    match.answer("5,7")
    assert line(match, "1-abyssal-hounds") == "5,7 5,10"
    assert match.request.question == "gt-ask-action"


def test_pack_hunters_of_both():
    """abyssal-hounds-pack-hunters, GT-F3, GT-C15: one after the other, also round a knocked out Styx."""
    t = table(PACK.replace("5,5", "5,6 knocked-out"))
    match = go(t, "1-abyssal-hounds|skill:pack-hunters|1-abyssal-hounds-2|5,11|1-abyssal-hounds-1|5,10")
    assert line(match, "1-abyssal-hounds") == "5,10 5,11"


def test_pack_hunters_needs_styx():
    """abyssal-hounds-pack-hunters, GT-SKL-14: refused with both Hounds farther away."""
    why = go(table(PACK.replace("5,5", "5,4")), "1-abyssal-hounds").request.why_not("skill:pack-hunters")
    assert why == Reason("gt-partner-too-far", "GT-SKL-14", {"unit": "abyssal-hounds", "partner": "styx", "range": 4})


def test_howl_gives_an_accuracy_blight():
    """abyssal-hounds-howl: 5 accuracy dice at 2 hexes, no damage."""
    t = table("plot\nobjectives\n1-styx 9,9\n1-abyssal-hounds 5,5\n2-nia 5,7")
    assert line(go(t, "1-abyssal-hounds|skill:howl", "1 1 1 1 0"), "2-nia") == "5,7 accuracy-"
    assert line(go(t, "1-abyssal-hounds|skill:howl", "1 1 1 0 0"), "2-nia") == "5,7"


# Torn to Shreds

SHREDS = """
    clash token 10
    objectives 5,6
    1-styx 9,9
    1-abyssal-hounds 5,5 5,7
    2-titus 0,0
    2-titus-banner 5,6
"""
TEARS = "1-abyssal-hounds|skill:torn-to-shreds"


def test_a_banner_is_torn_to_shreds():
    """abyssal-hounds-torn-to-shreds, GT-F15: with both Hounds next to it it goes, and nobody gets a step."""
    match = go(table(SHREDS), TEARS)
    assert (line(match, "2-titus-banner"), line(match, "1-abyssal-hounds")) == ("", "5,5 5,7")
    assert (match.state.turn_token, objective_hexes(match)) == (10, ["5,6"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("5,5 5,7", "5,5 5,8", id="one of them too far"),
        pytest.param("5,5 5,7", "5,5", id="one of them off the battlefield"),
        pytest.param("2-titus-banner 5,6", "1-styx-banner 5,6", id="a banner of their own side"),
        pytest.param("2-titus-banner 5,6", "", id="no banner"),
    ],
)
def test_torn_to_shreds_needs_both_hounds(old: str, new: str):
    """abyssal-hounds-torn-to-shreds, GT-SKL-14: next to the same enemy banner."""
    why = go(table(SHREDS.replace(old, new)), "1-abyssal-hounds").request.why_not("skill:torn-to-shreds")
    assert why == Reason("gt-not-both-beside-banner", "GT-SKL-14", {"unit": "abyssal-hounds"})


def test_torn_to_shreds_takes_one_of_two_banners():
    """abyssal-hounds-torn-to-shreds: their player chooses."""
    t = table("""
        clash
        objectives
        1-styx 9,9
        1-abyssal-hounds 5,5 5,6
        2-titus 0,0
        2-titus-banner 4,6
        2-maxen 0,5
        2-maxen-banner 6,6
    """)
    match = go(t, TEARS)
    assert (match.request.question, match.request.keys()) == ("gt-ask-banner", ["2-titus-banner", "2-maxen-banner"])
    match.answer("2-maxen-banner")
    assert (line(match, "2-titus-banner"), line(match, "2-maxen-banner")) == ("4,6", "")


def test_torn_to_shreds_lets_the_quartzlings_recruit():
    """abyssal-hounds-torn-to-shreds, quartzlings-rock-formation: Nia's banner is removed like any other way."""
    t = table(SHREDS.replace("titus", "nia") + "    2-quartzlings 0,1 0,2")
    match = go(t, TEARS)
    assert (match.request.seat, match.request.keys()) == (1, ["recruit", "done"])


# Triple Bite

BITE = """
    clash token 10
    objectives
    1-styx 9,9
    1-abyssal-hounds 5,5
    2-nia 5,6
"""
BITES = "1-abyssal-hounds|skill:triple-bite"
HIT, MISS = "1 1 1 1", "1 1 1 0"


@pytest.mark.parametrize(
    ("rolls", "damage"),
    [
        ((HIT, HIT, HIT), "2 1 0 0 0 0"),
        ((HIT, MISS, HIT), "2 1 0 0"),
        ((MISS, HIT, HIT), "2 1 0 0"),
        ((MISS, MISS, HIT), "2 1"),
        ((HIT, MISS, MISS), "2 1"),
    ],
)
def test_triple_bite_rolls_three_times_to_hit(rolls: tuple[str, ...], damage: str):
    """abyssal-hounds-triple-bite, GT-C23: then one damage roll with 2 dice for each hit, whichever they were."""
    match = go(table(BITE), BITES, "|".join((*rolls, damage)))
    assert line(match, "2-nia") == "5,6 wounds 1"
    assert (told(match).count("gt-targets"), told(match).count("gt-damage")) == (1, 1)
    assert (match.request.question, match.state.agenda) == ("gt-ask-action", ())


def test_triple_bite_that_misses_three_times():
    """abyssal-hounds-triple-bite: no hit, no damage roll."""
    match = go(table(BITE), BITES, f"{MISS}|{MISS}|{MISS}")
    assert (line(match, "2-nia"), told(match)[-1]) == ("5,6", "gt-missed")


def test_tokens_count_for_the_first_bite():
    """abyssal-hounds-triple-bite, GT-C7, GT-C23: those of accuracy and dodge; a damage boon is one die of the roll."""
    t = table(BITE.replace("5,5", "5,5 accuracy+ damage+").replace("2-nia 5,6", "2-nia 5,6 dodge-"))
    match = go(t, BITES, "1 1 1 0 0|1 1 1 0|1 1 1 0|1 1 1")
    assert line(match, "2-nia") == "5,6 wounds 1"
    assert (line(match, "1-abyssal-hounds"), tokens(match, "2-nia")) == ("5,5", set())


def test_triple_bite_has_one_target():
    """abyssal-hounds-triple-bite, GT-SKL-05: one Hound bites, and all three rolls are at the same enemy."""
    t = table(BITE.replace("5,5", "5,5 4,7") + "    2-quartzlings 4,5")
    match = go(t, BITES)
    assert (match.request.question, match.request.keys()) == (
        "gt-ask-user",
        ["1-abyssal-hounds-1", "1-abyssal-hounds-2"],
    )
    match.answer("1-abyssal-hounds-1")
    assert (match.request.question, match.request.keys()) == ("gt-ask-target", ["2-nia", "2-quartzlings-1"])
    match = go(t, f"{BITES}|1-abyssal-hounds-1|2-quartzlings-1", "1 1 0 0|0 0 0 0|1 1 0 0|2 2 1 0")
    assert (line(match, "2-quartzlings"), line(match, "2-nia"), match.state.turn_token) == ("", "5,6", 9)


def test_triple_bite_may_knock_out():
    """abyssal-hounds-triple-bite, GT-C11: 4 steps for a champion, none for the class of Styx."""
    t = table(BITE.replace("2-nia 5,6", "2-nia 5,6 wounds 5"))
    match = go(t, f"{BITES}|5,8", f"{HIT}|{MISS}|{MISS}|2 1")
    assert (line(match, "2-nia"), match.state.turn_token) == ("5,8 wounds 6 knocked-out", 6)
    assert (match.request.question, match.state.agenda) == ("gt-ask-action", ())


def test_triple_bite_and_traits_about_wounds():
    """abyssal-hounds-triple-bite: what comes after a skill is told whom it wounded."""
    uses = []

    def used(t, me, use):
        uses.append(use)
        yield from ()

    go(trait(table(BITE), "1-styx", "used", used), BITES, f"{HIT}|{MISS}|{MISS}|2 1")
    nia = unit(table(BITE), "2-nia").members[0]
    assert [(use.targets, use.wounded) for use in uses] == [((nia,), (nia,))]


def test_triple_bite_reaches_one_hex_far():
    """abyssal-hounds-triple-bite, GT-SKL-11: 2 hexes are too far."""
    why = go(table(BITE.replace("2-nia 5,6", "2-nia 5,7")), "1-abyssal-hounds").request.why_not("skill:triple-bite")
    assert str(why) == "gt-no-target skill=abyssal-hounds-triple-bite unit=abyssal-hounds range=1 [GT-SKL-11]"

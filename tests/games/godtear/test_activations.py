"""GT-TRN, GT-PLT, GT-CLS: whose activation it is, which actions are left, and why others are not."""

import pytest

from tests.games.godtear.table import change_card, change_skill, go, line, refused, table, unit
from tests.kit import told
from theomachy.games.godtear.battlefield import NAMES
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.sheets import Effect
from theomachy.games.godtear.state import NORTH, Activation, Godtear
from theomachy.kernel import Match, Reason, Refused

START = """
    plot
    1-titus 4,4
    1-glory-seekers 3,3 3,3 3,4 3,4 3,5
    2-nia 7,8
    2-quartzlings 8,8 8,9 8,10
"""
HERS = """
    {phase} active 2
    1-titus 2,2 activated
    1-glory-seekers 2,3 activated
    2-nia 7,8
    2-quartzlings {quartzlings}
"""
"""Nia's player activates; with all three Quartzlings she has a bonus action"""
ALL, TWO = "8,8 8,9 8,10", "8,8 8,9"


def asked(match: Match[Godtear]) -> tuple[str, int]:
    """The phase, and who is to choose whom to activate."""
    assert match.request.question == "gt-ask-activate"
    return match.state.phase, match.request.seat


# Turns and phases


def test_a_turn_has_three_phases():
    """GT-TRN-01, GT-TRN-12: plot, clash, end; in the end phase nobody activates."""
    plot, clash = "1-titus|end|end|2-nia|end|end", "1-titus|end|2-nia|end|end"
    match = go(table(START), f"{plot}|{clash}")
    assert (match.state.phase, match.request.question) == ("clash", "gt-ask-action")
    match = go(table(START), f"{plot}|{clash}|end", "0")
    assert match.state.phase == "next turn"
    happened = told(match)
    assert happened.count("gt-activates") == 8
    assert "gt-activates" not in happened[happened.index("gt-banners-score") :]
    assert [id for id in happened if id in ("gt-clash-begins", "gt-banners-score")] == [
        "gt-clash-begins",
        "gt-banners-score",
    ]


def test_the_first_player_activates_everybody_in_the_plot_phase():
    """GT-PLT-01, GT-PLT-02: and the second player only then."""
    match = go(table(START), "1-titus|end")
    assert (match.request.seat, match.request.by) == (0, "1-glory-seekers")  # the only one left is no choice
    match.answer("end")
    assert asked(match) == ("plot", 1)
    assert match.request.keys() == ["2-nia", "2-quartzlings"]


@pytest.mark.parametrize("order", ["titus glory-seekers nia quartzlings", "quartzlings titus nia glory-seekers"])
def test_the_order_in_the_plot_phase_is_free(order: str):
    """GT-A13: champions and units mixed as their player likes, but all of them in one go."""
    t = table("""
        plot
        1-titus 4,4
        1-glory-seekers 3,3
        1-nia 4,6
        1-quartzlings 3,6
        2-titus 9,4
        2-nia 9,6
        2-glory-seekers 10,4
        2-quartzlings 10,6
    """)
    first, second, third, _ = order.split()
    match = go(t, f"1-{first}|end|1-{second}|end")
    assert asked(match) == ("plot", 0)
    assert {*match.request.keys()} == {f"1-{id}" for id in order.split()[2:]}
    match.answer(f"1-{third}")
    match.answer("end")
    match.answer("end")
    assert asked(match) == ("plot", 1)


@pytest.mark.parametrize("first", [1, 2])
def test_players_take_turns_in_the_clash_phase(first: int):
    """GT-CLS-01 to 03: one activation of the first player, one of the second, until everybody has activated."""
    t = table(START.replace("plot", f"clash first {first}"))
    champion = {1: "1-titus", 2: "2-nia"}
    match = go(t)
    assert asked(match) == ("clash", first - 1)
    match = go(t, f"{champion[first]}|end")
    assert asked(match) == ("clash", 2 - first)
    match = go(t, f"{champion[first]}|end|{champion[3 - first]}|end")
    assert (match.state.phase, match.request.seat) == ("clash", first - 1)
    match.answer("end")
    assert (match.state.phase, match.request.seat) == ("clash", 2 - first)
    assert [card.activated for card in match.state.units].count(False) == 1


def test_the_first_player_of_the_turn_begins_both_phases():
    """GT-PLT-01, GT-CLS-01: whichever seat that is."""
    t = table(START.replace("plot", "plot first 2"))
    assert asked(go(t)) == ("plot", 1)
    assert asked(go(t, "2-nia|end|end|1-titus|end|end")) == ("clash", 1)


# Whom to activate


def test_whom_you_may_activate():
    """GT-TRN-03, GT-TRN-10: champions and units of your own that have not activated in this phase; others, why not."""
    t = table("""
        clash active 2
        1-titus 4,4
        1-glory-seekers 3,3
        1-nia 4,6
        1-quartzlings 3,6
        2-titus 9,4
        2-nia 9,6 activated
        2-glory-seekers 10,4
        2-quartzlings 10,6
    """)
    match = go(t)
    assert match.request.keys() == ["2-titus", "2-glory-seekers", "2-quartzlings"]
    assert refused(match, "2-nia") == Reason("gt-has-activated", "GT-TRN-10", {"unit": "nia@gt-two"})
    assert refused(match, "1-titus") == Reason("gt-not-your-unit", "GT-TRN-03", {"unit": "titus@gt-one"})
    assert refused(match, "2-zeus") == Reason("gt-no-such-unit", "GT-TRN-03", {"key": "2-zeus"})


def test_nobody_activates_twice_in_a_phase_but_everybody_does_in_the_next():
    """GT-TRN-10: the card is turned over when the actions are done, and turned back for the next phase."""
    match = go(table(START), "1-glory-seekers|end")
    assert unit(match, "1-glory-seekers").activated
    match = go(table(START), "1-titus|end|end|2-nia|end|end")
    assert asked(match) == ("clash", 0)
    assert [card.activated for card in match.state.units] == [False] * 4


def test_an_activation_may_do_nothing_but_cannot_be_skipped():
    """GT-A1: no action at all is fine; the phase goes on only when everybody has activated."""
    match = go(table(START))
    assert refused(match, "end").id == "gt-no-such-unit"
    match = go(table(START), "1-titus|end|end|2-quartzlings|end")
    assert (match.state.phase, match.request.by) == ("plot", "2-nia")
    assert line(match, "1-titus") == "4,4 activated"


# Actions


def test_an_activation_has_two_actions():
    """GT-TRN-04: after the second the activation is over; with something else still possible, a third is refused."""
    match = go(table(START), "1-glory-seekers|advance|done|skill:roar-of-battle|3,4|4,5")
    assert (match.request.by, match.request.question) == ("1-titus", "gt-ask-action")
    t = change_skill(table(HERS.format(phase="plot", quartzlings=TWO)), "2-nia", "march", bonus="may")
    match = go(t, "2-nia|advance|7,7|skill:meditation")
    assert match.request.keys() == ["bonus:march", "end"]
    for key in ("claim", "skill:march", "skill:crystal-mirror"):
        assert refused(match, key) == Reason("gt-no-actions-left", "GT-TRN-04", {"unit": "nia"})


def test_what_champions_and_followers_may_do():
    """GT-TRN-05: claim, rally and the ultimate are for champions, recruiting is for followers."""
    t = table("""
        plot
        1-titus 4,6
        1-glory-seekers 4,7 4,7 3,7
        2-nia 4,8
        2-quartzlings 8,8
    """)
    match = go(t, "1-titus")
    assert {*match.request.keys()} == {"advance", "skill:challenge", "skill:path-of-destruction", "claim", "end"}
    assert refused(match, "recruit") == Reason("gt-not-for-champions", "GT-TRN-05", {"unit": "titus", "key": "recruit"})
    match = go(t, "1-glory-seekers")
    assert {*match.request.keys()} == {"advance", "skill:roar-of-battle", "skill:outflank", "recruit", "end"}
    for key in ("claim", "rally"):
        args = {"unit": "glory-seekers", "key": key}
        assert refused(match, key) == Reason("gt-not-for-followers", "GT-TRN-05", args)
    for key in ("skill:path-of-destruction", "dance", "", "claim:5,6", "end:now", "bonus"):
        args = {"unit": "glory-seekers", "key": key}
        assert refused(match, key) == Reason("gt-no-such-action", "GT-TRN-05", args)


@pytest.mark.parametrize(
    ("once", "again"),
    [("advance|7,8", "advance"), ("skill:march|7,8", "skill:march"), ("skill:crystal-mirror", "skill:crystal-mirror")],
)
def test_no_action_twice_in_an_activation(once: str, again: str):
    """GT-TRN-06, GT-A2: an advance is an advance, and a skill is told by its name; another skill is another action."""
    match = go(table(HERS.format(phase="plot", quartzlings=TWO)), f"2-nia|{once}")
    assert refused(match, again) == Reason("gt-action-taken", "GT-TRN-06", {"unit": "nia"})
    others = {"advance", "skill:march", "skill:crystal-mirror", "skill:meditation"} - {again}
    assert {*match.request.keys()} == others | {"end"}


def test_the_bonus_action_is_not_the_same_action_either():
    """GT-A2: whatever was one of the two actions cannot be the third."""
    match = go(table(HERS.format(phase="plot", quartzlings=ALL)), "2-nia|advance|7,8|skill:meditation")
    for key in ("advance", "skill:meditation"):
        assert refused(match, key) == Reason("gt-action-taken", "GT-TRN-06", {"unit": "nia"})
    assert {*match.request.keys()} == {"skill:crystal-mirror", "skill:march", "end"}


def test_an_action_is_finished_before_the_next_begins():
    """GT-TRN-07: with one follower moved there is no skill before the others have had their advance."""
    match = go(table(START), "1-glory-seekers|advance|3,3|4,3")
    assert (match.request.question, {*match.request.keys()}) == ("gt-ask-next", {"3,3", "3,4", "3,5", "done"})
    for key in ("skill:roar-of-battle", "end"):
        with pytest.raises(Refused):
            match.answer(key)
    match.answer("done")
    assert (match.request.question, "advance" in match.request.keys()) == ("gt-ask-action", False)


# Bonus actions


@pytest.mark.parametrize(("quartzlings", "actions"), [(ALL, 3), (TWO, 2)])
def test_a_bonus_action_is_a_third_action(quartzlings: str, actions: int):
    """GT-TRN-08: Nia has one while all her Quartzlings stand; without it two actions are all."""
    t = table(HERS.format(phase="plot", quartzlings=quartzlings))
    match = go(t, "2-nia|advance|7,7|skill:meditation")
    assert ("skill:march" in match.request.keys()) == (actions == 3)
    if actions == 3:
        match.answer("skill:march")
        match.answer("7,6")
        assert told(match).count("gt-bonus-action") == 1
        assert match.request.by == "2-quartzlings"  # nothing is left to do


def test_one_bonus_action_in_an_activation_however_many_are_offered():
    """GT-TRN-09: a trait offers one and a skill another; with the first taken, the second is refused."""
    t = change_skill(table(HERS.format(phase="plot", quartzlings=ALL)), "2-nia", "march", bonus="may")
    match = go(t, "2-nia|bonus:march|7,7|advance|7,6")
    assert refused(match, "bonus:march").id == "gt-action-taken"
    assert {*match.request.keys()} == {"skill:crystal-mirror", "skill:meditation", "claim", "end"}
    match.answer("skill:meditation")
    assert match.request.by == "2-quartzlings"
    t = change_skill(t, "2-nia", "meditation", bonus="may")
    match = go(t, "2-nia|bonus:march|7,7")
    assert refused(match, "bonus:meditation") == Reason("gt-bonus-taken", "GT-TRN-09", {"unit": "nia"})


def test_a_skill_that_is_no_bonus_action_says_so():
    """GT-TRN-08: only what a skill or trait offers is one."""
    match = go(table(HERS.format(phase="plot", quartzlings=TWO)), "2-nia")
    args = {"unit": "nia", "key": "bonus:march", "skill": "nia-march"}
    assert refused(match, "bonus:march") == Reason("gt-no-bonus-skill", "GT-TRN-08", args)


@pytest.mark.parametrize(
    ("limit", "last", "possible"),
    [
        ("activation", "", True),
        ("activation", "bonus 2", True),
        ("turn", "", True),
        ("turn", "bonus 1", True),
        ("turn", "bonus 2", False),
    ],
)
def test_how_often_there_is_a_bonus_action(limit: str, last: str, possible: bool):
    """GT-J5: one in an activation; by the other reading one in a turn, and a new turn brings a new one."""
    text = HERS.format(phase="clash turn 2", quartzlings=ALL).replace("2-nia 7,8", f"2-nia 5,3 {last}")
    t = change_skill(table(text, bonus_limit=limit), "2-nia", "crystal-glare", bonus="may")
    match = go(t, "2-nia")
    assert ("bonus:crystal-glare" in match.request.keys()) == possible
    if not possible:
        assert refused(match, "bonus:crystal-glare") == Reason("gt-bonus-taken", "GT-TRN-09", {"unit": "nia"})
    match = go(t, "2-nia|advance|4,3|skill:blinding-light|1-titus", "0 0 0 0")
    assert (match.request.by == "2-nia") == possible


def test_a_bonus_action_is_remembered_for_the_turn():
    """GT-J5: taken in the plot phase, it is gone for the clash phase where it is once in a turn."""
    plot = "2-nia|advance|7,7|skill:meditation|skill:march|7,7|end"
    clash = "1-titus|end|2-nia|advance|7,7|skill:crystal-glare"
    for limit, over in (("activation", False), ("turn", True)):
        text = START.replace("plot", "plot active 2").replace("4,4", "5,8 activated").replace("3,5", "3,5 activated")
        match = go(table(text, bonus_limit=limit), f"{plot}|{clash}")
        assert (match.request.by != "2-nia") == over


# Actions outside the own activation


@pytest.mark.parametrize("activated", ["", " activated"])
def test_an_action_that_a_skill_allows_comes_on_top(activated: str):
    """GT-TRN-11, GT-A3: a unit is told to advance before its own activation or after, and advances in that as usual."""
    t = table(START.replace("3,5", f"3,5{activated}"))
    change_skill(t, "1-titus", "challenge", needs="", do=(Effect(act="advance", who="followers"),))
    t.activation = Activation(unit(t, "1-titus").number)
    match = go(t, "skill:challenge|3,5|3,6|done")
    assert line(match, "1-glory-seekers") == f"3,3 3,3 3,4 3,4 3,6{activated}"
    assert (match.request.by, "advance" in match.request.keys()) == ("1-titus", True)  # his own is still to be had
    match.answer("end")
    if activated:
        assert asked(match) == ("plot", 1)
    else:
        assert (match.request.by, "advance" in match.request.keys()) == ("1-glory-seekers", True)


def test_a_recruit_outside_the_activation_uses_up_nothing():
    """GT-A3: the Quartzlings recruit when Nia's banner falls, and recruit again when they activate."""
    t = table("""
        plot
        1-titus 4,6
        1-glory-seekers 3,3 activated
        2-nia 7,7
        2-nia-banner 5,6
        2-quartzlings 8,8
    """)
    match = go(t, "advance|5,6|recruit|7,8|end|2-quartzlings|recruit|7,8")
    assert line(match, "2-quartzlings") == "8,8 7,8 7,8"
    assert (match.request.by, "advance" in match.request.keys()) == ("2-quartzlings", True)


# Ultimates


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_an_ultimate_is_for_both_phases(phase: str):
    """GT-A10: unless its card says otherwise."""
    assert "skill:path-of-destruction" in go(table(START.replace("plot", phase)), "1-titus").request.keys()


def test_an_ultimate_of_one_phase_is_refused_in_the_other():
    """GT-A10: Geode is for the plot phase."""
    text = HERS.replace("2-nia 7,8", "2-nia 6,9")
    match = go(table(text.format(phase="plot", quartzlings="7,7 8,8 8,9")), "2-nia")
    assert "skill:geode" in match.request.keys()
    match = go(table(text.format(phase="clash", quartzlings="7,7 8,8 8,9")), "2-nia")
    args = {"skill": "nia-geode", "unit": "nia"}
    assert refused(match, "skill:geode") == Reason("gt-only-in-plot", "GT-A10", args)


def test_an_ultimate_is_used_once_in_a_game():
    """GT-A10, GT-ULT-03: a second use is refused, in a later turn as well."""
    match = go(table(START), "1-titus|skill:path-of-destruction|4,4")
    assert unit(match, "1-titus").ultimate_used
    assert refused(match, "skill:path-of-destruction") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "titus"})
    match = go(table(START.replace("plot", "clash turn 3").replace("4,4", "4,4 ultimate")), "1-titus")
    args = {"unit": "titus", "skill": "titus-path-of-destruction"}
    assert refused(match, "skill:path-of-destruction") == Reason("gt-ultimate-used", "GT-ULT-03", args)


def test_an_ultimate_that_misses_is_used_up():
    """GT-A10: whatever came of it; here Erosion is made Nia's ultimate."""
    t = table(HERS.format(phase="clash", quartzlings=TWO).replace("2,2", "6,8"))
    change_card(t, "2-nia", ultimate="erosion", sides={"plot": (), "clash": ("blinding-light",)})
    match = go(t, "2-nia|skill:erosion", "0 0 0 0 0")
    assert told(match)[-1] == "gt-missed"
    assert unit(match, "2-nia").ultimate_used


def test_a_champion_that_is_not_there_has_nothing_to_do():
    """GT-RCT-02, GT-TRN-05: it recruits nobody and claims nothing, and its followers come back where they started."""
    text = "plot\nobjectives 11,12\n1-glory-seekers 4,4\n2-nia 7,7"
    assert line(go(table(text), "1-titus"), "1-titus") == "activated"
    match = go(table(text), "1-glory-seekers|recruit")
    assert {*match.request.keys()} == {NAMES[place] for place in SCENARIOS["life"].deployment[NORTH]}

"""The language of effects: every verb, and everybody to whom it may happen."""

import pytest

from tests.games.godtear import made_up
from tests.games.godtear.made_up import brontes
from tests.games.godtear.table import go, keys, line, refused, table, tokens
from tests.kit import told
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Match, Reason

FIELD = """
    plot
    objectives
    1-brontes 8,4
    1-cyclopes 8,5 8,5 6,4
    1-nia 8,7
    1-quartzlings 7,4 3,3
    2-brontes 9,4
    2-titus 0,0
"""


def skill(effect: str, type: str = "friendly", range: int = 2, needs: str = "") -> str:
    """A skill with one effect, or with several."""
    reach = f"range = {range}, " if type != "self" else ""
    lists = f"accuracy = [2, 2, 2], hit = [{effect}]" if type == "enemy" else f"do = [{effect}]"
    return f'{{ id = "act", type = "{type}", needs = "{needs}", {reach}{lists} }}'


def by_champion(effect: str, answers: str = "", dice: str = "", field: str = FIELD, **how: object) -> Match[Godtear]:
    """Brontes uses a skill with this effect."""
    t = made_up.table(brontes(skill(effect, **how)), field)
    return go(t, "|".join(filter(None, ["1-brontes|skill:act", answers])), dice)


def by_followers(effect: str, answers: str = "", field: str = FIELD, **how: object) -> Match[Godtear]:
    """A Cyclops in 8,5 uses a skill with this effect, or any of them, if it is all the same."""
    match = go(made_up.table(brontes(followers=skill(effect, **how)), field), "1-cyclopes|skill:act")
    user = ["8,5"] if match.request.question == "gt-ask-user" else []
    for key in [*user, *filter(None, answers.split("|"))]:
        match.answer(key)
    return match


def all_tokens(match: Match[Godtear]) -> dict[str, set[str]]:
    """Who has tokens, and which."""
    return {unit.id: tokens(match, unit.id) for unit in match.state.units if tokens(match, unit.id)}


# Give


def test_give_the_user():
    """GT-SKL-13, GT-STA-02: the champion, or the whole unit of the follower who uses it."""
    assert all_tokens(by_champion('{ give = "dodge boon" }', type="self")) == {"1-brontes": {"dodge+"}}
    assert all_tokens(by_followers('{ give = "dodge boon" }', type="self")) == {"1-cyclopes": {"dodge+"}}


def test_give_the_target():
    """GT-SKL-13: the champion or unit that was hit."""
    effect = '{ give = "damage blight", who = "target" }'
    assert all_tokens(by_champion(effect, dice="1 1", type="enemy")) == {"2-brontes": {"damage-"}}


def test_give_the_partner():
    """GT-C33: the followers of a champion and the champion of followers, however far away, and nobody else's."""
    far = FIELD.replace("1-cyclopes 8,5 8,5 6,4", "1-cyclopes 11,13")
    match = by_champion('{ give = "speed boon", who = "followers" }', field=far)
    assert all_tokens(match) == {"1-cyclopes": {"speed+"}}
    match = by_followers('{ give = "speed boon", who = "champion" }')
    assert all_tokens(match) == {"1-brontes": {"speed+"}}


def test_give_one_friend():
    """GT-SKL-08, GT-SKL-09: whoever of the own side is in range of the user."""
    match = by_champion('{ give = "speed boon", who = "one friend" }')
    assert (match.request.question, match.request.seat) == ("gt-ask-friend", 0)
    assert keys(match) == {"1-brontes", "1-cyclopes", "1-quartzlings"}
    match.answer("1-cyclopes")
    assert all_tokens(match) == {"1-cyclopes": {"speed+"}}


@pytest.mark.parametrize(
    ("who", "gain"),
    [
        ("friends in range", {"1-brontes", "1-cyclopes", "1-quartzlings"}),
        ("units in range", {"1-cyclopes", "1-quartzlings"}),
        ("small followers in range", {"1-quartzlings"}),
    ],
)
def test_give_everybody_in_range(who, gain):
    """GT-C17, GT-C18: champions and units of the own side, units alone, or units of small followers."""
    field = FIELD.replace("1-cyclopes 8,5 8,5 6,4", "1-cyclopes 8,5 6,4")
    cards = brontes(skill(f'{{ give = "speed boon", who = "{who}" }}'), size="large", count=2, follower_health=3)
    match = go(made_up.table(cards, field), "1-brontes|skill:act")
    assert all_tokens(match) == {id: {"speed+"} for id in gain}


def test_give_one_of_several_tokens():
    """GT-STA-01: the player chooses; with `may`, also none."""
    match = by_champion('{ give = "dodge boon or protection boon" }', type="self")
    assert (match.request.question, match.request.keys()) == ("gt-ask-token", ["dodge-boon", "protection-boon"])
    match.answer("protection-boon")
    assert all_tokens(match) == {"1-brontes": {"protection+"}}
    may = by_champion('{ give = "any boon", may = true }', type="self")
    assert may.request.keys() == [f"{kind}-boon" for kind in ("speed", "dodge", "protection", "accuracy", "damage")] + [
        "none"
    ]
    may.answer("none")
    assert (all_tokens(may), may.request.question) == ({}, "gt-ask-action")


def test_nobody_is_asked_about_tokens_that_nobody_can_gain():
    """GT-FOL-04, GT-KO-07: a partner without models and one that is knocked out gain nothing."""
    gone = FIELD.replace("1-cyclopes 8,5 8,5 6,4\n", "1-cyclopes\n")
    match = by_champion('{ give = "any boon", who = "followers" }', field=gone)
    assert (all_tokens(match), match.request.question) == ({}, "gt-ask-action")
    down = FIELD.replace("1-brontes 8,4", "1-brontes 8,4 knocked-out")
    match = by_followers('{ give = "any boon", who = "champion" }', field=down)
    assert (all_tokens(match), match.request.question) == ({}, "gt-ask-action")


# Move


def test_move_the_user():
    """GT-B1, GT-ADV-04: up to so many hexes, whatever the speed."""
    assert line(by_champion("{ move = 3 }", "8,1", type="self"), "1-brontes") == "8,1"
    assert line(by_followers("{ move = 3 }", "10,6", type="self"), "1-cyclopes") == "10,6 8,5 6,4"


def test_move_the_target():
    """GT-B1: the player of the skill moves the enemy."""
    match = by_champion('{ move = 1, who = "target" }', "10,4", "1 1", type="enemy")
    assert line(match, "2-brontes") == "10,4"


def test_move_the_champion():
    """GT-C33: followers move their own champion."""
    assert line(by_followers('{ move = 1, who = "champion" }', "8,3"), "1-brontes") == "8,3"


def test_move_one_of_the_unit():
    """GT-SKL-07: any one of the unit, wherever it is; those of a hex are the same."""
    match = by_followers('{ move = 1, who = "one" }', type="self")
    assert keys(match) == {"1-cyclopes-1", "1-cyclopes-3"}
    for key in ("1-cyclopes-3", "6,5"):
        match.answer(key)
    assert line(match, "1-cyclopes") == "8,5 8,5 6,5"


def test_move_each_of_the_unit():
    """GT-SKL-07, GT-F3: one by one in any order, and as many as the player likes."""
    match = by_followers('{ move = 1, who = "each" }', "6,4|6,5|8,5|8,6|done", type="self")
    assert (line(match, "1-cyclopes"), match.request.question) == ("8,6 8,5 6,5", "gt-ask-action")


def test_move_each_in_the_hex_of_the_user():
    """GT-SKL-07: the text may narrow it down to one hex, that of the user."""
    match = by_followers('{ move = 1, who = "each here" }', type="self")
    assert keys(match) == {"8,5", "done"}
    for key in ("8,5", "8,6", "8,5", "9,5"):
        match.answer(key)
    assert (line(match, "1-cyclopes"), match.request.question) == ("8,6 9,5 6,4", "gt-ask-action")


def test_move_each_in_a_hex():
    """GT-SKL-07: or to one hex of one's choice."""
    match = by_followers('{ move = 1, who = "each in a hex" }', type="self")
    assert (match.request.question, keys(match)) == ("gt-ask-hex", {"8,5", "6,4"})
    for key in ("6,4", "6,4", "6,5"):
        match.answer(key)
    assert (line(match, "1-cyclopes"), match.request.question) == ("8,5 8,5 6,5", "gt-ask-action")


def test_move_a_friendly_champion():
    """GT-SKL-08: one of the own side within range, the user as well, if it can be moved."""
    match = by_champion('{ move = 1, who = "one friendly champion" }', range=3)
    assert keys(match) == {"1-brontes", "1-nia"}
    for key in ("1-nia", "8,8"):
        match.answer(key)
    assert line(match, "1-nia") == "8,8"
    down = FIELD.replace("8,7", "8,7 knocked-out")
    fallen = by_champion('{ move = 1, who = "one friendly champion" }', field=down, range=3)
    assert (fallen.request.question, fallen.request.by) == ("gt-ask-move", "1-brontes"), "Nia cannot be moved"
    near = by_champion('{ move = 1, who = "one friendly champion" }')
    assert (near.request.question, near.request.by) == ("gt-ask-move", "1-brontes"), "Nia is out of range"


def test_move_a_friendly_follower():
    """GT-SKL-08: one follower within range, of whichever unit; one out of range is no choice, though its unit is."""
    match = by_champion('{ move = 1, who = "one friendly follower" }')
    assert keys(match) == {"1-cyclopes-1", "1-cyclopes-3", "1-quartzlings-1"}
    for key in ("1-quartzlings-1", "7,3"):
        match.answer(key)
    assert line(match, "1-quartzlings") == "7,3 3,3"


@pytest.mark.parametrize(
    ("path", "who", "ends"),
    [
        ("straight", "user", {"8,4", "8,3", "8,2", "7,3", "6,3", "9,3", "10,3"}),
        ("toward target", "user", {"8,4", "8,5"}),
        ("away from target", "user", {"8,4", "7,3", "8,3", "9,3", "6,3", "7,2", "8,2", "9,2", "10,3"}),
        ("toward user", "target", {"8,6", "8,5"}),
        ("away from user", "target", {"8,6", "8,7", "8,8", "7,6", "9,6", "6,7", "7,7", "9,7", "10,7"}),
    ],
)
def test_move_along_a_path(path, who, ends):
    """GT-MOV-07 to 09: straight, toward or away, of the user or of the target."""
    field = "clash\nobjectives\n1-brontes 8,4\n1-cyclopes 7,4 9,4\n2-brontes 8,6\n2-titus 0,0"
    if path == "straight":
        field = field.replace("8,6", "8,5")
    match = by_champion(f'{{ move = 2, path = "{path}", who = "{who}" }}', "", "1 1", field, type="enemy")
    assert keys(match) == ends


def test_a_target_that_is_gone_is_aimed_at_where_it_stood():
    """GT-MOV-07: the last effects of a skill come after the knockout, and the follower has left the battlefield."""
    claw = """{ id = "act", type = "enemy", range = 2, accuracy = [2], damage = [2], after = [
        { move = 1, path = "toward target" } ] }"""
    t = made_up.table(brontes(claw), "clash\nobjectives\n1-brontes 8,4\n2-brontes 0,0\n2-cyclopes 8,6")
    match = go(t, "1-brontes|skill:act", "1 1|1 1")
    assert (line(match, "2-cyclopes"), keys(match)) == ("", {"8,4", "8,5"})


# Place


def test_place_the_user():
    """GT-MOV-04: in a hex up to so many hexes away, or it stays."""
    match = by_champion("{ place = 2, may = true }", type="self")
    assert {"8,4", "8,6", "10,4"} <= keys(match)
    assert not {"8,5", "6,4", "8,7", "9,4"} & keys(match)
    match.answer("10,4")
    assert line(match, "1-brontes") == "10,4"


def test_place_each_of_the_unit():
    """GT-MOV-04, GT-ENT-03: one by one, each near its own hex, and with room for three in one."""
    match = by_followers('{ place = 1, who = "each", may = true }', "8,5|8,6|8,5|8,6|done", type="self")
    assert (line(match, "1-cyclopes"), match.request.question) == ("8,6 8,6 6,4", "gt-ask-action")


# Heal and wound


@pytest.mark.parametrize(("wounds", "left"), [(4, 2), (2, 0), (1, 0)])
def test_heal_the_user(wounds, left):
    """GT-DMG-05: as many wounds as it says, or as there are."""
    match = by_champion("{ heal = 2 }", field=FIELD.replace("8,4", f"8,4 wounds {wounds}"), type="self")
    assert line(match, "1-brontes") == ("8,4" + (f" wounds {left}" if left else ""))


def test_heal_as_many_as_one_likes():
    """GT-DMG-05: with `may` any number up to it, from all to none."""
    hurt = FIELD.replace("8,4", "8,4 wounds 3")
    match = by_champion("{ heal = 2, may = true }", field=hurt, type="self")
    assert (match.request.question, match.request.keys()) == ("gt-ask-heal", ["2", "1", "0"])
    match.answer("1")
    assert line(match, "1-brontes") == "8,4 wounds 2"
    none = by_champion("{ heal = 2, may = true }", "0", field=hurt, type="self")
    assert line(none, "1-brontes") == "8,4 wounds 3"
    assert "gt-healed" not in told(none)


def test_heal_the_champion():
    """GT-C33: followers heal their own champion; who has no wounds is not asked about."""
    effect = '{ heal = 1, who = "champion", may = true }'
    hurt = FIELD.replace("8,4", "8,4 wounds 3")
    assert line(by_followers(effect, "1", hurt), "1-brontes") == "8,4 wounds 2"
    assert by_followers(effect).request.question == "gt-ask-action"


def test_heal_a_large_follower():
    """GT-DMG-05: the user itself, not the others of its unit."""
    cards = brontes(followers=skill("{ heal = 2 }", "self"), size="large", count=2, follower_health=4)
    t = made_up.table(cards, "plot\nobjectives\n1-brontes 8,4\n1-cyclopes 8,5/3 6,4/3\n2-nia 0,0")
    assert line(go(t, "1-cyclopes|skill:act|1-cyclopes-2"), "1-cyclopes") == "8,5/3 6,4/1"


def test_wound_the_target():
    """GT-C7: so many wounds without a roll, whatever its protection."""
    match = by_champion('{ wound = 2, who = "target" }', dice="1 1", type="enemy")
    assert line(match, "2-brontes") == "9,4 wounds 2"


# Act


def test_act_oneself():
    """GT-TRN-11, GT-A4: the unit recruits on top of its actions."""
    match = by_followers('{ act = "recruit" }', "8,3", type="self")
    assert (line(match, "1-cyclopes"), match.state.activation.actions) == ("8,5 8,5 6,4 8,3", 1)


def test_the_followers_act():
    """GT-TRN-11, GT-A3: an action of the followers in their champion's activation, which uses up none of theirs."""
    effect = '{ act = "advance or recruit", who = "followers" }'
    match = by_champion(effect)
    assert (match.request.question, match.request.by) == ("gt-ask-granted", "1-cyclopes")
    assert keys(match) == {"advance", "recruit"}
    recruited = by_champion(effect, "recruit|8,3")
    assert line(recruited, "1-cyclopes") == "8,5 8,5 6,4 8,3"
    advanced = by_champion(effect, "advance|6,4|6,6|done|end|1-cyclopes")
    assert line(advanced, "1-cyclopes") == "8,5 8,5 6,6"
    assert advanced.request.why_not("advance") is None


def test_the_champion_acts():
    """GT-TRN-11, GT-C10: followers give their champion an advance, or a claim with its steps."""
    assert line(by_followers('{ act = "advance", who = "champion" }', "8,2"), "1-brontes") == "8,2"
    field = FIELD.replace("plot", "plot token 11").replace("objectives", "objectives 8,3 7,3")
    claimed = by_followers('{ act = "claim", who = "champion" }', "7,3", field)
    assert (line(claimed, "1-brontes-banner"), claimed.state.turn_token) == ("7,3", 10)


def test_an_action_that_may_be_left_out():
    """GT-TRN-11: with `may` there is a choice; without, an action that can be taken is taken."""
    match = by_champion('{ act = "recruit", who = "followers", may = true }')
    assert keys(match) == {"recruit", "done"}
    match.answer("done")
    assert (line(match, "1-cyclopes"), match.request.question) == ("8,5 8,5 6,4", "gt-ask-action")


@pytest.mark.parametrize(
    ("effect", "field"),
    [
        ('{ act = "recruit", who = "followers" }', FIELD.replace("8,5 8,5 6,4", "8,5 8,5 6,4 6,4 6,4")),
        ('{ act = "claim", who = "followers" }', FIELD),
        ('{ act = "claim" }', FIELD),
    ],
)
def test_an_action_that_cannot_be_taken_is_not_asked_about(effect, field):
    """GT-TRN-11, GT-RCT-01, GT-CLM-02: a full unit recruits nobody, and nothing is claimed where nothing lies."""
    match = by_champion(effect, field=field)
    assert match.request.question == "gt-ask-action"


# Call


def test_call_a_function_of_the_card():
    """GT-SKL-14: what the language cannot say is a function in the champion's module."""
    t = table("plot\nobjectives\n1-titus 8,4\n2-nia 0,0\n2-quartzlings 8,6 8,7 3,3")
    match = go(t, "1-titus|skill:ill-kill-you-all|2-quartzlings-1|8,6|9,6|done", "1 1 0 0 0 0")
    assert line(match, "2-quartzlings") == "9,6 8,7 3,3"


# Several effects, and what a skill needs


def test_effects_happen_in_their_order():
    """GT-SKL-10: one after another, each seeing what came before."""
    match = by_champion('{ move = 1 }, { give = "speed boon", who = "friends in range" }', "8,3", type="friendly")
    assert all_tokens(match) == {"1-brontes": {"speed+"}, "1-cyclopes": {"speed+"}, "1-quartzlings": {"speed+"}}
    away = by_champion('{ move = 3 }, { give = "speed boon", who = "friends in range" }', "11,3", type="friendly")
    assert all_tokens(away) == {"1-brontes": {"speed+"}}


@pytest.mark.parametrize(
    ("needs", "good", "bad", "reason"),
    [
        ("on objective", "objectives 8,4", "objectives 8,3", ("gt-not-on-objective", "GT-SKL-14")),
        ("follower in range", "1-cyclopes 8,6", "1-cyclopes 8,7", ("gt-partner-too-far", "GT-SKL-04")),
    ],
)
def test_what_a_skill_of_a_champion_needs(needs, good, bad, reason):
    """GT-SKL-04, GT-SKL-14: to stand on an objective hex, or a follower of one's own within range."""
    cards = brontes(skill('{ give = "speed boon" }', needs=needs))
    for text, fine in ((good, True), (bad, False)):
        match = go(made_up.table(cards, f"plot\n{text}\n1-brontes 8,4\n2-nia 0,0"), "1-brontes")
        assert ("skill:act" in keys(match)) is fine
    no = refused(match, "skill:act")
    assert (no.id, no.clause) == reason


def test_what_a_skill_of_followers_needs():
    """GT-SKL-04, GT-SKL-05: the champion within range of the follower who uses it."""
    text = skill('{ give = "speed boon" }', needs="champion in range")
    t = made_up.table(brontes(followers=text), FIELD.replace("6,4", "3,4 8,6"))
    match = go(t, "1-cyclopes|skill:act")
    assert keys(match) == {"8,5", "8,6"}
    far = made_up.table(brontes(followers=text), FIELD.replace("8,5 8,5 6,4", "3,4"))
    assert refused(go(far, "1-cyclopes"), "skill:act") == Reason(
        "gt-partner-too-far",
        "GT-SKL-04",
        {"skill": "cyclopes-act", "unit": "cyclopes@gt-one", "range": 2, "partner": "brontes@gt-one"},
    )


@pytest.mark.parametrize(("wounds", "dice"), [("", "1 1 0 0|1 1 0"), ("wounds 1", "1 1|1 1")])
def test_a_trait_that_adds_dice(wounds, dice):
    """GT-SET-09, GT-HIT-04, GT-DMG-01: dice more for every skill of its owner, as long as its condition holds."""
    blow = '{ id = "act", type = "enemy", range = 1, accuracy = [2], damage = [2] }'
    fit = '{ id = "fit", dice = { accuracy = 2, damage = 1 }, needs = "unwounded" }'
    t = made_up.table(brontes(blow, traits=fit), f"clash\nobjectives\n1-brontes 8,4 {wounds}\n2-brontes 8,5")
    assert line(go(t, "1-brontes|skill:act", dice), "2-brontes") == "8,5 wounds 1"

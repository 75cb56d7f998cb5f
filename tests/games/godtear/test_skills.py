"""GT-SKL, GT-ULT: who uses a skill, within which range, and what cards may add to an activation."""

import pytest

from tests.games.godtear import made_up
from tests.games.godtear.made_up import brontes
from tests.games.godtear.table import change_skill, go, keys, line, refused, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS
from theomachy.games.godtear.champions.nia import effects as nia
from theomachy.kernel import Reason, Refused

# A skill is an action


def test_a_skill_action_uses_one_skill_of_the_card():
    """GT-SKL-01: one from the side of the current phase; what is not on the card is no action."""
    t = table("plot first 2\n1-titus 0,0\n2-nia 8,4")
    match = go(t, "2-nia")
    assert {key for key in keys(match) if key.startswith("skill:")} == {
        "skill:crystal-mirror",
        "skill:meditation",
        "skill:march",
    }
    assert refused(match, "skill:erosion") == Reason(
        "gt-other-phase", "GT-SET-08", {"unit": "nia", "key": "skill:erosion", "skill": "nia-erosion"}
    )
    assert refused(match, "skill:hack").id == "gt-no-such-action"
    match.answer("skill:meditation")
    assert (tokens(match, "2-nia"), line(match, "2-nia")) == ({"accuracy+"}, "8,4 accuracy+")


def test_both_actions_may_be_different_skills():
    """GT-SKL-02: Meditation and March in one activation, but not Meditation twice."""
    match = go(table("plot first 2\n1-titus 0,0\n2-nia 8,4"), "2-nia|skill:meditation")
    assert refused(match, "skill:meditation") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "nia"})
    match.answer("skill:march")
    match.answer("8,5")
    assert line(match, "2-nia") == "8,5 accuracy+ activated"


def test_skills_have_one_of_four_types():
    """GT-SKL-03, GT-SKL-12: self, friendly, area, enemy; dice for hit and damage are for enemy skills, with a range."""
    found = set()
    for sheet in SHEETS.values():
        for name, skill in sheet.skills.items():
            found.add(skill.type)
            assert name == skill.id
            enemy = skill.type == "enemy"
            reaches = skill.range is not None or skill.spread == "card"  # Flu Spew goes from Retchling to enemy
            assert (bool(skill.accuracy), reaches or not enemy) == (enemy, True), f"{sheet.id} {name}"
            assert enemy or not (skill.damage or skill.dice), f"{sheet.id} {name}"
    assert found == {"self", "friendly", "area", "enemy"}


# Range and users


def test_range_is_the_greatest_distance_that_counts():
    """GT-SKL-04, GT-HIT-03: range 2 reaches two hexes; the third is refused, and so is who is no enemy."""
    t = table("""
        clash first 2
        objectives
        1-titus 8,6
        1-glory-seekers 8,7 8,5
        2-nia 8,4
        2-quartzlings 8,3
    """)
    match = go(t, "2-nia|skill:blinding-light")
    assert keys(match) == {"1-titus", "1-glory-seekers-2"}
    far = Reason("gt-out-of-range", "GT-SKL-04", {"target": "glory-seekers", "range": 2})
    assert refused(match, "1-glory-seekers-1") == far
    own = Reason("gt-not-an-enemy", "GT-HIT-03", {"target": "quartzlings", "range": 2})
    assert refused(match, "2-quartzlings-1") == own
    assert refused(match, "2-nia").id == "gt-not-an-enemy"
    assert refused(match, "1-glory-seekers") == Reason("gt-name-one-of", "GT-HIT-03", {"unit": "glory-seekers"})
    for key in ("1-glory-seekers-5", ""):
        assert refused(match, key) == Reason("gt-no-such-model", "GT-HIT-03", {"model": key})
    for key in ("8,6", "done"):
        assert refused(match, key) == Reason("gt-name-a-model", "GT-HIT-03", {"key": key})


def test_an_enemy_skill_needs_somebody_in_range():
    """GT-SKL-11: three hexes away from Nia nobody can be chosen, so Erosion cannot be used."""
    match = go(table("clash first 2\n1-titus 8,7\n2-nia 8,4\n2-quartzlings 8,5"), "2-nia")
    assert refused(match, "skill:erosion") == Reason(
        "gt-no-target", "GT-SKL-11", {"skill": "nia-erosion", "unit": "nia", "range": 2}
    )


HACKERS = """
    clash
    objectives
    1-titus 0,0
    1-glory-seekers 8,4 8,4 8,6 8,6 8,6
    2-nia 8,5
    2-quartzlings 8,7
"""


def test_one_follower_is_the_user():
    """GT-SKL-05, GT-F3: the player names it; range counts from its hex, and who has nobody in range is no choice."""
    t = table(HACKERS.replace("8,6 8,6 8,6", "8,6 8,6 3,3"))
    match = go(t, "1-glory-seekers|skill:hack")
    assert (match.request.question, match.request.clause) == ("gt-ask-user", "GT-SKL-05")
    assert keys(match) == {"8,4", "8,6"}
    match.answer("8,6")
    assert keys(match) == {"2-nia", "2-quartzlings-1"}
    west = go(t, "1-glory-seekers|skill:hack|8,4", "1 1 1 1 0")
    assert tokens(west, "2-nia") == {"protection-"}, "from 8,4 only Nia is in range, so she is the target"


@pytest.mark.parametrize(
    ("effect", "asked"),
    [
        ('{ give = "speed boon" }', False),
        ('{ give = "speed boon", who = "champion" }', False),
        ('{ move = 1, who = "each" }', False),
        ('{ give = "speed boon" }, { move = 1, who = "one" }', False),
        ('{ give = "speed boon", who = "friends in range" }', True),
        ('{ give = "speed boon" }, { move = 1, who = "each here" }', True),
        ("{ place = 1 }", True),
    ],
)
def test_a_user_is_named_only_where_it_matters(effect, asked):
    """GT-SKL-05, GT-SKL-07: a self skill for the whole unit is anybody's; one that begins somewhere needs its user."""
    skill = f'{{ id = "x", type = "self", range = 1, do = [{effect}] }}'
    t = made_up.table(brontes(followers=skill), "plot\nobjectives\n1-brontes 8,4\n1-cyclopes 8,6 3,3\n2-nia 0,0")
    assert (go(t, "1-cyclopes|skill:x").request.question == "gt-ask-user") is asked


@pytest.mark.parametrize(("mates", "hit", "damage"), [(1, 4, 3), (2, 4, 4), (3, 4, 5)])
def test_companions_in_the_hex_choose_the_row(mates, hit, damage):
    """GT-SKL-06, GT-F3: Surround Pound has 3, 4 or 5 damage dice with one, two or three in the hex."""
    t = table(f"clash\nobjectives\n1-titus 0,0\n1-glory-seekers {'8,4 ' * mates} 3,3\n2-nia 8,5")
    dice = f"{'1 ' * hit}|{'1 ' * damage}"
    match = go(t, "1-glory-seekers|skill:surround-pound", dice)
    assert line(match, "2-nia") == f"8,5 wounds {damage - 2}"


def test_others_of_the_side_raise_no_row():
    """GT-SKL-06: more of its own unit in its own hex, and nobody else."""
    t = table("clash\nobjectives\n1-titus 8,3\n1-glory-seekers 8,4 7,4\n2-nia 8,5")
    with pytest.raises(Refused) as no:
        go(t, "1-glory-seekers|skill:hack|8,4", "1 1 1 1 1 1")
    assert no.value.reason.id == "wrong-number-of-dice"
    assert tokens(go(t, "1-glory-seekers|skill:hack|8,4", "1 1 1 1 1"), "2-nia") == {"protection-"}


PUSH_APART = """{ id = "ram", type = "enemy", range = 1, accuracy = [2, 3, 4], damage = [1, 2, 3], hit = [
    { move = 1, who = "one" } ] }"""


@pytest.mark.parametrize(("reading", "damage"), [("declared", "1 1"), ("each roll", "1")])
def test_the_row_is_fixed_when_the_skill_is_declared(reading, damage):
    """GT-C5: of two in the hex one leaves by the hit effect; with `each roll` the damage has the first row then."""
    t = made_up.table(
        brontes(followers=PUSH_APART),
        "clash\nobjectives\n1-brontes 0,0\n1-cyclopes 8,4 8,4\n2-brontes 8,5",
        row_counted=reading,
    )
    match = go(t, "1-cyclopes|skill:ram|8,3", f"1 1 0|{damage}")
    assert line(match, "1-cyclopes") == "8,3 8,4"
    assert line(match, "2-brontes") == ("8,5 wounds 1" if reading == "declared" else "8,5")


# The four types


def test_a_self_skill_is_for_its_user():
    """GT-SKL-07: for the champion, for all models of the unit, or for as many as the text says."""
    champion = go(table("plot first 2\n1-titus 8,6\n2-nia 8,4\n2-quartzlings 8,5"), "2-nia|skill:meditation")
    assert (tokens(champion, "2-nia"), tokens(champion, "2-quartzlings")) == ({"accuracy+"}, set())
    t = table("clash first 2\nobjectives\n1-titus 0,0\n2-nia 0,5\n2-quartzlings 8,4 8,8 3,3")
    everyone = go(t, "2-quartzlings|skill:rolling-stones|3,3|3,6|8,8|8,11|8,4|8,1")
    assert line(everyone, "2-quartzlings") == "8,1 8,11 3,6"
    one = made_up.table(
        brontes(followers='{ id = "hop", type = "self", do = [{ move = 1, who = "one" }] }'),
        "clash\nobjectives\n1-brontes 0,0\n1-cyclopes 8,4 3,3\n2-nia 0,5",
    )
    assert line(go(one, "1-cyclopes|skill:hop|1-cyclopes-2|3,4"), "1-cyclopes") == "8,4 3,4"


FRIENDLY = '{ id = "aid", type = "friendly", range = 2, do = [{ give = "dodge boon", who = "one friend" }] }'
FRIENDS = """
    plot
    objectives
    1-brontes 8,4
    1-cyclopes 8,6 3,3 3,4
    1-nia 8,7
    1-quartzlings 7,5 6,5
    2-titus 8,5
    2-nia 0,0
"""


def test_a_friendly_skill_is_for_one_friend_within_range():
    """GT-SKL-08, GT-SKL-09, GT-C17, GT-C32: a champion or unit with a model in range, the user too; no enemy."""
    t = made_up.table(brontes(FRIENDLY), FRIENDS)
    match = go(t, "1-brontes|skill:aid")
    assert keys(match) == {"1-brontes", "1-cyclopes", "1-quartzlings"}, "Nia is three hexes away, Titus an enemy"
    assert tokens(go(t, "1-brontes|skill:aid|1-quartzlings"), "1-quartzlings") == {"dodge+"}
    assert tokens(go(t, "1-brontes|skill:aid|1-brontes"), "1-brontes") == {"dodge+"}


def test_a_text_may_leave_only_champions():
    """GT-SKL-08: Roar of Battle moves a friendly champion within 2 hexes of the one who roars."""
    t = table("plot\nobjectives\n1-titus 8,6\n1-glory-seekers 8,4 8,5\n1-nia 8,7\n2-titus 7,4\n2-nia 0,0")
    match = go(t, "1-glory-seekers|skill:roar-of-battle|8,5")
    assert keys(match) == {"1-titus", "1-nia"}
    west = go(t, "1-glory-seekers|skill:roar-of-battle|8,4")
    assert (west.request.question, west.request.by) == ("gt-ask-move", "1-titus")


def test_an_area_skill_does_what_its_text_says():
    """GT-SKL-10, GT-C19: Crystal Glare looks at both sides and gives an enemy a blight that somebody there has."""
    t = table("clash first 2\nobjectives\n1-titus 8,5\n1-glory-seekers 8,3 speed-\n2-nia 8,4 dodge-\n2-quartzlings 7,4")
    match = go(t, "2-nia|skill:crystal-glare")
    assert keys(match) == {"speed-blight", "dodge-blight"}
    for key in ("dodge-blight", "1-titus"):
        match.answer(key)
    assert (tokens(match, "1-titus"), tokens(match, "2-nia")) == ({"dodge-"}, {"dodge-"}), "a copy, the first stays"


@pytest.mark.parametrize(
    ("skill", "gains"),
    [
        ('{ id = "x", type = "self", do = [{ give = "damage boon" }] }', "1-brontes damage+"),
        (
            '{ id = "x", type = "friendly", range = 1, do = [{ give = "damage boon", who = "one friend" }] }',
            "1-cyclopes damage+",
        ),
        (
            """{ id = "x", type = "enemy", range = 1, accuracy = [2], hit = [
                { give = "damage blight", who = "target" } ] }""",
            "2-brontes damage-",
        ),
    ],
)
def test_an_icon_is_the_whole_effect(skill, gains):
    """GT-SKL-13: the user of a self skill, the chosen friend, or the target that is hit; a miss gives nothing."""
    position = "clash\nobjectives\n1-brontes 8,4\n1-cyclopes 8,3\n2-brontes 8,5"
    t = made_up.table(brontes(skill), position)
    id, token = gains.split()
    choose, dice = ("|1-cyclopes", "") if "friendly" in skill else ("", "1 1" if "enemy" in skill else "")
    match = go(t, f"1-brontes|skill:x{choose}", dice)
    have = {unit.id: tokens(match, unit.id) for unit in match.state.units if tokens(match, unit.id)}
    assert have == {id: {token}}
    if "enemy" in skill:
        assert tokens(go(t, "1-brontes|skill:x", "1 0"), id) == set()


def test_the_card_wins_over_the_rules():
    """GT-SKL-14: I'll Kill You All! may not target a champion, though an enemy in range would do by the rules."""
    t = table("plot\nobjectives\n1-titus 8,4\n2-nia 8,5\n2-quartzlings 8,6 8,3")
    match = go(t, "1-titus|skill:ill-kill-you-all")
    assert keys(match) == {"2-quartzlings-1", "2-quartzlings-2"}
    assert refused(match, "2-nia") == Reason("gt-followers-only", "GT-SKL-14", {"target": "nia", "range": 3})


# Ultimates


def test_an_ultimate_is_an_action_and_is_used_once():
    """GT-ULT-01, GT-ULT-03: it takes one of the two actions; afterwards it is spent, in every later activation too."""
    t = made_up.table(brontes(), "plot\nobjectives\n1-brontes 8,4\n2-nia 0,0")
    match = go(t, "1-brontes|skill:thunder")
    assert (tokens(match, "1-brontes"), unit(match, "1-brontes").ultimate_used) == ({"speed+"}, True)
    assert match.state.activation.actions == 1
    spent = made_up.table(brontes(), "clash turn 3\nobjectives\n1-brontes 8,4 ultimate\n2-nia 0,0")
    assert refused(go(spent, "1-brontes"), "skill:thunder") == Reason(
        "gt-ultimate-used", "GT-ULT-03", {"unit": "brontes", "skill": "brontes-thunder"}
    )


def test_followers_have_no_ultimate():
    """GT-ULT-01: a champion may use it, its unit may not."""
    t = made_up.table(brontes(), "plot\nobjectives\n1-brontes 8,4\n1-cyclopes 8,5\n2-nia 0,0")
    assert refused(go(t, "1-cyclopes"), "skill:thunder").id == "gt-no-such-action"


def test_an_ultimate_is_carried_out_as_any_skill():
    """GT-ULT-02: with a type, a range and dice it is aimed, rolled and missed like one, and a miss spends it too."""
    bolt = '{ id = "bolt", type = "enemy", range = 3, accuracy = [2], damage = [2] }'
    t = made_up.table(brontes(ultimate=bolt), "clash\nobjectives\n1-brontes 8,4\n2-brontes 8,7")
    match = go(t, "1-brontes|skill:bolt", "1 1|1 1")
    assert line(match, "2-brontes") == "8,7 wounds 1"
    missed = go(t, "1-brontes|skill:bolt", "1 0")
    assert (line(missed, "2-brontes"), line(missed, "1-brontes")) == ("8,7", "8,4 ultimate")
    far = made_up.table(brontes(ultimate=bolt), "clash\nobjectives\n1-brontes 8,4\n2-brontes 8,8")
    assert refused(go(far, "1-brontes"), "skill:bolt").id == "gt-no-target"


def test_traits_go_on_after_the_ultimate():
    """GT-ULT-04: Superiority still makes Titus harder to hit for followers when his ultimate is spent."""
    for used in ("", " ultimate"):
        t = table(f"clash first 2\nobjectives\n1-titus 8,4{used}\n2-nia 0,0\n2-quartzlings 8,5")
        missed = go(t, "2-quartzlings|skill:stones-throw", "1 1 1 0")
        assert told(missed)[-1] == "gt-missed"


# What cards add to an activation

DRUM = '{ id = "drum", type = "self", do = [{ act = "recruit" }] }'
DRUMS = '{ id = "drums", type = "self", do = [{ act = "recruit" }, { act = "recruit" }] }'
DRUMMERS = "plot\nobjectives\n1-brontes 8,4\n1-cyclopes 0,0\n2-nia 0,5"


def test_a_card_may_give_its_user_an_action_again():
    """GT-A4: with `always` the skill gives a recruit after the recruit action; after it, the action counts as used."""
    t = made_up.table(brontes(followers=DRUM), DRUMMERS, own_grants="always")
    twice = go(t, "1-cyclopes|recruit|8,5|skill:drum|0,0|8,3")
    assert line(twice, "1-cyclopes") == "0,0 8,5 8,3 activated"
    first = go(t, "1-cyclopes|skill:drum|8,5")
    assert refused(first, "recruit") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "cyclopes"})


def test_a_card_may_give_an_action_only_if_unused():
    """GT-A4, GT-TRN-06: nothing comes of it after a recruit action, and before it all is as usual."""
    t = made_up.table(brontes(followers=DRUM), DRUMMERS)
    nothing = go(t, "1-cyclopes|recruit|8,5|skill:drum|0,0")
    assert line(nothing, "1-cyclopes") == "0,0 8,5 activated"
    assert line(go(t, "1-cyclopes|skill:drum|8,5"), "1-cyclopes") == "0,0 8,5"


@pytest.mark.parametrize("reading", ["always", "if unused"])
def test_several_actions_given_at_once_count_as_one(reading):
    """GT-A4: two recruits given by one skill are both made, under either reading."""
    t = made_up.table(brontes(followers=DRUMS), DRUMMERS, own_grants=reading)
    assert line(go(t, "1-cyclopes|skill:drums|8,5|8,3"), "1-cyclopes") == "0,0 8,5 8,3"


PATH = """
    clash
    objectives
    1-titus 8,4
    2-nia 8,5
"""
MISS = "1 1 1 0 0 0"


def test_skills_of_an_ultimate_are_others_of_this_phase():
    """GT-A5: what this activation has used is not offered, nor the same one twice, nor skills of the plot phase."""
    match = go(table(PATH), "1-titus|skill:sweeping-slash|skill:path-of-destruction", MISS)
    assert keys(match) == {"piercing-strike", "done"}
    fresh = go(table(PATH), "1-titus|skill:path-of-destruction")
    assert keys(fresh) == {"piercing-strike", "sweeping-slash", "done"}
    second = go(table(PATH), "1-titus|skill:path-of-destruction|sweeping-slash|8,4", MISS)
    assert keys(second) == {"piercing-strike", "done"}
    assert refused(go(table(PATH), "1-titus|skill:path-of-destruction|sweeping-slash|8,4|done", MISS), "claim")


def test_skills_of_an_ultimate_may_be_repeated():
    """GT-A5: with `any skill` the same one twice is fine."""
    t = table(PATH, ultimate_skills="any skill")
    match = go(t, "1-titus|skill:sweeping-slash|skill:path-of-destruction|sweeping-slash|8,4", f"{MISS}|{MISS}")
    assert keys(match) == {"piercing-strike", "sweeping-slash", "done"}


def test_a_skill_that_may_be_the_bonus_action():
    """GT-A6: it is a third action then and takes none of the two; or it is one of the two, and only once in all."""
    position = "plot first 2\nobjectives\n1-titus 0,0\n2-nia 8,4"
    t = change_skill(table(position), "2-nia", "march", bonus="may")
    bonus = go(t, "2-nia|bonus:march|8,5|advance|8,6")
    assert (bonus.state.activation.bonus_taken, bonus.state.activation.actions) == (True, 1)
    bonus.answer("skill:meditation")
    assert line(bonus, "2-nia") == "8,6 accuracy+ activated bonus 1"
    normal = go(t, "2-nia|skill:march|8,5")
    assert normal.state.activation.bonus_taken is False
    assert refused(normal, "bonus:march") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "nia"})


def test_a_skill_that_is_the_bonus_action(monkeypatch):
    """GT-A6: as one of the two actions it is refused; if it need not be the bonus action, it is an action like any."""
    position = "plot first 2\nobjectives\n1-titus 0,0\n2-nia 8,4"
    for must in (True, False):
        monkeypatch.setattr(nia, "march_is_bonus", lambda t, unit, must=must: must, raising=False)
        match = go(change_skill(table(position), "2-nia", "march", bonus="card"), "2-nia")
        assert ("bonus:march" in keys(match), "skill:march" in keys(match)) == (must, not must)
        if must:
            assert refused(match, "skill:march") == Reason(
                "gt-only-as-bonus", "GT-A6", {"unit": "nia", "skill": "nia-march"}
            )
            continue
        assert refused(match, "bonus:march").id == "gt-no-bonus-skill"

"""GT-HIT, GT-DMG: the dice, the hit roll, hit effects, the damage roll, and the tokens that count for them."""

import re
from fractions import Fraction
from itertools import product

import pytest

from tests.games.godtear import made_up
from tests.games.godtear.made_up import brontes, trait
from tests.games.godtear.table import change_card, change_skill, go, line, refused, table, tokens
from tests.kit import told
from theomachy.games.godtear import GAME
from theomachy.games.godtear.rules.dice import DIE
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Match, Reason, Refused


def rolls(match: Match[Godtear]) -> list[tuple[str, int, int, int]]:
    """All rolls so far: what came of it, dice, total, what was needed or taken off."""
    assert match.story is not None
    found = [event for step in match.story for event in step if event.id in ("gt-hit", "gt-missed", "gt-damage")]
    return [(event.id, event.args["dice"], event.args["total"], event.args["needed"]) for event in found]


# The dice


def test_a_die_has_two_blanks_three_ones_and_a_two():
    """GT-HIT-01: and so shows 5/6 on average."""
    assert sorted(DIE) == [0, 0, 1, 1, 1, 2]
    assert Fraction(sum(DIE), len(DIE)) == Fraction(5, 6)


def test_the_table_of_totals_is_right():
    """GT-HIT-02: every figure of the rulebook's table, reckoned from the faces of the dice."""
    rulebook = (GAME.content.folder / "rulebook.md").read_text("utf-8").partition("**GT-HIT-02**")[2]
    rows = re.findall(r"^\| (\d+) \| (.*) \|$", rulebook.partition("- **")[0], re.MULTILINE)
    assert [int(dice) for dice, _ in rows] == list(range(1, 11))
    totals = {0: Fraction(1)}
    for dice, figures in rows:
        more: dict[int, Fraction] = {}
        for (total, chance), face in product(totals.items(), DIE):
            more[total + face] = more.get(total + face, Fraction(0)) + chance / len(DIE)
        totals = more
        for needed, figure in enumerate(figures.split(" | "), 1):
            chance = sum(share for total, share in totals.items() if total >= needed)
            assert figure == (str(round(100 * chance)) if 2 * int(dice) >= needed else "–"), (dice, needed)


# The hit roll

DUEL = """
    clash
    objectives
    1-titus 8,4
    2-nia 8,5
"""


def test_the_target_is_named_first():
    """GT-HIT-03: before any die is rolled, by the player of the user."""
    match = go(table(DUEL + "2-quartzlings 8,3"), "1-titus|skill:piercing-strike")
    ask = match.request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gt-ask-target", "piercing-strike", "GT-HIT-03")
    assert rolls(match) == []


@pytest.mark.parametrize(
    ("faces", "total", "hits"),
    [("2 2 0 0 0", 4, True), ("1 1 1 1 0", 4, True), ("2 1 0 0 0", 3, False), ("2 2 2 2 2", 10, True)],
)
def test_a_skill_hits_with_the_dodge_or_more(faces, total, hits):
    """GT-HIT-04 to 06: as many dice as the accuracy, added up; Nia's dodge of 4 is hit by 4 and missed by 3."""
    match = go(table(DUEL), "1-titus|skill:piercing-strike", faces + ("|0 0 0 0 0 0" if hits else ""))
    assert rolls(match)[0] == ("gt-hit" if hits else "gt-missed", 5, total, 4)


@pytest.mark.parametrize("faces", ["1 1 1 1", "1 1 1 1 1 1"])
def test_no_die_more_and_none_fewer(faces):
    """GT-HIT-04: Piercing Strike has five accuracy dice."""
    with pytest.raises(Refused) as no:
        go(table(DUEL), "1-titus|skill:piercing-strike", faces)
    assert no.value.reason.args == {"given": len(faces.split()), "needed": 5}


def test_after_a_miss_nothing_else_happens():
    """GT-HIT-07: no hit effect, no damage roll, and the skill is over."""
    t = table("clash first 2\nobjectives\n1-titus 8,4\n2-nia 8,5")
    match = go(t, "2-nia|skill:blinding-light", "1 1 0 0")
    assert rolls(match) == [("gt-missed", 4, 2, 3)]
    assert (line(match, "1-titus"), match.request.question) == ("8,4", "gt-ask-action")


def test_traits_count_for_the_dodge_and_the_protection():
    """GT-HIT-06, GT-DMG-03: against followers Titus has dodge 4 and protection 4 by Superiority."""
    t = table("clash first 2\nobjectives\n1-titus 8,4\n2-nia 0,0\n2-quartzlings 8,5")
    match = go(t, "2-quartzlings|skill:stones-throw", "1 1 1 1|1 1 1 2")
    assert rolls(match) == [("gt-hit", 4, 4, 4), ("gt-damage", 4, 5, 4)]
    assert line(match, "1-titus") == "8,4 wounds 1"


def test_a_skill_strikes_each_of_its_targets_in_full():
    """GT-HIT-09: hit roll, damage roll and wounds for the first, then all of it for the second."""
    t = table(DUEL + "2-quartzlings 8,3")
    answers = "1-titus|skill:sweeping-slash|2-nia|2-quartzlings-1"
    match = go(t, answers, "1 1 1 1 0 0|1 1 1 0 0|1 1 0 0 0 0|2 2 1 0 0")
    assert rolls(match) == [("gt-hit", 6, 4, 4), ("gt-damage", 5, 3, 2), ("gt-hit", 6, 2, 2), ("gt-damage", 5, 5, 4)]
    assert (line(match, "2-nia"), line(match, "2-quartzlings")) == ("8,5 wounds 1", "")


# Hit effects and damage


def test_blinding_light_on_morrigan():
    """GT-T-02, GT-HIT-08: the blight is given before the damage roll, then 1 wound. Morrigan is Brontes with her
    dodge of 2 and protection of 3."""
    t = made_up.table(brontes(protection=3, health=7), "clash first 2\nobjectives\n1-brontes 8,4\n2-nia 8,5")
    match = go(t, "2-nia|skill:blinding-light", "1 1 1 1|1 1 0 0 2")
    assert line(match, "1-brontes") == "8,4 wounds 1 accuracy-"
    events = told(match)
    assert events.index("gt-hit") < events.index("gt-token") < events.index("gt-damage") < events.index("gt-wounded")


def test_life_blade_on_titus():
    """GT-T-01, GT-DMG-01, GT-DMG-03, GT-DMG-04: 4 against dodge 3 hits, 4 less 3 is 1 wound. Life Blade is a skill of
    Brontes with its four and five dice."""
    blade = '{ id = "blade", type = "enemy", range = 1, accuracy = [4], damage = [5] }'
    t = made_up.table(brontes(blade), "clash\nobjectives\n1-brontes 8,4\n2-titus 8,5")
    match = go(t, "1-brontes|skill:blade", "1 1 1 1|1 1 0 0 2")
    assert rolls(match) == [("gt-hit", 4, 4, 3), ("gt-damage", 5, 4, 3)]
    assert line(match, "2-titus") == "8,5 wounds 1"


@pytest.mark.parametrize(("faces", "wounds"), [("0 0 0 0 0 0", 0), ("1 1 0 0 0 0", 0), ("1 1 1 0 0 0", 1)])
def test_protection_is_taken_off_the_damage(faces, wounds):
    """GT-DMG-03, GT-DMG-04: against Nia's protection of 2 a damage of 0 or 2 gives no wound, 3 gives one."""
    match = go(table(DUEL), "1-titus|skill:piercing-strike", f"1 1 1 1 0|{faces}")
    assert line(match, "2-nia") == ("8,5 wounds 1" if wounds else "8,5")
    assert ("gt-wounded" in told(match), "gt-unharmed" in told(match)) == (wounds > 0, wounds == 0)


def test_a_skill_without_damage_dice_rolls_no_damage():
    """GT-DMG-02: Erosion gives its blight and that is all; a damage boon of its user changes nothing and stays."""
    t = table("clash first 2\nobjectives\n1-titus 8,4\n2-nia 8,5 damage+")
    match = go(t, "2-nia|skill:erosion", "1 1 1 0 0")
    assert (tokens(match, "1-titus"), tokens(match, "2-nia")) == ({"protection-"}, {"damage+"})
    assert [what for what, *_ in rolls(match)] == ["gt-hit"]


@pytest.mark.parametrize(("token", "dice"), [("", ""), ("damage+", "2")])
def test_a_printed_nought_is_a_number_of_dice(token, dice):
    """GT-DMG-02, GT-C6: no dice total 0, but a boon makes it one die."""
    tap = '{ id = "tap", type = "enemy", range = 1, accuracy = [2], damage = [0] }'
    t = made_up.table(brontes(tap), f"clash\nobjectives\n1-brontes 8,4 {token}\n2-brontes 8,5")
    match = go(t, "1-brontes|skill:tap", f"1 1|{dice}")
    assert line(match, "2-brontes") == ("8,5 wounds 1" if token else "8,5")
    assert rolls(match)[-1][0] == "gt-damage"


def test_wounds_stay():
    """GT-DMG-05: from turn to turn, and a second wound comes on top of the first."""
    t = table(DUEL.replace("clash", "clash turn 2") + "2-quartzlings 8,3")
    answers = "1-titus|skill:sweeping-slash|2-nia|done|skill:piercing-strike|2-nia"
    match = go(t, answers, "1 1 1 1 0 0|1 1 1 0 0|1 1 1 1 0|1 1 1 1 0 0")
    assert line(match, "2-nia") == "8,5 wounds 3"


# The order of things

FEED = """{ id = "feed", type = "enemy", range = 2, accuracy = [2], damage = [2], hit = [
    { give = "damage boon" }, { give = "protection blight", who = "target" } ], after = [{ move = 1 }] }"""


def test_the_order_of_an_enemy_skill():
    """GT-C1, GT-HIT-08: target, hit roll, hit effects, damage roll, wounds, knockout, and last what comes after; what
    the hit effects give counts for the damage."""
    t = made_up.table(brontes(FEED), "clash\nobjectives\n1-brontes 8,4\n2-brontes 8,5 wounds 4")
    match = go(t, "1-brontes|skill:feed|8,6|8,5", "1 1|1 0 0")
    assert rolls(match) == [("gt-hit", 2, 2, 2), ("gt-damage", 3, 1, 0)]
    order = ["gt-targets", "gt-hit", "gt-token", "gt-token", "gt-damage", "gt-token-gone", "gt-token-gone"]
    order += ["gt-wounded", "gt-knocked-out", "gt-steps", "gt-moved", "gt-moved"]
    assert told(match)[told(match).index("gt-targets") :] == order
    assert (line(match, "1-brontes"), line(match, "2-brontes")) == ("8,5", "8,6 wounds 5 knocked-out")


DRIVE = """{ id = "drive", type = "enemy", range = 1, accuracy = [2], damage = [2], hit = [
    { move = 1, who = "target" } ] }"""


@pytest.mark.parametrize(
    ("reading", "end", "rolled"), [("always", "8,6", True), ("in range", "8,6", False), ("in range", "8,5", True)]
)
def test_damage_for_a_target_that_was_moved_away(reading, end, rolled):
    """GT-C2: out of range the damage is rolled nevertheless; with `in range` it is not, unless the target stayed."""
    t = made_up.table(brontes(DRIVE), "clash\nobjectives\n1-brontes 8,4\n2-brontes 8,5", damage_after_push=reading)
    match = go(t, f"1-brontes|skill:drive|{end}", "1 1" + ("|1 1" if rolled else ""))
    assert line(match, "2-brontes") == end + (" wounds 1" if rolled else "")


STING = """{ id = "sting", type = "enemy", range = 1, accuracy = [2], damage = [2], hit = [
    { wound = 1, who = "target" } ] }"""


def test_a_target_knocked_out_by_a_hit_effect_takes_no_damage():
    """GT-C3: neither a champion, which stays on the battlefield, nor a follower, which does not."""
    t = made_up.table(brontes(STING), "clash\nobjectives\n1-brontes 8,4\n2-brontes 8,5 wounds 4")
    champion = go(t, "1-brontes|skill:sting|8,6", "1 1")
    assert line(champion, "2-brontes") == "8,6 wounds 5 knocked-out"
    assert [what for what, *_ in rolls(champion)] == ["gt-hit"]
    follower = made_up.table(brontes(STING), "clash\nobjectives\n1-brontes 8,4\n2-brontes 0,0\n2-cyclopes 8,5 8,5")
    match = go(follower, "1-brontes|skill:sting", "1 1")
    assert (line(match, "2-cyclopes"), [what for what, *_ in rolls(match)]) == ("x 8,5", ["gt-hit"])
    wounded = made_up.table(brontes(STING), "clash\nobjectives\n1-brontes 8,4\n2-brontes 8,5 wounds 3")
    assert line(go(wounded, "1-brontes|skill:sting|8,5", "1 1|1 1"), "2-brontes").startswith("8,5 wounds 5")


# Fewer than no dice


def test_there_are_never_less_than_no_dice():
    """GT-C6: an accuracy of 1 with a blight is no die and totals 0, which misses; a dodge of 0 it would hit."""
    poke = '{ id = "poke", type = "enemy", range = 1, accuracy = [1] }'
    t = made_up.table(brontes(poke), "clash\nobjectives\n1-brontes 8,4 accuracy-\n2-brontes 8,5")
    trait(t, "2-brontes", "accuracy", lambda t, me, use, target: -3)
    assert rolls(go(t, "1-brontes|skill:poke")) == [("gt-missed", 0, 0, 2)]
    change_card(t, "2-brontes", dodge=0)
    assert rolls(go(t, "1-brontes|skill:poke")) == [("gt-hit", 0, 0, 0)]


# Tokens on rolls


@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "expected"),
    [
        ("", "", "1 1 1 1 0|1 1 1 0 0 0", [("gt-hit", 5, 4, 4), ("gt-damage", 6, 3, 2)]),
        ("accuracy+", "", "1 1 1 1 0 0|0 0 0 0 0 0", [("gt-hit", 6, 4, 4), ("gt-damage", 6, 0, 2)]),
        ("accuracy-", "", "1 1 1 0", [("gt-missed", 4, 3, 4)]),
        ("damage+", "", "1 1 1 1 0|1 1 1 0 0 0 0", [("gt-hit", 5, 4, 4), ("gt-damage", 7, 3, 2)]),
        ("damage-", "", "1 1 1 1 0|1 1 1 0 0", [("gt-hit", 5, 4, 4), ("gt-damage", 5, 3, 2)]),
        ("", "dodge+", "1 1 1 1 0", [("gt-missed", 5, 4, 5)]),
        ("", "dodge-", "1 1 1 0 0|0 0 0 0 0 0", [("gt-hit", 5, 3, 3), ("gt-damage", 6, 0, 2)]),
        ("", "protection+", "1 1 1 1 0|1 1 1 0 0 0", [("gt-hit", 5, 4, 4), ("gt-damage", 6, 3, 3)]),
        ("", "protection-", "1 1 1 1 0|1 1 0 0 0 0", [("gt-hit", 5, 4, 4), ("gt-damage", 6, 2, 1)]),
    ],
)
def test_what_a_token_changes_in_a_roll(mine, theirs, dice, expected):
    """GT-STA-04 to 07: a die or a point more or less; the roll it counts for uses it up."""
    t = table(f"clash\nobjectives\n1-titus 8,4 {mine}\n2-nia 8,5 {theirs}")
    match = go(t, "1-titus|skill:piercing-strike", dice)
    assert rolls(match) == expected
    assert (tokens(match, "1-titus"), tokens(match, "2-nia")) == (set(), set())


def test_a_roll_uses_up_its_tokens_hit_or_miss():
    """GT-C7, GT-STA-04, GT-STA-06: after a miss accuracy and dodge are gone; damage and protection had no roll."""
    t = table("clash\nobjectives\n1-titus 8,4 accuracy+ damage+\n2-nia 8,5 dodge+ protection-")
    match = go(t, "1-titus|skill:piercing-strike", "1 1 1 1 0 0")
    assert (tokens(match, "1-titus"), tokens(match, "2-nia")) == ({"damage+"}, {"protection-"})


def test_one_token_counts_for_the_first_of_several_targets():
    """GT-F7, GT-T-06, GT-STA-09: two Quartzlings of a unit with the dodge boon; the first is hit with 3, the second
    with 2."""
    t = table(
        "clash\nobjectives\n1-titus 8,4 accuracy+\n2-nia 0,0\n2-quartzlings 8,5 8,5 dodge+", miss_ends="that target"
    )
    match = go(t, "1-titus|skill:piercing-strike|done", "1 1 0 0 0 0")
    assert rolls(match) == [("gt-missed", 6, 2, 3)]
    both = go(t, "1-titus|skill:piercing-strike|2-quartzlings-2", "1 1 0 0 0 0|1 1 0 0 0|2 2 1 0 0 0")
    assert rolls(both) == [("gt-missed", 6, 2, 3), ("gt-hit", 5, 2, 2), ("gt-damage", 6, 5, 4)]
    assert (line(both, "2-quartzlings"), tokens(both, "1-titus")) == ("8,5", set())


def test_wounds_without_a_roll_use_up_nothing():
    """GT-C7: the wound of a hit effect ignores protection and leaves the tokens for a damage roll alone."""
    prick = STING.replace(" damage = [2],", "")
    t = made_up.table(brontes(prick), "clash\nobjectives\n1-brontes 8,4 damage+\n2-brontes 8,5 protection+")
    match = go(t, "1-brontes|skill:sting", "1 1")
    assert (line(match, "1-brontes"), line(match, "2-brontes")) == ("8,4 damage+", "8,5 wounds 1 protection+")


# A knocked out champion as a target

FALLEN = """
    clash token 11
    objectives
    1-brontes 8,4 damage+
    2-brontes 8,5 knocked-out
"""


def test_a_knocked_out_champion_may_be_targeted():
    """GT-C14: it gets neither wounds nor tokens and nothing scores; what the hit gives to the user happens."""
    t = made_up.table(brontes(FEED), FALLEN.replace(" damage+", ""))
    match = go(t, "1-brontes|skill:feed|8,3", "1 1|2 2 2")
    assert line(match, "2-brontes") == "8,5 wounds 5 knocked-out"
    assert (match.state.turn_token, line(match, "1-brontes")) == (11, "8,3")
    gift = made_up.table(brontes(FEED.replace(" damage = [2],", "")), FALLEN.replace(" damage+", ""))
    assert tokens(go(gift, "1-brontes|skill:feed|8,4", "1 1"), "1-brontes") == {"damage+"}


def test_knocked_out_champions_may_be_no_targets():
    """GT-C14: with `false` it is refused, and with nobody else in range the skill cannot be used."""
    t = made_up.table(brontes(FEED), FALLEN, target_knocked_out=False)
    assert refused(go(t, "1-brontes"), "skill:feed").id == "gt-no-target"
    t = made_up.table(brontes(FEED), FALLEN + "2-cyclopes 8,3 7,3", target_knocked_out=False)
    match = go(t, "1-brontes|skill:feed")
    assert set(match.request.keys()) == {"2-cyclopes-1", "2-cyclopes-2"}
    assert refused(match, "2-brontes") == Reason(
        "gt-target-knocked-out", "GT-C14", {"target": "brontes@gt-two", "range": 2}
    )


def test_dice_of_a_skill_are_those_of_its_card():
    """GT-HIT-04, GT-DMG-01: a card that prints other figures rolls other dice."""
    t = change_skill(table(DUEL), "1-titus", "piercing-strike", accuracy=(7,), damage=(2,))
    assert rolls(go(t, "1-titus|skill:piercing-strike", "1 1 1 1 0 0 0|1 1")) == [
        ("gt-hit", 7, 4, 4),
        ("gt-damage", 2, 2, 2),
    ]

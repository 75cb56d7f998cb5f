"""The data of the champions: what may be written, and errors that name file and field."""

import re

import pytest

from tests.games.godtear.made_up import BRONTES, USUAL
from theomachy.games.godtear.cards import CHAMPIONS, SHEETS
from theomachy.games.godtear.rules import effects, windows
from theomachy.games.godtear.rules.windows import function
from theomachy.games.godtear.sheets import BadContent, Effect, Sheet, Skill, read_champion

SELF = '{{ id = "act", type = "self", do = [{effect}] }}'
DICE = "enemy skills have accuracy dice, others have no dice (GT-SKL-12)"
ENEMY = '{{ id = "act", type = "enemy", range = 1, accuracy = [2], {lists} }}'


def read(**figures: object) -> tuple[Sheet, Sheet]:
    return read_champion("brontes", BRONTES.format(**{**USUAL, **figures}), "brontes.toml")


def refusal(**figures: object) -> str:
    with pytest.raises(BadContent) as no:
        read(**figures)
    return str(no.value)


# What a sheet holds


def test_a_text_is_two_sheets():
    """GT-SET-04, GT-SET-05, GT-SET-07: a champion's and its followers', with the figures of both."""
    champion, followers = read(class_="guardian", speed="[3, 1]", dodge=4, protection=2, health=7)
    assert (champion.id, champion.card, champion.champion, champion.banner) == ("brontes", "brontes", True, True)
    assert (champion.class_, champion.speed, champion.dodge, champion.protection, champion.health) == (
        *("guardian", (3, 1), 4, 2, 7),
    )
    assert (followers.id, followers.card, followers.champion, followers.banner) == ("cyclopes", "brontes", False, False)
    assert (followers.small, followers.count, followers.health, followers.ultimate) == (True, 5, 1, "")
    assert champion.ultimate == "thunder"


def test_skills_belong_to_the_sides_that_name_them():
    """GT-SET-08, GT-SKL-02: a name on the clash side is the same skill as on the plot side."""
    march = SELF.format(effect="{ move = 1 }").replace("act", "march")
    boast = march.replace("march", "boast")
    text = BRONTES.format(**{**USUAL, "skills": march})
    text = text.replace(f"clash = [{march}]", f'clash = ["march", {boast}]', 1)
    champion, _ = read_champion("brontes", text, "brontes.toml")
    assert champion.sides == {"plot": ("march",), "clash": ("march", "boast")}
    assert list(champion.skills) == ["march", "boast", "thunder"]


def test_a_fan_made_card_says_so():
    """GT-FMT-15: on top of the card; all others are official."""
    text = BRONTES.format(**USUAL)
    assert [sheet.fan_made for sheet in read_champion("brontes", text, "brontes.toml")] == [False, False]
    fan_made = read_champion("brontes", f"fan_made = true\n{text}", "brontes.toml")
    assert [sheet.fan_made for sheet in fan_made] == [True, True]


def test_every_champion_of_the_folder_is_a_whole_one():
    """GT-SET-06: each has traits or none, one ultimate, followers without one, and skills on both sides."""
    assert {"titus", "nia"} <= set(CHAMPIONS)
    for id, (champion, followers) in CHAMPIONS.items():
        assert (champion.id, followers.card) == (id, id)
        assert champion.ultimate in champion.skills
        assert not followers.ultimate
        for sheet in (champion, followers):
            assert all(sheet.sides[phase] for phase in ("plot", "clash")), sheet.id
    assert len(SHEETS) == 2 * len(CHAMPIONS)


def calls(sheet: Sheet) -> list[str]:
    """The functions that a sheet calls by name."""
    skills: list[Skill] = list(sheet.skills.values())
    found = [effect.call for skill in skills for effect in (*skill.before, *skill.do, *skill.hit, *skill.after)]
    found += [dice.call for skill in skills for dice in skill.dice]
    found += [f"{skill.id}-bars" for skill in skills if skill.spread == "card"]
    found += [f"{skill.id}-is-bonus" for skill in skills if skill.bonus == "card"]
    words = ("", "on objective", "champion in range", "follower in range")
    found += [skill.needs for skill in skills if skill.needs not in words]
    found += [f"{trait.id}-why-not" for trait in sheet.traits if "trait" in trait.at]
    for trait in sheet.traits:
        found += [trait.id if len(trait.at) == 1 else f"{trait.id}-{window}".replace(" ", "_") for window in trait.at]
    return [name for name in found if name]


@pytest.mark.parametrize("id", sorted(SHEETS))
def test_what_a_card_calls_is_there(id):
    """GT-SKL-14: every function that the data names is in the champion's module."""
    for name in calls(SHEETS[id]):
        assert callable(function(SHEETS[id].card, name)), name


@pytest.mark.parametrize("id", sorted(SHEETS))
def test_traits_work_in_windows_that_there_are(id):
    """GT-SET-09: a window that is not in the list would never be opened."""
    for trait in SHEETS[id].traits:
        for window in trait.at:
            assert re.search(rf"[,:] +{window}\b|^ +{window}\b", windows.__doc__, re.MULTILINE), window


# What is refused


@pytest.mark.parametrize(
    ("figures", "says"),
    [
        ({"class_": "wizard"}, "Invalid enum value 'wizard' - at `$.class`"),
        ({"dodge": '"high"'}, "Expected `int`, got `str` - at `$.champion.dodge`"),
        ({"health": 0}, "Expected `int` >= 1 - at `$.champion.health`"),
        ({"speed": "[2]"}, "Expected `array` of length 2, got 1 - at `$.champion.speed`"),
        ({"dodge": "3\nluck = 1"}, "Object contains unknown field `luck` - at `$.champion`"),
        ({"count": 7}, "followers: count: 7 is not between 3 and 6 (GT-SET-07, GT-FOL-02)"),
        ({"count": 2}, "followers: count: 2 is not between 3 and 6 (GT-SET-07, GT-FOL-02)"),
        ({"count": 3, "size": "large"}, "followers: count: 3 is not between 1 and 2 (GT-SET-07, GT-FOL-02)"),
        ({"follower_health": 2}, "followers: health: small followers have 1 (GT-FOL-02)"),
        ({"traits": '{ id = "Proud" }'}, "champion: an id is made of small letters and dashes: 'Proud'"),
        ({"traits": '{ id = "x", needs = "hungry" }'}, "Invalid enum value 'hungry' - at `$.champion.traits[0].needs`"),
        ({"traits": '{ id = "x", at = ["dawn"] }'}, "Invalid enum value 'dawn' - at `$.champion.traits[0].at[0]`"),
        ({"health": "= 5"}, "Invalid value (at line 8, column 10)"),
    ],
)
def test_wrong_figures_are_refused(figures, says):
    """GT-SET-04, GT-SET-05, GT-SET-07, GT-FOL-02: the error names the file and the field."""
    assert refusal(**figures).startswith(f"brontes.toml: {says}")


def test_followers_have_a_name():
    """GT-SET-01: a champion brings its own follower unit."""
    text = BRONTES.format(**USUAL).replace('id = "cyclopes"', "")
    with pytest.raises(BadContent, match=r"^brontes.toml: followers: id is missing$"):
        read_champion("brontes", text, "brontes.toml")


def test_champions_have_an_ultimate_and_followers_none():
    """GT-SET-06: one ultimate for the champion."""
    text = BRONTES.format(**USUAL)
    rule = r"champions have an ultimate, followers none \(GT-SET-06\)$"
    with pytest.raises(BadContent, match=f"^brontes.toml: champion: {rule}"):
        read_champion("brontes", text.replace("ultimate =", "# ultimate ="), "brontes.toml")
    extra = text.replace("traits = []\nplot", 'traits = []\nultimate = { id = "x", type = "self" }\nplot')
    with pytest.raises(BadContent, match=f"^brontes.toml: followers: {rule}"):
        read_champion("brontes", extra, "brontes.toml")


def test_a_name_on_the_clash_side_must_be_on_the_plot_side():
    """GT-SET-08: otherwise there is no such skill."""
    text = BRONTES.format(**USUAL).replace("clash = []", 'clash = ["march"]', 1)
    with pytest.raises(BadContent) as no:
        read_champion("brontes", text, "brontes.toml")
    assert str(no.value) == "brontes.toml: champion: clash: no such skill on the plot side: 'march'"


@pytest.mark.parametrize(
    ("skill", "says"),
    [
        ('{ id = "act", type = "magic" }', "Invalid enum value 'magic' - at `$.champion.plot[0].type`"),
        ('{ id = "act", type = "enemy", range = 1 }', DICE),
        ('{ id = "act", type = "self", accuracy = [1] }', DICE),
        ('{ id = "act", type = "area", damage = [1] }', DICE),
        ('{ id = "act", type = "enemy", accuracy = [1] }', "range: an enemy skill has one (GT-SKL-11)"),
        (
            '{ id = "act", type = "enemy", range = 1, accuracy = [1, 2, 3, 4] }',
            "Expected `array` of length <= 3 - at `$.champion.plot[0].accuracy`",
        ),
        (
            '{ id = "act", type = "enemy", range = 1, accuracy = [-1] }',
            "Expected `int` >= 0 - at `$.champion.plot[0].accuracy[0]`",
        ),
        (
            '{ id = "act", type = "enemy", range = 1, accuracy = [1], targets = 0 }',
            "Expected `int` >= 1 - at `$.champion.plot[0].targets`",
        ),
        (
            '{ id = "act", type = "enemy", range = 1, accuracy = [1], dice = [{ accuracy = 1, per = "friend" }] }',
            "Invalid enum value 'friend' - at `$.champion.plot[0].dice[0].per`",
        ),
    ],
)
def test_wrong_skills_are_refused(skill, says):
    """GT-SKL-03, GT-SKL-06, GT-SKL-11, GT-SKL-12: with the file and the skill, or the place in the text."""
    where = "" if "$" in says else "champion: act: "
    assert refusal(skills=skill).startswith(f"brontes.toml: {where}{says}")


def test_an_unknown_word_is_refused_with_those_that_there_are():
    """GT-SKL-13: whom an effect happens to, and what a skill may have."""
    unknown = refusal(skills=SELF.format(effect='{ heal = 1, who = "friend" }'))
    assert unknown.endswith(
        "Invalid enum value 'friend' - at `$.champion.plot[0].do[0].who`: allowed are champion, each, each here, "
        "each in a hex, followers, friends in range, one, one friend, one friendly champion, one friendly follower, "
        "small followers in range, target, units in range, user"
    )
    assert refusal(skills='{ id = "act", sort = "self" }').endswith(
        "Object contains unknown field `sort` - at `$.champion.plot[0]`: allowed are id, type, range, accuracy, "
        "damage, targets, spread, followers, phase, bonus, needs, by_all, before, do, hit, after, dice"
    )


@pytest.mark.parametrize(
    ("effect", "says"),
    [
        ("{}", "do, entry 1: one of give, move, place, heal, wound, act, call is needed"),
        ("{ move = 1, heal = 1 }", "do, entry 1: one of give, move, place, heal, wound, act, call is needed"),
        ('{ move = 1 }, { who = "user" }', "do, entry 2: one of give, move, place, heal, wound, act, call is needed"),
        ('{ heal = 1, who = "target" }', "do, entry 1: who: 'target' is none of user, champion"),
        ('{ place = 1, who = "target" }', "do, entry 1: who: 'target' is none of user, each"),
        ('{ heal = 1, who = "champion" }', "do, entry 1: who: 'champion' is the user's own card"),
        ('{ give = "speed boon", who = "target" }', "do, entry 1: there is no target"),
        ('{ move = 1, path = "toward target" }', "do, entry 1: there is no target"),
        (
            '{ move = 1, who = "each" }, { give = "speed boon" }',
            "do, entry 1: who: 'each' comes last, and not before a damage roll",
        ),
    ],
)
def test_effects_that_cannot_happen_are_refused(effect, says):
    """GT-SKL-10: one verb in each, somebody whom that verb can concern, and a target only where there is one."""
    assert refusal(skills=SELF.format(effect=effect)) == f"brontes.toml: champion: act: {says}"


@pytest.mark.parametrize(
    ("effect", "field"),
    [
        ('{ give = "luck boon" }', "give"),
        ('{ give = "speed" }', "give"),
        ('{ give = "speed boon or" }', "give"),
        ('{ act = "fly" }', "act"),
        ('{ act = "recruit or rally" }', "act"),
        ('{ move = 1, path = "sideways" }', "path"),
        ('{ place = 1, who = "everybody" }', "who"),
        ("{ move = -1 }", "move"),
        ("{ wound = 21 }", "wound"),
        ('{ heal = "all" }', "heal"),
    ],
)
def test_words_that_no_effect_knows_are_refused(effect, field):
    """GT-STA-01, GT-TRN-05: tokens, actions, paths and numbers are checked when the file is read."""
    says = refusal(skills=SELF.format(effect=effect))
    assert says.startswith("brontes.toml: ")
    assert says.partition(": allowed")[0].endswith(f" - at `$.champion.plot[0].do[0].{field}`")


@pytest.mark.parametrize(
    ("lists", "says"),
    [
        ("do = [{ move = 1 }]", "enemy skills have `before`, `hit` and `after`, others `do` and `after`"),
        ("before = [{ move = 1 }]", "before, entry 1: one of call is needed"),
        (
            'damage = [1], hit = [{ move = 1, who = "each" }]',
            "hit, entry 1: who: 'each' comes last, and not before a damage roll",
        ),
    ],
)
def test_effects_in_the_wrong_list_are_refused(lists, says):
    """GT-C1: what comes before the roll, with the hit and after it, has its own list each."""
    assert refusal(skills=ENEMY.format(lists=lists)) == f"brontes.toml: champion: act: {says}"


def test_followers_and_champions_name_each_other():
    """GT-C33: `followers` is said on a champion's card, `champion` on its followers'."""
    cheer = SELF.format(effect='{ give = "speed boon", who = "followers" }')
    assert read(skills=cheer)
    assert refusal(followers=cheer) == (
        "brontes.toml: followers: act: do, entry 1: who: 'followers' is the user's own card"
    )


def test_errors_of_the_followers_name_them():
    """GT-SKL-12: the same checks on the followers' side."""
    skill = '{ id = "act", type = "self", accuracy = [1] }'
    assert refusal(followers=skill).startswith("brontes.toml: followers: act: enemy skills have accuracy dice")


def test_the_language_and_the_rules_know_the_same_verbs():
    """GT-SKL-10: each verb of the data has a procedure, and the other way round."""
    fields = {field for field in Effect.__struct_fields__ if field not in ("who", "path", "may")}
    assert set(effects.VERBS) == fields

"""Morrigan and the Cold Bones."""

import pytest

from tests.games.godtear.table import faces, go, line, model, table, tokens
from tests.kit import told
from theomachy.kernel import Reason

# Frost Forged


@pytest.mark.parametrize(
    ("token", "reached", "too_far"), [("", "8,6", "8,7"), ("speed+", "8,8", "8,9"), ("speed-", "8,5", "8,6")]
)
def test_frost_forged_speed(token: str, reached: str, too_far: str):
    """morrigan-frost-forged, GT-C36: a speed boon is 2 hexes more; a blight is 1 hex less, as for anybody."""
    match = go(table(f"plot\n1-morrigan 8,4 {token}\n2-titus 0,0"), "1-morrigan|advance")
    assert reached in match.request.keys()
    assert match.request.why_not(too_far).id == "gt-too-far"
    match.answer(reached)
    assert line(match, "1-morrigan") == reached


@pytest.mark.parametrize(("token", "dodge"), [("", 2), ("dodge+", 4), ("dodge-", 1)])
def test_frost_forged_dodge(token: str, dodge: int):
    """morrigan-frost-forged, GT-C36: with a dodge boon 2 more are needed to hit her; the roll uses it up."""
    t = table(f"clash\n1-titus 8,4\n2-morrigan 8,5 {token}")
    assert told(go(t, "1-titus|skill:piercing-strike", faces(5, dodge - 1)))[-1 - bool(token)] == "gt-missed"
    match = go(t, "1-titus|skill:piercing-strike", f"{faces(5, dodge)}|0 0 0 0 0 0")
    assert ("gt-hit" in told(match), line(match, "2-morrigan")) == (True, "8,5")


@pytest.mark.parametrize(("token", "protection"), [("", 3), ("protection+", 5), ("protection-", 2)])
def test_frost_forged_protection(token: str, protection: int):
    """morrigan-frost-forged, GT-C36: a protection boon takes off 2 more."""
    t = table(f"clash\n1-titus 8,4\n2-morrigan 8,5 {token}")
    match = go(t, "1-titus|skill:piercing-strike", f"1 1 1 0 0|{faces(6, protection)}")
    assert line(match, "2-morrigan") == "8,5"
    match = go(t, "1-titus|skill:piercing-strike", f"1 1 1 0 0|{faces(6, min(6, protection + 1))}")
    assert line(match, "2-morrigan") == "8,5 wounds 1"


@pytest.mark.parametrize(
    ("token", "accuracy", "damage"),
    [("", 7, 3), ("accuracy+", 9, 3), ("damage+", 7, 5), ("accuracy-", 6, 3), ("damage-", 7, 2)],
)
def test_frost_forged_dice(token: str, accuracy: int, damage: int):
    """morrigan-frost-forged, morrigan-icebolt, GT-C36: accuracy and damage boons are 2 dice more, for one roll."""
    t = table(f"clash\n1-morrigan 8,4 {token}\n2-titus 8,7")
    match = go(t, "1-morrigan|skill:icebolt", f"{faces(accuracy, 3)}|2 2 {faces(damage - 2, 0)}")
    assert line(match, "2-titus") == "8,7 wounds 1 accuracy-"
    assert tokens(match, "1-morrigan") == set()


def test_frost_forged_is_morrigans_alone():
    """morrigan-frost-forged: boons of the Cold Bones, or of an enemy, count 1."""
    t = table("""
        clash
        1-morrigan 0,0 speed+ accuracy+ damage+
        1-cold-bones 8,4 speed+ accuracy+ damage+
        2-titus 8,5 dodge+ protection+
    """)
    match = go(t, "1-cold-bones|skill:snowblade-fight", "2 2 1|0 0 0 0")  # 1, 1 beside him and 1; 3 and 1
    assert (tokens(match, "1-cold-bones"), tokens(match, "2-titus")) == ({"speed+"}, set())
    match = go(t, "1-cold-bones|advance|8,4")
    assert "8,2" in match.request.keys()
    assert "8,1" not in match.request.keys()


# Flash Freeze


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_flash_freeze_slows_all_enemies_near(phase: str):
    """morrigan-flash-freeze, GT-C17, GT-C18: champions and units within 3 hexes gain two blights, each unit once."""
    t = table(f"""
        {phase}
        1-morrigan 8,4
        1-cold-bones 8,5
        1-titus 8,3
        2-nia 8,7 speed+
        2-quartzlings 9,5 9,5 1,1
        2-maxen 8,8
        2-gearhawks 0,0
    """)
    match = go(t, "1-morrigan|skill:flash-freeze")
    assert (tokens(match, "2-nia"), tokens(match, "2-quartzlings")) == ({"dodge-"}, {"dodge-", "speed-"})
    assert not any(tokens(match, id) for id in ("2-maxen", "2-gearhawks", "1-titus", "1-cold-bones", "1-morrigan"))
    assert "gt-token-ignored" not in told(match)
    assert line(match, "1-morrigan") == "8,4 ultimate"


def test_flash_freeze_passes_over_the_fallen():
    """morrigan-flash-freeze, GT-KO-07: a knocked out champion gains no blights."""
    match = go(table("plot\n1-morrigan 8,4\n2-nia 8,5 knocked-out"), "1-morrigan|skill:flash-freeze")
    assert tokens(match, "2-nia") == set()


# Forward, Minions!


def test_forward_minions_moves_those_in_range():
    """morrigan-forward-minions: each of the Cold Bones within 4 hexes may move up to 2, the others stay."""
    t = table("plot\n1-morrigan 8,0\n1-cold-bones 8,4 8,4 8,5\n2-titus 0,0")
    match = go(t, "1-morrigan|skill:forward-minions")
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["8,4", "done"])
    match.answer("8,4")
    assert "8,6" in match.request.keys()
    assert "8,7" not in match.request.keys()
    match = go(t, "1-morrigan|skill:forward-minions|8,4|8,6|8,4|8,3")
    assert (line(match, "1-cold-bones"), match.request.question) == ("8,6 8,3 8,5", "gt-ask-action")
    assert line(go(t, "1-morrigan|skill:forward-minions|done"), "1-cold-bones") == "8,4 8,4 8,5"


@pytest.mark.parametrize("bones", ["8,9", ""])
def test_forward_minions_with_none_in_range(bones: str):
    """morrigan-forward-minions: with all of them farther away, or gone, it cannot be used."""
    match = go(table(f"plot\n1-morrigan 8,4\n1-cold-bones {bones}\n2-titus 0,0"), "1-morrigan")
    named = {"skill": "morrigan-forward-minions", "unit": "morrigan", "range": 4, "partner": "cold-bones"}
    assert match.request.why_not("skill:forward-minions") == Reason("gt-partner-too-far", "GT-SKL-04", named)


# Frosty Glance


def test_frosty_glance_brings_her_nearer():
    """morrigan-frosty-glance: a hit is a protection blight, and she may come 1 hex toward the target."""
    t = table("plot\n1-morrigan 8,4\n2-titus 8,7")
    match = go(t, "1-morrigan|skill:frosty-glance", faces(5, 3))
    assert (tokens(match, "2-titus"), match.request.by) == ({"protection-"}, "1-morrigan")
    assert match.request.keys() == ["8,4", "8,5"]
    match.answer("8,5")
    assert (line(match, "1-morrigan"), match.request.question) == ("8,5", "gt-ask-action")
    match = go(t, "1-morrigan|skill:frosty-glance", faces(5, 2))
    assert (line(match, "1-morrigan"), tokens(match, "2-titus")) == ("8,4", set())
    far = table("plot\n1-morrigan 8,4\n2-titus 8,8")
    assert go(far, "1-morrigan").request.why_not("skill:frosty-glance").id == "gt-no-target"


# Snowball's Chance

CHANCE = "1-morrigan|skill:snowballs-chance"


def test_snowballs_chance_wounds_to_the_last():
    """morrigan-snowballs-chance, GT-LAD-10: one wound of its damage, and a champion of health 14 is knocked out."""
    t = table("clash\n1-morrigan 8,4\n2-durthax 8,5")
    match = go(t, CHANCE, "2|1 1")
    assert (match.request.question, match.request.seat) == ("gt-ask-knockout-move", 0)
    assert (line(match, "2-durthax"), match.state.turn_token) == ("8,5 wounds 14 knocked-out", 10 - 5)
    match.answer("8,5")
    assert match.request.question == "gt-ask-action"


@pytest.mark.parametrize("dice", ["1", "2|1 0"])
def test_snowballs_chance_without_a_wound(dice: str):
    """morrigan-snowballs-chance: a miss, or damage that the protection takes off, does nothing more."""
    match = go(table("clash\n1-morrigan 8,4\n2-durthax 8,5"), CHANCE, dice)
    assert (line(match, "2-durthax"), match.state.turn_token) == ("8,5", 10)


def test_snowballs_chance_against_large_followers():
    """morrigan-snowballs-chance, GT-LAD-06: a Young Dragon with 5 health falls too, the other one is unhurt."""
    t = table("clash\n1-morrigan 8,4\n2-keera 0,0\n2-young-dragons 8,5 8,8")
    match = go(t, CHANCE, "2|2 1")
    assert (line(match, "2-young-dragons"), match.state.turn_token) == ("x 8,8", 10 - 2)


def test_snowballs_chance_knocks_out_once():
    """morrigan-snowballs-chance, GT-C14: whom the damage itself knocks out is worth no more for it."""
    match = go(table("clash\n1-morrigan 8,4\n2-durthax 8,5 wounds 13"), f"{CHANCE}|8,6", "2|1 1")
    assert (told(match).count("gt-knocked-out"), match.state.turn_token) == (1, 10 - 5)
    match = go(table("clash\n1-morrigan 8,4\n2-durthax 8,5 knocked-out"), CHANCE, "2|2 2")
    assert ("gt-knocked-out" in told(match), match.state.turn_token) == (False, 10)


# Iceblade and Icebolt

BLADE = "1-morrigan|skill:iceblade"


@pytest.mark.parametrize(
    ("token", "wounds"),
    [
        *[(token, 1) for token in ("speed-", "accuracy-", "damage-")],
        *[(token, 0) for token in ("", "dodge-", "protection-", "speed+", "accuracy+")],
    ],
)
def test_iceblade_bites_whom_a_blight_holds(token: str, wounds: int):
    """morrigan-iceblade: with a speed, accuracy or damage blight the target gets a wound, whatever the damage roll."""
    match = go(table(f"clash\n1-morrigan 8,4\n2-durthax 8,5 {token}"), BLADE, "1 1 0 0 0|0 0 0 0 0")
    assert model(match, "2-durthax").wounds == wounds


def test_iceblade_wounds_once_and_then_rolls():
    """morrigan-iceblade, GT-C1: two such blights are one wound; the damage comes on top, with 5 dice."""
    t = table("clash\n1-morrigan 8,4\n2-durthax 8,5 speed- damage-")
    assert line(go(t, BLADE, "1 1 0 0 0|1 1 1 0 0"), "2-durthax") == "8,5 wounds 3 speed- damage-"
    assert line(go(t, BLADE, "1 0 0 0 0"), "2-durthax") == "8,5 speed- damage-"


def test_iceblade_may_knock_out_before_the_damage():
    """morrigan-iceblade, GT-C3: then there is no damage roll."""
    t = table("clash\n1-morrigan 8,4\n2-durthax 8,5 wounds 13 speed-")
    match = go(t, f"{BLADE}|8,5", "1 1 0 0 0")
    assert (line(match, "2-durthax"), "gt-damage" in told(match)) == ("8,5 wounds 14 knocked-out", False)


def test_icebolt_that_misses():
    """morrigan-icebolt: no hit, no blight."""
    match = go(table("clash\n1-morrigan 8,4\n2-titus 8,7"), "1-morrigan|skill:icebolt", faces(7, 2))
    assert line(match, "2-titus") == "8,7"


# Brain Freeze

AXE = """
    clash
    1-blackjaw 8,4 {token}
    2-morrigan 0,0
    2-cold-bones 8,5 8,5 8,5
"""
HIT, FELL, STOOD = "1 1 0 0", "2 2 0 0 0", "0 0 0 0 0"


def swing(targets: str, dice: str, token: str = ""):
    return go(table(AXE.format(token=token)), f"1-blackjaw|skill:fiery-axe|{targets}", dice)


def test_brain_freeze_after_the_skill():
    """cold-bones-brain-freeze: whoever knocks out Cold Bones gains a dodge blight, after the last target."""
    match = swing("", f"{HIT}|{FELL}")
    assert (match.request.question, tokens(match, "1-blackjaw")) == ("gt-ask-target", set())
    match = swing("done", f"{HIT}|{FELL}")
    assert (tokens(match, "1-blackjaw"), match.request.question) == ({"dodge-"}, "gt-ask-action")


def test_brain_freeze_comes_once_for_a_skill():
    """cold-bones-brain-freeze, GT-STA-11: three that fall by one skill cost a dodge boon and no more."""
    match = swing("2-cold-bones-2|2-cold-bones-3", "|".join([HIT, FELL] * 3), "dodge+")
    assert (line(match, "2-cold-bones"), tokens(match, "1-blackjaw")) == ("", set())
    assert (told(match).count("gt-tokens-cancel"), told(match).count("gt-token")) == (1, 0)


def test_brain_freeze_needs_a_knockout():
    """cold-bones-brain-freeze: a hit that does no harm brings nothing."""
    match = swing("done", f"{HIT}|{STOOD}")
    assert (line(match, "2-cold-bones"), tokens(match, "1-blackjaw")) == ("8,5 8,5 8,5", set())


def test_brain_freeze_comes_for_each_skill():
    """cold-bones-brain-freeze: two skills in one action are two; the first costs the boon, the second is a blight."""
    t = table("clash\n1-titus 8,4 dodge+\n2-morrigan 0,0\n2-cold-bones 8,5 8,3")
    path = "1-titus|skill:path-of-destruction|piercing-strike|2-cold-bones-1"
    match = go(t, path, f"1 1 0 0 0|{FELL} 0")
    assert (tokens(match, "1-titus"), match.request.question) == (set(), "gt-ask-move")
    match = go(t, f"{path}|8,4|sweeping-slash", f"1 1 0 0 0|{FELL} 0|1 1 0 0 0 0|{FELL}")
    assert (tokens(match, "1-titus"), line(match, "2-cold-bones")) == ({"dodge-"}, "")


def test_brain_freeze_of_followers_is_for_their_unit():
    """cold-bones-brain-freeze, GT-STA-02: the token of a follower is its unit's."""
    t = table("clash\n1-luella 0,13\n1-shield-maidens 8,4\n2-morrigan 0,0\n2-cold-bones 8,5")
    match = go(t, "1-shield-maidens|skill:cleave", "1 1 0 0 0 0|2 2 0")
    assert (tokens(match, "1-shield-maidens"), tokens(match, "1-luella")) == ({"dodge-"}, set())


def test_brain_freeze_after_skills_without_a_hit_roll():
    """cold-bones-brain-freeze: any skill will do, such as Impaling Horn."""
    t = table("plot\n1-kailinn 8,3\n2-morrigan 0,0\n2-cold-bones 8,5")
    match = go(t, "1-kailinn|skill:impaling-horn|8,4|2-cold-bones-1")
    assert (line(match, "2-cold-bones"), tokens(match, "1-kailinn")) == ("", {"dodge-"})


def test_brain_freeze_is_for_enemies():
    """cold-bones-brain-freeze: a friend whose skill knocks them out is spared, and so is who strikes another unit."""
    t = table("clash\n1-luella 8,4\n1-morrigan 0,0\n1-cold-bones 8,7\n2-titus 8,6\n2-blackjaw 0,13")
    match = go(t, "1-luella|skill:arc-lightning|1-cold-bones-1", "1 1 1 0 0 0|0 0 0 0 0|2 2 0")
    assert (line(match, "1-cold-bones"), tokens(match, "1-luella")) == ("", set())
    t = table("clash\n1-blackjaw 8,4\n2-morrigan 0,0\n2-cold-bones 0,3\n2-nia 0,5\n2-quartzlings 8,5")
    match = go(t, "1-blackjaw|skill:kick", "1 1 0 0 0 0|2 2 1 0 0 0")
    assert (line(match, "2-quartzlings"), tokens(match, "1-blackjaw")) == ("", set())


# So Cool, Mistress!


def test_so_cool_mistress_has_two_boons_to_choose_from():
    """cold-bones-so-cool-mistress: Morrigan within 3 hexes gains an accuracy boon or a speed boon."""
    t = table("plot\n1-morrigan 8,4\n1-cold-bones 8,7 8,8\n2-titus 0,0")
    match = go(t, "1-cold-bones|skill:so-cool-mistress")
    assert (match.request.question, match.request.keys()) == ("gt-ask-token", ["accuracy-boon", "speed-boon"])
    match.answer("speed-boon")
    assert (tokens(match, "1-morrigan"), tokens(match, "1-cold-bones")) == ({"speed+"}, set())


def test_so_cool_mistress_from_too_far():
    """cold-bones-so-cool-mistress: not beyond 3 hexes; a knocked out Morrigan gains nothing (GT-KO-07)."""
    match = go(table("plot\n1-morrigan 8,4\n1-cold-bones 8,8\n2-titus 0,0"), "1-cold-bones")
    assert match.request.why_not("skill:so-cool-mistress").id == "gt-partner-too-far"
    t = table("plot\n1-morrigan 8,4 knocked-out\n1-cold-bones 8,5\n2-titus 0,0")
    match = go(t, "1-cold-bones|skill:so-cool-mistress")
    assert (tokens(match, "1-morrigan"), match.request.question) == (set(), "gt-ask-action")


# The Cold Bones fight


@pytest.mark.parametrize(
    ("bones", "user", "dice"),
    [("8,5", "", 2), ("8,5 8,5", "", 3), ("8,5 8,5 7,4", "7,4", 4), ("8,5 8,5 8,5 7,4 0,0", "8,5", 5)],
)
def test_chill_out_counts_the_cold_bones_next_to_the_target(bones: str, user: str, dice: int):
    """cold-bones-chill-out, GT-C22: 1 die and 1 for each of them beside the target; a hit is a damage blight."""
    t = table(f"plot\n1-morrigan 0,13\n1-cold-bones {bones}\n2-durthax 8,4")
    match = go(t, f"1-cold-bones|skill:chill-out|{user}", f"2 {faces(dice - 1, 0)}")
    assert line(match, "2-durthax") == "8,4 damage-"
    match = go(t, f"1-cold-bones|skill:chill-out|{user}", faces(dice, 1))
    assert line(match, "2-durthax") == "8,4"


def test_intense_cold_is_a_damage_boon():
    """cold-bones-intense-cold: the unit gains a damage boon."""
    match = go(table("clash\n1-morrigan 0,13\n1-cold-bones 8,4\n2-titus 0,0"), "1-cold-bones|skill:intense-cold")
    assert tokens(match, "1-cold-bones") == {"damage+"}


@pytest.mark.parametrize(
    ("bones", "user", "accuracy", "damage"),
    [("8,5", "", 2, 3), ("8,5 8,5", "", 3, 4), ("8,5 8,5 8,5 7,4", "8,5", 5, 5), ("8,5 8,5 8,5 7,4", "7,4", 5, 3)],
)
def test_snowblade_fight_counts_both(bones: str, user: str, accuracy: int, damage: int):
    """cold-bones-snowblade-fight, GT-C22, GT-SKL-06: accuracy dice by those beside the target, damage by the hex."""
    t = table(f"clash\n1-morrigan 0,13\n1-cold-bones {bones}\n2-durthax 8,4")
    match = go(t, f"1-cold-bones|skill:snowblade-fight|{user}", f"2 {faces(accuracy - 1, 0)}|{faces(damage, 2)}")
    assert line(match, "2-durthax") == "8,4 wounds 1"

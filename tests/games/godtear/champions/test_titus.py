"""Titus and the Glory Seekers: what their cards do."""

import pytest

from tests.games.godtear.table import go, line, model, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS

BLIGHTS = ["speed-blight", "dodge-blight", "protection-blight", "accuracy-blight", "damage-blight"]


def test_the_figures_of_their_cards():
    """titus, glory-seekers: class, stats and the skills of each side."""
    titus, seekers = SHEETS["titus"], SHEETS["glory-seekers"]
    assert (titus.class_, titus.speed, titus.dodge, titus.protection, titus.health) == ("maelstrom", (2, 2), 3, 3, 5)
    assert titus.ultimate == "path-of-destruction"
    assert titus.sides == {
        "plot": ("challenge", "ill-kill-you-all"),
        "clash": ("piercing-strike", "sweeping-slash"),
    }
    assert (seekers.small, seekers.count, seekers.speed) == (True, 5, (2, 2))
    assert (seekers.dodge, seekers.protection, seekers.health) == (3, 3, 1)
    assert seekers.sides == {"plot": ("roar-of-battle", "outflank"), "clash": ("hack", "surround-pound")}


# Superiority

FACED = """
    clash active 2
    1-titus 4,4
    2-nia 4,6
    2-quartzlings 3,5
"""


def test_superiority_makes_titus_harder_for_followers_to_hit():
    """titus-superiority: a follower has to roll 4 to hit him, where a champion hits with 3."""
    assert told(go(table(FACED), "2-quartzlings|skill:stones-throw", "1 1 1 0"))[-1] == "gt-missed"
    assert told(go(table(FACED), "2-nia|skill:erosion", "1 1 1 0 0"))[-2:] == ["gt-hit", "gt-token"]


def test_superiority_takes_one_more_off_the_damage_of_followers():
    """titus-superiority: 5 damage of a follower leave 1 wound, 5 damage of a champion leave 2."""
    assert model(go(table(FACED), "2-quartzlings|skill:stones-throw", "2 2 0 0|2 2 1 0"), "1-titus").wounds == 1
    assert model(go(table(FACED), "2-nia|skill:blinding-light", "2 2 0 0|2 2 1 0 0"), "1-titus").wounds == 2


def test_superiority_is_for_titus_alone():
    """titus-superiority: Glory Seekers have no more than their printed dodge."""
    t = table("""
        clash active 2
        1-titus 9,9
        1-glory-seekers 4,4
        2-quartzlings 3,5
    """)
    assert line(go(t, "2-quartzlings|skill:stones-throw", "1 1 1 0|1 1 1 1"), "1-glory-seekers") == ""


@pytest.mark.parametrize(("awake", "roll"), [(True, "gt-missed"), (False, "gt-hit")])
def test_superiority_of_a_knocked_out_titus(awake: bool, roll: str):
    """titus-superiority, GT-C15: it goes on while he is knocked out, unless the table lets such traits sleep."""
    t = table(
        """
        plot active 2
        1-titus 4,4 knocked-out
        2-quartzlings 3,5
    """,
        knocked_out_traits=awake,
    )
    assert told(go(t, "2-quartzlings|skill:shimmer", "1 1 1 0"))[-1] == roll


# Path of Destruction

AMID = """
    clash
    1-titus 4,4
    2-nia 4,5
    2-quartzlings 3,4 3,4 2,5
"""


def test_path_of_destruction_is_a_skill_a_step_and_another_skill():
    """titus-path-of-destruction, GT-A5: skill, move, skill, all in one action; the second skill is another one."""
    match = go(table(AMID), "1-titus|skill:path-of-destruction")
    assert (match.request.question, match.request.clause) == ("gt-ask-skill", "GT-A5")
    assert match.request.keys() == ["piercing-strike", "sweeping-slash", "done"]
    match = go(table(AMID), "1-titus|skill:path-of-destruction|piercing-strike|2-nia", "1 1 1 1 0|1 1 1 1 0 0")
    assert model(match, "2-nia").wounds == 2
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-titus")
    assert set(match.request.keys()) == {"4,4", "4,3", "3,3", "5,3", "5,4"}
    match.answer("5,4")
    assert match.request.keys() == ["sweeping-slash", "done"]
    match = go(
        table(AMID),
        "1-titus|skill:path-of-destruction|piercing-strike|2-nia|5,4|sweeping-slash",
        "1 1 1 1 0|1 1 1 1 0 0|1 1 1 1 0 0|2 1 0 0 0",
    )
    assert line(match, "1-titus") == "5,4 ultimate"
    assert model(match, "2-nia").wounds == 3
    assert match.request.question == "gt-ask-action"
    assert "advance" in match.request.keys()


def test_path_of_destruction_may_be_left_out_step_by_step():
    """titus-path-of-destruction: each of the three may be left out; the ultimate is used all the same."""
    match = go(table(AMID), "1-titus|skill:path-of-destruction|done|4,4|done")
    assert line(match, "1-titus") == "4,4 ultimate"
    assert match.request.question == "gt-ask-action"
    assert str(match.request.why_not("skill:path-of-destruction")) == "gt-action-taken unit=titus [GT-TRN-06]"
    assert match.request.why_not("skill:piercing-strike") is None


def test_path_of_destruction_leaves_out_skills_of_this_activation():
    """titus-path-of-destruction, GT-A5: a skill is used once, on the path or as an action of its own."""
    first = "1-titus|skill:piercing-strike|2-nia"
    match = go(table(AMID), f"{first}|skill:path-of-destruction", "0 0 0 0 0")
    assert match.request.keys() == ["sweeping-slash", "done"]
    match = go(table(AMID), "1-titus|skill:path-of-destruction|piercing-strike|2-nia|4,4|done", "0 0 0 0 0")
    assert str(match.request.why_not("skill:piercing-strike")) == "gt-action-taken unit=titus [GT-TRN-06]"


def test_path_of_destruction_may_repeat_a_skill_at_some_tables():
    """GT-A5: with `any skill` a skill may be repeated on the path."""
    t = table(AMID, ultimate_skills="any skill")
    match = go(
        t, "1-titus|skill:path-of-destruction|piercing-strike|2-nia|4,4|piercing-strike|2-nia", "0 0 0 0 0|0 0 0 0 0"
    )
    assert told(match).count("gt-missed") == 2


def test_path_of_destruction_uses_the_skills_of_the_phase():
    """titus-path-of-destruction, GT-A10: in the plot phase it is made of plot skills, if they can be used."""
    match = go(table(AMID.replace("clash", "plot")), "1-titus|skill:path-of-destruction")
    assert match.request.keys() == ["challenge", "ill-kill-you-all", "done"]
    alone = table("""
        plot
        1-titus 4,4
        2-nia 11,11
    """)
    match = go(alone, "1-titus|skill:path-of-destruction")
    assert match.request.question == "gt-ask-move", "no skill can be used, so the step comes at once"


def test_path_of_destruction_comes_once_in_a_game():
    """titus-path-of-destruction, GT-ULT-03: an ultimate that was used is refused."""
    match = go(table(AMID.replace("1-titus 4,4", "1-titus 4,4 ultimate")), "1-titus")
    reason = match.request.why_not("skill:path-of-destruction")
    assert str(reason) == "gt-ultimate-used skill=titus-path-of-destruction unit=titus [GT-ULT-03]"


# Challenge

CHALLENGED = """
    plot
    1-titus 4,4
    2-nia 4,6
    2-quartzlings 2,3 2,5 9,9
"""


def test_challenge_gives_two_blights_and_one_in_return():
    """titus-challenge: two different blights for an enemy, then one for Titus that the opponent chooses."""
    match = go(table(CHALLENGED), "1-titus|skill:challenge")
    assert (match.request.question, match.request.keys()) == ("gt-ask-enemy", ["2-nia", "2-quartzlings"])
    match.answer("2-nia")
    assert (match.request.seat, match.request.keys()) == (0, BLIGHTS)
    match.answer("dodge-blight")
    assert (match.request.seat, match.request.keys()) == (0, [key for key in BLIGHTS if key != "dodge-blight"])
    match.answer("damage-blight")
    assert (match.request.seat, match.request.keys()) == (1, BLIGHTS)
    match.answer("dodge-blight")
    assert tokens(match, "2-nia") == {"dodge-", "damage-"}
    assert tokens(match, "1-titus") == {"dodge-"}


def test_challenge_concerns_a_whole_unit():
    """titus-challenge, GT-C17: a unit is one choice, however many of its models are within range."""
    match = go(
        table(CHALLENGED), "1-titus|skill:challenge|2-quartzlings|speed-blight|accuracy-blight|protection-blight"
    )
    assert tokens(match, "2-quartzlings") == {"speed-", "accuracy-"}
    assert tokens(match, "2-nia") == set()
    assert tokens(match, "1-titus") == {"protection-"}


def test_challenge_cancels_boons():
    """titus-challenge, GT-STA-11: a blight takes away the boon of its kind, on both sides."""
    t = table(CHALLENGED.replace("4,6", "4,6 speed+").replace("4,4", "4,4 damage+"))
    match = go(t, "1-titus|skill:challenge|2-nia|speed-blight|dodge-blight|damage-blight")
    assert tokens(match, "2-nia") == {"dodge-"}
    assert tokens(match, "1-titus") == set()


def test_challenge_needs_an_enemy_within_range():
    """titus-challenge: an enemy three hexes away, or knocked out, is nobody to challenge."""
    far = go(table("plot\n1-titus 4,4\n2-nia 4,7"), "1-titus")
    assert str(far.request.why_not("skill:challenge")) == "gt-no-target unit=titus range=2 [GT-SKL-10]"
    down = go(table("plot\n1-titus 4,4\n2-nia 4,5 knocked-out"), "1-titus")
    assert str(down.request.why_not("skill:challenge")) == "gt-no-target unit=titus range=2 [GT-SKL-10]"


# I'll Kill You All!


def test_ill_kill_you_all_moves_the_followers_within_range():
    """titus-ill-kill-you-all: a hit moves each follower of the unit within 3 hexes, by up to 1."""
    t = table("""
        plot
        1-titus 4,4
        2-nia 4,5
        2-quartzlings 4,6 4,7 4,8
    """)
    match = go(t, "1-titus|skill:ill-kill-you-all")
    assert match.request.keys() == ["2-quartzlings-1", "2-quartzlings-2"], "no champion, and nobody 4 hexes away"
    assert str(match.request.why_not("2-nia")) == "gt-followers-only target=nia range=3 [GT-SKL-14]"
    assert str(match.request.why_not("2-quartzlings-3")) == "gt-out-of-range target=quartzlings range=3 [GT-SKL-04]"
    hit = "1-titus|skill:ill-kill-you-all|2-quartzlings-2"
    match = go(t, hit, "1 1 0 0 0 0")
    assert (match.request.seat, match.request.question) == (0, "gt-ask-next")
    assert match.request.keys() == ["4,6", "4,7", "done"]
    match = go(t, f"{hit}|4,7|3,7|4,6", "1 1 0 0 0 0")
    assert str(match.request.why_not("5,6")) == "gt-no-followers-on-objectives hex=5,6 [GT-ENT-07]"
    match = go(t, f"{hit}|4,7|3,7|4,6|4,6", "1 1 0 0 0 0")
    assert line(match, "2-quartzlings") == "4,6 3,7 4,8"
    assert match.request.question == "gt-ask-action"


def test_ill_kill_you_all_may_leave_them_where_they_are():
    """titus-ill-kill-you-all: up to 1 hex may be none; a miss moves nobody and asks nothing."""
    t = table("plot\n1-titus 4,4\n2-quartzlings 4,6 4,7")
    answers = "1-titus|skill:ill-kill-you-all|2-quartzlings-1"
    match = go(t, f"{answers}|done", "2 0 0 0 0 0")
    assert (line(match, "2-quartzlings"), match.request.question) == ("4,6 4,7", "gt-ask-action")
    assert go(t, answers, "1 0 0 0 0 0").request.question == "gt-ask-action"


def test_ill_kill_you_all_needs_a_follower():
    """titus-ill-kill-you-all, GT-SKL-11: with only a champion within range it cannot be used."""
    match = go(table("plot\n1-titus 4,4\n2-nia 4,5"), "1-titus")
    reason = match.request.why_not("skill:ill-kill-you-all")
    assert str(reason) == "gt-no-target skill=titus-ill-kill-you-all unit=titus range=3 [GT-SKL-11]"


# Piercing Strike and Sweeping Slash


def test_piercing_strike_goes_through_one_hex():
    """titus-piercing-strike: two targets if they share a hex, one after the other."""
    t = table("""
        clash token 11
        1-titus 4,4
        2-nia 4,3
        2-quartzlings 4,5 4,5 3,4
    """)
    strike = "1-titus|skill:piercing-strike"
    assert go(t, strike).request.keys() == ["2-nia", "2-quartzlings-1", "2-quartzlings-3"]
    match = go(t, f"{strike}|2-quartzlings-1", "1 1 0 0 0|2 2 1 0 0 0")
    assert match.request.keys() == ["2-quartzlings-2", "done"]
    assert str(match.request.why_not("2-quartzlings-3")) == "gt-not-in-first-hex target=quartzlings hex=4,5 [GT-SKL-14]"
    match = go(t, f"{strike}|2-quartzlings-1|2-quartzlings-2", "1 1 0 0 0|2 2 1 0 0 0|1 1 0 0 0|2 2 1 0 0 0")
    assert line(match, "2-quartzlings") == "x x 3,4"
    assert match.state.turn_token == 7, "1 step for each, and 1 more because Titus is a maelstrom"


def test_piercing_strike_may_stop_after_one():
    """titus-piercing-strike: the second target may be left out, and a target alone in its hex is the only one."""
    t = table("clash\n1-titus 4,4\n2-nia 4,3\n2-quartzlings 4,5 4,5 3,4", miss_ends="that target")
    match = go(t, "1-titus|skill:piercing-strike|2-quartzlings-1|done", "0 0 0 0 0")
    assert match.request.question == "gt-ask-action"
    match = go(t, "1-titus|skill:piercing-strike|2-nia", "2 2 0 0 0|2 2 0 0 0 0")
    assert model(match, "2-nia").wounds == 2
    assert match.request.question == "gt-ask-action"


def test_sweeping_slash_strikes_in_two_hexes():
    """titus-sweeping-slash: two targets if their hexes differ."""
    t = table(
        """
        clash
        1-titus 4,4
        2-nia 4,3
        2-quartzlings 4,5 4,5 3,4
    """,
        miss_ends="that target",
    )
    slash = "1-titus|skill:sweeping-slash|2-quartzlings-1"
    match = go(t, slash, "0 0 0 0 0 0")
    assert match.request.keys() == ["2-nia", "2-quartzlings-3", "done"]
    assert str(match.request.why_not("2-quartzlings-2")) == "gt-same-hex hex=4,5 [GT-SKL-14]"
    match = go(t, f"{slash}|2-nia", "0 0 0 0 0 0|1 1 1 1 0 0|1 1 1 0 0")
    assert line(match, "2-quartzlings") == "4,5 4,5 3,4"
    assert model(match, "2-nia").wounds == 1
    assert match.request.question == "gt-ask-action"


def test_both_targets_named_before_the_first_roll():
    """titus-sweeping-slash, GT-C4: with `all at once` both targets are named, then each is dealt with in turn."""
    t = table(
        "clash\n1-titus 4,4\n2-nia 4,3\n2-quartzlings 4,5 4,5 3,4", targets_named="all at once", miss_ends="that target"
    )
    match = go(t, "1-titus|skill:sweeping-slash|2-quartzlings-1")
    assert match.request.keys() == ["2-nia", "2-quartzlings-3", "done"]
    match = go(t, "1-titus|skill:sweeping-slash|2-quartzlings-1|2-nia", "0 0 0 0 0 0|1 1 1 1 0 0|1 1 1 0 0")
    assert (line(match, "2-quartzlings"), model(match, "2-nia").wounds) == ("4,5 4,5 3,4", 1)


# Rapid Deployment


def test_rapid_deployment_moves_the_recruit():
    """glory-seekers-rapid-deployment: the Glory Seeker that came back moves up to 2 hexes, no other does."""
    t = table("""
        plot
        1-titus 4,4
        1-glory-seekers 9,9
        2-nia 11,11
    """)
    match = go(t, "1-glory-seekers|recruit|4,5")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-glory-seekers-2")
    assert {"4,5", "4,7"} <= set(match.request.keys())
    assert str(match.request.why_not("4,8")) == "gt-too-far hex=4,8 steps=2 [GT-MOV-03]"
    match.answer("4,7")
    assert line(match, "1-glory-seekers") == "9,9 4,7"
    assert line(go(t, "1-glory-seekers|recruit|4,5|4,5"), "1-glory-seekers") == "9,9 4,5"


def test_rapid_deployment_is_no_advance():
    """glory-seekers-rapid-deployment, GT-ADV-04: speed tokens neither count nor expire."""
    t = table("plot\n1-titus 4,4\n1-glory-seekers 9,9 speed-\n2-nia 11,11")
    match = go(t, "1-glory-seekers|recruit|4,5|4,7")
    assert tokens(match, "1-glory-seekers") == {"speed-"}
    assert match.request.why_not("advance") is None


# Roar of Battle


def test_roar_of_battle_moves_a_champion():
    """glory-seekers-roar-of-battle: one friendly champion within 2 hexes of the user may move 1 hex."""
    t = table("plot\n1-titus 4,4\n1-nia 2,3\n1-glory-seekers 3,4 9,9\n2-titus 4,5\n2-nia 11,11")
    roar = "1-glory-seekers|skill:roar-of-battle"
    assert set(go(t, roar).request.keys()) == {"3,4", "9,9"}, "any Glory Seeker may be the user"
    match = go(t, f"{roar}|3,4")
    assert match.request.keys() == ["1-titus", "1-nia"]
    match.answer("1-nia")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-nia")
    match.answer("2,4")
    assert line(match, "1-nia") == "2,4"
    assert line(go(t, f"{roar}|3,4|1-titus|4,4"), "1-titus") == "4,4"
    assert go(t, f"{roar}|9,9").request.question == "gt-ask-action", "nobody is within range"


def test_roar_of_battle_does_not_move_the_knocked_out():
    """glory-seekers-roar-of-battle, GT-KO-06: a knocked out champion cannot be chosen."""
    t = table("plot\n1-titus 4,4 knocked-out\n1-nia 2,3\n1-glory-seekers 3,4\n2-titus 9,9\n2-nia 11,11")
    match = go(t, "1-glory-seekers|skill:roar-of-battle")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-nia")


# Outflank


def test_outflank_places_the_glory_seekers_around_the_target():
    """glory-seekers-outflank: each Glory Seeker next to the target is placed next to it, those elsewhere stay."""
    t = table("""
        plot
        1-titus 9,3
        1-glory-seekers 4,5 4,5 3,4 4,6
        2-nia 4,4
        2-quartzlings 4,3
    """)
    flank = "1-glory-seekers|skill:outflank|4,5"
    match = go(t, flank, "1 1 1 1 0 0")
    assert (match.request.question, match.request.keys()) == ("gt-ask-next", ["4,5", "3,4"])
    match = go(t, f"{flank}|4,5", "1 1 1 1 0 0")
    assert match.request.question == "gt-ask-place"
    assert set(match.request.keys()) == {"3,4", "3,3", "5,3", "5,4"}
    match = go(t, f"{flank}|4,5|5,3|4,5|5,3|5,3", "1 1 1 1 0 0")
    assert line(match, "1-glory-seekers") == "5,3 5,3 5,3 4,6"
    assert match.request.question == "gt-ask-action"


def test_outflank_may_leave_them_where_they_are_by_agreement():
    """glory-seekers-outflank, GT-B12: with the table option, the hex where one stands is a choice as well."""
    t = table("plot\n1-titus 9,3\n1-glory-seekers 4,5 3,4\n2-nia 4,4", stays_when_placed=True)
    flank = "1-glory-seekers|skill:outflank|4,5"
    match = go(t, f"{flank}|4,5|4,5|3,4", "1 1 1 1 0 0")
    assert (line(match, "1-glory-seekers"), match.request.question) == ("4,5 3,4", "gt-ask-action")
    assert go(t, flank, "1 1 1 0 0 0").request.question == "gt-ask-action"


# Hack and Surround Pound


@pytest.mark.parametrize(("places", "dice"), [("4,5", 5), ("4,5 4,5", 5), ("4,5 4,5 4,5", 6)])
def test_hack_gives_a_protection_blight(places: str, dice: int):
    """glory-seekers-hack: with two companions there is one die more; the target gains a protection blight."""
    t = table(f"clash\n1-titus 9,9\n1-glory-seekers {places}\n2-nia 4,4")
    match = go(t, "1-glory-seekers|skill:hack", " ".join(["1"] * 4 + ["0"] * (dice - 4)))
    assert tokens(match, "2-nia") == {"protection-"}
    assert model(match, "2-nia").wounds == 0


@pytest.mark.parametrize(
    ("places", "user", "hit", "damage"),
    [
        ("4,5", "", 4, 3),
        ("4,5 4,5", "", 4, 4),
        ("4,5 4,5 4,5", "", 4, 5),
        ("4,5 3,4", "4,5", 5, 4),
        ("4,5 3,4 3,4 5,4", "4,5", 6, 5),
        ("4,5 4,5 3,4 3,3 4,7", "4,5", 6, 6),
    ],
)
def test_surround_pound_counts_other_hexes_with_glory_seekers(places: str, user: str, hit: int, damage: int):
    """glory-seekers-surround-pound, GT-C22: one die more for both rolls for each other hex next to the target."""
    t = table(f"clash\n1-titus 9,9\n1-glory-seekers {places}\n2-nia 4,4")
    faces = [" ".join(["1"] * 4 + ["0"] * (hit - 4)), " ".join(["1"] * 3 + ["0"] * (damage - 3))]
    match = go(t, f"1-glory-seekers|skill:surround-pound|{user}", "|".join(faces))
    assert model(match, "2-nia").wounds == 1


def test_surround_pound_of_a_unit_earns_no_bonus_step():
    """glory-seekers-surround-pound, GT-C11: what the unit knocks out is worth 1, or 2 where its class counts."""
    text = "clash token 11\n1-titus 9,9\n1-glory-seekers 4,5\n2-quartzlings 4,4"
    dice = "1 1 0 0|2 2 1"
    assert go(table(text), "1-glory-seekers|skill:surround-pound", dice).state.turn_token == 10
    earns = table(text, followers_earn_bonus=True)
    assert go(earns, "1-glory-seekers|skill:surround-pound", dice).state.turn_token == 9


def test_titus_is_knocked_out_at_five_wounds():
    """GT-T-08: 4 wounds and 3 more are 5; the surplus is lost, tokens go, and the opponent moves him."""
    t = table("clash active 2 token 10\n1-titus 4,4 wounds 4 speed+ damage-\n2-nia 4,6")
    match = go(t, "2-nia|skill:blinding-light", "1 1 1 0|2 2 1 1 0")
    assert (match.request.seat, match.request.question) == (1, "gt-ask-knockout-move")
    match.answer("4,2")
    assert line(match, "1-titus") == "4,2 wounds 5 knocked-out"
    assert tokens(match, "1-titus") == set()
    assert unit(match, "1-titus").knocked_out
    assert match.state.turn_token == 14

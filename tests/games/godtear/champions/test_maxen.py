"""Maxen and the Gearhawks: what their cards do."""

import pytest

from tests.games.godtear.table import faces, go, line, model, table, tokens
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS


def test_the_figures_of_their_cards():
    """maxen, gearhawks: class, stats and the skills of each side."""
    maxen, hawks = SHEETS["maxen"], SHEETS["gearhawks"]
    assert (maxen.class_, maxen.speed, maxen.dodge, maxen.protection, maxen.health) == ("slayer", (1, 2), 3, 3, 6)
    assert maxen.ultimate == "bird-shot"
    assert maxen.sides == {"plot": ("march", "tinker"), "clash": ("piercing-round", "shrapnel-shot")}
    assert (hawks.small, hawks.count, hawks.speed) == (True, 5, (1, 0))
    assert (hawks.dodge, hawks.protection, hawks.health) == (3, 2, 1)
    assert hawks.sides == {"plot": ("migration", "talon-rake"), "clash": ("migration", "dive-bomb")}


# Scavenger

PREY = """
    clash token 11
    1-maxen 4,4
    1-gearhawks 3,5
    2-nia 4,5 wounds 5
    2-nia-banner 5,6
    2-quartzlings 9,9 9,9 9,9
"""


def test_scavenger_takes_the_banner_of_a_knocked_out_champion():
    """maxen-scavenger, GT-C13: the steps (5 for a slayer), the move, and then the banner goes."""
    match = go(table(PREY), "1-maxen|skill:piercing-round", faces(6, 4))
    assert (match.request.question, match.state.turn_token) == ("gt-ask-knockout-move", 6)
    assert line(match, "2-nia-banner") == "5,6"
    match.answer("4,7")
    assert told(match)[-4:] == ["gt-knocked-out", "gt-steps", "gt-moved", "gt-banner-removed"]
    assert line(match, "2-nia-banner") == ""
    assert line(match, "2-nia") == "4,7 wounds 6 knocked-out"


def test_scavenger_is_about_what_maxen_does_himself():
    """maxen-scavenger: when the Gearhawks knock a champion out, its banner stays."""
    match = go(table(PREY), "1-gearhawks|skill:dive-bomb|4,5", f"2 2 0|{faces(4, 3)}")
    assert line(match, "2-nia") == "4,5 wounds 6 knocked-out"
    assert line(match, "2-nia-banner") == "5,6"


def test_scavenger_leaves_banners_of_others_alone():
    """maxen-scavenger: a follower that is knocked out costs its champion no banner, nor does a champion another's."""
    t = table(PREY.replace("2-nia 4,5 wounds 5", "2-nia 11,11").replace("9,9 9,9 9,9", "4,5"))
    match = go(t, "1-maxen|skill:piercing-round", faces(6, 2))
    assert (line(match, "2-quartzlings"), line(match, "2-nia-banner")) == ("", "5,6")
    t = table(PREY.replace("2-nia-banner 5,6", "2-titus 11,11\n2-titus-banner 5,6\n1-nia 11,0"))
    match = go(t, "1-maxen|skill:piercing-round|4,5", faces(6, 4))
    assert (line(match, "2-nia"), line(match, "2-titus-banner")) == ("4,5 wounds 6 knocked-out", "5,6")


def test_scavenger_without_a_banner_does_nothing():
    """maxen-scavenger: a champion whose banner is not out has none to lose."""
    t = table(PREY.replace("2-nia-banner 5,6", ""))
    match = go(t, "1-maxen|skill:piercing-round|4,5", faces(6, 4))
    assert "gt-banner-removed" not in told(match)


def test_scavenger_where_banners_fall_anyway():
    """maxen-scavenger, GT-F14: a banner that fell with its champion is removed once."""
    match = go(table(PREY, banner_falls=True), "1-maxen|skill:piercing-round|4,5", faces(6, 4))
    assert told(match).count("gt-banner-removed") == 1


def test_scavenger_lets_the_quartzlings_recruit():
    """maxen-scavenger, quartzlings-rock-formation: the lost banner of Nia brings one of them back."""
    t = table(PREY.replace("9,9 9,9 9,9", "9,9 9,9"))
    match = go(t, "1-maxen|skill:piercing-round|4,5", faces(6, 4))
    assert (match.request.seat, match.request.keys()) == (1, ["recruit", "done"])
    match.answer("recruit")
    match.answer("4,6")
    assert line(match, "2-quartzlings") == "9,9 9,9 4,6"
    assert match.request.by == "1-maxen"


# Bird Shot

FLOCK = """
    clash token 11
    1-maxen 4,4
    1-gearhawks 9,3 9,3 9,4 9,5
    2-titus 4,7
"""


@pytest.mark.parametrize(
    ("taken", "left", "dice"),
    [
        ("done", "9,3 9,3 9,4 9,5", 2),
        ("1-gearhawks-3|done", "9,3 9,3 x 9,5", 4),
        ("1-gearhawks-1|1-gearhawks-2|done", "x x 9,4 9,5", 6),
        ("1-gearhawks-1|1-gearhawks-4|1-gearhawks-2", "x x 9,4", 8),
    ],
)
def test_bird_shot_buys_dice_with_gearhawks(taken: str, left: str, dice: int):
    """maxen-bird-shot, GT-KO-10: each of up to 3 that leave gives 2 dice for both rolls, and nobody any step."""
    match = go(table(FLOCK), f"1-maxen|skill:bird-shot|{taken}", f"2 1 {faces(dice - 2, 0)}|2 2 {faces(dice - 2, 0)}")
    assert line(match, "1-gearhawks") == left
    assert model(match, "2-titus").wounds == 1
    assert line(match, "1-maxen") == "4,4 ultimate"
    assert match.state.turn_token == 11


def test_bird_shot_asks_for_one_bird_after_another():
    """maxen-bird-shot: those of one hex are all the same, and each question may end it."""
    match = go(table(FLOCK), "1-maxen|skill:bird-shot")
    assert (match.request.question, match.request.clause) == ("gt-ask-take-off", "GT-KO-10")
    assert match.request.keys() == ["1-gearhawks-1", "1-gearhawks-3", "1-gearhawks-4", "done"]
    match.answer("1-gearhawks-1")
    assert match.request.keys() == ["1-gearhawks-2", "1-gearhawks-3", "1-gearhawks-4", "done"]


def test_bird_shot_without_gearhawks():
    """maxen-bird-shot: with none on the battlefield it has its 2 dice; a miss uses it up, too (GT-A10)."""
    t = table("plot\n1-maxen 4,4\n2-titus 4,7")
    match = go(t, "1-maxen|skill:bird-shot", "1 1")
    assert told(match)[-1] == "gt-missed"
    assert line(match, "1-maxen") == "4,4 ultimate"


def test_bird_shot_of_the_last_gearhawk():
    """maxen-bird-shot, GT-FOL-04: with the last of them the tokens of the unit go."""
    t = table("plot\n1-maxen 4,4\n1-gearhawks 9,3 damage+\n2-titus 4,7")
    match = go(t, "1-maxen|skill:bird-shot|1-gearhawks-1", "0 0 0 0")
    assert (line(match, "1-gearhawks"), tokens(match, "1-gearhawks")) == ("", set())


def test_bird_shot_needs_a_target_within_range():
    """maxen-bird-shot, GT-SKL-11: an enemy 4 hexes away is too far."""
    match = go(table(FLOCK.replace("4,7", "4,8")), "1-maxen")
    reason = match.request.why_not("skill:bird-shot")
    assert str(reason) == "gt-no-target skill=maxen-bird-shot unit=maxen range=3 [GT-SKL-11]"


# March and Tinker


def test_march_moves_maxen_one_hex():
    """maxen-march: up to 1 hex."""
    t = table("plot\n1-maxen 4,4\n2-titus 11,11")
    match = go(t, "1-maxen|skill:march")
    assert set(match.request.keys()) == {"4,4", "4,3", "4,5", "3,3", "3,4", "5,3", "5,4"}
    match.answer("5,4")
    assert line(match, "1-maxen") == "5,4"


def test_tinker_recruits_and_gives_a_boon():
    """maxen-tinker: the Gearhawks may recruit at once, wherever they are, and may gain any one boon."""
    t = table("plot\n1-maxen 4,4\n1-gearhawks 11,11\n2-titus 0,0")
    match = go(t, "1-maxen|skill:tinker")
    assert (match.request.question, match.request.keys()) == ("gt-ask-granted", ["recruit", "done"])
    match = go(t, "1-maxen|skill:tinker|recruit|4,5")
    assert line(match, "1-gearhawks") == "11,11 4,5"
    assert match.request.keys() == [
        *("speed-boon", "dodge-boon", "protection-boon", "accuracy-boon", "damage-boon", "none"),
    ]
    match.answer("damage-boon")
    assert line(match, "1-gearhawks") == "11,11 4,5 damage+"
    assert match.request.question == "gt-ask-action"


def test_tinker_may_leave_out_either_or_both():
    """maxen-tinker: both are a may; a full unit is only asked for the boon."""
    t = table("plot\n1-maxen 4,4\n1-gearhawks 11,11\n2-titus 0,0")
    assert line(go(t, "1-maxen|skill:tinker|done|speed-boon"), "1-gearhawks") == "11,11 speed+"
    assert line(go(t, "1-maxen|skill:tinker|recruit|4,5|none"), "1-gearhawks") == "11,11 4,5"
    match = go(t, "1-maxen|skill:tinker|done|none")
    assert (line(match, "1-gearhawks"), match.request.question) == ("11,11", "gt-ask-action")
    full = table("plot\n1-maxen 4,4\n1-gearhawks 9,1 9,2 9,3 9,4 9,5\n2-titus 0,0")
    assert go(full, "1-maxen|skill:tinker").request.question == "gt-ask-token"


def test_tinker_brings_back_a_unit_without_models():
    """maxen-tinker, GT-A3: the recruit comes on top; in their own activation they may recruit again."""
    t = table("plot\n1-maxen 4,4\n2-titus 0,0")
    match = go(t, "1-maxen|skill:tinker|recruit|4,5|dodge-boon|end")
    assert line(match, "1-gearhawks") == "4,5 dodge+"
    assert match.request.by == "1-gearhawks"
    assert match.request.why_not("recruit") is None


# Piercing Round and Shrapnel Shot


@pytest.mark.parametrize(
    ("reading", "place", "dice"),
    [
        *[("distance minus one", place, dice) for place, dice in (("4,5", 6), ("4,6", 5), ("4,7", 4))],
        *[("distance", place, dice) for place, dice in (("4,5", 5), ("4,6", 4), ("4,7", 3))],
    ],
)
def test_piercing_round_loses_dice_with_distance(reading: str, place: str, dice: int):
    """maxen-piercing-round, GT-C21: one accuracy die fewer for each hex between; a hit is 1 wound without a roll."""
    t = table(f"clash\n1-maxen 4,4\n2-titus {place}", hexes_between=reading)
    match = go(t, "1-maxen|skill:piercing-round", faces(dice, 3))
    assert line(match, "2-titus") == f"{place} wounds 1"
    assert "gt-damage" not in told(match)


def test_piercing_round_that_misses_wounds_nobody():
    """maxen-piercing-round: no hit, no wound; protection and its tokens play no part in a wound without a roll."""
    t = table("clash\n1-maxen 4,4\n2-titus 4,5 protection+")
    assert line(go(t, "1-maxen|skill:piercing-round", faces(6, 2)), "2-titus") == "4,5 protection+"
    assert line(go(t, "1-maxen|skill:piercing-round", faces(6, 3)), "2-titus") == "4,5 wounds 1 protection+"


SHOT = "1-maxen|skill:shrapnel-shot"


@pytest.mark.parametrize(
    ("place", "hit", "moved", "damage"),
    [("4,5", 6, "4,5", 6), ("4,5", 6, "4,6", 5), ("4,6", 5, "4,6", 5), ("4,6", 5, "4,7", 4), ("4,7", 4, "4,8", 3)],
)
def test_shrapnel_shot_counts_the_hexes_anew_for_damage(place: str, hit: int, moved: str, damage: int):
    """maxen-shrapnel-shot, GT-C1: the hit effect moves the target before the damage dice are taken up."""
    t = table(f"clash\n1-maxen 4,4\n2-titus {place}")
    match = go(t, f"{SHOT}|{moved}", f"{faces(hit, 3)}|2 2 {faces(damage - 2, 0)}")
    assert line(match, "2-titus") == f"{moved} wounds 1"


def test_shrapnel_shot_by_the_whole_distance():
    """maxen-shrapnel-shot, GT-C21: with `distance` both rolls have as many dice fewer as there are hexes."""
    t = table("clash\n1-maxen 4,4\n2-titus 4,6", hexes_between="distance")
    match = go(t, f"{SHOT}|4,7", f"{faces(4, 3)}|2 2 0")
    assert line(match, "2-titus") == "4,7 wounds 1"


def test_shrapnel_shot_moves_the_target_away():
    """maxen-shrapnel-shot: Maxen's player moves it away from him, by 1 hex or none; a miss does nothing."""
    t = table("clash\n1-maxen 4,4\n2-titus 4,6")
    match = go(t, SHOT, faces(5, 3))
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "2-titus")
    assert set(match.request.keys()) == {"4,6", "4,7", "3,6", "5,6"}
    assert str(match.request.why_not("3,5")) == "gt-not-away hex=3,5 steps=1 [GT-MOV-08]"
    assert go(t, SHOT, faces(5, 2)).request.question == "gt-ask-action"


def test_shrapnel_shot_out_of_range():
    """GT-C2: with `in range` a target pushed beyond 3 hexes gets no damage roll."""
    t = table("clash\n1-maxen 4,4\n2-titus 4,7", damage_after_push="in range")
    match = go(t, f"{SHOT}|4,8", faces(4, 3))
    assert line(match, "2-titus") == "4,8"
    match = go(t, f"{SHOT}|4,7", f"{faces(4, 3)}|2 2 0 0")
    assert line(match, "2-titus") == "4,7 wounds 1"


# Eagle Eye

WATCH = """
    plot
    1-maxen 4,4
    1-gearhawks 4,5 9,9
    1-titus 3,5
    1-nia 9,8 knocked-out
    2-titus 3,4
    2-nia 11,11
    2-maxen 11,10
"""


def test_eagle_eye_gives_an_accuracy_boon_when_the_activation_ends():
    """gearhawks-eagle-eye: one friendly champion next to a Gearhawk, no enemy and nobody knocked out."""
    match = go(table(WATCH), "1-gearhawks|end")
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-friend", "1-gearhawks")
    assert match.request.keys() == ["1-maxen", "1-titus", "done"]
    match.answer("1-titus")
    assert (tokens(match, "1-titus"), tokens(match, "1-maxen")) == ({"accuracy+"}, set())
    assert match.request.question == "gt-ask-activate"


def test_eagle_eye_may_be_left_out():
    """gearhawks-eagle-eye: it may; with no champion near nothing is asked."""
    match = go(table(WATCH), "1-gearhawks|end|done")
    assert (tokens(match, "1-titus"), tokens(match, "1-maxen")) == (set(), set())
    assert match.request.question == "gt-ask-activate"
    far = table(WATCH.replace("4,5 9,9", "7,7"))
    assert go(far, "1-gearhawks|end").request.question == "gt-ask-activate"


def test_eagle_eye_looks_where_they_are_in_the_end():
    """gearhawks-eagle-eye: after Migration it is the new places that count, and after two actions it works as well."""
    t = table("clash\n1-maxen 4,4\n1-gearhawks 4,7\n2-titus 11,11")
    match = go(t, "1-gearhawks|skill:migration|4,7|4,5|end|1-maxen")
    assert tokens(match, "1-maxen") == {"accuracy+"}


def test_eagle_eye_is_for_their_own_activation():
    """gearhawks-eagle-eye: the end of Maxen's activation brings nothing."""
    assert go(table(WATCH), "1-maxen|end").request.question == "gt-ask-activate"


# Migration


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_migration_places_each_gearhawk(phase: str):
    """gearhawks-migration: each in a hex at most 3 hexes away, never on an objective hex; each of them may stay."""
    t = table(f"{phase}\n1-maxen 9,9\n1-gearhawks 4,4 4,4\n2-titus 4,5\n2-glory-seekers 3,3 3,4 4,3 5,3 5,4")
    match = go(t, "1-gearhawks|skill:migration|4,4")
    assert match.request.question == "gt-ask-place"
    assert {"4,4", "4,7", "4,6", "1,3", "7,5"} <= set(match.request.keys())
    assert str(match.request.why_not("5,6")) == "gt-no-followers-on-objectives hex=5,6 [GT-ENT-07]"
    assert str(match.request.why_not("4,8")) == "gt-too-far-from hex=4,8 range=3 starts=['4,4'] [GT-MOV-05]"
    match = go(t, "1-gearhawks|skill:migration|4,4|4,7|4,4|4,4")
    assert line(match, "1-gearhawks").startswith("4,7 4,4")
    assert line(go(t, "1-gearhawks|skill:migration|done"), "1-gearhawks").startswith("4,4 4,4")


# Talon Rake and Dive Bomb


@pytest.mark.parametrize(
    ("places", "user", "dice"),
    [("4,5", "", 3), ("4,5 4,5", "", 4), ("4,5 4,5 3,4", "4,5", 5), ("4,5 4,5 3,4 3,5 9,9", "4,5", 5)],
)
def test_talon_rake_counts_the_gearhawks_next_to_the_target(places: str, user: str, dice: int):
    """gearhawks-talon-rake, GT-C22: 2 dice and 1 for each model next to the target, the user and its mates included."""
    t = table(f"plot\n1-maxen 9,3\n1-gearhawks {places}\n2-nia 4,4")
    match = go(t, f"1-gearhawks|skill:talon-rake|{user}", f"2 2 {faces(dice - 2, 0)}")
    assert line(match, "2-nia") == "4,4 protection-"


@pytest.mark.parametrize(
    ("places", "user", "dice"), [("4,5", "", 3), ("4,5 4,5 4,5", "", 5), ("4,5 4,5 3,4 5,4 5,3", "4,5", 7)]
)
def test_dive_bomb_counts_the_gearhawks_next_to_the_target(places: str, user: str, dice: int):
    """gearhawks-dive-bomb, GT-C22: 2 accuracy dice and 1 for each model next to the target; always 4 damage dice."""
    t = table(f"clash\n1-maxen 9,3\n1-gearhawks {places}\n2-nia 4,4")
    match = go(t, f"1-gearhawks|skill:dive-bomb|{user}", f"2 2 {faces(dice - 2, 0)}|2 1 0 0")
    assert line(match, "2-nia") == "4,4 wounds 1"


def test_dive_bomb_against_titus():
    """gearhawks-dive-bomb, titus-superiority: Titus has 1 more dodge and protection against them."""
    t = table("clash\n1-maxen 9,3\n1-gearhawks 4,5 4,5\n2-titus 4,4")
    assert told(go(t, "1-gearhawks|skill:dive-bomb", "2 1 0 0"))[-1] == "gt-missed"
    assert line(go(t, "1-gearhawks|skill:dive-bomb", "2 2 0 0|2 2 1 0"), "2-titus") == "4,4 wounds 1"

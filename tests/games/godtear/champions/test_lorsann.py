"""Lorsann and the Mistwood Rangers: archers who shoot, wound and are gone."""

import pytest

from tests.games.godtear.table import faces, go, line, model, table, tokens, told_numbers, unit
from tests.kit import told
from theomachy.games.godtear import GAME
from theomachy.games.godtear.cards import SHEETS


def test_the_figures_of_their_cards():
    """lorsann, mistwood-rangers: class, stats and the skills of each side."""
    lorsann, rangers = SHEETS["lorsann"], SHEETS["mistwood-rangers"]
    assert (lorsann.class_, lorsann.speed, lorsann.dodge, lorsann.protection, lorsann.health) == (
        *("slayer", (2, 3), 4, 1, 6),
    )
    assert lorsann.ultimate == "deathblow"
    assert lorsann.sides == {
        "plot": ("field-instruction", "fairy-fire"),
        "clash": ("piercing-shot", "mystic-arrow", "snipe"),
    }
    assert (rangers.small, rangers.count, rangers.speed) == (True, 3, (2, 3))
    assert (rangers.dodge, rangers.protection, rangers.health) == (3, 1, 1)
    assert rangers.sides == {"plot": ("blur", "fairy-fire"), "clash": ("aim", "fire")}


# Shoot and Scoot

DUEL = """
    clash token 11
    objectives
    1-lorsann 4,4
    1-mistwood-rangers 4,5
    2-titus 4,7
"""
SNIPE = "1-lorsann|skill:snipe"


def test_shoot_and_scoot_after_a_wound():
    """lorsann-shoot-and-scoot: she may move 1 hex, or stay."""
    match = go(table(DUEL), SNIPE, f"{faces(8, 3)}|{faces(4, 4)}")
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "1-lorsann")
    assert set(match.request.keys()) == {"4,4", "4,3", "3,3", "3,4", "5,3", "5,4"}, "4,5 is taken"
    match.answer("4,3")
    assert (line(match, "1-lorsann"), match.request.question) == ("4,3", "gt-ask-action")
    match = go(table(DUEL), f"{SNIPE}|4,4", f"{faces(8, 3)}|{faces(4, 4)}")
    assert (line(match, "1-lorsann"), match.request.question) == ("4,4", "gt-ask-action")


@pytest.mark.parametrize("rolls", [faces(8, 2), f"{faces(8, 3)}|{faces(4, 3)}"])
def test_shoot_and_scoot_needs_a_wound(rolls: str):
    """lorsann-shoot-and-scoot: neither after a miss nor when protection stops it all."""
    match = go(table(DUEL), SNIPE, rolls)
    assert (model(match, "2-titus").wounds, match.request.question) == (0, "gt-ask-action")


def test_shoot_and_scoot_after_each_skill():
    """lorsann-shoot-and-scoot: two skills that wound are two moves."""
    match = go(table(DUEL), f"{SNIPE}|3,4|skill:piercing-shot|3,5", f"{faces(8, 3)}|{faces(4, 4)}|{faces(5, 3)}")
    assert line(match, "1-lorsann") == "3,5 activated"


def test_shoot_and_scoot_after_a_follower():
    """lorsann-shoot-and-scoot: a follower that the wound knocks out counts as well."""
    t = table(DUEL.replace("2-titus 4,7", "2-glory-seekers 4,7\n    2-titus 11,11"))
    match = go(t, f"{SNIPE}|4,3", f"{faces(8, 3)}|{faces(4, 4)}")
    assert (line(match, "2-glory-seekers"), line(match, "1-lorsann")) == ("", "4,3")


def test_shoot_and_scoot_is_about_her_own_skills():
    """lorsann-shoot-and-scoot: the Rangers' arrows move nobody, nor do those of an enemy."""
    match = go(table(DUEL), "1-mistwood-rangers|skill:fire", "2 1 1|2 2 1")
    assert (model(match, "2-titus").wounds, match.request.question) == (1, "gt-ask-action")
    t = table("clash first 2\nobjectives\n1-lorsann 4,5\n2-titus 4,4")
    match = go(t, "2-titus|skill:piercing-strike", f"{faces(5, 4)}|{faces(6, 2)}")
    assert (model(match, "1-lorsann").wounds, match.request.question) == (1, "gt-ask-action")


def test_shoot_and_scoot_after_a_target_that_gets_no_wounds():
    """lorsann-shoot-and-scoot, GT-C14: a champion who lies there already gets none, so she stays."""
    match = go(table(DUEL.replace("4,7", "4,7 knocked-out")), "1-lorsann|skill:piercing-shot", faces(5, 3))
    assert match.request.question == "gt-ask-action"


# Deathblow, Piercing Shot, Snipe


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_deathblow_gives_two_wounds(phase: str):
    """lorsann-deathblow, GT-A10, GT-C7: 6 dice and no damage roll, in either phase; protection plays no part."""
    t = table(f"{phase}\nobjectives\n1-lorsann 4,4\n2-titus 4,7 protection+")
    match = go(t, "1-lorsann|skill:deathblow|4,4", faces(6, 3))
    assert line(match, "2-titus") == "4,7 wounds 2 protection+"
    assert (line(match, "1-lorsann"), "gt-damage" in told(match)) == ("4,4 ultimate", False)
    missed = go(t, "1-lorsann|skill:deathblow", faces(6, 2))
    assert (line(missed, "2-titus"), line(missed, "1-lorsann")) == ("4,7 protection+", "4,4 ultimate")


def test_deathblow_knocks_out():
    """lorsann-deathblow, GT-LAD-10: 5 steps for a slayer, the move of the knockout, and then her own."""
    t = table(DUEL.replace("4,7", "4,7 wounds 4"))
    match = go(t, "1-lorsann|skill:deathblow", faces(6, 3))
    assert (match.request.question, match.state.turn_token) == ("gt-ask-knockout-move", 11 - 5)
    match.answer("4,8")
    assert (match.request.question, match.request.by) == ("gt-ask-move", "1-lorsann")


def test_piercing_shot_gives_a_wound():
    """lorsann-piercing-shot: 5 dice, 1 wound without a roll, within 3 hexes."""
    t = table(DUEL.replace("4,7", "4,7 protection+"))
    match = go(t, "1-lorsann|skill:piercing-shot|4,4", faces(5, 3))
    assert line(match, "2-titus") == "4,7 wounds 1 protection+"
    assert line(go(t, "1-lorsann|skill:piercing-shot", faces(5, 2)), "2-titus") == "4,7 protection+"
    far = go(table(DUEL.replace("4,7", "4,8")), "1-lorsann").request.why_not("skill:piercing-shot")
    assert str(far) == "gt-no-target skill=lorsann-piercing-shot unit=lorsann range=3 [GT-SKL-11]"


def test_snipe_rolls_many_dice_to_hit():
    """lorsann-snipe: 8 dice to hit, 4 for damage."""
    match = go(table(DUEL), f"{SNIPE}|4,4", f"{faces(8, 3)}|2 2 2 0")
    assert model(match, "2-titus").wounds == 3
    assert (told_numbers(match, "gt-hit", "dice"), told_numbers(match, "gt-damage", "dice")) == ([8], [4])


# Mystic Arrow

ARROW = "1-lorsann|skill:mystic-arrow"
NO, ONE, TWO = faces(5, 3), faces(5, 4), faces(5, 5)
"""Five dice against Titus, whose protection is 3, and the wounds that they give."""


@pytest.mark.parametrize("named", ["one by one", "all at once"])
@pytest.mark.parametrize(
    ("first", "second", "wounds"), [(NO, NO, 0), (ONE, NO, 1), (NO, ONE, 1), (ONE, TWO, 3), (TWO, ONE, 3)]
)
def test_mystic_arrow_rolls_damage_twice(named: str, first: str, second: str, wounds: int):
    """lorsann-mystic-arrow, GT-C7: two rolls of 5 dice, protection off each; wounds of either let her scoot, once."""
    match = go(table(DUEL, targets_named=named), ARROW, f"1 1 1|{first}|{second}")
    assert told_numbers(match, "gt-damage", "dice") == [5, 5]
    assert told_numbers(match, "gt-damage", "needed") == [3, 3]
    assert model(match, "2-titus").wounds == wounds
    assert match.request.question == ("gt-ask-move" if wounds else "gt-ask-action")
    if wounds:
        match.answer("4,3")
        assert (line(match, "1-lorsann"), match.request.question) == ("4,3", "gt-ask-action")


def test_mystic_arrow_that_misses():
    """lorsann-mystic-arrow: without a hit there is neither roll."""
    match = go(table(DUEL), ARROW, "1 1 0")
    assert (told(match)[-1], match.request.question) == ("gt-missed", "gt-ask-action")


def test_mystic_arrow_uses_up_tokens_with_its_first_roll():
    """lorsann-mystic-arrow, GT-C7, GT-F7: her damage boon and the target's protection boon count once."""
    t = table(DUEL.replace("1-lorsann 4,4", "1-lorsann 4,4 damage+").replace("4,7", "4,7 protection+"))
    match = go(t, f"{ARROW}|4,4", f"1 1 1|{faces(6, 5)}|{ONE}")
    assert told_numbers(match, "gt-damage", "dice") == [6, 5]
    assert told_numbers(match, "gt-damage", "needed") == [4, 3]
    assert (line(match, "2-titus"), tokens(match, "1-lorsann")) == ("4,7 wounds 2", set())


def test_mystic_arrow_spares_the_knocked_out():
    """lorsann-mystic-arrow, GT-C3: no second roll if the first knocked the target out, nor for one that lay there."""
    match = go(table(DUEL.replace("4,7", "4,7 wounds 4")), f"{ARROW}|4,7|4,4", f"1 1 1|{ONE}")
    assert unit(match, "2-titus").knocked_out
    assert told(match).count("gt-damage") == 1
    t = table(DUEL.replace("2-titus 4,7", "2-glory-seekers 4,7\n    2-titus 11,11"))
    match = go(t, f"{ARROW}|4,4", f"1 1 1|{ONE}")
    assert (line(match, "2-glory-seekers"), told(match).count("gt-damage")) == ("", 1)
    match = go(table(DUEL.replace("4,7", "4,7 knocked-out")), ARROW, f"1 1 1|{ONE}")
    assert (told(match).count("gt-damage"), match.request.question) == (1, "gt-ask-action")


def test_mystic_arrow_knocks_out_with_its_second_roll():
    """lorsann-mystic-arrow, GT-LAD-10: the knockout is hers, 5 steps, and after its move she scoots."""
    match = go(table(DUEL.replace("4,7", "4,7 wounds 4")), f"{ARROW}|4,7|5,4", f"1 1 1|{NO}|{ONE}")
    assert (unit(match, "2-titus").knocked_out, match.state.turn_token) == (True, 11 - 5)
    assert line(match, "1-lorsann") == "5,4"


def test_mystic_arrow_lets_others_have_their_say_between_the_rolls():
    """lorsann-mystic-arrow, jeen-martial-discipline, GT-C1: a boon gained by the first wound counts in the second."""
    t = table(DUEL.replace("2-titus", "2-jeen"))
    match = go(t, f"{ARROW}|protection-boon", f"1 1 1|{ONE}|{ONE}")
    assert told_numbers(match, "gt-damage", "needed") == [3, 4]
    assert (model(match, "2-jeen").wounds, match.request.by) == (1, "1-lorsann")
    assert GAME.notation.read(GAME.notation.write(match.settled)) == match.settled


# Field Instruction and Fairy Fire


def test_field_instruction_gives_a_friend_a_damage_boon():
    """lorsann-field-instruction, GT-SKL-08, GT-SKL-09: one friendly champion or unit within 2 hexes, or herself."""
    t = table("""
        plot
        1-lorsann 4,4
        1-mistwood-rangers 4,6 9,9
        1-titus 4,7
        2-nia 3,4
    """)
    match = go(t, "1-lorsann|skill:field-instruction")
    assert match.request.keys() == ["1-lorsann", "1-mistwood-rangers"]
    match.answer("1-mistwood-rangers")
    assert tokens(match, "1-mistwood-rangers") == {"damage+"}


def test_fairy_fire_gives_a_protection_blight():
    """lorsann-fairy-fire: 5 dice within 3 hexes; no wound, so she does not scoot, and nothing on a miss."""
    t = table("plot\n1-lorsann 4,4\n2-titus 4,7")
    match = go(t, "1-lorsann|skill:fairy-fire", faces(5, 3))
    assert (line(match, "2-titus"), match.request.question) == ("4,7 protection-", "gt-ask-action")
    assert line(go(t, "1-lorsann|skill:fairy-fire", faces(5, 2)), "2-titus") == "4,7"
    assert "skill:fairy-fire" not in go(table("plot\n1-lorsann 4,4\n2-titus 4,8"), "1-lorsann").request.keys()


# The Mistwood Rangers


@pytest.mark.parametrize(("places", "dice"), [("4,4", 3), ("4,4 4,4", 4), ("4,4 4,4 4,4", 5)])
def test_fairy_fire_of_the_rangers(places: str, dice: int):
    """mistwood-rangers-fairy-fire, GT-SKL-06: 3, 4 or 5 dice within 3 hexes; a protection blight, and no damage."""
    t = table(f"plot\n1-lorsann 9,3\n1-mistwood-rangers {places}\n2-keera 4,7")
    match = go(t, "1-mistwood-rangers|skill:fairy-fire", faces(dice, 3))
    assert line(match, "2-keera") == "4,7 protection-"
    assert line(go(t, "1-mistwood-rangers|skill:fairy-fire", faces(dice, 2)), "2-keera") == "4,7"


@pytest.mark.parametrize(("phase", "skill", "gained"), [("plot", "blur", {"dodge+"}), ("clash", "aim", {"accuracy+"})])
def test_blur_and_aim_give_boons(phase: str, skill: str, gained: set[str]):
    """mistwood-rangers-blur, mistwood-rangers-aim: the unit gains a dodge boon, or an accuracy boon."""
    t = table(f"{phase}\n1-lorsann 9,3\n1-mistwood-rangers 4,4 9,9\n2-titus 11,11")
    assert tokens(go(t, f"1-mistwood-rangers|skill:{skill}"), "1-mistwood-rangers") == gained


@pytest.mark.parametrize(("places", "dice"), [("4,4", 3), ("4,4 4,4", 4), ("4,4 4,4 4,4", 5)])
@pytest.mark.parametrize(("wounds", "more"), [(0, 0), (1, 1), (4, 1)])
def test_kill_shot_against_wounded_champions(places: str, dice: int, wounds: int, more: int):
    """mistwood-rangers-kill-shot, mistwood-rangers-fire: a damage die more if the champion has wounds already.

    The accuracy dice stay as they are: 3, 4 or 5.
    """
    t = table(f"clash\n1-lorsann 9,3\n1-mistwood-rangers {places}\n2-keera 4,7 wounds {wounds}")
    match = go(t, "1-mistwood-rangers|skill:fire", f"{faces(dice, 3)}|{faces(dice + more, 3)}")
    assert told_numbers(match, "gt-hit", "dice") == [dice]
    assert told_numbers(match, "gt-damage", "dice") == [dice + more]


def test_kill_shot_is_about_champions():
    """mistwood-rangers-kill-shot: a large follower with wounds is none."""
    t = table("clash\n1-lorsann 9,3\n1-mistwood-rangers 4,4\n2-keera 11,11\n2-young-dragons 4,7/2")
    match = go(t, "1-mistwood-rangers|skill:fire", "1 1 1|1 1 1")
    assert (told_numbers(match, "gt-damage", "dice"), line(match, "2-young-dragons")) == ([3], "4,7/3")


def test_kill_shot_is_for_the_rangers():
    """mistwood-rangers-kill-shot: Lorsann's own skills have no more dice by it."""
    t = table(DUEL.replace("4,7", "4,7 wounds 1"))
    match = go(t, f"{SNIPE}", f"{faces(8, 3)}|{faces(4, 3)}")
    assert told_numbers(match, "gt-damage", "dice") == [4]

"""Jaak and the Cauldron Cronies: a healer whose banner is a cauldron that his friends put up and carry about."""

import pytest

from tests.games.godtear.table import faces, go, line, model, table, tokens, told_numbers, unit
from tests.kit import told
from theomachy.games.godtear.cards import SHEETS
from theomachy.kernel import Reason


def test_the_figures_of_their_cards():
    """jaak, cauldron-cronies: class, stats and the skills of each side."""
    jaak, cronies = SHEETS["jaak"], SHEETS["cauldron-cronies"]
    assert (jaak.class_, jaak.speed, jaak.dodge, jaak.protection, jaak.health) == ("guardian", (3, 1), 4, 2, 7)
    assert jaak.ultimate == "dubious-remedy"
    assert jaak.sides == {"plot": ("tortoise-shavings", "spider-staff"), "clash": ("foot-of-rabbit", "spider-staff")}
    assert (cronies.small, cronies.count, cronies.speed) == (True, 5, (3, 1))
    assert (cronies.dodge, cronies.protection, cronies.health) == (4, 1, 1)
    assert cronies.sides == {
        "plot": ("deploy-cauldron", "eye-of-newt"),
        "clash": ("toil-and-trouble", "aggressive-chant"),
    }


# Battlefield Brew

BREW = """
    plot
    objectives 5,6 6,6
    1-jaak 5,5 wounds 3
    1-jaak-banner 5,6
    1-cauldron-cronies 9,0
    1-titus 5,3 wounds 2
    1-keera 5,8 wounds 1
    1-young-dragons 4,5/2 9,9/1
    2-nia 6,5 wounds 1
"""


def test_battlefield_brew_after_an_action():
    """jaak-battlefield-brew: one other friendly model within 2 hexes may lose a wound; not Jaak, and no enemy."""
    match = go(table(BREW), "1-jaak|advance|5,5")
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-model", "1-jaak")
    assert match.request.keys() == ["1-titus", "1-young-dragons-1", "done"]
    match.answer("1-titus")
    assert (line(match, "1-titus"), match.request.question) == ("5,3 wounds 1", "gt-ask-action")
    match = go(table(BREW), "1-jaak|advance|5,5|1-young-dragons-1")
    assert line(match, "1-young-dragons") == "4,5/1 9,9/1"
    match = go(table(BREW), "1-jaak|advance|5,5|done")
    assert (line(match, "1-titus"), match.request.question) == ("5,3 wounds 2", "gt-ask-action")


def test_battlefield_brew_after_each_action():
    """jaak-battlefield-brew, GT-A12: after a skill as after an advance, with whoever is near by then."""
    match = go(table(BREW), "1-jaak|skill:tortoise-shavings|1-jaak|1-titus|advance|5,7")
    assert match.request.keys() == ["1-keera", "done"]
    match.answer("1-keera")
    assert (line(match, "1-titus"), line(match, "1-keera")) == ("5,3 wounds 1", "5,8")
    assert unit(match, "1-jaak").activated


def test_battlefield_brew_needs_the_banner():
    """jaak-battlefield-brew: with his banner off the battlefield he brews nothing; the claim that raises it counts."""
    t = table(BREW.replace("    1-jaak-banner 5,6\n", ""))
    assert go(t, "1-jaak|advance|5,5").request.question == "gt-ask-action"
    assert go(t, "1-jaak|claim|6,6").request.keys() == ["1-titus", "1-young-dragons-1", "done"]


def test_battlefield_brew_after_a_rally():
    """jaak-battlefield-brew, GT-A12: getting up again is an action, too."""
    match = go(table(BREW.replace("5,5 wounds 3", "5,5 knocked-out")), "1-jaak")
    assert told(match)[-1] == "gt-rallied"
    assert match.request.keys() == ["1-titus", "1-young-dragons-1", "done"]


def test_battlefield_brew_after_a_rally_that_raise_dead_grants():
    """jaak-battlefield-brew, mournblade-raise-dead, GT-A12, GT-A3: an action outside his activation is one, too."""
    t = table(BREW.replace("plot", "clash").replace("5,5 wounds 3", "5,5 knocked-out\n    1-mournblade 4,4"))
    match = go(t, "1-mournblade|skill:raise-dead|1-jaak")
    assert (match.request.seat, match.request.clause) == (0, "GT-A12")
    assert match.request.keys() == ["1-titus", "1-young-dragons-1", "done"]
    match.answer("1-titus")
    assert (model(match, "1-titus").wounds, match.request.by) == (1, "1-mournblade")


def test_battlefield_brew_with_nobody_to_help():
    """jaak-battlefield-brew, GT-KO-08: those without wounds, knocked out or too far away are not asked for."""
    text = BREW.replace("5,3 wounds 2", "5,3 knocked-out").replace("4,5/2", "4,5")
    assert go(table(text), "1-jaak|advance|5,5").request.question == "gt-ask-action"


def test_battlefield_brew_is_about_his_own_actions():
    """jaak-battlefield-brew: actions of the Cauldron Cronies or of other champions bring nothing."""
    assert go(table(BREW), "1-cauldron-cronies|advance|done").request.question == "gt-ask-action"
    assert go(table(BREW), "1-keera|advance|5,7").request.question == "gt-ask-action"


def test_battlefield_brew_after_a_claim_that_somebody_else_grants():
    """jaak-battlefield-brew, GT-A12, GT-C10: his own action, though in the activation of Durthax."""
    text = "plot\nobjectives 5,6\n1-jaak 5,5\n1-durthax 5,4 wounds 2\n2-nia 9,9"
    match = go(table(text), "1-durthax|skill:wellspring|1-jaak")
    assert (match.request.question, match.request.by) == ("gt-ask-model", "1-jaak")
    match.answer("1-durthax")
    assert line(match, "1-durthax").startswith("5,4 wounds 1")


# Dubious Remedy

REMEDY = """
    clash
    objectives
    1-jaak 5,5 wounds 3
    1-keera 5,3 wounds 1
    1-young-dragons 4,5/4 9,9/4
    1-titus 5,8 wounds 3
    1-cauldron-cronies 5,4
    2-nia 6,5 wounds 2
"""
CURE = "1-jaak|skill:dubious-remedy"


def test_dubious_remedy_is_for_champions_and_large_followers_in_range():
    """jaak-dubious-remedy, GT-C32: friends within 2 hexes, himself too, one after another or no more."""
    match = go(table(REMEDY), CURE)
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-model", "dubious-remedy")
    assert match.request.keys() == ["1-jaak", "1-keera", "1-young-dragons-1", "done"]
    match.answer("done")
    assert (line(match, "1-jaak"), match.request.question) == ("5,5 wounds 3 ultimate", "gt-ask-action")


@pytest.mark.parametrize(("face", "most"), [(0, 1), (1, 2), (2, 3)])
def test_dubious_remedy_removes_the_die_and_one_more(face: int, most: int):
    """jaak-dubious-remedy: up to so many wounds, or fewer."""
    match = go(table(REMEDY), f"{CURE}|1-young-dragons-1|done", str(face))
    assert told(match)[-1] == "gt-remedy-rolled"
    assert (match.request.question, match.request.keys()) == ("gt-ask-heal", [str(n) for n in range(most, -1, -1)])
    match.answer(str(most))
    assert line(match, "1-young-dragons") == f"4,5/{4 - most} 9,9/4"
    none = go(table(REMEDY), f"{CURE}|1-young-dragons-1|done|0", str(face))
    assert line(none, "1-young-dragons") == "4,5/4 9,9/4"


def test_dubious_remedy_rolls_for_each():
    """jaak-dubious-remedy: a die for everyone who was chosen, and never more wounds than there are."""
    match = go(table(REMEDY), f"{CURE}|1-keera|done", "2")
    assert match.request.keys() == ["1", "0"]
    match = go(table(REMEDY), f"{CURE}|1-keera|1-jaak|1-young-dragons-1|1|2|1", "2|1|0")
    assert (model(match, "1-keera").wounds, model(match, "1-jaak").wounds) == (0, 1)
    assert (line(match, "1-young-dragons"), match.request.question) == ("4,5/3 9,9/4", "gt-ask-action")


def test_the_patients_of_a_dubious_remedy_are_chosen_before_the_first_die():
    """jaak-dubious-remedy, GT-C42: nobody is added, and nobody left out, when the first die has fallen."""
    match = go(table(REMEDY), f"{CURE}|1-keera")
    assert (match.request.keys(), match.request.clause) == (["1-jaak", "1-young-dragons-1", "done"], "GT-C42")
    match = go(table(REMEDY), f"{CURE}|1-keera|1-jaak|done|1", "2|1")
    assert (match.request.question, match.request.keys()) == ("gt-ask-heal", ["2", "1", "0"])
    match.answer("0")
    assert match.request.question == "gt-ask-action"


def test_dubious_remedy_with_nobody_to_help():
    """jaak-dubious-remedy, GT-KO-08: nobody in range has wounds that can go; the ultimate is used all the same."""
    t = table("plot\n1-jaak 5,5\n1-titus 5,4 knocked-out\n2-nia 6,5 wounds 2")
    match = go(t, CURE)
    assert (line(match, "1-jaak"), match.request.question) == ("5,5 ultimate", "gt-ask-action")


def test_dubious_remedy_and_the_brew():
    """jaak-dubious-remedy, jaak-battlefield-brew: the ultimate is an action, so the brew follows it."""
    t = table(REMEDY.replace("1-keera", "1-jaak-banner 9,5\n    1-keera"))
    match = go(t, f"{CURE}|done")
    assert match.request.keys() == ["1-keera", "1-young-dragons-1", "done"], "not Jaak himself"


# Other skills of Jaak


def test_tortoise_shavings_protect_a_friend():
    """jaak-tortoise-shavings, GT-SKL-08, GT-SKL-09: one friendly champion or unit within 2 hexes, or himself."""
    t = table("""
        plot
        1-jaak 4,4
        1-cauldron-cronies 4,6 9,9
        1-titus 4,7
        2-nia 3,4
    """)
    match = go(t, "1-jaak|skill:tortoise-shavings")
    assert match.request.keys() == ["1-jaak", "1-cauldron-cronies"]
    match.answer("1-cauldron-cronies")
    assert tokens(match, "1-cauldron-cronies") == {"protection+"}


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_spider_staff_slows_and_wounds(phase: str):
    """jaak-spider-staff: 4 dice to hit, 6 for damage, within 2 hexes and in both phases; a hit gives a speed blight."""
    t = table(f"{phase}\n1-jaak 4,4\n2-titus 4,6")
    match = go(t, "1-jaak|skill:spider-staff", f"{faces(4, 3)}|{faces(6, 5)}")
    assert line(match, "2-titus") == "4,6 wounds 2 speed-"
    assert line(go(t, "1-jaak|skill:spider-staff", faces(4, 2)), "2-titus") == "4,6"
    far = go(table(f"{phase}\n1-jaak 4,4\n2-titus 4,7"), "1-jaak")
    assert "skill:spider-staff" not in far.request.keys()


def test_foot_of_rabbit_makes_jaak_faster():
    """jaak-foot-of-rabbit, GT-STA-03: a speed boon, so that he advances 2 hexes in the clash phase."""
    t = table("clash\nobjectives\n1-jaak 4,4\n2-titus 11,11")
    match = go(t, "1-jaak|skill:foot-of-rabbit")
    assert tokens(match, "1-jaak") == {"speed+"}
    match = go(t, "1-jaak|skill:foot-of-rabbit|advance|4,6")
    assert line(match, "1-jaak") == "4,6 activated"


# Missing Ingredient and Eye of Newt


@pytest.mark.parametrize(("banner", "more"), [("", 0), ("1-jaak-banner 11,0", 1), ("2-jaak-banner 11,0", 0)])
@pytest.mark.parametrize(("places", "hit", "damage"), [("4,4", 5, 3), ("4,4 4,4", 4, 4), ("4,4 4,4 4,4", 3, 5)])
def test_missing_ingredient_adds_dice(banner: str, more: int, places: str, hit: int, damage: int):
    """cauldron-cronies-missing-ingredient, cauldron-cronies-eye-of-newt, GT-C33: 1 die more for both rolls of any row.

    Their own Jaak's banner must be out, wherever it stands.
    """
    t = table(f"plot\n1-jaak 9,3\n1-cauldron-cronies {places}\n2-keera 4,6\n{banner}")
    match = go(t, "1-cauldron-cronies|skill:eye-of-newt", f"{faces(hit + more, 3)}|{faces(damage + more, 3)}")
    assert told_numbers(match, "gt-hit", "dice") == [hit + more]
    assert told_numbers(match, "gt-damage", "dice") == [damage + more]
    assert model(match, "2-keera").wounds == 1


def test_missing_ingredient_is_for_the_cronies():
    """cauldron-cronies-missing-ingredient: Jaak's own skills have no more dice by it."""
    t = table("plot\n1-jaak 4,4\n1-jaak-banner 11,0\n1-cauldron-cronies 9,9\n2-titus 4,6")
    match = go(t, "1-jaak|skill:spider-staff", f"{faces(4, 3)}|{faces(6, 5)}")
    assert model(match, "2-titus").wounds == 2


# Deploy Cauldron

CAULDRON = """
    plot
    1-jaak 4,3
    1-cauldron-cronies 5,5 9,9
    2-titus 11,11
"""
DEPLOY = "1-cauldron-cronies|skill:deploy-cauldron"


def test_deploy_cauldron_claims_next_to_a_crony():
    """cauldron-cronies-deploy-cauldron, GT-C10: Jaak within 3 hexes claims a hex beside the Crony, for 1 step."""
    match = go(table(CAULDRON), DEPLOY)
    assert (match.request.question, match.request.by) == ("gt-ask-claim", "1-jaak")
    assert set(match.request.keys()) == {"5,6", "6,6"}
    match.answer("5,6")
    assert (line(match, "1-jaak-banner"), match.state.turn_token) == ("5,6", 10 - 1)
    assert (match.request.question, match.request.by) == ("gt-ask-action", "1-cauldron-cronies")


def test_deploy_cauldron_is_used_by_one_of_them():
    """cauldron-cronies-deploy-cauldron, GT-SKL-05: where several could, one is named, and its hexes count."""
    t = table(CAULDRON.replace("4,3", "4,4").replace("5,5 9,9", "5,5 4,6"))
    match = go(t, DEPLOY)
    assert (match.request.question, match.request.keys()) == ("gt-ask-user", ["5,5", "4,6"])
    match.answer("4,6")
    assert line(match, "1-jaak-banner") == "5,6", "the only one next to 4,6"


def test_deploy_cauldron_leaves_jaak_his_own_claim():
    """cauldron-cronies-deploy-cauldron, GT-A3, GT-C8: in his activation he claims again, and scores again."""
    match = go(table(CAULDRON.replace("4,3", "4,7")), f"{DEPLOY}|6,6|end|claim|5,7")
    assert (line(match, "1-jaak-banner"), match.state.turn_token) == ("5,7", 10 - 2)


def test_deploy_cauldron_is_an_action_of_jaak():
    """cauldron-cronies-deploy-cauldron, jaak-battlefield-brew, GT-A12: also outside his activation he brews."""
    t = table(CAULDRON.replace("2-titus", "1-titus 4,1 wounds 2\n    2-titus"))
    match = go(t, f"{DEPLOY}|6,6")
    assert (match.request.by, match.request.keys()) == ("1-jaak", ["1-titus", "done"])
    match.answer("1-titus")
    assert line(match, "1-titus") == "4,1 wounds 1"
    assert match.request.by == "1-cauldron-cronies"


def test_deploy_cauldron_takes_the_banner_along():
    """cauldron-cronies-deploy-cauldron, GT-C8: a banner that is out goes to the new hex, as the table has agreed."""
    text = CAULDRON.replace("9,9", "").replace("2-titus", "1-jaak-banner 6,7\n    2-titus")
    match = go(table(text), f"{DEPLOY}|5,6")
    assert (line(match, "1-jaak-banner"), match.state.turn_token) == ("5,6", 10 - 1)
    match = go(table(text, claim_again="no steps"), f"{DEPLOY}|5,6")
    assert (line(match, "1-jaak-banner"), match.state.turn_token) == ("5,6", 10)
    why_not = go(table(text, claim_again="refused"), "1-cauldron-cronies").request.why_not("skill:deploy-cauldron")
    assert why_not == Reason("gt-banner-is-out", "GT-C8", {"unit": "jaak"})


def why_not_deploy(jaak: str, crony: str = "5,5", more: str = "") -> Reason | None:
    t = table(f"plot\n1-jaak {jaak}\n1-cauldron-cronies {crony}\n2-titus 11,11\n2-nia 11,10\n{more}")
    return go(t, "1-cauldron-cronies").request.why_not("skill:deploy-cauldron")


def test_deploy_cauldron_needs_jaak():
    """cauldron-cronies-deploy-cauldron, GT-C10: within range, and not knocked out."""
    args = {"skill": "cauldron-cronies-deploy-cauldron", "unit": "cauldron-cronies", "range": 3, "partner": "jaak"}
    assert why_not_deploy("4,2") == Reason("gt-partner-too-far", "GT-SKL-04", args)
    assert why_not_deploy("4,3") is None
    assert why_not_deploy("4,3 knocked-out") == Reason("gt-must-rally", "GT-C10", {"unit": "jaak"})


def test_deploy_cauldron_needs_an_empty_objective_hex_beside_the_crony():
    """cauldron-cronies-deploy-cauldron, GT-A11: one next to Jaak is of no use, nor one that is taken."""
    nothing = Reason("gt-nothing-to-claim", "GT-C10", {"unit": "cauldron-cronies"})
    assert why_not_deploy("4,6", crony="4,4") == nothing
    assert why_not_deploy("6,6", more="2-nia-banner 5,6") == nothing


# Toil and Trouble

TOIL = """
    clash
    objectives 5,6 6,6 6,5 4,5
    1-jaak 9,3
    1-jaak-banner 5,6
    1-cauldron-cronies 5,5 9,9
    1-titus 9,4
    1-titus-banner 6,6
    2-nia 11,11
    2-nia-banner 5,4
"""
STIR = "1-cauldron-cronies|skill:toil-and-trouble"


def test_toil_and_trouble_moves_a_friendly_banner():
    """cauldron-cronies-toil-and-trouble: one of the own side within 1 hex goes to an objective hex beside a Crony."""
    match = go(table(TOIL), STIR)
    assert (match.request.question, match.request.keys()) == ("gt-ask-banner", ["1-jaak-banner", "1-titus-banner"])
    match.answer("1-titus-banner")
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-place", {"6,5", "4,5"})
    match.answer("4,5")
    assert (line(match, "1-titus-banner"), line(match, "1-jaak-banner")) == ("4,5", "5,6")
    assert match.state.turn_token == table(TOIL).turn_token, "no claim, no steps"
    assert match.request.question == "gt-ask-action"


def test_toil_and_trouble_reaches_over_other_cronies():
    """cauldron-cronies-toil-and-trouble: the objective hex may be next to any Crony within range of the user."""
    text = "clash\n1-jaak 9,3\n1-jaak-banner 5,6\n1-cauldron-cronies 5,5 4,6 4,7 9,9\n2-nia 6,6"
    match = go(table(text), STIR)
    assert (match.request.question, match.request.keys()) == ("gt-ask-user", ["4,6", "4,7"]), "4,7 is too far from 5,5"
    match.answer("4,6")
    assert line(match, "1-jaak-banner") == "5,7"


def why_not_stir(text: str) -> Reason | None:
    return go(table(f"clash\n1-jaak 9,3\n2-nia 11,11\n{text}"), "1-cauldron-cronies").request.why_not(
        "skill:toil-and-trouble"
    )


def test_toil_and_trouble_needs_a_banner_and_a_hex():
    """cauldron-cronies-toil-and-trouble: a friendly banner within 1 hex, and an empty objective hex for it."""
    none = Reason("gt-no-banner-in-range", "GT-SKL-04", {"unit": "cauldron-cronies", "range": 1})
    assert why_not_stir("1-cauldron-cronies 5,5") == none
    assert why_not_stir("1-cauldron-cronies 5,5\n1-jaak-banner 5,7") == none
    assert why_not_stir("1-cauldron-cronies 5,5\n2-nia-banner 5,6") == none
    full = Reason("gt-nothing-to-claim", "GT-SKL-10", {"unit": "cauldron-cronies"})
    assert why_not_stir("1-cauldron-cronies 4,6\n1-jaak-banner 5,6") == full
    assert why_not_stir("1-cauldron-cronies 5,5\n1-jaak-banner 5,6") is None


# Aggressive Chant


@pytest.mark.parametrize(("places", "dice"), [("4,4", 3), ("4,4 4,4", 4), ("4,4 4,4 4,4", 6)])
def test_aggressive_chant_curses_and_moves_the_target(places: str, dice: int):
    """cauldron-cronies-aggressive-chant, GT-SKL-06: 3, 4 or 6 dice; a dodge blight and a move of up to 1 hex."""
    t = table(f"clash\nobjectives\n1-jaak 9,3\n1-cauldron-cronies {places}\n2-keera 4,6")
    match = go(t, "1-cauldron-cronies|skill:aggressive-chant", faces(dice, 3))
    assert (match.request.seat, match.request.question, match.request.by) == (0, "gt-ask-move", "2-keera")
    assert set(match.request.keys()) == {"4,6", "4,5", "4,7", "3,5", "3,6", "5,5", "5,6"}
    match.answer("4,7")
    assert line(match, "2-keera") == "4,7 dodge-"


def test_aggressive_chant_rolls_no_damage():
    """cauldron-cronies-aggressive-chant, GT-DMG-02: not even with the missing ingredient; and a miss does nothing."""
    t = table("clash\nobjectives\n1-jaak 9,3\n1-jaak-banner 11,0\n1-cauldron-cronies 4,4\n2-keera 4,6")
    match = go(t, "1-cauldron-cronies|skill:aggressive-chant|4,6", faces(4, 3))
    assert (line(match, "2-keera"), "gt-damage" in told(match)) == ("4,6 dodge-", False)
    assert line(go(t, "1-cauldron-cronies|skill:aggressive-chant", faces(4, 2)), "2-keera") == "4,6"

"""Critical hits and fumbles. GS-CRT, GS-FUM"""

from typing import Any

from tests.games.godslayer.kit import Battle, battle, card, events, go, model, refused, the_card
from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.combat.attack_rolls import judge
from theomachy.games.godslayer.rules.combat.melee import plan_fight
from theomachy.games.godslayer.state import Blow, Effect, Fight
from theomachy.kernel import Match

VETERAN = (Effect("campaign-veteran", "ordered", "round"),)


def smash(dice: str, target: str = "druid", items: tuple[str, ...] = (), **fields: Any) -> Match[Battle]:
    """An ogre's overhead smash, 3 tokens and POW 7, in powerful style: at DEF 12 it needs 6."""
    ogres = card("a hill-ogres", "10,10 13,8", tokens=4)
    t = battle(ogres, card(f"b {target}", "10,11.6", tokens=0, items=items, **fields), active="a1")
    return go(t, "melee:overhead-smash | powerful | b1", dice)


def results(match: Match[Battle]) -> list[str]:
    return [event.args["result"] for event in events(match, "gs-attack")]


# Critical hits


def test_double_that_hits_is_critical():
    """GS-T-63, GS-CRT-01, GS-CRT-02: a double four hits, and an attack for 3 tokens adds 3 direct damage."""
    match = smash("4 4 | 1 2", target="demarchon")
    assert results(match) == ["critical"]
    assert model(match, "b1").wounds == (3 + 7 + 1 - 8) + 3


def test_double_that_misses_is_nothing():
    """GS-T-63, GS-CRT-03: a double three misses where 7 is needed, and is no critical hit."""
    match = smash("3 3", target="demarchon")
    assert results(match) == ["miss"]
    assert model(match, "b1").wounds == 0


def test_two_different_dice_are_an_ordinary_hit():
    """GS-CRT-01: without a double a hit is a hit."""
    match = smash("3 4 | 1 2", target="demarchon")
    assert results(match) == ["hit"]
    assert model(match, "b1").wounds == 3 + 7 + 1 - 8


def test_critical_damage_passes_armour():
    """GS-CRT-02: critical damage comes on top even where armour stopped everything."""
    legion = card("a legionnaires", "10,10 11.5,8", tokens=3)
    t = battle(legion, card("b demarchon", "10,11.5", tokens=0), active="a1")
    match = go(t, "melee:gladius | offensive | b1", "4 4 | 1 2")
    assert model(match, "b1").wounds == 2


def test_critical_damage_passes_tough_skin():
    """GS-CRT-02, GS-DMG-01, GS-DMG-07, GS-A-48: ordinary damage is never below nought, so nothing is taken off."""
    legion = card("a legionnaires", "10,10 11.5,8", tokens=3)
    t = battle(legion, card("b fjell-warriors", "10,11.5", tokens=0), active="a1")
    match = go(t, "melee:gladius | offensive | b1.1", "4 4 | 1 1")
    assert (results(match), model(match, "b1.1").wounds) == (["critical"], 2)


def test_critical_damage_is_not_halved_by_shadows():
    """GS-CRT-02, GS-DMG-07: ethereal models halve the ordinary damage only."""
    t = battle(card("a princeptor", "10,10"), card("b lighteater", "10,11.7", tokens=0), active="a1")
    match = go(t, "melee:spathe | offensive", "4 4 | 3 4")
    assert model(match, "b1").wounds == 3 + 2


def test_a_cheaper_attack_counts_its_printed_cost():
    """GS-A-22: who pays less because of a card adds what is printed: a pit fighter's answer costs 1."""
    t = battle(card("a demarchon", "10,10", items=("kopis",)), card("b princeptor", "10,11.5"), active="a1")
    match = go(t, "melee:kopis | offensive | spathe", "1 2 | 4 4 | 2 3")
    assert the_card(match, "b1").tokens == 4
    assert model(match, "a1").wounds == (5 + 4 - 8) + 2


def test_third_die_is_for_pairs_only():
    """GS-T-29, GS-A-44: a veteran's third die is compared, never added, and a fumble needs three ones."""
    assert judge((2, 5, 5), 6, 13).critical
    assert judge((2, 5, 5), 6, 13).total == 13
    assert not judge((2, 4, 6), 6, 13).hit
    assert judge((1, 1, 1), 20, 13).fumble
    assert not judge((1, 1, 2), 20, 13).fumble
    legion = card("a legionnaires", "10,10 11.5,8", tokens=3, effects=(VETERAN, VETERAN))
    t = battle(legion, card("b druid", "10,11.5", tokens=0), active="a1")
    match = go(t, "melee:gladius | offensive | b1", "2 5 5 | 1 2")
    assert results(match) == ["critical"]


def test_eviscerate_adds_to_criticals():
    """GS-CRT-02: gut-hackers that eviscerate add 2 more to a critical hit, and nothing to others."""
    cut = (Effect("eviscerate", "self", "turn"),)
    hackers = card("a gut-hackers", "10,10 13,8", tokens=3, effects=(cut,))
    t = battle(hackers, card("b druid", "10,11.6", tokens=0), active="a1")
    assert model(go(t, "melee:gut-axe | offensive | b1", "4 4 | 1 2"), "b1").wounds == (3 + 5 - 5) + 2 + 2
    assert model(go(t, "melee:gut-axe | offensive | b1", "4 5 | 1 2"), "b1").wounds == 3 + 5 - 5


def test_helm_spares_the_first_critical_of_a_round():
    """GS-CRT-02: the Helm of the Gods ignores what the first critical hit of each round adds."""
    ogres = card("a hill-ogres", "10,10 13,8", tokens=7)
    t = battle(ogres, card("b demarchon", "10,11.6", tokens=0, items=("helm-of-the-gods",)), active="a1")
    once = "melee:great-club | powerful | b1"
    match = go(t, f"{once} | melee:great-club | b1", "5 5 | 1 2 | 5 5 | 1 2")
    assert model(match, "b1").wounds == (3 + 5 + 1 - 8) + (3 + 5 + 1 - 8 + 2)


def test_critical_smash_knocks_down():
    """GS-KNO-01: some weapons knock down with a critical hit, unless the target stands firm."""
    assert model(smash("4 4 | 1 2", "demarchon"), "b1").down
    assert not model(smash("4 5 | 1 2", "demarchon"), "b1").down
    firm = (Effect("lock-shields", "ordered", "next"),)
    assert not model(smash("4 4 | 1 2", "demarchon", effects=(firm,)), "b1").down


def test_damaging_charge_tramples():
    """GS-KNO-01: grayhorns that trample knock down whom their charge attack damages, and nobody later."""
    trample = (Effect("trample", "self", "turn"),)
    riders = card("a grayhorns", "10,10 13,8", tokens=4, style="charge", effects=(trample,))
    t = battle(riders, card("b demarchon", "10,11.8", tokens=0), active="a1")
    later = go(t, "melee:ram-lance | b1", "4 5 | 1 2")
    assert model(later, "b1").wounds == 3 + 7 + 1 - 8
    assert not model(later, "b1").down
    target = the_card(t, "b1").models[0]
    plan_fight(t, Fight(0, "ram-lance", "melee", charge=True, blows=(Blow(0, target, "ram-lance"),)))
    assert model(go(t, "", "4 5 | 1 2"), "b1").down


# Fumbles


def test_two_ones_always_miss():
    """GS-FUM-01, GS-A-98: nothing but ones misses whatever the total, and is no critical."""
    match = smash("1 1", down=True, still="round")
    assert results(match) == ["fumble"]
    assert events(match, "gs-attack")[0].args["total"] == 8
    assert events(match, "gs-attack")[0].args["needed"] == 8
    assert model(match, "b1").wounds == 0


def test_who_fumbled_attacks_no_more_but_mates_do():
    """GS-FUM-02, GS-A-98: the model makes no attack this round; its mates are not concerned."""
    legion = card("a legionnaires", "10,10 11.3,10", tokens=5)
    t = battle(legion, card("b druid", "10.6,11.4", tokens=0), active="a1")
    once = "melee:gladius | offensive | b1 | b1"
    match = go(t, once, "1 1 | 1 2")
    assert [model(match, id).fumbled for id in ("a1.1", "a1.2")] == [True, False]
    match = go(t, f"{once} | melee:gladius | b1", "1 1 | 1 2 | 1 2")
    assert [event.args["model"] for event in events(match, "gs-attack")] == ["a1.1", "a1.2", "a1.2"]


def test_all_fumbled_nobody_attacks():
    """GS-FUM-02: a card whose models have all fumbled has no attack left."""
    t = battle(card("a princeptor", "10,10", fumbled=True), card("b druid", "10,11.5"), active="a1")
    assert refused(go(t), "melee:spathe").clause == "GS-FUM-02"


def test_a_fumble_is_forgotten_with_the_round():
    """GS-FUM-02: for the rest of the round, not longer."""
    t = battle(card("a princeptor", "10,10", fumbled=True), card("b druid", "10,11.5"))
    verbs.end_turn(t)
    assert model(t, "a1").fumbled
    verbs.begin_round(t)
    assert not model(t, "a1").fumbled

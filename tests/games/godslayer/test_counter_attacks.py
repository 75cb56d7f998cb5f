"""Counter attacks and strike rank: who may strike back, and who strikes first. GS-CTR"""

import pytest

from tests.games.godslayer.kit import (
    Battle,
    asked,
    battle,
    card,
    events,
    go,
    keys,
    model,
    refused,
    the_card,
    told,
)
from theomachy.games.godslayer.army.profiles import PRINTED
from theomachy.games.godslayer.language import Change, Does
from theomachy.games.godslayer.rules.combat.melee import plan_fight, slays, strike_rank
from theomachy.games.godslayer.rules.values.statistics import stat, weapons
from theomachy.games.godslayer.state import Activation, Blow, Effect, Fight
from theomachy.kernel import Match

QUICK = Effect("counterstrike", "self", "next")


def duel(**fields: object) -> Battle:
    """A princeptor beside a druid who can strike back."""
    return battle(card("a princeptor", "10,10"), card("b druid", "10,11.5", **fields), active="a1")


def charged(t: Battle, *blows: Blow, slay: bool = False) -> Battle:
    """The first card has charged, and its charge attack comes next."""
    plan_fight(t, Fight(0, blows[0].weapon, "melee", charge=True, slay=slay, blows=blows))
    return t


def strikers(match: Match[Battle]) -> list[str]:
    return [event.args["model"] for event in events(match, "gs-attack")]


# Declaring


def test_attack_may_be_answered_before_it_is_rolled():
    """GS-CTR-01, GS-CTR-02: one counter attack, declared and paid before any die."""
    match = go(duel(), "melee:spathe | offensive")
    assert (asked(match).question, asked(match).by) == ("gs-ask-counter", "b1")
    assert keys(match) == ["golden-sickle", "none"]
    assert asked(match).choice.cost("golden-sickle") == {"gs-tokens": 2}
    match = go(duel(), "melee:spathe | offensive | golden-sickle", "1 2 | 1 2")
    assert the_card(match, "b1").tokens == 3
    assert "reaction" in the_card(match, "b1").done
    assert strikers(match) == ["a1", "b1"]


def test_every_attack_may_be_answered_anew():
    """GS-CTR-01, GS-A-20: each attack action allows one counter attack, however many members strike."""
    legion = card("a legionnaires", "10,10 11.3,10", tokens=5)
    t = battle(legion, card("b druid", "10.6,11.4", tokens=4), active="a1")
    round_one = "melee:gladius | offensive | b1 | b1 | golden-sickle | a1.1"
    match = go(t, f"{round_one} | melee:gladius | b1 | b1", "1 2 | 1 2 | 1 2")
    assert asked(match).question == "gs-ask-counter"
    assert strikers(match) == ["a1.1", "a1.2", "b1"]
    match.answer("golden-sickle")
    assert the_card(match, "b1").tokens == 0


def test_counter_attack_can_be_declined():
    """GS-CTR-01: nobody must answer."""
    match = go(duel(), "melee:spathe | offensive | none", "1 2")
    assert the_card(match, "b1").tokens == 5
    assert strikers(match) == ["a1"]


def test_nothing_helps_a_counter_attack_but_mel():
    """GS-MEL-08, GS-CTR-02: no fighting style in a passive activation, not even one chosen this turn."""
    t = duel(style="offensive")
    match = go(t, "melee:spathe | offensive | golden-sickle", "1 2 | 4 4 | 1 2")
    assert [event.args["total"] for event in events(match, "gs-attack")] == [3 + 7 + 1, 8 + 5]


def test_counter_attack_is_not_answered():
    """GS-A-120: a counter attack draws no counter attack."""
    match = go(duel(), "melee:spathe | offensive | golden-sickle", "1 2 | 1 2")
    assert told(match).count("gs-counters") == 1
    assert asked(match).question == "gs-ask-action"


def test_counter_attack_only_with_melee_weapons_on_the_attacker():
    """GS-CTR-03: no missiles, nobody but the attacker, nobody out of reach."""
    legion = card("b legionnaires", "10,11.5 11.5,11.5", tokens=4)
    t = battle(card("a princeptor", "10,10"), card("a druid", "11.5,10"), legion, active="a1")
    match = go(t, "melee:spathe | offensive | b1.1")
    assert keys(match) == ["gladius", "none"]
    assert refused(match, "pilum").id == "gs-no-such-weapon"
    match.answer("gladius")
    assert keys(match) == ["a1", "none"]
    assert refused(match, "a2").id == "gs-not-this-card"


def test_counter_attack_needs_reach():
    """GS-A-21: nobody pays to strike at the air."""
    t = battle(card("a hoplites", "10,10 8.5,10", tokens=3), card("b druid", "10,12.6"), active="a1")
    match = go(t, "melee:hoplite-spear | offensive | b1 | none", "1 2")
    assert asked(match).question == "gs-ask-action"
    assert the_card(match, "b1").tokens == 5


def test_counter_attack_needs_tokens():
    """GS-CTR-02: it costs as much as the attack on its card."""
    t = battle(card("a princeptor", "10,10"), card("b cromlech-guard", "10,11.5 11.5,11.5", tokens=2), active="a1")
    match = go(t, "melee:spathe | offensive | b1.1")
    assert keys(match) == ["haft-strike", "none"]
    assert refused(match, "great-axe").id == "gs-too-few-tokens"


def test_only_those_in_reach_strike_back():
    """GS-T-49, GS-CTR-04: ten defenders pay once; only the three that reach an attacker strike."""
    attackers = card("a skannfyrd-kinswords", "8.6,10 10,10 11.4,10 8.6,8.7 10,8.7 11.4,8.7", tokens=3)
    back = "7,16 8.5,16 10,16 11.5,16 13,16 7,17.5 8.5,17.5"
    t = battle(attackers, card("b reaver-runts", f"8.6,11.5 10,11.5 11.4,11.5 {back}"), active="a1")
    answers = "melee:kinsword | offensive | b1.1 | none | none | hooked-knife | a1.2 | a1.2 | a1.2"
    match = go(t, answers, "1 2 | 1 2 | 1 2 | 1 2")
    assert the_card(match, "b1").tokens == 2
    assert strikers(match) == ["a1.1", "b1.1", "b1.2", "b1.3"]


HOPLITES, MONGRELS = "10,9.4 11.6,12", "8.1,11.1 10,12"
"""A and B reach two inches, C and D one: A reaches both mongrels, B only D, and D alone reaches B."""


def test_long_spears_are_answered_by_who_stands_close():
    """GS-T-50, GS-CTR-03, GS-CTR-04: hoplites attack; only D answers, and only on B."""
    t = battle(card("a hoplites", HOPLITES, tokens=3), card("b maldire-mongrels", MONGRELS), active="a1")
    match = go(t, "melee:hoplite-spear | offensive | b1.1 | b1.2 | hacking-weapons")
    assert asked(match).by == "b1.2"
    assert keys(match) == ["a1.2", "none"]


def test_every_member_answers_whom_it_reaches():
    """GS-T-50, GS-CTR-04: mongrels attack; A answers C or D, B only D, whoever was attacked."""
    t = battle(card("b hoplites", HOPLITES), card("a maldire-mongrels", MONGRELS, tokens=5), active="a1")
    match = go(t, "melee:hacking-weapons | offensive | b1.2 | hoplite-spear")
    assert (asked(match).by, keys(match)) == ("b1.1", ["a1.1", "a1.2", "none"])
    match.answer("a1.1")
    assert (asked(match).by, keys(match)) == ("b1.2", ["a1.2", "none"])


def test_each_attacked_unit_may_answer():
    """GS-A-19: who attacks two cards may be answered by both."""
    legion = card("a legionnaires", "10,10 13,10", tokens=3)
    t = battle(legion, card("b druid", "10,11.5"), card("b horn-brayer", "13,11.5"), active="a1")
    match = go(t, "melee:gladius | offensive | b1 | b2 | golden-sickle | cleaver", "1 2 | 1 2 | 1 2 | 1 2")
    assert strikers(match) == ["a1.1", "a1.2", "b1", "b2"]


# Who may not


def test_who_flees_or_lies_or_fumbled_does_not_answer():
    """GS-FLE-05, GS-KNO-01, GS-STA-01, GS-FUM-02: who flees, is down, cannot move or fumbled does not answer."""
    hit, missed = "1 2 | 1 2", "1 2"
    cases = ({"fleeing": True}, missed), ({"down": True}, hit), ({"still": "round"}, hit), ({"fumbled": True}, missed)
    for unfit, dice in cases:
        match = go(duel(**unfit), "melee:spathe | offensive", dice)
        assert told(match).count("gs-counters") == 0
        assert asked(match).question == "gs-ask-action"


def test_while_a_mate_lies_only_the_attacked_answer():
    """GS-KNO-05: a unit with somebody on the ground answers only with standing members that are attacked."""
    mongrels = card("b maldire-mongrels", "10,11.5 11.3,11.5 12.6,11.5", down=(False, False, True))
    t = battle(card("a gut-hackers", "11,9.7 14,9.7", tokens=3), mongrels, active="a1")
    match = go(t, "melee:gut-axe | offensive | b1.2 | none | hacking-weapons | a1.1", "1 2 | 1 2")
    assert strikers(match) == ["a1.1", "b1.2"]


def test_pit_fighter_saves_on_one_counter_attack():
    """GS-CTR-02: one counter attack a round costs a pit fighter one token less, the next one all of it."""
    t = battle(card("a hill-ogres", "10,10 13,10", tokens=5), card("b princeptor", "10,11.6", tokens=5), active="a1")
    once = "melee:great-club | offensive | b1 | spathe"
    match = go(t, once, "1 2 | 1 2")
    assert the_card(match, "b1").tokens == 4
    match = go(t, f"{once} | melee:great-club | b1 | spathe", "1 2 | 1 2 | 1 2 | 1 2")
    assert the_card(match, "b1").tokens == 2


def test_table_may_forbid_reactions_in_the_own_activation():
    """GS-A-119: who is charged in its own activation may answer, unless the table agreed otherwise."""
    places = card("a syntarch", "10,10"), card("b druid", "10,11.5")
    for forbidden, question in ((False, "gs-ask-counter"), (True, "gs-ask-action")):
        t = battle(*places, active="b1", no_reactions_in_own_activation=forbidden)
        t = charged(t, Blow(0, 1, "twin-kopis"))
        match = go(t, "", "" if not forbidden else "1 2")
        assert asked(match).question == question


# Strike rank


def test_everybody_strikes_at_rank_one():
    """GS-CTR-06, GS-A-107: strike rank is 1; who charges as a passive activation has one more."""
    t = charged(battle(card("a syntarch", "10,10"), card("b druid", "10,11.5"), turn="b"), Blow(0, 1, "twin-kopis"))
    assert strike_rank(t, Blow(0, 1, "twin-kopis")) == 1
    model(t, "a1").effects = (QUICK,)
    assert strike_rank(t, Blow(0, 1, "twin-kopis")) == 2
    assert strike_rank(t, Blow(0, 1, "twin-kopis", counter=True)) == 1
    t.activation = Activation(0)
    assert strike_rank(t, Blow(0, 1, "twin-kopis")) == 1


def test_equal_ranks_may_both_die():
    """GS-CTR-07: attack and counter attack of equal rank are simultaneous; both sides may die."""
    t = battle(
        card("a princeptor", "10,10", wounds=8),
        card("b druid", "10,11.5", wounds=8),
        card("a legionnaires", "30,30 31.5,30"),
        active="a1",
    )
    match = go(t, "melee:spathe | offensive | golden-sickle", "5 6 | 5 4 | 5 6 | 5 4")
    assert [model(match, id).where for id in ("a1", "b1")] == ["destroyed", "destroyed"]


def test_higher_attacker_strikes_before_the_answer():
    """GS-CTR-08: the attack is resolved first, and only survivors strike back, even though they paid."""
    t = battle(card("a syntarch", "10,10"), card("b druid", "10,11.5", wounds=8), card("b druid", "20,20"), turn="b")
    model(t, "a1").effects = (QUICK,)
    t = charged(t, Blow(0, 1, "twin-kopis"))
    match = go(t, "golden-sickle", "5 6 | 5 4")
    assert model(match, "b1").where == "destroyed"
    assert the_card(match, "b1").tokens == 3
    assert strikers(match) == ["a1"]


def test_survivors_of_a_higher_rank_strike_back():
    """GS-CTR-08, GS-CTR-10: a lower rank answers after the whole attack."""
    t = battle(card("a syntarch", "10,10"), card("b druid", "10,11.5"), card("b druid", "20,20"), turn="b")
    model(t, "a1").effects = (QUICK,)
    t = charged(t, Blow(0, 1, "twin-kopis"))
    match = go(t, "golden-sickle", "1 2 | 1 2")
    assert strikers(match) == ["a1", "b1"]


@pytest.mark.parametrize(("when", "ranks"), [("charge", [2, 1]), ("melee", [2, 2]), ("missile", [1, 1])])
def test_a_rank_may_count_for_some_attacks_alone(monkeypatch, when, ranks):
    """GS-CTR-06, GS-CON-03: of who charges, for the charge attack and not for an answer."""
    monkeypatch.setitem(PRINTED, "swift", Does([Change("SR", 1, when)]))
    t = charged(battle(card("a syntarch", "10,10"), card("b druid", "10,11.5"), turn="a"), Blow(0, 1, "twin-kopis"))
    model(t, "a1").effects = (Effect("swift", "self", "turn"),)
    assert [strike_rank(t, Blow(0, 1, "twin-kopis", counter=counter)) for counter in (False, True)] == ranks


def test_higher_defender_strikes_first(monkeypatch):
    """GS-CTR-09: the counter attack of a higher rank is resolved first, and may spare the defender the attack."""
    monkeypatch.setitem(PRINTED, "swift", Does([Change("SR", 1)]))
    swift = (Effect("swift", "self", "turn"),)
    t = battle(
        card("a princeptor", "10,10", wounds=8),
        card("a druid", "30,30"),
        card("b druid", "10,11.5", effects=(swift,)),
        active="a1",
    )
    match = go(t, "melee:spathe | offensive | golden-sickle", "5 6 | 5 4")
    assert strikers(match) == ["b1"]
    assert model(match, "a1").where == "destroyed"


def test_who_is_knocked_down_first_strikes_no_more(monkeypatch):
    """GS-KNO-01, GS-CTR-09: a swifter answer knocks the attacker down, and its attack is lost."""
    monkeypatch.setitem(PRINTED, "swift", Does([Change("SR", 1)]))
    swift = (Effect("swift", "self", "turn"),)
    t = battle(
        card("a princeptor", "10,10"),
        card("b hill-ogres", "10,11.6", effects=(swift,)),
        card("b druid", "30,30"),
        active="a1",
    )
    match = go(t, "melee:spathe | offensive | overhead-smash", "5 5 | 1 2")
    assert (strikers(match), model(match, "a1").down) == (["b1"], True)


def test_an_answer_to_a_charge_is_no_charge():
    """GS-CTR-02, GS-CHG-16: what helps against a charge does not help the charger against the answer."""
    wall = (Effect("shield-wall", "self", "next"),)
    fjell = card("a fjell-warriors", "10,10 11.5,9", effects=(wall,))
    t = battle(fjell, card("b druid", "10,11.5"), card("b druid", "30,30"), active="a1")
    weapon = next(one.id for one in weapons(t, model(t, "a1.1"), "MEL"))
    match = go(charged(t, Blow(0, 2, weapon)), "golden-sickle", "1 2 | 1 2")
    needed = {event.args["model"]: event.args["needed"] for event in events(match, "gs-attack")}
    assert needed["b1"] == stat(t, model(t, "a1.1"), "DEF")


def test_ranks_are_resolved_one_after_another(monkeypatch):
    """GS-A-18: of two attacked cards the swifter answers first, the other together with the attack."""
    monkeypatch.setitem(PRINTED, "swift", Does([Change("SR", 1)]))
    swift = (Effect("swift", "self", "turn"),)
    legion = card("a legionnaires", "10,10 13,10", tokens=3)
    t = battle(legion, card("b druid", "10,11.5"), card("b horn-brayer", "13,11.5", effects=(swift,)), active="a1")
    match = go(t, "melee:gladius | offensive | b1 | b2 | golden-sickle | cleaver", "1 2 | 1 2 | 1 2 | 1 2")
    assert strikers(match) == ["b2", "a1.1", "a1.2", "b1"]


def test_answers_do_not_interrupt_a_unit():
    """GS-CTR-07, GS-CTR-10: at equal rank nobody is removed before all of both sides have rolled."""
    legion = card("a legionnaires", "10,10 11.3,10", tokens=3)
    t = battle(legion, card("b horn-brayer", "10.6,11.4", wounds=5), card("b druid", "30,30"), active="a1")
    match = go(t, "melee:gladius | offensive | b1 | b1 | cleaver | a1.1", "5 6 | 4 5 | 5 4 | 4 5 | 1 2")
    assert strikers(match) == ["a1.1", "a1.2", "b1"]
    assert model(match, "b1").where == "destroyed"


# After a charge


def slayer(**fields: object) -> Battle:
    """A princeptor has charged one of two legionnaires, who is badly wounded."""
    legion = card("b legionnaires", "10,11.5 11.5,11.5", wounds=5)
    return battle(card("a princeptor", "10,10", style="charge", **fields), legion, active="a1")


def test_slay_movement_waits_for_the_answer():
    """GS-T-51, GS-CTR-05, GS-CTR-11: the counter attack is resolved first; then the charger that slew its target may go
    on, and the attack that it wins may be answered again for another payment."""
    t = charged(slayer(), Blow(0, 1, "spathe"))
    match = go(t, "gladius | none | a1", "5 4 | 5 4 | 1 2 | 6")
    assert strikers(match) == ["a1", "b1.2"]
    assert model(match, "b1.1").where == "destroyed"
    assert the_card(match, "b1").tokens == 2
    match.answer("done")
    assert asked(match).question == "gs-ask-counter"
    assert the_card(match, "a1").tokens == 5
    again = go(t, "gladius | none | a1 | done | gladius | a1", "5 4 | 5 4 | 1 2 | 6 | 1 2 | 1 2")
    assert strikers(again) == ["a1", "b1.2", "a1", "b1.2"]
    assert the_card(again, "b1").tokens == 0


def test_only_the_charged_model_wins_slay_movement():
    """GS-CHG-19, GS-FAQ-02, GS-A-17, GS-A-91: an individual, in its own activation, that lives and destroyed whom it
    charged; once a charge."""
    t = slayer()
    fight = Fight(0, "spathe", "melee", charge=True, blows=(Blow(0, 1, "spathe"),))
    assert not slays(t, fight)
    model(t, "b1.1").where = "destroyed"
    assert slays(t, fight)
    assert not slays(t, Fight(0, "spathe", "melee", charge=True, slay=True, blows=fight.blows))
    assert not slays(t, Fight(0, "spathe", "melee", blows=fight.blows))
    t.activation = Activation(1)
    assert not slays(t, fight)
    t.activation = Activation(0)
    model(t, "a1").where = "destroyed"
    assert not slays(t, fight)


def test_units_never_win_slay_movement():
    """GS-CHG-19: not even the last member of a unit."""
    t = battle(card("a gut-hackers", "10,10"), card("b druid", "10,11.5"), active="a1")
    model(t, "b1").where = "destroyed"
    fight = Fight(0, "gut-axe", "melee", charge=True, blows=(Blow(0, the_card(t, "b1").models[0], "gut-axe"),))
    assert not slays(t, fight)


def test_charger_turns_to_any_enemy_when_its_target_is_gone():
    """GS-CHG-15: a charge attack may be made at another enemy in reach, of whatever card."""
    chargers = card("a gut-hackers", "9.2,10 11,10", style="charge", tokens=3)
    t = battle(
        chargers, card("b horn-brayer", "10,11.6", wounds=5, tokens=0), card("b druid", "11.6,11.8"), active="a1"
    )
    first, second, brayer = 0, 1, the_card(t, "b1").models[0]
    match = go(charged(t, Blow(first, brayer, "gut-axe"), Blow(second, brayer, "gut-axe")), "", "5 6 | 5 4")
    assert asked(match).question == "gs-ask-new-target"
    assert keys(match) == ["b2", "none"]

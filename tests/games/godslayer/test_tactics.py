"""GS-TAC, GS-ULD: tactics performed, ordered, and used against enemies."""

import pytest

from tests.games.godslayer.kit import (
    asked,
    battle,
    card,
    events,
    go,
    keys,
    model,
    piece,
    refused,
    state,
    the_card,
    told,
)
from theomachy.games.godslayer.rules.values.statistics import For, all_of, stat
from theomachy.games.godslayer.state import Activation, Effect

SQUAD = "10,14 11.5,14 13,14 14.5,14"
FAR = card("b ursapine", "45,45")


def names(match, id):
    return [effect.id for effect in model(match, id).effects]


def kinds(match, id):
    return [effect.kind for effect in model(match, id).effects]


# Self tactics


def test_a_self_tactic_is_for_the_performer_alone():
    """GS-TAC-04, GS-TAC-02: an individual's always succeeds; it is paid for and on nobody else."""
    t = battle(card("a godquester", "10,10"), card("a hill-ogres", "10,13 12,13 14,13"), FAR, active="a1")
    match = go(t, "tactic:hunters-focus")
    assert names(match, "a1") == ["hunters-focus"]
    assert names(match, "a2.1") == []
    assert (kinds(match, "a1"), the_card(match, "a1").tokens) == (["self"], 5)
    assert refused(go(t.copy()), "tactic:hunters-focus:a2.1").id == "gs-no-such-tactic"


def test_a_unit_with_its_leader_needs_no_test():
    """GS-TAC-04, GS-ULD-02: leader alive and in formation: no dice."""
    match = go(battle(card("a legionnaires", SQUAD), FAR, active="a1"), "tactic:testudo")
    assert names(match, "a1.4") == ["testudo"]


def leaderless(**fields):
    t = battle(card("a legionnaires", SQUAD), FAR, active="a1", **fields)
    t.models[0].where = "destroyed"
    return t


def test_without_its_leader_a_unit_tests():
    """GS-TAC-04, GS-ULD-01, GS-TRM-09: two dice against LEAD 8, less one for the lost leader: 7 succeeds."""
    match = go(leaderless(), "tactic:testudo", "3 4")
    assert names(match, "a1.2") == ["testudo"]
    test = events(match, "gs-test-passed")[0]
    assert (test.clause, test.args["rolled"], test.args["lead"]) == ("GS-TAC-04", 7, 7)


def test_a_unit_that_fails_does_not_perform_it():
    """GS-TAC-04, GS-ULD-01: 8 is too much; the tokens are spent, and it was the tactic of this round."""
    match = go(leaderless(), "tactic:testudo", "4 4")
    assert names(match, "a1.2") == []
    assert (the_card(match, "a1").tokens, told(match)[-1]) == (2, "gs-test-failed")
    assert refused(match, "tactic:testudo").id == "gs-one-tactic-a-round"


def test_out_of_formation_a_leader_does_not_help():
    """GS-TAC-04, GS-A-88: a self tactic is still possible, but with a test."""
    t = battle(card("a legionnaires", "10,14 11.5,14 20,14 21.5,14"), FAR, active="a1")
    assert names(go(t, "tactic:testudo", "4 4"), "a1.4") == ["testudo"]
    assert names(go(t.copy(), "tactic:testudo", "4 5"), "a1.4") == []


def test_units_whose_card_has_no_leader():
    """GS-A-121: they have lost none, so LEAD is whole; but they test, unless agreed otherwise."""
    t = battle(card("a legionnaires", SQUAD), FAR, active="a1")
    t.models[0].role = "trooper"
    match = go(t, "tactic:testudo", "4 4")
    assert events(match, "gs-test-passed")[0].args["lead"] == 8
    t = battle(card("a legionnaires", SQUAD), FAR, active="a1", leaderless_units_test=False)
    t.models[0].role = "trooper"
    assert told(go(t, "tactic:testudo")).count("gs-test-passed") == 0


# How often


def test_one_tactic_a_round():
    """GS-TAC-03, GS-A-01: who is no warlord performs one tactic in a round."""
    t = battle(card("a princeptor", "10,10"), card("a legionnaires", SQUAD), FAR, active="a1")
    match = go(t, "tactic:campaign-veteran:a2")
    why = refused(match, "tactic:campaign-veteran:a1")
    assert (why.id, why.clause) == ("gs-one-tactic-a-round", "GS-TAC-03")
    assert not any(key.startswith("tactic") for key in keys(match))


def test_a_warlord_gives_as_many_orders_as_he_can_pay_for():
    """GS-WLD-04, GS-TAC-03: any number, the same one too."""
    t = battle(card("a centurion", "10,10"), card("a legionnaires", SQUAD), FAR, active="a1")
    match = go(t, "tactic:lock-shields:a2 | tactic:lock-shields:a1 | tactic:ancestral-pride:a2")
    assert the_card(match, "a1").tokens == 0
    assert names(match, "a2.1") == ["ancestral-pride"]
    assert names(match, "a1") == ["lock-shields"]


def test_a_thrifty_model_pays_one_less():
    """GS-CON-07, GS-ACT-04: the pit fighter's own rule beats the printed cost of two."""
    t = battle(card("a princeptor", "10,10", tokens=1), FAR, active="a1")
    assert the_card(go(t, "tactic:campaign-veteran:a1"), "a1").tokens == 0


def test_an_action_is_never_interrupted_by_a_tactic():
    """GS-T-25, GS-T-26, GS-TAC-02, GS-AVN-05: while a unit is moving, only its movement is asked for; once a tactic is
    used, what is left of a move is forfeited."""
    t = battle(card("a legionnaires", SQUAD), FAR, active="a1")
    match = go(t, "move:1 | a1.1:10in,15in")
    assert asked(match).question == "gs-ask-move"
    assert refused(match, "tactic:testudo").id.startswith("gs-")
    match = go(t.copy(), "move:1 | a1.1:10in,15in | done | tactic:testudo")
    assert refused(match, "a1.1:10in,17in").id == "gs-action-before-place"


# Variable costs


def test_a_variable_tactic_grows_with_what_is_spent():
    """GS-TAC-14: one MEL for each token, none for none."""
    t = battle(card("a godquester", "10,10"), FAR, active="a1")
    assert [key for key in keys(go(t)) if "fury" in key] == [f"tactic:measured-fury:{n}" for n in (0, 1, 2)]
    for tokens in (0, 1, 2):
        match = go(t.copy(), f"tactic:measured-fury:{tokens}")
        assert the_card(match, "a1").tokens == 6 - tokens
        assert mel(match, "a1") == 8 + tokens


def mel(match, id):
    return stat(state(match), model(match, id), "MEL", For("melee"))


def test_no_more_than_the_card_or_the_pool_allows():
    """GS-TAC-14: two at most here, and never more than there is."""
    t = battle(card("a godquester", "10,10", tokens=1), FAR, active="a1")
    assert (refused(go(t), "tactic:measured-fury:3").id, refused(go(t), "tactic:measured-fury:3").clause) == (
        "gs-too-many-tokens",
        "GS-TAC-14",
    )
    assert refused(go(t), "tactic:measured-fury:2").id == "gs-too-few-tokens"
    for nonsense in ("measured-fury", "measured-fury:", "measured-fury:-1", "measured-fury:01", "measured-fury:a1"):
        assert refused(go(t), f"tactic:{nonsense}").id == "gs-no-such-tactic"


def test_a_warlord_may_try_again_for_more():
    """GS-TAC-12, GS-WLD-04: the later one replaces the earlier one of the same name; they do not add up."""
    t = battle(card("a godquester", "10,10"), FAR, active="a1")
    match = go(t, "tactic:measured-fury:1 | tactic:measured-fury:2")
    assert (mel(match, "a1"), the_card(match, "a1").tokens) == (10, 3)


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (1, 1)])
def test_but_not_for_the_same_or_less(before: int, after: int):
    """GS-TAC-14: what is there already would only be replaced by itself, without end."""
    match = go(battle(card("a godquester", "10,10"), FAR, active="a1"), f"tactic:measured-fury:{before}")
    why = refused(match, f"tactic:measured-fury:{after}")
    assert (why.id, why.clause) == ("gs-no-more-than-before", "GS-TAC-14")
    assert f"tactic:measured-fury:{after}" not in keys(match)


# Enemy tactics


def shatter(dice, **fields):
    t = battle(card("a warsmith", "10,10"), card("b maldire-mongrels", SQUAD), active="a1", **fields)
    return go(t, "tactic:shatter:b1", dice)


def test_an_enemy_tactic_is_a_contest_of_wills():
    """GS-T-27, GS-TAC-10: LEAD 9 and a 2 against LEAD 7 and a 3: 11 against 10, it succeeds."""
    match = shatter("2 | 3")
    assert [names(match, f"b1.{n}") for n in (1, 2, 3, 4)] == [["shatter"]] * 4
    told_of = events(match, "gs-contest-won")[0]
    assert (told_of.clause, told_of.args["total"], told_of.args["against"]) == ("GS-TAC-10", 11, 10)
    assert stat(state(match), model(match, "b1.1"), "ARM") == 2


def test_as_much_is_enough():
    """GS-TAC-10: the origin succeeds with an equal total."""
    assert names(shatter("2 | 4"), "b1.1") == ["shatter"]


def test_less_is_not():
    """GS-TAC-10: below that it fails and the tokens are lost."""
    match = shatter("2 | 5")
    assert (names(match, "b1.1"), the_card(match, "a1").tokens) == ([], 4)
    assert events(match, "gs-contest-lost")[0].args["against"] == 12


def test_current_lead_counts_in_a_contest():
    """GS-TAC-10, GS-A-114: whose leader is gone has one less."""
    t = battle(card("a warsmith", "10,10"), card("b maldire-mongrels", SQUAD), active="a1")
    t.models[1].where = "destroyed"
    assert names(go(t, "tactic:shatter:b1", "2 | 5"), "b1.2") == ["shatter"]


def test_a_machine_resists_with_the_lead_of_its_crew():
    """GS-A-114: LEAD 7 of the crew, and the tactic is on machine and crew."""
    t = battle(card("a warsmith", "10,10"), card("b scorpio", "10,14 12,14 10,16"), active="a1")
    match = go(t, "tactic:shatter:b1", "1 | 3")
    assert events(match, "gs-contest-won")[0].args["against"] == 10
    assert names(match, "b1.1") == names(match, "b1.2") == ["shatter"]


def test_creatures_suffer_enemy_tactics():
    """GS-TAC-07, GS-CRE-02: only orders are barred."""
    t = battle(card("a warsmith", "10,10"), card("b ursapine", "10,14"), active="a1")
    assert names(go(t, "tactic:shatter:b1", "3 | 3"), "b1") == ["shatter"]


def test_the_skannfyrd_are_hard_to_impress():
    """GS-SUB-01, GS-TAC-10: one less in the contest against them, while one of theirs leads."""
    cards = card("a scarjarl", "10,10"), card("b valkyrie", "10,14")
    t = battle(*cards, card("b scarjarl", "30,30", leader=True), active="a1")
    assert names(go(t, "tactic:war-cry:b1", "3 | 3"), "b1") == []
    t = battle(*cards, card("b warsmith", "30,30", leader=True), active="a1")
    assert names(go(t, "tactic:war-cry:b1", "3 | 3"), "b1") == ["war-cry"]


def test_out_of_range_an_enemy_tactic_fails_without_dice():
    """GS-TAC-10, GS-TRM-03: paid first, measured afterwards; beyond LEAD range everything is lost."""
    t = battle(card("a warsmith", "10,10"), card("b ursapine", "10,21"), active="a1")
    match = go(t, "tactic:shatter:b1")
    assert (names(match, "b1"), the_card(match, "a1").tokens) == ([], 4)
    assert (told(match)[-1], events(match, "gs-falls-short")[0].clause) == ("gs-falls-short", "GS-TAC-10")


def test_an_enemy_tactic_on_a_split_unit_reaches_one_group():
    """GS-TAC-07, GS-FRM-06, GS-T-31: a unit in two groups is named by a member; only those around it are affected."""
    t = battle(card("a warsmith", "10,10"), card("b maldire-mongrels", "8,14 9.5,14 16,14 17.5,14 19,14"), active="a1")
    assert [key for key in keys(go(t)) if "shatter" in key] == ["tactic:shatter:b1.1", "tactic:shatter:b1.3"]
    match = go(t, "tactic:shatter:b1.1", "5 | 1")
    assert [len(names(match, f"b1.{n}")) for n in (1, 2, 3, 4, 5)] == [1, 1, 0, 0, 0]
    assert refused(go(t.copy()), "tactic:shatter:b1").id == "gs-target-scattered"


# One of each kind


def test_one_self_one_ordered_one_enemy_tactic():
    """GS-T-28, GS-TAC-11: Shatter, Ancestral Pride and Testudo together: DEF +2, ARM as printed, MEL +1."""
    match = go(
        legion("b2"), "tactic:testudo | end | b1 | tactic:ancestral-pride:b2 | end | a1 | tactic:shatter:b2", "5 | 1"
    )
    assert figures(match) == (2, 0, 1)


def legion(active):
    return battle(
        card("a warsmith", "10,10"),
        card("a frost-bear", "40,10"),
        card("b centurion", "10,18"),
        card("b legionnaires", SQUAD),
        card("b princeptor", "13,18"),
        active=active,
    )


def figures(match):
    t, one = state(match), model(match, "b2.1")
    return stat(t, one, "DEF") - 13, stat(t, one, "ARM") - 7, stat(t, one, "MEL") - 6


def test_a_new_order_takes_the_place_of_the_old():
    """GS-T-29, GS-TAC-12: with Campaign Veteran the extra MEL is gone, a die for criticals comes."""
    t = legion("b3")
    for member in t.models[3:7]:
        member.effects = (
            Effect("shatter", "enemy", "next"),
            Effect("ancestral-pride", "ordered", "round"),
            Effect("testudo", "self", "next"),
        )
    match = go(t, "tactic:campaign-veteran:b2")
    assert figures(match) == (2, 0, 0)
    assert all_of(state(match), model(match, "b2.1"), "critical dice") == 1
    assert kinds(match, "b2.1") == ["enemy", "self", "ordered"]


def test_an_order_for_one_member_and_one_for_all():
    """GS-A-115, GS-A-113: every model has one place for orders; an order for the unit takes it in all members."""
    t = battle(card("a centurion", "10,10"), card("a legionnaires", SQUAD), FAR, active="a1")
    t.models[1].effects = (Effect("lock-shields", "ordered", "next"),)
    match = go(t, "tactic:ancestral-pride:a2")
    assert [names(match, f"a2.{n}") for n in (1, 2)] == [["ancestral-pride"]] * 2


def test_a_tactic_outlives_its_origin():
    """GS-TAC-13: it lasts as long as its card says, even if whoever ordered it is gone."""
    t = battle(card("a centurion", "10,10"), card("a legionnaires", SQUAD), FAR, active="a1")
    match = go(t, "tactic:ancestral-pride:a2 | end")
    t = state(match)
    t.models[0].where = "destroyed"
    assert mel(go(t), "a2.1") == 7


def test_who_lies_on_the_ground_gains_nothing_from_tactics():
    """GS-TAC-16, GS-KNO-03: received, but without effect until he stands."""
    t = battle(card("a centurion", "10,10"), card("a legionnaires", SQUAD, down=True), FAR, active="a1")
    match = go(t, "tactic:ancestral-pride:a2")
    assert names(match, "a2.1") == ["ancestral-pride"]
    assert (mel(match, "a2.1"), mel(match, "a2.2")) == (6, 7)


# What data cannot say


def test_follow_me_gives_a_free_movement():
    """GS-TAC-06: the receiver may move its MOV at once, paid by nobody."""
    t = battle(card("a godquester", "10,10"), card("a syntarch", "12,10"), FAR, active="a1")
    match = go(t, "tactic:follow-me:a2", "1 1")
    assert (asked(match).question, asked(match).by) == ("gs-ask-move", "a2")
    match = go(t.copy(), "tactic:follow-me:a2 | a2:12in,13in", "1 1")
    assert (model(match, "a2").y, the_card(match, "a2").tokens, asked(match).by) == (13 * 2540, 5, "a1")


def test_nobody_follows_while_a_mate_lies_on_the_ground():
    """GS-KNO-05, GS-TAC-16: a unit does nothing before its members stand."""
    t = battle(card("a godquester", "10,10"), card("a hoplites", "12,10 13.5,10", down=(False, True)), FAR, active="a1")
    assert asked(go(t, "tactic:follow-me:a2")).question == "gs-ask-action"
    model(t, "a2.2").down = False
    assert asked(go(t, "tactic:follow-me:a2")).question == "gs-ask-move"


def test_who_followed_does_not_charge_any_more():
    """GS-CHG-01: it was a movement action; who did not move has made none."""
    t = battle(card("a godquester", "10,10"), card("a syntarch", "12,10"), FAR, active="a1")
    moved = go(t.copy(), "tactic:follow-me:a2 | a2:12in,13in | end | a2", "1 1")
    assert refused(moved, "charge:twin-kopis:normal").clause == "GS-CHG-01"
    stayed = go(t.copy(), "tactic:follow-me:a2 | done | end | a2", "1 1")
    assert "charge:twin-kopis:normal" in keys(stayed)


def sacrifice():
    return battle(
        card("a necromagus", "10,10", wounds=4),
        card("a legionnaires", SQUAD),
        card("a legio-mortum", "20,10 21.5,10 23,10 24.5,10"),
        FAR,
        active="a1",
    )


def test_a_living_friend_is_sacrificed():
    """GS-TAC-05, GS-CON-02, GS-DMG-07: one member loses D3 life points past armour; the necromagus heals them."""
    match = go(sacrifice(), "tactic:mortal-sacrifice:a2.3", "4")
    assert [model(match, f"a2.{n}").wounds for n in (2, 3)] == [0, 2]
    assert model(match, "a1").wounds == 2


def test_only_what_is_lost_is_gained():
    """GS-A-133, GS-TAC-05: of somebody with one life point left, one."""
    t = sacrifice()
    t.models[3].wounds = 4
    match = go(t, "tactic:mortal-sacrifice:a2.3", "6")
    assert (model(match, "a2.3").where, model(match, "a1").wounds) == ("destroyed", 3)


def test_the_dead_cannot_be_sacrificed():
    """GS-TAC-05: the receiver must be alive."""
    match = go(sacrifice())
    assert (refused(match, "tactic:mortal-sacrifice:a3.1").id, "tactic:mortal-sacrifice:a3.1" in keys(match)) == (
        "gs-not-living",
        False,
    )
    assert refused(match, "tactic:mortal-sacrifice:a1").id == "gs-not-living"


def test_a_tremor_shakes_those_who_stand_together():
    """GS-KNO-01, GS-TRM-10: members within 3 inches of another one fall on 5 and 6."""
    t = battle(card("a warsmith", "10,10"), card("b gut-hackers", "9,14 11,14 13,14"), active="a1")
    t.models[3].x = 18 * 2540
    match = go(t, "tactic:earth-tremor:b1.1", "6 | 1 | 5 4")
    assert [model(match, f"b1.{n}").down for n in (1, 2, 3)] == [True, False, False]


def test_a_slam_shakes_those_who_stand_near():
    """GS-KNO-01: members within 2 inches of the origin fall on 5 and 6, unless they stand firm."""
    t = battle(card("a hammerfist", "10,10"), card("b legionnaires", "9,13 10.5,13 12,13 13.5,13 15,13"), active="a1")
    match = go(t, "tactic:ground-slam:b1", "6 | 1 | 6 6")
    assert [model(match, f"b1.{n}").down for n in (1, 2, 3, 4, 5)] == [True, True, False, False, False]
    for member in t.models:
        member.effects = (Effect("lock-shields", "ordered", "next"),)
    match = go(t.copy(), "tactic:ground-slam:b1", "6 | 1 | 6 6")
    assert not any(one.down for one in state(match).models)


def test_a_bellow_keeps_orders_away():
    """GS-TAC-07, GS-CON-07: whoever is deafened receives no orders, but performs its own tactics."""
    t = battle(card("a centurion", "10,10"), card("a legionnaires", SQUAD), FAR, active="a1")
    for member in t.models[1:5]:
        member.effects = (Effect("bellow", "enemy", "round"),)
    match = go(t)
    assert (refused(match, "tactic:ancestral-pride:a2").id, "tactic:ancestral-pride:a2" in keys(match)) == (
        "gs-deaf",
        False,
    )
    t.activation = Activation(1)
    assert names(go(t.copy(), "tactic:testudo"), "a2.1") == ["bellow", "testudo"]


@pytest.mark.parametrize(
    "arg", ["", ":", "testudo:a1", "x", "shatter", "shatter:", "shatter:b1:b1", "shatter:@", "x@y"]
)
def test_nonsense_is_refused(arg):
    """GS-TAC-01: any string gets a reason."""
    t = battle(card("a warsmith", "10,10"), card("b ursapine", "10,14"), active="a1")
    assert refused(go(t), f"tactic:{arg}").id.startswith("gs-")


def test_nobody_is_measured_before_paying():
    """GS-TRM-03, GS-A-118: targets in sight are listed, near or far; those out of sight are not."""
    wall = piece("wall", "0,19 9,19 9,20 0,20", height=4, going="impassable")
    bears = [card("b ursapine", place) for place in ("10,14", "40,40", "3,30")]
    t = battle(card("a warsmith", "10,10"), *bears, active="a1", terrain=[wall])
    match = go(t)
    assert [key for key in keys(match) if "shatter" in key] == ["tactic:shatter:b1", "tactic:shatter:b2"]
    why = refused(match, "tactic:shatter:b3")
    assert (why.id, why.clause) == ("gs-unseen", "GS-TAC-08")

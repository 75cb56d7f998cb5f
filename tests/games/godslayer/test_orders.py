"""GS-TAC-05 to 09, GS-MUS, GS-CHN: orders, who receives them, and who passes them on."""

import pytest

from tests.games.godslayer.kit import battle, card, events, go, keys, model, piece, refused, the_card, told
from theomachy.games.godslayer.rules.effects.orders import carries, target_of, why_not_chain
from theomachy.games.godslayer.state import Activation, Effect

HUNTERS = "10,15 11.5,15 13,15"
SQUAD = "10,15 11.5,15 13,15 14.5,15"
FAR = card("b ursapine", "45,45")
ORDER = "tactic:steady-spears"


def names(match, id):
    return [effect.id for effect in model(match, id).effects]


def orders(match):
    """What can be ordered with Steady Spears, and through whom."""
    return [key.removeprefix(f"{ORDER}:") for key in keys(match) if key.startswith(ORDER)]


def temple(*more, **fields):
    """A demarchon of LEAD 9 who may give orders."""
    return battle(card("a demarchon", "10,10"), *more, FAR, active="a1", **fields)


# The procedure


def test_an_order_is_heard_by_a_test():
    """GS-TAC-08, GS-TRM-09: paid, measured, then two dice not above the receiver's LEAD of 8."""
    match = go(temple(card("a amazon-hunters", HUNTERS)), f"{ORDER}:a2", "4 4")
    assert [names(match, f"a2.{n}") for n in (1, 2, 3)] == [["steady-spears"]] * 3
    assert [effect.kind for effect in model(match, "a2.1").effects] == ["ordered"]
    assert told(match)[:2] == ["gs-tactic", "gs-test-passed"]
    assert events(match, "gs-test-passed")[0].clause == "GS-TAC-08"
    assert the_card(match, "a1").tokens == 4


def test_an_order_that_is_not_heard_is_lost():
    """GS-TAC-08, GS-A-116: 9 is above 8; even two ones or sixes decide by their sum alone."""
    match = go(temple(card("a amazon-hunters", HUNTERS)), f"{ORDER}:a2", "4 5")
    assert (names(match, "a2.1"), the_card(match, "a1").tokens) == ([], 4)
    assert events(match, "gs-test-failed")[0].args == {
        "card": "a2", "seat": 0, "test": "gs-test-receiving", "rolled": 9, "lead": 8,
    }  # fmt: skip


def test_no_test_succeeds_or_fails_by_itself():
    """GS-A-116: against LEAD 4, two less than printed, a 5 fails and two ones succeed by their sum alone."""
    t = temple(card("a wolfhound", "10,14"))
    t.models[1].effects = (Effect("dread-vision", "continuous", "lasting", round=2),)
    match = go(t, f"{ORDER}:a2", "1 4")
    assert events(match, "gs-test-failed")[0].args["lead"] == 4
    assert names(go(t.copy(), f"{ORDER}:a2", "1 1"), "a2") == ["dread-vision", "steady-spears"]


def test_beyond_lead_range_an_order_fails():
    """GS-TAC-08, GS-TRM-03, GS-TRM-05: measured after payment; beyond 9 inches from edge to edge there is no test."""
    near, far = card("a syntarch", "10,20.18"), card("a syntarch", "10,20.19")
    assert names(go(temple(near), f"{ORDER}:a2", "1 1"), "a2") == ["steady-spears"]
    match = go(temple(far), f"{ORDER}:a2")
    assert (names(match, "a2"), the_card(match, "a1").tokens, told(match)[-1]) == ([], 4, "gs-falls-short")


def test_lead_range_shrinks_with_lead():
    """GS-A-117: the seriously wounded demarchon of LEAD 8 reaches 8 inches."""
    t = battle(card("a demarchon", "10,10", wounds=7), card("a syntarch", "10,19.5"), FAR, active="a1")
    assert told(go(t, f"{ORDER}:a2"))[-1] == "gs-falls-short"


def test_one_member_in_range_is_enough():
    """GS-TRM-07, GS-TAC-06: the unit is in range if one of its members is, and all of it receives the order."""
    t = temple(card("a amazon-hunters", "10,18 10,20 10,22"))
    assert names(go(t, f"{ORDER}:a2", "1 1"), "a2.3") == ["steady-spears"]


def test_only_who_is_seen_is_ordered():
    """GS-TAC-08, GS-TRM-11: one member in sight is enough; nobody in sight is not."""
    wall = piece("wall", "8,12 14,12 14,13 8,13", height=4, going="impassable")
    t = temple(card("a amazon-hunters", "10,15 11.5,15 13,15"), terrain=[wall])
    why = refused(go(t), f"{ORDER}:a2")
    assert (why.id, why.clause) == ("gs-unseen", "GS-TAC-08")
    t = temple(card("a amazon-hunters", "13,15 16,14 19,13"), terrain=[wall])
    assert "a2" in orders(go(t))


# Who receives


def test_a_unit_tactic_is_for_a_unit_or_any_individual():
    """GS-TAC-06, GS-A-113: a whole unit, any one individual, or the origin itself; not for one member of a unit."""
    t = temple(card("a amazon-hunters", HUNTERS), card("a syntarch", "12,10"))
    assert orders(go(t)) == ["a1", "a2", "a3"]
    assert refused(go(t), f"{ORDER}:a2.1").id == "gs-needs-the-unit"
    assert (refused(go(t), f"{ORDER}:b1").id, refused(go(t), f"{ORDER}:b1").clause) == ("gs-needs-friend", "GS-TAC-06")


def test_a_model_tactic_is_for_one_model():
    """GS-TAC-05, GS-A-113: an individual, or a single member of a unit, on which alone it works."""
    t = battle(card("a necromagus", "10,10"), card("a legionnaires", SQUAD), FAR, active="a1")
    found = [key for key in keys(go(t)) if key.startswith("tactic")]
    assert found == [f"tactic:mortal-sacrifice:a2.{n}" for n in (1, 2, 3, 4)]
    assert refused(go(t), "tactic:mortal-sacrifice:a2").id == "gs-needs-a-model"
    assert refused(go(t), "tactic:mortal-sacrifice:b1").clause == "GS-TAC-05"


def test_who_orders_himself_needs_no_test():
    """GS-TAC-06, GS-A-113: the origin is always in its own range and hears itself. GS-TRM-05"""
    assert names(go(temple(), f"{ORDER}:a1"), "a1") == ["steady-spears"]


def test_creatures_hear_no_orders():
    """GS-TAC-16, GS-CRE-02, GS-A-65: not even with a friendly voice; tokens they may get."""
    match = go(temple(card("a cerberos", "12,10")))
    assert (refused(match, f"{ORDER}:a2").id, refused(match, f"{ORDER}:a2").clause) == ("gs-creature", "GS-CRE-02")
    assert "assign:a2" in keys(match)


def test_out_of_formation_no_order_is_received_or_given():
    """GS-TAC-16, GS-FRM-05"""
    t = temple(card("a amazon-hunters", "10,15 11.5,15 18,15"))
    match = go(t)
    assert orders(match) == ["a1"]
    for target in ("a2", "a2.1"):
        reason = refused(match, f"{ORDER}:{target}")
        assert (reason.id, reason.clause) == ("gs-unit-scattered", "GS-FRM-05")


def test_a_machine_receives_nothing_but_its_crew_does():
    """GS-WMC-05, GS-TAC-06: the order is on the crew alone."""
    t = battle(card("a centurion", "10,10"), card("a scorpio", "10,14 12,14 10,16"), FAR, active="a1")
    match = go(t, "tactic:ancestral-pride:a2", "3 4")
    assert [names(match, f"a2.{n}") for n in (1, 2, 3)] == [[], ["ancestral-pride"], ["ancestral-pride"]]
    t = battle(card("a necromagus", "10,10"), card("a scorpio", "10,14 12,14 10,16"), FAR, active="a1")
    assert refused(go(t), "tactic:mortal-sacrifice:a2.1").id == "gs-machine"


def test_who_flees_may_receive_orders():
    """GS-A-134: nothing forbids it."""
    assert "a2" in orders(go(temple(card("a amazon-hunters", HUNTERS, fleeing=True))))


# Musicians


def test_with_a_musician_no_test_is_needed():
    """GS-TAC-09, GS-MUS-01: hoplites have one; so do models that count as musicians."""
    t = temple(card("a hoplites", "10,15 11.5,15 13,15 14.5,15 16,15 17.5,15"), card("a horn-brayer", "12,10"))
    assert names(go(t, f"{ORDER}:a2"), "a2.6") == ["steady-spears"]
    assert names(go(t.copy(), f"{ORDER}:a3"), "a3") == ["steady-spears"]


def test_without_the_musician_they_test():
    """GS-MUS-01, GS-ULD-02: when he is gone the unit tests like others; its leader does not help."""
    t = temple(card("a hoplites", "10,15 11.5,15 13,15 14.5,15 16,15 17.5,15"))
    t.models[2].where = "destroyed"
    assert told(go(t, f"{ORDER}:a2", "6 6"))[-1] == "gs-test-failed"


def test_the_city_states_listen_twice():
    """GS-SUB-01: a unit tests again when it did not hear an order, once a round."""
    t = battle(card("a demarchon", "10,10", leader=True), card("a hill-ogres", "10,14 12,14 14,14"), FAR, active="a1")
    match = go(t, f"{ORDER}:a2 | {ORDER}:a2", "6 6 | 3 4 | 6 6")
    assert names(match, "a2.1") == ["steady-spears"]
    assert [event.clause for event in events(match, "gs-test-failed")] == ["GS-TAC-08", "GS-TAC-08"]
    assert events(match, "gs-test-passed")[0].clause == "GS-SUB-01"
    t = battle(card("a demarchon", "10,10", leader=True), card("a syntarch", "10,14"), FAR, active="a1")
    assert told(go(t, f"{ORDER}:a2", "6 6")).count("gs-test-failed") == 1  # units only


def test_an_aura_helps_to_hear():
    """GS-AUR-01, GS-TRM-07: one LEAD more within 4 inches of the priestess, for a unit of which one member is."""
    hunters = card("a amazon-hunters", "10,15 11.5,15 13,15")
    t = temple(hunters, card("a sanctum-priestess", "7,15"))
    assert events(go(t, f"{ORDER}:a2", "4 5"), "gs-test-passed")[0].args["lead"] == 9
    t = temple(hunters, card("a sanctum-priestess", "3,15"))
    assert events(go(t, f"{ORDER}:a2", "4 5"), "gs-test-failed")[0].args["lead"] == 8


# Channelling


def relay(*more, terrain=(), **fields):
    """Musicians of LEAD 8 and 7 stand between the demarchon and a syntarch far to the south."""
    return battle(
        card("a demarchon", "10,10"),
        card("a bard-of-aynnsing", "12,19"),
        card("a horn-brayer", "8,27"),
        card("a syntarch", "10,34"),
        *more,
        FAR,
        active="a1",
        terrain=terrain,
        **fields,
    )


def test_an_order_goes_from_musician_to_musician():
    """GS-T-70, GS-CHN-02, GS-CHN-03, GS-CHN-05, GS-MUS-02: each hop within LEAD range and sight of the one before."""
    match = go(relay(), f"{ORDER}:a4@a2,a3", "4 4")
    assert names(match, "a4") == ["steady-spears"]
    event = events(match, "gs-tactic-through")[0]
    assert (event.args["through"], event.clause) == (("a2", "a3"), "GS-TAC-06")


def test_without_them_it_does_not_carry():
    """GS-T-70, GS-TAC-08: straight, or with a gap in the chain, it is too far."""
    for way in ("", "@a2", "@a3"):
        match = go(relay(), f"{ORDER}:a4{way}")
        assert (told(match)[-1], the_card(match, "a1").tokens) == ("gs-falls-short", 4)


def test_ways_are_proposed_by_sight_alone():
    """GS-CHN-01, GS-TRM-03, GS-A-118: straight, and through all musicians who see each other, nearer or farther."""
    ways = ["a4", "a4@a2", "a4@a3", "a4@a2,a3", "a4@a3,a2"]
    assert [key for key in orders(go(relay())) if key.startswith("a4")] == ways
    t = relay()
    t.models[1].x, t.models[2].x = t.models[2].x, t.models[1].x  # the options do not tell who is nearer
    t.models[1].y, t.models[2].y = t.models[2].y, t.models[1].y
    assert [key for key in orders(go(t)) if key.startswith("a4")] == ways


def test_where_measuring_is_free_only_ways_that_carry_are_proposed():
    """GS-TRM-03, GS-A-118: with that agreement."""
    assert [key for key in orders(go(relay(measuring="free"))) if key.startswith("a4")] == ["a4@a2,a3"]


def test_round_a_corner():
    """GS-CHN-05, GS-MUS-02: who is out of sight is reached through somebody who is not."""
    wall = piece("wall", "5,24 30,24 30,25 5,25", height=4, going="impassable")
    t = battle(
        card("a demarchon", "10,20"), card("a bard-of-aynnsing", "2,25"), card("a syntarch", "10,28"), FAR,
        active="a1", terrain=[wall],
    )  # fmt: skip
    assert [key for key in orders(go(t)) if key.startswith("a3")] == ["a3@a2"]
    assert (refused(go(t), f"{ORDER}:a3").id, refused(go(t), f"{ORDER}:a3").clause) == ("gs-unseen", "GS-TAC-08")
    assert names(go(t.copy(), f"{ORDER}:a3@a2", "1 1"), "a3") == ["steady-spears"]


def test_a_channeller_must_be_seen():
    """GS-CHN-02, GS-CHN-03: by whoever comes before him, and he must see the target."""
    wall = piece("wall", "5,24 30,24 30,25 5,25", height=4, going="impassable")
    t = relay(terrain=[wall])
    assert refused(go(t), f"{ORDER}:a4@a3").clause == "GS-CHN-02"
    assert refused(go(t), f"{ORDER}:a4@a2,a3").clause == "GS-CHN-05"
    assert refused(go(t), f"{ORDER}:a4@a2").clause == "GS-CHN-03"


def test_a_channeller_must_stand_and_be_free():
    """GS-CHN-04: in melee is fine; on the ground or stationary is not."""
    t = relay(card("b ursapine", "14,19"))
    assert names(go(t, f"{ORDER}:a4@a2,a3", "4 4"), "a4") == ["steady-spears"]
    for field, value in (("down", True), ("still", "round")):
        t = relay()
        setattr(t.models[1], field, value)
        why = refused(go(t), f"{ORDER}:a4@a2,a3")
        assert (why.id, why.clause, why.args["card"]) == ("gs-no-musician", "GS-CHN-04", "a2")


def test_the_musician_of_a_unit_channels_where_he_stands():
    """GS-MUS-02, GS-A-135: measured from him, if his unit is in formation."""
    hoplites = card("a hoplites", "12,18 10,18 13.5,18 15,18 16.5,18 18,18")  # the second is the musician
    t = battle(card("a demarchon", "10,10"), hoplites, card("a syntarch", "10,27.1"), FAR, active="a1")
    assert names(go(t, f"{ORDER}:a3@a2", "1 1"), "a3") == ["steady-spears"]
    t = battle(card("a demarchon", "10,10"), hoplites, card("a syntarch", "10,27.3"), FAR, active="a1")
    assert told(go(t, f"{ORDER}:a3@a2"))[-1] == "gs-falls-short"
    t.models[6].x = 40 * 2540
    assert refused(go(t), f"{ORDER}:a3@a2").id == "gs-no-musician"


def test_the_musician_of_the_ordering_unit_may_be_the_first_link():
    """GS-A-64: its own musician is in its own LEAD range."""
    t = battle(card("a hoplites", "10,10 11.5,10 13,10 14.5,10 16,10 17.5,10"), card("a syntarch", "10,15"), FAR)
    target = target_of(t, "unit", "a2")
    assert why_not_chain(t, t.cards[0], ("a1",), target) is None
    assert carries(t, t.cards[0], ("a1",), target)


def test_enemy_tactics_are_not_channelled():
    """GS-CHN-01, GS-A-64: musicians pass orders on, nothing else."""
    t = battle(card("a warsmith", "10,10"), card("a horn-brayer", "10,14"), card("b ursapine", "10,20"), active="a1")
    why = refused(go(t), "tactic:shatter:b1@a2")
    assert (why.id, why.clause) == ("gs-not-channelled", "GS-CHN-01")


@pytest.mark.parametrize("chain", ["", ",", "a9", "b1", "a3,a3", "a4", "a2,", "a1", "x@y"])
def test_a_chain_has_links_that_exist(chain):
    """GS-CHN-01: friends with a musician, each once."""
    assert refused(go(relay()), f"{ORDER}:a4@{chain}").id in ("gs-no-such-link", "gs-no-musician")


def test_only_the_active_card_gives_orders():
    """GS-TAC-02, GS-TAC-08: in its own activation, and only what is on its card."""
    t = relay()
    t.activation = Activation(3)
    assert refused(go(t), f"{ORDER}:a1").id == "gs-no-such-tactic"

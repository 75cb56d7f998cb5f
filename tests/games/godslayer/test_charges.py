"""GS-CHG, GS-FAQ: charges, slay movement, and charges as a passive activation."""

from random import Random

import pytest

from tests.games.godslayer.kit import (
    allowed,
    asked,
    at,
    battle,
    card,
    events,
    go,
    keys,
    model,
    piece,
    refused,
    the_card,
    told,
)
from theomachy.games.godslayer.rules.charge.charge_moves import ChargeMoves
from theomachy.games.godslayer.rules.charge.charges import why_not_charge
from theomachy.games.godslayer.rules.movement.formation import keeps_formation
from theomachy.games.godslayer.rules.movement.unit_moves import allowance, held_back
from theomachy.games.godslayer.state import DESTROYED, Activation, Battle, Effect, March
from theomachy.geometry.plane import INCH
from theomachy.kernel.probe import probe

SPATHE = "charge:spathe:normal"


def duel(far: str = "10,16", **more: object) -> Battle:
    """A princeptor (MOV 3) about to charge a druid."""
    return battle(card("a princeptor", "10,10"), card("b druid", far), active="a1", **more)


def why(t: Battle, arg: str = "spathe:normal", id: str = "a1") -> str:
    """By which clause a charge is refused; nothing if it is not."""
    no = why_not_charge(t, the_card(t, id), arg)
    return no.clause if no else ""


# Declaring


@pytest.mark.parametrize(
    ("done", "clause"),
    [
        ("move", "GS-CHG-01"),
        ("attack", "GS-CHG-01"),
        ("thaumaturgy", "GS-CHG-01"),
        ("reaction", "GS-CHG-01"),
        ("charge", "GS-CHG-18"),
        ("tactic", ""),
    ],
)
def test_what_may_come_before_a_charge(done: str, clause: str) -> None:
    """GS-CHG-01, GS-CHG-18, GS-A-146: nothing but tactics and the like in the same round; and no charge twice."""
    t = duel()
    the_card(t, "a1").done = (done,)
    assert why(t) == clause


def test_a_charge_after_a_reaction_may_be_agreed_on() -> None:
    """GS-A-146: counter attacks and free strikes bar a charge, unless the table says otherwise."""
    t = duel(charge_after_reaction=True)
    the_card(t, "a1").done = ("reaction",)
    assert why(t) == ""


def test_one_engaged_member_holds_the_unit() -> None:
    """GS-CHG-02, GS-A-89: engaging or engaged, whichever side reaches further."""
    t = battle(
        card("a legionnaires", "10,10 12,10"), card("b hoplites", "14.5,10"), card("b druid", "10,20"), active="a1"
    )
    assert why(t, "gladius:normal") == "GS-CHG-02"
    t = battle(card("a hoplites", "10,10 12,10"), card("b druid", "14.5,10"), active="a1")
    assert why(t, "hoplite-spear:normal") == "GS-CHG-02"


def test_a_target_is_seen_whatever_the_distance() -> None:
    """GS-CHG-03, GS-TRM-03: line of sight is needed, range is not told; without sight no charge."""
    match = go(duel("10,47"), SPATHE)
    assert model(match, "a1").y == 18 * INCH
    wall = piece("wall", "0,13 30,13 30,14 0,14", height=3)
    assert why(duel(terrain=[wall])) == "GS-CHG-03"


def test_no_distance_is_told_before_paying() -> None:
    """GS-TRM-03, GS-A-118: nothing is drawn before a charge or a move is paid for, unless measuring is free."""
    for measuring, strokes in (("declared", 0), ("free", 1)):
        match = go(duel(measuring=measuring))
        assert len(asked(match).drawn(SPATHE)) == strokes
        assert bool(asked(match).drawn("move:2")) is bool(strokes)
        assert asked(match).drawn("move:99") == [] == asked(match).drawn("charge:spathe")


@pytest.mark.parametrize("far", [15, 40])
def test_whether_a_charge_gets_there_is_not_foretold(far: int) -> None:
    """GS-TRM-03, GS-A-118: with one enemy in sight all else would follow by itself; free measuring may tell."""
    cards = (card("a scarjarl", "10,10", items=("jarls-great-axe",)), card("b druid", f"10,{far}"))
    assert probe(go(battle(*cards, active="a1")), 0, "charge:axe-chop:normal").odds == []
    assert probe(go(battle(*cards, active="a1", measuring="free")), 0, "charge:axe-chop:normal").odds != []


def test_discovered_models_do_not_charge() -> None:
    """GS-DEP-12: not in the round in which they were discovered."""
    t = duel()
    t.activation = Activation(0, no_charge=True)
    assert why(t) == "GS-DEP-12"


def test_machines_and_crews_do_not_charge() -> None:
    """GS-WMC-05: whatever weapons they have."""
    t = battle(card("a scorpio", "10,10 12,10 8,10"), card("b druid", "10,16"), active="a1")
    assert why(t, "tool:normal") == "GS-WMC-05"


@pytest.mark.parametrize("arg", ["", "spathe", "spathe:", "spathe:short", "gladius:normal", "spathe:normal:b1"])
def test_nonsense_is_no_charge(arg: str) -> None:
    """GS-CHG-04: a charge names one of one's own melee attacks and its kind."""
    assert why(duel(), arg) == "GS-CHG-04"


def test_the_attack_is_paid_and_the_running_free() -> None:
    """GS-T-35, GS-CHG-05, GS-MOV-07, GS-A-06: a charge with a 3 ACT attack costs 3 and exhausts nobody."""
    match = go(duel(), "charge:swordfist:normal")
    princeptor = the_card(match, "a1")
    assert (princeptor.tokens, princeptor.moved) == (2, 0)
    assert asked(match).question == "gs-ask-charge-move"
    poor = duel()
    the_card(poor, "a1").tokens = 2
    assert why(poor, "swordfist:normal") == "GS-CHG-05"


def test_how_far_a_charge_goes() -> None:
    """GS-T-36, GS-CHG-06: MOV 3: 8 inches, a long charge 11."""
    t = duel()
    for times, inches in ((2, 8), (3, 11)):
        t.march = March(0, "charge", 2 * INCH, times)
        assert allowance(t, model(t, "a1")) == inches * INCH
    match = go(duel("10,20.1"), SPATHE)
    assert allowed(match, "a1:10in,18in")
    assert refused(match, "a1:10in,18.01in").clause == "GS-CHG-06"


def test_only_the_light_charge_long() -> None:
    """GS-CHG-06, GS-CLS-02: light infantry may always choose it, others may not."""
    assert why(duel(), "spathe:long") == "GS-CHG-06"
    t = battle(card("a bladeslingers", "10,10 12,10"), card("b druid", "10,21"), active="a1")
    assert why(t, "sling-blade-2:long", "a1") == ""
    match = go(t, "charge:sling-blade-2:long | b1 | b1")
    assert allowed(match, "a1.1:10in,19.5in")


def test_some_charge_further() -> None:
    """GS-CHG-06, GS-SUB-01, GS-CON-07: an inch more for Beastspawn, two for Feeding Rush."""
    t = battle(card("a maldire-mongrels", "10,10 12,10"), card("b druid", "10,30"), subfactions=("beastspawn", ""))
    t.march = March(0, "charge", 2 * INCH, 2)
    assert allowance(t, model(t, "a1.1")) == 11 * INCH
    model(t, "a1.1").effects = (Effect("feeding-rush", "self", "turn"),)
    assert allowance(t, model(t, "a1.1")) == 13 * INCH


def test_all_targets_are_named_before_anybody_runs() -> None:
    """GS-CHG-03, GS-CHG-04, GS-A-126: each member names one enemy it sees, the same or another than its mates."""
    t = battle(
        card("a legionnaires", "10,10 12,10"), card("b druid", "10,16"), card("b syntarch", "13,16"), active="a1"
    )
    match = go(t, "charge:gladius:normal")
    assert (asked(match).by, keys(match)) == ("a1.1", ["b1", "b2", "hold"])
    match.answer("b1")
    assert asked(match).by == "a1.2"
    assert not events(match, "gs-moves")
    match.answer("b2")
    assert asked(match).question == "gs-ask-charge-move"
    assert refused(go(t, "charge:gladius:normal"), "a1.2").id == "gs-not-an-enemy"
    assert refused(go(t, "charge:gladius:normal"), "b9").id == "gs-no-such-model"


def test_members_without_a_target_hold_back() -> None:
    """GS-CHG-09, GS-A-127: who sees nobody cannot charge, but somebody must."""
    t = battle(card("a legionnaires", "10,10 12,10"), card("b druid", "10,16"), active="a1")
    match = go(t, "charge:gladius:normal | hold")
    assert keys(match) == ["b1"] or asked(match).question == "gs-ask-charge-move"
    assert the_card(match, "a1").tokens == 2


# Courage


def test_fear_does_not_stop_a_charge() -> None:
    """GS-CHG-20, GS-PSY-06: tested before running; afraid, it charges with 2 less MEL."""
    t = battle(card("a princeptor", "10,10"), card("b bonehound", "10,16"), active="a1")
    match = go(t, SPATHE, "6 6")
    assert the_card(match, "a1").afraid == (1,)
    assert asked(match).question == "gs-ask-charge-move"


def test_horror_ends_the_activation_before_anything_is_paid() -> None:
    """GS-CHG-20, GS-PSY-10, GS-A-57: no movement, no payment, no flight."""
    t = battle(card("a princeptor", "10,10"), card("a druid", "30,30"), card("b moloch", "10,16"), active="a1")
    match = go(t, SPATHE, "6 6")
    princeptor = the_card(match, "a1")
    assert (princeptor.tokens, princeptor.fleeing, at(match, "a1")) == (5, False, (10, 10))
    assert match.state.activation is None or match.state.activation.card != 0


# Running


def test_a_charge_ends_anywhere_with_its_target_in_reach() -> None:
    """GS-CHG-07, GS-A-10, GS-A-128: on any straight line, as near as one likes; not short of it, not by a bend."""
    match = go(duel(), SPATHE)
    assert allowed(match, "a1:10in,14in")
    assert allowed(match, "a1:10in,14.8in")
    assert allowed(match, "a1:11.5in,15in")
    assert refused(match, "a1:10in,13.8in").id == "gs-target-not-reached"
    assert refused(match, "a1:11in,12in 10in,14in").clause == "GS-CHG-07"
    assert refused(match, "a1:nowhere").id == "gs-no-place"
    assert refused(match, "done").id == "gs-no-such-move"


def test_what_is_proposed_is_allowed() -> None:
    """GS-CHG-07: every proposal and every random end may be taken."""
    t = battle(
        card("a legionnaires", "10,10 12,10 14,10"), card("b druid", "10,16"), card("b syntarch", "14,16"), active="a1"
    )
    for state, answers in ((duel(), SPATHE), (t, "charge:gladius:normal | b1 | hold | b2")):
        match = go(state, answers)
        region = asked(match).options
        assert isinstance(region, ChargeMoves)
        assert all(region.why_not(key) is None for key in keys(match))
        assert all(region.why_not(region.pick(Random(seed))) is None for seed in range(8))
        assert region.drawn(keys(match)[0])
        assert region.base() == 1500
        assert region.moves().startswith("a1")


def test_a_charger_strikes_at_once() -> None:
    """GS-CHG-12, GS-CHG-14, GS-T-41: it engages its target, so the charge attack follows, and nothing comes between."""
    match = go(duel(), f"{SPATHE} | a1:10in,14in")
    assert asked(match).question == "gs-ask-counter"
    assert told(match)[-2:] == ["gs-moves", "gs-charge-arrives"]
    assert match.state.fight is not None
    assert match.state.fight.charge


def test_the_charge_attack_has_a_bonus() -> None:
    """GS-CHG-16, GS-CHG-17, GS-A-02: +1 MEL and +1 POW, for further attacks of the turn too; no style is chosen."""
    match = go(duel(), f"{SPATHE} | a1:10in,14in | none", "3 1 | 1 2")
    assert model(match, "b1").wounds == 3 + 4 + 1 - 5
    assert the_card(match, "a1").style == "charge"
    match = go(duel(), f"{SPATHE} | a1:10in,14in | none | melee:spathe | none", "3 1 | 1 2 | 3 1 | 1 2")
    assert model(match, "b1").wounds == 6


def test_after_a_charge_it_may_move() -> None:
    """GS-CHG-18, GS-A-07: paid as usual, with the whole movement limit."""
    match = go(duel(), f"{SPATHE} | a1:10in,14in | none", "1 2")
    assert allowed(match, "move:3")
    assert refused(match, SPATHE).clause == "GS-CHG-18"


def test_a_charger_may_engage_others_too() -> None:
    """GS-T-37, GS-CHG-14, GS-CHG-16: the charge attack goes at the target, further attacks at either."""
    t = battle(card("a princeptor", "10,10"), card("b druid", "10,16"), card("b syntarch", "12,15"), active="a1")
    match = go(t, f"{SPATHE} | b1 | a1:10.2in,14in")
    assert match.state.fight is not None
    assert [blow.target for blow in match.state.fight.blows] == [1]
    match = go(t, f"{SPATHE} | b1 | a1:10.2in,14in | none | melee:spathe", "1 2")
    assert keys(match) == ["b1", "b2"]


def test_out_of_reach_a_charge_fails() -> None:
    """GS-T-39, GS-CHG-13, GS-A-08, GS-A-10: all the way straight at it, then the activation is over; other tokens are
    kept, those paid are lost."""
    t = battle(card("a princeptor", "10,10"), card("a druid", "30,30"), card("b druid", "10,25"), active="a1")
    match = go(t, SPATHE)
    assert at(match, "a1") == (10, 18)
    assert the_card(match, "a1").tokens == 3
    assert "gs-charge-fails" in told(match)
    assert match.state.activation is None or match.state.activation.card != 0


def test_an_object_in_the_way_stops_a_charge() -> None:
    """GS-T-40, GS-CHG-11: it stops at what is as high as itself, and has failed."""
    wall = piece("wall", "9,13 11,13 11,13.4 9,13.4", height=1)
    t = battle(
        card("a princeptor", "10,10"),
        card("a druid", "30,30"),
        card("b ursapine", "10,17.9"),
        active="a1",
        terrain=[wall],
    )
    match = go(t, SPATHE, "1 1")
    no = refused(match, "a1:10in,15.8in")
    assert (no.id, no.clause, no.args["by"]) == ("gs-charge-blocked", "GS-CHG-11", "1-wall")
    match.answer("a1:straight")
    assert model(match, "a1").y == 13 * INCH - 1500
    assert "gs-charge-fails" in told(match)


def blocked(**more: object) -> Battle:
    """Hoplites reach two inches: a friend's base stops them half an inch too early, and still they would reach."""
    return battle(
        card("a lord-of-decay", "10,10"),
        card("a druid", "10.9,14.3"),
        card("b brewer-of-odrorir", "10,16.5"),
        active="a1",
        **more,
    )


def test_a_blocked_charge_has_failed_though_in_reach() -> None:
    """GS-T-83, GS-CHG-11, GS-A-145: stopped by a friend's base, it has failed even with its target in weapon range."""
    match = go(blocked(), "charge:harvest-scythe:normal | a1:straight")
    assert "gs-charge-fails" in told(match)
    match = go(blocked(blocked_charge_may_reach=True), "charge:harvest-scythe:normal | a1:straight", "1 2")
    assert "gs-charge-arrives" in told(match)


def test_another_line_may_be_free() -> None:
    """GS-CHG-07, GS-A-10: what blocks the middle does not block every line."""
    match = go(blocked(), "charge:harvest-scythe:normal")
    assert allowed(match, "a1:8.2in,15in")


def test_difficult_ground_halves_a_charge() -> None:
    """GS-TER-03, GS-TER-04, GS-A-11: a way that touches it counts twice, all of it; or by the inch, if agreed."""
    marsh = piece("marsh", "8,12 12,12 12,13 8,13", going="difficult")
    far = battle(card("a princeptor", "10,10"), card("b druid", "10,18"), active="a1", terrain=[marsh])
    match = go(far, SPATHE)
    assert refused(match, "a1:10in,16in").clause == "GS-CHG-06"
    match.answer("a1:straight")
    assert at(match, "a1") == (10, 14)
    by_inch = battle(
        card("a princeptor", "10,10"),
        card("b druid", "10,17"),
        active="a1",
        terrain=[marsh],
        charge_halved_by_inch=True,
    )
    assert allowed(go(by_inch, SPATHE), "a1:10in,15in")


def test_chargers_run_one_after_another() -> None:
    """GS-CHG-08, GS-CHG-03: in the order their player likes."""
    t = battle(
        card("a legionnaires", "10,10 12,10"), card("b druid", "10,16"), card("b syntarch", "13,16"), active="a1"
    )
    match = go(t, "charge:gladius:normal | b1 | b2 | a1.2:12.5in,14in")
    assert refused(match, "done").clause == "GS-CHG-08"
    match.answer("a1.1:25400,35560")
    match.answer("done")
    assert match.state.fight is not None
    assert [(blow.striker, blow.target) for blow in match.state.fight.blows] == [(0, 2), (1, 3)]


def test_one_who_reaches_is_enough() -> None:
    """GS-T-38, GS-CHG-12: of three one gets there: the charge has succeeded, and that one strikes."""
    t = battle(card("a grayhorns", "10,10 13,10 16,10"), card("b druid", "10,21"), active="a1")
    match = go(t, "charge:horn-gore:normal | b1 | b1 | b1 | a1.1:10in,18.5in | rush")
    match.answer("done")
    assert "gs-charge-arrives" in told(match)
    assert match.state.fight is not None
    assert len(match.state.fight.blows) >= 1
    assert keeps_formation(match.state, the_card(match, "a1"))


def test_a_unit_rushes_as_one() -> None:
    """GS-CHG-08, GS-CHG-10: all at once; who can reach does, the others keep up, and it ends in formation."""
    t = battle(card("a legionnaires", "10,10 12,10 14,10"), card("b hoplites", "10,15 12,15 14,15"), active="a1")
    match = go(t, "charge:gladius:normal | b1.1 | b1.2 | hold | rush | done")
    assert match.state.fight is not None
    assert [blow.striker for blow in match.state.fight.blows] == [0, 1]
    assert keeps_formation(match.state, the_card(match, "a1"))


def test_who_holds_back_moves_freely_without_a_bonus() -> None:
    """GS-CHG-09: any way, ending in formation; no charge attack, no bonus, but it may join later attacks."""
    t = battle(card("a legionnaires", "10,10 12,10"), card("b druid", "10,16"), active="a1")
    match = go(t, "charge:gladius:normal | b1 | hold | a1.1:10in,14in")
    assert refused(match, "done").clause == "GS-CHG-10"
    assert allowed(match, "a1.2:14in,11in 12in,14in")
    match = go(t, "charge:gladius:normal | b1 | hold | a1.1:10in,14in | a1.2:11.8in,15in | done | none", "1 2")
    assert held_back(the_card(match, "a1"), model(match, "a1.2"))
    assert not held_back(the_card(match, "a1"), model(match, "a1.1"))
    match = go(match.state, "melee:gladius | b1 | b1 | none", "3 2 | 1 2 | 3 2")
    assert [event.args["result"] for event in events(match, "gs-attack")] == ["hit", "miss"]


def test_formation_comes_before_reaching() -> None:
    """GS-CHG-10: who would end alone ends nearer to the rest, though he then fails."""
    t = battle(
        card("a legionnaires", "10,10 12,10"), card("b druid", "10,16"), card("b syntarch", "20,13"), active="a1"
    )
    match = go(t, "charge:gladius:normal | b1 | b2 | a1.1:10in,14in | a1.2:18in,12.2in")
    assert refused(match, "done").clause == "GS-CHG-10"
    match = go(t, "charge:gladius:normal | b1 | b2 | a1.1:10in,14in | a1.2:18in,12.2in | gather | done")
    assert keeps_formation(match.state, the_card(match, "a1"))
    assert match.state.fight is not None
    assert len(match.state.fight.blows) == 1


def test_a_charge_ends_though_a_strike_tore_the_unit_apart():
    """GS-CHG-10, GS-FRM-04, GS-A-125: who linked the others was struck down on the way, and the one who is off was
    struck at, so his move is done. Nobody can mend it, so nobody must."""
    t = battle(card("a legionnaires", "10,10 16,10 17.5,10"), card("b pendragon", "10,11.5"), active="a1")
    ways = tuple((one.number, ((one.x, one.y - 4 * INCH), (one.x, one.y))) for one in t.members(the_card(t, "a1")))
    foe = model(t, "b1").number
    t.march = March(0, "charge", 2 * INCH, 2, ways, (0,), tuple((n, foe) for n, _ in ways), "gladius")
    assert ChargeMoves(t, the_card(t, "a1")).options() == ["done"]


def test_a_unit_that_fails_has_run_all_the_way() -> None:
    """GS-CHG-13, GS-CHG-10: nobody reaches: all go straight on as far as they can, and that was its activation."""
    t = battle(card("a legionnaires", "10,10 12,10"), card("a druid", "30,30"), card("b druid", "11,30"), active="a1")
    match = go(t, "charge:gladius:normal | b1 | b1 | a1.1:10in,10in | a1.2:12in,10in")
    assert refused(match, "done").clause == "GS-CHG-13"
    assert keys(match) == ["rush"]
    match.answer("rush")
    match.answer("done")
    assert at(match, "a1.1")[1] > 17.9
    assert "gs-charge-fails" in told(match)


def test_chargers_are_struck_on_their_way() -> None:
    """GS-A-90, GS-FRE-04, GS-FAQ-01: who runs past an enemy leaves its melee range."""
    t = battle(card("a princeptor", "10,10"), card("b druid", "10,17"), card("b syntarch", "12.1,12.5"), active="a1")
    match = go(t, f"{SPATHE} | b1 | a1:10in,15in")
    assert asked(match).question == "gs-ask-free-strike"
    match = go(t, f"{SPATHE} | b1 | a1:10in,15in | twin-kopis", "2 1")
    assert asked(match).question == "gs-ask-counter"


def test_a_charger_that_falls_on_the_way_has_failed() -> None:
    """GS-A-90, GS-CHG-12: a free strike that kills ends the charge."""
    t = battle(
        card("a princeptor", "10,10", wounds=5), card("b druid", "10,17"), card("b syntarch", "12.1,12.5"), active="a1"
    )
    match = go(t, f"{SPATHE} | b1 | a1:10in,15in | twin-kopis", "4 5 | 5 4")
    assert model(match, "a1").where == DESTROYED
    assert "gs-charge-fails" in told(match)


def test_a_second_charger_may_strike_another() -> None:
    """GS-T-42, GS-CHG-15: two charge one target, the first kills it, the second turns on whom it reaches."""
    t = battle(card("a grayhorns", "10,10 13,10"), card("b hoplites", "11.5,16 13,16", wounds=5), active="a1")
    answers = "charge:horn-gore:normal | b1.1 | b1.1 | rush | done | none"
    match = go(t, answers, "4 5 | 5 4")
    assert model(match, "b1.1").where == DESTROYED
    assert asked(match).question == "gs-ask-new-target"
    assert "b1.2" in keys(match)


def test_shadow_trolls_shift_after_a_failed_charge() -> None:
    """GS-SUB-01, GS-CHG-13: their activation ends, and with it comes their inch."""
    t = battle(card("a lighteater", "10,10"), card("b druid", "10,30"), active="a1", subfactions=("shadow-trolls", ""))
    match = go(t, "charge:shadow-claw:normal")
    assert "gs-charge-fails" in told(match)
    assert asked(match).question == "gs-ask-move"
    assert allowed(match, "a1:10in,19in")


# Slay movement


def slaying(*others: object) -> Battle:
    return battle(
        card("a princeptor", "10,10"),
        card("b druid", "10,16", wounds=8),
        card("b syntarch", "11.5,18.5"),
        *others,
        active="a1",
    )


def test_whoever_slays_its_target_goes_on() -> None:
    """GS-CHG-19, GS-CON-02, GS-CTR-11: D3 inches for nothing, safe from free strikes, and one more attack."""
    match = go(slaying(), f"{SPATHE} | b1 | a1:10in,14in | none", "4 5 | 5 4 | 5")
    assert asked(match).question == "gs-ask-move"
    assert allowed(match, "a1:10in,17in")
    assert not allowed(match, "a1:10in,17.1in")
    match.answer("a1:25400,43180")
    assert asked(match).question == "gs-ask-counter"
    assert match.state.fight is not None
    assert match.state.fight.slay
    assert match.state.fight.charge
    assert the_card(match, "a1").tokens == 3


def test_slay_movement_comes_once() -> None:
    """GS-CHG-19: a second kill does not give a third attack; and it need not move."""
    t = slaying()
    model(t, "b2").wounds, model(t, "b2").y = 9, 15 * INCH
    model(t, "b2").x = 12 * INCH
    match = go(t, f"{SPATHE} | b1 | a1:10.2in,14in | none", "4 5 | 5 4 | 1")
    match.answer("done")
    assert asked(match).question == "gs-ask-counter"
    match = go(t, f"{SPATHE} | b1 | a1:10.2in,14in | none | done | none", "4 5 | 5 4 | 1 | 6 5 | 5 4")
    assert model(match, "b2").where == DESTROYED
    assert len(events(match, "gs-destroyed")) == 2
    assert match.state.march is None


def test_slay_movement_is_safe() -> None:
    """GS-FRE-04, GS-CHG-19, GS-A-24: whom it leaves does not strike."""
    t = slaying()
    model(t, "b2").x, model(t, "b2").y = 12 * INCH, 14 * INCH
    match = go(t, f"{SPATHE} | b1 | a1:10in,14in | none", "4 5 | 5 4 | 5")
    match.answer("a1:17780,35560")
    assert asked(match).question != "gs-ask-free-strike"


def test_who_sees_nobody_in_reach_slays_no_more() -> None:
    """GS-CHG-19, GS-MEL-02, GS-ENG-04: near is not enough; with a wall between there is nobody to strike."""
    wall = piece("wall", "11.05,13 11.15,13 11.15,18 11.05,18", height=4, going="impassable")
    t = battle(
        card("a princeptor", "10,10"),
        card("b druid", "10,16", wounds=8),
        card("b syntarch", "11.75,14"),
        active="a1",
        terrain=[wall],
    )
    match = go(t, f"{SPATHE} | b1 | a1:10in,14in | none | done", "4 5 | 5 4 | 1")
    assert asked(match).question == "gs-ask-action"


def test_units_never_slay_on() -> None:
    """GS-CHG-19: not even a lone survivor."""
    t = battle(
        card("a grayhorns", "10,10 12,10"), card("b druid", "10,16", wounds=8), card("b syntarch", "30,30"), active="a1"
    )
    model(t, "a1.2").where = DESTROYED
    match = go(t, "charge:horn-gore:normal | b1 | rush | done | none", "4 5 | 5 4")
    assert model(match, "b1").where == DESTROYED
    assert asked(match).question == "gs-ask-action"


# As a passive activation


def waiting(*others: object, **more: object) -> Battle:
    """A syntarch waits for a unit that moves."""
    t = battle(card("a legionnaires", "10,10 12,10"), card("b syntarch", "10,17"), *others, active="a1", **more)
    model(t, "b1").effects = (Effect("counterstrike", "self", "next"),)
    return t


def test_who_ends_its_movement_near_a_syntarch_is_charged() -> None:
    """GS-FAQ-01, GS-FAQ-03, GS-PAS-01: in his LEAD range and sight he may charge, and pays the attack."""
    match = go(waiting(), "move:1 | all:10in,11in | done")
    assert (asked(match).question, asked(match).seat) == ("gs-ask-counterstrike", 1)
    assert keys(match) == ["twin-kopis", "none"]
    assert refused(match, "gladius").clause == "GS-CHG-05"
    match.answer("twin-kopis")
    assert (asked(match).question, keys(match)) == ("gs-ask-charge-target", ["a1.1", "a1.2"])
    match.answer("a1.1")
    assert the_card(match, "b1").tokens == 3
    match.answer("b1:25400,33000")
    assert asked(match).question == "gs-ask-counter"


def test_the_others_activation_goes_on() -> None:
    """GS-PAS-01, GS-CHG-13: also after a passive charge that failed."""
    t = waiting()
    model(t, "b1").y = 18 * INCH
    the_card(t, "b1").tokens = 5
    match = go(t, "move:1 | all:10in,10.5in | done | twin-kopis | a1.2 | b1:straight")
    assert match.state.activation is not None
    assert match.state.activation.card == 0


def test_whether_he_gets_there_is_not_foretold() -> None:
    """GS-TRM-03: nor what comes of his charge, only of staying."""
    match = go(waiting(), "move:1 | done")
    assert asked(match).question == "gs-ask-counterstrike"
    assert probe(match, 1, "twin-kopis").odds == []
    assert probe(match, 1, "none").odds != []


def test_out_of_command_he_stays() -> None:
    """GS-FAQ-03, GS-TRM-05: beyond his LEAD range he does not see the chance; nor without tokens."""
    t = waiting()
    model(t, "b1").y = 40 * INCH
    assert asked(go(t, "move:1 | all:10in,11in | done")).seat == 0
    t = waiting()
    the_card(t, "b1").tokens = 1
    assert asked(go(t, "move:1 | all:10in,11in | done")).seat == 0


def test_engaged_he_does_not_charge() -> None:
    """GS-FAQ-03: not while engaged."""
    t = waiting(card("a druid", "10,18.5"))
    assert asked(go(t, "move:1 | all:10in,11in | done")).seat == 0


def test_he_may_charge_again_in_the_same_round() -> None:
    """GS-FAQ-03: the limit is for regular charges; it lasts until his next activation."""
    t = waiting()
    the_card(t, "b1").done = ("reaction", "charge")
    assert asked(go(t, "move:1 | all:10in,11in | done")).question == "gs-ask-counterstrike"


def test_free_strikes_are_made_at_him_too() -> None:
    """GS-FAQ-01, GS-A-119: a passive charge does not escape free strikes; the active may make them, if the table lets
    it."""
    for forbidden in (False, True):
        t = battle(
            card("a legionnaires", "10,10.2 12.1,12.8"),
            card("b syntarch", "10,17"),
            active="a1",
            no_reactions_in_own_activation=forbidden,
        )
        model(t, "b1").effects = (Effect("counterstrike", "self", "next"),)
        match = go(
            t, "move:1 | a1.1:10in,10.5in | done | twin-kopis | a1.1 | b1:10in,11.8in", "1 2" if forbidden else ""
        )
        assert (asked(match).question == "gs-ask-free-strike") is not forbidden


def test_a_passive_charge_gives_no_slay_movement() -> None:
    """GS-FAQ-02: slay movement is no part of a passive activation."""
    t = waiting()
    model(t, "a1.1").wounds = 5
    answers = "move:1 | all:10in,11in | done | twin-kopis | a1.1 | b1:10in,13in | none"
    match = go(t, answers, "4 5 | 5 4")
    assert model(match, "a1.1").where == DESTROYED
    assert asked(match).question == "gs-ask-action"

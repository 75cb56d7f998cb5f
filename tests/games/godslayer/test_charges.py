"""GS-CHG: charges on their way: running, striking, failing."""

from random import Random

import pytest

from tests.games.godslayer.charges import SPATHE, duel
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
    why,
)
from theomachy.games.godslayer.rules.charge.charge_moves import ChargeMoves
from theomachy.games.godslayer.rules.combat.melee import held_back
from theomachy.games.godslayer.rules.space.formation import keeps_formation
from theomachy.games.godslayer.state import DESTROYED, Battle, March
from theomachy.geometry.plane import INCH

# Running


def test_a_charge_ends_anywhere_with_its_target_in_reach() -> None:
    """GS-CHG-07, GS-A-10, GS-A-128: on any straight line, as near as one likes; not short of it, not by a bend."""
    match = go(duel(), SPATHE)
    assert allowed(match, "a1:10in,14in")
    assert allowed(match, "a1:10in,14.8in")
    assert allowed(match, "a1:11.5in,15in")
    assert refused(match, "a1:10in,13.8in").id == "gs-target-not-reached"
    assert why(match, "a1:11in,12in 10in,14in") == "gs-charge-straight GS-CHG-07"
    assert refused(match, "a1:nowhere").id == "gs-no-point"
    assert refused(match, "done").id == "gs-no-such-model"


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
    assert why(match, SPATHE) == "gs-too-late-to-charge GS-CHG-18"


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
    assert why(match, "done") == "gs-has-not-run GS-CHG-08"
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
    assert why(match, "done") == "gs-charge-all-the-way GS-CHG-13"
    assert keys(match) == ["rush"]
    match.answer("rush")
    match.answer("done")
    assert at(match, "a1.1")[1] > 17.9
    assert "gs-charge-fails" in told(match)


def test_a_failed_charge_goes_in_formation_or_straight_as_agreed() -> None:
    """GS-A-153, GS-CHG-10, GS-CHG-13: formation keeps a failing member off its line, unless the table lets all run
    straight at their targets."""
    cards = card("a legionnaires", "20,10 22,10"), card("b druid", "4,34"), card("b syntarch", "38,34")
    declared = "charge:gladius:normal | b1 | b2 | rush"
    match = go(battle(*cards, active="a1"), f"{declared} | done")
    assert "gs-charge-fails" in told(match)
    assert keeps_formation(match.state, the_card(match, "a1"))
    match = go(battle(*cards, active="a1", failed_charge_breaks_formation=True), f"{declared} | done")
    assert "gs-charge-fails" in told(match)
    assert not keeps_formation(match.state, the_card(match, "a1"))
    (x1, y1), (x2, y2) = at(match, "a1.1"), at(match, "a1.2")
    assert (20 - x1) / (y1 - 10) == pytest.approx(16 / 24, abs=0.01)
    assert (x2 - 22) / (y2 - 10) == pytest.approx(16 / 24, abs=0.01)


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

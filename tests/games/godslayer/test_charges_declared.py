"""GS-CHG, GS-PSY: who may declare a charge at whom, with how many tokens, and whose courage fails."""

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
)
from theomachy.games.godslayer.rules.charge.charges import why_not_charge
from theomachy.games.godslayer.rules.movement.unit_moves import allowance
from theomachy.games.godslayer.state import Activation, Battle, Effect, March
from theomachy.geometry.plane import INCH
from theomachy.play.probe import probe


def why(t: Battle, arg: str = "spathe:normal", id: str = "a1") -> str:
    """The reason and clause by which a charge is refused; an empty text if it is not."""
    no = why_not_charge(t, the_card(t, id), arg)
    return f"{no.id} {no.clause}" if no else ""


# Declaring


@pytest.mark.parametrize(
    ("done", "clause"),
    [
        ("move", "gs-too-late-to-charge GS-CHG-01"),
        ("attack", "gs-too-late-to-charge GS-CHG-01"),
        ("thaumaturgy", "gs-too-late-to-charge GS-CHG-01"),
        ("reaction", "gs-too-late-to-charge GS-CHG-01"),
        ("charge", "gs-too-late-to-charge GS-CHG-18"),
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
    assert why(t, "gladius:normal") == "gs-engaged GS-CHG-02"
    t = battle(card("a hoplites", "10,10 12,10"), card("b druid", "14.5,10"), active="a1")
    assert why(t, "hoplite-spear:normal") == "gs-engaged GS-CHG-02"


def test_a_target_is_seen_whatever_the_distance() -> None:
    """GS-CHG-03, GS-TRM-03: line of sight is needed, range is not told; without sight no charge."""
    match = go(duel("10,47"), SPATHE)
    assert model(match, "a1").y == 18 * INCH
    wall = piece("wall", "0,13 30,13 30,14 0,14", height=3)
    assert why(duel(terrain=[wall])) == "gs-nobody-to-charge GS-CHG-03"


def test_no_distance_is_told_before_paying() -> None:
    """GS-TRM-03, GS-A-118: nothing is drawn before a charge or a move is paid for, unless measuring is free."""
    for measuring, strokes in (("declared", 0), ("free", 1)):
        match = go(duel(measuring=measuring))
        assert len(asked(match).choice.drawn(SPATHE)) == strokes
        assert bool(asked(match).choice.drawn("move:2")) is bool(strokes)
        assert asked(match).choice.drawn("move:99") == [] == asked(match).choice.drawn("charge:spathe")


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
    assert why(t) == "gs-just-discovered GS-DEP-12"


def test_machines_and_crews_do_not_charge() -> None:
    """GS-WMC-05: whatever weapons they have."""
    t = battle(card("a scorpio", "10,10 12,10 8,10"), card("b druid", "10,16"), active="a1")
    assert why(t, "tool:normal") == "gs-machines-do-not-charge GS-WMC-05"


@pytest.mark.parametrize("arg", ["", "spathe", "spathe:", "spathe:short", "gladius:normal", "spathe:normal:b1"])
def test_nonsense_is_no_charge(arg: str) -> None:
    """GS-CHG-04: a charge names one of one's own melee attacks and its kind."""
    assert why(duel(), arg) == "gs-no-such-charge GS-CHG-04"


def test_the_attack_is_paid_and_the_running_free() -> None:
    """GS-T-35, GS-CHG-05, GS-MOV-07, GS-A-06: a charge with a 3 ACT attack costs 3 and exhausts nobody."""
    match = go(duel(), "charge:swordfist:normal")
    princeptor = the_card(match, "a1")
    assert (princeptor.tokens, princeptor.moved) == (2, 0)
    assert asked(match).question == "gs-ask-charge-move"
    poor = duel()
    the_card(poor, "a1").tokens = 2
    assert why(poor, "swordfist:normal") == "gs-too-few-tokens GS-CHG-05"


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
    assert why(duel(), "spathe:long") == "gs-no-long-charge GS-CHG-06"
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
    assert refused(go(t, "charge:gladius:normal"), "a1.2").id == "gs-needs-enemy"
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

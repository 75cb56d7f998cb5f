"""Reasons against answers that no other test gives, each in the smallest position that calls for it."""

import pytest

from tests.games.godslayer.hiding import hiding
from tests.games.godslayer.kit import Given, battle, card, go, model, piece, why
from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.army.profiles import WEAPONS
from theomachy.games.godslayer.rules.combat.counter_attacks import CounterAttacks
from theomachy.games.godslayer.rules.combat.melee_targets import Targets
from theomachy.games.godslayer.rules.round.rounds import Next
from theomachy.games.godslayer.rules.space.paths import why_blocked
from theomachy.games.godslayer.state import DESTROYED, RESERVE, Battle, Effect, Turn
from theomachy.geometry.plane import Disc

UNIT = card("a legionnaires", "10,10 12,10 14,10")
LOOSE = card("a legionnaires", "10,10 12,10 20,10")
FAR = card("b druid", "40,40")
CLIFF = piece("cliff", "8,8 12,8 12,12 8,12", height=5, stands=True)


def acts(*cards: Given, **more: object) -> Battle:
    return battle(*cards, active="a1", **more)


# Actions


def test_a_target_is_no_action() -> None:
    """GS-ACT-03: an action comes first, such as an attack on somebody or an order to them."""
    assert why(go(acts(UNIT, FAR)), "b1") == "gs-action-before-target GS-ACT-03"
    assert why(go(acts(UNIT, FAR)), "charge") == "gs-say-which GS-ACT-03"


def test_the_dead_are_no_targets() -> None:
    """GS-TAC-06: an order goes to somebody on the table."""
    t = acts(card("a demarchon", "10,10"), card("a syntarch", "10,14"), FAR)
    model(t, "a2").where = DESTROYED
    assert why(go(t), "tactic:steady-spears:a2") == "gs-target-gone GS-TAC-06"


def test_who_has_no_movement_left_does_not_move() -> None:
    """GS-STA-01, GS-A-13: a tactic takes a machine's only inch while its crew is stationary."""
    t = acts(card("a scorpio", "10,10 12,10 8,10", still=("", "round", "round")), FAR)
    t.models[0].effects = (Effect("grave-chill", "enemy", "next"),)
    assert why(go(t), "move:1") == "gs-cannot-move GS-STA-01"


@pytest.mark.parametrize("deed", ["shoot:sling-blade", "melee:sling-blade-2"])
def test_who_has_fumbled_attacks_no_more(deed: str) -> None:
    """GS-FUM-02: a member that fumbled makes no attack for the rest of the round."""
    t = acts(card("a bladeslingers", "10,10 12,10", fumbled=(True, True)), card("b druid", "10,15"))
    reason = "gs-nobody-can-attack" if deed.startswith("shoot") else "gs-has-fumbled"
    assert why(go(t), deed) == f"{reason} GS-FUM-02"


def test_the_engaged_do_not_shoot() -> None:
    """GS-MIS-01: missiles are for models that nobody engages."""
    t = acts(card("a bladeslingers", "10,10 12,10"), card("b druid", "11,11.2"))
    assert why(go(t), "shoot:sling-blade") == "gs-all-engaged GS-MIS-01"


# Moving


def test_a_unit_moves_once() -> None:
    """GS-MOV-05: once every member has moved, the unit does not move together again."""
    match = go(acts(UNIT, FAR), "move:1 | all:10in,11in")
    assert why(match, "all:10in,12in") == "gs-all-have-moved GS-MOV-05"


def test_stragglers_who_cannot_come_back_are_told_of() -> None:
    """GS-FRM-01, GS-FRM-04: a unit that is split too far apart cannot close ranks."""
    match = go(acts(card("a legionnaires", "10,10 12,10 40,40"), FAR), "move:1")
    assert why(match, "gather") == "gs-nothing-to-gather GS-FRM-01"


def test_a_place_that_a_mate_will_have_taken_is_no_way() -> None:
    """GS-MOV-03: a mate that has not been moved yet cannot be named by where it will stand."""
    t = acts(UNIT, FAR)
    assert str(why_blocked(t, t.models[0], Disc(1, 1, 1500))) == "gs-no-way model=a1.1 [GS-MOV-03]"


def test_an_individual_must_charge_whom_it_named() -> None:
    """GS-CHG-03: only members of a unit hold back."""
    t = acts(card("a princeptor", "10,10"), card("b druid", "10,16"), card("b druid", "13,16"))
    assert why(go(t, "charge:spathe:normal"), "hold") == "gs-must-charge GS-CHG-03"


def test_nobody_charges_off_a_cliff() -> None:
    """GS-MOV-08, GS-CHG-07: who jumps down lies where it lands."""
    t = acts(card("a princeptor", "10,10"), card("b druid", "10,14.8"), card("b druid", "13,16"), terrain=[CLIFF])
    match = go(t, "charge:spathe:normal | b1")
    assert why(match, "a1:10in,13in") == "gs-charge-jumps GS-MOV-08"


# Fighting


def test_a_ledge_keeps_weapons_apart() -> None:
    """GS-ENG-04: on different heights, sight values may differ by no more than the weapon reaches."""
    ledge = piece("ledge", "8,8 12,8 12,12 8,12", height=2, stands=True)
    t = acts(card("a legionnaires", "10,11.3 10,9.5"), card("b druid", "10,12.7"), terrain=[ledge])
    targets = Targets(t, t.models[0], WEAPONS["gladius"])
    assert str(targets.why_not("b1")).startswith("gs-other-height")


def test_who_flees_or_acts_does_not_strike_back() -> None:
    """GS-FLE-05, GS-A-119: a fleeing card does nothing else, and a table may forbid reactions in the own activation."""
    t = acts(UNIT, card("b druid", "10,11.5"), no_reactions_in_own_activation=True)
    answers = CounterAttacks(t, t.cards[0], 1)
    assert str(answers.why_not("gladius")) == "gs-own-activation card=a1 [GS-A-119]"
    t.cards[0].fleeing = True
    assert str(answers.why_not("gladius")) == "gs-is-fleeing card=a1 [GS-FLE-05]"


# Turns


def test_a_turn_has_room_for_two_cards() -> None:
    """GS-AVN-03: a third card waits for the next turn, and a machine without crew for ever (GS-WMC-07)."""
    t = battle(card("a druid", "5,5"), card("a druid", "10,5"), card("a druid", "15,5"), FAR)
    t.turn = Turn(0, activated=(0, 1))
    assert str(Next(t).why_not("a3")) == "gs-turn-is-full n=2 [GS-AVN-03]"
    t = battle(card("a scorpio", "10,10 12,10 8,10"), card("a druid", "15,5"), FAR)
    for one in t.models[1:3]:
        one.where = DESTROYED
    assert str(Next(t).why_not("a1")) == "gs-no-crew card=a1 [GS-WMC-07]"


# Setting up


def test_no_piece_is_chosen_for_which_there_is_no_room() -> None:
    """GS-SET-02: terrain does not lie on other terrain."""
    lake = piece("lake", "8,8 40,8 40,40 8,40", going="impassable")
    t = battle(UNIT, FAR, round=0, phase="setting up", agenda=(tasks.Lay(),), terrain=[lake], layer=0, ground="laid")
    assert why(go(t), "forest-12") == "gs-no-room-for-piece GS-SET-02"


def test_only_own_cards_are_deployed() -> None:
    """GS-SET-11: a player deploys cards of the own warband that are not on the table yet."""
    t = battle(card("a druid", "1,1"), card("a druid", "2,1"), FAR, round=0, phase="setting up")
    t.agenda = (tasks.Deploy(0, "regular"),)
    for one in t.models[:2]:
        one.where = RESERVE
    assert why(go(t), "b1") == "gs-not-to-deploy GS-SET-11"


def test_nobody_is_revealed_over_the_edge() -> None:
    """GS-DEP-08: a template may reach over the edge of the table, and no model does."""
    t = hiding(spots=((1, 20), (24, 20), (38, 20)))
    t.agenda = (tasks.Reveal(card=1, how="revealed"),)
    assert why(go(t), "all:0.5in,20in") == "gs-place-off-table GS-DEP-08"

"""GS-PSY, GS-CRE-01: fear, horror and bravery."""

from typing import Any

import pytest

from tests.games.godslayer.courage import ROW, met, others, taken
from tests.games.godslayer.kit import battle, card, events, go, model, the_card, told
from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import PRINTED
from theomachy.games.godslayer.language import Does, Frighten
from theomachy.games.godslayer.rules.morale.psychology import charge_test, shaken
from theomachy.games.godslayer.rules.values.dread import causes, takes_as
from theomachy.games.godslayer.rules.values.statistics import stat
from theomachy.games.godslayer.state import DESTROYED, Battle, Card, Effect, Fight, March
from theomachy.kernel import Match, Procedure


def answer(procedure: Procedure[Any], *rolls: tuple[int, ...]) -> Any:
    """What a procedure comes to with these dice, all of which it must roll."""
    left = list(rolls)
    try:
        next(procedure)
        while True:
            procedure.send(left.pop(0))
    except StopIteration as end:
        assert not left
        return end.value


def mel(match: Match[Battle], id: str) -> int:
    return stat(match.state, model(match, id), "MEL")


# Fear


def test_all_creatures_cause_fear():
    """GS-CRE-01: whether their card says so or not; some cause worse, and most models nothing."""
    who = ("sabre-tooth", "moloch", "legio-mortum", "bard-of-aynnsing")
    t = battle(*[card(f"a {profile}", f"{10 * n},10") for n, profile in enumerate(who)])
    assert [causes(t, one) for one in t.models] == ["fear", "horror", "fear", ""]


@pytest.mark.parametrize(("dice", "left"), [("4 5", 4), ("4 4", 6)])
def test_fear_costs_two_mel(dice, left):
    """GS-PSY-01, GS-PSY-03: a unit rolls once against LEAD 8; failing costs all of it 2 MEL while it is engaged."""
    t = battle(card("a legionnaires", ROW), card("b ursapine", "10,11.8"))
    match = go(met(t, "b1"), "", dice)
    assert taken(match) == [("a1", "gs-test-fear")]
    assert [mel(match, f"a1.{n}") for n in (1, 4)] == [left, left]
    assert told(match).count("gs-afraid") == (left == 4)
    assert mel(match, "b1") == 7


def test_the_one_who_engages_tests_as_well_as_the_one_who_is_engaged():
    """GS-PSY-03: a one-sided engagement is enough, in either direction."""
    t = battle(card("a hoplites", "10,10"), card("b ursapine", "10,12.9"))
    assert taken(go(met(t, "a1"), "", "4 5")) == [("a1", "gs-test-fear")]
    t = battle(card("a legionnaires", "10,10"), card("b moloch", "10,13.2"))
    assert taken(go(met(t, "b1"), "", "2 2")) == [("a1", "gs-test-horror")]
    t = battle(card("a legionnaires", "10,10"), card("b ursapine", "10,14"))
    assert taken(go(met(t, "b1"))) == []


def test_one_test_for_each_engagement():
    """GS-PSY-04, GS-A-60: it is not repeated while they stay engaged, whoever engages whom later; only after they have
    level_and_style and met again."""
    t = battle(card("a legionnaires", ROW), card("b ursapine", "10,11.8"))
    match = go(met(t, "b1"), "", "6 6")
    again = go(met(match.state.copy(), "a1"))
    assert taken(again) == []
    assert mel(again, "a1.1") == 4
    level_and_style = match.state.copy()
    verbs.move(level_and_style, model(level_and_style, "b1"), 60000, 60000, "GS-MOV-01")
    match = go(met(level_and_style, "b1"))
    assert taken(match) == []
    assert (mel(match, "a1.1"), the_card(match, "a1").tested) == (6, ())
    back = match.state.copy()
    verbs.move(back, model(back, "b1"), 25400, 29972, "GS-MOV-01")
    assert taken(go(met(back, "b1"), "", "1 1")) == [("a1", "gs-test-fear")]


def test_the_whole_unit_is_afraid_unless_agreed_otherwise():
    """GS-A-59: all of it, as long as any of it is engaged with the causer; by agreement only those who are."""
    for by_member, last in ((False, 4), (True, 6)):
        t = battle(card("a legionnaires", ROW), card("b ursapine", "10,11.8"), fear_by_member=by_member)
        match = go(met(t, "b1"), "", "6 6")
        assert (mel(match, "a1.1"), mel(match, "a1.4")) == (4, last)


def test_the_dead_are_feared_no_more():
    """GS-PSY-03, GS-DMG-05: whatever destroyed the causer, nobody is engaged with it any longer."""
    t = battle(card("a legionnaires", ROW), card("b ursapine", "10,11.8"))
    match = go(met(t, "b1"), "", "6 6")
    assert mel(match, "a1.1") == 4
    verbs.destroy(match.state, model(match, "b1"), "GS-DMG-05")
    assert mel(match, "a1.1") == 6


def test_two_causers_of_fear_do_not_add_up():
    """GS-A-59: -2 MEL, whoever else is feared."""
    t = battle(card("a legionnaires", ROW), card("b ursapine", "10,11.8"), card("b ursapine", "14.5,11.8"))
    match = go(met(t), "", "6 6 | 6 5")
    assert len(the_card(match, "a1").afraid) == 2
    assert mel(match, "a1.1") == 4


def kinds(t: Battle, one: Card) -> tuple[str, str]:
    return takes_as(t, one, "fear"), takes_as(t, one, "horror")


def test_who_minds_what():
    """GS-PSY-05, GS-PSY-08, GS-PSY-09, GS-PSY-13, GS-WLD-03, GS-A-61: whoever causes fear, is fearless or oath-bound
    takes horror for fear and fear for nothing; warlords and causers of horror take neither."""
    t = battle(
        card("a legionnaires", "5,5"),
        card("a ursapine", "10,5"),
        card("a einherjer", "15,5"),
        card("a cromlech-guard", "20,5"),
        card("a centurion", "25,5"),
        card("a obsidian-nightmare", "30,5"),
    )
    milder = ("", "fear")
    assert [kinds(t, one) for one in t.cards] == [("fear", "horror"), milder, milder, milder, ("", ""), ("", "")]


def test_one_fearless_man_does_not_make_a_unit_fearless():
    """GS-PSY-05: as long as anybody of a unit can be frightened, it tests."""
    t = battle(card("a legionnaires", "5,5 6.5,5"))
    one = t.models[0]
    verbs.affect(t, one, Effect("iron-grave", "spell", "sustained"), "GS-MAG-02")
    assert kinds(t, t.cards[0]) == ("fear", "horror")
    verbs.affect(t, t.models[1], Effect("iron-grave", "spell", "sustained"), "GS-MAG-02")
    assert kinds(t, t.cards[0]) == ("", "fear")


def test_who_is_stationary_takes_no_tests():
    """GS-PSY-13, GS-STA-01: neither then nor for the same engagement later."""
    t = battle(card("a princeptor", "10,10", still="turn"), card("b ursapine", "10,11.8"))
    match = go(met(t, "b1"))
    assert taken(match) == []
    later = match.state.copy()
    verbs.expire(later, "turn")
    assert taken(go(met(later, "b1"))) == []


def test_crews_test_for_themselves_and_machines_never():
    """GS-PSY-13, GS-WMC-03, GS-WMC-08: who is engaged only with the machine frightens nobody."""
    t = battle(card("a scorpio", "10,10 9,8 11,8"), card("b ursapine", "10,12.6"))
    assert taken(go(met(t, "b1"))) == []
    t = battle(card("a scorpio", "10,10 9,12 11,12"), card("b ursapine", "10,14"))
    assert taken(go(met(t, "b1"), "", "1 1")) == [("a1", "gs-test-fear")]


# Horror


def test_horror_puts_to_flight():
    """GS-PSY-07, GS-FLE-02, GS-A-56: not before the action under way is over."""
    t = battle(card("a princeptor", "10,20"), card("b moloch", "10,22.4"), *others(), turn="b")
    t.agenda = (tasks.Contact(the_card(t, "b1").number), tasks.Fewer())
    match = go(t, "", "6 6")
    assert taken(match) == [("a1", "gs-test-horror")]
    assert the_card(match, "a1").fleeing
    assert model(match, "a1").y == 8 * 2540
    order = [id for id in told(match) if id in ("gs-test-failed", "gs-flees", "gs-moves")]
    assert order == ["gs-test-failed", "gs-flees", "gs-moves"]


def test_flight_waits_for_what_is_under_way():
    """GS-FLE-02: what is left of the action is done while they still stand there."""
    t = battle(card("a princeptor", "10,20"), card("b moloch", "10,22.4"), *others(), turn="b")
    t.agenda = (tasks.Fear(0, "b1"), tasks.Fear(1, "b1"))
    match = go(t, "", "6 6 | 1 1")
    order = [id for id in told(match) if id in ("gs-test-failed", "gs-test-passed", "gs-flees")]
    assert order == ["gs-test-failed", "gs-test-passed", "gs-flees"]


def test_who_passes_stays_and_is_not_hampered():
    """GS-PSY-07: horror passed costs nothing."""
    t = battle(card("a princeptor", "10,20"), card("b moloch", "10,22.4"))
    match = go(met(t, "b1"), "", "4 4")
    assert (the_card(match, "a1").fleeing, mel(match, "a1")) == (False, 7)


def test_horror_taken_for_fear():
    """GS-PSY-05, GS-PSY-09: a fear test in place of the horror test, with the penalty of fear."""
    t = battle(card("a einherjer", "10,20"), card("b moloch", "10,22.4"))
    match = go(met(t, "b1"), "", "6 6")
    assert taken(match) == [("a1", "gs-test-fear")]
    assert (the_card(match, "a1").fleeing, mel(match, "a1")) == (False, 5)


# Several at once


def terrors(**setup: Any) -> Battle:
    """Hoplites that have come up against a Moloch and a unit of the dead."""
    return battle(
        card("a hoplites", "10,10 11.5,10 13,10"),
        card("b moloch", "10,12.5"),
        card("b legio-mortum", "13,12.2 13,13.7"),
        active="a1",
        **setup,
    )


def test_whoever_engages_several_tests_once():
    """GS-PSY-11: of horror if any of them causes it; what comes of it holds for all of them."""
    match = go(met(terrors()), "", "4 4")
    assert taken(match) == [("a1", "gs-test-horror")]
    assert the_card(match, "a1").tested == (1, 2)
    again = go(met(match.state.copy()))
    assert taken(again) == []


def test_engaging_several_causers_of_fear_and_failing():
    """GS-PSY-11: the penalty lasts as long as one of those engagements."""
    t = battle(
        card("a hoplites", "10,10 11.5,10 13,10"),
        card("b ursapine", "10,12.5"),
        card("b ursapine", "13,12.5"),
        active="a1",
    )
    match = go(met(t), "", "6 6")
    assert taken(match) == [("a1", "gs-test-fear")]
    assert the_card(match, "a1").afraid == (1, 2)


def test_whoever_is_engaged_by_several_tests_for_each():
    """GS-T-66, GS-PSY-12: a fear test because of the dead, a horror test because of the Moloch."""
    t = terrors()
    t.activation = None
    match = go(met(t, "b1"), "", "4 4 | 4 4")
    assert sorted(taken(match)) == [("a1", "gs-test-fear"), ("a1", "gs-test-horror")]


def test_nobody_is_tested_again_who_is_about_to_run():
    """GS-PSY-12: after a failed horror test nothing more is asked."""
    t = battle(card("a princeptor", "10,20"), card("b moloch", "10,22.4"), card("b moloch", "10,17.6"), turn="b")
    match = go(met(t, "b1"), "", "6 6")
    assert taken(match) == [("a1", "gs-test-horror")]


# Charging them


def charge(t: Battle, dice: tuple[int, int] | None, *targets: str) -> Any:
    rolls = [dice] if dice else []
    return answer(charge_test(t, t.cards[0], [model(t, id) for id in targets]), *rolls)


def far_terrors() -> Battle:
    return battle(
        card("a hoplites", "10,10 11.5,10"),
        card("b moloch", "10,18"),
        card("b legio-mortum", "13,18 14.5,18"),
        card("b bonehound", "20,18"),
        active="a1",
    )


def test_charging_a_horror_and_the_dead_takes_one_horror_test():
    """GS-T-65, GS-PSY-11, GS-A-58: no fear test; it covers both, whoever of the unit charges whom."""
    t = far_terrors()
    assert charge(t, (4, 4), "b1", "b2.1", "b1")
    assert (t.cards[0].tested, t.cards[0].afraid) == ((1, 2), ())


def test_failing_before_a_horror_ends_the_charge():
    """GS-PSY-10, GS-CHG-20, GS-A-57: nothing is paid, nobody runs."""
    t = far_terrors()
    assert charge(t, (4, 5), "b1", "b2.1") is False
    assert (t.cards[0].tokens, t.cards[0].fleeing, t.cards[0].tested) == (4, False, ())


def test_failing_before_fear_does_not():
    """GS-PSY-06, GS-CHG-20: the charge goes on at -2 MEL."""
    t = far_terrors()
    assert charge(t, (4, 5), "b2.1", "b3")
    assert t.cards[0].afraid == (2, 3)
    assert stat(t, t.models[0], "MEL") == 4


def test_charging_whom_nobody_fears_takes_no_test():
    """GS-PSY-06"""
    t = battle(card("a hoplites", "10,10"), card("b princeptor", "10,18"), active="a1")
    assert charge(t, None, "b1")
    t = battle(card("a centurion", "10,10"), card("b moloch", "10,18"), active="a1")
    assert charge(t, None, "b1")


@pytest.mark.parametrize(("what", "more"), [("b1", 0), ("b2.1", 1)])
def test_what_else_a_charge_reaches_is_covered_by_its_test(what, more):
    """GS-PSY-11: unless it is worse than what was tested for."""
    t = battle(
        card("a hoplites", "10,10 11.5,10 13,10"),
        card("b moloch", "10,12.5"),
        card("b legio-mortum", "13,12.2 13,13.7"),
        active="a1",
        march=March(0, "charge", 0),
    )
    assert charge(t, (4, 4), what)
    match = go(met(t, "a1"), "", "4 4" if more else "")
    assert len(taken(match)) == more
    assert sorted(the_card(match, "a1").tested) == [1, 2]


def test_a_fear_that_was_failed_before_a_charge_covers_the_rest():
    """GS-PSY-11: the penalty counts for all of them."""
    t = battle(
        card("a hoplites", "10,10 11.5,10 13,10"),
        card("b ursapine", "10,12.5"),
        card("b legio-mortum", "13,12.2 13,13.7"),
        active="a1",
        fight=Fight(0, "hoplite-spear", "melee", charge=True),
    )
    assert charge(t, (6, 6), "b1")
    match = go(met(t, "a1"))
    assert the_card(match, "a1").afraid == (1, 2)


# Bravery


def lose(t: Battle, id: str, *numbers: int) -> Battle:
    for number in numbers:
        verbs.destroy(t, model(t, f"{id}.{number}"), "GS-DMG-05")
    return t


def tribesmen(count: int, left: int, profile: str = "reaver-tribesmen") -> Battle:
    """So many at the start of the turn, so many now, and the turn is ending."""
    places = " ".join([f"{10 + 1.5 * n},20" for n in range(count)])
    t = battle(card(f"a {profile}", places), *others(), turn="b")
    t = lose(t, "a1", *range(left + 1, count + 1))
    t.agenda = (tasks.Bravery(0),)
    return t


def test_half_of_a_unit_in_one_turn_calls_for_bravery():
    """GS-T-64, GS-PSY-02, GS-A-54: ten, three lost in one turn, three in another, and then two of four."""
    assert taken(go(tribesmen(10, 7))) == []
    assert taken(go(tribesmen(7, 4))) == []
    assert taken(go(tribesmen(4, 2), "", "3 4")) == [("a1", "gs-test-bravery")]


def test_the_count_begins_anew_with_every_turn():
    """GS-PSY-02, GS-RND-04: of any player."""
    t = battle(card("a reaver-tribesmen", ROW), card("b princeptor", "10,40"))
    lose(t, "a1", 4)
    assert t.turn is not None
    assert the_card(t, "a1").strength == 4
    verbs.begin_turn(t, t.turn)
    assert the_card(t, "a1").strength == 3


def test_who_fails_bravery_flees_at_once():
    """GS-PSY-02: before the turn is over."""
    t = tribesmen(4, 2)
    t.agenda += (tasks.EndTurn(),)
    match = go(t, "", "6 6")
    assert the_card(match, "a1").fleeing
    assert [model(match, f"a1.{n}").y for n in (1, 2)] == [8 * 2540] * 2
    assert [str(event) for event in events(match, "gs-flees")] == ["gs-flees card=a1 seat=0 [GS-PSY-02]"]


@pytest.mark.parametrize(
    "t",
    [
        pytest.param(tribesmen(4, 4), id="nobody lost"),
        pytest.param(tribesmen(1, 1), id="one model that did not die"),
        pytest.param(tribesmen(4, 0), id="nobody left"),
    ],
)
def test_no_bravery_test_without_need(t):
    """GS-A-54"""
    assert taken(go(t)) == []


def test_who_flees_already_needs_no_bravery():
    """GS-A-54"""
    t = tribesmen(4, 2)
    t.cards[0].fleeing = True
    assert taken(go(t)) == []


def test_gnolls_stand_until_two_thirds_are_gone():
    """GS-PSY-02, GS-SUB-01: if one of them leads the warband."""
    for leader, left, count in ((True, 3, 0), (True, 2, 1), (False, 3, 1)):
        runts = card("a reaver-runts", "10,20 11.5,20 13,20 14.5,20 16,20 17.5,20")
        t = battle(card("a grondagh-filthling", "30,20", leader=leader), runts)
        lose(t, "a2", *range(left + 1, 7))
        t.agenda = (tasks.Bravery(1),)
        assert len(taken(go(t, "", "1 1" if count else ""))) == count


def test_causers_of_horror_need_no_bravery():
    """GS-PSY-08, GS-PSY-13: nor do stationary ones."""
    t = tribesmen(4, 2)
    for one in t.models:
        one.still = "turn"
    assert taken(go(t)) == []


def test_a_crew_is_tested_for_its_own_losses():
    """GS-PSY-02, GS-WMC-03, GS-WMC-08: the machine does not count, whether it stands or falls."""
    for gone, count in ((("1",), 0), (("3",), 1)):
        t = battle(card("a scorpio", "10,20 9,18 11,18"), card("b princeptor", "10,40"), turn="b")
        for number in gone:
            verbs.destroy(t, model(t, f"a1.{number}"), "GS-DMG-05")
        t.agenda = (tasks.Bravery(0),)
        assert len(taken(go(t, "", "1 1" if count else ""))) == count
    assert model(t, "a1.1").where != DESTROYED


def test_who_causes_horror_is_never_shaken(monkeypatch: pytest.MonkeyPatch):
    """GS-PSY-08: no bravery test, however many fell."""
    monkeypatch.setitem(PRINTED, "dread", Does([Frighten("horror")]))
    t = battle(card("a legionnaires", "10,10 11.5,10"))
    unit = the_card(t, "a1")
    unit.strength = 4
    assert shaken(t, unit)
    for one in t.members(unit):
        one.effects = (Effect("dread", "self", "turn"),)
    assert not shaken(t, unit)

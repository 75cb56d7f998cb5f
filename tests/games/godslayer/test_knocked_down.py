"""GS-KNO, GS-STA: lying on the ground, standing up, and standing still."""

import pytest

from tests.games.godslayer.kit import allowed, asked, battle, card, events, go, keys, model, refused, the_card, why
from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.movement import standing_up
from theomachy.games.godslayer.rules.round.activation import Actions
from theomachy.games.godslayer.rules.values.statistics import has, sight_value, stat
from theomachy.games.godslayer.state import Battle, Effect, Marker
from theomachy.games.godslayer.terms import NOBODY

FAR = card("b druid", "40,40")


def lying(**fields: object) -> Battle:
    return battle(card("a princeptor", "10,10", down=True, **fields), FAR, active="a1")


def test_who_lies_can_only_stand_up() -> None:
    """GS-KNO-01, GS-KNO-04, GS-A-67: nothing else may be done in its activation before that."""
    match = go(lying())
    assert keys(match) == ["stand", "end"]
    assert refused(match, "move:1").clause == "GS-KNO-01"
    assert refused(match, "melee:spathe").id == "gs-stand-up-first"


def test_standing_up_costs_a_token_and_is_a_movement() -> None:
    """GS-KNO-02, GS-MOV-10, GS-A-67: one token, counted against the movement limit; no charge afterwards."""
    match = go(lying(), "stand")
    assert not model(match, "a1").down
    princeptor = the_card(match, "a1")
    assert (princeptor.tokens, princeptor.moved) == (4, 1)
    assert refused(match, "charge:spathe:normal").clause == "GS-CHG-01"
    assert refused(match, "move:4").clause == "GS-MOV-06"
    assert allowed(match, "move:3")


def test_nobody_stands_up_without_a_token_or_twice() -> None:
    """GS-KNO-02: it must be paid for, and who stands, stands."""
    match = go(battle(card("a princeptor", "10,10"), FAR, active="a1"))
    assert refused(match, "stand").id == "gs-nobody-lies"
    assert refused(match, "stand:a1").clause == "GS-KNO-02"
    no = standing_up.why_not_stand(lying(tokens=0), the_card(lying(tokens=0), "a1"), "")
    assert no is not None
    assert (no.id, no.clause) == ("gs-too-few-tokens", "GS-KNO-02")


def test_a_unit_stands_up_first_thing_all_for_one_token() -> None:
    """GS-KNO-05: with one member down, all must wait; one token raises everybody."""
    t = battle(card("a legionnaires", "10,10 12,10 14,10", down=(False, True, True)), FAR, active="a1")
    match = go(t)
    assert keys(match) == ["stand", "end"]
    assert refused(match, "move:1").clause == "GS-KNO-05"
    match.answer("stand")
    assert not any(one.down for one in match.state.models)
    assert the_card(match, "a1").tokens == 3
    assert len(events(match, "gs-stands-up")) == 2


def test_a_unit_may_not_save_the_token() -> None:
    """GS-KNO-05, GS-A-67: members that lie at the start of an activation stand up at once; individuals may wait."""
    t = battle(card("a legionnaires", "10,10 12,10", down=(False, True)), card("a druid", "20,10", down=True), FAR)
    match = go(t, "a1")
    assert (model(match, "a1.2").down, the_card(match, "a1").tokens, the_card(match, "a1").moved) == (False, 3, 1)
    assert refused(match, "charge:gladius:normal").clause == "GS-CHG-01"
    assert keys(go(t, "a2")) == ["stand", "end"]


def test_a_unit_without_tokens_stays_on_the_ground() -> None:
    """GS-KNO-05: nothing is done until it can pay, and rallying leaves no time to stand up. GS-RAL-02"""
    t = battle(card("a legionnaires", "10,10 12,10", down=(True, True), tokens=0), card("a druid", "20,10"), FAR)
    assert model(go(t, "a1"), "a1.1").down
    the_card(t, "a1").tokens, the_card(t, "a1").fleeing = 4, True
    match = go(t, "a1", "1 1")
    assert (model(match, "a1.1").down, the_card(match, "a1").fleeing) == (True, False)


def test_who_lies_is_easier_to_hit_and_hard_to_see() -> None:
    """GS-KNO-03: DEF 2 less, no benefit from tactics, sight value 0."""
    t = lying()
    fallen = model(t, "a1")
    assert stat(t, fallen, "DEF") == 11
    assert sight_value(t, fallen) == 0
    fallen.effects = (Effect("testudo", "self", "round"),)
    assert stat(t, fallen, "DEF") == 11
    fallen.down = False
    assert stat(t, fallen, "DEF") == 15


def test_who_lies_has_nothing_of_its_tactics_and_all_of_its_enemies() -> None:
    """GS-KNO-03, GS-TAC-16: neither figures nor anything else they give; an enemy's tactic is no benefit."""
    t = battle(card("a princeptor", "10,10"), FAR)
    fallen = model(t, "a1")
    arm = stat(t, fallen, "ARM")
    fallen.effects = (Effect("lock-shields", "ordered", "next"), Effect("shatter", "enemy", "next"))
    assert has(t, fallen, "firm")
    fallen.down = True
    assert not has(t, fallen, "firm")
    assert stat(t, fallen, "ARM") == arm - 2


def test_a_member_that_falls_on_the_way_moves_no_more() -> None:
    """GS-KNO-01: the rest of the unit may; it may then end as it is, for the fall was not its will. GS-A-125"""
    t = battle(card("a legionnaires", "10,10 12,10 14,10"), FAR, active="a1")
    match = go(t, "move:2")
    model(match, "a1.1").down = True
    assert why(match, "a1.1:10in,11in") == "gs-lies-down GS-KNO-01"
    assert allowed(match, "a1.2:12in,11in")


def test_the_stationary_spend_nothing() -> None:
    """GS-STA-01: no tokens, not even for standing up; DEF 2 less."""
    t = lying(still="round")
    no = standing_up.why_not_stand(t, the_card(t, "a1"), "")
    assert no is not None
    assert no.id == "gs-nobody-lies"
    assert stat(t, model(t, "a1"), "DEF") == 9


def test_standing_still_ends_with_its_time() -> None:
    """GS-A-68, GS-STA-01: until what its source says; as a rule to the end of the round."""
    t = battle(card("a princeptor", "10,10"), FAR, active="a1")
    verbs.hold_still(t, model(t, "a1"), "round", "GS-STA-01")
    verbs.expire(t, "turn")
    assert model(t, "a1").still == "round"
    verbs.expire(t, "round")
    assert not model(t, "a1").still


def test_who_is_stationary_has_nothing_to_decide() -> None:
    """GS-STA-01, GS-A-06: a stationary individual is passed over, and the next question is somebody else's."""
    t = battle(card("a princeptor", "10,10", still="round"), card("a druid", "20,20"), FAR, active="a1")
    assert asked(go(t)).by != "a1"


def test_the_stationary_perform_no_tactics() -> None:
    """GS-STA-01: neither an individual nor a member of a unit; its mates do."""
    t = battle(card("a godquester", "10,10", still="round"), FAR, active="a1")
    actions = Actions(t, the_card(t, "a1"))
    no = actions.why_not("tactic:hunters-focus")
    assert no is not None
    assert (no.id, no.clause) == ("gs-is-stationary", "GS-STA-01")
    assert actions.options() == ["end"]
    t = battle(card("a legionnaires", "10,10 12,10", still=("", "round")), FAR, active="a1")
    match = go(t, "tactic:testudo")
    assert [len(model(match, id).effects) for id in ("a1.1", "a1.2")] == [1, 0]


@pytest.mark.parametrize(
    ("who", "tactic", "foes"),
    [
        ("warsmith", "earth-tremor:b1.1", "9,14 11,14 20,14"),
        ("hammerfist", "ground-slam:b1", "9,13 10.5,13 12,13 13.5,13"),
    ],
)
def test_who_is_shaken_drops_the_relic(who: str, tactic: str, foes: str):
    """GS-KNO-01, GS-SCN-01: who falls drops what they carried, whatever made them fall."""
    t = battle(card(f"a {who}", "10,10"), card("b legionnaires", foes), active="a1", scenario="relic")
    bearer = model(t, "b1.1")
    t.markers = (Marker("relic", "relic", bearer.x, bearer.y, carrier=bearer.number),)
    match = go(t.copy(), f"tactic:{tactic}", "6 | 1 | 4 4")
    assert match.state.markers[0].carrier == bearer.number
    match = go(t, f"tactic:{tactic}", "6 | 1 | 5 4")
    assert (model(match, "b1.1").down, match.state.markers[0].carrier) == (True, NOBODY)

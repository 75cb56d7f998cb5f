"""GS-FRE: who leaves an enemy's melee range of its own will is struck at."""

import pytest

from tests.games.godslayer.kit import (
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
from theomachy.games.godslayer.rules.combat.free_strikes import first_exit
from theomachy.games.godslayer.rules.movement import moves
from theomachy.games.godslayer.state import DESTROYED, Battle, Effect
from theomachy.kernel import Match

AWAY = "move:2 | a1:10in,5in"


def meeting(*others: object, **more: object) -> Battle:
    """A princeptor at arm's length of a syntarch."""
    return battle(card("a princeptor", "10,10"), card("b syntarch", "10,12"), *others, active="a1", **more)


def strikes(match: Match[Battle]) -> bool:
    """Whether somebody is asked for a free strike."""
    return asked(match).question == "gs-ask-free-strike"


def test_who_leaves_melee_range_may_be_struck() -> None:
    """GS-FRE-01, GS-FRE-02, GS-PAS-03: with any melee attack, for nothing, at the moment it leaves."""
    match = go(meeting(), AWAY)
    assert strikes(match)
    assert asked(match).seat == 1
    assert keys(match) == ["twin-kopis", "none"]
    reach = 3000 + 2540
    assert model(match, "b1").y - model(match, "a1").y == reach + 1
    assert refused(match, "spathe").clause == "GS-FRE-02"
    before = the_card(match, "b1").tokens
    match = go(meeting(), f"{AWAY} | twin-kopis", "3 2 | 1 2")
    assert the_card(match, "b1").tokens == before


def test_a_free_strike_hits_and_hurts_more() -> None:
    """GS-FRE-02: 2 more to hit (7 + 2 + 4 against DEF 13) and 2 more damage (4 + 2 + 3 against ARM 6)."""
    match = go(meeting(), f"{AWAY} | twin-kopis", "3 1 | 1 2")
    assert model(match, "a1").wounds == 3
    match = go(meeting(), f"{AWAY} | twin-kopis", "2 1")
    assert model(match, "a1").wounds == 0


def test_a_survivor_goes_on() -> None:
    """GS-FRE-03: after the strike the mover ends where it wanted to."""
    match = go(meeting(), f"{AWAY} | twin-kopis", "3 1 | 1 2")
    assert at(match, "a1") == (10, 5)
    assert asked(match).question == "gs-ask-action"


def test_who_falls_stays_where_it_fell() -> None:
    """GS-FRE-03, GS-DMG-05: the dead go nowhere."""
    t = meeting()
    model(t, "a1").wounds = 8
    match = go(t, "move:3 | a1:10in,5in | twin-kopis", "3 2 | 1 2")
    assert model(match, "a1").where == DESTROYED
    assert model(match, "a1").y > 9.5 * 2540


def test_who_is_knocked_down_goes_no_further() -> None:
    """GS-FRE-03, GS-KNO-01: a critical hit of the ogres knocks down, and who lies does not move."""
    t = battle(card("a princeptor", "10,10"), card("b hill-ogres", "10,12 12,12"), active="a1")
    match = go(t, f"{AWAY} | overhead-smash", "4 4 | 1 1")
    assert model(match, "a1").down
    assert at(match, "a1")[1] > 8
    assert "stand" in keys(match)


def test_a_strike_may_be_declined() -> None:
    """GS-FRE-01: it may be struck; nobody must."""
    match = go(meeting(), f"{AWAY} | none")
    assert at(match, "a1") == (10, 5)
    assert "gs-free-strike" not in told(match)


def test_moving_within_a_range_is_safe() -> None:
    """GS-A-23: without leaving it, no strike."""
    assert not strikes(go(meeting(), "move:1 | a1:9in,10.1in"))


def test_passing_through_and_out_is_leaving() -> None:
    """GS-FRE-01, GS-A-23: entering and leaving in one move: one strike, at the exit."""
    t = battle(card("a princeptor", "10,10"), card("b syntarch", "12,14"), active="a1")
    match = go(t, "move:3 | a1:10in,18in")
    assert strikes(match)
    assert model(match, "a1").y > 14 * 2540
    match.answer("none")
    assert not strikes(match)
    assert at(match, "a1") == (10, 18)


def test_every_exit_counts() -> None:
    """GS-A-22: one strike per enemy per exit: out, in again and out are two."""
    t = battle(card("a beasthunter", "10,10"), card("b syntarch", "10,12.3"), active="a1")
    match = go(t, "move:3 | a1:10in,8in 13.5in,11in 13.5in,8in")
    assert strikes(match)
    match.answer("none")
    assert not strikes(match)
    match = go(t, "move:3 | a1:10in,8in 10in,10in 10in,7in")
    match.answer("none")
    assert strikes(match)
    match.answer("none")
    assert not strikes(match)
    assert at(match, "a1") == (10, 7)


def test_every_enemy_strikes_for_itself() -> None:
    """GS-A-22, GS-PAS-02: members of a unit one by one, each when its own range is left."""
    t = battle(card("a princeptor", "10,10"), card("b hoplites", "10,12 11.5,11.5"), active="a1")
    match = go(t, AWAY)
    strikers = []
    while strikes(match):
        strikers.append(asked(match).by)
        match.answer("none")
    assert sorted(strikers) == ["b1.1", "b1.2"]


def test_members_of_a_unit_are_struck_one_by_one() -> None:
    """GS-A-22, GS-MOV-05: whoever leaves is struck as he leaves, before the next one moves."""
    t = battle(card("a legionnaires", "10,10 12,10 14,9"), card("b hoplites", "10,12 12,12"), active="a1")
    match = go(t, "move:2 | all:10in,5in")
    assert strikes(match)
    moved = [event.args["model"] for event in events(match, "gs-moves")]
    assert moved == ["a1.3", "a1.1"]
    while strikes(match):
        match.answer("none")
    assert (at(match, "a1.1"), at(match, "a1.2")) == ((10, 5), (12, 5))
    assert why(match, "a1.1:10in,6in") == "gs-move-is-done GS-FRE-03"


def test_a_longer_reach_is_left_later() -> None:
    """GS-FRE-01, GS-A-27: the range of the longest melee weapon counts."""
    t = battle(card("a princeptor", "10,10"), card("b lord-of-decay", "10,12.5"), active="a1")
    assert not strikes(go(t, "move:1 | a1:10in,9.4in"))
    assert strikes(go(t, "move:1 | a1:10in,9in"))


def test_who_is_not_seen_is_not_struck() -> None:
    """GS-FRE-01, GS-A-26: melee range needs sight: behind a wall nobody strikes."""
    wall = piece("wall", "8,10.85 12,10.85 12,11.15 8,11.15", height=1)
    assert not strikes(go(meeting(terrain=[wall]), AWAY))


@pytest.mark.parametrize("state", ["down", "still", "fumbled"])
def test_who_cannot_act_does_not_strike(state: str) -> None:
    """GS-KNO-01, GS-STA-01, GS-A-22, GS-A-25, GS-A-98: lying, stationary and fumbled models strike at nobody."""
    t = meeting()
    setattr(model(t, "b1"), state, "round" if state == "still" else True)
    assert not strikes(go(t, AWAY))


def test_a_unit_with_somebody_down_does_not_strike() -> None:
    """GS-KNO-05: until all are on their feet, it does nothing but counter attack."""
    t = battle(card("a princeptor", "10,10"), card("b hoplites", "10,12 12,12", down=(False, True)), active="a1")
    assert not strikes(go(t, AWAY))


def test_the_fleeing_strike_at_nobody() -> None:
    """GS-ENG-05, GS-FLE-05: who flees engages nobody."""
    t = battle(card("a princeptor", "10,10"), card("b syntarch", "10,12", fleeing=True), active="a1")
    assert not strikes(go(t, AWAY))


def test_friends_do_not_strike() -> None:
    """GS-FRE-01: an enemy's melee range is meant."""
    t = battle(card("a princeptor", "10,10"), card("a druid", "10,12"), card("b syntarch", "40,40"), active="a1")
    assert not strikes(go(t, AWAY))


def test_who_stands_up_and_leaves_is_struck() -> None:
    """GS-A-129: standing up changes nothing about it."""
    t = meeting()
    model(t, "a1").down = True
    assert strikes(go(t, "stand | move:2 | a1:10in,5in"))


def test_styles_and_charges_do_not_help_free_strikes() -> None:
    """GS-A-04, GS-MEL-08: no fighting style, no charge bonus."""
    t = meeting()
    the_card(t, "b1").style = "charge"
    match = go(t, f"{AWAY} | twin-kopis", "2 1")
    assert model(match, "a1").wounds == 0


def test_criticals_add_the_tokens_that_were_used() -> None:
    """GS-A-22, GS-CRT-02: none for a free strike; it may be agreed that the cost of the attack is added as printed."""
    match = go(meeting(), f"{AWAY} | twin-kopis", "3 3 | 1 1")
    assert model(match, "a1").wounds == 2 + 4 + 2 - 6
    match = go(meeting(free_attacks_add_cost=True), f"{AWAY} | twin-kopis", "3 3 | 1 1")
    assert model(match, "a1").wounds == 2 + 4 + 2 - 6 + 2


def test_who_struck_freely_cannot_charge() -> None:
    """GS-CHG-01, GS-A-146: a free strike is a melee attack in that round, unless it is agreed otherwise."""
    match = go(meeting(), f"{AWAY} | twin-kopis | end", "2 1")
    assert refused(match, "charge:twin-kopis:normal").clause == "GS-CHG-01"
    match = go(meeting(charge_after_reaction=True), f"{AWAY} | twin-kopis | end", "2 1")
    assert "charge:twin-kopis:normal" in keys(match)


def test_no_free_strikes_at_safe_moves() -> None:
    """GS-FRE-04, GS-A-24: not at slay movement and what is like it; Scatter makes one token of movement safe."""
    t = battle(card("a reaver-runts", "10,10 11.5,10"), card("b syntarch", "10,12"), active="a1")
    for runt in t.members(the_card(t, "a1")):
        runt.effects = (Effect("scatter", "self", "turn"),)
    match = go(t, "move:1 | all:10in,7in")
    assert asked(match).question == "gs-ask-move"
    model(t, "b1").y = 12 * 2540
    assert strikes(go(t, "move:2 | all:10in,5in"))
    assert strikes(go(t, "move:1 | done | move:1 | all:10in,7in"))


def test_a_wolfhound_strikes_for_its_master() -> None:
    """GS-FRE-01, GS-CON-07: near enough to its parent, it strikes at whoever leaves the parent."""
    t = battle(
        card("a princeptor", "10,10"),
        card("b syntarch", "10,12"),
        card("b wolfhound", "10,14.5", parent="b1"),
        active="a1",
    )
    match = go(t, f"{AWAY} | none")
    assert strikes(match)
    assert asked(match).by == "b2"
    model(t, "b2").y = 20 * 2540
    assert not strikes(go(t, f"{AWAY} | none"))


def test_a_table_may_forbid_reactions_of_the_active() -> None:
    """GS-A-119: in its own activation a model strikes freely only if the table allows it; the usual table does."""
    for forbidden in (False, True):
        t = meeting(no_reactions_in_own_activation=forbidden)
        enemy = model(t, "b1")
        found = first_exit(t, enemy, ((enemy.x, enemy.y), (enemy.x, enemy.y + 3 * 2540)))
        assert (found is None) is forbidden


def test_a_free_move_is_voluntary() -> None:
    """GS-FRE-01: also who moves by a tactic leaves of its own will."""
    t = meeting()
    moves.free_move(t, the_card(t, "a1"))
    assert strikes(go(t, "a1:10in,8in"))


def test_leaving_the_table_leaves_melee_range() -> None:
    """GS-FRE-01, GS-MOV-09: who walks off the table is struck on its way, and gone afterwards."""
    t = battle(card("a princeptor", "10,2"), card("b syntarch", "10,4"), active="a1")
    match = go(t, "move:1 | a1:off | twin-kopis", "2 1")
    assert model(match, "a1").where == DESTROYED

"""GS-VIC: kill points, how long a battle lasts, and who has won it."""

from typing import Any

import pytest

from tests.games.godslayer.kit import battle, card, go, model, the_card
from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.combat.damage import remove
from theomachy.games.godslayer.rules.movement.table_edges import leave_table
from theomachy.games.godslayer.rules.victory.outcome import early_end, finish, kill_points, rounds
from theomachy.games.godslayer.setup import ROUNDS
from theomachy.games.godslayer.state import DESTROYED, HIDDEN, Battle

ROW = "10,10 11.5,10 13,10 14.5,10 16,10 17.5,10"


def lose(t: Battle, *ids: str) -> Battle:
    for id in ids:
        remove(t, model(t, id), "GS-DMG-05")
    return t


def ended(t: Battle) -> Battle:
    """The same battle after its last round, with what is told of it."""
    t.phase, t.turn, t.round, t.log = "end of round", None, rounds(t), []
    finish(t)
    return t


def worth(*points: int, **setup: Any) -> Battle:
    """A battle in which seats have earned kill points: by losses of individuals that cost so much."""
    seats = [card(f"{letter} princeptor", f"{10 * n + 5},20") for n, letter in enumerate("abcd"[: len(points)])]
    lost = [card(f"{'ba'[seat % 2]} princeptor", "40,40", cost=cost) for seat, cost in enumerate(points)]
    t = battle(*seats, *lost, **setup)
    for one in t.models:
        if (one.x, one.y) == (40 * 2540, 40 * 2540):
            one.where = DESTROYED
    return t


# Kill points


def test_a_destroyed_model_is_worth_all_it_cost():
    """GS-VIC-01, GS-A-103: items and spells included."""
    t = battle(
        card("a necromagus", "10,10", items=("greater-soul-stone",), spells=("iron-grave",)),
        card("b princeptor", "20,20"),
    )
    assert kill_points(t) == (0, 0)
    assert kill_points(lose(t, "a1")) == (0, 27 + 6 + 4)


def test_a_destroyed_unit_is_worth_its_total_cost():
    """GS-VIC-01: core and further troopers."""
    t = battle(card("a legionnaires", ROW), card("b princeptor", "20,20"))
    assert kill_points(lose(t, *[f"a1.{n}" for n in range(1, 7)])) == (0, 60)


@pytest.mark.parametrize(("size", "lost", "points"), [(6, 2, 0), (6, 3, 40), (6, 5, 40), (5, 2, 0), (5, 3, 40)])
def test_half_a_unit_is_worth_its_core(size, lost, points):
    """GS-VIC-02, GS-A-103: half or more of the models it began with, not of those it had lately."""
    t = battle(card("a legionnaires", " ".join(ROW.split()[:size])), card("b princeptor", "20,20"))
    assert kill_points(lose(t, *[f"a1.{n}" for n in range(1, lost + 1)])) == (0, points)


def test_attachments_score_by_themselves():
    """GS-A-103"""
    t = battle(
        card("a bard-of-aynnsing", "10,10"), card("a wolfhound", "12,10", parent="a1"), card("b princeptor", "20,20")
    )
    assert kill_points(lose(t, "a2")) == (0, 10)


def test_whoever_flees_at_the_end_is_lost():
    """GS-VIC-03: in full, but only then."""
    t = battle(card("a legionnaires", ROW, fleeing=True), card("b princeptor", "20,20"))
    assert kill_points(t) == (0, 0)
    assert kill_points(ended(t)) == (0, 60)


def test_whoever_left_the_table_counts_as_destroyed():
    """GS-VIC-04, GS-A-103: whatever the cause, the opponent earns it."""
    t = battle(card("a princeptor", "10,1"), card("b princeptor", "20,20"))
    leave_table(t, model(t, "a1"))
    assert (model(t, "a1").where, kill_points(t)) == (DESTROYED, (0, 27))


def test_whoever_never_came_out_of_hiding_is_not_lost():
    """GS-A-138"""
    t = battle(card("a princeptor", "10,10"), card("b princeptor", "20,20"))
    model(t, "a1").where = HIDDEN
    assert kill_points(t) == (0, 0)
    assert not early_end(t)


def test_somebody_raised_is_not_lost():
    """GS-VIC-02: what counts is who is gone."""
    t = lose(battle(card("a legionnaires", ROW), card("b princeptor", "20,20")), "a1.1", "a1.2", "a1.3")
    verbs.raise_model(t, model(t, "a1.1"), 25400, 25400, 1, "GS-MAG-02")
    assert kill_points(t) == (0, 0)
    assert len(the_card(t, "a1").toll) == 2


# How long


def test_a_battle_lasts_six_rounds():
    """GS-RND-01, GS-SCN-01, GS-SCN-02: unless the scenario says otherwise."""
    for scenario, most in ROUNDS.items():
        assert rounds(battle(card("a princeptor", "10,10"), card("b princeptor", "20,20"), scenario=scenario)) == most
    assert ROUNDS["open-battle"] == 6


@pytest.mark.parametrize(("round", "over"), [(5, False), (6, True)])
def test_it_ends_with_its_last_round(round, over):
    """GS-RND-01"""
    t = battle(
        card("a princeptor", "10,10", activated=True), card("b princeptor", "20,20", activated=True), round=round
    )
    t.turn = None
    match = go(t, "", "" if over else "3 3 | 4 4")
    assert (match.state.result is not None) == over


def test_it_ends_early_when_one_side_has_nothing_left():
    """GS-A-104: scored as at the end."""
    t = battle(card("a princeptor", "10,10"), card("b princeptor", "20,20"), round=2, level=100)
    t = lose(t, "b1")
    t.turn = None
    match = go(t)
    assert match.state.result == (1.0, 0.0)
    assert match.state.round == 2


def test_it_ends_early_when_nobody_has_anything_left():
    """GS-A-104"""
    t = lose(battle(card("a princeptor", "10,10"), card("b princeptor", "20,20")), "a1", "b1")
    t.turn = None
    assert go(t).state.result == (0.5, 0.5)


# Who has won


@pytest.mark.parametrize(
    ("kills", "told", "result"),
    [
        ((200, 130), "gs-drawn [GS-A-140]", (0.5, 0.5)),
        ((200, 120), "gs-won seat=0 [GS-VIC-05]", (1.0, 0.0)),
        ((200, 50), "gs-massacre seat=0 [GS-VIC-06]", (1.0, 0.0)),
        ((50, 200), "gs-massacre seat=1 [GS-VIC-06]", (0.0, 1.0)),
    ],
)
def test_degrees_of_victory(kills, told, result):
    """GS-T-82, GS-VIC-05, GS-VIC-06, GS-A-140: at level 300 it takes 75 to win and 150 for a massacre; what was earned
    is told in any case."""
    t = ended(worth(*kills, level=300))
    assert t.log is not None
    assert [str(event) for event in t.log] == [
        f"gs-kill-points seat=0 points={kills[0]} [GS-VIC-01]",
        f"gs-kill-points seat=1 points={kills[1]} [GS-VIC-01]",
        told,
    ]
    assert (t.result, t.phase) == (result, "over")


@pytest.mark.parametrize(
    ("level", "kills", "result"),
    [(160, 40, 1.0), (160, 39, 0.5), (200, 50, 1.0), (400, 99, 0.5), (500, 125, 1.0), (250, 62, 0.5), (250, 63, 1.0)],
)
def test_a_quarter_is_compared_exactly(level, kills, result):
    """GS-VIC-06, GS-A-103: 62.5 at level 250."""
    t = ended(worth(kills, 0, level=level))
    assert t.result == (result, 1 - result)


def test_half_is_a_massacre_compared_exactly():
    """GS-VIC-06, GS-A-103"""
    for kills, id in ((79, "gs-won"), (80, "gs-massacre")):
        t = ended(worth(kills, 0, level=160))
        assert t.log is not None
        assert t.log[-1].id == id


def test_by_agreement_more_kill_points_win():
    """GS-VIC-05, GS-A-140: even below a quarter of the level; equal ones do not."""
    assert ended(worth(200, 199, points_decide_draws=True)).result == (1.0, 0.0)
    assert ended(worth(200, 200, points_decide_draws=True)).result == (0.5, 0.5)

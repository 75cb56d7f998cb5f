"""GB-ELE: markers and who controls them, tokens, damage."""

import pytest

from tests.games.godbreaker.table import events, go, grid, model, table
from theomachy.games.godbreaker.rules.measuring import controller
from theomachy.games.godbreaker.state import Saga, Token
from theomachy.kernel import Refused

SHARD = "shard-1 6u,6u\n"
MIN_UNITS_AWAY = "a5 20u,20u\nb5 20u,5u\n"


def holds(text: str, **setup: object) -> int | None:
    """Who controls the shard marker at 6u,6u."""
    t = table(f"resolution\n{SHARD}{text}", **setup)
    return controller(t, t.markers[1])


# GB-ELE-01, GB-ELE-02: markers


def test_kinds_of_markers():
    """GB-ELE-01, GB-A-02: shards, one for each circle, objectives and hoards, all on bases of 40 mm."""
    t = table("wild\nshard-1 3u,3u\nshard-2 20u,20u\nhoard-1 3u,20u\nobjective-2 20u,3u")
    assert [(marker.id, marker.kind, marker.seat) for marker in t.markers] == [
        ("objective", "objective", -1),
        ("shard-1", "shard", 0),
        ("shard-2", "shard", 1),
        ("hoard-1", "hoard", -1),
        ("objective-2", "objective", -1),
    ]
    assert {marker.r for marker in t.markers} == {2000}
    with pytest.raises(Refused):
        table("wild\nshard-1 3u,3u\nshard-1 20u,20u")


def test_a_godbreaker_alone_controls_a_marker():
    """GB-ELE-02, GB-T-05: any circle's."""
    assert holds("a1 8u,6u") == 0
    assert holds("b1 8u,6u") == 1
    assert holds(MIN_UNITS_AWAY) is None


def test_two_against_two_is_nobodys():
    """GB-ELE-02, GB-T-06: more than all others together."""
    assert holds("a1 8u,6u\na2 6u,8u\nb1 4u,6u\nb2 6u,4u") is None
    assert holds("a1 8u,6u\na2 6u,8u\nb1 4u,6u") == 0
    assert holds("a1 8u,6u\na2 6u,8u\nb1 4u,6u\nlocal-1 6u,4u") is None
    assert holds("a1 8u,6u\nb1 6u,8u\nb2 4u,6u\nb3 6u,4u") == 1


def test_the_own_tame_model_is_one_of_the_others():
    """GB-ELE-02, GB-T-07, GB-A-54: a godbreaker and its tame model do not control."""
    assert holds("a1 8u,6u\nlocal-1 6u,8u tame 1") is None
    assert holds("local-1 6u,8u tame 1") is None
    assert holds("local-1 6u,8u") is None
    assert holds("a1 8u,6u\na2 4u,6u\nlocal-1 6u,8u tame 1") == 0


@pytest.mark.parametrize(("far", "held"), [(2000 + 1250 + 2539, True), (2000 + 1250 + 2540, False)])
def test_control_reaches_less_than_an_inch(far, held):
    """GB-ELE-02, GB-MEA-05: within 0U."""
    assert (holds(f"a1 {6 * 2540 + far},6u") == 0) == held
    assert (holds(f"a1 8u,6u\nb1 6u,{6 * 2540 + far}") is None) == held


def test_casualties_control_nothing():
    """GB-ELE-02: only who is on the battlefield counts."""
    assert holds("a1 8u,6u\nb1 6u,8u casualty\nb2 4u,6u ascended") == 0
    assert holds("b1 8u,6u casualty") is None


def test_a_wall_keeps_from_controlling():
    """GB-ELE-02, GB-MEA-06: within 0U is measured round it."""
    assert holds("a1 20490,6u\nwall impassable 7.4u,3u 7.4u,9u") is None
    assert holds("a1 20490,6u\nwall barricade 7.4u,3u 7.4u,9u") == 0


def test_markers_score_at_the_end_of_a_round():
    """GB-RES-02, GB-D-14: the own shard 1, an objective 2, an enemy's shard 3: 6 in all; a hoard nothing."""
    markers = "shard-1 6u,6u\nshard-2 18u,18u\nhoard-1 6u,18u"
    t = table(f"resolution\n{markers}\na1 8u,6u\na2 14u,12u\na3 18u,16u\na4 8u,18u\nb1 22u,2u")
    match = go(t, "", "5 3")
    assert match.state.points == (6, 0)
    scored = [(event.args["marker"], event.args["points"]) for event in events(match, "gb-scores-marker")]
    assert sorted(scored) == [("objective", 2), ("shard-1", 1), ("shard-2", 3)]
    assert {event.clause for event in events(match, "gb-scores-marker")} == {"GB-RES-02"}


# GB-ELE-03, GB-ELE-04: tokens


def falling(text: str, **setup: object) -> Saga:
    """Recovery, and a1 is about to fall."""
    return table(f"recovery round 2\n{text}\na2 3u,3u\nb1 20u,20u", **setup)


def test_tokens_have_types():
    """GB-ELE-03: treasure, trophy and ready are kept apart."""
    t = table("wild\na1 5u,5u treasure trophy ready treasure\ntoken trophy 9u,9u\ntoken treasure 9u,9u")
    assert model(t, "a1").tokens == ("ready", "treasure", "treasure", "trophy")
    assert t.tokens == (Token("trophy", 22860, 22860), Token("treasure", 22860, 22860))


def test_a_casualty_drops_its_tokens_where_it_stood():
    """GB-ELE-04, GB-A-12: all on the spot of its middle, unclaimed; a ready token vanishes."""
    match = go(falling("a1 D6 5u,7u damage 6 treasure treasure trophy ready\ntoken trophy 9u,9u"), "", "2 | 1 2")
    fallen = model(match, "a1")
    assert (fallen.where, fallen.tokens) == ("casualty", ())
    x, y = map(int, grid("5u,7u").split(","))
    assert match.state.tokens[1:] == (Token("treasure", x, y), Token("treasure", x, y), Token("trophy", x, y))
    assert [event.clause for event in events(match, "gb-token-lies")] == ["GB-ELE-04"] * 3


def test_tokens_drop_on_the_level_of_whoever_fell():
    """GB-ELE-04, GB-ADV-LVL-01"""
    text = "floor 4u,4u 8u,8u level 1\na1 D6 5u,7u,1 damage 6 trophy"
    match = go(falling(text, levels=True), "", "2 | 1 2")
    assert match.state.tokens == (Token("trophy", 12700, 17780, 1),)


# GB-ELE-05: damage


def test_damage_does_nothing_before_the_recovery_phase():
    """GB-ELE-05: however much it is, a model stands, moves and counts."""
    t = table("activation\nactive a1\na1 D6 5u,5u damage 99\nshard-1 7u,5u\nb1 20u,20u")
    assert controller(t, t.markers[1]) == 0
    match = go(t, "move:9u,8u | end")
    assert (model(match, "a1").where, model(match, "a1").damage) == ("field", 99)
    assert model(match, "a1").activated


def test_damage_adds_up():
    """GB-ELE-05: without an upper limit."""
    t = table("activation\nactive a1\na1 5u,5u damage 40\nb1 6.5u,5u\nwall barricade 8u,1u 8u,9u")
    assert model(go(t, "move:10u,5u", "1"), "a1").damage == 42

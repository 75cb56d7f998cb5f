"""GB-A-32, GB-A-33: what stood on a floor that is taken away comes down, and nothing is laid into the air."""

from tests.games.godbreaker.table import allowed, asked, events, go, keys, line, marker, model, refused, table
from theomachy.games.godbreaker.ground.terrain import shape_of
from theomachy.games.godbreaker.rules.standing import supported
from theomachy.geometry.plane import Disc, overlaps

TOWER = """
    activation
    active a1
    objective none
    a1 9.2u,10u ruinous3
    b1 10u,20u
    floor 8u,8u 14u,14u level 1
"""
ABOVE = "a1 9u,9u,1 ruinous3"


def tower(text: str, **setup: object):
    return table(TOWER.replace("a1 9.2u,10u ruinous3", ABOVE) + text, levels=True, **setup)


def test_a_marker_on_a_ruined_floor_comes_down():
    """GB-A-32, GB-PLC-03: to the nearest spot below, so that it can still be reached."""
    match = go(tower("shard-2 12u,12u,1\nb2 12u,11.5u"), "ruinous:1-floor", "4")
    shard = marker(match, "shard-2")
    assert shard.level == 0
    assert supported(match.state, shard)
    b2 = model(match, "b2")
    assert (shard.x - b2.x) ** 2 + (shard.y - b2.y) ** 2 >= (shard.r + b2.r) ** 2
    assert [event.args["level"] for event in events(match, "gb-marker-falls")] == [0]


def test_a_token_on_a_ruined_floor_falls_straight_down():
    """GB-A-32, GB-A-12"""
    match = go(tower("token treasure 12u,12u,1"), "ruinous:1-floor", "4")
    assert [(token.x, token.y, token.level) for token in match.state.tokens] == [(30480, 30480, 0)]


def test_what_falls_stops_on_the_next_level_that_carries_it():
    """GB-A-32, GB-A-99"""
    text = "token treasure 12u,12u,2\nshard-2 12u,10u,2\nfloor 8u,8u 14u,14u level 2\n"
    high = table(TOWER.replace("a1 9.2u,10u ruinous3", "a1 9u,9u,2 ruinous3") + text, levels=True)
    match = go(high, "ruinous:2-floor", "4")
    assert {token.level for token in match.state.tokens} == {1}
    assert marker(match, "shard-2").level == 1
    assert model(match, "a1").level == 1


def test_a_wall_on_a_ruined_floor_comes_down_beside_those_below():
    """GB-A-32, GB-PLC-03, GB-PLC-01"""
    match = go(tower("wall barricade 10u,12u 13u,12u level 1\nb2 11.5u,12u"), "ruinous:1-floor", "4")
    wall = next(piece for piece in match.state.terrain if piece.kind == "wall")
    b2 = model(match, "b2")
    assert wall.level == 0
    assert not overlaps(Disc(b2.x, b2.y, b2.r), shape_of(wall))
    assert line(match, "b2")
    assert len(events(match, "gb-terrain-falls")) == 1


def test_floors_may_be_spared():
    """GB-A-32: by a table option."""
    assert "ruinous:1-floor" in keys(go(tower("")))
    match = go(tower("", ruin_spares_floors=True))
    assert str(refused(match, "ruinous:1-floor")) == "gb-floor-is-spared terrain=1-floor [GB-A-32]"


SHAPER = "activation\nactive a1\nobjective none\na1 D8 {} shaping3\nb1 20u,20u\nfloor 8u,8u 14u,14u level 1"


def test_nothing_is_laid_into_the_open_air():
    """GB-A-33, GB-ADV-LVL-01: all of it lies on what carries it."""
    match = go(table(SHAPER.format("9u,11u,1"), levels=True), "shaping:round-4 as area", "5")
    assert asked(match).question == "gb-ask-shape"
    assert refused(match, "8.5u,11u").id == "gb-open-air"
    assert allowed(match, "11u,11u")
    match.answer(keys(match)[0])
    assert match.state.terrain[-1].level == 1


def test_a_floor_that_is_too_small_leaves_the_next_level():
    """GB-A-33, GB-A-99: within 0U of the model, on the ground."""
    text = SHAPER.format("8.5u,8.5u,1").replace("14u,14u", "9u,9u")
    match = go(table(text, levels=True), "shaping:round-4 as area", "5")
    match.answer(keys(match)[0])
    assert match.state.terrain[-1].level == 0

"""GB-WLD-03, GB-A-44, GB-A-46: a coward flees as far as it can; whoever is driven somewhere comes nearer if it can."""

from math import cos, radians, sin
from random import Random

import pytest

from tests.games.godbreaker.table import allowed, asked, at, go, keys, model, refused
from tests.games.godbreaker.wild_models import wild
from theomachy.games.godbreaker.keys import read_place
from theomachy.games.godbreaker.rules.drives import flight, range_of
from theomachy.games.godbreaker.rules.measuring import way_gap
from theomachy.games.godbreaker.rules.moving import start_of, why_not_move_to
from theomachy.games.godbreaker.state import UNIT, At, Saga

MOVE = "move:"


def ends(match) -> list[At]:
    return [spot for key in keys(match) if (spot := read_place(key.removeprefix(MOVE), 1250, 0))]


@pytest.mark.parametrize("angle", range(0, 360, 15))
def test_a_coward_may_do_nothing_but_flee_whatever_the_angle(angle: int):
    """GB-WLD-03, GB-A-44: where a flight exists all else is refused, and flights are proposed."""
    x, y = 12 + 1.9 * cos(radians(angle + 7)), 12 + 1.9 * sin(radians(angle + 7))
    match = go(wild(f"local-1 12u,12u\na1 {x:.3f}u,{y:.3f}u\nb1 0.5u,0.5u"))
    foe = model(match, "a1")
    assert {range_of(match.state, spot, foe) for spot in ends(match)} == {7}
    assert len(ends(match)) == len(keys(match))
    for key in ("end", "engage:a1", "move:12u,12.5u"):
        assert refused(match, key).clause in ("GB-WLD-03", "GB-ENG-01")
    assert asked(match).options.pick(Random(angle)).startswith(MOVE)


def farthest(t: Saga, id: str, foe: str, step: float) -> int:
    """The greatest measure that any point of a fine grid has."""
    one, other = model(t, id), model(t, foe)
    start, best, side = start_of(t, one), 0, round(step * UNIT)
    far = (start.units + 1) * UNIT
    for x in range(one.x - far, one.x + far, side):
        for y in range(one.y - far, one.y + far, side):
            spot = At(x, y, one.r)
            if x >= 0 and y >= 0 and why_not_move_to(t, one, spot, start) is None:
                best = max(best, range_of(t, spot, other))
    return best


WOODS = [
    "local-1 12u,12u\na1 13.2u,12u\narea 7u,9u 12.5u,15u\nwall impassable 9u,10u 9u,13u",
    "local-1 3u,20u\na1 3.5u,18.9u\narea 1u,16u 8u,22u\narea 6u,21u 12u,24u",
    "local-1 20u,5u\na1 19u,5.4u\narea 17u,1u 23u,6u\nwall impassable 21u,6u 23.4u,6u",
    "local-1 12u,3u\na1 12u,4.2u\narea 8u,1u 11u,4u\nwall impassable 10u,5u 15u,5u\narea 14u,2u 18u,7u",
]


@pytest.mark.parametrize("ground", WOODS)
def test_a_flight_through_woods_and_round_walls_is_as_far_as_any_grid_finds(ground: str):
    """GB-A-46, GB-MEA-04, GB-MEA-06: measures grow in woods and round walls, so it need not be straight away."""
    t = wild(f"{ground}\nb1 0.5u,0.5u")
    found = flight(t, model(t, "local-1"), model(t, "a1"))
    assert found.units >= farthest(t, "local-1", "a1", 0.4)
    assert {range_of(t, spot, model(t, "a1")) for spot in found.spots} == {found.units}


def test_the_pinned_flee_from_another_enemy_if_they_can():
    """GB-A-46, GB-TRT-08: closer to the one who holds it, past that one, and away from the other."""
    match = go(wild("local-1 10u,10u\na1 11.5u,10u\nb1 9u,11.5u pinning"))
    assert "end" not in keys(match)
    foe, pin, local = (model(match, id) for id in ("a1", "b1", "local-1"))
    for spot in ends(match):
        assert way_gap(match.state, spot, pin) < way_gap(match.state, local, pin)
        assert range_of(match.state, spot, foe) > 0
    assert refused(match, "end").clause == "GB-WLD-03"


def test_each_of_the_closest_enemies_may_be_fled_from():
    """GB-WLD-03, GB-A-44, GB-MEA-07: as far as possible from one of them, whichever the player takes."""
    match = go(wild("local-1 10u,10u\na1 8.9u,10u\nb1 10u,8.6u"))
    assert allowed(match, "move:16.99u,10u")
    assert allowed(match, "move:10u,16.99u")


@pytest.mark.parametrize(
    ("driven", "aim"),
    [("betrayer-1 10u,10u", "shard-1 3u,10u"), ("forgotten-1 10u,10u", "hoard-1 3u,10u")],
)
def test_the_pinned_come_nearer_to_their_aim_if_they_can(driven: str, aim: str):
    """GB-A-44, GB-TRT-08: a legal move leads nearer, so nothing else may be done."""
    match = go(
        wild(f"{driven}\n{aim}\na1 20u,20u\nb1 10.6u,8.6u pinning", scenario="trap" if "shard" in aim else "score")
    )
    id = driven.split()[0]
    assert keys(match)
    place = at(aim.split()[1], 2000)
    for spot in ends(match):
        assert way_gap(match.state, spot, place) < way_gap(match.state, model(match, id), place)
    assert refused(match, "end").id == "gb-driven-nearer"


def test_who_can_come_no_nearer_may_do_anything():
    """GB-A-44: held by somebody on the far side, it cannot come nearer to both."""
    match = go(wild("betrayer-1 10u,10u\nshard-1 3u,10u\na1 20u,20u\nb1 11.5u,10u pinning", scenario="trap"))
    assert "end" in keys(match)
    assert allowed(match, "end")

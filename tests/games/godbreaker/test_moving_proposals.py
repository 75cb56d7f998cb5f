"""Where a move may want to go: what is proposed, near, far, and in shelter."""

from math import dist
from random import Random

import pytest

from tests.conformance.games import decide
from tests.games.godbreaker.moves import STAIRS, START
from tests.games.godbreaker.table import at, model, table
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.keys import read_place
from theomachy.games.godbreaker.rules.measuring import gap
from theomachy.games.godbreaker.rules.moving import end_of_move, proposals, random_move, why_not_move_to
from theomachy.games.godbreaker.state import At, Saga
from theomachy.kernel import Fast, Match, Region, key_of


def ends(t: Saga, id: str) -> list[At]:
    """Where a model is proposed to move."""
    mover = model(t, id)
    spots = [read_place(key, mover.r, mover.level) for key in proposals(t, mover)]
    assert all(spot is not None and why_not_move_to(t, mover, spot) is None for spot in spots)
    return [spot for spot in spots if spot is not None]


def far(t: Saga, id: str, spot: At) -> float:
    return dist((model(t, id).x, model(t, id).y), (spot.x, spot.y))


def test_proposed_moves_touch_what_they_aim_at():
    """GB-A-91: enemies, markers and tokens within reach are touched; all proposals are legal and different."""
    t = table(f"{START}a1 10u,10u\nb1 14u,10u\nshard-1 10u,14u\ntoken trophy 6u,10u")
    spots = ends(t, "a1")
    assert len({*spots}) == len(spots)
    for aim in (model(t, "b1"), t.markers[0], t.tokens[0]):
        assert min(gap(spot, aim) for spot in spots) <= 10


def test_proposed_moves_go_all_the_way():
    """GB-A-91, GB-A-09: in eight directions, as far as can be."""
    t = table(f"{START}a1 D6 11u,11u")
    spots = [spot for spot in ends(t, "a1") if far(t, "a1", spot) > 7 * 2540 - 4]
    found = {(round((spot.x - 27940) / 12000), round((spot.y - 27940) / 12000)) for spot in spots}
    assert found == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}
    assert max(far(t, "a1", spot) for spot in spots) < 7 * 2540


def test_proposed_moves_know_the_terrain():
    """GB-A-91, GB-D-25: in a wood a D8 goes just under five units, and half out of it farther."""
    t = table(f"{START}a1 D8 11u,11u\narea 1u,1u 11u,23u")
    spots = ends(t, "a1")
    left = [spot for spot in spots if spot.y == 11 * 2540 and spot.x < 11 * 2540]
    right = [spot for spot in spots if spot.y == 11 * 2540 and spot.x > 11 * 2540]
    assert max(far(t, "a1", spot) for spot in left) == 5 * 2540 - 1
    assert max(far(t, "a1", spot) for spot in right) == 9 * 2540 - 1
    t = table(f"{START}a1 D8 11u,11u\narea 1u,1u 23u,11u")
    above = [spot for spot in ends(t, "a1") if spot.x == 11 * 2540 and spot.y < 11 * 2540]
    below = [spot for spot in ends(t, "a1") if spot.x == 11 * 2540 and spot.y > 11 * 2540]
    assert max(far(t, "a1", spot) for spot in above) == 5 * 2540 - 1
    assert max(far(t, "a1", spot) for spot in below) == 9 * 2540 - 1


def test_an_aim_out_of_reach_is_approached():
    """GB-A-91: as near as a move goes."""
    t = table(f"{START}a1 D6 3u,3u\nb1 22u,3u")
    assert any(spot.y == 3 * 2540 and spot.x == 10 * 2540 - 1 for spot in ends(t, "a1"))


def test_another_side_if_the_near_one_is_taken():
    """GB-A-91: around an enemy whose near side is crowded."""
    t = table(f"{START}a1 10u,10u\na2 13u,10u\nb1 14u,10u")
    assert min(gap(spot, model(t, "b1")) for spot in ends(t, "a1")) <= 10


def test_archers_keep_their_distance():
    """GB-A-91, GB-TRT-15: just within their attack range of an enemy."""
    t = table(f"{START}a1 D6 3u,10u ranged\nb1 12u,10u")
    reach = [gap(spot, model(t, "b1")) for spot in ends(t, "a1") if spot.y == 10 * 2540]
    assert 7 * 2540 - 2 in reach
    slanting = table(f"{START}a1 D6 3u,6u ranged\nb1 10u,14u")
    assert any(abs(gap(spot, model(slanting, "b1")) - 7 * 2540) < 4 for spot in ends(slanting, "a1"))
    plain = table(f"{START}a1 D6 3u,10u\nb1 12u,10u")
    assert 7 * 2540 - 2 not in [gap(spot, model(plain, "b1")) for spot in ends(plain, "a1")]


def test_shelter_is_proposed():
    """GB-A-91, GB-ENG-05: against the faces of barricades, on either side."""
    t = table(f"{START}a1 5u,5u\nwall barricade 8u,2u 8u,8u width 1u")
    beside = {(spot.x, spot.y) for spot in ends(t, "a1")}
    assert {(8 * 2540 - 1270 - 1252, 5 * 2540), (8 * 2540 + 1270 + 1252, 5 * 2540)} <= beside
    t = table(f"{START}a1 5u,5u\nwall barricade 2u,8u 8u,8u width 1u")
    beside = {(spot.x, spot.y) for spot in ends(t, "a1")}
    assert {(5 * 2540, 8 * 2540 - 1270 - 1252), (5 * 2540, 8 * 2540 + 1270 + 1252)} <= beside


def test_platforms_and_the_floor_are_proposed():
    """GB-A-91, GB-ADV-LVL-04: with levels, up to the middle of a platform and down again."""
    up = table(f"{START}{STAIRS}a1 6u,5u", levels=True)
    assert at("11u,5u,1", 1250) in ends(up, "a1")
    down = table(f"{START}{STAIRS}a1 11u,5u,1", levels=True)
    assert any(spot.level == 0 for spot in ends(down, "a1"))


def test_staying_is_no_proposal():
    """GB-A-91: a move goes somewhere."""
    t = table(f"{START}a1 5u,5u\ntoken trophy 5u,5u")
    assert at("5u,5u", 1250) not in ends(t, "a1")


def test_random_moves_are_legal_and_many():
    """GB-MOV-01: any place in reach may be drawn."""
    t = table(f"{START}a1 D6 3u,3u\nb1 6u,3u\nwall barricade 5u,5u 8u,5u")
    one = model(t, "a1")
    drawn = [random_move(t, one, Random(seed)) for seed in range(40)]
    assert len({*drawn}) == 40
    spots = [end_of_move(one, key) for key in drawn if key is not None]
    assert len(spots) == 40
    assert all(spot is not None and why_not_move_to(t, one, spot) is None for spot in spots)
    assert max(far(t, "a1", spot) for spot in spots if spot is not None) > 6 * 2540


@pytest.mark.parametrize("preset", ["standard", "advanced", "solo"])
def test_whether_anything_is_proposed_is_told_without_listing_it(preset):
    """GB-A-91: a region says the same about its options before and after they are listed."""
    match, random, told = Match(GAME, GAME.new(GAME.setup.presets[preset](Random(2))), Fast(2)), Random(2), 0
    while (ask := match.request) is not None and told < 60:
        if isinstance(ask.options, Region):
            told += 1
            assert ask.options.proposes() == bool(ask.options.options())
        match.answer(key_of(decide(ask, random)), ask.seat)
    assert told > 20

"""GB-PLC-03: where there is no room a model is placed as near as can be, on the level that carries it."""

from tests.games.godbreaker.table import CELL, asked, at, events, go, grid, keys, model, place, refused, table
from theomachy.games.godbreaker.rules.placing import nearest_to, outside_of, place_by_itself, place_model, within_of
from theomachy.games.godbreaker.rules.standing import supported, why_not_stand
from theomachy.games.godbreaker.rules.unstable import nearest_legal, place_unstable
from theomachy.games.godbreaker.state import At
from theomachy.kernel import Ask, Procedure


def run(procedure: Procedure[None], *answers: str) -> Ask | None:
    """Goes through a procedure with these answers; what it asks next, if anything."""
    try:
        request = next(procedure)
        for answer in answers:
            request = procedure.send(request.option(grid(answer)))
    except StopIteration:
        return None
    return request


def test_where_there_is_no_room_a_model_is_placed_as_near_as_can_be():
    """GB-PLC-03, GB-A-13: with 1 damage, which it would not have if there were room; nobody is asked."""
    t = table(f"activation\na1 5u,5u summoning\nactive a1\n{CELL}")
    match = go(t, "summoning", "4")
    called = model(match, "summoned-1")
    assert (called.where, called.damage) == ("field", 1)
    assert [event.clause for event in events(match, "gb-unstable")] == ["GB-PLC-03"]
    assert why_not_stand(match.state, At(called.x, called.y, called.r), called.number) is None
    # the ring 5.3 units away is the first to leave the walls, to the right, at the lowest angle
    assert place(match, "summoned-1") == f"{12700 + 254 * 45},12700"


def test_where_there_is_room_the_player_chooses():
    """GB-PLC-03, GB-A-13: that is not unstable."""
    match = go(table("activation\na1 5u,5u summoning\nactive a1"), "summoning")
    assert asked(match).question == "gb-ask-place"
    assert refused(match, "8u,5u").clause == "GB-PLC-02"
    assert (refused(match, "nearest").id, refused(match, "nearest").clause) == ("gb-there-is-room", "GB-PLC-03")
    assert "nearest" not in keys(match)
    match = go(table("activation\na1 5u,5u summoning\nactive a1"), "summoning | 6u,5u", "4")
    assert model(match, "summoned-1").damage == 0
    assert events(match, "gb-unstable") == []


def test_the_nearest_place_is_found_on_rings():
    """GB-A-13: a tenth of a unit apart, 72 directions, the lowest angle first."""
    t = table("wild\na1 5u,5u\nb1 20u,20u")
    assert nearest_legal(t, at("8u,5u", 1250), -1) == at("8u,5u", 1250)
    assert nearest_legal(t, at("5u,5u", 1250), 0) == at("5u,5u", 1250)
    found = nearest_legal(t, at("5u,5u", 1250), -1)
    assert (found.x, found.y) == (12700 + 10 * 254, 12700)
    found = nearest_legal(t, at("6u,5u", 1250), 1)
    assert (found.x, found.y) == (6 * 2540, 12700)
    # one step nearer than contact: to the right at once, to the left at a right angle
    assert nearest_legal(t, At(15199, 12700, 1250), -1) == At(15199 + 254, 12700, 1250)
    assert nearest_legal(t, At(10201, 12700, 1250), -1) == At(10201, 12700 + 254, 1250)


def test_over_the_edge_is_back_on_the_table():
    """GB-PLC-01, GB-A-13: the nearest place has all of the base on the table."""
    found = nearest_legal(table("wild"), At(1000, 30000, 1250), -1)
    assert (found.x, found.y) == (1254, 30000)


def test_markers_are_placed_unstably_without_harm():
    """GB-PLC-03, GB-A-13: where nothing is left for them, as near as can be to the middle of the table."""
    limits = (outside_of(6, at("12u,12u")),)
    t = table("wild")
    assert nearest_to(limits, t, 2000, 0) == at("12u,12u", 2000)
    assert nearest_to((*limits, within_of(1, at("3u,3u"))), t, 2000, 0) == at("3u,3u", 2000)


def test_unstable_placement_over_levels():
    """GB-ADV-LVL-05: 1 damage and 1 more for each level; it falls to the next level that carries it."""
    t = table("wild\na1 5u,5u\nfloor 8u,8u 12u,12u level 1\nfloor 8u,8u 11u,11u level 2\nobjective none", levels=True)
    for spot, level, damage in (("20u,20u,2", 0, 3), ("11.5u,11.5u,2", 1, 2), ("9u,9u,2", 2, 1)):
        one = t.copy()
        place_unstable(one, model(one, "a1"), at(spot, 1250), "GB-PLC-03")
        assert (model(one, "a1").level, model(one, "a1").damage) == (level, damage)
        assert place(one, "a1").split(",")[:2] == grid(spot).split(",")[:2]


def test_whoever_falls_stays_on_the_level_that_carries_it():
    """GB-ADV-LVL-05, GB-A-13: even if the nearest free place is farther away there."""
    t = table("wild\na1 20u,20u\nb1 9u,9u,1\nfloor 8u,8u 11u,11u level 1\nobjective none", levels=True)
    found = nearest_legal(t, at("9u,9u,2", 1250), 0)
    assert found.level == 1
    assert supported(t, found)
    assert why_not_stand(t, found, 0) is None


def test_places_found_without_a_player():
    """GB-A-43: the first that there is; without room, unstably."""
    t = table("wild\na1 5u,5u\nlocal-1 20u,20u", players=1)
    place_by_itself(t, model(t, "local-1"), (within_of(0, model(t, "a1")),), "GB-SCO1-07")
    assert place(t, "local-1") == f"{12700 + 2502},12700"
    assert model(t, "local-1").damage == 0
    t = table(f"wild\na1 5u,5u\nlocal-1 20u,20u\n{CELL}", players=1)
    place_by_itself(t, model(t, "local-1"), (within_of(0, model(t, "a1")),), "GB-SCO1-07")
    assert model(t, "local-1").damage == 1


def test_a_model_is_placed_on_the_level_of_what_it_is_placed_by():
    """GB-ADV-LVL-01: on the platform, unless a place on another level is named."""
    text = "wild\nfloor 8u,8u 16u,16u level 1\na1 10u,10u,1\nlocal-1 20u,20u"
    for key, level in (("11u,10u", 1), ("11u,10u,0", 0)):
        t = table(text, levels=True)
        assert run(place_model(t, 0, model(t, "local-1"), (within_of(0, model(t, "a1")),), "GB-TRT-19"), key) is None
        assert (place(t, "local-1").split(",")[0], model(t, "local-1").level) == (str(11 * 2540), level)
    t = table(text, levels=True)
    place_by_itself(t, model(t, "local-1"), (within_of(0, model(t, "a1")),), "GB-TRT-19")
    assert model(t, "local-1").level == 1

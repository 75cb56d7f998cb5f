"""GB-PLC: where a base may stand, how a place is asked for, and what is proposed."""

from random import Random

import pytest

from tests.games.godbreaker.table import allowed, asked, at, events, go, grid, model, place, refused, state, table
from theomachy.games.godbreaker.keys import read_place, write_place
from theomachy.games.godbreaker.rules.placing import Places, outside_of, shift_of, within_of
from theomachy.games.godbreaker.rules.rulers import ruler
from theomachy.games.godbreaker.rules.standing import supported, why_not_stand
from theomachy.games.godbreaker.state import At, Saga
from theomachy.kernel import Refused, Region

# GB-PLC-01: overlaps and edges


@pytest.mark.parametrize(
    ("spot", "id"),
    [
        ("1250,1250", None),
        ("1249,1250", "gb-off-table"),
        ("1250,1249", "gb-off-table"),
        ("59710,59710", None),
        ("59711,59710", "gb-off-table"),
        ("59710,59711", "gb-off-table"),
        ("0,5u", "gb-off-table"),
        ("24u,5u", "gb-off-table"),
        ("99u,5u", "gb-off-table"),
        ("15200,12700", None),
        ("15199,12700", "gb-on-model"),
        ("12700,10200", None),
        ("12700,10201", "gb-on-model"),
        ("33730,30480", None),
        ("33729,30480", "gb-on-marker"),
        ("30480,27231", "gb-on-marker"),
        ("26649,5u", None),
        ("26650,5u", "gb-on-barricade"),
        ("29151,5u", None),
        ("29150,5u", "gb-on-barricade"),
    ],
)
def test_no_base_overlaps_another_or_hangs_over_the_edge(spot, id):
    """GB-PLC-01: touching is allowed, a single step further is not; models, markers, barricades, all four edges."""
    t = table("wild\na1 5u,5u\nwall barricade 27900,1u 27900,9u")
    why = why_not_stand(t, at(spot, 1250))
    assert (why and why.id) == id
    if why is not None:
        assert why.clause == "GB-PLC-01"


def test_what_is_in_the_way_is_named():
    """GB-PLC-01: the model, the marker or the barricade."""
    t = table("wild\na1 5u,5u\nwall barricade 27900,1u 27900,9u")
    assert why_not_stand(t, at("5u,5u", 1250)).args == {"model": "a1"}
    assert why_not_stand(t, at("12u,12u", 1250)).args == {"marker": "objective"}
    assert why_not_stand(t, at("11u,5u", 1250)).args == {"terrain": "1-wall"}


def test_larger_bases_need_more_room():
    """GB-PLC-01, GB-A-02: a horror has 40 mm."""
    t = table("wild\na1 5u,5u")
    assert why_not_stand(t, At(12700 + 3250, 12700, 2000)) is None
    assert why_not_stand(t, At(12700 + 3249, 12700, 2000)).id == "gb-on-model"
    assert why_not_stand(t, At(1999, 12700, 2000)).id == "gb-off-table"


def test_those_who_are_gone_are_in_nobodys_way():
    """GB-PLC-01: casualties, the ascended, and whoever was not placed yet."""
    t = table("wild\na1 5u,5u casualty\na2 5u,5u ascended\nlocal-1 5u,5u gone\nb1 20u,20u")
    assert why_not_stand(t, at("5u,5u", 1250)) is None
    assert why_not_stand(t, At(1250, 1250, 1250)) is None


def test_a_model_is_not_in_its_own_way():
    """GB-A-09: its old place does not block it."""
    t = table("wild\na1 5u,5u")
    assert why_not_stand(t, at("5.1u,5u", 1250), but=0) is None
    assert why_not_stand(t, at("5.1u,5u", 1250), but=1).id == "gb-on-model"


def test_area_terrain_and_scenery_carry_models():
    """GB-BAT-05, GB-PLC-01: models stand in them freely."""
    t = table("wild\narea 2u,2u 8u,8u\nfloor 10u,2u 14u,6u")
    assert why_not_stand(t, at("5u,5u", 1250)) is None
    assert why_not_stand(t, at("12u,4u", 1250)) is None


def test_bases_on_other_levels_are_not_in_the_way():
    """GB-ADV-LVL-01, GB-PLC-01: models, markers and barricades of this level only."""
    t = table(
        """
        wild
        floor 2u,2u 14u,14u level 1
        a1 5u,5u,1
        b1 8u,5u
        terrain 9-wall wall barricade 10u,4u 10.5u,4u 10.5u,9u 10u,9u level 1
        """,
        levels=True,
    )
    assert why_not_stand(t, at("5u,5u", 1250)) is None
    assert why_not_stand(t, at("5u,5u,1", 1250)).id == "gb-on-model"
    assert why_not_stand(t, at("8u,5u,1", 1250)) is None
    assert why_not_stand(t, at("12u,12u,1", 1250)) is None
    assert why_not_stand(t, at("12u,12u", 1250)).id == "gb-on-marker"
    assert why_not_stand(t, at("10u,5u", 1250)) is None
    assert why_not_stand(t, at("10u,5u,1", 1250)).id == "gb-on-barricade"


def test_what_carries_a_model():
    """GB-ADV-LVL-01: the floor everywhere, above it open ground or area terrain of that level under its middle."""
    t = table(
        """
        wild
        floor 2u,2u 6u,6u level 1
        terrain 9-forest forest area 10u,2u 14u,2u 14u,6u 10u,6u level 1
        terrain 10-wall wall barricade 16u,2u 17u,2u 17u,6u 16u,6u level 1
        """,
        levels=True,
    )
    assert supported(t, at("20u,20u"))
    assert supported(t, at("3u,3u,1"))
    assert supported(t, at("12u,4u,1"))
    for spot in ("8u,4u,1", "16.5u,4u,1", "3u,3u,2", "2u,3u,1"):
        assert not supported(t, at(spot))


# Keys


@pytest.mark.parametrize(
    ("key", "level", "spot"),
    [
        ("5,7", 0, At(5, 7, 9, 0)),
        ("5,7", 2, At(5, 7, 9, 2)),
        ("5,7,0", 2, At(5, 7, 9, 0)),
        ("5,7,1", 0, At(5, 7, 9, 1)),
        ("1234567,0", 0, At(1234567, 0, 9, 0)),
        *[
            (key, 0, None)
            for key in ("5,7,0", "05,7", "5", "5,7,1,1", "", "x,7", "-5,7", "5,+7", "5 ,7", "5,7,", "٣,7")
        ],
        *[(key, 0, None) for key in ("12345678,0", "5.0,7", "5;7", "5,7,01")],
    ],
)
def test_keys_of_places(key, level, spot):
    """GB-PLC-01: one key for each place, so that nothing is refused or allowed by the way it is written."""
    assert read_place(key, 9, level) == spot
    if spot is not None:
        assert write_place(spot, level) == key


# GB-PLC-02: within and outside


def deploying(text: str = "", **setup: object) -> Saga:
    """A godbreaker is about to be deployed by its shard."""
    agenda = 'agenda [{"does":"deploy","seat":0},{"does":"deploy","seat":1}]'
    return table(f"opening\nshard-1 6u,6u\nshard-2 18u,18u\n{text}\n{agenda}", **setup)


@pytest.mark.parametrize(("far", "held"), [(18529, True), (18530, False)])
def test_a_godbreaker_is_placed_within_its_move_range(far, held):
    """GB-PLC-02, GB-A-08, GB-D-27: a D6 by a 40 mm shard: less than 185.3 mm between the middles."""
    match = go(deploying(), "a3")
    key = f"{6 * 2540 + far},6u"
    assert allowed(match, key) == held
    if not held:
        assert (refused(match, key).id, refused(match, key).clause) == ("gb-too-far", "GB-PLC-02")
        assert refused(match, key).args == {"units": 6, "measured": 7}


@pytest.mark.parametrize(
    ("key", "id"),
    [
        ("6u,6u", "gb-on-marker"),
        ("0,6u", "gb-off-table"),
        ("4u", "gb-no-place"),
        ("nowhere", "gb-no-place"),
        ("-1,5", "gb-no-place"),
        ("4u,4u,0", "gb-no-place"),
        ("4u,4u,1", "gb-open-air"),
        ("18u,18u", "gb-on-marker"),
        ("20u,20u", "gb-too-far"),
    ],
)
def test_a_bad_place_is_refused_with_its_reason(key, id):
    """GB-PLC-01, GB-PLC-02, GB-A-13: what is chosen freely must fit; nothing changes otherwise."""
    match = go(deploying(), "a3")
    assert refused(match, key).id == id


def test_a_godbreaker_comes_to_the_place_that_was_chosen():
    """GB-PLC-02: exactly there, and the clause is told."""
    match = go(deploying(), "a3 | 12345,9u")
    assert place(match, "a3") == "12345,22860"
    (event,) = events(match, "gb-enters")
    assert (event.clause, event.args) == ("GB-SCO1-02", {"model": "a3", "seat": 0})
    assert model(match, "a3").damage == 0


@pytest.mark.parametrize(("far", "held"), [(19780, True), (19779, False)])
def test_a_shard_is_placed_outside_six_units_of_the_middle(far, held):
    """GB-PLC-02, GB-A-11, GB-A-69, GB-D-26: 197.8 mm between the middle of the marker and that of the table."""
    match = go(table("opening"))
    key = f"{12 * 2540 - far},12u"
    assert asked(match).question == "gb-ask-shard"
    assert allowed(match, key) == held
    if not held:
        assert (refused(match, key).id, refused(match, key).clause) == ("gb-too-near", "GB-PLC-02")


def test_outside_of_all():
    """GB-A-11: away from every shard there is at that moment."""
    match = go(table("opening"), "2u,2u | 20u,20u | 20u,2u")
    assert asked(match).question == "gb-ask-hoard"
    assert refused(match, "2u,4u").id == "gb-too-near"
    assert refused(match, "20u,4u").id == "gb-too-near"
    assert allowed(match, "2u,20u")


def test_within_one_of_several():
    """GB-PLC-02: near any of them will do."""
    t = table("wild\na1 5u,5u\na2 15u,5u")
    places = Places(t, "x", 1250, (within_of(1, model(t, "a1"), model(t, "a2")),))
    assert places.why_not(grid("6u,5u")) is None
    assert places.why_not(grid("16u,5u")) is None
    assert places.why_not(grid("10u,5u")).id == "gb-too-far"


def test_all_limits_must_hold():
    """GB-PLC-02: within one range and outside another."""
    t = table("wild\na1 5u,5u\na2 10u,5u")
    places = Places(t, "x", 1250, (within_of(3, model(t, "a1")), outside_of(1, model(t, "a2"))))
    assert places.why_not(grid("6u,5u")) is None
    assert places.why_not(grid("8u,5u")).id == "gb-too-near"
    assert places.why_not(grid("1u,9u")).id == "gb-too-far"
    assert places.why_not(grid("8u,5u")).args == {"units": 1, "measured": 1}
    assert places.why_not(grid("1u,9u")).args == {"units": 3, "measured": 5}


def test_a_shift_is_limited_from_where_the_model_stands():
    """GB-A-09, GB-PLC-04: wherever others stand between."""
    t = table("wild\na1 5u,5u\nb1 6.5u,5u")
    places = Places(t, "a1", 1250, (shift_of(2, model(t, "a1")),), 0)
    assert places.why_not(f"{5 * 2540 + 7619},12700") is None
    assert places.why_not(f"{5 * 2540 + 7620},12700").id == "gb-too-far"
    assert places.why_not(f"{5 * 2540 + 7620},12700").args == {"units": 2, "measured": 3}
    assert places.why_not(grid("5.1u,5u")) is None


def test_nobody_stands_in_open_air():
    """GB-ADV-LVL-01: another level only where something carries the base, and only if all play with levels."""
    text = "wild\na1 5u,5u\nfloor 6u,2u 10u,6u level 1"
    t = table(text, levels=True)
    places = Places(t, "x", 1250, (within_of(6, model(t, "a1")),))
    assert places.why_not(grid("8u,4u,1")) is None
    assert places.why_not(grid("8u,8u,1")).clause == "GB-ADV-LVL-01"
    assert places.why_not(grid("8u,4u,2")).args == {"level": 2}


def test_a_placement_may_be_declined():
    """GB-TRT-04: where a rule says that one may."""
    t = table("wild\na1 5u,5u")
    limits = (within_of(1, model(t, "a1")),)
    may, must = Places(t, "x", 1250, limits, decline="pass"), Places(t, "x", 1250, limits)
    assert must.why_not("nearest").id == "gb-no-place"
    assert may.options()[0] == "pass"
    assert may.why_not("pass") is None
    assert must.why_not("pass").id == "gb-no-place"
    assert "pass" not in must.options()


# What is proposed


@pytest.mark.parametrize("units", [0, 1, 3, 6])
def test_proposed_places_are_legal_and_reach_to_the_edge(units):
    """GB-PLC-02, GB-A-08, GB-A-10: in contact, and at 1U or more as far away as can be."""
    t = table("wild\na1 12u,5u\nb1 14.1u,5u\nwall barricade 11u,1u 11u,3u")
    places = Places(t, "x", 1250, (within_of(units, model(t, "a1")),))
    keys = places.options()
    assert len({*keys}) == len(keys) > 10
    assert all(places.why_not(key) is None for key in keys)
    spots = [read_place(key, 1250, 0) for key in keys]
    far = [((spot.x - 12 * 2540) ** 2 + (spot.y - 5 * 2540) ** 2) ** 0.5 for spot in spots]
    assert min(far) == pytest.approx(2502, abs=2)
    if units:
        assert max(far) == pytest.approx((units + 1) * 2540 - 1, abs=3)


def test_proposed_shifts_reach_to_the_edge():
    """GB-A-09"""
    t = table("wild\na1 12u,5u")
    places = Places(t, "a1", 1250, (shift_of(3, model(t, "a1")),), 0)
    spots = [read_place(key, 1250, 0) for key in places.options()]
    far = [((spot.x - 12 * 2540) ** 2 + (spot.y - 5 * 2540) ** 2) ** 0.5 for spot in spots]
    assert max(far) == pytest.approx(4 * 2540 - 1, abs=2)
    assert min(far) == pytest.approx(2540, abs=2)


def test_places_towards_an_aim_are_proposed():
    """GB-PLC-02: what a base may want to be near."""
    t = table("wild\na1 5u,5u")
    places = Places(t, "x", 1250, (within_of(3, model(t, "a1")),), aims=(at("20u,10u"),))
    plain = Places(t, "x", 1250, (within_of(3, model(t, "a1")),))
    (extra,) = [key for key in places.options() if key not in plain.options()]
    spot = read_place(extra, 1250, 0)
    assert (spot.x - 12700) / (spot.y - 12700) == pytest.approx(3, abs=0.01)


def test_anywhere_on_the_table_is_proposed_where_nothing_draws_nearer():
    """GB-A-11: outside a range, all over the table."""
    t = table("wild")
    places = Places(t, "x", 2000, (outside_of(6, at("12u,12u")),))
    keys = places.options()
    assert {grid("2.4u,2.4u"), grid("21.6u,21.6u"), grid("2.4u,21.6u"), grid("12u,2.4u")} <= {*keys}
    assert grid("12u,12u") not in keys


def test_random_places_are_legal_and_many():
    """GB-PLC-02: any place may be picked, also between the proposed ones."""
    t = table("wild\na1 12u,5u\nb1 14.1u,5u")
    for limits in ((within_of(2, model(t, "a1")),), (outside_of(6, at("12u,12u")),), (shift_of(2, model(t, "a1")),)):
        places = Places(t, "a1", 1250, limits, 0)
        picks = [places.pick(Random(seed)) for seed in range(30)]
        assert all(places.why_not(key) is None for key in picks)
        assert len({*picks}) == 30
        assert not {*picks} & {*places.options()}


def test_where_hardly_any_place_is_left_a_proposed_one_is_picked():
    """GB-A-10: chance does not find a gap of a few steps."""
    t = table("wild\na1 20000,20000", strict_zero=True)
    places = Places(t, "x", 1250, (within_of(0, model(t, "a1")),))
    picks = [places.pick(Random(seed)) for seed in range(9)]
    assert all(places.why_not(key) is None for key in picks)
    assert {*picks} & {*places.options()}


def test_strictly_0u_means_contact():
    """GB-A-10: where the two have to touch, a gap of less than a unit is refused for want of contact, not of range."""
    t = table("wild\na1 20000,20000", strict_zero=True)
    places = Places(t, "x", 1250, (within_of(0, model(t, "a1")),))
    assert str(places.why_not("23000,20000")) == "gb-must-touch [GB-A-10]"
    assert str(places.why_not("29000,20000")) == "gb-too-far units=0 measured=2 [GB-PLC-02]"
    assert places.why_not("22501,20000") is None


def test_a_region_tells_what_is_placed():
    """GB-PLC-01: its id and its base, for whoever draws it."""
    places = asked(go(deploying(), "a3")).options
    assert isinstance(places, Region)
    assert (places.moves(), places.base(), places.prefix()) == ("a3", 1250, "")


def test_a_place_is_drawn_with_its_measure():
    """GB-MEA-02, GB-A-08: to the far side of the base within a range, to the near side outside of one."""
    t = table("wild\na1 5u,5u")
    (stroke,) = Places(t, "x", 1250, (within_of(3, model(t, "a1")),)).drawn(grid("8u,5u"))
    assert stroke.points == [(12700 + 1250, 12700), (8 * 2540 + 1250, 12700)]
    assert stroke.label.args["units"] == 3
    (stroke,) = Places(t, "x", 1250, (outside_of(3, model(t, "a1")),)).drawn(grid("8u,5u"))
    assert stroke.points == [(12700 + 1250, 12700), (8 * 2540 - 1250, 12700)]
    assert stroke.label.args["units"] == 2
    (stroke,) = Places(t, "x", 1250, (within_of(0, model(t, "a1")),)).drawn(grid("6.5u,5u"))
    assert stroke.label.args["units"] == 0
    assert Places(t, "x", 1250, (within_of(0, model(t, "a1")),)).drawn("nowhere") == []


# GB-PLC-04, GB-PLC-05


def test_placing_is_not_travelling():
    """GB-PLC-04: whoever stands between does not block, and neither does a hedge."""
    t = table("activation\na1 5u,5u\nb1 7u,5u\nb2 7u,6u\nb3 7u,4u\nwall barricade 9u,1u 9u,9u\nactive a1")
    match = go(t, "move:11u,5u", "8")
    assert place(match, "a1") == grid("11u,5u")


def test_terrain_is_raised_under_those_who_stand_there():
    """GB-PLC-05: they stay where they were."""
    t = table("activation\na1 5u,5u shaping\nb1 8u,5u\nactive a1\nobjective none")
    match = go(t, "shaping:round-6 as area | 8u,5u", "5")
    assert place(match, "b1") == grid("8u,5u")
    assert state(match).terrain[-1].rule == "area"
    assert model(match, "b1").damage == 1


def test_the_issue_s_refusals():
    """GB-PLC-01, GB-MOV-01, GB-MEA-06: one step of overlap, one step too far, off the table, through a wall."""
    t = table("activation\na1 D6 5u,5u\nb1 8u,5u\nwall impassable 9u,1u 9u,12u\nactive a1")
    match = go(t)
    one_step = f"move:{8 * 2540 - 2499},12700"
    assert (refused(match, one_step).id, refused(match, one_step).clause) == ("gb-on-model", "GB-PLC-01")
    assert allowed(match, f"move:{8 * 2540 - 2500},12700")
    too_long = f"move:5u,{5 * 2540 + 7 * 2540}"
    assert (refused(match, too_long).id, refused(match, too_long).clause) == ("gb-beyond-move", "GB-MOV-01")
    assert allowed(match, f"move:5u,{5 * 2540 + 7 * 2540 - 1}")
    assert (refused(match, "move:1249,5u").id, refused(match, "move:1249,5u").clause) == ("gb-off-table", "GB-PLC-01")
    assert refused(match, "move:10u,5u").clause == "GB-MOV-01"  # 5 units straight, but the way round is longer
    assert ruler(t, grid("5u,5u"), grid("10u,5u")).units > 6


def test_refusals_name_their_clause_when_read_from_a_text():
    """GB-PLC-01: also a position that somebody typed."""
    with pytest.raises(Refused, match=r"gb-on-model .*GB-PLC-01"):
        table("wild\na1 5u,5u\nb1 15199,12700")

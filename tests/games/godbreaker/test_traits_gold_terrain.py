"""GB-TRT-17, GB-TRT-18: special actions of gold that take terrain away and raise it: Ruinous, Shaping."""

from math import cos, hypot, radians, sin
from random import Random

import pytest

from tests.games.godbreaker.duel import RANKS
from tests.games.godbreaker.table import (
    CELL,
    allowed,
    asked,
    events,
    go,
    grid,
    hurts,
    keys,
    model,
    place,
    refused,
    table,
    told,
)
from theomachy.games.godbreaker.ground.pieces import TURNS
from theomachy.games.godbreaker.keys import Turned
from theomachy.games.godbreaker.rules.shaping import Raised, raised_by

# Ruinous

WOOD = """
    activation
    active a1
    a1 5u,5u ruinous{}
    a2 7u,5u
    b1 9.2u,5u
    b2 10u,8u
    area 4u,4u 9u,9u
"""


@pytest.mark.parametrize(("rank", "word"), RANKS)
def test_ruin_strikes_all_who_are_within_the_piece(rank, word):
    """GB-TRT-17, GB-A-32: R damage to everybody whose base overlaps the area, the active model too; it is gone then."""
    match = go(table(WOOD.format(word)), "ruinous:1-forest", "4")
    assert hurts(match, "GB-TRT-17") == [f"a1 {rank}", f"a2 {rank}", f"b1 {rank}"]
    assert match.state.terrain == ()
    assert match.state.ground.areas == {}
    used, cleared = events(match, "gb-uses")[0], events(match, "gb-cleared")[0]
    assert (used.clause, used.args["what"], used.args["terrain"]) == ("GB-TRT-17", "gb-trait-ruinous", "1-forest")
    assert (cleared.clause, cleared.args) == ("GB-TRT-17", {"terrain": "1-forest", "kind": "gb-terrain-forest"})
    assert told(match)[-1] == "gb-cleared"


@pytest.mark.parametrize(("word", "damage"), [("", ["a1 2"]), ("2", ["a1 1"]), ("3", [])])
def test_ruin_that_fails_strikes_the_active_model(word, damage):
    """GB-TRT-17, GB-D-09: 3 − R damage: 2, 1 or none; the piece stays."""
    match = go(table(WOOD.format(word)), "ruinous:1-forest", "3")
    assert hurts(match, "GB-TRT-17") == damage
    assert [piece.id for piece in match.state.terrain] == ["1-forest"]


def test_no_damage_is_none_for_the_brittle():
    """GB-A-23: Ruinous 3 fails for nothing, and Brittle adds nothing to it."""
    match = go(table(WOOD.format("3 -brittle")), "ruinous:1-forest", "3")
    assert (hurts(match, "GB-TRT-17"), model(match, "a1").damage) == ([], 0)


@pytest.mark.parametrize(("x", "near"), [("164.9mm", True), ("164.91mm", False)])
def test_ruin_needs_a_piece_within_nought_units(x, near):
    """GB-TRT-17: less than an inch from the edge of the base."""
    match = go(table(f"activation\nactive a1\na1 5u,5u ruinous\nb1 20u,20u\nwall barricade {x},4u {x},8u"))
    assert ("ruinous:1-wall" in keys(match)) == near
    if not near:
        why = refused(match, "ruinous:1-wall")
        assert (why.id, why.clause, why.args) == ("gb-no-such-terrain", "GB-TRT-17", {"key": "1-wall"})


@pytest.mark.parametrize("rule", ["barricade", "impassable"])
def test_nobody_is_within_a_barricade(rule):
    """GB-A-32: a wall goes without hurting anybody, an impassable one as well."""
    match = go(
        table(f"activation\nactive a1\na1 5u,5u ruinous\nb1 4u,5u\nwall {rule} 5.8u,4u 5.8u,8u"), "ruinous:1-wall", "5"
    )
    assert (hurts(match, "GB-TRT-17"), match.state.terrain) == ([], ())
    assert match.state.ground.barricades_at(0) == ()


def test_scenery_can_be_ruined():
    """GB-TRT-17, GB-BAT-02: any piece of terrain, also one without rules of its own; who stands in it is struck."""
    text = "activation\nactive a1\na1 5u,5u ruinous\nb1 7u,7u\nb2 12u,9u\nterrain 1-grass grass-6 open 6u,6u"
    match = go(table(text), "ruinous:1-grass", "4")
    assert hurts(match, "GB-TRT-17") == ["a1 1", "b1 1"]
    assert match.state.terrain == ()
    assert refused(go(table(text)), "ruinous").args == {"key": ""}


def test_with_an_area_go_its_barricades():
    """GB-A-32: those that belong to it, not others; and a barricade goes alone. Markers stay."""
    t = table("""
        activation
        active a1
        a1 5u,5u ruinous
        b1 20u,20u
        hoard-1 8u,8u
        area 4u,4u 9u,9u
        terrain 2-wall wall-2 barricade 6u,6.2u of 1-forest
        wall barricade 7u,4u 8u,4u
    """)
    match = go(t, "ruinous:1-forest", "5")
    assert [piece.id for piece in match.state.terrain] == ["3-wall"]
    assert match.state.marker("hoard-1") is not None
    assert [piece.id for piece in go(t, "ruinous:2-wall", "5").state.terrain] == ["1-forest", "3-wall"]


LEVELS = """
    activation
    active {}
    a1 5u,5u ruinous
    a2 6u,6u,1 ruinous
    b1 6u,7.5u,1
    b2 20u,20u
    terrain 1-floor floor-6 area 6u,6u level 1
    terrain 2-forest forest-6 area 6u,6u
"""


def test_ruin_reaches_only_pieces_of_the_own_level():
    """GB-TRT-17, GB-ADV-LVL-01: from the floor, not the platform above, and it strikes nobody there."""
    match = go(table(LEVELS.format("a1"), levels=True))
    assert refused(match, "ruinous:1-floor").id == "gb-no-such-terrain"
    assert hurts(go(match.settled, "ruinous:2-forest", "4"), "GB-TRT-17") == ["a1 1"]


def test_who_stood_on_a_ruin_falls():
    """GB-ADV-LVL-05, GB-PLC-03, GB-TRT-17: 1 damage by the ruin, then 2 by the fall from the first level."""
    match = go(table(LEVELS.format("a2"), levels=True), "ruinous:1-floor", "4")
    found = [(event.args["model"], event.args["n"], event.clause) for event in events(match, "gb-hurt")]
    ruin, fall = "GB-TRT-17", "GB-PLC-03"
    assert found == [("a2", 1, ruin), ("b1", 1, ruin), ("a2", 2, fall), ("b1", 2, fall)]
    assert (model(match, "a2").level, model(match, "b1").level) == (0, 0)
    assert place(match, "b1") == "15240,19050"
    assert [event.clause for event in events(match, "gb-placed")] == ["GB-ADV-LVL-05"] * 2


# Shaping

SHAPER = """
    activation
    active a1
    a1 5u,5u shaping{}
    a2 7u,5u
    b1 20u,20u
"""
WALLS = ["wall-2", "wall-4", "wall-6", "wall-8"]
ROUNDS = ["round-2", "round-4", "round-6", "round-8"]


@pytest.mark.parametrize("die", [6, 8, 10, 12])
@pytest.mark.parametrize("impassable", [False, True])
def test_pieces_as_large_as_the_die_can_be_raised(die, impassable):
    """GB-TRT-18, GB-A-33: walls and round areas of 2 to 8U, no larger than D; impassable ones if all agreed."""
    t = table(SHAPER.format("").replace("a1 ", f"a1 D{die} "), shape_impassable=impassable)
    match = go(t)
    walls = [f"{id} as {rule}" for id in WALLS for rule in ("barricade", "impassable")[: 1 + impassable]]
    every = [*walls, *[f"{id} as area" for id in ROUNDS]]
    found = [key.partition(":")[2] for key in keys(match) if key.startswith("shaping")]
    assert found == [what for what in every if die > 6 or "-8" not in what]
    if die == 6:
        why = refused(match, "shaping:wall-8 as barricade")
        args = {"model": "a1", "piece": "wall-8", "across": 8, "units": 6}
        assert (why.id, why.clause, why.args) == ("gb-piece-too-long", "GB-TRT-18", args)
    if not impassable:
        assert str(refused(match, "shaping:wall-2 as impassable")) == "gb-never-impassable piece=wall-2 [GB-A-33]"
    for what in ("forest-6 as area", "round-2 as barricade", "wall-2 as area", "round-2", ""):
        assert refused(match, f"shaping:{what}" if what else "shaping").id == "gb-no-such-piece"


@pytest.mark.parametrize(("rank", "word"), RANKS)
def test_an_area_that_is_raised_strikes_who_is_in_it(rank, word):
    """GB-TRT-18: R damage to every model now within it, friends and the active model as well; GB-PLC-05: all stay."""
    match = go(table(SHAPER.format(word)), "shaping:round-4 as area", "4")
    ask = asked(match)
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gb-ask-shape", "a1", "GB-TRT-18")
    match.answer("15240,12700")
    assert hurts(match, "GB-TRT-18") == [f"a1 {rank}", f"a2 {rank}"]
    (piece,) = match.state.terrain
    assert (piece.id, piece.rule, piece.level) == ("1-rubble", "area", 0)
    assert {x for x, y in piece.outline if y == 12700} == {10160, 20320}
    assert match.state.ground.areas.keys() == {0}
    used, laid = events(match, "gb-uses")[0], events(match, "gb-laid")[0]
    assert (used.clause, used.args["what"]) == ("GB-TRT-18", "gb-trait-shaping")
    assert laid.clause == "GB-TRT-18"
    assert laid.args == {"terrain": "1-rubble", "kind": "gb-terrain-rubble", "rule": "gb-rule-area"}


@pytest.mark.parametrize(("word", "damage"), [("", ["a1 2"]), ("2", ["a1 1"]), ("3", [])])
def test_shaping_that_fails_strikes_the_active_model(word, damage):
    """GB-TRT-18, GB-D-09: 3 − R damage, and nothing is raised."""
    match = go(table(SHAPER.format(word)), "shaping:round-4 as area", "3")
    assert hurts(match, "GB-TRT-18") == damage
    assert (match.state.terrain, asked(match).question) == ((), "gb-ask-action")


@pytest.mark.parametrize("rule", ["barricade", "impassable"])
def test_a_wall_is_raised(rule):
    """GB-TRT-18, GB-A-33: it hurts nobody, and lies as it is turned."""
    t = table(SHAPER.format("3"), shape_impassable=True)
    match = go(t, f"shaping:wall-4 as {rule} | 3.5u,5u,90", "4")
    assert hurts(match, "GB-TRT-18") == []
    (piece,) = match.state.terrain
    xs, ys = {x for x, _ in piece.outline}, {y for _, y in piece.outline}
    assert (piece.rule, max(xs) - min(xs), max(ys) - min(ys)) == (rule, 2540, 4 * 2540)
    assert [id for id, _ in match.state.ground.barricades_at(0)] == ["1-wall"]
    assert bool(match.state.ground.walls) == (rule == "impassable")


@pytest.mark.parametrize(
    ("what", "key", "id"),
    [
        ("wall-2 as barricade", "7u,6u", "gb-on-model"),
        ("wall-2 as barricade", "5u,5u", "gb-on-model"),
        ("wall-2 as barricade", "6.5u,3.6u", "gb-barricades-overlap"),
        ("wall-2 as barricade", "5u,6.8u", "gb-barricade-on-marker"),
        ("wall-6 as barricade", "2.5u,4u", "gb-terrain-off-table"),
        ("round-6 as area", "2.9u,5u", "gb-terrain-off-table"),
    ],
)
def test_a_wall_needs_free_ground(what, key, id):
    """GB-A-33, GB-PLC-01: no model, marker or barricade under it; nothing over the edge of the table."""
    t = table(SHAPER.format("").replace("b1 20u,20u", "b1 7u,6.6u\nhoard-1 5u,7.4u\nwall barricade 6u,3.4u 7u,3.4u"))
    why = refused(go(t, f"shaping:{what}", "4"), key)
    assert (why.id, why.clause) == (id, "GB-PLC-01")


def test_an_area_may_lie_under_anything():
    """GB-A-33: models, markers, barricades."""
    t = table(SHAPER.format("") + "hoard-1 5u,7u\nwall barricade 6u,3.4u 7u,3.4u")
    match = go(t, "shaping:round-6 as area | 5u,5u", "4")
    assert [piece.rule for piece in match.state.terrain] == ["barricade", "area"]


@pytest.mark.parametrize(("y", "near"), [("177.59mm", True), ("177.6mm", False)])
def test_a_piece_is_raised_within_nought_units(y, near):
    """GB-TRT-18, GB-A-10: its nearest point is less than an inch from the base."""
    match = go(table(SHAPER.format("")), "shaping:wall-4 as barricade", "4")
    if near:
        assert allowed(match, f"5u,{y}")
    else:
        why = refused(match, f"5u,{y}")
        assert (why.id, why.clause, why.args) == ("gb-too-far", "GB-PLC-02", {"units": 0, "measured": 1})


@pytest.mark.parametrize(
    "key", ["", "5u", "5u,7u,0", "5u,7u,7", "5u,7u,360", "x,y", "5u,7u,15,0", "012700,17780", "-5u,7u", "PASS"]
)
def test_a_place_for_a_piece_is_two_numbers_and_a_turn(key):
    """GB-A-33: in steps of 15 degrees, none left out; anything else names no place."""
    why = refused(go(table(SHAPER.format("")), "shaping:wall-4 as barricade", "4"), key)
    assert (why.id, why.clause, why.args) == ("gb-no-place", "GB-PLC-01", {"key": grid(key)})


def test_what_was_shaped_has_to_be_raised():
    """GB-TRT-18: once the test has succeeded, it cannot be declined."""
    match = go(table(SHAPER.format("")), "shaping:wall-4 as barricade", "4")
    assert "pass" not in keys(match)
    assert refused(match, "pass").id == "gb-no-place"
    why = refused(match, "nearest")
    assert (why.id, why.clause) == ("gb-there-is-room", "GB-PLC-03")


def test_pieces_are_without_end():
    """GB-A-33, GB-A-17: the same one twice, each with a number of its own."""
    answers = "shaping:wall-2 as barricade | 5u,6.5u | shaping:wall-2 as barricade | 5u,3.5u"
    match = go(table(SHAPER.format("") + "a3 15u,15u"), answers, "4 | 4")
    assert [piece.id for piece in match.state.terrain] == ["1-wall", "2-wall"]


def test_a_piece_rises_on_the_level_of_who_shapes_it():
    """GB-TRT-18, GB-ADV-LVL-01: there it strikes, and there alone; below, nothing is in its way."""
    text = """
        activation
        active a1
        a1 6u,6u,1 shaping
        a2 6u,7u
        b1 7.5u,6u,1
        b2 20u,20u
        hoard-1 4u,4u
        terrain 1-floor floor-6 open 6u,6u level 1
    """
    match = go(table(text, levels=True), "shaping:round-4 as area | 6u,6u", "4")
    assert hurts(match, "GB-TRT-18") == ["a1 1", "b1 1"]
    assert match.state.terrain[-1].level == 1
    match = go(table(text, levels=True), "shaping:wall-4 as barricade", "4")
    assert allowed(match, "5u,7.5u")
    assert allowed(match, "5u,4.5u")
    assert refused(match, "7u,5.2u").args == {"model": "a1"}


@pytest.mark.parametrize("what", ["wall-2 as barricade", "wall-8 as barricade", "round-2 as area", "round-8 as area"])
def test_places_for_a_piece_are_proposed(what):
    """GB-A-33, GB-A-91: all around the model; each of them, and what chance picks, can be taken, and is drawn."""
    match = go(table(SHAPER.format("").replace("a1 5u,5u", "a1 12u,7u")), f"shaping:{what}", "4")
    room = asked(match).options
    assert isinstance(room, Raised)
    found = keys(match)
    assert len(found) > 6
    assert all(allowed(match, key) for key in found)
    assert len({key.rpartition(",")[2] for key in found}) > 4
    random = Random(3)
    picked = [room.pick(random) for _ in range(20)]
    assert all(allowed(match, key) for key in picked)
    assert any(key not in found for key in picked)
    (stroke,) = room.drawn(found[1])
    assert (stroke.kind, stroke.closed, len(stroke.points)) == ("ghost", True, len(room.piece(found[1]).outline))
    assert room.drawn("nearest") == []


@pytest.mark.parametrize(("what", "far"), [("wall-2 as barricade", 2540), ("round-4 as area", 3 * 2540 - 1270)])
def test_pieces_are_proposed_across_all_around(what, far):
    """GB-A-33, GB-A-91: twelve places, near enough and clear of who shapes them, a wall with its face to the model."""
    match = go(table(SHAPER.format("").replace("a1 5u,5u", "a1 12u,6u")), f"shaping:{what}", "4")
    spots = [[*map(int, key.split(",")), 0][:3] for key in keys(match)]
    assert [turn for _, _, turn in spots] == [(90 + 30 * number) % 360 for number in range(12)]
    for x, y, turn in spots:
        across = radians(turn - 90)
        assert hypot(x - 12 * 2540, y - 6 * 2540) == pytest.approx(1250 + far, abs=2)
        assert (x - 12 * 2540, y - 6 * 2540) == pytest.approx(
            ((1250 + far) * cos(across), (1250 + far) * sin(across)), abs=2
        )


@pytest.mark.parametrize("what", ["round-8 as area", "wall-8 as barricade"])
@pytest.mark.parametrize("spot", ["0.5u,0.5u", "23.5u,0.5u", "0.5u,23.5u", "23.5u,23.5u"])
def test_in_a_corner_there_is_room(what, spot):
    """GB-TRT-18, GB-A-33: a large piece fits in a corner in few ways, and one of them is found."""
    match = go(table(SHAPER.format("").replace("a1 5u,5u", f"a1 {spot}")), f"shaping:{what}", "4")
    assert asked(match).question == "gb-ask-shape"
    assert all(allowed(match, key) for key in keys(match))


def test_where_there_is_no_room_it_is_raised_as_near_as_can_be():
    """GB-TRT-18, GB-PLC-03, GB-A-33: walled in, there is no place for a long wall; nobody is asked."""
    t = table(f"activation\nactive a1\na1 5u,5u shaping\nb1 20u,20u\n{CELL}")
    room = raised_by(t, model(t, "a1"), "wall-8", "barricade")
    assert room.options() == ["nearest"]
    assert room.pick(Random(1)) == "nearest"
    match = go(t, "shaping:wall-8 as barricade", "4")
    assert [event.clause for event in events(match, "gb-laid")] == ["GB-TRT-18"]
    piece = match.state.terrain[-1]
    assert (piece.id, room.why_not_here(piece)) == ("5-wall", None)


@pytest.mark.parametrize("what", ["wall-2", "wall-8", "round-6"])
def test_what_is_told_at_a_glance_to_be_taken_is_taken(what):
    """GB-PLC-01: whatever place is passed over without laying the piece there, the rule refuses."""
    t = table(f"activation\nactive a1\na1 5u,5u shaping\nb1 11u,5u\nshard-2 5u,11u\n{CELL}")
    room = raised_by(t, model(t, "a1"), what, "barricade" if what.startswith("wall") else "area")
    taken, random, told = room.taken(), Random(6), 0
    for _ in range(300):
        spot = Turned(random.randrange(14 * 2540), random.randrange(14 * 2540), random.choice(TURNS))
        if taken(room.turned()[spot.turn], spot.x, spot.y):
            told += 1
            assert room.why_not_here(room.raised(spot)) is not None
    assert told > 30


def test_the_same_room_is_looked_through_once():
    """Equal battlefields propose the same places; as soon as somebody stands elsewhere, they are looked for anew."""
    text = "activation\nactive a1\na1 12u,7u shaping\nb1 {}"
    there, again, elsewhere = [table(text.format(spot)) for spot in ("20u,20u", "20u,20u", "12u,8.4u")]
    rooms = [raised_by(t, model(t, "a1"), "wall-2", "barricade") for t in (there, again, elsewhere)]
    assert rooms[0].options() is rooms[1].options()
    assert len(rooms[2].options()) < len(rooms[0].options())

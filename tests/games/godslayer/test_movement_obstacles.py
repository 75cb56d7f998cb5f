"""GS-MOV, GS-TER: what stands in the way of a movement, ground that costs more, heights and falling."""

import msgspec

from tests.games.godslayer.kit import allowed, at, battle, card, events, go, keys, model, piece, refused, told
from tests.games.godslayer.walking import FAR, on_the_way
from theomachy.games.godslayer.rules.movement import marching
from theomachy.games.godslayer.rules.space.paths import find_path, mover, write_path
from theomachy.games.godslayer.state import DESTROYED, Haze
from theomachy.geometry.plane import INCH

# What stands in the way


def test_a_base_is_never_crossed() -> None:
    """GS-MOV-03: not by a hair, friend or enemy: one unit too near is refused, touching is not."""
    friend = card("a druid", "10,13")
    t = on_the_way(friend)
    r = 2 * model(t, "a1").r
    x = 25400 + r
    match = go(t, "move:3")
    assert allowed(match, f"a1:{x},10in {x},15in")
    no = refused(match, f"a1:{x - 1},10in {x - 1},15in")
    assert (no.id, no.clause, no.args["by"]) == ("gs-way-blocked", "GS-MOV-03", "a2")
    assert refused(match, "a1:10in,12in").clause == "GS-MOV-03"


def test_a_short_way_round_is_found() -> None:
    """GS-MOV-02, GS-MOV-03: who names only the end goes round what stands between, and pays for the detour."""
    t = on_the_way(card("a druid", "10,12.5"))
    match = go(t, "move:2 | a1:10in,15in")
    (moved,) = events(match, "gs-moves")
    assert len(moved.args["path"]) > 2
    assert at(match, "a1") == (10, 15)
    assert refused(go(t, "move:2"), "a1:10in,16in").clause == "GS-MOV-03"


def test_a_way_may_have_more_corners_than_anybody_draws() -> None:
    """GS-MOV-03: what is found round everything is walked to its end; a path that somebody draws has 24 points."""
    match = go(on_the_way(), "move:3")
    path = tuple([(10 * INCH + 100 * (n % 2), 10 * INCH + 100 * n) for n in range(40)])
    drawn = [f"a1:{write_path(path[1 : 1 + points])}" for points in (24, 25)]
    assert allowed(match, drawn[0])
    assert refused(match, drawn[1]).id == "gs-no-point"
    t = match.state.copy()
    t.agenda = tuple(marching.set_out([(model(t, "a1"), path)]))
    walked = go(t).state
    assert (model(walked, "a1").x, model(walked, "a1").y) == path[-1]


def test_high_objects_stop_and_low_ones_are_crossed() -> None:
    """GS-MOV-04, GS-A-85: an object with a sight value like one's own is no way; a lower one is, all the way across."""
    wall = piece("wall", "5,12 15,12 15,12.5 5,12.5", height=1)
    match = go(on_the_way(terrain=[wall]), "move:2")
    no = refused(match, "a1:10in,14in")
    assert (no.clause, no.args["by"]) == ("GS-MOV-04", "1-wall")
    tall = battle(card("a ursapine", "10,10", tokens=5), FAR, active="a1", terrain=[wall])
    match = go(tall, "move:1")
    assert allowed(match, "a1:10in,13.3in")
    for way in ("a1:10in,12in", "a1:10in,11in 10in,12in"):  # found, and drawn by hand
        no = refused(match, way)
        assert (no.id, no.clause) == ("gs-may-not-stop", "GS-MOV-04")


def test_impassable_ground_is_never_crossed() -> None:
    """GS-TER-05: lava lies flat and stops everybody all the same."""
    lava = piece("lava", "5,12 15,12 15,13 5,13", going="impassable")
    match = go(on_the_way(terrain=[lava]), "move:3")
    assert refused(match, "a1:10in,15in").clause == "GS-TER-05"


def test_a_building_is_entered_by_its_door() -> None:
    """GS-TER-12: through an opening, with normal movement inside; not through its walls."""
    corners = "6,12 14,12 14,18 6,18"
    door = ((9 * INCH, 12 * INCH), (11 * INCH, 12 * INCH))
    house = piece("house", corners, height=3, going="impassable", doors=(door,))
    match = go(on_the_way(terrain=[house]), "move:2")
    assert allowed(match, "a1:10in,15in")
    assert refused(match, "a1:8in,10in 8in,14in").clause == "GS-TER-12"


def test_difficult_ground_costs_twice() -> None:
    """GS-TER-03, GS-TER-04, GS-A-11, GS-A-12: every inch while any part of the base touches it; nothing is rounded."""
    t = on_the_way(terrain=[piece("marsh", "0,12 20,12 20,30 0,30", going="difficult")])
    match = go(t, "move:1")
    free = 2 - 1500 / INCH  # so far its edge is from the marsh
    end = 10 + free + (3 - free) / 2
    assert allowed(match, f"a1:10in,{end - 0.001:.4f}in")
    assert refused(match, f"a1:10in,{end + 0.001:.4f}in").clause == "GS-MOV-01"


def test_dear_ground_is_gone_round() -> None:
    """GS-TER-03: the shortest way may be too dear where a longer one is not."""
    t = on_the_way(terrain=[piece("marsh", "9,11 11,11 11,14 9,14", going="difficult")])
    go_round = mover(t, model(t, "a1"), (10 * INCH, 10 * INCH), 8 * INCH)
    found = find_path(t, go_round, (10 * INCH, 15 * INCH))
    assert found is not None
    assert len(found) > 2


def test_forest_is_open_to_some() -> None:
    """GS-SUB-01, GS-TER-07: hunters who know the forest walk through it as on open ground."""
    wood = piece("forest", "0,12 20,12 20,30 0,30", going="difficult", forest=True)
    hunters = battle(card("a scabhta-hunters", "10,10 12,10 14,10"), FAR, active="a1", terrain=[wood])
    assert allowed(go(hunters, "move:2"), "a1.1:10in,18in")
    assert not allowed(go(on_the_way(terrain=[wood]), "move:2"), "a1:10in,16in")


def test_rough_haze_is_difficult_ground() -> None:
    """GS-TER-03: a spell may make the ground difficult for a while."""
    haze = Haze(10 * INCH, 14 * INCH, 5, "round", rough=True)
    match = go(on_the_way(hazes=(haze,)), "move:2")
    assert not allowed(match, "a1:10in,16in")
    assert allowed(match, "a1:6in,14in")


# Heights

CLIFF = piece("cliff", "8,8 12,8 12,12 8,12", height=5, stands=True)


def test_who_jumps_off_a_height_has_fallen() -> None:
    """GS-MOV-08, GS-T-33, GS-A-83, GS-KNO-01: 5 inches: it lies right below and has lost 5 life points, direct damage;
    the move is over there."""
    match = go(on_the_way(terrain=[CLIFF]), "move:2 | a1:10in,15in")
    jumper = model(match, "a1")
    assert (jumper.wounds, jumper.down) == (5, True)
    assert jumper.y == 12 * INCH + jumper.r
    assert told(match) == ["gs-moves", "gs-falls", "gs-knocked-down", "gs-wounded"]
    assert "stand" in keys(match)
    assert "move:1" not in keys(match)


def test_only_full_inches_of_a_fall_count() -> None:
    """GS-MOV-08, GS-A-29: 2.7 inches are two; half an inch is none, but who fell lies."""
    for height, lost in ((2.7, 2), (0.5, 0)):
        ledge = piece("ledge", "8,8 12,8 12,12 8,12", height=height, stands=True)
        match = go(on_the_way(terrain=[ledge]), "move:2 | a1:10in,15in")
        assert (model(match, "a1").wounds, model(match, "a1").down) == (lost, True)


def test_a_fall_can_kill() -> None:
    """GS-MOV-08, GS-DMG-05: with the last life point it is destroyed."""
    t = on_the_way(terrain=[CLIFF])
    model(t, "a1").wounds = 5
    assert model(go(t, "move:2 | a1:10in,15in"), "a1").where == DESTROYED


def test_trolls_of_trolloth_fall_softly() -> None:
    """GS-SUB-01, GS-MOV-08: the first point of a fall is nothing to them."""
    t = battle(
        card("a hammerfist", "10,10", leader=True, tokens=6), card("b druid", "40,40"), active="a1", terrain=[CLIFF]
    )
    assert model(go(t, "move:2 | a1:10in,15in"), "a1").wounds == 4


def test_on_a_height_one_walks_about() -> None:
    """GS-A-85, GS-MOV-04: up there it moves freely, but does not stop half over the edge; from below it is a wall."""
    match = go(on_the_way(terrain=[CLIFF]), "move:1 | a1:11in,11in")
    assert not model(match, "a1").down
    assert refused(go(on_the_way(terrain=[CLIFF]), "move:1"), "a1:10in,12.2in").id == "gs-may-not-stop"
    below = battle(card("a princeptor", "10,6", tokens=5), FAR, active="a1", terrain=[CLIFF])
    assert refused(go(below, "move:2"), "a1:10in,10in").clause == "GS-MOV-04"


def test_a_slope_is_walked_up_and_down() -> None:
    """GS-A-85, GS-TER-11: a hill has slopes all around, nobody falls off it."""
    hill = msgspec.structs.replace(CLIFF, slope=True)
    match = go(on_the_way(terrain=[hill]), "move:2 | a1:10in,15in")
    assert (model(match, "a1").wounds, model(match, "a1").down) == (0, False)
    below = battle(card("a princeptor", "10,6", tokens=5), FAR, active="a1", terrain=[hill])
    assert allowed(go(below, "move:2"), "a1:10in,10in")

"""The table: its size, the pieces of terrain and what they do, ready-made tables, and tables from a seed."""

import doctest
from collections import Counter
from math import dist
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.games.godslayer.kit import battle, card, model, piece
from tests.kit import LANGUAGES
from theomachy.games.godslayer.ground import fields
from theomachy.games.godslayer.ground.battlefield import (
    BLOCKED,
    LEAST,
    ROOM,
    blocks,
    coverage,
    matters,
    most_blocked,
    shape_of,
    size,
    too_bare,
    why_not_lay,
)
from theomachy.games.godslayer.ground.fields import FIELDS, names, read_fields, terrain_for
from theomachy.games.godslayer.ground.generation import COUNTRIES, generate
from theomachy.games.godslayer.ground.pieces import CATALOGUE, SORTS, extent, outline, placed
from theomachy.games.godslayer.ground.terrain import Ground, Terrain
from theomachy.games.godslayer.rules.space.line_of_sight import look, sees
from theomachy.games.godslayer.rules.values.statistics import sight_value
from theomachy.geometry import covering, turning
from theomachy.geometry.moving import cost
from theomachy.geometry.plane import INCH, Disc, overlaps, shapes_gap
from theomachy.geometry.turning import TURNS
from theomachy.kernel import Reason, Refused


def at(kind: str, x: float, y: float, turn: int = 0, number: int = 1) -> Terrain:
    """A piece, by places in inches."""
    return placed(kind, number, round(x * INCH), round(y * INCH), turn)


def told(why: Reason | None) -> str:
    return "" if why is None else f"{why.id} {why.clause}"


@pytest.mark.parametrize("module", [covering, turning])
def test_examples_in_the_text(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


# The catalogue


def test_a_table_is_48_inches_square_or_has_72_along_its_sides() -> None:
    """GS-SET-01"""
    assert size(False) == (48 * INCH, 48 * INCH)
    assert size(True) == (72 * INCH, 48 * INCH)


@pytest.mark.parametrize("id", CATALOGUE)
def test_a_piece_keeps_its_shape_however_it_is_turned(id: str) -> None:
    """GS-TER-01: corners stay as far from each other as they were, and so do doors."""
    first, *_ = CATALOGUE[id].outline
    for turn in TURNS:
        turned = outline(id, turn)
        far = [dist(first, corner) for corner in CATALOGUE[id].outline]
        assert [dist(turned[0], corner) for corner in turned] == pytest.approx(far, abs=3)
        shape_of(placed(id, 1, 0, 0, turn))


@pytest.mark.parametrize("id", CATALOGUE)
def test_a_piece_is_about_as_large_as_it_says(id: str) -> None:
    """GS-SET-02"""
    across = CATALOGUE[id].across
    assert 0.8 * across * INCH <= 2 * extent(id) <= 1.35 * across * INCH


def test_attributes_of_a_piece_are_those_of_its_kind() -> None:
    """GS-TER-01, GS-TER-06: forest, stream, undergrowth, rubble, crops, marsh and steep slopes are difficult; lakes,
    lava, rocks and cliffs impassable; the rest is open."""
    difficult = {kind for kind, sort in SORTS.items() if sort.going == "difficult"}
    impassable = {kind for kind, sort in SORTS.items() if sort.going == "impassable"}
    assert difficult == {"forest", "scrub", "marsh", "stream", "field", "rubble", "steep-hill"}
    assert impassable == {"lake", "lava", "rock", "cliff"}
    laid = at("steep-hill-8", 10, 10)
    assert (laid.going, laid.height, laid.stands, laid.slope) == ("difficult", 3 * INCH, True, True)
    assert {CATALOGUE[id].kind for id in CATALOGUE} == set(SORTS)


# What terrain does


def test_open_ground_costs_nothing_more() -> None:
    """GS-TER-02: grass, roads and paved yards are walked like the bare table."""
    ground = Ground([at("grass-12", 10, 10), at("road-12", 20, 20), at("yard-8", 30, 30)])
    assert (ground.dear(), ground.barriers(1), ground.no_end(3)) == ([], [], [])


def test_every_inch_on_difficult_ground_costs_two() -> None:
    """GS-TER-03, GS-TER-04: as long as any part of the base touches it, and fractions are kept."""
    marsh = piece("marsh", "10,0 12.5,0 12.5,20 10,20", going="difficult")
    dear, small = Ground([marsh]).dear(), 1500
    path = [(5 * INCH, 10 * INCH), (20 * INCH, 10 * INCH)]
    touched = 2.5 * INCH + 2 * small
    assert cost(path, small, dear) == pytest.approx(15 * INCH + touched, abs=2)


def test_forest_lore_makes_forests_open() -> None:
    """GS-TER-03, GS-TER-07: difficult ground, but not for everybody."""
    ground = Ground([at("forest-8", 10, 10), at("marsh-8", 30, 30)])
    assert len(ground.dear()) == 2
    assert [rough.shape for rough in ground.dear(("forest",))] == [ground.pieces["1-marsh"].shape]


def test_nobody_crosses_impassable_ground_or_stops_in_it() -> None:
    """GS-TER-05: however tall; it needs no height."""
    lake = Ground([at("lake-8", 10, 10)])
    assert lake.barriers(1) == lake.barriers(3) == [lake.pieces["1-lake"].shape]


def test_objects_stop_whoever_is_not_taller() -> None:
    """GS-MOV-04, GS-A-85: a wall of an inch stops small bases; larger ones step over it, but cannot stop on it."""
    wall = Ground([at("wall-6", 10, 10)])
    assert (len(wall.barriers(1)), wall.no_end(1)) == (1, [])
    assert (wall.barriers(2), len(wall.no_end(2))) == ([], 1)


def test_one_stands_on_what_is_standable_if_one_gets_up() -> None:
    """GS-A-85: a boulder can be climbed by who is taller than it; a hill has slopes for everybody."""
    boulder, hill = Ground([at("boulder-4", 10, 10)]), Ground([at("hill-8", 10, 10)])
    assert (len(boulder.barriers(1)), boulder.barriers(2), boulder.no_end(2)) == (1, [], [])
    assert (hill.barriers(1), hill.no_end(3)) == ([], [])


def test_sight_goes_through_an_inch_of_forest_only() -> None:
    """GS-TER-08: deeper than that, nobody outside is seen and nobody sees."""
    wood = piece("forest", "0,0 20,0 20,10 0,10", going="difficult", forest=True, height=4)
    deep, edge = ((card("a pendragon", f"10,{y}"), card("b gorelord", "10,20")) for y in (5, 9.3))
    for cards, seen in ((deep, False), (edge, True)):
        t = battle(*cards, terrain=[wood])
        assert sees(t, model(t, "a1"), model(t, "b1")) is seen
        assert sees(t, model(t, "b1"), model(t, "a1")) is seen


def test_sight_never_passes_a_whole_forest() -> None:
    """GS-TER-09: not even one that is less than an inch deep."""
    hedge_of_trees = piece("forest", "0,10 20,10 20,10.5 0,10.5", going="difficult", forest=True, height=4)
    t = battle(card("a pendragon", "10,5"), card("b gorelord", "10,15"), terrain=[hedge_of_trees])
    assert look(t, model(t, "a1"), model(t, "b1")).clause == "GS-TER-09"
    assert not sees(t, model(t, "a1"), model(t, "b1"))


def test_any_part_of_a_base_in_a_forest_is_in_it() -> None:
    """GS-TER-10"""
    ground = Ground([at("forest-8", 10, 10)])
    assert ground.in_forest(Disc(10 * INCH, 10 * INCH, 1500))
    assert not ground.in_forest(Disc(20 * INCH, 10 * INCH, 1500))


def test_a_hill_adds_three_to_the_sight_value() -> None:
    """GS-TER-11"""
    t = battle(card("a pendragon", "10,10"), card("b gorelord", "30,30"), terrain=[at("hill-10", 10, 10)])
    up, down = model(t, "a1"), model(t, "b1")
    assert sight_value(t, up) == 1 + 3
    assert t.ground.elevation(down.x, down.y) == 0


def test_a_house_is_entered_by_its_doors() -> None:
    """GS-TER-12: its walls stop bases, its doors are wide enough for all, its inside is ordinary ground."""
    ground = Ground([at("house-6", 10, 10)])
    walls = ground.barriers(1)
    largest = 2500
    inside, door, wall = [Disc(round(x * INCH), round(y * INCH), largest) for x, y in ((10, 10), (10, 7.5), (7, 10))]
    assert not any(overlaps(inside, shape) for shape in walls)
    assert not any(overlaps(door, shape) for shape in walls)
    assert any(overlaps(wall, shape) for shape in walls)
    assert (ground.dear(), ground.no_end(1)) == ([], [])


# Laying pieces


@pytest.mark.parametrize(
    ("laid", "why"),
    [
        (("lake-8", 24, 24), ""),
        (("lake-8", 3, 24), "gs-terrain-off-table GS-SET-02"),
        (("marsh-8", 10, 12), "gs-terrain-overlaps GS-SET-02"),
        (("grass-8", 10, 12), ""),
        (("rock-4", 10, 16.5), "gs-no-room-to-pass GS-SET-02"),
        (("marsh-8", 10, 18), ""),
    ],
)
def test_pieces_that_matter_lie_side_by_side(laid: tuple[str, float, float], why: str) -> None:
    """GS-SET-02: on the table, not on each other, and with a way between those that not everybody crosses."""
    kind, x, y = laid
    assert told(why_not_lay([at("lake-10", 10, 10)], at(kind, x, y, number=2), *size(False))) == why


def test_no_side_is_closed_to_models() -> None:
    """GS-SET-02, GS-SET-11: at most a quarter of the ground along a side."""
    terrain = [at("lake-10", 6, 5), at("rock-6", 18, 5, number=2), at("rock-4", 26, 5, number=3)]
    assert 18 < most_blocked(terrain, *size(False)) <= BLOCKED
    assert told(why_not_lay(terrain, at("lake-8", 36, 5, number=4), *size(False))) == "gs-side-blocked GS-SET-02"
    assert why_not_lay(terrain, at("lake-6", 36, 24, number=4), *size(False)) is None
    assert why_not_lay(terrain, at("house-8", 36, 5, number=4), *size(False)) is None


def test_a_quarter_of_the_table_is_covered() -> None:
    """GS-SET-01: squares count, and what lies on each other counts once."""
    yard = Terrain("1-yard", "yard", ((0, 0), (24 * INCH, 0), (24 * INCH, 24 * INCH), (0, 24 * INCH)))
    assert coverage([yard], *size(False)) == coverage([yard, yard], *size(False)) == 25
    assert too_bare([yard], *size(False)) is None
    assert told(too_bare([at("forest-12", 20, 20)], *size(False))) == "gs-too-little-terrain GS-SET-01"


# Ready-made tables


def lies_well(terrain: tuple[Terrain, ...], large: bool) -> None:
    table = size(large)
    assert [told(why_not_lay(terrain[:n], one, *table)) for n, one in enumerate(terrain)] == [""] * len(terrain)
    assert too_bare(terrain, *table) is None
    assert most_blocked(terrain, *table) <= BLOCKED
    assert len({one.id for one in terrain}) == len(terrain)
    closed = [shape_of(one) for one in terrain if blocks(one)]
    assert all(shapes_gap(a, b) >= ROOM for n, a in enumerate(closed) for b in closed[:n])


@pytest.mark.parametrize("name", FIELDS)
def test_ready_made_tables_lie_well(name: str) -> None:
    """GS-SET-01, GS-SET-02"""
    lies_well(FIELDS[name].terrain, FIELDS[name].large)


def test_there_are_ready_made_tables_for_both_sizes() -> None:
    """GS-SET-01"""
    assert (len(names(False)) >= 4, len(names(True)) >= 2) == (True, True)


@pytest.mark.parametrize("name", FIELDS)
def test_ready_made_tables_are_alike_for_both_sides(name: str) -> None:
    """GS-SET-02: neither player is at a disadvantage; turned half round, the same lies there."""
    alike(FIELDS[name].terrain, FIELDS[name].large)


def alike(terrain: tuple[Terrain, ...], large: bool) -> None:
    """Of what matters, each half of the table has nearly as much."""
    width, height = size(large)
    turned = [
        Terrain("1-x", one.kind, tuple((width - x, height - y) for x, y in one.outline), one.going, one.height)
        for one in terrain
        if matters(one)
    ]
    whole = coverage([one for one in terrain if matters(one)], width, height)
    both = coverage([*[one for one in terrain if matters(one)], *turned], width, height)
    assert both - whole < 1.5


def test_a_table_is_found_by_what_was_agreed() -> None:
    """GS-SET-01, GS-SET-02: ready, by name, generated from a seed, or nothing yet."""
    assert terrain_for("ready") == FIELDS[names(False)[0]].terrain
    assert terrain_for("ready", large=True) == FIELDS[names(True)[0]].terrain
    assert terrain_for("mire") == FIELDS["mire"].terrain
    assert terrain_for("generated", 7) == generate(7)
    assert terrain_for("laid") == ()


def test_a_table_of_any_length_is_generated() -> None:
    """GS-SET-01: for a length that is agreed on there is no ready-made table, and the generated one lies well."""
    assert size(False, 96) == (96 * INCH, 48 * INCH)
    terrain = terrain_for("ready", 3, length=96)
    assert terrain == generate(3, length=96)
    assert max(x for one in terrain for x, _ in one.outline) > 72 * INCH
    assert too_bare(terrain, 96 * INCH, 48 * INCH) is None
    with pytest.raises(Refused) as no:
        terrain_for("vale", large=True, length=96)
    assert (no.value.reason.id, no.value.reason.args["width"]) == ("gs-field-of-other-size", 96)


@pytest.mark.parametrize(
    ("name", "large", "why"),
    [("nowhere", False, "gs-no-such-field GS-SET-02"), ("glade", True, "gs-field-of-other-size GS-SET-01")],
)
def test_a_table_that_does_not_fit_is_refused(name: str, large: bool, why: str) -> None:
    """GS-SET-01, GS-SET-02"""
    with pytest.raises(Refused) as no:
        terrain_for(name, 0, large)
    assert told(no.value.reason) == why


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[x]\npieces = 'forest-7 1 1 0'", "x, 'forest-7 1 1 0': no such piece or turn"),
        ("[x]\npieces = 'forest-8 1 1 10'", "no such piece or turn"),
        ("[x]\npieces = 'forest-8 1 1'", "x, 'forest-8 1 1'"),
        ("[x]\npiece = ''", "piece"),
        ("[x", "file.toml"),
    ],
)
def test_a_bad_file_is_told_by_its_place(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=r"file\.toml") as no:
        read_fields(text, "file.toml")
    assert wrong in str(no.value)


# Tables from a seed


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("seed", range(40))
def test_generated_tables_lie_well_and_are_alike_for_both_sides(seed: int, large: bool) -> None:
    """GS-SET-01, GS-SET-02: whatever the seed."""
    terrain = generate(seed, large)
    lies_well(terrain, large)
    alike(terrain, large)


def test_generated_tables_are_varied_and_stay_the_same() -> None:
    """GS-SET-02: another seed, another table; the same seed, the same table."""
    tables = [generate(seed) for seed in range(40)]
    assert len(set(tables)) == 40
    assert tables == [generate(seed) for seed in range(40)]
    assert {one.kind for table in tables for one in table} == set(SORTS)
    assert all(coverage(table, *size(False)) >= LEAST for table in tables)


def test_generated_tables_are_not_all_of_one_kind() -> None:
    """GS-SET-02: of nine tables in ten at least, no kind of piece that matters lies there more than six times."""
    tables = [generate(seed) for seed in range(100)]
    most = [max(Counter([one.kind for one in table if matters(one)]).values()) for table in tables]
    assert sum(count <= 6 for count in most) >= 90


def test_countries_are_made_of_pieces_that_there_are() -> None:
    assert all(id in CATALOGUE for one in COUNTRIES for id in (*one.large, *one.small, *one.looks))


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_and_pieces_have_names(lang: str) -> None:
    bundle = FluentBundle([lang])
    folder = Path(fields.__file__).parents[1] / "content"
    bundle.add_resource(FluentResource((folder / f"table.{lang}.ftl").read_text("utf-8")))
    ids = [*CATALOGUE, *[f"gs-terrain-{kind}" for kind in SORTS], *[f"gs-field-{name}" for name in FIELDS]]
    assert [id for id in ids if not bundle.has_message(id)] == []

"""Battlefields: their size, the pieces on them, how much there has to be; ready-made ones and those from a seed."""

from hashlib import blake2b
from itertools import combinations
from math import dist
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.kit import LANGUAGES
from theomachy.games import godbreaker
from theomachy.games.godbreaker.ground.battlefield import (
    BARRICADES,
    OBJECTIVE_RADIUS,
    SHAPING,
    coverage,
    coverage_faults,
    extent,
    most_barricades,
    next_number,
    placed,
    size,
    why_not_lay,
    with_walls,
)
from theomachy.games.godbreaker.ground.fields import FIELDS, field, names, read_fields
from theomachy.games.godbreaker.ground.generation import MIN_BARRICADE_GAP, generate
from theomachy.games.godbreaker.ground.pieces import CATALOGUE, TURNS, UNIT, outline
from theomachy.games.godbreaker.ground.terrain import Rule, Terrain, TerrainIndex, shape_of
from theomachy.games.godbreaker.rules.threats import MARKER_RADIUS, SMALL_RADIUS
from theomachy.geometry.plane import Disc, Patches, Shape, inside, on_table, overlap, overlaps, shapes_gap
from theomachy.kernel import Reason, Refused

SIDE = 24 * UNIT
PLAYERS = {24: 2, 30: 3, 36: 6}


def id_of(why: Reason | None) -> str:
    return "" if why is None else f"{why.id} {why.clause}"


def at(piece: str, x: float, y: float, turn: int = 0, number: int = 1, **more: object) -> Terrain:
    """A piece, by places in units."""
    return placed(piece, number, round(x * UNIT), round(y * UNIT), turn, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("players", "side"), [(1, 24), (2, 24), (3, 30), (4, 36), (5, 36), (6, 36)])
def test_battlefields_grow_with_the_number_of_players(players: int, side: int) -> None:
    """GB-BAT-01, GB-A-92: 24 by 24U for one or two, 30 by 30U for three, 36 by 36U for more."""
    assert size(players) == (side * UNIT, side * UNIT)


# The catalogue


@pytest.mark.parametrize("piece", CATALOGUE.values(), ids=lambda piece: piece.id)
def test_no_piece_is_larger_than_it_says(piece) -> None:
    """GB-A-33: the largest extent of a piece, the thickness of a wall aside, is what it says, at every turn."""
    thickness = UNIT if piece.rules[0] in BARRICADES or piece.kind in ("road", "canal", "floor") else 0
    for turn in TURNS:
        longest = max(dist(a, b) for a, b in combinations(outline(piece.id, turn), 2))
        assert longest <= piece.across * UNIT + thickness + 2


@pytest.mark.parametrize("id", CATALOGUE)
def test_no_outline_crosses_itself(id: str) -> None:
    for turn in TURNS:
        edges = Shape.polygon(outline(id, turn)).edges
        for one, other in combinations(edges, 2):
            (ax, ay, bx, by), (cx, cy, dx, dy) = one, other
            sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in ((cx, cy), (dx, dy))]
            others = [(dx - cx) * (y - cy) - (dy - cy) * (x - cx) for x, y in ((ax, ay), (bx, by))]
            assert not (sides[0] * sides[1] < 0 and others[0] * others[1] < 0)


def test_a_quarter_turn_is_exact() -> None:
    corners = CATALOGUE["forest-8"].outline
    assert outline("forest-8", 90) == tuple((-y, x) for x, y in corners)
    assert outline("forest-8", 180) == tuple((-x, -y) for x, y in corners)


def test_shaping_has_walls_and_round_areas_of_four_sizes() -> None:
    """GB-A-33: walls 1U thick and 2, 4, 6 or 8U long, round areas 2, 4, 6 or 8U across."""
    assert [(piece.id, extent(piece.id), piece.rules[0]) for piece in SHAPING] == [
        *[(f"wall-{n}", n, "barricade") for n in (2, 4, 6, 8)],
        *[(f"round-{n}", n, "area") for n in (2, 4, 6, 8)],
    ]
    left, top, right, bottom = shape_of(at("wall-6", 12, 12)).box
    assert (right - left, bottom - top) == (6 * UNIT, UNIT)
    assert all(abs(dist(point, (0, 0)) - 2 * UNIT) < 1 for point in outline("round-4", 0))


def test_an_area_may_contain_barricades() -> None:
    """GB-BAT-02, GB-A-32: the walls of a house belong to it, and turn with it."""
    for turn in TURNS:
        house, *walls = with_walls("house-8", 7, SIDE // 2, SIDE // 2, turn, "impassable")
        assert (house.id, house.rule, house.of) == ("7-ruin", "area", "")
        assert [(wall.id, wall.rule, wall.of) for wall in walls] == [
            ("8-wall", "impassable", "7-ruin"),
            ("9-wall", "impassable", "7-ruin"),
        ]
        for wall in walls:
            xs, ys = zip(*wall.outline, strict=True)
            assert inside((sum(xs) // len(xs), sum(ys) // len(ys)), shape_of(house))


def test_a_new_piece_gets_a_number_of_its_own() -> None:
    pieces = [at("forest-6", 5, 5, number=2), at("wall-4", 15, 5, number=9)]
    assert [next_number(pieces), next_number([])] == [10, 1]


# Where a piece may lie


def test_the_objective_is_as_large_as_every_marker() -> None:
    """GB-SCN-01"""
    assert OBJECTIVE_RADIUS == MARKER_RADIUS


def test_nothing_hangs_over_the_edge() -> None:
    """GB-PLC-01"""
    assert why_not_lay((), at("wall-4", 2, 12), SIDE, SIDE) is None
    assert id_of(why_not_lay((), at("wall-4", 1.9, 12), SIDE, SIDE)) == "gb-terrain-off-table GB-PLC-01"
    assert id_of(why_not_lay((), at("forest-8", 22, 12), SIDE, SIDE)) == "gb-terrain-off-table GB-PLC-01"


def test_a_barricade_lies_on_no_other_and_on_no_marker() -> None:
    """GB-PLC-01, GB-SCN-01: the objective marker lies in the middle before terrain comes."""
    there = (at("wall-4", 6, 6), at("forest-10", 17, 6, number=2))
    assert id_of(why_not_lay(there, at("hedge-4", 6, 6, 90), SIDE, SIDE)) == "gb-barricades-overlap GB-PLC-01"
    assert why_not_lay(there, at("wall-4", 6, 7), SIDE, SIDE) is None, "touching is no overlap"
    assert why_not_lay(there, at("wall-4", 17, 6), SIDE, SIDE) is None, "in a wood"
    assert why_not_lay(there, at("wall-4", 6, 6, level=1), SIDE, SIDE) is None, "above it"
    assert id_of(why_not_lay((), at("wall-4", 12, 13), SIDE, SIDE)) == "gb-barricade-on-marker GB-PLC-01"
    assert why_not_lay((), at("wall-4", 12, 13), SIDE, SIDE, markers=[]) is None
    assert why_not_lay((), at("wall-4", 12, 12, level=1), SIDE, SIDE) is None


def test_areas_may_lie_on_everything() -> None:
    """GB-PLC-05"""
    assert why_not_lay((at("wall-4", 12, 9),), at("forest-10", 12, 12), SIDE, SIDE) is None


# How much there has to be


def test_overlapping_ground_counts_once() -> None:
    """GB-A-70: area terrain for itself, and terrain of all kinds, scenery and barricades included."""
    grass, road, wood = at("yard-10", 7, 7), at("yard-10", 7, 7, number=2), at("canal-8", 18, 18, number=3)
    assert coverage((grass, road), SIDE, SIDE) == (0, 49 / 576)
    assert coverage((grass, road, wood), SIDE, SIDE) == (24 / 576, 73 / 576)
    assert coverage((wood, at("wall-4", 18, 18)), SIDE, SIDE) == (24 / 576, 24 / 576)
    assert coverage((wood, at("wall-4", 6, 6)), SIDE, SIDE) == (24 / 576, 28 / 576)
    assert coverage((at("floor-6", 12, 12, level=1, rule="area"),), SIDE, SIDE) == (0, 0), "above the ground"


def test_counted_squares_tell_the_area() -> None:
    """GB-A-70: squares of a quarter unit, against the exact area of the same shapes."""
    for seed in range(6):
        terrain = generate(seed, 2)
        areas = Patches([shape_of(piece) for piece in terrain if piece.rule == "area"])
        assert coverage(terrain, SIDE, SIDE)[0] == pytest.approx(float(areas.coverage(SIDE, SIDE)), abs=0.004)


def test_what_is_missing_is_told() -> None:
    """GB-A-70: area terrain 30 to 45 percent, all terrain 50, three to six barricades."""
    walls = tuple(at("wall-2", 2 + 3 * n, 22, number=10 + n) for n in range(7))
    canals = tuple(at("canal-8", 4 + 8 * (n % 3), 2 + 3 * (n // 3), number=n) for n in range(12))

    def faults(*terrain: Terrain, ruling: str = "both") -> list[str]:
        return [id_of(why) for why in coverage_faults(terrain, (SIDE, SIDE), ruling)]  # type: ignore[arg-type]

    little, scarce = "gb-too-little-area GB-A-70", "gb-too-little-terrain GB-A-70"
    yards = (at("yard-10", 20.5, 17, number=30), at("yard-10", 13, 17, number=31), at("yard-10", 4, 17, number=32))
    assert faults() == [little, scarce, "gb-too-few-barricades GB-A-70"]
    assert faults(*canals[:7], *walls[:3]) == [little, scarce]
    assert faults(*canals[:8], *walls[:3]) == [scarce]
    assert faults(*canals[:8], *yards, *walls[:3]) == []
    assert faults(*canals[:10], *yards, *walls[:6]) == []
    assert faults(*canals[:11], *yards, *walls[:6]) == ["gb-too-much-area GB-A-70"]
    assert faults(*canals[:8], *yards, *walls[:2]) == ["gb-too-few-barricades GB-A-70"]
    assert faults(*canals[:8], *yards, *walls) == ["gb-too-many-barricades GB-A-96"]
    assert faults(*canals[:6], *walls[:3], ruling="scenario quarter") == []
    assert faults(*canals[:5], *walls[:3], ruling="scenario quarter") == [little, scarce]
    assert faults(*canals, *walls[:3], ruling="scenario quarter") == []


def test_larger_tables_take_more_barricades() -> None:
    """GB-A-96: six at most on 24U, eight on 30U, ten on 36U."""
    assert [most_barricades(size(players)[0]) for players in (1, 2, 3, 4, 6)] == [6, 6, 8, 10, 10]


# Every battlefield


def check(terrain: tuple[Terrain, ...], players: int, ruling: str = "both") -> None:
    """What holds of all of them."""
    width, height = size(players)
    assert coverage_faults(terrain, (width, height), ruling) == []  # type: ignore[arg-type]
    assert len({piece.id for piece in terrain}) == len(terrain)
    for number, piece in enumerate(terrain):
        assert why_not_lay(terrain[:number], piece, width, height) is None
        assert not piece.of or piece.of in {other.id for other in terrain}


def free(terrain: tuple[Terrain, ...], disc: Disc, side: int) -> bool:
    shapes = [shape_of(piece) for piece in terrain if piece.rule in BARRICADES and piece.level == 0]
    return on_table(disc, side, side) and not any(overlaps(disc, shape) for shape in shapes)


def shard_places(terrain: tuple[Terrain, ...], side: int) -> list[Disc]:
    """Places for shards outside 6U of the middle that have room for five bases beside them."""
    lattice = [(x, y) for x in range(UNIT, side, UNIT) for y in range(UNIT, side, UNIT)]
    bases = [Disc(x, y, SMALL_RADIUS) for x, y in lattice if free(terrain, Disc(x, y, SMALL_RADIUS), side)]
    found: list[Disc] = []
    for x, y in lattice:
        shard = Disc(x, y, MARKER_RADIUS)
        if dist((x, y), (side / 2, side / 2)) < 6 * UNIT + UNIT + MARKER_RADIUS or not free(terrain, shard, side):
            continue
        near = [base for base in bases if dist(base[:2], shard[:2]) < 6 * UNIT and not overlap(base, shard)]
        if len(near) >= 5 and all(dist(shard[:2], other[:2]) > 8 * UNIT for other in found):
            found.append(shard)
    return found


@pytest.mark.parametrize("name", FIELDS)
def test_ready_made_battlefields_are_sound(name: str) -> None:
    """GB-BAT-02, GB-A-70, GB-SCO1-01, GB-SCO1-02: covered as they must be, with room for shards and godbreakers."""
    players = PLAYERS[FIELDS[name].width // UNIT]
    check(FIELDS[name].terrain, players)
    check(field(name, players), players)
    assert len(shard_places(field(name, players), FIELDS[name].width)) >= players


@pytest.mark.parametrize("name", FIELDS)
def test_no_place_of_a_ready_made_battlefield_is_cut_off(name: str) -> None:
    """GB-BAT-04: there is a way around impassable barricades to everywhere."""
    side, terrain = FIELDS[name].width, FIELDS[name].terrain
    walls = TerrainIndex([piece for piece in terrain if piece.level == 0]).walls.get((0, 0))
    for x in range(UNIT, side, 4 * UNIT):
        for y in range(UNIT, side, 4 * UNIT):
            if walls and free(terrain, Disc(x, y, SMALL_RADIUS), side):
                assert walls.route((side // 2, side // 2), (x, y)) is not None


def test_there_are_battlefields_for_every_number_and_with_hard_walls() -> None:
    """GB-A-92, GB-BAT-04"""
    assert [len(names(players)) for players in (2, 3, 4)] == [7, 2, 2]
    hard = [name for name, one in FIELDS.items() if any(piece.rule == "impassable" for piece in one.terrain)]
    assert len(hard) * 2 >= len(FIELDS)


def test_ready_is_the_usual_one_of_the_size() -> None:
    """GB-A-92; with levels, one that has some. GB-ADV-LVL-01"""
    assert field("ready", 1) == field("ready", 2) == field("meadow", 2)
    assert field("ready", 3) == field("delta", 3)
    assert field("ready", 6) == field("wildwood", 5)
    assert field("ready", 2, levels=True) == field("colonnade", 2, levels=True)


def test_what_lies_above_the_ground_comes_with_levels() -> None:
    """GB-ADV-LVL-01: a tower of two levels, and nothing higher than the ground without them."""
    assert sorted({piece.level for piece in field("colonnade", 2, levels=True)}) == [0, 1, 2]
    assert {piece.level for piece in field("colonnade", 2)} == {0}
    for players in (3, 4):
        assert max(piece.level for piece in field("ready", players, levels=True)) > 0


@pytest.mark.parametrize(
    ("name", "players", "reason"),
    [
        ("atlantis", 2, "gb-no-such-field GB-BAT-02"),
        ("", 2, "gb-no-such-field GB-BAT-02"),
        ("meadow", 3, "gb-field-for-others GB-A-92"),
        ("citadel", 2, "gb-field-for-others GB-A-92"),
    ],
)
def test_a_battlefield_that_is_none_is_refused(name: str, players: int, reason: str) -> None:
    with pytest.raises(Refused) as no:
        field(name, players)
    assert id_of(no.value.reason) == reason


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[a]\nside = 24", "pieces"),
        ("[a]\nside = 24\npieces = '''\nforest-7 1 1 0'''", "a, 'forest-7 1 1 0': no such piece"),
        ("[a]\nside = 24\npieces = 'forest-6 1 1 7'", "a, 'forest-6 1 1 7': no such piece or turn"),
        ("[a]\nside = 24\npieces = 'forest-6 1 x 0'", "'x'"),
        ("[a]\nside = 24\npieces = 'forest-6 1 1 0 aera'", "neither a rule nor a level"),
        ("[a]\nside = 24\npieces = 'forest-6 1'", "'forest-6 1'"),
        ("[a", "made-up.toml"),
    ],
)
def test_a_bad_file_says_where(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=r"made-up\.toml") as error:
        read_fields(text, "made-up.toml")
    assert said in str(error.value)


# From a seed


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.long
def test_generated_battlefields_are_sound(players: int) -> None:
    """GB-BAT-02, GB-A-70: whatever the seed, the number of players and the option."""
    for seed in range(50):
        ruling = "scenario quarter" if seed % 5 == 4 else "both"
        check(generate(seed, players, ruling, seed % 2 == 1), players, ruling)  # type: ignore[arg-type]


@pytest.mark.long
def test_generated_battlefields_leave_room() -> None:
    """GB-SCO1-01, GB-SCO1-02, GB-BAT-04: for shards, godbreakers, and every base between two barricades."""
    for seed in range(40):
        terrain = generate(seed, 2)
        assert len(shard_places(terrain, SIDE)) >= 2
        walls = [piece for piece in terrain if piece.rule in BARRICADES]
        for one, other in combinations(walls, 2):
            assert one.of == other.of != "" or shapes_gap(shape_of(one), shape_of(other)) >= MIN_BARRICADE_GAP


def test_generated_battlefields_differ() -> None:
    """About half of them have impassable barricades; looks and numbers vary."""
    fields = [generate(seed, 2) for seed in range(80)]
    hard = sum(any(piece.rule == "impassable" for piece in terrain) for terrain in fields)
    assert 28 <= hard <= 52
    assert len(set(fields)) == 80
    assert {piece.kind for terrain in fields for piece in terrain} >= {"forest", "water", "ruin", "rubble", "scrub"}
    assert len({sum(piece.rule in BARRICADES for piece in terrain) for terrain in fields}) >= 3


def test_levels_add_upper_floors() -> None:
    """GB-ADV-LVL-01"""
    plain, tall = generate(5, 2), generate(5, 2, levels=True)
    assert tall[: len(plain)] == plain
    assert {piece.level for piece in tall} >= {0, 1}
    assert all(piece.kind == "floor" for piece in tall[len(plain) :])


def test_a_seed_gives_the_same_battlefield_for_ever() -> None:
    """Replays keep: whoever changes generation on purpose raises the version of the rules and these digests."""
    found = {}
    for seed, players in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 6)):
        whole = [generate(seed + 5 * n, players, levels=n % 2 == 1) for n in range(10)]
        found[players] = blake2b(msgspec.json.encode(whole), digest_size=6).hexdigest()
    assert found == {1: "11e9c9101dab", 2: "629ccc1b7af3", 3: "103f34457138", 4: "22f1f952097d", 6: "db1de5c27444"}


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terrain_and_battlefields_have_words(lang: str) -> None:
    """Pieces and rules by the ids that keys carry, kinds and rules as events name them, ready-made battlefields."""
    folder = Path(godbreaker.__path__[0]) / "content"
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource((folder / f"fields.{lang}.ftl").read_text("utf-8")))
    rules = get_args(Rule)
    kinds = sorted({piece.kind for piece in CATALOGUE.values()})
    ids = [*CATALOGUE, *rules, *[f"gb-rule-{rule}" for rule in rules], *[f"gb-terrain-{kind}" for kind in kinds]]
    fields = [f"gb-field-{name}" for name in FIELDS]
    assert [id for id in (*ids, *fields) if not bundle.has_message(id)] == []
    assert all("text" in bundle.get_message(id).attributes for id in fields)
    for id in ids:
        said, errors = bundle.format_pattern(bundle.get_message(id).value)
        assert said
        assert errors == []

"""GB-PLC-03: a model is forced aside only if there is no place for it. Held against trying places all over."""

from collections import Counter
from random import Random

import pytest

from tests.games.godbreaker.table import asked, at, events, go, hurts, keys, model, refused, table
from theomachy.games.godbreaker.rules.placing import Places, outside_of, place_by_itself, within_of
from theomachy.games.godbreaker.state import UNIT, At, Saga

# A gap that is not among the places proposed


CROWDS = [
    "12.4u,13.3u 10.95u,13.5u 10.95u,12.35u 11u,11u 13.05u,10.5u 13.25u,12.2u 11.8u,10.35u",
    "11.1u,12.65u 12.75u,10.85u 12.05u,13.6u 13.35u,12.2u 10.8u,11.15u 11.4u,10.35u",
    "12.5u,13.6u 11.35u,11.2u 12.85u,11.4u 10.3u,11.6u 11.1u,12.8u 13.75u,12.25u",
]
"""Others round a model at 12u,12u, so that no base fits in within 0U of it in any of 24 directions, on two rings."""


def beset(crowd: str) -> Saga:
    lines = [f"local-{number} {place}" for number, place in enumerate(crowd.split(), 1)]
    text = "activation\nactive a1\na1 12u,12u summoning\nb1 2u,22u\nobjective none\n"
    return table(text + "\n".join(lines))


@pytest.mark.parametrize("crowd", CROWDS)
def test_a_gap_between_the_directions_proposed_is_found(crowd: str):
    """GB-PLC-03, GB-A-13, GB-TRT-19: there is room, so the player chooses, and nobody is hurt."""
    match = go(beset(crowd), "summoning")
    assert asked(match).question == "gb-ask-place"
    assert refused(match, "nearest").id == "gb-there-is-room"
    (key,) = keys(match)
    match = go(beset(crowd), f"summoning | {key}", "4")
    assert events(match, "gb-unstable") == []
    assert hurts(match) == []


@pytest.mark.parametrize("crowd", CROWDS)
def test_the_table_finds_it_too(crowd: str):
    """GB-PLC-03, GB-A-43: where nobody chooses."""
    t = beset(crowd)
    place_by_itself(t, model(t, "local-1"), (within_of(0, model(t, "a1")),), "GB-SCO1-07")
    assert model(t, "local-1").damage == 0


def test_the_last_place_outside_all_markers_is_found():
    """GB-PLC-03, GB-A-11: a corner of the table that no proposed place is in."""
    markers = [at(f"{x}u,{y}u", 2000) for x in (4, 12, 20) for y in (4, 12, 20)]
    t = table("wild\nobjective none\na1 2u,2u\nb1 2u,22u")
    places = Places(t, "hoard-1", 2000, (outside_of(6, *markers[:-1]),), must=True)
    assert places.options() == [key for key in places.options() if places.why_not(key) is None]
    assert "nearest" not in places.options()
    assert Places(t, "hoard-1", 2000, (outside_of(6, *markers),), must=True).options() == ["nearest"]


# Positions by chance


RADII = {"local": 1250, "hunter": 1600, "horror": 2000}
MIDDLE = 12 * UNIT


def crowd(seed: int, walls: bool, areas: bool) -> Saga:
    """A table whose middle is crowded, with a wood and an impassable wall among the models."""
    random = Random(seed)
    lines = ["wild", "a1 12u,12u", "b1 2u,22u", "objective none", "summoned-1 D8 22u,2u"]
    taken, number = [(MIDDLE, MIDDLE, 1250)], Counter[str]()
    if walls:
        x, y = random.choice((8, 9, 14)), random.choice((10, 13, 14))
        lines.append(f"wall impassable {x}u,{y}u {x + 3}u,{y}u")
        taken += [(round(step * UNIT / 2), y * UNIT, 700) for step in range(2 * x, 2 * x + 7)]
    if areas:
        x, y = random.randint(8, 12), random.randint(8, 12)
        lines.append(f"area {x}u,{y}u {x + random.randint(2, 4)}u,{y + random.randint(2, 4)}u")
    for place in range(3000):
        kind, r = random.choice(sorted(RADII.items())) if place < 30 else ("local", 1250)
        x, y = (MIDDLE + random.randint(-9000, 9000) for _ in range(2))
        if all((x - u) ** 2 + (y - v) ** 2 >= (r + q) ** 2 for u, v, q in taken):
            taken.append((x, y, r))
            number[kind] += 1
            lines.append(f"{kind}-{number[kind]} {x},{y}" + (" plain" if kind == "hunter" else ""))
    return table("\n".join(lines))


def tried(places: Places, far: int) -> bool:
    """Whether a grid of a millimetre finds a place."""
    around = places.around()
    for x in range(MIDDLE - far, MIDDLE + far, STEP):
        for y in range(MIDDLE - far, MIDDLE + far, STEP):
            if (x - MIDDLE) ** 2 + (y - MIDDLE) ** 2 < far * far and places.why_not_at(At(x, y, 1250), around) is None:
                return True
    return False


STEP = 100
KINDS = [(walls, areas) for walls in (False, True) for areas in (False, True)]


def places_by(t: Saga, units: int) -> Places:
    number = model(t, "summoned-1").number
    return Places(t, "summoned-1", 1250, (within_of(units, model(t, "a1")),), number, must=True)


@pytest.mark.parametrize(("walls", "areas"), KINDS)
@pytest.mark.parametrize("seed", range(5))
def test_there_is_room_wherever_a_fine_grid_finds_some(seed: int, walls: bool, areas: bool):
    """GB-PLC-03, GB-A-08, GB-A-10: what is found is legal; where nothing is found, the grid finds nothing either."""
    t = crowd(seed, walls, areas)
    for units in (0, 1, 2):
        places = places_by(t, units)
        spot = places.room(0)
        if spot is not None:
            assert places.why_not_at(spot) is None
        else:
            assert not tried(places, (units + 1) * UNIT + 2500)


def test_both_happen():
    """Of these tables some have room, and some have none."""
    found = [places_by(crowd(seed, *kind), units).room(0) for seed in range(5) for kind in KINDS for units in (0, 1, 2)]
    assert 6 < found.count(None) < 54

"""GB-PLC-03, GB-A-99, GB-A-100: what must be placed where its floor has no room goes to another level; where no level
has room, it is not placed."""

import pytest

from tests.games.godbreaker.table import asked, at, events, go, hurts, keys, model, place, refused, table
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.rules.placing import place_by_itself, within_of
from theomachy.games.godbreaker.rules.standing import supported, why_not_stand
from theomachy.games.godbreaker.rules.unstable import nearest_legal
from theomachy.games.godbreaker.state import CASUALTY, FIELD, GONE, At, Saga
from theomachy.kernel import Match
from theomachy.play.probe import probe

FLOOR = "floor 10u,10u 11u,11u level 1"
"""A floor with room for one base and no other."""
WALLS = "terrain 2-wall wall barricade 0u,0u 24u,0u 24u,18u 0u,18u"
"""Ground on which nothing can stand, but for a strip in the south."""
FULL = "terrain 2-wall wall barricade 0u,0u 24u,0u 24u,24u 0u,24u\nb1 20.5u,20.5u,1\nfloor 20u,20u 21u,21u level 1"
HERE = "10.5u,10.5u,1"

CASES = {
    "a summoned model": (f"a1 {HERE} summoning", {}, "summoning", "4", "summoned-1"),
    "a despoiled godbreaker": (f"a1 {HERE} despoiling\na2 casualty", {}, "despoiling:a2", "4", "a2"),
    "the Forgotten of a failed Plunder": (
        f"a1 {HERE}\nhoard-1 10.5u,10.5u,2\nfloor 10u,10u 11u,11u level 2", {}, "plunder:hoard-1", "1", "forgotten-1"
    ),
}  # fmt: skip
"""The models that have to be placed, each with the event that brings it in."""


def crowded(name: str, ground: str) -> tuple[Saga, str, str, str]:
    text, setup, answer, dice, newcomer = CASES[name]
    head = "activation\nactive a1\nobjective none\n"
    return table(f"{head}{FLOOR}\n{ground}\n{text}", levels=True, **setup), answer, dice, newcomer


def stands(t: Saga, id: str) -> bool:
    one = model(t, id)
    spot = At(one.x, one.y, one.r, one.level)
    return supported(t, spot) and why_not_stand(t, spot, one.number) is None


def previewed(match: Match[Saga]) -> Match[Saga]:
    """A match all of whose proposed answers can be previewed."""
    for key in keys(match):
        probe(match, asked(match).seat, key)
    return match


@pytest.mark.parametrize("name", CASES)
def test_where_the_own_floor_is_full_the_nearest_place_on_another_level_is_taken(name: str):
    """GB-PLC-03, GB-ADV-LVL-05, GB-A-99: unstably, with 1 damage and 1 more for the level."""
    t, answer, dice, newcomer = crowded(name, f"{WALLS}\nb1 3u,20u")
    previewed(go(t))
    match = go(t, answer, dice)
    found = model(match, newcomer)
    assert (found.where, found.level, found.damage) == (FIELD, 0, 2)
    assert stands(match.state, newcomer)
    assert len(events(match, "gb-unstable")) == 1


@pytest.mark.parametrize("name", CASES)
def test_who_fits_nowhere_is_not_placed(name: str):
    """GB-A-100: a newcomer stays away, who was to come back stays a casualty, and the game goes on."""
    t, answer, dice, newcomer = crowded(name, FULL)
    previewed(go(t))
    match = go(t, answer, dice)
    assert model(match, newcomer).where == (CASUALTY if newcomer == "a2" else GONE)
    assert model(match, newcomer).seat == (0 if newcomer == "a2" else -1)
    assert len(events(match, "gb-no-room")) == 1
    assert not events(match, "gb-tamed")
    assert GAME.notation.write(GAME.notation.read(GAME.notation.write(match.settled))) == GAME.notation.write(
        match.settled
    )


def test_who_cannot_come_back_does_not_fall_again():
    """GB-TRT-16, GB-A-100: after a failed test as after a successful one."""
    t, answer, _, _ = crowded("a despoiled godbreaker", FULL)
    match = go(t, answer, "1")
    assert model(match, "a2").where == CASUALTY
    assert not events(match, "gb-falls")


def test_a_summoner_on_a_full_floor_calls_to_the_ground():
    """GB-TRT-19, GB-A-99: within 0U there is room one level down, so the placement is not unstable."""
    t, answer, _, _ = crowded("a summoned model", "b1 3u,20u")
    match = go(t, answer)
    assert asked(match).question == "gb-ask-place"
    assert all(key.endswith(",0") for key in keys(match))
    assert refused(match, "nearest").id == "gb-there-is-room"
    match = go(t, f"{answer} | {keys(match)[0]}", "4")
    assert (model(match, "summoned-1").level, model(match, "summoned-1").damage) == (0, 0)
    assert not events(match, "gb-unstable")


def test_the_table_finds_room_on_other_levels_too():
    """GB-A-43, GB-A-99: where nobody chooses."""
    text = f"wild\nobjective none\n{FLOOR}\na1 {HERE}\nb1 3u,20u\nlocal-1 20u,20u"
    t = table(text, levels=True)
    place_by_itself(t, model(t, "local-1"), (within_of(0, model(t, "a1")),), "GB-TRT-19")
    assert (model(t, "local-1").level, model(t, "local-1").damage) == (0, 0)
    t = table(f"{text}\n{WALLS}", levels=True)
    place_by_itself(t, model(t, "local-1"), (within_of(0, model(t, "a1")),), "GB-TRT-19")
    assert (model(t, "local-1").level, model(t, "local-1").damage) == (0, 2)


def test_the_mysterious_come_down_beside_the_others():
    """GB-TRT-04, GB-A-13, GB-A-30: from a floor without others; there is room, so nobody is hurt."""
    match = go(
        table(f"activation\nactive a1\nobjective none\n{FLOOR}\na1 {HERE} mysterious\nb1 5u,20u", levels=True),
        "mysterious", "4",
    )  # fmt: skip
    assert asked(match).question == "gb-ask-mysterious"
    assert all(key.endswith(",0") for key in keys(match))
    assert refused(match, "nearest").id == "gb-there-is-room"
    match.answer(keys(match)[0])
    assert (model(match, "a1").level, model(match, "a1").damage) == (0, 0)


@pytest.mark.parametrize(("levels", "shared"), [(1, True), (2, False)])
def test_a_narrow_gap_on_the_own_level_comes_before_other_levels(levels: int, shared: bool):
    """GB-A-99: the usual level is that of what the range is measured from."""
    floor = "floor 8u,8u 12u,12u level 1" if shared else FLOOR
    t = table(f"activation\nactive a1\nobjective none\n{floor}\na1 {HERE} summoning\nb1 3u,20u", levels=True)
    found = {key.count(",") for key in keys(go(t, "summoning"))}
    assert found == {levels}


@pytest.mark.parametrize("kind", ["lost", "horror"])
@pytest.mark.parametrize("ground", [f"{WALLS}\nb1 3u,20u", FULL], ids=["another level", "no room"])
def test_a_round_ends_when_a_threat_on_a_full_floor_falls(kind: str, ground: str):
    """GB-TRA-02, GB-NES-07: the Damned of a Lost and the Spawn of a Horror find a place elsewhere, or none."""
    scenario, heir = {"lost": ("tragedy", "damned-1"), "horror": ("nest", "spawn-1")}[kind]
    text = f"recovery\nobjective none\n{FLOOR}\n{ground}\na1 3.5u,19.9u,2\n{kind}-1 {HERE} damage 30"
    text += "\nfloor 3u,19.5u 4u,20.5u level 2"
    t = table(text, levels=True, scenario=scenario)
    dice = ["1", *(["1", "2"] if kind == "horror" else []), *([] if ground == FULL else ["8"]), "8 7"]
    match = go(t, "spawn" if kind == "horror" else "", " | ".join(dice))
    assert model(match, f"{kind}-1").where == CASUALTY
    assert model(match, heir).where == (GONE if ground == FULL else FIELD)
    assert hurts(match, "GB-PLC-03") == ([] if ground == FULL else [f"{heir} 2"])


RUIN = "activation\nactive a1\nobjective none\na1 3.5u,20.5u,1 ruinous3\nfloor 3u,20u 9u,21u level 1\n"


def test_who_stood_on_ruined_terrain_falls_to_a_level_with_room():
    """GB-TRT-17, GB-ADV-LVL-05, GB-A-99"""
    t = table(f"{RUIN}b1 8u,20.5u,1\n{WALLS}", levels=True)
    match = go(t, "ruinous:1-floor", "4")
    assert (model(match, "a1").level, model(match, "b1").level) == (0, 0)
    assert stands(match.state, "a1")
    assert stands(match.state, "b1")


def test_who_stood_on_ruined_terrain_above_a_full_battlefield_is_a_casualty():
    """GB-TRT-17, GB-A-100: it cannot stay in the air."""
    t = table(f"{RUIN}b1 8u,20.5u,1\nterrain 2-wall wall barricade 0u,0u 24u,0u 24u,24u 0u,24u", levels=True)
    match = previewed(go(t))
    match = go(t, "ruinous:1-floor", "4")
    assert (model(match, "a1").where, model(match, "b1").where) == (CASUALTY, CASUALTY)


def test_who_moves_into_the_air_above_full_ground_is_back_where_it_can_stand():
    """GB-ADV-LVL-05, GB-A-99: no place below, so the nearest on the floor that it left."""
    text = f"activation\nactive a1\nobjective none\n{FLOOR}\na1 {HERE}\n{FULL}"
    match = go(table(text, levels=True), "move:10.5u,12u")
    assert stands(match.state, "a1")
    assert model(match, "a1").level == 1


def test_the_nearest_place_of_all_may_be_on_another_level():
    """GB-A-99: the own level comes first, or whichever is nearest, as agreed."""
    text = "wild\nobjective none\nfloor 8u,8u 16u,16u level 1\na1 20u,20u\nb1 8.5u,8.5u,1\nb2 10.4u,8.5u,1"
    for ruling, level in ((False, 1), (True, 0)):
        t = table(text, levels=True, unstable_on_any_level=ruling)
        found = nearest_legal(t, at("8.5u,8.5u,1", 1250), 0)
        assert found is not None
        assert found.level == level


def test_no_place_is_found_where_there_is_none():
    """GB-A-100"""
    t = table(f"wild\nobjective none\n{FLOOR}\na1 {HERE}\n{FULL}", levels=True)
    assert nearest_legal(t, at(HERE, 1250), -1) is None
    assert place(t, "a1") == "26670,26670,1"

"""Deployment: where the zones are, in which order warbands come to the table, and how models are set down."""

from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from tests.games.godslayer.kit import (
    GAME,
    Given,
    allowed,
    asked,
    battle,
    card,
    go,
    grid,
    keys,
    model,
    piece,
    refused,
    the_card,
    why,
)
from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.army.profiles import PROFILES
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.rules.setup.deployment import zone
from theomachy.games.godslayer.rules.setup.setting_down import Places
from theomachy.games.godslayer.rules.space.formation import keeps_formation
from theomachy.games.godslayer.scene import own_ground
from theomachy.games.godslayer.setup import Setup, random_setup
from theomachy.games.godslayer.state import FIELD, RESERVE, Battle, Card
from theomachy.geometry.plane import INCH, Disc, on_table, overlap
from theomachy.kernel import Roll

FIVE = "1,1 2,1 3,1 4,1 5,1"
UNIT = card("a bladeslingers", FIVE)
FOE = card("b gorelord", "24,44")


def waiting(*cards: Given, seat: int = 0, what: str = "regular", **more: Any) -> Battle:
    """A battle in which one seat deploys what it was given; the others stand where they are."""
    more = {"phase": "setting up", "turn": None, **more}
    t = battle(*cards, FOE, round=0, agenda=(tasks.Deploy(seat, what),), **more)
    for one in t.models:
        if t.seat_of(one) == seat:
            one.where = RESERVE
    return t


def inches(t: Battle, seat: int, how: str = "regular") -> list[tuple[float, ...]]:
    return [tuple(round(side / INCH, 2) for side in box) for box in zone(t, seat, how).boxes]


# Zones


def test_zones_are_eight_inches_deep_along_the_whole_side() -> None:
    """GS-SET-10: 32 inches apart. GS-DEP-02: advanced deployment goes eight inches further."""
    t = battle(UNIT, FOE)
    assert (inches(t, 0), inches(t, 1)) == ([(0, 0, 48, 8)], [(0, 40, 48, 48)])
    assert (inches(t, 0, "advanced"), inches(t, 1, "advanced")) == ([(0, 0, 48, 16)], [(0, 32, 48, 48)])


def test_on_other_tables_zones_stay_32_inches_apart() -> None:
    """GS-SET-10: the depth changes. GS-A-82: advanced deployment still goes eight inches beyond the zone."""
    t = battle(UNIT, FOE, large=True, sides=("west", "east"))
    assert (inches(t, 0), inches(t, 1)) == ([(0, 0, 20, 48)], [(52, 0, 72, 48)])
    assert inches(t, 0, "advanced") == [(0, 0, 28, 48)]
    along = battle(UNIT, FOE, large=True)
    assert (inches(along, 0), inches(along, 1)) == ([(0, 0, 72, 8)], [(0, 40, 72, 48)])
    short = battle(UNIT, FOE, height=40 * INCH)
    assert (inches(short, 0), inches(short, 1)) == ([(0, 0, 48, 4)], [(0, 36, 48, 40)])


def test_on_all_four_sides_the_corners_belong_to_nobody() -> None:
    """GS-MUL-04"""
    t = battle(UNIT, FOE, card("c pendragon", "4,24"), card("d gorelord", "44,24"))
    assert [inches(t, seat)[0] for seat in range(4)] == [(8, 0, 40, 8), (8, 40, 40, 48), (0, 8, 8, 40), (40, 8, 48, 40)]


def test_sides_may_be_divided_into_sections() -> None:
    """GS-MUL-04, GS-A-154: two sections of a side meet in its middle and are as deep as the whole side."""
    sides = ("south-west", "south-east", "north-west", "north-east")
    t = battle(UNIT, FOE, card("c pendragon", "4,24"), card("d gorelord", "44,24"), sides=sides)
    boxes = [(0, 40, 24, 48), (24, 40, 48, 48), (0, 0, 24, 8), (24, 0, 48, 8)]
    assert [inches(t, seat)[0] for seat in range(4)] == boxes


@pytest.mark.parametrize(("players", "whole"), [(3, {"south"}), (4, set())])
def test_players_share_a_divided_table(players: int, whole: set[str]) -> None:
    """GS-MUL-04, GS-A-154: three players divide the north, four the south as well, and all can deploy there."""
    bands = tuple(STARTERS[f"{faction}-160"] for faction in ("wyldfolk", "banebrood", "mortans", "nordgaard"))
    t = GAME.new(Setup(bands[:players], level=300, divided=True))
    deploy_all(t, Random(4))
    assert all(in_zone(t, one) for one in t.cards if one.deploys != "secret")
    assert len({*t.sides}) == players
    assert {side for side in t.sides if "-" not in side} == whole
    edges = [area for area in own_ground(t) if area.id.startswith("edge")]
    assert len({tuple(edge.outline) for edge in edges}) == players


def test_who_defends_a_break_through_deploys_up_to_sixteen_inches() -> None:
    """GS-SET-10, GS-SCN-01: and second, whoever starts."""
    t = battle(UNIT, FOE, scenario="break-through")
    assert (inches(t, 0), inches(t, 1)) == ([(0, 0, 48, 8)], [(0, 32, 48, 48)])


def test_a_last_stand_is_made_round_the_centre() -> None:
    """GS-SET-10, GS-SCN-01: within eight inches of it; the attacker comes from two opposite sides."""
    t = battle(UNIT, FOE, scenario="last-stand", sides=("west", "centre"))
    assert inches(t, 0) == [(0, 0, 8, 48), (40, 0, 48, 48)]
    room = zone(t, 1)
    middle = 24 * INCH
    assert room.holds(Disc(middle + 8 * INCH - 1500, middle, 1500))
    assert not room.holds(Disc(middle + 8 * INCH - 1499, middle, 1500))
    assert not room.holds(Disc(middle + 7 * INCH, middle + 7 * INCH, 1500))


# Order


def test_only_what_is_left_of_the_stage_can_be_deployed() -> None:
    """GS-SET-11, GS-DEP-02"""
    t = waiting(UNIT, card("a pendragon", "1,1"), card("a fimbul-toughborns", FIVE, deploys="advanced"))
    match = go(t.copy())
    assert (asked(match).question, keys(match)) == ("gs-ask-deploy", ["a1", "a2"])
    match = go(t.copy(), "a2 | a2:10in,4in")
    assert (model(match, "a2").where, asked(match).by) == (FIELD, "a1")
    t.agenda = (tasks.Deploy(0, "advanced"),)
    assert asked(go(t)).by == "a3"


# Placing


def test_bases_are_completely_in_the_zone() -> None:
    """GS-SET-11: on the table, not on each other, not on what nobody stands on. GS-TER-05, GS-A-85"""
    lake = piece("lake", "20,0 26,0 26,6 20,6", going="impassable")
    t = waiting(card("a pendragon", "1,1"), terrain=[lake])
    match = go(t)
    small = 1500 / INCH
    assert allowed(match, f"a1:10in,{8 * INCH - 1500}")
    assert refused(match, f"a1:10in,{8 * INCH - 1499}").id == "gs-outside-zone"
    assert allowed(match, f"a1:{round(small * INCH)},4in")
    assert refused(match, "a1:1in,0").id == "gs-outside-zone"
    assert refused(match, "a1:22in,3in").id == "gs-place-no-standing"
    assert allowed(match, f"a1:{20 * INCH - 1500},3in")
    for nonsense in ("", "x", "a1", "a1:", "a1:1", "a1:-1,5", "b1:10in,4in", "all:x", "a1:1,2,3", "nearest"):
        assert refused(match, nonsense).clause in ("GS-SET-11", "GS-DEP-09")
    assert why(match, "singly") == "gs-no-such-model GS-SET-11"


def test_nobody_is_set_down_on_another() -> None:
    """GS-SET-11: touching is no overlap."""
    t = waiting(card("a pendragon", "1,1"))
    foe = model(t, "b1")
    foe.x, foe.y = 10 * INCH, 4 * INCH
    match = go(t)
    assert refused(match, f"a1:{foe.x + foe.r + 1499},{foe.y}").id == "gs-place-on-model"
    assert allowed(match, f"a1:{foe.x + foe.r + 1500},{foe.y}")


def test_advanced_deployment_uses_the_deeper_zone() -> None:
    """GS-DEP-02"""
    t = waiting(card("a fimbul-toughborns", FIVE, deploys="advanced"), what="advanced")
    match = go(t)
    assert allowed(match, "all:20in,14in")
    assert refused(match, "all:20in,16in").clause == "GS-DEP-02"


def test_a_unit_is_set_down_at_once_in_ranks() -> None:
    """GS-SET-11, GS-FRM-01: the leader where he is wanted, the others around him, in formation and in the zone."""
    match = go(waiting(UNIT), "all:20in,6in")
    t = match.state
    assert (model(t, "a1.1").x, model(t, "a1.1").y) == (20 * INCH, 6 * INCH)
    assert all(one.where == FIELD for one in t.models)
    assert keeps_formation(t, the_card(t, "a1"))
    assert all(zone(t, 0).holds(one.disc) for one in t.members(the_card(t, "a1")))


def test_ranks_make_way_for_what_stands_there() -> None:
    """GS-SET-11, GS-TER-05"""
    rock = piece("rock", "21,4 23,4 23,8 21,8", going="impassable", height=2)
    match = go(waiting(UNIT, terrain=[rock]), "all:20in,6in")
    t = match.state
    members = t.members(the_card(t, "a1"))
    assert len(members) == 5
    assert not any(overlap(a.disc, b.disc) for n, a in enumerate(members) for b in members[:n])
    assert keeps_formation(t, the_card(t, "a1"))


def test_members_can_be_set_down_one_by_one_in_formation() -> None:
    """GS-SET-11, GS-FRM-01: whoever comes next stands within two inches of another, and leaves room for the rest."""
    match = go(waiting(UNIT), "singly | a1.1:20in,6in")
    places = asked(match).options
    assert isinstance(places, Places)
    assert places.movers() == {"a1.2": "a1.2:", "a1.3": "a1.3:", "a1.4": "a1.4:", "a1.5": "a1.5:"}
    assert why(match, "singly") == "gs-place-singly GS-SET-11"
    assert refused(match, "a1.2:26in,6in").id == "gs-place-formation"
    assert refused(match, "a1.1:22in,6in").id == "gs-stands-already"
    far = 20 * INCH + 2 * 1500 + 2 * INCH
    assert refused(match, f"a1.2:{far + 1},6in").id == "gs-place-formation"
    match.answer(grid(f"a1.3:{far},6in"))
    assert model(match, "a1.3").x == far
    match.answer(grid("a1.5:20in,4in"))
    match.answer("all:" + next(key for key in keys(match)).partition(":")[2])
    assert keeps_formation(match.state, the_card(match, "a1"))


def test_who_comes_first_leaves_room_for_the_others() -> None:
    """GS-SET-11: a unit is not set down where it cannot stand as a whole."""
    pocket = piece("lake", "4,0 10,0 10,1.7 11.6,1.7 11.6,0 18,0 18,8 4,8", going="impassable")
    match = go(waiting(UNIT, terrain=[pocket]))
    assert refused(match, "a1.1:10.8in,0.8in").id == "gs-place-rest"
    assert refused(match, "all:10.8in,0.8in").id == "gs-place-rest"


def test_where_there_is_no_room_at_all_they_stand_as_near_as_can_be() -> None:
    """GS-SET-11, GS-DEP-09"""
    lake = piece("lake", "0,0 48,0 48,8 0,8", going="impassable")
    match = go(waiting(card("a pendragon", "1,1"), terrain=[lake]))
    one = model(match, "a1")
    assert one.where == FIELD
    assert 8 * INCH + 1500 <= one.y <= 9 * INCH


def test_a_machine_and_its_crew_are_set_down_together() -> None:
    """GS-SET-11, GS-WMC-02"""
    machines = [profile for profile in PROFILES.values() if profile.crew is not None]
    assert machines
    for profile in machines:
        t = waiting(card(f"a {profile.id}", FIVE))
        match = go(t, "all:20in,5in")
        assert [one.id for one in match.state.models if one.where == RESERVE] == []
        assert keeps_formation(match.state, the_card(match, "a1"))


# Whole deployments


def deploy_all(t: Battle, random: Random) -> list[tuple[int, str]]:
    """Plays until the first turn; who deployed what, in order."""
    found: list[tuple[int, str]] = []
    while t.round == 0 and t.agenda:
        step = GAME.next_step(t)
        assert step is not None
        answer: Any = None
        try:
            while True:
                request: Any = step.send(answer)
                if isinstance(request, Roll):
                    answer = tuple(random.choice(die) for die in request.dice)
                    continue
                options = request.look()
                assert options
                assert [one for one in options if request.why_not(one)] == []
                answer = random.choice(options)
                if request.question == "gs-ask-place" and random.random() < 0.3:
                    answer = request.options.pick(random)
                if request.question == "gs-ask-place" and answer != "singly":
                    found.append((request.seat, request.by))
        except StopIteration:
            pass
    return found


def stage(t: Battle, id: str) -> str:
    return the_card(t, id).deploys


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_chosen_everybody_is_deployed_well(seed: int) -> None:
    """GS-SET-11, GS-DEP-01, GS-FRM-01: in every scenario, on every table; the starting player first, advanced after
    regular deployment."""
    random = Random(seed)
    t = GAME.new(random_setup(random, (160, 300)[seed % 2]))
    order = deploy_all(t, random)
    assert [one.id for one in t.models if one.where == RESERVE] == []
    bases = [one.disc for one in t.standing()]
    assert not any(overlap(a, b) for n, a in enumerate(bases) for b in bases[:n])
    assert all(on_table(base, t.width, t.height) for base in bases)
    assert all(in_zone(t, one) and keeps_formation(t, one) for one in t.cards if one.deploys != "secret")
    stages = [("regular", "advanced").index(stage(t, id)) for _, id in order]
    assert stages == sorted(stages)
    if t.setup.scenario == "open-battle":
        firsts = [seat == t.order[0] for seat, id in order if stage(t, id) == "regular"]
        assert all(a >= b for a, b in pairwise(firsts))


@pytest.mark.parametrize(
    ("teams", "scenario"),
    [((), "open-battle"), ((0, 0, 1, 1), "open-battle"), ((0, 1, 0, 1), "last-stand"), ((0, 1, 1, 0), "break-through")],
)
@pytest.mark.parametrize("large", [False, True])
def test_four_players_deploy_as_well(teams: tuple[int, ...], scenario: Any, large: bool) -> None:
    """GS-MUL-01, GS-MUL-04, GS-SET-10"""
    bands = tuple(STARTERS[f"{faction}-160"] for faction in ("wyldfolk", "banebrood", "mortans", "nordgaard"))
    t = GAME.new(Setup(bands, scenario, 300, large=large, teams=teams))
    deploy_all(t, Random(4))
    assert [one.id for one in t.models if one.where == RESERVE] == []
    assert all(in_zone(t, one) for one in t.cards if one.deploys != "secret")
    sides = [t.sides[seat] for seat in range(4)]
    if scenario == "open-battle":
        assert len(set(sides)) == (2 if teams else 4)


@pytest.mark.parametrize(
    ("players", "teams"), [(5, (0, 0, 0, 1, 1)), (8, (0, 1, 0, 1, 0, 1, 0, 1)), (5, ()), (6, ()), (7, ()), (8, ())]
)
def test_up_to_eight_players_deploy(players: int, teams: tuple[int, ...]) -> None:
    """GS-MUL-01, GS-MUL-04, GS-A-154: teams share a side; players for themselves have a side or a section each."""
    bands = [text for name, text in STARTERS.items() if name.endswith("-160")]
    t = GAME.new(Setup(tuple((bands * 2)[:players]), level=160, large=True, teams=teams))
    deploy_all(t, Random(5))
    assert t.agenda == ()
    assert [one.id for one in t.models if one.where == RESERVE] == []
    assert all(in_zone(t, one) for one in t.cards if one.deploys != "secret")
    assert len({*t.sides}) == (2 if teams else players)
    boxes = [box for seat in t.order for box in zone(t, seat).boxes]
    assert all(a >= g or c <= e or b >= h or d <= f for (a, b, c, d), (e, f, g, h) in combinations(boxes, 2))


def in_zone(t: Battle, one: Card) -> bool:
    return all(zone(t, one.seat, one.deploys).holds(member.disc) for member in t.members(one))

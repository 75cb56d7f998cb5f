"""The scene: what a viewer sees of the table, its models, markers and terrain, and who is ahead."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.godslayer.kit import battle, card, model, piece, the_card
from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.army.card_faces import CARDS
from theomachy.games.godslayer.setup import PRESETS, SCENARIOS, Setup, for_players, random_setup
from theomachy.games.godslayer.state import HIDDEN, Battle, Effect, Haze, Marker
from theomachy.geometry.plane import INCH
from theomachy.kernel import Fast, Message, play_out
from theomachy.kernel.scene import Bar, Piece, Scene, Track
from theomachy.play.patches import apply, difference


def position(**more: Any) -> Battle:
    """A unit and its leader against two of a kind."""
    return battle(
        card("a centurion", "10,10", leader=True),
        card("a legionnaires", "10,14 11.5,14 13,14", wounds=(2,)),
        card("b ursapine", "30,30"),
        card("b ursapine", "34,30"),
        active="a1",
        **more,
    )


def seen(t: Battle, viewer: int | None = None) -> Scene:
    return GAME.scene(t, viewer)


# What never changes


@pytest.mark.parametrize(("players", "large", "size"), [(2, False, 48), (3, False, 48), (4, True, 72), (8, True, 72)])
def test_the_board_is_a_plane_with_as_many_seats_as_warbands(players, large, size):
    """GS-SET-01, GS-MUL-01: a table of 48 by 48 inches, or 48 by 72; a warband each."""
    setup = msgspec.structs.replace(for_players(Setup(), players), large=large)
    fixed = seen(GAME.new(setup)).fixed
    assert (fixed.game, fixed.board, fixed.size) == ("godslayer", "plane", (size * INCH, 48 * INCH))
    assert fixed.seats == [f"gs-seat-{number}" for number in range(1, players + 1)]
    assert [zone.owner for zone in fixed.zones] == [None, *range(players)]


def test_cards_show_the_items_and_spells_that_go_with_them():
    """GS-ITM-01, GS-ITM-09, GS-CON-04: what somebody carries is open, and every line can be named by its key."""
    t = battle(
        card("a godquester", "10,10", items=("xiphos", "minor-healing-potion")),
        card("a sanctum-priestess", "13,10", spells=("mend-flesh",)),
        card("b ursapine", "30,30"),
    )
    scene = seen(t)
    assert [scene.pieces[id].card for id in ("a1", "a2", "b1")] == ["a1", "a2", "ursapine"]
    own = [(line.section, line.key) for line in scene.fixed.cards["a1"].lines if line.section == "gs-items"]
    assert own == [
        ("gs-items", "melee:xiphos-thrust"),
        ("gs-items", "melee:xiphos-cut"),
        ("gs-items", "xiphos"),
        ("gs-items", "item:minor-healing-potion"),
    ]
    spells = [line.key for line in scene.fixed.cards["a2"].lines if line.section == "gs-spells"]
    assert spells == ["mend-flesh"]
    assert scene.fixed.cards["a1"].icon == "godquester"
    assert scene.fixed.cards["ursapine"] == CARDS["ursapine"]


# Cards and models


def test_an_individual_is_one_piece():
    """GS-MOD-01, GS-PRO-02, GS-PRO-08: its tokens, its life and its statistics as they stand now."""
    t = position()
    model(t, "a1").wounds = 3
    found = seen(t).pieces["a1"]
    left = model(t, "a1").left
    assert (found.name, found.zone, found.owner, found.card) == ("gs-centurion-card", "table", 0, "centurion")
    assert (found.bars, found.badges) == ([Bar("gs-life", left, left + 3)], {"gs-tokens": the_card(t, "a1").tokens})
    assert (found.at, found.base, found.of) == ((10 * INCH, 10 * INCH), model(t, "a1").r, "")
    assert found.marks == ["gs-warband-leader", "gs-active", "gs-activated"]
    assert found.figures == {f"gs-{name}": value for name, value in the_card(t, "a1").of.stats.items()}


def test_a_unit_is_a_piece_beside_the_table_and_its_members_are_on_it():
    """GS-MOD-05, GS-ACT-01: the pool of tokens belongs to the unit, life to its members."""
    pieces = seen(position()).pieces
    unit, first = pieces["a2"], pieces["a2.1"]
    assert (unit.name, unit.zone, unit.at, unit.bars) == (
        "gs-legionnaires-card",
        "warband-1",
        None,
        [Bar("gs-models", 3, 3)],
    )
    assert (unit.badges, first.badges) == ({"gs-tokens": 4}, {})
    assert [pieces[f"a2.{n}"].of for n in (1, 2, 3)] == ["a2"] * 3
    assert first.bars[0].value == first.bars[0].most - 2
    assert [pieces[f"a2.{n}"].marks for n in (1, 2, 3)] == [["gs-role-leader"], ["gs-role-musician"], []]


def test_nobody_shares_a_name():
    """GS-MOD-05: cards alike are numbered, and members through all cards of a side; the side is added."""
    t = battle(
        card("a legionnaires", "10,10 12,10"),
        card("a legionnaires", "10,14 12,14"),
        card("b legionnaires", "10,30 12,30"),
        card("b scorpio", "30,30 32,30 34,30"),
    )
    names = {id: found.name.removeprefix("gs-") for id, found in seen(t).pieces.items()}
    assert [names[id] for id in ("a1", "a2", "b1", "b2")] == [
        "legionnaires-card-1@gs-seat-1",
        "legionnaires-card-2@gs-seat-1",
        "legionnaires-card@gs-seat-2",
        "scorpio-card",
    ]
    assert [names[id] for id in ("a1.1", "a2.1", "b1.2")] == [
        "legionnaires-model-1@gs-seat-1",
        "legionnaires-model-3@gs-seat-1",
        "legionnaires-model-2@gs-seat-2",
    ]
    assert [names[f"b2.{n}"] for n in (1, 2, 3)] == ["scorpio-machine-1", "scorpio-model-1", "scorpio-model-2"]
    assert len({*names.values()}) == len(names)


def test_marks_tell_what_is_true_of_a_card():
    """GS-FLE-01, GS-PSY-03, GS-FRM-01, GS-MEL-07"""
    t = position()
    one, unit = the_card(t, "b1"), the_card(t, "a2")
    one.fleeing, one.afraid, unit.style = True, (0,), "powerful"
    model(t, "a2.3").x = 30 * INCH
    pieces = seen(t).pieces
    assert pieces["b1"].marks == ["gs-fleeing", "gs-frightened"]
    assert pieces["a2"].marks == ["gs-scattered", "gs-style-powerful"]


def test_marks_tell_what_is_true_of_a_model():
    """GS-KNO-01, GS-STA-01, GS-FUM-02, GS-SER-01, GS-GEF-01"""
    t = position()
    one = model(t, "b1")
    one.down, one.still, one.fumbled, one.wounds = True, "turn", True, one.lp - 1
    one.effects = (Effect("fire", "continuous", "lasting"),)
    assert seen(t).pieces["b1"].marks == ["gs-down", "gs-still", "gs-fumbled", "gs-seriously-wounded", "gs-fire"]


def test_who_is_gone_lies_with_the_warband():
    """GS-DMG-06, GS-VIC-04: so that what is told of them can still name them."""
    t = position()
    model(t, "a2.2").where, model(t, "b1").where = "destroyed", "safe"
    pieces = seen(t).pieces
    assert (pieces["a2.2"].zone, pieces["a2.2"].at, pieces["a2.2"].marks[-1]) == ("warband-1", None, "gs-fallen")
    assert (pieces["b1"].zone, pieces["b1"].marks) == ("warband-2", ["gs-safe"])
    assert pieces["a2"].bars == [Bar("gs-models", 2, 3)]
    assert seen(hiding(1)).pieces["a2"].bars == [Bar("gs-models", 3, 3)]


# Hidden assignments


def hiding(marker: int) -> Battle:
    """A unit of seat a is at one of three markers."""
    t = battle(
        card("a pendragon", "10,10"),
        card("a cromlech-guard", "0,0 0,0 0,0", deploys="secret", marker=marker),
        card("b ursapine", "30,30"),
        markers=tuple(Marker(f"marker-a{n}", "secret", n * 10 * INCH, 20 * INCH, 0) for n in (1, 2, 3)),
    )
    for one in t.members(the_card(t, "a2")):
        one.where = HIDDEN
    return t


@pytest.mark.parametrize("viewer", [1, -1])
def test_others_do_not_see_which_marker_hides_whom(viewer):
    """GS-DEP-13: battles that differ only in the assignment look the same to the enemy and to spectators."""
    one, two = hiding(1), hiding(3)
    assert one.digest() != two.digest()
    assert seen(one, viewer) == seen(two, viewer)
    assert "gs-hidden" in seen(one, viewer).pieces["a2"].marks


def test_spectators_and_allies_do_not_see_it_in_a_team_game():
    """GS-DEP-13, GS-MUL-01: only the player who made the assignment knows it."""

    def team_game(marker: int) -> Battle:
        t = hiding(marker)
        warbands = t.setup.warbands * 2
        t.setup = msgspec.structs.replace(t.setup, warbands=warbands, teams=(0, 1, 1, 0))
        t.points = (0,) * 4
        return t

    for viewer in (-1, 1, 2, 3):
        assert seen(team_game(1), viewer) == seen(team_game(3), viewer)


def test_who_assigned_it_sees_it():
    """GS-DEP-04: its player does, and whoever sees everything."""
    for viewer in (0, None):
        assert seen(hiding(2), viewer).pieces["a2"].marks == ["gs-hidden", "gs-at-marker-2"]
        markers = [seen(hiding(2), viewer).pieces[f"marker-a{number}"] for number in (1, 2, 3)]
        assert [marker.hides for marker in markers] == ["", "cromlech-guard", ""]
        assert [marker.marks for marker in markers] == [[], ["gs-cromlech-guard-card"], []]


# Markers, terrain and haze


def test_markers_are_pieces_with_an_owner():
    """GS-DEP-03, GS-DEP-11: where nobody is left, everybody knows."""
    t = hiding(1)
    t.markers = (*t.markers[:2], msgspec.structs.replace(t.markers[2], bare=True))
    found = seen(t, 1).pieces
    assert found["marker-a1"] == Piece(
        "marker-a1", "table", 0, icon="gs-secret", at=(10 * INCH, 20 * INCH), base=found["marker-a1"].base
    )
    assert found["marker-a3"].marks == ["gs-bare"]


def test_the_relic_goes_with_its_carrier():
    """GS-SCN-01"""
    t = position(scenario="relic", markers=(Marker("relic", "relic", 10 * INCH, 10 * INCH, carrier=0),))
    pieces = seen(t).pieces
    assert (pieces["relic"].name, pieces["relic"].of, pieces["relic"].owner) == ("gs-relic", "a1", None)
    assert "gs-carries-relic" in pieces["a1"].marks
    assert not any("gs-carries-relic" in pieces[id].marks for id in ("a2.1", "b1"))


def test_terrain_is_called_by_its_kind_and_numbered_only_beside_others_of_it():
    """GS-TER-01, GS-TER-05: impassable terrain is hard."""
    rock = piece("rock", "20,20 24,20 24,24 20,24", height=3, going="impassable")
    zone = seen(position(terrain=[rock])).ground["1-rock"]
    assert (zone.label, zone.kind, zone.hard, zone.line) == ("gs-terrain-rock", "rock", True, False)
    assert zone.outline == list(rock.outline)
    lake = piece("lake", "20,20 24,20 24,24 20,24", going="impassable")
    assert seen(position(terrain=[lake])).ground["1-lake"].kind == "water"


def test_haze_is_drawn_as_a_circle():
    """GS-HAZ-01: three inches across; thorns are difficult ground instead."""
    t = position(hazes=(Haze(20 * INCH, 20 * INCH, 3, "round"), Haze(30 * INCH, 20 * INCH, 4, "round", rough=True)))
    one, two = (seen(t).ground[f"haze-{n}"] for n in (0, 1))
    assert (one.label, one.kind, two.label, two.kind) == ("gs-smoke", "haze", "gs-thorn-ground", "scrub")
    assert max(x for x, _ in one.outline) - min(x for x, _ in one.outline) == 3 * INCH


# Beside the table


def test_tracks_tell_kill_points_the_round_and_what_is_left():
    """GS-VIC-01, GS-RND-01, GS-ACT-01, GS-MOV-06, GS-CLS-03: heavy infantry moves with three tokens at most."""
    t = position()
    the_card(t, "a1").tokens, the_card(t, "a1").moved = 2, 1
    model(t, "b1").where = "destroyed"
    assert seen(t).tracks == {
        "kills-1": Track("gs-kills", the_card(t, "b1").cost, owner=0),
        "kills-2": Track("gs-kills", 0, owner=1),
        "round": Track("gs-rounds", 2, 6),
        "tokens": Track("gs-tokens", 2, owner=0),
        "moved": Track("gs-movement", 2, 3, 0),
    }


def test_points_of_a_scenario_have_tracks_of_their_own():
    """GS-SCN-01: stones score points."""
    tracks = seen(position(scenario="standing-stones", points=(2, 1))).tracks
    assert (tracks["points-1"], tracks["points-2"]) == (Track("gs-scored", 2, owner=0), Track("gs-scored", 1, owner=1))


@pytest.mark.parametrize(
    ("phase", "shown"),
    [("initiation", "initiation"), ("activation", "activation"), ("end of round", "activation")],
)
def test_a_round_has_two_phases(phase, shown):
    """GS-RND-02, GS-RND-03"""
    scene = seen(position(phase=phase))
    assert (scene.phases, scene.phase) == (["gs-phase-initiation", "gs-phase-activation"], f"gs-phase-{shown}")
    assert scene.status[0].id == f"gs-status-{shown}"


def test_there_are_no_phases_before_the_first_round():
    """GS-SET-01"""
    scene = seen(GAME.new(Setup()))
    assert (scene.phases, scene.phase, [message.id for message in scene.status]) == ([], "", ["gs-status-setting-up"])


def test_the_status_tells_whose_turn_it_is_and_who_is_ahead():
    """GS-RND-04, GS-AVN-02, GS-VIC-05"""
    t = position()
    assert seen(t).status[1:] == [
        Message("gs-status-turn", "GS-RND-04", {"seat": 0}),
        Message("gs-status-active", "GS-AVN-02", {"name": "gs-centurion-card"}),
        Message("gs-status-level", "GS-VIC-05", {"points": 0}),
    ]
    model(t, "b1").where = "destroyed"
    ahead = Message("gs-status-ahead", "GS-VIC-05", {"seats": ["gs-seat-1"], "lead": the_card(t, "b1").cost})
    assert seen(t).status[-1] == ahead


def test_what_decides_is_what_the_scenario_says():
    """GS-SCN-01: points at the stones, whether the defenders stand in a last stand."""
    assert seen(position(scenario="standing-stones", points=(0, 2))).status[-1].args == {
        "seats": ["gs-seat-2"],
        "lead": 2,
    }
    t = position(scenario="last-stand")
    assert seen(t).status[-1].id == "gs-status-holds-out"
    for id in ("b1", "b2"):
        model(t, id).where = "destroyed"
    assert seen(t).status[-1].id == "gs-status-overrun"


@pytest.mark.parametrize(
    ("teams", "result", "told"),
    [
        ((), (1.0, 0.0, 0.0, 0.0), Message("gs-status-won", "GS-VIC-05", {"seat": 0})),
        (
            (0, 1, 0, 1),
            (0.0, 0.5, 0.0, 0.5),
            Message("gs-status-team-won", "GS-MUL-01", {"seats": ["gs-seat-2", "gs-seat-4"]}),
        ),
        (
            (),
            (0.0, 0.5, 0.5, 0.0),
            Message("gs-status-drawn", "GS-A-140", {"seats": ["gs-seat-2", "gs-seat-3"]}),
        ),
    ],
)
def test_the_end_is_told(teams, result, told):
    """GS-VIC-05, GS-MUL-01, GS-A-140"""
    cards = [card(f"{letter} ursapine", f"{10 * place},10") for place, letter in enumerate("abcd", 1)]
    t = battle(*cards, phase="over", result=result, teams=teams)
    assert seen(t).status == [told]


# On the way to a viewer


@pytest.mark.parametrize("scenario", SCENARIOS[::2])
@pytest.mark.long
def test_scenes_travel_as_patches(scenario):
    """Every change of a random game can be told by a merge patch; no two pieces or grounds have the same id."""
    random = Random(SCENARIOS.index(scenario))
    t = GAME.new(random_setup(random, 160, scenario))
    shown: dict[str, Any] = {}
    fixed = seen(t).fixed

    def look(ask):
        nonlocal shown
        scene = seen(t, ask.seat)
        now = scene.moving()
        assert apply(shown, difference(shown, now)) == now
        assert scene.fixed == fixed
        assert not {*scene.pieces} & {*scene.ground}
        assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
        assert {piece.zone for piece in scene.pieces.values()} <= {zone.id for zone in fixed.zones}
        assert {piece.card for piece in scene.pieces.values()} - {""} <= {*fixed.cards}
        shown = now
        keys = [key for key in ask.look() if not str(key).startswith("charge:")]
        return keys[int(random.random() * len(keys))]

    play_out(GAME, t, [look, look], Fast(1))
    assert seen(t).status[0].id in ("gs-status-won", "gs-status-drawn")


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_a_scene(name):
    """GS-SET-01"""
    t = GAME.new(PRESETS[name](Random(1)))
    assert len(seen(t, 0).pieces) >= len(t.models)


# Ground of one's own


def test_edges_belong_to_whoever_came_from_there():
    """GS-SET-02, GS-MUL-04: all through the battle one sees whose side is which; zones are gone once it has begun."""
    own = [zone for zone in seen(position()).ground.values() if zone.owner is not None]
    assert [(zone.id, zone.owner, zone.outline, zone.line) for zone in own] == [
        ("edge-1", 0, [(0, 0), (48 * INCH, 0)], True),
        ("edge-2", 1, [(0, 48 * INCH), (48 * INCH, 48 * INCH)], True),
    ]


def test_zones_are_drawn_while_warbands_are_deployed():
    """GS-SET-10: eight inches deep along both sides, for everybody to see."""
    ground = seen(position(round=0), 1).ground
    assert ground["zone-1-1"].outline == [(0, 0), (48 * INCH, 0), (48 * INCH, 8 * INCH), (0, 8 * INCH)]
    assert {x for x, _ in ground["zone-2-1"].outline} == {0, 48 * INCH}
    assert {y for _, y in ground["zone-2-1"].outline} == {40 * INCH, 48 * INCH}


def test_no_zones_before_all_have_a_side():
    """GS-SET-02"""
    t = position(round=0)
    t.sides = ("", "south")
    assert [zone.id for zone in seen(t).ground.values()] == ["edge-2"]


def test_who_makes_a_last_stand_has_a_zone_and_no_edge():
    """GS-SCN-01: in the middle, between two strips of the attacker."""
    t = position(round=0, scenario="last-stand")
    t.sides = ("west", "centre")
    ground = seen(t).ground
    assert list(ground) == ["zone-1-1", "zone-1-2", "edge-1", "zone-2-1"]
    assert {x for id in ("zone-1-1", "zone-1-2") for x, _ in ground[id].outline} == {0, 8 * INCH, 40 * INCH, 48 * INCH}
    assert min(x for x, _ in ground["zone-2-1"].outline) == 16 * INCH

"""The scene: what a viewer sees of the battlefield, its models, markers and terrain, and who is ahead."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.godbreaker.table import go, grid, table
from tests.kit import LANGUAGES
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.army.muster import CARDS
from theomachy.games.godbreaker.rules.threats import THREATS
from theomachy.games.godbreaker.scene import fixed
from theomachy.games.godbreaker.setup import SCENARIOS, Setup, for_players, random_setup
from theomachy.geometry.plane import INCH
from theomachy.kernel import Fast, Message, play_out
from theomachy.kernel.scene import Piece, Scene, Track, Zone
from theomachy.play.patches import apply, difference
from theomachy.presentation.text import Words

STARTERS = ("starter-1", "starter-2")
BATTLE = """
    activation round 2 initiative 2 priority 2,1 points 3/5
    active a1 move
    a1 5u,5u fleet2 damage 3 treasure
    a2 casualty
    b1 9u,5u activated
    b3 ascended
    forgotten-1 20u,20u
    summoned-1 D10 15u,4u tame 2
    shard-1 6u,6.5u
    token trophy 3u,18u
    token trophy 3u,18u
"""

PLAIN = "activation round 1\na1 5u,5u\nb1 9u,5u"


def scene_of(text: str, **setup: Any) -> Scene:
    return GAME.scene(table(text, **setup), None)


def spot(text: str) -> tuple[int, int]:
    x, y = map(int, grid(text).split(","))
    return x, y


# What never changes


@pytest.mark.parametrize(("players", "side"), [(1, 24), (2, 24), (3, 30), (6, 36)])
def test_the_board_is_a_plane_with_as_many_seats_as_circles(players, side):
    """GB-MOD-03, GB-BAT-01: one circle each; the more there are, the larger the battlefield."""
    found = fixed(for_players(Setup(), players))
    assert (found.game, found.board, found.size) == ("godbreaker", "plane", (side * INCH, side * INCH))
    assert found.seats == [f"gb-seat-{number}" for number in range(1, players + 1)]
    assert [zone.owner for zone in found.zones] == [None, *range(players), None]


def test_cards_are_those_of_the_match_and_all_that_can_be_chosen():
    """GB-CIR-01, GB-SCN-03: godbreakers, kinds of threats, and the whole catalogue for choosing a circle."""
    cards = scene_of(PLAIN, circles=STARTERS).fixed.cards
    own = [f"{letter}{place}" for letter in "ab" for place in range(1, 6)]
    assert set(cards) == {*CARDS, *own, *[f"gb-{kind}" for kind in THREATS], "gb-summoned"}
    assert cards["a1"].name == "Vesper"


def test_the_card_of_a_godbreaker_has_what_its_shard_shares():
    """GB-CIR-04: every one of The Ashen is Fleet while the shard stands, and so moves 2U farther."""
    card = scene_of(PLAIN, circles=STARTERS).fixed.cards["a3"]  # Kestrel mercury 6 deadly ranged
    assert card.figures == {"gb-growth": 6, "gb-move-range": 8, "gb-attack-range": 6}
    lines = [(line.section, line.label, [part.args for part in line.parts]) for line in card.lines]
    assert lines == [
        ("gb-metals", "gb-metal-mercury", []),
        ("gb-traits", "gb-trait-deadly", [{"n": 1}]),
        ("gb-traits", "gb-trait-ranged", [{"n": 1}]),
        ("gb-shared", "gb-trait-fleet", [{"n": 1}]),
    ]


def test_a_trait_of_its_own_is_not_listed_as_shared():
    """GB-CIR-04, GB-A-36: Dirge is Fleet at rank 1 itself; the shard adds nothing."""
    card = scene_of(PLAIN, circles=STARTERS).fixed.cards["a5"]
    assert [line.label for line in card.lines if line.section == "gb-shared"] == []
    assert card.figures["gb-move-range"] == 8


def test_a_special_action_can_be_used_from_its_line():
    """GB-TRT-20: Thunderous needs no target, so its name is a whole answer."""
    t = table("activation round 1\nactive a5\na5 5u,5u\nb1 9u,20u", circles=STARTERS)
    lines = GAME.scene(t, 0).fixed.cards["a5"].lines
    keys = [line.key for line in lines if line.key]
    assert keys == ["thunderous"]
    assert go(t, "thunderous", "6").events[0].args["what"] == "gb-trait-thunderous"


def test_the_fixed_part_stays_the_same():
    """Scenes are made at every step: what never changes is made once for a setup."""
    assert scene_of(BATTLE).fixed is scene_of(BATTLE).fixed


# Models


def test_a_model_shows_die_damage_and_tokens():
    """GB-MOD-02, GB-ELE-03, GB-ELE-05; GB-TRT-13: Fleet 2 makes 12U of a D8."""
    assert scene_of(BATTLE).pieces["a1"] == Piece(
        "One@gb-seat-1",
        "table",
        0,
        "a1",
        "gb-iron-1",
        badges={"gb-growth": 8, "gb-damage": 3, "gb-treasure": 1},
        marks=["gb-leader", "gb-active"],
        figures={"gb-growth": 8, "gb-move-range": 12, "gb-attack-range": 0},
        at=spot("5u,5u"),
        base=1250,
    )


def test_a_wild_model_belongs_to_nobody_and_tells_what_drives_it():
    """GB-MOD-06, GB-WLD-01, GB-SCO1-06: a Forgotten is Murderous until there is a hoard to guard."""
    piece = scene_of(BATTLE).pieces["forgotten-1"]
    assert (piece.name, piece.owner, piece.icon, piece.card) == ("gb-forgotten-1", None, "gb-forgotten", "gb-forgotten")
    assert piece.marks == ["gb-wild", "gb-compulsion-murderous"]
    guarding = scene_of(f"{BATTLE}    hoard-1 15u,15u").pieces["forgotten-1"]
    assert guarding.marks == ["gb-wild", "gb-compulsion-mine"]


def test_a_wild_d6_is_cowardly():
    """GB-WLD-01"""
    assert scene_of(f"{PLAIN}\nlocal-1 3u,3u").pieces["local-1"].marks == ["gb-wild", "gb-compulsion-cowardly"]


def test_a_tame_model_belongs_to_its_player():
    """GB-MOD-05"""
    piece = scene_of(BATTLE).pieces["summoned-1"]
    assert (piece.owner, piece.marks, piece.badges) == (1, ["gb-tame"], {"gb-growth": 10})


def test_rolled_traits_of_a_threat_are_told():
    """GB-NES-03, GB-SCN-04: its Tough 1 is on the card of all Horrors, what was rolled is its own."""
    figures = scene_of(f"{PLAIN}\nhorror-1 12u,9u tough fleet2 ranged").pieces["horror-1"].figures
    assert figures == {
        "gb-growth": 12,
        "gb-move-range": 16,
        "gb-attack-range": 12,
        "gb-trait-fleet": 2,
        "gb-trait-ranged": 1,
    }


def test_who_is_not_on_the_battlefield_lies_with_the_circle():
    """GB-REC-03, GB-TRI-04: so that what is told of a casualty can still name it."""
    pieces = scene_of(BATTLE).pieces
    gone = {id: (pieces[id].at, pieces[id].zone, pieces[id].marks) for id in ("a2", "a3", "b3")}
    assert gone == {
        "a2": (None, "circle-1", ["gb-fallen"]),
        "a3": (None, "circle-1", []),
        "b3": (None, "circle-2", ["gb-ascended"]),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_casualty_is_told_by_its_name(lang):
    """GB-REC-03: the log names whoever has left the battlefield, a threat by its number."""
    match = go(
        table("recovery round 5\na1 5u,5u damage 8\na2 9u,5u\nb1 9u,9u\nforgotten-1 20u,20u damage 8"), "", "7 | 7"
    )
    words = Words(GAME, lang).seeing(GAME.scene(match.state, None))
    fallen = [words.say(event) for event in match.events if event.id == "gb-falls"]
    expected = {
        "en": ["One (Red) fell and is a casualty.", "Forgotten 1 fell and is a casualty."],
        "ja": ["One（赤）が脱落した。", "忘れられた者1が脱落した。"],
    }
    assert fallen == expected[lang]


def test_threats_of_a_kind_are_numbered():
    """However many there are."""
    lines = [f"local-{number} {number % 10 * 2 + 2}u,{number // 10 * 2 + 8}u" for number in range(1, 32)]
    pieces = scene_of("\n".join([PLAIN, "objective none", *lines])).pieces
    assert [pieces[f"local-{number}"].name for number in (30, 31)] == ["gb-local-30", "gb-local-31"]


# Markers, tokens, terrain


def test_a_held_marker_tells_by_whom_and_for_how_much():
    """GB-ELE-02, GB-RES-02: the own shard scores 1, an objective 2, the shard of another 3."""
    text = "activation round 1\na1 10.5u,12u\nb1 20u,5u\na2 5u,5u\na3 15u,15u\nshard-1 5u,6.5u\nshard-2 15u,16.5u"
    pieces = scene_of(text).pieces
    held = {id: (piece.owner, piece.badges, piece.marks) for id, piece in pieces.items() if id.startswith(("sh", "ob"))}
    assert held == {
        "objective": (None, {"gb-waiting": 2}, ["gb-held-1"]),
        "shard-1": (0, {"gb-waiting": 1}, ["gb-held-1"]),
        "shard-2": (1, {"gb-waiting": 3}, ["gb-held-1"]),
    }


def test_a_hoard_can_be_held_but_scores_nothing():
    """GB-RES-02"""
    piece = scene_of(f"{PLAIN}\nhoard-1 5u,6.5u").pieces["hoard-1"]
    assert (piece.badges, piece.marks) == ({}, ["gb-held-1"])


def test_nobody_holds_a_marker_that_is_contested():
    """GB-ELE-02: a wild model beside it is enough."""
    piece = scene_of(f"{PLAIN}\nforgotten-1 5u,8u\nshard-1 5u,6.5u").pieces["shard-1"]
    assert (piece.badges, piece.marks) == ({}, [])


def test_tokens_that_lie_together_are_one_piece():
    """GB-ELE-03, GB-A-12: a token is a point, and several may lie at the same."""
    (token,) = [piece for piece in scene_of(BATTLE).pieces.values() if piece.icon == "gb-trophy"]
    assert (token.at, token.badges) == (spot("3u,18u"), {"gb-trophy": 2})


def test_terrain_is_called_by_its_kind_or_by_an_unusual_rule():
    """GB-BAT-02 to 05: barricades are lines, impassable ones hard; what is mere scenery does not look like terrain."""
    text = """
        activation round 1
        a1 5u,5u
        b1 20u,20u
        wall barricade 7u,0u 7u,9u
        wall impassable 9u,0u 9u,9u
        area 2u,10u 4u,18u
        floor 12u,2u 18u,8u level 1
        terrain 9-hedge hedge-4 barricade 4u,20u
        terrain 10-forest forest-6 open 20u,4u
        terrain 11-grass grass-6 area 20u,12u
        terrain 12-road road-8 open 12u,20u
    """
    ground = scene_of(text, levels=True).ground
    drawn = [(zone.label, zone.kind, zone.line, zone.hard, zone.level) for zone in ground.values()]
    assert drawn == [
        ("gb-terrain-wall", "wall", True, False, 0),
        ("gb-rule-impassable", "wall", True, True, 0),
        ("gb-terrain-forest", "forest", False, False, 0),
        ("gb-terrain-floor", "hill", False, False, 1),
        ("gb-terrain-hedge", "hedge", True, False, 0),
        ("gb-rule-open", "grass", False, False, 0),
        ("gb-rule-area", "scrub", False, False, 0),
        ("gb-terrain-road", "yard", False, False, 0),
    ]
    assert all(zone.outline and not zone.width for zone in ground.values())


def test_terrain_that_is_ruined_is_gone():
    """GB-TRT-17"""
    t = table("activation round 1\nactive a1\na1 5u,5u ruinous\nb1 9u,20u\nwall barricade 3u,6u 8u,6u")
    assert list(GAME.scene(t, 0).ground) == ["1-wall"]
    match = go(t, "ruinous:1-wall", "8")
    assert GAME.scene(match.state, 0).ground == {}


# Beside the board


def test_tracks_tell_points_round_and_actions():
    """GB-ACT-04, GB-RND-01, GB-RES-02: and what a seat would score at the markers it holds."""
    assert scene_of(BATTLE.replace("6u,6.5u", "4u,6.5u")).tracks == {
        "points-1": Track("gb-points", 3, owner=0),
        "points-2": Track("gb-points", 5, owner=1),
        "waiting-1": Track("gb-waiting", 1, owner=0),
        "round": Track("gb-rounds", 2, 5),
        "actions": Track("gb-actions", 1, 2, 0),
    }


@pytest.mark.parametrize(
    ("phase", "shown"),
    [
        ("initiative", "initiative"),
        ("start", "initiative"),
        ("activation", "activation"),
        ("wild", "wild"),
        ("relentless", "recovery"),
        ("recovery", "recovery"),
        ("resolution", "resolution"),
    ],
)
def test_a_round_has_five_parts(phase, shown):
    """GB-RND-02; wild models come after those of the players, GB-ACT-06."""
    scene = scene_of(PLAIN.replace("activation", phase))
    assert (len(scene.phases), scene.phase) == (5, f"gb-phase-{shown}")


def test_there_are_no_phases_before_the_first_round():
    """GB-SCN-01"""
    scene = GAME.scene(GAME.new(Setup()), None)
    assert (scene.phases, scene.phase) == ([], "")
    assert [message.id for message in scene.status] == ["gb-status-opening"]


def test_the_status_tells_priority_the_active_model_and_who_is_ahead():
    """GB-INI-03, GB-ACT-03"""
    first, *rest = scene_of(BATTLE).status
    assert first.id == "gb-status-activation"
    assert rest == [
        Message("gb-status-priority", "GB-INI-03", {"seats": ["gb-seat-2", "gb-seat-1"]}),
        Message("gb-status-active", "GB-ACT-03", {"name": "One@gb-seat-1"}),
        Message("gb-status-ahead", args={"seat": 1, "lead": 2}),
    ]


def test_a_shared_lead_is_told():
    """GB-A-76"""
    text = "activation round 2 points 5/2/5\na1 5u,5u\nb1 7u,9u\nc1 9u,9u"
    assert scene_of(text).status[-1] == Message("gb-status-level", args={"points": 5})


def test_the_last_in_priority_decides_for_wild_models():
    """GB-INI-05"""
    text = "wild round 2 priority 2,1\na1 5u,5u\nb1 9u,5u\nforgotten-1 9u,9u"
    told = [message.id for message in scene_of(text).status]
    assert "gb-status-last" in told
    assert "gb-status-last" not in [message.id for message in scene_of(text, wild="policy").status]


@pytest.mark.parametrize(
    ("points", "players", "told"),
    [
        ("3/5", 2, Message("gb-status-won", "GB-RND-01", {"seat": 1})),
        ("5/5", 2, Message("gb-status-drawn", "GB-A-76", {"seats": ["gb-seat-1", "gb-seat-2"]})),
        ("20", 1, Message("gb-status-solo-won", "GB-SOL-02", {"points": 20})),
        ("19", 1, Message("gb-status-solo-lost", "GB-SOL-02", {"points": 19})),
    ],
)
def test_the_end_is_told(points, players, told):
    """GB-RND-01, GB-A-76, GB-SOL-02"""
    others = "" if players == 1 else "\nb1 9u,9u"
    match = go(table(f"resolution round 5 points {points}\na1 5u,5u{others}", players=players))
    assert match.result is not None
    assert GAME.scene(match.state, None).status == [told]


# On the way to a viewer


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.long
def test_scenes_travel_as_patches(scenario):
    """Every change of a random game can be told by a merge patch; no two pieces or grounds have the same id."""
    random = Random(SCENARIOS.index(scenario))
    t = GAME.new(random_setup(random, 2, scenario))
    shown: dict[str, Any] = {}

    def look(ask):
        nonlocal shown
        scene = GAME.scene(t, ask.seat)
        now = scene.moving()
        assert apply(shown, difference(shown, now)) == now
        assert not set(scene.pieces) & set(scene.ground)
        assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
        shown = now
        options = ask.look()
        return options[int(random.random() * len(options))]

    play_out(GAME, t, [look, look], Fast(1))
    assert GAME.scene(t, None).status[0].id in ("gb-status-won", "gb-status-drawn")


def test_a_zone_is_there_for_every_piece():
    """Pieces lie in zones of the fixed part."""
    scene = scene_of(BATTLE)
    assert {piece.zone for piece in scene.pieces.values()} <= {zone.id for zone in scene.fixed.zones}
    assert scene.fixed.zones[0] == Zone("table", "gb-table")

"""The scene: what a viewer sees of the table in each phase, and how it travels as patches."""

from random import Random

import msgspec
import pytest

from tests.games.scathe.table import table
from theomachy.games.scathe import GAME
from theomachy.games.scathe.heroes import HEROES
from theomachy.games.scathe.setup import PRESETS
from theomachy.kernel import Ask, Fast, Match, Message
from theomachy.kernel.scene import Bar, Card, CardLine, Piece, Scene, Track, Zone
from theomachy.play.patches import apply, difference

BATTLE = """
    battle round 3 first blue active blue dice 2/1 inspire 1/0
    red front: knight 12 taunt 1 armor 2 physical 3 magic 4 cripple 5 dice 1, fighter 16 dice 2
    red back: priest dead fell dice 1
    blue front: warrior 19
    blue back: sage 16 cripple 1, bard dead
"""


def scene_of(text: str) -> Scene:
    return GAME.scene(table(text), None)


# What never changes


def test_the_board_has_rows_parties_and_piles():
    """SC-SET-02: two rows for each side; a draft needs a display, a deck and a discard pile."""
    fixed = scene_of("battle").fixed
    assert (fixed.game, fixed.board, fixed.seats) == ("scathe", "rows", ["sc-red", "sc-blue"])
    assert fixed.zones == [
        Zone("red-front", "sc-front", 0),
        Zone("red-back", "sc-back", 0),
        Zone("red-party", "sc-party", 0),
        Zone("blue-front", "sc-front", 1),
        Zone("blue-back", "sc-back", 1),
        Zone("blue-party", "sc-party", 1),
        Zone("display", "sc-display"),
        Zone("deck", "sc-deck"),
        Zone("discards", "sc-discards-pile"),
    ]


def test_every_hero_has_its_card():
    """SC-CMP-01, SC-CMP-02: all 27 cards with cost, health and six lines."""
    cards = scene_of("battle").fixed.cards
    assert set(cards) == set(HEROES)
    for id, card in cards.items():
        assert card.name == id
        assert card.figures == {"sc-cost": HEROES[id].cost, "sc-health": HEROES[id].health}
        assert [line.label for line in card.lines] == ["1", "2", "3", "4", "5", "6"]
        assert [len(line.parts) for line in card.lines] == [len(parts) for parts in HEROES[id].abilities[1:]]


def test_a_card_tells_its_parts_and_what_is_our_own():
    """SC-CMP-02: each part is a message with its number; our own figures and lines are marked."""
    priest = scene_of("battle").fixed.cards["priest"]
    assert priest == Card(
        name="priest",
        figures={"sc-cost": 2, "sc-health": 13},
        lines=[
            CardLine("1", [Message("sc-part-heal-ally", args={"n": 2})], original=True),
            CardLine("2", [Message("sc-part-heal-ally", args={"n": 3})], original=True),
            CardLine(
                "3", [Message("sc-part-attack-magic", args={"n": 2}), Message("sc-part-heal-ally", args={"n": 2})]
            ),
            CardLine(
                "4",
                [Message("sc-part-heal-ally", args={"n": 5}), Message("sc-part-armor-ally", args={"n": 1})],
                original=True,
            ),
            CardLine(
                "5",
                [Message("sc-part-attack-magic", args={"n": 3}), Message("sc-part-heal-ally", args={"n": 4})],
                original=True,
            ),
            CardLine(
                "6",
                [Message("sc-part-attack-magic", args={"n": 3}), Message("sc-part-heal-all", args={"n": 4})],
                original=True,
            ),
        ],
        original=["sc-cost", "sc-health"],
    )


@pytest.mark.parametrize(
    ("id", "number", "messages"),
    [
        ("defender", 1, ["sc-part-collect n=1"]),
        ("defender", 2, ["sc-part-heal-self n=4", "sc-part-taunt-self n=1"]),
        ("pikeman", 4, ["sc-part-attack-melee-row n=2", "sc-part-armor-self n=1"]),
        ("ranger", 6, ["sc-part-attack-ranged-row n=6", "sc-part-inspire n=1"]),
        ("hunter", 6, ["sc-part-attack-ranged n=8", "sc-part-cripple n=2"]),
        ("bard", 6, ["sc-part-physical-all n=1", "sc-part-magic-all n=1", "sc-part-inspire n=1"]),
    ],
)
def test_the_words_of_the_parts(id, number, messages):
    """SC-EFF-01 to SC-EFF-08: what a part does, of which kind and to whom is one message id."""
    assert [str(part) for part in scene_of("battle").fixed.cards[id].lines[number - 1].parts] == messages


def test_names_of_our_own_are_marked():
    """SC-CMP-02: the card of an invented hero marks its name, too; of the Defender's only the abilities are our own."""
    cards = scene_of("battle").fixed.cards
    assert cards["rogue"].original == ["sc-name", "sc-cost", "sc-health"]
    assert cards["defender"].original == []
    assert all(line.original for line in cards["defender"].lines)


def test_the_fixed_part_is_the_same_in_every_phase():
    """SC-CMP-01: it is sent once and known by its hash."""
    assert scene_of(BATTLE).fixed.hash() == scene_of("draft order").fixed.hash()


# Battle


def test_a_hero_is_a_piece_in_its_row():
    """SC-SET-02, SC-SET-03: zone, owner, card, health out of its starting health, tokens and dice."""
    assert scene_of(BATTLE).pieces["knight"] == Piece(
        name="knight",
        zone="red-front",
        owner=0,
        card="knight",
        icon="knight",
        bars=[Bar("sc-health", 12, 20)],
        badges={
            "sc-taunt": 1,
            "sc-armor": 2,
            "sc-physical": 3,
            "sc-magic": 4,
            "sc-cripple": 5,
            "sc-dice": 1,
        },
        marks=["sc-used"],
    )


def test_pieces_show_used_fatigued_and_dead():
    """SC-TRN-02, SC-TRN-03, SC-END-01: one die marks a hero used, two fatigued; a dead hero is only dead."""
    pieces = scene_of(BATTLE).pieces
    assert {id: piece.marks for id, piece in pieces.items()} == {
        "knight": ["sc-used"],
        "fighter": ["sc-fatigued"],
        "priest": ["sc-dead"],
        "warrior": [],
        "sage": [],
        "bard": ["sc-dead"],
    }
    assert (pieces["priest"].badges, pieces["priest"].bars) == ({"sc-dice": 1}, [Bar("sc-health", 0, 13)])
    assert pieces["warrior"].badges == {}
    assert {id: (piece.zone, piece.owner) for id, piece in pieces.items()} == {
        "knight": ("red-front", 0),
        "fighter": ("red-front", 0),
        "priest": ("red-back", 0),
        "warrior": ("blue-front", 1),
        "sage": ("blue-back", 1),
        "bard": ("blue-back", 1),
    }


def test_tracks_show_dice_pools_and_the_round():
    """SC-SET-01, SC-EFF-07, SC-A-23: dice left of four, inspire and the heroes' health without limit, the round."""
    scene = scene_of(BATTLE)
    assert scene.tracks == {
        "red-dice": Track("sc-dice-left", 2, 4, 0),
        "red-inspire": Track("sc-inspire", 1, None, 0),
        "red-health": Track("sc-health-left", 28, None, 0),
        "blue-dice": Track("sc-dice-left", 1, 4, 1),
        "blue-inspire": Track("sc-inspire", 0, None, 1),
        "blue-health": Track("sc-health-left", 35, None, 1),
        "round": Track("sc-round", 3, 60),
    }
    assert scene.status == [Message("sc-status-turn", "SC-RND-01", {"round": 3, "seat": 1})]


def test_a_game_without_limit_shows_none():
    """SC-A-23: a limit of 0 is no limit."""
    t = table(BATTLE, round_limit=0)
    assert GAME.scene(t, None).tracks["round"] == Track("sc-round", 3)


def twelfths(*cases: int) -> dict[str, float]:
    return {str(number): n / 12 for number, n in enumerate(cases, 1)}


def test_chances_are_exact():
    """SC-DIE-03: how likely the next die reaches each ability, all inspire of the side spent, cripple counted."""
    assert scene_of(BATTLE).chances == {
        "knight": twelfths(3, 1, 0, 0, 0, 0),
        "warrior": twelfths(12, 11, 9, 6, 3, 1),
        "sage": twelfths(11, 9, 6, 3, 1, 0),
    }


@pytest.mark.parametrize(
    ("inspire", "cripple", "cases"),
    [
        (2, 0, (12, 12, 12, 11, 9, 6)),
        (1, 0, (12, 12, 11, 9, 6, 3)),
        (3, 3, (12, 11, 9, 6, 3, 1)),
        (0, 1, (11, 9, 6, 3, 1, 0)),
        (0, 2, (9, 6, 3, 1, 0, 0)),
        (1, 4, (6, 3, 1, 0, 0, 0)),
        (0, 4, (3, 1, 0, 0, 0, 0)),
        (0, 5, (1, 0, 0, 0, 0, 0)),
        (0, 6, (0, 0, 0, 0, 0, 0)),
        (0, 30, (0, 0, 0, 0, 0, 0)),
        (30, 0, (12, 12, 12, 12, 12, 12)),
    ],
)
def test_chances_for_every_modifier(inspire, cripple, cases):
    """SC-DIE-03: the table of the rulebook, row by row."""
    scene = scene_of(f"battle inspire 9/{inspire}\nblue front: sage 16 cripple {cripple}")
    assert scene.chances == {"sage": twelfths(*cases)}


# Before and after


def costs(red: int, blue: int) -> dict[str, Track]:
    return {"red-cost": Track("sc-cost", red, 12, 0), "blue-cost": Track("sc-cost", blue, 12, 1)}


def test_before_the_draft_only_the_deck_is_there():
    """SC-DRF-01, SC-A-24: the deck is a number of cards; their order is hidden."""
    scene = scene_of("draft order\ndeck: sage, bard, druid")
    assert (scene.pieces, scene.chances) == ({}, {})
    assert scene.tracks == {"deck": Track("sc-deck", 3), **costs(0, 0)}
    assert scene.status == [Message("sc-status-draft-order")]


def test_the_draft_shows_display_discards_and_picks():
    """SC-DRF-02, SC-A-21: the display and what was set aside lie open; picks stand with their owner."""
    scene = scene_of("""
        draft first blue chooser red
        deck: apprentice, bard
        display: knight, sage
        aside: fighter
        discards: ranger
        red picked: druid
        blue picked: hunter
    """)
    assert {id: (piece.zone, piece.owner) for id, piece in scene.pieces.items()} == {
        "knight": ("display", None),
        "sage": ("display", None),
        "fighter": ("display", None),
        "ranger": ("discards", None),
        "druid": ("red-party", 0),
        "hunter": ("blue-party", 1),
    }
    assert scene.pieces["druid"] == Piece("druid", "red-party", 0, "druid", "druid", [Bar("sc-health", 17, 17)])
    assert scene.tracks == {"deck": Track("sc-deck", 2), **costs(3, 3)}
    assert scene.status == [Message("sc-status-draft")]
    assert scene.chances == {}


def test_heroes_wait_for_their_rows():
    """SC-A-18: before the reveal a party stands aside; one whose rows are agreed stands already."""
    scene = scene_of("rows\nred waiting: knight\nblue waiting: druid\nblue back: sage 16")
    assert {id: (piece.zone, piece.owner) for id, piece in scene.pieces.items()} == {
        "knight": ("red-party", 0),
        "druid": ("blue-party", 1),
        "sage": ("blue-back", 1),
    }
    assert scene.status == [Message("sc-status-rows")]
    assert scene.tracks == {}


def test_before_the_first_turn():
    """SC-SET-05: all stand, nobody has rolled yet."""
    scene = scene_of("first turn\nred front: knight 20\nblue back: sage 16")
    assert scene.status == [Message("sc-status-first-turn")]
    assert set(scene.pieces) == {"knight", "sage"}
    assert scene.tracks == {}


@pytest.mark.parametrize(
    ("winner", "status"),
    [
        ("red", Message("sc-won", "SC-END-03", {"seat": 0})),
        ("blue", Message("sc-won", "SC-END-03", {"seat": 1})),
        ("draw", Message("sc-drawn", "SC-A-23")),
    ],
)
def test_a_game_that_is_over_tells_who_won(winner, status):
    """SC-END-03, SC-A-23: the status names the winner, or the draw; pools and dice stay in sight."""
    scene = scene_of(f"over {winner} round 4\nred front: knight 20\nblue back: sage 16")
    assert scene.status == [status]
    pools = {f"{side}-{pool}" for side in ("red", "blue") for pool in ("dice", "inspire", "health")}
    assert set(scene.tracks) == {"round", *pools}


# On its way


@pytest.mark.parametrize("preset", PRESETS)
def test_scenes_travel_as_patches(preset):
    """SC-A-24: after every answer the patch turns the old scene into the new one, and all viewers see the same."""
    random = Random(preset)
    match = Match(GAME, GAME.new(PRESETS[preset](random)), Fast(5))
    old = GAME.scene(match.state, None).moving()
    while isinstance(match.request, Ask):
        match.answer(random.choice(match.request.keys()))
        scene = GAME.scene(match.state, None)
        assert scene == GAME.scene(match.state, 0) == GAME.scene(match.state, 1)
        new = scene.moving()
        patch = msgspec.json.decode(msgspec.json.encode(difference(old, new)))
        assert apply(old, patch) == new
        assert (patch == {}) == (old == new)
        old = new

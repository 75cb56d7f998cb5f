"""The scene: what a viewer sees of the battlefield in each phase, and how it travels as patches."""

from random import Random

import msgspec
import pytest

from tests.games.godtear.made_up import brontes, known
from tests.games.godtear.table import go, table
from theomachy.games.godtear import GAME
from theomachy.games.godtear.cards import SHEETS, official
from theomachy.games.godtear.setup import PRESETS, Setup
from theomachy.kernel import Ask, Fast, Match, Message
from theomachy.kernel.scene import OFF_TRACK, Bar, Card, CardLine, Piece, Scene, Track, Zone
from theomachy.play.patches import apply, difference

BATTLE = """
    clash turn 3 first 2 active 1 north 2 token 8 points 1/2
    objectives 5,6 5,7*3 6,6
    1-titus 5,5 wounds 2 damage- accuracy+ protection- dodge+ speed+
    1-titus-banner 5,6
    1-glory-seekers 4,4 4,4 4,5 activated speed-
    2-nia 7,7 knocked-out ultimate
    2-quartzlings 8,8
    hex 6,5 speed+ speed+ dodge-
"""
PLAIN = "plot\n1-titus 5,5\n2-nia 7,7"


def scene_of(text: str, **setup: object) -> Scene:
    return GAME.scene(table(text, **setup), None)


# What never changes


def test_the_board_has_hexes_warbands_and_a_pool():
    """GT-SET-11: 12 rows of 14 hexes, each under its row and column; beside them what each side owns."""
    fixed = scene_of(PLAIN).fixed
    assert (fixed.game, fixed.board, fixed.seats) == ("godtear", "hexes", ["gt-one", "gt-two"])
    assert [zone.id for zone in fixed.zones[:15]] == [*[f"0,{column}" for column in range(14)], "1,0"]
    assert fixed.zones[168:] == [
        Zone("warband-1", "gt-warband", 0),
        Zone("warband-2", "gt-warband", 1),
        Zone("pool", "gt-pool"),
    ]
    assert fixed.zones[167].id == "11,13"


@pytest.mark.parametrize(
    ("scenario", "north", "open", "south"),
    [("life", "1,13", "2,0", "10,0"), ("death", "0,13", "1,0", "11,0"), ("chaos", "5,1", "5,2", "6,12")],
)
def test_deployment_hexes_are_marked_by_side(scenario, north, open, south):
    """GT-DEP-04: they follow from the scenario; neither side owns them before it is taken."""
    labels = {zone.id: zone.label for zone in scene_of(PLAIN, scenario=scenario).fixed.zones}
    assert labels[north] == "gt-deployment-north"
    assert labels[open] == "gt-hex"
    assert labels[south] == "gt-deployment-south"
    assert all(zone.owner is None for zone in scene_of(PLAIN, scenario=scenario).fixed.zones[:168])


def test_every_champion_and_unit_has_its_card():
    """GT-SET-04 to GT-SET-08: stats, traits, the ultimate, and the skills of both sides."""
    cards = scene_of(PLAIN).fixed.cards
    assert list(cards) == [sheet.id for pair in official().values() for sheet in pair]
    for id, card in cards.items():
        sheet = SHEETS[id]
        assert card.name == id
        for phase, section in (("plot", "gt-plot"), ("clash", "gt-clash")):
            keys = [line.key for line in card.lines if line.section == section]
            assert keys == [f"skill:{name}" for name in sheet.sides[phase]]
        ultimates = [line.key for line in card.lines if line.section == "gt-ultimate-skill"]
        assert ultimates == ([f"skill:{sheet.ultimate}"] if sheet.champion else [])
        traits = [line.label for line in card.lines if line.section == "gt-trait"]
        assert traits == [f"{id}-{trait.id}" for trait in sheet.traits if not trait.hidden]


def test_a_fan_made_card_is_shown_where_it_is_played():
    """GT-FMT-15: a champion more changes no scene of a match without it."""
    champion, followers = (msgspec.structs.replace(sheet, fan_made=True) for sheet in brontes())
    before = GAME.scene(GAME.new(Setup(("nia", "titus"))), None)
    with known((champion, followers)):
        assert GAME.scene(GAME.new(Setup(("nia", "titus"))), None) == before
        cards = GAME.scene(GAME.new(Setup(("brontes", "titus"))), None).fixed.cards
    assert list(cards) == [*before.fixed.cards, "brontes", "cyclopes"]


def test_a_champions_card_tells_both_sides():
    """GT-SET-08, GT-SKL-03: type, range, accuracy and damage of every skill, plot side first."""
    assert scene_of(PLAIN).fixed.cards["titus"] == Card(
        "titus",
        {"gt-speed-plot": 2, "gt-speed-clash": 2, "gt-dodge": 3, "gt-protection": 3, "gt-health": 5},
        [
            CardLine("gt-class-maelstrom", section="gt-class"),
            CardLine("titus-superiority", section="gt-trait"),
            CardLine(
                "titus-path-of-destruction",
                [Message("gt-type-self")],
                section="gt-ultimate-skill",
                key="skill:path-of-destruction",
            ),
            CardLine(
                "titus-challenge",
                [Message("gt-type-area"), Message("gt-range", args={"n": 2})],
                section="gt-plot",
                key="skill:challenge",
            ),
            enemy("titus-ill-kill-you-all", 3, "6", section="gt-plot"),
            enemy("titus-piercing-strike", 1, "5", "6"),
            enemy("titus-sweeping-slash", 1, "6", "5"),
        ],
    )


def enemy(label: str, range: int, accuracy: str, damage: str = "", section: str = "gt-clash") -> CardLine:
    parts = [Message("gt-type-enemy"), Message("gt-range", args={"n": range})]
    parts.append(Message("gt-accuracy-dice", args={"n": accuracy}))
    parts += [Message("gt-damage-dice", args={"n": damage})] if damage else []
    return CardLine(label, parts, section=section, key=f"skill:{label.partition('-')[2]}")


def test_a_units_card_tells_its_size_and_its_rows_of_dice():
    """GT-SKL-06, GT-FOL-01: dice by the number of followers in the hex, once if they are all the same."""
    seekers = scene_of(PLAIN).fixed.cards["glory-seekers"]
    assert seekers.figures["gt-count"] == 5
    assert seekers.lines[0] == CardLine("gt-small", section="gt-size")
    dice = {line.key: [str(part) for part in line.parts[2:]] for line in seekers.lines if len(line.parts) > 2}
    assert dice == {
        "skill:outflank": ["gt-accuracy-dice n=6"],
        "skill:hack": ["gt-accuracy-dice n=5/5/6"],
        "skill:surround-pound": ["gt-accuracy-dice n=4", "gt-damage-dice n=3/4/5"],
    }
    assert scene_of(PLAIN).fixed.cards["treekin"].lines[0].label in ("gt-small", "gt-large")


def test_a_trait_that_is_used_at_will_has_its_key():
    """durthax-twisting-grove: once in the activation, so it is answered like an action."""
    lines = scene_of(PLAIN).fixed.cards["durthax"].lines
    assert [line.key for line in lines if line.section == "gt-trait"] == ["trait:twisting-grove"]


# The battle


def test_a_champion_stands_on_its_hex_with_tokens_in_the_order_of_the_cards():
    """GT-STA-01, GT-SET-19: speed, dodge, protection, accuracy, damage, however they came."""
    assert scene_of(BATTLE).pieces["1-titus"] == Piece(
        "titus",
        "5,5",
        0,
        "titus",
        "titus",
        [Bar("gt-health", 3, 5)],
        {
            "gt-speed-boon": 1,
            "gt-dodge-boon": 1,
            "gt-protection-blight": 1,
            "gt-accuracy-boon": 1,
            "gt-damage-blight": 1,
        },
        [],
        {"gt-speed": 3, "gt-dodge": 4, "gt-protection": 2},
    )
    assert list(scene_of(BATTLE).pieces["1-titus"].badges) == [
        "gt-speed-boon",
        "gt-dodge-boon",
        "gt-protection-blight",
        "gt-accuracy-boon",
        "gt-damage-blight",
    ]


def test_the_card_of_a_unit_lies_with_its_warband():
    """GT-STA-02: it has the tokens, and tells how many are on the battlefield."""
    assert scene_of(BATTLE).pieces["1-glory-seekers"] == Piece(
        "glory-seekers",
        "warband-1",
        0,
        "glory-seekers",
        "glory-seekers",
        [Bar("gt-models", 3, 5)],
        {"gt-speed-blight": 1},
        ["gt-activated"],
        {"gt-speed": 1, "gt-dodge": 3, "gt-protection": 3},
    )


def test_followers_stand_each_on_its_hex():
    """GT-ENT-03: two in 4,4, one in 4,5, and those off the battlefield nowhere."""
    pieces = scene_of(BATTLE).pieces
    zones = {id: piece.zone for id, piece in pieces.items() if id.startswith("1-glory-seekers-")}
    assert zones == {"1-glory-seekers-1": "4,4", "1-glory-seekers-2": "4,4", "1-glory-seekers-3": "4,5"}
    bars, badges = [Bar("gt-health", 1, 1)], {"gt-speed-blight": 1}
    assert pieces["1-glory-seekers-3"] == Piece(
        "glory-seekers", "4,5", 0, "glory-seekers", "glory-seekers", bars, badges, of="1-glory-seekers"
    )


def test_a_banner_is_its_champions():
    """GT-SET-03: no card of its own, no stats, no activation."""
    assert scene_of(BATTLE).pieces["1-titus-banner"] == Piece("titus-banner", "5,6", 0, "titus", "gt-banner")
    assert "2-nia-banner" not in scene_of(BATTLE).pieces


def test_a_champion_that_is_knocked_out_is_marked():
    """GT-KO-01, GT-ULT-03: no health left, out, and the ultimate used."""
    nia = scene_of(BATTLE).pieces["2-nia"]
    assert (nia.zone, nia.bars, nia.marks) == ("7,7", [Bar("gt-health", 0, 6)], ["gt-out", "gt-ultimate-spent"])


def test_objective_hexes_and_tokens_lie_on_the_ground():
    """GT-SCN-CONSTRUCTION-04, GT-B19: nobody owns them; stacks and tokens are counted."""
    pieces = scene_of(BATTLE).pieces
    assert pieces["objective-5,6"] == Piece("gt-objective", "5,6", icon="gt-objective")
    assert pieces["objective-5,7"] == Piece("gt-objective", "5,7", icon="gt-objective", badges={"gt-stack": 3})
    assert pieces["token-6,5"] == Piece(
        "gt-token-here", "6,5", icon="gt-token-here", badges={"gt-speed-boon": 2, "gt-dodge-blight": 1}
    )


def test_cursed_ground_is_marked():
    """GT-C30: these objective hexes go when the clash phase ends."""
    pieces = scene_of("clash\nobjectives 5,6 4,4\ncursed 4,4\n1-titus 5,5\n2-nia 7,7").pieces
    assert pieces["objective-4,4"].marks == ["gt-cursed"]
    assert pieces["objective-5,6"].marks == []


def test_speed_is_that_of_the_phase_and_never_below_nought():
    """GT-ADV-03: Quartzlings have speed 2 in the plot phase and 0 in the clash phase."""
    assert scene_of("plot\n2-quartzlings 8,8 speed-").pieces["2-quartzlings"].figures["gt-speed"] == 1
    assert scene_of("clash\n2-quartzlings 8,8 speed-").pieces["2-quartzlings"].figures["gt-speed"] == 0


def test_the_active_unit_is_marked_and_its_actions_are_counted():
    """GT-TRN-03, GT-TRN-04: two actions when it activates, then one."""
    t = table("plot\n1-titus 5,5\n1-glory-seekers 8,8\n2-nia 0,0\n2-quartzlings 0,1")
    match = go(t, "1-titus")
    scene = GAME.scene(match.state, None)
    assert scene.pieces["1-titus"].marks == ["gt-active"]
    assert scene.tracks["actions"] == Track("gt-actions", 2, 2, 0)
    match.answer("advance")
    match.answer("5,6")
    assert GAME.scene(match.state, None).tracks["actions"] == Track("gt-actions", 1, 2, 0)
    match.answer("end")
    pieces = GAME.scene(match.state, None).pieces
    assert pieces["1-titus"].marks == ["gt-activated"]
    assert pieces["1-glory-seekers"].marks == ["gt-active"], "nobody else is left to activate"
    assert "actions" not in scene_of(PLAIN).tracks


# Tracks and status


def test_tracks_show_points_turn_and_ladder():
    """GT-LAD-01, GT-LAD-02: spaces are numbered from the north player's end, where the second player sits here."""
    assert scene_of(BATTLE).tracks == {
        "points-1": Track("gt-points", 1, 5, 0),
        "points-2": Track("gt-points", 2, 5, 1),
        "turn": Track("gt-turn", 3, 5),
        "ladder": Track("gt-ladder", 8, 21),
        "warband-north": Track("gt-token-of-warband", 0, 21, 1, "ladder"),
        "warband-south": Track("gt-token-of-warband", 21, 21, 0, "ladder"),
    }


@pytest.mark.parametrize(
    ("phase", "space"), [("scoring", 8), ("scenario", OFF_TRACK), ("next-turn", OFF_TRACK), ("over", OFF_TRACK)]
)
def test_the_winner_has_taken_the_turn_token_off_the_ladder(phase, space):
    """GT-END-06: at once, not when the next turn is made ready; the warband tokens stay where they are."""
    head = "won 1 turn 5" if phase == "over" else "winner 1" if space == OFF_TRACK else ""
    tracks = scene_of(f"{phase} token 8 {head}\n1-titus 5,5\n2-nia 7,7").tracks
    assert (tracks["ladder"].value, tracks["warband-north"].value, tracks["warband-south"].value) == (space, 0, 21)


def test_warband_tokens_lie_on_their_steps():
    """GT-LAD-02: steps count from each end."""
    tracks = scene_of("plot warband 2/3\n1-titus 5,5\n2-nia 7,7").tracks
    assert (tracks["warband-north"].value, tracks["warband-south"].value) == (2, 18)


@pytest.mark.parametrize(
    ("token", "north", "leader", "steps"), [(10, 1, 0, 1), (1, 1, 0, 10), (11, 1, 1, 1), (20, 1, 1, 10), (11, 2, 0, 1)]
)
def test_the_status_tells_the_phase_and_who_is_ahead(token, north, leader, steps):
    """GT-END-05, GT-LAD-14: the player on whose side the turn token is, by how much, and for how many points."""
    scene = scene_of(f"clash turn 3 north {north} token {token}\n1-titus 5,5\n2-nia 7,7", scenario="quest")
    assert scene.status == [
        Message("gt-status-clash", args={"scenario": "gt-quest"}),
        Message("gt-status-ahead", "GT-END-05", {"seat": leader, "steps": steps, "points": 3}),
    ]


@pytest.mark.parametrize(
    ("phase", "down"), [("plot", ["gt-clash"]), ("clash", ["gt-plot"]), ("deploy", []), ("next-turn", [])]
)
def test_the_other_side_of_the_cards_is_face_down(phase, down):
    """GT-SET-08: only the side of the current phase counts."""
    assert scene_of(f"{phase}\n1-titus 5,5\n2-nia 7,7").face_down == down


# Before and after


def test_before_sides_are_taken_there_is_no_ladder():
    """GT-SET-15: nobody has an end of it yet; champions and units wait with their warbands."""
    scene = scene_of("side\n1-titus\n2-nia")
    assert set(scene.tracks) == {"points-1", "points-2", "turn"}
    assert {id: piece.zone for id, piece in scene.pieces.items() if piece.owner is not None} == {
        "1-titus": "warband-1",
        "1-glory-seekers": "warband-1",
        "2-nia": "warband-2",
        "2-quartzlings": "warband-2",
    }
    assert scene.status == [Message("gt-status-side", args={"scenario": "gt-life"})]


def test_champions_stand_in_the_order_of_their_warband_before_and_after_deployment():
    """GT-DEP-03: a list of pieces does not jump when one of them is deployed."""
    before, after = scene_of("deploy\n1-titus\n2-nia"), scene_of("deploy active 2\n1-titus 11,5\n2-nia")
    assert [id for id in before.pieces if before.pieces[id].figures] == [
        id for id in after.pieces if after.pieces[id].figures
    ]


def test_a_game_that_is_over_tells_who_won():
    """GT-END-07"""
    for seat, points in enumerate(("5/1", "1/5")):
        scene = scene_of(f"over won {seat + 1} turn 3 points {points}\n1-titus 5,5\n2-nia 7,7")
        assert scene.status == [Message("gt-status-won", "GT-END-07", {"seat": seat})]


def test_a_draft_shows_what_may_be_picked_and_what_was():
    """GT-FMT-07, GT-FMT-08: what one side took is no longer there for the other."""
    match = Match(GAME, GAME.new(Setup(None, format="draft")), Fast(1))
    match.answer("me")
    match.answer("titus")
    pieces = GAME.scene(match.state, None).pieces
    taker = match.state.first
    assert pieces[f"{taker + 1}-titus"] == Piece("titus", f"warband-{taker + 1}", taker, "titus", "titus")
    assert pieces["nia"] == Piece("nia", "pool", card="nia", icon="nia")
    assert "titus" not in pieces
    assert GAME.scene(match.state, None).status[0].id == "gt-status-draft"


def test_in_a_snake_a_champion_may_be_picked_by_both():
    """GT-FMT-13"""
    match = Match(GAME, GAME.new(Setup(None, format="snake")), Fast(1))
    match.answer("titus")
    assert {"titus", f"{2 - match.state.first}-titus"} <= set(GAME.scene(match.state, None).pieces)


# On its way


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.long
def test_scenes_travel_as_patches(preset):
    """GT-SET-10: after every answer the patch turns the old scene into the new one, and all viewers see the same."""
    random = Random(preset)
    match = Match(GAME, GAME.new(PRESETS[preset](random)), Fast(5))
    old = GAME.scene(match.state, None).moving()
    for _ in range(150):
        if not isinstance(match.request, Ask):
            break
        match.answer(random.choice(match.request.keys()))
        scene = GAME.scene(match.state, None)
        assert scene == GAME.scene(match.state, 0) == GAME.scene(match.state, 1)
        assert {piece.zone for piece in scene.pieces.values()} <= {zone.id for zone in scene.fixed.zones}
        new = scene.moving()
        patch = msgspec.json.decode(msgspec.json.encode(difference(old, new)))
        assert apply(old, patch) == new
        old = new

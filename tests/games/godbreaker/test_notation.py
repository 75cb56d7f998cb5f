"""The notation: every settled state as short text, and back; what its words mean."""

from itertools import permutations
from random import Random
from textwrap import dedent

import msgspec
import pytest

from tests.conformance.games import decide
from tests.forms import Form
from tests.games.godbreaker.random_games import settled_states
from tests.games.godbreaker.table import model, table
from tests.notations import check_both_ways
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.army.circles import STARTERS
from theomachy.games.godbreaker.setup import PRESETS, SCENARIOS, Rulings, Setup, random_setup
from theomachy.games.godbreaker.tasks import Lay
from theomachy.kernel import Fast, Match, play_out

# There and back


@pytest.mark.parametrize(("scenario", "players"), zip(SCENARIOS, (2, 1, 3, 4, 5, 6), strict=True))
@pytest.mark.long
def test_every_settled_state_reads_as_it_is_written(scenario, players, form: Form):
    """GB-A-89: whatever lasts is in the text, in every scenario, for one to six circles."""
    setup = random_setup(Random(players), players, scenario)
    advanced = players % 2 == 1
    setup = msgspec.structs.replace(setup, rounds=3, ready=advanced, levels=advanced, seniority="random")
    phases, stride = set(), (1 + players // 2) * form.pick(short=4, long=4, full=1)
    for number, t in enumerate(settled_states(setup, players)):
        if number % stride == 0 or t.phase not in phases:
            check_both_ways(GAME, t)
        phases.add(t.phase)
    assert phases >= {"opening", "activation", "over"}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_written(preset):
    """GB-SCN-01: the beginning of any game, and its opening."""
    for number, t in enumerate(settled_states(PRESETS[preset](Random(3)), 3)):
        if number % 5 == 0:
            check_both_ways(GAME, t)
        if t.phase != "opening" or number > 60:
            break


def test_laid_terrain_is_written():
    """GB-BAT-02: the pieces that players have laid so far, and whose turn it is to lay."""
    setup, seen = Setup(ground="laid"), 0
    for t in settled_states(setup, 5):
        check_both_ways(GAME, t)
        seen = max(seen, len(t.terrain))
        if t.phase != "opening" or not isinstance(t.agenda[0], Lay):
            break
    assert seen > 10


@pytest.mark.long
def test_what_came_and_went_is_written():
    """GB-WLD-04, GB-TRT-17 to 19: compulsions, terrain that was raised or ruined, and what was summoned."""
    circle = STARTERS["starter-4"].replace("thunderous; ", "ruinous; ", 1)
    words = set()
    for seed in range(3):
        for number, t in enumerate(settled_states(Setup((circle, circle), "trap", rounds=3), seed)):
            words |= {*GAME.notation.write(t).split()}
            if number % 3 == 0:
                check_both_ways(GAME, t)
    assert {"cleared", "terrain", "summoned-1", "driven"} <= words


def test_a_circle_that_has_grown_is_written():
    """GB-CIR-11, GB-CIR-14: after the game, while the ascended return or are replaced."""
    t = table(
        """
        aftermath round 5 won 1
        a1 5u,5u
        a2 D12 ascended
        b1 D12 ascended
        """,
        campaign=True,
    )
    phases = []
    match = Match(GAME, t, Fast(3))
    random = Random(8)
    while match.request is not None:
        check_both_ways(GAME, match.settled)
        phases.append(match.request.question)
        keys = match.request.keys()
        match.answer("farewell" if "farewell" in keys else random.choice(keys))
    check_both_ways(GAME, match.state)
    assert {"gb-ask-prize", "gb-ask-return"} <= {*phases}
    assert "\ncircle 1 " in GAME.notation.write(match.state)


def test_readings_of_unclear_rules_are_part_of_it():
    """GB-A-04, GB-A-76: a table that plays by other readings says so."""
    setup = Setup(scenario="trap", rulings=Rulings(strict_zero=True, equal_points="godbreakers left"))
    assert GAME.notation.read(GAME.notation.write(GAME.new(setup))).setup == setup


@pytest.mark.parametrize(
    "text",
    [
        """
        activation round 2 initiative 1 priority 2,1 points 3/-4 turn 1 winning 8
        cleared all
        terrain 30-wall wall-4 impassable 12700,5080 turn 45
        terrain 31-forest forest area 0,0 2540,0 2540,2541 0,2540
        shard-1 12700,12700
        hoard-2 50800,12700
        token treasure 25400,22860
        token treasure 25400,22860
        a1 D12 12700,30480 damage 3 triumphs 1 ready treasure treasure activated
        a2 12700,35560 fleet3 -slow -prey
        a3 12700,40640 plain recovered
        b1 D6 2540,2540 casualty
        b2 ascended
        forgotten-1 25400,40640 mine predator
        horror-1 45720,40640 tough2 fleet damage 12
        summoned-1 D10 50800,40640 tame 2;53340,45720
        forgotten-2 48260,20320 gone driven none;40640,50800;casualty
        active a3 move sunder placed a3 forgotten-1
        """,
        """
        initiative round 3 initiative 2 priority 1,2 points 0/0 seniority 2,1
        cleared all
        objective none
        a1 12700,12700
        b1 25400,25400
        """,
        """
        opening
        cleared all
        shard-1 5080,5080
        shard-2 55880,55880
        a3 12700,5080
        agenda deploy seat 1 then deploy seat 0
        """,
        "over round 5 initiative 1 priority 1,2 points 0/0 won 1,2\n",
        "resolution round 5 initiative 1 priority 1 points 0/0 routed 2\n",
    ],
)
def test_a_text_is_written_as_it_was_read(text):
    """GB-A-89: the whole text comes back, word by word."""
    text = dedent(text).lstrip()
    assert GAME.notation.write(GAME.notation.read(text)) == text


def test_lines_may_be_typed_in_any_order():
    """GB-A-89: after the head the same position, whichever comes first."""
    lines = ["a1 5u,5u", "shard-1 8u,5u", "wall barricade 3u,3u 3u,7u", 'setup {"scenario":"trap"}', "cleared all"]
    states = [GAME.notation.read("\n".join(["activation", *order, "active a1"])) for order in permutations(lines)]
    assert {t.digest() for t in states} == {states[0].digest()}


def test_words_of_a_model_may_be_typed_in_any_order():
    """GB-A-89: die, place, damage, tokens, traits and marks."""
    words = ["D10", "5u,5u", "damage 2", "treasure", "fleet2", "-slow"]
    states = [GAME.notation.read(f"wild\ncleared all\na1 {' '.join(order)}") for order in permutations(words)]
    assert {t.digest() for t in states} == {states[0].digest()}


# What the words mean


def test_what_is_left_out_has_its_usual_value():
    """GB-SCN-01, GB-CIR-02: the first round, nobody placed, the objective in the middle, the setup's terrain."""
    t, new = GAME.notation.read("activation"), GAME.new(Setup())
    assert (t.round, t.initiative, t.priority, t.turn, t.points) == (1, 0, (0, 1), 0, (0, 0))
    assert (t.terrain, t.markers, t.models, t.circles) == (new.terrain, new.markers, new.models, new.circles)
    assert (t.agenda, t.activation, t.tokens, t.result, t.shares) == ((), None, (), None, ())
    assert GAME.notation.read("opening").digest() == new.digest()


def test_the_words_of_a_godbreaker():
    """GB-MOD-01, GB-MOD-02, GB-ELE-03, GB-ELE-05"""
    t = table("wild\na1 D12 5u,2.5u damage 4 trophy treasure activated fleet2 -slow\na2 casualty\na3 plain 9u,9u")
    one = model(t, "a1")
    assert (one.die, one.where, one.x, one.y, one.damage) == (12, "field", 12700, 6350, 4)
    assert (one.tokens, one.activated, one.recovered) == (("treasure", "trophy"), True, False)
    assert (one.traits, one.flaws) == ({"fleet": 2}, ("slow",))
    assert (model(t, "a2").where, model(t, "a3").traits, model(t, "a4").where) == ("casualty", {}, "reserve")


def test_the_words_of_a_threat():
    """GB-SCN-03, GB-NES-02, GB-NES-03, GB-TRA-03, GB-A-02, GB-A-34: what all of a kind have need not be typed."""
    t = table(
        """
        wild
        horror-1 12u,5u
        damned-1 5u,5u
        horror-2 20u,5u tough2 brutal tame 2 damage 1
        summoned-1 D12 5u,20u
        """,
        scenario="nest",
    )
    horror, damned, other, summoned = t.models[10:]
    assert [one.number for one in t.models] == list(range(14))
    assert (horror.kind, horror.die, horror.r, horror.traits, horror.group) == (
        "horror",
        12,
        2000,
        {"tough": 1},
        "nest",
    )
    assert (horror.seat, damned.traits, damned.r) == (-1, {"fleet": 1}, 1250)
    assert (other.traits, other.seat, other.damage) == ({"tough": 2, "brutal": 1}, 1, 1)
    assert (summoned.die, summoned.r, summoned.traits) == (12, 2000, {})


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        *[("12700,8890", (12700, 8890)), ("5u,3.5u", (12700, 8890)), ("127mm,88.9mm", (12700, 8890))],
        *[("4.9999u,2u", (12700, 5080)), ("5.0006u,0.5u", (12702, 1270)), ("5u,8890", (12700, 8890))],
    ],
)
def test_places_in_units_and_millimetres(typed, place):
    """GB-A-01: a unit is 2540 steps of the grid, a millimetre a hundred; what lies between is rounded to the grid."""
    one = model(table(f"wild\na1 {typed}"), "a1")
    assert (one.x, one.y) == place


def test_terrain_in_short():
    """GB-BAT-03 to 05, GB-ADV-LVL-01: bent walls with or without a width, areas, floors above the ground."""
    t = table(
        """
        wild
        wall barricade 3u,2u 3u,6u
        wall impassable 5u,2u 8u,2u 8u,6u width 1u
        area 10u,1u 12u,4u
        area 20u,1u 22u,1u 21u,4u
        floor 2u,10u 6u,14u level 1
        a1 4u,12u,1
        """,
        levels=True,
    )
    assert [(piece.id, piece.rule, piece.level) for piece in t.terrain] == [
        ("1-wall", "barricade", 0),
        ("2-wall", "impassable", 0),
        ("3-forest", "area", 0),
        ("4-forest", "area", 0),
        ("5-floor", "open", 1),
    ]
    assert t.terrain[0].outline == ((7619, 5080), (7619, 15240), (7621, 15240), (7621, 5080))
    assert t.terrain[2].outline == ((25400, 2540), (30480, 2540), (30480, 10160), (25400, 10160))
    assert max(x for x, _ in t.terrain[1].outline) == 8 * 2540 + 1270
    assert model(t, "a1").level == 1


def test_a_shard_is_shared_while_its_marker_is_there():
    """GB-CIR-04, GB-SPC-03: without the marker the trait is lost; before it is placed it is not."""
    assert GAME.notation.read("activation").shards == ("", "")
    assert GAME.notation.read("activation\ncleared all\nshard-2 5u,5u").shards == ("", "ranged")
    assert GAME.notation.read("opening").shards == ("fleet", "ranged")


# Playing on


@pytest.mark.parametrize("phase", ["initiative", "start", "activation", "wild", "relentless", "recovery", "resolution"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_typed_position_can_be_played_to_the_end(scenario, phase):
    """GB-RND-02: from any phase, in every scenario."""
    random = Random(f"{phase}{scenario}")
    t = GAME.notation.read(f"""
        {phase} round 5
        setup {{"scenario":"{scenario}"}}
        cleared all
        shard-1 6u,12u
        a1 5u,5u damage 3
        b2 9u,5u damage 7
        hunter-1 9u,9u
        local-1 11u,9u
    """)
    play_out(GAME, t, [lambda ask: decide(ask, random)] * 2, Fast(1))
    assert t.phase == "over"

"""The notation: every settled state as short text, and back; what describes none is refused by its line."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from textwrap import dedent

import msgspec
import pytest

from tests.conformance.games import decide
from tests.forms import Form
from tests.games.godbreaker.table import model, table
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.army.circles import STARTERS
from theomachy.games.godbreaker.setup import PRESETS, SCENARIOS, Rulings, Setup, random_setup
from theomachy.games.godbreaker.state import Saga
from theomachy.games.godbreaker.tasks import Lay
from theomachy.kernel import Fast, Match, Refused, key_of, play_out


def settled_states(setup: Setup, seed: int) -> Iterator[Saga]:
    """Every settled state of a game played at random."""
    random = Random(seed)
    yield GAME.new(setup)
    match = Match(GAME, GAME.new(setup), Fast(seed))
    while match.request is not None:
        yield match.settled
        ask = random.choice(match.asks)
        match.answer(key_of(decide(ask, random)), ask.seat)
    yield match.state


def check_both_ways(t: Saga) -> None:
    text = GAME.notation.write(t)
    again = GAME.notation.read(text)
    different = [name for name in fields(t) if fields(t)[name] != fields(again)[name]]
    assert different == [], text
    assert again.digest() == t.digest()


def fields(t: Saga) -> dict[str, object]:
    return {name: getattr(t, name) for name in t.__struct_fields__ if name not in ("ground", "log")}


# There and back


@pytest.mark.parametrize(("scenario", "players"), zip(SCENARIOS, (2, 1, 3, 4, 5, 6), strict=True))
@pytest.mark.play
def test_every_settled_state_reads_as_it_is_written(scenario, players, form: Form):
    """GB-A-89: whatever lasts is in the text, in every scenario, for one to six circles."""
    setup = random_setup(Random(players), players, scenario)
    advanced = players % 2 == 1
    setup = msgspec.structs.replace(setup, rounds=3, ready=advanced, levels=advanced, seniority="random")
    phases, stride = set(), (1 + players // 2) * form.pick(short=4, long=1)
    for number, t in enumerate(settled_states(setup, players)):
        if number % stride == 0 or t.phase not in phases:
            check_both_ways(t)
        phases.add(t.phase)
    assert phases >= {"opening", "activation", "over"}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_written(preset):
    """GB-SCN-01: the beginning of any game, and its opening."""
    for number, t in enumerate(settled_states(PRESETS[preset](Random(3)), 3)):
        if number % 5 == 0:
            check_both_ways(t)
        if t.phase != "opening" or number > 60:
            break


def test_laid_terrain_is_written():
    """GB-BAT-02: the pieces that players have laid so far, and whose turn it is to lay."""
    setup, seen = Setup(ground="laid"), 0
    for t in settled_states(setup, 5):
        check_both_ways(t)
        seen = max(seen, len(t.terrain))
        if t.phase != "opening" or not isinstance(t.agenda[0], Lay):
            break
    assert seen > 10


@pytest.mark.play
def test_what_came_and_went_is_written():
    """GB-WLD-04, GB-TRT-17 to 19: compulsions, terrain that was raised or ruined, and what was summoned."""
    circle = STARTERS["starter-4"].replace("thunderous; ", "ruinous; ", 1)
    words = set()
    for seed in range(3):
        for number, t in enumerate(settled_states(Setup((circle, circle), "trap", rounds=3), seed)):
            words |= {*GAME.notation.write(t).split()}
            if number % 3 == 0:
                check_both_ways(t)
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
        check_both_ways(match.settled)
        phases.append(match.request.question)
        keys = match.request.keys()
        match.answer("farewell" if "farewell" in keys else random.choice(keys))
    check_both_ways(match.state)
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
        forgotten-1 25400,40640 driven mine,predator
        horror-1 45720,40640 tough2 fleet damage 12
        summoned-1 D10 50800,40640 tame 2
        forgotten-2 48260,20320 gone driven none
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
        agenda [{"does":"deploy","seat":1},{"does":"deploy","seat":0}]
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


def test_spaces_and_empty_lines_do_not_matter():
    """GB-A-89: a person may type it."""
    one, two = "\n  wild   round 2 \n\n   a1   5u,5u \n cleared all", "wild round 2\ncleared all\na1 5u,5u"
    assert GAME.notation.read(one).digest() == GAME.notation.read(two).digest()


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


# What describes no state


@pytest.mark.parametrize(
    "head",
    [
        *["war", "Activation", "activation round", "activation round two", "activation round 0", "activation round 6"],
        *["activation round -1", "activation round ²", "activation initiative 3", "activation initiative 0"],
        *["activation priority 1", "activation priority 1,1", "activation priority 1,2,3", "activation priority x"],
        *["activation priority none", "start priority 2", "wild turn 3", "wild luck 1", "wild 2", "next round"],
        *["wild round 1 round 2", "wild points 1", "wild points 1/2/3", "wild points a/b", "wild points 1/--2"],
        *["wild winning 13", "wild winning x", "wild seniority 1", "wild seniority 1,3", "wild routed 2", "wild won 1"],
        *[
            "over",
            "aftermath",
            "over won 3",
            "over won 1,1",
            "opening round 1",
            "a1 5u,5u",
            "setup {}",
            "wild routed 1,2",
        ],
    ],
)
def test_a_bad_first_line_is_refused(head):
    """GB-RND-01, GB-RND-02, GB-INI-03, GB-RES-03: phase, round, seats and points that there can be."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"{head}\ncleared all\nb1 8u,4u")
    assert (no.value.reason.id, no.value.reason.args) == ("bad-notation", {"line": 1, "text": head})


@pytest.mark.parametrize(
    "line",
    [
        *["a1 5", "a1 5u", "a1 5u,5u,0,0", "a1 5u;5u", "a1 -5u,5u", "a1 5.12345u,5u", "a1 5.5,5u", "a1 5v,5u"],
        *["a1 ٣u,5u", "a1 5u,5u 6u,6u", "a1 5u,5u damage", "a1 5u,5u damage x", "a1 5u,5u damage 0", "a1 damage 1000"],
        *["a1 5u,5u luck", "a1 5u,5u tame 1", "a1 5u,5u casualty gone", "a1 5u,5u activated activated", "a1 D8 D10"],
        *["a1 5u,5u driven mine", "a1 fleet fleet2", "a1 -slow -slow", "a1 -luck", "a1 plain fleet", "a1 fleet2x"],
        *[
            "horror-1 9u,5u driven hope",
            "horror-1 9u,5u tame 3",
            "horror-1 9u,5u tame",
            "D7",
            "token",
            "token gold 5u,5u",
        ],
        *["token ready 5u,5u", "token treasure", "token treasure 5u", "shard-3 5u,5u", "shard 5u,5u", "shard-1"],
        *[
            "shard-01 5u,5u",
            "hoard 5u,5u",
            "hoard-0 5u,5u",
            "hoard-x 5u,5u",
            "objective",
            "objective 5u",
            "shard-1 none",
        ],
        *[
            "cleared",
            "cleared all all",
            "terrain",
            "terrain 99-wall",
            "terrain 99-wall wall-4",
            "terrain 9-x x area 0,0",
        ],
        *["terrain 99-wall wall-4 open", "terrain 99-wall wall-4 soft 9u,9u", "terrain 99-forest wall-4 area 9u,9u"],
        *["terrain x-wall wall-4 barricade 9u,9u", "terrain 099-wall wall-4 barricade 9u,9u", "terrain wall-4"],
        *["terrain 99-wall wall-4 barricade 9u,9u turn 10", "terrain 99-wall wall-4 barricade 9u,9u 3u,3u"],
        *["terrain 99-wall wall barricade 0,0 9,9", "terrain 99-wall wall barricade 0,0 9,9 18,18"],
        *["terrain 99-wall wall barricade 0,0 9u,9u 9u,0u 0u,9u", "terrain 99-wall wall-4 barricade 9u,9u level 1"],
        *["terrain 99-wall wall-4 barricade 9u,9u width 1u", "wall soft 1u,1u 2u,1u", "wall barricade 1u,1u"],
        *[
            "wall barricade 1u,1u 1u,1u",
            "area 1u,1u",
            "area 1u,1u 1u,5u",
            "area 1u,1u 3u,3u level",
            "area 1u,1u 2u,2u of x",
        ],
        *["floor 1u,1u 3u,3u level 1", "floor 1u,1u 3u,3u turn 15"],
        *["setup", "setup {", "setup 3", 'setup {"circles":3}', 'setup {"luck":1}', 'setup {"rulings":{"luck":1}}'],
        *['setup {"scenario":"peace"}', "circle", "circle 1", "circle 3 fleet; A iron", "active", "active a1 dance"],
        *["active a1 move move move", "agenda", "agenda {}", "agenda [", 'agenda [{"does":"dance"}]'],
        *['agenda [{"does":"deploy","seat":0}]', 'agenda [{"does":"breed","seat":2}]', 'agenda [{"does":"react"}]'],
        *['agenda [{"does":"reckon","what":"shard-1"}]', 'agenda [{"does":"wither","what":"x"}]'],
        *['agenda [{"does":"wither","near":"x"}]', 'agenda [{"does":"wither","amount":-1}]'],
        'agenda [{"does":"react","model":99}]',
    ],
)
def test_a_bad_line_is_refused(line):
    """GB-A-89, GB-BAT-02, GB-BAT-03, GB-ELE-01, GB-ELE-03: the refusal names the line and shows it."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(
            f"\nactivation\nb1 22u,22u\n\n   {line}  \n{'' if line.startswith('cleared') else 'cleared all'}"
        )
    assert no.value.reason.args["line"] == 5
    if no.value.reason.id == "bad-notation":
        assert no.value.reason.args["text"] == line


@pytest.mark.parametrize(
    ("line", "id", "clause"),
    [
        ("a6 5u,5u", "gb-no-such-model", "GB-MOD-01"),
        ("c1 5u,5u", "gb-no-such-model", "GB-MOD-01"),
        ("zeus 5u,5u", "gb-no-such-model", "GB-MOD-01"),
        ("zeus-1 5u,5u", "gb-no-such-model", "GB-MOD-01"),
        ("horror-2 9u,5u", "gb-no-such-model", "GB-MOD-01"),
        ("horror-01 9u,5u", "gb-no-such-model", "GB-MOD-01"),
        ("godbreaker-1 9u,5u", "gb-no-such-model", "GB-MOD-01"),
        ("active a9", "gb-no-such-model", "GB-MOD-01"),
        ("active b1 placed a9", "gb-no-such-model", "GB-MOD-01"),
        ("a1 D7 5u,5u", "gb-no-such-die", "GB-MOD-02"),
        ("a1 D14 5u,5u", "gb-no-such-die", "GB-MOD-02"),
        ("summoned-1 5u,5u", "gb-no-such-die", "GB-MOD-02"),
        ("summoned-1 D6 5u,5u", "gb-no-such-die", "GB-MOD-02"),
        ("a1 5u,5u fleet4", "gb-rank", "GB-MOD-10"),
        ("a1 5u,5u fleet0", "gb-rank", "GB-MOD-10"),
        ("horror-1 9u,5u tough4", "gb-rank", "GB-MOD-10"),
        ("a1 5u,5u unbound", "gb-no-such-trait", "GB-ADV-LVL-06"),
        ("a1 5u,5u fleet tough brutal ranged healer", "gb-too-many-traits", "GB-MOD-10"),
        ("a1 1249,5u", "gb-off-table", "GB-PLC-01"),
        ("a1 5u,59711", "gb-off-table", "GB-PLC-01"),
        ("a1 99u,5u", "gb-off-table", "GB-PLC-01"),
        ("token trophy 24.1u,5u", "gb-off-table", "GB-PLC-01"),
        ("token trophy 5u,24.1u", "gb-off-table", "GB-PLC-01"),
        ("a1 22u,21.5u", "gb-on-model", "GB-PLC-01"),
        ("a1 12u,12u", "gb-on-marker", "GB-PLC-01"),
        ("hoard-1 12u,11u", "gb-on-marker", "GB-PLC-01"),
        ("a1 7u,3u", "gb-on-barricade", "GB-PLC-01"),
        ("hoard-1 7u,3u", "gb-on-barricade", "GB-PLC-01"),
        ("objective 7u,3u", "gb-on-barricade", "GB-PLC-01"),
        ("a1 5u,5u,1", "gb-open-air", "GB-ADV-LVL-01"),
        ("wall barricade 6u,3u 8u,3u", "gb-barricades-overlap", "GB-PLC-01"),
        ("wall barricade 11u,12u 13u,12u", "gb-barricade-on-marker", "GB-PLC-01"),
        ("wall barricade 20u,2u 25u,2u", "gb-terrain-off-table", "GB-PLC-01"),
        ("wall barricade 3u,2u 3u,5u width 1.01u", "gb-barricade-too-wide", "GB-BAT-03"),
        ("wall barricade 3u,2u 3u,5u width 0", "gb-barricade-too-wide", "GB-BAT-03"),
        ("cleared 1-castle", "gb-no-such-terrain", "GB-BAT-02"),
        ("terrain 99-wall wall-4 barricade 5u,9u of 1-castle", "gb-no-such-terrain", "GB-BAT-02"),
        ('setup {"ground":"moon"}', "gb-no-such-field", "GB-BAT-02"),
        ('setup {"circles":[]}', "gb-number-of-circles", "GB-MOD-03"),
        ('setup {"rounds":9}', "gb-number-of-rounds", "GB-RND-01"),
        ("circle 1 fleet; A iron 7", "gb-no-such-die", "GB-MOD-02"),
    ],
)
def test_what_there_cannot_be_is_refused_by_name(line, id, clause):
    """GB-MOD-01, GB-MOD-02, GB-MOD-10, GB-PLC-01, GB-BAT-02, GB-BAT-03, GB-ADV-LVL-01: with the clause and the line."""
    cleared = "" if line.startswith("cleared") else "cleared all"
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"activation\n{cleared}\nwall barricade 7u,1u 7u,5u\nb1 22u,22u\n{line}")
    bad = 3 if line.startswith("objective") else 5
    assert (no.value.reason.id, no.value.reason.clause, no.value.reason.args["line"]) == (
        ("gb-barricade-on-marker", "GB-PLC-01", 3) if bad == 3 else (id, clause, 5)
    )


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("a1 5u,5u", "a1 6u,6u"),
        ("shard-1 5u,5u", "shard-1 8u,8u"),
        ("objective 5u,5u", "objective none"),
        ("setup {}", "setup {}"),
        ("agenda []", "agenda []"),
        ("active b1", "active b1"),
        ("terrain 9-wall wall-4 barricade 5u,9u", "terrain 9-wall wall-4 barricade 5u,5u"),
        ("cleared all", "cleared all"),
    ],
)
def test_nothing_is_told_twice(one, two):
    """GB-A-89: the second line is refused."""
    cleared = "" if one.startswith("cleared") else "cleared all"
    assert GAME.notation.read(f"activation\n{cleared}\nb1 22u,22u\n{one}")
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"activation\n{cleared}\nb1 22u,22u\n{one}\n{two}")
    assert (no.value.reason.id, no.value.reason.args) == ("bad-notation", {"line": 5, "text": two})


@pytest.mark.parametrize(
    "text",
    [
        "wild\nactive b1",
        "recovery\nactive b1",
        "activation\nb1 activated 3u,3u\nactive b1",
        "activation\nhorror-1 5u,5u\nactive horror-1",
        "initiative\na1 5u,5u",
        "opening\nagenda []",
        'opening\nagenda [{"does":"deploy","seat":0},{"does":"deploy","seat":1}]',
        'opening\nshard-1 5u,5u\nagenda [{"does":"deploy","seat":0}]',
        "opening\na1 5u,5u\na2 8u,5u\na3 8u,8u\na4 3u,3u\na5 3u,20u\nb1 20u,20u\nshard-1 5u,9u\nagenda "
        '[{"does":"deploy","seat":0}]',
        "activation round 2 routed 2\nb1 5u,5u",
        'aftermath won 1\ncircle 1 fleet; A iron; B iron; C iron; D iron; E iron\nagenda [{"does":"prize","seat":0}]',
        "aftermath won 1\ncircle 1 fleet; A iron; B iron; C iron; D iron; E iron",
        'aftermath won 1\na1 ascended\nagenda [{"does":"return","seat":1,"model":0},{"does":"close"}]',
    ],
)
def test_a_phase_that_does_not_fit_is_refused(text):
    """GB-ACT-02, GB-ACT-03, GB-INI-01, GB-RES-03, GB-CIR-14: nobody is active in another's phase or twice, each circle
    has somebody to begin with, the routed have nobody, and nobody returns who was never there."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"{text}\ncleared all")
    assert (no.value.reason.id, no.value.reason.args) == ("bad-notation", {"line": 1, "text": text.partition("\n")[0]})


@pytest.mark.parametrize("text", ["", "\n", "  \n \n"])
def test_no_text_is_no_state(text):
    """GB-A-89: nothing describes nothing."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(text)
    assert (no.value.reason.id, no.value.reason.args) == ("bad-notation", {"line": 1, "text": ""})


# Nonsense


def spoilt(text: str, random: Random) -> str:
    """A text with something changed, taken away, doubled or swapped."""
    lines = text.splitlines()
    at = random.randrange(len(lines))
    words = lines[at].split(" ")
    one = random.randrange(len(words))
    match random.randrange(8):
        case 0:
            del lines[at]
        case 1:
            lines.append(lines[at])
        case 2:
            del words[one]
        case 3:
            words[one] = random.choice(
                [*'0123456789,-/"{[ü', "", "none", "all", "99999999", "D7", "-1,-1", "level 2", "x"]
            )
        case 4:
            words[one] = "".join(random.sample(words[one], len(words[one])))
        case 5:
            words.append(random.choice(random.choice(lines).split(" ")))
        case 6:
            words[one] = random.choice(random.choice(lines).split(" "))
        case _:
            random.shuffle(lines)
    if at < len(lines) and words != lines[at].split(" "):
        lines[at] = " ".join(words)
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.play
def test_any_nonsense_is_refused_with_its_line_or_can_be_played(seed):
    """GB-A-89: a spoilt text is never a crash: a line that is refused, or another position, which plays on."""
    random = Random(seed)
    setup = random_setup(random, 1 + seed % 2, SCENARIOS[seed])
    texts = [
        GAME.notation.write(t) for t in settled_states(msgspec.structs.replace(setup, rounds=3, levels=True), seed)
    ]
    refused: list[bool] = []
    for _ in range(60):
        text = spoilt(random.choice(texts), random)
        if random.random() < 0.5:
            text = spoilt(text, random)
        try:
            t = GAME.notation.read(text)
        except Refused as no:
            refused += [no.reason.args["line"] <= max(1, len(text.splitlines()))]
            continue
        check_both_ways(t)
        match = Match(GAME, t, Fast(seed))
        for _ in range(8):
            if match.request is not None:
                match.answer(key_of(decide(match.request, random)))
    assert len(refused) > 15
    assert all(refused)

"""A text that describes no state is refused by its line, whatever the nonsense."""

import pytest

from tests.notations import bad_line
from theomachy.games.godbreaker import GAME
from theomachy.kernel import Refused

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
    assert bad_line(GAME, f"{head}\ncleared all\nb1 8u,4u") == (1, head)


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
        *['agenda [{"does":"reckon","marker":"shard-1"}]', 'agenda [{"does":"wither","what":"x"}]'],
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
    assert bad_line(GAME, f"activation\n{cleared}\nb1 22u,22u\n{one}\n{two}") == (5, two)


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
    assert bad_line(GAME, f"{text}\ncleared all") == (1, text.partition("\n")[0])

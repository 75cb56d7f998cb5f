"""Everything that The Godbreaker Saga can say has words in both languages, and names whom it is about."""

import re

import pytest

from tests.conformance.speaking import SPOKEN
from tests.games.godbreaker.table import go, table
from tests.kit import LANGUAGES
from theomachy.features.ruler import Ruler
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.content.traits import CLAUSES, FLAWS, METALS
from theomachy.games.godbreaker.ground.pieces import CATALOGUE
from theomachy.games.godbreaker.rules.rulers import ruler
from theomachy.games.godbreaker.rules.threats import THREATS
from theomachy.games.godbreaker.rules.wild import CLAUSES as COMPULSIONS
from theomachy.games.godbreaker.scene import PHASES
from theomachy.games.godbreaker.setup import SCENARIOS, Setup
from theomachy.games.godbreaker.vocabulary import TOKENS
from theomachy.kernel import Ask, Event
from theomachy.presentation.choices import Choices
from theomachy.presentation.text import Verbatim, Words

TESTS = ("obstacles", "destroy", "long", "ways", "stay", "ruin", "shape", "obey", "thunder", "sound", "trials", "hurt")
KINDS = [*THREATS, "summoned"]
BUILT = [
    *[f"gb-seat-{number}" for number in range(1, 7)],
    *[f"gb-held-{number}" for number in range(1, 7)],
    *[f"gb-scenario-{scenario}" for scenario in SCENARIOS],
    *[f"gb-{name}-{phase}" for name in ("phase", "status") for phase in PHASES],
    *[f"gb-compulsion-{name}" for name in COMPULSIONS],
    *[f"gb-test-{name}" for name in TESTS],
    *[f"gb-hunt-{face}" for face in range(1, 7)],
    *[f"gb-trait-{trait}" for trait in CLAUSES],
    *[f"gb-flaw-{flaw}" for flaw in FLAWS],
    *[f"gb-metal-{metal}" for metal in METALS],
    *[f"gb-terrain-{piece.kind}" for piece in CATALOGUE.values()],
    *[f"gb-rule-{rule}" for rule in ("open", "area", "barricade", "impassable")],
    *[f"gb-ask-{kind}" for kind in ("shard", "objective", "hoard")],
    *[f"gb-{kind}" for kind in ("shard", "objective", "hoard", *TOKENS, *KINDS)],
    *[f"shard-{number}" for number in range(1, 7)],
    *[f"hoard-{number}" for number in range(1, 7)],
    *["objective", *(f"objective-{number}" for number in range(2, 8))],
    *[f"gb-{kind}{more}" for kind in ("measure", "detour") for more in ("", "-terrain")],
]
ID = SPOKEN["godbreaker"].unreadable


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param)


# What there is to say


def test_what_is_put_together_has_words(words: Words) -> None:
    """Seats, phases, scenarios, markers, tests, traits."""
    assert [id for id in BUILT if not words.knows(id)] == []


def test_what_is_put_together_differs(words: Words) -> None:
    """GB-MOD-03: no two seats or markers have the same name."""
    said = [words.say(id) for id in BUILT if re.fullmatch(r"gb-seat-\d|(?!gb-)[a-z]+(-\d+)?", id)]
    assert len(set(said)) == len(said)


def test_threats_and_terrain_of_a_kind_are_told_apart_by_numbers(words: Words) -> None:
    """GB-SCN-03, GB-BAT-02: however many there are."""
    kinds = [f"gb-{kind}" for kind in KINDS]
    kinds += [id for id in BUILT if id.startswith(("gb-terrain-", "gb-rule-"))]
    said = [words.say(f"{kind}-{number}") for kind in dict.fromkeys(kinds) for number in (1, 2, 99)]
    assert len(set(said)) == len(said)
    assert [text for text in said if "gb-" in text or not text.endswith(("1", "2", "99"))] == []


def test_names_of_godbreakers_are_never_ids() -> None:
    """GB-CIR-01: names begin with a capital, where letters have them, and no id does."""
    for lang in LANGUAGES:
        assert [id for id in Words(GAME, lang).bundle._messages if not id[0].islower()] == []


@pytest.mark.parametrize("name", ["Gb-shard", "A1", "Shard-1", "{ $seat }", "竜"])
def test_a_name_is_said_as_it_was_given(name: str, words: Words) -> None:
    """GB-CIR-01: even one that looks like an id or like a placeable."""
    circle = f"fleet; {name} iron 8 tough3; B iron 8 tough2; C iron 6 tough2; D iron 6 tough2; E iron 6 tough2"
    t = GAME.new(Setup(circles=(circle, circle)))
    assert words.seeing(GAME.scene(t, None)).say(Event("gb-falls", "", {"model": "a1"})).startswith(name)


# What is said in play


REFUSED = [
    ("move:5u,30u", "gb-beyond-move"),
    ("move:0u,5u", "gb-off-table"),
    ("move:5.2u,6.2u", "gb-on-model"),
    ("move:8u,5u", "gb-on-barricade"),
    ("move:9", "gb-no-place"),
    ("engage:a2", "gb-not-hostile"),
    ("engage:b1", "gb-beyond-attack-range"),
    ("engage:b2", "gb-not-there"),
    ("engage:x", "gb-no-such-model"),
    ("sunder:objective", "gb-not-controlled"),
    ("sunder:x", "gb-no-such-marker"),
    ("hand:a2", "gb-no-tokens"),
    ("hand:b1", "gb-not-friendly"),
    ("plunder:x", "gb-no-such-marker"),
    ("thunderous", "gb-no-such-action"),
]


@pytest.mark.parametrize(("key", "id"), REFUSED)
def test_reasons_name_whom_they_are_about(key: str, id: str, words: Words) -> None:
    """GB-MOV-01, GB-PLC-01, GB-ENG-01, GB-SPC-01, GB-SPC-02: what is wrong, with names and numbers."""
    text = "activation round 1\nactive a1\na1 5u,5u\na2 5u,6.5u\nb1 20u,20u\nwall barricade 8u,0u 8u,9u"
    match = go(table(text))
    assert isinstance(match.request, Ask)
    reason = match.request.why_not(re.sub(r"([\d.]+)u", lambda found: str(round(float(found[1]) * 2540)), key))
    assert reason is not None
    said = words.seeing(GAME.scene(match.state, 0)).say(reason)
    assert (reason.id, ID.search(said)) == (id, None)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (
            "move:12700,33020",
            ["8U away; the move of One (Red) reaches 6U.", "そこまで8Uあります。One（赤）の移動は6Uまでです。"],
        ),
        (
            "move:12700,33020,2",
            [
                "No line leads there; the move of One (Red) reaches 6U.",
                "そこへの線を引けません。One（赤）の移動は6Uまでです。",
            ],
        ),
        (
            "engage:b1",
            [
                "One (Blue) is 20U away; the attack range of One (Red) is 0U.",
                "One（青）まで20Uあります。One（赤）の攻撃範囲は0Uです。",
            ],
        ),
    ],
)
def test_what_is_out_of_range_is_told_with_its_measure(key: str, said: list[str]) -> None:
    """GB-MOV-01, GB-ENG-01, GB-ADV-LVL-02: how far it is, or that no line leads there."""
    match = go(table("activation round 1\nactive a1\na1 D6 5u,5u\nb1 20u,20u", levels=True))
    assert isinstance(match.request, Ask)
    reason, scene = match.request.why_not(key), GAME.scene(match.state, 0)
    assert reason is not None
    assert [Words(GAME, lang).seeing(scene).say(reason) for lang in LANGUAGES] == said


def test_tokens_are_counted_in_words() -> None:
    """GB-MOV-06, GB-SPC-02: some of one kind, or of both."""
    keys = ["none", "treasure:1", "trophy:2", "treasure:2+trophy:1"]
    said = {lang: [Words(GAME, lang).option("gb-ask-claim", key) for key in keys] for lang in LANGUAGES}
    assert said == {
        "en": ["Nothing", "1 treasure", "2 trophies", "2 treasures and 1 trophy"],
        "ja": ["何も取らない", "財宝1個", "戦利品2個", "財宝2個と戦利品1個"],
    }


def test_a_measure_tells_what_terrain_adds() -> None:
    """GB-MEA-04, GB-MEA-06: 5 and 2 in terrain make 7U; the way round a wall is longer."""
    text = (
        "activation round 1\na1 5u,5u\nobjective none\nb1 9u,20u\narea 7u,0u 9.5u,9u\nwall impassable 12u,12u 20u,12u"
    )
    t = table(text)
    assert GAME.feature(Ruler) is not None
    told = [
        ruler(t, start, end).text for start, end in (("12700,12700", "25800,12700"), ("40640,25400", "40640,35560"))
    ]
    said = {lang: [Words(GAME, lang).say(text) for text in told] for lang in LANGUAGES}
    assert said["en"] == ["5 + 2 in terrain = 7U", "8U, the way round"]
    assert said["ja"] == ["5 + 地形2 = 7U", "回り道で8U"]


def test_what_shaping_can_raise_is_named(words: Words) -> None:
    """GB-TRT-18: by the piece and by what it counts as."""
    match = go(table("activation round 1\nactive a1\na1 5u,5u shaping\nb1 20u,20u"))
    assert isinstance(match.request, Ask)
    keys = [key for key in match.request.keys() if key.startswith("shaping:")]
    choices = Choices(words, match.request, GAME.scene(match.state, 0))
    said = [choices.say(key) for key in keys]
    assert len(set(said)) == len(keys) > 3
    assert not any(ID.search(text) for text in said)


def test_typed_nonsense_is_repeated_as_it_is(words: Words) -> None:
    """GB-PLC-01"""
    assert "x y" in words.say("gb-no-such-marker", key=Verbatim("x y"))

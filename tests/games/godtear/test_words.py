"""Every id that Godtear can say has words in both languages, those that are put together from parts, too."""

import re

import pytest

from tests.kit import LANGUAGES
from theomachy.games.godtear import GAME
from theomachy.games.godtear.cards import CHAMPIONS, SHEETS
from theomachy.games.godtear.notation.words import PHASES
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.sheets import Skill
from theomachy.games.godtear.state import KINDS
from theomachy.presentation.text import Words, word_files

CLASSES = {pair[0].class_ for pair in CHAMPIONS.values()}
BUILT = [
    *[f"gt-{kind}-{sign}" for kind in KINDS for sign in ("boon", "blight")],
    *[f"gt-kind-{kind}" for kind in KINDS],
    *[f"gt-status-{phase}" for phase in PHASES if phase != "over"],
    *[f"gt-{scenario}" for scenario in SCENARIOS],
    *[f"gt-class-{class_}" for class_ in sorted(CLASSES)],
    *[f"gt-type-{type}" for type in ("self", "friendly", "area", "enemy")],
    *[f"gt-{roll}-dice" for roll in ("accuracy", "damage")],
    *[f"gt-not-{path}" for path in ("toward", "away", "straight", "reached")],
    *[f"gt-{name}-{phase}" for name in ("only-in", "speed") for phase in ("plot", "clash")],
    *[f"gt-not-for-{who}" for who in ("champions", "followers")],
    *[f"gt-must-{action}" for action in ("rally", "recruit")],
    *[f"gt-deployment-{side}" for side in ("north", "south")],
    *["gt-plot", "gt-clash", "gt-north", "gt-south", "gt-one", "gt-two"],
]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param)


def test_what_is_put_together_has_words(words: Words) -> None:
    """GT-STA-01, GT-SET-05, GT-TRN-01: kinds of tokens, classes, phases, scenarios."""
    assert [id for id in BUILT if not words.knows(id)] == []


def test_every_card_has_words(words: Words) -> None:
    """GT-SET-06: names of champions, units, traits and skills; and of one follower among others."""
    for sheet in SHEETS.values():
        traits = [trait.id for trait in sheet.traits if not trait.hidden]
        ids = [sheet.id, *[f"{sheet.id}-{name}" for name in (*traits, *sheet.skills)]]
        assert [id for id in ids if not words.knows(id)] == []
        assert bool(words.attribute(sheet.id, "one")) != sheet.champion
        if sheet.banner:
            assert words.say(sheet.id) in words.say(f"{sheet.id}-banner") != f"{sheet.id}-banner"


def test_what_an_ability_does_is_told(words: Words) -> None:
    """GT-SKL-03: every ability has its text, but for an attack that only rolls."""
    for sheet in SHEETS.values():
        for skill in sheet.skills.values():
            assert bool(words.attribute(f"{sheet.id}-{skill.id}", "text")) == does_more(skill), skill
        for trait in sheet.traits:
            assert trait.hidden or words.attribute(f"{sheet.id}-{trait.id}", "text")


def does_more(skill: Skill) -> bool:
    effects = (*skill.before, *skill.do, *skill.hit, *skill.after, *skill.dice)
    return bool(effects or skill.targets > 1 or skill.followers or skill.bonus or skill.phase or skill.spread)


def test_every_token_can_be_chosen_in_words(words: Words) -> None:
    """GT-STA-01: ten tokens, or none."""
    keys = [*[f"{kind}-{sign}" for kind in KINDS for sign in ("boon", "blight")], "none"]
    said = [words.option("gt-ask-token", key) for key in keys]
    assert len(set(said)) == len(keys)
    assert not set(said) & set(keys)


# The words of the Japanese edition


JAPANESE = GAME.content.folder / "rulebook.ja.md"
WITH_ENGLISH = re.compile(r"（([A-Z][A-Za-z'’ -]+)）")


def names(words: Words) -> dict[str, str]:
    """What champions, units, traits and skills are called, by their ids."""
    ids = [
        id
        for sheet in SHEETS.values()
        for id in (sheet.id, *[f"{sheet.id}-{name}" for name in (*sheet.skills, *[trait.id for trait in sheet.traits])])
    ]
    return {id: words.say(id) for id in ids if words.knows(id)}


def test_the_japanese_rulebook_calls_cards_as_they_are_printed() -> None:
    """GT-B9, GT-C16: 大津波（Tsunami）, 新たな嘔吐（New Spew）, and all that stand there with their English name."""
    english, japanese = names(Words(GAME, "en")), names(Words(GAME, "ja"))
    printed: dict[str, set[str]] = {}
    for id, name in english.items():
        printed.setdefault(name.replace("’", "'"), set()).add(japanese[id])
    text = JAPANESE.read_text("utf-8")
    found = [(text[: at.start()], at[1].replace("’", "'")) for at in WITH_ENGLISH.finditer(text)]
    cards = [(before, name) for before, name in found if name in printed]
    assert {"Tsunami", "New Spew"} <= {name for _, name in cards}
    assert [name for before, name in cards if not before.endswith(tuple(printed[name]))] == []


@pytest.mark.parametrize(
    ("clause", "cards"),
    [
        ("GT-B18", ["Induct", "Life Trade", "Branch Ward"]),
        ("GT-C20", ["Flu Spew", "Goo Spew", "Retchlings"]),
        ("GT-F4", ["Retchlings"]),
    ],
)
def test_cards_in_the_japanese_rulebook_have_their_english_names(clause: str, cards: list[str]) -> None:
    """GT-B18, GT-C20, GT-F4: so that they are found on a card of either edition."""
    (line,) = [line for line in JAPANESE.read_text("utf-8").splitlines() if line.startswith(f"- **{clause}** ")]
    assert WITH_ENGLISH.findall(line) == cards


def test_the_japanese_edition_has_one_word_for_a_thing() -> None:
    """GT-C20, GT-F4: 成功判定 is the hit roll, and マス a step of the ladder."""
    files = [JAPANESE, *word_files(GAME.content.folder, "ja")]
    assert [file for file in files for word in ("命中ロール", "ステップ") if word in file.read_text("utf-8")] == []
    assert "成功判定" in JAPANESE.read_text("utf-8")


def test_the_label_of_life_without_room_says_when() -> None:
    """GT-J4: the whole phrase, not the clipped 「生命」の空きなし."""
    assert Words(GAME, "ja").say("option-life-no-room") == "「生命」で空きがないとき"

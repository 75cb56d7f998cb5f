"""What people are called: nobody like an agent of the house, and nobody like somebody else at the table."""

import pytest

from tests.kit import LANGUAGES
from theomachy.agents.levels import LEVELS, STYLES
from theomachy.hosting.names import ANIMALS, EPITHETS, called, clean, is_taken, made_up
from theomachy.kernel import Refused
from theomachy.play.names import MAX_NAME_LENGTH, TABLE
from theomachy.presentation.text import Language

ENGLISH = Language("en")
DISGUISES = {
    "case": "tHE oWL, TITAN",
    "width": "Ｔｈｅ　Ｏｗｌ",
    "spacing": "T h e   O w l",
    "no spacing": "TheOwl",
    "punctuation": "*The* Owl (titan)",
    "nothing to be seen": "T\u200bhe O\u200d\ufeffwl",
    "soft hyphens": "The O\u00adwl",
    "accents": "Thé Öẇl",
    "stacked accents": "The Ow\u0301\u0308l",
    "Cyrillic": "Тһе Оԝӏ",
    "Greek": "ΤΗΕ ΟWL",
    "mathematical letters": "𝕿𝖍𝖊 𝕺𝖜𝖑",
    "small capitals": "ᴛʜᴇ ᴏᴡʟ",
    "digits": "The 0w1, t1tan",
    "capital i": "The OwI",
    "two letters for one": "The Ovvl",
    "no article": "Owl, titan",
    "the other way round": "Titan Owl",
    "something before it": "★ The Owl",
    "narrow kana": "ﾌｸﾛｳ（巨神）",
    "hiragana": "ふくろう",
    "two languages": "フクロウ, titan",
    "a style": "Owl, bold captain",
    "a style behind": "Captain (bold) Owl",
    "letters that show nothing": "O\u3164w\uffa0\u1160l\u115f",
    "Armenian": "Օաӏ",
    "Cherokee": "Ꮎꮃꮮ",
    "boxes": "🅾🆆🅻",
    "a Chinese letter": "フク口ウ",
    "a blank": "\u2800Owl\u2800",
}
LETTERS = {
    looks: [chr(int(code, 16)) for code in codes.split()]
    for looks, _, codes in (line.partition(" ") for line in TABLE.read_text("utf-8").splitlines())
    if looks in ("o", "w", "l")
}


@pytest.mark.parametrize("name", DISGUISES.values(), ids=DISGUISES)
def test_nobody_is_called_like_an_agent(name: str):
    with pytest.raises(Refused) as no:
        clean(name)
    assert no.value.reason.id == "live-name-taken"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_nor_exactly_like_one(lang: str, level: str):
    """Whatever an agent is called at a table, in any language."""
    assert is_taken(Language(lang).say("live-owl", level=f"live-level-{level}"))
    for style in STYLES:
        assert is_taken(Language(lang).say("live-owl-styled", level=f"live-level-{level}", style=f"live-style-{style}"))


@pytest.mark.parametrize("name", ["You", "あなた", "Open seat", "空席"])
def test_nor_like_what_the_house_says_instead_of_a_name(name: str):
    assert is_taken(name)


@pytest.mark.parametrize(
    "name", ["Ann", "Titan", "Owlbert", "Howl", "Rowlands", "アン", "Аня", "Ωρίων", "李", "★", "", "Theo", "Olga 7"]
)
def test_all_others_may_be(name: str):
    assert clean(name) == name


@pytest.mark.parametrize("place", range(3))
def test_no_letter_of_any_script_makes_another_owl(place: int):
    """Every code point that Unicode's table of confusables folds to o, w or l."""
    letter = "owl"[place]
    names = [f"{'owl'[:place]}{other}{'owl'[place + 1 :]}" for other in LETTERS[letter]]
    assert len(names) > 15
    assert not [name for name in names if not is_taken(name)]


def test_names_that_look_alike_are_told_apart():
    """By where they sit."""
    names = {"1": "Ann", "2": "Аnn", "3": "ben", "4": "A N N"}  # the second begins with a Cyrillic letter
    assert [called(guest, names, ENGLISH) for guest in names] == ["Ann (1)", "Аnn (2)", "ben", "A N N (3)"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_has_no_name_is_given_one(lang: str):
    """Always the same, in each language its own words; and nobody's who plays for the house."""
    words = Language(lang)
    names = {made_up(f"guest {n}", words) for n in range(300)}
    assert len(names) > 200
    assert not [name for name in names if is_taken(name) or len(name) > MAX_NAME_LENGTH]
    assert made_up("ann", words) == made_up("ann", Language(lang)) == called("ann", {"ann": ""}, words)
    assert all(words.knows(f"epithet-{n + 1}") for n in range(EPITHETS))
    assert all(words.knows(f"animal-{n + 1}") for n in range(ANIMALS))


def test_a_name_that_was_made_up_is_told_apart_from_one_that_was_chosen():
    own = made_up("1", ENGLISH)
    names = {"1": "", "2": own.upper()}
    assert [called(guest, names, ENGLISH) for guest in names] == [f"{own} (1)", f"{own.upper()} (2)"]


@pytest.mark.parametrize("kept", ["Ann (2)", "\u2800", "x" * 60])
def test_a_kept_name_that_nobody_may_have_is_not_shown(kept: str):
    assert called("1", {"1": kept}, ENGLISH) == made_up("1", ENGLISH)


def test_whoever_was_called_like_an_agent_before_is_not_any_more():
    assert called("1", {"1": "The Owl, titan"}, ENGLISH) == made_up("1", ENGLISH)

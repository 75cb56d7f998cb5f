"""What a name may be: something that can be seen, told apart from others at a glance, without a number in brackets."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench import alike
from theomachy.kernel import Refused
from theomachy.play.names import INVISIBLE, MAX_NAME_LENGTH, TABLE, clean, look


def spans(codes: str) -> Iterator[str]:
    """Yield the letters of `41 43..45`."""
    for span in codes.split():
        first, _, last = span.partition("..")
        yield from map(chr, range(int(first, 16), int(last or first, 16) + 1))


LINES = [line.partition(" ") for line in TABLE.read_text("utf-8").splitlines()]
HIDDEN = [letter for looks, _, codes in LINES if looks == INVISIBLE for letter in spans(codes)]
ALIKE = {looks: list(spans(codes)) for looks, _, codes in LINES if looks != INVISIBLE}
FILLERS = ["\u115f", "\u1160", "\u3164", "\uffa0"]
"""Letters of Korean, to Unicode, that are shown as nothing."""


def refusal(name: str) -> str:
    with pytest.raises(Refused) as no:
        clean(name)
    return no.value.reason.id


def test_the_table_holds_what_unicode_says():
    """All 4174 ignorable code points of Unicode 15 are there, and look-alikes by the hundred."""
    assert len(HIDDEN) == 4174
    assert set(HIDDEN) >= {*FILLERS, "\u00ad", "\u034f", "\u200b", "\u200d", "\ufe0f", "\U000e0041"}
    assert all(len(ALIKE[letter]) > 8 for letter in "acehilnopsuvwxy")
    assert TABLE.stat().st_size < 8000, "it travels with the page"


def test_nothing_that_cannot_be_seen_tells_two_names_apart():
    """Every default-ignorable code point, before, within and after a name."""
    assert not [hex(ord(letter)) for letter in HIDDEN if look(f"{letter}A{letter}nn{letter}") != look("Ann")]


def test_nothing_that_cannot_be_seen_is_a_name():
    """Every default-ignorable code point, alone and twice with a space between."""
    assert {refusal(letter) for letter in HIDDEN if letter.strip()} == {"name-unseen"}
    assert {refusal(f"{letter} {letter}") for letter in HIDDEN} == {"name-unseen"}


@pytest.mark.parametrize("name", ["\u2800", "\u2800 \u2800", "\U0001d159", "\u0301", "\u3164\u0301", "\ufe0f"])
def test_a_name_without_ink_is_refused(name: str):
    """A Braille pattern without dots, a note without a head, an accent without a letter."""
    assert refusal(name) == "name-unseen"


@pytest.mark.parametrize("filler", FILLERS)
def test_what_cannot_be_seen_is_not_kept(filler: str):
    assert clean(f"Ow{filler}l") == "Owl"


@pytest.mark.parametrize("letter", "owlann")
def test_whatever_unicode_takes_for_a_letter_looks_like_it(letter: str):
    """Every code point that Unicode's table of confusables folds to the letter, in either case."""
    others = [other for other in ALIKE[letter] if look(f"x{other}x") != look(f"x{letter}x")]
    assert not others


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),  # Cyrillic
        ("Owl", "Օwլ"),  # Armenian
        ("Owl", "ՕաԼ"),
        ("Sun", "Տսո"),
        ("Owl", "🅾🅦🅻"),
        ("Owl", "🇴🇼🇱"),
        ("Owl", "Ꮎwꮮ"),
        ("フクロウ", "フク口ウ"),  # the third is Chinese for a mouth
        ("エカ", "工力"),
        ("ニャ", "二ャ"),
        ("べ", "ベ"),
        ("ann", "Ann\ufe0f"),
    ],
)
def test_look_alikes_of_other_scripts(one: str, other: str):
    assert look(one) == look(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Owl", "Owls"), ("李", "王"), ("★", "☆"), ("🐺", "🦊"), ("アン", "エン")]
)
def test_names_that_nobody_takes_for_each_other(one: str, other: str):
    assert look(one) != look(other)


NAMES = [
    "Ann",
    "Ænne Öberg",
    "Zoë",
    "Ngũgĩ wa Thiong'o",
    "Đặng Thị Ngọc",
    "佐藤 楓",
    "葛\U000e0100城",  # in one of two forms of the letter
    "ガンダルフ",
    "はるか・ベアトリス",
    "김민준",
    "Аня",
    "Ωρίων",
    "أحمد",
    "שרה",
    "अनु",
    "★",
    "❤\ufe0f Ann",
    "👩🏽\u200d🚀",
    "🧙\u200d♂\ufe0f",
    "Olga 7",
    "R2-D2",
    "(2)nd",
    "Henry (the younger)",
    "x" * MAX_NAME_LENGTH,
    "",
]


@pytest.mark.parametrize("name", NAMES)
def test_names_that_are_kept_as_they_are(name: str):
    """Of any script, with accents, forms of letters, pictures and what joins pictures."""
    assert clean(name) == name


@pytest.mark.parametrize(
    "name",
    [
        *("Ann (2)", "Ann(1)", "Ann  ( 3 )", "アン（２）", "Ann ⑵", "Ann ⁽²⁾", "Ann [2]", "Ann ❨2❩", "Ann (٢)", "(2)"),
        *("Ann (12)", "Ann (2).", "Ann (I)", "Ann (l)", "Ann (2)\u2800"),
    ],
)
def test_a_number_in_brackets_is_for_namesakes(name: str):
    assert refusal(name) == "name-numbered"


def test_joiners_stay_between_pictures_only():
    assert clean("A\u200dn\u200dn\u200d") == "Ann"
    assert clean("\ufe0fAnn\ufe0f\ufe0f") == "Ann\ufe0f"


def test_a_name_is_one_line_of_bounded_length():
    """Nothing that steers a screen is kept: no escape, no line break, no change of direction."""
    assert clean(" Ann \n\t of\u202e  Gables\u0000\x1b[31m ") == "Ann of Gables[31m"
    assert refusal("x" * (MAX_NAME_LENGTH + 1)) == "name-long"
    assert clean("x" * 60, most=60) == "x" * 60
    assert refusal("x" * 61) == "name-long"


def test_the_table_is_written_from_the_files_of_unicode(tmp_path: Path):
    """Neighbouring ranges become one. What a name is compared without needs no line, nor do scripts apart from ours."""
    confusables, properties = tmp_path / "confusables.txt", tmp_path / "DerivedCoreProperties.txt"
    confusables.write_text(
        "\ufeff# Unicode\n"
        "043E ;\t006F ;\tMA\t# ( о → o ) CYRILLIC SMALL LETTER O\n"
        "0555 ;\t004F ;\tMA\t# ( Օ → O ) ARMENIAN CAPITAL LETTER OH\n"
        "FF4F ;\t006F ;\tMA\t# ( ｏ → o ) its width alone\n"
        "00F8 ;\t006F 0338 ;\tMA\t# ( ø → o̸ ) LATIN SMALL LETTER O WITH STROKE\n"
        "0629 ;\t06C3 ;\tMA\t# ( ة → ۃ ) ARABIC LETTER TEH MARBUTA\n",
        "utf-8",
    )
    properties.write_text(
        "115F..1160 ; Default_Ignorable_Code_Point # Lo\n1161 ; Default_Ignorable_Code_Point\n"
        "00AD ; Default_Ignorable_Code_Point\n0041 ; Alphabetic\n"
    )
    assert alike.table(confusables, properties) == "- AD 115F..1161\no F8 43E 555\n"

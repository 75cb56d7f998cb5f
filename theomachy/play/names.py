"""Names that people may use: visible, on one line, and not to be taken for another name at a glance.

Names are compared by how they look: without case, width, accents, spaces, signs and invisible characters, and with
every letter in place of those that look like it. Similar letters come from Unicode's own tables, of which `alike.txt`
keeps the relevant part (`bench/alike.py` writes it), and from a few lines here.
"""

import re
import unicodedata
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path

from theomachy.kernel.messages import refuse

MAX_NAME_LENGTH = 24
TABLE = Path(__file__).with_name("alike.txt")
INVISIBLE = "-"
"""The beginning of the table's line with all invisible code points."""
BLANK = "\u2800\U0001d159"
"""Signs without ink that Unicode does not count as invisible: a Braille pattern without dots, a headless note."""
JOINER = "\u200d"
"""The sign that makes one picture of the two beside it."""
VARIATIONS = "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
"""Signs that choose a form of the letter or picture before them: Japanese names are written with them."""
SKINS = "".join(map(chr, range(0x1F3FB, 0x1F400)))
NUMBERED = re.compile(r"\(\s*[\dIl|Oo]{1,2}\s*\)\W*$")
"""A number in brackets at the end, or letters that look like one."""


def _pairs(*rows: str) -> dict[int, str]:
    """Read rows of letters and of what they look like."""
    pairs = [pair for row in rows for pair in zip(*row.split(), strict=True)]
    return {ord(letter): alike for letter, alike in pairs}


OURS = _pairs(
    "кмпьшщ kmnbww",  # Cyrillic
    "βεκχω bekxw",  # Greek
    "լղյւ lnjl",  # Armenian
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ abcdefghijklmnoprstuvwyz",  # small capitals
    "ȷო! jol",
)
"""Letters that are taken for Latin ones at a glance, though Unicode's table does not say so."""
LETTERS_IN_BOXES = (0x1F150, 0x1F170, 0x1F1E6)
"""The first code points of the alphabets of white letters in black and of flags."""
HIRAGANA, KATAKANA = range(0x3041, 0x3097), 0x60
"""Code points of hiragana, and their distance from the katakana that are read alike."""
ALIKE = (("vv", "w"), ("rn", "m"), ("i", "l"))
"""Letters that many typefaces do not tell apart; with case folded, these include capital i and small L."""


@cache
def _table() -> tuple[frozenset[int], dict[int, str]]:
    """Return the invisible code points, and the look of every code point that resembles another one."""
    hidden, alike = "", dict(OURS)
    for line in TABLE.read_text("utf-8").splitlines():
        looks, _, codes = line.partition(" ")
        if looks == INVISIBLE:
            hidden = codes
        else:
            alike = {**{int(code, 16): looks for code in codes.split()}, **alike}
    for first in LETTERS_IN_BOXES:
        alike |= {first + n: chr(ord("a") + n) for n in range(26)}
    for hiragana in HIRAGANA:
        katakana = hiragana + KATAKANA
        alike[hiragana] = alike.get(katakana, chr(katakana))
    invisible = {ord(sign) for sign in BLANK}
    for span in hidden.split():
        begin, _, end = span.partition("..")
        invisible |= set(range(int(begin, 16), int(end or begin, 16) + 1))
    return frozenset(invisible), {code: looks.translate(alike).translate(alike) for code, looks in alike.items()}


def is_visible(letter: str) -> bool:
    """Tell whether a code point shows anything by itself. Spaces do not, nor do accents without a letter."""
    return unicodedata.category(letter)[0] in "LNPS" and ord(letter) not in _table()[0]


@lru_cache(5000)
def look(name: str) -> str:
    """Return how a name looks at a glance: equal for names that might be taken for each other."""
    invisible, alike = _table()
    seen = [letter for letter in unicodedata.normalize("NFKD", name) if ord(letter) not in invisible]
    folded = "".join(seen).translate(alike).casefold().translate(alike)
    letters = "".join(letter for letter in folded if unicodedata.category(letter)[0] in "LN")
    for pair, replacement in ALIKE:
        letters = letters.replace(pair, replacement)
    return letters or "".join(folded.split())  # pictures are told apart only where there is nothing else


def clean(name: str, most: int = MAX_NAME_LENGTH) -> str:
    """Return a name as it is kept: on one line, without invisible characters.

    Refuse a name that is too long, that shows nothing, or that ends in a number in brackets, by which a table tells
    namesakes apart. An empty name stays empty.
    """
    kept = _without_invisible(" ".join(name.split()))
    if name.strip() and not any(map(is_visible, kept)):
        raise refuse("name-unseen")
    if len(kept) > most:
        raise refuse("name-long", most=most)
    if NUMBERED.search("".join(map(_plain_bracket, unicodedata.normalize("NFKC", kept)))):
        raise refuse("name-numbered")
    return kept


def _plain_bracket(letter: str) -> str:
    return {"Ps": "(", "Pe": ")"}.get(unicodedata.category(letter), letter)


def _without_invisible(name: str) -> str:
    """Remove invisible signs, except those that change the look of the letter or picture before them."""
    kept = ""
    for letter, after in pairwise(f"{name} "):
        before = kept.rstrip(VARIATIONS)[-1:] or " "
        if letter in VARIATIONS:
            keep = before == kept[-1:] and is_visible(before)
        elif letter == JOINER:
            keep = _is_picture(before) and _is_picture(after)
        else:
            keep = letter.isprintable() and ord(letter) not in _table()[0]
        kept += letter if keep else ""
    return " ".join(kept.split())


def _is_picture(letter: str) -> bool:
    """Tell whether a code point is a picture, or the colour of a picture's skin."""
    return unicodedata.category(letter) == "So" or letter in SKINS

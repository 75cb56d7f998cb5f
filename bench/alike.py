"""Write theomachy/play/alike.txt, the table of letters that cannot be seen or look like others, from Unicode's data.

    python -m bench.alike confusables.txt DerivedCoreProperties.txt

Both files are published by the Unicode Consortium: confusables.txt under unicode.org/Public/security, the other under
unicode.org/Public/UCD. Run this again when a new version of Unicode has letters that matter.
"""

import argparse
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

TABLE = Path(__file__).parent.parent / "theomachy/play/alike.txt"
INVISIBLE = "-"
"""Sign that begins the line of code points that nobody can see."""
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "HIRAGANA", "KATAKANA", "CJK")
"""Scripts whose letters are always kept; letters of others are kept only if they look like one of these."""


def rows(file: Path) -> Iterator[list[str]]:
    """Yield the fields of each line that has any."""
    for line in file.read_text("utf-8-sig").splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) > 1:
            yield fields


def letters(codes: str) -> str:
    """Return the text that Unicode writes as `0043 0327`."""
    return "".join(chr(int(code, 16)) for code in codes.split())


def plain(text: str) -> str:
    """Return a text as names are compared before any table is used: without case, accents, spaces or signs."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(letter for letter in folded if unicodedata.category(letter)[0] in "LN")


def invisible(file: Path) -> Iterator[tuple[int, int]]:
    """Yield the first and the last code point of each range that may be invisible."""
    for span, what, *_ in rows(file):
        if what == "Default_Ignorable_Code_Point":
            first, _, last = span.partition("..")
            yield int(first, 16), int(last or first, 16)


def merged(spans: Iterator[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield the ranges in order, with those that touch as one."""
    begin, end = -1, -2
    for first, last in sorted(spans):
        if first > end + 1:
            if end >= 0:
                yield begin, end
            begin = first
        end = last
    yield begin, end


def alike(file: Path) -> dict[str, list[int]]:
    """Return the code points that look like another text, by that text."""
    pairs = [(letters(source), plain(letters(target))) for source, target, *_ in rows(file)]
    ours = {target for source, target in pairs if _is_kept(source)}
    found: dict[str, list[int]] = defaultdict(list)
    for source, target in pairs:
        composed = unicodedata.normalize("NFKD", source) != source  # is decomposed before the table is used
        if target and not composed and plain(source) != target and (target in ours or _is_kept(target)):
            found[target].append(ord(source))
    return {target: codes for target, codes in found.items() if _is_kept(target)}


def _is_kept(text: str) -> bool:
    return all(letter.isascii() or unicodedata.name(letter, "").startswith(SCRIPTS) for letter in text)


def table(confusables: Path, properties: Path) -> str:
    """Return the whole table as it stands in its file."""
    hidden = " ".join(
        f"{first:X}" if first == last else f"{first:X}..{last:X}" for first, last in merged(invisible(properties))
    )
    lines = [f"{INVISIBLE} {hidden}"]
    for target, codes in sorted(alike(confusables).items()):
        lines.append(f"{target} {' '.join(f'{code:X}' for code in sorted(codes))}")
    return "".join(line + "\n" for line in lines)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("confusables", type=Path, help="confusables.txt as Unicode publishes it")
    parser.add_argument("properties", type=Path, help="DerivedCoreProperties.txt as Unicode publishes it")
    given = parser.parse_args()
    TABLE.write_text(table(given.confusables, given.properties), "utf-8")

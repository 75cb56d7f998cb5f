"""Languages: the ones that exist, the folders of their words, and the messages that are still to be translated.

A language is a file beside an English one: `de.ftl` beside `en.ftl`, `cards.de.ftl` beside `cards.en.ftl`,
`rulebook.de.md` beside `rulebook.md`. The one that makes it known is presentation/de.ftl; what is missing anywhere is
said in English.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from theomachy import games
from theomachy.presentation.text import FIRST, HOUSE, languages, word_files

CLIENT = HOUSE.parent.parent / "web" / "src" / "words"
"""The words of the client, where the source of the house is at hand."""
COUNTED = HOUSE / "partial.json"
"""The file with the shares counted beforehand, for a page, which would have to load all games to count them."""
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Gap(NamedTuple):
    """The messages that a language lacks beside one English file."""

    file: Path
    """The file that should hold the words; any other file of the language in its folder does as well."""
    ids: tuple[str, ...]
    """The messages that it lacks; none where the whole file is one text, a rulebook."""


def places() -> list[Path]:
    """Return the folders that hold words: the house's own, those of the games, and the client's."""
    return [HOUSE, *(games.game(name).content.folder for name in games.names()), *[CLIENT][: CLIENT.is_dir()]]


def missing(lang: str) -> list[Gap]:
    """Return everything that is still to be translated, file by file."""
    return [gap for folder in places() for gap in _missing_in(folder, lang)]


def translated(lang: str) -> float:
    """Return the share of all messages that a language has words for, from 0 to 1."""
    total = sum(len(_ids(file)) for folder in places() for file in word_files(folder, FIRST))
    return 1 - sum(len(gap.ids) for gap in missing(lang)) / total


def percent(lang: str) -> int:
    """Return the translated share of all messages in percent, rounded down, so that 100 means all."""
    return int(100 * translated(lang))


def partial() -> dict[str, int]:
    """Return the languages that are not fully translated, each with its translated share in percent."""
    if COUNTED.exists():
        return msgspec.json.decode(COUNTED.read_bytes(), type=dict[str, int])
    return {lang: share for lang in languages() if (share := percent(lang)) < 100}


def _missing_in(folder: Path, lang: str) -> Iterator[Gap]:
    translated = {id for file in word_files(folder, lang) for id in _ids(file)}
    for file in word_files(folder, FIRST):
        if lacking := tuple(id for id in _ids(file) if id not in translated):
            yield Gap(file.with_name(file.name.removesuffix(f"{FIRST}.ftl") + f"{lang}.ftl"), lacking)
    if (folder / "rulebook.md").exists() and lang != FIRST and not (rules := folder / f"rulebook.{lang}.md").exists():
        yield Gap(rules, ())


def _ids(file: Path) -> list[str]:
    return _MESSAGE.findall(file.read_text("utf-8"))

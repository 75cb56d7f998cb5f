"""How far each language is translated, and what is left to do."""

import re
from collections.abc import Iterator
from pathlib import Path

from theomachy.presentation.languages import missing, percent
from theomachy.presentation.text import FIRST, Language, Verbatim, languages
from theomachy.terminal.errors import Trouble

_CODE = re.compile(r"[a-z]{2}")


def all_languages() -> Iterator[str]:
    """A line for each."""
    words = Language()
    for lang in languages():
        yield words.say("words-language", lang=lang, percent=percent(lang))


def all_missing(lang: str) -> Iterator[str]:
    """A line for each file that lacks something, and one for each message that it lacks."""
    words = Language()
    if not _CODE.fullmatch(lang):
        raise Trouble("words missing", "trouble-language-code", text=lang)
    gaps = missing(lang)
    for gap in gaps:
        yield words.say("words-missing-file", file=Verbatim(shown(gap.file)), n=len(gap.ids))
        yield from (f"  {id}" for id in gap.ids)
    if not gaps:
        yield words.say("words-missing-none", lang=lang)
    elif lang not in languages():
        yield words.say("words-begin", file=Verbatim(f"theomachy/presentation/{lang}.ftl"))


def note(lang: str) -> str:
    """What is said first in a language that is not all there; empty if it is."""
    if lang == FIRST or (share := percent(lang)) == 100:
        return ""
    return Language(lang).say("words-partial", lang=lang, percent=share)


def shown(file: Path) -> str:
    """A path as seen from here, if it lies below."""
    return str(file.relative_to(Path.cwd())) if file.is_relative_to(Path.cwd()) else str(file)

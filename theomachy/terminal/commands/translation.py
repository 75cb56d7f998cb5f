"""Translations: how complete each language is, and which messages it lacks."""

import re
from collections.abc import Iterator
from pathlib import Path

from theomachy.presentation.languages import missing, percent
from theomachy.presentation.text import FIRST, Language, Verbatim, languages
from theomachy.terminal.errors import Trouble

_CODE = re.compile(r"[a-z]{2}")


def all_languages() -> Iterator[str]:
    """Yield a line for each language, with how much of it is translated."""
    words = Language()
    for lang in languages():
        yield words.say("words-language", lang=lang, percent=percent(lang))


def all_missing(lang: str) -> Iterator[str]:
    """Yield a line for each file that lacks messages, followed by the ids of those messages."""
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
    """Return a note that a language is incomplete; empty if it is complete."""
    if lang == FIRST or (share := percent(lang)) == 100:
        return ""
    return Language(lang).say("words-partial", lang=lang, percent=share)


def shown(file: Path) -> str:
    """Return a path relative to the current folder, if it lies below it."""
    return str(file.relative_to(Path.cwd())) if file.is_relative_to(Path.cwd()) else str(file)

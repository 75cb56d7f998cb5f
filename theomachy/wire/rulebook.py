"""Rulebooks as pages: chapters with their clauses."""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from theomachy.presentation.rulebook import ID, clauses, read
from theomachy.wire import pages

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

_CHAPTER = re.compile(r"^## +(.+)$", re.M)
_FIRST = re.compile(rf"^(?:[-*]\s+)?\*\*{ID}\b", re.M)
_OWN_ID = re.compile(rf"^\*\*{ID}\b[^*]*\*\*\s*")


@lru_cache(20)
def rulebook(folder: Path, lang: str, game: str, title: str) -> pages.Rulebook:
    text = read(folder, lang)
    intro, *rest = _CHAPTER.split(text)
    chapters = [_chapter(name, body) for name, body in zip(rest[::2], rest[1::2], strict=True)]
    return pages.Rulebook(
        game=game, title=title, intro=_html(re.sub(r"^# .*$", "", intro, flags=re.M)), chapters=chapters
    )


def _chapter(title: str, body: str) -> pages.Chapter:
    first = _FIRST.search(body)
    before = body[: first.start()] if first else body
    entries = [pages.Clause(id=id, html=_html(_OWN_ID.sub("", text))) for id, text in clauses(body).items()]
    return pages.Chapter(title=title.strip(), html=_html(before), clauses=entries)


def _html(text: str) -> str:
    return str(_markdown().render(text.strip())).strip()


@cache
def _markdown() -> "MarkdownIt":
    """Loaded when a book is opened: a page has its books printed, and does without."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")

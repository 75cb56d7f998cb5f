"""A rulebook as its clauses: `**SC-ATK-01** Melee: …`, each in its own paragraph or entry of a list."""

import re
from pathlib import Path

from theomachy.presentation.text import FIRST

ID = r"[A-Z]{2}-(?:[A-Z]+\d?-)*[A-Z]?\d+"
"""SC-ATK-01, SC-A-04, GT-A1."""

_CLAUSE = re.compile(rf"^(?:[-*]\s+)?\*\*({ID})\b")
_HEADING = re.compile(r"^#+\s")


def clauses(text: str) -> dict[str, str]:
    """Return the clauses of a rulebook by their ids, each with all text under it."""
    lines_of: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in text.splitlines():
        if start := _CLAUSE.match(line):
            current = lines_of.setdefault(start[1], [])
        elif _HEADING.match(line) or line.strip() == "---":
            current = None
        if current is not None:
            current.append(line.removeprefix("- "))
    return {id: "\n".join(lines).strip() for id, lines in lines_of.items()}


def read(folder: Path, lang: str = FIRST) -> str:
    """Return the rulebook in a game's folder, translated if there is a translation; empty if there is none yet."""
    for file in (folder / f"rulebook.{lang}.md", folder / "rulebook.md"):
        if file.exists():
            return file.read_text("utf-8")
    return ""


def search(text: str, word: str) -> dict[str, str]:
    """Find the clause with an id, else the clauses whose ids begin with it, else those that contain the word."""
    by_id = clauses(text)
    wanted = word.strip()
    if wanted.upper() in by_id:
        return {wanted.upper(): by_id[wanted.upper()]}
    if wanted and (chapter := {id: text for id, text in by_id.items() if id.startswith(wanted.upper())}):
        return chapter
    return {id: text for id, text in by_id.items() if wanted and wanted.lower() in text.lower()}

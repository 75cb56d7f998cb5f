"""Matches that cannot go on, because the rules have changed since: their logs are kept, and are their records."""

from collections.abc import Sequence

from theomachy.hosting.entries import Entry
from theomachy.hosting.rows import MatchRow
from theomachy.hosting.terms import MatchTerms
from theomachy.play.records import RecordEntry, write_log


def record_of(row: MatchRow, terms: MatchTerms, lines: Sequence[tuple[Entry, str]]) -> str:
    """The record of a match that nobody can play again, as its log tells it."""
    entries = entries_of(lines)
    if terms.opening is not None:  # with which it started
        entries[:1] = terms.opening.entries
    return write_log(row.game, row.rules, row.content, row.setup, terms.chance(), entries)


def entries_of(lines: Sequence[tuple[Entry, str]]) -> list[RecordEntry]:
    """The lines of a record: dice that were typed belong to the answer before them."""
    entries: list[RecordEntry] = []
    for entry, faces in lines:
        who = "" if entry.seat is None else str(entry.seat + 1)
        if entry.kind == "roll":
            last = entries[-1]
            entries[-1] = RecordEntry(last.who, last.key, ", ".join(filter(None, (last.faces, faces))), "")
        elif entry.kind == "start":
            entries.append(RecordEntry("start", "", faces, ""))
        elif entry.kind == "answer":
            entries.append(RecordEntry(who, entry.key, faces, ""))
        elif entry.kind == "undo":
            undone = [RecordEntry(f"undo {who}", "", "", "")] * (entry.times - 1)
            entries += [*undone, RecordEntry(f"undo {who}", "", faces, "")]
    return entries

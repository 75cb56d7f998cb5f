"""Matches told from what a store keeps of them."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from theomachy import games
from theomachy.hosting.closing import record_of
from theomachy.hosting.entries import ChronicleEdit, Entry, SavePoint
from theomachy.hosting.log import MatchLog
from theomachy.hosting.ports import Aside, Store
from theomachy.hosting.rows import MatchRow
from theomachy.hosting.store import branches, logs, matches
from theomachy.hosting.terms import MatchTerms, why_not_open
from theomachy.kernel import ONLOOKER, Reason, Refused, refuse
from theomachy.play.lessons import find_lesson
from theomachy.play.optional import Situation, is_strict, report
from theomachy.play.records import read_record

UNREADABLE = "live-unreadable-match"
"""Why a match can only be looked at whose entries cannot all be told again."""


def told(
    log: MatchLog, entries: Sequence[Entry], point: SavePoint | None = None, edits: Sequence[ChronicleEdit] = ()
) -> None:
    """Tell entries again, and make sure that where they lead to can be shown."""
    log.retell(entries, point, edits)
    if log.match is not None:
        for eyes in (ONLOOKER, *log.match.seats):
            log.game.scene(log.match.state, eyes)


def good_entries(terms: MatchTerms, entries: Sequence[Entry]) -> int:
    """Return how many entries can be told again before the first that cannot."""
    log = MatchLog(terms)
    for count, entry in enumerate(entries):
        try:
            log.apply(entry)
        except Exception:  # noqa: BLE001 - it is reported already
            return count
    return len(entries)


class Loader:
    def __init__(self, store: Store, aside: Aside, name: str) -> None:
        """`name`: of the host, where it stands in records."""
        self._store, self._aside, self._name = store, aside, name

    async def terms(self, row: MatchRow) -> MatchTerms:
        game = games.game(row.game)
        if row.lesson:  # the same dice every time, wherever they fall
            lesson = find_lesson(game, row.lesson)
            return MatchTerms(row.id, game, row.setup, row.dice, row.server_seed, lesson=lesson)
        nonces = tuple(seat.nonce for seat in await matches.seats(self._store, row.id))
        text = await branches.opening(self._store, row.id)
        opening = read_record(text) if text is not None else None
        terms = MatchTerms(row.id, game, row.setup, row.dice, row.server_seed, nonces, opening=opening)
        return msgspec.structs.replace(terms, host=self._name)

    async def load(self, row: MatchRow, whole: bool = False) -> MatchLog:
        """A match told from its log: from a save on the way, or, where that does not do, from the start."""
        terms = await self.terms(row)
        if (why := why_not_open(row, terms.game)) is not None:
            raise Refused(why)
        point, edits = (None, []) if whole or row.lesson else await logs.point(self._store, row.id)
        entries = await logs.entries(self._store, row.id, len(edits))
        log = MatchLog(terms)
        try:
            await self._aside(told, log, entries, point, edits)
        except Exception as error:
            if point is not None:
                return await self.load(row, whole=True)
            if is_strict() and not isinstance(error, Refused):
                raise
            return await self._as_far_as_told(row, terms, entries, error)
        return log

    async def _as_far_as_told(
        self, row: MatchRow, terms: MatchTerms, entries: Sequence[Entry], error: Exception
    ) -> MatchLog:
        """Return a match up to the last position that can be told again and shown: it can be looked at, and no more.
        Refused if there is none."""
        lines = await logs.lines(self._store, row.id)
        record = record_of(row, terms, lines) if lines and not row.lesson else ""
        report("opening", Situation(terms.game, record=record), error)
        for count in range(await self._aside(good_entries, terms, entries), 0, -1):
            log = MatchLog(terms)
            with suppress(Exception):  # it is reported already
                await self._aside(told, log, entries[:count])
                log.unreadable, log.n = Reason(UNREADABLE), len(entries)
                return log
        raise refuse(UNREADABLE)

    async def closed_record(self, id: str, guest: str, *, unreadable: bool = False) -> str | None:
        """Return the record of a match that cannot go on, for those who sit there; None if it can. A lesson has none:
        its beginning is not in the log."""
        row = await self._store.read(MatchRow, id)
        if row is None:
            raise refuse("live-no-match")
        terms = await self.terms(row)
        why = why_not_open(row, terms.game) or (Reason(UNREADABLE) if unreadable else None)
        if why is None:
            return None
        lines = await logs.lines(self._store, id)
        if not lines or row.lesson or guest not in [seat.guest for seat in await matches.seats(self._store, id)]:
            raise Refused(why)
        return record_of(row, terms, lines)

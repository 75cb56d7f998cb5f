"""Matches told from what a store keeps of them."""

import msgspec

from theomachy import games
from theomachy.hosting.closed import record_of
from theomachy.hosting.log import MatchLog
from theomachy.hosting.ports import Aside, Store
from theomachy.hosting.rows import MatchRow
from theomachy.hosting.terms import MatchTerms, why_not_open
from theomachy.kernel import Refused, refuse
from theomachy.play.lessons import find_lesson
from theomachy.play.records import read_record


class Loader:
    def __init__(self, store: Store, aside: Aside, name: str) -> None:
        """`name`: of the host, where it stands in records."""
        self._store, self._aside, self._name = store, aside, name

    async def terms(self, row: MatchRow) -> MatchTerms:
        game = games.game(row.game)
        if row.lesson:  # the same dice every time, wherever they fall
            lesson = find_lesson(game, row.lesson)
            return MatchTerms(row.id, game, row.setup, row.dice, row.server_seed, lesson=lesson)
        nonces = tuple(seat.nonce for seat in await self._store.seats(row.id))
        text = await self._store.opening(row.id)
        opening = read_record(text) if text is not None else None
        terms = MatchTerms(row.id, game, row.setup, row.dice, row.server_seed, nonces, opening=opening)
        return msgspec.structs.replace(terms, host=self._name)

    async def load(self, row: MatchRow, whole: bool = False) -> MatchLog:
        """A match told from its log: from a save on the way, or, where that does not do, from the start."""
        terms = await self.terms(row)
        if (why := why_not_open(row, terms.game)) is not None:
            raise Refused(why)
        point, edits = (None, []) if whole or row.lesson else await self._store.point(row.id)
        if point is not None and not point.head:  # of an earlier version, which knew no chain
            point, edits = None, []
        entries = await self._store.entries(row.id, len(edits))
        log = MatchLog(terms)
        try:
            await self._aside(log.retell, entries, point, edits)
        except Refused:
            if point is None:
                raise
            return await self.load(row, whole=True)
        return log

    async def closed_record(self, id: str, guest: str) -> str | None:
        """The record of a match of other rules, for those who sit there; None if it can go on. A lesson has none: its
        beginning is not in the log."""
        row = await self._store.match(id)
        if row is None:
            raise refuse("live-no-match")
        terms = await self.terms(row)
        if (why := why_not_open(row, terms.game)) is None:
            return None
        lines = await self._store.lines(id)
        if not lines or row.lesson or guest not in [seat.guest for seat in await self._store.seats(id)]:
            raise Refused(why)
        return record_of(row, terms, lines)

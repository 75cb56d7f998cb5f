"""Nothing is kept for ever unless the host wants it: a round through the house every hour.

Ages are counted by the clock of the machine. When that jumps, nothing is deleted for a day: an operator may have to set
it right first.
"""

from collections.abc import Awaitable, Callable
from datetime import datetime
from logging import getLogger

from theomachy.hosting.ports import Clock, NotKept
from theomachy.hosting.service import MatchService
from theomachy.server.db.retention import Retention, Tidied
from theomachy.server.settings import Keeping

logger = getLogger(__name__)

ROUND_S = 3600.0
"""Between two rounds, and before the first."""
PAUSE_S = 0.1
"""Between two batches: others want to write, too."""
MAX_DRIFT_S = 600.0
"""How much longer or shorter a pause may seem than it was."""
CALM_ROUNDS = 24
"""After the clock has jumped."""


class Unheard(Exception):
    """Who looks at a match at another server cannot be known."""


class Housekeeping:
    def __init__(
        self, kept: Retention, service: MatchService, clock: Clock, keep: Keeping, line: Callable[[], int | None]
    ) -> None:
        """`line`: which line to other servers it is; 0 if there are none, None while they cannot be heard."""
        self._kept, self._service, self._clock, self._keep, self._line = kept, service, clock, keep, line
        self._calm = 0

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            await self._wait()
            if self._calm:
                self._calm -= 1
                continue
            try:
                await self._round(self._clock.now())
            except NotKept as no:
                logger.warning("housekeeping: postponed to the next round: %s", no.reason)
            except Unheard:
                logger.warning("housekeeping: postponed to the next round: other servers cannot be heard")
            except Exception:  # the next round comes, whatever befell this one
                logger.exception("housekeeping: failed, the next round tries again")

    async def _wait(self) -> None:
        """Until the next round. A clock that does not agree has jumped."""
        before = self._clock.now()
        await self._clock.sleep(ROUND_S)
        drift = (self._clock.now() - before).total_seconds() - ROUND_S
        if abs(drift) > MAX_DRIFT_S:
            logger.warning("housekeeping: the clock has jumped by %d s; nothing is deleted for a day", drift)
            self._calm = CALM_ROUNDS

    async def _round(self, now: datetime) -> None:
        done = await tidy(self._kept, self._keep, now, self._clock, self._in_use, self._service.deleted)
        if done != Tidied():
            logger.info("housekeeping: deleted %d matches and %d guests", done.matches, done.guests)

    async def _in_use(self, matches: list[str]) -> set[str]:
        """Those of some matches that are in use, here or at any other server; Unheard if that cannot be known."""
        line = self._line()
        elsewhere = await self._service.watchers.looked_at(matches) if line else set()
        if line is None or self._line() != line:
            raise Unheard
        return elsewhere.union(live.id for live in self._service.open.values() if not live.idle)


InUse = Callable[[list[str]], Awaitable[set[str]]]
Find = Callable[[Keeping, datetime, set[str]], Awaitable[dict[str, list[str]]]]
Delete = Callable[[list[str], Keeping, datetime, set[str]], Awaitable[list[str]]]


async def nobody(matches: list[str]) -> set[str]:
    """By hand nobody is asked."""
    return set()


async def tidy(
    kept: Retention,
    keep: Keeping,
    now: datetime,
    clock: Clock,
    in_use: InUse = nobody,
    deleted: Callable[[str], None] = lambda match: None,
) -> Tidied:
    """Delete all that is too old and not in use, batch by batch; how much that was. Campaigns are told as their
    matches."""
    spare: set[str] = set()

    async def all_of(what: str, delete: Callable[[], Awaitable[list[str]]]) -> list[str]:
        gone: list[str] = []
        while batch := await delete():
            gone += batch
            logger.info("housekeeping: deleted %d %s so far", len(gone), what)
            await clock.sleep(PAUSE_S)
        return gone

    async def some_of(find: Find, delete: Delete) -> list[str]:
        """Some of what is too old and not in use; which matches went."""
        while found := await find(keep, now, spare):
            spare.update(await in_use([match for matches in found.values() for match in matches]))
            if free := [id for id, matches in found.items() if spare.isdisjoint(matches)]:
                gone = await delete(free, keep, now, spare)
                for match in gone:
                    deleted(match)
                return gone
        return []

    matches = await all_of("matches of campaigns", lambda: some_of(kept.old_campaigns, kept.delete_campaigns))
    matches += await all_of("matches", lambda: some_of(kept.old_matches, kept.delete_matches))
    guests = await all_of("guests", lambda: kept.delete_guests(keep, now))
    return Tidied(matches=len(matches), guests=len(guests))

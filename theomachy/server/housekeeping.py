"""Nothing is kept for ever unless the host wants it: a round through the house every hour.

Ages are counted by the clock of the machine. When that jumps, nothing is deleted for a day: an operator may have to set
it right first.
"""

from collections.abc import Awaitable, Callable
from datetime import datetime
from logging import getLogger

from theomachy.hosting.ports import Clock, NotKept
from theomachy.hosting.service import MatchService
from theomachy.server.db.retention import Tidied
from theomachy.server.db.store import SqlStore
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


class Housekeeping:
    def __init__(self, store: SqlStore, service: MatchService, clock: Clock, keep: Keeping) -> None:
        self._store, self._service, self._clock, self._keep = store, service, clock, keep
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
                logger.warning("housekeeping: put off, %s", no.reason)
            except Exception:
                logger.exception("housekeeping: put off")

    async def _wait(self) -> None:
        """Until the next round. A clock that does not agree has jumped."""
        before = self._clock.now()
        await self._clock.sleep(ROUND_S)
        drift = (self._clock.now() - before).total_seconds() - ROUND_S
        if abs(drift) > MAX_DRIFT_S:
            logger.warning("housekeeping: the clock has jumped by %d s, nothing is deleted for a day", drift)
            self._calm = CALM_ROUNDS

    async def _round(self, now: datetime) -> None:
        done = await tidy(self._store, self._keep, now, self._clock, self._in_use, self._service.forget)
        if done != Tidied():
            logger.info("housekeeping: deleted %d matches and %d guests", done.matches, done.guests)

    def _in_use(self) -> list[str]:
        return [live.id for live in self._service.open.values() if not live.idle]


async def tidy(
    store: SqlStore,
    keep: Keeping,
    now: datetime,
    clock: Clock,
    in_use: Callable[[], list[str]] = list,
    forget: Callable[[str], None] = lambda match: None,
) -> Tidied:
    """Delete all that is too old and not in use, batch by batch; how much that was. Campaigns are told as their
    matches."""

    async def all_of(what: str, delete: Callable[[], Awaitable[list[str]]]) -> list[str]:
        gone: list[str] = []
        while batch := await delete():
            gone += batch
            logger.info("housekeeping: %d %s so far", len(gone), what)
            await clock.sleep(PAUSE_S)
        return gone

    matches = await all_of("matches of campaigns", lambda: store.delete_campaigns(keep, now, in_use()))
    matches += await all_of("matches", lambda: store.delete_matches(keep, now, in_use()))
    for match in matches:
        forget(match)
    guests = await all_of("guests", lambda: store.delete_guests(keep, now))
    return Tidied(matches=len(matches), guests=len(guests))

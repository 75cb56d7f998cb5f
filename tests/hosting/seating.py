"""Sitting down at a table: all promise their nonces before any is opened."""

from theomachy.hosting.live import LiveMatch
from theomachy.hosting.service import MatchService
from theomachy.kernel.chance import promise_of

NONCE = "7" * 32


async def sit_down(*places: tuple[MatchService, LiveMatch, str], nonces: tuple[str, ...] = ()) -> None:
    """Each guest at the host where they are; the last to open starts the match."""
    known = [*zip(places, nonces or [NONCE] * len(places), strict=True)]
    for (service, live, guest), nonce in known:
        await service.sit(live, guest, promise_of(nonce))
    for (service, live, guest), nonce in known:
        async with live.lock:
            await service.catch_up(live)  # what others have promised elsewhere
        await service.open_nonce(live, guest, nonce, [seat.commitment for seat in live.seats])

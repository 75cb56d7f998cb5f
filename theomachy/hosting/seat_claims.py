"""When others may end a match: a person who is asked has run out of time, or has been away for too long.

Nothing ends by itself. A host that was down, or a line that broke, has cost nobody the match while the others do not
claim it, and they may just as well go on waiting.
"""

from datetime import datetime, timedelta
from typing import NamedTuple

from theomachy.hosting.live import LiveMatch
from theomachy.hosting.timing import DAY_S
from theomachy.kernel import Reason
from theomachy.play.records import Claimed

ABSENCE_S = 600.0
"""How long a person may be away who is asked. Counted while the host has the match open: who waits, waits here."""
CAMPAIGN_ABSENCE_S = 3.0 * DAY_S
"""The same in a campaign, which is played over days: since they were asked."""
WARNED_AFTER = 0.2
"""Of the time that others have to wait: who comes back later than that is told what might have been."""


class Claim(NamedTuple):
    """What may be claimed, and from when on."""

    seat: int
    """against whom"""
    why: Claimed
    at: datetime


def claims(live: LiveMatch) -> list[Claim]:
    """All that may be claimed if nothing happens, the first first."""
    found: list[Claim] = []
    for seat in live.people_asked:
        timing = live.clock.timing
        if timing is not None and timing.left:
            found.append(Claim(seat, "clock", timing.ends(seat)))
        if (since := away_since(live, seat)) is not None:
            found.append(Claim(seat, "absence", since + timedelta(seconds=limit(live))))
    return sorted(found, key=lambda claim: claim.at)


def claims_of(live: LiveMatch, guest: str) -> list[Claim]:
    """What a guest who plays may claim, now or later."""
    if not live.seats_of(guest):
        return []
    return [claim for claim in claims(live) if live.seats[claim.seat].guest != guest]


def limit(live: LiveMatch) -> float:
    return CAMPAIGN_ABSENCE_S if live.campaign else ABSENCE_S


def away_since(live: LiveMatch, seat: int) -> datetime | None:
    """Since when the absence of a person counts; None if they are here, or have days for each turn, or may sit at
    another host that cannot be heard."""
    control, timing = live.clock.control, live.clock.timing
    if live.presence.partitioned or live.is_here(live.seats[seat]) or (control is not None and control.days):
        return None
    asked = [timing.since] if timing is not None else []
    if live.campaign and asked:
        return asked[0]
    left = live.presence.left_at.get(live.seats[seat].guest or "")
    return max([live.presence.opened, *asked, *([left] if left is not None else [])])


def warning(live: LiveMatch, guest: str, now: datetime) -> Reason | None:
    """What a guest is told who comes back just now, if they were asked and away for long."""
    asked = [seat for seat in live.people_asked if live.seats[seat].guest == guest]
    since = away_since(live, asked[0]) if asked else None
    away = (now - since).total_seconds() if since is not None else 0.0
    others = live.sitting.people - {guest}
    if not others or away < WARNED_AFTER * limit(live):
        return None
    if live.campaign:
        return Reason("live-was-away-long", args={"days": int(limit(live) // DAY_S)})
    return Reason("live-was-away", args={"minutes": int(away // 60), "most": int(limit(live) // 60)})

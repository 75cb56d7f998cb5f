"""Campaigns: matches one after the other with armies that live on."""

from collections import Counter
from collections.abc import Sequence

from theomachy.hosting.rows import (
    CampaignRow,
    ChapterMatch,
    ChapterRow,
    MatchResult,
    MatchRow,
    OwnCampaignRow,
    SeatRow,
)
from theomachy.hosting.store.matches import laid
from theomachy.hosting.store.verbs import Add, Change, Edit, Put, Store


async def begin(store: Store, campaign: CampaignRow, match: MatchRow, seats: Sequence[SeatRow]) -> None:
    """Begin a campaign and lay the table of its first match."""
    await store.write(*laid(match, seats), Add(campaign), *_chapter(campaign, 1, match, seats))


async def go_on(store: Store, campaign: CampaignRow, number: int, match: MatchRow, seats: Sequence[SeatRow]) -> None:
    """Lay the table of a campaign's next match; Behind if somebody else was quicker."""
    await store.write(*laid(match, seats), *_chapter(campaign, number, match, seats))


def _chapter(campaign: CampaignRow, number: int, match: MatchRow, seats: Sequence[SeatRow]) -> list[Change]:
    guests = sorted({guest for guest in (campaign.host, *(seat.guest for seat in seats)) if guest})
    own = [Put(OwnCampaignRow(guest, campaign.made, campaign.id), ()) for guest in guests]
    return [Add(ChapterRow(campaign.id, number, match.id)), *own]


async def chapters(store: Store, campaign: str) -> list[ChapterRow]:
    """Return the matches of a campaign in their order."""
    return await store.select(ChapterRow, campaign=campaign)


async def campaign_of(store: Store, match: str) -> str:
    """Return the campaign that a match belongs to; empty if it stands alone."""
    return next((row.campaign for row in await store.select(ChapterMatch, match=match)), "")


async def own_campaigns(store: Store, guest: str, most: int) -> list[CampaignRow]:
    """Return the newest campaigns that a guest has begun or plays in."""
    own = await store.select(OwnCampaignRow, guest=guest, last=most)
    rows = {row.id: row for row in await store.select(CampaignRow, id=[row.campaign for row in own])}
    return [rows[row.campaign] for row in reversed(own) if row.campaign in rows]


async def finished(store: Store, campaigns: Sequence[str]) -> Counter[str]:
    """Return how many matches of each campaign are over."""
    chapters = await store.select(ChapterMatch, campaign=campaigns)
    results = await store.select(MatchResult, id=[chapter.match for chapter in chapters])
    over = {row.id for row in results if row.result}
    return Counter(chapter.campaign for chapter in chapters if chapter.match in over)


async def count(store: Store, chapter: ChapterRow) -> None:
    """Write down what lived on after a match."""
    await store.write(Edit(ChapterRow, (chapter.campaign, chapter.number), {"played": chapter.played}))

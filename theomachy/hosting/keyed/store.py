"""The whole store: matches and their logs, and what is built on them: variations, campaigns, desks."""

from collections.abc import Sequence

import msgspec

from theomachy.hosting.keyed.logs import KeyedLogs
from theomachy.hosting.keyed.matches import KeyedMatches
from theomachy.hosting.keyed.texts import Texts, absent, indexed, packed, path
from theomachy.hosting.rows import ArmyListRow, BranchRow, CampaignRow, ChapterRow, MatchRow, SeatRow


class KeyedStore(KeyedLogs, KeyedMatches):
    # Variations

    async def add_branch(self, branch: BranchRow, opening: str, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        row, mine = path("branch", branch.match), _branched(branch, match.host)
        await self.lay(match, seats, {row: packed(branch), path("opening", branch.match): opening, **indexed(mine)})

    async def branch(self, match: str) -> BranchRow | None:
        return await self.row(BranchRow, "branch", match)

    async def opening(self, match: str) -> str | None:
        return await self.text("opening", match)

    async def branches(self, origin: str, guest: str) -> list[BranchRow]:
        ids = await self.below("branches of", origin, guest)
        rows = {row.match: row for row in await self.rows(BranchRow, [path("branch", id) for id in ids])}
        made = {row.id: row.made for row in await self.matches(list(rows))}
        return sorted(rows.values(), key=lambda row: (row.step, made[row.match]))

    async def rename_branch(self, match: str, name: str) -> None:
        row = await self.branch(match)
        if row is not None:
            await self.write({path("branch", match): packed(msgspec.structs.replace(row, name=name))})

    async def delete_branch(self, match: str) -> None:
        branch, row = await self.branch(match), await self.match(match)
        if branch is not None and row is not None:
            await self.write({**await self.forgotten(match), **absent([_branched(branch, row.host)])})

    # Campaigns

    async def add_chapter(
        self, chapter: ChapterRow, match: MatchRow, seats: Sequence[SeatRow], new: CampaignRow | None = None
    ) -> None:
        place, campaign = (
            path("chapter", chapter.campaign, chapter.number),
            new or await self.campaign(chapter.campaign),
        )
        texts: dict[str, str | None] = {place: packed(chapter), path("campaign of", match.id): chapter.campaign}
        if campaign is not None:
            guests = {campaign.host, *(seat.guest for seat in seats if seat.guest)}
            texts |= indexed(*(path("campaigns of", guest, campaign.made.isoformat(), campaign.id) for guest in guests))
        if new is not None:
            texts[path("campaign", new.id)] = packed(new)
        await self.lay(match, seats, texts, absent([place]))

    async def campaign(self, id: str) -> CampaignRow | None:
        return await self.row(CampaignRow, "campaign", id)

    async def chapters(self, campaign: str) -> list[ChapterRow]:
        return await self.all(ChapterRow, "chapter", campaign)

    async def campaign_of(self, match: str) -> str:
        return await self.text("campaign of", match) or ""

    async def campaigns_of(self, guest: str, most: int = 30) -> list[CampaignRow]:
        ids = await self.below("campaigns of", guest, last=most)
        return await self.rows(CampaignRow, [path("campaign", id) for id in reversed(ids)])

    async def counted(self, campaigns: Sequence[str]) -> dict[str, int]:
        counted = {}
        for id in campaigns:
            matches = await self.matches([chapter.match for chapter in await self.chapters(id)])
            counted[id] = sum(bool(match.result) for match in matches)
        return counted

    async def count(self, chapter: ChapterRow, played: str) -> None:
        kept = msgspec.structs.replace(chapter, played=played)
        await self.write({path("chapter", chapter.campaign, chapter.number): packed(kept)})

    # What guests have laid aside

    async def put_away(self, guest: str, match: str, *, away: bool) -> None:
        place = path("away", guest, match)
        await self.write(indexed(place) if away else absent([place]))

    async def put_away_by(self, guest: str) -> set[str]:
        return set(await self.below("away", guest))

    async def army_lists(self, guest: str, game: str = "") -> list[ArmyListRow]:
        mine = [row for row in await self.all(ArmyListRow, "list", guest) if game in ("", row.game)]
        return sorted(mine, key=lambda row: (row.kept, row.id), reverse=True)

    async def keep_army_list(self, row: ArmyListRow) -> None:
        texts: Texts = {**await self.newcomers(row.guest), path("list", row.guest, row.id): packed(row)}
        await self.write(texts)

    async def drop_army_list(self, guest: str, id: str) -> None:
        await self.write(absent([path("list", guest, id)]))


def _branched(branch: BranchRow, host: str) -> str:
    return path("branches of", branch.origin, host, branch.match)

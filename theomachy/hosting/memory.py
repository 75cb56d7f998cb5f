"""Ports filled with lists and dictionaries: a host that forgets everything when it ends. Tests host
whole matches so."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import ParamSpec, TypeVar

import msgspec

from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry, SavePoint, Summary
from theomachy.hosting.log import SAVE_EVERY_ENTRIES
from theomachy.hosting.ports import Behind, Clock, Orders, Ports, Thought, Waits
from theomachy.hosting.rows import ArmyListRow, BranchRow, CampaignRow, ChapterRow, GuestRow, MatchRow, SeatRow
from theomachy.hosting.talk import SHOWN_REMARKS, Phrase, Remark
from theomachy.hosting.thinking import first_look, think
from theomachy.play.auto_answers import StandingOrder

P = ParamSpec("P")
T = TypeVar("T")


class MemoryStore:
    """Everything in this process. Nothing here waits, so every function is a transaction."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._guests: dict[str, GuestRow] = {}
        self._matches: dict[str, MatchRow] = {}
        self._seats: dict[str, list[SeatRow]] = {}
        self._log: dict[str, list[Change]] = defaultdict(list)
        self._summaries: dict[str, Summary | None] = {}
        self._touched: dict[str, datetime] = {}
        self._points: dict[str, dict[int, SavePoint]] = defaultdict(dict)
        self._records: dict[str, str] = {}
        self._orders: dict[str, Orders] = defaultdict(dict)
        self._branches: dict[str, tuple[BranchRow, str]] = {}
        self._remarks: dict[str, list[Remark]] = defaultdict(list)
        self._campaigns: dict[str, CampaignRow] = {}
        self._chapters: dict[str, list[ChapterRow]] = defaultdict(list)
        self._put_away: dict[str, set[str]] = defaultdict(set)
        self._army_lists: dict[str, ArmyListRow] = {}

    # Guests

    async def guest(self, id: str) -> GuestRow | None:
        return self._guests.get(id)

    def _know(self, *ids: str | None) -> None:
        self._guests = {id: GuestRow(id) for id in ids if id} | self._guests

    async def rename(self, id: str, name: str) -> None:
        self._guests[id] = GuestRow(id, name)

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        return {id: self._guests[id].name for id in ids if id in self._guests}

    # Matches

    async def add(self, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        if match.id in self._matches or (match.follows and await self.followed_by(match.follows)):
            raise Behind
        self._know(match.host, *(seat.guest for seat in seats))
        self._matches[match.id], self._seats[match.id] = match, sorted(seats, key=lambda seat: seat.number)

    async def match(self, id: str) -> MatchRow | None:
        return self._matches.get(id)

    async def followed_by(self, match: str) -> MatchRow | None:
        return next((row for row in self._matches.values() if row.follows == match), None)

    async def seats(self, match: str) -> list[SeatRow]:
        return list(self._seats.get(match, ()))

    async def seats_at(self, matches: Sequence[str]) -> dict[str, list[SeatRow]]:
        return {match: await self.seats(match) for match in matches}

    async def matches_of(self, guest: str, most: int = 30) -> list[MatchRow]:
        sitting = {id for id, seats in self._seats.items() if guest in [seat.guest for seat in seats]}
        mine = [match for match in self._matches.values() if match.id in sitting or match.host == guest]
        return sorted(mine, key=lambda match: match.made, reverse=True)[:most]

    async def invited(self, invite: str) -> SeatRow | None:
        return next((seat for seats in self._seats.values() for seat in seats if seat.invite == invite), None)

    async def take_seat(self, match: str, number: int, guest: str) -> bool:
        seat = self._seats[match][number]
        if seat.guest is not None or seat.agent:
            return False
        self._know(guest)
        self._seats[match][number] = msgspec.structs.replace(seat, guest=guest)
        return True

    async def give_up_seat(self, match: str, number: int, guest: str, invite: str) -> bool:
        seat = self._seats[match][number]
        if seat.guest != guest or seat.promised:
            return False
        self._seats[match][number] = msgspec.structs.replace(seat, guest=None, invite=invite)
        return True

    async def promise(self, match: str, number: int, commitment: str) -> None:
        seat = self._seats[match][number]
        if not seat.nonce:
            self._seats[match][number] = msgspec.structs.replace(seat, commitment=commitment)

    async def give_nonce(self, match: str, number: int, nonce: str) -> None:
        seat = self._seats[match][number]
        if not seat.nonce:
            self._seats[match][number] = msgspec.structs.replace(seat, nonce=nonce)

    # Logs

    async def append(
        self,
        match: str,
        number: int,
        change: Change,
        point: SavePoint | None,
        ending: Ending | None,
        summary: Summary | None = None,
    ) -> None:
        log = self._log[match]
        if number != len(log) + 1:
            raise Behind
        log.append(change)
        self._summaries[match] = summary
        self._touched[match] = self._clock.now()
        if point is not None:
            self._points[match][number] = point
        if ending is not None:
            self._records[match] = ending.record
            result = msgspec.json.encode(ending.shares).decode()
            self._matches[match] = msgspec.structs.replace(self._matches[match], result=result)

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        return [change.entry for change in self._log[match][after:]]

    async def lines(self, match: str) -> list[tuple[Entry, str]]:
        return [(change.entry, change.faces) for change in self._log[match]]

    async def point(self, match: str) -> tuple[SavePoint | None, list[ChronicleEdit]]:
        log = self._log[match]
        number = max((n for n in self._points[match] if n <= len(log) - SAVE_EVERY_ENTRIES), default=None)
        if number is None:
            return None, []
        return self._points[match][number], [change.chronicle for change in log[:number]]

    async def summaries(self, matches: Sequence[str]) -> dict[str, Summary | None]:
        return {match: self._summaries[match] for match in matches if match in self._summaries}

    async def touched(self, matches: Sequence[str]) -> dict[str, datetime]:
        return {match: self._touched[match] for match in matches if match in self._touched}

    async def record(self, match: str) -> str | None:
        return self._records.get(match)

    # Standing answers

    async def stand(self, match: str, seats: Sequence[int], window: str, standing: StandingOrder) -> None:
        self._orders[match].update({(seat, window): standing for seat in seats})

    async def orders(self, match: str) -> Orders:
        return dict(self._orders[match])

    # Variations

    async def add_branch(self, branch: BranchRow, opening: str, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        await self.add(match, seats)
        self._branches[branch.match] = branch, opening

    async def branch(self, match: str) -> BranchRow | None:
        return self._branches[match][0] if match in self._branches else None

    async def opening(self, match: str) -> str | None:
        return self._branches[match][1] if match in self._branches else None

    async def branches(self, origin: str, guest: str) -> list[BranchRow]:
        mine = [branch for branch, _ in self._branches.values() if self._matches[branch.match].host == guest]
        return sorted([branch for branch in mine if branch.origin == origin], key=lambda branch: branch.step)

    async def rename_branch(self, match: str, name: str) -> None:
        branch, opening = self._branches[match]
        self._branches[match] = msgspec.structs.replace(branch, name=name), opening

    async def delete_branch(self, match: str) -> None:
        parts = self._branches, self._seats, self._log, self._summaries, self._points, self._records, self._orders
        for forget in (self._matches.pop, *(part.pop for part in parts)):
            forget(match, None)

    # Phrases

    async def remark(self, match: str, seat: int, phrase: Phrase) -> None:
        self._remarks[match].append(Remark(len(self._remarks[match]) + 1, seat, phrase))

    async def remarks(self, match: str, most: int = SHOWN_REMARKS) -> list[Remark]:
        return self._remarks[match][-most:]

    # Campaigns

    async def add_chapter(
        self, chapter: ChapterRow, match: MatchRow, seats: Sequence[SeatRow], new: CampaignRow | None = None
    ) -> None:
        chapters = self._chapters[chapter.campaign]
        if chapter.number != len(chapters) + 1:
            raise Behind
        await self.add(match, seats)
        if new is not None:
            self._campaigns[new.id] = new
        chapters.append(chapter)

    async def campaign(self, id: str) -> CampaignRow | None:
        return self._campaigns.get(id)

    async def chapters(self, campaign: str) -> list[ChapterRow]:
        return list(self._chapters[campaign])

    async def campaign_of(self, match: str) -> str:
        all_chapters = [chapter for chapters in self._chapters.values() for chapter in chapters]
        return next((chapter.campaign for chapter in all_chapters if chapter.match == match), "")

    async def campaigns_of(self, guest: str, most: int = 30) -> list[CampaignRow]:
        playing = {
            chapter.campaign
            for chapters in self._chapters.values()
            for chapter in chapters
            if guest in [seat.guest for seat in self._seats[chapter.match]]
        }
        mine = [campaign for campaign in self._campaigns.values() if campaign.id in playing or campaign.host == guest]
        return sorted(mine, key=lambda campaign: campaign.made, reverse=True)[:most]

    async def counted(self, campaigns: Sequence[str]) -> dict[str, int]:
        return {
            id: sum(bool(self._matches[chapter.match].result) for chapter in self._chapters[id]) for id in campaigns
        }

    async def count(self, chapter: ChapterRow, played: str) -> None:
        number = chapter.number - 1
        kept = self._chapters[chapter.campaign][number]
        self._chapters[chapter.campaign][number] = msgspec.structs.replace(kept, played=played)

    # What guests have laid aside

    async def put_away(self, guest: str, match: str, *, away: bool) -> None:
        (self._put_away[guest].add if away else self._put_away[guest].discard)(match)

    async def put_away_by(self, guest: str) -> set[str]:
        return set(self._put_away[guest])

    async def army_lists(self, guest: str, game: str = "") -> list[ArmyListRow]:
        mine = [row for row in self._army_lists.values() if row.guest == guest and game in ("", row.game)]
        return sorted(mine, key=lambda row: (row.kept, row.id), reverse=True)

    async def keep_army_list(self, row: ArmyListRow) -> None:
        self._know(row.guest)
        self._army_lists[row.id] = row

    async def drop_army_list(self, guest: str, id: str) -> None:
        self._army_lists = {key: row for key, row in self._army_lists.items() if (row.guest, key) != (guest, id)}


class MemoryNews:
    """Between hosts in one process."""

    def __init__(self) -> None:
        self._ears: dict[str, set[asyncio.Queue[int]]] = defaultdict(set)

    def publish(self, match: str, n: int) -> None:
        for ear in self._ears[match]:
            ear.put_nowait(n)

    @asynccontextmanager
    async def subscribe(self, match: str) -> AsyncIterator[AsyncIterator[int]]:
        ear: asyncio.Queue[int] = asyncio.Queue()
        self._ears[match].add(ear)
        try:
            yield _heard(ear)
        finally:
            self._ears[match].discard(ear)


async def _heard(ear: asyncio.Queue[int]) -> AsyncIterator[int]:
    while True:
        yield await ear.get()


class InlineThinker:
    """Agents that think here and now, while everything else waits."""

    async def decide(self, thought: Thought, waits: Waits) -> str:
        waits(0)
        return think(thought)

    async def first_look(self, thought: Thought) -> str:
        return first_look(thought)


class PlainClock:
    def now(self) -> datetime:
        return datetime.now(UTC)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


async def inline(function: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
    """Here and now."""
    return function(*args, **more)


def in_memory(clock: Clock | None = None) -> Ports:
    """A host of one process."""
    clock = clock or PlainClock()
    return Ports(MemoryStore(clock), MemoryNews(), InlineThinker(), clock, inline)

"""The use cases of a store by their former names, until every caller uses the functions beside this module."""

from collections.abc import Callable, Sequence
from datetime import datetime

from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry, SavePoint, Summary
from theomachy.hosting.remarks import SHOWN_REMARKS, Phrase, Remark
from theomachy.hosting.rows import BranchRow, MatchRow, SeatRow
from theomachy.hosting.store import branches, campaigns, guests, logs, matches, tables, verbs
from theomachy.play.auto_answers import StandingOrder


class Store(verbs.Store):
    """A store whose use cases are methods."""

    now: Callable[[], datetime]

    async def rename(self, id: str, name: str) -> None:
        """Give a guest another name."""
        await guests.rename(self, id, name, self.now())

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        """Return the names of the guests that are known."""
        return await guests.names(self, ids)

    async def add(self, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        """Lay a new table."""
        await matches.add(self, match, seats)

    async def followed_by(self, match: str) -> MatchRow | None:
        """Return the match that the same people play after a match."""
        return await matches.followed_by(self, match)

    async def match(self, id: str) -> MatchRow | None:
        """Return the head of a match."""
        return await self.read(MatchRow, id)

    async def seats(self, match: str) -> list[SeatRow]:
        """Return the seats of a match."""
        return await matches.seats(self, match)

    async def invited(self, invite: str) -> SeatRow | None:
        """Return the seat of an invitation."""
        return await matches.invited(self, invite)

    async def take_seat(self, match: str, number: int, guest: str) -> bool:
        """Let a guest sit down."""
        return await matches.take_seat(self, match, number, guest, self.now())

    async def replace_agent(self, match: str, number: int, guest: str | None, agent: str) -> bool:
        """Let a guest or another agent play an agent's seat."""
        return await matches.replace_agent(self, match, number, guest, agent)

    async def give_up_seat(self, match: str, number: int, guest: str, invite: str) -> bool:
        """Open a guest's seat to people who have an invitation."""
        return await matches.give_up_seat(self, match, number, guest, invite)

    async def promise(self, match: str, number: int, commitment: str) -> None:
        """Keep the hash of the nonce that a seat promises."""
        await matches.promise(self, match, number, commitment)

    async def give_nonce(self, match: str, number: int, nonce: str) -> None:
        """Keep the nonce that a seat opens."""
        await matches.give_nonce(self, match, number, nonce)

    async def append(
        self,
        match: str,
        number: int,
        change: Change,
        point: SavePoint | None,
        ending: Ending | None,
        summary: Summary | None = None,
    ) -> None:
        """Write an entry and what follows from it."""
        await logs.append(self, match, number, change, self.now(), point, ending, summary)

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        """Return the entries of a match after a number."""
        return await logs.entries(self, match, after)

    async def lines(self, match: str) -> list[tuple[Entry, str]]:
        """Return all entries with the dice that fell."""
        return await logs.lines(self, match)

    async def point(self, match: str) -> tuple[SavePoint | None, list[ChronicleEdit]]:
        """Return a save to go on from."""
        return await logs.point(self, match)

    async def summaries(self, matches: Sequence[str]) -> dict[str, Summary | None]:
        """Return how matches stand."""
        return {match: state.summary for match, state in (await logs.states(self, matches)).items()}

    async def record(self, match: str) -> str | None:
        """Return the record of a match that is over."""
        return await logs.record(self, match)

    async def stand(self, match: str, seats: Sequence[int], window: str, standing: StandingOrder) -> None:
        """Let seats answer a kind of question by an order from now on."""
        await tables.stand(self, match, seats, window, standing)

    async def orders(self, match: str) -> tables.Orders:
        """Return the standing orders of a match."""
        return await tables.orders(self, match)

    async def remark(self, match: str, seat: int, phrase: Phrase) -> None:
        """Keep something that a person says."""
        await tables.remark(self, match, seat, phrase)

    async def remarks(self, match: str, most: int = SHOWN_REMARKS) -> list[Remark]:
        """Return the last remarks."""
        return await tables.remarks(self, match, most)

    async def branch(self, match: str) -> BranchRow | None:
        """Return a variation."""
        return await self.read(BranchRow, match)

    async def opening(self, match: str) -> str | None:
        """Return the record of what came before a match."""
        return await branches.opening(self, match)

    async def campaign_of(self, match: str) -> str:
        """Return the campaign that a match belongs to."""
        return await campaigns.campaign_of(self, match)

"""Matches, their seats, and what seats have decided in advance and said, in the database."""

from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import Connection, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from theomachy.hosting import talk
from theomachy.hosting.ports import Behind, Orders
from theomachy.hosting.rows import MatchRow, SeatRow
from theomachy.kernel import refuse
from theomachy.play.auto_answers import StandingOrder
from theomachy.server.db.access import Access, as_row
from theomachy.server.db.guests import note
from theomachy.server.db.models import Match, Order, Phrase, Seat
from theomachy.server.db.upserts import upsert

MATCH = select(*Match.__table__.columns)
SEAT = select(*Seat.__table__.columns)


class SqlMatches(Access):
    async def add(self, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        def write(connection: Connection) -> None:
            if match.follows and connection.execute(MATCH.where(Match.follows == match.follows)).first() is not None:
                raise Behind
            try:
                lay(connection, match, seats)
            except IntegrityError:
                raise Behind from None

        await self.write(write)

    async def match(self, id: str) -> MatchRow | None:
        def look(connection: Connection) -> MatchRow | None:
            row = connection.execute(MATCH.where(Match.id == id)).first()
            return as_row(MatchRow, row) if row is not None else None

        return await self.read(look)

    async def followed_by(self, match: str) -> MatchRow | None:
        def look(connection: Connection) -> MatchRow | None:
            row = connection.execute(MATCH.where(Match.follows == match)).first()
            return as_row(MatchRow, row) if row is not None else None

        return await self.read(look)

    async def seats(self, match: str) -> list[SeatRow]:
        return (await self.seats_at([match]))[match]

    async def seats_at(self, matches: Sequence[str]) -> dict[str, list[SeatRow]]:
        def look(connection: Connection) -> dict[str, list[SeatRow]]:
            seats = defaultdict(list)
            for row in connection.execute(SEAT.where(Seat.match.in_(matches)).order_by(Seat.match, Seat.number)):
                seats[row.match].append(as_row(SeatRow, row))
            return {match: seats[match] for match in matches}

        return await self.read(look)

    async def matches_of(self, guest: str, most: int = 30) -> list[MatchRow]:
        sitting = select(Seat.match.label("id")).where(Seat.guest == guest)
        mine = union(sitting, select(Match.id).where(Match.host == guest)).subquery()
        newest = MATCH.join(mine, mine.c.id == Match.id).order_by(Match.made.desc(), Match.id).limit(most)

        def look(connection: Connection) -> list[MatchRow]:
            return [as_row(MatchRow, row) for row in connection.execute(newest)]

        return await self.read(look)

    async def invited(self, invite: str) -> SeatRow | None:
        def look(connection: Connection) -> SeatRow | None:
            row = connection.execute(SEAT.where(Seat.invite == invite)).first()
            return as_row(SeatRow, row) if row is not None else None

        return await self.read(look)

    async def take_seat(self, match: str, number: int, guest: str) -> bool:
        free = (Seat.match == match) & (Seat.number == number) & (Seat.guest.is_(None)) & (Seat.agent == "")

        def write(connection: Connection) -> bool:
            if connection.execute(select(Seat.number).where(free)).first() is None:
                return False
            note(connection, [guest], self.now())
            return bool(connection.execute(update(Seat).where(free).values(guest=guest)).rowcount)

        return await self.write(write)

    async def replace_agent(self, match: str, number: int, guest: str | None, agent: str) -> bool:
        played = (Seat.match == match) & (Seat.number == number) & (Seat.agent != "")

        def write(connection: Connection) -> bool:
            return bool(connection.execute(update(Seat).where(played).values(guest=guest, agent=agent)).rowcount)

        return await self.write(write)

    async def give_up_seat(self, match: str, number: int, guest: str, invite: str) -> bool:
        theirs = (Seat.match == match) & (Seat.number == number) & (Seat.guest == guest)
        untouched = theirs & (Seat.commitment == "") & (Seat.nonce == "")

        def write(connection: Connection) -> bool:
            return bool(connection.execute(update(Seat).where(untouched).values(guest=None, invite=invite)).rowcount)

        return await self.write(write)

    async def promise(self, match: str, number: int, commitment: str) -> None:
        await self._change_unopened(match, number, commitment=commitment)

    async def give_nonce(self, match: str, number: int, nonce: str) -> None:
        await self._change_unopened(match, number, nonce=nonce)

    async def _change_unopened(self, match: str, number: int, **values: str) -> None:
        """Only of a seat that has opened no nonce yet."""
        unopened = (Seat.match == match) & (Seat.number == number) & (Seat.nonce == "")

        def write(connection: Connection) -> None:
            connection.execute(update(Seat).where(unopened).values(**values))

        await self.write(write)

    # Answers in advance

    async def stand(self, match: str, seats: Sequence[int], window: str, standing: StandingOrder) -> None:
        order = {"match": match, "window": window, "how": standing.how, "least": standing.least}
        rows = [{**order, "seat": seat} for seat in sorted(seats)]
        await self.write(lambda connection: upsert(connection, Order, rows, ["how", "least"]))

    async def orders(self, match: str) -> Orders:
        asked = select(*Order.__table__.columns).where(Order.match == match)

        def look(connection: Connection) -> Orders:
            return {(row.seat, row.window): StandingOrder(row.how, row.least) for row in connection.execute(asked)}

        return await self.read(look)

    # Phrases

    async def remark(self, match: str, seat: int, phrase: talk.Phrase) -> None:
        last = select(func.max(Phrase.number)).where(Phrase.match == match)

        def write(connection: Connection) -> None:
            number = (connection.scalar(last) or 0) + 1
            try:
                connection.execute(insert(Phrase), {"match": match, "number": number, "seat": seat, "phrase": phrase})
            except IntegrityError:
                raise Behind from None

        while await self.match(match) is not None:
            with suppress(Behind):  # another has said something at the same moment
                return await self.write(write)
        raise refuse("live-no-match")

    async def remarks(self, match: str, most: int = talk.SHOWN_REMARKS) -> list[talk.Remark]:
        newest = select(Phrase.number, Phrase.seat, Phrase.phrase).where(Phrase.match == match)
        newest = newest.order_by(Phrase.number.desc()).limit(most)

        def look(connection: Connection) -> list[talk.Remark]:
            return [as_row(talk.Remark, row) for row in reversed(connection.execute(newest).all())]

        return await self.read(look)


def lay(connection: Connection, match: MatchRow, seats: Sequence[SeatRow]) -> None:
    """A new table with its seats and those who sit there."""
    note(connection, [match.host, *(seat.guest for seat in seats)], match.made)
    connection.execute(insert(Match), msgspec.structs.asdict(match))
    connection.execute(insert(Seat), [msgspec.structs.asdict(seat) for seat in seats])

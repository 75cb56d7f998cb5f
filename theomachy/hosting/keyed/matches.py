"""Guests, matches, their seats, and what seats have decided in advance and said."""

from collections.abc import Sequence

import msgspec

from theomachy.hosting.keyed.texts import NOTHING, Access, Texts, absent, folder, indexed, packed, path
from theomachy.hosting.ports import Orders
from theomachy.hosting.rows import GuestRow, MatchRow, SeatRow
from theomachy.hosting.talk import SHOWN_REMARKS, Phrase, Remark
from theomachy.play.auto_answers import StandingOrder


class Ordered(msgspec.Struct, frozen=True):
    """What a seat has decided in advance."""

    seat: int
    window: str
    order: StandingOrder


class KeyedMatches(Access):
    # Guests

    async def guest(self, id: str) -> GuestRow | None:
        return await self.row(GuestRow, "guest", id)

    async def rename(self, id: str, name: str) -> None:
        await self.write({path("guest", id): packed(GuestRow(id, name))})

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        return {row.id: row.name for row in await self.rows(GuestRow, [path("guest", id) for id in ids])}

    async def newcomers(self, *ids: str | None) -> Texts:
        """Those of some guests who are not written down yet."""
        paths = {path("guest", id): id for id in ids if id}
        texts = await self._texts.get(list(paths))
        return {path: packed(GuestRow(id)) for (path, id), text in zip(paths.items(), texts, strict=True) if not text}

    # Matches

    async def add(self, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        await self.lay(match, seats)

    async def lay(
        self, match: MatchRow, seats: Sequence[SeatRow], more: Texts = NOTHING, found: Texts = NOTHING
    ) -> None:
        """A new table, with all that is written and found with it."""
        guests = [match.host, *(seat.guest for seat in seats)]
        unique = {path("match", match.id): packed(match)}
        unique |= {path("invite", seat.invite): packed(seat) for seat in seats if seat.invite}
        if match.follows:
            unique[path("next", match.follows)] = match.id
        texts = {
            **await self.newcomers(*guests),
            **{path("seat", match.id, seat.number): packed(seat) for seat in seats},
            **indexed(*(_listed(guest, match) for guest in guests if guest)),
        }
        await self.write({**texts, **unique, **more}, {**absent(unique), **found})

    async def match(self, id: str) -> MatchRow | None:
        return next(iter(await self.matches([id])), None)

    async def matches(self, ids: Sequence[str]) -> list[MatchRow]:
        """Those that are there, with how they ended."""
        rows = await self.rows(MatchRow, [path("match", id) for id in ids])
        results = await self._texts.get([path("result", row.id) for row in rows])
        return [msgspec.structs.replace(row, result=text or "") for row, text in zip(rows, results, strict=True)]

    async def followed_by(self, match: str) -> MatchRow | None:
        following = await self.text("next", match)
        return await self.match(following) if following is not None else None

    async def seats(self, match: str) -> list[SeatRow]:
        return await self.all(SeatRow, "seat", match)

    async def seats_at(self, matches: Sequence[str]) -> dict[str, list[SeatRow]]:
        return {match: await self.seats(match) for match in matches}

    async def matches_of(self, guest: str, most: int = 30) -> list[MatchRow]:
        return await self.matches([*reversed(await self.below("matches of", guest, last=most))])

    async def invited(self, invite: str) -> SeatRow | None:
        invited = await self.row(SeatRow, "invite", invite)
        return await self.row(SeatRow, "seat", invited.match, invited.number) if invited is not None else None

    async def take_seat(self, match: str, number: int, guest: str) -> bool:
        place, row = path("seat", match, number), await self.match(match)
        text = await self.text(place)
        if text is None or row is None:
            return False
        seat = msgspec.json.decode(text, type=SeatRow)
        if seat.guest is not None or seat.agent:
            return False
        taken = {place: packed(msgspec.structs.replace(seat, guest=guest)), **indexed(_listed(guest, row))}
        return await self._texts.commit({**await self.newcomers(guest), **taken}, {place: text})

    async def replace_agent(self, match: str, number: int, guest: str | None, agent: str) -> bool:
        place, row = path("seat", match, number), await self.match(match)
        text = await self.text(place)
        if text is None or row is None:
            return False
        seat = msgspec.json.decode(text, type=SeatRow)
        if not seat.agent:
            return False
        taken = {place: packed(msgspec.structs.replace(seat, guest=guest, agent=agent))}
        return await self._texts.commit(taken, {place: text})

    async def give_up_seat(self, match: str, number: int, guest: str, invite: str) -> bool:
        place, row = path("seat", match, number), await self.match(match)
        text = await self.text(place)
        if text is None or row is None:
            return False
        seat = msgspec.json.decode(text, type=SeatRow)
        if seat.guest != guest or seat.commitment:
            return False
        opened = packed(msgspec.structs.replace(seat, guest=None, invite=invite))
        others = {row.host, *(other.guest for other in await self.seats(match) if other.number != number)}
        gone = [path("invite", seat.invite)] if seat.invite else []
        gone += [_listed(guest, row)] if guest not in others else []
        return await self._texts.commit({**absent(gone), place: opened, path("invite", invite): opened}, {place: text})

    async def promise(self, match: str, number: int, commitment: str) -> None:
        await self._change_unopened(match, number, commitment=commitment)

    async def give_nonce(self, match: str, number: int, nonce: str) -> None:
        await self._change_unopened(match, number, nonce=nonce)

    async def _change_unopened(self, match: str, number: int, **values: str) -> None:
        """Only of a seat that has opened no nonce yet."""
        place = path("seat", match, number)
        while (text := await self.text(place)) is not None:
            seat = msgspec.json.decode(text, type=SeatRow)
            changed = packed(msgspec.structs.replace(seat, **values))
            if seat.nonce or await self._texts.commit({place: changed}, {place: text}):
                return

    async def forgotten(self, match: str) -> Texts:
        """All that is kept of a match, to be deleted."""
        row, seats = await self.match(match), await self.seats(match)
        guests = {row.host, *(seat.guest for seat in seats)} if row is not None else set()
        alone = [path(what, match) for what in ("match", "result", "last", "record", "review", "branch", "opening")]
        alone += [_listed(guest, row) for guest in guests if guest and row is not None]
        alone += [path("invite", seat.invite) for seat in seats if seat.invite]
        folders = [folder(what, match) for what in ("seat", "entry", "save", "order", "remark")]
        return absent([*alone, *[found for name in folders for found, _ in await self._texts.scan(name)]])

    # Answers in advance

    async def stand(self, match: str, seats: Sequence[int], window: str, standing: StandingOrder) -> None:
        orders = [Ordered(seat, window, standing) for seat in seats]
        await self.write({path("order", match, ordered.seat, window): packed(ordered) for ordered in orders})

    async def orders(self, match: str) -> Orders:
        ordered = await self.all(Ordered, "order", match)
        return {(standing.seat, standing.window): standing.order for standing in ordered}

    # Phrases

    async def remark(self, match: str, seat: int, phrase: Phrase) -> None:
        while True:
            last = await self.remarks(match, 1)
            number = last[0].number + 1 if last else 1
            place = path("remark", match, number)
            if await self._texts.commit({place: packed(Remark(number, seat, phrase))}, absent([place])):
                return

    async def remarks(self, match: str, most: int = SHOWN_REMARKS) -> list[Remark]:
        return await self.all(Remark, "remark", match, last=most)


def _listed(guest: str, match: MatchRow) -> str:
    """Where a match stands among those of a guest, the newest last."""
    return path("matches of", guest, match.made.isoformat(), match.id)

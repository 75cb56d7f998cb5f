"""The same match in several worlds: the same seed, nonces and answers, but for one choice that is hidden.

All in one process, on lists: everybody looks through a viewer of the wire, and what it is sent is kept as it came.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from random import Random
from typing import Any

import msgspec

from tests.hosting.seating import sit_down
from tests.server.kit import after
from tests.server.processes import Json
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import find_game, lay
from theomachy.hosting.memory import PlainClock, in_memory
from theomachy.hosting.ports import Clock
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import matches
from theomachy.hosting.terms import MatchTerms
from theomachy.kernel import Refused
from theomachy.wire import desk
from theomachy.wire.viewer import WireViewer

MATCH, MADE = "the-same-match", datetime(2026, 1, 1, tzinfo=UTC)
LOOKS = 3
"""Options that an opponent tries out when they look around."""
HEAD = re.compile(rb'"head":"[^"]*"')
"""A salted hash of all that was answered: it may differ, and tells nothing."""
COMMITTED = re.compile(r"~[0-9a-f]{32}|[0-9a-f]{8}$", re.M)
"""An answer of somebody else in a record of a match that goes on, a salted hash; and the checks that follow from it."""

Choose = Callable[["World", "Person", Json], str]
"""What somebody answers to a request: by what everybody sees."""


class Person:
    """Somebody who looks at the match of a world, and is the line that they are shown it through."""

    def __init__(self, service: MatchService, live: LiveMatch, guest: str, lang: str) -> None:
        self.guest, self.service = guest, service
        self.table: Json = {}
        self.last: Json = {}
        self.bytes: list[bytes] = []
        self._said = 0
        self.viewer = WireViewer(self, service, live, guest, lang)

    def send(self, message: bytes, *, table: bool = False, news: bool = False) -> None:
        self.bytes.append(HEAD.sub(b"", message))
        self.last = json.loads(message)
        self.table = after(self.table, self.last)

    def drop(self) -> None:
        raise AssertionError("something could not be shown")

    async def say(self, type: str, **fields: Json) -> Json:
        """Say something; the reply to it is what comes last."""
        self._said += 1
        await self.viewer.hear(json.dumps({"type": type, "id": self._said, **fields}))
        return self.last

    async def must(self, type: str, **fields: Json) -> None:
        reply = await self.say(type, **fields)
        assert reply["type"] == "accepted", reply

    @property
    def asked(self) -> list[Json]:
        return [request for request in self.table["requests"] if request["mine"]]

    @property
    def over(self) -> bool:
        return bool(self.table.get("result"))


class World:
    """A table that somebody has set up for others, who play; and somebody looks on."""

    def __init__(self, service: MatchService, live: LiveMatch, langs: tuple[str, ...] = ("en", "ja")) -> None:
        self.service, self.live = service, live
        players = dict.fromkeys(seat.guest or "" for seat in live.seats)
        self.players = [Person(service, live, guest, langs[0]) for guest in players]
        self.others = [Person(service, live, guest, langs[-1]) for guest in ("host", "onlooker")]
        self.random = Random(5)

    @property
    def people(self) -> list[Person]:
        return [*self.players, *self.others]

    @property
    def state(self) -> str:
        assert self.live.log.match is not None
        digest: str = self.live.log.match.state.digest()
        return digest

    @property
    def events(self) -> set[str]:
        """The ids of all that has happened."""
        return {event.id for event in self.live.log.chronicle}

    async def answer(self, choose: Choose) -> None:
        """One answer of whoever is asked first."""
        person = next(person for person in self.players if person.asked)
        request = person.asked[0]
        await person.must("answer", request=request["id"], key=choose(self, person, request))

    async def look_round(self, hider: Person | None = None) -> None:
        """Ask all that others than the hider may ask, if anybody hides something: what would be, what something is,
        how far it is, the table anew, what is written."""
        for person in self.people:
            if person is hider:
                continue
            for request in person.asked:
                await self._try(person, request)
            await person.say("again")
            person.bytes += [page.encode() async for page in self._pages(person.guest)]

    async def _try(self, person: Person, request: Json) -> None:
        keys = [option["key"] for option in request["options"]]
        for key in (*self.random.sample(keys, min(LOOKS, len(keys))), "nonsense"):
            await person.say("probe", request=request["id"], key=key)
        pieces = sorted(person.table["scene"]["pieces"])
        for piece in self.random.sample(pieces, min(LOOKS, len(pieces))):
            await person.say("point", request=request["id"], at=piece)
            await person.say("measure", **{"from": pieces[0], "to": piece})

    async def _pages(self, guest: str) -> AsyncIterator[str]:
        """What can be got besides the line."""
        try:
            yield COMMITTED.sub("", await desk.record(self.service, guest, MATCH))
        except Refused as no:
            yield str(no.reason)
        with suppress(Refused):
            yield str(await desk.replay(self.service, guest, MATCH, "en"))
        yield msgspec.json.encode(await desk.matches(self.service, guest, "en")).decode()

    async def plead(self, hider: Person) -> None:
        """An opponent asks for something back; it is denied, or there is nothing to ask for."""
        other = next(person for person in self.players if person is not hider)
        if (await other.say("plea", n=other.table["n"]))["type"] == "accepted" and hider.table.get("plea"):
            await hider.must("grant", n=hider.table["n"], yes=False)

    def sent(self, hider: Person | None) -> list[list[bytes]]:
        """All that came to everybody but one since it was asked for last."""
        found = [person.bytes for person in self.people if person is not hider]
        for person in self.people:
            person.bytes = []
        return found


class Fixed(PlainClock):
    """A clock that always shows the same: what is told does not depend on when."""

    def now(self) -> datetime:
        return MADE


class Still(Fixed):
    """A clock whose pauses never end."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.Event().wait()


@asynccontextmanager
async def world(game: str, setup: Any, clock: Clock | None = None, *, one_screen: bool = False) -> AsyncIterator[World]:
    """Set up a match of which everything is known beforehand, with everybody at it, or with all players at one
    screen."""
    service = MatchService(in_memory(clock or Fixed()))
    found = find_game(game)
    seats = len(found.setup.seated(setup))
    terms = MatchTerms(MATCH, found, msgspec.json.encode(setup).decode(), "seeded", b"7" * 32)
    row, sitting = lay(terms, ["friend"] * seats, "host", MADE)
    guests = [f"player-{0 if one_screen else seat}" for seat in range(seats)]
    chairs = [
        msgspec.structs.replace(seat, guest=guest, invite=None) for seat, guest in zip(sitting, guests, strict=True)
    ]
    await matches.add(service.store, row, chairs)
    live = await service.match(MATCH)
    await sit_down(*[(service, live, guest) for guest in dict.fromkeys(guests)])
    here = World(service, live)
    for person in here.people:
        live.come(person.viewer)
        person.viewer.see_all()
    try:
        yield here
    finally:
        await service.close()

"""Simulated people: they look at a match at one host or another, and do all that people do, sensible or not."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from tests.hosting.fuzz.table import Screen
from tests.simulation.hosts import Command, Host
from theomachy.hosting import rematches
from theomachy.hosting.entries import Change
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.participant import Participant
from theomachy.hosting.remarks import PHRASES, Remark
from theomachy.kernel import Ask, Reason, Refused, Roll
from theomachy.kernel.chance import promise_of
from theomachy.play.auto_answers import StandingOrder
from theomachy.wire.viewer import WireViewer

if TYPE_CHECKING:
    from tests.simulation.world import World

LANG = "en"
NEEDED = {"promises", "opens", "answers", "grants", "decides for an agent"}
"""All that has to be done so that a match goes on to its end."""
NAMES = ("Nia", "Titus", "Keera")
BACK_S = 0.5
"""Mean pause before somebody comes back whose line was closed."""


class Eyes:
    """A viewer that remembers how far it has seen, and holds whatever it sees against the store."""

    def __init__(self, world: "World", host: Host, live: LiveMatch, guest: str) -> None:
        self._world, self._host, self._live, self.guest = world, host, live, guest
        self.n = -1
        """The number of entries that it has seen; -1 before it has seen anything."""
        self.gone = asyncio.Event()
        self.screen = Glass(self) if world.on_the_wire else None
        """The table as a client shows it, if this match is looked at through the wire."""
        self._wire = WireViewer(self.screen, host.service, live, guest, LANG) if self.screen is not None else None

    def see(self, change: Change) -> None:
        self._look()
        if self._wire is not None:
            self._wire.see(change)
        self._world.hold(self._live.log.n == self.n + 1, f"{self.guest} sees entry {self._live.log.n} after {self.n}")
        self.n = self._live.log.n

    def see_all(self) -> None:
        self._look()
        if self._wire is not None:
            self._wire.see_all()
        self.n = self._live.log.n

    def see_seats(self) -> None:
        self._look()
        if self._wire is not None:
            self._wire.see_seats()

    def see_orders(self) -> None:
        self._look()
        if self._wire is not None:
            self._wire.see_orders()

    def see_remarks(self, remarks: Sequence[Remark]) -> None:
        self._look()

    def see_rematch(self) -> None:
        self._look()

    def see_warning(self, why: Reason) -> None:
        self._look()

    def leave(self) -> None:
        self.gone.set()

    def _look(self) -> None:
        """Nothing is shown before it is stored: neither an entry nor anything that follows from it."""
        kept, n = self._world.number_stored, self._live.log.n
        self._world.hold(n <= kept, f"{self.guest} is shown {n} entries at {self._host.node}; {kept} are stored")


class Glass(Screen):
    """A screen that the viewer leaves if it cannot be shown something."""

    def __init__(self, eyes: Eyes) -> None:
        super().__init__(LANG)
        self._eyes = eyes

    def check(self, text: str) -> None:
        """Take any text: the made-up game has no words."""

    def drop(self) -> None:
        self._eyes.gone.set()


class Person:
    """Somebody who plays or looks on, through one line at a time."""

    def __init__(self, world: "World", guest: str) -> None:
        self._world, self.guest = world, guest
        self.nonce = f"{world.random.getrandbits(128):032x}"
        self.at: tuple[Host, LiveMatch, Eyes] | None = None
        """The place where they look now; None while they are on their way."""
        self.accepted: list[Command] = []
        self.refused: list[Command] = []
        self.stays_away = False

    # Coming and going

    async def visit(self) -> None:
        """Look at the match at some host, and at another one whenever the line is closed."""
        world = self._world
        while True:
            await asyncio.sleep(world.random.expovariate(1 / BACK_S))
            if self.stays_away:
                continue
            host = world.some_host()
            eyes, looking = None, asyncio.create_task(self._look(host))
            await world.first(looking, host.died.wait())
            if not host.alive:
                self.at = None
                continue
            with suppress(Refused):
                eyes = looking.result()
            if eyes is not None:
                await world.first(eyes.gone.wait(), host.died.wait())
                self.at = None

    async def _look(self, host: Host) -> Eyes:
        live = await host.service.match(self._world.match)
        eyes = Eyes(self._world, host, live, self.guest)
        begun = asyncio.Event()
        staying = asyncio.create_task(self._stay(host, live, eyes, begun))
        await self._world.first(begun.wait(), staying)
        if not staying.done():
            self.at = host, live, eyes
        else:
            eyes.gone.set()
        return eyes

    async def _stay(self, host: Host, live: LiveMatch, eyes: Eyes, begun: asyncio.Event) -> None:
        async with host.service.watched_by(live, eyes):
            begun.set()
            await eyes.gone.wait()
            await host.go_on()

    # What they do

    def act(self) -> None:
        """Begin one of the things that people do at a table, without waiting for the last one."""
        if self.at is None:
            return
        host, live, eyes = self.at
        me, random = Participant(host.service, live, self.guest), self._world.random
        if random.random() < 0.03:
            self._world.note("somebody leaves", host)
            eyes.gone.set()
            return
        deeds = self._deeds(me, live)
        if self._world.at_ease:
            deeds = [deed for deed in deeds if deed[0] in NEEDED]
        if not deeds:
            return
        kind, deed = random.choices([deed[:2] for deed in deeds], [deed[2] for deed in deeds])[0]
        self._world.note(kind, host)
        command = Command(kind)
        self._world.begin(self._do(host, command, deed))
        if random.random() < 0.05:  # a double click
            for _, again, _ in [one for one in self._deeds(me, live) if one[0] == kind][:1]:
                self._world.begin(self._do(host, Command(kind), again))

    async def _do(self, host: Host, command: Command, deed: "Deed") -> None:
        doing = asyncio.ensure_future(deed())
        self._world.commands[doing] = command
        await self._world.first(doing, host.died.wait())
        if not host.alive:
            return
        try:
            doing.result()
        except Refused:
            self.refused.append(command)
        else:
            self.accepted.append(command)

    def _deeds(self, me: Participant, live: LiveMatch) -> "list[tuple[str, Deed, float]]":
        """Return what may be done, with how likely that is."""
        random, n = self._world.random, live.log.n
        if not me.seats:
            return []
        if live.log.match is None:
            promised = [seat.commitment for seat in live.seats]
            opens = all(promised) and not any(seat.guest is None and not seat.agent for seat in live.seats)
            if opens:
                return [("opens", lambda: me.open(self.nonce, promised), 1.0)]
            return [("promises", lambda: me.sit(promise_of(self.nonce)), 1.0)]
        deeds: list[tuple[str, Deed, float]] = [
            ("says something", lambda: me.remark(random.choice(PHRASES)), 0.05),
            ("takes back", lambda: me.take_back(n, ask=True), 0.12),
            ("takes back at once", lambda: me.take_back(n, ask=False), 0.05),
            ("resigns", lambda: me.resign(n), 0.003),
            ("claims", lambda: me.claim(n, draw=random.random() < 0.5), 0.01),
            ("takes another name", lambda: me.service.rename(self.guest, random.choice(NAMES)), 0.02),
        ]
        if live.log.over:
            deeds.append(("asks for another match", lambda: self._play_again(me, live), 0.2))
        seat = live.log.takeback_request
        if seat is not None and me.is_to_grant(seat):
            deeds.append(("grants", lambda: me.grant(n, random.random() < 0.7), 1.0))
        for request in live.log.requests:
            if me.is_asked(request):
                deeds += self._answers(me, live, request)
        for other in live.seats:
            if live.has_given_up(other.number):
                by = random.choice(("me", "again", "novice"))
                deeds.append(
                    ("decides for an agent", lambda number=other.number, by=by: me.replace_agent(number, by), 0.5)
                )
        return deeds

    def _answers(
        self, me: Participant, live: LiveMatch, request: Ask[Any] | Roll[Any]
    ) -> "list[tuple[str, Deed, float]]":
        random, id = self._world.random, live.log.request_id(request)
        if isinstance(request, Roll):
            return []
        keys = request.keys()
        key = random.choice(keys) if keys else "done"
        deeds: list[tuple[str, Deed, float]] = [
            ("answers", lambda: me.answer(id, key), 1.0),
            ("answers nonsense", lambda: me.answer(id, "nonsense"), 0.03),
            ("goes", lambda: me.go(id, [key], ""), 0.05),
            ("asks what leads where", lambda: self._locked(live, lambda: me.ways(id)), 0.03),
        ]
        if request.question in self._world.orders:
            order = StandingOrder(random.choice(self._world.orders[request.question]))
            deeds.append(("orders", lambda: me.stand(request.question, order), 0.1))
        if live.orders.usual(live.log, request) is not None:
            deeds.append(("leaves set-up", lambda: me.leave_set_up(id), 0.1))
        return deeds

    async def _play_again(self, me: Participant, live: LiveMatch) -> None:
        await rematches.rematch(me.service, self.guest, live.id, swap=False)

    async def _locked(self, live: LiveMatch, question: Callable[[], Awaitable[Any]]) -> None:
        async with live.lock:
            await question()


Deed = Any

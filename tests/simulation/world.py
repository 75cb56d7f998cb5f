"""A simulated house: some hosts, one store, and people at one table; everything happens by one seed."""

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import Awaitable, Coroutine
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from tests.hosting.fuzz.table import Screen
from tests.simulation import loop
from tests.simulation.chances import CALM, weather
from tests.simulation.hosts import SILENT_S, Command, Host, Post, cut_off, gone, joined
from tests.simulation.people import LANG, Person
from theomachy import games
from theomachy.features.auto_answers import auto_answers_of
from theomachy.hosting.entries import Entry
from theomachy.hosting.keyvalue.store import KeyValueStore
from theomachy.hosting.keyvalue.texts import MemoryTexts
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.loading import Loader
from theomachy.hosting.log import MatchLog
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import in_memory, inline
from theomachy.hosting.notices import Notice
from theomachy.hosting.rows import EntryRow, EntryState, MatchRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import logs, matches
from theomachy.hosting.timing import TimeControl
from theomachy.kernel import ONLOOKER, Ask
from theomachy.wire.presenters import presenter
from theomachy.wire.view import view_of

HOSTS = 3
SEATS = (("me", "friend"), ("me", "friend"), ("me", "me"), ("me", "novice"), ("novice", "friend"))
ON_THE_WIRE = 0.15
"""Share of the matches that are looked at through the wire: there everything is put into words, which takes longer."""
SHOWN = ("scene", "requests", "plea", "result", "head", "n")
"""Fields of a table that depend on nothing but the match and whoever looks."""
CALM_S = 120.0
"""Seconds in which nothing fails any more, and everything comes to rest."""
MAX_DOWN_S = 20.0


class Broken(AssertionError):
    """Something has happened that may never happen."""


class World:
    """One match with everything around it."""

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.seed = games.game(game), seed
        self.random = Random(f"{game} {seed}")
        self.weather = weather(self.random)
        self.texts = MemoryTexts()
        self.plain = KeyValueStore(self.texts)
        """The store as it is, without any fault."""
        self.story: list[str] = []
        self.met: Counter[tuple[str, str]] = Counter()
        """The number of times that each kind of event met each phase of a commit."""
        self.hosts: list[Host] = []
        self.people: list[Person] = []
        self.number_stored = 0
        """The number of entries in the store."""
        self.undone: set[int] = set()
        """The numbers of the entries that took something back: an increment goes back with it."""
        self.over = False
        """True if the match was over in the end."""
        self.broken: Broken | None = None
        """The first thing that has happened and may never happen; None if all is well."""
        self.store_is_gone = False
        self.at_ease = False
        """True once nothing fails any more, and people only play on."""
        self.on_the_wire = self.random.random() < ON_THE_WIRE
        """True if people look through the wire, as clients do, and not only at what a host would show."""
        self.match = ""
        self.orders = {name: list(auto.hows) for name, auto in auto_answers_of(self.game).items()}
        """The kinds of question that may be answered in advance, and how."""
        self.never: list[asyncio.Future[None]] = []
        """The futures for which the tasks of dead hosts wait."""
        self.commands: dict[asyncio.Future[None], Command] = {}
        """The commands that people have given, by the task that carries each of them out."""
        self._posts: dict[str, Post] = {}
        self._jump = timedelta()
        self._tasks: set[asyncio.Task[None]] = set()
        self._named = 0

    # What all share

    def now(self) -> datetime:
        seconds = asyncio.get_running_loop().time()
        return datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=seconds) + self._jump

    def fails(self) -> bool:
        return self.random.random() < self.weather.failures

    def note(self, event: str, host: Host | None = None, detail: str = "") -> None:
        """Tell the story on, and count in which phase of a commit it happened."""
        node, phase = (host.node, host.phase) if host is not None else ("", "")
        self.met[event, phase] += 1
        self.story.append(f"{asyncio.get_running_loop().time():10.3f} s  {node:10} {phase:9} {event} {detail}".rstrip())

    def hold(self, holds: bool, otherwise: str) -> None:
        if not holds:
            self.story.append(f"BROKEN: {otherwise}")
            self.broken = self.broken or Broken(otherwise)
            raise self.broken

    @property
    def command(self) -> Command | None:
        """The command that the running task carries out; None if it carries out none."""
        task = asyncio.current_task()
        return self.commands.get(task) if task is not None else None

    def begin(self, story: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(story)
        self._tasks.add(task)

    async def first(self, *waited: Awaitable[Any]) -> None:
        """Wait until the first of some things has happened."""
        tasks = [asyncio.ensure_future(one) for one in waited]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)

    def stored(self, host: Host, row: EntryRow, command: Command | None) -> None:
        self.number_stored += 1
        self.hold(row.number == self.number_stored, f"entry {row.number} is stored after {self.number_stored - 1}")
        if command is not None:
            command.stored.append(row.number)
        self.undone |= {row.number} if row.kind == "undo" else set()
        self.note(f"stores {row.kind}", host, f"{row.number}: {row.seat} {row.key}")

    def announced(self, host: Host, match: str, n: int) -> None:
        self.hold(
            match != self.match or n <= self.number_stored,
            f"{host.node} announces entry {n}; {self.number_stored} are stored",
        )

    def deliver(self, host: Host, match: str, notice: Notice) -> None:
        """Send a notice to a host, perhaps twice."""
        times = 2 if self.random.random() < self.weather.doubles else 1
        for _ in range(times):
            self._posts[host.node].send(match, notice)

    def some_host(self) -> Host:
        return self.random.choice([host for host in self.hosts if host.alive])

    # What befalls hosts

    def open_host(self) -> Host:
        self._named += 1
        host = Host(self, f"host-{self.random.randrange(1000):03}-{self._named}")
        self.hosts.append(host)
        self._posts[host.node] = Post(host)
        self.note("begins", host)
        return host

    def kill(self, host: Host) -> None:
        """End a host between two of its steps, unless it is the last."""
        if len(self.hosts) > 1 and host.alive:
            self.note("is killed", host)
            host.died.set()
            self.hosts.remove(host)
            self.begin(self._replace(host))

    async def _replace(self, host: Host) -> None:
        """Let the others notice after a while that a host is gone, and begin another one later."""
        await asyncio.sleep(SILENT_S)
        for other in self.hosts:
            gone(other, host.node)
        await asyncio.sleep(self.random.uniform(0, MAX_DOWN_S))
        if len(self.hosts) < HOSTS:
            self.open_host()

    async def cut(self, host: Host) -> None:
        """Let a host and the others not hear each other for a while, and notice it after another while."""
        self.note("is cut off", host)
        host.cut = True
        for other in self.hosts:
            self._posts[other.node].lose()
        await asyncio.sleep(self.random.uniform(0, 2.0))
        cut_off(host)
        await asyncio.sleep(self.random.uniform(0, SILENT_S))
        for other in self.hosts:
            if other is not host:
                gone(other, host.node)
        await asyncio.sleep(self.random.uniform(0, MAX_DOWN_S))
        host.cut = False
        self.note("hears again", host)
        for other in list(self.hosts):
            joined(other)

    async def lose_store(self) -> None:
        self.note("the store is gone")
        self.store_is_gone = True
        await asyncio.sleep(self.random.uniform(0, MAX_DOWN_S))
        self.store_is_gone = False
        self.note("the store is back")

    # The story

    async def live(self, actions: int, *, to_the_end: bool) -> None:
        """Play a match by chance, let everything come to rest, and see whether all is well."""
        for _ in range(HOSTS):
            self.open_host()
        await self._lay()
        for person in self.people:
            self.begin(person.visit())
        if self.random.random() < 0.8:
            await self._begin_in_peace()
        for _ in range(actions):
            await asyncio.sleep(self.random.expovariate(1 / self.weather.pace_s))
            self._befall()
            self.random.choice(self.people).act()
            self._check_tasks()
        await self._rest()
        self.at_ease = True
        for _ in range(400 if to_the_end else 0):
            if any(person.at is not None and person.at[1].log.over for person in self.people):
                break
            await asyncio.sleep(1.0)
            for person in self.people:
                person.act()
            self._check_tasks()
        if to_the_end:
            await self._rest()
        await self._all_is_well()

    async def _lay(self) -> None:
        seats = self.random.choice(SEATS)
        clocks = (None, TimeControl(bank=600, increment=5), TimeControl(days=1))
        clock = self.random.choice(clocks) if seats == ("me", "friend") else None
        laid = agree(NewMatch(self.game.id, [*seats], clock=clock), "ann", self.now())
        await matches.add(self.plain, *laid)
        for seat in laid.seats:
            if seat.invite:
                await matches.take_seat(self.plain, laid.match.id, seat.number, "ben", self.now())
        self.match = laid.match.id
        guests = ["ann", *(["ben"] if "friend" in seats else []), *(["eve"] if self.random.random() < 0.5 else [])]
        self.people = [Person(self, guest) for guest in guests]

    async def _begin_in_peace(self) -> None:
        """Let the match begin before anything fails: else most of what happens would meet people who sit down."""
        self.weather, later = CALM, self.weather
        while not self.number_stored:
            await asyncio.sleep(0.1)
            self.random.choice(self.people).act()
            self._check_tasks()
        self.weather = later

    def _befall(self) -> None:
        """Let something befall a host, or all of them."""
        random, weather = self.random, self.weather
        host = random.choice(self.hosts)
        if random.random() < weather.kills:
            self.kill(host)
        elif not any(other.cut for other in self.hosts) and random.random() < weather.cuts:
            self.begin(self.cut(host))
        elif not self.store_is_gone and random.random() < weather.outages:
            self.begin(self.lose_store())
        elif random.random() < weather.jumps:
            self._jump += timedelta(seconds=random.choice((-5.0, 5.0, 700.0, 100_000.0)))
            self.note("the clocks jump")

    async def _rest(self) -> None:
        """Let nothing fail any more, and wait until nothing happens."""
        self.weather = CALM
        await asyncio.sleep(CALM_S)
        self._check_tasks()

    def _check_tasks(self) -> None:
        if self.broken is not None:  # a host may have caught it
            raise self.broken
        for task in [task for task in self._tasks if task.done()]:
            self._tasks.discard(task)
            if (error := task.exception()) is not None:
                raise error

    # What must hold in the end

    async def _all_is_well(self) -> None:
        row = await self.plain.read(MatchRow, self.match)
        assert row is not None
        told = await Loader(self.plain, inline, "").load(row, whole=True)
        for person in self.people:
            self.hold(person.at is not None, f"{person.guest} is at no table")
            assert person.at is not None
            host, live, eyes = person.at
            self.hold(eyes.n == told.n, f"{person.guest} has seen {eyes.n} entries of {told.n} at {host.node}")
            self._agrees(host, live, told)
            if eyes.screen is not None:
                await self._shows(person, eyes.screen, told)
        self._goes_on()
        entries = await logs.entries(self.plain, self.match)
        self._nothing_is_lost(entries)
        await self._clocks_are_fair()
        self.over = told.over
        for host in self.hosts:
            lives = [*host.service.open.values()]
            await host.service.close()
            await asyncio.sleep(0)
            self.hold(not any(len(live.tasks) for live in lives), f"{host.node} has ended, and still does something")
        if told.over:
            self.hold(bool(row.result), "the match is over, and has no result")
            self.hold(await logs.record(self.plain, self.match) is not None, "the match is over, and has no record")

    def _agrees(self, host: Host, live: LiveMatch, told: MatchLog) -> None:
        log = live.log
        ours, theirs = (log.match, told.match)
        self.hold((ours is None) == (theirs is None), f"{host.node} does not know whether the match has begun")
        if ours is not None and theirs is not None:
            self.hold(ours.state.digest() == theirs.state.digest(), f"{host.node} holds another state than the store")
            self.hold(
                [log.request_id(one) for one in log.requests] == [told.request_id(one) for one in told.requests],
                f"{host.node} asks something else than the store says",
            )
            self.hold(
                msgspec.json.encode(log.chronicle) == msgspec.json.encode(told.chronicle),
                f"{host.node} tells another story than the store",
            )
            self.hold(log.head == told.head, f"{host.node} chains other entries than the store")
            self.hold(ours.given == theirs.given, f"{host.node} holds other secret answers than the store")

    async def _shows(self, person: Person, screen: Screen, told: MatchLog) -> None:
        """A client shows what a host without any past would show to the same person, and of the scene what the game
        shows to their seat."""
        service = MatchService(msgspec.structs.replace(in_memory(), store=self.plain))
        live = await service.match(self.match)
        fresh = json.loads(view_of(service, live, person.guest, LANG).table())
        for name in SHOWN:
            same = fresh.get(name) == screen.shown.get(name)
            self.hold(same, f"{person.guest} is shown another {name} than is stored")
        lines = len(fresh["chronicle"]), len(screen.shown["chronicle"])  # a line names what was there when it was told
        self.hold(lines[0] == lines[1], f"{person.guest} is shown {lines[1]} lines of {lines[0]}")
        seats = live.seats_of(person.guest)
        if told.match is not None:
            seen = self.game.scene(told.match.state, seats[0] if len(seats) == 1 else ONLOOKER)
            plain = json.loads(msgspec.json.encode(presenter(self.game, LANG).scene(seen)))
            self.hold(plain == screen.shown["scene"], f"{person.guest} is shown what only others may see")
        await service.close()

    def _goes_on(self) -> None:
        """Some host sees to every question that no person answers."""
        lives = [person.at[1] for person in self.people if person.at is not None]
        leading = [live for live in {id(live): live for live in lives}.values() if live.leads]
        self.hold(bool(leading), "no host with viewers leads")
        for live in leading:
            if live.log.over:
                continue
            ask = live.agent_asked
            stuck = ask is not None and not live.has_given_up(ask.seat)
            self.hold(not stuck, "an agent is asked, and no host lets it answer")
            for request in live.log.requests:
                if isinstance(request, Ask) and not live.seats[request.seat].agent:
                    waits = live.orders.answer(live.log, request)
                    self.hold(waits is None, "an answer was ordered in advance, and no host gives it")
        for host in self.hosts:
            for live in host.service.open.values():
                self.hold(not live.orders.pending, f"{host.node} still means to give an answer")
                self.hold(not live.lock.locked(), f"{host.node} never lets the match go")

    def _nothing_is_lost(self, entries: list[Entry]) -> None:
        """Whatever was accepted is stored, and whatever was refused is not."""
        changing = {"answers", "resigns", "claims", "grants", "takes back", "takes back at once", "goes"}
        for person in self.people:
            for command in person.accepted:
                self.hold(
                    command.kind not in changing or bool(command.stored),
                    f"{person.guest} {command.kind}: that was accepted, and is not stored",
                )
            for command in person.refused:
                self.hold(
                    command.unsure or not command.stored,
                    f"{person.guest} {command.kind}: that was refused, and is stored as {command.stored}",
                )
        self.hold(len(entries) == self.number_stored, f"{len(entries)} of {self.number_stored} entries are kept")

    async def _clocks_are_fair(self) -> None:
        """No clock runs for a person who is not asked."""
        states = await self.plain.select(EntryState, match=self.match)
        for before, after in pairwise(states):
            if not (before.summary and after.summary and before.summary.timing and after.summary.timing):
                continue
            clocks = zip(before.summary.timing.left, after.summary.timing.left, strict=False)
            for seat, (was, now) in enumerate(clocks):
                asked = seat in before.summary.asked or None in before.summary.asked
                runs = now < was and not asked and after.number not in self.undone
                self.hold(not runs, f"the clock of seat {seat} ran till entry {after.number} while it was not asked")


def simulate(game: str, seed: int, actions: int = 60, *, to_the_end: bool = False) -> World:
    """Play one simulated match; a failure adds its story to what is raised."""
    random = Random(f"secrets {game} {seed}")
    worlds: list[World] = []

    async def story() -> None:
        worlds.append(World(game, seed))
        await worlds[0].live(actions, to_the_end=to_the_end)

    with ExitStack() as stack:
        for name, made in {
            "randbits": random.getrandbits,
            "token_bytes": random.randbytes,
            "token_hex": lambda length: random.randbytes(length).hex(),
            "token_urlsafe": lambda length: random.randbytes(length).hex(),
            "SystemRandom": lambda: random,
        }.items():
            stack.enter_context(patch.object(secrets, name, made))
        try:
            loop.run(story())
        except Exception as error:
            world = worlds[0]
            error.add_note("\n".join([*world.story[-200:], f"seed {seed} of {game}: {world.weather}"]))
            raise
    return worlds[0]

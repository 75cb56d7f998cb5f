"""A database that does not do what it should: full, locked, to be read only, out of order; and a clock that jumps.

Whoever plays is told by a sentence, nothing is half written, and the match goes on once the fault is over.
"""

import asyncio
import logging
import resource
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, event

from tests.hosting.seating import sit_down
from tests.server.kit import Player, at_random
from tests.server.processes import Json, Nursery, Server
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import DRIVER, LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import PlainClock, in_memory
from theomachy.hosting.ports import NotKept
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import logs, matches
from theomachy.kernel import Ask, Reason, Refused
from theomachy.server.app import prepare
from theomachy.server.db import sqlite
from theomachy.server.db.store import SqlStore
from theomachy.server.serving import database
from theomachy.wire import desk
from theomachy.wire.viewer import WireViewer

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


class Paper:
    """A line whose messages stay on the table."""

    def __init__(self) -> None:
        self.messages: list[Json] = []

    def send(self, message: bytes, *, table: bool = False, news: bool = False) -> None:
        self.messages.append(msgspec.json.decode(message))

    def drop(self) -> None:
        self.messages.append({"type": "dropped"})


class Desk:
    """A match over a real file, with somebody at a line who plays both sides."""

    def __init__(self, service: MatchService, live: LiveMatch) -> None:
        self.service, self.live, self.line = service, live, Paper()
        self.viewer = WireViewer(self.line, service, live, "host", "en")
        live.come(self.viewer)
        self.said = 0

    async def answer(self) -> Json:
        """Give any answer; what comes back."""
        ask, self.said = self.live.log.requests[0], self.said + 1
        assert isinstance(ask, Ask)
        order = {"type": "answer", "id": self.said, "request": self.live.log.request_id(ask), "key": ask.keys()[0]}
        await self.viewer.hear(msgspec.json.encode(order).decode())
        return next(message for message in reversed(self.line.messages) if message.get("re") == self.said)


async def seated(store: SqlStore, clock: PlainClock | None = None) -> Desk:
    service = MatchService(msgspec.structs.replace(in_memory(), store=store, clock=clock or PlainClock()))
    laid = agree(NewMatch("scathe", ["me", "me"]), "host", NOON)
    await matches.add(store, *laid)
    live = await service.match(laid.match.id)
    await sit_down((service, live, "host"))
    return Desk(service, live)


Fault = Callable[[SqlStore, Path], Awaitable[Callable[[], Awaitable[None]]]]
"""Brings a fault about; returns what ends it."""


async def full(store: SqlStore, _: Path) -> Callable[[], Awaitable[None]]:
    """Not a page more than there is."""
    engine = store.database.write._engine
    pages = await store.database.write(lambda connection: connection.exec_driver_sql("pragma page_count").scalar())

    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"pragma max_page_count = {pages}")

    async def end() -> None:
        nonlocal pages
        pages = 10**6

    event.listen(engine, "begin", limit)
    return end


async def locked(_: SqlStore, file: Path) -> Callable[[], Awaitable[None]]:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin immediate")

    async def end() -> None:
        other.execute("rollback")
        other.close()

    return end


FAULTS: dict[str, tuple[Fault, str]] = {
    "full": (full, "the disk is full"),
    "locked": (locked, "somebody else holds the database"),
}


def told(story: Awaitable[None]) -> None:
    asyncio.run(asyncio.wait_for(story, 120))  # type: ignore[arg-type]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_and_the_match_goes_on(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT_MS", 50)
    caplog.set_level(logging.WARNING)
    file = tmp_path / "matches.db"
    begin, why = FAULTS[fault]

    async def story() -> None:
        store = SqlStore(database(str(file)))
        await store.open()
        table = await seated(store)
        await table.answer()
        kept = await logs.entries(store, table.live.id)
        end = await begin(store, file)
        refused = None
        for _ in range(300):  # a page has room for a few
            reply = await table.answer()
            if reply["type"] == "refused":
                refused = reply
                break
            kept = await logs.entries(store, table.live.id)
        assert refused is not None
        assert refused["reason"]["text"].startswith(f"That could not be saved: {why}.")
        assert [(await table.answer())["type"] for _ in range(3)] == ["refused"] * 3
        assert (
            await logs.entries(store, table.live.id)
            == kept
            == (await logs.entries(store, table.live.id))[: table.live.log.n]
        )
        assert table.live.log.n == len(kept)
        assert (await desk.matches(table.service, "host", "en"))[0].match == table.live.id, "whoever looks may look"
        await end()
        assert (await table.answer())["type"] == "accepted"
        assert len(await logs.entries(store, table.live.id)) == len(kept) + 1
        await table.service.close()
        await store.close()

    told(story())
    assert [record.message.partition(":")[0] for record in caplog.records if record.name.endswith("writer")] == [
        "the database cannot be written",
        "the database can be written again",
    ]
    assert not any(record.exc_info for record in caplog.records)
    with sqlite3.connect(file) as found:
        assert found.execute("pragma integrity_check").fetchone() == ("ok",)


def refusals(caplog: pytest.LogCaptureFixture) -> int:
    return sum(record.message.startswith("the database cannot be written") for record in caplog.records)


def test_an_agent_waits_for_a_fault_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """Its table keeps a driver, and nobody fills the log."""
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT_MS", 10)
    monkeypatch.setattr("theomachy.hosting.driver.RETRY_PAUSE_S", 0.01)
    file = tmp_path / "matches.db"

    async def story() -> None:
        store = SqlStore(database(str(file)))
        await store.open()
        service = MatchService(msgspec.structs.replace(in_memory(), store=store))
        laid = agree(NewMatch("scathe", ["novice", "me"]), "host", NOON)
        await matches.add(store, *laid)
        live = await service.match(laid.match.id)
        await sit_down((service, live, "host"))
        while live.agent_asked is None:
            ask = live.log.requests[0]
            assert isinstance(ask, Ask)
            async with live.lock:
                await service.enter(live, Entry("answer", ask.seat, ask.keys()[0]))
        end = await locked(store, file)
        before = live.log.n
        live.come(WireViewer(Paper(), service, live, "host", "en"))
        service.drive(live)
        while refusals(caplog) < 1:
            await asyncio.sleep(0.01)
        assert live.tasks.runs(DRIVER)
        await end()
        while live.log.n == before:
            await asyncio.sleep(0.01)
        await service.close()
        await store.close()

    told(story())
    assert refusals(caplog) == 1
    assert not any(record.exc_info for record in caplog.records)


def test_a_database_that_may_only_be_read(tmp_path: Path):
    """Whoever looks sees everything; whoever plays is told."""
    file = tmp_path / "matches.db"

    async def story() -> None:
        writable = SqlStore(database(str(file)))
        await writable.open()
        table = await seated(writable)
        await table.answer()
        store = SqlStore(f"sqlite:///file:{file}?mode=ro&uri=true")
        service = MatchService(msgspec.structs.replace(in_memory(), store=store))
        reading = Desk(service, await service.match(table.live.id))
        reply = await reading.answer()
        assert reply["type"] == "refused"
        assert "may only be read" in reply["reason"]["text"]
        assert len(await logs.entries(store, table.live.id)) == reading.live.log.n == 2
        for each in (service, table.service):
            await each.close()
        await store.close()
        await writable.close()

    told(story())


def test_nobody_serves_what_cannot_be_written(tmp_path: Path):
    """Said when the server starts, in a sentence."""
    file = tmp_path / "matches.db"
    prepare(database(str(file)))
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(Refused) as no:
        prepare(database(str(file)))
    assert no.value.reason.id == "serve-newer-data"
    nonsense = tmp_path / "notes.txt"
    nonsense.write_text("nothing but notes " * 100)
    with pytest.raises(Refused) as other:
        prepare(database(str(nonsense)))
    assert other.value.reason.id == "serve-no-data"
    assert nonsense.read_text().startswith("nothing but notes"), "and it is left alone"


def test_an_answer_that_can_neither_be_written_nor_looked_up_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Whoever looks sees the table as it was, and answers again when the store is back."""
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT_MS", 10)
    file = tmp_path / "matches.db"

    async def story() -> None:
        store = SqlStore(database(str(file)))
        await store.open()
        table = await seated(store)
        end = await locked(store, file)

        async def unreadable(*_: object, **__: object) -> None:
            raise NotKept(Reason("live-not-read", args={"why": "live-store-other"}))

        with monkeypatch.context() as patch:
            patch.setattr(SqlStore, "select", unreadable)
            assert (await table.answer())["type"] == "refused"
        assert {"type": "dropped"} not in table.line.messages
        await end()
        again = await table.service.match(table.live.id)
        assert again.log.n == len(await logs.entries(store, table.live.id)) == 1
        assert (await table.answer())["type"] == "accepted"
        await table.service.close()
        await store.close()

    told(story())


class Jumping(PlainClock):
    """Hours back and forth."""

    def __init__(self) -> None:
        self.hours = 0

    def now(self) -> datetime:
        return NOON + timedelta(hours=self.hours)


def test_a_clock_that_jumps_changes_no_match(tmp_path: Path):
    async def story() -> None:
        clock = Jumping()
        store = SqlStore(database(str(tmp_path / "matches.db")))
        await store.open()
        table = await seated(store, clock)
        for hours in (9, -9, 24 * 400, -24 * 400, 0):
            clock.hours = hours
            assert (await table.answer())["type"] == "accepted"
            laid = agree(NewMatch("scathe", ["me", "me"]), "host", clock.now())
            await matches.add(store, *laid)
        later = MatchService(msgspec.structs.replace(in_memory(), store=store))
        assert (await later.match(table.live.id)).log.n == table.live.log.n == 6
        assert len(await desk.matches(later, "host", "en")) == 6
        for each in (later, table.service):
            await each.close()
        await store.close()

    told(story())


def test_a_server_whose_disk_is_full_goes_on_when_it_is_not(nursery: Nursery, tmp_path: Path):
    """A real one, that may write nothing beyond what it has: what it accepted stays, and it says what it cannot."""
    own_server = Server(tmp_path, nursery.start)
    player = Player(own_server)
    line = player.play(seats=("me", "me"))
    line.play_on(at_random(1), most=5)
    wal = Path(f"{own_server.data}-wal")
    limits = resource.prlimit(own_server.pid, resource.RLIMIT_FSIZE)
    before = own_server.length(line.match)
    resource.prlimit(own_server.pid, resource.RLIMIT_FSIZE, (wal.stat().st_size, limits[1]))
    for _ in range(3):
        reply = line.answer(at_random(2)(line.request))
        assert reply["type"] == "refused"
        assert reply["reason"]["text"].startswith("That could not be saved")
    found = player.ask("POST", "/matches", {"game": "scathe", "seats": ["me", "me"]})
    assert (found.status_code, " " in found.json()["error"]["text"]) == (503, True)
    assert own_server.length(line.match) == before == line.catch_up().n
    assert line.whole() == line.table
    resource.prlimit(own_server.pid, resource.RLIMIT_FSIZE, limits)
    line.play_on(at_random(3), most=5)
    assert own_server.length(line.match) == before + 5
    assert own_server.rows("pragma integrity_check") == [("ok",)]
    assert "Traceback" not in own_server.log()
    own_server.kill()

"""The one writer of a process: a queue, transactions that many share, and each job its own success or failure."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import Event as Flag

import pytest
from sqlalchemy import Connection, event

from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry
from theomachy.hosting.ports import Behind, NotKept
from theomachy.hosting.rows import MatchRow, SeatRow
from theomachy.hosting.store import logs, matches
from theomachy.kernel import Refused
from theomachy.presentation.text import Language
from theomachy.server.db import connections, sqlite
from theomachy.server.db.store import SqlStore
from theomachy.server.serving import database

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
Story = Callable[[SqlStore], Awaitable[None]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "matches.db"


@pytest.fixture
def told(store_url: str) -> Callable[[Story], None]:
    return partial(tell, store_url)


@pytest.fixture
def told_by_sqlite(file: Path) -> Callable[[Story], None]:
    return partial(tell, database(str(file)))


def tell(url: str, story: Story) -> None:
    async def go() -> None:
        async with opened(url) as store:
            await story(store)

    asyncio.run(asyncio.wait_for(go(), 90))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[SqlStore]:
    store = SqlStore(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def lay(store: SqlStore, id: str, host: str = "ann") -> None:
    match = MatchRow(id, "scathe", "1", "c", "{}", "seeded", b"s" * 32, host, NOON)
    await matches.add(store, match, [SeatRow(id, 0, guest=host), SeatRow(id, 1, invite=f"{id}-1")])


def append(store: SqlStore, match: str, number: int, ending: Ending | None = None) -> Awaitable[None]:
    change = Change(Entry("answer", 0, f"{match} {number}"), ChronicleEdit(0, []), [], "")
    return logs.append(store, match, number, change, datetime.now(UTC), ending=ending)


@asynccontextmanager
async def held_up(store: SqlStore) -> AsyncIterator[None]:
    """The writer waits in the middle of a job: whatever comes meanwhile gathers behind it."""
    busy, go_on = asyncio.Event(), Flag()
    loop = asyncio.get_running_loop()

    def wait(_: object) -> None:
        loop.call_soon_threadsafe(busy.set)
        go_on.wait(60)

    job = asyncio.ensure_future(store.database.write(wait))
    await busy.wait()
    yield
    await asyncio.sleep(0)  # whoever was told to write has
    go_on.set()
    await job


def commits(store: SqlStore) -> list[object]:
    found: list[object] = []
    event.listen(store.database.write._engine, "commit", found.append)
    return found


def test_what_waits_is_written_in_one_transaction(told: Callable[[Story], None]):
    async def story(store: SqlStore) -> None:
        for n in range(30):
            await lay(store, f"m{n}")
        async with held_up(store):
            made = commits(store)
            waiting = [asyncio.ensure_future(append(store, f"m{n}", 1)) for n in range(30)]
        await asyncio.gather(*waiting)
        assert len(made) == 2, "the one that held them up, and all of them"
        assert [len(await logs.entries(store, f"m{n}")) for n in range(30)] == [1] * 30

    told(story)


def test_each_of_them_is_behind_or_not_by_itself(told: Callable[[Story], None]):
    """Whatever else waits with it: nothing of it is lost, and nothing of what is refused is written."""

    async def story(store: SqlStore) -> None:
        for n in range(6):
            await lay(store, f"m{n}")
        await append(store, "m2", 1)
        async with held_up(store):
            orders = [append(store, f"m{n}", 1, Ending("record", [1.0, 0.0])) for n in range(6)]
            orders += [append(store, "m0", 2), append(store, "m0", 2), append(store, "no such match", 1)]
            waiting = [asyncio.ensure_future(order) for order in orders]
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(one, Behind) for one in found] == [n in (2, 7, 8) for n in range(9)]
        assert [len(await logs.entries(store, f"m{n}")) for n in range(6)] == [2, 1, 1, 1, 1, 1]
        assert await logs.record(store, "m2") is None

    told(story)


def test_a_process_never_waits_for_a_lock_of_its_own(
    told_by_sqlite: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
):
    """A hundred who write and look at once, and no patience with locks at all."""
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT_MS", 0)

    async def story(store: SqlStore) -> None:
        await asyncio.gather(*(play(store, f"m{n}") for n in range(100)))

    async def play(store: SqlStore, match: str) -> None:
        await lay(store, match, f"guest of {match}")
        for number in range(1, 6):
            await append(store, match, number)
            assert len(await logs.entries(store, match)) == number

    told_by_sqlite(story)


def test_many_writers_and_another_process_never_lock_each_other_out(store_url: str, told: Callable[[Story], None]):
    """Reading first and writing then, in one transaction, as whoever comes for the first time does: it has its lock
    before it looks, else SQLite would refuse it."""

    async def story(here: SqlStore) -> None:
        async with opened(store_url) as there:
            stores = [here, there] * 20
            await asyncio.gather(*(lay(store, f"m{n}", f"guest {n % 7}") for n, store in enumerate(stores)))
            await asyncio.gather(*(play(store, f"m{n}") for n, store in enumerate(stores)))
            assert [len(await logs.entries(here, f"m{n}")) for n in range(40)] == [5] * 40

    async def play(store: SqlStore, match: str) -> None:
        assert await matches.take_seat(store, match, 1, f"friend of {match}", datetime.now(UTC))
        for number in range(1, 6):
            await append(store, match, number)

    told(story)


def test_whoever_waits_for_a_lock_gets_it(file: Path, told_by_sqlite: Callable[[Story], None]):
    async def story(store: SqlStore) -> None:
        await lay(store, "m1")
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("begin immediate")
        waiting = asyncio.ensure_future(append(store, "m1", 1))
        assert await logs.entries(store, "m1") == [], "whoever reads does not wait"
        other.execute("commit")
        await waiting
        assert len(await logs.entries(store, "m1")) == 1
        other.close()

    told_by_sqlite(story)


def test_what_was_begun_is_ended_though_nobody_waits(told: Callable[[Story], None]):
    """Whoever is sent away while writing knows afterwards what is written."""

    async def story(store: SqlStore) -> None:
        await lay(store, "m1")
        async with held_up(store):
            waiting = asyncio.ensure_future(append(store, "m1", 1))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.sleep(0)
            assert not waiting.done()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert len(await logs.entries(store, "m1")) == 1

    told(story)


def test_what_waits_is_written_before_the_end(store_url: str):
    async def story() -> None:
        async with opened(store_url) as store:
            await lay(store, "m1")
            waiting = [asyncio.ensure_future(append(store, "m1", n)) for n in range(1, 20)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        async with opened(store_url) as store:
            assert len(await logs.entries(store, "m1")) == 19

    asyncio.run(story())


def test_readers_cannot_write(told: Callable[[Story], None]):
    async def story(store: SqlStore) -> None:
        with pytest.raises(NotKept):
            await store.database.read(lambda connection: connection.exec_driver_sql("delete from guests"))

    told(story)


def test_what_is_acknowledged_is_on_the_disk(told_by_sqlite: Callable[[Story], None]):
    async def story(store: SqlStore) -> None:
        def setting(connection: Connection) -> tuple[object, ...]:
            asked = ("synchronous", "foreign_keys", "journal_mode")
            return tuple(connection.exec_driver_sql(f"pragma {name}").scalar() for name in asked)

        assert await store.database.write(setting) == (2, 1, "wal")

    told_by_sqlite(story)


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite+aiosqlite:///x.db", "sqlite"),
        ("sqlite:///x.db", "sqlite"),
        ("postgresql+psycopg://h/d", "postgresql+psycopg"),
        ("postgresql+asyncpg://h/d", "postgresql+psycopg"),
        ("postgresql://h/d", "postgresql+psycopg"),
        ("postgres://h/d", "postgresql+psycopg"),
    ],
)
def test_urls_of_before_are_understood(given: str, used: str):
    assert connections.parsed(given).drivername == used


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("oracle+oracledb://host/matches", "serve-no-url"),
        ("postgresql+excel://host/matches", "serve-no-driver"),
        ("excel://host/matches", "serve-no-url"),
        ("://matches", "serve-no-url"),
        ("postgresql://host:port/matches", "serve-no-url"),
    ],
)
def test_a_database_that_nobody_here_can_reach_is_told(url: str, why: str):
    with pytest.raises(Refused) as no:
        SqlStore(url)
    assert no.value.reason.id == why


def test_a_part_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Refused) as no:
        SqlStore("postgresql://host/matches")
    assert Language("en").say(no.value.reason).endswith("pip install 'theomachy[postgres]'")

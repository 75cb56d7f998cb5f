"""Heavy work: once at a time, bounded, called off when nobody waits, and never in the way of a server that ends."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.asgi import ask, limited_app, newcomer, running
from tests.server.labours import add, broken, dies, no, spins, waits_for
from theomachy.hosting.heavy import SharedWork
from theomachy.hosting.imports import check_record
from theomachy.kernel import Refused
from theomachy.server.agents.work_queue import QUEUE_TIMEOUT_S
from theomachy.server.edge.callers import Caller, CpuBudget, caller
from theomachy.server.heavy import FIRST_PACE_S, HeavyPool
from theomachy.server.settings import Limits
from theomachy.server.threads import Threads

PLENTY = Limits(guest_cpu_seconds_a_minute=10**6, address_cpu_seconds_a_minute=10**6)


def told(story: Callable[[HeavyPool], Any], budget: CpuBudget | None = None) -> None:
    """Something that happens to a pool."""

    async def whole() -> None:
        pool = HeavyPool(budget or CpuBudget(PLENTY))
        try:
            await story(pool)
        finally:
            pool.close()

    asyncio.run(whole())


def test_what_is_worked_out_elsewhere():
    """Results, refusals and faults come back; after a process that died there is another."""

    async def story(pool: HeavyPool) -> None:
        assert await pool("check", add, 2, 3) == 5
        with pytest.raises(Refused, match="live-no-page"):
            await pool("check", no, "x")
        with pytest.raises(RuntimeError, match="KeyError"):
            await pool("check", broken)
        with pytest.raises(Refused, match="live-not-worked-out"):
            await pool("check", dies)
        assert await pool("check", add, 1, 1) == 2

    told(story)


def test_readers_do_not_wait_for_importers_and_too_many_are_refused(tmp_path: Path):
    """Each queue has a process of its own and as much room as it can serve in time; what is more hears when to come."""
    room = int(QUEUE_TIMEOUT_S / FIRST_PACE_S)

    async def story(pool: HeavyPool) -> None:
        slow = asyncio.create_task(pool("import", waits_for, str(tmp_path / "go")))
        while not (tmp_path / "go.begun").exists():
            await asyncio.sleep(0.01)
        assert await pool("check", add, 1, 2) == 3
        queued = [asyncio.create_task(pool("import", add, n, 0)) for n in range(room)]
        await asyncio.sleep(0.1)
        with pytest.raises(Refused) as full:
            await pool("import", add, 0, 0)
        assert full.value.reason.id == "live-busy"
        assert 1 <= full.value.reason.args["retry_after"] <= QUEUE_TIMEOUT_S
        (tmp_path / "go").touch()
        await slow
        done = await asyncio.gather(*queued, return_exceptions=True)
        assert done[: room // 2] == list(range(room // 2))  # the pace of a slow machine may leave less room

    told(story)


def test_addresses_take_turns(tmp_path: Path):
    """Whoever fills the queue is the first to be sent away for somebody else."""

    async def asks(pool: HeavyPool, address: str, n: int) -> int:
        caller.set(Caller(address))
        return await pool("check", add, n, 0)

    async def story(pool: HeavyPool) -> None:
        slow = asyncio.create_task(pool("check", waits_for, str(tmp_path / "go")))
        while not (tmp_path / "go.begun").exists():
            await asyncio.sleep(0.01)
        many = [asyncio.create_task(asks(pool, "greedy", n)) for n in range(30)]
        await asyncio.sleep(0)
        other = asyncio.create_task(asks(pool, "other", 7))
        await asyncio.sleep(0.1)
        assert any(task.done() and isinstance(task.exception(), Refused) for task in many)
        (tmp_path / "go").touch()
        await slow
        assert await other == 7
        await asyncio.gather(*many, return_exceptions=True)

    told(story)


def test_what_nobody_waits_for_is_not_begun(tmp_path: Path):
    """The same work is done once for all who want it, and called off once the last of them has gone."""

    async def story(pool: HeavyPool) -> None:
        shared = SharedWork(pool)
        slow = asyncio.create_task(shared("check", waits_for, str(tmp_path / "go")))
        same = asyncio.create_task(shared("check", waits_for, str(tmp_path / "go")))
        gone = asyncio.create_task(shared("check", waits_for, str(tmp_path / "never")))
        while not (tmp_path / "go.begun").exists():
            await asyncio.sleep(0.01)
        gone.cancel()
        slow.cancel()
        await asyncio.wait([gone, slow])
        (tmp_path / "go").touch()
        number = await same
        assert await shared("check", waits_for, str(tmp_path / "go")) == number
        assert await shared("check", add, 1, 1) == 2
        assert not (tmp_path / "never.begun").exists()

    told(story)


def test_one_that_was_called_off_can_be_asked_for_again(tmp_path: Path):
    async def story(pool: HeavyPool) -> None:
        shared = SharedWork(pool)
        slow = asyncio.create_task(pool("check", waits_for, str(tmp_path / "go")))
        while not (tmp_path / "go.begun").exists():
            await asyncio.sleep(0.01)
        gone = asyncio.create_task(shared("check", add, 1, 1))
        await asyncio.sleep(0)
        gone.cancel()
        again = asyncio.create_task(shared("check", add, 1, 1))
        (tmp_path / "go").touch()
        await slow
        assert await again == 2

    told(story)


def test_the_cpu_that_it_took_counts():
    """For the address and the guest who asked; others may ask for as much as ever."""
    budget = CpuBudget(Limits(guest_cpu_seconds_a_minute=1, address_cpu_seconds_a_minute=3))

    async def story(pool: HeavyPool) -> None:
        threads = Threads(1, budget)
        caller.set(Caller("house", "Ann"))
        budget.check()
        await pool("check", spins, 0.4)
        with pytest.raises(Refused) as no:
            budget.check()
        assert no.value.reason.id == "live-too-costly"
        assert no.value.reason.args["retry_after"] >= 1
        caller.set(Caller("house", "Bea"))
        budget.check()
        await threads.aside(spins, 0.9)
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            budget.check()
        caller.set(Caller("house"))
        with pytest.raises(Refused):
            budget.check()
        caller.set(Caller("elsewhere", "Cid"))
        budget.check()
        threads.close()

    told(story, budget)


def test_a_guest_who_has_cost_much_is_told_when_to_come_again(tmp_path: Path):
    """429 with `retry_after`, in the body and as a header, in the language of whoever asks."""
    app = limited_app(tmp_path, guest_cpu_seconds_a_minute=1)

    async def story() -> None:
        async with running(app):
            guest = await newcomer(app)
            found = [await ask(app, f"/api/muster/godslayer/random?lang=ja&n={n}", headers=guest) for n in range(40)]
            last = found[-1]
            assert last.status == 429
            assert int(last.headers["retry-after"]) >= 1
            assert "サーバー" in last.error
            assert (await ask(app, headers=guest)).status == 200

    asyncio.run(story())


def test_a_check_whose_client_hangs_up_is_called_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """What waits in the queue is dropped at once."""
    app, asked = limited_app(tmp_path), list[str]()

    async def story() -> None:
        async with running(app):
            called_off = asyncio.Event()

            async def heavy(queue: str, function: Any, *args: Any) -> Any:
                asked.append(function.__name__)
                try:
                    await asyncio.Event().wait()
                finally:
                    called_off.set()

            guest = await newcomer(app)
            monkeypatch.setattr(app.state.service.shared, "_heavy", heavy)
            body = [b'{"text": "theomachy record 1"}']
            await ask(app, "/api/files", "POST", headers=guest, body=body, hang_up_s=0.1)
            async with asyncio.timeout(10):
                await called_off.wait()

    asyncio.run(story())
    assert asked == [check_record.__name__]


def test_a_server_ends_whatever_is_worked_out(tmp_path: Path):
    """Neither a check that never ends nor what waits behind it keeps a server."""
    app = limited_app(tmp_path)

    async def story() -> float:
        async with running(app):
            service = app.state.service
            work = [asyncio.create_task(service.shared("check", waits_for, str(tmp_path / f"{n}"))) for n in range(9)]
            work += [asyncio.create_task(service.aside(time.sleep, 0.5)) for _ in range(100)]
            while not (tmp_path / "0.begun").exists():
                await asyncio.sleep(0.01)
            began = time.monotonic()
        await asyncio.wait(work, timeout=60)
        return time.monotonic() - began

    assert asyncio.run(story()) < 10

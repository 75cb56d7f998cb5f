"""Requests that cost much CPU: only for those who have some left, and only as long as they wait for the answer."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from theomachy.server.edge.callers import CpuBudget
from theomachy.server.http.errors import HungUp
from theomachy.server.http.requests import HttpRequest
from theomachy.server.threads import Threads

T = TypeVar("T")


def beside(request: HttpRequest) -> Threads:
    """Return the threads in which pages are made."""
    threads: Threads = request.app.state.pages
    return threads


async def costly(request: HttpRequest, answer: Coroutine[Any, Any, T]) -> T:
    """Return an answer, unless the client hangs up or has taken too much CPU of late."""
    budget: CpuBudget = request.app.state.cpu
    try:
        budget.check()
    except BaseException:
        answer.close()
        raise
    work, gone = asyncio.create_task(answer), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait([work, gone], return_when=asyncio.FIRST_COMPLETED)
    finally:
        gone.cancel()
        if not work.done():
            work.cancel()
            work.add_done_callback(_heard)
    if not work.done():
        raise HungUp
    return work.result()


async def _gone(request: HttpRequest) -> None:
    """Wait until the client hangs up. Its body has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _heard(work: "asyncio.Task[Any]") -> None:
    """Nobody is left to be told what became of it."""
    if not work.cancelled():
        work.exception()

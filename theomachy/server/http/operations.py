"""For those who run the server: whether it lives, whether it can work, and how it does."""

import asyncio
from logging import getLogger
from secrets import compare_digest
from typing import Any, Literal

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from theomachy.hosting.rows import MatchRow
from theomachy.hosting.service import MatchService
from theomachy.server.edge.addresses import is_loopback
from theomachy.server.live.lines import Lines
from theomachy.server.live.peers import PeerNetwork
from theomachy.server.metrics import Backlog, Metrics
from theomachy.wire.errors import ErrorPage
from theomachy.wire.messages import Shown

logger = getLogger(__name__)

READY_TIMEOUT_S = 5.0
"""A database that takes longer does not answer."""
MEASURE_S = 1.0
"""Between two looks at what comes and goes, where several processes answer for each other."""
EXPOSITION = "text/plain; version=0.0.4; charset=utf-8"
"""The media type that Prometheus reads."""

HttpRequest = Request[Any, Any, Any]


class Health(Shown):
    """How the server is."""

    status: Literal["alive", "ready"]
    others: Literal["heard", "cut"] | None = None
    """Whether other processes of the same matches can be heard, if there may be some. One that cannot hear them goes
    on alone."""


@get("/health/live", sync_to_thread=False)
def alive() -> Health:
    """Whether the process answers at all."""
    return Health(status="alive")


@get("/health/ready", responses={503: ResponseSpec(ErrorPage, description="The database does not answer.")})
async def ready(request: HttpRequest) -> Health:
    """Whether the database answers."""
    service: MatchService = request.app.state.service
    try:
        async with asyncio.timeout(READY_TIMEOUT_S):
            await service.store.read(MatchRow, "")
    except Exception as error:  # noqa: BLE001 - any failure means that the database does not answer
        logger.warning("the database does not answer: %s", type(error).__name__)
        raise HTTPException(status_code=503) from None
    others: PeerNetwork = request.app.state.others
    heard: Literal["heard", "cut"] = "cut" if others.cut else "heard"
    return Health(status="ready", others=None if others.link is None else heard)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: HttpRequest) -> Response[bytes]:
    """What the server counts about itself, for the machine itself or a client with the token."""
    state = request.app.state
    if not may_read(request, state.metrics_token):
        raise HTTPException(status_code=403)
    return Response(measure(state).page(), media_type=EXPOSITION)


def measure(state: State) -> Metrics:
    """See how much there is of what comes and goes."""
    counted: Metrics = state.metrics
    service: MatchService = state.service
    lines: Lines = state.lines
    agents: Backlog = state.agents
    others: PeerNetwork = state.others
    counted.measure(len(lines), lines.bytes, len(service.open), agents, cut=others.cut)
    return counted


async def measure_often(state: State) -> None:
    """So that another process that is asked knows it."""
    while True:
        measure(state)
        await asyncio.sleep(MEASURE_S)


def may_read(request: HttpRequest, token: str) -> bool:
    given = request.headers.get("authorization", "")
    return is_loopback(request.scope) or (bool(token) and compare_digest(given.encode(), f"Bearer {token}".encode()))


OPERATIONS = (alive, ready, metrics)

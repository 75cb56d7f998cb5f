"""The server as one application: the API, the line to each table, and the client's files."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from logging import getLogger
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.config.compression import CompressionConfig

from theomachy.hosting.memory import PlainClock
from theomachy.hosting.ports import Ports
from theomachy.hosting.service import MatchService
from theomachy.hosting.signatures import Signer
from theomachy.play import optional
from theomachy.presentation.text import languages
from theomachy.server.agents.pool import AgentPool
from theomachy.server.db.retention import Retention
from theomachy.server.db.store import Secrets, SqlStore
from theomachy.server.edge.addresses import Proxies
from theomachy.server.edge.callers import CpuBudget
from theomachy.server.edge.gate import Gate
from theomachy.server.faults import FaultKeeper, folder_beside
from theomachy.server.heavy import HeavyPool
from theomachy.server.housekeeping import Housekeeping
from theomachy.server.http.api import Api
from theomachy.server.http.army_lists import ArmyLists
from theomachy.server.http.branches import Branches
from theomachy.server.http.campaigns import Campaigns
from theomachy.server.http.client_files import CLIENT_FILES
from theomachy.server.http.errors import HANDLERS
from theomachy.server.http.identity import Identity, cookie_of, require_token
from theomachy.server.http.lab import Lab
from theomachy.server.http.operations import OPERATIONS, measure_often
from theomachy.server.http.reviews import Reviews
from theomachy.server.http.schema import SCHEMA, make_schema
from theomachy.server.live.lines import Lines
from theomachy.server.live.peers import PeerNetwork
from theomachy.server.live.socket import live
from theomachy.server.metrics import CountedNews, Metrics
from theomachy.server.processes import ALONE, Place
from theomachy.server.settings import Settings
from theomachy.server.studies import Studies
from theomachy.server.threads import PAGE_THREADS, PAGE_WEIGHT, TABLE_THREADS, Threads
from theomachy.wire.desk import warm

logger = getLogger(__name__)

if TYPE_CHECKING:
    from theomachy.server.agents.jobs import JobAgents

DEFAULTS = Settings()


def make_app(
    url: str, secrets: Secrets, *, agent_workers: int = 2, settings: Settings = DEFAULTS, place: Place = ALONE
) -> Litestar:
    """A server over a database that is up to date, behind its gate."""
    proxies, metrics, signer = Proxies(settings.trusted_proxies), Metrics(place), Signer(secrets.records)
    app = _make_application(url, secrets, agent_workers, settings, metrics, place, signer)
    app.state.limits, app.state.lines = settings.limits, Lines()
    app.state.studies = Studies(settings.studies)
    app.state.metrics, app.state.metrics_token = metrics, settings.metrics_token
    gate = Gate(app.asgi_handler, settings.limits, metrics, cookie_of(signer.key), access_log=settings.access_log)
    app.asgi_handler = proxies.before(gate)
    return app


def _make_application(
    url: str, secrets: Secrets, agent_workers: int, settings: Settings, metrics: Metrics, place: Place, signer: Signer
) -> Litestar:
    store, pool = SqlStore(url), AgentPool(agent_workers)
    others, budget = PeerNetwork(settings.redis, place), CpuBudget(settings.limits)
    tables, pages, heavy = Threads(TABLE_THREADS, budget), Threads(PAGE_THREADS, budget, PAGE_WEIGHT), HeavyPool(budget)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.database.hold()
        keeper_before = optional.set_keeper(FaultKeeper(folder_beside(url), metrics.faults).keep)
        news = CountedNews(others.news, metrics.entries)
        warming = asyncio.create_task(asyncio.to_thread(make_ready, app))
        async with others.heard(), agents_of(settings.redis, others, pool) as agents:
            ports = Ports(store, news, agents, PlainClock(), tables.aside, signer, heavy=heavy)
            service = MatchService(ports)
            app.state.service, app.state.agents = service, agents
            app.state.identity = Identity(secrets.cookies, cookie_of(signer.key))
            app.state.key, app.state.others, app.state.cpu = signer.key, others, budget
            app.state.pages = pages
            service.listen()
            chores = [asyncio.create_task(measure_often(app.state))] if place.processes > 1 else []
            if place.number == 0:  # one of them is enough
                kept = Retention(store.database)
                keeping = Housekeeping(kept, service, PlainClock(), settings.keep, lambda: others.line)
                chores.append(asyncio.create_task(keeping.run()))
            try:
                yield
            finally:
                for chore in chores:
                    chore.cancel()
                await service.close()
                pool.close()
                heavy.close()
                tables.close()
                pages.close()
                app.state.studies.close()
                await store.close()
                warming.cancel()  # nobody waits for it any more
                optional.set_keeper(keeper_before)

    return Litestar(
        [Api, ArmyLists, Branches, Campaigns, Lab, Reviews, live, *OPERATIONS, *CLIENT_FILES],
        lifespan=[lifespan],
        guards=[require_token],
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, minimum_size=1000),
        exception_handlers=HANDLERS,
        request_max_body_size=None,  # the gate has measured it
        logging_config=None,
        openapi_config=SCHEMA,
    )


@asynccontextmanager
async def agents_of(redis: str, others: PeerNetwork, own: AgentPool) -> "AsyncIterator[AgentPool | JobAgents]":
    """What thinks for agents: this server's own processes, or whoever takes jobs from a Redis."""
    if not redis:
        yield own
        return
    from theomachy.server.agents.jobs import JobAgents, queue_at  # an extra

    agents = JobAgents(queue_at(redis), others.channels, own)
    async with agents.watched():
        yield agents


def make_ready(app: Litestar | None = None) -> None:
    """Make what stays for good before it is asked for. The collector does not look through it again: it would stop the
    server for a fifth of a second, every half minute of play."""
    try:
        warm(languages())
    except Exception:
        logger.exception("some pages could not be made ready before they are asked for")
    if app is not None:
        make_schema(app)
    gc.collect()
    gc.freeze()


def prepare(url: str) -> Secrets:
    """Bring a database up to date; returns the secrets of the house."""

    async def go() -> Secrets:
        store = SqlStore(url)
        await store.open()
        secrets = await store.secrets()
        await store.close()
        return secrets

    return asyncio.run(go())

"""The server as one application: the API, the line to each table, and the client's files."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig

from theomachy.hosting.memory import PlainClock
from theomachy.hosting.ports import Ports
from theomachy.hosting.service import MatchService
from theomachy.hosting.signatures import Signer
from theomachy.server.agents.pool import AgentPool
from theomachy.server.db.store import Secrets, SqlStore
from theomachy.server.edge.addresses import Proxies
from theomachy.server.edge.gate import Gate
from theomachy.server.housekeeping import Housekeeping
from theomachy.server.http.api import Api
from theomachy.server.http.army_lists import ArmyLists
from theomachy.server.http.branches import Branches
from theomachy.server.http.campaigns import Campaigns
from theomachy.server.http.client_files import CLIENT_FILES
from theomachy.server.http.errors import HANDLERS
from theomachy.server.http.identity import Identity
from theomachy.server.http.lab import Lab
from theomachy.server.http.operations import OPERATIONS, measure_often
from theomachy.server.http.reviews import Reviews
from theomachy.server.http.schema import SCHEMA
from theomachy.server.live.lines import Lines
from theomachy.server.live.others import Others
from theomachy.server.live.socket import live
from theomachy.server.metrics import CountedNews, Metrics
from theomachy.server.processes import ALONE, Place
from theomachy.server.settings import Settings
from theomachy.server.studies import Studies
from theomachy.wire.desk import warm

if TYPE_CHECKING:
    from theomachy.server.agents.jobs import JobAgents

DEFAULTS = Settings()


def make_app(
    url: str, secrets: Secrets, *, agent_workers: int = 2, settings: Settings = DEFAULTS, place: Place = ALONE
) -> Litestar:
    """A server over a database that is up to date, behind its gate."""
    proxies, metrics = Proxies(settings.trusted_proxies), Metrics(place)
    app = _make_application(url, secrets, agent_workers, settings, metrics, place)
    app.state.limits, app.state.lines = settings.limits, Lines()
    app.state.studies = Studies(settings.studies)
    app.state.metrics, app.state.metrics_token = metrics, settings.metrics_token
    gate = Gate(app.asgi_handler, settings.limits, metrics, access_log=settings.access_log)
    app.asgi_handler = proxies.before(gate)
    return app


def _make_application(
    url: str, secrets: Secrets, agent_workers: int, settings: Settings, metrics: Metrics, place: Place
) -> Litestar:
    store, pool, signer = SqlStore(url), AgentPool(agent_workers), Signer(secrets.records)
    others = Others(settings.redis, place)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.hold()
        news = CountedNews(others.news, metrics.entries)
        warming = asyncio.create_task(asyncio.to_thread(make_ready))
        async with others.heard(), agents_of(settings.redis, others, pool) as agents:
            service = MatchService(Ports(store, news, agents, PlainClock(), asyncio.to_thread, signer))
            app.state.service, app.state.identity, app.state.agents = service, Identity(secrets.cookies, store), agents
            app.state.key, app.state.others = signer.key, others
            service.listen()
            chores = [asyncio.create_task(measure_often(app.state))] if place.processes > 1 else []
            if place.number == 0:  # one of them is enough
                keeping = Housekeeping(store, service, PlainClock(), settings.keep, lambda: others.line)
                chores.append(asyncio.create_task(keeping.run()))
            try:
                yield
            finally:
                for chore in chores:
                    chore.cancel()
                await service.close()
                pool.close()
                app.state.studies.close()
                await store.close()
                warming.cancel()  # nobody waits for it any more

    return Litestar(
        [Api, ArmyLists, Branches, Campaigns, Lab, Reviews, live, *OPERATIONS, *CLIENT_FILES],
        lifespan=[lifespan],
        csrf_config=CSRFConfig(secret=secrets.cookies, cookie_samesite="lax"),
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, minimum_size=1000),
        exception_handlers=HANDLERS,
        request_max_body_size=None,  # the gate has measured it
        logging_config=None,
        openapi_config=SCHEMA,
    )


@asynccontextmanager
async def agents_of(redis: str, others: Others, own: AgentPool) -> "AsyncIterator[AgentPool | JobAgents]":
    """What thinks for agents: this server's own processes, or whoever takes jobs from a Redis."""
    if not redis:
        yield own
        return
    from theomachy.server.agents.jobs import JobAgents, queue_at  # an extra

    agents = JobAgents(queue_at(redis), others.channels, own)
    async with agents.watched():
        yield agents


def make_ready() -> None:
    """What stays for good is made before it is asked for, and the collector does not look through it again: it
    would stop the server for a fifth of a second, every half minute of play."""
    warm()
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

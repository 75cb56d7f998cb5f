"""The server as one application: the API, the line to each table, and the client's files."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
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
from theomachy.server.http.operations import OPERATIONS
from theomachy.server.http.schema import SCHEMA
from theomachy.server.live.lines import Lines
from theomachy.server.live.news import ChannelNews
from theomachy.server.live.socket import live
from theomachy.server.metrics import CountedNews, Metrics
from theomachy.server.settings import Keeping, Settings
from theomachy.wire.desk import warm

DEFAULTS = Settings()


def make_app(url: str, secrets: Secrets, *, agent_workers: int = 2, settings: Settings = DEFAULTS) -> Litestar:
    """A server over a database that is up to date, behind its gate."""
    proxies, metrics = Proxies(settings.trusted_proxies), Metrics()
    app = _make_application(url, secrets, agent_workers, settings.keep, metrics)
    app.state.limits, app.state.lines = settings.limits, Lines()
    app.state.metrics, app.state.metrics_token = metrics, settings.metrics_token
    gate = Gate(app.asgi_handler, settings.limits, metrics, access_log=settings.access_log)
    app.asgi_handler = proxies.before(gate)
    return app


def _make_application(url: str, secrets: Secrets, agent_workers: int, keep: Keeping, metrics: Metrics) -> Litestar:
    store, pool, signer = SqlStore(url), AgentPool(agent_workers), Signer(secrets.records)
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.hold()
        news = CountedNews(ChannelNews(channels), metrics.entries)
        service = MatchService(Ports(store, news, pool, PlainClock(), asyncio.to_thread, signer))
        app.state.service, app.state.identity, app.state.agents = service, Identity(secrets.cookies, store), pool
        app.state.key = signer.key
        warming = asyncio.create_task(warm_up())
        housekeeping = asyncio.create_task(Housekeeping(store, service, PlainClock(), keep).run())
        try:
            yield
        finally:
            housekeeping.cancel()
            await service.close()
            pool.close()
            await store.close()
            warming.cancel()  # nobody waits for it any more

    return Litestar(
        [Api, ArmyLists, Branches, Campaigns, live, *OPERATIONS, *CLIENT_FILES],
        lifespan=[lifespan],
        plugins=[channels],
        csrf_config=CSRFConfig(secret=secrets.cookies, cookie_samesite="lax"),
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, minimum_size=1000),
        exception_handlers=HANDLERS,
        request_max_body_size=None,  # the gate has measured it
        logging_config=None,
        openapi_config=SCHEMA,
    )


async def warm_up() -> None:
    """What stays for good is made before it is asked for, and the collector does not look through it again: it
    would stop the server for a fifth of a second, every half minute of play."""
    await asyncio.to_thread(warm)
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

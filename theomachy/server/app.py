"""The server as one application: the API, the line to each table, and the client's files."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.exceptions import HTTPException

from theomachy.hosting.memory import PlainClock
from theomachy.hosting.ports import Ports
from theomachy.hosting.service import MatchService
from theomachy.hosting.signatures import Signer
from theomachy.server.addresses import Proxies
from theomachy.server.agent_pool import AgentPool
from theomachy.server.api import Api, Campaigns
from theomachy.server.channels import ChannelNews
from theomachy.server.db.store import Secrets, SqlStore
from theomachy.server.errors import HANDLERS
from theomachy.server.gate import Gate
from theomachy.server.guests import Identity
from theomachy.server.housekeeping import Housekeeping
from theomachy.server.lines import Lines
from theomachy.server.metrics import CountedNews, Metrics
from theomachy.server.operations import OPERATIONS
from theomachy.server.schema import SCHEMA
from theomachy.server.settings import Keeping, Settings
from theomachy.server.socket import live
from theomachy.wire.desk import warm

CLIENT = Path(__file__).resolve().parent / "client"
"""Where the built client lies."""
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
        [Api, Campaigns, live, *OPERATIONS, client],
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
    """What stays for good is made before anybody asks for it, and the collector does not look through it again: it
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


# The client


@get(["/", "/{path:path}"], include_in_schema=False, opt={"exclude_from_csrf": True})
async def client(path: str = "") -> Response[Any]:
    """A file of the client; every other path is a page that the client itself makes."""
    file = _file(path.lstrip("/"))
    if file is not None:
        return _page(file, "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache")
    if path.lstrip("/").startswith(("api/", "assets/")):
        raise HTTPException(status_code=404)
    return _page(CLIENT / "index.html", "no-cache")


def _file(path: str) -> Path | None:
    """The file of the client that a path names, if it names one."""
    try:
        file = (CLIENT / path).resolve()
        return file if file.is_relative_to(CLIENT) and file.is_file() else None
    except (OSError, ValueError):  # no file can be called so
        return None


def _page(file: Path, cache: str) -> Response[bytes]:
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})

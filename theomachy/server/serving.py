"""Starting the server: where it listens, where it keeps its matches, and who opens a browser."""

import asyncio
import socket
import sys
import webbrowser
from collections.abc import Callable
from math import ceil
from pathlib import Path
from threading import Thread

import uvicorn
from litestar import Litestar

from theomachy.kernel import refuse
from theomachy.server.app import DEFAULTS, make_app, make_ready, prepare
from theomachy.server.edge.addresses import Proxies
from theomachy.server.edge.connections import Config, Connections
from theomachy.server.http.client_files import PAGE
from theomachy.server.live.peers import be_hub, check_redis
from theomachy.server.logs import write_logs
from theomachy.server.places import default_data, make_folder
from theomachy.server.processes import ALONE, Place, Ready, supervise
from theomachy.server.settings import Settings
from theomachy.wire.viewer import MAX_MESSAGE_BYTES

SHUTDOWN_TIMEOUT_S = 5
"""How long requests and lines may go on once the server is told to end; after that they are cut."""
SPARE_FILES = 200
"""Files that are open besides connections: the database, logs, pipes to the agents."""


def database(data: str, *, make: bool = True) -> str:
    """Return the URL of a database, given as a URL, as the name of a file, or not at all.

    Refuse a file whose folder is not there; only the usual folder is made, unless `make` is False.
    """
    if "://" in data:
        return data
    file = Path(data or default_data()).expanduser()
    if data and not file.parent.exists():  # a slip in its name would make an empty database somewhere
        raise refuse("serve-no-folder", folder=str(file.parent))
    try:
        if make:
            make_folder(file.parent)
    except OSError as error:
        raise refuse("serve-no-data", error=f"{file.parent}: {error.strerror}") from None
    return f"sqlite:///{file}"


def serve(
    host: str,
    port: int,
    data: str,
    *,
    agent_workers: int,
    browser: bool,
    workers: int = 1,
    settings: Settings = DEFAULTS,
    begun: Callable[[str], None] = lambda url: None,
) -> None:
    """Serve until interrupted. Refuse a port that is taken, and a client that was not built. `begun` is told the URL of
    the database once the server can be reached."""
    if not PAGE.exists():
        raise refuse("serve-no-client")
    if settings.redis:
        check_redis(settings.redis)
    proxies = Proxies(settings.trusted_proxies)
    url = database(data)
    lines = _listen(host, port, workers)
    write_logs(settings.log_format)
    allow_files(settings.limits.connections + SPARE_FILES)
    secrets, thinkers = prepare(url), ceil(agent_workers / workers)

    def run(place: Place, ready: Ready) -> None:
        app = make_app(url, secrets, agent_workers=thinkers, settings=settings, place=place)
        _run(app, Connections(settings.limits, proxies), lines[place.number], ready)

    def ready() -> None:
        address = _address(host, lines[0])
        print(address, flush=True)
        begun(url)
        if browser:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if workers == 1:
        run(ALONE, ready)
    else:
        make_ready()
        supervise([run] * workers, [] if settings.redis else [be_hub], ready)


def _run(app: Litestar, connections: Connections, line: socket.socket, ready: Ready) -> None:
    """One process, until it is told to end."""
    config = Config(
        app,
        connections,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # the application asks its own
        server_header=False,
        ws_max_size=4 * MAX_MESSAGE_BYTES,
        ws_ping_interval=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(config, line, ready))


async def _serve(config: Config, line: socket.socket, ready: Ready) -> None:
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([line]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.05)
    if server.started:
        ready()
    await serving


def _address(host: str, line: socket.socket) -> str:
    return f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{line.getsockname()[1]}/"


def _listen(host: str, port: int, processes: int) -> list[socket.socket]:
    """A line for each process. Where the system can, each has one of its own at the same port, and it deals to them
    evenly; else all have the same one."""
    lines = [_bound(host, port, shared=False)]
    if processes > 1 and sys.platform == "linux":
        port = lines.pop().getsockname()[1]  # nobody else is there: closed again, since all of them have to share
        lines = [_bound(host, port, shared=True) for _ in range(processes)]
    return lines * (processes // len(lines))


def _bound(host: str, port: int, *, shared: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        # said to be TCP, or else asyncio lets small messages wait 40 ms for each other
        line = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        line.bind((host, port))
    except OSError as error:
        raise refuse("serve-no-port", host=host, port=str(port), error=error.strerror or str(error)) from None
    return line


def allow_files(wanted: int) -> None:
    """Each connection is an open file, and most systems allow a process fewer than a server needs until it asks."""
    if sys.platform != "win32":
        import resource

        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if 0 <= allowed < wanted:
            enough = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
            resource.setrlimit(resource.RLIMIT_NOFILE, (enough, most))

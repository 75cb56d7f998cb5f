"""Starting the server: where it listens, where it keeps its matches, and who opens a browser."""

import asyncio
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn

from theomachy.kernel import refuse
from theomachy.server.app import DEFAULTS, make_app, prepare
from theomachy.server.edge.addresses import Proxies
from theomachy.server.edge.connections import Config, Connections
from theomachy.server.http.client_files import PAGE
from theomachy.server.logs import write_logs
from theomachy.server.settings import Settings
from theomachy.wire.viewer import MAX_MESSAGE_BYTES

SHUTDOWN_TIMEOUT_S = 5
"""How long requests and lines may go on once the server is told to end; after that they are cut."""
SPARE_FILES = 200
"""Files that are open besides connections: the database, logs, pipes to the agents."""


def database(data: str) -> str:
    """The URL of a database from a file's name or a URL."""
    if "://" in data:
        return data
    file = Path(data).expanduser()
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file}"


def serve(host: str, port: int, data: str, *, agent_workers: int, browser: bool, settings: Settings = DEFAULTS) -> None:
    """Serve until interrupted. Refused if the port is taken or the client was not built."""
    if not PAGE.exists():
        raise refuse("serve-no-client")
    proxies = Proxies(settings.trusted_proxies)
    url = database(data)
    line = _listen(host, port)
    write_logs(settings.log_format)
    allow_files(settings.limits.connections + SPARE_FILES)
    config = Config(
        make_app(url, prepare(url), agent_workers=agent_workers, settings=settings),
        Connections(settings.limits, proxies),
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
        runner.run(_run(config, line, _address(host, line), browser=browser))


async def _run(config: Config, line: socket.socket, address: str, *, browser: bool) -> None:
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([line]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.05)
    print(address, flush=True)
    if browser:
        await asyncio.to_thread(webbrowser.open, address)
    await serving


def _address(host: str, line: socket.socket) -> str:
    return f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{line.getsockname()[1]}/"


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # said to be TCP, or else asyncio lets small messages wait 40 ms for each other
    line = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
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

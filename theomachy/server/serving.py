"""Starting the server: where it listens, where it keeps its matches, and who opens a browser."""

import asyncio
import socket
import webbrowser
from pathlib import Path

import uvicorn

from theomachy.kernel import refuse
from theomachy.server.app import CLIENT, make_app, prepare
from theomachy.server.db.retention import Keeping
from theomachy.wire.viewer import MAX_MESSAGE_BYTES


def database(data: str) -> str:
    """The URL of a database from a file's name or a URL."""
    if "://" in data:
        return data
    file = Path(data).expanduser()
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file}"


def serve(host: str, port: int, data: str, *, agent_workers: int, browser: bool, keep: Keeping | None = None) -> None:
    """Serve until somebody interrupts. Refused if the port is taken or the client was not built."""
    if not (CLIENT / "index.html").exists():
        raise refuse("serve-no-client")
    url = database(data)
    line = _listen(host, port)
    app = make_app(url, prepare(url), agent_workers=agent_workers, keep=keep)
    config = uvicorn.Config(
        app, log_level="warning", ws_max_size=4 * MAX_MESSAGE_BYTES, ws_ping_interval=20, ws_per_message_deflate=False
    )
    server = uvicorn.Server(config)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{line.getsockname()[1]}/"

    async def go() -> None:
        serving = asyncio.create_task(server.serve([line]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.05)
        print(address, flush=True)
        if browser:
            await asyncio.to_thread(webbrowser.open, address)
        await serving

    asyncio.run(go())


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

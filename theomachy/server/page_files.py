"""A look at the page without a server: its folder, served as any static host would."""

import webbrowser
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from theomachy.kernel import refuse

TYPES = {".wasm": "application/wasm", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
"""What not every system knows."""


class Files(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Find the file of a request. A path that no file can have is one that there is not."""
        try:
            return super().send_head()
        except ValueError:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None

    def log_message(self, format: str, *args: object) -> None:
        """Nobody asks who looked at what."""


def served(folder: Path, host: str, port: int) -> ThreadingHTTPServer:
    """A server of a folder, to be run; Refused if there is no page in it or the port is taken."""
    if not (folder / "index.html").is_file():
        raise refuse("page-not-built", folder=str(folder))
    try:
        return ThreadingHTTPServer((host, port), partial(Files, directory=str(folder)))
    except OSError as error:
        raise refuse("serve-no-port", host=host, port=str(port), error=error.strerror or str(error)) from None


def show(folder: Path, host: str, port: int, *, browser: bool) -> None:
    """Serve until interrupted."""
    with served(folder, host, port) as server:
        address = f"http://{host}:{server.server_port}/"
        print(address, flush=True)
        if browser:
            webbrowser.open(address)
        server.serve_forever()

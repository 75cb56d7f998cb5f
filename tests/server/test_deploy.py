"""What lies in deploy/: a proxy in front of a real server, and a service, as far as one machine can try them."""

import asyncio
import json
import os
import re
import secrets
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.server.kit import hello, sitting
from tests.server.processes import PATIENCE, ROOT, THEOMACHY, Ground, Json, environment, start_script

DEPLOY = ROOT / "deploy"
NAME = "play.example.org"
TRUSTING = ["--trusted-proxy", "127.0.0.1"]
"""What the server is told about its proxy."""


def needed(tool: str) -> str:
    """Where a tool lies; without it a test is left out, except where all have to run."""
    found = shutil.which(tool) or shutil.which(tool, path="/usr/sbin:/sbin")
    if found is None:
        (pytest.fail if os.environ.get("THEOMACHY_ALL") else pytest.skip)(f"{tool} is not installed")
    return found


# The proxy


class Proxy:
    """nginx with our file, but for names, ports and certificates."""

    def __init__(self, folder: Path, upstream: str) -> None:
        self.folder, self.upstream = folder, upstream
        self.nginx = needed("nginx")
        self.certificate, self.key = certificate(folder)
        self.trust = ssl.create_default_context(cafile=str(self.certificate))

    def configure(self) -> Path:
        self.plain, self.secure = free_port(), free_port()
        site = (DEPLOY / "nginx.conf").read_text()
        for ours, theirs in {
            "127.0.0.1:8000;": f"{self.upstream};",
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.secure} ssl http2;",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(self.certificate),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(self.key),
            NAME: "localhost",
        }.items():
            assert ours in site
            site = site.replace(ours, theirs)
        site = re.sub(r"\n *listen \[::\].*", "", site)  # not every machine has IPv6
        (self.folder / "site.conf").write_text(site)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = "".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in kinds)
        main = self.folder / "nginx.conf"
        main.write_text(
            f"{'user root;' if os.geteuid() == 0 else ''} daemon off; pid {self.folder}/nginx.pid;"
            f" error_log {self.folder}/errors.txt; worker_processes 1; events {{}}"
            f" http {{ access_log off; {temporary} include {self.folder}/site.conf; }}"
        )
        return main

    def check(self) -> subprocess.CompletedProcess[str]:
        asked = [self.nginx, "-t", "-p", str(self.folder), "-c", str(self.configure())]
        return subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE)

    def start(self) -> subprocess.Popen[bytes]:
        """Listening; somebody else may have taken a port meanwhile, then at another."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            asked = [self.nginx, "-p", str(self.folder), "-c", str(self.configure())]
            process = subprocess.Popen(asked, stderr=subprocess.DEVNULL)
            while process.poll() is None:
                if listens(self.secure):
                    return process
                time.sleep(0.01)
        raise AssertionError((self.folder / "errors.txt").read_text())


def certificate(folder: Path) -> tuple[Path, Path]:
    """Of nobody but this machine, for a day."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_bytes(made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    files[1].write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
    return files


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port


def listens(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def proxied(folder: Path, upstream: str) -> Iterator[Proxy]:
    proxy = Proxy(folder, upstream)
    process = proxy.start()
    try:
        yield proxy
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.fixture(scope="module")
def proxy(ground: Ground, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """In front of a real server."""
    needed("nginx")
    start = partial(start_script, THEOMACHY, more=TRUSTING)
    server = ground.server(tmp_path_factory.mktemp("behind"), start)
    try:
        with proxied(tmp_path_factory.mktemp("proxy"), server.address.replace("localhost", "127.0.0.1")) as proxy:
            yield proxy
    finally:
        server.kill()


@pytest.fixture
def client(proxy: Proxy) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"https://localhost:{proxy.secure}", verify=proxy.trust, timeout=PATIENCE) as client:
        yield client


@pytest.mark.services
def test_nginx_reads_the_file(tmp_path: Path):
    found = Proxy(tmp_path, "127.0.0.1:1").check()
    assert found.returncode == 0, found.stderr
    assert "warn" not in found.stderr


def test_whoever_comes_without_tls_is_sent_there(proxy: Proxy):
    found = httpx.get(
        f"http://127.0.0.1:{proxy.plain}/table/x?lang=ja", headers={"host": "localhost"}, timeout=PATIENCE
    )
    assert (found.status_code, found.headers["location"]) == (301, "https://localhost/table/x?lang=ja")


def test_pages_come_through_the_proxy(client: httpx.Client):
    found = client.get("/")
    assert found.text.startswith("<!doctype html>")
    assert found.headers["strict-transport-security"] == "max-age=31536000"
    assert "frame-ancestors" in found.headers["content-security-policy"]
    cookies = client.get("/api/me").headers.get_list("set-cookie")
    assert len(cookies) == 1
    assert all("secure" in cookie.lower() for cookie in cookies)
    assert client.post("/api/matches", content=b"x" * 200_000).status_code == 413


def lay(client: httpx.Client) -> str:
    token = hello(client)
    made = client.post("/api/matches", json={"game": "scathe", "seats": ["me", "me"]}, headers=token)
    assert made.status_code == 201, made.text
    match: str = made.json()["match"]
    return match


def line(proxy: Proxy, client: httpx.Client, match: str, origin: str = "") -> connect:
    """In one thread: the TLS of Python may not be read and written at once."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return connect(
        f"wss://localhost:{proxy.secure}/api/matches/{match}/live",
        ssl=proxy.trust,
        additional_headers={"Cookie": cookies, "Origin": origin or f"https://localhost:{proxy.secure}"},
        max_size=2**24,
        open_timeout=PATIENCE,
    )


def test_a_match_is_played_through_the_proxy(proxy: Proxy, client: httpx.Client):
    match = lay(client)

    async def play() -> None:
        async with line(proxy, client, match) as table:
            for message in sitting(secrets.token_hex(16)):
                await table.send(json.dumps(message))
            for number in range(3, 7):
                request = (await heard(table, "requests"))["requests"][0]
                answer = {"request": request["id"], "key": request["options"][0]["key"]}
                await table.send(json.dumps({"type": "answer", "id": number, **answer}))
            while (message := await heard(table)).get("re") != 6:
                pass
            assert message["type"] == "accepted"

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


async def heard(table: ClientConnection, field: str = "type") -> Json:
    """The next message that says something of a kind."""
    while True:
        message = json.loads(await table.recv())
        if message.get(field):
            return message


def test_a_line_from_another_origin_is_refused(proxy: Proxy, client: httpx.Client):
    match = lay(client)

    async def come() -> None:
        async with line(proxy, client, match, "https://evil.example"):
            raise AssertionError("let in")

    with pytest.raises(InvalidStatus) as no:
        asyncio.run(asyncio.wait_for(come(), PATIENCE))
    assert no.value.response.status_code == 403


class Echo(BaseHTTPRequestHandler):
    """Says what it was told."""

    def do_GET(self) -> None:
        told = json.dumps({name.lower(): value for name, value in self.headers.items()}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.mark.services
def test_the_proxy_says_for_whom_it_speaks(tmp_path: Path):
    """And what a client says about that itself is not passed on."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    forged = {"x-forwarded-for": "6.6.6.6", "x-forwarded-proto": "http", "connection": "keep-alive"}
    try:
        with proxied(tmp_path, f"127.0.0.1:{server.server_port}") as proxy:
            address = f"https://localhost:{proxy.secure}"
            told = httpx.get(address, headers=forged, verify=proxy.trust, timeout=PATIENCE).json()
    finally:
        server.shutdown()
    assert told["x-forwarded-for"] == "127.0.0.1"
    assert told["x-forwarded-proto"] == "https"
    assert told["host"] == f"localhost:{proxy.secure}"
    assert "upgrade" not in told.get("connection", "")


# The service


def command() -> list[str]:
    found = re.search(r"^ExecStart=(.*)$", (DEPLOY / "theomachy.service").read_text(), re.MULTILINE)
    assert found is not None
    return shlex.split(found[1])


@pytest.mark.long
def test_the_service_starts_a_server(tmp_path: Path):
    """With its own flags, but a port that is free."""
    flags = [part.replace("${STATE_DIRECTORY}", str(tmp_path)) for part in command()[1:]]
    flags[flags.index("--port") + 1] = "0"
    asked = [sys.executable, "-c", "from theomachy.cli import main; main()", *flags]
    with subprocess.Popen(asked, env=environment(), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        try:
            assert httpx.get(f"{address}api/me", timeout=PATIENCE).status_code == 200
            assert (tmp_path / "matches.db").is_file()
        finally:
            process.terminate()


def test_systemd_reads_the_unit(tmp_path: Path):
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    unit = tmp_path / "theomachy.service"
    unit.write_text((DEPLOY / "theomachy.service").read_text().replace(command()[0], sys.executable))
    found = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, timeout=PATIENCE)
    assert (found.returncode, found.stderr) == (0, "")


def test_the_service_may_do_little():
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    asked = [analyze, "security", "--offline=yes", "--no-pager", "--threshold=20", str(DEPLOY / "theomachy.service")]
    found = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE)
    assert found.returncode == 0, found.stdout

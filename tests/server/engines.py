"""Real PostgreSQL and Redis for tests, on loopback, each in a folder of its own.

Each has a keeper: a process that ends it and clears its folder away once whoever started it is gone, however that
went. Run by itself this file is the keeper.
"""

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from secrets import token_hex

PATIENCE_S = 90.0
POSTGRES = Path("/usr/lib/postgresql")
OWNER = "postgres"
"""PostgreSQL does not run as root: this user stands in."""
QUICK = {"fsync": "off", "shared_buffers": "16MB", "max_connections": "200", "log_min_messages": "panic"}
"""For data that nobody needs tomorrow. What is committed survives the server all the same, if not the machine."""


class Engine:
    """A process on a port of its own. It can be stopped, killed and started again with what it has kept."""

    quit = signal.SIGTERM

    def __init__(self) -> None:
        from tests.guard import need  # the keeper runs this file alone, where there is no such module

        need("services")
        self.folder = Path(tempfile.mkdtemp(prefix="theomachy-"))
        self.port = free_port()
        self.user = OWNER if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._keeper: subprocess.Popen[str] | None = None
        self.prepare()
        self.start()

    def prepare(self) -> None:
        """Before it is started for the first time."""

    def command(self) -> Sequence[str]:
        raise NotImplementedError

    def ready(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        order = {"command": self.command(), "user": self.user, "folder": str(self.folder), "quit": int(self.quit)}
        self._keeper = subprocess.Popen(
            [sys.executable, __file__, json.dumps(order)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._keeper.stdout is not None
        self.pid = int(self._keeper.stdout.readline())
        until = time.monotonic() + PATIENCE_S
        while not self.ready():
            assert self._keeper.poll() is None, self.log()
            assert time.monotonic() < until, self.log()
            time.sleep(0.02)

    def log(self) -> str:
        return (self.folder / "log").read_text()

    def stop(self) -> None:
        """In order; what it keeps stays."""
        self._end("stop\n")

    def kill(self) -> None:
        """As a power cut would."""
        self._end("kill\n")

    def close(self) -> None:
        """For good."""
        self._end("")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, how: str) -> None:
        if self._keeper is not None:
            self._keeper.communicate(how, timeout=PATIENCE_S)
            self._keeper = None

    def run(self, *command: str) -> None:
        done = subprocess.run(command, user=self.user, cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


class Postgres(Engine):
    quit = signal.SIGINT  # clients are sent away at once

    def __init__(self, *, safe: bool = False) -> None:
        """`safe`: what is committed is on the disk, as it has to be where that is measured."""
        self._settings = {**QUICK, "fsync": "on"} if safe else QUICK
        super().__init__()

    @property
    def _programs(self) -> Path:
        return max(POSTGRES.iterdir(), key=lambda version: float(version.name)) / "bin"

    def prepare(self) -> None:
        flags = ("--no-sync", "--auth=trust", "--username=theomachy", "--locale=C.UTF-8", "--encoding=UTF8")
        self.run(str(self._programs / "initdb"), "-D", str(self.folder / "data"), *flags)

    def command(self) -> Sequence[str]:
        settings = {**self._settings, "listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.folder)}
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [str(self._programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), *flags]

    def ready(self) -> bool:
        asked = ["-h", "127.0.0.1", "-p", str(self.port), "-q"]
        return subprocess.run([str(self._programs / "pg_isready"), *asked]).returncode == 0

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://theomachy@127.0.0.1:{self.port}/{name}"

    def sql(self, statement: str, name: str = "postgres") -> None:
        import psycopg

        with psycopg.connect(self.url(name), autocommit=True) as connection:
            connection.execute(statement.encode())

    @cached_property
    def with_tables(self) -> str:
        """The name of a database with empty tables, to be copied: quicker than to make them each time."""
        from theomachy.server.db.store import SqlStore

        async def make() -> None:
            store = SqlStore(self.url("tables"))
            await store.open()
            await store.close()

        self.sql("create database tables")
        asyncio.run(make())
        return "tables"

    @contextmanager
    def database(self, like: str = "template0") -> Iterator[str]:
        """The URL of a database that is empty, or like another; gone afterwards."""
        url = self.new(like)
        yield url
        self.sql(f"drop database if exists {url.rpartition('/')[2]} with (force)")

    def new(self, like: str = "template0") -> str:
        name = f"t{token_hex(6)}"
        self.sql(f"create database {name} template {like}")
        return self.url(name)


class Redis(Engine):
    def command(self) -> Sequence[str]:
        alone = ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        return ["redis-server", "--bind", "127.0.0.1", "--port", str(self.port), *alone]

    def ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(5) == b"+PONG"
        except OSError:
            return False

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
    return port


# The keeper


def keep(order: dict[str, object]) -> None:
    folder, user, command = str(order["folder"]), order["user"], list[str](order["command"])  # type: ignore[call-overload]
    for way in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(way, signal.SIG_IGN)  # it hears of the end by its line
    with open(f"{folder}/log", "a") as log:
        engine = subprocess.Popen(command, user=user, cwd=folder, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
    print(engine.pid, flush=True)
    how = sys.stdin.readline().strip()
    engine.send_signal(signal.SIGKILL if how == "kill" else int(str(order["quit"])))
    try:
        engine.wait(30)
    except subprocess.TimeoutExpired:
        engine.kill()
        engine.wait()
    if not how:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    keep(json.loads(sys.argv[1]))

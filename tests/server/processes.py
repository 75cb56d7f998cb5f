"""A real server in processes of its own: started, killed, stopped, and looked into."""

import json
import os
import select
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from tests.server.ends import bury, ends_of
from tests.server.engines import Postgres
from theomachy.server.live.peers import HUB_NAME

ROOT = Path(__file__).parents[2]
PATIENCE = 90.0
"""Seconds after which a test gives up on an answer: the machine may be busy."""
THEOMACHY = [sys.executable, "-c", "from theomachy.cli import main; main()"]

FLAGS = {
    "address_requests_a_minute": "--address-requests",
    "guest_requests_a_minute": "--guest-requests",
    "address_cpu_seconds_a_minute": "--address-cpu",
    "guest_cpu_seconds_a_minute": "--guest-cpu",
    "address_connections": "--address-connections",
    "address_lines": "--address-lines",
    "guest_lines": "--guest-lines",
    "line_bytes": "--line-bytes",
}
"""Limits, and the flags by which a host sets them."""
PLENTY = {
    "address_requests_a_minute": 1_000_000,
    "guest_requests_a_minute": 1_000_000,
    "address_cpu_seconds_a_minute": 1_000_000,
    "guest_cpu_seconds_a_minute": 1_000_000,
    "address_connections": 5000,
    "address_lines": 5000,
    "guest_lines": 5000,
}
"""All tests come from one address."""

Json = Any
Start = Callable[[dict[str, Json]], tuple[int, str]]
"""Starts a server as it is ordered: the process and its address."""


class Nursery:
    """Starts servers quickly, because it has loaded all that they need."""

    def __init__(self) -> None:
        script = str(Path(__file__).with_name("nursery.py"))
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen([sys.executable, script], env=environment(), text=True, **pipes)

    def start(self, order: dict[str, Json]) -> tuple[int, str]:
        """The new server's process and its address."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline()), self.process.stdout.readline().strip()

    def close(self) -> None:
        self.process.communicate()


def environment() -> dict[str, str]:
    """The tests' own, but English, whatever the machine speaks; and a process that crashes says where."""
    english = {"LANG": "C.UTF-8", "THEOMACHY_LANG": "en"}
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONFAULTHANDLER": "1", **english}


def start_script(command: list[str], order: dict[str, Json], more: Sequence[str] = ()) -> tuple[int, str]:
    """The same as a command of its own: `theomachy`, or a script that knows more games."""
    flags = ["serve", "--port", str(order["port"]), "--data", order["data"], "--agent-workers", str(order["owls"])]
    flags += ["--workers", str(order["workers"]), *(["--redis", order["redis"]] if order["redis"] else [])]
    flags += [part for name, number in order["limits"].items() for part in (FLAGS[name], str(number))]
    with open(order["errors"], "a") as errors:
        made = subprocess.Popen(
            [*command, *flags, *more], env=environment(), stdout=subprocess.PIPE, stderr=errors, text=True
        )
    assert made.stdout is not None
    address = made.stdout.readline().strip()
    made.stdout.close()
    threading.Thread(target=lambda: bury(made.pid, made.wait(), order["errors"]), daemon=True).start()  # no zombies
    return made.pid, address


class Process:
    """One that was started here. It is spoken to over a handle of its own: once it has ended, its number may be that of
    another process, or of a thread of one."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        try:
            self._handle = os.pidfd_open(pid)
        except ProcessLookupError:
            self._handle = -1

    def __del__(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)

    def runs(self, wait_s: float = 0.0) -> bool:
        """Whether it still does after so long."""
        return self._handle >= 0 and not select.select([self._handle], [], [], wait_s)[0]

    def tell(self, how: signal.Signals) -> None:
        """Nothing happens if it has ended."""
        if self.runs():
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._handle, how)

    def end(self, how: signal.Signals) -> None:
        """Told until it has ended, and killed if that takes very long."""
        until = time.monotonic() + PATIENCE
        while self.runs():
            self.tell(how if time.monotonic() < until else signal.SIGKILL)
            self.runs(0.1)


class Ground(NamedTuple):
    """What servers of tests stand on: `pytest --engine`."""

    workers: int = 1
    redis: str = ""
    postgres: Postgres | None = None

    def server(self, folder: Path, start: Start, owls: int = 1, **limits: int) -> "Server":
        data = self.postgres.new(self.postgres.with_tables) if self.postgres is not None else ""
        return Server(folder, start, owls, self.workers, self.redis, data, **limits)


class Server:
    """A server over a database of its own. It can be killed and started again at the same address."""

    def __init__(
        self,
        folder: Path,
        start: Start,
        owls: int = 1,
        workers: int = 1,
        redis: str = "",
        data: str = "",
        **limits: int,
    ) -> None:
        self.data, self._errors = data or str(folder / "matches.db"), folder / "errors.txt"
        self._start, self._owls, self._limits, self.port = start, owls, limits, 0
        self.workers, self._redis = workers, redis
        self.start()

    def start(self) -> None:
        until = time.monotonic() + PATIENCE
        while self.port and not free(self.port) and time.monotonic() < until:
            time.sleep(0.005)
        order = {"port": self.port, "data": self.data, "errors": str(self._errors)}
        limits = {**PLENTY, **self._limits}
        more = {"owls": self._owls, "workers": self.workers, "redis": self._redis, "limits": limits}
        pid, address = self._start({**order, **more})
        self.process = Process(pid)
        assert address, self.log()
        self.address = address.removeprefix("http://").rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    @property
    def pid(self) -> int:
        return self.process.pid

    def kill(self) -> None:
        """As a power cut would: no word of farewell."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """One that has served everybody until now; it may not have left before."""
        assert self.process.runs(), self.story()
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        """Until that is written down, too: then nobody writes into its folder any more."""
        self.process.end(how)
        until(lambda: f"process {self.pid} " in ends_of(self._errors))

    def restart(self) -> None:
        self.kill()
        self.start()

    def log(self) -> str:
        """What the server has complained about."""
        return self._errors.read_text()

    def story(self) -> str:
        """What became of it, for a test that has failed."""
        now = "runs" if self.process.runs() else "is gone"
        return f"process {self.pid} at {self.address} {now}\n{ends_of(self._errors)}{self.log()}"

    def complaints(self, of: str, least: int) -> int:
        """How often it has complained of something: it writes in its own time, so that many are waited for."""
        until = time.monotonic() + PATIENCE
        while self.log().count(of) < least and time.monotonic() < until:
            time.sleep(0.01)
        return self.log().count(of)

    def rows(self, query: str, *args: object) -> list[tuple[Any, ...]]:
        """What the database says, read beside the server."""
        if "://" in self.data:
            with psycopg.connect(self.data) as connection:
                return connection.execute(query.replace("?", "%s").encode(), args).fetchall()
        found = sqlite3.connect(f"file:{self.data}?mode=ro", uri=True, timeout=PATIENCE)
        try:
            return found.execute(query, args).fetchall()
        finally:
            found.close()

    def length(self, match: str) -> int:
        """Entries in the log of a match."""
        count: int = self.rows("select count(*) from entries where match = ?", match)[0][0]
        return count

    def servers(self) -> list[int]:
        """The processes that serve, the first of them first."""
        if self.workers == 1:
            return [self.pid]
        return sorted(pid for pid, _ in children_of(self.pid) if name_of(pid) != HUB_NAME)

    def hub(self) -> dict[str, int]:
        """The process by which those that serve hear each other, if there is one."""
        return {name: pid for pid, _ in children_of(self.pid) if (name := name_of(pid)) == HUB_NAME}

    def children(self) -> list[int]:
        """The processes that think."""
        return [pid for server in self.servers() for pid, command in children_of(server) if "spawn_main" in command]


def children_of(pid: int) -> list[tuple[int, str]]:
    asked = ["ps", "-ww", "-o", "pid=", "-o", "args=", "--ppid", str(pid)]
    lines = subprocess.run(asked, capture_output=True, text=True).stdout.splitlines()
    return [(int(number), command) for number, _, command in (line.strip().partition(" ") for line in lines)]


def name_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/comm").read_text().strip()
    except OSError:
        return ""


def free(port: int) -> bool:
    """Whether a server can listen there. A process that a killed one had just forked, to think, keeps its line until it
    has begun: longer than the server itself is gone."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            line.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def until(done: Callable[[], bool]) -> None:
    """Wait for what is sure to happen."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

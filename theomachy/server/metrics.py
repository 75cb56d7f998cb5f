"""What the server counts about itself, in the format of Prometheus. Processes side by side count into files that they
share, so that each can tell of all, and what one has counted outlives it."""

import os
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.values import MultiProcessValue

from theomachy.hosting.notices import Notice, Wrote
from theomachy.hosting.ports import News
from theomachy.server.processes import ALONE, Place

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "LINE"}
"""Those that are counted by name, a line to a table among them; clients can invent more."""
SECONDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10)


class Backlog(Protocol):
    """Those who wait for an agent to think."""

    @property
    def queue_length(self) -> int:
        """Thoughts that are asked for and not there yet."""
        ...

    @property
    def queue_seconds(self) -> float:
        """How long the oldest of them has waited."""
        ...


class Metrics:
    """One for each application, so that two in one process count apart."""

    def __init__(self, place: Place = ALONE) -> None:
        if place.folder:
            _share(place)
        self.registry = registry = CollectorRegistry()
        self._folder = place.folder
        by = ("method", "route", "status")
        self._requests = Counter("theomachy_requests", "Requests and handshakes answered.", by, registry=registry)
        self._seconds = Histogram(
            "theomachy_request_seconds", "Time a request took.", ("route",), buckets=SECONDS, registry=registry
        )
        self.entries = Counter("theomachy_entries", "Entries written: answers, rolls, undos.", registry=registry)
        self.faults = Counter(
            "theomachy_faults", "Optional procedures and rules that failed.", ("procedure",), registry=registry
        )
        total = partial(Gauge, registry=registry, multiprocess_mode="sum")
        self._lines = total("theomachy_lines", "Lines to tables that are open.")
        self._bytes = total("theomachy_line_bytes", "Bytes that wait for their lines.")
        self._matches = total("theomachy_matches", "Matches that are open in memory.")
        self._cut = total("theomachy_cut_off", "Processes that cannot hear the others.")
        self._queue = total("theomachy_agent_queue", "Thoughts that agents are asked for.")
        longest = partial(Gauge, registry=registry, multiprocess_mode="max")
        self._wait = longest("theomachy_agent_queue_seconds", "Age of the oldest of them.")

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        label = method if method in METHODS else "other"
        self._requests.labels(label, route, str(status)).inc()
        if label != "LINE":  # a line lasts as long as a match
            self._seconds.labels(route).observe(seconds)

    def measure(self, lines: int, line_bytes: int, matches: int, agents: Backlog, *, cut: bool) -> None:
        """How much there is now of what comes and goes."""
        self._lines.set(lines)
        self._bytes.set(line_bytes)
        self._matches.set(matches)
        self._queue.set(agents.queue_length)
        self._wait.set(agents.queue_seconds)
        self._cut.set(cut)

    def page(self) -> bytes:
        """All of it, of all processes side by side."""
        if not self._folder:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together, self._folder)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def _share(place: Place) -> None:
    """Count into the files of one's place from now on: whoever had it before has left its counts there."""
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = place.folder
    values.ValueClass = MultiProcessValue(lambda: place.number)  # type: ignore[no-untyped-call]


class CountedNews:
    """News that counts the entries it tells of."""

    def __init__(self, news: News, entries: Counter) -> None:
        self._news, self._entries = news, entries

    @property
    def node(self) -> str:
        return self._news.node

    def publish(self, match: str, notice: Notice) -> None:
        if isinstance(notice, Wrote):
            self._entries.inc()
        self._news.publish(match, notice)

    def subscribe(self, match: str) -> AbstractAsyncContextManager[AsyncIterator[Notice]]:
        return self._news.subscribe(match)

"""What the server counts about itself, in the format of Prometheus."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from theomachy.hosting.ports import News

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

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        by = ("method", "route", "status")
        self._requests = Counter("theomachy_requests", "Requests and handshakes answered.", by, registry=registry)
        self._seconds = Histogram(
            "theomachy_request_seconds", "Time a request took.", ("route",), buckets=SECONDS, registry=registry
        )
        self.entries = Counter("theomachy_entries", "Entries written: answers, rolls, undos.", registry=registry)
        self._lines = Gauge("theomachy_lines", "Lines to tables that are open.", registry=registry)
        self._bytes = Gauge("theomachy_line_bytes", "Bytes that wait for their lines.", registry=registry)
        self._matches = Gauge("theomachy_matches", "Matches that are open in memory.", registry=registry)
        self._queue = Gauge("theomachy_agent_queue", "Thoughts that agents are asked for.", registry=registry)
        self._wait = Gauge("theomachy_agent_queue_seconds", "Age of the oldest of them.", registry=registry)

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        label = method if method in METHODS else "other"
        self._requests.labels(label, route, str(status)).inc()
        if label != "LINE":  # a line lasts as long as a match
            self._seconds.labels(route).observe(seconds)

    def page(self, lines: int, line_bytes: int, matches: int, agents: Backlog) -> bytes:
        """All of it now."""
        self._lines.set(lines)
        self._bytes.set(line_bytes)
        self._matches.set(matches)
        self._queue.set(agents.queue_length)
        self._wait.set(agents.queue_seconds)
        return generate_latest(self.registry)


class CountedNews:
    """News that counts the entries it tells of."""

    def __init__(self, news: News, entries: Counter) -> None:
        self._news, self._entries = news, entries

    def publish(self, match: str, n: int) -> None:
        if n > 0:  # else a person sat down or decided in advance
            self._entries.inc()
        self._news.publish(match, n)

    def subscribe(self, match: str) -> AbstractAsyncContextManager[AsyncIterator[int]]:
        return self._news.subscribe(match)

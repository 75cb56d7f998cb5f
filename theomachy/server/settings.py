"""What a host sets besides where the server listens and keeps its matches. Each field is a flag of `serve`."""

from pathlib import Path
from typing import Literal

import msgspec

LogFormat = Literal["text", "json"]
LOG_FORMATS: tuple[LogFormat, ...] = ("text", "json")


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much of the server one guest or address may take."""

    address_requests_a_minute: int = 1200
    """Requests and handshakes of one address, behind which a whole house may sit."""
    guest_requests_a_minute: int = 600
    """The same of one guest, from any address."""
    address_cpu_seconds_a_minute: int = 90
    """Seconds of CPU that requests and questions of one address may cost. What costs much is refused beyond that."""
    guest_cpu_seconds_a_minute: int = 30
    """The same of one guest, from any address."""
    connections: int = 5000
    """Connections that are open at once, lines among them."""
    address_connections: int = 100
    """Of these from one address. A trusted proxy may open as many as it likes: it speaks for everybody."""
    address_lines: int = 50
    """Lines to tables from one address."""
    guest_lines: int = 20
    """Lines to tables of one guest."""
    match_onlookers: int = 1200
    """Lines of onlookers to one match. Its players are always let in."""
    line_bytes: int = 1_000_000
    """Bytes that may wait for one line. Beyond that it is closed, and the client comes back for the whole table."""


class Keeping(msgspec.Struct, frozen=True):
    """For how many days something is kept after it was last touched. 0 is for ever."""

    matches: int = 365
    """finished"""
    unfinished: int = 90
    guests: int = 365
    """who sit nowhere"""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    limits: Limits = Limits()
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    metrics_token: str = ""
    """What opens /metrics to others than the machine itself; empty for nothing."""
    log_format: LogFormat = "text"
    access_log: bool = False
    keep: Keeping = Keeping()
    redis: str = ""
    """The URL of a Redis, over which servers of the same matches hear each other; empty for one that is alone."""
    studies: Path | None = None
    """A folder of finished studies that everybody may read."""

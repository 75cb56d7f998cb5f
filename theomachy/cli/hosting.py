"""Commands for people who run a server: serve, tidy up, copy the database, restore a copy, move to another server."""

from collections.abc import Callable, Iterable
from pathlib import Path

from theomachy.kernel import Message, Refused
from theomachy.presentation.text import Language
from theomachy.server.settings import LOG_FORMATS, Keeping, Limits, LogFormat, Settings
from theomachy.terminal import flags
from theomachy.terminal.errors import Trouble, file_trouble
from theomachy.terminal.screen.console import echo, status
from theomachy.terminal.session import opening

LIMITS = Limits()
LAST_PORT = 65535


def serve(
    host: flags.Host = "127.0.0.1",
    port: flags.Port = "8000",
    data: flags.Data = "",
    redis: flags.Redis = None,
    workers: flags.Processes = "1",
    agent_workers: flags.AgentWorkers = "2",
    open_: flags.Open = False,
    trusted_proxy: flags.TrustedProxies = None,
    address_requests: flags.AddressRequests = str(LIMITS.address_requests_a_minute),
    guest_requests: flags.GuestRequests = str(LIMITS.guest_requests_a_minute),
    address_cpu: flags.AddressCpu = str(LIMITS.address_cpu_seconds_a_minute),
    guest_cpu: flags.GuestCpu = str(LIMITS.guest_cpu_seconds_a_minute),
    connections: flags.Connections = str(LIMITS.connections),
    address_connections: flags.AddressConnections = str(LIMITS.address_connections),
    address_lines: flags.AddressLines = str(LIMITS.address_lines),
    guest_lines: flags.GuestLines = str(LIMITS.guest_lines),
    onlookers: flags.Onlookers = str(LIMITS.match_onlookers),
    line_bytes: flags.LineBytes = str(LIMITS.line_bytes),
    metrics_token: flags.MetricsToken = None,
    log_format: flags.LogFormat = "text",
    access_log: flags.AccessLog = False,
    keep_matches: flags.KeepMatches = "365",
    keep_unfinished: flags.KeepUnfinished = "90",
    keep_guests: flags.KeepGuests = "365",
    studies: flags.Studies = None,
) -> None:
    """Serve the table in the browser."""
    from theomachy.server.serving import serve as run  # the server's parts are loaded only to serve

    limits = Limits(
        address_requests_a_minute=_number("--address-requests", address_requests),
        guest_requests_a_minute=_number("--guest-requests", guest_requests),
        address_cpu_seconds_a_minute=_number("--address-cpu", address_cpu),
        guest_cpu_seconds_a_minute=_number("--guest-cpu", guest_cpu),
        connections=_number("--connections", connections),
        address_connections=_number("--address-connections", address_connections),
        address_lines=_number("--address-lines", address_lines),
        guest_lines=_number("--guest-lines", guest_lines),
        match_onlookers=_number("--onlookers", onlookers),
        line_bytes=_number("--line-bytes", line_bytes),
    )
    settings = Settings(
        limits=limits,
        trusted_proxies=tuple(trusted_proxy or []),
        metrics_token=metrics_token or "",
        log_format=_log_format(log_format),
        access_log=access_log,
        keep=_keeping(keep_matches, keep_unfinished, keep_guests),
        redis=redis or "",
        studies=studies,
    )
    if studies is not None and not studies.is_dir():
        raise Trouble(f"--studies {studies}", "trouble-no-folder")
    number, processes = _port(port), _number("--workers", workers)
    thinkers = _number("--agent-workers", agent_workers, 0 if redis else 1)
    try:
        run(
            host,
            number,
            data,
            agent_workers=thinkers,
            browser=open_,
            workers=processes,
            settings=settings,
            begun=_say_where if settings.log_format == "text" else lambda _: None,
        )
    except Refused as no:
        raise Trouble("serve", no.reason) from None


def _say_where(url: str) -> None:
    """Say where matches are kept, beside the log: programs read the address alone."""
    from theomachy.server.maintenance import shown_place

    status(Language().say("serve-keeps", place=shown_place(url)))


def think(redis: flags.Redis = None, workers: flags.Processes = "2", log_format: flags.LogFormat = "text") -> None:
    """Let agents think here for servers that share a Redis."""
    from theomachy.server.live.peers import check_redis

    number, format = _number("--workers", workers), _log_format(log_format)
    if not redis:
        raise Trouble("think", "trouble-missing", name="--redis")
    try:
        check_redis(redis)
    except Refused as no:
        raise Trouble("--redis", no.reason) from None
    from theomachy.server.agents.think import think as run  # what speaks to Redis is an extra

    echo(Language().say("think-begun", number=number))
    run(redis, number, format)


def page(folder: flags.PageFolder = Path("build/page"), port: flags.Port = "8001", open_: flags.Open = False) -> None:
    """Serve the page that needs no server, for a look at it."""
    from theomachy.server.page_files import show

    try:
        show(folder, "127.0.0.1", _port(port), browser=open_)
    except Refused as no:
        raise Trouble("page", no.reason) from None


def _log_format(text: str) -> LogFormat:
    found = next((known for known in LOG_FORMATS if known == text), None)
    if found is None:
        raise Trouble("--log-format", "trouble-log-format", text=text)
    return found


def _number(flag: str, text: str, least: int = 1) -> int:
    """Return the whole number of a flag that always has one."""
    number = opening.whole(flag, text, least)
    assert number is not None
    return number


def _port(text: str) -> int:
    number = _number("--port", text, 0)
    if number > LAST_PORT:
        raise Trouble("--port", "trouble-no-port", text=text, most=str(LAST_PORT))
    return number


def tidy(
    data: flags.Data = "",
    keep_matches: flags.KeepMatches = "365",
    keep_unfinished: flags.KeepUnfinished = "90",
    keep_guests: flags.KeepGuests = "365",
    dry_run: flags.DryRun = False,
) -> None:
    """Delete what a server has kept long enough."""
    from theomachy.server import maintenance as chores

    keep = _keeping(keep_matches, keep_unfinished, keep_guests)
    _chore("tidy", lambda: chores.tidy(data, keep, dry_run=dry_run))


def backup(file: flags.BackupFile, data: flags.Data = "", force: flags.Force = False) -> None:
    """Copy a server's database, while it runs or not."""
    from theomachy.server import maintenance as chores

    _chore("backup", lambda: chores.backup(data, file, force=force))


def restore(file: flags.BackupFile, data: flags.Data = "") -> None:
    """Put a copy in the place of a server's database."""
    from theomachy.server import maintenance as chores

    _chore("restore", lambda: chores.restore(file, data))


def move(source: flags.MoveFrom, target: flags.MoveTo) -> None:
    """Move all matches to another database."""
    from theomachy.server import maintenance as chores

    _chore("move", lambda: chores.move(source, target))


def _chore(name: str, work: Callable[[], Iterable[Message]]) -> None:
    """Do something for a server, and say what is done."""
    try:
        for message in work():
            echo(Language().say(message))
    except Refused as no:
        raise Trouble(name, no.reason) from None
    except OSError as error:
        raise file_trouble(name, error) from None


def _keeping(matches: str, unfinished: str, guests: str) -> Keeping:
    given = {"--keep-matches": matches, "--keep-unfinished": unfinished, "--keep-guests": guests}
    return Keeping(*(opening.whole(flag, days, 0) or 0 for flag, days in given.items()))

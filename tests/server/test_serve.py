"""What a host sets with the flags of `theomachy serve`, and what is said of flags that cannot be."""

from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.kit import Player
from tests.server.processes import PATIENCE, THEOMACHY, Server, start_script
from tests.terminal.command import Ran
from theomachy.server import serving
from theomachy.server.settings import Limits, Settings


@pytest.mark.parametrize(
    ("flags", "what"),
    [
        (["--trusted-proxy", "nginx"], "“nginx” is no address and no network"),
        (["--trusted-proxy", "10.0.0.1", "--trusted-proxy", "10.0.0.1/8"], "“10.0.0.1/8” is no address"),
        (["--log-format", "xml"], "'xml' is neither text nor json"),
        (["--port", "65536"], "--port: '65536' is no port; ports are 0 to 65535"),
        (["--address-lines", "0"], "--address-lines: '0' is not a whole number from 1 on"),
        (["--line-bytes", "1MB"], "--line-bytes: '1MB' is not a whole number from 1 on"),
    ],
)
def test_a_flag_that_cannot_be_is_told_what_and_where(tmp_path: Path, flags: list[str], what: str):
    ran = Ran("serve", "--port", "0", "--data", str(tmp_path / "matches.db"), *flags)
    assert ran.status == 2
    assert what in ran.err
    assert not (tmp_path / "matches.db").exists(), "nothing was begun"


def test_every_setting_has_a_flag(monkeypatch: pytest.MonkeyPatch):
    told: list[dict[str, Any]] = []
    monkeypatch.setattr(serving, "serve", lambda *_, **more: told.append(more))
    flags = ["address-requests", "guest-requests", "address-cpu", "guest-cpu", "connections"]
    flags += ["address-connections", "address-lines", "guest-lines", "onlookers", "line-bytes"]
    numbers = [part for n, flag in enumerate(flags, 1) for part in (f"--{flag}", str(n))]
    more = ["--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8", "--metrics-token", "sesame"]
    assert Ran("serve", *numbers, *more, "--log-format", "json", "--access-log").status == 0
    fields = Limits.__struct_fields__
    assert told[0]["settings"] == Settings(
        limits=Limits(**dict(zip(fields, range(1, len(fields) + 1), strict=True))),
        trusted_proxies=("127.0.0.1", "10.0.0.0/8"),
        metrics_token="sesame",
        log_format="json",
        access_log=True,
    )


def test_the_flags_reach_the_server(tmp_path: Path):
    """A real one, by its command. How soon it has enough is not told: what it bears grows again with time."""
    start = partial(start_script, THEOMACHY)
    server = Server(tmp_path, start, address_requests_a_minute=5)
    try:
        Player(server)
        asked = (httpx.get(f"http://{server.address}/api/nowhere", timeout=PATIENCE).status_code for _ in range(100))
        assert 429 in asked
    finally:
        server.stop()

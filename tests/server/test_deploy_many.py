"""What lies in deploy/ for several servers: the proxy without sticky sessions, the units, the compose file."""

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from tests.server.engines import Redis
from tests.server.kit import hello
from tests.server.processes import PATIENCE, ROOT, THEOMACHY, Json, Server, environment, start_script
from tests.server.test_deploy import DEPLOY, TRUSTING, Proxy, needed, proxied

COMPOSE: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVICES: Json = COMPOSE["services"]
FIRST_LINE = "127.0.0.1:8000;"


@pytest.fixture
def servers(tmp_path: Path, redis: Redis) -> Iterator[list[Server]]:
    start = partial(start_script, THEOMACHY, more=TRUSTING)
    servers = [Server(tmp_path, start, redis=redis.url) for _ in range(2)]
    yield servers
    for server in servers:
        server.kill()


@pytest.fixture
def proxy(servers: list[Server], tmp_path: Path) -> Iterator[Proxy]:
    """In front of both, as the file says: a line for each."""
    addresses = [server.address.replace("localhost", "127.0.0.1") for server in servers]
    with proxied(tmp_path, "; server ".join(addresses)) as proxy:
        yield proxy


def test_a_proxy_sends_everybody_to_any_server(proxy: Proxy, servers: list[Server]):
    """A guest is the same at all of them, a match too; when one dies nobody notices."""
    with httpx.Client(base_url=f"https://localhost:{proxy.secure}", verify=proxy.trust, timeout=PATIENCE) as client:
        me = client.get("/api/me").json()
        token = hello(client)
        order = {"game": "scathe", "seats": ["me", "me"]}
        matches = [client.post("/api/matches", json=order, headers=token).json()["match"] for _ in range(4)]
        answered = [client.get(f"http://{server.address}/metrics").text for server in servers]
        assert all('method="POST",route="/api/matches",status="201"' in page for page in answered), "each had some"
        servers[0].kill()
        for _ in range(4):
            assert client.get("/api/me").json() == me
            kept = client.get("/api/matches").text
            assert all(match in kept for match in matches)


def test_the_compose_file_fits_together():
    """Names, files and flags of ours that it speaks of are there."""
    assert {"server-1", "server-2", "think", "postgres", "redis", "proxy"} == set(SERVICES)
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= set(SERVICES)
    ours = [service for service in SERVICES.values() if service.get("image") == "theomachy"]
    assert len(ours) == 3
    for service in ours:
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        assert "@postgres/" in service["environment"]["THEOMACHY_DATA"]
        assert service["environment"]["THEOMACHY_REDIS"].startswith("redis://redis:")
        check_flags(shlex.split(service["command"]))
    network = COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert network in SERVICES["server-1"]["command"], "the proxy is believed"
    found = re.search(r"sed 's/server (.*?)/server (.*?)/'", SERVICES["proxy"]["command"])
    assert found is not None
    assert f"server {found[1]}" in (DEPLOY / "nginx.conf").read_text()
    assert set(re.findall(r"(server-\d):8000", found[2])) == {"server-1", "server-2"}


def check_flags(command: list[str]) -> None:
    """A command of ours whose flags are all there."""
    assert Path(command[0]).name == "theomachy"
    help = subprocess.run([*THEOMACHY, command[1], "--help"], capture_output=True, text=True, env=environment())
    assert {part for part in command if part.startswith("--")} <= set(re.findall(r"--[\w-]+", help.stdout))


def command_of(file: str) -> list[str]:
    return shlex.split(re.findall(r"^ExecStart=(.+)$", (DEPLOY / file).read_text(), re.MULTILINE)[-1])


def variables(file: str) -> set[str]:
    return set(re.findall(r"^(\w+)=", (DEPLOY / file).read_text(), re.MULTILINE))


@pytest.mark.parametrize("file", ["many.conf", "theomachy-think.service"])
def test_units_find_their_settings(file: str):
    command = command_of(file)
    check_flags(command)
    assert set(re.findall(r"\$\{(\w+)\}", " ".join(command))) <= variables("theomachy.env")


@pytest.mark.parametrize("unit", ["theomachy.service", "theomachy-think.service"])
def test_systemd_reads_the_units(unit: str, tmp_path: Path):
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    (tmp_path / "theomachy.service.d").mkdir()
    for source, target in ((unit, unit), ("many.conf", "theomachy.service.d/many.conf")):
        text = (DEPLOY / source).read_text().replace("/opt/theomachy/bin/theomachy", sys.executable)
        (tmp_path / target).write_text(text)
    asked = [analyze, "verify", str(tmp_path / unit)]
    found = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE)
    assert (found.returncode, found.stderr) == (0, "")


def test_an_agent_worker_may_do_little():
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    unit = str(DEPLOY / "theomachy-think.service")
    asked = [analyze, "security", "--offline=yes", "--no-pager", "--threshold=20", unit]
    found = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE)
    assert found.returncode == 0, found.stdout


@pytest.mark.services
def test_nginx_takes_several_servers(tmp_path: Path):
    needed("nginx")
    assert FIRST_LINE in (ROOT / "deploy" / "nginx.conf").read_text()
    found = Proxy(tmp_path, "127.0.0.1:1; server 127.0.0.1:2").check()
    assert found.returncode == 0, found.stderr

"""Studies on a real Ray: two nodes on this machine, bound to loopback, and one of them killed in the middle."""

import os
import secrets
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.lab.studies import rows_of
from tests.terminal.command import ROOT, theomachy

pytestmark = pytest.mark.long
PATIENCE = 180.0
"""Seconds: the machine may be busy."""
ALONE = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # whose addresses are loopback
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    "PYTHONPATH": str(ROOT),
}
"""Nothing leaves the machine, and nobody else gets in."""


def test_a_node_is_killed_and_the_rows_are_the_same(tmp_path: Path) -> None:
    from tests.lab.two_nodes import STUDY, Found

    ran = subprocess.run(
        [sys.executable, "-m", "tests.lab.two_nodes", str(tmp_path / "found.json")],
        cwd=ROOT, env={**os.environ, **ALONE}, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr[-2000:]
    found = msgspec.json.decode((tmp_path / "found.json").read_bytes(), type=Found)
    assert found.rows == sorted(rows_of(STUDY, 2), key=lambda row: row.number)
    assert found.refused.startswith("sim-differs column=rules there=other")


def test_no_cluster_is_told_in_a_sentence(tmp_path: Path) -> None:
    """Told at once: Ray itself would ask again for minutes."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens there
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        (tmp_path / "x.toml").write_text('name = "x"\ngame = "scathe"\ngames = 2\n')
        ran = theomachy("lab", "run", str(tmp_path / "x.toml"), "--engine", "ray", "--address", address)
        assert f"--engine ray: there is no Ray cluster at {address}" in ran.communicate(timeout=PATIENCE)[1]
    assert ran.returncode == 2

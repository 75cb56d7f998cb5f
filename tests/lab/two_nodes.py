"""Plays a study on a Ray of two nodes; a process and then a node are killed in the middle. It is a program of its own:
processes with Ray's threads should not fork. Writes the rows, and what is refused where another version is wanted."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import ray
from ray.cluster_utils import Cluster

from tests.lab.studies import cell, head
from theomachy.kernel import Refused
from theomachy.lab.engines import ray_cluster
from theomachy.lab.journal import Head
from theomachy.lab.play import play_study
from theomachy.lab.rows import Row
from theomachy.lab.study import Study

PAIR = ("random", "random")
CELLS = (cell("random", PAIR), cell("random", PAIR, change={"scathe.heroes.knight.cost": 2}))
STUDY = Study("scathe", CELLS, 60, 3)
KILLED = {10: "a process", 30: "a node"}
"""What is killed when so many rows are there."""
NODE: dict[str, Any] = {"num_cpus": 1, "include_dashboard": False, "node_ip_address": "127.0.0.1"}


def actors() -> list[int]:
    """The processes that play for this one."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    processes = [line.split(maxsplit=2) for line in listed.splitlines()]
    own = {str(os.getpid())}
    for _ in range(4):  # the node, its daemon, its workers
        own |= {pid for pid, parent, _ in processes if parent in own}
    return [int(pid) for pid, _, args in processes if pid in own and args.startswith("ray::Actor")]


class Found(msgspec.Struct):
    rows: list[Row]
    refused: str


def main() -> None:
    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    other = cluster.add_node(**NODE)
    engine = ray_cluster(cluster.address, None)
    now, rows = head(STUDY), list[Row]()
    for some in play_study(now, engine):
        rows += some
        for moment in [moment for moment in KILLED if moment <= len(rows)]:
            if KILLED.pop(moment) == "a process":
                os.kill(actors()[0], signal.SIGKILL)
            else:
                cluster.remove_node(other, allow_graceful=False)
    assert not KILLED
    mixed = {change: {**had, "rules": "other"} for change, had in now.versions.items()}
    try:
        list(play_study(Head(STUDY, mixed), engine))
    except Refused as no:
        found = Found(sorted(rows, key=lambda row: row.number), str(no))
        Path(sys.argv[1]).write_bytes(msgspec.json.encode(found))
    ray.shutdown()
    cluster.shutdown()


if __name__ == "__main__":
    main()

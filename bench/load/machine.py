"""The machine, and what a process uses of it. The figures are read from /proc, so that only Linux has them."""

import os
import platform
import resource
from pathlib import Path
from time import sleep

TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
MANY_FILES = 20_000
LOOK_S, MOST_LOOKS, IDLE = 0.3, 200, 0.1
"""Seconds between two looks at a process, the most looks, and the share of a core that counts as idle."""


def machine() -> str:
    """Return a line on the machine, on which the numbers depend."""
    model = next((line.split(":")[1].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")), "?")
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}, load before {load}"


def cpu_s(pid: int) -> float:
    """Return the seconds of CPU that a process has used, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_A_SECOND


def family_cpu_s(pid: int) -> float:
    """Return the seconds of CPU that a process and all its descendants have used, ended ones included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / TICKS_A_SECOND
    born = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return cpu_s(pid) + ended + sum(family_cpu_s(int(child)) for child in born)


def rss_mb(pid: int) -> float:
    """Return the megabytes of memory that a process holds."""
    held = next(line for line in _lines(f"/proc/{pid}/status") if line.startswith("VmRSS"))
    return int(held.split()[1]) / 1024


def wait_until_idle(pid: int) -> None:
    """Wait until a process is idle, since a new server prepares what everybody asks for, which is not measured."""
    for _ in range(MOST_LOOKS):
        before = cpu_s(pid)
        sleep(LOOK_S)
        if cpu_s(pid) - before < IDLE * LOOK_S:
            return


def allow_many_files() -> None:
    """Allow as many open sockets as the machine permits, here and in the server."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if most == resource.RLIM_INFINITY else min(MANY_FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _lines(file: str) -> list[str]:
    return Path(file).read_text().splitlines()

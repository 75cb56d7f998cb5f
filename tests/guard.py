"""A guard over tests: whoever starts or looks for a service or a browser needs the marker that says so.

Without it such a test passes where its author works, and fails on a machine that has only Python.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import PurePath

MAY = "THEOMACHY_TESTS_MAY"
"""The variable by which processes of a test know its markers; it is not set outside tests."""
PROGRAMS = {
    "services": {
        "createdb", "initdb", "nginx", "pg_ctl", "pg_ctlcluster", "pg_isready", "postgres", "psql", "redis-cli",
        "redis-server",
    },
    "browser": {
        "chromium", "chromium-browser", "chromium-headless-shell", "firefox", "firefox-esr", "google-chrome",
    },
}  # fmt: skip
"""The programs that each marker allows."""
FOLDERS = {"services": ("/usr/lib/postgresql",), "browser": ()}
"""Folders in which such programs are looked for."""
STARTS = {"subprocess.Popen": 1, "os.posix_spawn": 1, "os.exec": 1}
"""Audit events of a new program, and where in their arguments its command is."""


class Unmarked(Exception):
    """A test that started or looked for a program without the marker for it."""


class Guard:
    """Watches what the running test starts and looks for, in this process."""

    def __init__(self) -> None:
        self.breaches: list[str] = []
        self._allowed: set[str] | None = None

    def watch(self, markers: Iterable[str]) -> None:
        """Allow from now on what some markers allow, and nothing else."""
        self._allowed = PROGRAMS.keys() & set(markers)
        os.environ[MAY] = " ".join(sorted(self._allowed))
        self.breaches = []

    def rest(self) -> list[str]:
        """Allow everything from now on, and return what was done against the rules."""
        self._allowed = None
        os.environ.pop(MAY, None)
        return self.breaches

    def install(self) -> None:
        """Watch this process for good."""
        sys.addaudithook(self.heard)
        shutil.which = self.looking(shutil.which)  # type: ignore[assignment]  # it has overloads

    def looking(self, which: Callable[..., str | None]) -> Callable[..., str | None]:
        """Return `shutil.which`, watched."""

        def watched(cmd: str, *args: object, **named: object) -> str | None:
            self.refuse_program(cmd, "looked for")
            return which(cmd, *args, **named)

        return watched

    def heard(self, event: str, args: tuple[object, ...]) -> None:
        """Refuse what an audit event of Python tells of, if the test may not do it."""
        if self._allowed is None:
            return
        if event in STARTS:
            executable, command = args[0], args[STARTS[event]]
            first = command[0] if isinstance(command, (list, tuple)) and command else command
            for program in {str(executable or ""), str(first)}:
                self.refuse_program(program.split()[0] if program.strip() else "", "started")
        elif event in ("os.listdir", "os.scandir") and args[0] is not None:
            for marker, folders in FOLDERS.items():
                if marker not in self._allowed and str(args[0]).startswith(folders or ("\0",)):
                    self._refuse(marker, f"looked into {args[0]}")

    def refuse_program(self, program: str, how: str) -> None:
        """Refuse a program by its name or path, if the test may not have it."""
        name = "chromium" if "/playwright/driver/" in program else PurePath(program).name
        for marker, names in PROGRAMS.items():
            if name in names and self._allowed is not None and marker not in self._allowed:
                self._refuse(marker, f"{how} {name}")

    def _refuse(self, marker: str, what: str) -> None:
        self.breaches.append(f"{what} without the marker {marker!r}")
        raise Unmarked(self.breaches[-1])


def need(marker: str) -> None:
    """Refuse to go on in a process of a test that lacks a marker. Outside tests everything goes on."""
    if marker not in os.environ.get(MAY, marker).split():
        raise Unmarked(f"a process of a test needs the marker {marker!r}")


GUARD = Guard()

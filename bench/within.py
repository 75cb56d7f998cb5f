"""A command run for some seconds at most; its findings until then count.

    make evidence FOR=60         (python -m bench.within SECONDS COMMAND ...)

A command that runs longer is stopped as by Ctrl-C. Ends with status 1 if the command had found something by then.
"""

import os
import signal
import subprocess
import sys
from contextlib import suppress

from bench.usage import helped

FOUND = 1
"""Status of a command that has found a fault."""
FAREWELL_S = 60
"""Seconds that a stopped command may take to report what it has found."""


def main(arguments: list[str]) -> int:
    helped(__doc__, arguments[:1])
    seconds, *command = arguments
    with subprocess.Popen(command, start_new_session=True) as running:
        try:
            return running.wait(float(seconds))
        except subprocess.TimeoutExpired:
            print(f"\nstopped after {float(seconds):g} s: {' '.join(command)}", flush=True)
        running.send_signal(signal.SIGINT)
        try:
            return FOUND if running.wait(FAREWELL_S) == FOUND else 0
        except subprocess.TimeoutExpired:
            return 0
        finally:
            kill_all(running.pid)


def kill_all(group: int) -> None:
    """Kill all processes that a command has left running."""
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

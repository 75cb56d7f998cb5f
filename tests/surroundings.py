"""The surroundings of tests on any machine: a terminal with colours, English, and a data folder of their own."""

import atexit
import os
import shutil
import tempfile

KEPT = {"THEOMACHY_ALL", "THEOMACHY_GOLDEN", "THEOMACHY_SHARED", "THEOMACHY_PICTURES"}
"""Settings of the tests themselves."""
SET = {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
UNSET = {
    "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "FORCE_COLOR", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LINES",
    "NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE",
}  # fmt: skip


def settle() -> None:
    """Give this process and those that it starts the same environment on every machine."""
    for name in [name for name in os.environ if name in UNSET or (name.startswith("THEOMACHY_") and name not in KEPT)]:
        del os.environ[name]
    data = tempfile.mkdtemp(prefix="theomachy-data-")
    atexit.register(shutil.rmtree, data, ignore_errors=True)
    os.environ.update(SET, XDG_DATA_HOME=data, XDG_STATE_HOME=data)

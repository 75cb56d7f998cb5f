"""Start `make play`, look at the home page, play three answers over the socket, and stop it as Ctrl-C does.

.venv/bin/python .ci/smoke.py
"""

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.kit import Player, at_random  # noqa: E402 (the tests lie beside this, not on the path)

ANSWERS = 3
PATIENCE_S = 300
"""Set-up and the build of the client may come first."""


def main() -> None:
    env = {**os.environ, "BROWSER": "true"}  # a program that does nothing stands for the browser
    command = ["make", "play", "FLAGS=--port 0"]
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as table:
        late = threading.Timer(PATIENCE_S, os.killpg, (table.pid, signal.SIGKILL))
        late.start()
        try:
            assert table.stdout is not None
            address = next(found[1] for line in table.stdout if (found := re.search(r"http://([\w.]+:\d+)", line)))
            play(address)
            print(f"make play: a page and {ANSWERS} answers at {address}")
        finally:
            os.killpg(table.pid, signal.SIGINT)
            table.wait()
            late.cancel()


def play(address: str) -> None:
    """Play a few answers at a table of one's own."""
    home = urlopen(f"http://{address}/").read().decode()
    assert '<div id="house"' in home, home[:200]
    line = Player(SimpleNamespace(address=address)).play("scathe", ("me", "me"))  # type: ignore[arg-type]
    choose = at_random(1)
    for _ in range(ANSWERS):
        reply = line.answer(choose(line.request))
        assert reply["type"] == "accepted", reply
    line.close()


if __name__ == "__main__":
    main()

"""A process that has loaded the server already and forks one whenever it is asked to: quick to start again.

Told a line of JSON with what `serve` takes and where errors go; says the id of the new process. The server itself then
prints its address.
"""

import json
import os
import signal
import sys
import traceback
from pathlib import Path
from types import FrameType

import msgspec

from tests.server.ends import bury

BORN: dict[int, str] = {}
"""Processes that may still be there, and where their errors go."""


def main() -> None:
    from theomachy.hosting import driver
    from theomachy.presentation.text import languages
    from theomachy.server.serving import serve  # not for the Owl's processes, which load this file, too
    from theomachy.server.settings import Settings
    from theomachy.wire import rate
    from theomachy.wire.desk import warm

    warm(languages())  # a fork finds what its server would make ready at its start
    driver.LESSON_PAUSE_S = 0.02  # nobody has to see the replies of a lesson
    rate.MESSAGES_A_SECOND = 500  # tests play faster than people
    signal.signal(signal.SIGCHLD, bury_the_dead)
    for line in sys.stdin:
        order = json.loads(line)
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
        pid = os.fork()
        if pid:
            BORN[pid] = order["errors"]
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
        os.dup2(os.open(order["errors"], os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        try:
            if order.get("think"):
                from theomachy.server.agents.think import think

                print("it thinks", flush=True)
                think(order["redis"], order["workers"], "text")
                os._exit(0)
            settings = msgspec.convert({"limits": order["limits"], "redis": order["redis"]}, Settings)
            if "studies" in order:
                settings = msgspec.structs.replace(settings, studies=Path(order["studies"]))
            serve(
                "127.0.0.1",
                order["port"],
                order["data"],
                agent_workers=order["owls"],
                workers=order["workers"],
                browser=False,
                settings=settings,
            )
        except KeyboardInterrupt:
            pass  # it was told to end
        except BaseException:  # noqa: BLE001 - the last thing that a process does
            traceback.print_exc()
            print(flush=True)  # no address
        os._exit(0)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for pid in BORN:  # of tests that have failed; nobody else has its number before it was waited for
        os.kill(pid, signal.SIGKILL)


def bury_the_dead(way: int, frame: FrameType | None) -> None:
    for pid in [*BORN]:
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            bury(pid, os.waitstatus_to_exitcode(status), BORN.pop(pid))


if __name__ == "__main__":
    main()

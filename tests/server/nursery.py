"""A process that has loaded the server already and forks one whenever it is asked to: quick to start again.

Told a line of JSON with what `serve` takes and where errors go; says the id of the new process. The server itself then
prints its address.
"""

import json
import os
import signal
import sys
import traceback

import msgspec


def main() -> None:
    from theomachy.hosting import driver
    from theomachy.server.serving import serve  # not for the Owl's processes, which load this file, too
    from theomachy.server.settings import Settings
    from theomachy.wire import rate
    from theomachy.wire.desk import warm

    warm()
    driver.LESSON_PAUSE_S = 0.02  # nobody has to see the replies of a lesson
    rate.MESSAGES_A_SECOND = 500  # tests play faster than people
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid:
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(os.open(order["errors"], os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        try:
            settings = msgspec.convert({"limits": order["limits"]}, Settings)
            serve(
                "127.0.0.1",
                order["port"],
                order["data"],
                agent_workers=order["owls"],
                browser=False,
                settings=settings,
            )
        except KeyboardInterrupt:
            pass  # it was told to end
        except BaseException:
            traceback.print_exc()
            print(flush=True)  # no address
        os._exit(0)


if __name__ == "__main__":
    main()

"""Processes of agents that misbehave, to be given to a pool in place of honest ones."""

import os
import signal
from multiprocessing.connection import Connection
from time import sleep

from theomachy.server.agents.worker import READY, do_work

FOREVER_S = 600


def dies_at_start(pipe: Connection) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hangs_at_start(pipe: Connection) -> None:
    sleep(FOREVER_S)


def hangs(pipe: Connection) -> None:
    """Takes what it is asked and says nothing any more."""
    pipe.send(READY)
    pipe.recv()
    sleep(FOREVER_S)


def deaf(pipe: Connection) -> None:
    """Does not even take it."""
    pipe.send(READY)
    sleep(FOREVER_S)


def talks_nonsense(pipe: Connection) -> None:
    """Answers, but nothing that any game knows."""
    pipe.send(READY)
    while pipe.recv():
        pipe.send("resign:the whole\nworld")


def answers_numbers(pipe: Connection) -> None:
    pipe.send(READY)
    while pipe.recv():
        pipe.send(42)


def babbles(pipe: Connection) -> None:
    """Bytes that are no message."""
    pipe.send_bytes(b"not a pickle")
    sleep(FOREVER_S)


def slow(pipe: Connection) -> None:
    """Honest, but it takes a while."""
    sleep(0.2)
    do_work(pipe)

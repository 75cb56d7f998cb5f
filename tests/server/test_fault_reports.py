"""A server keeps and counts what fails in it, and in the processes that think for it."""

import logging
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from tests.faults import Planted, kept_faults
from theomachy import games
from theomachy.hosting.ports import Thought
from theomachy.kernel import Match, Seeded
from theomachy.kernel.saves import save
from theomachy.play import optional
from theomachy.play.faults import Fault, read_fault
from theomachy.play.optional import attempt
from theomachy.server.agents.worker import READY, AgentWorker, Order
from theomachy.server.faults import FaultKeeper, folder_beside
from theomachy.server.metrics import Metrics


def begun() -> Match:
    game = games.game("scathe")
    return Match(game, game.new(game.setup.type()), Seeded.of(1), listen=True)


def broken() -> None:
    raise Planted("the third card")


def test_a_fault_is_counted_and_kept_and_the_log_names_only_its_file(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    metrics, url = Metrics(), f"sqlite:///{tmp_path / 'matches.db'}"
    before = optional.set_keeper(FaultKeeper(folder_beside(url), metrics.faults).keep)
    with optional.strictly(False), caplog.at_level(logging.WARNING):
        for key in "ab":
            attempt("usual", begun(), broken, None, key=key)
    optional.set_keeper(before)
    (file,) = (tmp_path / "faults").iterdir()
    assert read_fault(file.read_bytes()).procedure == "usual"
    assert b'theomachy_faults_total{procedure="usual"} 2.0' in metrics.page()
    assert [str(file) in line for line in caplog.messages] == [True]
    assert "third card" not in caplog.text


def failing_worker(pipe: Connection) -> None:
    """A process whose agent fails at everything."""
    pipe.send(READY)
    pipe.recv()
    optional.set_keeper(pipe.send)
    with optional.strictly(False):
        attempt("agent", begun(), broken, None)
    pipe.send("warrior")


def test_a_process_that_thinks_sends_its_reports_before_its_answer():
    match = begun()
    thought = Thought("m", "scathe", save(match), 0, "novice", 1, "me", "r")
    with kept_faults() as kept:
        worker = AgentWorker(failing_worker)
        try:
            assert worker.answer(Order(thought)) == "warrior"
        finally:
            worker.close()
        assert [(fault.procedure, fault.error) for fault in kept] == [("agent", "Planted")]
        assert isinstance(kept[0], Fault)

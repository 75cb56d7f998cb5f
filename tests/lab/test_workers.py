"""Work spread over processes."""

import multiprocessing
import os
import signal
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from theomachy.kernel import Refused, refuse
from theomachy.lab.workers import WorkFailed, in_fresh_process, spread


def slow_if_even(number: int) -> int:
    time.sleep(0.02 if number % 2 == 0 else 0)
    return number * number


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_results_come_in_the_order_of_their_tasks(workers: int) -> None:
    found = [one for some in spread(slow_if_even, range(20), workers) for one in some]
    assert found == [n * n for n in range(20)]


def test_short_tasks_are_handed_over_many_at_a_time() -> None:
    sizes = [len(some) for some in spread(abs, range(4000), 2)]
    assert sum(sizes) == 4000
    assert sizes[0] == 1
    assert max(sizes) > 50


def test_no_tasks_no_results() -> None:
    assert list(spread(abs, [], 2)) == []


def test_an_error_in_another_process_is_told_with_its_traceback() -> None:
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        list(spread(lambda n: 1 // n, [3, 2, 1, 0], 2))
    assert multiprocessing.active_children() == []


def test_a_process_that_is_ended_from_outside_is_missed() -> None:
    with pytest.raises(Refused, match="sim-worker-ended"):
        list(spread(lambda n: os.kill(os.getpid(), signal.SIGKILL), range(3), 2))
    assert multiprocessing.active_children() == []


def once(folder: Path, number: int) -> int:
    """Ends its process the first time that it is asked for a number."""
    mark = folder / str(number)
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_what_a_process_was_at_when_it_was_ended_is_done_by_another(tmp_path: Path) -> None:
    results = [one for some in spread(partial(once, tmp_path), range(12), 2) for one in some]
    assert results == [n * n for n in range(12)]
    assert multiprocessing.active_children() == []


def loaded(name: str) -> bool:
    return name in sys.modules


def test_fresh_processes_know_nothing_of_what_this_one_has_loaded() -> None:
    """A module that nobody but this one needs."""
    sys.modules["only_here"] = os
    try:
        assert in_fresh_process(loaded, "only_here") is False
        assert [*spread(loaded, ["only_here"] * 2, 2)] == [[True], [True]]
    finally:
        del sys.modules["only_here"]


def refuse_odd(number: int) -> int:
    if number % 2:
        raise refuse("no-odd", number=number)
    return number


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_refused_in_another_process_is_refused_here(workers: int) -> None:
    with pytest.raises(Refused, match="no-odd number=3"):
        list(spread(refuse_odd, (0, 2, 3, 4), workers))


def test_whoever_stops_early_stops_everybody() -> None:
    working = spread(lambda n: time.sleep(60 * n), range(9), 2)
    next(working)
    start = time.monotonic()
    working.close()
    assert time.monotonic() - start < 50, "the others sleep for a minute"
    assert multiprocessing.active_children() == []


def test_nobody_works_on_when_the_first_process_was_killed(tmp_path: Path) -> None:
    first = os.fork()
    if first == 0:
        try:
            crew = spread(lambda n: (tmp_path / str(os.getpid())).touch() or time.sleep(60 * n), range(9), 3)
            next(crew)  # kept by its name: a crew that nobody holds is sent home
            time.sleep(60)
        finally:
            os._exit(1)
    working: list[int] = []
    while len(working) < 3:
        time.sleep(0.01)
        assert os.waitpid(first, os.WNOHANG) == (0, 0), "the first process ended by itself"
        working = [int(file.name) for file in tmp_path.iterdir()]
    os.kill(first, signal.SIGKILL)
    os.waitpid(first, 0)
    deadline = time.monotonic() + 90
    while any(map(alive, working)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(alive, working))


def alive(process: int) -> bool:
    """Still at work: not gone, and not just waiting to be noticed as gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

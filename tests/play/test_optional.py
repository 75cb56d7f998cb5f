"""What only helps people ends no match: it is reported, counted, and not tried again at the same place."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.faults import kept_faults
from theomachy import games
from theomachy.kernel import Match, Refused, Seeded, refuse
from theomachy.kernel.saves import save
from theomachy.play import optional
from theomachy.play.faults import Fault, FaultFolder, read_fault, written
from theomachy.play.optional import attempt, situation


def begun(seed: str = "1") -> Match:
    game = games.game("scathe")
    setup = msgspec.json.decode(b"{}", type=game.setup.type)
    return Match(game, game.new(setup), Seeded.of(seed), listen=True)


@pytest.fixture
def kept() -> Iterator[list[Fault]]:
    with kept_faults() as reports:
        yield reports


class Broken:
    def __init__(self, error: Exception) -> None:
        self.error, self.times = error, 0

    def __call__(self) -> str:
        self.times += 1
        raise self.error


def test_what_raises_finds_nothing_and_is_reported_with_its_position(kept: list[Fault]):
    match = begun()
    broken = Broken(KeyError("wolfhound"))
    assert attempt("usual", situation(match, 1, "ja", seed=3), broken, "nothing", key="here") == "nothing"
    (fault,) = kept
    assert (fault.procedure, fault.game, fault.error, fault.seat, fault.key) == (
        "usual",
        "scathe",
        "KeyError",
        1,
        "here",
    )
    assert (fault.lang, fault.seed, fault.rules) == ("ja", 3, match.game.rules)
    assert fault.save == save(match)
    assert msgspec.json.decode(fault.setup, type=match.game.setup.type) == match.state.setup
    assert fault.traceback[-1] == "KeyError: 'wolfhound'"
    assert "test_optional.py" in fault.place


def test_the_same_is_not_asked_of_the_same_position_again(kept: list[Fault]):
    """Another key, seat or procedure is; and the same at another position."""
    match, broken = begun(), Broken(ValueError())
    for _ in range(3):
        assert attempt("odds", situation(match, 0), broken, None, key="a") is None
    assert (broken.times, len(kept)) == (1, 1)
    attempt("odds", situation(match, 0), broken, None, key="b")
    attempt("odds", situation(match, 1), broken, None, key="a")
    attempt("usual", situation(match, 0), broken, None, key="a")
    match.answer(match.asks[0].keys()[0], match.asks[0].seat)
    attempt("odds", situation(match, 0), broken, None, key="a")
    assert broken.times == 5


def test_what_has_failed_is_remembered_within_bounds(kept: list[Fault], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(optional, "MAX_REMEMBERED", 3)
    match, broken = begun(), Broken(ValueError())
    for key in "abcda":
        attempt("odds", match, broken, None, key=key)
    assert broken.times == 5, "a is forgotten by then"
    assert len(optional._failed) == 3


def test_a_refusal_is_an_answer_only_where_a_person_has_asked(kept: list[Fault]):
    match, broken = begun(), Broken(refuse("hint-no-judge"))
    with pytest.raises(Refused):
        attempt("hint", match, broken, None, asked=True)
    assert not kept
    assert attempt("usual", match, broken, None) is None
    assert kept[0].error == "Refused"


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit])
def test_who_ends_the_program_ends_it(kept: list[Fault], error: type[BaseException]):
    def work() -> None:
        raise error

    with pytest.raises(error):
        attempt("usual", begun(), work, None)
    assert not kept


def test_in_tests_a_fault_is_an_error():
    """So that it is found here, and not by players."""
    with pytest.raises(KeyError):
        attempt("usual", begun(), Broken(KeyError()), None)


def test_a_position_that_cannot_be_written_down_is_reported_without_it(kept: list[Fault]):
    match = begun()
    where = optional.Situation(match.game, Broken(ZeroDivisionError()))  # type: ignore[arg-type]
    assert attempt("usual", where, Broken(KeyError()), None) is None
    assert (kept[0].error, kept[0].save, kept[0].setup) == ("KeyError", None, "")


# Where they are kept


def some_fault(kept: list[Fault], procedure: str = "usual", error: Exception | None = None) -> Fault:
    attempt(procedure, begun(procedure), Broken(error or KeyError()), None)  # type: ignore[arg-type]
    return kept[-1]


def test_each_distinct_fault_has_one_file_that_only_its_owner_reads(kept: list[Fault], tmp_path: Path):
    folder = FaultFolder(tmp_path / "faults")
    fault = some_fault(kept)
    assert folder.keep(fault) == fault.name
    assert folder.keep(msgspec.structs.replace(fault, key="elsewhere")) == "", "it is the same fault"
    assert folder.keep(some_fault(kept, "odds")) != ""
    assert len(list(folder.folder.iterdir())) == 2
    if os.name == "posix":
        assert stat.S_IMODE((folder.folder / fault.name).stat().st_mode) == 0o600
        assert stat.S_IMODE(folder.folder.stat().st_mode) == 0o700


def test_the_oldest_reports_make_room(kept: list[Fault], tmp_path: Path):
    folder = FaultFolder(tmp_path, most=2)
    faults = [some_fault(kept, procedure) for procedure in ("usual", "odds", "ways")]
    for age, fault in enumerate(faults):
        folder.keep(fault)
        if (file := tmp_path / fault.name).exists():
            os.utime(file, (age + 1, age + 1))
    assert {file.name for file in tmp_path.iterdir()} == {fault.name for fault in faults[1:]}


def test_a_folder_that_cannot_be_written_stops_nobody(kept: list[Fault], tmp_path: Path):
    (tmp_path / "file").write_text("in the way")
    assert FaultFolder(tmp_path / "file").keep(some_fault(kept)) == ""


def test_a_report_is_read_as_it_was_written(kept: list[Fault]):
    fault = some_fault(kept)
    assert read_fault(written(fault)) == fault
    with pytest.raises(Refused, match="not-a-fault-report"):
        read_fault("[]")

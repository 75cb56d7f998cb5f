"""Records and campaigns of older rules on the command line: shown and verified as far as can be, never played on."""

from pathlib import Path

import pytest

from tests.play.winter import winter
from tests.terminal.command import Ran
from theomachy.play.records import read_record
from theomachy.terminal.commands.vouching import OLDER


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the campaign and the records of its matches."""
    monkeypatch.chdir(tmp_path)
    Path("winter.json").write_text(winter().text)
    for number, record in enumerate(winter().records, 1):
        Path(f"winter-{number}.record").write_text(record)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_match_of_older_rules_is_shown_step_by_step_from_its_story(lang: str):
    """All that it tells has words in every language."""
    ran = Ran("--lang", lang, "replay", "show", "winter-1.record")
    assert ran.status == 0, ran.err
    assert len(ran.out.splitlines()) > len(read_record(winter().records[0]).entries) // 2


def test_the_status_tells_that_the_rules_are_older():
    assert Ran("replay", "verify", "winter-1.record").status == OLDER


def test_a_match_broken_off_under_older_rules_begins_again():
    """What was played is set aside, not lost."""
    before = Path("winter-3.record").read_bytes()
    ran = Ran("campaign", "play", "winter.json", typed="quit\n")
    assert "match 3 was broken off: it begins again" in " ".join(ran.out.split())
    rules = winter().campaign.rules
    assert Path(f"winter-3.rules-{rules}.record").read_bytes() == before

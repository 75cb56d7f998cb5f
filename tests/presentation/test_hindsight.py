"""What was asked at a line of a record, in words."""

from tests.play.recorded import SCATHE_TEXT
from theomachy import games
from theomachy.play.records import read_record
from theomachy.presentation.hindsight import asked
from theomachy.presentation.text import Words

SCATHE = games.game("scathe")


def test_options_name_the_piece_that_they_are_of():
    """An ability has a number only: whose it is, is said before it. What names somebody already is left as it is."""
    record, words = read_record(SCATHE_TEXT), Words(SCATHE, "en")
    lines = [n for n, entry in enumerate(record.entries) if entry.who.isdecimal()]
    told = asked(record, SCATHE, words, {n: {record.entries[n].key} for n in lines})
    assert sorted(told) == lines
    said = [text for line in told.values() for text in line.options.values()]
    uses = [text for text in said if "Use ability" in text]
    assert uses
    assert all(": Use ability" in text for text in uses)
    assert all(line.question for line in told.values())


def test_nothing_wanted_is_nothing_told():
    assert asked(read_record(SCATHE_TEXT), SCATHE, Words(SCATHE, "en"), {}) == {}

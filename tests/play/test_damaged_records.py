"""Records that are damaged are found out, and the line is named."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play.recorded import MINI, MINI_TEXT, TEXTS, caught, finished, taken_apart
from theomachy.play.records import FORMAT, read_record, write_record


def found_at(lines: list[str], damaged: int, head: int) -> None:
    """Found at its line; in the head, whose check comes at its end, no later than there."""
    line = caught("\n".join(lines) + "\n" if lines else "").line
    if damaged > head:
        assert abs(line - damaged) <= 1
    else:
        assert damaged - 1 <= line <= head + 1


@TEXTS
def test_a_line_that_is_missing_is_found(text):
    lines, head = taken_apart(text)
    for at in range(len(lines)):
        found_at(lines[:at] + lines[at + 1 :], at + 1, head)


@TEXTS
def test_lines_that_changed_places_are_found(text):
    lines, head = taken_apart(text)
    for at in range(len(lines) - 1):
        found_at([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]], at + 1, head)


@TEXTS
def test_a_line_that_stands_twice_is_found(text):
    lines, head = taken_apart(text)
    for at in range(len(lines)):
        found_at([*lines[: at + 1], *lines[at:]], at + 1, head)


@TEXTS
def test_a_record_that_breaks_off_is_found(text):
    """After any line, and within any."""
    lines, head = taken_apart(text)
    for at in range(len(lines)):
        found_at(lines[:at], max(1, at), head)
        found_at([*lines[:at], lines[at][: len(lines[at]) // 2]], at + 1, head)
        found_at([*lines[:at], lines[at][:-1]], at + 1, head)


@TEXTS
def test_a_character_that_was_changed_is_found(text):
    """Another one, one more or one less, anywhere."""
    lines, head = taken_apart(text)
    random = Random(1)
    for at, line in enumerate(lines):
        for place in {0, len(line) - 1, *random.choices(range(len(line)), k=1 + 100 // len(lines))}:
            new = random.choice([c for c in '0a1f9~ |-"{},.:é🜂\x00\tSZ' if c != line[place]])
            changed = random.choice([new, new + line[place], line[place] + new, ""])
            found_at([*lines[:at], line[:place] + changed + line[place + 1 :], *lines[at + 1 :]], at + 1, head)


@TEXTS
def test_lines_may_end_as_windows_ends_them(text):
    """A record that came by mail is the same record; lines added to it are found."""
    assert read_record(text.replace("\n", "\r\n")) == read_record(text) == read_record(text.rstrip("\n"))
    lines, head = taken_apart(text)
    for more in ("", "story | {} | 00000000", lines[-1], "x"):
        found_at([*lines, more], len(lines) + 1, head)


@pytest.mark.parametrize("place", ["mini", "start", "| 1 |", "finished", "events"])
def test_half_a_character_is_damage_too(place):
    """As Python reads bytes that are no text, if told to."""
    caught(MINI_TEXT.replace(place, f"{place}\udc80", 1))


def test_lines_of_another_record_are_found():
    """Same head, same numbers, another game."""
    one, two = (write_record(finished(MINI, "usual", seed)).splitlines() for seed in (1, 2))
    assert one[:9] == two[:9]
    at = next(at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
    for n in range(at + 1, min(len(one), len(two))):
        found_at([*one[:n], *two[n:]], n + 1, 9)


@settings(deadline=None)
@given(st.text())
def test_rubbish_is_no_record(text):
    assert caught(text).reason.id == "record-format"


@settings(deadline=None)
@given(st.lists(st.text(max_size=30) | st.sampled_from(MINI_TEXT.splitlines()), max_size=12))
def test_rubbish_after_a_good_beginning_is_no_record(lines):
    caught("\n".join([FORMAT, *lines]))
    caught("\n".join([*MINI_TEXT.splitlines()[:10], *lines]))


def test_bytes_and_huge_lines_are_no_record():
    for size in (1, 10, 1000, 100_000):
        rubbish = Random(size).randbytes(size).decode("latin-1")
        for text in ("", rubbish, "x" * size * 10, FORMAT + rubbish, f"{FORMAT}\n{rubbish}", MINI_TEXT + rubbish):
            if text != MINI_TEXT:
                caught(text)
        caught(MINI_TEXT.replace("rounds", "rounds" + "s" * size))
        caught(MINI_TEXT + "|" * size)
    assert len(str(caught("x" * 10**6))) < 200, "it is not all repeated"

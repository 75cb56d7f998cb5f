"""Records that are forged are found out, though their checks fit, and the line is named."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.play.recorded import (
    MINI,
    MINI_TEXT,
    NONCES,
    OPEN_TEXT,
    SCATHE,
    SCATHE_TEXT,
    SEED,
    SHORT,
    TEXTS,
    after,
    bidding,
    caught,
    finished,
    taken_apart,
)
from theomachy.kernel import Roll, Seeded, each
from theomachy.play.records import NEEDED, BadRecord, _check, read_record, write_record
from theomachy.play.replays import replay, verify

# Forgery: records changed by someone who knows how to make the checks fit again


Change = Callable[[list[str]], Any]
WHO, KEY, FACES, DIGEST = 1, 2, 3, 4


def forge(text: str, *changes: Change) -> str:
    """Change the lines of a record, shown without their checks, in place."""
    lines, head = taken_apart(text)
    bare = [*lines[: head - 1], "--", *[line.rpartition(" | ")[0] for line in lines[head:]]]
    for change in changes:
        change(bare)
    at = bare.index("--")
    check = _check("", "\n".join(bare[:at]))
    forged = [*bare[:at], f"-- {check}"]
    for line in bare[at + 1 :]:
        check = _check(check, line)
        forged.append(f"{line} | {check}")
    return "\n".join(forged) + "\n"


def put(line: int, new: str) -> Change:
    """Another line in this place."""

    def change(lines: list[str]) -> None:
        lines[line - 1] = new

    return change


def ending(line: int, new: str) -> Change:
    """This is the last line."""

    def change(lines: list[str]) -> None:
        lines[line - 1 :] = [new]

    return change


def column(line: int, number: int, new: str) -> Change:
    """Another text in a column of a line."""

    def change(lines: list[str]) -> None:
        columns = lines[line - 1].split(" | ")
        columns[number] = new
        lines[line - 1] = " | ".join(columns)

    return change


def refused(text: str, id: str, line: int | range, held: Callable[..., Any] = replay) -> None:
    """The checks hold, but the record does not."""
    record = read_record(text)
    game = SCATHE.game if record.fields["content"] == SCATHE.game.content.digest else MINI.game
    with pytest.raises(BadRecord, match=f"^{id}") as caught:
        held(record, game)
    assert caught.value.line in (line if isinstance(line, range) else [line])


def entries_of(text: str) -> Iterator[tuple[int, Any]]:
    """Every entry with its line, but the first, which is nobody's."""
    record = read_record(text)
    return ((record.body + n, entry) for n, entry in enumerate(record.entries) if n)


def end_of(text: str) -> int:
    """The line on which the result stands."""
    record = read_record(text)
    return record.body + len(record.entries)


@TEXTS
def test_a_forger_who_changes_nothing_makes_the_same_record(text):
    assert forge(text) == text


@pytest.mark.parametrize("field", NEEDED)
def test_every_field_of_the_head_is_needed_once(field):
    at = 1 + NEEDED.index(field)
    missing = caught(forge(MINI_TEXT, lambda lines: lines.pop(at)))
    assert (missing.reason.id, missing.reason.args["field"]) == ("record-field-missing", field)
    assert at < missing.line <= 9
    twice = caught(forge(MINI_TEXT, lambda lines: lines.insert(at, lines[at])))
    assert (twice.reason.id, twice.reason.args["field"], twice.line) == ("record-header", field, at + 2)


@pytest.mark.parametrize("line", ["colour red", "", "Game mini", "games mini", " game mini", "\tsetup {}", "🜂"])
def test_a_field_that_nobody_knows_does_not_belong_there(line):
    bad = caught(forge(MINI_TEXT, lambda lines: lines.insert(4, line)))
    assert (bad.reason.id, bad.line) == ("record-header", 5)


@pytest.mark.parametrize(
    ("line", "new", "id"),
    [
        (2, "game scathe", "record-other-game"),
        (2, "game", "record-other-game"),
        (3, "rules 2", "record-other-rules"),
        (3, "rules 1 ", "record-other-rules"),
        (4, "content 5f1c0c3b6f1d2a70", "record-other-content"),
        (5, "setup", "record-setup"),
        (5, "setup {", "record-setup"),
        (5, "setup []", "record-setup"),
        (5, 'setup {"rounds":"3"}', "record-setup"),
        (6, "dice", "record-dice"),
        (6, "dice thrown 37", "record-dice"),
        (6, "dice seeded xyz", "record-dice"),
        (6, "dice seeded 377", "record-dice"),
        (6, "dice seeded", "record-commitment"),
        (6, "dice seeded 37", "record-commitment"),
        (6, "dice typed 37", "record-commitment"),
        (7, "commitment", "record-commitment"),
        (7, f"commitment {'0' * 64}", "record-commitment"),
        (8, "nonces 0", "record-dice"),
        (8, f"nonces {'g' * 32}", "record-dice"),
        (8, f"nonces {'0' * 64}", "record-dice"),
    ],
)
def test_a_head_that_does_not_fit_is_refused(line, new, id):
    """At its line; commitment and nonces where the dice are described."""
    refused(forge(MINI_TEXT, put(line, new)), id, range(6, 9) if line > 6 else line)


def test_a_commitment_cannot_be_left_out():
    refused(forge(MINI_TEXT, lambda lines: lines.pop(6)), "record-commitment", range(6, 9))


@pytest.mark.parametrize(
    "setup",
    [
        '{"parties":["defender","starter-2"]}',
        '{"parties":["starter-1","starter-1"]}',
        '{"parties":["starter-1"]}',
        '{"rulings":{"round_limit":-1}}',
        '{"rulings":{"death":"never"}}',
        '{"colour":"red"}',
        "null",
    ],
)
def test_a_setup_that_is_not_legal_is_refused(setup):
    refused(forge(SCATHE_TEXT, put(5, f"setup {setup}")), "record-setup", 5)


def test_a_setup_deeper_than_anyone_can_read_is_refused():
    refused(forge(MINI_TEXT, put(5, 'setup {"more":' + "[" * 100_000)), "record-setup", 5)


@TEXTS
def test_an_answer_that_is_not_legal_is_refused_at_its_line(text):
    for line, entry in entries_of(text):
        if not entry.who.startswith("undo"):
            for key in ("", "nonsense", "~" + "0" * 32):
                refused(forge(text, column(line, KEY, key)), "record-not-legal", line)


@TEXTS
def test_an_answer_of_nobody_is_refused_at_its_line(text):
    nobody = ("", "0", "3", "-1", "x", "start", "9" * 5000, "undo 3", "undo x", "undo")
    for n, (line, _) in enumerate(entries_of(text)):
        refused(forge(text, column(line, WHO, nobody[n % len(nobody)])), "record-not-legal", line)


def test_dice_do_not_take_themselves_back():
    """There is no seat 0 that could have them rolled again."""
    roll = Roll(((1, 2, 3),) * 2, each)
    state = MINI.start("usual", 1, Seeded(SEED, NONCES)).state
    anew = msgspec.structs.replace(state, cards=Seeded(SEED, NONCES).roll(roll, 1, 0, 0))
    assert anew.cards != state.cards
    line = end_of(OPEN_TEXT)
    back = [put(line, f"1 | undo 0 |  |  | {anew.digest()}"), lambda lines: lines.append("end | 1 | open")]
    refused(forge(OPEN_TEXT, *back), "record-not-legal", line)


def test_another_state_is_found_at_its_line():
    for text in (MINI_TEXT, SCATHE_TEXT):
        first = read_record(text).body
        for line in (first, *[line for line, _ in entries_of(text)]):
            refused(forge(text, column(line, DIGEST, "0" * 16)), "record-other-state", line)


def test_other_dice_are_found_at_their_line():
    """Faces that the dice do not have, too few, too many, or others than those that led to the state."""
    for line, entry in entries_of(SCATHE_TEXT):
        for faces in ("9", "x", f"{entry.faces}, 4", f"{entry.faces}, ", "d1" if entry.faces else "1"):
            refused(forge(SCATHE_TEXT, column(line, FACES, faces)), "record-(other-dice|not-legal)", line)
        if entry.faces in ("2", "3"):  # a better face may allow the same; the seed does not give it
            other = forge(SCATHE_TEXT, column(line, FACES, "5"))
            refused(other, "record-", range(line, end_of(SCATHE_TEXT)), verify)


class Loaded(Seeded):
    """Dice from the seed, but for one roll."""

    def __init__(self, count: int) -> None:
        super().__init__(SEED, NONCES)
        self.count = count

    def roll(self, roll, epoch, step, number):
        faces = super().roll(roll, epoch, step, number)
        self.count -= 1
        others = [[face for face in die if face != shown] for die, shown in zip(roll.dice, faces, strict=True)]
        return faces if self.count else tuple(other[0] for other in others)


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("entry", SHORT, ids=["scathe", "mini"])
def test_a_die_that_is_not_from_the_seed_is_found_at_its_line(entry, count):
    """Every answer was legal and every digest fits: it can be replayed, but not verified."""
    text = write_record(finished(entry, next(iter(entry.presets)), chance=Loaded(count)))
    assert after(text).result is not None
    record = read_record(text)
    rolls = [record.body + n for n, e in enumerate(record.entries) for _ in e.faces.split(", ") if e.faces]
    refused(text, "record-die-not-from-seed", rolls[count - 1], verify)


@pytest.mark.parametrize(
    "result", ["finished 1 0", "finished 0 1", "finished 0.5 0.5", "finished", "finished x", "won"]
)
def test_another_result_is_found(result):
    end = end_of(MINI_TEXT)
    if result != read_record(MINI_TEXT).result:
        refused(forge(MINI_TEXT, column(end, 2, result)), "record-result", end, verify)


def test_a_match_that_is_over_is_not_open():
    end = end_of(MINI_TEXT)
    last = len(read_record(MINI_TEXT).entries) - 1
    refused(forge(MINI_TEXT, ending(end, f"end | {last} | open")), "record-result", end, verify)


@pytest.mark.parametrize("result", ["finished ", "finished 1 0"])
def test_a_match_that_is_open_is_not_over(result):
    end = end_of(OPEN_TEXT)
    story = ['story | {"fixed":{}}', 'story | {"events":[],"scene":{}}']
    told = [lambda lines: lines.extend(story), lambda lines: lines.insert(lines.index("--"), "telling 1")]
    forged = forge(OPEN_TEXT, column(end, 2, result), *told)
    refused(forged, "record-result", end + 1, verify)


@pytest.mark.parametrize(
    ("line", "number", "new"),
    [(10, WHO, "1"), (10, WHO, "end"), (10, KEY, "x"), (11, WHO, "01"), (11, WHO, "+1"), (11, WHO, "１")],
)
def test_nothing_stands_in_a_record_that_its_match_would_not_say(line, number, new):
    """Whatever else leads to the same match is not its record."""
    match = bidding()
    match.answer("0", 0)
    refused(forge(write_record(match), column(line, number, new)), "record-", line, verify)


@pytest.mark.parametrize(("number", "new"), [(WHO, "redo {}"), (WHO, "undo  {}"), (WHO, " {}"), (KEY, "x")])
def test_a_take_back_says_no_more_than_whose_it_is(number, new):
    line, entry = next((line, entry) for line, entry in entries_of(MINI_TEXT) if entry.who.startswith("undo"))
    refused(forge(MINI_TEXT, column(line, number, new.format(entry.who[-1]))), "record-", line, verify)


# Records that say less or more than a record says


@pytest.mark.parametrize("end", ["end", "end | ", "end | 0", "end | 0 | open | more"])
def test_the_last_line_says_how_many_and_how_it_ended(end):
    line = end_of(OPEN_TEXT)
    assert caught(forge(OPEN_TEXT, ending(line, end))).line == line


def test_a_record_begins_with_the_start():
    """A record of nothing at all is none."""
    empty = forge(OPEN_TEXT, ending(read_record(OPEN_TEXT).body, "end | -1 | open"))
    with pytest.raises(BadRecord):
        replay(read_record(empty), MINI.game)


@pytest.mark.parametrize("count", ["0", "2", "-1", "", "x", "1 "])
def test_the_number_of_entries_must_fit(count):
    match = bidding()
    match.answer("0", 0)
    text = write_record(match)
    bad = caught(forge(text, column(end_of(text), 1, count)))
    assert (bad.reason.id, bad.line) == ("record-order", end_of(text))


@pytest.mark.parametrize("line", ["1 | 1", "1 | 1 | 0 | ", "1 | 1 | 0 |  | x | y", "1", "1 | "])
def test_an_entry_has_four_columns(line):
    bad = caught(forge(OPEN_TEXT, lambda lines: lines.insert(10, line)))
    assert (bad.reason.id, bad.line) == ("record-line-changed", 11)


@pytest.mark.parametrize("story", ["", "x", "{", "5", "null", "[]", "[" * 100_000], ids=lambda story: story[:4])
def test_a_story_that_cannot_be_read_is_found(story):
    last = len(MINI_TEXT.splitlines())
    assert caught(forge(MINI_TEXT, put(last, f"story | {story}"))).line == last


def test_a_story_has_a_part_for_every_entry():
    assert caught(forge(MINI_TEXT, lambda lines: lines.pop())).reason.id == "record-cut"
    assert caught(forge(MINI_TEXT, lambda lines: lines.append(lines[-1]))).reason.id == "record-cut"


def test_what_is_not_over_has_no_story():
    caught(forge(OPEN_TEXT, lambda lines: lines.append('story | {"fixed":{}}')))


@pytest.mark.parametrize("part", range(4))
def test_another_story_than_the_match_tells_is_found(part):
    """Whoever watches it sees what was played."""
    line = end_of(MINI_TEXT) + 1 + part

    def lie(lines: list[str]) -> None:
        told = msgspec.json.decode(lines[line - 1].removeprefix("story | "))
        told["fixed" if part == 0 else "scene"] |= {"tracks": {"0": {"label": "mini-number", "value": 99}}}
        lines[line - 1] = f"story | {msgspec.json.encode(told).decode()}"

    refused(forge(MINI_TEXT, lie), "record-", line, verify)


# Stories of earlier editions


def lines_of_head(text: str) -> dict[str, int]:
    """On which line each field of the head stands."""
    return {name: line for line, name in enumerate(read_record(text).fields, 2)}


def test_a_record_from_before_the_first_release_is_refused_in_a_sentence():
    """Its story does not say in which way it is told."""
    before = forge(MINI_TEXT, lambda lines: lines.pop(lines_of_head(MINI_TEXT)["telling"] - 1))
    assert caught(before).reason.id == "record-unreleased"


def test_a_story_that_an_earlier_edition_told_is_left_as_it_is():
    """The match itself is held all the same, and it is said that its story is not."""
    later = replace(MINI.game, telling="2")
    assert "unverified-story" not in [message.id for message in verify(read_record(MINI_TEXT), MINI.game)]
    held = [message.id for message in verify(read_record(MINI_TEXT), later)]
    assert held.count("unverified-story") == 1
    assert "verified-digests" in held


@pytest.mark.parametrize("telling", ["2", "0", "x", "²", "99999999999"])
def test_nobody_tells_in_a_way_that_never_was(telling: str):
    forged = forge(MINI_TEXT, put(lines_of_head(MINI_TEXT)["telling"], f"telling {telling}"))
    with pytest.raises(BadRecord, match="record-disagrees"):
        verify(read_record(forged), MINI.game)

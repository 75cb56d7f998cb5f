"""Matches that go on from a moment of another one: their records are whole, and each die is held against its seed."""

from dataclasses import replace as changed
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as replaced

from tests.play.recorded import MINI, MINI_TEXT, NONCES, SCATHE, SCATHE_TEXT, SEED, SHORT, actions, do, finished, ids
from tests.play.test_tampering import column, forge, put
from theomachy.kernel import Match, Seeded, Typed
from theomachy.kernel.chance import Origin
from theomachy.play.origins import origins_after, read_origins, write_origins
from theomachy.play.records import BadRecord, Record, beginning_of, chain_of, read_record, write_record
from theomachy.play.replays import go_on, replay, verify

OTHER = b"another seed"
FACES = 3
"""the column of a line where its dice stand"""


def game_of(text: str) -> Any:
    return SCATHE.game if text == SCATHE_TEXT else MINI.game


def played_on(record: Record, game: Any, lines: int, seed: bytes = OTHER, typed: bool = False) -> Match[Any]:
    """A match that goes on after so many lines of a record, to its end."""
    opening = read_record(beginning_of(record, lines))
    match = go_on(opening, game, (Typed if typed else Seeded)(seed, NONCES))
    for action in actions(match, Random(seed), undos=2):
        do(match, action)
    return match


@pytest.mark.parametrize("text", [SCATHE_TEXT, MINI_TEXT], ids=["scathe", "mini"])
def test_a_match_goes_on_from_every_moment_of_another(text: str):
    """Its record begins with all lines of the other, and can be checked from its first die to its last."""
    record, game = read_record(text), game_of(text)
    for lines in range(1, len(record.entries)):
        if replay(record, game, upto=lines).request is None:
            continue
        again = read_record(write_record(played_on(record, game, lines)))
        assert again.entries[:lines] == record.entries[:lines]
        assert again.fields["origin"].startswith(f"{lines} seeded {SEED.hex()}")
        held = verify(again, game)
        assert {"verified-dice", "verified-origin", "verified-result"} <= set(ids(held))
        assert "unverified-dice" not in ids(held)


def test_dice_from_there_on_are_new():
    record = read_record(SCATHE_TEXT)
    opening = read_record(beginning_of(record, 3))
    rolled = []
    for seed in (b"one", b"two"):
        match = go_on(opening, SCATHE.game, Seeded(seed))
        while match.asks:
            match.answer(match.asks[0].keys()[0], match.asks[0].seat)
        rolled.append([entry.faces for entry in read_record(write_record(match)).entries[3:]])
    assert rolled[0] != rolled[1]


def test_a_match_goes_on_from_one_that_went_on():
    """From after its own beginning, and from before it: then the first one's dice are all that came before."""
    first = read_record(SCATHE_TEXT)
    second = read_record(write_record(played_on(first, SCATHE.game, 6)))
    late = read_record(write_record(played_on(second, SCATHE.game, 9, b"third")))
    assert [origin.before for origin in read_origins(late.fields["origin"])] == [6, 9]
    assert ids(verify(late, SCATHE.game)) == ids(verify(second, SCATHE.game))
    early = read_record(write_record(played_on(second, SCATHE.game, 4, b"third")))
    assert early.fields["origin"] == write_origins((Origin(4, f"seeded {SEED.hex()}", NONCES),))
    assert verify(early, SCATHE.game)


def test_what_was_typed_before_is_not_held_and_what_is_rolled_is():
    typed = read_record(write_record(finished(SHORT[0], "random", chance=Typed(SEED, NONCES))))
    record = read_record(write_record(played_on(typed, SCATHE.game, 5)))
    assert {"verified-dice", "unverified-dice", "verified-origin"} <= set(ids(verify(record, SCATHE.game)))
    seeded = read_record(SCATHE_TEXT)
    record = read_record(write_record(played_on(seeded, SCATHE.game, 5, typed=True)))
    assert {"verified-dice", "unverified-dice", "verified-origin"} <= set(ids(verify(record, SCATHE.game)))


def test_a_seat_keeps_a_record_that_agrees():
    """While it runs other seats' secrets are hidden in it like in any other; its chain has all lines."""
    record = read_record(MINI_TEXT)
    match = go_on(read_record(beginning_of(record, 5)), MINI.game, Seeded(OTHER, NONCES))
    kept = read_record(write_record(match, viewer=0))
    for action in actions(match, Random(1)):
        do(match, action)
    whole = read_record(write_record(match))
    assert "verified-mine" in ids(verify(whole, MINI.game, kept))
    assert len(chain_of(whole)) == len(whole.entries)


def lines_with_dice(record: Record, lines: range) -> list[int]:
    return [number for number in lines if record.entries[number].faces]


@pytest.mark.parametrize("part", ["before", "after"])
def test_another_die_is_found_on_either_side(part: str):
    record = read_record(write_record(played_on(read_record(SCATHE_TEXT), SCATHE.game, 8)))
    text = write_record(replay(record, SCATHE.game))
    lines = range(1, 8) if part == "before" else range(8, len(record.entries))
    number = lines_with_dice(record, lines)[0]
    rolls = record.entries[number].faces.split(", ")
    rolls[0] = str(int(rolls[0].split()[0]) % 6 + 1)
    forged = forge(text, column(record.body + number, FACES, ", ".join(rolls)))
    with pytest.raises(BadRecord):
        verify(read_record(forged), SCATHE.game)


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "x",
        "0 seeded 00",
        "8",
        "8 loaded 00",
        "8 seeded xy",
        "8 seeded 00 zz",
        "9 seeded 00; 8 seeded 00",
        "8 a b c d",
    ],
)
def test_an_origin_that_makes_no_sense_is_refused_at_its_line(origin: str):
    record = read_record(write_record(played_on(read_record(SCATHE_TEXT), SCATHE.game, 8)))
    text = write_record(replay(record, SCATHE.game))
    line = 2 + list(record.fields).index("origin")
    with pytest.raises(BadRecord) as caught:
        verify(read_record(forge(text, put(line, f"origin {origin}".rstrip()))), SCATHE.game)
    assert caught.value.line == line or origin in ("", "0 seeded 00")


@pytest.mark.parametrize("number", [4, 10])
def test_a_record_of_older_rules_is_held_against_both_seeds(number: int):
    """A row of the highest faces lies nowhere, neither before the moment nor after it."""
    record = read_record(write_record(played_on(read_record(SCATHE_TEXT), SCATHE.game, 8)))
    newer = changed(SCATHE.game, rules=str(int(SCATHE.game.rules) + 1))
    assert {"verified-commitment", "verified-order"} <= set(ids(verify(record, newer)))
    record.entries[number] = replaced(record.entries[number], faces=" ".join("6" * 16))
    with pytest.raises(BadRecord, match=r"^record-dice-nowhere") as caught:
        verify(record, newer)
    assert caught.value.line == record.body + number


def test_origins_are_written_and_read():
    origins = (Origin(4, "given", ()), Origin(9, "seeded 00ff", NONCES), Origin(12, "typed 01", ()))
    assert read_origins(write_origins(origins)) == origins
    assert read_origins("") == ()
    assert origins_after({"dice": "seeded 05", "origin": write_origins(origins)}, 9) == origins[:2]

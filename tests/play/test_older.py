"""Records of older rules: their story is told, their dice are held against the seed, and what cannot be is named."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from tests.conformance.games import GODBREAKER
from tests.play.recorded import MINI, NONCES, SCATHE_TEXT, SEED, SHORT, actions, do, finished, ids
from tests.play.test_tampering import FACES, KEY, column, forge, put
from tests.play.winter import play_on, winter
from theomachy.kernel import Seeded, Typed
from theomachy.play.campaigns import Played, after, begin, retold
from theomachy.play.older import hold_dice, is_older, story_at
from theomachy.play.origins import Sources
from theomachy.play.records import BadRecord, RecordEntry, read_record, write_log, write_record
from theomachy.play.replays import replay, verify

SCATHE = replace(SHORT[0].game, rules="2")
"""By whose rules the records here were not made."""
ANSWERS = ["unverified-rules", "verified-commitment", "verified-order"]


def test_an_older_record_says_what_holds_and_what_cannot_be_checked():
    record = read_record(SCATHE_TEXT)
    held = verify(record, SCATHE)
    assert ids(held)[:3] == ANSWERS
    assert held[0].args == {"found": "1", "needed": "2"}
    dice = sum(len(roll.split()) for entry in record.entries for roll in entry.faces.split(", ") if roll.isdigit())
    assert held[2].args == {"n": dice}


@pytest.mark.parametrize(("line", "version"), [(3, "3"), (3, "2 "), (3, "x"), (3, "1" * 5000)])
def test_rules_that_are_not_older_are_refused(line: int, version: str):
    """Nobody can hide a record from the rules by naming some that never were."""
    record = read_record(forge(SCATHE_TEXT, put(line, f"rules {version}")))
    assert not is_older(record, SCATHE)
    with pytest.raises(BadRecord, match=r"^record-other-rules"):
        verify(record, SCATHE)


def test_it_cannot_be_played_on():
    with pytest.raises(BadRecord, match=r"^record-other-rules"):
        replay(read_record(SCATHE_TEXT), SCATHE)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("entry", [SHORT[0], MINI], ids=lambda entry: entry.name)
def test_the_dice_of_a_true_record_hold(entry, seed: int):
    """Take-backs over dice, which turn to other dice, included."""
    match = finished(entry, next(iter(entry.presets)), seed, undos=5)
    record = read_record(write_record(match))
    dice = sum(len(roll.split()) for line in record.entries for roll in line.faces.split(", ") if roll)
    assert sum(hold_dice(record, Sources(record.fields), SCATHE.dice if entry is not MINI else ((1, 2, 3),))) == dice


def test_dice_that_the_seed_gives_nowhere_are_found_at_their_line():
    """One die may lie among the next of the seed by chance; a row of the highest faces does not."""
    record = read_record(SCATHE_TEXT)
    number = next(number for number, entry in enumerate(record.entries) if entry.faces.isdigit())
    forged = read_record(forge(SCATHE_TEXT, column(record.body + number, FACES, "6 6 6 6 6 6")))
    with pytest.raises(BadRecord, match=r"^record-dice-nowhere") as caught:
        verify(forged, SCATHE)
    assert caught.value.line == record.body + number


def test_another_seed_is_found():
    record = read_record(forge(SCATHE_TEXT, put(6, "dice seeded 37")))
    with pytest.raises(BadRecord, match=r"^record-commitment"):
        verify(record, SCATHE)


def test_dice_that_were_typed_vouch_for_nothing():
    match = SHORT[0].start("random", 1, Typed(SEED, NONCES))
    for action in actions(match, Random(1)):
        do(match, action)
    assert ids(verify(read_record(write_record(match)), SCATHE)) == ["unverified-rules", "unverified-dice"]


def test_without_kinds_of_dice_none_are_held():
    assert "verified-order" not in ids(verify(read_record(SCATHE_TEXT), replace(SCATHE, dice=())))


def test_its_story_tells_the_same_as_playing_it_again():
    """At every step, with what was taken back left out."""
    record, game = read_record(SCATHE_TEXT), SHORT[0].game
    for upto in (*range(1, len(record.entries), 7), None):
        match = replay(record, game, upto)
        scene, events = story_at(record, upto)
        assert scene.moving() == game.scene(match.state, None).moving()
        assert msgspec.to_builtins(events) == msgspec.to_builtins(match.events)


def test_an_open_record_has_no_story():
    match = SHORT[0].start("random", 1, Seeded(SEED, NONCES))
    with pytest.raises(BadRecord, match=r"^record-no-story"):
        story_at(read_record(write_record(match)))


def test_what_nobody_decided_is_not_taken_back():
    text = write_log("scathe", "1", "", "{}", Seeded(SEED, NONCES), [RecordEntry("undo 1", "", "", "")])
    with pytest.raises(BadRecord, match=r"^record-nothing-back"):
        verify(read_record(text), SCATHE)


def test_what_a_seat_kept_is_held_against_it_secrets_included():
    """Bids that the other seat may not know, and dice that fell face down."""
    match = MINI.start("usual", 1, Seeded(SEED, NONCES))
    match.answer(match.ask_of(1).keys()[0], 1)
    mine = read_record(write_record(match, viewer=0))
    assert any(entry.key.startswith("~") or "~" in entry.faces for entry in mine.entries)
    for action in actions(match, Random(1)):
        do(match, action)
    text, game = write_record(match), replace(MINI.game, rules="2")
    assert ids(verify(read_record(text), game, mine))[-1] == "verified-mine"
    forged = read_record(forge(text, column(read_record(text).body + 1, KEY, "5")))
    with pytest.raises(BadRecord, match=r"^record-disagrees"):
        verify(forged, game, mine)


# Campaigns


def test_what_lived_on_after_a_match_of_older_rules_is_told_by_its_record():
    """What the record tells is what was written down by the rules of its day."""
    campaign, texts = winter()
    for number, played in enumerate(campaign.matches):
        before = msgspec.structs.replace(campaign, matches=campaign.matches[:number])
        told = retold(GODBREAKER.game, before, read_record(texts[number]), texts[number])
        assert msgspec.json.decode(msgspec.json.encode(told), type=Played) == played


def test_a_campaign_of_older_rules_goes_on_by_those_of_today():
    campaign, game = winter().campaign, GODBREAKER.game
    match = begin(game, campaign)
    play_on(match, 1)
    longer = after(game, campaign, match, write_record(match))
    assert len(longer.matches) == 3
    assert longer.rules == game.rules != campaign.rules
    begin(game, longer)

"""Records: written at any moment, played again, held against the rules and the seed."""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from random import Random
from typing import Any

import pytest

from tests.conformance import mini
from tests.conformance.games import GameCase, decide
from tests.play.recorded import (
    DICE,
    MINI,
    MINI_TEXT,
    NONCES,
    OPEN_TEXT,
    SCATHE,
    SCATHE_TEXT,
    SEED,
    SHORT,
    TABLES,
    Action,
    actions,
    after,
    bidding,
    do,
    events,
    finished,
    ids,
    plain,
    standing,
)
from theomachy.kernel import Ask, Fast, Match, Roll, Seeded, Typed, each, key_of
from theomachy.kernel.match import CHANCE, HIDDEN
from theomachy.kernel.requests import say_faces
from theomachy.play.patches import apply
from theomachy.play.records import FORMAT, BadRecord, Record, read_record, write_record
from theomachy.play.replays import replay, verify


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest) -> tuple[GameCase, str]:
    return request.param


# There and back


@pytest.mark.parametrize("dice", DICE)
def test_a_record_brings_back_the_match_from_every_moment(table, dice):
    """With secrets half given, dice to be typed, decisions taken back freely or over dice; and it plays on alike."""
    entry, preset = table
    match = entry.start(preset, 1, DICE[dice](SEED, NONCES))
    story: list[Action] = []
    replayed: list[tuple[int, str, Match[Any]]] = []
    for turn, action in enumerate(actions(match, Random(1), undos=20)):
        if not isinstance(match.request, Roll) or turn % 4 == 0:  # dice follow dice in a draft
            text = write_record(match)
            again = after(text)
            assert standing(again) == standing(match)
            replayed.append((turn, text, again))
        story.append(action)
        do(match, action)
    assert match.epoch, "dice were taken back"
    end = write_record(match)
    for turn, text, again in replayed[::12]:
        assert write_record(again) == text
        for action in story[turn:]:
            do(again, action)
        assert standing(again) == standing(match)
        assert again.result == match.result
        assert write_record(again) == end


def test_half_given_secrets_and_pending_dice_come_back():
    match = MINI.start("usual", 1, Typed(SEED, NONCES))
    assert after(write_record(match)).request == match.request == Roll(((1, 2, 3),) * 2, each, "mini-deal", secret=True)
    match.answer("1 3")
    match.answer("2", 1)
    again = after(write_record(match))
    assert again.given == {1: 2}
    assert [ask.seat for ask in again.asks] == [0]


def test_a_decision_may_be_taken_back_before_its_die_is_typed():
    """Freely: no die has fallen. The die that is typed later belongs to the decision that stood."""
    match = MINI.start("usual", 1, Typed(SEED))
    for action in [(None, "1 2"), (0, "1"), (1, "0"), (0, "1"), (0, "100"), (0, None), (0, "150"), (None, "3 3")]:
        do(match, action)
    text = write_record(match)
    entries = read_record(text).entries
    assert [(entry.key, entry.faces) for entry in entries[4:]] == [("100", ""), ("", ""), ("150", "3 3")]
    assert standing(after(text)) == standing(match)


def test_whole_games_come_back():
    """Full length, take-backs and all; the text is the same again."""
    for preset in ("draft", "random"):
        match = finished(SCATHE, preset, 4, undos=20)
        text = write_record(match)
        assert standing(after(text)) == standing(match)
        assert write_record(after(text)) == text


def test_a_record_is_made_of_readable_lines():
    """Number, seat, key, faces, digest, check; a take-back says whose; the head says what was agreed."""
    match = MINI.start("usual", 1, Seeded(SEED, NONCES))
    for action in [(1, "0"), (0, "1"), (0, "3"), (0, None), (0, "2"), (0, "250")]:
        do(match, action)
    lines = write_record(match).splitlines()
    commitment = Seeded(SEED).commitment
    assert lines[:8] == [
        FORMAT,
        "game mini",
        "rules 1",
        "content ",
        'setup {"rounds":3}',
        f"dice seeded {SEED.hex()}",
        f"commitment {commitment}",
        f"nonces {NONCES[0]} {NONCES[1]}",
    ]
    assert lines[8].startswith("-- ")
    rows = [line.split(" | ") for line in lines[9:]]
    told = [(number, who, key) for number, who, key, *_ in rows[:-1]]
    assert told[0] == ("0", "start", "")
    assert {told[1][1:], told[2][1:]} == {("1", "1"), ("2", "0")}
    assert told[3:] == [("3", "1", "3"), ("4", "undo 1", ""), ("5", "1", "2"), ("6", "1", "250")]
    dealt = [say_faces(faces) for who, faces in match.journal if who == HIDDEN]
    assert [row[3] for row in rows[:-1] if row[3]] == dealt
    assert rows[-2][4] == match.state.digest()
    assert rows[-1][:3] == ["end", "6", "open"]


@pytest.mark.parametrize("text", [MINI_TEXT, SCATHE_TEXT], ids=["mini", "scathe"])
def test_a_record_can_be_played_up_to_any_entry(text):
    """So many entries are played; what comes then is as if it had been saved there."""
    entries = read_record(text).entries
    for upto in range(1, len(entries) + 1):
        match = after(text, upto=upto)
        assert match.state.digest() == entries[upto - 1].digest
        assert read_record(write_record(match)).entries == entries[:upto]
    assert after(text).result is not None


def test_dice_that_were_given_come_back():
    """Of a fast stream or a script only the faces are left."""
    match = finished(SHORT[0], "random", chance=Fast(3))
    record = read_record(write_record(match))
    assert record.fields["dice"] == "given"
    assert standing(after(write_record(match))) == standing(match)
    assert ids(verify(record, SCATHE.game))[-1] == "unverified-dice"


def test_a_clone_cannot_be_recorded():
    """It knows nothing of what lies before."""
    match = MINI.start("usual", 1)
    with pytest.raises(ValueError, match="only a match that began at its setup"):
        write_record(match.clone(0))


def test_words_in_a_setup_may_hold_any_character():
    """A party's text is trimmed, so it may end in one that some count as the end of a line."""
    parties = ("defender,fighter/priest,ranger,spellsword\u2028", "warrior,knight/sage,apprentice\x85")
    match = Match(SCATHE.game, SCATHE.game.new(SCATHE.game.setup.type(parties)), Seeded(SEED), listen=True)
    assert standing(after(write_record(match))) == standing(match)


# What one seat may know


def moments_in_order(match: Match[Any], random: Random, undos: int = 6) -> Iterator[None]:
    """A random game in which secrets are given in the order of the seats and not withdrawn."""
    while match.request is not None:
        yield
        seat, key = match.request.seat, key_of(decide(match.request, random))
        match.answer(key, seat)
        if undos and not match.given and random.random() < 0.2:
            undos -= 1
            yield
            match.undo(seat, agreed=True)


def test_what_a_seat_kept_agrees_with_what_is_published(table):
    """At any moment: no seed, others' pending secrets hidden, not to be replayed; after the end everything fits."""
    entry, preset = table
    match = entry.start(preset, 2, Seeded(SEED, NONCES))
    kept: list[Record] = []
    for turn, _ in enumerate(moments_in_order(match, Random(2))):
        if turn % 4 and not match.given:
            continue
        for viewer in match.seats:
            text = write_record(match, viewer)
            mine = read_record(text)
            assert SEED.hex() not in text
            assert mine.fields["dice"] == "seeded"
            assert mine.fields["viewer"] == str(viewer + 1)
            assert hidden(mine) == len(match.given.keys() - {viewer})
            with pytest.raises(BadRecord, match="record-of-one-seat") as caught:
                replay(mine, entry.game)
            assert text.splitlines()[caught.value.line - 1] == f"viewer {viewer + 1}"
            kept.append(mine)
    full = read_record(write_record(match))
    assert full == read_record(write_record(match, 0)), "what is over is no secret"
    for mine in kept:
        held = verify(full, entry.game, mine)[-1]
        assert (held.id, held.args) == ("verified-mine", {"n": len(mine.entries) - 1})


def hidden(record: Record) -> int:
    return sum(entry.key.startswith("~") for entry in record.entries)


def commitment(match: Match[Any], key: str, seat: int = 1) -> str:
    """What the other seat's record shows of a bid."""
    match.answer(key, seat)
    return read_record(write_record(match, 1 - seat)).entries[-1].key


def test_a_hidden_secret_cannot_be_guessed():
    """Neither from its key nor by comparing it with other secrets: seed, seat and moment make every one its own."""
    other_seeds = [Seeded(SEED), Seeded(b"", NONCES), Seeded(b"another", NONCES)]
    tables = [bidding(), *map(bidding, other_seeds), bidding(rounds=1), bidding(rounds=2)]
    shown = [commitment(match, "2") for match in tables]
    shown += [commitment(bidding(), "2", 0), commitment(bidding(), "1"), commitment(bidding(), "0")]
    assert len(set(shown)) == len(shown)
    assert {(secret[0], len(secret)) for secret in shown} == {("~", 33)}
    assert shown[0] != f"~{blake2b(b'2', digest_size=16).hexdigest()}"
    assert shown[0] == commitment(bidding(), "2"), "the same secret of the same match"


def test_a_record_of_another_seat_shows_no_more_than_that_something_was_given():
    """Two secrets, one record: they differ in nothing but the commitment."""
    records = []
    for key in ("0", "2"):
        match = bidding()
        match.answer(key, 1)
        records.append(read_record(write_record(match, 0)))
        assert read_record(write_record(match, 1)).entries[-1].key == key, "one's own is no secret"
    one, two = records
    assert [a.key == b.key for a, b in zip(one.entries, two.entries, strict=True)] == [True, False]
    assert [(e.who, e.faces, e.digest) for e in one.entries] == [(e.who, e.faces, e.digest) for e in two.entries]


def test_a_secret_given_again_cannot_be_recognised():
    """After a reveal is taken back, nobody can tell by the commitment whether the new secret is the old one."""
    match = bidding()
    first = commitment(match, "2")
    match.answer("0", 0)
    match.undo(0, agreed=True)
    assert commitment(match, "2") != first


def test_dice_that_a_seat_may_not_see_are_not_in_its_record():
    """Cards are dealt face down: worlds that a seat cannot tell apart give it records that differ in a hash alone."""
    records = []
    for faces in ("2 1", "2 3"):
        match = MINI.start("usual", 1, Typed(SEED))
        match.answer(faces)
        records.append(read_record(write_record(match, 0)).entries[0])
        assert read_record(write_record(match)).entries[0].faces == faces
    one, two = records
    assert (one.who, one.key, one.digest) == (two.who, two.key, two.digest)
    assert one.faces != two.faces
    assert one.faces[0] == two.faces[0] == "~"


@pytest.mark.parametrize("first", [0, 1])
def test_secrets_agree_in_whatever_order_they_were_given(first):
    match = bidding()
    match.answer("1", first)
    mine = read_record(write_record(match, 1 - first))
    match.answer("2", 1 - first)
    verify(read_record(write_record(match)), MINI.game, mine)


def test_a_secret_withdrawn_is_no_lie():
    """Whoever kept a record of the first secret is not told that the match was changed."""
    match = bidding()
    match.answer("1", 0)
    mine = read_record(write_record(match, 1))
    match.undo(0)
    match.answer("2", 0)
    match.answer("0", 1)
    verify(read_record(write_record(match)), MINI.game, mine)


def hide(t: Any) -> Any:
    """A card that its owner chooses in secret."""
    card = yield from Ask(0, "mini-hide", (1, 2, 3), secret=True)
    mini.change(t, "mini-hidden", {}, cards=(card, 0))


HIDING = replace(MINI.game, next_step=lambda t: hide(t) if t.turn == 0 else MINI.game.next_step(t))


def test_a_secret_that_is_not_revealed_stays_hidden_until_the_end():
    match = Match(HIDING, HIDING.new(HIDING.setup.type()), Seeded(SEED, NONCES))
    match.answer("3")
    kept = []
    while match.request is not None:
        kept.append(read_record(write_record(match, 1)))
        assert kept[-1].entries[1].key.startswith("~")
        assert read_record(write_record(match, 0)).entries[1].key == "3"
        match.answer(match.request.keys()[0])
    full = read_record(write_record(match))
    assert full.entries[1].key == "3"
    for mine in kept:
        verify(full, HIDING, mine)


def test_a_secret_changed_afterwards_is_found():
    """A match in which everything else is the same, but the bid that was committed to: its line disagrees."""
    match, other = bidding(), bidding()
    match.answer("2", 0)
    mine = read_record(write_record(match, 1))
    for key in ("1", "0"):
        other.answer(key)
    with pytest.raises(BadRecord, match="record-disagrees") as caught:
        verify(read_record(write_record(other)), MINI.game, mine)
    assert caught.value.line == mine.body + 1


def test_a_secret_needs_a_seed():
    """Without one it could not be hidden from the other seat; everything else can be told."""
    match = SCATHE.start("random", 1, Fast(1))
    rows = match.ask_of(1).keys()[0]
    match.answer(rows, 1)
    assert read_record(write_record(match, 1)).entries[-1].key == rows
    with pytest.raises(ValueError, match="without a seed"):
        write_record(match, 0)


def test_a_match_that_was_changed_since_is_found():
    """Another answer, another setup or another seed than a seat has in its own record."""
    match = finished(SHORT[0], "starters")
    record = read_record(write_record(match))
    for preset, seed, chance in [("starters", 2, None), ("random", 1, None), ("starters", 1, Seeded(b"x", NONCES))]:
        other = SHORT[0].start(preset, seed, chance or Seeded(SEED, NONCES))
        for seat, key in actions(other, Random(seed)):
            other.answer(key, seat)
            if len(other.tape) > 30:
                break
        with pytest.raises(BadRecord, match="record-disagrees"):
            verify(record, SCATHE.game, read_record(write_record(other, 0)))


def test_entries_cannot_be_left_out():
    """A seat has seen more than the published record has."""
    match = bidding()
    published = read_record(write_record(match))
    match.answer("2", 0)
    with pytest.raises(BadRecord, match="record-disagrees"):
        verify(published, MINI.game, read_record(write_record(match, 0)))


def before_the_first_die(chance: Any) -> Match[Any]:
    return SHORT[0].start("random", 1, chance)


def test_the_nonces_cannot_be_left_out():
    """A server that rolled from its own seed alone could have chosen the dice."""
    mine = read_record(write_record(before_the_first_die(Seeded(SEED, NONCES)), 0))
    full = read_record(write_record(finished(SHORT[0], "random", chance=Seeded(SEED))))
    with pytest.raises(BadRecord, match="record-disagrees"):
        verify(full, SCATHE.game, mine)


def test_dice_from_a_seed_cannot_become_typed_ones():
    """Nor can a server say afterwards that people rolled."""
    mine = read_record(write_record(before_the_first_die(Seeded(SEED, NONCES)), 0))
    full = read_record(write_record(finished(SHORT[0], "random", chance=Typed(SEED, NONCES))))
    with pytest.raises(BadRecord, match="record-disagrees"):
        verify(full, SCATHE.game, mine)


# Watching


@pytest.mark.parametrize("text", [MINI_TEXT, SCATHE_TEXT], ids=["mini", "scathe"])
def test_a_finished_match_can_be_watched_without_its_rules(text):
    """The story alone tells every scene and every event, take-backs too."""
    record = read_record(text)
    opening, *parts = record.story
    assert opening == {"fixed": plain(after(text).game.scene(after(text).state, None).fixed)}
    moving: dict[str, Any] = {}
    told: list[Any] = []
    for number, (entry, part) in enumerate(zip(record.entries, parts, strict=True), 1):
        match = after(text, upto=number)
        moving = apply(moving, part["scene"])
        assert moving == plain(match.game.scene(match.state, None).moving())
        if entry.who.startswith("undo"):
            assert part["events"] == []
            told = plain(events(match))
        else:
            told = told + part["events"]
            assert told == plain(events(match))
    assert any(entry.who.startswith("undo") for entry in record.entries)


def test_a_running_match_has_no_story():
    assert read_record(OPEN_TEXT).story == []
    assert read_record(OPEN_TEXT).result == "open"


# Verifying


def test_everything_that_can_be_held_is_said():
    match = finished(SHORT[0], "random", undos=5)
    record = read_record(write_record(match))
    rolls = sum(who == CHANCE for who, _ in match.journal)
    held = {message.id: message.args for message in verify(record, SCATHE.game)}
    expected = {
        "verified-answers": {"n": len(record.entries) - 1},
        "verified-digests": {},
        "verified-result": {},
        "verified-commitment": {},
        "verified-dice": {"n": rolls},
    }
    assert {id: held.get(id) for id in expected} == expected
    assert "unverified-dice" not in held


def test_a_running_match_can_be_verified_so_far():
    held = ids(verify(read_record(OPEN_TEXT), MINI.game))
    assert {"verified-answers", "verified-digests", "verified-commitment", "verified-dice"} <= set(held)
    assert "verified-result" not in held


def test_nobody_can_vouch_for_typed_dice():
    match = finished(MINI, "usual", chance=Typed(SEED))
    held = ids(verify(read_record(write_record(match)), MINI.game))
    assert {"verified-answers", "verified-digests", "verified-result", "unverified-dice"} <= set(held)
    assert "verified-dice" not in held

"""Records: written at any moment, played again, held against the rules and the seed, and found out when they lie."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance import mini
from tests.conformance.games import GAMES, Entry, decide
from theomachy.kernel import Ask, Fast, Match, Roll, Seeded, Typed, each, key_of
from theomachy.kernel.match import CHANCE, HIDDEN
from theomachy.kernel.records import FORMAT, NEEDED, BadRecord, Record, _check, read_record, write_record
from theomachy.kernel.replays import replay, verify
from theomachy.kernel.requests import say_faces
from theomachy.kernel.scene import apply

SCATHE, MINI = GAMES
SEED, NONCES = b"the server's own", ("0123456789abcdef" * 2, "f" * 32)
DICE = {"seeded": Seeded, "typed": Typed}


def brief(make: Callable[[Random], Any]) -> Callable[[Random], Any]:
    """The same setup of Scathe for one round, so that every moment of a match can be looked at."""

    def setup(random: Random) -> Any:
        made = make(random)
        return msgspec.structs.replace(made, rulings=msgspec.structs.replace(made.rulings, round_limit=1))

    return setup


SHORT = [SCATHE._replace(presets={name: brief(make) for name, make in SCATHE.presets.items()}), MINI]
TABLES = [pytest.param((entry, preset), id=f"{entry.name}-{preset}") for entry in SHORT for preset in entry.presets]


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest) -> tuple[Entry, str]:
    return request.param


Action = tuple[int | None, str | None]
"""A seat and its key; no seat: dice that are typed; no key: the seat takes its last decision back."""


def do(match: Match[Any], action: Action) -> None:
    seat, key = action
    if key is None:
        match.undo(seat, agreed=True)
    else:
        match.answer(key, seat)


def actions(match: Match[Any], random: Random, undos: int = 0) -> Iterator[Action]:
    """What people do until the match is over: decide, type dice, and now and then take something back."""
    while (request := match.request) is not None:
        if isinstance(request, Roll):
            yield None, say_faces(tuple(random.choice(die) for die in request.dice))
            continue
        regrets = [seat for seat in range(len(match.game.seats)) if can_undo(match, seat)]
        if undos and regrets and random.random() < 0.3:
            undos -= 1
            yield random.choice(regrets), None
        else:
            ask = random.choice(match.asks)
            yield ask.seat, key_of(decide(ask, random))


def can_undo(match: Match[Any], seat: int) -> bool:
    why = match.why_not_undo(seat)
    return why is None or why.id != "nothing-to-undo"


def standing(match: Match[Any]) -> Any:
    """How a match stands, and what comes next."""
    asked = [(ask.seat, ask.question, ask.keys()) for ask in match.asks]
    rolled = match.request.question if isinstance(match.request, Roll) else None
    tape = match.tape, match.who, match.steps, match.given, match.epoch
    return match.state.digest(), match.settled.digest(), asked, rolled, tape, events(match)


def events(match: Match[Any]) -> list[Any]:
    return [event for step in match.story or () for event in step]


def finished(entry: Entry, preset: str, seed: int = 1, undos: int = 0, chance: Any = None) -> Match[Any]:
    match = entry.start(preset, seed, chance or Seeded(SEED, NONCES))
    for action in actions(match, Random(seed), undos):
        do(match, action)
    return match


def after(text: str, **options: Any) -> Match[Any]:
    """The match that a record tells, whichever game it is of."""
    record = read_record(text)
    game = next(entry.game for entry in GAMES if entry.game.id == record.fields["game"])
    return replay(record, game, **options)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def ids(messages: list[Any]) -> list[str]:
    return [message.id for message in messages]


MINI_TEXT = write_record(finished(MINI, "usual", undos=3))
OPEN_TEXT = write_record(MINI.start("usual", 1, Seeded(SEED, NONCES)))
SCATHE_TEXT = write_record(finished(SHORT[0], "random", undos=3))


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
    match = Match(SCATHE.game, SCATHE.game.new(SCATHE.game.Setup(parties)), Seeded(SEED), listen=True)
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
        for viewer in range(len(entry.game.seats)):
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


def bidding(chance: Any = None, rounds: int = 0) -> Match[Any]:
    """Diggers about to bid, after some rounds in which both bid nothing."""
    match = MINI.start("usual", 1, chance or Seeded(SEED, NONCES))
    for _ in range(rounds):
        for key in ("0", "0", "1"):
            match.answer(key)
        match.answer(match.request.keys()[0])
    return match


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
    match = Match(HIDING, HIDING.new(HIDING.Setup()), Seeded(SEED, NONCES))
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


# Damage


def caught(text: str) -> BadRecord:
    """What is said of a damaged record: its line, and a reason that names it."""
    with pytest.raises(BadRecord) as error:
        read_record(text)
    bad = error.value
    assert bad.reason.args["line"] == bad.line
    assert str(bad).startswith("record-")
    assert 1 <= bad.line <= max(1, len(text.splitlines()))
    return bad


def found_at(lines: list[str], damaged: int, head: int) -> None:
    """Found at its line; in the head, whose check comes at its end, no later than there."""
    line = caught("\n".join(lines) + "\n" if lines else "").line
    if damaged > head:
        assert abs(line - damaged) <= 1
    else:
        assert damaged - 1 <= line <= head + 1


TEXTS = pytest.mark.parametrize("text", [MINI_TEXT, OPEN_TEXT, SCATHE_TEXT], ids=["mini", "open", "scathe"])


def taken_apart(text: str) -> tuple[list[str], int]:
    """The lines of a record, and the number of the last one of its head."""
    return text.splitlines(), read_record(text).body - 1


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
    game = SCATHE.game if record.fields["content"] == SCATHE.game.content else MINI.game
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
    forged = forge(OPEN_TEXT, column(end, 2, result), lambda lines: lines.extend(story))
    refused(forged, "record-result", end, verify)


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

"""Records and a campaign of earlier versions: they verify, and what is open in them can be played on."""

from pathlib import Path

import pytest

from tests.legacy.kit import OLD, OLDER, play_on
from theomachy import games
from theomachy.kernel import Match
from theomachy.play.campaigns import after, begin, digest, read_campaign, write_campaign
from theomachy.play.older import story_at
from theomachy.play.records import BadRecord, Record, read_record, write_record
from theomachy.play.replays import replay, verify

RECORDS = OLD / "records"
CAMPAIGN = OLD / "campaign"
FILES = [*sorted(RECORDS.glob("*.tmr")), *sorted(CAMPAIGN.glob("*.record"))]
WHOLE = [file for file in FILES if "-seat-" not in file.stem]
SEATS = [file for file in FILES if "-seat-" in file.stem]
ANSWERS = 10


def load(file: Path) -> Record:
    return read_record(file.read_text())


def told_by(file: Path) -> Path:
    """The record of the whole match of which a seat kept its own."""
    match = file.stem.partition("-seat-")[0]
    return RECORDS / f"{match if match.endswith('-secret') else f'{match}-open'}.tmr"


def name(file: Path) -> str:
    return file.stem


def is_older(file: Path) -> bool:
    return load(file).fields["game"] in OLDER


@pytest.mark.parametrize("file", [file for file in WHOLE if is_older(file)], ids=name)
def test_a_record_of_older_rules_is_held_and_shown_and_not_played_on(file: Path):
    """Its dice against the seed, where it has one; its story, where it is over."""
    record = load(file)
    game = games.game(record.fields["game"])
    held = [message.id for message in verify(record, game)]
    seeded = record.fields["dice"].startswith("seeded")
    assert held == ["unverified-rules", *(["verified-commitment", "verified-order"] if seeded else ["unverified-dice"])]
    if record.story:
        scene, events = story_at(record)
        assert scene.pieces
        assert events
    with pytest.raises(BadRecord, match=r"^record-other-rules"):
        replay(record, game)


@pytest.mark.parametrize("file", [file for file in WHOLE if not is_older(file)], ids=name)
def test_an_old_record_verifies(file: Path):
    record = load(file)
    held = [message.id for message in verify(record, games.game(record.fields["game"]))]
    assert "verified-digests" in held
    assert ("verified-dice" in held) == record.fields["dice"].startswith("seeded")


@pytest.mark.parametrize("file", SEATS, ids=name)
def test_what_a_seat_kept_agrees_with_the_whole(file: Path):
    record = load(told_by(file))
    held = verify(record, games.game(record.fields["game"]), mine=load(file))
    assert held[-1].id == "verified-mine"


@pytest.mark.parametrize(
    "file", [file for file in WHOLE if load(file).result == "open" and not is_older(file)], ids=name
)
def test_an_old_record_is_played_on(file: Path):
    """What is added to it is part of the record like the rest."""
    record = load(file)
    game = games.game(record.fields["game"])
    match = replay(record, game)
    assert match.request is not None
    answers = play_on(match, 1, ANSWERS)
    longer = read_record(write_record(match))
    assert answers
    assert len(longer.entries) >= len(record.entries)
    assert longer.entries[: len(record.entries) - 1] == record.entries[:-1]
    assert replay(longer, game).state.digest() == match.state.digest()


def test_records_are_kept_in_mid_agenda():
    """A settled state with something still to be done, in each game that has an agenda."""
    busy = set()
    for file in WHOLE:
        record = load(file)
        if "-agenda-" in file.stem and not is_older(file):
            assert replay(record, games.game(record.fields["game"])).settled.agenda, file.stem
            busy.add(record.fields["game"])
    assert busy == {"godtear", "godbreaker", "godslayer"} - OLDER


def test_an_old_campaign_goes_on():
    """Its matches are those of the records beside it, and the one under way is counted when it is over."""
    text = (CAMPAIGN / "winter.json").read_text()
    campaign = read_campaign(text)
    game = games.game(campaign.game)
    assert write_campaign(campaign) == text
    records = [(CAMPAIGN / f"winter-{number}.record").read_text() for number in (1, 2, 3)]
    assert [match.record for match in campaign.matches] == [digest(record) for record in records[:2]]
    assert begin(game, campaign).beginning.digest() == replay(read_record(records[2]), game).beginning.digest()
    match: Match[object] = replay(read_record(records[2]), game)
    play_on(match, 1, 5000)
    longer = after(game, campaign, match, write_record(match))
    assert len(longer.matches) == 3
    begin(game, longer)

"""Records and a campaign of earlier versions: they verify, and what is open in them can be played on. Those of games
whose rules have changed since are shown from their story, their dice hold, and what cannot be checked is said."""

import shutil
from pathlib import Path

import msgspec
import pytest

from tests.legacy.kit import OLD, OLDER, play_on
from tests.terminal.command import Ran
from theomachy import games
from theomachy.kernel import Match
from theomachy.play.campaigns import Played, after, begin, digest, read_campaign, retold, write_campaign
from theomachy.play.older import is_older, story_at
from theomachy.play.records import BadRecord, Record, read_record, write_record
from theomachy.play.replays import replay, verify
from theomachy.terminal.commands.vouching import BY_HAND
from theomachy.terminal.commands.vouching import OLDER as OLDER_STATUS
from theomachy.wire.pages import SeatName
from theomachy.wire.replays import watched

RECORDS = OLD / "records"
CAMPAIGN = OLD / "campaign"
FILES = [*sorted(RECORDS.glob("*.tmr")), *sorted(CAMPAIGN.glob("*.record"))]
WHOLE = [file for file in FILES if "-seat-" not in file.stem]
FORMER = [file for file in WHOLE if read_record(file.read_text()).fields["game"] in OLDER]
PRESENT = [file for file in WHOLE if file not in FORMER]
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


@pytest.mark.parametrize("file", PRESENT, ids=name)
def test_an_old_record_verifies(file: Path):
    record = load(file)
    held = [message.id for message in verify(record, games.game(record.fields["game"]))]
    assert "verified-digests" in held
    assert ("verified-dice" in held) == record.fields["dice"].startswith("seeded")


@pytest.mark.parametrize("file", FORMER, ids=name)
def test_the_dice_of_a_record_of_older_rules_hold(file: Path):
    """And it is said that the rest cannot be checked: not one sentence claims that an answer was legal."""
    record = load(file)
    game = games.game(record.fields["game"])
    assert is_older(record, game)
    held = verify(record, game)
    assert (held[0].id, held[0].args) == ("unverified-rules", {"found": record.fields["rules"], "needed": game.rules})
    dice = sum(len(roll.split()) for entry in record.entries for roll in entry.faces.split(", "))
    seeded = [("verified-commitment", {}), *([("verified-order", {"n": dice})] if dice else [])]
    expected = seeded if verified(record) else [("unverified-dice", {})]
    assert [(message.id, message.args) for message in held[1:]] == expected


@pytest.mark.parametrize("dice", ["seeded", "typed"])
def test_the_status_tells_that_the_rules_are_older(dice: str):
    files = [file for file in FORMER if load(file).fields["dice"].startswith(dice)]
    file = min(files, key=lambda file: file.stat().st_size)
    assert Ran("replay", "verify", str(file)).status == (OLDER_STATUS if dice == "seeded" else BY_HAND)


@pytest.mark.parametrize("file", FORMER, ids=name)
def test_a_record_of_older_rules_is_not_played_on(file: Path):
    record = load(file)
    with pytest.raises(BadRecord, match=r"^record-other-rules"):
        replay(record, games.game(record.fields["game"]))


@pytest.mark.parametrize("file", [file for file in FORMER if load(file).story], ids=name)
@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.full), "ja"])
def test_a_record_of_older_rules_is_shown_step_by_step_from_its_story(file: Path, lang: str):
    """All that was told then has words today, and every scene is drawn; in the terminal, too."""
    record = load(file)
    shown = watched(file.read_text(), lang, [SeatName(name="1", who=""), SeatName(name="2", who="")])
    assert len(shown.steps) == len(record.entries)
    assert sum(len(step.chronicle) for step in shown.steps) == sum(len(told["events"]) for told in record.story[1:])
    moments = [story_at(record, upto) for upto in (1, len(record.entries) // 2, None)]
    assert all(scene.pieces for scene, _ in moments)
    lengths = [len(events) for _, events in moments]
    assert lengths == sorted(set(lengths)), "it goes on"
    told = Ran("--lang", lang, "replay", "show", str(file))
    assert told.status == 0
    assert len(told.out.splitlines()) > len(record.entries) // 2


def verified(record: Record) -> bool:
    """Whether a seed vouches for its dice."""
    return record.fields["dice"].startswith("seeded")


@pytest.mark.parametrize("file", SEATS, ids=name)
def test_what_a_seat_kept_agrees_with_the_whole(file: Path):
    record = load(told_by(file))
    held = verify(record, games.game(record.fields["game"]), mine=load(file))
    assert held[-1].id == "verified-mine"


@pytest.mark.parametrize("file", [file for file in PRESENT if load(file).result == "open"], ids=name)
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
    """Of settled states with something still to be done, in each game that has an agenda."""
    busy = {load(file).fields["game"] for file in WHOLE if "-agenda-" in file.stem}
    assert busy == {"godtear", "godbreaker", "godslayer"}


def test_an_old_campaign_goes_on():
    """Its matches are those of the records beside it, and armies outlive the rules."""
    text = (CAMPAIGN / "winter.json").read_text()
    campaign = read_campaign(text)
    game = games.game(campaign.game)
    assert write_campaign(campaign) == text
    records = [(CAMPAIGN / f"winter-{number}.record").read_text() for number in (1, 2, 3)]
    assert [match.record for match in campaign.matches] == [digest(record) for record in records[:2]]
    match: Match[object] = begin(game, campaign)  # its third one was broken off under older rules
    play_on(match, 1, 5000)
    longer = after(game, campaign, match, write_record(match))
    assert len(longer.matches) == 3
    assert longer.rules == game.rules != campaign.rules
    begin(game, longer)


def test_what_lived_on_after_an_old_match_is_told_by_its_record():
    """The same that was written down by the rules of its day."""
    campaign = read_campaign((CAMPAIGN / "winter.json").read_text())
    for number, played in enumerate(campaign.matches, 1):
        text = (CAMPAIGN / f"winter-{number}.record").read_text()
        before = msgspec.structs.replace(campaign, matches=campaign.matches[: number - 1])
        told = retold(games.game(campaign.game), before, read_record(text), text)
        assert msgspec.json.decode(msgspec.json.encode(told), type=Played) == played


def test_a_match_broken_off_under_older_rules_begins_again(tmp_path: Path):
    """In the terminal: what was played is set aside, not lost."""
    for file in CAMPAIGN.iterdir():
        shutil.copy(file, tmp_path)
    ran = Ran("campaign", "play", str(tmp_path / "winter.json"), typed="quit\n")
    assert "match 3 was broken off: it begins again" in " ".join(ran.out.split())
    assert (tmp_path / "winter-3.rules-1.record").read_bytes() == (CAMPAIGN / "winter-3.record").read_bytes()

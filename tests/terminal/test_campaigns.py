"""Campaigns on the command line: begun, played, broken off, resumed and told."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from tests.play import clans
from tests.terminal.command import Ran
from theomachy import games
from theomachy.play.campaigns import read_campaign
from theomachy.play.records import read_record
from theomachy.terminal import files as store
from theomachy.terminal.session.ask import Gone, LineReader

NEW = ("campaign", "new", "clans", "winter.campaign")
PLAY = ("campaign", "play", "winter.campaign")
SHOW = ("campaign", "show", "winter.campaign")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(games.GAMES, "clans", clans.GAME)
    return tmp_path


def begin(*more: str, seats: str = "random,random", seed: str = "3") -> None:
    ran = Ran(*NEW, "--seats", seats, "--seed", seed, *more)
    assert ran.status == 0, ran.err


def plain(file: str = "winter.campaign") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(file).read_text("utf-8"))
    return found


# Beginning


def test_a_campaign_begins_with_a_file() -> None:
    ran = Ran(*NEW, "--seats", "Ann,greedy", "--name", "The long winter", "--seed", "3")
    assert ran.status == 0, ran.err
    story = read_campaign(Path("winter.campaign").read_text("utf-8"))
    assert story.name == "The long winter"
    assert [(player.name, player.agent) for player in story.players] == [("Ann", ""), ("greedy", "greedy")]
    assert "The long winter" in ran.out
    assert "theomachy campaign play winter.campaign" in ran.out


def test_whoever_is_named_says_how_many_play() -> None:
    begin(seats="Ann,Ben,random")
    assert len(plain()["players"]) == 3


def test_a_campaign_is_called_like_its_file_unless_it_has_a_name() -> None:
    assert Ran(*NEW).status == 0
    story = plain()
    assert story["name"] == "winter"
    assert [player["name"] for player in story["players"]] == ["cn-one", "cn-two"]


def test_armies_are_named_or_drawn() -> None:
    begin("--party", "Zoe 3", "--party", "random")
    first, second = plain()["setup"]["clans"]
    assert first == "Zoe 3"
    assert second.startswith("Fay")


def test_scenarios_come_in_their_order() -> None:
    begin("--scenarios", "ford,hill")
    assert plain()["turns"] == {"scenario": ["ford", "hill"]}
    assert Ran("campaign", "new", "clans", "b.campaign", "--scenarios", "random", "--seed", "4").status == 0
    drawn = plain("b.campaign")["turns"]["scenario"]
    assert set(drawn) == {"hill", "ford"}
    assert Ran("campaign", "new", "clans", "c.campaign").status == 0
    assert plain("c.campaign")["turns"] == {"scenario": ["hill", "ford"]}


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (("new", "clans", "old.campaign"), "old.campaign: the file already exists"),
        (("new", "nowhere", "x.campaign"), "GAME: "),
        (("new", "scathe", "x.campaign"), "Nothing lives on after a match of this game: scathe"),
        (("new", "clans", "x.campaign", "--scenarios", "hill,moon"), "--scenarios: There is no scenario “moon”"),
        (("new", "clans", "x.campaign", "--seats", "Ann,"), "--seats: everyone needs a name"),
        (("new", "clans", "x.campaign", "--seats", "A,B,C,D"), "--seats: "),
        (("new", "clans", "x.campaign", "--name", "x" * 61), "A campaign needs a name"),
        (("new", "clans", "x.campaign", "--party", "Ann", "--party", "Ben 1"), "--party: "),
        (("new", "clans", "no/x.campaign"), "no/x.campaign: "),
        (("show", "x.campaign"), "x.campaign: "),
        (("play", "old.campaign"), "old.campaign: It is not a campaign. Line 1: "),
        (("play", "old.campaign", "--matches", "0"), "--matches: "),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(args: tuple[str, ...], error: str) -> None:
    Path("old.campaign").write_text("once")
    ran = Ran("campaign", *args)
    assert ran.status == 2
    assert error in ran.err
    assert ran.err.count("\n") == 1
    assert not Path("x.campaign").exists()


# Playing


def test_agents_play_match_after_match() -> None:
    begin()
    ran = Ran(*PLAY, "--matches", "3")
    assert ran.status == 0, ran.err
    story = read_campaign(Path("winter.campaign").read_text("utf-8"))
    assert len(story.matches) == 3
    for number in (1, 2, 3):
        record = store.load(Path(f"winter-{number}.record"))
        assert record.result.startswith("finished")
    assert "Match 3 · ford" not in ran.out
    assert "Match 3 · hill" in ran.out
    assert "Match 4 comes next" in ran.out


def test_the_same_seed_tells_the_same_story_however_often_it_is_loaded() -> None:
    begin()
    Ran(*PLAY, "--matches", "3")
    at_once = Path("winter.campaign").read_text("utf-8")
    Path("winter.campaign").unlink()
    for number in (1, 2, 3):
        Path(f"winter-{number}.record").unlink()
    begin()
    for _ in range(3):
        Ran(*PLAY)
    assert Path("winter.campaign").read_text("utf-8") == at_once


def test_people_play_at_the_table() -> None:
    begin(seats="Ann,random")
    ran = Ran(*PLAY, typed="Ann\nAnn\n\n")
    assert ran.status == 0, (ran.out, ran.err)
    assert len(plain()["matches"]) == 1
    assert "cn-deed-fought" in ran.out


def test_a_match_that_was_broken_off_goes_on() -> None:
    begin(seats="Ann,Ben")
    ran = Ran(*PLAY, typed="Ann\n")
    assert ran.status == 0, "the end of the input is no Ctrl-C"
    assert "Match 1 was broken off" in ran.out
    assert "theomachy campaign play winter.campaign" in ran.out
    assert "--resume" not in ran.out, "that would leave the match out of the campaign's story"
    assert plain()["matches"] == []
    assert read_record(Path("winter-1.record").read_text()).result == "open"
    ran = Ran(*PLAY, typed="Cid\nCid\nAnn\n\n")
    assert ran.status == 0, ran.out
    assert [deed["who"] for deed in plain()["matches"][0]["deeds"]][:2] == ["Ann", "Cid"]


def test_a_match_that_ended_unnoticed_is_counted() -> None:
    """Whatever happened between the end of the match and the writing of the file."""
    begin()
    before = Path("winter.campaign").read_text()
    Ran(*PLAY)
    after = Path("winter.campaign").read_text()
    Path("winter.campaign").write_text(before)
    assert Ran(*PLAY).status == 0
    assert Path("winter.campaign").read_text() == after


def test_the_record_of_another_match_is_refused() -> None:
    begin()
    Ran(*PLAY)
    Path("winter-2.record").write_text(Path("winter-1.record").read_text())
    before = Path("winter.campaign").read_text()
    ran = Ran(*PLAY)
    assert ran.status == 2
    assert "winter-2.record: this is the record of another match, where match 2 of the campaign is" in ran.err
    assert Path("winter.campaign").read_text() == before


def test_the_record_of_another_campaign_is_refused_even_if_it_began_alike() -> None:
    """The same armies on the same ground, but other dice: what is played on would be another story."""
    begin(seats="Ann,Ben")
    Ran(*PLAY, typed="Ann\n")
    Path("winter.campaign").unlink()
    ran = Ran(*NEW, "--seats", "Ann,Ben", "--seed", "4")
    assert ran.status == 2
    assert "winter-1.record: this is the record of another match" in ran.err
    assert not Path("winter.campaign").exists()
    Path("winter-1.record").rename("kept")
    begin(seats="Ann,Ben", seed="4")
    Path("kept").rename("winter-1.record")
    ran = Ran(*PLAY, typed="Ann\n")
    assert ran.status == 2
    assert "winter-1.record: this is the record of another match" in ran.err


def test_ctrl_c_at_a_campaigns_table_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    begin(seats="Ann,Ben")
    monkeypatch.setattr(LineReader, "line", lambda reader, prompt: interrupt())
    ran = Ran(*PLAY)
    assert ran.status == 130
    assert "theomachy campaign play winter.campaign" in ran.out


def interrupt() -> str:
    raise Gone(interrupted=True)


def test_a_broken_record_changes_nothing() -> None:
    begin()
    Path("winter-1.record").write_text("theomachy record 1\n")
    before = Path("winter.campaign").read_text()
    ran = Ran(*PLAY)
    assert ran.status == 2
    assert "winter-1.record: " in ran.err
    assert Path("winter.campaign").read_text() == before


def test_later_rules_are_refused_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    begin()
    before = Path("winter.campaign").read_text()
    monkeypatch.setitem(games.GAMES, "clans", dataclasses.replace(clans.GAME, rules="0"))
    ran = Ran(*PLAY)
    assert ran.status == 2
    assert "version 1 of the rules; this is version 0" in ran.err
    assert Path("winter.campaign").read_text() == before
    assert Ran(*SHOW).status == 0


# Telling


def test_a_campaign_is_told_with_growth_and_deeds() -> None:
    begin("--scenarios", "ford")
    Ran(*PLAY, "--matches", "4")
    ran = Ran(*SHOW)
    assert ran.status == 0, ran.err
    assert "4 matches" in ran.out
    assert "cn-strength 2" in ran.out
    assert "▸" in ran.out
    assert ran.out.count("Match ") == 4
    assert "cn-deed-grew" in ran.out


def test_a_campaign_is_told_in_japanese() -> None:
    begin()
    Ran(*PLAY)
    assert "第1戦" in Ran(*SHOW, "--lang", "ja").out


# The Godbreaker Saga


SAGA = ("campaign", "new", "godbreaker", "saga.campaign", "--seats", "random,random", "--seed", "11")


@pytest.mark.long
def test_three_games_of_the_saga_by_agents() -> None:
    """GB-CIR-11: saved and loaded between the games, the same seed tells the same story."""
    more = ("--set", "rounds=3", "--scenarios", "score,nest,clash", "--party", "random", "--party", "random")
    stories = []
    for _ in range(2):
        assert Ran(*SAGA, *more).status == 0
        for _ in range(3):
            ran = Ran("campaign", "play", "saga.campaign")
            assert ran.status == 0, ran.err
        stories.append(Path("saga.campaign").read_text("utf-8"))
        for file in Path().iterdir():
            file.unlink()
    assert stories[0] == stories[1]
    story = read_campaign(stories[0])
    assert len(story.matches) == 3
    assert any(deed.message.id == "gb-deed-grew" for match in story.matches for deed in match.deeds)


# Circles of The Godbreaker Saga


GROWN = "ranged; Zed iron 12 tough3; Yo iron 12 tough2; Xi iron 12 tough2; Wu iron 12 tough2; Vi iron 12 tough2"
"""Five D12, as no new circle has them."""


def test_a_saga_begins_with_new_circles() -> None:
    """GB-CIR-02: as the builder of armies and the server have it."""
    ran = Ran(*SAGA, "--party", GROWN, "--party", "random")
    assert ran.status != 0
    assert "a new circle has two D8 and three D6" in ran.err
    assert not Path("saga.campaign").exists()


def test_a_saga_whose_file_was_changed_by_hand_does_not_go_on() -> None:
    """GB-CIR-02: before its first match and after it."""
    assert Ran(*SAGA, "--set", "rounds=3", "--scenarios", "score").status == 0
    for _ in range(2):
        story = plain("saga.campaign")
        edited = {**story, "setup": {**story["setup"], "circles": [GROWN, story["setup"]["circles"][1]]}}
        Path("edited.campaign").write_text(json.dumps(edited), "utf-8")
        ran = Ran("campaign", "play", "edited.campaign")
        assert ran.status != 0
        assert "a new circle has two D8 and three D6" in ran.err
        assert Ran("campaign", "play", "saga.campaign").status == 0

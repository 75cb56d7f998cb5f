"""Campaigns: matches one after the other, with armies that live on."""

import dataclasses
import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance import climbers
from tests.play.clans import GAME, Setup
from theomachy.kernel import Match, Refused
from theomachy.play.campaigns import (
    BadCampaign,
    Campaign,
    Player,
    after,
    armies,
    begin,
    digest,
    first_armies,
    hold_for,
    new,
    next_setup,
    read_campaign,
    why_not_play,
    write_campaign,
)
from theomachy.play.records import write_record

PLAYERS = (Player("Kim"), Player("Lee", "random"))


def campaign(seed: str = "7", **more: Any) -> Campaign:
    return new(GAME, "The long winter", Setup(), PLAYERS, seed, **more)


def play(match: Match[Any], seed: int = 0) -> Match[Any]:
    """To its end, with answers that a seed settles."""
    random = Random(seed)
    while match.request is not None:
        match.answer(random.choice(match.request.keys()))
    return match


def counted(story: Campaign, match: Match[Any]) -> Campaign:
    return after(GAME, story, match, write_record(match))


def played(story: Campaign, matches: int, seed: int = 0) -> Campaign:
    for number in range(matches):
        story = counted(story, play(begin(GAME, story), seed + number))
    return story


# From match to match


def test_armies_live_on() -> None:
    """What comes out of one match goes into the next."""
    story = played(campaign(), 3)
    assert [match.setup["clans"] for match in story.matches[1:]] == [list(match.armies) for match in story.matches[:-1]]
    assert next_setup(GAME, story).clans == armies(GAME, story) == story.matches[-1].armies
    assert first_armies(GAME, story) == Setup().clans
    assert armies(GAME, story) != first_armies(GAME, story)


def test_a_match_knows_that_there_is_a_next_one() -> None:
    assert begin(GAME, campaign()).state.setup.campaign


def test_deeds_are_told_in_order() -> None:
    deeds = played(campaign(), 1).matches[0].deeds
    assert [deed.message.id for deed in deeds] == ["cn-deed-fought", "cn-deed-fought", "cn-deed-grew"]
    assert [deed.seat for deed in deeds[:2]] == [0, 1]


def test_what_changes_from_match_to_match_begins_again() -> None:
    story = campaign(turns={"scenario": ["ford", "hill", "ford"]})
    story = played(story, 5)
    assert [match.setup.get("scenario", "hill") for match in story.matches] == ["ford", "hill", "ford", "ford", "hill"]


def test_every_match_has_another_battlefield() -> None:
    """Seeds of the setup are drawn anew, and alike for the same campaign."""
    seeds = [match.setup["ground_seed"] for match in played(campaign(), 3).matches]
    assert len(set(seeds)) == 3
    assert seeds == [match.setup["ground_seed"] for match in played(campaign(), 3, seed=5).matches]
    assert seeds[0] != next_setup(GAME, campaign("8")).ground_seed


def test_the_same_seed_and_the_same_answers_tell_the_same_story() -> None:
    assert played(campaign(), 3) == played(campaign(), 3)
    assert played(campaign(), 3) != played(campaign("8"), 3)


def test_saved_and_loaded_between_matches_it_is_the_same_story() -> None:
    story = campaign()
    for number in range(3):
        story = read_campaign(write_campaign(story))
        story = counted(story, play(begin(GAME, story), number))
    assert story == played(campaign(), 3)


def test_a_match_played_knows_its_record() -> None:
    match = play(begin(GAME, campaign()))
    assert counted(campaign(), match).matches[0].record == digest(write_record(match))


# What cannot be


def refused(function: Any, *args: Any) -> str:
    with pytest.raises(Refused) as no:
        function(*args)
    return no.value.reason.id


def test_a_match_must_be_over() -> None:
    assert refused(after, GAME, campaign(), begin(GAME, campaign()), "") == "campaign-not-over"


def test_a_match_counts_once() -> None:
    story = campaign()
    match = play(begin(GAME, story))
    assert refused(after, GAME, counted(story, match), match, "") == "campaign-other-match"


def test_a_game_must_have_a_legacy() -> None:
    assert refused(new, climbers.GAME, "x", climbers.Setup(), PLAYERS, "1") == "campaign-none"


def test_there_is_a_player_for_every_seat() -> None:
    assert refused(new, GAME, "x", Setup(), PLAYERS[:1], "1") == "number-of-seats"


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "x" * 61])
def test_a_campaign_has_a_name(name: str) -> None:
    assert refused(new, GAME, name, Setup(), PLAYERS, "1") == "campaign-name"


def test_every_match_to_come_must_be_possible() -> None:
    with pytest.raises(BadCampaign, match=r"field=setup\.harsh"):
        campaign(turns={"harsh": ["no", "perhaps"]})
    assert refused(new, GAME, "x", Setup(("Ann", "Ben 1")), PLAYERS, "1") == "cn-no-clan"


def test_it_is_played_on_by_the_same_rules_or_later_ones() -> None:
    earlier, later = (dataclasses.replace(GAME, rules=version) for version in ("0", "2"))
    why = why_not_play(earlier, campaign())
    assert why is not None
    assert str(why) == "campaign-other-rules found=1 needed=0"
    assert refused(begin, earlier, campaign()) == "campaign-other-rules"
    assert why_not_play(later, campaign()) is None
    assert begin(later, campaign()).beginning.digest() == begin(GAME, campaign()).beginning.digest()
    assert why_not_play(climbers.GAME, campaign()).id == "campaign-none"  # type: ignore[union-attr]


# Files


def test_a_file_is_readable() -> None:
    text = write_campaign(played(campaign(), 1))
    lines = text.splitlines()
    assert lines[1] == '  "format": "theomachy campaign 1",'
    assert lines[2] == '  "name": "The long winter",'
    assert max(map(len, lines)) < 120


@pytest.mark.parametrize("part", range(20))
def test_a_cut_file_says_where_it_ends(part: int) -> None:
    text = write_campaign(played(campaign(), 1))
    text = text[: len(text) * part // 20]
    with pytest.raises(BadCampaign) as bad:
        read_campaign(text)
    assert bad.value.reason.id == "campaign-not-json"
    assert bad.value.reason.args["line"] == text.count("\n") + 1


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (["format"], "theomachy campaign 9", "campaign-format found=theomachy campaign 9"),
        (["name"], 3, "campaign-field field=name error=misread-kind needed=kind-str found=kind-int"),
        (["extra"], 3, "misread-unknown field=extra"),
        (["players", 0, "name"], None, r"campaign-field field=players\[0\].name"),
        (["matches", 0, "armies"], ["Ann 2"], r"campaign-seats field=matches\[0\].armies found=1 needed=2"),
        (["matches", 0, "result"], [1.0], r"campaign-seats field=matches\[0\].result found=1 needed=2"),
        (["matches", 0, "deeds", 1, "seat"], 2, r"campaign-seats field=matches\[0\].deeds\[1\].seat found=3 needed=2"),
        (["matches", 0, "deeds", 1, "who"], 2, r"campaign-field field=matches\[0\].deeds\[1\].who"),
        (["turns"], {"scenario": []}, "campaign-field field=turns.scenario error=misread-empty"),
        (["name"], "a\x1b[31m", "campaign-field field=name error=misread-name most=60"),
        (["name"], " ", "campaign-field field=name error=misread-name most=60"),
        (["players", 0, "name"], "Kim\nLee", r"campaign-field field=players\[0\].name error=misread-name most=24"),
        (["players", 1, "name"], "L" * 10_000, r"campaign-field field=players\[1\].name error=misread-name most=100"),
        (
            ["matches", 0, "deeds", 0, "who"],
            "a\u202eb",
            r"campaign-field field=matches\[0\].deeds\[0\].who error=misread-name",
        ),
    ],
)
def test_a_bad_file_says_what_and_where(path: list[Any], value: Any, reason: str) -> None:
    plain = json.loads(write_campaign(played(campaign(), 1)))
    inner = plain
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadCampaign, match=f"^{reason}"):
        read_campaign(json.dumps(plain))


def test_an_agreement_that_the_game_does_not_know_says_where() -> None:
    plain = json.loads(write_campaign(campaign()))
    plain["setup"]["harsh"] = "perhaps"
    story = read_campaign(json.dumps(plain))
    with pytest.raises(BadCampaign, match=re.escape("campaign-field field=setup.harsh")):
        next_setup(GAME, story)


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (["turns"], {"colour": ["red"]}, "campaign-field field=turns error=misread-unknown field=colour"),
        (["turns"], {"clans": [[]]}, "campaign-field field=turns error=misread-unknown field=clans"),
        (
            ["turns"],
            {"scenario": ["hill", "sea"]},
            r"campaign-field field=turns.scenario\[1\] error=misread-value",
        ),
        (["setup", "clans", 1], "??", r"campaign-field field=setup.clans\[1\] error=cn-no-clan"),
        (["setup", "clans"], None, "campaign-field field=setup.clans error=misread-kind"),
        (["matches", 0, "armies", 0], "\x1b", r"campaign-field field=matches\[0\].armies\[0\] error=cn-no-clan"),
    ],
)
def test_what_its_game_does_not_understand_says_where(path: list[Any], value: Any, reason: str) -> None:
    """The file is held against its game before anybody looks at it: what changes from match to match, and armies."""
    plain = json.loads(write_campaign(played(campaign(), 1)))
    inner = plain
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadCampaign, match=f"^{reason}"):
        hold_for(GAME, read_campaign(json.dumps(plain)))


def test_a_game_without_campaigns_has_none() -> None:
    plain = json.loads(write_campaign(campaign())) | {"game": "climbers"}
    with pytest.raises(BadCampaign, match=r"^campaign-none"):
        hold_for(climbers.GAME, read_campaign(json.dumps(plain)))


@given(st.text())
def test_any_text_is_a_campaign_or_gets_a_reason(text: str) -> None:
    with pytest.raises(BadCampaign):
        read_campaign(text)

"""Campaigns whose last match was played by older rules: what lived on after it is told by its record, or nothing did
and its page says so."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime

import msgspec
import pytest

from tests.hosting.hosts import Hosts
from tests.kit import offering
from tests.play.winter import OLD, winter
from theomachy import games
from theomachy.features.campaigns import campaign_rules_of
from theomachy.hosting.campaigns import CampaignStory
from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry
from theomachy.hosting.rows import CampaignRow, ChapterRow, MatchRow, SeatRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import logs, matches
from theomachy.hosting.store.verbs import Add
from theomachy.kernel import Match, Seeded
from theomachy.play.campaigns import Played
from theomachy.play.records import BrokenOff, read_record, write_record
from theomachy.wire.campaigns import campaign as campaign_page

WINTER, (_, RECORD, _) = winter()
MADE = datetime(2026, 1, 1, tzinfo=UTC)


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


async def keep(service: MatchService, record: str, name: str) -> None:
    """A campaign of older rules: its first match is counted; its second is over, or was closed as it ran."""
    head = read_record(RECORD).fields
    setup, turns = text(WINTER.setup), text(WINTER.turns)
    new = CampaignRow("winter", name, WINTER.game, WINTER.rules, setup, turns, "host", MADE)
    for number, played in enumerate((text(WINTER.matches[0]), ""), 1):
        id = f"match-{number}"
        match = MatchRow(id, WINTER.game, head["rules"], head["content"], head["setup"], "seeded", b"1", "host", MADE)
        seats = [SeatRow(id, seat, "host") for seat in (0, 1)]
        laid = matches.laid(match, seats) if number > 1 else [*matches.laid(match, seats), Add(new)]
        await service.store.write(*laid, Add(ChapterRow("winter", number, id, played)))
    if record:
        last = Change(Entry("start"), ChronicleEdit(0, []), [], "")
        shares = [*WINTER.matches[1].result] if record == RECORD else [0.0, 1.0]
        await logs.append(service.store, "match-2", 1, last, service.clock.now(), ending=Ending(record, shares))


def of_second(
    hosts: Hosts, record: str, look: Callable[[MatchService, Played], Awaitable[None]], name: str = WINTER.name
) -> None:
    """Look at the campaign's second match as it is counted now."""

    async def story(here: MatchService, there: MatchService) -> None:
        await keep(here, record, name)
        found = await CampaignStory.find(there, "winter")
        await look(there, found.campaign.matches[1])

    hosts(story)


def given_up() -> str:
    """The record of a match of those rules that its first player has resigned."""
    setup = msgspec.json.decode(read_record(RECORD).fields["setup"], type=OLD.setup.type)
    return write_record(Match(OLD, OLD.new(setup), Seeded.of(1), listen=True), broken=BrokenOff(0))


async def said(service: MatchService, lang: str) -> str:
    """How the campaign's page tells its second match."""
    page = await campaign_page(service, "host", "winter", lang)
    return page.matches[1].text


def test_what_lived_on_after_a_match_of_older_rules_is_told_by_its_record(hosts: Hosts):
    """It was over, but nobody had looked at the campaign before the rules changed: the same armies, the same deeds."""

    async def look(service: MatchService, played: Played) -> None:
        assert played == WINTER.matches[1]
        assert await said(service, "en") == "Red wins."

    of_second(hosts, RECORD, look)


def test_where_the_record_does_not_tell_it_the_page_says_so(hosts: Hosts, monkeypatch: pytest.MonkeyPatch):
    """The result counts, and the armies are as they were."""
    game = games.game(WINTER.game)
    untold = offering(game, replace(campaign_rules_of(game), retold=None))
    monkeypatch.setitem(games.GAMES, game.id, untold)

    async def look(service: MatchService, played: Played) -> None:
        assert (played.result, played.armies, played.deeds) == (WINTER.matches[1].result, WINTER.matches[0].armies, ())
        assert "nobody can say what lived on" in await said(service, "en")
        assert "その後の成長は分かりません" in await said(service, "ja")

    of_second(hosts, RECORD, look, "Untold")  # what is told is worked out once a campaign


def test_of_a_match_that_was_closed_the_page_says_so(hosts: Hosts):
    """Nobody won it, and nothing lived on."""

    async def look(service: MatchService, played: Played) -> None:
        assert (played.armies, played.deeds) == (WINTER.matches[0].armies, ())
        assert (await said(service, "en")).startswith("Closed when the rules changed.")
        assert "ルールの変更により終了" in await said(service, "ja")

    of_second(hosts, "", look)


def test_a_match_of_older_rules_that_was_given_up_is_won_by_the_other(hosts: Hosts):
    """As by the rules of the day: nothing lives on, but somebody has won."""

    async def look(service: MatchService, played: Played) -> None:
        assert (played.result, played.armies) == ((0.0, 1.0), WINTER.matches[0].armies)

    of_second(hosts, given_up(), look)

"""Files from elsewhere: what was downloaded from one host is kept by another."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import msgspec
import pytest

from theomachy import games
from theomachy.agents import agent
from theomachy.agents.seats import play
from theomachy.hosting.campaigns import CampaignStory, NewCampaign
from theomachy.hosting.imports import import_file
from theomachy.hosting.memory import in_memory
from theomachy.hosting.rows import MatchRow
from theomachy.hosting.service import MatchService
from theomachy.kernel import Match, Refused, Seeded
from theomachy.play.campaigns import Played, read_campaign, write_campaign
from theomachy.play.records import PAGE, BrokenOff, write_record
from theomachy.wire import campaigns, desk

ME = "f" * 32


def told(story: Callable[[MatchService], Awaitable[None]]) -> None:
    async def tell() -> None:
        service = MatchService(in_memory())
        await story(service)
        await service.close()

    asyncio.run(tell())


def record(*, over: bool = True, host: str = PAGE) -> str:
    """Of a match of Scathe that was played in a page."""
    game = games.game("scathe")
    match = Match(game, game.new(next(iter(game.setup.presets.values()))(Random(1))), Seeded.of(1), listen=True)
    if over:
        play(match, [agent(game, "random", seat) for seat in range(len(match.seats))])
    return write_record(match, host=host)


def test_a_record_from_a_page_can_be_watched_and_played_on_from():
    text = record()

    async def story(service: MatchService) -> None:
        first, again = [await import_file(service, ME, text) for _ in range(2)]
        assert first == again
        assert first.path == f"/watch/{first.match}"
        assert await desk.record(service, ME, first.match) == text
        held = await desk.verify(service, first.match, "en")
        assert any("browser alone" in sentence.text for sentence in held["held"])
        assert b'"steps"' in await desk.replay(service, ME, first.match, "ja")
        [listed] = await desk.matches(service, ME, "en")
        assert (listed.over, listed.path) == (True, first.path)
        branch = await desk.play_on(service, ME, first.match, desk.NewBranch(2, ["me", "me"]))
        assert (await service.match(branch.match)).log.terms.opening is not None

    told(story)


def test_how_a_match_was_broken_off_is_kept():
    game = games.game("scathe")
    match = Match(game, game.new(next(iter(game.setup.presets.values()))(Random(1))), Seeded.of(1), listen=True)
    text = write_record(match, broken=BrokenOff(0))

    async def story(service: MatchService) -> None:
        brought = await import_file(service, ME, text)
        row = await service.store.read(MatchRow, brought.match)
        assert row is not None
        assert msgspec.json.decode(row.result) == [0, 1]

    told(story)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nonsense", "import-neither"),
        ("", "import-neither"),
        (record().partition("\n")[2], "import-neither"),
        (record().replace("record 1", "record 9", 1), "record-format"),
        ("{", "campaign-not-json"),
        (record(over=False), "import-not-over"),
        (record().replace(" | ", " |  ", 1), "record-line-changed"),
        (record().rpartition("\nstory")[0] + "\n", "record-cut"),
    ],
)
def test_what_cannot_be_trusted_is_refused(text: str, reason: str):
    async def story(service: MatchService) -> None:
        with pytest.raises(Refused) as no:
            await import_file(service, ME, text)
        assert no.value.reason.id == reason
        assert await desk.matches(service, ME, "en") == []

    told(story)


def test_a_byte_order_mark_is_passed_over():
    """Some editors put one before a text: the same file is the same match."""

    async def story(service: MatchService) -> None:
        brought = await import_file(service, ME, record())
        assert await import_file(service, ME, f"\ufeff{record()}") == brought

    told(story)


def test_a_campaign_goes_on_elsewhere_with_its_armies():
    """Downloaded from one host after a match, opened by another: the next match has the armies of that day, and the
    scenario after the last."""

    async def story(service: MatchService) -> None:
        seats = ["me", "squire+cautious"]
        made = await campaigns.new_campaign(service, ME, NewCampaign("The long winter", "godbreaker", seats))
        first = read_campaign(await campaigns.campaign_file(service, made.campaign))
        armies = tuple(first.setup["circles"])
        played = Played({**first.setup}, (1.0, 0.0), armies[::-1], (), "0" * 16)
        brought = await import_file(service, ME, write_campaign(msgspec.structs.replace(first, matches=(played,))))
        assert brought.path == f"/campaign/{brought.campaign}"
        going_on = await CampaignStory.find(service, brought.campaign)
        assert tuple(going_on.campaign.setup["circles"]) == armies[::-1]
        assert going_on.campaign.turns["scenario"][0] == first.turns["scenario"][1]
        assert [seat.agent for seat in going_on.seats] == ["", "squire+cautious"]
        assert (await going_on.next(service, ME))[0] == brought.match

    told(story)

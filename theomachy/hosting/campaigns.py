"""Campaigns: matches one after the other, whose armies live on. A match is counted when the campaign is looked at, and
what lived on is written down when the next one is laid."""

from datetime import datetime
from typing import Any, Literal

import msgspec

from theomachy.agents.levels import agent_of
from theomachy.hosting.matchmaking import Laid, NewMatch, again, agree, find_game, new_id
from theomachy.hosting.ports import Behind
from theomachy.hosting.rows import CampaignRow, ChapterRow, Dice, MatchRow, SeatRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import campaigns as kept
from theomachy.hosting.store import logs, matches
from theomachy.hosting.terms import why_not_open
from theomachy.hosting.timing import TimeControl
from theomachy.kernel import Game, Reason, Refused, refuse
from theomachy.play import campaigns
from theomachy.play.campaigns import BadCampaign, Played, Player
from theomachy.play.records import BadRecord, broken_off, read_record
from theomachy.play.replays import replay
from theomachy.presentation.options import find_option

SCENARIO = "scenario"
"""The field of a setup that changes from match to match."""
MAX_SCENARIOS = 60


class NewCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to play which campaign."""

    name: str
    game: str
    seats: list[str]
    preset: str = ""
    armies: list[str] = []
    options: dict[str, str] = {}
    dice: Dice = "seeded"
    scenarios: list[str] = []
    """in order, then they begin again; none: all of the game's"""
    clock: TimeControl | None = None
    """how long people may take in each match; none: as long as they like"""
    hints: bool = False
    """whether each may ask the coach in each match; who plays alone always may"""


# A new one


def agree_campaign(order: NewCampaign, host: str, created: datetime) -> tuple[CampaignRow, Laid]:
    """A new campaign and its first match, or Refused with the reason why it cannot be."""
    first = NewMatch(
        game=order.game,
        seats=order.seats,
        preset=order.preset,
        armies=order.armies,
        options=order.options,
        dice=order.dice,
        clock=order.clock,
        hints=order.hints,
    )
    match, seats = agree(first, host, created)
    game, id = find_game(order.game), new_id()
    setup = msgspec.json.decode(match.setup, type=game.setup.type)
    players = [Player(kind, "" if kind in ("me", "friend") else kind) for kind in order.seats]
    try:
        campaign = campaigns.new(game, order.name, setup, players, id, _turns(game, order.scenarios))
    except BadCampaign as bad:
        raise Refused(bad.reason) from None
    match = msgspec.structs.replace(match, setup=_text(campaigns.next_setup(game, campaign)))
    row = CampaignRow(
        id=id,
        name=campaign.name,
        game=game.id,
        rules=game.rules,
        setup=_text(campaign.setup),
        turns=_text(campaign.turns),
        host=host,
        made=created,
    )
    return row, Laid(match, seats)


def _turns(game: Game[Any], scenarios: list[str]) -> dict[str, list[str]]:
    """The scenarios in their order; all of the game's if none is named."""
    try:
        possible = find_option(game, SCENARIO).values
    except Refused:
        possible = ()
    if not scenarios:
        return {SCENARIO: list(possible)} if possible else {}
    if not possible:
        raise refuse("campaign-no-scenarios", name=game.id)
    for name in scenarios[:MAX_SCENARIOS]:
        if name not in possible:
            raise refuse("campaign-no-scenario", text=name[:40], known=list(possible))
    return {SCENARIO: scenarios[:MAX_SCENARIOS]}


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# One that goes on


class CampaignStory:
    """A campaign with all its matches, those counted that are over."""

    def __init__(self, row: CampaignRow, chapters: list[ChapterRow], game: Game[Any]) -> None:
        self.row, self.chapters, self.game = row, chapters, game
        setup = msgspec.json.decode(row.setup, type=dict[str, Any])
        turns = msgspec.json.decode(row.turns, type=dict[str, list[Any]])
        counted = [chapter.played for chapter in chapters if chapter.played]
        matches = tuple(msgspec.json.decode(played, type=Played) for played in counted)
        self.campaign = campaigns.Campaign(
            campaigns.FORMAT, row.name, row.game, row.rules, row.id, (), setup, turns, matches=matches
        )
        self.seats: list[SeatRow] = []
        """of its last match"""
        self.names: dict[str, str] = {}

    @classmethod
    async def find(cls, service: MatchService, id: str) -> "CampaignStory":
        store = service.store
        row = await store.read(CampaignRow, id)
        if row is None:
            raise refuse("live-no-campaign")
        story = cls(row, await kept.chapters(store, id), find_game(row.game))
        last = story.chapters[-1]
        if not last.played and story.why_not is None and (played := await story._played(service, last)):
            story = cls(row, [*story.chapters[:-1], msgspec.structs.replace(last, played=played)], story.game)
        story.seats = await matches.seats(store, last.match)
        story.names = await service.names(story.seats)
        players = tuple(story._player(seat) for seat in story.seats)
        story.campaign = msgspec.structs.replace(story.campaign, players=players)
        return story

    async def _played(self, service: MatchService, last: ChapterRow) -> str:
        """What lives on after the last match, if it is over. Of one that was closed with its rules, nothing does."""
        text = await logs.record(service.store, last.match)
        match = await service.store.read(MatchRow, last.match)
        closed = match is not None and why_not_open(match, self.game) is not None
        if text is not None:
            campaign = msgspec.json.encode(self.campaign)
            return await service.shared("check", lived_on, self.row.game, campaign, text, closed)
        if match is not None and closed:
            return _text(without_aftermath(self.game, self.campaign, match.setup, "", (), "closed"))
        return ""

    def _player(self, seat: SeatRow) -> Player:
        """The player of a seat, as the file of a campaign names them."""
        name = self.names.get(seat.guest or "", "") or f"{seat.number + 1}"
        return Player(name, agent_of(self.game, seat.agent) if seat.agent else "")

    @property
    def why_not(self) -> Reason | None:
        """Why it cannot go on."""
        return campaigns.why_not_play(self.game, self.campaign)

    async def next(self, service: MatchService, guest: str) -> tuple[str, int]:
        """The match that runs, or the next one with the same people around it; and the seat of a guest there."""
        store, last = service.store, self.chapters[-1]
        row = await store.read(MatchRow, last.match)
        mine = next((seat.number for seat in self.seats if seat.guest == guest), None)
        if mine is None or row is None:
            raise refuse("live-no-seat")
        if not last.played:
            return last.match, mine
        if (why := self.why_not) is not None:
            raise Refused(why)
        match, seats = again(row, self.seats, guest, service.clock.now(), swap=False)
        match = msgspec.structs.replace(match, setup=_text(campaigns.next_setup(self.game, self.campaign)))
        await kept.count(store, last)
        try:
            await kept.go_on(store, self.row, last.number + 1, match, seats)
            return match.id, mine
        except Behind:  # another has laid it
            return (await kept.chapters(store, self.row.id))[-1].match, mine


def lived_on(game: str, campaign: bytes, text: str, closed: bool) -> str:
    """Return what lives on after a match, as it is kept."""
    return _text(what_lives_on(find_game(game), msgspec.json.decode(campaign, type=campaigns.Campaign), text, closed))


def without_aftermath(
    game: Game[Any],
    campaign: campaigns.Campaign,
    setup: str,
    text: str,
    shares: tuple[float, ...],
    why: Literal["", "closed"] = "",
) -> Played:
    """A match that leaves the armies as they were: somebody has given it up, or it was closed."""
    armies = campaigns.armies(game, campaign)
    agreed = msgspec.json.decode(setup, type=dict[str, Any])
    return Played(agreed, shares or (1 / len(armies),) * len(armies), armies, (), campaigns.digest(text), why)


def what_lives_on(game: Game[Any], campaign: campaigns.Campaign, text: str, closed: bool = False) -> Played:
    """What lives on after a match. Of one that was given up, nothing does; of one whose rules have been closed since,
    what its record tells."""
    record = read_record(text)
    armies = len(campaigns.armies(game, campaign))
    if (broken := broken_off(record.result, armies)) is not None:
        return without_aftermath(game, campaign, record.fields["setup"], text, tuple(broken.shares(armies)))
    if closed:
        return campaigns.retold(game, campaign, record, text)
    try:
        return campaigns.after(game, campaign, replay(record, game), text).matches[-1]
    except BadRecord as bad:
        raise Refused(bad.reason) from None

"""Files from elsewhere: records of matches that are over, to be watched and played on from; campaigns, to go on."""

from datetime import datetime
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from theomachy.agents.levels import LEVELS, agent_of, in_style, parted
from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry
from theomachy.hosting.matchmaking import Laid, find_game, lay, new_id, new_terms
from theomachy.hosting.rows import CampaignRow, ChapterRow, MatchRow, SeatRow
from theomachy.hosting.service import MatchService
from theomachy.kernel import Game, Refused, refuse
from theomachy.play import campaigns
from theomachy.play.campaigns import BadCampaign, Campaign, Player
from theomachy.play.records import FORMAT, BadRecord, broken_off, read_record
from theomachy.play.replays import verify

MAX_FILE_BYTES = 4_000_000
"""Of a file: records of long matches tell a long story."""


class Imported(NamedTuple):
    """What a file has become: a match, or a campaign."""

    match: str
    campaign: str = ""

    @property
    def path(self) -> str:
        return f"/campaign/{self.campaign}" if self.campaign else f"/watch/{self.match}"


async def import_file(service: MatchService, guest: str, text: str) -> Imported:
    """Keep what a file holds, or Refused with the reason why it cannot be kept."""
    if len(text) > MAX_FILE_BYTES:
        raise refuse("live-too-big", most=MAX_FILE_BYTES)
    try:
        if text.startswith(FORMAT):
            return await _import_record(service, guest, text)
        return await _import_campaign(service, guest, text)
    except (BadRecord, BadCampaign) as bad:
        raise Refused(bad.reason) from None


# Records


async def _import_record(service: MatchService, guest: str, text: str) -> Imported:
    """The same file is kept once. All of it is held before: a record is trusted no more here than elsewhere."""
    match, seats, ending = await service.aside(agree_record, text, guest, service.clock.now())
    if await service.store.match(match.id) is None:
        await service.store.add(match, seats)
    if await service.store.record(match.id) is None:
        start = Change(Entry("start"), ChronicleEdit(0, []), [], "")
        await service.store.append(match.id, 1, start, None, ending)
    return Imported(match.id)


def agree_record(text: str, host: str, created: datetime) -> tuple[MatchRow, list[SeatRow], Ending]:
    """A match as its record tells it, with nobody at its seats: nothing in it is to be decided any more."""
    record = read_record(text)
    game = find_game(record.fields["game"])
    verify(record, game)
    if record.result == "open":
        raise refuse("import-not-over")
    kind, _, seed = record.fields["dice"].partition(" ")
    match = MatchRow(
        id=sha256(f"{host} {text}".encode()).hexdigest()[:12],
        game=game.id,
        rules=record.fields["rules"],
        content=record.fields["content"],
        setup=record.fields["setup"],
        dice="seeded" if kind == "seeded" else "typed",
        server_seed=bytes.fromhex(seed),
        host=host,
        made=created,
    )
    setup = msgspec.json.decode(match.setup, type=game.setup.type)
    seats = [SeatRow(match.id, number) for number in range(len(game.setup.seated(setup)))]
    broken = broken_off(record.result, len(seats))
    shares = broken.shares(len(seats)) if broken is not None else [*map(float, record.result.split()[1:])]
    return match, seats, Ending(text, shares)


# Campaigns


async def _import_campaign(service: MatchService, guest: str, text: str) -> Imported:
    row, laid = await service.aside(agree_file, text, guest, service.clock.now())
    await service.store.add_chapter(ChapterRow(row.id, 1, laid.match.id), laid.match, laid.seats, row)
    return Imported(laid.match.id, row.id)


def agree_file(text: str, host: str, created: datetime) -> tuple[CampaignRow, Laid]:
    """A campaign that goes on from a file with the armies as they are now, and its next match. What they have done
    before stays in the file: the records of those matches lie elsewhere."""
    campaign = campaigns.read_campaign(text)
    game = find_game(campaign.game)
    if (why := campaigns.why_not_play(game, campaign)) is not None:
        raise Refused(why)
    going_on = _from_now_on(game, campaign)
    setup = campaigns.next_setup(game, going_on)
    kinds = [_kind(game, player) for player in campaign.players]
    laid = lay(new_terms(game, _text(setup), "seeded"), kinds, host, created)
    row = CampaignRow(
        id=going_on.seed,
        name=campaign.name,
        game=game.id,
        rules=game.rules,
        setup=_text(going_on.setup),
        turns=_text(going_on.turns),
        host=host,
        made=created,
    )
    return row, laid


def _from_now_on(game: Game[Any], campaign: Campaign) -> Campaign:
    assert game.armies is not None
    played = len(campaign.matches)
    turns = {field: _turned(values, played) for field, values in campaign.turns.items()}
    setup = {**campaign.setup, game.armies.field: campaigns.armies(game, campaign)}
    return msgspec.structs.replace(campaign, seed=new_id(), setup=setup, turns=turns, matches=())


def _turned(values: list[Any], by: int) -> list[Any]:
    first = by % len(values)
    return [*values[first:], *values[:first]]


def _kind(game: Game[Any], player: Player) -> str:
    """Who sits there: an agent of the level that plays like it, in its style, or whoever brings the file."""
    if not player.agent:
        return "me"
    name, style = parted(player.agent)
    levels = [level for level in LEVELS if name in (level, agent_of(game, level))]
    return in_style(levels[0] if levels else "squire", style if style in game.ai.styles else "")


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()

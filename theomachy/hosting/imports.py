"""Files from elsewhere: records of matches that are over, to be watched and played on from; campaigns, to go on."""

from datetime import datetime
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from theomachy.agents.levels import LEVELS, agent_of
from theomachy.agents.names import in_style, read_name
from theomachy.features.ai import ai_of
from theomachy.features.armies import armies_of
from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry
from theomachy.hosting.matchmaking import Laid, find_game, lay, new_id, new_terms
from theomachy.hosting.rows import CampaignRow, MatchRow, SeatRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.signatures import signer_of
from theomachy.hosting.store import campaigns as kept
from theomachy.hosting.store import logs, matches
from theomachy.kernel import Game, Message, Reason, Refused, refuse
from theomachy.play import campaigns
from theomachy.play.campaigns import BadCampaign, Campaign, Player
from theomachy.play.misread import MAX_SHOWN_CHARACTERS, unmarked
from theomachy.play.records import FORMAT, BadRecord, broken_off, read_record
from theomachy.play.replays import verify
from theomachy.presentation.text import Verbatim

OUR_FILES = FORMAT.split()[0]
"""With which a record begins, even one of another kind."""
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
    text = unmarked(text)
    if text.startswith(OUR_FILES):
        return await _import_record(service, guest, text)
    if text.lstrip().startswith("{"):
        return await _import_campaign(service, guest, text)
    raise refuse("import-neither", found=text.lstrip()[:MAX_SHOWN_CHARACTERS].split("\n")[0])


# Records


async def _import_record(service: MatchService, guest: str, text: str) -> Imported:
    """The same file is kept once. All of it is held before: a record is trusted no more here than elsewhere."""
    checked = await service.shared("import", check_record, text)
    match, seats, ending = agree_record(text, checked, guest, service.clock.now())
    if await service.store.read(MatchRow, match.id) is None:
        await matches.add(service.store, match, seats)
    if await logs.record(service.store, match.id) is None:
        start = Change(Entry("start"), ChronicleEdit(0, []), [], "")
        await logs.append(service.store, match.id, 1, start, service.clock.now(), ending=ending)
    return Imported(match.id)


class Checked(msgspec.Struct, frozen=True):
    """What is known of a record that was held against the rules."""

    held: list[Message]
    """All that holds, in sentences."""
    fields: dict[str, str]
    """Its head, by name."""
    seats: int
    """How many play."""
    shares: list[float] | None
    """How it ended, by seat; None if it is not over."""
    forged: Reason | None
    """Why its signature does not hold; None if it does, or there is none."""


def check_record(text: str) -> Checked:
    """Hold a record against the rules, its dice and its signature. Refused with the reason if rules or dice differ."""
    try:
        record = read_record(text)
        game = find_game(record.fields["game"])
        held = verify(record, game)
    except BadRecord as bad:
        raise Refused(bad.reason) from None
    try:
        key, forged = signer_of(text), None
    except BadRecord as bad:
        key, forged = "", bad.reason
    except ImportError:  # a page cannot check signatures
        key, forged = "", None
    if key:
        held.append(Message("verified-signed", args={"key": Verbatim(key)}))
    seats = len(game.setup.seated(msgspec.json.decode(record.fields["setup"], type=game.setup.type)))
    if record.result == "open":
        return Checked(held, record.fields, seats, None, forged)
    broken = broken_off(record.result, seats)
    shares = broken.shares(seats) if broken is not None else [*map(float, record.result.split()[1:])]
    return Checked(held, record.fields, seats, shares, forged)


def agree_record(text: str, checked: Checked, host: str, created: datetime) -> tuple[MatchRow, list[SeatRow], Ending]:
    """Return a match as its record tells it, with nobody at its seats: nothing in it is to be decided any more."""
    if checked.shares is None:
        raise refuse("import-not-over")
    kind, _, seed = checked.fields["dice"].partition(" ")
    match = MatchRow(
        id=sha256(f"{host} {text}".encode()).hexdigest()[:12],
        game=checked.fields["game"],
        rules=checked.fields["rules"],
        content=checked.fields["content"],
        setup=checked.fields["setup"],
        dice="seeded" if kind == "seeded" else "typed",
        server_seed=bytes.fromhex(seed),
        host=host,
        made=created,
    )
    seats = [SeatRow(match.id, number) for number in range(checked.seats)]
    return match, seats, Ending(text, checked.shares)


# Campaigns


async def _import_campaign(service: MatchService, guest: str, text: str) -> Imported:
    row, laid = await service.heavy("import", agree_file, text, guest, service.clock.now())
    await kept.begin(service.store, row, laid.match, laid.seats)
    return Imported(laid.match.id, row.id)


def agree_file(text: str, host: str, created: datetime) -> tuple[CampaignRow, Laid]:
    """A campaign that goes on from a file with the armies as they are now, and its next match. What they have done
    before stays in the file: the records of those matches lie elsewhere."""
    try:
        campaign = campaigns.read_campaign(text)
        game = find_game(campaign.game)
        campaigns.hold_for(game, campaign)
        if (why := campaigns.why_not_play(game, campaign)) is not None:
            raise Refused(why)
        going_on = _from_now_on(game, campaign)
        setup = campaigns.next_setup(game, going_on)
    except BadCampaign as bad:
        raise Refused(bad.reason) from None
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
    played = len(campaign.matches)
    turns = {field: _turned(values, played) for field, values in campaign.turns.items()}
    setup = {**campaign.setup, armies_of(game).field: campaigns.armies(game, campaign)}
    return msgspec.structs.replace(campaign, seed=new_id(), setup=setup, turns=turns, matches=())


def _turned(values: list[Any], by: int) -> list[Any]:
    first = by % len(values)
    return [*values[first:], *values[:first]]


def _kind(game: Game[Any], player: Player) -> str:
    """Who sits there: an agent of the level that plays like it, in its style, or whoever brings the file."""
    if not player.agent:
        return "me"
    read = read_name(player.agent)
    style = read.style if read is not None else ""
    name = player.agent.removesuffix(f"+{style}")
    levels = [level for level in LEVELS if name in (level, agent_of(game, level))]
    return in_style(levels[0] if levels else "squire", style if style in ai_of(game).styles else "")


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()

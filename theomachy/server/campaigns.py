"""Campaigns: matches one after the other, whose armies live on. A match is counted when somebody looks after it."""

import asyncio
import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import Provide
from litestar.params import QueryParameter

from theomachy.kernel import Game, Reason, Refused, refuse
from theomachy.kernel import campaigns as kernel
from theomachy.kernel.campaigns import BadCampaign, Played, Player
from theomachy.kernel.legacy import Member
from theomachy.kernel.records import BadRecord, read_record, shares_after
from theomachy.kernel.replays import replay
from theomachy.server import before, pages
from theomachy.server.api import guest_of, language, provide_guest, provide_hall
from theomachy.server.hall import Hall
from theomachy.server.owls import LEVELS, agent_of
from theomachy.server.showings import showing
from theomachy.server.shown import Showing
from theomachy.server.store import Behind
from theomachy.server.tables import CampaignRow, ChapterRow, MatchRow, SeatRow
from theomachy.words import FIRST
from theomachy.words.options import find_option

SCENARIO = "scenario"
"""The field of a setup that changes from match to match."""
SHOWN = 12
MOST_SCENARIOS = 60

Lang = Annotated[str, QueryParameter(name="lang", max_length=10)]


class Campaigns(Controller):
    path = "/api/campaigns"
    dependencies = {"guest": Provide(provide_guest), "hall": Provide(provide_hall)}  # noqa: RUF012

    @post()
    async def new(
        self, data: pages.NewCampaign, request: Request[Any, Any, Any], guest: str, hall: Hall
    ) -> pages.NewCampaignAnswer:
        request.state.game = data.game
        await hall.store.guest(guest)
        row, match, seats = await asyncio.to_thread(agree, data, guest)
        await hall.store.add_chapter(ChapterRow(campaign=row.id, number=1, match=match.id), match, seats, row)
        invites = [f"/join/{seat.invite}" if seat.invite else "" for seat in seats]
        path, table = f"/campaign/{row.id}", f"/table/{match.id}"
        return pages.NewCampaignAnswer(campaign=row.id, path=path, table=table, invites=invites)

    @get()
    async def mine(self, request: Request[Any, Any, Any], hall: Hall, lang: Lang = FIRST) -> list[pages.CampaignInfo]:
        guest = guest_of(request.cookies)
        found = []
        for row in await hall.store.campaigns_of(guest, SHOWN) if guest else []:
            shown = showing(before.find_game(row.game), language(lang))
            matches = sum(bool(chapter.played) for chapter in await hall.store.chapters(row.id))
            found.append(
                pages.CampaignInfo(
                    campaign=row.id,
                    game=row.game,
                    title=shown.words.title,
                    name=row.name,
                    path=f"/campaign/{row.id}",
                    text=shown.words.say("campaign-matches", matches=matches),
                    when=row.made.isoformat(timespec="seconds"),
                )
            )
        return found

    @get("/{campaign:str}")
    async def show(
        self, campaign: str, request: Request[Any, Any, Any], hall: Hall, lang: Lang = FIRST
    ) -> pages.Campaign:
        story = await Story.find(hall, campaign)
        return await story.shown(hall, showing(story.game, language(lang)), guest_of(request.cookies))

    @get("/{campaign:str}/file", media_type=MediaType.TEXT)
    async def file(self, campaign: str, hall: Hall) -> Response[str]:
        story = await Story.find(hall, campaign)
        text = kernel.write_campaign(story.campaign)
        return Response(text, headers={"content-disposition": f'attachment; filename="{campaign}.campaign"'})

    @post("/{campaign:str}/next", status_code=200)
    async def next(self, campaign: str, request: Request[Any, Any, Any], guest: str, hall: Hall) -> pages.JoinAnswer:
        story = await Story.find(hall, campaign)
        request.state.game = story.game.id
        return await story.next(hall, guest)


# A new one


def agree(order: pages.NewCampaign, host: str) -> tuple[CampaignRow, MatchRow, list[SeatRow]]:
    """The rows of a new campaign and its first match, or Refused with the reason why it cannot be."""
    first = pages.NewMatch(order.game, order.seats, order.preset, order.armies, order.options, order.dice)
    match, seats = before.agree(first, host)
    game, id = before.find_game(order.game), secrets.token_urlsafe(9)
    setup = msgspec.json.decode(match.setup, type=game.Setup)
    players = [Player(kind, kind if kind in LEVELS else "") for kind in order.seats]
    try:
        campaign = kernel.new(game, order.name, setup, players, id, _turns(game, order.scenarios))
    except BadCampaign as bad:
        raise Refused(bad.reason) from None
    match.setup = _text(kernel.next_setup(game, campaign))
    row = CampaignRow(
        id=id,
        name=campaign.name,
        game=game.id,
        rules=game.rules,
        setup=_text(campaign.setup),
        turns=_text(campaign.turns),
        host=host,
    )
    return row, match, seats


def _turns(game: Game[Any], scenarios: list[str]) -> dict[str, list[str]]:
    """The scenarios in their order; all of the game's if none is named."""
    try:
        known = find_option(game, SCENARIO).values
    except Refused:
        known = ()
    if not scenarios:
        return {SCENARIO: list(known)} if known else {}
    for name in scenarios[:MOST_SCENARIOS]:
        if name not in known:
            raise refuse("campaign-no-scenario", text=name[:40], known=list(known))
    return {SCENARIO: scenarios[:MOST_SCENARIOS]}


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# One that goes on


class Story:
    """A campaign with all its matches, those counted that are over."""

    def __init__(self, row: CampaignRow, chapters: list[ChapterRow], game: Game[Any]) -> None:
        self.row, self.chapters, self.game = row, chapters, game
        setup = msgspec.json.decode(row.setup, type=dict[str, Any])
        turns = msgspec.json.decode(row.turns, type=dict[str, list[Any]])
        played = tuple(msgspec.json.decode(one.played, type=Played) for one in chapters if one.played)
        self.campaign = kernel.Campaign(
            kernel.FORMAT, row.name, row.game, row.rules, row.id, (), setup, turns, matches=played
        )

    @classmethod
    async def find(cls, hall: Hall, id: str) -> "Story":
        row = await hall.store.campaign(id)
        if row is None:
            raise refuse("live-no-campaign")
        story = cls(row, await hall.store.chapters(id), before.find_game(row.game))
        last = story.chapters[-1]
        if not last.played and story.why_not is None and (text := await hall.store.record(last.match)) is not None:
            last.played = _text(await asyncio.to_thread(played, story.game, story.campaign, text))
            await hall.store.count(last, last.played)
            story = cls(row, story.chapters, story.game)
        seats = await hall.store.seats(last.match)
        names = await hall.store.names([seat.guest for seat in seats if seat.guest])
        players = tuple(_player(story.game, seat, names.get(seat.guest or "", "")) for seat in seats)
        story.campaign = msgspec.structs.replace(story.campaign, players=players)
        return story

    @property
    def why_not(self) -> Reason | None:
        return kernel.why_not_play(self.game, self.campaign)

    async def next(self, hall: Hall, guest: str) -> pages.JoinAnswer:
        """The table of the match that runs, or of the next one, with the same people around it."""
        store, last = hall.store, self.chapters[-1]
        seats, row = await store.seats(last.match), await store.match(last.match)
        mine = next((seat.number for seat in seats if seat.guest == guest), None)
        if mine is None or row is None:
            raise refuse("live-no-seat")
        if last.played:
            if (why := self.why_not) is not None:
                raise Refused(why)
            match, sitting = before.again(row, seats, guest, swap=False)
            match.setup = _text(kernel.next_setup(self.game, self.campaign))
            for seat, old in zip(sitting, seats, strict=True):
                if old.guest is not None:  # a friend keeps the seat, and needs no invitation
                    seat.guest, seat.invite = old.guest, None
            chapter = ChapterRow(campaign=self.row.id, number=last.number + 1, match=match.id, played="")
            try:
                await store.add_chapter(chapter, match, sitting)
                last = chapter
            except Behind:  # somebody else has laid it
                last = (await store.chapters(self.row.id))[-1]
        return pages.JoinAnswer(match=last.match, seat=mine, path=f"/table/{last.match}")

    # To be shown

    async def shown(self, hall: Hall, shown: Showing, guest: str) -> pages.Campaign:
        seats = await hall.store.seats(self.chapters[-1].match)
        names = await hall.store.names([seat.guest for seat in seats if seat.guest])
        who = [shown.who(seat, names, guest) for seat in seats]
        hosting = self.row.host == guest
        why = self.why_not
        return pages.Campaign(
            campaign=self.row.id,
            name=self.row.name,
            game=self.game.id,
            title=shown.words.title,
            ground=shown.look.ground,
            armies=[self._army(shown, seat, who[seat]) for seat in range(len(seats))],
            matches=[self._match(shown, chapter) for chapter in self.chapters],
            mine=any(seat.guest == guest for seat in seats),
            invites=[f"/join/{seat.invite}" for seat in seats if hosting and seat.invite and seat.guest is None],
            why_not=shown.sentence(why) if why is not None else None,
        )

    def _army(self, shown: Showing, seat: int, who: str) -> pages.CampaignArmy:
        assert self.game.roster is not None
        say, campaign = shown.words.say, self.campaign
        now = self.game.roster(kernel.armies(self.game, campaign)[seat])
        grown = kernel.growth(self.game, campaign, seat)
        here = {member.name: member for member in now.members}
        before_now = [self.game.roster(match.armies[seat]).members for match in campaign.matches]
        first = self.game.roster(kernel.first_armies(self.game, campaign)[seat]).members
        ever = {member.name: member for members in (first, *before_now) for member in members}
        order = [*here, *(name for name in grown if name not in here)]
        return pages.CampaignArmy(
            owner=seat + 1,
            seat=shown.words.seat(seat),
            who=who,
            wins=sum(match.result[seat] == 1 for match in campaign.matches),
            name=now.name,
            cause=now.cause,
            lines=[say(line) for line in now.lines],
            members=[self._member(shown, ever[name], grown[name], gone=name not in here) for name in order],
        )

    def _member(self, shown: Showing, member: Member, grown: list[int], *, gone: bool) -> pages.CampaignMember:
        words, bar = shown.words, member.growth
        return pages.CampaignMember(
            name=member.name,
            face=shown.face(member.icon, member.name),
            value=grown[-1],
            most=bar.most,
            steps=[words.attribute(bar.label, "brief", n=value) or str(value) for value in grown],
            lines=[words.say(line) for line in member.lines],
            gone=gone,
        )

    def _match(self, shown: Showing, chapter: ChapterRow) -> pages.CampaignMatch:
        counted = chapter.number <= len(self.campaign.matches)
        found = pages.CampaignMatch(
            number=chapter.number,
            title=self._title(shown, chapter.number),
            path=f"/{'watch' if counted else 'table'}/{chapter.match}",
            over=counted,
            text="",
            deeds=[],
        )
        if counted:
            match = self.campaign.matches[chapter.number - 1]
            result = shown.result(list(match.result), None)
            found.text, found.winner = result.text, result.winner
            for seat, who in dict.fromkeys((deed.seat, deed.who) for deed in match.deeds):
                deeds = [shown.words.say(deed.message) for deed in match.deeds if (deed.seat, deed.who) == (seat, who)]
                found.deeds.append(pages.MemberDeeds(owner=seat + 1, name=who, deeds=deeds))
        return found

    def _title(self, shown: Showing, number: int) -> str:
        """What is not the same in every match."""
        parts = []
        for field, values in self.campaign.turns.items():
            option = find_option(self.game, field)
            parts.append(option.say(shown.words, str(values[(number - 1) % len(values)])))
        return shown.words.listed(parts)


def _player(game: Game[Any], seat: SeatRow, name: str) -> Player:
    """Whoever plays a seat, as the file of a campaign names them."""
    return Player(name or f"{seat.number + 1}", agent_of(game, seat.agent) if seat.agent else "")


def played(game: Game[Any], campaign: kernel.Campaign, text: str) -> Played:
    """What lives on after a match. Of one that somebody gave up, nothing does."""
    record = read_record(text)
    verb, *rest = record.result.split()
    if verb == "resigned":
        armies = kernel.armies(game, campaign)
        shares = tuple(shares_after(int(rest[0]) - 1, len(armies)))
        setup = msgspec.json.decode(record.fields["setup"], type=dict[str, Any])
        return Played(setup, shares, armies, (), kernel.digest(text))
    try:
        return kernel.after(game, campaign, replay(record, game), text).matches[-1]
    except BadRecord as bad:
        raise Refused(bad.reason) from None

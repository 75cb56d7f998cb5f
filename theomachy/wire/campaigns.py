"""Campaigns as pages: armies that grow, matches with what they left behind."""

from theomachy.features.campaigns import Member, campaign_rules_of
from theomachy.hosting.campaigns import CampaignStory, NewCampaign, agree_campaign
from theomachy.hosting.rows import CampaignRow, ChapterRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import campaigns as kept
from theomachy.play.campaigns import WHY_NOTHING, Played, armies, first_armies, growth, write_campaign
from theomachy.presentation.options import find_option
from theomachy.presentation.text import Verbatim
from theomachy.wire import pages
from theomachy.wire.desk import invites, language, presented
from theomachy.wire.presenter import Presenter
from theomachy.wire.presenters import presenter

SHOWN_CAMPAIGNS = 12


async def new_campaign(service: MatchService, guest: str, order: NewCampaign) -> pages.NewCampaignAnswer:
    row, laid = await service.aside(agree_campaign, order, guest, service.clock.now())
    await kept.begin(service.store, row, laid.match, laid.seats)
    path, table = f"/campaign/{row.id}", f"/table/{laid.match.id}"
    return pages.NewCampaignAnswer(campaign=row.id, path=path, table=table, invites=invites(laid))


async def campaigns(service: MatchService, guest: str, lang: str) -> list[pages.CampaignInfo]:
    rows = await kept.own_campaigns(service.store, guest, SHOWN_CAMPAIGNS) if guest else []
    finished = await kept.finished(service.store, [row.id for row in rows])
    return [_info(row, finished[row.id], lang) for row in rows]


def _info(row: CampaignRow, matches: int, lang: str) -> pages.CampaignInfo:
    presenter = presented(row.game, lang)
    return pages.CampaignInfo(
        campaign=row.id,
        game=row.game,
        title=presenter.words.title,
        name=row.name,
        path=f"/campaign/{row.id}",
        text=presenter.words.say("campaign-matches", matches=matches),
        when=row.made.isoformat(timespec="seconds"),
    )


async def campaign(service: MatchService, guest: str, id: str, lang: str) -> pages.Campaign:
    story = await CampaignStory.find(service, id)
    return CampaignPage(story, presenter(story.game, language(lang))).page(guest)


async def campaign_file(service: MatchService, id: str) -> str:
    return write_campaign((await CampaignStory.find(service, id)).campaign)


async def next_match(service: MatchService, guest: str, story: CampaignStory) -> pages.JoinAnswer:
    match, seat = await story.next(service, guest)
    return pages.JoinAnswer(match=match, seat=seat, path=f"/table/{match}")


class CampaignPage:
    """A campaign in one language."""

    def __init__(self, story: CampaignStory, presenter: Presenter) -> None:
        self.story, self.presenter, self.campaign = story, presenter, story.campaign
        self.game = story.game

    def page(self, guest: str) -> pages.Campaign:
        story, presenter = self.story, self.presenter
        why, hosting = story.why_not, story.row.host == guest
        who = [presenter.who(seat, story.names, guest) for seat in story.seats]
        open_seats = [seat for seat in story.seats if hosting and seat.invite and seat.guest is None]
        return pages.Campaign(
            campaign=story.row.id,
            name=story.row.name,
            game=self.game.id,
            title=presenter.words.title,
            ground=presenter.look.ground,
            armies=[self._army(seat, name) for seat, name in enumerate(who)],
            matches=[self._match(chapter) for chapter in story.chapters],
            mine=any(seat.guest == guest for seat in story.seats),
            invites=[f"/join/{seat.invite}" for seat in open_seats],
            why_not=presenter.sentence(why) if why is not None else None,
        )

    def _army(self, seat: int, who: str) -> pages.CampaignArmy:
        words, campaign = self.presenter.words, self.campaign
        now = campaign_rules_of(self.game).roster(armies(self.game, campaign)[seat])
        grown = growth(self.game, campaign, seat)
        here = {member.name: member for member in now.members}
        before_now = [campaign_rules_of(self.game).roster(match.armies[seat]).members for match in campaign.matches]
        first = campaign_rules_of(self.game).roster(first_armies(self.game, campaign)[seat]).members
        ever = {member.name: member for members in (first, *before_now) for member in members}
        order = [*here, *(name for name in grown if name not in here)]
        return pages.CampaignArmy(
            owner=seat + 1,
            seat=words.seat(seat),
            who=who,
            wins=sum(match.result[seat] == 1 for match in campaign.matches),
            name=now.name,
            cause=now.cause,
            lines=[words.say(line) for line in now.lines],
            members=[self._member(ever[name], grown[name], gone=name not in here) for name in order],
        )

    def _member(self, member: Member, grown: list[int], *, gone: bool) -> pages.CampaignMember:
        words, bar = self.presenter.words, member.growth
        return pages.CampaignMember(
            name=member.name,
            face=self.presenter.face(member.icon, member.name),
            value=grown[-1],
            most=bar.most,
            steps=[words.attribute(bar.label, "brief", n=value) or str(value) for value in grown],
            lines=[words.say(line) for line in member.lines],
            gone=gone,
        )

    def _match(self, chapter: ChapterRow) -> pages.CampaignMatch:
        presenter, counted = self.presenter, chapter.number <= len(self.campaign.matches)
        page = pages.CampaignMatch(
            number=chapter.number,
            title=self._title(chapter.number),
            path=f"/{'watch' if counted else 'table'}/{chapter.match}",
            over=counted,
            text="",
            deeds=[],
        )
        if counted:
            match = self.campaign.matches[chapter.number - 1]
            result = presenter.result(list(match.result), None)
            page.text, page.winner = self._outcome(match, result.text), result.winner
            for seat, who in dict.fromkeys((deed.seat, deed.who) for deed in match.deeds):
                deeds = [
                    presenter.words.say(deed.message) for deed in match.deeds if (deed.seat, deed.who) == (seat, who)
                ]
                page.deeds.append(pages.MemberDeeds(owner=seat + 1, name=who, deeds=deeds))
        return page

    def _outcome(self, match: Played, result: str) -> str:
        """How it ended; and why nothing lived on, if the rules have changed since."""
        if not match.nothing_lived_on:
            return result
        return self.presenter.words.say(WHY_NOTHING[match.nothing_lived_on], result=Verbatim(result))

    def _title(self, number: int) -> str:
        """What is not the same in every match."""
        parts = []
        for field, values in self.campaign.turns.items():
            option = find_option(self.game, field)
            parts.append(option.say(self.presenter.words, str(values[(number - 1) % len(values)])))
        return self.presenter.words.listed(parts)

"""What a client asks for outside a table, by method and path, as the server's controllers have it."""

import inspect
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from theomachy.hosting import branches
from theomachy.hosting.branches import NewBranch
from theomachy.hosting.campaigns import CampaignStory, NewCampaign
from theomachy.hosting.matchmaking import NewLesson, NewMatch
from theomachy.hosting.service import MatchService
from theomachy.kernel import Reason, Refused, refuse
from theomachy.presentation.text import FIRST
from theomachy.wire import army_lists, campaigns, desk, pages, reviews
from theomachy.wire.errors import packed_error, status_of

T = TypeVar("T")
ANY = "{}"
"""Stands for any part of a path."""
FRIEND = "friend"
"""A seat that somebody elsewhere is to take."""


class Call:
    """Something that is asked for."""

    def __init__(self, service: MatchService, guest: str, query: dict[str, str], body: str) -> None:
        self.service, self.guest, self.query, self._body = service, guest, query, body
        self.lang = query.get("lang", FIRST)
        self.game = ""
        """the one whose words say what is wrong"""

    def read(self, type: type[T]) -> T:
        return msgspec.json.decode(self._body, type=type)


Handler: TypeAlias = Callable[..., Any]
"""Takes a call and the parts of its path; may have to be awaited."""


def needs_a_server(call: Call, *parts: str) -> None:
    raise refuse("page-needs-server")


async def new_match(call: Call) -> pages.NewMatchAnswer:
    order = call.read(NewMatch)
    call.game = order.game
    _alone(order.seats)
    return await desk.new_match(call.service, call.guest, order)


async def new_campaign(call: Call) -> pages.NewCampaignAnswer:
    order = call.read(NewCampaign)
    call.game = order.game
    _alone(order.seats)
    return await campaigns.new_campaign(call.service, call.guest, order)


def _alone(seats: list[str]) -> None:
    if FRIEND in seats:
        raise refuse("page-needs-server")


async def next_match(call: Call, campaign: str) -> pages.JoinAnswer:
    story = await CampaignStory.find(call.service, campaign)
    call.game = story.game.id
    return await campaigns.next_match(call.service, call.guest, story)


async def rename_branch(call: Call, match: str, branch: str) -> None:
    await branches.rename(call.service, call.guest, match, branch, call.read(pages.BranchName).name)


ROUTES: dict[tuple[str, str], Handler] = {
    ("GET", "/me"): lambda call: desk.me(call.service, call.guest, call.lang),
    ("PUT", "/me"): lambda call: desk.rename(
        call.service, call.guest, call.read(dict[str, str]).get("name", ""), call.lang
    ),
    ("GET", "/key"): needs_a_server,
    ("GET", "/games"): lambda call: desk.all_games(desk.language(call.lang)),
    ("GET", "/rulebook/{}"): lambda call, game: desk.book(game, call.lang),
    ("GET", "/muster/{}"): lambda call, game: desk.muster(game, call.lang, call.query.get("army", "")),
    ("GET", "/muster/{}/random"): lambda call, game: desk.random_muster(game, call.lang),
    ("GET", "/lessons"): lambda call: desk.all_lessons(desk.language(call.lang)),
    ("POST", "/lessons"): lambda call: desk.new_lesson(call.service, call.guest, call.read(NewLesson)),
    ("POST", "/matches"): new_match,
    ("GET", "/matches"): lambda call: desk.matches(call.service, call.guest, call.lang),
    ("POST", "/matches/{}/again"): lambda call, match: desk.rematch(
        call.service, call.guest, match, swap=call.read(pages.Rematch).swap
    ),
    ("DELETE", "/matches/{}/again"): lambda call, match: desk.decline_rematch(call.service, call.guest, match),
    ("PUT", "/matches/{}/away"): lambda call, match: desk.put_away(
        call.service, call.guest, match, away=call.read(pages.PutAway).away
    ),
    ("GET", "/join/{}"): needs_a_server,
    ("POST", "/join/{}"): needs_a_server,
    ("GET", "/matches/{}/record"): lambda call, match: desk.record(call.service, call.guest, match),
    ("GET", "/matches/{}/verify"): lambda call, match: desk.verify(call.service, match, call.lang),
    ("GET", "/matches/{}/replay"): lambda call, match: desk.replay(call.service, call.guest, match, call.lang),
    ("GET", "/matches/{}/replay/{}"): lambda call, match, step: desk.choice(call.service, match, int(step), call.lang),
    ("GET", "/matches/{}/review"): lambda call, match: reviews.review(call.service, call.guest, match, call.lang),
    ("POST", "/matches/{}/review"): lambda call, match: reviews.begin(call.service, call.guest, match, call.lang),
    ("POST", "/matches/{}/branches"): lambda call, match: desk.play_on(
        call.service, call.guest, match, call.read(NewBranch)
    ),
    ("GET", "/matches/{}/branches"): lambda call, match: desk.branches_of(call.service, call.guest, match, call.lang),
    ("PUT", "/matches/{}/branches/{}"): rename_branch,
    ("DELETE", "/matches/{}/branches/{}"): lambda call, match, branch: branches.delete(
        call.service, call.guest, match, branch
    ),
    ("POST", "/files"): lambda call: desk.import_file(call.service, call.guest, call.read(pages.NewFile).text),
    ("GET", "/lists"): lambda call: army_lists.army_lists(call.service, call.guest, call.query.get("game", "")),
    ("POST", "/lists"): lambda call: army_lists.keep(call.service, call.guest, call.read(pages.KeptList)),
    ("PUT", "/lists/{}"): lambda call, id: army_lists.change(call.service, call.guest, id, call.read(pages.KeptList)),
    ("DELETE", "/lists/{}"): lambda call, id: army_lists.drop(call.service, call.guest, id),
    ("GET", "/lab"): needs_a_server,
    ("GET", "/lab/{}"): needs_a_server,
    ("GET", "/lab/{}/file"): needs_a_server,
    ("GET", "/lab/{}/games"): needs_a_server,
    ("POST", "/lab/{}/games"): needs_a_server,
    ("POST", "/campaigns"): new_campaign,
    ("GET", "/campaigns"): lambda call: campaigns.campaigns(call.service, call.guest, call.lang),
    ("GET", "/campaigns/{}"): lambda call, id: campaigns.campaign(call.service, call.guest, id, call.lang),
    ("GET", "/campaigns/{}/file"): lambda call, id: campaigns.campaign_file(call.service, id),
    ("POST", "/campaigns/{}/next"): next_match,
}


class Answer(msgspec.Struct, frozen=True):
    """A status as HTTP counts them, and a text: JSON, or a record as it is."""

    status: int
    text: str


async def answer(service: MatchService, guest: str, method: str, address: str, body: str) -> Answer:
    """What is asked for, or an error in one sentence. Whatever else goes wrong is for whoever asked to tell."""
    place = urlsplit(address)
    call = Call(service, guest, dict(parse_qsl(place.query)), body)
    try:
        handler, parts = _find(method, place.path)
        found = handler(call, *parts)
        return Answer(200, _text(await found if inspect.isawaitable(found) else found))
    except Refused as no:
        return _error(call, no.reason, status_of(no.reason))
    except (msgspec.MsgspecError, ValueError) as error:
        return _error(call, Reason("live-bad-request", args={"error": str(error)[:200]}), 400)


def _fits(name: str, part: str) -> bool:
    return name in (ANY, part)


def _find(method: str, path: str) -> tuple[Handler, list[str]]:
    parts = [unquote(part) for part in path.split("/")[1:]]
    for (verb, pattern), handler in ROUTES.items():
        names = pattern.split("/")[1:]
        if verb == method and len(names) == len(parts) and all(map(_fits, names, parts)):
            return handler, [part for name, part in zip(names, parts, strict=True) if name == ANY]
    raise refuse("live-no-page")


def _text(found: object) -> str:
    if isinstance(found, str):
        return found
    if found is None:
        return ""
    return (found if isinstance(found, bytes) else msgspec.json.encode(found)).decode()


def _error(call: Call, reason: Reason, status: int) -> Answer:
    return Answer(status, packed_error(reason, desk.language(call.lang), call.game).decode())

"""Nothing that a shared screen is sent depends on what only one of the people before it may know.

One guest plays all seats. Each hidden choice is made differently in worlds that are the same otherwise, and all bytes
are compared that come after it: tables, steps, questions, verdicts, ways, refusals, chronicle, records.
"""

import asyncio
import sys
from itertools import pairwise
from random import Random

import pytest

from tests.conformance import climbers, mini
from tests.forms import Form
from tests.server.processes import Json
from tests.server.test_secret import STORIES, WORLDS, Story, Told, anything, hide
from tests.server.worlds import Person, World, world
from theomachy import games
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.ports import Counsel
from theomachy.hosting.thinking import advise
from theomachy.kernel import ONLOOKER, Fast, Match
from theomachy.kernel.saves import save
from theomachy.wire.rate import Allowance


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Made-up games are on the menu, and how fast a machine is must not be seen."""
    for game in (mini.GAME, climbers.GAME):
        monkeypatch.setitem(games.GAMES, game.id, game)
    monkeypatch.setattr(Allowance, "spend", lambda self: 0.0)


def secret_of(here: World, story: Story) -> Json | None:
    """The request for the secret of a story, if it is asked for now."""
    asked = [request for request in here.players[0].asked if request["seat"] == story.hider]
    kernel = [ask.question for ask in here.live.log.requests if ask.seat == story.hider]
    return asked[0] if story.question in kernel else None


async def tell(story: Story, first: int, second: int, steps: int) -> Told:
    """Hide something, think better of it, hide something else, and play on, all at one screen."""
    async with world(story.game, story.setup, one_screen=True) as here:
        (people,) = here.players
        while (request := secret_of(here, story)) is None:
            await here.answer(story.choose)
        await hide(people, request, first)
        if (await people.say("undo", n=people.table["n"]))["type"] == "accepted":
            request = secret_of(here, story)
            assert request is not None
            await hide(people, request, second)
        everything(here)
        await here.look_round()
        await ask_for_ways(people)
        sent = [everything(here)]
        while len(sent) <= steps and not story.revealed(here):
            await here.answer(story.choose)
            if len(sent) % 6 == 3:
                await here.look_round()
                await ask_for_ways(people)
            sent.append(everything(here))
        if story.reveals and story.revealed(here):
            sent.pop()
        return Told(sent, here.state + str(here.live.log.match and here.live.log.match.given))


def everything(here: World) -> list[list[bytes]]:
    """All that came to anybody since it was asked for last."""
    return here.sent(None)


async def ask_for_ways(people: Person) -> None:
    for request in people.asked:
        await people.say("ways", request=request["id"])


@pytest.mark.parametrize("name", STORIES)
def test_no_byte_at_a_shared_screen_depends_on_what_one_seat_hides(name: str, form: Form):
    """SC-A-18; GT-FMT-05, GT-FMT-11; GS-DEP-04, GS-DEP-13"""
    story, steps = STORIES[name], form.pick(short=8, long=12, full=80)
    steps = steps if story.reveals else 0
    choices = WORLDS[: form.pick(short=2, long=3)]
    worlds = [asyncio.run(tell(story, first, second, steps)) for first, second in choices]
    assert len({told.end for told in worlds}) > 1, "all the same has been chosen"
    for one, other in pairwise(worlds):
        same = min(len(one.sent), len(other.sent))
        assert same > steps // 2
        assert one.sent[:same] == other.sent[:same]


HIDING = STORIES["hiding places"]


async def hidden() -> tuple[World, LiveMatch]:
    """A battle at one screen in which somebody hides, at an ordinary question."""
    async with world(HIDING.game, HIDING.setup, one_screen=True) as here:
        (people,) = here.players
        while secret_of(here, HIDING) is None:
            await here.answer(HIDING.choose)
        while people.asked[0].get("secret"):
            await here.answer(anything)
        await people.say("secrets", seat=0)
        return here, here.live


def test_own_secrets_are_shown_on_request():
    """A seat that hides somebody is said to have secrets; asked for, its scene shows them."""
    here, live = asyncio.run(hidden())
    (people,) = here.players
    assert live.log.match is not None
    reply, table = people.last, people.table
    assert reply["type"] == "secrets"
    assert (reply["seat"], reply["n"]) == (0, table["n"])
    assert [seat.get("secrets", False) for seat in table["seats"]] == [True, True]
    hides = [piece["owner"] for piece in reply["scene"]["pieces"].values() if piece.get("hides")]
    assert set(hides) == {0}
    assert not [piece for piece in table["scene"]["pieces"].values() if piece.get("hides")]


def test_nobody_is_shown_the_secrets_of_others():
    """Neither an onlooker nor an opponent."""

    async def ask() -> list[Json]:
        async with world(HIDING.game, HIDING.setup) as here:
            return [await person.say("secrets", seat=0) for person in (here.players[1], *here.others)]

    assert [reply["type"] for reply in asyncio.run(ask())] == ["refused"] * 3


def test_alone_against_others_one_sees_ones_own_secrets():
    """Who holds a single seat shares the screen with nobody."""

    async def play() -> Json:
        async with world(HIDING.game, HIDING.setup) as here:
            people = here.players[0]
            while not [piece for piece in people.table["scene"]["pieces"].values() if piece.get("hides")]:
                await here.answer(HIDING.choose)
            return people.table

    assert not any(seat.get("secrets") for seat in asyncio.run(play())["seats"])


def test_hints_at_a_shared_screen_do_not_know_the_secrets(monkeypatch: pytest.MonkeyPatch):
    """The coach advises alike in two worlds that an onlooker cannot tell apart."""
    coach = sys.modules["theomachy.coach.hints"]
    monkeypatch.setattr(coach, "WORLDS", coach.FEW_WORLDS)  # so that no clock says how many are looked at
    _, live = asyncio.run(hidden())
    match = live.log.match
    assert match is not None
    state = next(
        world
        for seed in range(20)
        if (world := match.game.imagine(match.settled.copy(), ONLOOKER, Random(seed))).digest()
        != match.settled.digest()
    )
    other = Match(match.game, state, Fast(1), tape=match.tape[match.steps[-1] :], who=match.who[match.steps[-1] :])
    seat = match.asks[0].seat
    advice = {
        advise(Counsel("m", match.game.id, save(world), seat, 1, "guest", shared=True)) for world in (match, other)
    }
    assert len(advice) == 1

"""Variations: a match that is over goes on from any of its moments, and is kept by name for whoever plays it."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from tests.hosting.hosts import Hosts, Witness, enter, soon
from tests.hosting.seating import sit_down
from theomachy import games
from theomachy.hosting import branches
from theomachy.hosting.branches import NewBranch
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.rematches import rematch
from theomachy.hosting.rows import BranchRow, MatchRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import branches as kept
from theomachy.hosting.store import logs, matches
from theomachy.kernel import Ask, Refused
from theomachy.play.records import read_record
from theomachy.play.replays import verify
from theomachy.wire import desk
from theomachy.wire.replays import chosen, watched

SCATHE = games.game("scathe")
ANN, BOB = "ann", "bob"


async def play(service: MatchService, live: LiveMatch, seed: int) -> None:
    random = Random(seed)
    while not live.log.over:
        ask = live.log.requests[0]
        assert isinstance(ask, Ask)
        await enter(service, live, Entry("answer", ask.seat, random.choice(ask.keys())))


async def finished(service: MatchService, guest: str = ANN) -> str:
    """A short match of one person against themselves."""
    order = NewMatch("scathe", ["me", "me"], preset="random", options={"round_limit": "1"})
    laid = agree(order, guest, service.clock.now())
    await matches.add(service.store, laid.match, laid.seats)
    live = await service.match(laid.match.id)
    await sit_down((service, live, guest))
    await play(service, live, 1)
    return live.id


async def why_not(doing: object) -> str:
    with pytest.raises(Refused) as no:
        await doing  # type: ignore[misc]
    return no.value.reason.id


def test_a_match_goes_on_where_another_stood(hosts: Hosts):
    """Its board, its chronicle and its record are the other's up to there; another host tells it the same."""

    async def story(here: MatchService, there: MatchService) -> None:
        origin = await finished(here)
        record = read_record(await logs.record(here.store, origin) or "")
        laid = await branches.play_on(here, ANN, origin, NewBranch(6, ["me", "me"], "  What \n if "))
        live = await here.match(laid.match.id)
        await sit_down((here, live, ANN))
        assert live.log.match is not None
        assert live.log.match.state.digest() == record.entries[6].digest
        assert live.log.chronicle
        elsewhere = await there.match(live.id)
        assert elsewhere.log.match is not None
        assert elsewhere.log.match.state.digest() == record.entries[6].digest
        await play(here, live, 2)
        again = read_record(await logs.record(here.store, live.id) or "")
        assert again.entries[:7] == record.entries[:7]
        assert "verified-origin" in [message.id for message in verify(again, SCATHE)]
        (branch,) = await kept.branches(here.store, origin, ANN)
        assert (branch.match, branch.step, branch.name) == (live.id, 6, "What if")
        watched = await desk.replay(there, BOB, live.id, "en")
        assert b'"origin":{"match":"' in watched

    hosts(story)


def test_it_goes_on_from_a_point_on_the_way(hosts: Hosts):
    """A host that opens a long variation does not play all of it again; and its record is whole all the same."""

    async def story(here: MatchService, there: MatchService) -> None:
        order = NewMatch("scathe", ["me", "me"], preset="random")
        laid = agree(order, ANN, here.clock.now())
        await matches.add(here.store, laid.match, laid.seats)
        origin = await here.match(laid.match.id)
        await sit_down((here, origin, ANN))
        await play(here, origin, 3)
        laid = await branches.play_on(here, ANN, origin.id, NewBranch(4, ["me", "me"]))
        live = await here.match(laid.match.id)
        await sit_down((here, live, ANN))
        random = Random(4)
        while live.log.n < 45:
            ask = live.log.requests[0]
            assert isinstance(ask, Ask)
            await enter(here, live, Entry("answer", ask.seat, random.choice(ask.keys())))
        later = await there.match(live.id)
        assert not later.log.whole
        assert later.log.head == live.log.head
        await play(there, later, 5)
        assert verify(read_record(await logs.record(there.store, live.id) or ""), SCATHE)

    hosts(story)


def test_against_an_agent(hosts: Hosts):
    async def story(here: MatchService, there: MatchService) -> None:
        origin = await finished(here)
        laid = await branches.play_on(here, BOB, origin, NewBranch(3, ["novice", "me"]))
        live = await here.match(laid.match.id)
        assert [(seat.agent, seat.guest) for seat in live.seats] == [("novice", None), ("", BOB)]
        await sit_down((here, live, BOB))
        assert live.log.n == 1
        again = await branches.play_on(here, BOB, origin, NewBranch(3, ["novice+bold", "me"]))
        assert [seat.agent for seat in again.seats] == ["novice+bold", ""]

    hosts(story)


def test_what_cannot_be_played_on_is_refused(hosts: Hosts):
    async def story(here: MatchService, there: MatchService) -> None:
        origin = await finished(here)
        last = len(read_record(await logs.record(here.store, origin) or "").entries) - 1
        for order, why in (
            (NewBranch(last, ["me", "me"]), "branch-over"),
            (NewBranch(last + 1, ["me", "me"]), "live-no-step"),
            (NewBranch(-1, ["me", "me"]), "live-no-step"),
            (NewBranch(2, ["me"]), "number-of-seats"),
            (NewBranch(2, ["me", "friend"]), "live-no-level"),
            (NewBranch(2, ["me", "novice+brave"]), "live-no-style"),
            (NewBranch(2, ["me", "novice+"]), "live-no-level"),
            (NewBranch(2, ["me", "friend+bold"]), "live-no-level"),
            (NewBranch(2, ["novice", "novice"]), "branch-nobody"),
            (NewBranch(2, ["me", "me"], "x" * 61), "branch-name-long"),
        ):
            assert await why_not(branches.play_on(here, ANN, origin, order)) == why
        assert await why_not(branches.play_on(here, ANN, "none", NewBranch(2, ["me", "me"]))) == "live-no-match"
        laid = await branches.play_on(here, ANN, origin, NewBranch(2, ["me", "me"]))
        order = NewBranch(0, ["me", "me"])
        assert await why_not(branches.play_on(here, ANN, laid.match.id, order)) == "live-not-over"

    hosts(story)


def test_so_many_are_kept_and_no_more(hosts: Hosts, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(branches, "MAX_BRANCHES", 2)

    async def story(here: MatchService, there: MatchService) -> None:
        origin = await finished(here)
        for _ in range(2):
            await branches.play_on(here, ANN, origin, NewBranch(2, ["me", "me"]))
        assert await why_not(branches.play_on(here, ANN, origin, NewBranch(2, ["me", "me"]))) == "branch-many"
        await branches.play_on(here, BOB, origin, NewBranch(2, ["me", "me"]))

    hosts(story)


def test_again_begins_at_the_same_moment(hosts: Hosts):
    """Not at the set-up that the first match began with; everybody sits where they sat."""

    async def story(here: MatchService, there: MatchService) -> None:
        origin = await finished(here)
        first = await branches.play_on(here, ANN, origin, NewBranch(6, ["squire", "me"], "What if"))
        again = await rematch(there, ANN, first.match.id, swap=True)
        assert again.match.id != first.match.id
        assert await kept.opening(there.store, again.match.id) == await kept.opening(there.store, first.match.id)
        assert [seat.agent or seat.guest for seat in again.seats] == ["squire", ANN]
        assert [branch.name for branch in await kept.branches(here.store, origin, ANN)] == ["What if"] * 2

    hosts(story)


def test_they_are_their_owners_to_name_and_to_delete(hosts: Hosts):
    async def story(here: MatchService, there: MatchService) -> None:
        origin = await finished(here)
        late, early = [
            (await branches.play_on(here, ANN, origin, NewBranch(step, ["me", "me"]))).match.id for step in (5, 2)
        ]
        assert [branch.match for branch in await kept.branches(there.store, origin, ANN)] == [early, late]
        assert await kept.branches(there.store, origin, BOB) == []
        await branches.rename(here, ANN, origin, late, "Better")
        branch = await there.store.read(BranchRow, late)
        assert branch is not None
        assert branch.name == "Better"
        for work in (branches.delete(here, BOB, origin, late), branches.rename(here, BOB, origin, late, "")):
            assert await why_not(work) == "live-no-branch"
        assert await why_not(branches.delete(here, ANN, "another", late)) == "live-no-branch"
        assert await why_not(branches.delete(here, ANN, origin, origin)) == "live-no-branch"
        live = await here.match(late)
        await sit_down((here, live, ANN))
        onlooker = Witness(await there.match(late))
        await soon(lambda: onlooker.live.log.n)
        await branches.delete(here, ANN, origin, late)
        assert [branch.match for branch in await kept.branches(there.store, origin, ANN)] == [early]
        assert await here.store.read(MatchRow, late) is None
        assert await why_not(here.match(late)) == "live-no-match"
        await soon(lambda: late not in there.open)
        assert onlooker not in onlooker.live.viewers
        assert await why_not(there.match(late)) == "live-no-match"
        assert [info.step for info in await desk.branches_of(here, ANN, origin, "en")] == [2]

    hosts(story)


def test_what_lived_on_from_it_lives_on(hosts: Hosts):
    """A variation of a variation needs neither of the matches that it comes from."""

    async def story(here: MatchService, there: MatchService) -> None:
        origin = await finished(here)
        laid = await branches.play_on(here, ANN, origin, NewBranch(4, ["me", "me"]))
        first = await here.match(laid.match.id)
        await sit_down((here, first, ANN))
        await play(here, first, 6)
        laid = await branches.play_on(here, ANN, first.id, NewBranch(6, ["me", "me"]))
        await branches.delete(here, ANN, origin, first.id)
        second = await there.match(laid.match.id)
        await sit_down((there, second, ANN))
        await play(there, second, 7)
        assert verify(read_record(await logs.record(there.store, second.id) or ""), SCATHE)

    hosts(story)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_else_could_have_been_answered(hosts: Hosts, lang: str):
    """Every option as the table words it, with the one that was taken; nothing where nobody was asked."""

    async def story(here: MatchService, there: MatchService) -> None:
        origin = await finished(here)
        record = read_record(await logs.record(here.store, origin) or "")
        assert (await desk.choice(here, origin, 0, lang)).request is None
        for step, entry in enumerate(record.entries[1:6], 1):
            choice = await desk.choice(here, origin, step, lang)
            assert choice.request is not None
            assert choice.taken == entry.key
            assert entry.key in [option.key for option in choice.request.options]
            assert all(option.label for option in choice.request.options)
        assert await why_not(desk.choice(here, origin, len(record.entries), lang)) == "live-no-step"

    hosts(story)


def test_a_match_of_older_rules_is_watched_but_not_played_on(hosts: Hosts, monkeypatch: pytest.MonkeyPatch):
    """Every step is told from its story; no choice is shown again, and nobody goes on from there."""

    async def story(here: MatchService, there: MatchService) -> None:
        origin = await finished(here)
        monkeypatch.setitem(games.GAMES, "scathe", replace(SCATHE, rules="99"))
        assert await why_not(branches.play_on(there, ANN, origin, NewBranch(6, ["me", "me"]))) == "branch-older"
        text = await logs.record(there.store, origin) or ""
        shown = msgspec.json.decode(watched(text, "en"))
        assert len(shown["steps"]) == len(read_record(text).entries)
        assert shown["closed"]["text"].endswith("It can be watched, but not played on.")
        with pytest.raises(Refused) as no:
            chosen(text, "en", 1)
        assert no.value.reason.id == "branch-older"

    hosts(story)

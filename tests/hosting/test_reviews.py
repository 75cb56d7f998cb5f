"""Reviews: worked out part by part where agents think, and kept with the match."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from tests.hosting.dial import Sundial
from tests.hosting.hosts import Hosts, soon
from tests.hosting.test_branches import ANN, BOB, finished, why_not
from theomachy import games
from theomachy.coach import EDITION, Review, review
from theomachy.hosting import reviews as reviewing
from theomachy.hosting.memory import InlineThinker, in_memory
from theomachy.hosting.notices import Reviewing
from theomachy.hosting.ports import Busy, Hindsight
from theomachy.hosting.rows import ReviewRow, Row
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import logs
from theomachy.hosting.store.verbs import Change, Put
from theomachy.kernel import Reason, Refused
from theomachy.play.records import read_record
from theomachy.wire import reviews


async def worked_out(service: MatchService, match: str) -> str:
    while (kept := await service.reviews.kept(match)) is None:
        service.reviews.working(match)  # tells why, if it was given up
        await asyncio.sleep(0.01)
    return kept


def test_a_review_is_kept_with_its_match(hosts: Hosts):
    """It is the one that the record gives; another host finds it there."""

    async def story(here: MatchService, there: MatchService) -> None:
        match = await finished(here)
        assert (await reviews.review(here, ANN, match, "en")).state == "none"
        assert (await reviews.begin(here, ANN, match, "en")).state in ("working", "done")
        kept = await worked_out(here, match)
        record = read_record(await logs.record(here.store, match) or "")
        assert msgspec.json.decode(kept, type=Review) == review(record, games.game("scathe"))
        page = await reviews.review(there, BOB, match, "ja")
        assert (page.state, page.done) == ("done", 1.0)
        assert [seat.mine for seat in page.seats] == [False, False]
        assert len(page.sides) == 2
        assert page.ledger
        assert all(page.moments[number].kind == "choice" for number in page.tries)
        assert (await reviews.begin(there, BOB, match, "en")).state == "done"

    hosts(story)


class Thinking(InlineThinker):
    """Fails as often as it is told to."""

    def __init__(self, faults: list[Exception]) -> None:
        self.faults, self.parts = faults, list[Hindsight]()

    async def look_back(self, part: Hindsight) -> str:
        if self.faults:
            raise self.faults.pop()
        self.parts.append(part)
        return await super().look_back(part)


class Hasty:
    """A clock that never waits."""

    def __init__(self) -> None:
        self.now = in_memory().clock.now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)


def with_faults(faults: list[Exception]) -> tuple[MatchService, Thinking]:
    thinker = Thinking(faults)
    return MatchService(msgspec.structs.replace(in_memory(), thinker=thinker, clock=Hasty())), thinker


def test_progress_is_told_part_by_part():
    async def story() -> None:
        service, thinker = with_faults([Busy(), RuntimeError("died")])
        match = await finished(service)
        await reviews.begin(service, ANN, match, "en")
        begun = await reviews.review(service, ANN, match, "en")
        assert (begun.state, begun.done, begun.moments) == ("working", 0.0, [])
        await soon(lambda: bool(thinker.parts))
        page = await reviews.review(service, ANN, match, "en")
        assert page.state == "done" or 0 < page.done <= 1
        assert page.moments
        await worked_out(service, match)
        starts = [part.start for part in thinker.parts]
        assert starts == sorted(set(starts)), "what failed was tried again, and nothing twice"
        assert {part.host for part in thinker.parts} == {ANN}
        await service.close()

    asyncio.run(story())


@pytest.mark.parametrize(("error", "why"), [(Busy, "review-busy"), (RuntimeError, "review-failed")])
def test_who_cannot_think_gives_up_and_may_be_asked_again(error: Callable[[], Exception], why: str):
    async def story() -> None:
        service, thinker = with_faults([error() for _ in range(reviewing.MAX_FAULTS + 1)])
        match = await finished(service)
        await reviews.begin(service, ANN, match, "en")
        await soon(lambda: not thinker.faults)
        await asyncio.sleep(0)
        assert await why_not(reviews.review(service, ANN, match, "en")) == why
        assert (await reviews.review(service, ANN, match, "en")).state == "none"
        await reviews.begin(service, ANN, match, "en")
        await worked_out(service, match)
        await service.close()

    asyncio.run(story())


def test_only_some_reviews_are_worked_out_at_once(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reviewing, "MAX_AT_ONCE", 1)

    async def story() -> None:
        service, _ = with_faults([])
        first, second = await finished(service), await finished(service, BOB)
        await reviews.begin(service, ANN, first, "en")
        assert await why_not(reviews.begin(service, BOB, second, "en")) == "review-busy"
        await service.close()

    asyncio.run(story())


def test_one_that_was_given_up_takes_no_place(monkeypatch: pytest.MonkeyPatch):
    """Nobody may ever ask what became of it."""
    monkeypatch.setattr(reviewing, "MAX_AT_ONCE", 1)

    async def story() -> None:
        service, thinker = with_faults([Busy() for _ in range(reviewing.MAX_FAULTS + 1)])
        first, second = await finished(service), await finished(service, BOB)
        await reviews.begin(service, ANN, first, "en")
        await soon(lambda: not thinker.faults and service.reviews._working[first].why is not None)
        await reviews.begin(service, BOB, second, "en")
        await worked_out(service, second)
        await reviews.begin(service, ANN, first, "en")
        await worked_out(service, first)
        await service.close()

    asyncio.run(story())


def test_who_asks_twice_at_once_is_answered_once(monkeypatch: pytest.MonkeyPatch):
    """However long it takes to look up whether it is kept."""

    async def story() -> None:
        service, thinker = with_faults([])
        match, look = await finished(service), service.store.read

        async def slowly(kind: type[Row], *key: str) -> Row | None:
            await asyncio.sleep(0)
            return await look(kind, *key)

        monkeypatch.setattr(service.store, "read", slowly)
        record = await logs.record(service.store, match) or ""
        await asyncio.gather(*(service.reviews.begin(match, record, guest) for guest in (ANN, BOB)))
        await worked_out(service, match)
        starts = [part.start for part in thinker.parts]
        assert starts == sorted(set(starts))
        await service.close()

    asyncio.run(story())


def test_what_cannot_be_kept_is_given_up(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture):
    """It does not seem to go on for ever, whatever went wrong; the log says what."""

    async def story() -> None:
        service, _ = with_faults([])
        match = await finished(service)

        async def broken(*changes: Change) -> None:
            raise ValueError("nobody thought of this")

        with monkeypatch.context() as breaking:
            breaking.setattr(service.store, "write", broken)
            await reviews.begin(service, ANN, match, "en")
            await soon(lambda: service.reviews._working[match].why is not None)
        assert "nobody thought of this" in caplog.text
        assert await why_not(reviews.review(service, ANN, match, "en")) == "review-failed"
        await reviews.begin(service, ANN, match, "en")
        await worked_out(service, match)
        await service.close()

    asyncio.run(story())


def test_a_review_of_an_earlier_edition_is_worked_out_anew():
    async def story() -> None:
        service, thinker = with_faults([])
        match = await finished(service)
        await service.store.write(Put(ReviewRow(match, f'{{"edition": {EDITION - 1}}}')))
        assert (await reviews.review(service, ANN, match, "en")).state == "none"
        await reviews.begin(service, ANN, match, "en")
        await worked_out(service, match)
        assert thinker.parts
        assert await why_not(reviews.review(service, ANN, "nowhere", "en")) == "live-no-match"
        await service.close()

    asyncio.run(story())


def test_how_far_it_has_come_is_known_at_every_host(hosts: Hosts):
    """Whoever asks may be asked by another host each time; none of them begins it once more."""

    async def story(here: MatchService, there: MatchService) -> None:
        there.listen()
        await asyncio.sleep(0)
        match = await finished(here)
        await here.match(match)
        known = list[float]()
        thinking = Thinking([])
        here.reviews._thinker = thinking

        async def look_back(part: Hindsight) -> str:
            await soon(lambda: (working := there.reviews.working(match)) is not None and working.done == done[0])
            known.append(done[0])
            await reviews.begin(there, BOB, match, "en")
            assert (await reviews.review(there, BOB, match, "en")).state == "working"
            text = await Thinking.look_back(thinking, part)
            tape = here.reviews._working[match].extent.tape
            done[0] = min(reviewing.MAX_DONE, part.stop / tape)
            return text

        done = [0.0]
        thinking.look_back = look_back  # type: ignore[method-assign]
        await reviews.begin(here, ANN, match, "en")
        await worked_out(here, match)
        assert len(known) == len(thinking.parts) > 1
        await soon(lambda: there.reviews.working(match) is None)
        assert (await reviews.review(there, BOB, match, "en")).state == "done"

    hosts(story)


def test_a_host_that_gave_up_or_died_is_not_waited_for():
    async def story() -> None:
        service = MatchService(msgspec.structs.replace(in_memory(), clock=(dial := Sundial())))
        told = Reviewing("other", "m", 0.5, "[]")
        service.reviews.hear(told)
        assert service.reviews.working("m") is not None
        service.reviews.hear(msgspec.structs.replace(told, why=Reason("review-busy")))
        with pytest.raises(Refused):
            service.reviews.working("m")
        service.reviews.hear(told)
        dial.go(reviewing.BELIEVED_S + 1)
        assert service.reviews.working("m") is None

    asyncio.run(story())

"""Standing answers: a seat decides in advance, the host answers for it, and nobody can tell."""

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest

from tests.hosting.hosts import Hosts, Witness, alike, enter, soon, tell
from tests.hosting.seating import sit_down
from tests.server import toll
from theomachy import games
from theomachy.hosting import driver
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import PlainClock
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import logs, matches, tables
from theomachy.play.auto_answers import How, StandingOrder
from theomachy.play.records import read_record
from theomachy.server.serving import database
from theomachy.wire.viewer import WireViewer

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
MATCH = "the-same-match"
PAUSE = driver.STANDING_PAUSE_S
WALK = Entry("answer", 0, "walk")


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game is on the menu, and nobody waits for long."""
    monkeypatch.setitem(games.GAMES, "toll", toll.GAME)
    monkeypatch.setattr(driver, "STANDING_PAUSE_S", (0.01, 0.03))


async def begun(here: MatchService) -> LiveMatch:
    """The walker is the host, the keeper the guest; dice and ids are the same every time."""
    match, seats = agree(NewMatch("toll", ["me", "friend"]), "host", NOON)
    await matches.add(
        here.store,
        msgspec.structs.replace(match, id=MATCH, server_seed=b"7" * 32),
        [
            msgspec.structs.replace(seat, match=MATCH, guest=guest, invite=None)
            for seat, guest in zip(seats, ("host", "guest"), strict=True)
        ],
    )
    live = await here.match(MATCH)
    await sit_down((here, live, "host"), (here, live, "guest"))
    return live


async def order(here: MatchService, live: LiveMatch, how: How, least: int = 0, window: str = "tl-toll") -> None:
    await here.stand(live, "guest", window, StandingOrder(how, least))


async def log(here: MatchService) -> list[Entry]:
    return await logs.entries(here.store, MATCH)


async def walked(here: MatchService, live: LiveMatch, n: int) -> None:
    """The walker goes by, and so many entries are in the log in the end."""
    await enter(here, live, WALK)
    await soon(lambda: live.shown == n)


async def quiet() -> None:
    """As long as it takes to see that nothing happens."""
    await asyncio.sleep(0.2)


# What is answered


def test_what_was_decided_in_advance_is_answered(hosts: Hosts):
    """An ordinary answer of that seat, with nobody at the table; what was not decided in advance is asked."""

    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here)
        await order(here, live, "never")
        await walked(here, live, 3)
        await order(here, live, "always")
        await walked(here, live, 5)
        await quiet()
        assert [ask.question for ask in live.log.requests] == ["tl-sign"]
        await order(here, live, "always", window="tl-sign")
        await soon(lambda: live.shown == 6)
        answers = [entry for entry in await log(here) if entry.seat == 1]
        assert answers == [Entry("answer", 1, key) for key in ("none", "copper", "quill")]

    hosts(story)


def test_as_long_as_enough_is_left(hosts: Hosts):
    """At least two breaths: three and two are enough, one is not."""

    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here)
        await order(here, live, "at-least", 2)
        await order(here, live, "always", window="tl-sign")
        for n in (4, 7, 9):
            await walked(here, live, n)
        answers = [entry.key for entry in await log(here) if entry.seat == 1]
        assert answers == ["copper", "quill", "copper", "quill", "none"]

    hosts(story)


def test_the_question_is_asked_first_and_can_be_answered_by_hand(hosts: Hosts, monkeypatch: pytest.MonkeyPatch):
    """There is a pause in which a person may be quicker; then nothing is answered twice."""
    monkeypatch.setattr(driver, "STANDING_PAUSE_S", (0.2, 0.3))

    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here)
        await order(here, live, "never")
        before = monotonic()
        await walked(here, live, 3)
        assert monotonic() - before >= 0.2
        async with live.lock:  # quicker than any pause
            await here.enter(live, WALK)
            await here.enter(live, Entry("answer", 1, "silver"))
        await asyncio.sleep(0.4)
        assert (await log(here))[-1] == Entry("answer", 1, "silver")

    hosts(story)


def test_the_pause_is_as_long_as_a_person_may_take():
    """And never quite the same."""
    assert PAUSE[0] > 1
    assert PAUSE[1] - PAUSE[0] > 1


@pytest.mark.parametrize(("how", "key"), [("ask", None), ("always", "copper")])
def test_a_change_of_mind_is_honoured(hosts: Hosts, how: How, key: str | None):
    """What stands when the pause is over counts, wherever it was said."""

    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here)
        await order(here, live, "never")
        await quiet()  # all have heard of it
        async with live.lock:
            await here.enter(live, WALK)
            await tables.stand(here.store, MATCH, [1], "tl-toll", StandingOrder(how))
        await quiet()
        last = (await log(here))[-1]
        assert last == (WALK if key is None else Entry("answer", 1, key))

    hosts(story)


def test_a_decision_for_the_question_that_is_asked_now(hosts: Hosts):
    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here)
        await enter(here, live, WALK)
        await quiet()
        assert live.log.n == 2
        await order(here, live, "never")
        await soon(lambda: live.shown == 3)

    hosts(story)


def test_what_is_taken_back_is_left_to_the_person(hosts: Hosts):
    """Else a standing answer could never be taken back. The next question is answered again."""

    async def story(here: MatchService, there: MatchService) -> None:
        live = await begun(here)
        await order(here, live, "never")
        await walked(here, live, 3)
        await enter(here, live, Entry("undo", 1))
        await quiet()
        assert live.log.n == 4
        other = await there.match(MATCH)
        await quiet()
        assert other.log.n == 4, "nor does another host that reads it from the log"
        await enter(here, live, Entry("answer", 1, "silver"))
        await enter(here, live, Entry("answer", 1, "seal"))
        await walked(here, live, 8)
        assert (await log(here))[-1] == Entry("answer", 1, "none")

    hosts(story)


def test_nobody_goes_on_while_somebody_asks_to_take_back(hosts: Hosts):
    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here)
        await enter(here, live, WALK)
        await enter(here, live, Entry("plea", 0))
        await order(here, live, "never")
        await quiet()
        assert live.log.n == 3
        await enter(here, live, Entry("deny", 1))
        await soon(lambda: live.shown == 5)

    hosts(story)


def test_a_decision_survives_the_server(tmp_path: Path):
    """It is answered as soon as somebody opens the match again, whoever that is."""
    url = database(str(tmp_path / "matches.db"))

    async def yesterday(here: MatchService, _: MatchService) -> None:
        live = await begun(here)
        await enter(here, live, WALK)
        await tables.stand(here.store, MATCH, [1], "tl-toll", StandingOrder("never"))

    async def today(here: MatchService, _: MatchService) -> None:
        live = await here.match(MATCH)
        await soon(lambda: live.shown == 3)
        assert live.orders.orders == {(1, "tl-toll"): StandingOrder("never")}

    tell(url, yesterday)
    tell(url, today)


def test_two_hosts_answer_once(hosts: Hosts, monkeypatch: pytest.MonkeyPatch):
    """Both know the decision, whichever heard of it, and the quicker one is heard."""
    monkeypatch.setattr(driver, "STANDING_PAUSE_S", (0.02, 0.02))

    async def story(here: MatchService, there: MatchService) -> None:
        a = await begun(here)
        b = await there.match(MATCH)
        witness = Witness(b, "guest")
        await order(here, a, "never")
        await soon(lambda: b.orders.orders == a.orders.orders)
        assert witness.orders == 1
        for n in (3, 5, 7, 9):
            await soon(lambda n=n: b.shown == n - 2)
            await walked(here, a, n)
        await soon(lambda: b.shown == 9)
        await quiet()
        assert [entry.kind for entry in await log(here)] == ["start", *["answer"] * 8]
        assert alike(a, b)

    hosts(story)


def test_whoever_plays_both_sides_decides_for_both(hosts: Hosts):
    async def story(here: MatchService, _: MatchService) -> None:
        laid = agree(NewMatch("toll", ["me", "me"]), "host", here.clock.now())
        await matches.add(here.store, *laid)
        live = await here.match(laid.match.id)
        await sit_down((here, live, "host"))
        await here.stand(live, "host", "tl-toll", StandingOrder("never"))
        assert {seat for seat, _ in live.orders.orders} == {0, 1}
        await walked(here, live, 3)

    hosts(story)


# What others hear


class Far:
    """The far end of a line."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.heard: list[bytes] = []

    def send(self, message: bytes, *, table: bool = False, news: bool = False) -> None:
        self.heard.append(message)

    def drop(self) -> None:
        raise AssertionError("something could not be shown")

    def say(self, type: str, **fields: Any) -> None:
        self.said.put_nowait(json.dumps({"type": type, "id": 1, **fields}))

    @property
    def messages(self) -> list[Any]:
        return [json.loads(message) for message in self.heard]


class Company:
    """The opponent, somebody who looks on, and whose decision it is, each with a line."""

    def __init__(self, here: MatchService, live: LiveMatch) -> None:
        people = (("host", "en"), ("stranger", "ja"), ("guest", "en"))
        self.far = {guest: Far() for guest, _ in people}
        viewers = [WireViewer(self.far[guest], here, live, guest, lang) for guest, lang in people]
        self.tasks = [asyncio.create_task(self._look(viewer)) for viewer in viewers]

    async def _look(self, viewer: WireViewer) -> None:
        async with viewer.me.service.watched_by(viewer.live, viewer):
            while True:
                await viewer.hear(await self.far[viewer.guest].said.get())

    async def hear(self) -> None:
        """Until everybody has heard all."""
        for far in self.far.values():
            known = len([message for message in far.messages if message["type"] == "pong"])
            far.say("ping")
            await soon(lambda f=far, k=known: [m["type"] for m in f.messages].count("pong") > k)

    def leave(self) -> dict[str, list[bytes]]:
        for task in self.tasks:
            task.cancel()
        return {guest: far.heard for guest, far in self.far.items()}


def heard(
    folder: Path, how: How, least: int, by_hand: str = "", until_answered: bool = False
) -> tuple[dict[str, list[bytes]], str]:
    """All that everybody hears of a match in which the keeper has decided so, and its running record for the walker:
    up to the answer, or with it."""
    found: list[tuple[dict[str, list[bytes]], str]] = []

    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here)
        company = Company(here, live)
        await company.hear()
        company.far["guest"].say("stand", window="tl-toll", how=how, least=least)
        await company.hear()
        await enter(here, live, Entry("answer", 0, "run"))
        asked = live.log.request_id(live.log.requests[0])
        if until_answered:
            if by_hand:
                await enter(here, live, Entry("answer", 1, by_hand))
            await soon(lambda: live.shown == 3)
        for guest in ("host", "stranger"):
            far = company.far[guest]
            far.say("probe", request=asked, key="none")
            far.say("answer", request=asked, key="none")
            far.say("undo", n=2)
            far.say("again")
        await company.hear()
        found.append((company.leave(), live.log.record(0)))

    folder.mkdir()
    tell(database(str(folder / "matches.db")), story)
    return found[0]


ORDERS: list[tuple[How, int]] = [("ask", 0), ("never", 0), ("always", 0), ("at-least", 2), ("at-least", 9)]


def test_nobody_else_can_tell_what_was_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Whatever it was, and whether anything was: every byte is the same up to the answer."""
    monkeypatch.setattr(driver, "STANDING_PAUSE_S", (3600.0, 3600.0))
    monkeypatch.setattr(driver, "PLACES_PAUSE_S", 3600.0)
    monkeypatch.setattr(PlainClock, "now", lambda _: NOON)
    worlds = [heard(tmp_path / str(n), *order) for n, order in enumerate(ORDERS)]
    for others in ("host", "stranger"):
        assert len({tuple(sorted(world[others])) for world, _ in worlds}) == 1
    assert b"standing" not in b"".join(worlds[1][0]["stranger"])
    assert len({tuple(world["guest"]) for world, _ in worlds}) == len(ORDERS), "but whose it is can"
    assert len({record for _, record in worlds}) == 1


def test_a_standing_answer_looks_like_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Declined by hand, always, or because too little is left: no byte tells which, not even in the record."""
    monkeypatch.setattr(driver, "PLACES_PAUSE_S", 3600.0)
    monkeypatch.setattr(PlainClock, "now", lambda _: NOON)
    worlds = [
        heard(tmp_path / "hand", "ask", 0, by_hand="none", until_answered=True),
        heard(tmp_path / "never", "never", 0, until_answered=True),
        heard(tmp_path / "least", "at-least", 9, until_answered=True),
    ]
    for others in ("host", "stranger"):
        assert len({tuple(sorted(world[others])) for world, _ in worlds}) == 1
    assert len({record for _, record in worlds}) == 1
    assert read_record(worlds[0][1])


# What its owner hears


def test_its_owner_is_told_what_can_be_decided(hosts: Hosts):
    """On every line of theirs, in the language of each, and that a question will be answered by itself."""

    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here)
        company, more = Company(here, live), Company(here, live)
        await company.hear()
        first = company.far["guest"].messages[0]
        assert first["standing"] == [
            {"window": "tl-toll", "name": "Ask for toll", "hows": ["ask", "never", "always", "at-least"]},
            {"window": "tl-sign", "name": "Sign with a quill", "hows": ["ask", "always"]},
        ]
        company.far["guest"].say("stand", window="tl-toll", how="at-least", least=2)
        await company.hear()
        await more.hear()
        for far in (company.far["guest"], more.far["guest"]):
            told = [message for message in far.messages if message["type"] == "standing"]
            assert [message["standing"][0] | {"hows": []} for message in told] == [
                {"window": "tl-toll", "name": "Ask for toll", "hows": [], "how": "at-least", "least": 2}
            ]
        await walked(here, live, 3)
        await company.hear()
        asked = [m["requests"][0] for m in company.far["guest"].messages if m["type"] == "step"]
        assert [request.get("standing", False) for request in asked] == [True, False]
        company.leave(), more.leave()

    hosts(story)

"""Standing answers: a seat decides in advance, the hall answers for it, and nobody can tell."""

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.server import toll
from tests.server.halls import Story, Witness, alike, enter, soon, tell
from tests.server.kit import Player, Server
from theomachy import games
from theomachy.kernel.records import read_record
from theomachy.kernel.standing import How, Standing
from theomachy.server import before, hall, pages
from theomachy.server.hall import Hall, Table
from theomachy.server.live import Connection
from theomachy.server.room import Entry
from theomachy.server.serving import database

MATCH = "the-same-match"
PAUSE = hall.PAUSE
UNREADABLE = "cannot be read"
WALK = Entry("answer", 0, "walk")
Halls = Callable[[Story], None]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game is on the menu, and nobody waits for long."""
    monkeypatch.setitem(games.GAMES, "toll", toll.GAME)
    monkeypatch.setattr(hall, "PAUSE", (0.01, 0.03))


async def begun(here: Hall) -> Table:
    """The walker is the host, the keeper the guest; dice and ids are the same every time."""
    row, seats = before.agree(pages.NewMatch("toll", ["me", "friend"]), "host")
    row.id, row.server_seed, row.made = MATCH, b"7" * 32, datetime(2026, 1, 1, tzinfo=UTC)
    for seat, guest in zip(seats, ("host", "guest"), strict=True):
        await here.store.guest(guest)
        seat.match, seat.guest, seat.invite = MATCH, guest, None
    await here.store.add(row, seats)
    table = await here.table(MATCH)
    for guest in ("host", "guest"):
        await here.sit(table, guest, "7" * 32)
    return table


async def order(here: Hall, table: Table, how: How, least: int = 0, window: str = "tl-toll") -> None:
    await here.stand(table, "guest", window, Standing(how, least))


async def log(here: Hall) -> list[Entry]:
    return await here.store.entries(MATCH)


async def walked(here: Hall, table: Table, n: int) -> None:
    """The walker goes by, and so many entries are in the log in the end."""
    await enter(here, table, WALK)
    await soon(lambda: table.shown == n)


async def quiet() -> None:
    """As long as it takes to see that nothing happens."""
    await asyncio.sleep(0.2)


# What is answered


def test_what_was_decided_in_advance_is_answered(halls: Halls):
    """An ordinary answer of that seat, with nobody at the table; what was not decided in advance is asked."""

    async def story(here: Hall, _: Hall) -> None:
        table = await begun(here)
        await order(here, table, "never")
        await walked(here, table, 3)
        await order(here, table, "always")
        await walked(here, table, 5)
        await quiet()
        assert [ask.question for ask in table.room.requests] == ["tl-sign"]
        await order(here, table, "always", window="tl-sign")
        await soon(lambda: table.shown == 6)
        answers = [entry for entry in await log(here) if entry.seat == 1]
        assert answers == [Entry("answer", 1, key) for key in ("none", "copper", "quill")]

    halls(story)


def test_as_long_as_enough_is_left(halls: Halls):
    """At least two breaths: three and two are enough, one is not."""

    async def story(here: Hall, _: Hall) -> None:
        table = await begun(here)
        await order(here, table, "at-least", 2)
        await order(here, table, "always", window="tl-sign")
        for n in (4, 7, 9):
            await walked(here, table, n)
        answers = [entry.key for entry in await log(here) if entry.seat == 1]
        assert answers == ["copper", "quill", "copper", "quill", "none"]

    halls(story)


def test_the_question_is_asked_first_and_can_be_answered_by_hand(halls: Halls, monkeypatch: pytest.MonkeyPatch):
    """There is a pause in which a person may be quicker; then nothing is answered twice."""
    monkeypatch.setattr(hall, "PAUSE", (0.2, 0.3))

    async def story(here: Hall, _: Hall) -> None:
        table = await begun(here)
        await order(here, table, "never")
        before = monotonic()
        await walked(here, table, 3)
        assert monotonic() - before >= 0.2
        async with table.lock:  # quicker than any pause
            await here.enter(table, WALK)
            await here.enter(table, Entry("answer", 1, "silver"))
        await asyncio.sleep(0.4)
        assert (await log(here))[-1] == Entry("answer", 1, "silver")

    halls(story)


def test_the_pause_is_as_long_as_a_person_may_take():
    """And never quite the same."""
    assert PAUSE[0] > 1
    assert PAUSE[1] - PAUSE[0] > 1


@pytest.mark.parametrize(("how", "key"), [("ask", None), ("always", "copper")])
def test_a_change_of_mind_is_honoured(halls: Halls, how: How, key: str | None):
    """What stands when the pause is over counts, wherever it was said."""

    async def story(here: Hall, _: Hall) -> None:
        table = await begun(here)
        await order(here, table, "never")
        await quiet()  # all have heard of it
        async with table.lock:
            await here.enter(table, WALK)
            await here.store.stand(MATCH, [1], "tl-toll", Standing(how))
        await quiet()
        last = (await log(here))[-1]
        assert last == (WALK if key is None else Entry("answer", 1, key))

    halls(story)


def test_a_decision_for_the_question_that_is_asked_now(halls: Halls):
    async def story(here: Hall, _: Hall) -> None:
        table = await begun(here)
        await enter(here, table, WALK)
        await quiet()
        assert table.room.n == 2
        await order(here, table, "never")
        await soon(lambda: table.shown == 3)

    halls(story)


def test_what_is_taken_back_is_left_to_the_person(halls: Halls):
    """Else a standing answer could never be taken back. The next question is answered again."""

    async def story(here: Hall, there: Hall) -> None:
        table = await begun(here)
        await order(here, table, "never")
        await walked(here, table, 3)
        await enter(here, table, Entry("undo", 1))
        await quiet()
        assert table.room.n == 4
        other = await there.table(MATCH)
        await quiet()
        assert other.room.n == 4, "nor does another hall that reads it from the log"
        await enter(here, table, Entry("answer", 1, "silver"))
        await enter(here, table, Entry("answer", 1, "seal"))
        await walked(here, table, 8)
        assert (await log(here))[-1] == Entry("answer", 1, "none")

    halls(story)


def test_nobody_goes_on_while_somebody_asks_to_take_back(halls: Halls):
    async def story(here: Hall, _: Hall) -> None:
        table = await begun(here)
        await enter(here, table, WALK)
        await enter(here, table, Entry("plea", 0))
        await order(here, table, "never")
        await quiet()
        assert table.room.n == 3
        await enter(here, table, Entry("deny", 1))
        await soon(lambda: table.shown == 5)

    halls(story)


def test_a_decision_survives_the_server(tmp_path: Path):
    """It is answered as soon as somebody opens the table again, whoever that is."""
    url = database(str(tmp_path / "matches.db"))

    async def yesterday(here: Hall, _: Hall) -> None:
        table = await begun(here)
        await enter(here, table, WALK)
        await here.store.stand(MATCH, [1], "tl-toll", Standing("never"))

    async def today(here: Hall, _: Hall) -> None:
        table = await here.table(MATCH)
        await soon(lambda: table.shown == 3)
        assert table.orders == {(1, "tl-toll"): Standing("never")}

    tell(url, yesterday)
    tell(url, today)


def test_two_halls_answer_once(halls: Halls, monkeypatch: pytest.MonkeyPatch):
    """Both know the decision, whichever heard of it, and the quicker one is heard."""
    monkeypatch.setattr(hall, "PAUSE", (0.02, 0.02))

    async def story(here: Hall, there: Hall) -> None:
        a = await begun(here)
        b = await there.table(MATCH)
        witness = Witness(b, "guest")
        await order(here, a, "never")
        await soon(lambda: b.orders == a.orders)
        assert witness.orders == 1
        for n in (3, 5, 7, 9):
            await soon(lambda n=n: b.shown == n - 2)
            await walked(here, a, n)
        await soon(lambda: b.shown == 9)
        await quiet()
        assert [entry.deed for entry in await log(here)] == ["start", *["answer"] * 8]
        assert alike(a, b)

    halls(story)


def test_whoever_plays_both_sides_decides_for_both(halls: Halls):
    async def story(here: Hall, _: Hall) -> None:
        await here.store.guest("host")
        row, seats = before.agree(pages.NewMatch("toll", ["me", "me"]), "host")
        await here.store.add(row, seats)
        table = await here.table(row.id)
        await here.sit(table, "host", "7" * 32)
        await here.stand(table, "host", "tl-toll", Standing("never"))
        assert {seat for seat, _ in table.orders} == {0, 1}
        await walked(here, table, 3)

    halls(story)


# What others hear


class Far:
    """The far end of a line."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.heard: list[bytes] = []

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.receive", "text": await self.said.get()}

    async def send_data(self, data: bytes, **_: str) -> None:
        self.heard.append(data)

    def say(self, type: str, **fields: Any) -> None:
        self.said.put_nowait(json.dumps({"type": type, "id": 1, **fields}))

    @property
    def messages(self) -> list[Any]:
        return [json.loads(message) for message in self.heard]


class Company:
    """The opponent, somebody who looks on, and whose decision it is, each with a line."""

    def __init__(self, here: Hall, table: Table) -> None:
        people = (("host", "en"), ("stranger", "ja"), ("guest", "en"))
        self.far = {guest: Far() for guest, _ in people}
        lines: list[Any] = [(self.far[guest], here, table, guest, lang) for guest, lang in people]
        self.tasks = [asyncio.create_task(Connection(*line).serve()) for line in lines]

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

    async def story(here: Hall, _: Hall) -> None:
        table = await begun(here)
        company = Company(here, table)
        await company.hear()
        company.far["guest"].say("stand", window="tl-toll", how=how, least=least)
        await company.hear()
        await enter(here, table, Entry("answer", 0, "run"))
        asked = table.room.request_id(table.room.requests[0])
        if until_answered:
            if by_hand:
                await enter(here, table, Entry("answer", 1, by_hand))
            await soon(lambda: table.shown == 3)
        for guest in ("host", "stranger"):
            far = company.far[guest]
            far.say("probe", request=asked, key="none")
            far.say("answer", request=asked, key="none")
            far.say("undo", n=2)
            far.say("again")
        await company.hear()
        found.append((company.leave(), table.room.record(0)))

    folder.mkdir()
    tell(database(str(folder / "matches.db")), story)
    return found[0]


ORDERS: list[tuple[How, int]] = [("ask", 0), ("never", 0), ("always", 0), ("at-least", 2), ("at-least", 9)]


def test_nobody_else_can_tell_what_was_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Whatever it was, and whether anything was: every byte is the same up to the answer."""
    monkeypatch.setattr(hall, "PAUSE", (3600.0, 3600.0))
    worlds = [heard(tmp_path / str(n), *order) for n, order in enumerate(ORDERS)]
    for others in ("host", "stranger"):
        assert len({tuple(world[others]) for world, _ in worlds}) == 1
    assert b"standing" not in b"".join(worlds[1][0]["stranger"])
    assert len({tuple(world["guest"]) for world, _ in worlds}) == len(ORDERS), "but whose it is can"
    assert len({record for _, record in worlds}) == 1


def test_a_standing_answer_looks_like_any_other(tmp_path: Path):
    """Declined by hand, always, or because too little is left: no byte tells which, not even in the record."""
    worlds = [
        heard(tmp_path / "hand", "ask", 0, by_hand="none", until_answered=True),
        heard(tmp_path / "never", "never", 0, until_answered=True),
        heard(tmp_path / "least", "at-least", 9, until_answered=True),
    ]
    for others in ("host", "stranger"):
        assert len({tuple(world[others]) for world, _ in worlds}) == 1
    assert len({record for _, record in worlds}) == 1
    assert read_record(worlds[0][1])


# What its owner hears


def test_its_owner_is_told_what_can_be_decided(halls: Halls):
    """On every line of theirs, in the language of each, and that a question will be answered by itself."""

    async def story(here: Hall, _: Hall) -> None:
        table = await begun(here)
        company, more = Company(here, table), Company(here, table)
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
        await walked(here, table, 3)
        await company.hear()
        asked = [m["requests"][0] for m in company.far["guest"].messages if m["type"] == "step"]
        assert [request.get("standing", False) for request in asked] == [True, False]
        company.leave(), more.leave()

    halls(story)


# What is refused


@pytest.fixture
def keeper(arcade: Server) -> Player:
    return Player(arcade)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"window": "tl-bribe", "how": "never"}, "No such question"),
        ({"window": "tl-walk", "how": "never"}, "No such question"),
        ({"window": "", "how": "ask"}, "No such question"),
        ({"window": "tl-sign", "how": "never"}, "cannot be answered so"),
        ({"window": "tl-sign", "how": "at-least", "least": 1}, "cannot be answered so"),
        ({"window": "tl-toll", "how": "at-least", "least": 100}, "from 0 to 99"),
        ({"window": "tl-toll", "how": "at-least", "least": -1}, "from 0 to 99"),
        ({"window": "tl-toll", "how": "at-least", "least": 10**18}, "from 0 to 99"),
        ({"window": "tl-toll", "how": "at-least", "least": 1.5}, UNREADABLE),
        ({"window": "tl-toll", "how": "at-least", "least": "2"}, UNREADABLE),
        ({"window": "tl-toll", "how": "sometimes"}, UNREADABLE),
        ({"window": "tl-toll", "how": None}, UNREADABLE),
        ({"window": 7, "how": "never"}, UNREADABLE),
        ({"window": "x" * 2000, "how": "never"}, UNREADABLE),
        ({"window": "tl-toll"}, UNREADABLE),
        ({"window": "tl-toll", "how": "never", "seat": 0}, UNREADABLE),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(keeper: Player, said: dict[str, Any], why: str):
    line = keeper.play("toll", ("me", "me"))
    id = line.send("stand", **said)
    reply = line.reply(None if why == UNREADABLE else id)
    assert reply["type"] == "refused"
    assert why in reply["reason"]["text"]
    assert line.whole()["standing"] == line.table["standing"]
    assert keeper.server.rows("select * from standing where match = ?", line.match) == []


def test_only_whoever_sits_at_the_table_decides_in_advance(keeper: Player, arcade: Server):
    line = keeper.play("toll", ("me", "me"))
    stranger = Player(arcade).look(line.match)
    no = stranger.say("stand", window="tl-toll", how="never")
    assert no["reason"]["text"] == "You have no seat at this table."
    assert "standing" not in stranger.table
    assert line.deed("resign")["type"] == "accepted"
    assert line.say("stand", window="tl-toll", how="never")["type"] == "refused", "it is over"
    line.whole()
    assert "standing" not in line.table


def test_where_a_game_has_no_windows_nothing_is_said(player: Player):
    line = player.play()
    assert "standing" not in line.table
    assert line.say("stand", window="sc-ask", how="never")["type"] == "refused"


@pytest.mark.parametrize(("lang", "name"), [("en", "Strike back when attacked"), ("ja", "攻撃されたら反撃する")])
def test_a_game_of_the_house_names_its_windows(server: Server, lang: str, name: str):
    line = Player(server, lang).look(Player(server, lang).new("scathe"))
    assert "standing" not in line.table, "somebody else's table"
    player = Player(server, lang)
    standing = player.look(player.new("godslayer")).table["standing"]
    assert standing[0] == {"window": "gs-ask-counter", "name": name, "hows": ["ask", "never", "always", "at-least"]}
    assert len(standing) == 4

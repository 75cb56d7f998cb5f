"""The whole house in a tab, without a browser around it: every game through the same door as in one."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.forms import Form
from tests.page.tabs import SHOWING, Storage, TestTab, is_mine, is_over
from theomachy import games
from theomachy.page.routes import ROUTES
from theomachy.play.records import read_record
from theomachy.play.replays import verify
from theomachy.server.app import make_app
from theomachy.server.db.store import Secrets

SHORT = {"godtear": "first"}
"""Presets with which a match is shorter than the usual one."""


def told(story: Callable[[TestTab, TestTab], Awaitable[None]]) -> None:
    """Something that happens in two tabs of one browser."""

    async def tell() -> None:
        storage = Storage()
        tabs = [await TestTab(storage).begin() for _ in range(2)]
        await story(*tabs)
        for tab in tabs:
            await tab.house.end()

    asyncio.run(tell())


async def laid(tab: TestTab, game: str, *seats: str) -> str:
    order = {"game": game, "seats": [*seats], "preset": SHORT.get(game, "")}
    made: dict[str, str] = await tab.ask("POST", "/matches?lang=en", order)
    return made["match"]


@pytest.mark.parametrize("game", games.names())
def test_a_match_goes_on_where_it_was_left(game: str):
    """Begun in one tab, left, played on in another; its record verifies, and can be watched."""

    async def story(tab: TestTab, other: TestTab) -> None:
        match = await laid(tab, game, "me", "novice")
        step = await tab.sit_down(match)
        step = step if is_mine(step) else await tab.my_turn()
        for _ in range(3):
            step = await tab.answer(step)
        await tab.leave()
        other.watch(match)
        again = await other.hear(1, lambda said: said["type"] == "table")
        assert (again["n"], again["requests"]) == (step["n"], step["requests"])
        step = await other.answer(again)
        other.say(1, type="resign", n=step["n"])
        await other.hear(1, is_over)
        record = await other.ask("GET", f"/matches/{match}/record")
        held = verify(read_record(record), games.game(game))
        assert "unverified-page" in [message.id for message in held]  # dice of a page are the player's own
        assert (await other.ask("GET", f"/matches/{match}/verify?lang=ja"))["held"]
        assert (await other.ask("GET", f"/matches/{match}/replay?lang=ja"))["steps"]
        [listed] = await tab.ask("GET", "/matches?lang=en")
        assert (listed["match"], listed["over"]) == (match, True)

    told(story)


def test_scathe_is_played_to_its_end():
    async def story(tab: TestTab, other: TestTab) -> None:
        match = await laid(tab, "scathe", "me", "squire")
        step = await tab.sit_down(match)
        step = step if is_mine(step) else await tab.my_turn()
        while not is_over(step):
            step = await tab.answer(step)
        assert verify(read_record(await tab.ask("GET", f"/matches/{match}/record")), games.game("scathe"))
        assert tab.thoughts == 0  # who does not look ahead answers at once

    told(story)


def test_who_looks_ahead_thinks_elsewhere():
    async def story(tab: TestTab, other: TestTab) -> None:
        match = await laid(tab, "scathe", "captain", "me")
        step = await tab.sit_down(match)
        while not tab.thoughts:  # dice say who begins
            step = await (tab.answer(step) if is_mine(step) else tab.my_turn())
        assert step["n"] > 1

    told(story)


def test_two_tabs_answer_at_once(form: Form):
    """Nothing is lost and nothing is doubled: one of them is told that it was too late, and both see the same."""

    async def story(tab: TestTab, other: TestTab) -> None:
        left = form.pick(short=8, long=8, full=200)
        while left:
            match = await laid(tab, "scathe", "me", "me")
            step = await tab.sit_down(match)
            other.watch(match)
            await other.hear(1, lambda said: said["type"] == "table")
            while left and not is_over(step):
                step, left = await both_answer(tab, other, step), left - 1
            for each in (tab, other):
                await each.leave()

    async def both_answer(tab: TestTab, other: TestTab, step: Any) -> Any:
        request, n = step["requests"][0], step["n"] + 1
        for each in (tab, other):
            each.say(1, type="answer", request=request["id"], key=request["options"][0]["key"])
        assert sorted([await outcome(each) for each in (tab, other)]) == ["accepted", "refused"]
        seen = [await tab_sees(each, n) for each in (tab, other)]
        assert seen[0]["requests"] == seen[1]["requests"]
        return seen[0]

    async def outcome(tab: TestTab) -> str:
        """What became of an answer; what was heard besides is kept."""
        for _ in range(10_000):
            for message in tab.heard[1]:
                if message["type"] in ("accepted", "refused"):
                    tab.heard[1].remove(message)
                    return str(message["type"])
            await asyncio.sleep(0)
        raise AssertionError

    async def tab_sees(tab: TestTab, n: int) -> Any:
        return await tab.hear(1, lambda said: said.get("n") == n and said["type"] in SHOWING)

    told(story)


def test_what_cannot_be_kept_is_refused_and_changes_nothing():
    async def story(tab: TestTab, other: TestTab) -> None:
        match = await laid(tab, "scathe", "me", "me")
        step = await tab.sit_down(match)
        tab._storage.fault = "full"
        with pytest.raises(AssertionError, match="no room left"):
            await tab.answer(step)
        status, why = await tab.ask("PUT", "/me?lang=en", {"name": "Kaede"})
        assert (status, "no room left" in why) == (503, True)
        tab._storage.fault = None
        assert (await tab.answer(step))["n"] == step["n"] + 1

    told(story)


def test_all_tabs_are_the_same_person():
    async def story(tab: TestTab, other: TestTab) -> None:
        await tab.ask("PUT", "/me?lang=en", {"name": "Kaede"})
        assert (await other.ask("GET", "/me?lang=en"))["name"] == "Kaede"

    told(story)


def test_what_needs_a_server_says_so():
    async def story(tab: TestTab, other: TestTab) -> None:
        friends = {"game": "scathe", "seats": ["me", "friend"]}
        for method, path, body in (("POST", "/matches", friends), ("GET", "/join/abc", None), ("GET", "/key", None)):
            status, why = await tab.ask(method, f"{path}?lang=en", body)
            assert (status, "needs a server" in why) == (409, True)

    told(story)


def test_nonsense_is_refused_in_a_sentence():
    async def story(tab: TestTab, other: TestTab) -> None:
        assert (await tab.ask("GET", "/nowhere?lang=en"))[0] == 404
        assert (await tab.ask("POST", "/matches?lang=en", {"game": 7}))[0] == 400
        assert (await tab.ask("GET", "/matches/abc/replay/x?lang=en"))[0] == 400
        assert (await tab.ask("POST", "/matches?lang=en", {"game": "chess", "seats": ["me"]}))[0] == 404
        tab.watch("abc")
        await tab._lines[1]
        assert tab.heard[1][0]["type"] == "refused"
        assert tab.codes == {1: 4404}

    told(story)


def test_a_page_answers_all_that_a_server_does(tmp_path: Path):
    """Every route of the one is a route of the other."""
    app = make_app(f"sqlite:///{tmp_path}/matches.db", Secrets("0" * 64, "1" * 64), agent_workers=1)
    served = {
        (method.upper(), path.removeprefix("/api"))
        for path, route in app.openapi_schema.to_schema()["paths"].items()
        if path.startswith("/api/")
        for method in route
    }
    assert {(method, anonymous(path)) for method, path in served} == ROUTES.keys()


def anonymous(path: str) -> str:
    return "/".join("{}" if part.startswith("{") else part for part in path.split("/"))

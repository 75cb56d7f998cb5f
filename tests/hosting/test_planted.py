"""Each procedure that only helps people is broken in each game, one after the other: no match ends by it."""

import asyncio
import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

import pytest

from tests.faults import Planted, broken, kept_faults
from tests.hosting.seating import sit_down
from tests.hosting.test_whole_matches import key_for
from tests.kit import offering
from theomachy import games
from theomachy.features.ai import GroupMoves, ai_of
from theomachy.features.auto_answers import AutoAnswers, auto_answers_of
from theomachy.features.ruler import Ruler
from theomachy.hosting import driver
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import in_memory
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import matches
from theomachy.kernel import Ask, Choice, Game
from theomachy.presentation.names import Names
from theomachy.presentation.text import Words
from theomachy.terminal.commands.faults import run_again
from theomachy.wire import presenters
from theomachy.wire.rate import Allowance
from theomachy.wire.viewer import WireViewer

ANSWERS = 8
SHORT = {"godtear": "first"}
NOT_OPTIONAL = {"coach", "styles", "fingerprint", "is_between", "horizon"}
"""Of Ai: what is no procedure, or what only agents that look far ahead need, whose failures end in their fall-backs."""


def procedures(game: Game[Any]) -> dict[str, Game[Any]]:
    """By name, a game with one optional procedure broken."""
    found = {"is_quiescent": replace(game, is_quiescent=broken)}
    ai = ai_of(game)
    for field in fields(ai):
        value = getattr(ai, field.name)
        if field.name in NOT_OPTIONAL or not value:
            continue
        plant: Any = broken
        if isinstance(value, Mapping):
            plant = dict.fromkeys(value, broken)
        if isinstance(value, GroupMoves):
            plant = GroupMoves(broken, broken)  # type: ignore[arg-type]
        found[f"ai.{field.name}"] = offering(game, replace(ai, **{field.name: plant}))
    if game.feature(Ruler) is not None:
        found["ruler"] = offering(game, Ruler(broken))  # type: ignore[arg-type]
    if orders := auto_answers_of(game):
        planted = {
            id: auto._replace(always=broken, tokens=broken if auto.tokens else None) for id, auto in orders.items()
        }
        found["auto_answers"] = offering(game, AutoAnswers(planted))
    return found


class Spoilt:
    """A choice of which one method is broken."""

    def __init__(self, choice: Choice[Any], method: str) -> None:
        self._choice, self._method = choice, method

    def __getattr__(self, name: str) -> Any:
        return broken if name == self._method else getattr(self._choice, name)


CHOICE = Ask.choice.fget  # type: ignore[attr-defined]


def spoilt(method: str) -> property:
    """Return a property in place of `Ask.choice` that breaks one method of every choice."""
    return property(lambda ask: Spoilt(CHOICE(ask), method))


HOUSE: dict[str, tuple[type, str, object]] = {
    "words.option": (Words, "option", broken),
    "words.question": (Names, "question", broken),
    "ask.outline": (Ask, "outline", broken),
    **{f"choice.{method}": (Ask, "choice", spoilt(method)) for method in ("subject", "cost", "drawn")},
}
"""What the house asks of every game to show a question."""
PLANTS = [
    pytest.param(name, plant, id=f"{name}-{plant}", marks=[] if name == "scathe" else pytest.mark.long)
    for name in games.names()
    for plant in [*procedures(games.game(name)), *HOUSE]
]


SELDOM = {
    ("godbreaker", "ai.policies"),
    ("godslayer", "ai.policies"),
    ("godslayer", "auto_answers"),
    ("godtear", "ask.outline"),
    ("scathe", "ask.outline"),
}
"""What a few questions do not come to, or a game without places has no use for."""


class Line:
    """A line that keeps what it is sent, as far as the latest table and request."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.requests: list[dict[str, Any]] = []

    def send(self, message: bytes, *, table: bool = False, news: bool = False) -> None:
        told = json.loads(message)
        self.messages.append(told)
        self.requests = told.get("requests", self.requests)

    def drop(self) -> None:
        raise AssertionError("something could not be shown")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints look at few worlds, standing answers do not wait, and anybody may ask as fast as they can."""
    for name in ("WORLDS", "FEW_WORLDS", "LOOKED_AT"):
        monkeypatch.setattr(import_module("theomachy.coach.hints"), name, 2)
    monkeypatch.setattr(Allowance, "spend", lambda self: 0.0)
    monkeypatch.setattr(driver, "STANDING_PAUSE_S", (0.0, 0.0))


@pytest.fixture
def fresh() -> Iterator[None]:
    presenters._presenter.cache_clear()
    yield
    presenters._presenter.cache_clear()


async def laid(service: MatchService, game: str, *seats: str) -> LiveMatch:
    table = agree(NewMatch(game, [*seats], SHORT.get(game, "")), "host", service.clock.now())
    await matches.add(service.store, *table)
    live = await service.match(table.match.id)
    await sit_down((service, live, "host"))
    return live


async def play_with_everything(service: MatchService, live: LiveMatch, answers: int) -> Line:
    """A person at all seats asks for all there is at every question, then answers at random."""
    line, ids, random = Line(), count(1), Random(3)
    viewer = WireViewer(line, service, live, "host", "en")

    async def say(type: str, **more: Any) -> None:
        await viewer.hear(json.dumps({"type": type, "id": next(ids), **more}))

    async with service.watched_by(live, viewer):
        for window in auto_answers_of(live.log.game):
            await say("stand", window=window, how="always")
        await until_a_person_is_asked(live)
        while line.requests and line.requests[0].get("usual"):
            await say("usual", request=line.requests[0]["id"])
            await until_a_person_is_asked(live)
        for n in range(answers):
            if live.log.over:
                break
            await until_a_person_is_asked(live)
            ask = live.log.requests[0]
            assert isinstance(ask, Ask)
            request, keys = live.log.request_id(ask), ask.keys()
            for key in [*keys[:3], "no such key"]:
                await say("probe", request=request, key=key)
            scene = live.log.game.scene(live.log.match.state, ask.seat)  # type: ignore[union-attr]
            pieces = [id for id, piece in scene.pieces.items() if piece.at is not None or piece.zone][:2]
            for id in pieces:
                await say("point", request=request, at=id)
            if len(pieces) == 2:
                await say("measure", **{"from": pieces[0], "to": pieces[1]})
            await say("ways", request=request)
            if n in (0, answers - 1):
                await say("hint", request=request)
            if n % 5 == 0:
                await say("speak", lang="ja" if n % 2 else "en")
            before = live.log.n
            await say("answer", request=request, key=key_for(ask, random))
            assert live.log.n > before or live.log.over, line.messages[-1]
        if not live.log.over:
            await say("undo", n=live.log.n)
            await say("resign", n=live.log.n)
    refused = [message["reason"] for message in line.messages if message["type"] == "refused"]
    assert not [reason for reason in refused if "went wrong" in reason["text"] or "問題" in reason["text"]]
    return line


async def until_a_person_is_asked(live: LiveMatch) -> None:
    for _ in range(2000):
        if live.log.over or (live.log.requests and not live.orders.pending):
            return
        await asyncio.sleep(0)
    await asyncio.sleep(0.01)


@pytest.mark.parametrize(("game", "plant"), PLANTS)
def test_a_match_goes_on_whatever_fails_that_only_helps_people(
    game: str, plant: str, monkeypatch: pytest.MonkeyPatch, quick: None, fresh: None
):
    """It is played on and given up like any other; each report fails again while the fault is there, and no longer once
    it is mended."""
    whole = games.game(game)

    async def story() -> None:
        service = MatchService(in_memory())
        live = await laid(service, game, *["me"] * len(whole.setup.seats[:2]))
        await play_with_everything(service, live, ANSWERS)
        assert live.log.over
        await service.close()

    with monkeypatch.context() as planted, kept_faults() as kept:
        if plant in HOUSE:
            planted.setattr(*HOUSE[plant])
        else:
            planted.setitem(games.GAMES, game, procedures(whole)[plant])
        asyncio.run(story())
        assert kept or (game, plant) in SELDOM
        kept = [fault for n, fault in enumerate(kept) if fault.name not in [one.name for one in kept[:n]]]
        for fault in kept:
            assert fault.error == Planted.__name__, "\n".join(fault.traceback)
            assert "Planted" in run_again(fault), fault.procedure
    presenters._presenter.cache_clear()
    for fault in kept:
        assert run_again(fault) == "", fault.procedure

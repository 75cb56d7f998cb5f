"""A hosted table at which everybody looks in every language, held against a fresh look after every message."""

import asyncio
import json
from collections import Counter
from logging import getLogger
from random import Random
from typing import Any

import msgspec

from tests.hosting.dial import Sundial
from tests.hosting.fuzz.faults import Alarm, Fault, hold, is_sentence, words_hold
from tests.hosting.fuzz.setups import Agreed
from tests.hosting.seating import sit_down
from tests.kit import LANGUAGES
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewLesson, agree_lesson, lay
from theomachy.hosting.memory import InlineThinker, in_memory
from theomachy.hosting.ports import Hindsight
from theomachy.hosting.rows import MatchRow, SeatRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import matches
from theomachy.hosting.terms import MatchTerms
from theomachy.kernel import Ask, Match, Roll
from theomachy.play.patches import apply
from theomachy.wire.rate import Allowance
from theomachy.wire.view import View
from theomachy.wire.viewer import WireViewer

logger = getLogger("theomachy.fuzz")

PEOPLE = ("ann", "ben", "cleo", "dan", "eve", "fay")
ONLOOKER = "owen"
MAX_TURNS_OF_LOOP = 2_000
"""Turns of the event loop in which all is done that no person has to do."""
COMPARED = ("scene", "requests", "undo", "plea", "result", "head", "n", "lesson", "claim")
"""Fields that a viewer learns step by step, and that a whole table tells at once."""
Json = dict[str, Any]


class Thinker(InlineThinker):
    """Works things out here and now. What raises is logged: a review would try it again and say only that it failed."""

    async def look_back(self, part: Hindsight) -> str:
        try:
            return await super().look_back(part)
        except Exception:
            logger.exception("a part of a match cannot be looked back at")
            raise


class Unhurried(Allowance):
    """A budget of messages that is never spent: the fuzz says more than any person."""

    def spend(self) -> float:
        return 0.0


class Screen:
    """The line to one viewer: what came over it, and the table as it shows it."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.shown: Json = {}
        """The table with all steps since, as a client knows it."""
        self._heard: list[Json] = []

    def send(self, message: bytes, *, table: bool = False, news: bool = False) -> None:
        text = message.decode()
        self.check(text)
        said = json.loads(text)
        self._heard.append(said)
        if said["type"] == "table":
            self.shown = said
        elif said["type"] == "step":
            self._step(said)
        elif said["type"] in ("standing", "seats"):
            self.shown |= {name: said[name] for name in ("requests", "standing", "claim") if name in said}

    def check(self, text: str) -> None:
        words_hold(text)

    def _step(self, step: Json) -> None:
        before = self.shown
        lines = [*before["chronicle"][: step["chronicle"]["cut"]], *step["chronicle"]["add"]]
        kept = {name: value for name, value in before.items() if name not in COMPARED}
        now = {name: step[name] for name in COMPARED if name in step}
        self.shown = {**kept, **now, "scene": apply(before["scene"], step["scene"]), "chronicle": lines}

    def drop(self) -> None:
        raise Fault("something could not be shown to a viewer")

    def heard(self) -> list[Json]:
        """Return the messages that arrived since the last call."""
        said, self._heard = self._heard, []
        return said


class Table:
    """A match in memory with everybody at it: each person and an onlooker, in every language."""

    def __init__(self, service: MatchService, live: LiveMatch, dial: Sundial, alarm: Alarm) -> None:
        self.service, self.live, self.dial, self._alarm = service, live, dial, alarm
        self.viewers: dict[tuple[str, str], WireViewer] = {}
        self.screens: dict[tuple[str, str], Screen] = {}
        self.counted: Counter[str] = Counter()
        """Messages by what they were and what came of them."""
        self.fielded: set[int | None] = set()
        """Seats that have had pieces on the table."""
        self._id = 0
        self._positions: dict[int, object] = {}
        """The questions and the state at each length of the tape."""
        for guest in (*self.people, ONLOOKER):
            for lang in self._languages_of(guest):
                screen = self.screens[guest, lang] = Screen(lang)
                viewer = self.viewers[guest, lang] = WireViewer(
                    screen, service, live, guest, lang, allowance=Unhurried()
                )
                live.come(viewer)
                viewer.see_all()
        service.drive(live)

    @classmethod
    async def laid(cls, agreed: Agreed, seed: int, alarm: Alarm) -> "Table":
        """Lay a table whose dice depend on nothing but a seed, and let everybody sit down."""
        dial = Sundial()
        service = MatchService(msgspec.structs.replace(in_memory(dial), thinker=Thinker()))
        match, rows = _lesson(agreed, dial) if agreed.lesson else _match(agreed, seed, dial)
        await matches.add(service.store, match, rows)
        live = await service.match(match.id)
        guests = dict.fromkeys(row.guest for row in rows if row.guest)
        await sit_down(*((service, live, guest) for guest in guests))
        table = cls(service, live, dial, alarm)
        await table.settle()
        return table

    def _languages_of(self, guest: str) -> tuple[str, ...]:
        """Every language; at a large table each player has one, and they take turns."""
        if len(self.people) <= 2 or guest == ONLOOKER:
            return LANGUAGES
        return (LANGUAGES[self.people.index(guest) % len(LANGUAGES)],)

    def languages_of(self, guest: str) -> list[str]:
        """The languages in which somebody looks."""
        return [lang for who, lang in self.viewers if who == guest]

    async def close(self) -> None:
        await self.service.close()

    # What stands

    @property
    def match(self) -> Match[Any]:
        match = self.live.log.match
        assert match is not None
        return match

    @property
    def people(self) -> list[str]:
        return list(dict.fromkeys(seat.guest for seat in self.live.seats if seat.guest))

    @property
    def over(self) -> bool:
        return self.live.log.over

    @property
    def requests(self) -> list[Ask[Any] | Roll[Any]]:
        """The open requests to people."""
        return [one for one in self.live.log.requests if not (one.seat is not None and self.live.seats[one.seat].agent)]

    def guest_of(self, request: Ask[Any] | Roll[Any]) -> str:
        """Return the guest who has to answer a request."""
        return self.live.seats[request.seat or 0].guest or ""

    @property
    def standing(self) -> object:
        """All that a refused message may not change."""
        log, match = self.live.log, self.match
        orders = sorted((key, str(order)) for key, order in self.live.orders.orders.items())
        return log.n, log.head, match.state.digest(), dict(match.given), log.takeback_request, orders

    # What is said

    async def say(self, guest: str, lang: str, /, **message: Any) -> Json:
        """Say something as one viewer; the answer to it. Everybody's screen is held against a fresh table if anything
        has changed."""
        self._id += 1
        viewer, screen, before = self.viewers[guest, lang], self.screens[guest, lang], self.live.log.n
        await viewer.hear(json.dumps({"id": self._id, **message}))
        await self.settle()
        replies = [said for said in screen.heard() if said.get("re") == self._id]
        self.counted[f"{message['type']} {replies[0]['type'] if replies else 'shown'}"] += 1
        if self.live.log.n != before:
            self._remember()
        if not replies:
            return screen.shown
        if replies[0]["type"] == "refused":
            is_sentence(replies[0]["reason"], lang)
            wrong = viewer._view.presenter.say("live-fault")
            hold(replies[0]["reason"]["text"] != wrong, f"{message} went wrong")
        return replies[0]

    async def settle(self) -> None:
        """Let everything be done that was ordered in advance, and what the other side of a lesson does."""
        self._alarm.check()
        for _ in range(MAX_TURNS_OF_LOOP):
            await asyncio.sleep(0)
            self._alarm.check()
            if self.live.is_quiet:
                return
        raise Fault("what no person has to answer is never answered")

    # What must hold

    def look_afresh(self, guest: str, lang: str) -> None:
        """Hold what a viewer was told step by step against what a newcomer is told at once."""
        fresh = json.loads(View(self.service, self.live, self.viewers[guest, lang]._view.guest, lang).table())
        shown = self.screens[guest, lang].shown
        for name in COMPARED:
            hold(fresh.get(name) == shown.get(name), f"{guest} ({lang}) sees another {name} than a newcomer would")
        hold(len(fresh["chronicle"]) == len(shown["chronicle"]), f"{guest} ({lang}) was told another chronicle")
        self.counted["fresh looks"] += 1

    def hidden_stays_hidden(self) -> None:
        """Check that a secret question tells others neither its options nor its dice in hand."""
        for (guest, _), screen in self.screens.items():
            for request in screen.shown["requests"]:
                mine = guest in self.people and request["mine"]
                secret = request.get("secret") and not mine
                hold(not (secret and (request.get("options") or request.get("hand"))), f"{guest} sees a secret request")

    def _remember(self) -> None:
        """Hold a position that was taken back against the same one before."""
        log, match = self.live.log, self.match
        asked = [(ask.seat, ask.question, tuple(ask.keys())) for ask in match.asks]
        position = match.state.digest(), asked, sorted(match.given)
        if log.undos and log.length in self._positions and log.taken_back and not match.given:
            known = self._positions[log.length]
            hold(known == position, "a decision was taken back, but not everything is as it was")
            self.counted["positions taken back to"] += 1
        for length in [length for length in self._positions if length > log.length]:
            del self._positions[length]
        if not match.given:
            self._positions[log.length] = position

    def somebody(self, random: Random) -> tuple[str, str]:
        """Draw a viewer: who looks, and in which language."""
        return random.choice(list(self.viewers))


def _match(agreed: Agreed, seed: int, dial: Sundial) -> tuple[MatchRow, list[SeatRow]]:
    """A match between people, where everybody may ask the coach."""
    setup = msgspec.json.encode(agreed.setup).decode()
    terms = MatchTerms(f"fuzz-{seed}", agreed.game, setup, agreed.dice, seed.to_bytes(32, "big"))
    seats = len(agreed.game.setup.seated(agreed.setup))
    match, rows = lay(terms, ["me"] * seats, PEOPLE[0], dial.now())
    people = [PEOPLE[0] if agreed.shared else PEOPLE[row.number] for row in rows]
    rows = [msgspec.structs.replace(row, guest=guest) for row, guest in zip(rows, people, strict=True)]
    return msgspec.structs.replace(match, hints=True), rows


def _lesson(agreed: Agreed, dial: Sundial) -> tuple[MatchRow, list[SeatRow]]:
    match, rows = agree_lesson(NewLesson(agreed.game.id, agreed.lesson), PEOPLE[0], dial.now())
    return match, rows

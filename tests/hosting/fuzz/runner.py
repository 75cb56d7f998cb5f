"""One fuzzed match after another: each depends on nothing but its game, its seed and its form."""

import asyncio
from collections import Counter
from importlib import import_module
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from tests.hosting.fuzz.aftermath import look_at_the_end
from tests.hosting.fuzz.decorations import Asking
from tests.hosting.fuzz.faults import Alarm, Fault, hold
from tests.hosting.fuzz.reached import reached
from tests.hosting.fuzz.setups import agreed
from tests.hosting.fuzz.steering import Chooser
from tests.hosting.fuzz.table import Table
from theomachy.features.auto_answers import auto_answers_of
from theomachy.hosting.memory import in_memory
from theomachy.hosting.service import MatchService
from theomachy.kernel import Ask, Roll
from theomachy.play.optional import strictly


class Form(NamedTuple):
    """The length of one match, and the shares of its requests at which more is tried."""

    answers: int
    """Answers at most; then somebody resigns."""
    looked_at: float
    """Share of the requests at which every decoration is asked for."""
    hinted: float
    """Share of those requests at which the coach is asked, too."""
    compared: float
    """Share of the answers after which each viewer is compared with a newcomer."""
    whole_review: float
    """Share of the long matches that are reviewed as a whole."""


FORMS = {
    "tiny": Form(8, 1.0, 0.1, 1.0, 1.0),
    "short": Form(40, 0.3, 0.05, 0.3, 0.0),
    "long": Form(250, 0.2, 0.1, 0.2, 0.05),
    "full": Form(3_000, 0.2, 0.1, 0.2, 0.1),
}


class Outcome(NamedTuple):
    """The outcome of one fuzzed match."""

    counted: Counter[str]
    fault: BaseException | None = None


def command(game: str, seed: int, form: str) -> str:
    """The command that plays a match again exactly."""
    return f"python -m bench.fuzz --game {game} --seed {seed} --form {form}"


def fuzz(game: str, seed: int, form: str = "long") -> Outcome:
    """Play one match with everything on, and look at its end."""
    counted: Counter[str] = Counter()
    # Hints are worked out in few worlds, however long that takes: a time limit would make matches differ
    hints = import_module("theomachy.coach.hints")
    with Alarm() as alarm, strictly(True), patch.object(hints, "SECONDS", 0), patch.object(hints, "FEW_WORLDS", 1):
        try:
            asyncio.run(_Bout(game, seed, FORMS[form], alarm, counted).play())
        except Exception as error:  # noqa: BLE001 - it is what is looked for
            return Outcome(counted, error)
    return Outcome(counted)


class _Bout:
    def __init__(self, game: str, seed: int, form: Form, alarm: Alarm, counted: Counter[str]) -> None:
        self.game, self.seed, self.form, self.alarm, self.counted = game, seed, form, alarm, counted
        self.random = Random(f"{game} {seed}")
        self.chooser = Chooser(self.random)

    async def play(self) -> None:
        self.agreed = agreed(self.game, self.random)
        self.counted |= Counter({f"kind {self.agreed.kind}": 1, f"aim {self.chooser.aim}": 1})
        self.table = table = await Table.laid(self.agreed, self.seed, self.alarm)
        self.counted[f"seats {len(table.live.seats)}"] += 1
        self.asking = Asking(table, self.random)
        try:
            for _ in range(self.form.answers):
                if table.over or (self.agreed.lesson and not table.live.log.teaching):
                    break
                await self._one_request()
            await self._end()
        finally:
            self.counted.update(table.counted)
            await table.close()

    async def _one_request(self) -> None:
        table, random, n = self.table, self.random, self.table.live.log.n
        for request in table.requests:
            self.counted[f"asked {request.question}"] += 1
        self.counted.update(reached(table))
        table.hidden_stays_hidden()
        if random.random() < self.form.looked_at:
            await self.asking.everything(hints=random.random() < self.form.hinted)
            self.counted["requests looked at"] += 1
            if await self.asking.mutations():
                self.counted["mutated keys that were legal"] += 1
        if table.live.log.n == n and not await self._something_else():
            await self._answer()
        if random.random() < self.form.compared:
            table.look_afresh(*table.somebody(random))
        if random.random() < 0.01:
            await self._open_elsewhere()

    async def _answer(self) -> None:
        table = self.table
        if table.over:
            return
        request = self.random.choice(table.requests)
        key = self._key(request)
        guest = table.guest_of(request)
        lang = self.random.choice(table.languages_of(guest))
        alone = isinstance(request, Ask) and not table.live.log.teaching
        if alone and self.random.random() < 0.05:
            said = await table.say(guest, lang, type="go", request=table.live.log.request_id(request), keys=[key])
        else:
            said = await table.say(guest, lang, type="answer", request=table.live.log.request_id(request), key=key)
        hold(said["type"] == "accepted", f"{key!r} is an option and is not accepted: {said}")

    def _key(self, request: Ask[Any] | Roll[Any]) -> str:
        """Return an answer: the one that a lesson teaches, faces for dice, or the one that the steering likes best."""
        lesson = self.table.live.log.lesson
        step = lesson.step(self.table.match) if lesson is not None else None
        if step is not None:
            return step.key
        return self._faces(request) if isinstance(request, Roll) else self.chooser.choose(self.table.match, request)

    def _faces(self, roll: Roll[Any]) -> str:
        """Faces, sometimes all alike: the best or the worst there are."""
        side = self.random.choice((None, None, 0, -1))
        return " ".join(str(self.random.choice(die) if side is None else die[side]) for die in roll.dice)

    async def _something_else(self) -> bool:
        """Now and then a person does something besides answering; True if the table has moved on."""
        table, random, n = self.table, self.random, self.table.live.log.n
        guest = random.choice(table.people)
        lang = random.choice(table.languages_of(guest))
        match random.randrange(40):
            case 0:
                await table.say(guest, lang, type="undo", n=n)
            case 1:
                await self._plead(guest, lang)
            case 2:
                windows = [*auto_answers_of(table.live.log.game), "nonsense"]
                how = random.choice(("ask", "ask", "never", "always", "at-least"))
                window = random.choice(windows)
                await table.say(guest, lang, type="stand", window=window, how=how, least=random.randint(-1, 9))
            case 3:
                request = random.choice(table.requests)
                id, owner = table.live.log.request_id(request), table.guest_of(request)
                await table.say(owner, table.languages_of(owner)[0], type="usual", request=id)
            case 4:
                await table.say(guest, lang, type="claim", n=n)
            case 5:
                await table.say(guest, lang, type="speak", lang=random.choice(("xx", lang)))
            case _:
                return False
        return table.live.log.n != n

    async def _plead(self, guest: str, lang: str) -> None:
        """Ask to take something back; the others grant it or do not."""
        table, random = self.table, self.random
        await table.say(guest, lang, type="plea", n=table.live.log.n)
        for other in random.sample(table.people, len(table.people)):
            if table.live.log.takeback_request is None or table.over:
                return
            if random.random() < 0.8:
                await table.say(
                    other, table.languages_of(other)[0], type="grant", n=table.live.log.n, yes=random.random() < 0.7
                )

    async def _open_elsewhere(self) -> None:
        """Another host opens the match from the store and finds it as it is here."""
        table = self.table
        other = MatchService(msgspec.structs.replace(in_memory(table.dial), store=table.service.store))
        live = await other.match(table.live.id)
        here, there = table.live.log, live.log
        assert there.match is not None
        hold(there.match.state.digest() == table.match.state.digest(), "a match that is opened stands otherwise")
        ids = [[log.request_id(request) for request in log.requests] for log in (here, there)]
        hold(ids[0] == ids[1], "a match that is opened asks something else")
        await other.close()
        self.counted["opened elsewhere"] += 1

    async def _end(self) -> None:
        table = self.table
        if table.over:
            self.counted["played to the end"] += 1
        else:
            guest = table.people[-1]
            said = await table.say(guest, table.languages_of(guest)[0], type="resign", n=table.live.log.n)
            hold(said["type"] == "accepted", f"nobody may resign: {said}")
        hold(table.over, "a match does not end")
        for viewer in table.viewers:
            table.look_afresh(*viewer)
        await look_at_the_end(table, self.random, whole=self.random.random() < self.form.whole_review)
        await table.settle()


def story(fault: BaseException, game: str, seed: int, form: str) -> str:
    """A fault in words, and how to meet it again."""
    kind = "" if isinstance(fault, Fault) else f"{type(fault).__name__}: "
    return f"{kind}{fault}\n    {command(game, seed, form)}"

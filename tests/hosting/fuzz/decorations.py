"""Everything that helps people at a request, asked for in every language."""

from random import Random
from typing import Any

from tests.hosting.fuzz.faults import Fault, hold, is_sentence
from tests.hosting.fuzz.mutations import mutated
from tests.hosting.fuzz.table import Json, Table
from theomachy.hosting.remarks import PHRASES
from theomachy.kernel import Ask, Region, Roll, key_of

MUTATED_KEYS = 4
PROBED_OPTIONS = 2
POINTED_AT = 3


class Asking:
    """Asks for all decorations of what stands at a table now."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table, self.random = table, random
        self.earlier: list[str] = ["none"]
        """Keys of requests before this one."""

    async def everything(self, *, hints: bool) -> None:
        """Ask for everything, as everybody who is asked now."""
        for request in self.table.requests:
            await self._of(request, hints=hints)
        await self._of_the_table()

    async def _of(self, request: Ask[Any] | Roll[Any], *, hints: bool) -> None:
        table, id, guest = self.table, self.table.live.log.request_id(request), self.table.guest_of(request)
        for lang in table.languages_of(guest):
            self._is_shown(request, id, guest, lang)
        if isinstance(request, Roll):
            await self._dice(request, id, guest)
            return
        keys = self._keys(request)
        for lang in table.languages_of(guest):
            for key in self.random.sample(keys, min(PROBED_OPTIONS, len(keys))):
                verdict = await table.say(guest, lang, type="probe", request=id, key=key)
                hold("reason" not in verdict, f"an option is none: {key!r}: {verdict.get('reason')}")
                whole = sum(case["chance"] for case in verdict.get("cases", ()))
                hold(not verdict.get("cases") or abs(whole - 1) < 1e-6, f"the cases of {key!r} add up to {whole}")
            for at in self._targets():
                pointed = await table.say(guest, lang, type="point", request=id, at=at)
                hold(pointed["type"] in ("verdict", "refused"), f"pointing at {at!r} answers {pointed['type']}")
            await table.say(guest, lang, type="ways", request=id)
            if hints:
                told = await table.say(guest, lang, type="hint", request=id)
                for hint in told.get("hints", ()):
                    hold(request.takes(hint["key"]), f"a hint is no option: {hint['key']!r}")
        self._usual(request, id, guest)

    def _is_shown(self, request: Ask[Any] | Roll[Any], id: str, guest: str, lang: str) -> None:
        shown = self.table.screens[guest, lang].shown
        found = next((one for one in shown["requests"] if one["id"] == id), None)
        if found is None or not found["mine"]:
            raise Fault(f"{guest} is asked {request.question} and is not shown it")
        hold(found["question"].strip(), "a request without a question")
        if isinstance(request, Ask):
            shown_keys = {option["key"] for option in found["options"]}
            strangers = [key for key in shown_keys if not request.takes(key)]
            hold(not strangers, f"options of {request.question} that are none: {strangers[:3]}")
            hold(all(option["label"].strip() for option in found["options"]), "an option without words")

    def _usual(self, request: Ask[Any], id: str, guest: str) -> None:
        usual = self.table.live.orders.usual(self.table.live.log, request)
        hold(usual is None or request.takes(usual), f"the usual answer to {request.question} is none: {usual!r}")

    def _keys(self, request: Ask[Any]) -> list[str]:
        keys = request.keys()
        if isinstance(request.options, Region) and request.open:
            keys = [*keys, key_of(request.options.pick(self.random))]
        return keys

    def _targets(self) -> list[str]:
        """Return things that a person may point at: pieces, zones, cards, places."""
        scene = self.table.live.log.game.scene(self.table.match.state, None)
        zones = [zone.id for zone in (*scene.fixed.zones, *scene.ground.values())]
        everything = [*scene.pieces, *zones, *scene.fixed.cards, *self.earlier[-5:]]
        place = ",".join(str(self.random.randrange(max(side, 1))) for side in scene.fixed.size)
        return [*self.random.sample(everything, min(POINTED_AT - 1, len(everything))), place]

    async def _dice(self, request: Roll[Any], id: str, guest: str) -> None:
        for lang in self.table.languages_of(guest):
            refused = await self.table.say(guest, lang, type="probe", request=id, key="1")
            hold(refused["type"] == "refused", "dice were probed")

    async def _of_the_table(self) -> None:
        """Do what anybody may do at any time: measure, look again, speak, talk."""
        table, random = self.table, self.random
        scene = table.live.log.game.scene(table.match.state, None)
        ends = [*scene.pieces, "0,0", ",".join(str(random.randrange(max(side, 1))) for side in scene.fixed.size), "x"]
        guest, lang = table.somebody(random)
        start, end = random.choice(ends), random.choice(ends)
        measured = await table.say(guest, lang, **{"type": "measure", "from": start, "to": end})
        if measured["type"] == "measured":
            is_sentence(measured["text"], "en")
        await table.say(guest, lang, type="say", phrase=random.choice(PHRASES))
        await table.say(guest, lang, type="again")

    # Nearly right

    async def mutations(self) -> bool:
        """Try mutated keys at a request; True if one of them was a legal answer."""
        table, random = self.table, self.random
        request = random.choice(table.requests)
        id, guest = table.live.log.request_id(request), table.guest_of(request)
        keys = self._keys(request) if isinstance(request, Ask) else ["1", "d1", "6 6"]
        for _ in range(MUTATED_KEYS):
            key = mutated(random.choice(keys), [*self.earlier, *keys], random)
            for lang in table.languages_of(guest):
                before = table.standing
                said = await table.say(guest, lang, type="answer", request=id, key=key)
                if said["type"] == "accepted":
                    return True
                self._is_refused(said, before, key)
                await self._why_not(request, id, guest, lang, key)
        self.earlier = [*self.earlier[-30:], *random.sample(keys, min(3, len(keys)))]
        return False

    async def _why_not(self, request: Ask[Any] | Roll[Any], id: str, guest: str, lang: str, key: str) -> None:
        if isinstance(request, Ask) and not self.table.live.log.teaching:
            said = await self.table.say(guest, lang, type="probe", request=id, key=key)
            hold(said["type"] == "refused" or "reason" in said, f"{key!r} is refused, but may be probed")
            if "reason" in said:
                is_sentence(said["reason"], lang)

    def _is_refused(self, said: Json, before: object, key: str) -> None:
        hold(said["type"] == "refused", f"the key {key!r} is answered by {said['type']}")
        hold(self.table.standing == before, f"the key {key!r} is refused, and something has changed")

"""The logs of matches: entries, saves on the way, records."""

from collections.abc import Callable, Sequence
from datetime import datetime

import msgspec

from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry, SavePoint, Summary
from theomachy.hosting.keyed.texts import Access, KeptTexts, Texts, absent, packed, path
from theomachy.hosting.log import SAVE_EVERY_ENTRIES


class KeptEntry(msgspec.Struct, frozen=True):
    entry: Entry
    faces: str
    chronicle: ChronicleEdit


class LastEntry(msgspec.Struct, frozen=True):
    """The last entry of a match: its number, when it was written, and how the match stands after it."""

    number: int
    made: datetime
    summary: Summary | None


class KeyedLogs(Access):
    def __init__(self, texts: KeptTexts, now: Callable[[], datetime]) -> None:
        super().__init__(texts)
        self._now = now

    async def append(
        self,
        match: str,
        number: int,
        change: Change,
        point: SavePoint | None,
        ending: Ending | None,
        summary: Summary | None = None,
    ) -> None:
        place = path("entry", match, number)
        texts: dict[str, str | None] = {
            place: packed(KeptEntry(change.entry, change.faces, change.chronicle)),
            path("last", match): packed(LastEntry(number, self._now(), summary)),
        }
        if point is not None:
            texts |= {**await self._outdated(match), path("save", match, number): packed(point)}
        if ending is not None:
            texts |= {path("record", match): ending.record, path("result", match): packed(ending.shares)}
        await self.write(texts, absent([place]))

    async def _outdated(self, match: str) -> Texts:
        """Saves that nobody goes on from once there is another: all but the last."""
        numbers = await self.below("save", match)
        return absent(path("save", match, number) for number in numbers[:-1])

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        if not after:
            return [kept.entry for kept in await self.all(KeptEntry, "entry", match)]
        last = await self.row(LastEntry, "last", match)
        numbers = range(after + 1, last.number + 1) if last is not None else ()
        return [kept.entry for kept in await self.rows(KeptEntry, [path("entry", match, n) for n in numbers])]

    async def lines(self, match: str) -> list[tuple[Entry, str]]:
        return [(kept.entry, kept.faces) for kept in await self.all(KeptEntry, "entry", match)]

    async def point(self, match: str) -> tuple[SavePoint | None, list[ChronicleEdit]]:
        last = await self.row(LastEntry, "last", match)
        newest = last.number - SAVE_EVERY_ENTRIES if last is not None else 0
        number = max([n for n in map(int, await self.below("save", match)) if n <= newest], default=None)
        if number is None:
            return None, []
        point = await self.row(SavePoint, "save", match, number)
        before = await self.rows(KeptEntry, [path("entry", match, n) for n in range(1, number + 1)])
        return point, [kept.chronicle for kept in before]

    async def summaries(self, matches: Sequence[str]) -> dict[str, Summary | None]:
        return {match: last.summary for match, last in (await self._last(matches)).items()}

    async def touched(self, matches: Sequence[str]) -> dict[str, datetime]:
        return {match: last.made for match, last in (await self._last(matches)).items()}

    async def _last(self, matches: Sequence[str]) -> dict[str, LastEntry]:
        texts = await self._texts.get([path("last", match) for match in matches])
        decode = msgspec.json.Decoder(LastEntry).decode
        return {match: decode(text) for match, text in zip(matches, texts, strict=True) if text is not None}

    async def record(self, match: str) -> str | None:
        return await self.text("record", match)

    async def keep_review(self, match: str, text: str) -> None:
        await self.write({path("review", match): text})

    async def review(self, match: str) -> str | None:
        return await self.text("review", match)
